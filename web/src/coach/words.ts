/** Names of moves and figures for people, in the reader's language. */
import { language, t } from "../i18n";
import { moveText } from "../local/cards";
import type { Seat } from "../view/seats";
import { campKey, campOf } from "../view/cards";
import { drawn } from "../art/deck";

/** Looks up the name of the player on a seat. */
export type NameOf = (seat: Seat) => string;

/** A card for a sentence. Names that both camps have are followed by the camp. */
export function cardName(card: string): string {
  const name = t(`card-${card}`);
  return isShared(card) ? t("coach-card-of-camp", { card: name, camp: t(`${campKey(campOf(card))}.short`) }) : name;
}

/** The Transformation and the characters B to E are in both camps under the same name (R1.2). */
function isShared(card: string): boolean {
  const { kind, figure } = drawn(card);
  return kind === "transformation" || (kind === "character" && figure !== "A");
}

/** A move in words: "Remorse", or "ask Nora". */
export function moveName(action: number, nameOf: NameOf): string {
  const move = moveText(action);
  if (!move.endsWith("?")) return cardName(move);
  return t("coach-move-ask", { name: nameOf(move.charAt(0) as Seat) });
}

/** Points with their sign: "+12", "−3", "0". */
export function signed(points: number): string {
  const whole = Math.round(points);
  return new Intl.NumberFormat(language(), { signDisplay: "exceptZero" })
    .format(whole === 0 ? 0 : whole)
    .replace("-", "−");
}

/** A share in whole per cent, never 0 or 100 for what is only likely. */
export function percentOf(share: number): number {
  if (share <= 0 || share >= 1) return Math.round(share * 100);
  return Math.min(99, Math.max(1, Math.round(share * 100)));
}
