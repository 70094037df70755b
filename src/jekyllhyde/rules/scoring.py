"""What the tricks of a round are worth (R6)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from jekyllhyde.rules.cards import Camp, CardSet
from jekyllhyde.rules.events import RoundScored, TeamScore
from jekyllhyde.rules.seats import BySeat
from jekyllhyde.rules.trick import Trick, carried


def taken(tricks: Iterable[Trick], camps: BySeat[Camp]) -> tuple[CardSet, CardSet]:
    """What Jekyll and what Hyde took in these complete tricks, with what was carried (R4.2, R5.3)."""
    masks = [0, 0]
    pending = 0
    for trick in tricks:
        pending |= trick.mask
        winner = trick.winner
        if winner is not None:
            masks[camps[winner]] |= pending
            pending = 0
    return CardSet.of_mask(masks[0]), CardSet.of_mask(masks[1])


def team_score(cards: CardSet, camp: Camp) -> TeamScore:
    """R6.1: points of either camp; R6.2: factors of the team's own deeds only."""
    return TeamScore(cards.points, (cards & camp.cards).factor)


def score_tricks(tricks: Sequence[Trick], camps: BySeat[Camp]) -> RoundScored:
    """The score so far; after the last trick, the round's. What is still carried then is neutral (R5.4)."""
    jekyll, hyde = taken(tricks, camps)
    return RoundScored(team_score(jekyll, Camp.JEKYLL), team_score(hyde, Camp.HYDE), carried(tricks))
