"""Records of matches: written as JHN, and stored when a match is over."""

from __future__ import annotations

from datetime import UTC, datetime

from jekyllhyde.records import HINTED, UNDONE, Tags, deal1_tags, deal2_tags, record_of, write_record
from jekyllhyde.rules import Match, Round
from jekyllhyde.rules.fairdeal import commitment
from jekyllhyde.server.store.database import Write
from jekyllhyde.server.store.history import game_write
from jekyllhyde.server.table.state import Practice, Table


def match_write(table_id: str, table: Table, at: int) -> list[Write]:
    """Store the record of a match that is over, and the history of its players."""
    text = record_text(table, at)
    assert text is not None
    return [game_write(table_id, table, at, text)]


def record_text(table: Table, at: int) -> str | None:
    """Return the JHN of the rounds that are over, or None if there are none.

    The round being played is left out: it holds cards that nobody may see yet.
    """
    if table.match is None:
        return None
    finished = tuple(round for round in table.match.rounds if round.over)
    if not finished:
        return None
    match = Match(table.match.options, table.match.first_seating, finished)
    revealed = _last_revealed(table, finished)
    date = (("Date", datetime.fromtimestamp(at / 1000, UTC).date().isoformat()),)
    about = date + (UNDONE if table.undone else ()) + (HINTED if table.hinted else ())
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
