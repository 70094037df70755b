"""Who sits at a table. A chair belongs to a player for a match; its seat may change from round to round (R8.6)."""

from __future__ import annotations

from msgspec import Struct

PlayerId = str


class Open(Struct, frozen=True):
    """Nobody sits here."""


class Person(Struct, frozen=True):
    """`away_since` is when the player was lost; with `stand_in` a bot plays until the player is back."""

    player: PlayerId
    name: str
    seed: bytes = b""
    away_since: int | None = None
    stand_in: bool = False

    @property
    def here(self) -> bool:
        return self.away_since is None


class BotChair(Struct, frozen=True):
    level: str
    name: str


Chair = Open | Person | BotChair

BOT_NAMES = ("Agnes", "Bertram", "Clara", "Desmond", "Edith", "Frederick", "Georgina")


def name_of(chair: Chair) -> str | None:
    return None if isinstance(chair, Open) else chair.name


def free_name(wanted: str, chairs: tuple[Chair, ...]) -> str:
    """No two at a table have the same name, as records need it."""
    taken = {name_of(chair) for chair in chairs}
    numbered = (f"{wanted} {number}" for number in range(2, len(chairs) + 2))
    return next(name for name in (wanted, *numbered) if name not in taken)


def free_bot_name(chairs: tuple[Chair, ...]) -> str:
    taken = {name_of(chair) for chair in chairs}
    return next(name for name in BOT_NAMES if name not in taken)
