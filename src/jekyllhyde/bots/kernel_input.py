"""An observation as the kernel's searches take it."""

from __future__ import annotations

from jekyllhyde.kernel import Position, Seen, position_of_world, worlds_of
from jekyllhyde.kernel.worlds import hands_of_masks
from jekyllhyde.rules import TRICKS, Observation
from jekyllhyde.rules.trick import TRICK_SIZE


def shows_every_trick(observation: Observation) -> bool:
    """R9.2: a table without the memory aid shows the last trick only."""
    left = sum(counts.jekyll + counts.hyde for counts in observation.counts) + len(observation.trick.plays)
    return len(observation.tricks) == TRICKS - left // TRICK_SIZE


def some_world(observation: Observation) -> Position:
    """The first of all worlds that fit: the same for everything that the seat cannot tell apart."""
    return position_of_world(observation, hands_of_masks(worlds_of(observation).at(0)))


def seen_of(observation: Observation) -> Seen:
    tricks = (*observation.tricks, observation.trick)
    past = [(play.card.index, play.holder) for trick in tricks for play in trick.plays]
    return Seen(some_world(observation), past, tricks[0].leader)
