const FIRST = 400;
const LONGEST = 10_000;

/** Milliseconds to wait before an attempt, counted from 0. The wait doubles; up to half of it is random, so that
 * clients do not all reconnect at the same time after a restart of the server. */
export function waitBefore(attempt: number, chance: number = Math.random()): number {
  const most = Math.min(LONGEST, FIRST * 2 ** attempt);
  return most * (0.5 + chance / 2);
}
