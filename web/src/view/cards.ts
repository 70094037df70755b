/** What is printed on cards, and the order of a hand. */
import { DECK } from "../art/deck";
import type { SortDirection } from "../settings.svelte";

export type CampLetter = "J" | "H";

export function campOf(card: string): CampLetter {
  return card.startsWith("H") ? "H" : "J";
}

/** The locale's key for a camp. */
export function campKey(camp: CampLetter): string {
  return camp === "J" ? "camp-jekyll" : "camp-hyde";
}

/** The points printed on a card (R1.2). */
export function pointsOf(card: string): number {
  const kind = card.slice(1);
  if (kind.startsWith("X") || kind === "T") return 0;
  return Number(kind) || 1;
}

/** The factor printed on a deed (R1.2), 0 on other cards. */
export function factorOf(card: string): number {
  return card.charAt(1) === "X" ? Number(card.charAt(2)) : 0;
}

export function sumOfPoints(cards: readonly string[]): number {
  return cards.reduce((sum, card) => sum + pointsOf(card), 0);
}

/** The rank of a card, 0 for the highest (R1.2). */
export function rankOf(card: string): number {
  const kind = card.charAt(1);
  if (kind === "X") return 7;
  return "TABCDE".includes(kind) ? "TABCDE".indexOf(kind) : 6;
}

export function isTransformation(card: string): boolean {
  return card.charAt(1) === "T";
}

/** Sorts Jekyll before Hyde; within a camp T, A–E, 7–3, deeds, or the reverse. */
export function sortHand(cards: readonly string[], direction: SortDirection): string[] {
  const sign = direction === "high-first" ? 1 : -1;
  return [...cards].sort((a, b) => {
    const byCamp = Number(campOf(a) === "H") - Number(campOf(b) === "H");
    return byCamp || sign * (DECK.indexOf(a) - DECK.indexOf(b));
  });
}
