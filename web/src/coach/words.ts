/** Names of moves and figures for people, in the reader's language. */
import { language, t } from "../i18n";
import { moveText } from "../local/cards";
import { campKey, campOf } from "../view/cards";
import { tellOfSeat, type Telling } from "../view/sentences";
import { drawn } from "../art/deck";

/** A card for a sentence. Names that both camps have are followed by the camp. */
export function cardName(card: string): string {
  return withCamp(card, t(`card-${card}`));
}

/** The Transformation and the characters B to E are in both camps under the same name (R1.2). */
function isShared(card: string): boolean {
  const { kind, figure } = drawn(card);
  return kind === "transformation" || (kind === "character" && figure !== "A");
}

/** A card as the object of a sentence. */
export function cardObject(card: string): string {
  return withCamp(card, t(`card-${card}.played`));
}

function withCamp(card: string, name: string): string {
  return isShared(card) ? t("coach-card-of-camp", { card: name, camp: t(`${campKey(campOf(card))}.short`) }) : name;
}

/** A move in words: "Remorse", or "ask Nora". */
export function moveName(action: number, telling: Telling): string {
  return moveAs("coach-move-ask", action, telling);
}

/** A move as the subject of a sentence: "Remorse", or "Asking Nora". */
export function moveSubject(action: number, telling: Telling): string {
  return moveAs("coach-asking", action, telling);
}

function moveAs(key: string, action: number, telling: Telling): string {
  const move = moveText(action);
  return move.endsWith("?") ? tellOfSeat(telling, key, move.charAt(0)) : cardName(move);
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
