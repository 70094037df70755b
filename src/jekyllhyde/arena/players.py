"""The players of the arena: every bot, and players that see all hands, for comparison."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Protocol, runtime_checkable

from jekyllhyde.bots.cheater import Cheater
from jekyllhyde.bots.protocol import Bot, Budget
from jekyllhyde.bots.registry import find_bot
from jekyllhyde.rules import Move, Round


@runtime_checkable
class OpenHandPlayer(Protocol):
    """A player that sees every hand. It is no bot: only the arena accepts this type, so it cannot sit at a table."""

    def choose_with_open_hands(self, round: Round, seed: int, budget: Budget) -> Move:
        """Return one of the round's legal moves."""
        ...


Player = Bot | OpenHandPlayer

OPEN_HAND_PLAYERS: dict[str, Callable[[], OpenHandPlayer]] = {"cheater": Cheater}


@lru_cache(maxsize=64)  # a process makes each player once
def find_player(name: str) -> Player:
    """Return the player with this name. Raises `UnknownBot`."""
    return OPEN_HAND_PLAYERS[name]() if name in OPEN_HAND_PLAYERS else find_bot(name)
