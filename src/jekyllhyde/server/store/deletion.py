"""Deletes a player: removes the account, and replaces the id in tables, logs and reports."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa
from msgspec.structs import replace
from sqlalchemy.engine import Connection

from jekyllhyde.server.store import schema
from jekyllhyde.server.store.database import Store
from jekyllhyde.server.table.chairs import nobody_on
from jekyllhyde.server.table.state import Table

NOBODY = "nobody"
_ENTRY, _REPORT = schema.entries.c, schema.reports.c


def forget_player(connection: Connection, player: str) -> None:
    """Delete a player with sessions and history.

    Records of matches keep the name, because they belong to the other players too. Reports about the player stay,
    without the id.
    """
    own = {"by_player": NOBODY, "text": ""}
    connection.execute(sa.delete(schema.players).where(schema.players.c.id == player))
    connection.execute(sa.update(schema.reports).where(_REPORT.by_player == player).values(own))
    connection.execute(sa.update(schema.reports).where(_REPORT.about_player == player).values(about_player=NOBODY))
    opened = schema.tables.c.opened_by == player
    connection.execute(sa.update(schema.tables).where(opened).values(opened_by=NOBODY))


async def forget_in_logs(store: Store, player: str, table_id: str | None = None) -> None:
    """Replace a player in the log of one table, or of all. The search does not use the writer, so moves do not wait."""
    query = sa.select(_ENTRY.table_id, _ENTRY.version, _ENTRY.entry).where(_ENTRY.entry.contains(f'"{player}"'))
    if table_id is not None:
        query = query.where(_ENTRY.table_id == table_id)
    rows = await store.read(lambda connection: connection.execute(query).all())
    changes = [
        {"b_table": row.table_id, "b_version": row.version, "entry": _without(row.entry, player)} for row in rows
    ]
    if changes:
        place = (_ENTRY.table_id == sa.bindparam("b_table")) & (_ENTRY.version == sa.bindparam("b_version"))
        await store.write(lambda connection: connection.execute(sa.update(schema.entries).where(place), changes))


def without_player(table: Table, player: str) -> Table:
    """Return the table with the id of a player replaced, as its log gives it after `forget_in_logs`."""
    chair = table.chair_of(player)
    if chair is not None:
        nobody = replace(table.chairs.people[chair], player=nobody_on(chair))
        table = replace(table, chairs=table.chairs.replaced(chair, nobody))
    removed = tuple(NOBODY if other == player else other for other in table.removed)
    return replace(table, opened_by=NOBODY if table.opened_by == player else table.opened_by, removed=removed)


def _without(entry: str, player: str) -> str:
    """Return the entry with the id of a player replaced."""
    chair = msgspec.json.decode(entry).get("chair")
    nobody = NOBODY if chair is None else nobody_on(chair)
    return entry.replace(f'"{player}"', f'"{nobody}"')
