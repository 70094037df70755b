import { expect, it } from "vitest";
import { balance, byCamp, byForm, distribution, formOf } from "./history";
import type { FormTotals, GameRow } from "../protocol/messages";

function game(won: boolean, total: number, practice = false, undone = false): GameRow {
  return {
    id: `${won}${total}`,
    finished_at: 0,
    players_count: 4,
    position: "A",
    target: 500,
    rounds: 3,
    practice,
    undone,
    hinted: false,
    name: "Ann",
    won,
    side: "jekyll",
    total,
    others: 0,
    players: [],
  };
}

const GAMES = [game(true, 700), game(false, 99), game(true, 500, true), game(true, 500, false, true), game(true, 500)];
const FORMS: FormTotals[] = [
  { players_count: 4, position: "A", side: "jekyll", played: 3, won: 2, points: 0 },
  { players_count: 4, position: "B", side: "jekyll", played: 2, won: 0, points: 0 },
  { players_count: 3, position: "A", side: null, played: 1, won: 1, points: 0 },
];

it("the balance goes from the oldest match on, and neither practice nor a match with undo counts", () => {
  expect(balance(GAMES)).toEqual([1, 0, 1]);
});

it("totals are counted as shares of the target", () => {
  const bars = distribution(GAMES);
  expect(bars.map(({ count }) => count)).toEqual([1, 0, 0, 0, 0, 1, 1]);
  expect(bars.at(-1)).toEqual({ from: 120, to: null, count: 1 });
});

it("a match of one round has no share of a target", () => {
  expect(distribution([{ ...game(true, 36), target: 1 }]).every(({ count }) => count === 0)).toBe(true);
});

it("sums up by camp, and by form where one was played", () => {
  expect(byCamp(FORMS)).toEqual([
    { key: "jekyll", played: 5, won: 2 },
    { key: "hyde", played: 0, won: 0 },
  ]);
  expect(byForm(FORMS).map(({ key, played }) => [key, played])).toEqual([
    ["four", 3],
    ["neighbours", 2],
    ["three", 1],
  ]);
  expect(formOf(FORMS[1]!)).toBe("neighbours");
});
