/** What is shown of the values of the moves. */
import type { Bounds } from "../engine/kernel";
import { t } from "../i18n";
import { moveText } from "../local/cards";
import type { MoveMark, MoveMarks } from "../view/marks";
import type { Assessment } from "../engine/review";
import { signed } from "./words";

/** How sure it is that the first move is the best. */
export type Sureness = "forced" | "clear" | "likely" | "close";

/** The loss of the second best move in its standard errors: from here on the best one is clear, or likely. */
const CLEAR = 3;
const LIKELY = 1.5;
/** Points that do not matter. */
const CLOSE = 1;

export function sureness({ moves }: Assessment): Sureness {
  const [, second] = moves;
  if (!second) return "forced";
  if (second.loss < CLOSE || second.loss < LIKELY * second.lossError) return "close";
  return second.loss < CLEAR * second.lossError ? "likely" : "clear";
}

/** The best move alone. */
export function bestMark({ moves }: Pick<Assessment, "moves">): MoveMarks {
  const mark = { text: "", label: t("coach-mark-best"), best: true, played: false };
  return new Map([[moveText(moves[0]!.action), mark]]);
}

/** The values by what the player could know. */
export function knownMarks({ moves }: Pick<Assessment, "moves">, made: number | null = null): MoveMarks {
  return marksOf(
    moves.map(({ action, value }, rank) => ({ action, text: signed(value), best: rank === 0 })),
    made,
  );
}

/** Bounds that are wider than this say nothing. */
const WIDE = 100;

/** Whether the solver could not say what a move is worth. */
export function isUnknown({ lower, upper }: Bounds): boolean {
  return upper - lower > WIDE;
}

/** Whether no other move can be better. */
export function isProven(card: Bounds, cards: readonly Bounds[]): boolean {
  return cards.every((other) => other === card || card.lower >= other.upper);
}

/** The values with open hands: "5…20" where only bounds are known, "?" where even these say nothing. */
export function openMarks(cards: readonly (Bounds & { action: number })[], made: number | null): MoveMarks {
  const text = (card: Bounds): string => {
    if (isUnknown(card)) return "?";
    const { lower, upper } = card;
    return lower === upper ? signed(lower) : `${signed(lower)}…${signed(upper)}`;
  };
  return marksOf(
    cards.map((card) => ({ action: card.action, text: text(card), best: isProven(card, cards) })),
    made,
  );
}

function marksOf(values: readonly { action: number; text: string; best: boolean }[], made: number | null): MoveMarks {
  return new Map(
    values.map(({ action, text, best }): [string, MoveMark] => {
      const played = action === made;
      const parts = [t("coach-mark-value", { value: text })];
      if (best) parts.push(t("coach-mark-best"));
      if (played) parts.push(t("coach-mark-played"));
      return [moveText(action), { text, label: parts.join(", "), best, played }];
    }),
  );
}
