from __future__ import annotations

import subprocess
import sys
from array import array

import pytest

from jekyllhyde.bots.brains import BrainForm, BrainKind, brain_for, load_brain
from jekyllhyde.bots.kernel_input import seen_of
from jekyllhyde.bots.training import Progress, train
from jekyllhyde.kernel import Brain, policy_margin, position_of_round
from jekyllhyde.rules import Options
from tests.bots.rounds import FORMS, decisions, seen_by_decider

BIAS = 420 * 96
"""Where the bias row begins: 420 inputs are connected to 64 hidden units and 32 moves."""


def trained(form: BrainForm, seed: int, kind: BrainKind = BrainKind.SMALL) -> tuple[bytes, list[Progress]]:
    progress: list[Progress] = []
    return train(form, 3, seed, progress.append, kind), progress


@pytest.mark.parametrize("kind", BrainKind)
@pytest.mark.parametrize("form", BrainForm)
def test_training_is_reproducible(form: BrainForm, kind: BrainKind) -> None:
    weights, progress = trained(form, seed=1, kind=kind)
    assert weights == trained(form, seed=1, kind=kind)[0]
    assert weights != trained(form, seed=2, kind=kind)[0]
    assert [step.batches for step in progress] == [1, 2, 3]
    assert all((step.strength is None) == (kind is BrainKind.NAIVE) for step in progress)


class Kept:
    """Keeps the state of a training, and interrupts it after some reports."""

    def __init__(self, interrupt_at: int) -> None:
        self.state: bytes | None = None
        self._reports_left = interrupt_at

    def read(self) -> bytes | None:
        return self.state

    def write(self, state: bytes) -> None:
        self.state = state
        self._reports_left -= 1
        if self._reports_left == 0:
            raise KeyboardInterrupt


@pytest.mark.parametrize("kind", [BrainKind.SMALL, BrainKind.LARGE])
def test_an_interrupted_training_goes_on_where_it_was(kind: BrainKind) -> None:
    keeper = Kept(interrupt_at=2)
    progress: list[Progress] = []
    with pytest.raises(KeyboardInterrupt):
        train(BrainForm.THREE, 3, 1, progress.append, kind, keeper=keeper)
    weights = train(BrainForm.THREE, 3, 1, progress.append, kind, keeper=keeper)
    assert [step.batches for step in progress] == [1, 2, 3]
    assert weights == trained(BrainForm.THREE, seed=1, kind=kind)[0]


def test_a_state_of_another_training_is_refused() -> None:
    keeper = Kept(interrupt_at=9)
    keeper.state = b"1234"
    with pytest.raises(ValueError, match="not the state"):
        train(BrainForm.THREE, 3, 1, print, keeper=keeper)


def test_a_rival_changes_what_is_learnt() -> None:
    rival = load_brain(BrainForm.FOUR_A)
    weights = train(BrainForm.FOUR_A, 3, 1, lambda _: None, rival=rival)
    assert weights == train(BrainForm.FOUR_A, 3, 1, lambda _: None, rival=rival)
    assert weights != trained(BrainForm.FOUR_A, seed=1)[0]


@pytest.mark.parametrize("form", BrainForm)
def test_the_stronger_policy_has_the_higher_margin(form: BrainForm) -> None:
    small, large = (load_brain(form, kind) for kind in (BrainKind.SMALL, BrainKind.LARGE))
    mean, error = policy_margin(form.value, large, small, 1000, 1)
    assert mean > 3 * error > 0
    assert policy_margin(form.value, small, large, 1000, 1) == pytest.approx((-mean, error))
    assert policy_margin(form.value, small, small, 10, 1) == (0, 0)


WAIT_FOR_WEIGHTS = """
import os, threading
from jekyllhyde.kernel import Training

training = Training(0, seed=1, batches=10**9, rounds=128)

def read() -> None:
    while True:
        training.weights()

threading.Thread(target=training.advance, args=(10**9,), daemon=True).start()
threading.Thread(target=read, daemon=True).start()
for _ in range(100):
    other = threading.Thread(target=lambda: None)
    other.start()
    other.join()
    assert not training.done
os._exit(0)
"""


def test_other_threads_run_while_one_waits_for_the_weights() -> None:
    """The training would take weeks. A thread that waits for it must not block other threads."""
    run = subprocess.run([sys.executable, "-c", WAIT_FOR_WEIGHTS], check=False, capture_output=True, timeout=60)
    assert run.returncode == 0, run.stderr


def test_a_brain_that_has_learnt_nothing_likes_all_moves_alike() -> None:
    brain = Brain(bytes(len(trained(BrainForm.FOUR_A, seed=1)[0])))
    for round in decisions(FORMS[0], 5, seed=1):
        odds = [odd for _, odd in brain.odds(seen_of(seen_by_decider(round)))]
        assert odds == pytest.approx([1 / len(odds)] * len(odds))


def test_other_bytes_are_no_brain() -> None:
    with pytest.raises(ValueError, match="not a brain"):
        Brain(b"1234")


def test_weights_whose_sums_could_overflow_are_refused() -> None:
    """A bias near the limit of 16 bits and an input that adds to it: the sum would overflow."""
    weights = array("h", trained(BrainForm.FOUR_A, seed=1)[0])
    weights[BIAS] = 32_000
    with pytest.raises(ValueError, match="overflow"):
        Brain(weights.tobytes())


@pytest.mark.parametrize("kind", BrainKind)
@pytest.mark.parametrize("options", FORMS, ids=["A", "B", "3"])
def test_odds_are_of_the_legal_moves_and_add_up(options: Options, kind: BrainKind) -> None:
    brain = brain_for(options, kind)
    for round in decisions(options, 20, seed=2):
        odds = brain.odds(seen_of(seen_by_decider(round)))
        assert [action for action, _ in odds] == position_of_round(round).legal_actions()
        assert sum(odd for _, odd in odds) == pytest.approx(1)
