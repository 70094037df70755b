import { describe, expect, it } from "vitest";
import type { News, RoundView, TableView } from "../protocol/messages";
import { framesOf } from "./frames";
import { momentOf, type Moment } from "./moments";
import { aRound, aTable } from "./round.fixture";
import { sentencesOf, type Say } from "./sentences";
import { outByKind, stillOut } from "./stillOut";

const say: Say = (key, args = {}) =>
  [key, ...Object.entries(args).map(([name, value]) => `${name}=${value}`)].join(" ");

/** The moments of a trick: cards from S, W, N, E in this order, and who won it. S and N are Jekyll. */
function momentsOf(cards: string[], winner: string | null, changes: Partial<RoundView> = {}): Moment[] {
  const plays = cards.map((card, index): [string, string, string] => {
    const seat = ["S", "W", "N", "E"][index]!;
    return [seat, seat, card];
  });
  const before = aTable(aRound({ trick: { leader: "S", plays: plays.slice(0, 3) }, carry: changes.carry ?? [] }));
  const round = aRound({ tricks: [{ leader: "S", plays, winner }], ...changes, carry: [] });
  const after: TableView = { ...aTable(round), version: 11 };
  const fourth: News = { what: "played", seat: "E", by: "E", card: cards[3]! };
  const end: News = winner ? { what: "trick-won", seat: winner } : { what: "trick-carried", seat: "S" };
  return framesOf(before, after, [fourth, end]).flatMap((frame) => momentOf(frame) ?? []);
}

describe("a moment", () => {
  it("is a Transformation, the first one played", () => {
    expect(momentsOf(["JT", "HT", "JX3", "H7"], null)).toEqual([{ kind: "transformation", card: "JT" }]);
  });

  it("r6.2: is a deed that counts, or else one that is lost", () => {
    expect(momentsOf(["JA", "HX3", "JX1", "H7"], "S")).toEqual([{ kind: "deed", card: "JX1", counts: true }]);
    expect(momentsOf(["JB", "HX3", "JX1", "HA"], "E")).toEqual([{ kind: "deed", card: "HX3", counts: true }]);
    expect(momentsOf(["JA", "HX2", "J7", "HX3"], "S")).toEqual([{ kind: "deed", card: "HX3", counts: false }]);
  });

  it("r5.3: is also a deed among the carried cards", () => {
    expect(momentsOf(["JA", "HB", "J7", "H7"], "S", { carry: ["JX2"] })).toEqual([
      { kind: "deed", card: "JX2", counts: true },
    ]);
  });

  it("is no trick without deeds", () => {
    expect(momentsOf(["JA", "HB", "J7", "H7"], "S")).toEqual([]);
  });

  it("is a round that the last trick turns", () => {
    const trick = (winner: string, ...cards: string[]) => ({
      leader: "S",
      winner,
      plays: cards.map((card): [string, string, string] => [winner, winner, card]),
    });
    const last = ["JD", "HD", "J7", "H7"];
    const tricks = [trick("E", "HX1", "JB", "H4", "J3"), trick("N", "JX3", "HB", "JC", "HC"), trick("S", ...last)];
    const counts: [number, number][] = [1, 2, 3, 4].map(() => [0, 0]);
    expect(momentsOf(last, "S", { tricks, counts })).toEqual([]); // Jekyll was ahead already, 9 to 8
    const behind = [tricks[0]!, trick("N", "JX1", "HB", "JC", "HC"), tricks[2]!];
    expect(momentsOf(last, "S", { tricks: behind, counts })).toEqual([{ kind: "swing", camp: "J" }]);
  });

  it("is told in words where a deed is taken", () => {
    const round = aRound({ tricks: [{ leader: "S", plays: [], winner: null }] });
    const news: News[] = [{ what: "trick-won", seat: "S", cards: ["JA", "HX3", "JX1", "H7"] }];
    const told = sentencesOf(news, aTable(round), say)[0]!;
    expect(told).toContain("table-deed-lost card=card-HX3 camp=camp-hyde.short factor=3");
    expect(told).toContain("table-deed-counts card=card-JX1 camp=camp-jekyll.short factor=1");
  });
});

describe("what is still out", () => {
  it("r9.2: is what the reader has neither seen played nor holds", () => {
    const plays: [string, string, string][] = [["S", "S", "JB"]];
    const round = aRound({ trick: { leader: "S", plays }, carry: ["HT"], ghost_hand: ["H7"] });
    const out = stillOut(round);
    expect(out).toHaveLength(28 - 7 - 3);
    for (const seen of ["J7", "JB", "HT", "H7"]) expect(out).not.toContain(seen);
    const [transformation, characters] = outByKind(round);
    expect(transformation!.camps.map(({ cards }) => cards[0]!.out)).toEqual([false, false]);
    expect(characters!.camps[0]!.cards.filter(({ out }) => out).map(({ symbol }) => symbol)).toEqual(["C", "D", "E"]);
  });
});
