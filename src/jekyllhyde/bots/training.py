"""Training of the networks. The same seed gives the same weights."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

from jekyllhyde.bots.brains import BrainForm, BrainKind, load_brain
from jekyllhyde.kernel import Brain, Imitation, Training, policy_margin

SHIPPED_SEED = 1
SHIPPED_BATCHES = {BrainKind.SMALL: 16_000, BrainKind.LARGE: 48_000, BrainKind.NAIVE: 3_000}
ROUNDS = 128
"""The rounds of a batch of self-play. The networks learn once after each batch."""
REPORTS = 50
STRENGTH_BOARDS = 2_000
STRENGTH_SEED = 2


class Strength(NamedTuple):
    """What a policy alone makes against the shipped small one alone, in points per deal, with its standard error."""

    mean: float
    error: float


class Progress(NamedTuple):
    """Progress of the training, what it says about the last batches, and how strong a policy of self-play is."""

    batches: int
    of: int
    note: str
    strength: Strength | None = None


class Keeper(Protocol):
    """Keeps the state of a training, so that it can go on after an interruption."""

    def read(self) -> bytes | None: ...
    def write(self, state: bytes) -> None: ...


def train(
    form: BrainForm,
    batches: int,
    seed: int,
    report: Callable[[Progress], None],
    kind: BrainKind = BrainKind.SMALL,
    *,
    rival: Brain | None = None,
    keeper: Keeper | None = None,
) -> bytes:
    """Return the weights of a brain, as its file holds them. Raises ValueError if they are too large to play with.

    With a rival the brain does not play against itself: one team of every round is the rival's. A naive brain
    imitates a player; it has no rival, and its training of a minute or two is not kept.
    """
    if kind is BrainKind.NAIVE:
        weights = _imitate(form, batches, seed, report)
    else:
        training = Training(form.value, seed, batches, ROUNDS, kind is BrainKind.LARGE, rival)
        weights = _play(training, form, batches, report, keeper)
    Brain(weights)  # raises ValueError
    return weights


def _play(
    training: Training, form: BrainForm, batches: int, report: Callable[[Progress], None], keeper: Keeper | None
) -> bytes:
    if keeper is not None and (state := keeper.read()) is not None:
        training.resume(state)
    while not training.done:
        done, surprise, entropy = training.advance(max(1, batches // REPORTS))
        strength = _strength(form, training.weights())
        report(Progress(done, batches, f"off by {surprise:.1f} points, entropy {entropy:.3f}", strength))
        if keeper is not None:
            keeper.write(training.state())
    return training.weights()


def _strength(form: BrainForm, weights: bytes) -> Strength | None:
    try:
        brain = Brain(weights)
    except ValueError:  # too large to play with; that may change before the end
        return None
    return Strength(*policy_margin(form.value, brain, load_brain(form), STRENGTH_BOARDS, STRENGTH_SEED))


def _imitate(form: BrainForm, batches: int, seed: int, report: Callable[[Progress], None]) -> bytes:
    imitation = Imitation(form.value, seed, batches, load_brain(form))
    while not imitation.done:
        done, likelihood = imitation.advance(max(1, batches // REPORTS))
        report(Progress(done, batches, f"log probability of the moves imitated {likelihood:.3f}"))
    return imitation.weights()
