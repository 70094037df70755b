"""The four seats, who sits on them, and how the seating changes from round to round (R2, R8)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import TypeVar

from jekyllhyde.rules.cards import Camp
from jekyllhyde.rules.enums import EvaluableEnum
from jekyllhyde.rules.errors import Reason, RuleError

T = TypeVar("T")
BySeat = tuple[T, T, T, T]


class Seat(EvaluableEnum, IntEnum):
    """A seat, in clockwise order (R2.1). It is an index into tuples with one entry for each seat."""

    N = 0
    E = 1
    S = 2
    W = 3

    @property
    def left(self) -> Seat:
        return SEATS[(self + 1) & 3]

    @property
    def across(self) -> Seat:
        return SEATS[(self + 2) & 3]

    @property
    def right(self) -> Seat:
        return SEATS[(self + 3) & 3]


SEATS: BySeat[Seat] = (Seat.N, Seat.E, Seat.S, Seat.W)


@dataclass(frozen=True, slots=True)
class Seating:
    """Who sits where, for which team, and who deals: all that is known before the cards are dealt."""

    players: BySeat[str | None]
    camps: BySeat[Camp]
    dealer: Seat
    single: Seat | None = None

    def __post_init__(self) -> None:
        if sum(self.camps) != 2:
            raise RuleError(Reason.TEAMS_OF_TWO)
        if self.single is not None:
            self._check_three_players(self.single)
        self._check_names()

    def _check_three_players(self, single: Seat) -> None:
        if self.camps[single] is not Camp.HYDE or self.camps[single.across] is not Camp.HYDE:
            raise RuleError(Reason.SINGLE_PLAYS_HYDE)
        if single is not self.dealer.left:
            raise RuleError(Reason.SINGLE_SITS_LEFT_OF_DEALER)

    def _check_names(self) -> None:
        names = [name for seat, name in zip(Seat, self.players, strict=True) if seat is not self.ghost]
        if None in names or len(set(names)) != len(names):
            raise RuleError(Reason.PLAYERS_DIFFER)
        if self.ghost is not None and self.players[self.ghost] is not None:
            raise RuleError(Reason.GHOST_SEAT_IS_EMPTY)

    @property
    def ghost(self) -> Seat | None:
        """The empty seat opposite the single player (R8.1)."""
        return None if self.single is None else self.single.across

    @property
    def first_leader(self) -> Seat:
        """The seat that leads the first trick (R2.4, R8.3)."""
        return self.dealer.left

    @property
    def partners_opposite(self) -> bool:
        """Whether partners sit opposite each other (R2.2: position card A)."""
        return self.camps[Seat.N] is self.camps[Seat.S]

    def seats_of(self, camp: Camp) -> tuple[Seat, ...]:
        return tuple(seat for seat in Seat if self.camps[seat] is camp)

    def seat_of(self, player: str) -> Seat:
        return SEATS[self.players.index(player)]

    def next(self) -> Seating:
        if self.single is None:
            return Seating(self.players, self.camps, self.dealer.left)  # R2.4
        return self._next_of_three(self.single)

    def _next_of_three(self, single: Seat) -> Seating:
        """Return the seating of the next round (R8.6).

        The player left of the single player moves to the ghost's seat and deals. The one to the right is single.
        """
        players = list(self.players)
        players[single.across], players[single.left] = players[single.left], None
        n, e, s, w = players
        camps = tuple(camp.other for camp in self.camps)
        assert len(camps) == 4
        return Seating((n, e, s, w), camps, dealer=single.across, single=single.right)


def seat_four(camps: str = "JHJH", dealer: Seat = Seat.W, players: BySeat[str] = ("N", "E", "S", "W")) -> Seating:
    """Seat four players. `camps` gives each seat's team from N on.

    >>> seat_four("JJHH").partners_opposite
    False
    """
    n, e, s, w = (Camp("JH".index(letter)) for letter in camps)
    return Seating(players, (n, e, s, w), dealer)


def seat_three(single: Seat = Seat.N, players: BySeat[str | None] | None = None) -> Seating:
    """Seat three players, one of them single against two (R8.1).

    >>> seat_three(single=Seat.E).ghost
    Seat.W
    """
    n, e, s, w = (Camp.HYDE if seat in (single, single.across) else Camp.JEKYLL for seat in Seat)
    if players is None:
        a, b, c, d = (None if seat is single.across else seat.name for seat in Seat)
        players = (a, b, c, d)
    return Seating(players, (n, e, s, w), dealer=single.right, single=single)
