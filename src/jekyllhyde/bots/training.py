"""Training of the networks by self-play. The same seed gives the same weights."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from jekyllhyde.bots.brains import BrainForm, BrainSize
from jekyllhyde.kernel import Brain, Training

SHIPPED_SEED = 1
SHIPPED_BATCHES = {BrainSize.SMALL: 16_000, BrainSize.LARGE: 48_000}
ROUNDS = 128
"""The rounds of a batch. The networks learn once after each batch."""
REPORTS = 50


class Progress(NamedTuple):
    """Progress of the training.

    `surprise` is the distance between outcome and expectation in points; `entropy` is 0 if the policy is always sure.
    """

    batches: int
    of: int
    surprise: float
    entropy: float


def train(
    form: BrainForm, batches: int, seed: int, report: Callable[[Progress], None], size: BrainSize = BrainSize.SMALL
) -> bytes:
    """Return the weights of a brain, as its file holds them. Raises ValueError if they are too large to play with."""
    training = Training(form.value, seed, batches, ROUNDS, size is BrainSize.LARGE)
    while not training.done:
        report(Progress(*_advanced(training, batches)))
    weights = training.weights()
    Brain(weights)  # raises ValueError
    return weights


def _advanced(training: Training, batches: int) -> tuple[int, int, float, float]:
    done, surprise, entropy = training.advance(max(1, batches // REPORTS))
    return done, batches, surprise, entropy
