"""Many rounds that are stepped together in numpy arrays, for learning. docs/encoding.md describes the encoding."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

import numpy as np
from numpy.typing import NDArray

from jekyllhyde.kernel import _native
from jekyllhyde.kernel._native import ENCODING_BYTES, Position
from jekyllhyde.rules import MOVES, Seat


class Form(Enum):
    """The form of the game: four players with position card A or B (R2.2), or three players (R8)."""

    FOUR_A = 0
    FOUR_B = 1
    THREE = 2


@dataclass(frozen=True, slots=True)
class Buffers:
    """The caller's arrays, with one row for each round. Every step writes the next decisions to them."""

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
    """`size` independent rounds. When a round ends, a new one begins with random camps, dealer and cards."""

    def __init__(self, size: int, form: Form, seed: int, buffers: Buffers | None = None) -> None:
        self.buffers = Buffers.of_size(size) if buffers is None else buffers
        its = self.buffers
        self._rounds = _native.Batch(
            size, form.value, seed, its.observations, its.legal, its.rewards, its.deciders, its.dones
        )

    def __len__(self) -> int:
        return self._rounds.size

    def reset(self) -> None:
        """Deal every round anew."""
        self._rounds.reset()

    def step(self, actions: NDArray[np.int32]) -> None:
        """Make one action in each round. Raises ValueError if any is not legal; then no round has changed."""
        self._rounds.step(actions)

    def choose_random(self, actions: NDArray[np.int32]) -> None:
        """Write a uniformly random legal action for each round."""
        self._rounds.choose_random(actions)

    def position(self, row: int) -> Position:
        return self._rounds.position(row)
