// @vitest-environment node
/** Every reason that is told is true: in many random positions, judged by the kernel's own rules. */
import { beforeAll, describe, expect, it, vi } from "vitest";
import { DECK } from "../art/deck";
import { FORMS, type Four, type Kernel, type Position } from "../engine/kernel";
import { nodeKernel } from "../engine/nodeKernel";
import { LANGUAGES, type Language } from "../i18n/languages";
import { loadTexts, switchLanguage, t } from "../i18n";
import { sightIn } from "../local/bots";
import { codeOf, codesOf, FIRST_ASK } from "../local/cards";
import type { TableSeating } from "../local/match";
import { randomBy } from "../local/randomTables";
import { roundView } from "../local/views";
import { campOf, factorOf, pointsOf, sumOfPoints } from "../view/cards";
import { campAt, ghostOf, neededCamp } from "../view/round";
import { SEATS } from "../view/seats";
import { sureness } from "./assessed";
import { reasonsAgainst, reasonsFor, type Moment, type Reason, type ReasonKind } from "./reasons";
import { reasonSentence } from "./why";

let kernel: Kernel;
const WORK = { candidates: 60, worlds: 20, descents: 10, nodes: 100 };
const ROUNDS = 40;
/** How often a trick is played to its end, by chance. */
const ENDINGS = 12;

interface Case {
  moment: Moment;
  deal: Position;
  moves: number[];
  reason: Reason;
}

let cases: Case[];

beforeAll(async () => {
  kernel = await nodeKernel();
  cases = Array.from({ length: ROUNDS }, (_, seed) => casesOf(seed)).flat();
}, 120_000);

/** The reasons of all decisions of a round that is played by chance. */
function casesOf(seed: number): Case[] {
  const random = randomBy(seed);
  const deal = kernel.deal(FORMS[seed % 3]!, seed, 0);
  const { hydeSeats, single } = deal;
  const ghost = single === null ? null : (single + 2) % 4;
  const players = ["Nora", "Edith", "Ann", "Will"].map((name, seat) => (seat === ghost ? null : name));
  const dealer = (deal.leader + 3) % 4;
  const seating: TableSeating = { players: players as Four<string | null>, hydeSeats, single, dealer };
  const moves: number[] = [];
  const found: Case[] = [];
  for (;;) {
    const told = kernel.tell(deal, moves);
    const turn = kernel.turn(told.now);
    if (turn.over) return found;
    const round = roundView({ seating, deal, moves, told, turn, before: [] }, 1, "every-trick");
    const standing = { totals: [0, 0, 0, 0] as Four<number>, target: 1000 };
    const assessed = kernel.assess(sightIn({ seating, told, turn }, standing), 1, WORK);
    const made = turn.legal[Math.floor(random() * turn.legal.length)]!;
    const moment: Moment = { round, decider: SEATS[turn.decider]!, assessed, made };
    const worse = made !== assessed.moves[0]!.action;
    const reasons = [
      ...reasonsFor(moment),
      ...reasonsFor({ ...moment, made: null }),
      ...(worse ? reasonsAgainst(moment, made) : []),
    ];
    found.push(...reasons.map((reason) => ({ moment, deal, moves: [...moves], reason })));
    moves.push(made);
  }
}

/** What became of the trick in some of the ways in which it may be played on after a move. */
function endings({ deal, moves }: Case, move: number): { taker: "J" | "H" | null; cards: string[]; card: string }[] {
  const random = randomBy(move);
  const before = kernel.tell(deal, moves);
  return Array.from({ length: ENDINGS }, () => {
    const played = [...moves, move];
    for (;;) {
      const told = kernel.tell(deal, played);
      if (told.tricks.length > before.tricks.length) {
        const trick = told.tricks.at(-1)!;
        const cards = trick.plays.map(([card]) => codeOf(card));
        const taker = trick.winner === null ? null : (deal.hydeSeats >> trick.winner) & 1 ? "H" : "J";
        return { taker, cards, card: cards[before.trick.plays.length]! };
      }
      const { legal } = kernel.turn(told.now);
      played.push(legal[Math.floor(random() * legal.length)]!);
    }
  });
}

const cardOf = ({ move }: Reason): string => codeOf(move);
const ofKind = (...kinds: ReasonKind[]): Case[] => cases.filter(({ reason }) => kinds.includes(reason.kind));
const other = (camp: string): string => (camp === "J" ? "H" : "J");

/** Returns the card that takes a trick of these cards, in which no Transformation lies. The ranks are written out here. */
function highest(cards: readonly string[]): string {
  const ranks = ["T", "A", "B", "C", "D", "E", "76543", "X"];
  const rank = (card: string): number => ranks.findIndex((each) => each.includes(card[1]!));
  return cards.reduce((best, card) => (rank(card) < rank(best) ? card : best));
}
function lying({ moment: { round } }: Case): string[] {
  return round.trick.plays.map(([, , card]) => card);
}
function handOf({ deal, moves }: Case, seat: number): string[] {
  return codesOf(kernel.tell(deal, moves).now.hands[seat]!);
}

/** Every kind of reason. The compiler tells if one is missing. */
const KINDS: Record<ReasonKind, true> = {
  adds: true,
  "adds-deed": true,
  ahead: true,
  alike: true,
  "best-by": true,
  brings: true,
  "brings-high": true,
  carry: true,
  denies: true,
  "denies-sure": true,
  draws: true,
  endangers: true,
  feeds: true,
  "feeds-deed": true,
  forced: true,
  forces: true,
  gives: true,
  "gives-deed": true,
  keeps: true,
  "keeps-deed": true,
  "keeps-high": true,
  "keeps-points": true,
  holds: true,
  leads: true,
  "less-choice": true,
  "lets-choose": true,
  "partner-chooses": true,
  pays: true,
  little: true,
  near: true,
  next: true,
  only: true,
  "only-any": true,
  "puts-ahead": true,
  rescues: true,
  risks: true,
  "risks-deed": true,
  "risks-less": true,
  saves: true,
  "saves-last": true,
  spends: true,
  spoils: true,
  wins: true,
  "wins-deed": true,
  "wins-sure": true,
};

describe("reasons over random rounds", () => {
  it("are there for every decision, and all kinds come up", () => {
    const kinds = new Set(cases.map(({ reason }) => reason.kind));
    expect([...kinds].sort()).toEqual(Object.keys(KINDS).sort());
  });

  it("speak for the best move, or against the one that was made", () => {
    for (const { moment, reason } of cases) {
      expect([moment.assessed.moves[0]!.action, moment.made]).toContain(reason.move);
    }
  });

  it("say truly who gets the trick, whatever follows", () => {
    for (const found of ofKind("wins", "wins-sure", "wins-deed", "adds", "adds-deed", "denies-sure")) {
      for (const { taker } of endings(found, found.reason.move)) expect(taker).toBe(found.reason.camp);
      expect(found.reason.camp).toBe(campAt(found.moment.round, found.moment.decider));
    }
    for (const found of ofKind("little", "gives", "gives-deed")) {
      for (const { taker } of endings(found, found.reason.move)) expect(taker).toBe(found.reason.camp);
      expect(found.reason.camp).not.toBe(campAt(found.moment.round, found.moment.decider));
    }
    for (const found of ofKind("little")) {
      for (const { taker } of endings(found, DECK.indexOf(found.reason.other!))) expect(taker).toBe(found.reason.camp);
    }
    for (const found of ofKind("saves", "saves-last", "holds", "carry", "spoils")) {
      for (const { taker } of endings(found, found.reason.move)) expect(taker).toBeNull();
    }
  });

  it("say truly who is ahead", () => {
    for (const found of ofKind(
      "leads",
      "ahead",
      "feeds",
      "feeds-deed",
      "denies",
      "risks",
      "risks-deed",
      "puts-ahead",
    )) {
      const { reason } = found;
      const first = highest([...lying(found), cardOf(reason)]);
      expect([first[0], first[1] === "T"]).toEqual([reason.camp, false]);
      if (reason.kind === "leads" || reason.kind === "puts-ahead") expect(first).toBe(cardOf(reason));
      if (reason.kind === "ahead") expect(highest([...lying(found), reason.other!])[0]).toBe(other(reason.camp!));
    }
    for (const found of ofKind("holds")) {
      expect(highest([...lying(found), found.reason.other!])[0]).toBe(found.reason.camp);
      expect(found.reason.camp).not.toBe(campAt(found.moment.round, found.moment.decider));
    }
    for (const found of ofKind("saves", "saves-last", "rescues", "spoils", "endangers", "draws", "pays")) {
      const first = highest(lying(found));
      expect([first[0], first[1] === "T"]).toEqual([found.reason.camp, false]);
    }
    for (const found of ofKind("brings", "brings-high")) {
      expect(highest([...lying(found), found.reason.card!])).toBe(found.reason.card);
    }
  });

  it("count what may still rank higher", () => {
    for (const found of ofKind("leads", "brings-high")) {
      const { reason, moment } = found;
      const card = reason.kind === "leads" ? cardOf(reason) : reason.card!;
      const { round } = moment;
      const leader = SEATS.indexOf(round.trick.leader as "N");
      const camps = [0, 1, 2, 3].slice(round.trick.plays.length + 1).map((turn) => round.camps[(leader + turn) % 4]!);
      const left = SEATS.flatMap((_, seat) => handOf(found, seat));
      const above = left.filter((each) => camps.includes(each[0]!) && highest([card, each]) !== card);
      expect(reason.cards ?? 0).toBe(above.length);
    }
  });

  it("add up points and factors as they are printed", () => {
    for (const found of cases) {
      const { reason, moment } = found;
      const table = sumOfPoints([...lying(found), ...moment.round.carry]);
      const withCard = ["wins", "wins-sure", "puts-ahead"].includes(reason.kind);
      const withoutCard = ["saves", "spoils", "rescues", "brings", "endangers"].includes(reason.kind);
      if (withCard) expect(reason.points).toBe(table + pointsOf(cardOf(reason)));
      if (withoutCard) expect(reason.points).toBe(table);
      if (reason.kind === "wins") expect(lying(found).length).toBe(3);
      if (reason.kind === "wins-deed") {
        expect([...lying(found), ...moment.round.carry]).toContain(reason.card);
        expect([campOf(reason.card!), factorOf(reason.card!) > 0]).toEqual([reason.camp, true]);
      }
      if (["little", "risks-less"].includes(reason.kind)) {
        expect(pointsOf(reason.other!)).toBeGreaterThan(pointsOf(cardOf(reason)));
      }
      if (/^(adds|feeds|gives|risks)-deed$/.test(reason.kind)) expect(factorOf(cardOf(reason))).toBeGreaterThan(0);
    }
  });

  it("keep a card that another move would have played, and that no other of its camp beats", () => {
    for (const found of ofKind("keeps", "keeps-high", "keeps-deed")) {
      const { reason, moment } = found;
      expect(moment.assessed.moves.map(({ action }) => action)).toContain(DECK.indexOf(reason.other!));
      expect(reason.other).not.toBe(codeOf(reason.move));
      if (reason.kind !== "keeps-high") continue;
      const left = SEATS.flatMap((_, seat) => handOf(found, seat)).filter((card) => card[0] === reason.other![0]);
      expect(highest([reason.other!, ...left])).toBe(reason.other);
    }
  });

  it("say of an asked seat what it must have, and else what the beliefs say", () => {
    for (const found of ofKind(
      "only",
      "only-any",
      "forces",
      "spends",
      "brings",
      "brings-high",
      "rescues",
      "endangers",
      "lets-choose",
    )) {
      const { reason, moment } = found;
      const at = reason.move - FIRST_ASK;
      const camp = neededCamp(moment.round)!;
      const hand = handOf(found, at).filter((card) => card[0] === camp);
      const partner = campAt(moment.round, SEATS[at]!) === campAt(moment.round, moment.decider);
      if (["only", "only-any"].includes(reason.kind)) expect(hand.length).toBe(1);
      if (["forces", "spends", "lets-choose"].includes(reason.kind)) {
        expect([hand.length, partner]).toEqual([reason.cards, false]);
      }
      if (["brings", "brings-high", "rescues"].includes(reason.kind)) expect(partner).toBe(true);
      if (reason.card === undefined) continue;
      const belief = moment.assessed.beliefs[at]![DECK.indexOf(reason.card)]!;
      expect(belief).toBeGreaterThanOrEqual(0.5);
      if (reason.share === 1) expect(hand).toContain(reason.card);
      else expect(reason.share).toBeCloseTo(belief, 1);
    }
  });

  it("call a card certain only if no other deal is possible", () => {
    const certain = cases.filter(({ reason }) => reason.share === 1);
    expect(certain.length).toBeGreaterThan(0);
    for (const { reason, moment } of certain) {
      const at = reason.move - FIRST_ASK;
      const camp = reason.card!.startsWith("J") ? 0 : 1;
      const hidden = SEATS.filter((seat) => seat !== moment.decider && seat !== ghostOf(moment.round));
      const holders = hidden.filter((seat) => moment.round.counts[SEATS.indexOf(seat)]![camp] > 0);
      expect(SEATS[at] === ghostOf(moment.round) || holders.every((seat) => seat === SEATS[at])).toBe(true);
    }
  });

  it("compare values as they were computed", () => {
    for (const { reason, moment } of ofKind("best-by", "next", "near", "alike")) {
      const losses = moment.assessed.moves.slice(1).map(({ loss }) => loss);
      if (reason.kind === "best-by") expect(Math.min(...losses)).toBeGreaterThanOrEqual(reason.points!);
      if (reason.kind === "next") expect(Math.abs(losses[0]! - reason.points!)).toBeLessThanOrEqual(0.5);
      if (reason.kind === "near") expect(sureness(moment.assessed)).toBe("close");
      if (reason.kind === "best-by") expect(sureness(moment.assessed)).toBe("clear");
      if (reason.kind === "alike") expect(Math.max(...losses)).toBeLessThan(2);
    }
  });

  it.each(Object.keys(LANGUAGES) as Language[])("have a whole sentence each in %s", async (language) => {
    vi.stubGlobal("document", { documentElement: {} });
    await loadTexts("coach");
    await switchLanguage(language);
    const told = new Set(
      cases.map(({ reason, moment }) => reasonSentence(reason, { round: moment.round, you: "S", say: t })),
    );
    for (const sentence of told) expect(sentence).toMatch(/^\p{Lu}[^{}$]*\.$/u);
    expect(told.size).toBeGreaterThan(50);
  });
});
