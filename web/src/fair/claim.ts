import type { TableView } from "../net/messages";
import type { Claim } from "./deal";

/** What can be checked at this table now: the round that has just ended. */
export function claimOf(table: TableView): Claim | null {
  const { round, revealed_seed: seed, player_seeds: playerSeeds } = table;
  if (!round?.dealt || seed === null || playerSeeds === null) return null;
  return { commit: table.commit, seed, round: round.number, playerSeeds, dealt: round.dealt };
}
