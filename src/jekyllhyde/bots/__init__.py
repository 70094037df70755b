"""Bots. A bot gets an `Observation` and nothing else, so its type does not allow it to cheat."""

from jekyllhyde.bots.protocol import UNLIMITED, Bot, Budget
from jekyllhyde.bots.random import RandomBot

__all__ = ["UNLIMITED", "Bot", "Budget", "RandomBot"]
