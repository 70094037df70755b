"""How a match gets its cards: commitments, reveals, and what happens if somebody does not reveal."""

from __future__ import annotations

from pathlib import Path

import pytest

from jekyllhyde.records import Outcome, Record, Trust, read_record, verify_record, write_record
from jekyllhyde.rules import Seat
from jekyllhyde.rules.fairdeal2 import MOST_DRAWS
from jekyllhyde.server.store.records import record_text
from jekyllhyde.server.table import commands
from jekyllhyde.server.table import entries as log
from jekyllhyde.server.table.advance import replay
from jekyllhyde.server.table.deadlines import due, tick
from jekyllhyde.server.table.decisions import leave
from jekyllhyde.server.table.refusals import Refusal, Refused
from jekyllhyde.server.table.setup import Setup
from jekyllhyde.server.table.shuffle import REVEAL_WAIT
from jekyllhyde.server.table.state import Phase
from jekyllhyde.server.views import messages
from jekyllhyde.server.views.replays import ReplayRequest, replay_of
from jekyllhyde.server.views.table_view import table_view
from tests.server.tables import NAMES, Play

OLD_LOG = Path(__file__).parent / "logs" / "deal1-table.jsonl"


def gathered(people: int = 2, players: int = 4) -> Play:
    play = Play(Setup(players=players, target=1))  # type: ignore[arg-type]
    for chair in range(players):
        if chair < people:
            play.sit_with_seed(NAMES[chair].lower(), chair)
        else:
            play.do("ann", commands.SeatBot(chair=chair, level="random"))
    return play


def time_out(play: Play) -> None:
    play.now += REVEAL_WAIT
    assert due(play.table) == play.now
    play.take(tick(play.table, play.now, play.chance))


def record_of_play(play: Play) -> Record:
    play.play_round()
    text = record_text(play.table, play.now)
    assert text is not None
    return read_record(text)


def refused(play: Play, player: str, command: commands.TableCommand) -> Refusal:
    with pytest.raises(Refused) as error:
        play.do(player, command)
    return error.value.refusal


@pytest.mark.parametrize(("people", "players"), [(1, 4), (2, 4), (4, 4), (1, 3), (3, 3)])
def test_the_cards_are_dealt_when_the_last_seed_is_revealed(people: int, players: int) -> None:
    play = gathered(people, players)
    play.do("ann", commands.Start())
    for name in NAMES[:people]:
        assert play.table.phase is Phase.SHUFFLING
        play.reveal(name.lower())
    assert play.table.phase is Phase.PLAYING
    verification = verify_record(record_of_play(play))
    assert (verification.outcome, verification.trust) == (Outcome.FAIR, Trust.ONE_SEED)
    assert len(verification.seeds_of) == people


def test_nobody_has_a_seed_then_the_cards_are_dealt_at_once() -> None:
    play = Play(Setup(target=1))
    play.start(2)
    assert play.table.phase is Phase.PLAYING
    verification = verify_record(record_of_play(play))
    assert (verification.outcome, verification.trust) == (Outcome.FAIR, Trust.SERVER)


def test_seeds_are_shown_to_nobody_before_the_last_one_is_revealed() -> None:
    play = gathered(2)
    play.do("ann", commands.Start())
    play.reveal("ann")
    for chair in (None, 0, 1):
        view = table_view("t", play.table, chair, play.now)
        assert view.seeds is not None
        assert (view.phase, view.seeds.players, view.seeds.round) == ("shuffling", None, None)
        assert len([commitment for commitment in view.seeds.commitments if commitment]) == 2
        assert play.seeds_of("ann")[0].hex() not in messages.encode(messages.State([], view)).decode()
    assert table_view("t", play.table, 0, play.now).actions == []
    assert table_view("t", play.table, 1, play.now).actions == ["reveal-seed"]


def test_only_the_seed_that_was_committed_to_is_taken() -> None:
    play = gathered(2)
    seeds = play.seeds_of("ann")
    assert refused(play, "ann", commands.RevealSeed(draw=1, seed=seeds[0].hex())) is Refusal.NO_MATCH
    play.do("ann", commands.Start())
    assert refused(play, "ann", commands.RevealSeed(draw=1, seed=seeds[1].hex())) is Refusal.WRONG_SEED
    assert refused(play, "ann", commands.RevealSeed(draw=2, seed=seeds[1].hex())) is Refusal.STALE
    assert refused(play, "bob", commands.RevealSeed(draw=1, seed=seeds[0].hex())) is Refusal.WRONG_SEED
    assert refused(play, "ann", commands.CommitSeed(commitment="00" * 32)) is Refusal.MATCH_RUNS
    assert refused(play, "ann", commands.Stand()) is Refusal.MATCH_RUNS
    assert play.reveal("ann")
    assert not play.reveal("ann"), "sent again after a lost connection, it is done once"
    play.reveal("bob")
    assert not play.reveal("bob")
    assert refused(play, "bob", commands.RevealSeed(draw=1, seed="00" * 32)) is Refusal.MATCH_RUNS


def test_a_copied_commitment_cannot_be_revealed() -> None:
    """Mallory copies Ann's commitment and Ann's seed."""
    play = gathered(1)
    play.do("ann", commands.RemoveBot(chair=1))
    play.do("mallory", commands.Sit(chair=1))
    play.do("mallory", commands.CommitSeed(commitment=play.table.chairs.people[0].commitment.hex()))
    play.do("ann", commands.Start())
    play.reveal("ann")
    stolen = commands.RevealSeed(draw=1, seed=play.seeds_of("ann")[0].hex())
    assert refused(play, "mallory", stolen) is Refusal.WRONG_SEED


def test_the_same_commitment_again_is_not_logged() -> None:
    play = gathered(1)
    assert not play.commit("ann")


def test_who_stands_up_takes_the_commitment_away() -> None:
    play = gathered(2)
    play.do("bob", commands.Stand())
    play.do("cat", commands.Sit(chair=1))
    play.do("ann", commands.Start())
    play.reveal("ann")
    verification = verify_record(record_of_play(play))
    assert (verification.outcome, verification.seeds_of) == (Outcome.FAIR, (Seat.N,))


def test_who_does_not_reveal_is_left_out_of_the_next_draw() -> None:
    play = gathered(3)
    play.do("ann", commands.Start())
    play.reveal("ann")
    play.reveal("cat")
    assert not tick(play.table, play.now + REVEAL_WAIT - 1, play.chance)
    time_out(play)
    assert play.table.unrevealed == (0, 2)
    assert refused(play, "bob", commands.RevealSeed(draw=2, seed=play.seeds_of("bob")[1].hex())) is Refusal.WRONG_SEED
    first = commands.RevealSeed(draw=1, seed=play.seeds_of("ann")[0].hex())
    assert refused(play, "ann", first) is Refusal.STALE, "what was revealed already must not count again"
    play.reveal("ann")
    play.reveal("cat")
    record = record_of_play(play)
    assert record.tag("Silent") == "E"
    verification = verify_record(record)
    assert (verification.outcome, verification.seeds_of) == (Outcome.FAIR, (Seat.N, Seat.S))


def test_a_match_begins_however_many_do_not_reveal() -> None:
    play = gathered(4)
    play.do("ann", commands.Start())
    for draw, others in enumerate((("ann", "bob", "cat"), ("ann", "bob"), ("ann",), ()), start=1):
        assert play.table.given is not None
        assert play.table.given.draw == draw
        for player in others:
            play.reveal(player)
        time_out(play)
    assert draw == MOST_DRAWS
    assert play.table.phase is Phase.PLAYING
    record = record_of_play(play)
    assert record.tag("Silent") == "W S E N"
    assert verify_record(record).trust is Trust.SERVER
    assert verify_record(record).outcome is Outcome.FAIR


def test_everybody_silent_at_once() -> None:
    play = gathered(2)
    play.do("ann", commands.Start())
    play.take(leave(play.table, 1, play.now))
    time_out(play)
    assert play.table.phase is Phase.PLAYING
    assert record_of_play(play).tag("Silent") == "NE"


def test_a_rematch_has_new_commitments() -> None:
    play = gathered(2)
    play.do("ann", commands.Start())
    play.reveal("ann")
    play.reveal("bob")
    before = play.table.given
    play.do_until_over()
    play.do("ann", commands.Rematch())
    play.do("bob", commands.Rematch())
    assert (play.table.phase, play.table.given) == (Phase.GATHERING, None)
    assert not any(person.commitment for person in play.table.chairs.people.values())
    play.commit("ann")
    play.do("bob", commands.Start())
    play.reveal("ann")
    assert play.table.given is not None
    assert before is not None
    assert play.table.given.commitments[0] != before.commitments[0]
    verification = verify_record(record_of_play(play))
    assert (verification.outcome, verification.seeds_of) == (Outcome.FAIR, (Seat.N,))


def test_a_match_with_undo_says_that_only_its_deals_are_fair() -> None:
    play = gathered(1)
    play.do("ann", commands.Start())
    play.reveal("ann")
    while play.table.deciding != 0:
        play.move()
    play.move()
    play.do("ann", commands.Undo(version=play.table.version))
    record = record_of_play(play)
    assert record.tag("Undone") == "yes"
    assert (verify_record(record).outcome, record.undone) == (Outcome.FAIR, True)
    deals = replay_of(ReplayRequest(write_record(record))).deals
    assert (deals.outcome, deals.undone) == ("fair", True)


def test_a_table_that_shuffles_is_the_same_from_its_log() -> None:
    play = gathered(3)
    play.do("ann", commands.Start())
    play.reveal("ann")
    time_out(play)
    play.reveal("ann")
    assert replay([log.decode_entry(log.encode_entry(entry)) for entry in play.log]) == play.table


def test_an_old_log_of_a_deal_1_table_goes_on_as_deal_1() -> None:
    """This log was written before players committed to seeds."""
    table = replay([log.decode_entry(line) for line in OLD_LOG.read_bytes().splitlines()])
    play = Play(Setup())
    play.table = table
    play.play_round()
    view = table_view("t", play.table, 0, play.now)
    assert view.seeds is not None
    assert (view.seeds.deal, view.seeds.players) == ("deal/1", ["c0ffee", "00ff" * 8, "", ""])
    text = record_text(play.table, play.now)
    assert text is not None
    record = read_record(text)
    assert len(record.rounds) == 2
    verification = verify_record(record)
    assert (verification.outcome, verification.trust) == (Outcome.FAIR, Trust.NO_COLLUSION)
    play.next_round()
    play.play_round()
    assert len(play.table.match.rounds if play.table.match else ()) == 3


def test_a_match_of_an_old_log_that_has_not_begun_is_deal_2() -> None:
    entries = [log.decode_entry(line) for line in OLD_LOG.read_bytes().splitlines()]
    play = Play(Setup())
    play.table = replay(entries[:7])
    play.commit("ann")
    play.do("bob", commands.Start())
    play.reveal("ann")
    verification = verify_record(record_of_play(play))
    assert (verification.algorithm, verification.outcome) == ("deal/2", Outcome.FAIR)
    assert verification.seeds_of == (Seat.N,), "seeds that were given openly are not mixed in"
