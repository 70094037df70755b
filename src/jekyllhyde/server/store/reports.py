"""Reports of players about other players, for those who run the server."""

from __future__ import annotations

from collections.abc import Callable

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from jekyllhyde.server.store import schema

_DAY = 24 * 3_600_000
_REPORT = schema.reports.c


def add_report(
    table_id: str, by_player: str, about_player: str, text: str, *, now: int, most_per_day: int
) -> Callable[[Connection], bool]:
    """Store a report. The write returns False if the player has made too many in the last day."""
    row = {"at": now, "table_id": table_id, "by_player": by_player, "about_player": about_player, "text": text}
    recent = (_REPORT.by_player == by_player) & (_REPORT.at > now - _DAY)
    count = sa.select(sa.func.count()).select_from(schema.reports).where(recent)

    def write(connection: Connection) -> bool:
        allowed = connection.execute(count).scalar_one() < most_per_day
        if allowed:
            connection.execute(sa.insert(schema.reports), row)
        return allowed

    return write
