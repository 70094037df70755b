/** Why it is good or bad to ask a seat: what its player probably has, and how much choice it leaves (R3.4). */
import { DECK } from "../art/deck";
import { FIRST_ASK } from "../local/cards";
import type { RoundView } from "../protocol/messages";
import { campOf, isTransformation, type CampLetter } from "../view/cards";
import { campAt, ghostOf, neededCamp } from "../view/round";
import { SEATS, type Seat } from "../view/seats";
import type { Moment, Reason } from "./reasons";
import { afterCard, campAhead, pointsLying } from "./trick";

/** The hidden cards that matter most. */
const WEIGHTS: Record<string, number> = { T: 1, A: 0.8, X3: 0.75, "7": 0.6, X2: 0.6, B: 0.55, "6": 0.5 };
/** A share from which on a card is probably there. */
const TELLING = 0.5;
/** A hand with at most so many cards of a camp can hardly hold one back. */
const FORCED = 2;

interface Asked {
  /** The camp of the card that is asked for, and how many of it the seat has. */
  camp: CampLetter;
  count: number;
  /** Whether the asked seat plays on the own side. */
  partner: boolean;
  /** The cards that it probably has, the most important first. */
  likely: { card: string; share: number; weight: number }[];
}

function askedIn({ round, decider, assessed }: Moment, move: number): Asked {
  const at = move - FIRST_ASK;
  const seat = SEATS[at]!;
  const camp = neededCamp(round)!;
  const sure = isKnown(round, decider, seat, camp);
  const likely = DECK.flatMap((card, number) => {
    const share = shareOf(assessed.beliefs[at]?.[number] ?? 0, sure);
    const weight = WEIGHTS[card.slice(1)] ?? 0.3;
    return campOf(card) === camp && share >= TELLING ? [{ card, share, weight }] : [];
  }).sort((a, b) => b.weight * b.share - a.weight * a.share);
  const count = countOf(round, seat, camp);
  return { camp, count, likely, partner: campAt(round, seat) === campAt(round, decider) };
}

/** Whether it is known which cards of a camp a seat has: everybody sees the ghost's (R8.2), and what lies in no other hidden
 * hand lies in this one. */
function isKnown(round: RoundView, decider: Seat, seat: Seat, camp: CampLetter): boolean {
  const open = [decider, ghostOf(round), seat];
  return seat === ghostOf(round) || SEATS.every((other) => open.includes(other) || countOf(round, other, camp) === 0);
}

/** A share of 1 is for what is known. Among many possible deals only some were looked at. */
function shareOf(share: number, known: boolean): number {
  return known ? Math.round(share) : Math.min(share, 0.99);
}

function countOf(round: RoundView, seat: Seat, camp: CampLetter): number {
  return round.counts[SEATS.indexOf(seat)]![camp === "J" ? 0 : 1];
}

/** What speaks for asking. `rival` is the move with which it is compared. */
export function askReasons(moment: Moment, move: number, rival: number): Reason[] {
  const { round, decider } = moment;
  const asked = askedIn(moment, move);
  if (asked.count === 1) return onlyReasons(asked, move);
  const other = rival >= FIRST_ASK ? askedIn(moment, rival) : null;
  if (!asked.partner) return opponentReasons(moment, asked, move, other);
  const own = campAt(round, decider);
  const ahead = campAhead(round);
  const points = pointsLying(round);
  const choice: Reason[] = other?.partner === false ? [{ kind: "partner-chooses", strength: 0.4, move }] : [];
  const cards = asked.likely.flatMap(({ card, share, weight }): Reason[] => {
    if (isTransformation(card)) {
      if (ahead === null || ahead === own || points === 0) return [];
      const strength = 0.5 + 0.4 * Math.min(1, points / 14) * share;
      return [{ kind: "rescues", strength, move, card, share, camp: ahead, points }];
    }
    const after = afterCard(round, card);
    if (!after.leads || ahead === own || (ahead === null ? !after.settled : points === 0)) return [];
    const strength = 0.5 + share * (0.2 * weight + 0.4 * Math.min(1, points / 14));
    return [{ kind: ahead === null ? "brings-high" : "brings", strength, move, card, share, points }];
  });
  return [...cards, ...choice];
}

/** The asked seat has one card and must play it. */
function onlyReasons({ camp, likely: [card] }: Asked, move: number): Reason[] {
  if (!card) return [{ kind: "only-any", strength: 0.5, move, camp }];
  return [
    { kind: "only", strength: 0.55 + 0.3 * card.weight * card.share, move, camp, card: card.card, share: card.share },
  ];
}

/** An opponent loses a card of the own camp, and with few of them can hardly hold back an important one. */
function opponentReasons(moment: Moment, asked: Asked, move: number, other: Asked | null): Reason[] {
  const { camp, count } = asked;
  const [card] = asked.likely;
  const forced: Reason[] = [];
  if (card && count <= FORCED) {
    const strength = 0.45 + 0.4 * card.weight * card.share;
    forced.push({ kind: "forces", strength, move, camp, cards: count, card: card.card, share: card.share });
  }
  if (other === null || other.partner) return [...forced, spentReason(moment, asked, move)];
  if (forced.length > 0 || count >= other.count) return forced;
  return [{ kind: "less-choice", strength: 0.4, move, camp, cards: count, others: other.count }];
}

/** The card comes from an opponent, where the other move would take one of the own side. */
function spentReason({ round, decider }: Moment, { camp, count }: Asked, move: number): Reason {
  const ahead = campAhead(round);
  if (ahead === null) return { kind: "spends", strength: 0.42, move, camp, cards: count };
  const strength = 0.44 + 0.02 * Math.min(10, pointsLying(round));
  return { kind: ahead === campAt(round, decider) ? "draws" : "pays", strength, move, camp: ahead };
}

export function askWarnings(moment: Moment, move: number): Reason[] {
  const { round, decider } = moment;
  const { camp, count, partner, likely } = askedIn(moment, move);
  if (partner) return [];
  const own = campAt(round, decider);
  const points = pointsLying(round);
  const transformation = likely.find(({ card }) => isTransformation(card));
  const reasons: Reason[] = [];
  if (count > 1) reasons.push({ kind: "lets-choose", strength: 0.4, move, camp, cards: count });
  if (transformation && campAhead(round) === own && points > 0) {
    const { card, share } = transformation;
    reasons.push({ kind: "endangers", strength: 0.8, move, card, share, camp: own, points });
  }
  return reasons;
}
