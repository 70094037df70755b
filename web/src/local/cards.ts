/** Cards, moves and seats as the texts of messages and records, and as the numbers of the kernel. */
import { DECK } from "../art/deck.ts";

/** The seats in the kernel's order. */
const SEATS = "NESW";
export const FIRST_ASK = 28;

/** The number of a seat, or -1. */
export function seatOfName(name: string): number {
  return SEATS.indexOf(name);
}

export function seatName(seat: number): string {
  return SEATS[seat]!;
}

export function seatNameOrNull(seat: number | null): string | null {
  return seat === null ? null : seatName(seat);
}

/** The cards of a mask, in the deck's order. */
export function codesOf(mask: number): string[] {
  return DECK.filter((_, card) => (mask >>> card) & 1);
}

export function maskOf(codes: readonly string[]): number {
  return codes.reduce((mask, code) => mask | (1 << DECK.indexOf(code)), 0);
}

export function codeOf(card: number): string {
  return DECK[card]!;
}

export function moveText(move: number): string {
  return move < FIRST_ASK ? codeOf(move) : `${seatName(move - FIRST_ASK)}?`;
}

/** The number of a move, or -1. */
export function moveOfText(text: string): number {
  if (!text.endsWith("?")) return DECK.indexOf(text);
  const seat = seatOfName(text.slice(0, -1));
  return text.length === 2 && seat >= 0 ? FIRST_ASK + seat : -1;
}

/** How many cards of Jekyll and of Hyde a hand has. */
export function countsOf(hand: number): [number, number] {
  const codes = codesOf(hand);
  const jekyll = codes.filter((code) => code.startsWith("J")).length;
  return [jekyll, codes.length - jekyll];
}
