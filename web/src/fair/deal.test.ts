import { describe, expect, it } from "vitest";
import vectors from "../../../docs/deal-1-vectors.json";
import { check, fairDeck, hash, newSeed } from "./deal";

describe("deal/1", () => {
  it.each(vectors.deals)("$name", async ({ seed, round, player_seeds, commitment, deck }) => {
    expect(await hash(seed)).toBe(commitment);
    expect(await fairDeck(seed, round, player_seeds)).toEqual(deck);
  });

  it("follows the chain of seeds to the commitment", async () => {
    const seeds = vectors.chain.seeds;
    const playerSeeds = ["", "", "", ""];
    const deck = await fairDeck(seeds[2]!, 3, playerSeeds);
    const dealt = [0, 7, 14, 21].map((first) => deck.slice(first, first + 7).reverse());
    const claim = { commit: vectors.chain.commitment, seed: seeds[2]!, round: 3, playerSeeds, dealt };
    expect(await check(claim)).toBe("verified");
    expect(await check({ ...claim, round: 2 })).toBe("wrong-seed");
    expect(await check({ ...claim, commit: seeds[0]! })).toBe("wrong-seed");
    expect(await check({ ...claim, dealt: [dealt[1]!, dealt[0]!, dealt[2]!, dealt[3]!] })).toBe("wrong-cards");
    expect(await check({ ...claim, playerSeeds: ["00", "", "", ""] })).toBe("wrong-cards");
  });

  it("gives another seed each time", () => {
    expect(newSeed()).toMatch(/^[0-9a-f]{32}$/);
    expect(newSeed()).not.toBe(newSeed());
  });
});
