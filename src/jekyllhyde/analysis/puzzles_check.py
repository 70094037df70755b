"""Check puzzles with new seeds: whether the best move still is, and how many each level of the ladder solves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from jekyllhyde.analysis.puzzles import Puzzle
from jekyllhyde.analysis.puzzles_ladder import LADDER, Finds, try_ladder
from jekyllhyde.analysis.puzzles_seeds import seed_of
from jekyllhyde.analysis.puzzles_values import assess_moves

MASTER_SOLVES, NOVICE_SOLVES = 0.95, 0.40
"""The share that `master` solves at least, and the share that `novice` stays below."""


@dataclass(frozen=True, slots=True)
class Checked:
    """A puzzle that was checked. `margin` is that of its move over the best other one; below 0 it is overturned."""

    puzzle: Puzzle
    margin: float
    ladder: Mapping[str, Finds]


def check_puzzle(puzzle: Puzzle, seed: int, work: float, tries: int) -> Checked:
    seen = puzzle.observation
    fresh = seed_of("check", seed, puzzle.id)
    values = {value.move: value.value for value in assess_moves(seen, fresh, work).values}
    margin = values[puzzle.best] - max(value for move, value in values.items() if move != puzzle.best)
    return Checked(puzzle, margin, try_ladder(seen, puzzle.best, fresh, tries))


def check_puzzles(puzzles: Sequence[Puzzle], seed: int, work: float, tries: int, threads: int) -> Iterator[Checked]:
    with ThreadPoolExecutor(threads) as pool:
        yield from pool.map(lambda puzzle: check_puzzle(puzzle, seed, work, tries), puzzles)


def solved(checked: Sequence[Checked]) -> dict[str, float]:
    """Return the share of tries in which each level solved."""
    return {level: sum(entry.ladder[level].share for entry in checked) / len(checked) for level in LADDER}
