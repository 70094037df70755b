/** The tables of this device, for a page: a worker that answers like the server. It starts with the first use. */
import type { ClientMessage } from "../protocol/messages";
import type { FromPage, FromWorker, QuestionAnswer, QuestionArguments, QuestionName } from "./questions.ts";
import { Refusal } from "../protocol/refusal.ts";

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** The part of a worker that is used here. */
export interface TableWorker {
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: FromPage): void;
  terminate(): void;
}

function startWorker(): TableWorker {
  return new Worker(new URL("./tableWorker.ts", import.meta.url), { type: "module" });
}

export class Device {
  #worker: TableWorker | undefined;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;
  #socket: DeviceSocket | null = null;

  constructor(private readonly start: () => TableWorker = startWorker) {}

  /** Asks the host, for example `device.ask("replay", game, 1, null)`. Rejects with `Refusal`. */
  ask<Name extends QuestionName>(name: Name, ...args: QuestionArguments<Name>): Promise<QuestionAnswer<Name>> {
    const id = ++this.#lastId;
    const answer = new Promise<unknown>((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
    this.#running().postMessage({ kind: "question", id, name, args });
    return answer as Promise<QuestionAnswer<Name>>;
  }

  /** Opens a connection to the device's tables, under the reader's name. It replaces the one before. */
  connect(name: string): DeviceSocket {
    const post = (message: FromPage): void => this.#running().postMessage(message);
    post({ kind: "disconnect" });
    post({ kind: "connect", name });
    const socket = new DeviceSocket(post);
    this.#socket = socket;
    return socket;
  }

  #running(): TableWorker {
    this.#worker ??= this.#started();
    return this.#worker;
  }

  #started(): TableWorker {
    const worker = this.start();
    worker.onmessage = ({ data }) => this.#receive(data);
    worker.onerror = () => this.#fail();
    return worker;
  }

  #receive(message: FromWorker): void {
    if (message.kind === "message") return this.#socket?.receive(JSON.stringify(message.message));
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.kind === "answer") waiting?.resolve(message.value);
    else waiting?.reject(new Refusal(message.reason));
  }

  /** The worker could not be loaded, so it is not kept on the device. The next use starts another. */
  #fail(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(new Refusal("offline"));
    this.#waiting.clear();
    this.#socket?.fail();
  }
}

/** What a connection uses of a WebSocket. */
export type Socket = Pick<WebSocket, "readyState" | "onopen" | "onmessage" | "onclose" | "send" | "close">;

/** A socket to the tables of this device. */
export class DeviceSocket implements Socket {
  readyState: Socket["readyState"] = WebSocket.CONNECTING;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;

  constructor(private readonly post: (message: FromPage) => void) {
    queueMicrotask(() => this.#opens());
  }

  send(text: string): void {
    this.post({ kind: "message", message: JSON.parse(text) as ClientMessage });
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.post({ kind: "disconnect" });
  }

  receive(text: string): void {
    if (this.readyState === WebSocket.OPEN)
      this.onmessage?.call(this as never, new MessageEvent("message", { data: text }));
  }

  fail(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.call(this as never, new CloseEvent("close", { code: 1006 }));
  }

  #opens(): void {
    if (this.readyState !== WebSocket.CONNECTING) return;
    this.readyState = WebSocket.OPEN;
    this.onopen?.call(this as never, new Event("open"));
  }
}

export const device = new Device();
