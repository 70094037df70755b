"""What every bot is: a function from an observation to a move."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from jekyllhyde.rules import Move, Observation


@dataclass(frozen=True, slots=True)
class Budget:
    """What a bot may spend on one move; without a limit in seconds its answer depends on the seed alone."""

    seconds: float | None = None


UNLIMITED = Budget()


class Bot(Protocol):
    def choose(self, observation: Observation, seed: int, budget: Budget = UNLIMITED) -> Move:
        """One of the observation's legal moves; only called when there is one.

        The same observation and seed give the same move, as long as no time limit cuts the thinking short.
        """
        ...
