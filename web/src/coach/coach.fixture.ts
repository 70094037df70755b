/** Assessments for tests. */
import type { Assessment } from "../engine/review";
import { DECK } from "../art/deck";
import { moveOfText } from "../local/cards";
import { SEATS, type Seat } from "../view/seats";

/** An assessment with these values, the best first; the error of each loss is 2. */
export function anAssessment(
  values: readonly [move: string, value: number][],
  held: Partial<Record<Seat, Record<string, number>>> = {},
): Assessment {
  const best = values[0]![1];
  return {
    moves: values.map(([move, value]) => ({
      action: moveOfText(move),
      value,
      error: 3,
      loss: best - value,
      lossError: value === best ? 0 : 2,
    })),
    beliefs: SEATS.map((seat) => DECK.map((card) => held[seat]?.[card] ?? 0)) as Assessment["beliefs"],
  };
}
