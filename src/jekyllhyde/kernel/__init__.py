"""The typed interface of the native kernel. Import `kernel.batch` by name: it is the only module that needs numpy."""

from jekyllhyde.kernel._native import (
    Brain,
    Follower,
    Imitation,
    Observed,
    Position,
    SearchPlan,
    Seen,
    Training,
    Work,
    Worlds,
    choose,
    follow_tips,
    monte_carlo,
    plausible_worlds,
    policy_margin,
    resample,
    search,
    search_kinds,
    search_open,
)
from jekyllhyde.kernel.fairdeal import deal1, deal2, mixed_seeds
from jekyllhyde.kernel.playouts import Playouts, playouts
from jekyllhyde.kernel.position import position_of_json, position_of_round, position_of_world
from jekyllhyde.kernel.worlds import sample_positions, worlds_of

__all__ = [
    "Brain",
    "Follower",
    "Imitation",
    "Observed",
    "Playouts",
    "Position",
    "SearchPlan",
    "Seen",
    "Training",
    "Work",
    "Worlds",
    "choose",
    "deal1",
    "deal2",
    "follow_tips",
    "mixed_seeds",
    "monte_carlo",
    "plausible_worlds",
    "playouts",
    "policy_margin",
    "position_of_json",
    "position_of_round",
    "position_of_world",
    "resample",
    "sample_positions",
    "search",
    "search_kinds",
    "search_open",
    "worlds_of",
]
