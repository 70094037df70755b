from __future__ import annotations

from dataclasses import replace
from threading import Thread
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from jekyllhyde.kernel import Follower
from jekyllhyde.kernel.batch import Batch, Buffers, Form

SIZE = 5


def actions_for(batch: Batch) -> NDArray[np.int32]:
    actions = np.zeros(len(batch), np.int32)
    batch.choose_random(actions)
    return actions


@pytest.mark.parametrize("form", Form)
def test_a_batch_equals_rounds_stepped_one_by_one(form: Form) -> None:
    batch = Batch(SIZE, form, 7)
    buffers = batch.buffers
    followers = [Follower(batch.position(row)) for row in range(SIZE)]
    ended = 0
    for _ in range(200):
        for row, follower in enumerate(followers):
            position = follower.position
            assert batch.position(row) == position
            assert buffers.deciders[row] == position.decider
            assert buffers.observations[row].tobytes() == follower.encode(position.decider)
            assert np.flatnonzero(buffers.legal[row]).tolist() == position.legal_actions()
        actions = actions_for(batch)
        batch.step(actions)
        for row, action in enumerate(actions.tolist()):
            followers[row].apply(action)
            after = followers[row].position
            assert buffers.dones[row] == after.over
            gain = (after.score[0] - after.score[1]) if after.over else 0
            signs = [-1 if after.hyde_seats >> seat & 1 else 1 for seat in range(4)]
            assert buffers.rewards[row].tolist() == [gain * sign for sign in signs]
            if after.over:
                followers[row] = Follower(batch.position(row))
                ended += 1
    assert ended >= 15


def test_the_seed_decides_everything() -> None:
    def play(seed: int) -> bytes:
        batch = Batch(SIZE, Form.FOUR_B, seed)
        for _ in range(100):
            batch.step(actions_for(batch))
        return batch.buffers.observations.tobytes()

    assert play(1) == play(1) != play(2)


def test_forms_seat_the_teams_as_the_rules_say() -> None:
    for form, seatings in ((Form.FOUR_A, {0b0101, 0b1010}), (Form.FOUR_B, {0b0011, 0b0110, 0b1100, 0b1001})):
        batch = Batch(200, form, 1)
        assert {batch.position(row).hyde_seats for row in range(200)} == seatings
    three = Batch(200, Form.THREE, 1)
    assert all(three.position(row).single == three.position(row).leader for row in range(200))  # R8.3
    assert {three.position(row).single for row in range(200)} == {0, 1, 2, 3}


def test_an_illegal_action_changes_nothing() -> None:
    batch = Batch(SIZE, Form.FOUR_A, 3)
    before = [batch.position(row) for row in range(SIZE)]
    for bad in (-1, 32, 2**31 - 1, 28 + int(batch.buffers.deciders[2])):
        actions = actions_for(batch)
        actions[2] = bad
        with pytest.raises(ValueError, match=f"row 2: action {bad} is not legal"):
            batch.step(actions)
    assert [batch.position(row) for row in range(SIZE)] == before


def test_reset_deals_anew() -> None:
    batch = Batch(SIZE, Form.THREE, 3)
    before = [batch.position(row) for row in range(SIZE)]
    batch.step(actions_for(batch))
    batch.reset()
    after = [batch.position(row) for row in range(SIZE)]
    assert all(new.trick == [] and new.asked is None and new != old for new, old in zip(after, before, strict=True))


WRONG_ACTIONS: list[Any] = [
    None,
    [0] * SIZE,
    3,
    np.zeros(SIZE, np.int64),
    np.zeros(SIZE, np.float32),
    np.zeros((SIZE, 1), np.int32),
    np.zeros(SIZE * 2, np.int32)[::2],
]


@pytest.mark.parametrize("actions", WRONG_ACTIONS, ids=repr)
def test_actions_of_another_kind_are_refused(actions: Any) -> None:
    batch = Batch(SIZE, Form.FOUR_A, 1)
    with pytest.raises(TypeError, match="int32"):
        batch.step(actions)
    with pytest.raises(TypeError, match="int32"):
        batch.choose_random(actions)


def test_actions_of_another_length_are_refused() -> None:
    batch = Batch(SIZE, Form.FOUR_A, 1)
    with pytest.raises(ValueError, match="actions has 6 rows for a batch of 5"):
        batch.step(np.zeros(SIZE + 1, np.int32))


def read_only(array: NDArray[Any]) -> NDArray[Any]:
    array.flags.writeable = False
    return array


GOOD = Buffers.of_size(SIZE)
WRONG_BUFFERS: dict[str, Buffers] = {
    "rows": replace(GOOD, rewards=np.zeros((SIZE - 1, 4), np.float32)),
    "columns": replace(GOOD, observations=np.zeros((SIZE, 100), np.uint8)),
    "dtype": replace(GOOD, rewards=np.zeros((SIZE, 4), np.float64)),
    "order": replace(GOOD, legal=np.zeros((32, SIZE), np.bool_).T),
    "read only": replace(GOOD, dones=read_only(np.zeros(SIZE, np.bool_))),
    "none": replace(GOOD, deciders=None),  # type: ignore[arg-type]
}


@pytest.mark.parametrize("buffers", WRONG_BUFFERS.values(), ids=WRONG_BUFFERS)
def test_buffers_that_do_not_fit_are_refused(buffers: Buffers) -> None:
    with pytest.raises((TypeError, ValueError)):
        Batch(SIZE, Form.FOUR_A, 1, buffers)


@pytest.mark.parametrize("size", [0, -1, 2**24 + 1, 2**62])
def test_sizes_that_cannot_be_are_refused(size: int) -> None:
    with pytest.raises(ValueError, match=r"row|size"):
        Batch(size, Form.FOUR_A, 1, GOOD)


def test_several_threads_may_step_one_batch() -> None:
    batch = Batch(200, Form.FOUR_A, 1)
    errors: list[BaseException] = []

    def step() -> None:
        actions = np.zeros(200, np.int32)
        try:
            for _ in range(200):
                batch.choose_random(actions)
                try:
                    batch.step(actions)
                except ValueError:
                    continue  # another thread was faster
        except BaseException as error:
            errors.append(error)

    threads = [Thread(target=step) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert errors == []
    assert all(0 <= sum(map(int.bit_count, batch.position(row).hands)) <= 28 for row in range(200))
