/** Seats as the reader sees them: the reader's own at the bottom, then clockwise. */
export type Seat = "N" | "E" | "S" | "W";
export type Place = "bottom" | "left" | "top" | "right";

export const SEATS: readonly Seat[] = ["N", "E", "S", "W"];
/** Clockwise from the reader, as turns go (R2.1). */
export const PLACES: readonly Place[] = ["bottom", "left", "top", "right"];
/** The seat that spectators see at the bottom. */
export const SPECTATORS_SEAT: Seat = "S";

/** All seats, clockwise from one. */
export function seatsFrom(first: Seat): Seat[] {
  return PLACES.map((place) => seatAt(place, first));
}

export function placeOf(seat: Seat, reader: Seat): Place {
  return PLACES[(SEATS.indexOf(seat) - SEATS.indexOf(reader) + 4) % 4]!;
}

export function seatAt(place: Place, reader: Seat): Seat {
  return SEATS[(PLACES.indexOf(place) + SEATS.indexOf(reader)) % 4]!;
}

export function opposite(seat: Seat): Seat {
  return SEATS[(SEATS.indexOf(seat) + 2) % 4]!;
}
