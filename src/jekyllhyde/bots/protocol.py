"""What every bot is."""

from __future__ import annotations

from typing import Protocol

from jekyllhyde.rules import Move, Observation


class Bot(Protocol):
    def choose(self, observation: Observation) -> Move:
        """One of the observation's legal moves; only called when there is one."""
        ...
