"""The games of a board."""

from __future__ import annotations

import pytest

from jekyllhyde.arena.boards import Form
from jekyllhyde.arena.play import play_board, play_board_between
from jekyllhyde.bots import UNLIMITED, Budget, RandomBot
from jekyllhyde.records import read_record
from jekyllhyde.rules import Ask, Camp, Move, Observation, Round, Seat, legal_moves
from tests.arena.players import LastMove, task

FORMS = pytest.mark.parametrize("form", Form)
BOARDS = range(12)


@FORMS
def test_a_bot_is_exactly_as_good_as_itself(form: Form) -> None:
    """Both games get the same cards and the same seeds, so equal bots play the same game twice."""
    for number in BOARDS:
        result = play_board_between(task(form, number), [RandomBot(), RandomBot()])
        assert result.scores[0] == result.scores[1]
        assert result.margin == 0


@pytest.mark.parametrize("form", [Form.FOUR_A, Form.FOUR_B])
def test_what_one_gains_the_other_loses(form: Form) -> None:
    margins = []
    for number in BOARDS:
        here = play_board_between(task(form, number), [RandomBot(), LastMove()])
        there = play_board_between(task(form, number), [LastMove(), RandomBot()])
        assert here.margin == -there.margin
        assert here.conduct == there.conduct[::-1]
        margins.append(here.margin)
    assert any(margins)


@FORMS
def test_a_board_repeats_and_another_seed_differs(form: Form) -> None:
    def scores(seed: int) -> list[object]:
        results = (play_board_between(task(form, n, seed=seed), [RandomBot(), LastMove()]) for n in BOARDS)
        return [(result.scores, result.conduct) for result in results]

    assert scores(1) == scores(1)
    assert scores(1) != scores(2)


@FORMS
def test_records_of_both_games_read_back(form: Form) -> None:
    result = play_board_between(task(form, 3, seed=7, with_records=True), [RandomBot(), LastMove()])
    for text, score in zip(result.records, result.scores, strict=True):
        record = read_record(text)
        assert record.match.rounds[0].over
        scored = record.match.rounds[0].score
        assert (scored.jekyll.score, scored.hyde.score) == score
        assert (record.tag("ArenaSeed"), record.tag("Board")) == ("7", "3")
    bots = [(record.tag("JekyllBot"), record.tag("HydeBot")) for record in map(read_record, result.records)]
    expected = {Form.THREE_SINGLE: [("y", "x"), ("y", "y")], Form.THREE_JEKYLL: [("x", "y"), ("y", "y")]}
    assert bots == expected.get(form, [("x", "y"), ("y", "x")])


class _Cheeky:
    """A bot that asks itself, which is not legal (R3.2)."""

    def choose(self, observation: Observation, seed: int, budget: Budget = UNLIMITED) -> Move:  # noqa: ARG002
        return Ask(observation.seat)


def test_illegal_moves_are_counted_and_the_game_goes_on() -> None:
    result = play_board_between(task(Form.FOUR_A, 0), [_Cheeky(), RandomBot()])
    cheeky, honest = result.conduct
    assert cheeky.illegal == cheeky.decisions > 0
    assert honest.illegal == 0
    assert result.margin == 0  # the moves played for it are those of `random`


class _Peeker:
    """A player that sees all hands, and counts the cards it saw."""

    def __init__(self) -> None:
        self.seen: list[int] = []

    def choose_with_open_hands(self, round: Round, seed: int, budget: Budget) -> Move:  # noqa: ARG002
        self.seen.append(sum(len(round.hands[seat]) for seat in Seat))
        return legal_moves(round)[0]


def test_a_player_with_open_hands_sees_them_all() -> None:
    peeker = _Peeker()
    result = play_board_between(task(Form.THREE_JEKYLL, 0), [peeker, RandomBot()])
    assert result.conduct[0].decisions == len(peeker.seen)
    assert max(peeker.seen) >= 27  # Hyde leads, so one card may be gone
    assert result.conduct[0].illegal == 0


def test_times_are_kept_for_every_decision() -> None:
    result = play_board(task(Form.FOUR_B, 0)._replace(challenger="random", rival="random"))
    for conduct, times in zip(result.conduct, result.milliseconds, strict=True):
        assert conduct.decisions == len(times)
        assert min(times) >= 0
    assert sum(conduct.decisions for conduct in result.conduct) >= 2 * 28


def test_three_players_the_challenger_decides_in_its_role_only() -> None:
    class Watcher(LastMove):
        def __init__(self) -> None:
            self.camps: set[Camp] = set()

        def choose(self, observation: Observation, seed: int, budget: Budget = UNLIMITED) -> Move:
            self.camps.add(observation.camp)
            return super().choose(observation, seed, budget)

    for form, camp in ((Form.THREE_SINGLE, Camp.HYDE), (Form.THREE_JEKYLL, Camp.JEKYLL)):
        watcher = Watcher()
        play_board_between(task(form, 1), [watcher, RandomBot()])
        assert watcher.camps == {camp}
