"""`mc`: flat Monte Carlo, the baseline for other bots."""

from __future__ import annotations

from jekyllhyde.bots.kernel_input import observed_of
from jekyllhyde.bots.protocol import UNLIMITED, Budget
from jekyllhyde.kernel import follow_tips, monte_carlo
from jekyllhyde.rules import MOVES, Move, Observation


class MonteCarloBot:
    """Tries every move in the same random worlds, and plays each of them to its end at random."""

    def __init__(self, worlds: int = 200) -> None:
        self._worlds = worlds

    def choose(self, observation: Observation, seed: int, budget: Budget = UNLIMITED) -> Move:
        observed = observed_of(observation)
        if not observed.shows_every_trick:
            return MOVES[follow_tips(observed, seed)]
        return MOVES[monte_carlo(observed.seen(), self._worlds, seed, budget.seconds)]
