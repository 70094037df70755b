"""Intervals and sequential tests."""

from __future__ import annotations

import math
from random import Random

import pytest

from jekyllhyde.arena.statistics import (
    FEWEST_BOARDS,
    Estimate,
    SequentialTest,
    SequentialVerdict,
    quantile,
    running_estimates,
)


def _estimate(*margins: float) -> Estimate:
    return list(running_estimates(margins))[-1]


def test_the_interval_of_a_hand_computed_example() -> None:
    """Margins 10, 20, 60: mean 30; squares 400 + 100 + 900 = 1400, over 2 is 700; the error is sqrt(700 / 3)."""
    estimate = _estimate(10, 20, 60)
    assert estimate.boards == 3
    assert estimate.mean == pytest.approx(30)
    assert estimate.half_width == pytest.approx(1.959964 * math.sqrt(700 / 3), rel=1e-6)
    assert estimate.interval == pytest.approx((0.0613, 59.9387), abs=1e-3)


def test_one_board_has_no_interval() -> None:
    assert _estimate(7) == Estimate(1, 7.0, None)
    assert _estimate(7).interval is None


def test_estimates_after_each_board() -> None:
    assert [estimate.mean for estimate in running_estimates([1, 3, 8])] == pytest.approx([1, 2, 4])


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    chance = Random(1)
    held = 0
    for _ in range(400):
        interval = _estimate(*(chance.gauss(5, 70) for _ in range(60))).interval
        assert interval is not None
        held += interval[0] <= 5 <= interval[1]
    assert 0.92 <= held / 400 <= 0.98


def _verdict(
    mean: float, deviation: float, delta: float, chance: Random, most: int = 20_000
) -> tuple[SequentialVerdict, int]:
    test = SequentialTest(delta)
    for boards in range(1, most + 1):
        if (verdict := test.add(chance.gauss(mean, deviation))) is not SequentialVerdict.GOES_ON:
            return verdict, boards
    return SequentialVerdict.GOES_ON, most


@pytest.mark.parametrize(("mean", "right"), [(0, SequentialVerdict.NOT_BETTER), (20, SequentialVerdict.BETTER)])
def test_a_sequential_test_errs_rarely(mean: float, right: SequentialVerdict) -> None:
    """At most 1 in 20 tests may be wrong at either hypothesis, so 200 tests almost certainly have at most 18 errors."""
    chance = Random(2)
    verdicts = [_verdict(mean, 70, 20, chance)[0] for _ in range(200)]
    assert SequentialVerdict.GOES_ON not in verdicts
    assert len(verdicts) - verdicts.count(right) <= 18


def test_a_clear_case_ends_sooner() -> None:
    chance = Random(3)
    clear, close = _verdict(60, 70, 20, chance), _verdict(14, 70, 20, chance)
    assert clear[0] is SequentialVerdict.BETTER
    assert clear[1] < close[1]


def test_the_ratio_of_a_hand_computed_example() -> None:
    """Margins 0 and 20: mean 10, variance 100; 2 boards x delta 10 x (2 x 10 - 10) / (2 x 100) = 1."""
    test = SequentialTest(10)
    test.add(0)
    test.add(20)
    assert test.log_likelihood_ratio == pytest.approx(1)


def test_it_waits_for_a_variance_and_then_stays_decided() -> None:
    test = SequentialTest(10)
    verdicts = [test.add(0) for _ in range(FEWEST_BOARDS)]
    assert verdicts == [SequentialVerdict.GOES_ON] * (FEWEST_BOARDS - 1) + [SequentialVerdict.NOT_BETTER]
    assert [test.add(1000) for _ in range(50)] == [SequentialVerdict.NOT_BETTER] * 50


def test_no_difference_to_find_is_no_test() -> None:
    with pytest.raises(ValueError, match="above 0"):
        SequentialTest(0)


def test_quantiles_are_values_that_occurred() -> None:
    values = [float(value) for value in range(1, 101)]
    assert [quantile(values, share) for share in (0.5, 0.99, 1.0)] == [50, 99, 100]
    assert quantile([3.0], 0.5) == 3
    assert quantile([], 0.5) is None
