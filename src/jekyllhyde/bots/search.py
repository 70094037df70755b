"""Information-set tree search over plausible worlds, guided by the learned policy, with any plan.

The levels `master` and `grandmaster` do the same with plans of their own (`kernel/bots/levels.h`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from jekyllhyde.bots.brains import BrainKind, brain_for
from jekyllhyde.bots.kernel_input import observed_of
from jekyllhyde.bots.protocol import UNLIMITED, Budget
from jekyllhyde.kernel import SearchPlan, follow_tips, search, search_kinds
from jekyllhyde.rules import MOVES, Move, Observation


class SearchBot:
    """Supposes that all others play like itself."""

    def __init__(self, plan: SearchPlan, kind: BrainKind = BrainKind.SMALL) -> None:
        self._plan = plan
        self._kind = kind

    def choose(self, observation: Observation, seed: int, budget: Budget = UNLIMITED) -> Move:
        observed = observed_of(observation)
        if not observed.shows_every_trick:
            return MOVES[follow_tips(observed, seed)]
        brain = brain_for(observation.options, self._kind)
        target = observation.options.target
        moves = search(observed.seen(), brain, self._plan, observation.totals, target, seed, budget.seconds)
        return MOVES[moves[0][0]]


class PlayerKind(NamedTuple):
    """A kind of opponent.

    `prior` says how likely it is before any move is seen. One that searches finds better moves than its network alone.
    """

    network: BrainKind
    prior: float
    searches: bool


class ReadingBot:
    """Infers from the moves of a round of which kind each opponent is. The first kind is its own."""

    def __init__(self, plan: SearchPlan, kinds: Sequence[PlayerKind]) -> None:
        self._plan = plan
        self._kinds = tuple(kinds)

    def choose(self, observation: Observation, seed: int, budget: Budget = UNLIMITED) -> Move:
        observed = observed_of(observation)
        if not observed.shows_every_trick:
            return MOVES[follow_tips(observed, seed)]
        options = observation.options
        kinds = [(brain_for(options, kind.network), kind.prior, kind.searches) for kind in self._kinds]
        moves = search_kinds(
            observed.seen(), kinds, self._plan, observation.totals, options.target, seed, budget.seconds
        )
        return MOVES[moves[0][0]]
