"""Split a record's text into tokens lazily, so that the first error in the text is the one reported."""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import Enum, auto
from typing import NamedTuple, NoReturn

from jekyllhyde.records.errors import Place, Problem, RecordError


class TokenKind(Enum):
    WORD = auto()
    MARK = auto()
    VALUE = auto()
    LINE_END = auto()
    TEXT_END = auto()


_END_NAMES = {TokenKind.LINE_END: "the end of the line", TokenKind.TEXT_END: "the end of the record"}


class Token(NamedTuple):
    """A token. The `text` of a value is what stands between the quotes, unescaped."""

    kind: TokenKind
    text: str
    place: Place

    def is_word(self, word: str) -> bool:
        return self.kind is TokenKind.WORD and self.text == word

    def is_mark(self, mark: str) -> bool:
        return self.kind is TokenKind.MARK and self.text == mark

    @property
    def shown(self) -> str:
        """Quote a token for error messages: short, and harmless on a terminal."""
        return _END_NAMES[self.kind] if self.kind in _END_NAMES else shown(self.text)

    def fail(self, problem: Problem) -> NoReturn:
        raise RecordError(self.place, problem, {"found": self.shown})


_SHOWN_CHARACTERS = 24


def shown(text: str) -> str:
    clipped = text if len(text) <= _SHOWN_CHARACTERS else text[:_SHOWN_CHARACTERS] + "…"
    return "".join(char if char.isprintable() else f"\\u{ord(char):04x}" for char in clipped)


# Control characters except the tab, and lone surrogates, which stand for bytes that are not UTF-8.
_FORBIDDEN = "\\x00-\\x08\\x0a-\\x1f\\x7f-\\x9f\\ud800-\\udfff"
_FORBIDDEN_CHARACTER = re.compile(f"[{_FORBIDDEN}]")
_UNDECODED_BYTES = range(0xDC80, 0xDD00)

_SPACE = re.compile("[ \t]*")
_COMMENT = re.compile(f";[^{_FORBIDDEN}]*")
_MARK = re.compile(r"[\[\]:]")
_WORD = re.compile(rf'[^ \t;:\[\]"{_FORBIDDEN}]+')
_VALUE = re.compile(rf'"((?:[^"\\{_FORBIDDEN}]|\\["\\])*)')
_ESCAPE = re.compile(r"\\(.)")
_TOKENS = ((_WORD, TokenKind.WORD), (_MARK, TokenKind.MARK))


def is_plain_text(text: str) -> bool:
    """Return whether a record can hold this as a value."""
    return _FORBIDDEN_CHARACTER.search(text) is None


def tokens(text: str | bytes) -> Iterator[Token]:
    """Yield the tokens of a text, then a `TEXT_END` token. Lines without tokens yield nothing."""
    if isinstance(text, bytes):
        text = text.decode("utf-8", errors="surrogateescape")
    if text.startswith("\ufeff"):
        raise RecordError(Place(1, 1), Problem.BYTE_ORDER_MARK)
    *ended, last = text.split("\n")
    for number, line in enumerate(ended, 1):
        yield from _line_tokens(line.removesuffix("\r"), number)
    number = len(ended) + 1
    yield from _line_tokens(last, number)
    yield Token(TokenKind.TEXT_END, "", Place(number, len(last) + 1))


def _line_tokens(line: str, number: int) -> Iterator[Token]:
    any_token = False
    start = _skip(_SPACE, line, 0)
    while start < len(line) and line[start] != ";":
        token, end = _token(line, start, Place(number, start + 1))
        yield token
        any_token = True
        start = _skip(_SPACE, line, end)
    if any_token:
        yield Token(TokenKind.LINE_END, "", Place(number, start + 1))
    end = _skip(_COMMENT, line, start)
    if end < len(line):
        _fail_at(line, end, number)


def _skip(pattern: re.Pattern[str], line: str, start: int) -> int:
    found = pattern.match(line, start)
    return start if found is None else found.end()


def _token(line: str, start: int, place: Place) -> tuple[Token, int]:
    for pattern, kind in _TOKENS:
        found = pattern.match(line, start)
        if found is not None:
            return Token(kind, found.group(), place), found.end()
    value = _VALUE.match(line, start)
    if value is None:
        _fail_at(line, start, place.line)
    if not line.startswith('"', value.end()):
        _fail_at(line, value.end(), place.line)
    return Token(TokenKind.VALUE, _ESCAPE.sub(r"\1", value.group(1)), place), value.end() + 1


def _fail_at(line: str, index: int, number: int) -> NoReturn:
    place = Place(number, index + 1)
    if index == len(line):
        raise RecordError(place, Problem.UNTERMINATED_VALUE)
    if line[index] == "\\":
        raise RecordError(place, Problem.BAD_ESCAPE)
    if ord(line[index]) in _UNDECODED_BYTES:
        raise RecordError(place, Problem.BAD_UTF8)
    raise RecordError(place, Problem.BAD_CHARACTER, {"code": f"{ord(line[index]):04X}"})


class Cursor:
    """Reads tokens one by one, and can look at the next one."""

    def __init__(self, text: str | bytes) -> None:
        self._tokens = tokens(text)
        self._next: Token | None = None

    @property
    def next(self) -> Token:
        if self._next is None:
            self._next = next(self._tokens)
        return self._next

    @property
    def at_line_end(self) -> bool:
        return self.next.kind is TokenKind.LINE_END

    @property
    def at_text_end(self) -> bool:
        return self.next.kind is TokenKind.TEXT_END

    def take(self) -> Token:
        token = self.next
        if token.kind is not TokenKind.TEXT_END:
            self._next = None
        return token

    def take_word(self, word: str) -> Token:
        if not self.next.is_word(word):
            self._fail_expecting(word)
        return self.take()

    def take_mark(self, mark: str) -> Token:
        if not self.next.is_mark(mark):
            self._fail_expecting(mark)
        return self.take()

    def end_line(self) -> None:
        if not self.at_line_end:
            self.next.fail(Problem.EXPECTED_LINE_END)
        self.take()

    def _fail_expecting(self, word: str) -> NoReturn:
        raise RecordError(self.next.place, Problem.EXPECTED_WORD, {"word": word, "found": self.next.shown})
