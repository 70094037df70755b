"""Levels for people: evenly spaced in strength, with mistakes like a person's. docs/bots.md has the measurements.

The kernel chooses the moves (`kernel/bots/levels.h`), so that a browser plays the same.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from jekyllhyde.bots.brains import BrainKind, brain_for
from jekyllhyde.bots.kernel_input import observed_of
from jekyllhyde.bots.protocol import UNLIMITED, Bot, Budget
from jekyllhyde.kernel import choose
from jekyllhyde.rules import MOVES, Move, Observation

NUMBERS = {"novice": 1, "casual": 2, "club": 3, "expert": 4, "master": 5, "grandmaster": 6}
"""The numbers of the levels in the kernel, where 0 plays at random."""


class LevelBot:
    """Plays at one of the levels.

    >>> seen = observe(new_round(seed=7), Seat.N)
    >>> LevelBot("novice").choose(seen, seed=1) in seen.legal_moves
    True
    """

    def __init__(self, name: str) -> None:
        self._number = NUMBERS[name]
        self._reads_opponents = name == "grandmaster"

    def choose(self, observation: Observation, seed: int, budget: Budget = UNLIMITED) -> Move:
        options = observation.options
        brain = brain_for(options, BrainKind.LARGE if self._reads_opponents else BrainKind.SMALL)
        naive = brain_for(options, BrainKind.NAIVE) if self._reads_opponents else None
        observed, totals = observed_of(observation), observation.totals
        return MOVES[choose(self._number, observed, brain, naive, totals, options.target, seed, budget.seconds)]


LEVELS: dict[str, Callable[[], Bot]] = {name: partial(LevelBot, name) for name in NUMBERS}
