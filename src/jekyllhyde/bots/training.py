"""The learned networks made anew by self-play. The same seed gives the same weights."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from jekyllhyde.bots.brains import BrainForm
from jekyllhyde.kernel import Brain, Training

SHIPPED_SEED = 1
SHIPPED_BATCHES = 16_000
ROUNDS = 128
"""In a batch; after each the networks learn once."""
REPORTS = 50


class Progress(NamedTuple):
    """`surprise`: how far outcomes lay from what was expected, in points; `entropy` of a choice, 0 if always sure."""

    batches: int
    of: int
    surprise: float
    entropy: float


def train(form: BrainForm, batches: int, seed: int, report: Callable[[Progress], None]) -> bytes:
    """The weights of a brain, as they are kept in its file. Raises ValueError if they are too large to play with."""
    training = Training(form.value, seed, batches, ROUNDS)
    while not training.done:
        report(Progress(*_advanced(training, batches)))
    weights = training.weights()
    Brain(weights)  # refuses weights that cannot be played with
    return weights


def _advanced(training: Training, batches: int) -> tuple[int, int, float, float]:
    done, surprise, entropy = training.advance(max(1, batches // REPORTS))
    return done, batches, surprise, entropy
