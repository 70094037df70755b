import { describe, expect, it } from "vitest";
import type { News, ReplayStep, RoundView } from "../protocol/messages";
import { namesPlace, readSpot, recordInHash, replayPath, spotQuery } from "./link";
import { excerpt, movesByTrick, trickAt, trickStarts } from "./replay";
import { fileName } from "../games/share";

/** A state after a move, and whose turn it is then. `news` is what the move brought besides the card. */
function step(move: string | null, onTurn: string | null, news: News[] = [], decider = onTurn): ReplayStep {
  const round = { tricks: [], decider, on_turn: onTurn } as unknown as RoundView;
  return { move, news, round, hands: null };
}
function played(seat: string, by = seat): News {
  return { what: "played", seat, by };
}
function won(seat: string): News {
  return { what: "trick-won", seat };
}

const STEPS = [
  step(null, "N"),
  step("E?", "N", [{ what: "asked" }], "E"),
  step("JA", "E", [played("N", "E")]),
  step("HA", "S", [played("E")]),
  step("J7", "W", [played("S")]),
  step("H7", "S", [played("W"), won("N")]),
  step("J3", "W", [played("S")]),
];

describe("the steps of a round", () => {
  it("begin a trick where the one before is over", () => {
    expect(trickStarts(STEPS)).toEqual([0, 5]);
  });

  it("begin no trick after the last one", () => {
    expect(trickStarts([...STEPS.slice(0, 5), step("H7", null, [played("W"), won("N")])])).toEqual([0]);
  });

  it("show a completed trick until the next card", () => {
    const starts = trickStarts(STEPS);
    expect([0, 1, 5, 6].map((at) => trickAt(starts, at))).toEqual([0, 0, 0, 1]);
  });

  it("list what was played for each seat, who was asked, and who won", () => {
    expect(movesByTrick(STEPS, trickStarts(STEPS))).toEqual([
      {
        plays: [
          { seat: "N", ask: { step: 1, by: "N", to: "E" }, card: { step: 2, code: "JA", from: "E" } },
          { seat: "E", card: { step: 3, code: "HA", from: "E" } },
          { seat: "S", card: { step: 4, code: "J7", from: "S" } },
          { seat: "W", card: { step: 5, code: "H7", from: "W" } },
        ],
        winner: "N",
      },
      { plays: [{ seat: "S", card: { step: 6, code: "J3", from: "S" } }], winner: undefined },
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

  it("without a place opens from the own chair", () => {
    expect(namesPlace(new URLSearchParams(""))).toBe(false);
    expect(namesPlace(new URLSearchParams(spotQuery({ round: 1, step: 0, seat: null })))).toBe(true);
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
