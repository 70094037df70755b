/** Beliefs as a picture: which hand a card may be in. */
import { DECK } from "../art/deck";
import type { CampLetter } from "../view/cards";
import { SEATS, type Seat } from "../view/seats";

/** `open`: everybody who looks at this picture can see the card. */
export type Place = { kind: "open" } | { kind: "maybe"; share: number } | { kind: "not" };

export interface BeliefColumn {
  card: string;
  /** Whether the card has been played. */
  gone: boolean;
  /** By the rows' order. */
  places: Place[];
}

export interface BeliefBlock {
  camp: CampLetter;
  columns: BeliefColumn[];
}

/** Less than this is not drawn. */
const SMALLEST = 0.005;

/** The picture of some beliefs, Jekyll's cards and then Hyde's. `rows` are the seats from top to bottom, and `open` are
 * those whose cards are known. */
export function beliefBlocks(
  beliefs: readonly (readonly number[])[],
  rows: readonly Seat[],
  open: readonly Seat[],
): BeliefBlock[] {
  return (["J", "H"] as const).map((camp) => ({
    camp,
    columns: DECK.flatMap((card, number) => {
      if (!card.startsWith(camp)) return [];
      const shares = rows.map((seat) => beliefs[SEATS.indexOf(seat)]?.[number] ?? 0);
      const places = shares.map((share, row) => placeOf(share, open.includes(rows[row]!)));
      return [{ card, gone: shares.every((share) => share < SMALLEST), places }];
    }),
  }));
}

function placeOf(share: number, open: boolean): Place {
  if (share < SMALLEST) return { kind: "not" };
  return open ? { kind: "open" } : { kind: "maybe", share };
}
