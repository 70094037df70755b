/** One WebSocket, kept alive. Whoever uses it hears of messages and of whether the server has welcomed it; a reconnect is
 * no event of its own: `onOpen` says again what the server must know, and the server answers with whole states. */
import { waitBefore } from "./backoff";
import type { ClientMessage, ServerMessage } from "../protocol/messages";

export const PROTOCOL = 2;

/** Codes with which the server closes a socket. */
const NO_SESSION = 4401;
const TOO_MANY = 4429;
/** A socket without a welcome after this time is given up: a sleeping laptop may wake with a dead one. */
const WELCOME_WITHIN = 8_000;
/** After so long out of sight a socket may be dead and look open: the laptop slept, the network is another. */
const TRUSTED_HIDDEN = 30_000;

/** With `lost` and `too-many-windows` another try follows; with `no-session` and `old-version` none would help. */
export type Status = "closed" | "connecting" | "open" | "lost" | "too-many-windows" | "no-session" | "old-version";

export interface Listener {
  /** The socket is open and the greeting is sent. The welcome comes later: until then the status is not `open`. */
  onOpen(): void;
  onMessage(message: ServerMessage): void;
  onStatus(status: Status): void;
}

export type OpenSocket = () => WebSocket;

function browserSocket(): WebSocket {
  const { protocol, host } = window.location;
  return new WebSocket(`${protocol === "https:" ? "wss" : "ws"}://${host}/ws`);
}

export class Connection {
  #socket: WebSocket | null = null;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wanted = false;
  #hiddenSince: number | null = null;

  constructor(
    private readonly listener: Listener,
    private readonly openSocket: OpenSocket = browserSocket,
  ) {}

  /** From now on, until `close`, there is a socket or a try to get one. */
  open(): void {
    if (this.#wanted) return;
    this.#wanted = true;
    window.addEventListener("online", this.#networkBack);
    document.addEventListener("visibilitychange", this.#seen);
    this.#connect("connecting");
  }

  close(): void {
    this.#wanted = false;
    clearTimeout(this.#timer);
    window.removeEventListener("online", this.#networkBack);
    document.removeEventListener("visibilitychange", this.#seen);
    this.#drop();
    this.listener.onStatus("closed");
  }

  /** False where there is no open socket; the message is then lost. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** A socket may be dead and look open: a new one tells. */
  renew(): void {
    if (this.#wanted && this.#socket?.readyState === WebSocket.OPEN) this.#connect("lost");
  }

  #connect(status: Status): void {
    this.#drop();
    this.listener.onStatus(status);
    const socket = this.openSocket();
    this.#socket = socket;
    this.#timer = setTimeout(() => this.#retry(socket, "lost"), WELCOME_WITHIN);
    socket.onopen = () => this.#opened(socket);
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = (event) => this.#lost(socket, event.code);
  }

  #opened(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.send({ type: "hello", protocol: PROTOCOL });
    this.listener.onOpen();
  }

  #hear(message: ServerMessage): void {
    if (message.type === "refused" && message.reason === "wrong-protocol") return this.#stop("old-version");
    if (message.type === "refused" && message.reason === "too-many-connections") return; // the code says it again
    if (message.type === "welcome") this.#welcome();
    this.listener.onMessage(message);
  }

  /** Only now the server has taken the connection: a try that was refused does not shorten the wait for the next. */
  #welcome(): void {
    clearTimeout(this.#timer);
    this.#attempt = 0;
    this.listener.onStatus("open");
  }

  #lost(socket: WebSocket, code: number): void {
    if (socket !== this.#socket || !this.#wanted) return;
    if (code === NO_SESSION) this.#stop("no-session");
    else this.#retry(socket, code === TOO_MANY ? "too-many-windows" : "lost");
  }

  #stop(status: Status): void {
    this.#wanted = false;
    this.#drop();
    this.listener.onStatus(status);
  }

  #retry(socket: WebSocket, status: "lost" | "too-many-windows"): void {
    if (socket !== this.#socket || !this.#wanted) return;
    this.#drop();
    this.listener.onStatus(status);
    const wait = waitBefore(status === "lost" ? this.#attempt++ : Infinity);
    this.#timer = setTimeout(() => this.#connect(status), wait);
  }

  /** Whatever was open went over the network that is gone. */
  #networkBack = (): void => {
    if (this.#wanted) this.#connect("lost");
  };

  /** Somebody looks again: no need to wait longer, and no trust in what was long out of sight. */
  #seen = (): void => {
    if (document.visibilityState === "hidden") {
      this.#hiddenSince = Date.now();
      return;
    }
    const away = this.#hiddenSince === null ? 0 : Date.now() - this.#hiddenSince;
    this.#hiddenSince = null;
    if (this.#wanted && (!this.#socket || away > TRUSTED_HIDDEN)) this.#connect("lost");
  };

  #drop(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}
