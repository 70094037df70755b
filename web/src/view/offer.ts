/** What the reader may do now. It is read from the newest state only; the picture may still show an older one. */
import type { RoundView } from "../protocol/messages";
import type { SortDirection } from "../settings.svelte";
import { sortHand, type CampLetter } from "./cards";
import { ghostOf, legalMoves, neededCamp, playableCards } from "./round";
import { SEATS, type Seat } from "./seats";

/** The move that asks a seat, or the reason why it cannot be asked. */
export type Ask = { move: string } | { reason: "holds-none" | "is-yours-to-play" };

export interface Offer {
  moves: readonly string[];
  /** The moves that play a card. */
  cards: readonly string[];
  /** The camp of the card that has to be played. */
  camp: CampLetter;
  /** By seat. Empty for the reader's own seat, and when the reader has been asked. */
  asks: Readonly<Partial<Record<Seat, Ask>>>;
}

/** The offer, or `null` if the reader has nothing to decide. */
export function offerOf(round: RoundView | null): Offer | null {
  const moves = round ? legalMoves(round) : [];
  const camp = round ? neededCamp(round) : null;
  if (!round || moves.length === 0 || camp === null) return null;
  const asks = SEATS.map((seat) => [seat, askOf(round, seat, camp)] as const);
  return {
    moves,
    cards: playableCards(round),
    camp,
    asks: Object.fromEntries(asks.filter(([, ask]) => ask !== null)),
  };
}

function askOf(round: RoundView, seat: Seat, camp: CampLetter): Ask | null {
  if (legalMoves(round).includes(`${seat}?`)) return { move: `${seat}?` };
  if (round.asked !== null || round.seat === seat) return null;
  const count = round.counts[SEATS.indexOf(seat)]![camp === "J" ? 0 : 1];
  if (count === 0) return { reason: "holds-none" };
  return ghostOf(round) === seat ? { reason: "is-yours-to-play" } : null;
}

/** The playable cards in the order in which they are shown and numbered: the own hand, then the ghost's. */
export function playableInOrder(
  offer: Offer | null,
  hand: readonly string[],
  ghostHand: readonly string[],
  sort: SortDirection,
): string[] {
  const fits = (card: string): boolean => offer?.cards.includes(card) ?? false;
  return [...sortHand(hand, sort).filter(fits), ...sortHand(ghostHand, "high-first").filter(fits)];
}
