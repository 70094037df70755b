"""All bots by name: ours, those of other packages (entry points), and commands (`cmd:./mybot.py`)."""

from __future__ import annotations

import shlex
import shutil
from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points

from jekyllhyde.bots.levels import LEVELS
from jekyllhyde.bots.mc import MonteCarloBot
from jekyllhyde.bots.policy import PolicyBot
from jekyllhyde.bots.process import ProcessBot
from jekyllhyde.bots.protocol import Bot
from jekyllhyde.bots.random import RandomBot
from jekyllhyde.bots.tips import TipsBot

GROUP = "jekyllhyde.bots"
COMMAND_PREFIX = "cmd:"
FALLBACK_BOT = "tips"
"""The bot that plays the turns that a process loses."""

OWN_BOTS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "tips": TipsBot,
    "mc": MonteCarloBot,
    "policy": PolicyBot,
    **LEVELS,
}


class UnknownBot(ValueError):  # noqa: N818
    """No bot has this name."""


def find_bot(name: str) -> Bot:
    """Return the bot with this name. Raises `UnknownBot`.

    >>> seen = observe(new_round(seed=7), Seat.N)
    >>> find_bot("tips").choose(seen, seed=1) in seen.legal_moves
    True
    """
    if name in OWN_BOTS:
        return OWN_BOTS[name]()
    if name.startswith(COMMAND_PREFIX):
        return _command_bot(name)
    if name in (others := _other_packages()):
        bot: Bot = others[name].load()()
        return bot
    raise UnknownBot(f"no bot is called {name!r}; there are {', '.join(bot_names())}, and cmd:COMMAND")


def bot_names() -> tuple[str, ...]:
    return (*OWN_BOTS, *sorted(_other_packages()))


def _other_packages() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP) if point.name not in OWN_BOTS}


def _command_bot(name: str) -> ProcessBot:
    try:
        command = shlex.split(name.removeprefix(COMMAND_PREFIX))
    except ValueError as error:
        raise UnknownBot(f"{name}: {error}") from None
    if not command or shutil.which(command[0]) is None:
        raise UnknownBot(f"{name}: no such command, or it may not be executed")
    return ProcessBot(command, find_bot(FALLBACK_BOT), name)
