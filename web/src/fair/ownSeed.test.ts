import { beforeEach, describe, expect, it } from "vitest";
import type { TableView } from "../protocol/messages";
import type { Command } from "../protocol/command";
import { aTable, aRound } from "../view/round.fixture";
import { opens } from "./deal";
import { ownCommitment, ownSeed, shareSeed, witnessOf } from "./ownSeed";

const COMMIT = "ab".repeat(32);
const OTHER = "cd".repeat(32);

function tableWith(commitments: string[], action: string, draw = 1): TableView {
  const seeds = { deal: "deal/2", draw, commitments, silent: [], players: null, round: null };
  return aTable(aRound(), { commit: COMMIT, chair: 1, seeds, actions: [action] });
}

async function sentAt(table: TableView): Promise<Command[]> {
  const sent: Command[] = [];
  await shareSeed(table, (command) => {
    sent.push(command);
    return Promise.resolve();
  });
  return sent;
}

describe("this browser's seed", () => {
  beforeEach(() => sessionStorage.clear());

  it("is committed to, and opens its commitment in every draw", async () => {
    const commitment = await ownCommitment(COMMIT, 1);
    expect(await ownCommitment(COMMIT, 1)).toBe(commitment);
    expect(await ownCommitment(COMMIT, 2)).not.toBe(commitment);
    for (const draw of [1, 2, 3, 4]) {
      const seed = await ownSeed(COMMIT, 1, draw, ["", commitment]);
      expect(await opens(seed!, draw, commitment, COMMIT, 1)).toBe(true);
    }
    expect(await ownSeed(COMMIT, 1, 5, ["", commitment])).toBeNull();
  });

  it("is not revealed where the commitments are others than before, or its own is not there", async () => {
    const commitment = await ownCommitment(COMMIT, 1);
    expect(await ownSeed(COMMIT, 1, 1, ["", OTHER])).toBeNull();
    expect(await ownSeed(COMMIT, 2, 1, ["", commitment])).toBeNull();
    expect(await ownSeed(COMMIT, 1, 1, [OTHER, commitment])).not.toBeNull();
    expect(await ownSeed(COMMIT, 1, 2, [COMMIT, commitment])).toBeNull();
  });

  it("is sent when the table waits for it, and not twice", async () => {
    const [offer] = await sentAt(tableWith(["", ""], "commit-seed"));
    const commitment = await ownCommitment(COMMIT, 1);
    expect(offer).toEqual({ type: "commit-seed", commitment });
    expect(await sentAt(tableWith(["", commitment], "commit-seed"))).toEqual([]);
    expect(await sentAt(tableWith(["", OTHER], "commit-seed"))).toEqual([]);
    const [reveal] = await sentAt(tableWith([OTHER, commitment], "reveal-seed"));
    expect(reveal).toMatchObject({ type: "reveal-seed", draw: 1 });
    expect(await sentAt(tableWith([OTHER, commitment], "ready"))).toEqual([]);
    const witness = await witnessOf(tableWith([OTHER, commitment], "ready"));
    expect(witness).toMatchObject({ chair: 1, commitments: [OTHER, commitment] });
    expect(witness?.seed).toBe(reveal?.type === "reveal-seed" ? reveal.seed : null);
  });

  it("of another tab is left alone, and a page that knows none reveals nothing", async () => {
    expect(await sentAt(tableWith(["", OTHER], "reveal-seed"))).toEqual([]);
    expect(await witnessOf(tableWith(["", OTHER], "ready"))).toBeNull();
  });
});
