import { describe, expect, it } from "vitest";
import type { ReplayStep, RoundView } from "../protocol/messages";
import { readSpot, recordInHash, replayPath, spotQuery } from "./link";
import { excerpt, movesByTrick, trickAt, trickStarts } from "./replay";
import { fileName } from "../games/share";

/** A state with a number of complete tricks and of plays. */
function step(
  move: string | null,
  tricks: number,
  plays: number,
  decider: string | null,
  asked: string | null = null,
): ReplayStep {
  const trick = { leader: "N", plays: Array.from({ length: plays }, () => ["N", "N", "JA"]) };
  const round = { tricks: Array.from({ length: tricks }, () => trick), trick, decider, on_turn: decider, asked };
  return { move, news: [], round: round as unknown as RoundView, hands: null };
}

const STEPS = [
  step(null, 0, 0, "N"),
  step("E?", 0, 0, "E", "E"),
  step("JA", 0, 1, "E"),
  step("HA", 0, 2, "S"),
  step("J7", 0, 3, "W"),
  step("H7", 1, 0, "S"),
  step("J3", 1, 1, "W"),
];

describe("the steps of a round", () => {
  it("begin a trick where nothing lies and nobody is asked", () => {
    expect(trickStarts(STEPS)).toEqual([0, 5]);
  });

  it("begin no trick after the last one", () => {
    expect(trickStarts([...STEPS.slice(0, 5), step("H7", 1, 0, null)])).toEqual([0]);
  });

  it("show a completed trick until the next card", () => {
    const starts = trickStarts(STEPS);
    expect([0, 1, 5, 6].map((at) => trickAt(starts, at))).toEqual([0, 0, 0, 1]);
  });

  it("list each move under its trick, with who made it", () => {
    const tricks = movesByTrick(STEPS, trickStarts(STEPS));
    expect(tricks.map((moves) => moves.map(({ move, by }) => `${by}:${move}`))).toEqual([
      ["N:E?", "E:JA", "E:HA", "S:J7", "W:H7"],
      ["S:J3"],
    ]);
  });
});

describe("a link", () => {
  it("carries a whole record", async () => {
    const jhn = '[JHN "1"]\n[North "Zoë & Øle"]\n'.repeat(40);
    const path = await replayPath(undefined, jhn, { round: 2, step: 7, seat: "N" });
    const { search, hash } = new URL(path, "http://localhost");
    expect(await recordInHash(hash)).toBe(jhn);
    expect(readSpot(new URLSearchParams(search))).toEqual({ round: 2, step: 7, seat: "N" });
  });

  it("names a match that the server keeps", async () => {
    expect(await replayPath("abc", "", { round: 1, step: 0, seat: null })).toBe("/replay/abc?round=1&step=0");
  });

  it("without a record has none, and a spoiled one is an error", async () => {
    expect(await recordInHash("")).toBeNull();
    await expect(recordInHash("#jhn=nonsense")).rejects.toThrow();
  });

  it("with nonsense in its query leads to the beginning", () => {
    expect(readSpot(new URLSearchParams("round=x&step=-3&seat=Q"))).toEqual({ round: 1, step: 0, seat: null });
    expect(spotQuery({ round: 1, step: 2, seat: "W" })).toBe("round=1&step=2&seat=W");
  });
});

it("a problem is shown with what stands around it", () => {
  expect(excerpt("first\n1 N S?H4 N?JB", { line: 2, column: 5 })).toEqual({
    before: "1 N ",
    at: "S?H4",
    after: " N?JB",
  });
  expect(excerpt("", { line: 9, column: 1 })).toEqual({ before: "", at: "", after: "" });
  const long = excerpt(`${"a ".repeat(60)}HERE ${"b ".repeat(60)}`, { line: 1, column: 121 });
  expect(long.before.startsWith("…") && long.after.endsWith("…")).toBe(true);
  expect(long.at).toBe("HERE");
});

it("a file is named after its day and its players", () => {
  expect(fileName({ players: ["Ann", null, "Jo/e B.", "Zoë"], tags: [["Date", "2026-01-02"]] })).toBe(
    "2026-01-02-Ann-Jo-e-B--Zoë.jhn",
  );
});
