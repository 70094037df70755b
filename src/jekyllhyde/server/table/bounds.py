"""How long the log of a table may become."""

from __future__ import annotations

from jekyllhyde.server.table.refusals import Refusal, Refused
from jekyllhyde.server.table.state import Table

MOST_IN_PHASE = 1_000
"""Entries since the waiting room opened or the round was dealt. After that, only what ends the phase is written."""
MOST_BEFORE_REMATCH = 15_000
"""A table whose log has this many entries begins no new match, because the log would become too long."""
MOST_AT_TABLE = 20_000
"""A table whose log has this many entries deals no more rounds."""


def log_is_full(table: Table) -> bool:
    return table.version - table.phase_began >= MOST_IN_PHASE or table.version >= MOST_AT_TABLE


def require_room(table: Table) -> None:
    """Raise `Refused` if the log is full. Moves, and what happens once in a phase, are written even then."""
    if log_is_full(table):
        raise Refused(Refusal.LOG_FULL)
