"""The type of every bot: a function from an observation to a move."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from jekyllhyde.rules import Move, Observation


@dataclass(frozen=True, slots=True)
class Budget:
    """What a bot may spend on one move. Without a limit in seconds, the same seed gives the same move."""

    seconds: float | None = None


UNLIMITED = Budget()


class Bot(Protocol):
    def choose(self, observation: Observation, seed: int, budget: Budget = UNLIMITED) -> Move:
        """Return one of the observation's legal moves. It is called only if there is one.

        The same observation and seed give the same move, as long as no time limit cuts the thinking short.
        """
        ...
