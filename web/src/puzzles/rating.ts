/** A solver's rating, by Elo's formula. Puzzles have fixed ratings, from the bots that find their moves.
 *
 * A solver of rating S is expected to solve a puzzle of rating P with the chance 1 / (1 + 10^((P - S) / 400)). After each
 * puzzle the rating moves by K times the difference between what happened and what was expected. K shrinks with the number
 * of puzzles, so that a new solver comes to the right puzzles soon, and a known one does not jump. */
export const FIRST_RATING = 1200;

const SCALE = 400;
const FIRST_K = 128;
const LEAST_K = 16;
/** K is halved after this many puzzles, and a third after twice as many. */
const SLOWER_AFTER = 4;
const LOWEST = 400;
const HIGHEST = 2800;

export function chanceToSolve(solver: number, puzzle: number): number {
  return 1 / (1 + 10 ** ((puzzle - solver) / SCALE));
}

/** How far one puzzle can move the rating of somebody who has tried `tried` puzzles. */
export function stepSize(tried: number): number {
  return Math.max(LEAST_K, FIRST_K / (1 + tried / SLOWER_AFTER));
}

export function ratingAfter(rating: number, tried: number, puzzle: number, solved: boolean): number {
  const change = stepSize(tried) * (Number(solved) - chanceToSolve(rating, puzzle));
  return Math.min(HIGHEST, Math.max(LOWEST, Math.round(rating + change)));
}
