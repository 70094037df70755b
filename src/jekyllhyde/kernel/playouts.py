"""Random playouts of positions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, cast

from jekyllhyde.kernel import _native
from jekyllhyde.kernel._native import Position


class Playouts(NamedTuple):
    """The results of playouts.

    `values` holds Jekyll's score minus Hyde's, a row for each position and a column for each repeat.
    """

    values: memoryview
    decisions: int

    def rows(self) -> list[list[int]]:
        return cast("list[list[int]]", self.values.tolist())


def playouts(positions: Sequence[Position], repeats: int, seed: int) -> Playouts:
    """Play positions to their end at random. The same arguments give the same values on every machine."""
    return Playouts(*_native.playouts(positions, repeats, seed))
