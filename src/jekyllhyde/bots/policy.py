"""`policy`: the learned policy alone, without search."""

from __future__ import annotations

from random import Random

from jekyllhyde.bots.brains import brain_for
from jekyllhyde.bots.kernel_input import some_world
from jekyllhyde.bots.protocol import UNLIMITED, Budget
from jekyllhyde.bots.tips import TipsBot
from jekyllhyde.kernel import portable_pow
from jekyllhyde.kernel.position import shows_every_trick
from jekyllhyde.rules import MOVES, Move, Observation


class PolicyBot:
    """Draws moves by the policy's probabilities. A higher temperature makes the probabilities more equal.

    Moves less than `least` times as likely as the best are never played.
    """

    def __init__(self, temperature: float = 0.0, least: float = 0.0) -> None:
        self._temperature = temperature
        self._least = least

    def choose(self, observation: Observation, seed: int, budget: Budget = UNLIMITED) -> Move:
        if not shows_every_trick(observation):
            return TipsBot().choose(observation, seed, budget)
        odds = brain_for(observation.options).odds(some_world(observation))
        best, highest = max(odds, key=lambda entry: entry[1])
        if self._temperature == 0:
            return MOVES[best]
        sensible = [(action, odd / highest) for action, odd in odds if odd >= self._least * highest]
        weights = [portable_pow(odd, 1 / self._temperature) for _, odd in sensible]
        return MOVES[Random(seed).choices([action for action, _ in sensible], weights)[0]]
