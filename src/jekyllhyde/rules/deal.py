"""Who was dealt what, and by whom (R2.3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from jekyllhyde.rules.cards import ALL_CARDS, CARDS, Card, CardSet
from jekyllhyde.rules.errors import Reason, RuleError
from jekyllhyde.rules.seats import BySeat, Seating

HAND_SIZE = 7

Hands = BySeat[CardSet]


@dataclass(frozen=True, slots=True)
class Deal:
    """Who was dealt what, and by whom. Raises `RuleError` unless each seat has seven of the 28 cards (R2.3)."""

    seating: Seating
    hands: Hands

    def __post_init__(self) -> None:
        n, e, s, w = self.hands
        if (n | e | s | w) != ALL_CARDS or any(len(hand) != HAND_SIZE for hand in self.hands):
            raise RuleError(Reason.SEVEN_CARDS_EACH)


def hands_of_deck(deck: Sequence[Card]) -> Hands:
    """Deal a deck: the first seven cards go to N, the next to E, then S, then W.

    >>> print(hands_of_deck(CARDS)[Seat.N])
    JT JA JB JC JD JE J7
    """
    n, e, s, w = (CardSet(deck[start : start + HAND_SIZE]) for start in range(0, len(CARDS), HAND_SIZE))
    return n, e, s, w


def random_hands(generator: Random) -> Hands:
    """Shuffle and deal, for research and tests. Games between people use `jekyllhyde.rules.fairdeal`.

    >>> print(random_hands(Random(7))[Seat.N])
    JE J6 J5 J4 HT H5 HX2
    """
    deck = list(CARDS)
    generator.shuffle(deck)
    return hands_of_deck(deck)
