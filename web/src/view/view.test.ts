import { describe, expect, it } from "vitest";
import ENGLISH from "../../../src/jekyllhyde/locale/web/table.en.ftl?raw";
import type { TrickView } from "../protocol/messages";
import { bannerOf, outcomeOf } from "./banner";
import { pointsOf, sortHand, sumOfPoints } from "./cards";
import { framesOf } from "./frames";
import { playableInOrder, offerOf } from "./offer";
import { aRound, aTable } from "./round.fixture";
import { carriedIntoLast, playedViews, seatsOf } from "./round";
import { roundLog } from "./roundLog";
import { placeOf, seatAt, SEATS } from "./seats";
import { sentencesOf, tellOfSeat, type Say } from "./sentences";
import { aheadSentence, chartOf, teamSums } from "./totals";

/** Writes out the key and the arguments of a text. */
const say: Say = (key, args = {}) =>
  [key, ...Object.entries(args).map(([name, value]) => `${name}=${value}`)].join(" ");

describe("cards", () => {
  it("are held by camp, then T, A–E, 7–3, deeds", () => {
    const hand = ["HX2", "J3", "JT", "H7", "JA", "HT", "JX1"];
    expect(sortHand(hand, "high-first")).toEqual(["JT", "JA", "J3", "JX1", "HT", "H7", "HX2"]);
    expect(sortHand(hand, "low-first")).toEqual(["JX1", "J3", "JA", "JT", "HX2", "H7", "HT"]);
  });

  it("r1.2: are worth what is printed on them", () => {
    expect(["JT", "HA", "J7", "HX3"].map(pointsOf)).toEqual([0, 1, 7, 0]);
    expect(sumOfPoints(["J7", "H6", "JE", "JT"])).toBe(14);
  });
});

describe("seats", () => {
  it("r2.1: the next one clockwise sits on the left", () => {
    expect(SEATS.map((seat) => placeOf(seat, "S"))).toEqual(["top", "right", "bottom", "left"]);
    expect(seatAt("left", "N")).toBe("E");
    for (const reader of SEATS) for (const seat of SEATS) expect(seatAt(placeOf(seat, reader), reader)).toBe(seat);
  });

  it("tell who sits where, and who is whose partner", () => {
    const [own, left, across, right] = seatsOf(aRound(), []);
    expect(own).toMatchObject({ mine: true, onTurn: true });
    expect(left).toMatchObject({ name: "Will", place: "left", partner: false });
    expect(across).toMatchObject({ name: "Nora", partner: true });
    expect(right).toMatchObject({ name: "Edith" });
  });

  it("lie around a spectator too", () => {
    const round = aRound({ seat: null, hand: null, legal_moves: null });
    expect(seatsOf(round, []).map((seat) => seat.seat)).toEqual(["S", "W", "N", "E"]);
  });
});

describe("an offer", () => {
  it("r1.1: says which seats can be asked, and why others cannot", () => {
    expect(offerOf(aRound())).toEqual({
      moves: ["JT", "JA", "J7", "JX1", "N?", "W?"],
      cards: ["JT", "JA", "J7", "JX1"],
      camp: "J",
      asks: { N: { move: "N?" }, W: { move: "W?" }, E: { reason: "holds-none" } },
    });
  });

  it("is none where it is not for the reader to decide", () => {
    expect(offerOf(aRound({ legal_moves: [], decider: "E", on_turn: "E" }))).toBeNull();
    expect(offerOf(null)).toBeNull();
  });

  it("r3.4: names no seats to whoever is asked", () => {
    const round = aRound({ on_turn: "W", asked: "S", legal_moves: ["HA"] });
    expect(offerOf(round)).toMatchObject({ camp: "H", cards: ["HA"], asks: {} });
  });

  it("r8.4: the single player does not ask the ghost", () => {
    const round = aRound({
      single: "S",
      camps: "HJHJ",
      players: [null, "Edith", "Ann", "Will"],
      legal_moves: ["HA", "E?"],
    });
    expect(offerOf(round)!.asks.N).toEqual({ reason: "is-yours-to-play" });
  });

  it("is counted by keys as it is seen: the own hand, then the ghost's", () => {
    const offer = offerOf(aRound({ legal_moves: ["JA", "J7", "JX1", "JB"] }));
    expect(playableInOrder(offer, ["JX1", "J7", "JA", "HA"], ["HB", "JB"], "low-first")).toEqual([
      "JX1",
      "J7",
      "JA",
      "JB",
    ]);
  });
});

describe("the middle", () => {
  it("r3.5: a card lies before the seat it counts for, and tells whose it was", () => {
    const [played] = playedViews({ leader: "W", plays: [["W", "N", "HA"]] }, "S");
    expect(played).toEqual({ card: "HA", seat: "W", place: "left", holder: "N", from: "top" });
  });
});

describe("frames", () => {
  const plays: [string, string, string][] = [
    ["S", "S", "JA"],
    ["W", "W", "HB"],
    ["N", "S", "J7"],
    ["E", "E", "H3"],
  ];
  const before = aTable(aRound({ trick: { leader: "S", plays: plays.slice(0, 3) }, carry: ["JT"] }));

  it("are one state after a reload", () => {
    expect(framesOf(null, before, [])).toEqual([
      { table: before, after: before, motion: null, pause: "none", news: [] },
    ]);
  });

  it("show a card on its way from its holder to the seat it counts for", () => {
    const after = aTable(before.round, { version: 11 });
    const [frame, ...rest] = framesOf(before, after, [{ what: "played", seat: "N", by: "S", card: "J7" }]);
    expect(frame).toMatchObject({ table: after, motion: { kind: "play", card: "J7", from: "S", to: "N" } });
    expect(rest).toEqual([]);
  });

  it("wait after what others do, not after the own deed", () => {
    const after = aTable(before.round, { version: 11 });
    const pauseAfter = (by: string) =>
      framesOf(before, after, [{ what: "asked", seat: "N", by, camp: "jekyll" }])[0]!.pause;
    expect(["N", "E", "S", "W"].map((by) => [by, pauseAfter(by)])).toEqual([
      ["N", "card"],
      ["E", "card"],
      ["S", "none"],
      ["W", "card"],
    ]);
  });

  it("keep a completed trick in sight, then give it to its winner", () => {
    const trick = { leader: "S", plays, winner: "S" };
    const after = aTable(aRound({ tricks: [trick] }), { version: 11, phase: "between-rounds" });
    const news = [
      { what: "played", seat: "E", by: "E", card: "H3" },
      { what: "trick-won", seat: "S", cards: ["JA", "HB", "J7", "H3", "JT"] },
      { what: "round-scored", cards: [] },
    ];
    const frames = framesOf(before, after, news);
    expect(frames.map((frame) => frame.motion?.kind ?? null)).toEqual(["play", null, "take"]);
    expect(frames.map((frame) => frame.pause)).toEqual(["none", "trick", "none"]);
    expect(frames[1]!.table).toMatchObject({ phase: "playing", round: { trick, carry: ["JT"], tricks: [] } });
    expect(frames[2]!.table).toBe(after);
    expect(frames.flatMap((frame) => frame.news)).toEqual(news);
    expect(frames.map((frame) => frame.after)).toEqual([after, after, after]);
  });

  it("r6.3: tell the score with the last trick in it, while that still lies on the table", () => {
    const over: [number, number][] = [
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ];
    const sum = (points: number, factor: number) => ({ points, factor, score: points * factor });
    const running = aTable(aRound({ ...before.round!, score: [sum(22, 3), sum(4, 1)] }));
    const after = aTable(
      aRound({ tricks: [{ leader: "S", plays, winner: "S" }], counts: over, score: [sum(34, 3), sum(4, 1)] }),
      { version: 11, phase: "between-rounds" },
    );
    const news = [
      { what: "played", seat: "E", by: "E", card: "H3" },
      { what: "trick-won", seat: "S", cards: ["JA", "HB", "J7", "H3"] },
      { what: "round-scored", cards: [] },
    ];
    const told = framesOf(running, after, news).flatMap((frame) => sentencesOf(frame.news, frame.after, say));
    expect(told.at(-1)).toMatch(/^event-round-scored jekyll_points=34 jekyll_factor=3 jekyll_score=102 hyde_points=4/);
  });

  it("tell no score of a round that another one has followed", () => {
    const nothing = { points: 0, factor: 0, score: 0 };
    const next = aTable(aRound({ score: [nothing, nothing] }));
    expect(sentencesOf([{ what: "round-scored", cards: [] }], next, say)).toEqual([]);
  });

  it("r5.1: make an event of a Transformation", () => {
    const trick = { leader: "S", plays };
    const after = aTable(aRound({ tricks: [trick], carry: ["JA", "HB", "J7", "H3"] }), { version: 11 });
    const frames = framesOf(before, after, [
      { what: "played", seat: "E", by: "E", card: "H3" },
      { what: "trick-carried", seat: "S", cards: ["JA", "HB", "J7", "H3"] },
    ]);
    expect(frames.map((frame) => frame.motion?.kind)).toEqual(["play", "transform", "carry"]);
    expect(frames[1]!.pause).toBe("transformation");
  });
});

describe("sentences", () => {
  const table = aTable();
  const of = (...news: Parameters<typeof sentencesOf>[0]) => sentencesOf(news, table, say);

  it("tell what happened to the cards", () => {
    expect(of({ what: "played", seat: "S", by: "S", card: "J7" })).toEqual([
      "event-played-seat-you card=card-J7.played code=camp-jekyll.short 7",
    ]);
    expect(of({ what: "played", seat: "S", by: "N", card: "J7" })).toEqual([
      "event-played-on-request-seat-you card=card-J7.played code=camp-jekyll.short 7 holder=Nora",
    ]);
    expect(of({ what: "asked", seat: "N", by: "S", camp: "jekyll" })).toEqual([
      "event-asked-by-you camp=camp-jekyll.short seat=Nora",
    ]);
  });

  it("call everybody by name where nobody reads from a chair", () => {
    const record = aTable(aRound(), { chair: null });
    expect(sentencesOf([{ what: "played", seat: "S", by: "S", card: "J7" }], record, say)).toEqual([
      "event-played card=card-J7.played code=camp-jekyll.short 7 seat=Ann",
    ]);
  });

  it("exist in every form that speaks to the reader", () => {
    const forms = [
      [{ what: "dealt" }, "S", "N"],
      [{ what: "asked", by: "N", seat: "E", camp: "jekyll" }, "N", "E"],
      [{ what: "played", by: "N", seat: "E", card: "HA" }, "N", "E"],
      [{ what: "played", by: "N", seat: "N", card: "JA" }, "N"],
      [{ what: "trick-won", seat: "N", cards: ["J7", "H3", "JA", "HB"] }, "N"],
      [{ what: "trick-won", seat: "N", cards: ["J7", "H3", "JA", "HB", "JT"] }, "N"],
      [{ what: "trick-carried", seat: "N", cards: ["J7", "H3", "JT", "HB"] }, "N"],
    ] as const;
    for (const [news, ...seats] of forms) {
      for (const seat of seats) {
        const keys: string[] = [];
        sentencesOf([news as never], aTable(aRound({ seat })), (key) => (keys.push(key), key));
        expect(ENGLISH).toContain(`\n${keys.at(-1)} = `);
        expect(keys.at(-1)).toMatch(/-you$/);
      }
    }
  });

  it("tell of carried cards that go with a trick", () => {
    expect(of({ what: "trick-won", seat: "N", cards: ["J7", "H3", "JA", "HB", "JT"] })).toEqual([
      "event-trick-won-carried points=12 carried=1 winner=Nora",
    ]);
    expect(of({ what: "trick-won", seat: "N", cards: ["J7", "H3", "JA", "HB"] })[0]).toMatch(
      /^event-trick-won points=12/,
    );
  });

  it("r5.4: call the last trick neutral where it was transformed", () => {
    const news = [{ what: "trick-carried", seat: "N", cards: ["JT", "H3", "JA", "HB"] }, { what: "round-scored" }];
    expect(of(...news)).toEqual(["event-trick-neutral cards=4 points=5"]);
  });

  it("name the ghost's doings after the single player", () => {
    const three = aTable(aRound({ single: "S", players: [null, "Edith", "Ann", "Will"] }));
    const told = sentencesOf([{ what: "played", seat: "N", by: "N", card: "HA" }], three, say);
    expect(told).toEqual(["event-ghost-played-single-you card=card-HA.played code=camp-hyde.short A"]);
  });

  it("have a text of their own for the ghost's seat, whose article joins a preposition", () => {
    const round = aRound({ single: "S", players: [null, "Edith", "Ann", "Will"] });
    const telling = { round, you: "S", say };
    expect(["N", "E", "S"].map((seat) => tellOfSeat(telling, "table-from", seat))).toEqual([
      "table-from-ghost",
      "table-from name=Edith",
      "table-from-you",
    ]);
  });
});

describe("the banner", () => {
  it("says whose turn it is and what may be done", () => {
    expect(bannerOf(aTable(), say)).toEqual({
      text: "play-turn camp=camp-jekyll.short",
      hint: "table-hint-play-or-ask",
      tone: "yours",
    });
    expect(bannerOf(aTable(aRound({ legal_moves: ["N?"] })), say)!.hint).toBe("table-hint-must-ask");
    expect(bannerOf(aTable(aRound({ legal_moves: ["JA"] })), say)!.hint).toBe("table-hint-must-play");
  });

  it("says by whom the reader is asked, and for which camp", () => {
    const round = aRound({ on_turn: "W", asked: "S", legal_moves: ["HA"] });
    expect(bannerOf(aTable(round), say)).toMatchObject({
      text: "play-asked by=Will camp=camp-hyde.short",
      tone: "asked",
    });
  });

  it("lets others think", () => {
    const round = aRound({ on_turn: "W", decider: "W", legal_moves: [] });
    expect(bannerOf(aTable(round), say)).toMatchObject({ text: "table-waiting name=Will", tone: "waiting" });
    const asked = aRound({ on_turn: "W", decider: "N", asked: "N", legal_moves: [] });
    expect(bannerOf(aTable(asked), say)!.text).toBe("event-asked camp=camp-hyde.short by=Will seat=Nora");
  });
});

describe("the end of a trick", () => {
  const plays: [string, string, string][] = [
    ["S", "S", "J5"],
    ["W", "W", "H3"],
    ["N", "N", "JX1"],
    ["E", "E", "HX2"],
  ];
  const tellingOf = (trick: TrickView, carry: string[] = []) => ({ round: aRound({ trick, carry }), you: "S", say });

  it("says who takes it, with what was carried, and why", () => {
    const won = outcomeOf(tellingOf({ leader: "S", plays, winner: "S", tied: true }, ["J7"]));
    expect(won).toEqual({
      text: "event-trick-won-carried-winner-you points=15 carried=1",
      hint: "table-why-tied-scene",
      tone: "outcome",
    });
    const other = outcomeOf(tellingOf({ leader: "S", plays, winner: "W", tied: true }));
    expect(other!.text).toBe("event-trick-won points=8 carried=0 winner=Will");
  });

  it.each([
    [["H7", "JB", "JX1", "H6"], "table-why-character-scene"],
    [["H7", "JB", "JX1", "HD"], "table-why-character-character higher=B lower=D"],
    [["HX3", "JE", "JX1", "HX2"], "table-why-character-deed"],
    [["HX3", "J3", "JX1", "HX2"], "table-why-scene-deed"],
  ])("r4.1: says which kind beat which: %s", (cards, reason) => {
    const played = cards.map((card, index): [string, string, string] => [SEATS[index]!, SEATS[index]!, card]);
    const trick = { leader: "N", plays: played, winner: "E" };
    expect(outcomeOf(tellingOf(trick))!.hint).toMatch(new RegExp(`^${reason}`));
    expect(ENGLISH).toContain(`\n${reason.split(" ")[0]} = `);
    const after = aTable(aRound({ tricks: [trick] }));
    const [told] = sentencesOf([{ what: "trick-won", seat: "E", cards }], after, say);
    expect(told).toMatch(new RegExp(`^event-trick-won .* ${reason}`));
  });

  it("r5.3: knows what went with the last trick", () => {
    const carried = { leader: "S", plays: [["S", "S", "JT"] as [string, string, string]] };
    const won = { leader: "S", plays, winner: "S" };
    expect(carriedIntoLast(aRound({ tricks: [won, carried, won] }))).toEqual(["JT"]);
    expect(carriedIntoLast(aRound({ tricks: [carried, won, won] }))).toEqual([]);
  });

  it("r5.2: says who leads after a Transformation, and waits for the fourth card", () => {
    const transformed: [string, string, string][] = [["S", "S", "JT"], ...plays.slice(1)];
    expect(outcomeOf(tellingOf({ leader: "S", plays: transformed }))).toMatchObject({
      text: "table-carries",
      hint: "table-carries-on-you",
    });
    expect(outcomeOf(tellingOf({ leader: "S", plays: plays.slice(1) }))).toBeNull();
  });
});

describe("the round so far", () => {
  const first: TrickView = {
    leader: "S",
    plays: [
      ["S", "N", "JB"],
      ["W", "W", "H7"],
      ["N", "N", "JX1"],
      ["E", "E", "HX2"],
    ],
    winner: "S",
  };
  const left = (seat: number): [number, number][] => SEATS.map((_, index) => (index === seat ? [12, 11] : [0, 0]));

  it("has a line for each ask and each card, and the outcome of each trick", () => {
    const trick: TrickView = { leader: "S", plays: [["S", "S", "JA"]] };
    const round = aRound({ tricks: [first], trick, counts: left(0), on_turn: "W", asked: "E" });
    expect(roundLog({ round, you: "S", say: (key) => key })).toEqual([
      {
        number: 1,
        lines: [
          "event-asked-by-you",
          "event-played-on-request-seat-you",
          "event-played",
          "event-played",
          "event-played",
        ],
        outcome: "table-last-trick-won-you table-why-character-scene",
      },
      { number: 2, lines: ["event-played-seat-you", "event-asked"], outcome: null },
    ]);
  });

  it("r9.2: has no trick that the memory aid hides, and counts those", () => {
    const counts = left(0).map(([jekyll, hyde]): [number, number] => [jekyll && jekyll - 7, hyde]);
    const log = roundLog({ round: aRound({ tricks: [first], counts }), you: "S", say });
    expect(log.map(({ number }) => number)).toEqual([3]);
  });

  it("r8.4: takes cards of the ghost's hand for no ask", () => {
    const trick: TrickView = { leader: "S", plays: [["S", "N", "HA"]] };
    const round = aRound({ single: "S", camps: "HJHJ", players: [null, "Edith", "Ann", "Will"], trick });
    expect(roundLog({ round, you: null, say: (key) => key })[0]!.lines).toEqual(["event-played-from-ghost"]);
  });
});

describe("the sum", () => {
  it("r6.4: is done as on paper", () => {
    const taken: [string[], string[]] = [["J6", "JC", "HA", "JT", "JB", "JX1", "JX3", "HX1"], []];
    const nothing = { points: 0, factor: 0, score: 0 };
    const [jekyll] = teamSums(aRound({ taken, score: [{ points: 9, factor: 4, score: 36 }, nothing] }));
    expect(jekyll).toMatchObject({ points: 9, factor: 4, score: 36, idle: ["JT", "HX1"] });
    expect(jekyll!.scoring.reduce((sum, { points }) => sum + points, 0)).toBe(9);
    expect(jekyll!.deeds.reduce((sum, { factor }) => sum + factor, 0)).toBe(4);
  });

  it("r5.3: can be done while the round goes on", () => {
    const carried = { leader: "S", plays: [["S", "S", "J7"] as [string, string, string]] };
    const won = { leader: "S", plays: [["W", "W", "HX2"] as [string, string, string]], winner: "W" };
    const nothing = { points: 0, factor: 0, score: 0 };
    const sums = teamSums(aRound({ tricks: [carried, won], score: [nothing, { points: 7, factor: 2, score: 14 }] }));
    expect(sums[0]).toMatchObject({ scoring: [], deeds: [] });
    expect(sums[1]).toMatchObject({ scoring: [{ card: "J7", points: 7 }], deeds: [{ card: "HX2", factor: 2 }] });
  });

  it("says who is ahead, and speaks to the reader", () => {
    const totals = (jekyll: number, hyde: number) => [
      { side: "jekyll", total: jekyll },
      { side: "hyde", total: hyde },
    ];
    const ahead = (jekyll: number, hyde: number, chair: number | null = 2) =>
      aheadSentence(aTable(aRound(), { totals: totals(jekyll, hyde), chair }), say);
    expect(ahead(58, 40)).toBe("table-ahead-you mine=58 other=40 target=100");
    expect(ahead(8, 40)).toBe("table-ahead-other mine=8 other=40 target=100");
    expect(ahead(40, 40)).toBe("table-ahead-level mine=40 target=100");
    expect(ahead(8, 40, null)).toBe("table-ahead-by side=camp-hyde.short total=40 target=100");
    expect(ahead(40, 40, null)).toBe("table-ahead-level mine=40 target=100");
  });

  it("becomes a chart that ends at the totals", () => {
    const table = aTable(null, {
      history: [
        [20, 0],
        [50, 120],
      ],
    });
    const chart = chartOf(table, 100, 60);
    expect(chart.rounds).toBe(2);
    expect(chart.targetY).toBe(10);
    expect(chart.lines[1]!.last).toEqual({ x: 100, y: 0 });
    expect(chart.lines[0]!.points).toBe("0,60 50,50 100,35");
  });
});

it("says who keeps everybody waiting, and to whom it is said", () => {
  const chair = { kind: "person", level: null, here: true, stand_in: false, ready: false } as const;
  const sitter = { ...chair, name: "Bob", gave_seed: false, kept_waiting: true };
  const news = [{ what: "kept-waiting", chair: 0 }];
  const keys = (own: number | null): string[] =>
    sentencesOf(news as never, aTable(aRound(), { chair: own, chairs: [sitter as never] }), (key) => key);
  expect(keys(2)).toEqual(["table-news-kept-waiting"]);
  expect(keys(0)).toEqual(["table-news-kept-waiting-you"]);
});

it("names who was sent away, although the chair is open by then", () => {
  const bob = { kind: "person", name: "Bob" } as never;
  const open = { kind: "open", name: null } as never;
  const news = [{ what: "removed", chair: 0 }] as never;
  const told = (own: number | null): unknown[] => {
    const before = aTable(aRound(), { chair: own, chairs: [bob] });
    const after = aTable(aRound(), { chair: own === 0 ? null : own, chairs: [open] });
    return sentencesOf(news, after, (key, args) => `${key} ${args?.["name"] ?? ""}`, before);
  };
  expect(told(1)).toEqual(["table-news-removed Bob"]);
  expect(told(0)).toEqual([]);
});
