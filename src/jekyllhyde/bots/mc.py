"""`mc`: flat Monte Carlo, the baseline for other bots."""

from __future__ import annotations

from jekyllhyde.bots.kernel_input import seen_of
from jekyllhyde.bots.protocol import UNLIMITED, Budget
from jekyllhyde.bots.tips import TipsBot
from jekyllhyde.kernel import monte_carlo
from jekyllhyde.kernel.position import shows_every_trick
from jekyllhyde.rules import MOVES, Move, Observation


class MonteCarloBot:
    """Tries every move in the same random worlds, and plays each of them to its end at random."""

    def __init__(self, worlds: int = 200) -> None:
        self._worlds = worlds

    def choose(self, observation: Observation, seed: int, budget: Budget = UNLIMITED) -> Move:
        if not shows_every_trick(observation):
            return TipsBot().choose(observation, seed, budget)
        return MOVES[monte_carlo(seen_of(observation), self._worlds, seed, budget.seconds)]
