"""Levels for people: evenly spaced in strength, with mistakes like a person's. docs/bots.md has the measurements.

A weaker level follows rules of thumb, thinks little or plays by intuition. It never makes senseless moves.
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
    """Return the bot that follows the rulebook's tips."""
    return TipsBot()


def casual() -> Bot:
    """Return a bot that tries each move in a few random worlds."""
    return MonteCarloBot(worlds=20)


def club() -> Bot:
    """Return a bot that plays by the learned policy, but often takes a lesser move for the best."""
    return PolicyBot(temperature=8.0, least=3e-5)


def expert() -> Bot:
    """Return a bot that plays by the learned policy, without search."""
    return PolicyBot(temperature=1.0, least=0.01)


def master() -> Bot:
    """Return the bot that infers hidden cards from the others' moves, and searches."""
    return SearchBot(MASTER_PLAN)


LEVELS: dict[str, Callable[[], Bot]] = {level.__name__: level for level in (novice, casual, club, expert, master)}
