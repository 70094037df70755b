"""What the database is told beside the log: who waits in the lobby, and matches that are over."""

from __future__ import annotations

from datetime import UTC, datetime

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from jekyllhyde.records import UNDONE, Tags, deal1_tags, deal2_tags, record_of, write_record
from jekyllhyde.rules import Match, Round
from jekyllhyde.rules.fairdeal import commitment
from jekyllhyde.server.store import schema
from jekyllhyde.server.store.database import Write
from jekyllhyde.server.store.history import game_write
from jekyllhyde.server.table.state import Phase, Practice, Table
from jekyllhyde.server.views.table_view import lobby_row


def lobby_write(table_id: str, before: Table, after: Table, now: int) -> list[Write]:
    """Only where the lobby's picture of the table changes."""
    if Phase.GATHERING not in (before.phase, after.phase):
        return []
    old, new = _lobby_text(table_id, before), _lobby_text(table_id, after)
    return [] if old == new else [_replace_row(table_id, new, now)]


def _lobby_text(table_id: str, table: Table) -> str | None:
    if table.setup.private or table.phase is not Phase.GATHERING or not table.chairs.somebody_here:
        return None
    return msgspec.json.encode(lobby_row(table_id, table)).decode()


def _replace_row(table_id: str, text: str | None, now: int) -> Write:
    def write(connection: Connection) -> None:
        connection.execute(sa.delete(schema.lobby).where(schema.lobby.c.table_id == table_id))
        if text is not None:
            row = {"table_id": table_id, "changed_at": now, "row": text}
            connection.execute(sa.insert(schema.lobby), row)

    return write


def match_write(table_id: str, table: Table, at: int) -> list[Write]:
    """The record of a match that is over, and whose history it belongs to."""
    text = record_text(table, at)
    assert text is not None
    return [game_write(table_id, table, at, text)]


def record_text(table: Table, at: int) -> str | None:
    """JHN of the rounds that are over. A round that runs holds cards that nobody may see yet."""
    if table.match is None:
        return None
    finished = tuple(round for round in table.match.rounds if round.over)
    if not finished:
        return None
    match = Match(table.match.options, table.match.first_seating, finished)
    revealed = _last_revealed(table, finished)
    date = (("Date", datetime.fromtimestamp(at / 1000, UTC).date().isoformat()),)
    about = date + (UNDONE if table.undone else ())
    if table.practice is not None:
        return write_record(record_of(match, (*about, ("Event", _practice_text(table.practice)))))
    return write_record(record_of(match, (*about, *_deal_tags(table, match, revealed))))


def _deal_tags(table: Table, match: Match, revealed: bytes) -> Tags:
    commit = table.secret.commit
    if table.given is None:
        return deal1_tags(commit, revealed, table.player_seeds)
    return deal2_tags(commit, revealed, table.given, match.first_seating)


def _practice_text(practice: Practice) -> str:
    return f"Practice: goes on from another match, round {practice.round}, after {practice.moves} moves"


def _last_revealed(table: Table, finished: tuple[Round, ...]) -> bytes:
    assert table.match is not None
    return table.dealt_seed if len(finished) == len(table.match.rounds) else commitment(table.dealt_seed)
