import { expect, test } from "vitest";
import type { Answer, Call } from "./calls.ts";
import { Engine, type EngineWorker } from "./engine.ts";
import { KernelRefusal } from "./kernel.ts";

class FakeWorker implements EngineWorker {
  onmessage: ((event: MessageEvent<Answer>) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  readonly calls: Call[] = [];
  ended = false;

  postMessage(call: Call): void {
    this.calls.push(call);
  }

  terminate(): void {
    this.ended = true;
  }

  answer(answer: Answer): void {
    this.onmessage?.({ data: answer } as MessageEvent<Answer>);
  }
}

function engineWithWorkers(): { engine: Engine; workers: FakeWorker[] } {
  const workers: FakeWorker[] = [];
  const start = (): FakeWorker => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  };
  return { engine: new Engine(start), workers };
}

test("a worker starts with the first call, and answers find their calls in any order", async () => {
  const { engine, workers } = engineWithWorkers();
  expect(workers).toHaveLength(0);
  const first = engine.call("deal", "three", 1, 2);
  const second = engine.call("fairDeal", [], [], 1);
  expect(workers).toHaveLength(1);
  const [worker] = workers;
  expect(worker?.calls).toEqual([
    { id: 1, name: "deal", args: ["three", 1, 2] },
    { id: 2, name: "fairDeal", args: [[], [], 1] },
  ]);
  worker?.answer({ id: 2, value: [1, 2, 3, 4] });
  worker?.answer({ id: 1, value: "a position" });
  expect(await second).toEqual([1, 2, 3, 4]);
  expect(await first).toBe("a position");
});

test("a refusal is told apart from a failure", async () => {
  const { engine, workers } = engineWithWorkers();
  const refused = engine.call("deal", "three", 1, 2);
  const failed = engine.call("deal", "three", 1, 2);
  workers[0]?.answer({ id: 1, error: "no", refused: true });
  workers[0]?.answer({ id: 2, error: "offline", refused: false });
  await expect(refused).rejects.toBeInstanceOf(KernelRefusal);
  await expect(failed).rejects.not.toBeInstanceOf(KernelRefusal);
});

test("a worker that breaks refuses what waits, and the next call starts another", async () => {
  const { engine, workers } = engineWithWorkers();
  const lost = engine.call("deal", "three", 1, 2);
  workers[0]?.onerror?.({ message: "" } as ErrorEvent);
  await expect(lost).rejects.toThrow("could not be loaded");
  expect(workers[0]?.ended).toBe(true);
  const next = engine.call("deal", "three", 1, 2);
  workers[1]?.answer({ id: 2, value: "a position" });
  expect(await next).toBe("a position");
});

test("closing ends the worker and refuses what waits", async () => {
  const { engine, workers } = engineWithWorkers();
  const lost = engine.call("deal", "three", 1, 2);
  engine.close();
  await expect(lost).rejects.toThrow("closed");
  expect(workers[0]?.ended).toBe(true);
});
