/** What a solver has tried, kept in the browser. Rating, streaks and what has been seen follow from it. */
import { FIRST_RATING, ratingAfter } from "./rating";

const KEY = "jekyllhyde.puzzles";
/** More than there are puzzles. Older attempts are forgotten. */
const LONGEST = 2000;

/** The first answer to a puzzle. */
export interface Attempt {
  id: string;
  solved: boolean;
  /** The day, counted from 1 January 1970 (UTC). */
  day: number;
  /** The rating after it. */
  rating: number;
}

export type History = readonly Attempt[];

/** Reads a stored history. It may be damaged, so only valid attempts are used. */
export function readHistory(stored: string | null): Attempt[] {
  try {
    const found: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(found) ? found.filter(isAttempt) : [];
  } catch {
    return [];
  }
}

function isAttempt(value: unknown): value is Attempt {
  if (typeof value !== "object" || value === null) return false;
  const { id, solved, day, rating } = value as Partial<Attempt>;
  return typeof id === "string" && typeof solved === "boolean" && Number.isInteger(day) && Number.isFinite(rating);
}

export function storedHistory(): Attempt[] {
  return readHistory(localStorage.getItem(KEY));
}

export function storeHistory(history: History): void {
  localStorage.setItem(KEY, JSON.stringify(history.slice(-LONGEST)));
}

export function ratingOf(history: History): number {
  return history.at(-1)?.rating ?? FIRST_RATING;
}

/** The history after another attempt. A puzzle that was tried before does not change the rating. */
export function withAttempt(
  history: History,
  { id, rating: puzzle }: { id: string; rating: number },
  solved: boolean,
  day: number,
): Attempt[] {
  const known = history.some((attempt) => attempt.id === id);
  const before = ratingOf(history);
  const rating = known ? before : ratingAfter(before, triedCount(history), puzzle, solved);
  return [...history, { id, solved, day, rating }];
}

/** How many different puzzles were tried. */
export function triedCount(history: History): number {
  return new Set(history.map(({ id }) => id)).size;
}

export function solvedIds(history: History): Set<string> {
  return new Set(history.filter(({ solved }) => solved).map(({ id }) => id));
}
