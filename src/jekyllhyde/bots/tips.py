"""`tips`: the rulebook's four tips as rules of thumb. It looks one card ahead, without search."""

from __future__ import annotations

from jekyllhyde.bots.kernel_input import observed_of
from jekyllhyde.bots.protocol import UNLIMITED, Budget
from jekyllhyde.kernel import follow_tips
from jekyllhyde.rules import MOVES, Move, Observation


class TipsBot:
    def choose(self, observation: Observation, seed: int, budget: Budget = UNLIMITED) -> Move:  # noqa: ARG002
        return MOVES[follow_tips(observed_of(observation), seed)]
