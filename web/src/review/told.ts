/** What is said about a decision of a review. */
import { t } from "../i18n";
import type { DecisionName, Fortune, Judgement, ReviewedDecision } from "../engine/review";
import { why } from "../coach/facts";
import { moveName, signed, type NameOf } from "../coach/words";
import type { RoundView } from "../protocol/messages";
import type { Seat } from "../view/seats";

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
export function betterSentence(decision: ReviewedDecision, judgement: Judgement, nameOf: NameOf): string {
  const better = betterMove(decision, judgement);
  const made = decision.assessed.moves.find(({ action }) => action === decision.action);
  if (better === null || !made) return "";
  const values = { better: signed(decision.assessed.moves[0]!.value), made: signed(made.value) };
  return t("coach-better", { move: moveName(better, nameOf), ...values });
}

export function whySentence(
  round: RoundView,
  decision: ReviewedDecision,
  judgement: Judgement,
  nameOf: NameOf,
): string {
  const { assessed, action } = decision;
  const made = betterMove(decision, judgement) === null ? null : action;
  return why({ round, decider: round.decider as Seat, assessed, made }, nameOf);
}

/** The title of a decision: "Nora: ask Will". */
export function decisionTitle(round: RoundView, action: number, nameOf: NameOf): string {
  return t("name-and-text", { name: nameOf(round.decider as Seat), text: moveName(action, nameOf) });
}
