import { describe, expect, it } from "vitest";
import type { RoundView } from "../protocol/messages";
import { askCaption, askingLine } from "./asking";
import { aRound } from "./round.fixture";
import type { Say } from "./sentences";

/** Shows which text is asked for, with its arguments. */
const say: Say = (key, args = {}) =>
  [key, ...Object.entries(args).map(([name, value]) => `${name}=${value}`)].join(" ");
const line = (changes: Partial<RoundView>): string => askingLine(aRound(changes), null, say);

describe("a button for asking", () => {
  it("says who chooses, and for whom", () => {
    const round = aRound();
    expect([askCaption(round, "N", say), askCaption(round, "W", say)]).toEqual([
      "guide-caption-partner",
      "guide-caption-opponent",
    ]);
  });

  it("says that there is no choice with one card", () => {
    const counts: RoundView["counts"] = [
      [3, 4],
      [0, 7],
      [4, 3],
      [1, 6],
    ];
    expect(askCaption(aRound({ counts }), "W", say)).toBe("guide-caption-only");
  });
});

describe("the line about asking", () => {
  it("names the ways to play a turn that there are", () => {
    expect(line({})).toBe("guide-own guide-partner guide-opponent");
    expect(line({ legal_moves: ["W?"] })).toBe("guide-opponent-must");
    expect(line({ legal_moves: ["JA", "N?"] })).toBe("guide-own guide-partner");
    expect(line({ legal_moves: ["JA", "J7"] })).toBe("");
  });

  it("names the ghost's cards to the single player", () => {
    const round = { camps: "HJHJ", single: "S", ghost_hand: ["HA"], legal_moves: ["HA", "H3", "W?"] };
    expect(line(round)).toBe("guide-own-ghost guide-opponent");
  });

  it("says what the ask at hand does, and then who is choosing", () => {
    const told = "guide-ask-opponent name=Will camp=camp-jekyll.short count=7";
    expect(askingLine(aRound(), "W", say)).toBe(told);
    expect(line({ asked: "W", decider: "W", legal_moves: [] })).toBe(told);
    expect(askingLine(aRound(), "E", say)).toBe("guide-own guide-partner guide-opponent");
  });

  it("says for whom the reader answers", () => {
    const asked = { asked: "S", decider: "S", legal_moves: ["HA", "H3"] };
    expect(line({ ...asked, on_turn: "W" })).toBe("guide-asked-opponent by=Will");
    expect(line({ ...asked, on_turn: "N" })).toBe("guide-asked-partner by=Nora");
    expect(line({ ...asked, on_turn: "W", legal_moves: ["HA"] })).toBe("guide-asked-only");
  });

  const answered: RoundView["trick"] = {
    leader: "S",
    plays: [
      ["S", "W", "J3"],
      ["W", "W", "HA"],
      ["N", "W", "J4"],
    ],
  };
  const told = "guide-answer-opponent name=Will camp=camp-jekyll.short count=7 card=card-J3.played";
  const counts: RoundView["counts"] = [
    [3, 4],
    [0, 7],
    [4, 3],
    [5, 0],
  ];

  it("says among how many cards an opponent chose, and what the reader has kept", () => {
    const kept = `${told} guide-kept camp=camp-jekyll.short count=4`;
    expect(line({ trick: answered, counts, on_turn: "E", decider: "E", legal_moves: [] })).toBe(kept);
    const next = { trick: { leader: "W", plays: [] }, tricks: [answered], counts };
    expect(line({ ...next, legal_moves: ["JA", "W?"] })).toBe("guide-own guide-opponent");
  });

  it("says nothing of kept cards to a reader who has none", () => {
    const bare: RoundView["counts"] = [counts[0]!, counts[1]!, [0, 7], counts[3]!];
    expect(line({ trick: answered, counts: bare, on_turn: "E", decider: "E", legal_moves: [] })).toBe(told);
  });

  it("forgets an ask once the reader has decided again", () => {
    const trick = { ...answered, plays: [...answered.plays, ["E", "S", "H3"] as [string, string, string]] };
    const next = { trick: { leader: "W", plays: [] }, tricks: [trick], counts, legal_moves: ["JA", "W?"] };
    expect(line(next)).toBe("guide-own guide-opponent");
  });

  it("is silent while others play", () => {
    expect(line({ on_turn: "W", decider: "W", legal_moves: [] })).toBe("");
  });

  it("names the single player where the ghost is asked", () => {
    const round = aRound({
      camps: "JHJH",
      single: "E",
      players: ["Nora", "Edith", "Ann", null],
      ghost_hand: ["JA", "J7"],
      legal_moves: ["JA", "W?"],
    });
    expect(askingLine(round, "W", say)).toBe("guide-ask-opponent name=Edith camp=camp-jekyll.short count=7");
  });
});

describe("the line about the last trick", () => {
  const trick = (winner: string | null, ...cards: [string, string, string, string]): RoundView["trick"] => ({
    leader: "N",
    plays: ["N", "E", "S", "W"].map((seat, index) => [seat, seat, cards[index]!]),
    winner,
  });
  const score: RoundView["score"] = [
    { points: 9, factor: 5, score: 45 },
    { points: 0, factor: 0, score: 0 },
  ];
  const waits = { on_turn: "W", decider: "W", legal_moves: [], score };
  const first = trick("S", "J7", "HX1", "JX2", "H3");
  const second = trick("N", "JA", "H4", "JX3", "H5");
  const lost = "table-deed-lost card=card-HX1 camp=camp-hyde.short factor=1";
  const counts2 = "table-deed-counts card=card-JX2 camp=camp-jekyll.short factor=2";

  it("says which deeds count, and adds them up", () => {
    expect(line({ ...waits, tricks: [first] })).toBe(`${lost} ${counts2}`);
    expect(line({ ...waits, tricks: [first], trick: second })).toBe(
      "table-deed-counts card=card-JX3 camp=camp-jekyll.short factor=3" +
        " guide-factor camp=camp-jekyll.short factors=2 + 3 sum=5",
    );
  });

  it("adds nothing up where earlier tricks are not shown", () => {
    expect(line({ ...waits, score: null, tricks: [second] })).not.toContain("guide-factor");
  });

  it("says where carried cards go and who leads, until the reader has to follow", () => {
    const carried = { tricks: [trick(null, "JA", "HT", "J7", "HX1")], carry: ["JA", "HT", "J7", "HX1"] };
    expect(line({ ...waits, ...carried })).toBe("guide-carried points=8 name=Edith");
    const own = { ...carried, tricks: [trick(null, "JA", "HA", "JT", "HX1")] };
    expect(line(own)).toBe("guide-carried-you points=8");
    const follows = { ...own, trick: { leader: "N", plays: [["N", "N", "J3"] as [string, string, string]] } };
    expect(line(follows)).toBe("guide-own guide-partner guide-opponent");
  });

  it("says what becomes of a trick in which a Transformation lies", () => {
    const lies = { trick: { leader: "N", plays: [["N", "N", "JT"] as [string, string, string]] } };
    expect(line(lies)).toBe("guide-transformed");
    const counts: RoundView["counts"] = [
      [0, 0],
      [0, 1],
      [1, 0],
      [0, 1],
    ];
    expect(line({ ...lies, counts })).toBe("guide-transformed-last");
  });
});
