"""Information-set tree search over plausible worlds, guided by the learned policy, with any plan."""

from __future__ import annotations

from jekyllhyde.bots.brains import BrainSize, brain_for
from jekyllhyde.bots.kernel_input import observed_of
from jekyllhyde.bots.protocol import UNLIMITED, Budget
from jekyllhyde.kernel import SearchPlan, follow_tips, search
from jekyllhyde.rules import MOVES, Move, Observation


class SearchBot:
    def __init__(self, plan: SearchPlan, size: BrainSize = BrainSize.SMALL) -> None:
        self._plan = plan
        self._size = size

    def choose(self, observation: Observation, seed: int, budget: Budget = UNLIMITED) -> Move:
        observed = observed_of(observation)
        if not observed.shows_every_trick:
            return MOVES[follow_tips(observed, seed)]
        brain = brain_for(observation.options, self._size)
        target = observation.options.target
        moves = search(observed.seen(), brain, self._plan, observation.totals, target, seed, budget.seconds)
        return MOVES[moves[0][0]]


def grandmaster() -> SearchBot:
    """Return `master` with a larger network, which remembers who played what, and a longer search."""
    return SearchBot(SearchPlan(iterations=8_000, candidates=2_500, trust=0.75, boldness=0.7), BrainSize.LARGE)
