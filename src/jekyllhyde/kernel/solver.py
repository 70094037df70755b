"""The value of positions with open hands when both teams play perfectly. docs/solver.md explains how it is found."""

from __future__ import annotations

import os
import time
from array import array
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from jekyllhyde.kernel import _native
from jekyllhyde.kernel._native import Position
from jekyllhyde.kernel.position import position_of_round
from jekyllhyde.rules import MOVES, Move, Round

SCORES = _native.SCORES  # R6.3: round scores run from 0 to 360


class Payoff:
    """The payoff of a round: a number that never falls with Jekyll's score and never rises with Hyde's."""

    def __init__(self, native: _native.Payoff) -> None:
        self._native = native

    @classmethod
    def of_table(cls, table: Iterable[Iterable[float]]) -> Payoff:
        """Make a payoff from `table[jekyll][hyde]` with 361 rows of 361. Raises ValueError if it is not monotone."""
        return cls(_native.Payoff.of_table(array("d", (float(value) for row in table for value in row))))

    @classmethod
    def of_function(cls, function: Callable[[int, int], float]) -> Payoff:
        """Make a payoff from `function(jekyll, hyde)`. Raises ValueError if it is not monotone."""
        return cls.of_table([[function(jekyll, hyde) for hyde in range(SCORES)] for jekyll in range(SCORES)])

    @property
    def native(self) -> _native.Payoff:
        return self._native


DIFFERENCE = Payoff(_native.Payoff())


@dataclass(frozen=True, slots=True)
class Bounds:
    """Bounds of a value. They are equal unless the search was stopped by its deadline."""

    lower: float
    upper: float

    @property
    def exact(self) -> bool:
        return self.lower == self.upper

    @property
    def value(self) -> float:
        """The exact value. Raises ValueError if only bounds are known."""
        if not self.exact:
            raise ValueError(f"only bounds are known: {self.lower} to {self.upper}")
        return self.lower


@dataclass(frozen=True, slots=True)
class MoveBounds(Bounds):
    """The bounds of one move's value."""

    action: int

    @property
    def move(self) -> Move:
        return MOVES[self.action]


@dataclass(frozen=True, slots=True)
class Solution(Bounds):
    """The solution of a position. `moves` has every legal move in ascending order, if they were asked for."""

    moves: tuple[MoveBounds, ...]
    nodes: int


def solve(
    position: Position | Round,
    *,
    moves: bool = False,
    payoff: Payoff = DIFFERENCE,
    deadline: float | None = None,
    memory_mb: int = 256,
    progress: Callable[[Solution], None] | None = None,
) -> Solution:
    """Find the value of a position: by default Jekyll's score minus Hyde's. `deadline` is a `time.monotonic()`.

    `progress` is called with the bounds that follow from the rules, then each time that a bound improves. An exception
    that it raises ends the search.

    >>> round = new_round(seed=7)
    >>> while len(round.tricks) < 5:
    ...     round, _ = apply(round, legal_moves(round)[0])
    >>> solve(round).value
    -22.0
    """
    if isinstance(position, Round):
        position = position_of_round(position)
    if progress is None:
        return solve_many([position], moves=moves, payoff=payoff, deadline=deadline, threads=1, memory_mb=memory_mb)[0]

    def report(solution: _SolutionTuple) -> None:
        progress(_solution(solution))

    return _solution(_native.solve_one(position, payoff.native, moves, memory_mb, _seconds_until(deadline), report))


def solve_many(
    positions: Sequence[Position],
    *,
    moves: bool = False,
    payoff: Payoff = DIFFERENCE,
    deadline: float | None = None,
    threads: int | None = None,
    memory_mb: int = 256,
) -> list[Solution]:
    """Solve many positions, in order. The threads, by default one for each core, share the memory."""
    workers = threads if threads is not None else os.cpu_count() or 1
    solved = _native.solve(positions, payoff.native, moves, workers, memory_mb, _seconds_until(deadline))
    return [_solution(solution) for solution in solved]


def at_least(
    position: Position,
    value: float,
    *,
    payoff: Payoff = DIFFERENCE,
    deadline: float | None = None,
    memory_mb: int = 256,
) -> bool | None:
    """Return whether Jekyll reaches this value, or None if the deadline came first. Much faster than `solve`."""
    return _native.at_least(position, value, payoff.native, memory_mb, _seconds_until(deadline))


def bench_signature() -> int:
    """Return the number of nodes searched over a fixed set of positions. It changes if and only if the search does."""
    return _native.bench_signature()


_SolutionTuple = tuple[float, float, Sequence[tuple[int, float, float]], int]


def _solution(native: _SolutionTuple) -> Solution:
    lower, upper, scored, nodes = native
    return Solution(lower, upper, tuple(MoveBounds(low, high, action) for action, low, high in scored), nodes)


def _seconds_until(deadline: float | None) -> float | None:
    return None if deadline is None else deadline - time.monotonic()
