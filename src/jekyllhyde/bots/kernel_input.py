"""Convert observations into what the kernel's searches take."""

from __future__ import annotations

from jekyllhyde.kernel import Position, Seen, position_of_world, worlds_of
from jekyllhyde.kernel.worlds import hands_of_masks
from jekyllhyde.rules import Observation


def some_world(observation: Observation) -> Position:
    """Return the first of all worlds that fit. Rounds that the seat cannot tell apart give the same world."""
    return position_of_world(observation, hands_of_masks(worlds_of(observation).at(0)))


def seen_of(observation: Observation) -> Seen:
    tricks = (*observation.tricks, observation.trick)
    past = [(play.card.index, play.holder) for trick in tricks for play in trick.plays]
    return Seen(some_world(observation), past, tricks[0].leader)
