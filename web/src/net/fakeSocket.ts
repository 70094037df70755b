/** Fake sockets for tests. */
import type { ClientMessage, ServerMessage } from "../protocol/messages";

export class FakeSocket {
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    const last = FakeSocket.all.at(-1);
    if (!last) throw new Error("no socket was opened");
    return last;
  }
  static open(table: string | null): WebSocket {
    const socket = new FakeSocket(table);
    FakeSocket.all.push(socket);
    return socket as unknown as WebSocket;
  }

  constructor(readonly table: string | null) {}

  readyState: number = WebSocket.CONNECTING;
  sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  /** Whether heartbeats are answered. They are not among the messages sent. */
  alive = true;

  send(text: string): void {
    const message = JSON.parse(text) as ClientMessage;
    if (message.type !== "ping") this.sent.push(message);
    else if (this.alive) this.says({ type: "done", ref: message.ref!, version: null });
  }
  close(): void {
    this.readyState = WebSocket.CLOSED;
  }

  opens(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }
  /** Opens the socket and answers its greeting. */
  welcomes(): void {
    this.opens();
    this.says({ type: "welcome", protocol: 3, name: "Ann", levels: [] });
  }
  says(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(code = 1006): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }
  /** The messages of one type that were sent. */
  get types(): string[] {
    return this.sent.map((message) => message.type);
  }
}
