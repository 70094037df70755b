"""The rows of the lobby: public tables where somebody waits for others."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from jekyllhyde.server.store import schema
from jekyllhyde.server.store.database import Write
from jekyllhyde.server.table.state import Phase, Table
from jekyllhyde.server.views.messages import LobbyRow
from jekyllhyde.server.views.table_view import lobby_row

_FRESH = 180_000
"""Milliseconds for which a row is shown after its process last confirmed it."""
_MOST_ROWS = 100
_ROW = schema.lobby.c


def lobby_write(table_id: str, before: Table, after: Table, now: int) -> list[Write]:
    """Update the row of a table. Return no write if the row stays the same."""
    if Phase.GATHERING not in (before.phase, after.phase):
        return []
    old, new = _row_text(table_id, before), _row_text(table_id, after)
    return [] if old == new else [_replace_row(table_id, new, now)]


def _row_text(table_id: str, table: Table) -> str | None:
    if table.setup.private or table.phase is not Phase.GATHERING or not table.chairs.somebody_here:
        return None
    return msgspec.json.encode(lobby_row(table_id, table)).decode()


def _replace_row(table_id: str, text: str | None, now: int) -> Write:
    def write(connection: Connection) -> None:
        connection.execute(sa.delete(schema.lobby).where(_ROW.table_id == table_id))
        if text is not None:
            row = {"table_id": table_id, "changed_at": now, "row": text}
            connection.execute(sa.insert(schema.lobby), row)

    return write


def lobby_query(now: int, per_player: int) -> Callable[[Connection], list[LobbyRow]]:
    """Read the lobby. It shows at most `per_player` tables of one person, after the first tables of everybody else."""
    newest = _ROW.changed_at.desc()
    opener = schema.tables.c.opened_by
    place = sa.func.row_number().over(partition_by=opener, order_by=(newest, _ROW.table_id)).label("place")
    rows = sa.select(_ROW.row, _ROW.changed_at, _ROW.table_id, place).join(schema.tables)
    ranked = rows.where(_ROW.changed_at > now - _FRESH).subquery()
    shown = sa.select(ranked.c.row).where(ranked.c.place <= per_player)
    query = shown.order_by(ranked.c.place, ranked.c.changed_at.desc(), ranked.c.table_id).limit(_MOST_ROWS)

    def read(connection: Connection) -> list[LobbyRow]:
        return [msgspec.json.decode(text, type=LobbyRow) for text in connection.execute(query).scalars()]

    return read


def confirm_rows(table_ids: list[str], now: int) -> Write:
    """Keep rows in the lobby: somebody still waits at these tables."""
    statement = sa.update(schema.lobby).where(_ROW.table_id.in_(table_ids)).values(changed_at=now)
    return lambda connection: connection.execute(statement)
