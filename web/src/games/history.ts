/** Finished matches from `GET /api/games`, and data for charts. */
import { hasServer } from "../host";
import { getJson } from "../net/api";
import type { FormTotals, GameRow, History, PositionCard } from "../protocol/messages";

/** The history of a reader who has not finished a match. */
export const NO_GAMES: History = { games: [], played: 0, won: 0, forms: [], older: null };

export async function fetchHistory(before: string | null): Promise<History> {
  if (!hasServer) return NO_GAMES;
  return getJson<History>(before === null ? "/api/games" : `/api/games?before=${encodeURIComponent(before)}`);
}

export type Form = "four" | "neighbours" | "three";

export function formOf(game: { players_count: number; position: PositionCard }): Form {
  if (game.players_count === 3) return "three";
  return game.position === "A" ? "four" : "neighbours";
}

/** The matches that count: not practice, and without undone moves. */
export function counted(games: readonly GameRow[]): GameRow[] {
  return games.filter((game) => !game.practice && !game.undone);
}

/** Wins minus losses after each game, oldest first. */
export function balance(games: readonly GameRow[]): number[] {
  let sum = 0;
  return counted(games)
    .reverse()
    .map((game) => (sum += game.won ? 1 : -1));
}

export interface Bar {
  /** In per cent of the target; the last bar has no upper end. */
  from: number;
  to: number | null;
  count: number;
}

const STEP = 20;
const BARS = 7;

/** How many games ended with each share of the target. Shares make short and long matches comparable. */
export function distribution(games: readonly GameRow[]): Bar[] {
  const bars = Array.from({ length: BARS }, (_, index): Bar => {
    const from = index * STEP;
    return { from, to: index === BARS - 1 ? null : from + STEP, count: 0 };
  });
  for (const game of counted(games)) {
    const share = Math.floor((100 * game.total) / game.target / STEP);
    bars[Math.min(share, BARS - 1)]!.count += 1;
  }
  return bars;
}

export interface Share {
  key: string;
  played: number;
  won: number;
}

/** Wins by camp, in matches between teams. */
export function byCamp(forms: readonly FormTotals[]): Share[] {
  return (["jekyll", "hyde"] as const).map((side) =>
    summed(
      side,
      forms.filter((form) => form.side === side),
    ),
  );
}

export function byForm(forms: readonly FormTotals[]): Share[] {
  return (["four", "neighbours", "three"] as const)
    .map((kind) =>
      summed(
        kind,
        forms.filter((form) => formOf(form) === kind),
      ),
    )
    .filter((share) => share.played > 0);
}

function summed(key: string, forms: readonly FormTotals[]): Share {
  return {
    key,
    played: forms.reduce((sum, form) => sum + form.played, 0),
    won: forms.reduce((sum, form) => sum + form.won, 0),
  };
}
