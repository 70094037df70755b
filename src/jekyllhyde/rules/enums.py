"""A base for the enums of the rules."""

from __future__ import annotations

from enum import Enum


class EvaluableEnum(Enum):
    """Enum whose `repr` is the Python expression of the member: `Seat.N`, not `<Seat.N: 0>`."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"
