/** What the end of a round or match means for the reader. */
import type { TableView } from "../../protocol/messages";
import { ownSide } from "../../view/totals";

/** Whether the reader has won. `null` for spectators, and before the match is over. */
export function hasWon(table: TableView): boolean | null {
  const side = ownSide(table);
  return table.winner === null || side === null ? null : table.winner === side;
}

/** Names of connected people who are not ready yet. Empty before the reader is ready. */
export function waitedFor(table: TableView): string[] {
  if (table.phase !== "between-rounds" || table.actions.includes("ready")) return [];
  const late = table.chairs.filter((chair) => chair.kind === "person" && chair.here && !chair.ready);
  return late.map((chair) => chair.name ?? "");
}

export function recordAddress(table: TableView): string {
  return `/api/tables/${table.id}/record`;
}

/** The address of a finished match's replay. Its id is the beginning of its commitment. */
export function replayAddress(table: TableView): string {
  return `/replay/${table.commit.slice(0, 16)}`;
}
