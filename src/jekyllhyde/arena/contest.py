"""A contest: which bots play, in which form, on which boards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import NamedTuple

from jekyllhyde.arena.boards import Board, Form
from jekyllhyde.arena.play import Task


class TooFewBots(ValueError):  # noqa: N818
    """A contest needs two bots."""


class Pair(NamedTuple):
    challenger: str
    rival: str


@dataclass(frozen=True, slots=True)
class Contest:
    """Every bot against every later one, each pair on the same boards.

    `seconds` limits each move; results then depend on the machine. `delta` stops a pair early by a sequential test.
    """

    bots: tuple[str, ...]
    boards: int
    form: Form = Form.FOUR_A
    seed: int = 0
    seconds: float | None = None
    delta: float | None = None

    def __post_init__(self) -> None:
        if len(self.bots) < 2:
            raise TooFewBots("a contest needs two bots")

    @property
    def pairs(self) -> tuple[Pair, ...]:
        """The pairs to play. A bot may play against itself: `jh arena mc mc` checks the arena."""
        return tuple(dict.fromkeys(Pair(*names) for names in combinations(self.bots, 2)))

    def tasks(self, pair: Pair, *, with_records: bool) -> Iterator[Task]:
        for number in range(self.boards):
            yield Task(Board(self.form, self.seed, number), *pair, self.seconds, with_records)
