"""The typed interface of the native kernel. Import `kernel.batch` by name: it is the only module that needs numpy."""

from jekyllhyde.kernel._native import (
    Brain,
    Follower,
    Position,
    SearchPlan,
    Seen,
    Training,
    Worlds,
    monte_carlo,
    portable_pow,
    resample,
    search,
    search_open,
)
from jekyllhyde.kernel.fairdeal import deal1, deal2, mixed_seeds
from jekyllhyde.kernel.playouts import Playouts, playouts
from jekyllhyde.kernel.position import position_of_json, position_of_round, position_of_world
from jekyllhyde.kernel.worlds import sample_positions, worlds_of

__all__ = [
    "Brain",
    "Follower",
    "Playouts",
    "Position",
    "SearchPlan",
    "Seen",
    "Training",
    "Worlds",
    "deal1",
    "deal2",
    "mixed_seeds",
    "monte_carlo",
    "playouts",
    "portable_pow",
    "position_of_json",
    "position_of_round",
    "position_of_world",
    "resample",
    "sample_positions",
    "search",
    "search_open",
    "worlds_of",
]
