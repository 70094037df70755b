"""Rows of tables, beside their logs: who opened them, when somebody was last there, their newest versions."""

from __future__ import annotations

from collections.abc import Callable

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from jekyllhyde.server.store import schema
from jekyllhyde.server.store.database import Write
from jekyllhyde.server.table.entries import Entries, encode_entry

_TABLE, _ENTRY = schema.tables.c, schema.entries.c


def insert_table(table_id: str, player: str, entries: Entries, now: int) -> Write:
    """Add a table whose log begins with these entries."""
    table = {"id": table_id, "opened_at": now, "opened_by": player, "touched_at": now}
    rows = [
        {"table_id": table_id, "version": version, "entry": encode_entry(entry).decode()}
        for version, entry in enumerate(entries, 1)
    ]

    def write(connection: Connection) -> None:
        connection.execute(sa.insert(schema.tables), table)
        connection.execute(sa.insert(schema.entries), rows)

    return write


def count_opened(player: str, since: int) -> Callable[[Connection], int]:
    """Count the tables that a player has opened since then."""
    lately = (_TABLE.opened_by == player) & (_TABLE.opened_at > since)
    query = sa.select(sa.func.count()).select_from(schema.tables).where(lately)
    return lambda connection: connection.execute(query).scalar_one()


def newest_versions(table_ids: list[str]) -> Callable[[Connection], list[tuple[str, int]]]:
    """Read the newest version of each of these tables."""
    newest = sa.select(_ENTRY.table_id, sa.func.max(_ENTRY.version)).group_by(_ENTRY.table_id)
    query = newest.where(_ENTRY.table_id.in_(table_ids))
    return lambda connection: [(row[0], row[1]) for row in connection.execute(query)]


def touch(table_ids: list[str], now: int) -> Write:
    """Note that somebody is at these tables, so that they are not removed."""
    statement = sa.update(schema.tables).where(_TABLE.id.in_(table_ids)).values(touched_at=now)
    return lambda connection: connection.execute(statement)
