"""What the tricks of a round are worth (R6)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from jekyllhyde.rules.cards import Camp, CardSet
from jekyllhyde.rules.events import RoundScored, TeamScore
from jekyllhyde.rules.seats import BySeat
from jekyllhyde.rules.trick import Trick


class Taken(NamedTuple):
    jekyll: CardSet
    hyde: CardSet
    carry: CardSet


def taken(tricks: Iterable[Trick], camps: BySeat[Camp]) -> Taken:
    """What each team took in these complete tricks with what was carried (R4.2), and what still is (R5.3)."""
    masks = [0, 0]
    carry = 0
    for trick in tricks:
        carry |= trick.mask
        winner = trick.winner
        if winner is not None:
            masks[camps[winner]] |= carry
            carry = 0
    return Taken(CardSet.of_mask(masks[0]), CardSet.of_mask(masks[1]), CardSet.of_mask(carry))


def team_score(cards: CardSet, camp: Camp) -> TeamScore:
    """R6.1: points of either camp; R6.2: factors of the team's own deeds only."""
    return TeamScore(cards.points, (cards & camp.cards).factor)


def score_tricks(tricks: Iterable[Trick], camps: BySeat[Camp]) -> RoundScored:
    """The score so far; after the last trick, the round's. What is still carried then is neutral (R5.4)."""
    jekyll, hyde, carry = taken(tricks, camps)
    return RoundScored(team_score(jekyll, Camp.JEKYLL), team_score(hyde, Camp.HYDE), carry)
