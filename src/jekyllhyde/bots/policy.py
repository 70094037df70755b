"""`policy`: the learned policy alone, without search."""

from __future__ import annotations

from jekyllhyde.bots.brains import BrainKind, brain_for
from jekyllhyde.bots.kernel_input import observed_of
from jekyllhyde.bots.protocol import UNLIMITED, Budget
from jekyllhyde.kernel import follow_tips
from jekyllhyde.rules import MOVES, Move, Observation


class PolicyBot:
    """Plays the move that the learned policy finds the likeliest."""

    def __init__(self, kind: BrainKind = BrainKind.SMALL) -> None:
        self._kind = kind

    def choose(self, observation: Observation, seed: int, budget: Budget = UNLIMITED) -> Move:  # noqa: ARG002
        observed = observed_of(observation)
        if not observed.shows_every_trick:
            return MOVES[follow_tips(observed, seed)]
        odds = brain_for(observation.options, self._kind).odds(observed.seen())
        return MOVES[max(odds, key=lambda entry: entry[1])[0]]
