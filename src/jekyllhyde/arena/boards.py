"""Duplicate boards: two bots play the same deal twice, the second time with their places exchanged."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from jekyllhyde.rules import Camp, Deal, Options, PositionCard, Seating, seat_four, seat_three
from jekyllhyde.rules.fairdeal import fair_hands
from jekyllhyde.rules.seats import SEATS


class Form(Enum):
    """The form of the game; with three players also the challenger's side."""

    FOUR_A = "A"
    FOUR_B = "B"
    THREE_SINGLE = "3-single"
    THREE_JEKYLL = "3-jekyll"

    @property
    def options(self) -> Options:
        if self is Form.FOUR_A or self is Form.FOUR_B:
            return Options(4, PositionCard(self.value))
        return Options(3)


class Contender(Enum):
    """The two bots of a board."""

    CHALLENGER = 0
    RIVAL = 1


class Sides(NamedTuple):
    """Which contender plays for which camp in one game of a board."""

    jekyll: Contender
    hyde: Contender

    def of(self, camp: Camp) -> Contender:
        return self.hyde if camp else self.jekyll


class Score(NamedTuple):
    jekyll: int
    hyde: int

    @property
    def difference(self) -> int:
        return self.jekyll - self.hyde


_CHALLENGER, _RIVAL = Contender
_SWAPPED = (Sides(_CHALLENGER, _RIVAL), Sides(_RIVAL, _CHALLENGER))

GAMES: dict[Form, tuple[Sides, Sides]] = {
    Form.FOUR_A: _SWAPPED,
    Form.FOUR_B: _SWAPPED,
    # The two sides are different tasks, so in the second game the rival plays the challenger's side against itself.
    Form.THREE_SINGLE: (Sides(_RIVAL, _CHALLENGER), Sides(_RIVAL, _RIVAL)),
    Form.THREE_JEKYLL: (Sides(_CHALLENGER, _RIVAL), Sides(_RIVAL, _RIVAL)),
}


@dataclass(frozen=True, slots=True)
class Board:
    """A board. `number` counts from 0. The same seed and number give the same cards in every form and for all bots."""

    form: Form
    seed: int
    number: int

    @property
    def deal(self) -> Deal:
        seed = hashlib.sha256(f"jekyllhyde arena {self.seed}".encode()).digest()
        return Deal(self._seating, fair_hands(seed, self.number + 1))

    @property
    def _seating(self) -> Seating:
        """The seating. The first lead moves on from board to board."""
        leader = SEATS[self.number % len(SEATS)]
        if self.form.options.players == 3:
            return seat_three(leader)  # R8.3
        return seat_four("JHJH" if self.form is Form.FOUR_A else "JJHH", dealer=leader.right)

    def decision_seed(self, decision: int) -> int:
        """Return the seed for a decision. Both games use the same seeds, so that equal bots play two equal games."""
        text = f"jekyllhyde arena {self.seed} {self.number} {decision}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


def margin(form: Form, first: Score, second: Score) -> float:
    """Return how many points per deal the challenger did better than the rival with the same cards."""
    difference = first.difference - second.difference
    if form is Form.THREE_JEKYLL:
        return difference
    return -difference if form is Form.THREE_SINGLE else difference / 2
