"""`random`: a uniformly random legal move."""

from __future__ import annotations

from random import Random

from jekyllhyde.bots.protocol import UNLIMITED, Budget
from jekyllhyde.rules import Move, Observation


class RandomBot:
    def choose(self, observation: Observation, seed: int, budget: Budget = UNLIMITED) -> Move:  # noqa: ARG002
        return Random(seed).choice(observation.legal_moves)
