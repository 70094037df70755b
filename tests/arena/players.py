"""Players for the tests of the arena."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

from jekyllhyde.arena.boards import Board, Form
from jekyllhyde.arena.play import Task
from jekyllhyde.bots import UNLIMITED, Budget
from jekyllhyde.rules import Move, Observation

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "bot.py"


class LastMove:
    """A player that does not depend on the seed, so it never plays like `random`."""

    def choose(self, observation: Observation, seed: int, budget: Budget = UNLIMITED) -> Move:  # noqa: ARG002
        return observation.legal_moves[-1]


def command_of(script: Path) -> str:
    """Return the name of a bot that runs this script with this Python."""
    return f"cmd:{shlex.join([sys.executable, str(script)])}"


def task(form: Form, number: int, *, seed: int = 0, with_records: bool = False) -> Task:
    return Task(Board(form, seed, number), "x", "y", None, with_records)
