"""The number of cards of each camp in a hand, which everybody sees on the backs (R1.1)."""

from __future__ import annotations

from typing import NamedTuple

from jekyllhyde.rules.cards import Camp, CardSet


class Counts(NamedTuple):
    """Number of Jekyll and of Hyde cards in a hand (R1.1).

    >>> Counts(jekyll=4, hyde=3).of(Camp.HYDE)
    3
    """

    jekyll: int
    hyde: int

    def of(self, camp: Camp) -> int:
        return self.hyde if camp else self.jekyll


def counts_of(hand: CardSet) -> Counts:
    """Count a hand's cards by camp.

    >>> counts_of(CardSet.of_codes("JA J7 HX1"))
    Counts(jekyll=2, hyde=1)
    """
    jekyll = (hand.mask & _JEKYLL).bit_count()
    return _COUNTS[jekyll][hand.mask.bit_count() - jekyll]


_JEKYLL = Camp.JEKYLL.cards.mask
_MOST = len(Camp.JEKYLL.cards)
_COUNTS = tuple(tuple(Counts(jekyll, hyde) for hyde in range(_MOST + 1)) for jekyll in range(_MOST + 1))
