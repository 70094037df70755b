/** One sentence that tells the story of a finished round. It follows from the tricks and the score, which everybody at
 * the table knows by then (R9.1). */
import type { RoundView, TrickView } from "../protocol/messages";
import { campKey, campOf, factorOf, isTransformation, rankOf, sumOfPoints, type CampLetter } from "./cards";
import { campAt, ghostOf } from "./round";
import { tell, type Telling } from "./sentences";
import type { Seat } from "./seats";

/** What a story says. `camp` is the camp that the sentence names. */
export type Story =
  | { kind: "turned"; seat: string; camp: CampLetter; behind: number; ahead: number }
  | { kind: "nothing"; camp: CampLetter; points: number }
  | { kind: "saved" | "cost"; seat: string; camp: CampLetter; points: number }
  | { kind: "neutral"; points: number }
  | { kind: "haul"; seat: string; cards: number; points: number }
  | { kind: "deed"; seat: string; camp: CampLetter; card: string; points: number; score: number }
  | { kind: "deed-lost"; seat: string; camp: CampLetter; card: string; points: number }
  | { kind: "won"; camp: CampLetter; points: number }
  | { kind: "level"; points: number };

/** Smaller numbers of points are no story. */
const WORTH_TELLING = 15;
/** So many points without a deed are a story. Fewer are common. */
const MANY = 25;

/** What cards count for a camp (R6). */
export interface Count {
  points: number;
  factor: number;
  score: number;
}

export function countOf(cards: readonly string[], camp: CampLetter): Count {
  const points = sumOfPoints(cards);
  const own = cards.filter((card) => campOf(card) === camp);
  const factor = own.reduce((sum, card) => sum + factorOf(card), 0);
  return { points, factor, score: points * factor };
}

/** A trick of the round, with what became of its cards. */
interface Told {
  trick: TrickView;
  /** The cards that the winner would take: the trick's own, and those carried into it. */
  cards: string[];
  /** The camp whose team has these cards in the end; `null` if nobody has. */
  taker: CampLetter | null;
}

type Piles = Record<CampLetter, string[]>;

/** The tricks with what became of their cards, and the piles of both teams before the last trick and after it. */
function retold(round: RoundView): { tricks: Told[]; before: Piles; after: Piles } {
  const tricks: Told[] = [];
  const after: Piles = { J: [], H: [] };
  let before: Piles = { J: [], H: [] };
  let lying: string[] = [];
  let carried: Told[] = [];
  for (const trick of round.tricks) {
    before = { J: [...after.J], H: [...after.H] };
    lying = [...lying, ...trick.plays.map(([, , card]) => card)];
    const told: Told = { trick, cards: lying, taker: null };
    tricks.push(told);
    carried.push(told);
    if (!trick.winner) continue;
    const taker = campAt(round, trick.winner as Seat);
    for (const each of carried) each.taker = taker;
    after[taker].push(...lying);
    [lying, carried] = [[], []];
  }
  return { tricks, before, after };
}

/** The story of a round that is over. The first kind that fits is told, the most dramatic ones first. */
export function storyOf(round: RoundView): Story {
  const { tricks, before, after } = retold(round);
  const story =
    turned(round, tricks, before, after) ??
    transformation(round, tricks, after) ??
    nothing(after) ??
    neutral(tricks) ??
    haul(round, tricks) ??
    deed(round, tricks, after);
  if (story) return story;
  const [jekyll, hyde] = [countOf(after.J, "J").score, countOf(after.H, "H").score];
  if (jekyll === hyde) return { kind: "level", points: jekyll };
  return { kind: "won", camp: jekyll > hyde ? "J" : "H", points: Math.abs(jekyll - hyde) };
}

function other(camp: CampLetter): CampLetter {
  return camp === "J" ? "H" : "J";
}

/** How far a camp is ahead. */
function lead(piles: Piles, camp: CampLetter): number {
  return countOf(piles[camp], camp).score - countOf(piles[other(camp)], other(camp)).score;
}

/** The player who took a trick or chose a card. The single player does so for the ghost (R8.4, R8.5). */
function playerOf(round: RoundView, seat: string): string {
  return seat === ghostOf(round) ? round.single! : seat;
}

function turned(round: RoundView, tricks: Told[], before: Piles, after: Piles): Story | null {
  const winner = tricks.at(-1)?.trick.winner;
  if (!winner) return null;
  const camp = campAt(round, winner as Seat);
  const [was, is] = [lead(before, camp), lead(after, camp)];
  if (was >= 0 || is <= 0) return null;
  return { kind: "turned", seat: playerOf(round, winner), camp, behind: -was, ahead: is };
}

/** Whether the last trick turned the round, and for whom. */
export function turnedFor(round: RoundView): CampLetter | null {
  const { tricks, before, after } = retold(round);
  const story = turned(round, tricks, before, after);
  return story?.kind === "turned" ? story.camp : null;
}

function nothing(after: Piles): Story | null {
  const poor = (["J", "H"] as const).filter((camp) => countOf(after[camp], camp).factor === 0);
  const camp = poor.sort((a, b) => sumOfPoints(after[b]) - sumOfPoints(after[a]))[0];
  const points = camp ? sumOfPoints(after[camp]) : 0;
  return camp && points >= MANY ? { kind: "nothing", camp, points } : null;
}

/** A Transformation that kept a trick from the camp with the highest other card, and what the trick was worth to it. */
function transformation(round: RoundView, tricks: Told[], after: Piles): Story | null {
  const found = tricks.flatMap(({ trick, cards, taker }): Story[] => {
    const played = trick.plays.filter(([, , card]) => isTransformation(card));
    const [only, ...more] = played;
    if (!only || more.length > 0) return [];
    const highest = trick.plays.filter((play) => play !== only).reduce((a, b) => (rankOf(b[2]) < rankOf(a[2]) ? b : a));
    const camp = campAt(round, highest[0] as Seat);
    if (taker === camp) return [];
    const points = countOf([...after[camp], ...cards], camp).score - countOf(after[camp], camp).score;
    const seat = playerOf(round, only[1]);
    return [{ kind: campAt(round, seat as Seat) === camp ? "cost" : "saved", seat, camp, points }];
  });
  return largest(found);
}

function neutral(tricks: Told[]): Story | null {
  const last = tricks.at(-1);
  const points = last && !last.trick.winner ? sumOfPoints(last.cards) : 0;
  return points >= WORTH_TELLING ? { kind: "neutral", points } : null;
}

/** A trick that was won with carried cards. */
function haul(round: RoundView, tricks: Told[]): Story | null {
  const won = tricks.filter(({ trick, cards }) => trick.winner && cards.length > trick.plays.length);
  return largest(
    won.map(({ trick, cards }) => {
      const seat = playerOf(round, trick.winner!);
      return { kind: "haul", seat, cards: cards.length, points: sumOfPoints(cards) };
    }),
  );
}

/** The deed that changed the score most: it made a part of its camp's score, or would have. */
function deed(round: RoundView, tricks: Told[], after: Piles): Story | null {
  const found = tricks.flatMap(({ trick, cards, taker }) =>
    (trick.winner ? cards : []).filter((card) => factorOf(card) > 0).map((card) => tellDeed(card, trick, taker!)),
  );
  return largest(found);

  function tellDeed(card: string, trick: TrickView, taker: CampLetter): Story & { points: number } {
    const camp = campOf(card);
    const { points: counted, score } = countOf(after[camp], camp);
    const told = { seat: playerOf(round, trick.winner!), camp, card, points: counted * factorOf(card) };
    return taker === camp ? { kind: "deed", ...told, score } : { kind: "deed-lost", ...told };
  }
}

/** The story with the most points, if they are worth telling. */
function largest(stories: readonly Story[]): Story | null {
  const pointsOf = (story: Story): number => ("points" in story ? story.points : 0);
  const [first] = [...stories].sort((a, b) => pointsOf(b) - pointsOf(a));
  return first && pointsOf(first) >= WORTH_TELLING ? first : null;
}

/** The story in words. */
export function storySentence(telling: Telling): string {
  const { say } = telling;
  const { kind, ...facts } = storyOf(telling.round);
  const whole = "score" in facts && facts.score === facts.points;
  const key = `story-${whole ? "deed-all" : kind}`;
  const { seat, camp, card, ...numbers } = { seat: null, camp: null, card: null, ...facts };
  const words = {
    ...(camp && { camp: say(`${campKey(camp)}.short`) }),
    ...(card && { card: say(`card-${card}.played`) }),
  };
  return seat === null
    ? say(key, { ...numbers, ...words })
    : tell(telling, key, { name: seat }, { ...numbers, ...words });
}
