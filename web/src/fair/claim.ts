import type { TableView } from "../protocol/messages";
import type { Claim } from "./check";

/** The claim that can be checked now: the round that has just ended. */
export function claimOf(table: TableView): Claim | null {
  const { round, seeds, commit, setup } = table;
  if (!round?.dealt || !seeds || seeds.round === null || seeds.players === null) return null;
  return {
    deal: seeds.deal,
    commit,
    seed: seeds.round,
    round: round.number,
    playerSeeds: seeds.players,
    draw: seeds.draw,
    commitments: seeds.commitments,
    silent: seeds.silent,
    dealt: round.dealt,
    players: setup.players,
    position: setup.position,
    lot: { camps: round.camps, dealer: round.dealer, single: round.single },
  };
}
