/** Streaks: puzzles solved in a row, and days in a row with a solved puzzle. Days begin at midnight UTC, as the puzzle of the
 * day does. */
import type { History } from "./history";

const MILLISECONDS = 86_400_000;

/** The number of a day, counted from 1 January 1970 (UTC). */
export function dayOf(date: Date): number {
  return Math.floor(date.getTime() / MILLISECONDS);
}

export function dateOf(day: number): Date {
  return new Date(day * MILLISECONDS);
}

/** How many puzzles were solved since the last one that was not. */
export function solvedInARow(history: History): number {
  const missed = history.findLastIndex(({ solved }) => !solved);
  return history.length - 1 - missed;
}

/** How many days in a row have a solved puzzle, up to today, or up to yesterday if today's is still to come. */
export function daysInARow(history: History, today: number): number {
  const days = new Set(history.filter(({ solved }) => solved).map(({ day }) => day));
  const last = days.has(today) ? today : today - 1;
  let count = 0;
  while (days.has(last - count)) count += 1;
  return count;
}
