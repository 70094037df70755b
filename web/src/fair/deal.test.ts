import { describe, expect, it } from "vitest";
import vectors1 from "../../../docs/deal-1-vectors.json";
import vectors2 from "../../../docs/deal-2-vectors.json";
import { drawSeeds, fairDeck, hash, mixedDeck, mixedLot, mixedSeeds, opens } from "./deal";

describe("deal/1", () => {
  it.each(vectors1.deals)("$name", async ({ seed, round, player_seeds, commitment, deck }) => {
    expect(await hash(seed)).toBe(commitment);
    expect(await fairDeck(seed, round, player_seeds)).toEqual(deck);
  });
});

describe("deal/2", () => {
  it.each(vectors2.deals)("$name", async ({ seed, round, commit, draw, player_seeds, mix, deck, ...vector }) => {
    expect(await mixedSeeds(commit, draw, player_seeds)).toBe(mix);
    expect(await mixedDeck(seed, round, mix)).toEqual(deck);
    for (const [chair, commitment] of vector.player_commitments.entries()) {
      if (commitment !== "") expect(await opens(player_seeds[chair]!, draw, commitment, commit, chair)).toBe(true);
    }
  });

  it.each(vectors2.lots)("lot: $name", async ({ seed, mix, players, position, camps, dealer, single }) => {
    expect(await mixedLot(seed, mix, players, position as "A" | "B")).toEqual({ camps, dealer, single });
  });

  it("commits once to the seeds of all draws", async () => {
    const { commit, chair, last, seeds, commitment } = vectors2.player_chain;
    expect(await drawSeeds(commit, chair, last)).toEqual([commitment, ...seeds]);
    expect(await opens(seeds[2]!, 3, commitment, commit, chair)).toBe(true);
    expect(await opens(seeds[2]!, 2, commitment, commit, chair)).toBe(false);
    expect(await opens(seeds[2]!, 3, commitment, commit, chair + 1)).toBe(false);
    expect(await opens(seeds[2]!, 3, commitment, seeds[0]!, chair)).toBe(false);
  });
});
