/** Reasons as sentences. */
import { t } from "../i18n";
import { campKey, factorOf, pointsOf, type CampLetter } from "../view/cards";
import type { Telling } from "../view/sentences";
import { codeOf, FIRST_ASK } from "../local/cards";
import { reasonsAgainst, reasonsFor, type Moment, type Reason } from "./reasons";
import { cardObject, moveSubject, percentOf } from "./words";

/** A reason as a sentence. Each sentence uses what it needs. */
export function reasonSentence(reason: Reason, telling: Telling): string {
  const { kind, move, card, other, camp = "J", points = 0, cards = 0, others = 0, share } = reason;
  const valued = other ?? card;
  return t(`coach-why-${kind}${share !== undefined && share >= 1 ? "-sure" : ""}`, {
    move: moveSubject(move, telling),
    card: card === undefined ? "" : cardObject(card),
    other: other === undefined ? "" : cardObject(other),
    camp: campName(camp),
    rival: campName(camp === "J" ? "H" : "J"),
    points,
    margin: points,
    cards,
    others,
    percent: percentOf(share ?? 0),
    worth: move < FIRST_ASK ? pointsOf(codeOf(move)) : 0,
    more: other === undefined ? 0 : pointsOf(other),
    factor: valued === undefined ? 0 : factorOf(valued),
  });
}

function campName(camp: CampLetter): string {
  return t(`${campKey(camp)}.short`);
}

/** Why the best move is the best: the strongest reasons, each of another kind. */
export function why(moment: Moment, telling: Telling, count = 1): string {
  const reasons = reasonsFor(moment);
  const differing = reasons.filter(({ kind }, at) => reasons.findIndex((other) => other.kind === kind) === at);
  return told(differing.slice(0, count), telling);
}

/** What a move that is worse lets happen, or "". */
export function whyNot(moment: Moment, move: number, telling: Telling): string {
  return told(reasonsAgainst(moment, move).slice(0, 1), telling);
}

function told(reasons: readonly Reason[], telling: Telling): string {
  return reasons.map((reason) => reasonSentence(reason, telling)).join(" ");
}
