"""What a table agrees on before a match."""

from __future__ import annotations

from dataclasses import dataclass

from jekyllhyde.rules.enums import EvaluableEnum
from jekyllhyde.rules.errors import Reason, RuleError
from jekyllhyde.rules.seats import Seating

HIGHEST_TARGET = 1_000_000


class PositionCard(EvaluableEnum):
    """R2.2: on A partners sit opposite, on B side by side."""

    A = "A"
    B = "B"


class MemoryAid(EvaluableEnum):
    """R9.2: what of the past a player is shown."""

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
        """Raises unless these players can sit like this."""
        if (seating.single is None) != (self.players == 4):
            raise RuleError(Reason.PLAYER_COUNT)
        if seating.partners_opposite != (self.position is PositionCard.A):
            raise RuleError(Reason.PARTNERS_AS_POSITION_CARD)
