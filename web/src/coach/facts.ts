/** Why a move is good or bad, in one sentence: the strongest of a few facts about the moment. A fact is something that the
 * player who decides could see or count, or a share of the possible deals; no rule of the game is applied here. */
import { t } from "../i18n";
import { FIRST_ASK, codeOf } from "../local/cards";
import type { RoundView } from "../protocol/messages";
import { campKey, campOf, factorOf, pointsOf, sumOfPoints, type CampLetter } from "../view/cards";
import { campAt, ghostOf, neededCamp } from "../view/round";
import { SEATS, type Seat } from "../view/seats";
import { DECK } from "../art/deck";
import type { Assessment } from "../engine/review";
import { cardName, percentOf, type NameOf } from "./words";

/** A decision with what its player could know. */
export interface Moment {
  /** The round before the decision. */
  round: RoundView;
  decider: Seat;
  assessed: Assessment;
  /** The move that was made, or `null` before the decision. */
  made: number | null;
}

export type Fact = { strength: number } & (
  | { kind: "forced" }
  | { kind: "belief"; seat: Seat; card: string; share: number }
  | { kind: "trick"; points: number }
  | { kind: "deed"; card: string }
  | { kind: "choice"; seat: Seat; cards: number; camp: CampLetter }
  | { kind: "gives"; card: string }
  | { kind: "carry"; points: number }
  | { kind: "only"; points: number }
  | { kind: "alike" }
);

/** The hidden cards that matter most. */
const WEIGHTS: Record<string, number> = { T: 1, A: 0.8, X3: 0.75, "7": 0.6, X2: 0.6, B: 0.55, "6": 0.5 };
/** A share from which on a belief is worth telling. */
const TELLING = 0.5;
/** Points within which moves come to the same, and from which on one stands out. */
const ALIKE = 2;
const APART = 6;

/** All facts about a moment, the strongest first. */
export function factsAbout(moment: Moment): Fact[] {
  if (moment.assessed.moves.length === 1) return [{ kind: "forced", strength: 1 }];
  const facts = [
    ...beliefFacts(moment),
    ...trickFacts(moment),
    ...moveFacts(moment, bestOf(moment), false),
    ...(isBest(moment) ? marginFacts(moment) : moveFacts(moment, moment.made!, true)),
  ];
  return facts.sort((a, b) => b.strength - a.strength);
}

function bestOf({ assessed }: Moment): number {
  return assessed.moves[0]!.action;
}

function isBest(moment: Moment): boolean {
  return moment.made === null || moment.made === bestOf(moment);
}

/** Where an important card is likely to be that can still be played to this trick. */
function beliefFacts(moment: Moment): Fact[] {
  const { round, decider, assessed } = moment;
  const known = [decider, ghostOf(round)];
  const asked = [bestOf(moment), moment.made].filter((action) => action !== null && action >= FIRST_ASK);
  const camps = campsToCome(round);
  return DECK.flatMap((card, number) =>
    SEATS.flatMap((seat, at): Fact[] => {
      const share = assessed.beliefs[at]?.[number] ?? 0;
      const weight = WEIGHTS[card.slice(1)] ?? 0;
      if (known.includes(seat) || share < TELLING || weight === 0 || !camps.includes(campOf(card))) return [];
      const named = asked.includes(FIRST_ASK + at) && campOf(card) === neededCamp(round);
      return [{ kind: "belief", seat, card, share, strength: weight * share * (named ? 1.5 : 1) }];
    }),
  );
}

/** The camps of this card and of those that follow in the trick. */
function campsToCome(round: RoundView): CampLetter[] {
  const first = SEATS.indexOf(round.trick.leader as Seat);
  return [0, 1, 2, 3].slice(round.trick.plays.length).map((turn) => campAt(round, SEATS[(first + turn) % 4]!));
}

function trickFacts({ round }: Moment): Fact[] {
  const lying = cardsOf(round);
  const points = sumOfPoints(lying);
  const deed = [...lying].sort((a, b) => factorOf(b) - factorOf(a))[0];
  return [
    ...(points > 0 ? [{ kind: "trick", points, strength: points / 14 } as const] : []),
    ...(deed && factorOf(deed) > 0
      ? [{ kind: "deed", card: deed, strength: 0.3 + 0.15 * factorOf(deed) } as const]
      : []),
  ];
}

function cardsOf({ trick, carry }: RoundView): string[] {
  return [...trick.plays.map(([, , card]) => card), ...carry];
}

/** What a move does by itself. What speaks against a move that was made is told first. */
function moveFacts({ round, decider }: Moment, action: number, made: boolean): Fact[] {
  const more = made ? 0.2 : 0;
  if (action >= FIRST_ASK) {
    const seat = SEATS[action - FIRST_ASK]!;
    const camp = neededCamp(round)!;
    const cards = round.counts[action - FIRST_ASK]![camp === "J" ? 0 : 1];
    const other = campAt(round, seat) !== campAt(round, decider);
    return [{ kind: "choice", seat, cards, camp, strength: (other ? 0.6 : 0.45) + more }];
  }
  const card = codeOf(action);
  if (card.slice(1) === "T") return [{ kind: "carry", points: sumOfPoints(cardsOf(round)), strength: 0.7 + more }];
  const weight = pointsOf(card) / 10 + factorOf(card) / 4;
  return made && weight > 0.3 ? [{ kind: "gives", card, strength: weight + more }] : [];
}

/** How far the best move stands out. */
function marginFacts({ assessed }: Moment): Fact[] {
  const [, second] = assessed.moves;
  const worst = Math.max(...assessed.moves.map(({ loss }) => loss));
  if (worst < ALIKE) return [{ kind: "alike", strength: 0.9 }];
  if (second!.loss < APART) return [];
  return [{ kind: "only", points: Math.floor(second!.loss), strength: 0.4 + second!.loss / 60 }];
}

/** A fact as a sentence. */
export function factSentence(fact: Fact, nameOf: NameOf): string {
  switch (fact.kind) {
    case "belief": {
      const args = { name: nameOf(fact.seat), card: cardName(fact.card) };
      return fact.share >= 1
        ? t("coach-why-certain", args)
        : t("coach-why-belief", { ...args, percent: percentOf(fact.share) });
    }
    case "deed":
      return t("coach-why-deed", { card: cardName(fact.card), factor: factorOf(fact.card) });
    case "choice":
      return t("coach-why-choice", {
        name: nameOf(fact.seat),
        cards: fact.cards,
        camp: t(`${campKey(fact.camp)}.short`),
      });
    case "gives":
      return factorOf(fact.card) > 0
        ? t("coach-why-gives-factor", { card: cardName(fact.card), factor: factorOf(fact.card) })
        : t("coach-why-gives-points", { card: cardName(fact.card), worth: pointsOf(fact.card) });
    case "trick":
    case "carry":
      return t(`coach-why-${fact.kind}`, { points: fact.points });
    case "only":
      return t("coach-why-only", { margin: fact.points });
    case "forced":
    case "alike":
      return t(`coach-why-${fact.kind}`);
  }
}

/** The sentence that says why. */
export function why(moment: Moment, nameOf: NameOf): string {
  const [strongest] = factsAbout(moment);
  return strongest ? factSentence(strongest, nameOf) : "";
}
