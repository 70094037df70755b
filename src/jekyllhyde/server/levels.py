"""The bots that can sit at a table, by the name of their level: our own, as others' run on their machines."""

from __future__ import annotations

from functools import cache

from jekyllhyde.bots import Bot
from jekyllhyde.bots.registry import OWN_BOTS

LEVELS: tuple[str, ...] = tuple(OWN_BOTS)
STAND_IN = LEVELS[-1]
"""The level that plays for a person who is lost."""


@cache
def bot_of(level: str) -> Bot:
    return OWN_BOTS[level]()
