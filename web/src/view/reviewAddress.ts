/** Addresses of reviews: `/review/<game>/<round>` for a match, `/review/table/<id>/<round>` for a table. */
import type { GamePlayer, TableView } from "../protocol/messages";

/** Whose review it is, and the level of the bots to try something again against. */
export interface Reviewer {
  player?: string | null | undefined;
  level?: string | null | undefined;
}

export function reviewQuery({ player, level }: Reviewer): string {
  const query = new URLSearchParams();
  if (player) query.set("player", player);
  if (level) query.set("level", level);
  return query.size === 0 ? "" : `?${query}`;
}

/** The review of the last round of a table. A finished match has an address of its own, which lasts longer. */
export function reviewOfTable({ id, game, round, chair, chairs }: TableView): string {
  const of = game === null ? `table/${id}` : game;
  const reader = { player: chair === null ? null : chairs[chair]?.name, level: levelOf(chairs) };
  return `/review/${of}/${round?.number ?? 1}${reviewQuery(reader)}`;
}

export function reviewOfGame(game: { id: string; name: string; players: readonly GamePlayer[] }): string {
  return `/review/${game.id}/1${reviewQuery({ player: game.name, level: levelOf(game.players) })}`;
}

function levelOf(sitters: readonly { level: string | null }[]): string | null {
  return sitters.find(({ level }) => level !== null)?.level ?? null;
}
