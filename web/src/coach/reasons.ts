/** Why a move is good or bad: how a fact bears on the move. A fact is something that the player who decides could see or
 * count, or a share of the possible deals. The best move is compared with the one that was made, or with the best of
 * those that are clearly worse. */
import type { Assessment } from "../engine/review";
import { FIRST_ASK, codeOf } from "../local/cards";
import type { RoundView } from "../protocol/messages";
import { campOf, factorOf, isTransformation, pointsOf, type CampLetter } from "../view/cards";
import { campAt, isLastTrick } from "../view/round";
import type { Seat } from "../view/seats";
import { sureness } from "./assessed";
import { askReasons, askWarnings } from "./askReasons";
import { afterCard, campAhead, isHighestLeft, pointsLying, type AfterCard } from "./trick";

/** A decision with what its player could know. */
export interface Moment {
  /** The round before the decision. */
  round: RoundView;
  decider: Seat;
  assessed: Assessment;
  /** The move that was made, or `null` before the decision. */
  made: number | null;
}

type CardKind = "wins" | "wins-sure" | "wins-deed" | "leads" | "ahead" | "little" | "risks-less";
type AddKind = "adds" | "adds-deed" | "feeds" | "feeds-deed" | "denies" | "denies-sure";
type CarryKind = "saves" | "saves-last" | "holds" | "carry";
type KeepKind = "keeps" | "keeps-high" | "keeps-deed" | "keeps-points";
type AskKind = "only" | "only-any" | "forces" | "less-choice" | "spends" | "draws" | "pays" | PartnerKind;
type PartnerKind = "brings" | "brings-high" | "rescues" | "partner-chooses";
type NumberKind = "best-by" | "next" | "near" | "alike" | "forced";
type WarningKind =
  "gives" | "gives-deed" | "risks" | "risks-deed" | "puts-ahead" | "spoils" | "lets-choose" | "endangers";
export type ReasonKind = CardKind | AddKind | CarryKind | KeepKind | AskKind | NumberKind | WarningKind;

/** A reason has a sentence, `coach-why-<kind>`, and what the sentence names. */
export interface Reason {
  kind: ReasonKind;
  strength: number;
  /** The move that it speaks for or against. */
  move: number;
  card?: string;
  /** The card that another move would play. */
  other?: string;
  camp?: CampLetter;
  points?: number;
  cards?: number;
  /** How many cards the seat has that another move would ask. */
  others?: number;
  /** The share of the possible deals. */
  share?: number;
}

/** Points within which moves come to the same, and from which on one stands out. */
const ALIKE = 2;
const APART = 6;
/** A difference in points that is worth telling. */
const MORE = 2;
/** A card that so few others can beat is likely to win. */
const FEW = 5;

/** What speaks for the best move, the strongest first. What the numbers say is always among it. */
export function reasonsFor(moment: Moment): Reason[] {
  const { assessed } = moment;
  const best = assessed.moves[0]!.action;
  if (assessed.moves.length === 1) return [{ kind: "forced", strength: 1, move: best }];
  const rival = rivalOf(moment);
  if (rival === null) return [{ kind: "alike", strength: 1, move: best }];
  const found = [
    ...(best >= FIRST_ASK ? askReasons(moment, best, rival) : cardReasons(moment, best, rival)),
    ...(rival >= FIRST_ASK ? [] : keepReasons(moment, best, codeOf(rival))),
    marginReason(moment),
  ];
  return found.sort((a, b) => b.strength - a.strength);
}

/** What speaks against a move that is worse than the best, the strongest first. */
export function reasonsAgainst(moment: Moment, move: number): Reason[] {
  const found = move >= FIRST_ASK ? askWarnings(moment, move) : cardWarnings(moment, move);
  return found.sort((a, b) => b.strength - a.strength);
}

/** The move with which the best one is compared, or `null` if all come to the same. */
function rivalOf({ assessed: { moves }, made }: Moment): number | null {
  if (made !== null && made !== moves[0]!.action) return made;
  return moves.find(({ loss }) => loss >= ALIKE)?.action ?? null;
}

function cardReasons(moment: Moment, move: number, rival: number): Reason[] {
  const { round, decider } = moment;
  const [card, own] = [codeOf(move), campAt(round, decider)];
  const after = afterCard(round, card);
  const other = rival >= FIRST_ASK ? null : codeOf(rival);
  const others = other === null ? null : afterCard(round, other);
  if (isTransformation(card)) return carryReasons(round, move, own, other);
  if (after.ahead === null) return other === null ? [] : riskReasons(move, card, other);
  const reasons = after.ahead === own ? aheadReasons(move, card, after, others) : [];
  if (after.ahead === own && other !== null && others!.ahead !== null && others!.ahead !== own) {
    reasons.push({ kind: "ahead", strength: 0.75 + 0.4 * stakeOf(after), move, card, other, camp: own });
  }
  if (other === null || (after.ahead === own && after.settled)) return reasons;
  return [
    ...reasons,
    ...(after.ahead === own ? [] : lostReasons(move, after, others!, card, other)),
    ...riskReasons(move, card, other),
  ];
}

/** What a trick is worth, as a share of a rich one. */
function stakeOf({ points }: Pick<AfterCard, "points">): number {
  return Math.min(1, points / 14);
}

/** The own camp is ahead in the trick after the card. */
function aheadReasons(move: number, card: string, after: AfterCard, others: AfterCard | null): Reason[] {
  const camp = after.ahead!;
  if (!after.leads) return addReasons(move, card, after);
  const same = others !== null && others.ahead === camp && others.leads && others.settled === after.settled;
  const weight = same ? 0.5 : 1;
  if (!after.settled) {
    if (after.higher > FEW) return [];
    const strength = weight * (0.6 + 0.3 * stakeOf(after) - 0.03 * after.higher);
    return [{ kind: "leads", strength, move, card, camp, cards: after.higher }];
  }
  const deed = bestDeed(
    after.cards.filter((each) => each !== card),
    camp,
  );
  if (deed !== null)
    return [{ kind: "wins-deed", strength: weight * (1 + 0.1 * factorOf(deed)), move, card: deed, camp }];
  if (after.points === 0) return [];
  const strength = weight * (0.7 + 0.5 * stakeOf(after));
  return [{ kind: after.last ? "wins" : "wins-sure", strength, move, card, camp, points: after.points }];
}

/** Another card of the own camp is ahead, and this one goes with it. */
function addReasons(move: number, card: string, { ahead, settled }: AfterCard): Reason[] {
  const camp = ahead!;
  const kind = settled ? "adds" : "feeds";
  if (factorOf(card) > 0) {
    const strength = 0.6 + 0.15 * factorOf(card);
    if (campOf(card) === camp) return [{ kind: `${kind}-deed`, strength, move, card, camp }];
    return [{ kind: settled ? "denies-sure" : "denies", strength, move, card, camp }];
  }
  const worth = pointsOf(card);
  return worth <= MORE ? [] : [{ kind, strength: (settled ? 0.45 : 0.35) + worth / 14, move, card, camp }];
}

/** The other camp gets the trick, whatever is played of two cards. */
function lostReasons(move: number, after: AfterCard, others: AfterCard, card: string, other: string): Reason[] {
  const saved = pointsOf(other) - pointsOf(card);
  if (!after.settled || !others.settled || others.ahead !== after.ahead || factorOf(card) > 0 || saved < MORE)
    return [];
  return [{ kind: "little", strength: 0.6 + saved / 14, move, card, other, camp: after.ahead! }];
}

/** The card puts fewer points into a trick that the own camp may not get. */
function riskReasons(move: number, card: string, other: string): Reason[] {
  const saved = pointsOf(other) - pointsOf(card);
  return factorOf(card) > 0 || saved < MORE
    ? []
    : [{ kind: "risks-less", strength: 0.35 + saved / 14, move, card, other }];
}

/** A Transformation is played (R5.1, R5.4). */
function carryReasons(round: RoundView, move: number, own: CampLetter, other: string | null): Reason[] {
  const [ahead, points, card] = [campAhead(round), pointsLying(round), codeOf(move)];
  if (ahead !== null && ahead !== own && points > 0) {
    const kind = isLastTrick(round) ? "saves-last" : "saves";
    return [{ kind, strength: 0.7 + 0.5 * stakeOf({ points }), move, card, camp: ahead, points }];
  }
  const instead = other === null ? null : afterCard(round, other).ahead;
  if (instead === null || instead === own) return [{ kind: "carry", strength: 0.4, move, card }];
  return [{ kind: "holds", strength: 0.6 + 0.5 * stakeOf({ points }), move, card, other: other!, camp: instead }];
}

/** An important card stays in the hand. */
function keepReasons({ round, decider }: Moment, move: number, other: string): Reason[] {
  if (isLastTrick(round)) return [];
  const kept = { move, other, camp: campOf(other) };
  if (factorOf(other) > 0) return [{ kind: "keeps-deed", strength: 0.45 + 0.12 * factorOf(other), ...kept }];
  if (isTransformation(other)) return [{ kind: "keeps", strength: 0.6, ...kept }];
  const worth = pointsOf(other);
  if (worth === 1) return isHighestLeft(round, other) ? [{ kind: "keeps-high", strength: 0.55, ...kept }] : [];
  const safe = afterCard(round, other).ahead === campAt(round, decider);
  return move < FIRST_ASK || safe ? [] : [{ kind: "keeps-points", strength: 0.35 + worth / 20, ...kept }];
}

function bestDeed(cards: readonly string[], camp: CampLetter): string | null {
  const deeds = cards.filter((card) => campOf(card) === camp && factorOf(card) > 0);
  return deeds.sort((a, b) => factorOf(b) - factorOf(a))[0] ?? null;
}

/** How far the best move stands out. */
function marginReason({ assessed }: Moment): Reason {
  const [best, second] = assessed.moves;
  const [move, loss] = [best!.action, second!.loss];
  const sure = sureness(assessed);
  if (sure === "close") return { kind: "near", strength: 0.2, move };
  if (sure === "clear" && loss >= APART) return { kind: "best-by", strength: 0.3, move, points: Math.floor(loss) };
  return { kind: "next", strength: 0.2, move, points: Math.round(loss) };
}

function cardWarnings({ round, decider }: Moment, move: number): Reason[] {
  const [card, own] = [codeOf(move), campAt(round, decider)];
  const [before, after] = [campAhead(round), afterCard(round, card)];
  if (isTransformation(card)) {
    const points = pointsLying(round);
    return before === own && points > 0 ? [{ kind: "spoils", strength: 0.8, move, card, camp: own, points }] : [];
  }
  if (after.ahead === null || after.ahead === own) return [];
  const common = { move, card, camp: after.ahead };
  const kind = after.settled ? "gives" : "risks";
  if (after.leads) {
    return before === after.ahead ? [] : [{ kind: "puts-ahead", strength: 0.9, ...common, points: after.points }];
  }
  if (factorOf(card) > 0 && campOf(card) === own) {
    return [{ kind: `${kind}-deed`, strength: 0.6 + 0.15 * factorOf(card), ...common }];
  }
  return pointsOf(card) > MORE ? [{ kind, strength: pointsOf(card) / 10, ...common }] : [];
}
