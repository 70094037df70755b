/** The kernel in a worker of its own: it deals, plays and solves without a server, and never holds up the page.
 *
 * Nothing is fetched before the first call. `close` ends the worker; calls that are under way are refused. */
import type { Answer, Arguments, Call, CallName, Result } from "./calls.ts";
import { KernelRefusal } from "./kernel.ts";

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

export interface EngineWorker {
  onmessage: ((event: MessageEvent<Answer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(call: Call): void;
  terminate(): void;
}

function startWorker(): EngineWorker {
  return new Worker(new URL("./kernelWorker.ts", import.meta.url), { type: "module" });
}

export class Engine {
  readonly #start: () => EngineWorker;
  readonly #waiting = new Map<number, Waiting>();
  #worker: EngineWorker | undefined;
  #lastId = 0;

  constructor(start: () => EngineWorker = startWorker) {
    this.#start = start;
  }

  /** Calls a method of `Kernel`: `engine.call("choose", sight, "master", seed)`. Rejects with `KernelRefusal` what the
   * kernel refuses, and with `Error` what could not be loaded. */
  call<Name extends CallName>(name: Name, ...args: Arguments<Name>): Promise<Result<Name>> {
    this.#worker ??= this.#started();
    const id = ++this.#lastId;
    const answer = new Promise<unknown>((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
    this.#worker.postMessage({ id, name, args });
    return answer as Promise<Result<Name>>;
  }

  close(): void {
    this.#end(new Error("the engine was closed"));
  }

  #started(): EngineWorker {
    const worker = this.#start();
    worker.onmessage = ({ data }) => this.#take(data);
    worker.onerror = (event) => this.#end(new Error(event.message || "the engine's worker could not be loaded"));
    return worker;
  }

  #take(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ("value" in answer) waiting?.resolve(answer.value);
    else waiting?.reject(answer.refused ? new KernelRefusal(answer.error) : new Error(answer.error));
  }

  /** The next call starts a new worker. */
  #end(reason: Error): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(reason);
    this.#waiting.clear();
  }
}
