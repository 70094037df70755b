// @vitest-environment node
/** Tables of this device show what the server would show. Python judges: `tests/parity/local_tables.py`. */
import { execFileSync } from "node:child_process";
import { beforeAll, expect, test } from "vitest";
import type { Kernel } from "../engine/kernel.ts";
import { nodeKernel, ROOT } from "../engine/nodeKernel.ts";
import { hashWith } from "../fair/bytes.ts";
import { playRandomly, type Played } from "./randomTables.ts";

const TABLES = 45;
const STEPS = 250;

let kernel: Kernel;

beforeAll(async () => {
  kernel = await nodeKernel();
  hashWith((message) => Uint8Array.from(kernel.sha256(message)));
}, 60_000);

/** Lets Python judge what happened. Returns what is wrong, and how much was compared. */
function judged(played: Played[]): { wrong: string[]; states: number; refusals: number; games: number } {
  const options = { cwd: ROOT, maxBuffer: 1 << 26, timeout: 100_000, input: JSON.stringify(played) };
  return JSON.parse(execFileSync("python", ["-m", "tests.parity.local_tables"], options).toString()) as never;
}

test("random commands never give a view, a refusal or a record that the server would not give", async () => {
  const first = Math.floor(Math.random() * 2 ** 31);
  const played: Played[] = [];
  for (let seed = first; seed < first + TABLES; seed += 1) played.push(await playRandomly(kernel, seed, STEPS));
  const { wrong, states, refusals, games } = judged(played);
  expect(wrong, `seeds from ${first} on`).toEqual([]);
  expect(states).toBeGreaterThan(3000);
  expect(refusals).toBeGreaterThan(500);
  expect(games).toBeGreaterThan(10);
}, 200_000);

test("a view with a wrong name is found", async () => {
  const played = await playRandomly(kernel, 7, STEPS);
  played.states.at(-1)!.chairs[0]!.name = "Eve";
  expect(judged([played]).wrong).toHaveLength(1);
}, 100_000);
