/** The choice of the next puzzle, and of the puzzle of the day. */
import type { History } from "./history";
import { ratingOf } from "./history";
import type { Puzzle, Theme } from "./puzzle";

/** The next puzzle is drawn from this many whose ratings are nearest to the solver's. */
const NEAREST = 12;

type Asked = Pick<Puzzle, "id" | "rating" | "themes">;

/** Draws a puzzle near the solver's rating that has not been tried. When all have been tried, those that were tried least
 * recently come again. `random` is from 0 to below 1. `not` is left out: the puzzle that has just been answered. */
export function nextPuzzle<P extends Asked>(
  puzzles: readonly P[],
  history: History,
  { theme = null, not = null, random = Math.random() }: { theme?: Theme | null; not?: string | null; random?: number },
): P | null {
  const fitting = puzzles.filter(({ id, themes }) => id !== not && (theme === null || themes.includes(theme)));
  const tried = new Map(history.map(({ id }, at) => [id, at]));
  const fresh = fitting.filter(({ id }) => !tried.has(id));
  const rating = ratingOf(history);
  const order =
    fresh.length > 0
      ? fresh.sort((a, b) => Math.abs(a.rating - rating) - Math.abs(b.rating - rating))
      : fitting.sort((a, b) => tried.get(a.id)! - tried.get(b.id)!);
  return order[Math.floor(random * Math.min(NEAREST, order.length))] ?? null;
}

/** The puzzle of a day, the same for everybody. No two days have the same one until all have been used. */
export function puzzleOfDay<P extends Asked>(puzzles: readonly P[], day: number): P {
  const count = puzzles.length;
  return puzzles[(day * strideFor(count)) % count]!;
}

/** A step that visits every place of a circle: neighbouring days get puzzles of different difficulty. */
function strideFor(count: number): number {
  let stride = Math.ceil(count * 0.618);
  while (commonDivisor(stride, count) > 1) stride += 1;
  return stride;
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}
