"""What a careless or hostile person can do to the others at a table, and what they can do about it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from jekyllhyde.rules import Ask, legal_moves, move_text
from jekyllhyde.server.table import commands
from jekyllhyde.server.table import entries as log
from jekyllhyde.server.table.bounds import MOST_AT_TABLE, MOST_BEFORE_REMATCH, MOST_IN_PHASE
from jekyllhyde.server.table.chairs import Open
from jekyllhyde.server.table.clock import Pace
from jekyllhyde.server.table.deadlines import KEPT_WAITING, due, tick
from jekyllhyde.server.table.decisions import come_back, leave
from jekyllhyde.server.table.refusals import Refusal, Refused
from jekyllhyde.server.table.setup import Setup
from jekyllhyde.server.table.state import Phase
from jekyllhyde.server.views import messages
from jekyllhyde.server.views.news import news_of
from jekyllhyde.server.views.table_view import table_view
from tests.server.table.test_state import refusal_of, started, until_ask
from tests.server.tables import Play


def actions(play: Play, chair: int) -> list[str]:
    return table_view("t", play.table, chair, play.now).actions


# Asking and taking back


def test_between_people_an_ask_is_taken_back_once_for_a_card() -> None:
    play = started(4)
    asker = until_ask(play)
    chair = play.table.chair_of(asker)
    assert chair is not None
    assert "take-back" in actions(play, chair)
    [entry] = play.do(asker, commands.TakeBack(version=play.table.version))
    assert news_of(entry, ()) == [messages.News("ask-taken-back", chair=chair)]
    assert until_ask(play) == asker
    assert "take-back" not in actions(play, chair)
    assert refusal_of(play, asker, commands.TakeBack(version=play.table.version)) is Refusal.ASK_STANDS


def test_between_people_a_chair_takes_back_three_asks_in_a_round() -> None:
    play = started(4, target=1000)
    taken = dict.fromkeys(range(4), 0)
    refused: set[int] = set()
    while play.table.phase is Phase.PLAYING:
        asking = play.table.asking
        if asking is None:
            play.move()
            continue
        asker = play.table.chairs.people[asking].player
        if "take-back" in actions(play, asking):
            play.do(asker, commands.TakeBack(version=play.table.version))
            taken[asking] += 1
        elif taken[asking] == 3:
            assert refusal_of(play, asker, commands.TakeBack(version=play.table.version)) is Refusal.ASK_STANDS
            refused.add(asking)
        play.move()
    assert refused
    assert max(taken.values()) == 3
    play.next_round()
    asker = until_ask(play)
    assert play.do(asker, commands.TakeBack(version=play.table.version))


def test_against_bots_asks_are_taken_back_freely() -> None:
    play = started(1)
    while play.table.deciding != 0:
        play.move()
    for _ in range(5):
        assert play.table.round is not None
        ask = next(move for move in legal_moves(play.table.round) if isinstance(move, Ask))
        play.do("ann", commands.MakeMove(version=play.table.version, move=move_text(ask)))
        play.do("ann", commands.TakeBack(version=play.table.version))


# Keeping everybody waiting


def test_for_who_keeps_everybody_waiting_the_others_may_let_a_bot_play() -> None:
    play = started(2)
    while play.table.deciding != 0:
        play.move()
    assert refusal_of(play, "bob", commands.LetBotPlay(chair=0)) is Refusal.NOT_KEPT_WAITING
    assert due(play.table) == play.now + KEPT_WAITING
    play.now += KEPT_WAITING
    assert "let-bot-play" not in actions(play, 1)
    play.take(tick(play.table, play.now, play.chance))
    assert due(play.table) is None
    assert "let-bot-play" in actions(play, 1)
    assert "let-bot-play" not in actions(play, 0)
    assert table_view("t", play.table, 1, play.now).chairs[0].kept_waiting
    assert refusal_of(play, "ann", commands.LetBotPlay(chair=0)) is Refusal.NOT_KEPT_WAITING
    play.do("bob", commands.LetBotPlay(chair=0))
    assert play.table.bot_deciding == 0
    play.move()
    play.do("ann", commands.TakeChairBack())
    assert not play.table.chairs.played_by_bot(0)


def test_who_moves_in_time_keeps_nobody_waiting() -> None:
    play = started(2)
    while play.table.deciding != 0:
        play.move()
    play.now += KEPT_WAITING
    play.take(tick(play.table, play.now, play.chance))
    play.move()
    assert not play.table.kept_waiting
    assert "let-bot-play" not in actions(play, 1)


@pytest.mark.parametrize("dodge", ["leave", "give up", "ask"])
def test_waiting_is_counted_whatever_somebody_does_meanwhile(dodge: str) -> None:
    play = started(2)
    while play.table.deciding != 0:
        play.move()
    began = play.now
    play.now += KEPT_WAITING - 1_000
    if dodge == "leave":
        play.take((*leave(play.table, 0, play.now), *come_back(play.table, 0, play.now)))
        play.take(come_back(play.table, 0, play.now))
    elif dodge == "give up":
        play.do("ann", commands.GiveUpChair())
        play.do("ann", commands.TakeChairBack())
    else:
        until_ask(play)
        play.do("ann", commands.TakeBack(version=play.table.version))
    assert due(play.table) == began + KEPT_WAITING


def test_nobody_keeps_bots_waiting_nor_tables_with_a_clock() -> None:
    alone = started(1)
    while alone.table.deciding != 0:
        alone.move()
    assert due(alone.table) is None
    timed = started(2, pace=Pace.CALM)
    timed.now += 10 * KEPT_WAITING
    timed.take(tick(timed.table, timed.now, timed.chance))
    assert not any(isinstance(entry, log.KeptWaiting) for entry in timed.log)


# The host of a waiting room


def waiting_room(opened_by: str | None) -> Play:
    play = Play(Setup(), opened_by=opened_by)
    for chair, player in ((2, "bob"), (0, "ann"), (1, "cat")):
        play.do(player, commands.Sit(chair=chair))
    return play


def test_who_opened_the_table_can_remove_somebody_from_the_waiting_room() -> None:
    play = waiting_room("ann")
    assert table_view("t", play.table, 1, play.now).host == 0
    assert "remove-person" in actions(play, 0)
    assert "remove-person" not in actions(play, 2)
    assert refusal_of(play, "bob", commands.RemovePerson(chair=1)) is Refusal.NOT_HOST
    assert refusal_of(play, "ann", commands.RemovePerson(chair=0)) is Refusal.NO_SUCH_CHAIR
    assert refusal_of(play, "ann", commands.RemovePerson(chair=3)) is Refusal.NO_SUCH_CHAIR
    play.do("ann", commands.RemovePerson(chair=1))
    assert isinstance(play.table.chairs[1], Open)
    assert refusal_of(play, "cat", commands.Sit(chair=1)) is Refusal.REMOVED
    assert play.do("dan", commands.Sit(chair=1))


def test_without_who_opened_the_table_the_first_who_sat_down_is_the_host() -> None:
    play = waiting_room("eve")
    assert play.table.host == 2
    play.do("bob", commands.Stand())
    assert play.table.host == 0
    play.do("bob", commands.Sit(chair=2))
    assert play.table.host == 0
    assert refusal_of(play, "bob", commands.RemovePerson(chair=0)) is Refusal.NOT_HOST


def test_a_table_remembers_some_who_were_removed_and_keeps_them_out_of_a_rematch() -> None:
    play = Play(Setup(target=1), opened_by="ann")
    play.do("ann", commands.Sit(chair=0))
    for number in range(20):
        play.do(f"guest{number}", commands.Sit(chair=1))
        play.do("ann", commands.RemovePerson(chair=1))
    assert play.table.removed == tuple(f"guest{number}" for number in range(4, 20))
    for chair in (1, 2, 3):
        play.do("ann", commands.SeatBot(chair=chair, level="random"))
    play.do("ann", commands.Start())
    assert refusal_of(play, "ann", commands.RemovePerson(chair=1)) is Refusal.MATCH_RUNS
    play.do_until_over()
    play.do("ann", commands.Rematch())
    assert refusal_of(play, "guest19", commands.Sit(chair=1)) is Refusal.REMOVED
    assert play.table.host == 0


# Logs without end


def _seeds(play: Play, number: int) -> None:
    play.do("ann", commands.CommitSeed(commitment=f"{number:064x}"))


def _chairs(play: Play, _number: int) -> None:
    play.do("ann", commands.SeatBot(chair=3, level="random"))
    play.do("ann", commands.RemoveBot(chair=3))


def _give_up(play: Play, _number: int) -> None:
    play.do("ann", commands.GiveUpChair())
    play.do("ann", commands.TakeChairBack())


def _asks(play: Play, _number: int) -> None:
    until_ask(play)
    play.do("ann", commands.TakeBack(version=play.table.version))


def _undo(play: Play, _number: int) -> None:
    while play.table.deciding != 0:
        play.move()
    play.move()
    play.do("ann", commands.Undo(version=play.table.version))


@pytest.mark.parametrize("again", [_seeds, _chairs])
def test_the_log_of_a_waiting_room_is_bounded(again: Callable[[Play, int], None]) -> None:
    play = Play(Setup())
    play.do("ann", commands.Sit(chair=0))
    assert refused_at_last(play, again) is Refusal.LOG_FULL
    assert len(play.log) <= MOST_IN_PHASE + 10
    play.do("ann", commands.Stand())
    assert refusal_of(play, "ann", commands.Sit(chair=0)) is Refusal.LOG_FULL


@pytest.mark.parametrize("again", [_give_up, _asks, _undo])
def test_the_log_of_a_round_is_bounded_and_the_match_goes_on(again: Callable[[Play, int], None]) -> None:
    play = started(1, target=1)
    while play.table.deciding != 0:
        play.move()
    assert refused_at_last(play, again) is Refusal.LOG_FULL
    assert len(play.log) <= MOST_IN_PHASE + 30
    play.do_until_over()
    assert play.table.phase is Phase.OVER


def refused_at_last(play: Play, again: Callable[[Play, int], None]) -> Refusal:
    """Return the refusal that a player gets who repeats an action."""
    for number in range(10 * MOST_IN_PHASE):
        try:
            again(play, number)
        except Refused as refused:
            return refused.refusal
    raise AssertionError("it goes on for ever")


def test_who_comes_and_goes_all_the_time_does_not_fill_the_log() -> None:
    play = started(2)
    for _ in range(MOST_IN_PHASE):
        play.take(leave(play.table, 1, play.now))
        play.take(come_back(play.table, 1, play.now))
    assert len(play.log) <= MOST_IN_PHASE + 20
    assert play.table.chairs.somebody_here


def test_what_changes_nothing_is_not_written() -> None:
    play = Play(Setup())
    play.do("ann", commands.Sit(chair=0))
    assert play.do("ann", commands.CommitSeed(commitment="0a" * 32))
    assert play.do("ann", commands.CommitSeed(commitment="0A" * 32)) == ()


def test_a_table_that_was_used_very_long_begins_no_match_and_no_round() -> None:
    play = started(1, target=1)
    play.do_until_over()
    play.table = replace(play.table, version=MOST_BEFORE_REMATCH)
    assert refusal_of(play, "ann", commands.Rematch()) is Refusal.LOG_FULL
    between = started(1, target=1000)
    between.play_round()
    between.table = replace(between.table, version=MOST_AT_TABLE)
    assert refusal_of(between, "ann", commands.Ready()) is Refusal.LOG_FULL
