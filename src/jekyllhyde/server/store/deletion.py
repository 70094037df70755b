"""Forgetting a player: the account goes, and where its id stood in tables, logs and reports stands nobody."""

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
    """With sessions and history. Records of matches stay with the name only, as they are the other players' too. What
    others reported about the player stays without saying about whom."""
    own = {"by_player": NOBODY, "text": ""}
    connection.execute(sa.delete(schema.players).where(schema.players.c.id == player))
    connection.execute(sa.update(schema.reports).where(_REPORT.by_player == player).values(own))
    connection.execute(sa.update(schema.reports).where(_REPORT.about_player == player).values(about_player=NOBODY))
    opened = schema.tables.c.opened_by == player
    connection.execute(sa.update(schema.tables).where(opened).values(opened_by=NOBODY))


async def forget_in_logs(store: Store, player: str, table_id: str | None = None) -> None:
    """Replace a player in one table's log, or in all. It reads beside the writer, so that no move waits for it."""
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
    """The table as its log makes it when the player is forgotten there."""
    chair = table.chair_of(player)
    if chair is not None:
        nobody = replace(table.chairs.people[chair], player=nobody_on(chair))
        table = replace(table, chairs=table.chairs.replaced(chair, nobody))
    removed = tuple(NOBODY if other == player else other for other in table.removed)
    return replace(table, opened_by=NOBODY if table.opened_by == player else table.opened_by, removed=removed)


def _without(entry: str, player: str) -> str:
    """The entry with nobody in the player's place."""
    chair = msgspec.json.decode(entry).get("chair")
    nobody = NOBODY if chair is None else nobody_on(chair)
    return entry.replace(f'"{player}"', f'"{nobody}"')
