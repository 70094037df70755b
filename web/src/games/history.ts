/** Finished matches, of the server (`GET /api/games`) and of this device, and data for charts. */
import { hasServer } from "../host";
import { device } from "../local/device";
import { api, getJson } from "../net/api";
import { ONE_ROUND } from "../net/newTable";
import type { FormTotals, GameRow, History, PositionCard } from "../protocol/messages";
import { Refusal } from "../protocol/refusal";

/** A match; with `onDevice`, only this device knows it. */
export type ListedGame = GameRow & { onDevice?: boolean };

export interface ListedHistory extends History {
  games: ListedGame[];
}

const NOTHING: History = { games: [], played: 0, won: 0, forms: [], older: null };

/** A page of the server's matches. The first one also has all matches of this device. */
export async function fetchHistory(before: string | null): Promise<ListedHistory> {
  if (before !== null) return getJson<History>(`/api/games?before=${encodeURIComponent(before)}`);
  const own = await device.ask("games").catch(() => []); // some browsers give no storage
  if (!hasServer) return withOwn(NOTHING, own);
  const listed = await getJson<History>("/api/games").catch((error: unknown) => {
    // A reader without an identity has not played there yet. Offline, the matches of this device are shown.
    const known = error instanceof Refusal && (error.reason === "no-session" || own.length > 0);
    if (known) return NOTHING;
    throw error;
  });
  return withOwn(listed, own);
}

/** The history with the matches of this device. */
export function withOwn(history: History, own: readonly GameRow[]): ListedHistory {
  const marked = own.map((game) => ({ ...game, onDevice: true }));
  const valid = counted(own);
  return {
    ...history,
    games: [...marked, ...history.games].sort((a, b) => b.finished_at - a.finished_at),
    played: history.played + valid.length,
    won: history.won + valid.filter(({ won }) => won).length,
    forms: [...history.forms, ...valid.map(formTotals)],
  };
}

function formTotals({ players_count, position, side, won, total }: GameRow): FormTotals {
  return { players_count, position, side, played: 1, won: Number(won), points: total };
}

/** The record of a match. */
export async function fetchRecord({ id, onDevice }: ListedGame): Promise<string> {
  return onDevice ? device.ask("record", id) : api.game(id);
}

export type Form = "four" | "neighbours" | "three";

export function formOf(game: { players_count: number; position: PositionCard }): Form {
  if (game.players_count === 3) return "three";
  return game.position === "A" ? "four" : "neighbours";
}

/** The matches that count: not practice, without undone moves and without hints. */
export function counted<Game extends GameRow>(games: readonly Game[]): Game[] {
  return games.filter((game) => !game.practice && !game.undone && !game.hinted);
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

/** How many games ended with each share of the target. Shares make short and long matches comparable. Matches of one
 * round have no target to speak of. */
export function distribution(games: readonly GameRow[]): Bar[] {
  const bars = Array.from({ length: BARS }, (_, index): Bar => {
    const from = index * STEP;
    return { from, to: index === BARS - 1 ? null : from + STEP, count: 0 };
  });
  for (const game of counted(games).filter(({ target }) => target !== ONE_ROUND)) {
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
