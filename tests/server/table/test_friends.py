"""Friends at a table: names and options in the waiting room, leaving, going on together, and the next match."""

from __future__ import annotations

import pytest

from jekyllhyde.rules import PositionCard
from jekyllhyde.server.table import commands
from jekyllhyde.server.table import entries as log
from jekyllhyde.server.table.advance import START_WAIT, replay
from jekyllhyde.server.table.chairs import BotChair, Open, Person, name_of
from jekyllhyde.server.table.clock import ALLOWANCES, Pace
from jekyllhyde.server.table.deadlines import due, tick
from jekyllhyde.server.table.decisions import come_back, leave, open_new
from jekyllhyde.server.table.refusals import Refusal
from jekyllhyde.server.table.setup import Setup, Waits
from jekyllhyde.server.table.state import Phase
from jekyllhyde.server.views import messages
from jekyllhyde.server.views.table_view import table_view
from tests.server.table.test_state import refusal_of, started
from tests.server.tables import GRACE, NAMES, READY, Play


def room(*people: str, **setup: object) -> Play:
    """A waiting room that Ann opened, with these people."""
    play = Play(Setup(**setup), opened_by="ann")  # type: ignore[arg-type]
    for player in people:
        play.do(player, commands.Sit())
    return play


def wait(play: Play, milliseconds: int) -> None:
    play.now += milliseconds
    play.take(tick(play.table, play.now, play.chance))


def countdowns(play: Play) -> list[messages.Countdown]:
    return table_view("t", play.table, None, play.now).countdowns


# The waiting room


def test_who_comes_takes_the_first_open_chair() -> None:
    play = room("ann", "bob")
    play.do("ann", commands.SeatBot(chair=2, level="random"))
    play.do("cat", commands.Sit())
    assert [name_of(chair) for chair in play.table.chairs] == ["Ann", "Bob", name_of(play.table.chairs[2]), "Cat"]
    assert play.do("cat", commands.Sit()) == ()
    assert refusal_of(play, "dan", commands.Sit()) is Refusal.CHAIR_TAKEN


def test_a_person_changes_the_name_and_names_stay_different() -> None:
    play = room("ann", "bob")
    play.do("ann", commands.Rename(name="  Nora  "))
    assert name_of(play.table.chairs[0]) == "Nora"
    assert play.do("ann", commands.Rename(name="Nora")) == ()
    play.do("bob", commands.Rename(name="nora"))
    assert name_of(play.table.chairs[1]) == "nora 2"
    assert refusal_of(play, "bob", commands.Rename(name="x" * 25)) is Refusal.MALFORMED
    assert refusal_of(play, "cat", commands.Rename(name="Cat")) is Refusal.NOT_SEATED
    assert refusal_of(started(2), "ann", commands.Rename(name="Nora")) is Refusal.MATCH_RUNS


def test_the_host_changes_the_options_and_everybody_sees_it() -> None:
    play = room("ann", "bob")
    wanted = Setup(4, PositionCard.B, 500, pace=Pace.QUICK, private=False, talk=False)
    assert refusal_of(play, "bob", commands.ChangeSetup(setup=wanted)) is Refusal.NOT_HOST
    assert "change-setup" not in table_view("t", play.table, 1, play.now).actions
    play.do("ann", commands.ChangeSetup(setup=wanted))
    view = table_view("t", play.table, 1, play.now)
    assert view.setup == wanted
    assert view.clock is not None
    assert view.clock.reserves == [ALLOWANCES[Pace.QUICK].reserve] * 4
    assert play.do("ann", commands.ChangeSetup(setup=wanted)) == ()
    forbidden = Setup(3, PositionCard.B)
    assert refusal_of(play, "ann", commands.ChangeSetup(setup=forbidden)) is Refusal.MALFORMED
    assert refusal_of(started(2), "ann", commands.ChangeSetup(setup=wanted)) is Refusal.MATCH_RUNS


def test_with_three_chairs_a_person_on_the_fourth_takes_a_bots_place_and_commits_anew() -> None:
    play = room("ann")
    play.do("ann", commands.SeatBot(chair=1, level="random"))
    play.sit_with_seed("bob", 3)
    play.commit("ann")
    play.do("ann", commands.ChangeSetup(setup=Setup(3)))
    assert [type(chair) for chair in play.table.chairs] == [Person, Person, Open]
    assert play.table.chair_of("bob") == 1
    assert [person.commitment != b"" for person in play.table.chairs.people.values()] == [True, False]
    play.do("ann", commands.ChangeSetup(setup=Setup(4)))
    assert [type(chair) for chair in play.table.chairs] == [Person, Person, Open, Open]
    play.commit("bob")
    for chair in (2, 3):
        play.do("ann", commands.SeatBot(chair=chair, level="random"))
    play.do("ann", commands.Start())
    for player in ("ann", "bob"):
        play.reveal(player)
    assert play.table.phase is Phase.PLAYING


def test_four_people_cannot_play_on_three_chairs() -> None:
    play = room(*(name.lower() for name in NAMES))
    assert refusal_of(play, "ann", commands.ChangeSetup(setup=Setup(3))) is Refusal.TOO_MANY_PEOPLE


def test_a_bot_gets_another_level_and_keeps_its_name() -> None:
    play = room("ann")
    play.do("ann", commands.SeatBot(chair=1, level="random"))
    before = play.table.chairs[1]
    assert isinstance(before, BotChair)
    assert play.do("ann", commands.SeatBot(chair=1, level="random")) == ()
    play.take((log.BotSat(play.now, 1, "club", before.name),))
    play.do("ann", commands.SeatBot(chair=1, level="random"))
    assert play.table.chairs[1] == before
    assert refusal_of(play, "ann", commands.SeatBot(chair=0, level="random")) is Refusal.CHAIR_TAKEN


# Leaving


def test_for_who_leaves_by_choice_a_bot_plays_at_once_until_the_return() -> None:
    play = started(2)
    play.take(leave(play.table, 1, play.now, by_choice=True))
    assert play.table.chairs.played_by_bot(1)
    assert countdowns(play) == []
    play.take(come_back(play.table, 1, play.now))
    assert not play.table.chairs.played_by_bot(1)
    assert 1 in play.table.chairs.here


def test_who_leaves_a_waiting_room_by_choice_frees_the_chair() -> None:
    play = room("ann", "bob")
    play.take(leave(play.table, 1, play.now, by_choice=True))
    assert isinstance(play.table.chairs[1], Open)


def test_who_leaves_between_rounds_holds_neither_the_deal_nor_the_round() -> None:
    play = started(3, target=1000)
    play.play_round()
    play.do("ann", commands.Ready())
    play.do("bob", commands.Ready())
    play.take(leave(play.table, 2, play.now, by_choice=True))
    assert play.table.phase is Phase.PLAYING
    assert play.table.chairs.played_by_bot(2)


def test_the_others_see_when_a_bot_plays_for_who_is_lost_and_need_not_wait() -> None:
    play = started(3)
    assert refusal_of(play, "ann", commands.LetBotPlay(chair=1)) is Refusal.NOT_KEPT_WAITING
    play.take(leave(play.table, 1, play.now))
    play.now += 5_000
    assert countdowns(play) == [messages.Countdown("bot-plays", 1, GRACE - 5_000)]
    assert "let-bot-play" in table_view("t", play.table, 0, play.now).actions
    play.do("cat", commands.LetBotPlay(chair=1))
    assert play.table.chairs.played_by_bot(1)
    assert countdowns(play) == []
    assert "let-bot-play" not in table_view("t", play.table, 0, play.now).actions
    play.take(come_back(play.table, 1, play.now))
    assert not play.table.chairs.played_by_bot(1)


# Going on


def test_who_is_ready_waits_twenty_seconds_for_the_others_who_keep_their_chairs() -> None:
    play = started(3, target=1000)
    play.play_round()
    assert due(play.table) is None
    play.now += 100_000
    play.do("ann", commands.Ready())
    play.now += 5_000
    play.do("bob", commands.Ready())
    assert countdowns(play) == [messages.Countdown("next-round", None, READY - 5_000)]
    assert table_view("t", play.table, 0, play.now).actions == []
    assert not tick(play.table, play.now + READY - 5_001, play.chance)
    wait(play, READY - 5_000)
    assert play.table.phase is Phase.PLAYING
    assert play.table.chairs.here == {0, 1, 2}
    assert not any(play.table.chairs.played_by_bot(chair) for chair in range(3))


def test_nobody_is_hurried_by_who_has_gone_or_alone() -> None:
    play = started(3, target=1000)
    play.play_round()
    play.do("ann", commands.Ready())
    play.take(leave(play.table, 0, play.now))
    assert due(play.table) is None
    alone = started(1, target=1000)
    alone.play_round()
    assert due(alone.table) is None


def test_waiting_times_follow_from_the_log() -> None:
    """Another process, with other settings, goes on after the one that opened the table."""
    play = Play(Setup(target=1000))
    opened = open_new(Setup(target=1000), play.now, play.chance, waits=Waits(7_000, 4_000))
    assert log.decode_entry(log.encode_entry(opened)) == opened
    play.log[0] = opened
    play.table = replay(play.log)
    play.start(2)
    play.take(leave(play.table, 1, play.now))
    assert due(replay(play.log)) == play.now + 7_000
    play.take(come_back(play.table, 1, play.now))
    play.play_round()
    play.do("ann", commands.Ready())
    assert due(replay(play.log)) == play.now + 4_000
    play.take(leave(play.table, 1, play.now))
    assert play.table.phase is Phase.PLAYING


# Another match


def over(people: int) -> Play:
    play = started(people, target=1)
    play.do_until_over()
    return play


def test_the_same_four_play_again_when_each_has_agreed() -> None:
    play = over(4)
    for name in NAMES[:3]:
        play.do(name.lower(), commands.Rematch())
        assert play.table.phase is Phase.OVER
    view = table_view("t", play.table, 0, play.now)
    assert [chair.ready for chair in view.chairs] == [True, True, True, False]
    assert view.actions == []
    assert table_view("t", play.table, 3, play.now).actions == ["rematch"]
    assert play.do("ann", commands.Rematch()) == ()
    play.do("dan", commands.Rematch())
    assert not play.table.ready
    phases = []
    for name in NAMES:
        phases.append(play.table.phase)
        play.commit(name.lower())
    assert [*phases, play.table.phase] == [Phase.GATHERING] * 4 + [Phase.SHUFFLING]
    for name in NAMES:
        play.reveal(name.lower())
    assert play.table.phase is Phase.PLAYING


def test_a_match_that_all_want_begins_also_without_seeds() -> None:
    play = over(2)
    play.do("ann", commands.Rematch())
    play.do("bob", commands.Rematch())
    assert due(play.table) == play.now + START_WAIT
    wait(play, START_WAIT)
    assert play.table.phase is Phase.PLAYING


@pytest.mark.parametrize("goes", ["stands", "is removed", "leaves"])
def test_the_next_match_does_not_begin_without_somebody_who_goes_first(goes: str) -> None:
    play = over(2)
    host = play.table.chairs.people[play.table.host or 0].player
    other = "bob" if host == "ann" else "ann"
    chair = play.table.chair_of(other)
    assert chair is not None
    play.do("ann", commands.Rematch())
    play.do("bob", commands.Rematch())
    if goes == "stands":
        play.do(other, commands.Stand())
    elif goes == "is removed":
        play.do(host, commands.RemovePerson(chair=chair))
    else:
        play.take(leave(play.table, chair, play.now))
    assert due(play.table) is None
    play.do("cat", commands.Sit())
    assert due(play.table) is None


def test_who_does_not_agree_holds_nobody_for_long_and_loses_the_chair() -> None:
    play = over(3)
    play.do("ann", commands.Rematch())
    play.do("bob", commands.Rematch())
    assert countdowns(play) == [messages.Countdown("rematch", None, READY)]
    wait(play, READY)
    assert play.table.phase is Phase.GATHERING
    assert [type(chair) for chair in play.table.chairs] == [Person, Person, Open, BotChair]
    assert due(play.table) is None


def test_the_waiting_room_opens_when_the_last_who_did_not_agree_has_gone() -> None:
    play = over(3)
    play.do("ann", commands.Rematch())
    play.do("bob", commands.Rematch())
    play.take(leave(play.table, 2, play.now))
    assert due(play.table) == play.table.ready_at
    wait(play, 0)
    assert [type(chair) for chair in play.table.chairs] == [Person, Person, Open, BotChair]


def test_a_single_person_plays_again_at_once() -> None:
    play = over(1)
    assert [type(entry) for entry in play.do("ann", commands.Rematch())] == [log.Rematched]
    assert due(play.table) is None
    play.do("ann", commands.Start())
    assert play.table.phase is Phase.PLAYING
