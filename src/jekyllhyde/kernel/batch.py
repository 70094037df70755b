"""Many rounds stepped together in numpy arrays, for learning. The encoding is told in docs/encoding.md."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

import numpy as np
from numpy.typing import NDArray

from jekyllhyde.kernel import _native
from jekyllhyde.kernel._native import ENCODING_BYTES, Position
from jekyllhyde.rules import MOVES, Seat


class Form(Enum):
    """Four players with position card A or B (R2.2), or three (R8)."""

    FOUR_A = 0
    FOUR_B = 1
    THREE = 2


@dataclass(frozen=True, slots=True)
class Buffers:
    """The caller's memory, a row for each round; every step writes to it. A row tells of the next decision."""

    observations: NDArray[np.uint8]  # (size, ENCODING_BYTES), seen from the deciding seat
    legal: NDArray[np.bool_]  # (size, 32)
    rewards: NDArray[np.float32]  # (size, 4), by seat: own team's score minus the other's in a step that ended a round
    deciders: NDArray[np.uint8]  # (size,): the seat whose player decides
    dones: NDArray[np.bool_]  # (size,): the step ended the round, and the row already shows the next one

    @classmethod
    def of_size(cls, size: int) -> Buffers:
        return cls(
            np.zeros((size, ENCODING_BYTES), np.uint8),
            np.zeros((size, len(MOVES)), np.bool_),
            np.zeros((size, len(Seat)), np.float32),
            np.zeros(size, np.uint8),
            np.zeros(size, np.bool_),
        )


class Batch:
    """`size` independent rounds. A round that ends is followed by a fresh one: camps, dealer and cards by lot."""

    def __init__(self, size: int, form: Form, seed: int, buffers: Buffers | None = None) -> None:
        self.buffers = Buffers.of_size(size) if buffers is None else buffers
        its = self.buffers
        self._rounds = _native.Batch(
            size, form.value, seed, its.observations, its.legal, its.rewards, its.deciders, its.dones
        )

    def __len__(self) -> int:
        return self._rounds.size

    def reset(self) -> None:
        """Deals every round anew."""
        self._rounds.reset()

    def step(self, actions: NDArray[np.int32]) -> None:
        """One action in each round. If any is not legal, ValueError, and no round has changed."""
        self._rounds.step(actions)

    def choose_random(self, actions: NDArray[np.int32]) -> None:
        """Writes a uniformly random legal action for each round."""
        self._rounds.choose_random(actions)

    def position(self, row: int) -> Position:
        return self._rounds.position(row)
