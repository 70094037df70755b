"""Information-set tree search over plausible worlds, guided by the learned policy. `master` uses it."""

from __future__ import annotations

from jekyllhyde.bots.brains import brain_for
from jekyllhyde.bots.kernel_input import seen_of
from jekyllhyde.bots.protocol import UNLIMITED, Budget
from jekyllhyde.bots.tips import TipsBot
from jekyllhyde.kernel import SearchPlan, search
from jekyllhyde.kernel.position import shows_every_trick
from jekyllhyde.rules import MOVES, Move, Observation


class SearchBot:
    def __init__(self, plan: SearchPlan) -> None:
        self._plan = plan

    def choose(self, observation: Observation, seed: int, budget: Budget = UNLIMITED) -> Move:
        if not shows_every_trick(observation):
            return TipsBot().choose(observation, seed, budget)
        brain = brain_for(observation.options)
        target = observation.options.target
        moves = search(seen_of(observation), brain, self._plan, observation.totals, target, seed, budget.seconds)
        return MOVES[moves[0][0]]
