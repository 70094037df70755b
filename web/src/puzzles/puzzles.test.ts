import { beforeEach, describe, expect, it } from "vitest";
import { nextPuzzle, puzzleOfDay } from "./choice";
import { ratingOf, readHistory, solvedIds, storedHistory, triedCount, withAttempt, type Attempt } from "./history";
import { loadPuzzles, puzzleOf, THEMES, type Theme } from "./puzzle";
import { chanceToSolve, FIRST_RATING, ratingAfter, stepSize } from "./rating";
import { Solving } from "./solving.svelte";
import { dateOf, dayOf, daysInARow, solvedInARow } from "./streaks";

const LINE = {
  id: "abc123",
  form: "four-a",
  seating: "JHJHE",
  deal: "NNNNNNNEEEEEEESSSSSSSWWWWWWW",
  moves: "7st",
  values: [
    [28, 123, 8, 0],
    [29, -45, 9, 6],
    [7, -300, 9, 7],
  ],
  themes: ["finesse", "deed"],
  rating: 1400,
};

const tried = (id: string, solved: boolean, day = 0, rating = 1200): Attempt => ({ id, solved, day, rating });

describe("the rating of a solver", () => {
  it("expects as Elo's formula does", () => {
    expect(chanceToSolve(1500, 1500)).toBe(0.5);
    expect(chanceToSolve(1900, 1500)).toBeCloseTo(10 / 11);
    expect(chanceToSolve(1500, 1900) + chanceToSolve(1900, 1500)).toBeCloseTo(1);
  });

  it("moves by less and less, but always by something", () => {
    expect([0, 4, 12, 1000].map(stepSize)).toEqual([128, 64, 32, 16]);
    expect(ratingAfter(1200, 0, 1200, true)).toBe(1264);
    expect(ratingAfter(1200, 0, 1200, false)).toBe(1136);
    expect(ratingAfter(1200, 1000, 1200, true)).toBe(1208);
  });

  it("rises more for a harder puzzle, and stays within its bounds", () => {
    expect(ratingAfter(1200, 5, 1600, true)).toBeGreaterThan(ratingAfter(1200, 5, 1200, true));
    expect(ratingAfter(410, 0, 400, false)).toBe(400);
    expect(ratingAfter(2795, 0, 2800, true)).toBe(2800);
  });

  it("comes near the strength of a solver who solves what is easier and misses what is harder", () => {
    let history: Attempt[] = [];
    for (let at = 0; at < 200; at += 1) {
      const puzzle = { id: String(at), rating: ratingOf(history) + (at % 2 === 0 ? 60 : -60) };
      history = withAttempt(history, puzzle, puzzle.rating < 1750, 0);
    }
    expect(Math.abs(ratingOf(history) - 1750)).toBeLessThan(100);
  });
});

describe("the history", () => {
  it("begins with the first rating and keeps every attempt", () => {
    expect(ratingOf([])).toBe(FIRST_RATING);
    const history = withAttempt([], { id: "a", rating: 1200 }, true, 7);
    expect(history).toEqual([{ id: "a", solved: true, day: 7, rating: 1264 }]);
    expect([...solvedIds(history)]).toEqual(["a"]);
  });

  it("rates a puzzle once", () => {
    const once = withAttempt([], { id: "a", rating: 1200 }, false, 7);
    const twice = withAttempt(once, { id: "a", rating: 1200 }, true, 8);
    expect(ratingOf(twice)).toBe(ratingOf(once));
    expect(triedCount(twice)).toBe(1);
  });

  it("takes only what fits from the store", () => {
    expect(readHistory(null)).toEqual([]);
    expect(readHistory("{")).toEqual([]);
    expect(readHistory('{"id":"a"}')).toEqual([]);
    const good = tried("a", true, 3);
    expect(readHistory(JSON.stringify([good, { id: "b" }, null, 7, { ...good, day: 1.5 }]))).toEqual([good]);
  });
});

describe("streaks", () => {
  it("count puzzles since the last miss", () => {
    expect(solvedInARow([])).toBe(0);
    expect(solvedInARow([tried("a", true), tried("b", false), tried("c", true), tried("d", true)])).toBe(2);
    expect(solvedInARow([tried("a", true), tried("b", false)])).toBe(0);
  });

  it("count days up to today, or up to yesterday while today's is to come", () => {
    const history = [tried("a", true, 10), tried("b", true, 11), tried("c", true, 11), tried("d", false, 12)];
    expect(daysInARow(history, 11)).toBe(2);
    expect(daysInARow(history, 12)).toBe(2);
    expect(daysInARow(history, 13)).toBe(0);
    expect(daysInARow([], 13)).toBe(0);
  });

  it("begin a day at midnight UTC", () => {
    const day = dayOf(new Date("2026-11-17T23:59:59Z"));
    expect(dayOf(new Date("2026-11-18T00:00:00Z"))).toBe(day + 1);
    expect(dateOf(day).toISOString()).toBe("2026-11-17T00:00:00.000Z");
  });
});

describe("the choice of puzzles", () => {
  const puzzles = Array.from({ length: 60 }, (_, at) => ({
    id: `p${at}`,
    rating: 800 + 20 * at,
    themes: [THEMES[at % THEMES.length]!] as Theme[],
  }));

  it("draws one of the nearest that has not been tried", () => {
    const history = [tried("p20", true, 0, 1200)];
    for (const random of [0, 0.5, 0.999]) {
      const next = nextPuzzle(puzzles, history, { random })!;
      expect(next.id).not.toBe("p20");
      expect(Math.abs(next.rating - 1200)).toBeLessThanOrEqual(140);
    }
    expect(nextPuzzle(puzzles, [tried("p0", false, 0, 800)], { random: 0 })!.id).toBe("p1");
  });

  it("keeps to a theme", () => {
    expect(nextPuzzle(puzzles, [], { theme: "deed", random: 0.9 })!.themes).toEqual(["deed"]);
  });

  it("begins again with the oldest when all have been tried, but not with the one just answered", () => {
    const history = puzzles.map(({ id }) => tried(id, true));
    expect(nextPuzzle(puzzles, history, { random: 0 })!.id).toBe("p0");
    expect(nextPuzzle(puzzles, history, { random: 0, not: "p0" })!.id).toBe("p1");
    expect(nextPuzzle([], history, {})).toBeNull();
  });

  it("has the same puzzle for everybody on a day, and every puzzle once before any comes again", () => {
    const days = puzzles.map((_, day) => puzzleOfDay(puzzles, 20_000 + day).id);
    expect(new Set(days).size).toBe(puzzles.length);
    expect(puzzleOfDay(puzzles, 20_060).id).toBe(days[0]);
    expect(puzzleOfDay([puzzles[0]!], 5).id).toBe("p0");
  });
});

describe("the file", () => {
  it("is read as it is written", () => {
    const puzzle = puzzleOf(LINE);
    expect(puzzle.camps).toBe("JHJH");
    expect(puzzle.leader).toBe("E");
    expect(puzzle.hands).toEqual([0x7f, 0x3f80, 0x1fc000, 0xfe00000]);
    expect(puzzle.moves).toEqual([7, 28, 29]);
    expect(puzzle.values[1]).toEqual({ action: 29, value: -4.5, error: 0.9, loss: 16.8, lossError: 0.6 });
  });

  it("has more than 500 puzzles, and each theme that the screen offers", async () => {
    const puzzles = await loadPuzzles();
    expect(puzzles.length).toBeGreaterThanOrEqual(500);
    expect(new Set(puzzles.flatMap(({ themes }) => themes))).toEqual(new Set(THEMES));
  });
});

describe("solving", () => {
  const today = (): Date => new Date("2026-11-18T12:00:00Z");
  beforeEach(() => localStorage.clear());

  it("rates the first answer and lets others follow", () => {
    const solving = new Solving(puzzleOf(LINE), today);
    solving.answer("E?");
    expect([solving.done, solving.solved, solving.missed[0]?.loss]).toEqual([false, false, 16.8]);
    solving.answer("N?");
    expect([solving.done, solving.solved]).toEqual([true, true]);
    expect(solving.missed.map(({ loss }) => loss)).toEqual([16.8]);
    expect(storedHistory()).toEqual([{ id: "abc123", solved: false, day: 20_775, rating: 1169 }]);
    expect(solving.change).toBe(-31);
  });

  it("counts what was given up as missed, once", () => {
    const solving = new Solving(puzzleOf(LINE), today);
    solving.giveUp();
    expect([solving.done, solving.solved]).toEqual([true, false]);
    solving.again();
    solving.answer("N?");
    expect(solving.solved).toBe(true);
    expect(storedHistory().map(({ solved }) => solved)).toEqual([false]);
  });

  it("leaves the rating alone when a puzzle comes again", () => {
    new Solving(puzzleOf(LINE), today).answer("N?");
    const again = new Solving(puzzleOf(LINE), today);
    again.answer("N?");
    expect(again.change).toBeNull();
    expect(storedHistory()).toHaveLength(2);
  });
});
