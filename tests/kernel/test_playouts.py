from __future__ import annotations

from random import Random
from statistics import mean

import pytest

from jekyllhyde.kernel import Position, playouts, position_of_round
from jekyllhyde.rules import (
    CardSet,
    Deal,
    Options,
    PositionCard,
    Seat,
    random_hands,
    seat_four,
    seat_three,
    start_round,
)


def fresh(form: str) -> Position:
    """Return a new round, with the same deal on every machine."""
    seating = {"four-a": seat_four(), "four-b": seat_four("JJHH"), "three": seat_three(Seat.S)}[form]
    options = {"four-a": Options(), "four-b": Options(position=PositionCard.B), "three": Options(players=3)}[form]
    return position_of_round(start_round(options, Deal(seating, random_hands(Random(1)))))


GOLDEN = {
    "four-a": ([52, -205, 0, -108, 60, 33, 24, -164], -691, 46923),
    "four-b": ([-153, 16, 40, 116, -144, -47, 76, -186], 2770, 46999),
    "three": ([360, -205, 9, 0, 325, -270, -111, -275], -6532, 44416),
}


@pytest.mark.parametrize("form", ["four-a", "four-b", "three"])
def test_playouts_are_the_same_on_every_machine(form: str) -> None:
    played = playouts([fresh(form)], 1000, 2024)
    values = played.rows()[0]
    assert (values[:8], sum(values), played.decisions) == GOLDEN[form]


def test_rows_belong_to_positions() -> None:
    position = fresh("four-a")
    while not position.over:
        position = position.apply(position.legal_actions()[0])
    ended = playouts([position], 3, 1)
    value = position.score[0] - position.score[1]
    assert ended.rows() == [[value] * 3]
    assert ended.decisions == 0
    both = playouts([position, fresh("four-a")], 50, 1)
    assert both.values.shape == (2, 50)
    assert both.rows()[0] == [value] * 50
    assert len(set(both.rows()[1])) > 10


def test_nothing_to_play_is_no_error() -> None:
    assert playouts([], 5, 1).rows() == []
    assert playouts([fresh("three")], 0, 1).decisions == 0


def test_random_play_takes_about_47_decisions() -> None:
    positions = [fresh("four-a").with_hands([hand.mask for hand in random_hands(Random(i))]) for i in range(200)]
    assert 46 < playouts(positions, 20, 3).decisions / (200 * 20) < 48


def test_exchanging_the_camps_turns_the_value_round() -> None:
    hands = [CardSet.of_codes(codes).mask for codes in ("JA JB", "J5 H7", "HA HE", "HX1 JX3")]
    position = Position(hands, 0b1010, 2, points=(30, 4), factor=(3, 2), carry=(7, 0, 1))
    exchanged = [hand << 14 & (1 << 28) - 1 | hand >> 14 for hand in hands]
    turned = Position(exchanged, 0b0101, 2, points=(4, 30), factor=(2, 3), carry=(7, 1, 0))
    value, opposite = (mean(playouts([each], 4000, 9).rows()[0]) for each in (position, turned))
    assert abs(value + opposite) < 10
    assert abs(value) > 50  # otherwise exchanging the teams would prove nothing
