"""The bots that can sit at a table, by the name of their level: our own, as others' run on their machines."""

from __future__ import annotations

from functools import cache

from jekyllhyde.bots import Bot
from jekyllhyde.bots.levels import LEVELS as FOR_PEOPLE
from jekyllhyde.bots.registry import find_bot

LEVELS: tuple[str, ...] = ("random", *FOR_PEOPLE)
STAND_IN_LEVEL = "club"
"""The level that plays for a person who is lost."""


@cache
def bot_of(level: str) -> Bot:
    return find_bot(level)
