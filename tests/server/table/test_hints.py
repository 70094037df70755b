"""Hints against bots: who may take them, and how they mark a match."""

from __future__ import annotations

import pytest

from jekyllhyde.records import read_record
from jekyllhyde.rules import MemoryAid
from jekyllhyde.server.store.records import record_text
from jekyllhyde.server.table import commands
from jekyllhyde.server.table import entries as log
from jekyllhyde.server.table.refusals import Refusal, Refused
from jekyllhyde.server.table.setup import Setup
from jekyllhyde.server.views.table_view import next_view, public_view, table_view
from tests.server.tables import Play


def started(people: int, memory_aid: MemoryAid = MemoryAid.EVERY_TRICK) -> Play:
    play = Play(Setup(target=1, memory_aid=memory_aid))
    play.start(people)
    return play


def hint(play: Play) -> None:
    play.do("ann", commands.Hint())


def refused(play: Play) -> Refusal:
    with pytest.raises(Refused) as caught:
        hint(play)
    return caught.value.refusal


def test_the_first_hint_marks_the_match_and_later_ones_write_nothing() -> None:
    play = started(1)
    before = len(play.log)
    for _ in range(3):
        hint(play)
    assert [type(entry) for entry in play.log[before:]] == [log.Hinted]
    assert play.table.hinted
    play.do_until_over()
    record = record_text(play.table, 0)
    assert record is not None
    assert read_record(record).hinted


def test_a_hint_is_offered_and_its_mark_is_shown() -> None:
    play = started(1)
    public = public_view("t", play.table, play.now)
    before = play.table
    assert "hint" in table_view("t", before, 0, play.now).actions
    assert not public.hinted
    hint(play)
    assert next_view(public, before, play.table, play.now).hinted
    assert "hint" in table_view("t", play.table, 0, play.now).actions


@pytest.mark.parametrize("play", [started(2), started(1, MemoryAid.LAST_TRICK)], ids=["with people", "last trick only"])
def test_hints_are_refused_with_people_and_where_tricks_are_not_shown(play: Play) -> None:
    assert "hint" not in table_view("t", play.table, 0, play.now).actions
    assert refused(play) is Refusal.NO_HINTS


def test_there_is_no_hint_without_a_round() -> None:
    play = Play(Setup(target=1))
    play.do("ann", commands.Sit(chair=0))
    assert refused(play) is Refusal.NO_MATCH
    play = started(1)
    play.do_until_over()
    assert refused(play) is Refusal.NO_ROUND


def test_the_mark_goes_with_the_match_and_not_with_the_table() -> None:
    play = started(1)
    hint(play)
    play.do_until_over()
    play.do("ann", commands.Rematch())
    play.do("ann", commands.Start())
    assert not play.table.hinted
