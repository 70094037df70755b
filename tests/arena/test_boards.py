"""Duplicate boards: both bots play the same cards in both places."""

from __future__ import annotations

import pytest

from jekyllhyde.arena.boards import GAMES, Board, Contender, Form, Score, margin
from jekyllhyde.rules import Camp, Seat

FORMS = pytest.mark.parametrize("form", Form)


@FORMS
def test_a_board_follows_from_seed_and_number(form: Form) -> None:
    assert Board(form, 1, 5).deal == Board(form, 1, 5).deal
    assert Board(form, 1, 5).deal.hands != Board(form, 1, 6).deal.hands
    assert Board(form, 1, 5).deal.hands != Board(form, 2, 5).deal.hands
    assert Board(form, 1, 5).deal.hands == Board(Form.FOUR_A, 1, 5).deal.hands


@FORMS
def test_the_lead_goes_round(form: Form) -> None:
    seatings = [Board(form, 0, number).deal.seating for number in range(8)]
    assert [seating.first_leader for seating in seatings] == [*Seat, *Seat]
    for seating in seatings:
        form.options.check(seating)


@pytest.mark.parametrize("form", [Form.FOUR_A, Form.FOUR_B])
def test_four_players_swap_sides(form: Form) -> None:
    first, second = GAMES[form]
    for camp in Camp:
        assert {first.of(camp), second.of(camp)} == set(Contender)


@pytest.mark.parametrize(("form", "camp"), [(Form.THREE_SINGLE, Camp.HYDE), (Form.THREE_JEKYLL, Camp.JEKYLL)])
def test_three_players_differ_in_the_challengers_role_only(form: Form, camp: Camp) -> None:
    first, second = GAMES[form]
    assert first.of(camp) is Contender.CHALLENGER
    assert first.of(camp.other) is second.of(camp) is second.of(camp.other) is Contender.RIVAL


def test_the_margin_is_what_the_challenger_did_better() -> None:
    first, second = Score(100, 40), Score(30, 50)  # Jekyll by 60, then Hyde by 20
    assert margin(Form.FOUR_A, first, second) == 40  # 60 as Jekyll, 20 as Hyde
    assert margin(Form.FOUR_B, first, second) == 40
    assert margin(Form.THREE_JEKYLL, first, second) == 80  # Jekyll won by 60 with it and lost by 20 without
    assert margin(Form.THREE_SINGLE, first, second) == -80


def test_decisions_have_seeds_of_their_own() -> None:
    seeds = {Board(Form.FOUR_A, seed, number).decision_seed(n) for seed in (0, 1) for number in (0, 1) for n in (0, 1)}
    assert len(seeds) == 8
    assert all(0 <= seed < 2**64 for seed in seeds)
