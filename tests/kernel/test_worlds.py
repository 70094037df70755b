from __future__ import annotations

from collections import Counter
from math import sqrt
from random import Random
from typing import cast

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from jekyllhyde.kernel import Worlds, position_of_round, resample, sample_positions, worlds_of
from jekyllhyde.kernel.worlds import hands_of_masks
from jekyllhyde.rules import (
    Camp,
    Deal,
    Hands,
    Observation,
    Options,
    Round,
    Seat,
    apply,
    legal_moves,
    observe,
    random_hands,
    seat_four,
    seat_three,
    start_round,
)
from tests.strategies import rounds


def late_round(players: int, seed: int) -> Round:
    """Return the first state of a random round in which the decider sees 20 to 300 possible worlds."""
    generator = Random(seed)
    round = fresh_round(players, generator)
    while not 20 <= worlds_of(decider_view(round)).count <= 300:
        round = apply(round, generator.choice(legal_moves(round)))[0]
        if len(round.tricks) >= 6:
            round = fresh_round(players, generator)
    return round


def fresh_round(players: int, generator: Random) -> Round:
    seating = seat_three(Seat.E) if players == 3 else seat_four()
    return start_round(Options(players=players), Deal(seating, random_hands(generator)))


def decider_view(round: Round) -> Observation:
    assert round.decider is not None
    return observe(round, round.decider)


def masks(worlds: memoryview) -> list[tuple[int, ...]]:
    return [tuple(world) for world in cast("list[list[int]]", worlds.tolist())]


def all_worlds(worlds: Worlds) -> list[Hands]:
    return [hands_of_masks(worlds.at(rank)) for rank in range(worlds.count)]


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("seed", range(8))
def test_the_count_is_the_number_of_different_worlds(players: int, seed: int) -> None:
    round = late_round(players, seed)
    worlds = worlds_of(decider_view(round))
    assert len(set(all_worlds(worlds))) == worlds.count
    assert masks(worlds.in_order(0, worlds.count)) == [worlds.at(rank) for rank in range(worlds.count)]
    assert round.hands in all_worlds(worlds)


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("seed", range(8))
def test_samples_are_uniform(players: int, seed: int) -> None:
    """The chi-square statistic over all worlds is within five standard deviations of its mean."""
    worlds = worlds_of(decider_view(late_round(players, seed)))
    expected = 200
    drawn = Counter(masks(worlds.sample(expected * worlds.count, seed)))
    assert drawn.keys() <= {tuple(hand.mask for hand in world) for world in all_worlds(worlds)}
    missing = worlds.count - len(drawn)
    chi_square = sum((count - expected) ** 2 / expected for count in drawn.values()) + missing * expected
    assert abs(chi_square - (worlds.count - 1)) < 5 * sqrt(2 * worlds.count)


@given(rounds(), st.integers(0, 2**64 - 1))
def test_r9_1_worlds_fit_all_that_the_seat_knows_and_tell_nothing_else(round: Round, seed: int) -> None:
    assume(not round.over)
    observation = decider_view(round)
    for position in sample_positions(observation, 5, seed):
        world = round._replace(hands=hands_of_masks(position.hands))
        assert observe(world, observation.seat) == observation
        assert position == position_of_round(world)
        assert worlds_of(observe(world, observation.seat)).count == worlds_of(observation).count


def test_the_kernels_own_view_gives_the_same_worlds() -> None:
    round = late_round(3, 1)
    observation = decider_view(round)
    ours, its = worlds_of(observation), Worlds.seen_from(position_of_round(round), observation.seat)
    assert all_worlds(ours) == all_worlds(its)


def test_a_fresh_deal_has_as_many_worlds_as_multinomials_say() -> None:
    round = fresh_round(4, Random(3))
    counts = [[len(hand & camp.cards) for hand in round.hands] for camp in Camp]
    expected = 1
    for _, e, s, w in counts:
        expected *= factorial(e + s + w) // (factorial(e) * factorial(s) * factorial(w))
    assert worlds_of(observe(round, Seat.N)).count == expected


def factorial(number: int) -> int:
    return 1 if number < 2 else number * factorial(number - 1)


def test_resampling_follows_the_weights() -> None:
    chosen = Counter(resample([1.0, 0.0, 3.0, 0.0], 1000, 1).tolist())
    assert chosen[0] + chosen[2] == 1000
    assert abs(chosen[2] - 750) <= 1


@pytest.mark.parametrize("weights", [[], [0.0], [-1.0, 2.0], [float("nan")], [float("inf")]])
def test_weights_that_weigh_nothing_are_refused(weights: list[float]) -> None:
    with pytest.raises(ValueError, match="weight"):
        resample(weights, 3, 1)
