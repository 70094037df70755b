"""The header tags of a record."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NoReturn

from jekyllhyde.records.errors import Place, Problem, RecordError
from jekyllhyde.records.lexer import Cursor, Token, TokenKind, is_plain_text
from jekyllhyde.rules import BySeat, MemoryAid, Options, PositionCard, Reason, Seat
from jekyllhyde.rules.options import HIGHEST_TARGET

VERSION = "1"
SEAT_TAGS: BySeat[str] = ("North", "East", "South", "West")
REQUIRED_TAGS = ("JHN", "Players", "Position", "Target")
MEMORY_AID_TAG = "MemoryAid"
HEADER_TAGS = frozenset((*REQUIRED_TAGS, *SEAT_TAGS, MEMORY_AID_TAG))

_TAG_NAME = re.compile("[A-Za-z][A-Za-z0-9_]*")
_NUMBER = re.compile("[1-9][0-9]{0,6}")


def is_tag_name(name: str) -> bool:
    return _TAG_NAME.fullmatch(name) is not None


def is_player_name(name: str) -> bool:
    return is_plain_text(name) and not name.isspace() and name != ""


@dataclass(slots=True)
class Header:
    """The header while it is read, tag by tag. Tags that contradict each other may come in either order."""

    seen: set[str] = field(default_factory=set)
    players: int | None = None
    position: PositionCard | None = None
    target: int | None = None
    memory_aid: MemoryAid = MemoryAid.EVERY_TRICK
    names: list[str | None] = field(default_factory=lambda: [None] * len(Seat))
    other_tags: list[tuple[str, str]] = field(default_factory=list)

    @property
    def named(self) -> int:
        return sum(name is not None for name in self.names)

    @property
    def seats(self) -> BySeat[str | None]:
        n, e, s, w = self.names
        return n, e, s, w

    def options(self) -> Options:
        assert self.players is not None
        assert self.position is not None
        assert self.target is not None
        return Options(self.players, self.position, self.target, self.memory_aid)


def read_header(cursor: Cursor) -> Header:
    header = Header()
    while cursor.next.is_mark("["):
        _read_tag(cursor, header)
    _check_complete(header, cursor.next.place)
    return header


def _read_tag(cursor: Cursor, header: Header) -> None:
    cursor.take_mark("[")
    name = cursor.take()
    _check_name(name, header)
    value = cursor.next
    if value.kind is not TokenKind.VALUE:
        value.fail(Problem.EXPECTED_VALUE)
    cursor.take()
    _take_value(header, name.text, value)
    cursor.take_mark("]")
    cursor.end_line()


def _check_name(name: Token, header: Header) -> None:
    if name.kind is not TokenKind.WORD or not is_tag_name(name.text):
        name.fail(Problem.BAD_TAG_NAME)
    if name.text in header.seen:
        raise RecordError(name.place, Problem.TAG_TWICE, {"tag": name.text})
    if name.text in SEAT_TAGS and header.named == header.players:
        raise RecordError(name.place, Reason.GHOST_SEAT_IS_EMPTY)
    header.seen.add(name.text)


def _take_value(header: Header, name: str, value: Token) -> None:
    if name in SEAT_TAGS:
        _take_player_name(header, SEAT_TAGS.index(name), value)
    elif name in _TAKE_VALUE:
        _TAKE_VALUE[name](header, value)
    else:
        header.other_tags.append((name, value.text))


def _take_player_name(header: Header, seat: int, value: Token) -> None:
    if not is_player_name(value.text):
        value.fail(Problem.BLANK_NAME)
    if value.text in header.names:
        _refuse(value, Reason.PLAYERS_DIFFER)
    header.names[seat] = value.text


def _take_version(_header: Header, value: Token) -> None:
    if value.text != VERSION:
        value.fail(Problem.UNKNOWN_VERSION)


def _take_players(header: Header, value: Token) -> None:
    if value.text not in ("3", "4"):
        _refuse(value, Reason.PLAYER_COUNT)
    header.players = int(value.text)
    if header.named > header.players:
        _refuse(value, Reason.GHOST_SEAT_IS_EMPTY)
    _check_position_card(header, value)


def _take_position_card(header: Header, value: Token) -> None:
    try:
        header.position = PositionCard(value.text)
    except ValueError:
        value.fail(Problem.UNKNOWN_POSITION_CARD)
    _check_position_card(header, value)


def _check_position_card(header: Header, value: Token) -> None:
    if header.players == 3 and header.position is PositionCard.B:
        _refuse(value, Reason.POSITION_A_FOR_THREE)


def _take_target(header: Header, value: Token) -> None:
    if _NUMBER.fullmatch(value.text) is None or int(value.text) > HIGHEST_TARGET:
        _refuse(value, Reason.TARGET_RANGE)
    header.target = int(value.text)


def _take_memory_aid(header: Header, value: Token) -> None:
    try:
        header.memory_aid = MemoryAid(value.text)
    except ValueError:
        value.fail(Problem.UNKNOWN_MEMORY_AID)


_TAKE_VALUE: dict[str, Callable[[Header, Token], None]] = {
    "JHN": _take_version,
    "Players": _take_players,
    "Position": _take_position_card,
    "Target": _take_target,
    MEMORY_AID_TAG: _take_memory_aid,
}


def _check_complete(header: Header, end: Place) -> None:
    for tag in REQUIRED_TAGS:
        if tag not in header.seen:
            raise RecordError(end, Problem.TAG_MISSING, {"tag": tag})
    if header.named != header.players:
        counts = {"count": str(header.named), "players": str(header.players)}
        raise RecordError(end, Problem.NAMES_MISSING, counts)


def _refuse(value: Token, reason: Reason) -> NoReturn:
    raise RecordError(value.place, reason, {"found": value.shown})
