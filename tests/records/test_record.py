from __future__ import annotations

from dataclasses import replace

import pytest

from jekyllhyde.records import Record, Tags, read_record, record_of, replay
from jekyllhyde.rules import (
    IllegalMove,
    Match,
    MatchWon,
    Options,
    Played,
    RoundScored,
    Seat,
    TrickCarried,
    TrickWon,
    seat_four,
)
from tests.records.samples import DEAL, FOUR, FOUR_ON, HEADER, THREE, spoiled


def test_replay_gives_every_state_from_the_deal_to_the_end() -> None:
    record = read_record(FOUR)
    steps = list(replay(record))
    assert len(steps) == 1 + len(record.rounds[0].moves)
    assert (steps[0].move, steps[0].events) == (None, ())
    assert steps[-1].match == record.match
    assert [step.move for step in steps[1:]] == list(record.rounds[0].moves)


def test_replay_tells_what_each_move_made_happen() -> None:
    events = [event for step in replay(read_record(spoiled(FOUR, "1000", "230"))) for event in step.events]
    counts = [sum(isinstance(event, kind) for event in events) for kind in (Played, TrickWon, TrickCarried)]
    assert counts == [28, 5, 2]
    assert isinstance(events[-2], RoundScored)
    assert isinstance(events[-1], MatchWon)


def test_replay_is_lazy() -> None:
    record = read_record(FOUR)
    spoiled_moves = record.rounds[0]._replace(moves=(*record.rounds[0].moves[:3], record.rounds[0].moves[0]))
    steps = replay(replace(record, rounds=(spoiled_moves,)))
    for _ in range(4):
        next(steps)
    with pytest.raises(IllegalMove):
        next(steps)


@pytest.mark.parametrize("text", [FOUR, FOUR_ON, THREE, HEADER + DEAL])
def test_record_of_a_match_is_its_record(text: str) -> None:
    record = read_record(text)
    assert record_of(record.match, record.tags) == record
    assert replace(record, tags=()).match == record.match


def test_a_match_without_a_deal_has_no_record() -> None:
    with pytest.raises(ValueError, match="at least one round"):
        record_of(Match(Options(), seat_four()))


@pytest.mark.parametrize(
    "tags",
    [
        (("Site", "A"), ("Site", "B")),
        (("JHN", "1"),),
        (("West", "Doris"),),
        (("MemoryAid", "every-trick"),),
        (("", "A"),),
        (("Bad name", "A"),),
        (("Site", "two\nlines"),),
        (("Site", "\ud800"),),
    ],
)
def test_tags_that_could_not_be_read_again_are_refused(tags: Tags) -> None:
    with pytest.raises(ValueError, match="tag"):
        record_of(read_record(FOUR).match, tags)


@pytest.mark.parametrize("name", ["", "  ", "\t", "Do\nris", "Do\x00ris"])
def test_names_that_could_not_be_read_again_are_refused(name: str) -> None:
    seating = seat_four("HJHJ", Seat.W, ("Adam", "Betty", "Christian", name))
    record = read_record(FOUR)
    with pytest.raises(ValueError, match="name"):
        Record(record.options, seating, record.rounds)


def test_tag_by_name() -> None:
    record = read_record(HEADER + '[Site "London"]' + DEAL)
    assert (record.tag("Site"), record.tag("Date")) == ("London", None)
