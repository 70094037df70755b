"""What happens at a table, from sitting down to a rematch."""

from __future__ import annotations

from pathlib import Path

import pytest

from jekyllhyde.records import Outcome, moves_of, read_record, verify_record
from jekyllhyde.rules import Ask, Play, Seat, legal_moves, move_text
from jekyllhyde.rules.fairdeal import commitment
from jekyllhyde.server.store.records import record_text
from jekyllhyde.server.table import commands
from jekyllhyde.server.table import entries as log
from jekyllhyde.server.table.advance import replay
from jekyllhyde.server.table.chairs import BotChair, Open, Person, name_of
from jekyllhyde.server.table.clock import ALLOWANCES, Pace
from jekyllhyde.server.table.deadlines import BETWEEN_ROUNDS, due, tick
from jekyllhyde.server.table.decisions import come_back, leave
from jekyllhyde.server.table.refusals import Refusal, Refused
from jekyllhyde.server.table.setup import Setup
from jekyllhyde.server.table.state import Phase
from jekyllhyde.server.views.table_view import table_view
from tests.server.tables import GRACE
from tests.server.tables import Play as TablePlay


def started(people: int = 1, **setup: object) -> TablePlay:
    play = TablePlay(Setup(**setup))  # type: ignore[arg-type]
    play.start(people)
    return play


def refusal_of(play: TablePlay, player: str, command: commands.TableCommand) -> Refusal:
    before = play.table
    with pytest.raises(Refused) as refused:
        play.do(player, command)
    assert play.table is before
    return refused.value.refusal


def player_deciding(play: TablePlay) -> str:
    deciding = play.table.deciding
    assert deciding is not None
    sitter = play.table.chairs[deciding]
    assert isinstance(sitter, Person)
    return sitter.player


def until_ask(play: TablePlay) -> str:
    """Play until an ask is not answered. Return who asked."""
    while True:
        assert play.table.round is not None
        asker = player_deciding(play)
        asks = [move for move in legal_moves(play.table.round) if isinstance(move, Ask)]
        if asks:
            play.do(asker, commands.MakeMove(version=play.table.version, move=move_text(asks[0])))
            return asker
        play.move()


def test_two_people_cannot_have_one_chair() -> None:
    play = TablePlay(Setup())
    play.do("ann", commands.Sit(chair=2))
    assert refusal_of(play, "bob", commands.Sit(chair=2)) is Refusal.CHAIR_TAKEN
    assert refusal_of(play, "ann", commands.Sit(chair=1)) is Refusal.ALREADY_SEATED
    assert play.do("ann", commands.Sit(chair=2)) == ()
    assert refusal_of(TablePlay(Setup(players=3)), "bob", commands.Sit(chair=3)) is Refusal.NO_SUCH_CHAIR


def test_people_of_one_name_are_told_apart() -> None:
    play = TablePlay(Setup())
    play.take((log.Sat(1, 0, "a", "Ann"),))
    play.do("ann", commands.Sit(chair=1))
    assert [chair.name for chair in play.table.chairs if isinstance(chair, Person)] == ["Ann", "Ann 2"]


def test_after_a_round_the_view_tells_how_the_sum_came_about() -> None:
    play = started(4, target=1)
    assert table_view("t", play.table, None, 0).history is None
    while play.table.phase is Phase.PLAYING:
        play.move()
    view = table_view("t", play.table, None, 0)
    assert view.history is not None
    assert view.history[-1] == [side.total for side in view.totals]
    assert view.round is not None
    assert view.round.taken is not None
    cards = [*view.round.taken[0], *view.round.taken[1], *view.round.carry]
    assert len(cards) == len(set(cards)) == 28
    for trick, following in zip(view.round.tricks, view.round.tricks[1:], strict=False):
        assert trick.winner in (None, following.leader)  # R4.2


def test_a_move_is_done_once_and_a_stale_one_never() -> None:
    play = started(4)
    player, version = player_deciding(play), play.table.version
    assert play.table.round is not None
    card = next(move for move in legal_moves(play.table.round) if isinstance(move, Play))
    command = commands.MakeMove(version=version, move=move_text(card))
    assert play.do(player, command)
    assert play.do(player, command) == ()
    other = commands.MakeMove(version=version, move="N?")
    assert refusal_of(play, player, other) is Refusal.STALE
    onlooker = next(name for name in ("ann", "bob", "cat", "dan") if name != player_deciding(play))
    assert refusal_of(play, onlooker, commands.MakeMove(version=play.table.version, move="N?")) is Refusal.NOT_YOUR_TURN


def test_who_comes_or_goes_makes_no_move_stale() -> None:
    play = started(4)
    version = play.table.version
    player = player_deciding(play)
    onlooker = next(name for name in ("ann", "bob", "cat", "dan") if name != player)
    chair = play.table.chair_of(onlooker)
    assert chair is not None
    play.take(leave(play.table, chair, play.now))
    assert play.table.round is not None
    move = move_text(legal_moves(play.table.round)[0])
    assert play.do(player, commands.MakeMove(version=version, move=move))


def test_an_ask_can_be_taken_back_until_it_is_answered() -> None:
    play = started(4)
    asker = until_ask(play)
    asked = player_deciding(play)
    assert refusal_of(play, asked, commands.TakeBack(version=play.table.version)) is Refusal.NOTHING_TO_TAKE_BACK
    play.do(asker, commands.TakeBack(version=play.table.version))
    assert player_deciding(play) == asker
    until_ask(play)
    play.move()
    for player in ("ann", "bob", "cat", "dan"):
        assert refusal_of(play, player, commands.TakeBack(version=play.table.version)) is Refusal.NOTHING_TO_TAKE_BACK


def test_undo_goes_back_to_the_persons_own_decision_against_bots_only() -> None:
    play = started(1)
    while play.table.deciding != 0:
        play.move()
    assert play.table.round is not None
    before = play.table.round
    seen_before = play.table.version
    play.move()
    seen = play.table.version  # the bots move before the undo arrives
    while play.table.deciding != 0:
        play.move()
    assert refusal_of(play, "ann", commands.Undo(version=seen_before)) is Refusal.STALE
    play.do("ann", commands.Undo(version=seen))
    assert play.table.round == before
    assert refusal_of(play, "ann", commands.Undo(version=seen)) is Refusal.STALE
    assert refusal_of(started(2), "ann", commands.Undo(version=99)) is Refusal.STALE
    friends = started(2)
    friends.play(5)
    version = friends.table.version
    assert refusal_of(friends, "ann", commands.Undo(version=version)) is Refusal.UNDO_AGAINST_BOTS_ONLY


def test_a_bot_plays_for_who_is_lost_and_gives_the_chair_back() -> None:
    play = started(2)
    play.take(leave(play.table, 1, play.now))
    assert due(play.table) == play.now + GRACE
    assert tick(play.table, play.now + GRACE - 1, play.chance) == ()
    play.now += GRACE
    play.take(tick(play.table, play.now, play.chance))
    assert play.table.chairs.played_by_bot(1)
    play.take(come_back(play.table, 1, play.now))
    assert not play.table.chairs.played_by_bot(1)
    assert not play.table.chairs.waited_for


def test_bots_wait_while_nobody_is_there() -> None:
    play = started(1)
    while play.table.bot_deciding is None:
        play.move()
    play.take(leave(play.table, 0, play.now))
    assert play.table.bot_deciding is None
    assert due(play.table) is None


def test_time_runs_out_for_who_decides_also_while_the_connection_is_lost() -> None:
    play = started(4, pace=Pace.QUICK)
    allowance = ALLOWANCES[Pace.QUICK]
    deciding = play.table.deciding
    assert deciding is not None
    began = play.now
    play.now += 5_000
    play.take(leave(play.table, deciding, play.now))
    play.now += 15_000
    play.take(come_back(play.table, deciding, play.now))
    assert due(play.table) == began + allowance.decision + allowance.reserve
    play.now = began + allowance.decision + 7_000
    play.move()
    assert play.table.clock.reserves[deciding] == allowance.reserve - 7_000
    moment = due(play.table)
    assert moment is not None
    late = play.table.deciding
    play.take(tick(play.table, moment, play.chance))
    assert play.table.bot_deciding == late


def test_who_is_out_of_time_takes_the_chair_back_after_the_bots_card() -> None:
    play = started(2, pace=Pace.QUICK)
    while play.table.deciding != 0:
        play.move()
    moment = due(play.table)
    assert moment is not None
    play.now = moment
    play.take(tick(play.table, play.now, play.chance))
    assert refusal_of(play, "ann", commands.TakeChairBack()) is Refusal.TIME_IS_UP
    while play.table.deciding == 0:
        play.move()
    assert play.do("ann", commands.TakeChairBack())


def test_an_ask_that_is_taken_back_gives_no_time() -> None:
    play = started(4, pace=Pace.QUICK)
    allowance = ALLOWANCES[Pace.QUICK]
    began = play.now
    play.now += 10_000
    asker = until_ask(play)
    play.now += 2_000
    play.do(asker, commands.TakeBack(version=play.table.version))
    assert due(play.table) == began + 2_000 + allowance.decision + allowance.reserve


def test_the_next_round_waits_for_all_who_are_there() -> None:
    play = started(2, target=1000)
    play.play_round()
    play.do("ann", commands.Ready())
    assert play.do("ann", commands.Ready()) == ()
    assert table_view("t", play.table, 0, play.now).phase == "between-rounds"
    play.take(leave(play.table, 1, play.now))
    assert play.table.phase is Phase.PLAYING


def test_with_a_clock_the_next_round_is_dealt_in_time() -> None:
    play = started(2, target=1000, pace=Pace.CALM)
    play.play_round()
    assert due(play.table) == play.now + BETWEEN_ROUNDS
    play.take(tick(play.table, play.now + BETWEEN_ROUNDS, play.chance))
    assert play.table.phase is Phase.PLAYING


def test_a_rematch_keeps_the_chairs_and_commits_anew() -> None:
    play = started(2, target=1)
    play.do_until_over()
    old = play.table.secret.commit
    play.take(leave(play.table, 1, play.now))
    play.do("ann", commands.Rematch())
    assert play.table.phase is Phase.GATHERING
    assert play.table.secret.commit != old
    assert [type(chair) for chair in play.table.chairs] == [Person, Open, BotChair, BotChair]


@pytest.mark.parametrize("players", [3, 4])
def test_deals_are_committed_to_and_revealed_round_by_round(players: int) -> None:
    play = TablePlay(Setup(players=players, target=1000))  # type: ignore[arg-type]
    commit = table_view("t", play.table, None, play.now).commit
    play.sit_with_seed("ann", 0)
    for chair in range(1, players):
        play.do("ann", commands.SeatBot(chair=chair, level="random"))
    play.do("ann", commands.Start())
    play.reveal("ann")
    assert table_view("t", play.table, 0, play.now).seeds is None
    assert record_text(play.table, play.now) is None
    play.play_round()
    revealed = table_view("t", play.table, None, play.now).seeds
    assert revealed is not None
    assert revealed.round is not None
    assert commitment(bytes.fromhex(revealed.round)).hex() == commit
    play.next_round()
    assert table_view("t", play.table, 0, play.now).seeds is None
    text = record_text(play.table, play.now)
    assert text is not None
    record = read_record(text)
    assert len(record.rounds) == 1, "a round that runs is nobody's to read"
    assert verify_record(record).outcome is Outcome.FAIR
    assert play.seeds_of("ann")[0].hex() in text


def test_spectators_see_hands_only_after_the_round() -> None:
    play = started(2)
    play.play(3)
    view = table_view("t", play.table, None, play.now).round
    assert view is not None
    assert (view.hand, view.legal_moves, view.seat, view.dealt) == (None, None, None, None)
    play.play_round()
    after = table_view("t", play.table, None, play.now).round
    assert after is not None
    assert after.dealt is not None
    assert play.table.last_round is not None
    assert [tuple(hand) for hand in after.dealt] == [hand.codes for hand in play.table.last_round.deal.hands]


def test_undo_keeps_the_log_and_the_record_in_step() -> None:
    play = started(1)
    play.play(12)
    while play.table.deciding != 0:
        play.move()
    assert play.table.round is not None
    made = moves_of(play.table.round)
    play.do("ann", commands.Undo(version=play.table.version))
    assert play.table.round is not None
    kept = moves_of(play.table.round)
    assert made[: len(kept)] == kept
    assert len(kept) < len(made)


def test_three_players_change_seats_and_keep_their_chairs() -> None:
    play = started(3, players=3, target=3000)
    seats = []
    for _ in range(3):
        seats.append([play.table.seat_of(chair) for chair in range(3)])
        play.play_round()
        play.next_round()
    assert len({tuple(order) for order in seats}) > 1
    assert all(len(set(order)) == 3 and set(order) <= set(Seat) for order in seats)


def test_a_log_of_an_earlier_version_still_makes_its_table() -> None:
    """This log was written before entries had the time of the table's own clock."""
    lines = (Path(__file__).parent / "old-table.jsonl").read_bytes().splitlines()
    table = replay([log.decode_entry(line) for line in lines])
    assert table.version == len(lines) == 276
    assert table.phase is Phase.PLAYING
    assert table.clock.reserves == (43_000, 45_000, 45_000, 45_000)
    assert [name_of(chair) for chair in table.chairs] == ["Ann", "Clara", "Agnes", "Bertram"]
    assert table.round is not None
    assert str(table.round.hands[Seat.N]) == "JT JB JE J7 J4 HX1"
