"""What the tricks of a round are worth (R6)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from jekyllhyde.rules.cards import Camp, CardSet
from jekyllhyde.rules.seats import BySeat

if TYPE_CHECKING:
    from jekyllhyde.rules.trick import Trick


@dataclass(frozen=True, slots=True)
class TeamScore:
    """A team's card points and factor in a round (R6).

    >>> TeamScore(points=9, factor=4).score
    36
    """

    points: int
    factor: int

    @property
    def score(self) -> int:
        return self.points * self.factor  # R6.3

    def __str__(self) -> str:
        return f"{self.points} × {self.factor} = {self.score}"


@dataclass(frozen=True, slots=True)
class Score:
    """Both teams' scores in a round. `neutral` are the cards still carried, which count for nobody (R5.4).

    >>> print(Score(TeamScore(9, 4), TeamScore(20, 1), CardSet()))
    Jekyll 9 × 4 = 36, Hyde 20 × 1 = 20
    """

    jekyll: TeamScore
    hyde: TeamScore
    neutral: CardSet

    def team(self, camp: Camp) -> TeamScore:
        return self.hyde if camp else self.jekyll

    def __str__(self) -> str:
        return f"Jekyll {self.jekyll}, Hyde {self.hyde}"


class Taken(NamedTuple):
    jekyll: CardSet
    hyde: CardSet
    carry: CardSet


def taken(tricks: Iterable[Trick], camps: BySeat[Camp]) -> Taken:
    """Return what each team took in these complete tricks (R4.2), and what is still carried (R5.3)."""
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
    """Count the points of both camps' cards (R6.1) and the factors of the team's own deeds (R6.2)."""
    return TeamScore(cards.points, (cards & camp.cards).factor)


def score_tricks(tricks: Iterable[Trick], camps: BySeat[Camp]) -> Score:
    """Return the score so far. What is still carried after the last trick is neutral (R5.4)."""
    jekyll, hyde, carry = taken(tricks, camps)
    return Score(team_score(jekyll, Camp.JEKYLL), team_score(hyde, Camp.HYDE), carry)
