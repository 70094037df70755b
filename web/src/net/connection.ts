/** A WebSocket that reconnects by itself. After each reconnect `onOpen` is called again, to tell the server what this
 * page follows; the server answers with complete states. */
import { isOnDevice } from "../host";
import { device, type Socket } from "../local/device";
import { PROTOCOL } from "../protocol/version";
import { waitBefore } from "./backoff";
import { deviceName } from "./deviceName";
import type { ClientMessage, ServerMessage } from "../protocol/messages";

/** Close codes of the server. */
const NO_SESSION = 4401;
const TOO_MANY = 4429;
/** Milliseconds to wait for the server's welcome. A laptop may wake up with a dead socket. */
const WELCOME_TIMEOUT = 8_000;
/** Milliseconds for which a hidden page trusts its socket. Later it may be dead and look open, after sleep or a change
 * of network. */
const TRUSTED_HIDDEN = 30_000;
/** The reference of a heartbeat. No other message has it. */
const PING = 0;

/** Milliseconds of silence after which the server is asked whether it is there. */
const HEARTBEAT = 10_000;
/** Milliseconds in which the server answers a message. A page whose server does not is told so. */
const ANSWERS_WITHIN = 2_000;
/** Milliseconds after which a socket is replaced that does not answer a heartbeat. */
const DEAD_AFTER = 8_000;

/** After `lost` and `too-many-windows` the socket reconnects; after `no-session` and `old-version` it does not. */
export type Status = "closed" | "connecting" | "open" | "lost" | "too-many-windows" | "no-session" | "old-version";

export interface Listener {
  /** Called when the socket is open and the greeting is sent. The status becomes `open` later, with the welcome. */
  onOpen(): void;
  onMessage(message: ServerMessage): void;
  onStatus(status: Status): void;
  /** Called when an answer is overdue, and when the server is heard again. */
  onSilence(silent: boolean): void;
}

export type OpenSocket = (table: string | null) => Socket;

/** The id in the address lets a proxy send all players of a table to one process. The server does not need it. */
export function socketAddress({ protocol, host }: { protocol: string; host: string }, table: string | null): string {
  const query = table === null ? "" : `?table=${encodeURIComponent(table)}`;
  return `${protocol === "https:" ? "wss" : "ws"}://${host}/ws${query}`;
}

/** A socket to the server, or to this device's own tables. */
function browserSocket(table: string | null): Socket {
  if (isOnDevice(table)) return device.connect(deviceName());
  return new WebSocket(socketAddress(window.location, table));
}

export class Connection {
  #socket: Socket | null = null;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wanted = false;
  /** The table in the address of the socket. */
  #table: string | null = null;
  #hiddenSince: number | null = null;
  #silent = false;
  #heartbeat: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly listener: Listener,
    private readonly openSocket: OpenSocket = browserSocket,
  ) {}

  /** Connects, and reconnects until `close` is called. A socket that was opened for another table is replaced. */
  open(table: string | null = null): void {
    const elsewhere = table !== null && table !== this.#table;
    if (elsewhere) this.#table = table;
    if (this.#wanted) {
      if (elsewhere) this.#connect("connecting");
      return;
    }
    this.#wanted = true;
    window.addEventListener("online", this.#networkBack);
    window.addEventListener("offline", this.#networkGone);
    document.addEventListener("visibilitychange", this.#visibilityChanged);
    this.#connect("connecting");
  }

  close(): void {
    this.#wanted = false;
    this.#table = null;
    clearTimeout(this.#timer);
    window.removeEventListener("online", this.#networkBack);
    window.removeEventListener("offline", this.#networkGone);
    document.removeEventListener("visibilitychange", this.#visibilityChanged);
    this.#drop();
    this.listener.onStatus("closed");
  }

  /** Sends a message. Returns false if the socket is not open; the message is not kept. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    if (message.ref != null) this.#expectAnswer();
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Replaces the socket, which may be dead and still look open. */
  renew(): void {
    if (this.#wanted && this.#socket?.readyState === WebSocket.OPEN) this.#connect("lost");
  }

  #connect(status: Status): void {
    this.#drop();
    this.listener.onStatus(status);
    const socket = this.openSocket(this.#table);
    this.#socket = socket;
    this.#timer = setTimeout(() => this.#retry(socket, "lost"), WELCOME_TIMEOUT);
    socket.onopen = () => this.#opened(socket);
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.#socket) return;
      this.#heard();
      this.#receive(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = (event) => this.#lost(socket, event.code);
  }

  #opened(socket: Socket): void {
    if (socket !== this.#socket) return;
    this.send({ type: "hello", protocol: PROTOCOL });
    this.listener.onOpen();
  }

  #receive(message: ServerMessage): void {
    if (message.type === "refused" && message.reason === "wrong-protocol") return this.#stop("old-version");
    if (message.type === "refused" && message.reason === "too-many-connections") return; // the close code says the same
    if (message.type === "welcome") this.#welcome();
    this.listener.onMessage(message);
  }

  /** Resets the backoff only after the welcome, because the server may still refuse an open socket. */
  #welcome(): void {
    clearTimeout(this.#timer);
    this.#attempt = 0;
    this.listener.onStatus("open");
  }

  #lost(socket: Socket, code: number): void {
    if (socket !== this.#socket || !this.#wanted) return;
    if (code === NO_SESSION) this.#stop("no-session");
    else this.#retry(socket, code === TOO_MANY ? "too-many-windows" : "lost");
  }

  #stop(status: Status): void {
    this.#wanted = false;
    this.#drop();
    this.listener.onStatus(status);
  }

  #retry(socket: Socket, status: "lost" | "too-many-windows"): void {
    if (socket !== this.#socket || !this.#wanted) return;
    this.#drop();
    this.listener.onStatus(status);
    const wait = waitBefore(status === "lost" ? this.#attempt++ : Infinity);
    this.#timer = setTimeout(() => this.#connect(status), wait);
  }

  #heard(): void {
    clearTimeout(this.#patience);
    clearTimeout(this.#heartbeat);
    this.#setSilent(false);
    this.#patience = undefined;
    this.#heartbeat = setTimeout(() => this.#beat(), HEARTBEAT);
  }

  #beat(): void {
    this.#heartbeat = setTimeout(() => this.renew(), DEAD_AFTER);
    this.send({ type: "ping", ref: PING });
  }

  /** Waits for any message of the server. This device answers always. */
  #expectAnswer(): void {
    if (this.#patience !== undefined || isOnDevice(this.#table)) return;
    this.#patience = setTimeout(() => this.#setSilent(true), ANSWERS_WITHIN);
  }

  #setSilent(silent: boolean): void {
    if (silent === this.#silent) return;
    this.#silent = silent;
    this.listener.onSilence(silent);
  }

  /** The browser knows that there is no network, long before the socket does. */
  #networkGone = (): void => {
    if (this.#wanted && !isOnDevice(this.#table)) this.#setSilent(true);
  };

  /** Reconnects, because an open socket used the network that is gone. This device's tables need none. */
  #networkBack = (): void => {
    if (this.#wanted && !isOnDevice(this.#table)) this.#connect("lost");
  };

  /** Reconnects when the page becomes visible: at once if there is no socket, or if it was hidden for long. */
  #visibilityChanged = (): void => {
    if (document.visibilityState === "hidden") {
      this.#hiddenSince = Date.now();
      return;
    }
    const away = this.#hiddenSince === null ? 0 : Date.now() - this.#hiddenSince;
    this.#hiddenSince = null;
    const doubtful = away > TRUSTED_HIDDEN && !isOnDevice(this.#table);
    if (this.#wanted && (!this.#socket || doubtful)) this.#connect("lost");
  };

  #drop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#heartbeat);
    clearTimeout(this.#patience);
    this.#patience = undefined;
    this.#setSilent(false);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}
