"""The options of a table, and how long it waits for people."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from jekyllhyde.rules import MemoryAid, Options, PositionCard
from jekyllhyde.server.table.clock import Pace

HIGHEST_TABLE_TARGET = 3000
"""A match to this target never needs more seeds than `ROUNDS` in `fairness.py`."""


class Waits(Struct, frozen=True, omit_defaults=True):
    """How long a table waits for people, in milliseconds: `grace` for a player who is lost, `ready` for those who are
    not ready for the next round or match, once somebody is. Servers choose it; it stays the same for a table."""

    grace: int = 60_000
    ready: int = 20_000


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """Options of a table. With `talk`, players may write to each other between rounds. A `private` table is not in the
    lobby."""

    players: Literal[3, 4] = 4
    position: PositionCard = PositionCard.A
    target: Annotated[int, Meta(ge=1, le=HIGHEST_TABLE_TARGET)] = 1000
    memory_aid: MemoryAid = MemoryAid.EVERY_TRICK
    pace: Pace = Pace.UNTIMED
    private: bool = True
    talk: bool = True

    @property
    def options(self) -> Options:
        """Options of the match. Raises `RuleError` if they contradict each other (R8.1)."""
        return Options(self.players, self.position, self.target, self.memory_aid)
