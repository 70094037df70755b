"""Chooses the moves of bots, in threads of this process."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Protocol, TypeVar, TypeVarTuple

from jekyllhyde.bots import Bot, Budget, RandomBot
from jekyllhyde.bots.levels import LEVELS as LEVELS_FOR_PEOPLE
from jekyllhyde.bots.registry import find_bot
from jekyllhyde.rules import Move, Observation

logger = logging.getLogger(__name__)

T = TypeVar("T")
Arguments = TypeVarTuple("Arguments")

TABLE_LEVELS: tuple[str, ...] = ("random", *LEVELS_FOR_PEOPLE)
"""The levels of the bots that can sit at a table. Bots of other people run on their own machines."""
STAND_IN_LEVEL = "club"
"""The level of the bot that plays for a person who has left."""


class MoveChooser(Protocol):
    """Chooses moves for bots, in this process or in another one."""

    async def choose(self, level: str, observation: Observation, seed: int, budget: Budget) -> Move:
        """Return the move of the bot of this level."""
        ...


class BotThreads:
    """Computes the moves of bots in threads of this process. A bot gets the observation itself."""

    def __init__(self, threads: int) -> None:
        self._executor = ThreadPoolExecutor(max(1, threads), thread_name_prefix="bot")

    def start(self) -> None:
        """Do nothing: threads start when they are needed."""

    async def choose(self, level: str, observation: Observation, seed: int, budget: Budget) -> Move:
        return await self.run(choose_move, level, observation, seed, budget)

    async def run(self, function: Callable[[*Arguments], T], *arguments: *Arguments) -> T:
        """Call a function in one of the threads."""
        return await asyncio.get_running_loop().run_in_executor(self._executor, function, *arguments)

    async def close(self) -> None:
        self._executor.shutdown(wait=False, cancel_futures=True)


def choose_move(level: str, observation: Observation, seed: int, budget: Budget) -> Move:
    """Return a legal move. If the bot fails or returns an illegal move, a random one is played instead."""
    try:
        move = _bot_of(level).choose(observation, seed, budget)
    except Exception as error:
        logger.error("a bot failed", extra={"level": level, "error": type(error).__name__})
        return RandomBot().choose(observation, seed)
    return move if move in observation.legal_moves else RandomBot().choose(observation, seed)


@cache
def _bot_of(level: str) -> Bot:
    return find_bot(level)
