"""The characters that bots play. A character has a name and a pace; the strength of a bot is its level's alone."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from jekyllhyde.server.table.names import looks_taken


class Character(NamedTuple):
    """A character. `pace` multiplies the time before each move of the bot. It depends on nothing else, so that a bot's
    speed tells nothing about its cards."""

    name: str
    pace: float


# web/src/view/cast.ts has the same characters, in the same order.
CAST = (
    Character("Agnes", 1.0),
    Character("Bertram", 0.8),
    Character("Clara", 0.9),
    Character("Desmond", 1.3),
    Character("Edith", 1.0),
    Character("Frederick", 0.7),
    Character("Georgina", 1.2),
    Character("Horace", 1.1),
)

BOT_NAMES = tuple(character.name for character in CAST)
_PACES: dict[str, float] = dict(CAST)


def pace_of(name: str) -> float:
    """Return the pace of a bot with that name. Names of older tables may be missing in the cast."""
    return _PACES.get(name, 1.0)


def free_bot_name(taken: Collection[str], commit: bytes) -> str:
    """Return the name of a character that differs from all names at the table.

    The commitment to the deals, which everybody at the table knows, says where in the cast the search begins.
    """
    first = commit[0] % len(CAST)
    names = BOT_NAMES[first:] + BOT_NAMES[:first]
    return next(name for name in names if not looks_taken(name, taken))
