"""The facts of a decision's situation, as far as the deciding player could see them."""

from __future__ import annotations

from dataclasses import dataclass

from jekyllhyde.rules import ALL_CARDS, TRICKS, Camp, CardSet, Kind, Round
from jekyllhyde.rules.trick import TRICK_SIZE

DEEDS = CardSet(card for card in ALL_CARDS if card.kind is Kind.DEED)
TRANSFORMATIONS = CardSet(card for card in ALL_CARDS if card.kind is Kind.TRANSFORMATION)


@dataclass(frozen=True, slots=True)
class Situation:
    """What lay on the table before a decision.

    `points` and `deed` include what is carried. `transformation_out` says that another hand still has a Transformation,
    and `ahead` which team has the highest card of the trick so far, None if nobody will win it. `for_camp` is the team
    that needs the card: another one than the decider's if an opponent asked.
    """

    trick: int
    leading: bool
    last_to_play: bool
    points: int
    deed: bool
    transformation_out: bool
    ahead: Camp | None
    for_camp: Camp
    camp: Camp

    @property
    def last_trick(self) -> bool:
        return self.trick == TRICKS


def situation_of(round: Round) -> Situation:
    """Return the situation of the player who decides now.

    >>> situation_of(new_round(seed=7)).leading
    True
    """
    assert round.decider is not None
    trick = round.trick
    on_table = trick.cards | round.carry
    others = CardSet(card for seat, hand in enumerate(round.hands) if seat != round.decider for card in hand)
    return Situation(
        trick=len(round.tricks) + 1,
        leading=not trick.plays,
        last_to_play=len(trick.plays) == TRICK_SIZE - 1,
        points=on_table.points,
        deed=bool(on_table & DEEDS),
        transformation_out=bool(others & TRANSFORMATIONS),
        ahead=_team_ahead(round),
        for_camp=round.camp_on_turn,
        camp=round.camps[round.decider],
    )


def _team_ahead(round: Round) -> Camp | None:
    if not round.trick.plays or round.trick.cards & TRANSFORMATIONS:
        return None
    return round.camps[round.trick.highest.seat]
