// @vitest-environment node
/** The module gives the same answers as the native kernel, to the last bit. `tests/web/test_engine.py` asks it the same
 * in a browser. */
import { execFileSync } from "node:child_process";
import { beforeAll, expect, test } from "vitest";
import { answerTo, type Call, type KernelSource } from "./calls.ts";
import { Kernel, type Level, type Sight } from "./kernel.ts";
import { nodeKernel, ROOT } from "./nodeKernel.ts";

type Vector = Omit<Call, "id"> & ({ value: unknown } | { error: string });

function nativeVectors(): Vector[] {
  const options = { cwd: ROOT, maxBuffer: 1 << 26, timeout: 100_000 };
  return JSON.parse(execFileSync("python", ["-m", "tests.parity.vectors"], options).toString()) as Vector[];
}

let source: KernelSource;
let vectors: Vector[];

beforeAll(async () => {
  const kernel = await nodeKernel();
  source = { kernel: () => Promise.resolve(kernel), kernelWith: () => Promise.resolve(kernel) };
  vectors = nativeVectors();
}, 120_000);

test("every call answers as the native kernel does", async () => {
  for (const { name, args, ...expected } of vectors) {
    const { id: _, ...answer } = await answerTo({ id: 1, name, args }, source);
    const comparable = "error" in answer ? { error: answer.error } : answer;
    expect(comparable, `${name} ${JSON.stringify(args)}`).toEqual(expected);
  }
}, 120_000);

test("the vectors ask for everything that the kernel offers", () => {
  const names = new Set(vectors.map(({ name }) => name));
  const methods = Object.getOwnPropertyNames(Kernel.prototype).filter(
    (name) => name !== "constructor" && name !== "loadBrain",
  );
  expect([...names].sort()).toEqual(methods.sort());
  expect(vectors.length).toBeGreaterThan(1000);
});

test("weights that are none are refused", async () => {
  const kernel = await source.kernel();
  for (const bytes of [0, 1000, 84_929, 200_000, 10_000_000]) {
    expect(() => kernel.loadBrain("three", "large", new Uint8Array(bytes))).toThrow("not a brain's weights");
  }
  const high = new Uint8Array(84_928).fill(0x7f);
  expect(() => kernel.loadBrain("three", "small", high)).toThrow("could overflow");
}, 60_000);

test("a level is refused without its brains", async () => {
  const kernel = await nodeKernel(["small", "naive"]);
  const sights = vectors.filter(({ name, args }) => name === "choose" && args[1] === "grandmaster");
  expect(sights.length).toBeGreaterThan(0);
  for (const { args } of sights) {
    const choose = (level: Level): number => kernel.choose(args[0] as Sight, level, 1);
    expect(() => choose("grandmaster")).toThrow("not loaded");
    expect(choose("expert")).toBeGreaterThanOrEqual(0);
  }
}, 60_000);

test("a time limit ends the solver early, with bounds", async () => {
  const kernel = await source.kernel();
  const deal = kernel.deal("four-a", 1, 0);
  const { lower, upper } = kernel.solve(deal, { seconds: 0.05 });
  expect(lower).toBeLessThan(upper);
}, 60_000);
