/** What the reader's own seat may know, in the kernel's numbers. It is read from the view that a server or device sent,
 * which holds nothing else (R9). */
import type { Four, Pair, Sight } from "../engine/kernel";
import { codeOf, maskOf, seatOfName } from "../local/cards";
import { DECK } from "../art/deck";
import type { RoundView, SideTotal, TableView } from "../protocol/messages";
import { ghostOf } from "../view/round";
import { SEATS, type Seat } from "../view/seats";

/** The sight of the reader who decides now, or `null`. */
export function sightOf({ round, totals, setup }: Pick<TableView, "round" | "totals" | "setup">): Sight | null {
  if (!round?.seat || !round.hand || (round.legal_moves ?? []).length === 0) return null;
  const open: Four<number> = [0, 0, 0, 0];
  open[seatOfName(round.seat)] = maskOf(round.hand);
  const ghost = ghostOf(round);
  if (ghost !== null) open[seatOfName(ghost)] = maskOf(round.ghost_hand ?? []);
  const tricks = [...round.tricks, round.trick];
  return {
    seat: seatOfName(round.seat),
    open,
    counts: round.counts as Four<Pair>,
    past: tricks.flatMap(({ plays }) =>
      plays.map(([, holder, card]): Pair => [DECK.indexOf(card), seatOfName(holder)]),
    ),
    firstLeader: seatOfName(tricks[0]!.leader),
    carry: maskOf(round.carry),
    asked: round.asked === null ? null : seatOfName(round.asked),
    hydeSeats: hydeSeatsOf(round),
    single: round.single === null ? null : seatOfName(round.single),
    totals: totalsBySeat(round, totals),
    target: setup.target,
  };
}

export function hydeSeatsOf({ camps }: Pick<RoundView, "camps">): number {
  return [...camps].reduce((mask, camp, seat) => mask | (Number(camp === "H") << seat), 0);
}

/** The totals by seat. The ghost's is the single player's (R8.7). */
export function totalsBySeat(round: RoundView, totals: readonly SideTotal[]): Four<number> {
  const sideOf = (seat: Seat): string | null => {
    if (round.single === null) return round.camps.charAt(SEATS.indexOf(seat)) === "J" ? "jekyll" : "hyde";
    return round.players[SEATS.indexOf(seat === ghostOf(round) ? (round.single as Seat) : seat)] ?? null;
  };
  return SEATS.map((seat) => totals.find(({ side }) => side === sideOf(seat))?.total ?? 0) as Four<number>;
}

/** Beliefs without the cards that have been played since. */
export function withoutPlayed(beliefs: readonly (readonly number[])[], round: RoundView): number[][] {
  const played = [...round.tricks, round.trick].flatMap(({ plays }) => plays.map(([, , card]) => card));
  return beliefs.map((shares) => shares.map((share, card) => (played.includes(codeOf(card)) ? 0 : share)));
}
