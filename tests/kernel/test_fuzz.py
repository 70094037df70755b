"""For any arguments the kernel returns a value or raises an exception. It never crashes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from jekyllhyde.kernel import _native, playouts

REFUSALS = (TypeError, ValueError, IndexError, OverflowError)

numbers = st.one_of(
    st.integers(-3, 40), st.integers(), st.sampled_from([2**28 - 1, 2**31, 2**32, 2**63, 2**64, -(2**63), 10**40])
)
things = st.recursive(
    st.one_of(st.none(), st.booleans(), numbers, st.floats(), st.text(max_size=3), st.binary(max_size=40)),
    lambda inner: st.one_of(
        st.lists(inner, max_size=5), st.tuples(inner, inner), st.dictionaries(st.text(max_size=2), inner, max_size=2)
    ),
    max_leaves=8,
)
masks = st.one_of(st.integers(0, 2**28 - 1), st.just(0), numbers)
four_masks = st.one_of(st.lists(masks, min_size=4, max_size=4), things)
GOOD = _native.Position((127, 127 << 7, 127 << 14, 127 << 21), 0b1010, 0)


def answered(call: Callable[..., object], *arguments: Any, **named: Any) -> object:
    try:
        return call(*arguments, **named)
    except REFUSALS:
        return None


def use(position: object) -> None:
    """A position that was accepted can be played to its end."""
    if not isinstance(position, _native.Position):
        return
    repr(position)
    assert len(playouts([position], 3, 1).rows()[0]) == 3
    while not position.over:
        position = position.apply(position.legal_actions()[-1])


@st.composite
def likely_positions(draw: st.DrawFn) -> dict[str, Any]:
    """Arguments that often fit together, so that some of them make positions."""
    deck = draw(st.permutations(range(28)))
    tricks = draw(st.integers(0, 7))
    by_camp = [[card for card in deck if card // 14 == camp][: 2 * tricks] for camp in (0, 1)]
    hands = [0, 0, 0, 0]
    for card in by_camp[0] + by_camp[1]:
        hands[draw(st.integers(0, 3))] |= 1 << card
    small = st.integers(0, 8)
    return {
        "hands": hands,
        "hyde_seats": draw(st.integers(0, 15)),
        "leader": draw(st.integers(0, 4)),
        "trick": draw(st.lists(st.integers(0, 28), max_size=4)),
        "asked": draw(st.none() | st.integers(0, 4)),
        "single": draw(st.none() | st.integers(0, 4)),
        "points": draw(st.tuples(small, small)),
        "factor": draw(st.tuples(small, small)),
        "carry": draw(st.tuples(small, small, small)),
    }


@settings(max_examples=500)
@given(likely_positions())
def test_likely_positions(arguments: dict[str, Any]) -> None:
    use(answered(_native.Position, **arguments))
    plain = {name: arguments[name] for name in ("hands", "hyde_seats")}
    use(answered(_native.Position, **plain, leader=arguments["leader"] % 4))


@settings(max_examples=300)
@given(four_masks, st.lists(numbers | things, min_size=8, max_size=8))
def test_any_position(hands: Any, others: list[Any]) -> None:
    use(answered(_native.Position, hands, *others))


@given(things, four_masks)
def test_any_move_and_any_hands(action: Any, hands: Any) -> None:
    use(answered(GOOD.apply, action))
    use(answered(GOOD.with_hands, hands))
    follower = _native.Follower(GOOD)
    answered(follower.apply, action)
    answered(follower.encode, action)
    answered(_native.Follower, action)


@given(things, st.integers(-5, 20) | things, numbers | things)
def test_any_playouts(positions: Any, repeats: Any, seed: Any) -> None:
    assume(not (isinstance(repeats, int) and 10**6 < repeats <= 2**32))  # so many playouts would take too long
    answered(_native.playouts, positions, repeats, seed)
    answered(_native.playouts, [GOOD, positions], repeats, seed)
    answered(_native.playouts, [GOOD], repeats, seed)


def test_more_playouts_than_memory_are_refused() -> None:
    assert answered(_native.playouts, [GOOD] * 3, 2**32, 1) is None
    assert answered(_native.playouts, [GOOD], 2**63 - 1, 1) is None


@given(four_masks, st.lists(st.lists(numbers, min_size=2, max_size=2), min_size=4, max_size=4) | things, masks)
def test_any_worlds(hands: Any, counts: Any, unseen: Any) -> None:
    worlds = answered(_native.Worlds, hands, counts, unseen)
    if isinstance(worlds, _native.Worlds):
        assert len(worlds.at(worlds.count - 1)) == 4


@given(numbers | things, numbers | things)
def test_any_use_of_worlds(first: Any, second: Any) -> None:
    worlds = _native.Worlds.seen_from(GOOD, 0)
    answered(worlds.at, first)
    answered(worlds.in_order, first, second)
    if not isinstance(first, int) or first < 10**6:
        answered(worlds.sample, first, second)
        answered(worlds.sample_positions, GOOD, first, second)
    answered(worlds.sample_positions, GOOD.apply(0), 3, 1)
    answered(_native.Worlds.seen_from, GOOD, first)
    answered(_native.resample, second, 3, first)


@given(things, numbers | things, things)
def test_any_deal(seed: Any, number: Any, player_seeds: Any) -> None:
    answered(_native.deal1, seed, number, player_seeds)
    answered(_native.deal2, seed, number, player_seeds)
    answered(_native.mixed_seeds, seed, number, player_seeds)
    answered(_native.commitment, seed)


arrays = st.builds(
    np.zeros,
    st.lists(st.integers(0, 3) | st.sampled_from([492, 32, 4]), max_size=3).map(tuple),
    st.sampled_from([np.uint8, np.bool_, np.float32, np.int32, np.int64, np.complex64, object]),
)


@given(numbers | st.just(2), numbers, numbers, st.lists(arrays | things, min_size=5, max_size=5))
def test_any_batch(size: Any, form: Any, seed: Any, buffers: list[Any]) -> None:
    batch = answered(_native.Batch, size, form, seed, *buffers)
    assert batch is None or isinstance(batch, _native.Batch)


@given(arrays | things)
def test_any_actions(actions: Any) -> None:
    batch = _native.Batch(
        2,
        0,
        1,
        np.zeros((2, 492), np.uint8),
        np.zeros((2, 32), bool),
        np.zeros((2, 4), np.float32),
        np.zeros(2, np.uint8),
        np.zeros(2, bool),
    )
    answered(batch.step, actions)
    answered(batch.choose_random, actions)
    answered(batch.position, actions)


@given(things, things, things)
def test_any_past(position: Any, past: Any, first_leader: Any) -> None:
    answered(_native.Seen, position, past, first_leader)
    answered(_native.Seen, GOOD, past, first_leader)
    answered(_native.Seen, GOOD.apply(0), [(0, 0)], first_leader)


amounts = st.floats() | st.integers(-2, 2) | st.sampled_from([1e6, 1e-300, 5e-324])
BRAIN = _native.Brain(bytes(2 * 42_464))
SEEN = _native.Seen(GOOD.apply(0), [(0, 0)], 0)


@settings(max_examples=300)
@given(
    st.integers(-1, 30), st.integers(-1, 30), st.tuples(amounts, amounts, amounts), st.tuples(*[numbers] * 4), numbers
)
def test_any_search(iterations: Any, candidates: Any, others: tuple[Any, ...], totals: Any, target: Any) -> None:
    trust, boldness, prior = others
    plan = answered(
        _native.SearchPlan, iterations=iterations, candidates=candidates, trust=trust, boldness=boldness, prior=prior
    )
    if not isinstance(plan, _native.SearchPlan):
        return
    for answer in (
        answered(_native.search, SEEN, BRAIN, plan, totals, target, 1),
        answered(_native.search, SEEN, BRAIN, plan, totals[:2] * 2, target, 1),
        answered(_native.search, SEEN, BRAIN, plan, (900, 0, 900, 0), 1000, 1, 0.0),
        answered(_native.search_open, GOOD, [], 0, BRAIN, plan, 1),
    ):
        assert answer is None or isinstance(answer, list)
        assert all(visits >= 0 and -10 < value < 10 for _, visits, value in answer or [])


@given(st.lists(st.tuples(st.just(BRAIN) | st.none(), amounts, st.booleans()), max_size=10) | things)
def test_any_kinds_of_players(kinds: Any) -> None:
    plan = _native.SearchPlan(iterations=20, candidates=10, trust=0.75, boldness=0.7)
    answer = answered(_native.search_kinds, SEEN, kinds, plan, (0, 0, 0, 0), 1000, 1)
    assert answer is None or isinstance(answer, list)


@given(numbers | things, numbers | things, st.integers(-1, 1) | things, st.just(BRAIN) | things)
def test_any_imitation(form: Any, seed: Any, batches: Any, rival: Any) -> None:
    imitation = answered(_native.Imitation, form, seed, batches, rival)
    if isinstance(imitation, _native.Imitation):
        answered(imitation.advance, batches)


def test_totals_that_cannot_be_are_refused() -> None:
    """Partners whose totals differ once led the search to moves that are not legal, and to a crash."""
    plan = _native.SearchPlan(iterations=300, candidates=30, trust=0.75, boldness=0.7)
    with pytest.raises(ValueError, match="different totals"):
        _native.search(SEEN, BRAIN, plan, (900, 900, 910, 910), 1000, 1)
    with pytest.raises(ValueError, match="a total must be"):
        _native.search(SEEN, BRAIN, plan, (2**31 - 1, 0, 2**31 - 1, 0), 1000, 1)


@given(things, things)
def test_any_brain(weights: Any, position: Any) -> None:
    answered(_native.Brain, weights)
    answered(BRAIN.odds, position)


@given(st.floats(), st.floats())
def test_any_arithmetic(x: float, y: float) -> None:
    assert isinstance(_native.portable_exp(x), float)
    assert isinstance(_native.portable_log(x), float)
    assert isinstance(_native.portable_pow(abs(x), y), float)
