/** A round as one reader sees it: who sits where, and which cards lie in the middle. It is read from the server's view;
 * no rule of the game is applied here. */
import type { ChairView, RoundView, TableView, TrickView } from "../protocol/messages";
import type { CampLetter } from "./cards";
import { opposite, placeOf, SEATS, SPECTATORS_SEAT, type Place, type Seat } from "./seats";

export interface SeatView {
  seat: Seat;
  place: Place;
  /** `null` for the ghost. */
  name: string | null;
  camp: CampLetter;
  jekyll: number;
  hyde: number;
  ghost: boolean;
  single: boolean;
  dealer: boolean;
  onTurn: boolean;
  asked: boolean;
  decides: boolean;
  mine: boolean;
  partner: boolean;
  chair: number | null;
  sitter: ChairView | null;
}

/** A card in the middle. `holder` is the seat whose hand it came from. */
export interface PlayedView {
  card: string;
  seat: Seat;
  place: Place;
  holder: Seat;
  from: Place;
}

export function readerOf(round: RoundView): Seat {
  return (round.seat as Seat | null | undefined) ?? SPECTATORS_SEAT;
}

export function ghostOf(round: RoundView): Seat | null {
  return round.single === null ? null : opposite(round.single as Seat);
}

export function playerAt(round: RoundView, seat: Seat): string | null {
  return round.players[SEATS.indexOf(seat)] ?? null;
}

export function campAt(round: RoundView, seat: Seat): CampLetter {
  return round.camps.charAt(SEATS.indexOf(seat)) as CampLetter;
}

/** The camp of the card that has to be played. */
export function neededCamp(round: RoundView): CampLetter | null {
  return round.on_turn === null ? null : campAt(round, round.on_turn as Seat);
}

export function legalMoves(round: RoundView): readonly string[] {
  return round.legal_moves ?? [];
}

export function playableCards(round: RoundView): string[] {
  return legalMoves(round).filter((move) => !move.endsWith("?"));
}

/** Whether all cards have been played. */
export function isOver(round: RoundView): boolean {
  return round.counts.every(([jekyll, hyde]) => jekyll + hyde === 0);
}

export function seatsOf(round: RoundView, chairs: readonly ChairView[]): SeatView[] {
  const reader = readerOf(round);
  return SEATS.map((seat) => seatView(round, chairs, seat, reader)).sort((a, b) => order(a) - order(b));
}

/** Sorts by the order of turns, the reader first. */
function order(seat: SeatView): number {
  return ["bottom", "left", "top", "right"].indexOf(seat.place);
}

function seatView(round: RoundView, chairs: readonly ChairView[], seat: Seat, reader: Seat): SeatView {
  const name = playerAt(round, seat);
  const [jekyll, hyde] = round.counts[SEATS.indexOf(seat)]!;
  const chair = name === null ? -1 : chairs.findIndex((sitter) => sitter.name === name);
  const mine = round.seat === seat;
  return {
    seat,
    place: placeOf(seat, reader),
    name,
    camp: campAt(round, seat),
    jekyll,
    hyde,
    ghost: ghostOf(round) === seat,
    single: round.single === seat,
    dealer: round.dealer === seat,
    onTurn: round.on_turn === seat,
    asked: round.asked === seat,
    decides: round.decider === seat,
    mine,
    partner: !mine && round.seat != null && campAt(round, seat) === campAt(round, reader),
    chair: chair < 0 ? null : chair,
    sitter: chairs[chair] ?? null,
  };
}

export function playedViews(trick: TrickView, reader: Seat): PlayedView[] {
  return trick.plays.map(([seat, holder, card]) => ({
    card,
    seat: seat as Seat,
    place: placeOf(seat as Seat, reader),
    holder: holder as Seat,
    from: placeOf(holder as Seat, reader),
  }));
}

export function lastTrick(round: RoundView): TrickView | null {
  return round.tricks.at(-1) ?? null;
}

/** Whether the cards that are left complete the current trick. */
export function isLastTrick({ counts, trick }: RoundView): boolean {
  return counts.flat().reduce((sum, count) => sum + count, trick.plays.length) === SEATS.length;
}

/** The round as it is drawn: after the last card, the last trick stays in the middle. */
export function shownRound({ round, phase }: TableView): RoundView | null {
  const last = round && phase !== "playing" ? lastTrick(round) : null;
  return round && last ? { ...round, trick: last, carry: [] } : round;
}

/** The carried cards that the winner of the last trick took too (R5.3), from the tricks that may be looked up. */
export function carriedIntoLast({ tricks }: RoundView): string[] {
  const before = tricks.slice(0, -1);
  const won = before.findLastIndex((trick) => trick.winner != null);
  return before.slice(won + 1).flatMap((trick) => trick.plays.map(([, , card]) => card));
}

/** The open hand of a seat: only the ghost's hand is open (R8.2). */
export function openHand(round: RoundView, seat: Seat): readonly string[] | null {
  return ghostOf(round) === seat ? round.ghost_hand : null;
}
