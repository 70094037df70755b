"""Everything that the rules forbid, each with the number of its rule."""

from __future__ import annotations

from jekyllhyde.rules.enums import EvaluableEnum


class Reason(EvaluableEnum):
    """Why a deal, a seating or a move is not allowed. `key` names the text, `rule` is the rule's number."""

    TEAMS_OF_TWO = "teams-of-two", "R2.2"
    PARTNERS_AS_POSITION_CARD = "partners-as-position-card", "R2.2"
    SINGLE_PLAYS_HYDE = "single-plays-hyde", "R8.1"
    GHOST_SEAT_IS_EMPTY = "ghost-seat-is-empty", "R8.1"
    SINGLE_SITS_LEFT_OF_DEALER = "single-sits-left-of-dealer", "R8.3"
    PLAYERS_DIFFER = "players-differ", "R2.2"
    PLAYER_COUNT = "player-count", "R2.2"
    POSITION_A_FOR_THREE = "position-a-for-three", "R8.1"
    TARGET_RANGE = "target-range", "R7.1"
    SEVEN_CARDS_EACH = "seven-cards-each", "R2.3"
    WRONG_SEATING = "wrong-seating", "R2.4"
    WRONG_SEATING_OF_THREE = "wrong-seating-of-three", "R8.6"
    MATCH_OVER = "match-over", "R7.1"
    ROUND_GOES_ON = "round-goes-on", "R3.1"
    NOT_DEALT = "not-dealt", "R2.3"

    ROUND_OVER = "round-over", "R3.1"
    MUST_ANSWER = "must-answer", "R3.4"
    WRONG_CAMP = "wrong-camp", "R3.2"
    NOT_HELD = "not-held", "R3.2"
    NOT_HELD_BY_ASKED = "not-held-by-asked", "R3.4"
    ASKS_ITSELF = "asks-itself", "R3.2"
    ASKED_HAS_NONE = "asked-has-none", "R3.3"
    SINGLE_CHOOSES_ITSELF = "single-chooses-itself", "R8.4"

    def __init__(self, key: str, rule: str) -> None:
        self.key = key
        self.rule = rule


class RuleError(ValueError):
    """Something that the rules do not allow."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.key} [{reason.rule}]")
        self.reason = reason

    @property
    def rule(self) -> str:
        return self.reason.rule


class IllegalMove(RuleError):  # noqa: N818
    """A move that is not legal now. The round is unchanged."""
