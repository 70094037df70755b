/** Checks that a round was dealt as the commitments say, as far as this browser can tell. */
import { fairDeck, hash, mixedDeck, mixedLot, mixedSeeds, opens, type Lot } from "./deal";

const HAND = 7;

/** What was published and what was dealt, from the server's messages. */
export interface Claim {
  deal: string;
  commit: string;
  /** The server's seed of the finished round. */
  seed: string;
  round: number;
  /** By seat with `deal/1`, by chair with `deal/2`. */
  playerSeeds: readonly string[];
  draw: number;
  commitments: readonly string[];
  silent: readonly (readonly number[])[];
  /** By seat, from North. */
  dealt: readonly (readonly string[])[];
  players: number;
  position: "A" | "B";
  lot: Lot;
}

/** The commitments that this browser saw, and the seed that it gave. */
export interface Witness {
  chair: number;
  seed: string;
  commitments: readonly string[];
}

export type Verdict = "verified" | "wrong-seed" | "wrong-cards" | "wrong-lot" | "changed-commitments";

/** Whom the reader still has to trust when the deal is verified. */
export type Trust = "nobody" | "one-seed" | "no-collusion" | "server";

export async function check(claim: Claim, witness: Witness | null): Promise<Verdict> {
  let firstSeed = claim.seed;
  for (let round = claim.round; round > 1; round -= 1) firstSeed = await hash(firstSeed);
  if ((await hash(firstSeed)) !== claim.commit) return "wrong-seed";
  if (claim.deal === "deal/1") {
    return deckVerdict(claim, await fairDeck(claim.seed, claim.round, claim.playerSeeds));
  }
  if (witness && !sameList(witness.commitments, claim.commitments)) return "changed-commitments";
  if (!(await seedsOpen(claim))) return "wrong-seed";
  const mix = await mixedSeeds(claim.commit, claim.draw, claim.playerSeeds);
  if (claim.round === 1) {
    const lot = await mixedLot(firstSeed, mix, claim.players, claim.position);
    if (lot.camps !== claim.lot.camps || lot.dealer !== claim.lot.dealer || lot.single !== claim.lot.single) {
      return "wrong-lot";
    }
  }
  return deckVerdict(claim, await mixedDeck(claim.seed, claim.round, mix));
}

export function trustIn(claim: Claim, witness: Witness | null): Trust {
  if (claim.playerSeeds.every((seed) => seed === "")) return "server";
  if (claim.deal === "deal/1") return "no-collusion";
  return witness && claim.playerSeeds[witness.chair] === witness.seed ? "nobody" : "one-seed";
}

/** Whether each player who committed to a seed has revealed it, or is listed as silent. */
async function seedsOpen({ commit, draw, commitments, playerSeeds, silent }: Claim): Promise<boolean> {
  for (const [chair, commitment] of commitments.entries()) {
    const seed = playerSeeds[chair] ?? "";
    const open = seed === "" ? silent.flat().includes(chair) : await opens(seed, draw, commitment, commit, chair);
    if (commitment === "" ? seed !== "" : !open) return false;
  }
  return draw === silent.length + 1;
}

function deckVerdict(claim: Claim, deck: readonly string[]): Verdict {
  const same = claim.dealt.every((hand, seat) => sameCards(hand, deck.slice(seat * HAND, (seat + 1) * HAND)));
  return same ? "verified" : "wrong-cards";
}

function sameCards(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((card) => b.includes(card));
}

function sameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((entry, index) => entry === b[index]);
}
