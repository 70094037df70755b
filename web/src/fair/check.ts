/** Whether a round was dealt as it was committed to, as far as this browser can tell. */
import { fairDeck, hash, mixedDeck, mixedLot, mixedSeeds, opens, type Lot } from "./deal";

const HAND = 7;

/** What was published and what was dealt, all from the server's own messages. */
export interface Claim {
  deal: string;
  commit: string;
  /** Of the round that is over. */
  seed: string;
  round: number;
  /** With `deal/1` by seat, with `deal/2` by chair. */
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

/** What this browser saw and gave before it revealed its seed. */
export interface Witness {
  chair: number;
  seed: string;
  commitments: readonly string[];
}

export type Verdict = "verified" | "wrong-seed" | "wrong-cards" | "wrong-lot" | "changed-commitments";

/** Whom one has to trust, where the deal is verified. */
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

/** Who has committed to a seed has revealed it, or is named as silent. */
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
