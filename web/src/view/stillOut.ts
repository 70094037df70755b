/** Which cards the reader has not seen in this round. It needs every trick, so it is right only at a table whose memory
 * aid shows them (R9.2); other tables send the last trick alone. */
import { DECK } from "../art/deck";
import type { RoundView } from "../protocol/messages";
import type { CampLetter } from "./cards";

export interface KindOut {
  /** The locale's key for the kind. */
  kind: string;
  camps: { camp: CampLetter; cards: { symbol: string; out: boolean }[] }[];
}

const KINDS = [
  { kind: "kind-transformation", symbols: ["T"] },
  { kind: "kind-character.plural", symbols: ["A", "B", "C", "D", "E"] },
  { kind: "kind-scene.plural", symbols: ["7", "6", "5", "4", "3"] },
  { kind: "kind-deed.plural", symbols: ["X3", "X2", "X1"] },
];

export function stillOut(round: RoundView): string[] {
  const played = [...round.tricks, round.trick].flatMap(({ plays }) => plays.map(([, , card]) => card));
  const seen = new Set([...played, ...round.carry, ...(round.hand ?? []), ...(round.ghost_hand ?? [])]);
  return DECK.filter((card) => !seen.has(card));
}

/** All cards by kind and camp, those that are still out marked. */
export function outByKind(round: RoundView): KindOut[] {
  const out = new Set(stillOut(round));
  return KINDS.map(({ kind, symbols }) => ({
    kind,
    camps: (["J", "H"] as const).map((camp) => ({
      camp,
      cards: symbols.map((symbol) => ({ symbol: symbol.replace("X", "×"), out: out.has(camp + symbol) })),
    })),
  }));
}
