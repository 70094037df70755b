/* How a card is drawn, read from its code. No rule of the game is here. */

export type CampLetter = "J" | "H";
export type KindOfDrawing = "transformation" | "character" | "scene" | "deed";

export interface Drawn {
  readonly code: string;
  readonly camp: CampLetter;
  readonly kind: KindOfDrawing;
  /** The symbol in the corner: T, A–E, 7–3, or 1–3 after a ×. */
  readonly figure: string;
}

const KINDS = ["T", "A", "B", "C", "D", "E", "7", "6", "5", "4", "3", "X3", "X2", "X1"] as const;

export const DECK: readonly string[] = ["J", "H"].flatMap((camp) => KINDS.map((kind) => camp + kind));

export function drawn(code: string): Drawn {
  const camp = code.startsWith("H") ? "H" : "J";
  const sign = code.slice(1);
  return { code, camp, kind: kindOf(sign), figure: sign.replace("X", "") };
}

function kindOf(sign: string): KindOfDrawing {
  if (sign === "T") return "transformation";
  if (sign.startsWith("X")) return "deed";
  return /^\d$/.test(sign) ? "scene" : "character";
}

/** The camp and the sign that are printed on a card, such as "Hyde ×2". People read them where the terminal has a code. */
export function printedOn(code: string, say: (key: string) => string): string {
  const camp = code.startsWith("H") ? "camp-hyde" : "camp-jekyll";
  return `${say(`${camp}.short`)} ${code.slice(1).replace("X", "×")}`;
}

/** Splits a long name into two lines of nearly equal length. */
export function linesOf(name: string, longest: number): readonly string[] {
  if (name.length <= longest || !name.includes(" ")) return [name];
  const middle = name.length / 2;
  const gaps = [...name.matchAll(/ /g)].map((gap) => gap.index);
  const best = gaps.reduce((a, b) => (Math.abs(b - middle) < Math.abs(a - middle) ? b : a));
  return [name.slice(0, best), name.slice(best + 1)];
}
