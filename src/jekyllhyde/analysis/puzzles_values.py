"""What each move is worth by what the seat knows, with more or less work."""

from __future__ import annotations

from typing import NamedTuple

from jekyllhyde.analysis.puzzles import MoveValue
from jekyllhyde.analysis.puzzles_themes import Beliefs
from jekyllhyde.bots.brains import brain_for
from jekyllhyde.bots.kernel_input import seen_of
from jekyllhyde.kernel import Work
from jekyllhyde.kernel.review import DEFAULT_WORK, assess
from jekyllhyde.rules import Observation

_FEWEST = 400  # candidates; inference from fewer misleads


class Assessed(NamedTuple):
    """Every legal move, the best first, and the probability of every card in every hand."""

    values: tuple[MoveValue, ...]
    beliefs: Beliefs


def assess_moves(seen: Observation, seed: int, work: float = 1.0) -> Assessed:
    """Assess the moves with `work` times the work of a review."""
    candidates, worlds = round(DEFAULT_WORK.candidates * work), round(DEFAULT_WORK.worlds * work)
    scaled = Work(candidates=max(_FEWEST, candidates), worlds=worlds)
    found = assess(seen_of(seen), brain_for(seen.options), seed=seed, work=scaled)
    values = (MoveValue(move.move, move.value, move.error, move.loss_error) for move in found.moves)
    return Assessed(tuple(values), found.beliefs)
