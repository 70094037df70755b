"""Levels for people: evenly spaced in strength, and human in their errors. docs/bots.md has the measurements.

A weaker level follows rules of thumb, thinks little or plays by feeling; it never throws a move away.
"""

from __future__ import annotations

from collections.abc import Callable

from jekyllhyde.bots.mc import MonteCarloBot
from jekyllhyde.bots.policy import PolicyBot
from jekyllhyde.bots.protocol import Bot
from jekyllhyde.bots.search import SearchBot
from jekyllhyde.bots.tips import TipsBot
from jekyllhyde.kernel import SearchPlan

MASTER_PLAN = SearchPlan(iterations=3_000, candidates=1_500, trust=0.75, boldness=0.7)


def novice() -> Bot:
    """Follows the rulebook's tips."""
    return TipsBot()


def casual() -> Bot:
    """Thinks of a few ways in which the cards may lie, and of the end only vaguely."""
    return MonteCarloBot(worlds=20)


def club() -> Bot:
    """Has a feeling for good moves, but hardly tells the better from the best."""
    return PolicyBot(temperature=8.0, least=3e-5)


def expert() -> Bot:
    """Plays by a sure feeling, at once."""
    return PolicyBot(temperature=1.0, least=0.01)


def master() -> Bot:
    """Infers what the others hold from what they did, and searches."""
    return SearchBot(MASTER_PLAN)


LEVELS: dict[str, Callable[[], Bot]] = {level.__name__: level for level in (novice, casual, club, expert, master)}
