"""Information-set tree search over plausible worlds, guided by the learned policy, with any plan."""

from __future__ import annotations

from jekyllhyde.bots.brains import brain_for
from jekyllhyde.bots.kernel_input import observed_of
from jekyllhyde.bots.protocol import UNLIMITED, Budget
from jekyllhyde.kernel import SearchPlan, follow_tips, search
from jekyllhyde.rules import MOVES, Move, Observation


class SearchBot:
    def __init__(self, plan: SearchPlan) -> None:
        self._plan = plan

    def choose(self, observation: Observation, seed: int, budget: Budget = UNLIMITED) -> Move:
        observed = observed_of(observation)
        if not observed.shows_every_trick:
            return MOVES[follow_tips(observed, seed)]
        brain = brain_for(observation.options)
        target = observation.options.target
        moves = search(observed.seen(), brain, self._plan, observation.totals, target, seed, budget.seconds)
        return MOVES[moves[0][0]]
