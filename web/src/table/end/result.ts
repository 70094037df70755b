/** What the end of a round or match means for the reader. */
import type { TableView } from "../../protocol/messages";
import { ownSide } from "../../view/totals";

/** Nothing for spectators, and while the match goes on. */
export function hasWon(table: TableView): boolean | null {
  const side = ownSide(table);
  return table.winner === null || side === null ? null : table.winner === side;
}

/** People who are there and have not said that they are ready; only where others have. */
export function waitedFor(table: TableView): string[] {
  if (table.phase !== "between-rounds" || table.actions.includes("ready")) return [];
  const late = table.chairs.filter((chair) => chair.kind === "person" && chair.here && !chair.ready);
  return late.map((chair) => chair.name ?? "");
}

export function recordAddress(table: TableView): string {
  return `/api/tables/${table.id}/record`;
}

/** A finished match is kept under the beginning of its commitment. */
export function replayAddress(table: TableView): string {
  return `/replay/${table.commit.slice(0, 16)}`;
}
