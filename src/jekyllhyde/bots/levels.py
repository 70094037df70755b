"""Levels for people: evenly spaced in strength, and human in their errors. docs/bots.md has the measurements.

A weaker level plays by feeling where a stronger one thinks, and feels less clearly; it never throws a move away.
"""

from __future__ import annotations

from collections.abc import Callable

from jekyllhyde.bots.policy import PolicyBot
from jekyllhyde.bots.protocol import Bot
from jekyllhyde.bots.search import SearchBot
from jekyllhyde.kernel import SearchPlan


def novice() -> Bot:
    return PolicyBot(temperature=4.0, least=0.01)


def casual() -> Bot:
    return PolicyBot(temperature=2.0, least=0.02)


def club() -> Bot:
    return PolicyBot(temperature=1.0, least=0.05)


def expert() -> Bot:
    return PolicyBot()


def master() -> Bot:
    return SearchBot(
        SearchPlan(iterations=8_000, candidates=1_500, trust=1.0, boldness=0.5, others_boldness=0.5, judge_leaves=True)
    )


LEVELS: dict[str, Callable[[], Bot]] = {level.__name__: level for level in (novice, casual, club, expert, master)}
