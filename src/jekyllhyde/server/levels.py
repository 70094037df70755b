"""The bots that can sit at a table, by the name of their level."""

from __future__ import annotations

from collections.abc import Mapping

from jekyllhyde.bots import Bot, RandomBot

LEVELS: Mapping[str, Bot] = {"random": RandomBot()}
STAND_IN = "random"
"""The level that plays for a person who is lost."""
