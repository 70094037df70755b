"""Removes old data: unused tables, expired sessions, old reports, and guests who never played.

Records of finished matches and accounts are kept: nothing here touches `games`, nor `players` with an account.
"""

from __future__ import annotations

import logging
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from jekyllhyde.server.process.limits import Retention
from jekyllhyde.server.store import schema
from jekyllhyde.server.store.database import Store

logger = logging.getLogger(__name__)

PORTION = 100
"""Rows that are removed in one transaction. It is small, so that moves do not wait long."""
_DAY = 24 * 3_600_000
_TABLE, _PLAYER, _SESSION = schema.tables.c, schema.players.c, schema.sessions.c


async def clean(store: Store, retention: Retention, now: int) -> None:
    """Remove everything that is older than its retention."""
    removed = {
        "tables": await _remove_all(store, schema.tables, _TABLE.id, _dead_tables(retention, now)),
        "sessions": await _remove_all(store, schema.sessions, _SESSION.id, _SESSION.expires_at < now),
        "reports": await _remove_all(store, schema.reports, schema.reports.c.id, _old_reports(retention, now)),
        "guests": await _remove_all(store, schema.players, _PLAYER.id, _forgotten_guests(retention, now)),
    }
    if any(removed.values()):
        logger.info("cleaned", extra=removed)


async def _remove_all(store: Store, table: sa.Table, key: sa.Column[Any], condition: sa.ColumnElement[bool]) -> int:
    """Remove rows in portions and return their number. Removing a table also removes its log."""
    ids = sa.select(key).where(condition).limit(PORTION)

    def remove(connection: Connection) -> int:
        chosen = connection.execute(ids).scalars().all()
        connection.execute(sa.delete(table).where(key.in_(chosen)))
        return len(chosen)

    removed = 0
    while True:
        portion: int = await store.write(remove)
        removed += portion
        if portion < PORTION:
            return removed


def _dead_tables(retention: Retention, now: int) -> sa.ColumnElement[bool]:
    """Select tables where nobody was for a while. Processes touch the tables that they have loaded."""
    entry = schema.entries.c
    begun = entry.entry.startswith('{"entry":"started"') | entry.entry.startswith('{"entry":"resumed"')
    played = sa.exists().where(entry.table_id == _TABLE.id, begun)
    dead = _TABLE.touched_at < now - retention.table_days * _DAY
    return dead | ((_TABLE.touched_at < now - retention.unplayed_table_days * _DAY) & ~played)


def _old_reports(retention: Retention, now: int) -> sa.ColumnElement[bool]:
    return schema.reports.c.at < now - retention.report_days * _DAY


def _forgotten_guests(retention: Retention, now: int) -> sa.ColumnElement[bool]:
    """Select guests who never played and have no session left, so that they cannot come back."""
    reachable = sa.exists().where(_SESSION.player_id == _PLAYER.id)
    played = sa.exists().where(schema.game_players.c.player_id == _PLAYER.id)
    old = _PLAYER.created_at < now - retention.guest_days * _DAY
    return _PLAYER.account.is_(None) & old & ~reachable & ~played
