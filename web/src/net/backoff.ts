const FIRST = 400;
const LONGEST = 10_000;

/** Milliseconds to wait before the `attempt`-th try (from 0): doubling, up to half of it by chance, so that after a
 * restart of the server not everybody comes at once. */
export function waitBefore(attempt: number, chance: number = Math.random()): number {
  const most = Math.min(LONGEST, FIRST * 2 ** attempt);
  return most * (0.5 + chance / 2);
}
