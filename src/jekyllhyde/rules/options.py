"""The options that a table agrees on before a match."""

from __future__ import annotations

from dataclasses import dataclass

from jekyllhyde.rules.enums import EvaluableEnum
from jekyllhyde.rules.errors import Reason, RuleError
from jekyllhyde.rules.seats import Seating

HIGHEST_TARGET = 1_000_000


class PositionCard(EvaluableEnum):
    """The position card: with A partners sit opposite, with B side by side (R2.2)."""

    A = "A"
    B = "B"


class MemoryAid(EvaluableEnum):
    """The past tricks that a player is shown (R9.2)."""

    EVERY_TRICK = "every-trick"
    LAST_TRICK = "last-trick"


@dataclass(frozen=True, slots=True)
class Options:
    players: int = 4
    position: PositionCard = PositionCard.A
    target: int = 1000
    memory_aid: MemoryAid = MemoryAid.EVERY_TRICK

    def __post_init__(self) -> None:
        if self.players not in (3, 4):
            raise RuleError(Reason.PLAYER_COUNT)
        if self.players == 3 and self.position is not PositionCard.A:
            raise RuleError(Reason.POSITION_A_FOR_THREE)
        if not 1 <= self.target <= HIGHEST_TARGET:
            raise RuleError(Reason.TARGET_RANGE)

    def check(self, seating: Seating) -> None:
        """Raise `RuleError` unless the seating fits these options."""
        if (seating.single is None) != (self.players == 4):
            raise RuleError(Reason.PLAYER_COUNT)
        if seating.partners_opposite != (self.position is PositionCard.A):
            raise RuleError(Reason.PARTNERS_AS_POSITION_CARD)
