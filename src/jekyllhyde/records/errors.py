"""What can be wrong with a record, and where. Messages are English; `key` and `arguments` allow translations."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from types import MappingProxyType
from typing import NamedTuple

from jekyllhyde.rules import Reason


class Place(NamedTuple):
    """A place in a text. Lines and columns count from 1; a column is a character."""

    line: int
    column: int


class Problem(Enum):
    """Errors that only a record can have. Breaking a rule of play is a `Reason`."""

    BAD_UTF8 = "bad-utf8", "this is not UTF-8"
    BAD_CHARACTER = "bad-character", "the character U+{code} is not allowed"
    BYTE_ORDER_MARK = "byte-order-mark", "a record does not begin with a byte order mark"
    BAD_ESCAPE = "bad-escape", 'after \\ in a value comes " or \\'
    UNTERMINATED_VALUE = "unterminated-value", 'the value has no closing "'
    EXPECTED_WORD = "expected-word", "expected {word}, found {found}"
    EXPECTED_LINE_END = "expected-line-end", "expected the end of the line, found {found}"
    EXPECTED_SEAT = "expected-seat", "expected a seat (N, E, S or W), found {found}"
    EXPECTED_CARD = "expected-card", "expected a card, found {found}"

    BAD_TAG_NAME = "bad-tag-name", "expected a tag's name (letters, digits and _), found {found}"
    EXPECTED_VALUE = "expected-value", "expected the tag's value in quotes, found {found}"
    TAG_TWICE = "tag-twice", "the tag {tag} is here twice"
    TAG_MISSING = "tag-missing", "the header has no tag {tag}"
    NAMES_MISSING = "names-missing", "the header names {count} of the {players} players"
    UNKNOWN_VERSION = "unknown-version", "this is JHN 1, not {found}"
    BLANK_NAME = "blank-name", "a player's name is not blank"
    UNKNOWN_POSITION_CARD = "unknown-position-card", "the position card is A or B, not {found}"
    UNKNOWN_MEMORY_AID = "unknown-memory-aid", "the memory aid is every-trick or last-trick, not {found}"

    ROUND_NUMBER = "round-number", "this is round {expected}, not {found}"
    TRICK_NUMBER = "trick-number", "this is trick {expected}, not {found}", "R3.1"
    TRICK_INCOMPLETE = "trick-incomplete", "the trick before has {count} plays, not four", "R3.1"
    FIFTH_PLAY = "fifth-play", "a trick has four plays", "R3.1"
    CARD_TWICE = "card-twice", "{card} was dealt to {seat} already", "R2.3"
    WRONG_FIRST_LEADER = "wrong-first-leader", "{expected} sits left of the dealer and leads", "R2.4"
    WRONG_LEADER = "wrong-leader", "{expected} won the last trick and leads", "R4.2"
    WRONG_LEADER_AFTER_TRANSFORMATION = (
        "wrong-leader-after-transformation",
        "{expected}, for whom the Transformation was played, leads",
        "R5.2",
    )
    WRONG_SCORE = "wrong-score", "{team} scored {expected}, not {found}", "R6.3"

    def __init__(self, key: str, text: str, rule: str | None = None) -> None:
        self.key = key
        self.text = text
        self.rule = rule


_REASON_TEXTS: Mapping[Reason, str] = {
    Reason.PLAYER_COUNT: "three or four play, not {found}",
    Reason.POSITION_A_FOR_THREE: "three players use position card A",
    Reason.TARGET_RANGE: "the target is a whole number from 1 to 1000000, not {found}",
    Reason.PLAYERS_DIFFER: "two players are named {found}",
    Reason.GHOST_SEAT_IS_EMPTY: "with three players one seat is empty",
    Reason.PARTNERS_AS_POSITION_CARD: "the position card does not seat partners like this",
    Reason.SINGLE_PLAYS_HYDE: "the single player sits opposite the empty seat, both play Hyde",
    Reason.SINGLE_SITS_LEFT_OF_DEALER: "the single player sits left of the dealer",
    Reason.WRONG_SEATING: "teams stay and the deal passes to the left",
    Reason.WRONG_SEATING_OF_THREE: "left of the single player deals next, right of it is single next",
    Reason.SEVEN_CARDS_EACH: "each seat is dealt seven different cards",
    Reason.MATCH_OVER: "the match is over",
    Reason.ROUND_GOES_ON: "the round is not over",
    Reason.ROUND_OVER: "the round is over after seven tricks",
    Reason.MUST_ANSWER: "{asked} was asked and has to play first",
    Reason.WRONG_CAMP: "{card} is not of {camp}, the camp on turn",
    Reason.NOT_HELD: "{seat} does not hold {card}",
    Reason.NOT_HELD_BY_ASKED: "{seat} does not hold {card}",
    Reason.ASKS_ITSELF: "{seat} is on turn and does not ask itself",
    Reason.ASKED_HAS_NONE: "{seat} holds no card of {camp}",
    Reason.SINGLE_CHOOSES_ITSELF: "the single player chooses out of both Hyde hands and asks neither",
}

_NO_ARGUMENTS: Mapping[str, str] = MappingProxyType({})


class RecordError(ValueError):
    """The first thing wrong with a record, at the first token that no valid record has there."""

    def __init__(self, place: Place, problem: Problem | Reason, arguments: Mapping[str, str] = _NO_ARGUMENTS) -> None:
        super().__init__(place, problem, dict(arguments))
        self.place = place
        self.problem = problem
        self.arguments = dict(arguments)

    @property
    def line(self) -> int:
        return self.place.line

    @property
    def column(self) -> int:
        return self.place.column

    @property
    def key(self) -> str:
        return self.problem.key

    @property
    def rule(self) -> str | None:
        return self.problem.rule

    @property
    def text(self) -> str:
        template = self.problem.text if isinstance(self.problem, Problem) else _REASON_TEXTS[self.problem]
        return template.format_map(self.arguments)

    def __str__(self) -> str:
        law = "" if self.rule is None else f" [{self.rule}]"
        return f"{self.line}:{self.column}: {self.text}{law}"
