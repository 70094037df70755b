/** One WebSocket, kept alive. Whoever uses it hears of messages and of whether it is open; a reconnect is no event of
 * its own: `onOpen` says again what the server must know, and the server answers with whole states. */
import { waitBefore } from "./backoff";
import type { ClientMessage, ServerMessage } from "./messages";

export const PROTOCOL = 1;

/** Of the server: no valid cookie. Trying again would not help. */
const NO_SESSION = 4401;
/** A socket that has not opened after this time is given up: a sleeping laptop may wake with a dead one. */
const OPEN_WITHIN = 8_000;
/** After so long out of sight a socket may be dead and look open: the laptop slept, the network is another. */
const TRUSTED_HIDDEN = 30_000;

export type Status = "closed" | "connecting" | "open" | "lost" | "no-session";

export interface Listener {
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
    this.#timer = setTimeout(() => this.#retry(socket), OPEN_WITHIN);
    socket.onopen = () => this.#opened(socket);
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.listener.onMessage(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = (event) => this.#lost(socket, event.code);
  }

  #opened(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    clearTimeout(this.#timer);
    this.#attempt = 0;
    this.send({ type: "hello", protocol: PROTOCOL });
    this.listener.onStatus("open");
    this.listener.onOpen();
  }

  #lost(socket: WebSocket, code: number): void {
    if (socket !== this.#socket || !this.#wanted) return;
    if (code === NO_SESSION) {
      this.#socket = null;
      clearTimeout(this.#timer);
      this.listener.onStatus("no-session");
      this.#wanted = false;
    } else this.#retry(socket);
  }

  #retry(socket: WebSocket): void {
    if (socket !== this.#socket || !this.#wanted) return;
    this.#drop();
    this.listener.onStatus("lost");
    this.#timer = setTimeout(() => this.#connect("lost"), waitBefore(this.#attempt++));
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
