import { describe, expect, it } from "vitest";
import vectors1 from "../../../docs/deal-1-vectors.json";
import vectors2 from "../../../docs/deal-2-vectors.json";
import { check, trustIn, type Claim, type Witness } from "./check";
import { fairDeck, mixedLot } from "./deal";

function handsOf(deck: readonly string[]): string[][] {
  return [0, 7, 14, 21].map((first) => deck.slice(first, first + 7).reverse());
}

const NO_LOT = { camps: "JHJH", dealer: "N", single: null };

async function claimOf(name: string, silent: number[][] = []): Promise<Claim> {
  const vector = vectors2.deals.find((deal) => deal.name === name)!;
  return {
    deal: "deal/2",
    commit: vector.commit,
    seed: vector.seed,
    round: vector.round,
    playerSeeds: vector.player_seeds,
    draw: vector.draw,
    commitments: vector.player_commitments,
    silent,
    dealt: handsOf(vector.deck),
    players: 4,
    position: "A",
    lot: vector.round === 1 ? await mixedLot(vector.seed, vector.mix, 4, "A") : NO_LOT,
  };
}

describe("a round of deal/1", () => {
  it("is checked as what it is", async () => {
    const seeds = vectors1.chain.seeds;
    const playerSeeds = ["00", "", "", ""];
    const dealt = handsOf(await fairDeck(seeds[2]!, 3, playerSeeds));
    const draws = { draw: 1, commitments: [], silent: [], players: 4, position: "A", lot: NO_LOT } as const;
    const claim = { deal: "deal/1", commit: vectors1.chain.commitment, seed: seeds[2]!, round: 3, playerSeeds, dealt };
    expect(await check({ ...claim, ...draws }, null)).toBe("verified");
    expect(trustIn({ ...claim, ...draws }, null)).toBe("no-collusion");
    expect(await check({ ...claim, ...draws, round: 2 }, null)).toBe("wrong-seed");
    expect(await check({ ...claim, ...draws, commit: seeds[0]! }, null)).toBe("wrong-seed");
    expect(await check({ ...claim, ...draws, playerSeeds: ["", "", "", ""] }, null)).toBe("wrong-cards");
  });
});

describe("a round of deal/2", () => {
  it("is verified, with seeds or without", async () => {
    const four = await claimOf("four players");
    expect(await check(four, null)).toBe("verified");
    expect(trustIn(four, null)).toBe("one-seed");
    const none = await claimOf("no player seeds");
    expect(await check(none, null)).toBe("verified");
    expect(trustIn(none, null)).toBe("server");
    expect(await check(await claimOf("three players, round 2"), null)).toBe("verified");
  });

  it("is wrong if anything of it is another one", async () => {
    const claim = await claimOf("four players");
    const [n, e, s, w] = claim.dealt as [string[], string[], string[], string[]];
    expect(await check({ ...claim, dealt: [e, n, s, w] }, null)).toBe("wrong-cards");
    expect(await check({ ...claim, commit: claim.seed }, null)).toBe("wrong-seed");
    expect(await check({ ...claim, draw: 2 }, null)).toBe("wrong-seed");
    expect(await check({ ...claim, lot: { ...claim.lot, dealer: claim.lot.dealer === "N" ? "E" : "N" } }, null)).toBe(
      "wrong-lot",
    );
    for (let chair = 0; chair < 4; chair += 1) {
      const playerSeeds = claim.playerSeeds.map((seed, index) => (index === chair ? claim.seed : seed));
      expect(await check({ ...claim, playerSeeds }, null)).toBe("wrong-seed");
      const without = claim.playerSeeds.map((seed, index) => (index === chair ? "" : seed));
      expect(await check({ ...claim, playerSeeds: without }, null)).toBe("wrong-seed");
      const commitments = claim.commitments.map((one, index) => (index === chair ? "" : one));
      expect(await check({ ...claim, commitments }, null)).toBe("wrong-seed");
    }
  });

  it("tells who did not reveal", async () => {
    const claim = await claimOf("second draw without chair 3", [[3]]);
    const late = { ...claim, commitments: [...claim.commitments.slice(0, 3), claim.seed] };
    expect(await check(late, null)).toBe("verified");
    expect(await check({ ...late, silent: [] }, null)).toBe("wrong-seed");
  });

  it("is compared with the commitments that this browser saw before it revealed", async () => {
    const claim = await claimOf("four players");
    const witness: Witness = { chair: 2, seed: claim.playerSeeds[2]!, commitments: claim.commitments };
    expect(await check(claim, witness)).toBe("verified");
    expect(trustIn(claim, witness)).toBe("nobody");
    expect(trustIn(claim, { ...witness, seed: claim.seed })).toBe("one-seed");
    const [first, ...others] = claim.commitments;
    const seen = [first === claim.seed ? "" : claim.seed, ...others];
    expect(await check(claim, { ...witness, commitments: seen })).toBe("changed-commitments");
  });
});
