/** What is said about a decision of a review. */
import { t } from "../i18n";
import type { DecisionName, Fortune, Judgement, ReviewedDecision } from "../engine/review";
import { why, whyNot } from "../coach/why";
import { moveName, signed } from "../coach/words";
import type { RoundView } from "../protocol/messages";
import type { Seat } from "../view/seats";
import { nameOf, type Telling } from "../view/sentences";

export interface Verdict {
  name: DecisionName;
  fortune: Fortune;
  /** "Mistake: costs about 12 points." */
  text: string;
  /** What luck did, or "". */
  luck: string;
}

export function verdictOf({ name, fortune, lossKnown, lossCards }: Judgement, forced: boolean): Verdict {
  const points = Math.round(lossKnown);
  const cost = name === "best" || name === "fine" ? "" : ` ${t("coach-costs", { points })}`;
  return {
    name,
    fortune,
    text: forced ? t("coach-name-forced") : t(`coach-name-${name}`) + cost,
    luck: fortune === "none" ? "" : t(`coach-told-${fortune}`, { points: Math.round(lossCards) }),
  };
}

/** Points from which on a loss is more than noise. */
const LOSS = 1;

/** The move that was better by what the player knew, or `null`. */
export function betterMove({ assessed, action }: ReviewedDecision, { lossKnown }: Judgement): number | null {
  const best = assessed.moves[0]!.action;
  return best === action || lossKnown < LOSS ? null : best;
}

/** "Better: ask Nora, +18 instead of +6." */
export function betterSentence(decision: ReviewedDecision, judgement: Judgement, telling: Telling): string {
  const better = betterMove(decision, judgement);
  const made = decision.assessed.moves.find(({ action }) => action === decision.action);
  if (better === null || !made) return "";
  const values = { better: signed(decision.assessed.moves[0]!.value), made: signed(made.value) };
  return t("coach-better", { move: moveName(better, telling), ...values });
}

/** Why the best move is the best, and what the one that was made lets happen. */
export function whySentences(
  round: RoundView,
  decision: ReviewedDecision,
  judgement: Judgement,
  telling: Telling,
): string[] {
  const { assessed, action } = decision;
  const made = betterMove(decision, judgement) === null ? null : action;
  const moment = { round, decider: round.decider as Seat, assessed, made };
  return [why(moment, telling), made === null ? "" : whyNot(moment, made, telling)].filter((text) => text !== "");
}

/** The title of a decision: "Nora: ask Will". */
export function decisionTitle(round: RoundView, action: number, telling: Telling): string {
  return t("name-and-text", { name: nameOf(telling, round.decider), text: moveName(action, telling) });
}
