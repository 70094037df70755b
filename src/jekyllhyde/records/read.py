"""Reads JHN 1 strictly. The format and where errors are reported: docs/jhn.md."""

from __future__ import annotations

from jekyllhyde.records.errors import Problem, RecordError
from jekyllhyde.records.header import Header, read_header
from jekyllhyde.records.lexer import Cursor
from jekyllhyde.records.record import Record, record_of
from jekyllhyde.records.seating import read_seating
from jekyllhyde.records.tricks import read_hands, read_tricks
from jekyllhyde.rules import Camp, Match, Reason, deal_round, winner


def read_record(text: str | bytes) -> Record:
    """Read a record. Raises `RecordError`, which says what is wrong in which line and column, and nothing else.

    >>> match = deal_round(Match(Options(), seat_four()), random_hands(Random(7)))
    >>> read_record(write_record(record_of(match))).match == match
    True
    >>> read_record('[JHN "1"]')
    Traceback (most recent call last):
    jekyllhyde.records.errors.RecordError: ...
    """
    cursor = Cursor(text)
    header = read_header(cursor)
    match = _read_round(cursor, header, None)
    while not cursor.at_text_end:
        match = _read_round(cursor, header, match)
    return record_of(match, tuple(header.other_tags))


def _read_round(cursor: Cursor, header: Header, before: Match | None) -> Match:
    _take_round_number(cursor, before)
    seating = read_seating(cursor, header, before)
    match = Match(header.options(), seating) if before is None else before
    match = read_tricks(cursor, deal_round(match, read_hands(cursor)))
    if match.round is None and cursor.next.is_word("Score"):
        _read_score(cursor, match)
    return match


def _take_round_number(cursor: Cursor, before: Match | None) -> None:
    token = cursor.next
    if before is not None and token.text.isdecimal():
        raise RecordError(token.place, Reason.ROUND_OVER)
    if before is not None and token.is_word("Round") and winner(before) is not None:
        raise RecordError(token.place, Reason.MATCH_OVER)
    cursor.take_word("Round")
    expected = "1" if before is None else str(len(before.rounds) + 1)
    number = cursor.next
    if not number.is_word(expected):
        raise RecordError(number.place, Problem.ROUND_NUMBER, {"expected": expected, "found": number.shown})
    cursor.take()
    cursor.end_line()


def _read_score(cursor: Cursor, match: Match) -> None:
    scored = match.rounds[-1].score
    cursor.take_word("Score")
    for camp, team in ((Camp.JEKYLL, "Jekyll"), (Camp.HYDE, "Hyde")):
        cursor.take_word(team)
        expected = str(scored.team(camp).score)
        number = cursor.next
        if not number.is_word(expected):
            arguments = {"team": team, "expected": expected, "found": number.shown}
            raise RecordError(number.place, Problem.WRONG_SCORE, arguments)
        cursor.take()
    cursor.end_line()
