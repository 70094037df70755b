"""`random`: any legal move, each as likely as the others."""

from __future__ import annotations

from random import Random

from jekyllhyde.rules import Move, Observation


class RandomBot:
    def __init__(self, seed: int) -> None:
        self._generator = Random(seed)

    def choose(self, observation: Observation) -> Move:
        return self._generator.choice(observation.legal_moves)
