/** What the end of a round or match means for the reader. */
import type { ChairView, TableView } from "../../protocol/messages";
import { ownSide } from "../../view/totals";

/** Whether the reader has won. `null` for spectators, and before the match is over. */
export function hasWon(table: TableView): boolean | null {
  const side = ownSide(table);
  return table.winner === null || side === null ? null : table.winner === side;
}

/** Names of connected people who are not ready for the next round or match. Empty before the reader is ready. */
export function waitedFor({ chairs, chair: own }: TableView): string[] {
  if (own === null || !chairs[own]?.ready) return [];
  return chairs
    .filter(({ kind, here, ready, stand_in }) => kind === "person" && here && !ready && !stand_in)
    .map(nameOf);
}

/** Names of the people who would like another match. */
export function agreed({ phase, chairs }: TableView): string[] {
  return phase === "over" ? chairs.filter(({ ready, here }) => ready && here).map(nameOf) : [];
}

function nameOf({ name }: ChairView): string {
  return name ?? "";
}

export function recordAddress(table: TableView): string {
  return `/api/tables/${table.id}/record`;
}

/** The address of a finished match's replay. */
export function replayAddress({ game }: TableView): string {
  return `/replay/${game ?? ""}`;
}
