"""Players that are programs. A bot is given an `Observation` and nothing else, so it cannot cheat, by type."""

from jekyllhyde.bots.protocol import UNLIMITED, Bot, Budget
from jekyllhyde.bots.random import RandomBot

__all__ = ["UNLIMITED", "Bot", "Budget", "RandomBot"]
