"""How hard a puzzle is: which of the ladder's bots find its move, as a rating like a player's."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from jekyllhyde.analysis.puzzles_seeds import seed_of
from jekyllhyde.bots.levels import LevelBot
from jekyllhyde.rules import Move, Observation

LADDER: Mapping[str, int] = {"novice": 600, "casual": 1000, "club": 1400, "expert": 1800, "master": 2300}
"""The levels, with the rating that each has as a solver."""

WEAKER = ("novice", "casual", "club", "expert")

TRIES = 10
"""How often each level tries a puzzle."""

LOWEST, HIGHEST = 400, 2600
_SCALE = 400
"""Ratings that differ by this much expect ten to one, as with Elo's."""


class Finds(NamedTuple):
    """How often a level found the move, of how many tries."""

    found: int
    tries: int

    @property
    def share(self) -> float:
        return self.found / self.tries


def try_ladder(observation: Observation, best: Move, seed: int, tries: int = TRIES) -> dict[str, Finds]:
    """Let every level of the ladder solve a puzzle."""
    return {level: finds_of(level, observation, best, seed, tries) for level in LADDER}


def finds_of(level: str, observation: Observation, best: Move, seed: int, tries: int = TRIES) -> Finds:
    return Finds(sum(move == best for move in _answers(level, observation, seed, tries)), tries)


def always_finds(level: str, observation: Observation, best: Move, seed: int, tries: int = TRIES) -> bool:
    """Return whether a level finds the move every time. The first miss ends the tries."""
    return all(move == best for move in _answers(level, observation, seed, tries))


def _answers(level: str, observation: Observation, seed: int, tries: int) -> Iterator[Move]:
    bot = LevelBot(level)
    return (bot.choose(observation, seed_of("ladder", level, seed, attempt)) for attempt in range(tries))


def rating_of(ladder: Mapping[str, Finds]) -> int:
    """Return the rating at which the ladder's levels are expected to find the move as often as they did.

    A level of rating L finds a puzzle of rating R with the probability 1 / (1 + 10 ** ((R - L) / 400)). One more find
    and one more miss by a solver in the middle keep the rating finite.
    """
    middle = sum(LADDER.values()) / len(LADDER)
    found = sum(finds.found for finds in ladder.values()) + 1
    low, high = float(LOWEST), float(HIGHEST)
    while high - low > 1:
        rating = (low + high) / 2
        expected = sum(finds.tries * _chance(LADDER[level], rating) for level, finds in ladder.items())
        if expected + 2 * _chance(middle, rating) > found:
            low = rating
        else:
            high = rating
    return round(high)


def _chance(solver: float, puzzle: float) -> float:
    return 1 / (1 + 10 ** ((puzzle - solver) / _SCALE))
