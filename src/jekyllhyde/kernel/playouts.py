"""Positions played to their end by chance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, cast

from jekyllhyde.kernel import _native
from jekyllhyde.kernel._native import Position


class Playouts(NamedTuple):
    """`values`: Jekyll's score minus Hyde's, a row for each position, a column for each repeat."""

    values: memoryview
    decisions: int

    def rows(self) -> list[list[int]]:
        return cast("list[list[int]]", self.values.tolist())


def playouts(positions: Sequence[Position], repeats: int, seed: int) -> Playouts:
    """Uniformly random play. The same arguments give the same values on every machine."""
    return Playouts(*_native.playouts(positions, repeats, seed))
