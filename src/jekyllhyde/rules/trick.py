"""A trick: up to four cards, and who wins it (R3, R4, R5)."""

from __future__ import annotations

from typing import NamedTuple

from jekyllhyde.rules.cards import CardSet, Kind
from jekyllhyde.rules.events import Played
from jekyllhyde.rules.once import once
from jekyllhyde.rules.seats import SEATS, Seat

TRICK_SIZE = 4
TRICKS = 7

_TRANSFORMATION = Kind.TRANSFORMATION  # reading a global is several times faster than reading a member of an enum


class _Plays(NamedTuple):
    leader: Seat
    plays: tuple[Played, ...] = ()


class Trick(_Plays):
    """Up to four plays, the first one for `leader`.

    >>> Trick(Seat.N).on_turn
    Seat.N
    """

    @once
    def on_turn(self) -> Seat:
        """The seat that the next card is played for (R3.1, R3.5)."""
        return SEATS[(self.leader + len(self.plays)) & 3]

    @property
    def complete(self) -> bool:
        return len(self.plays) == TRICK_SIZE

    @property
    def cards(self) -> CardSet:
        return CardSet.of_mask(self.mask)

    @once
    def mask(self) -> int:
        mask = 0
        for play in self.plays:
            mask |= play.card.bit
        return mask

    @once
    def highest(self) -> Played:
        """The highest play; of equal cards the first (R4.1)."""
        highest = self.plays[0]
        for play in self.plays:
            if play.card.rank < highest.card.rank:
                highest = play
        return highest

    @property
    def tied(self) -> bool:
        """Whether other cards rank as high as the highest, which won because it came first (R4.1)."""
        rank = self.highest.card.rank
        return sum(play.card.rank == rank for play in self.plays) > 1

    @property
    def winner(self) -> Seat | None:
        """The seat that wins a complete trick (R4.1); None if a Transformation, the highest card, is in it (R5.1)."""
        highest = self.highest
        return None if highest.card.kind is _TRANSFORMATION else highest.seat

    @property
    def next_leader(self) -> Seat:
        """The seat of the highest card, whether the trick is won or carried (R4.2, R5.2)."""
        return self.highest.seat
