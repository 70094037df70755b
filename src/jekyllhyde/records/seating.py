"""The lines of a round that say who deals, who plays for which team, and with three players who is single."""

from __future__ import annotations

from dataclasses import dataclass

from jekyllhyde.records.errors import Problem, RecordError
from jekyllhyde.records.header import Header
from jekyllhyde.records.lexer import Cursor, TokenKind
from jekyllhyde.rules import Camp, Match, PositionCard, Reason, Seat, Seating, seat_three

_ALL_SEATS = frozenset(Seat)
_OPPOSITE = frozenset({frozenset({Seat.N, Seat.S}), frozenset({Seat.E, Seat.W})})
_SIDE_BY_SIDE = frozenset(frozenset({seat, seat.left}) for seat in Seat)


@dataclass(frozen=True, slots=True)
class _Allowed:
    """The seatings that the header and the earlier rounds allow, and the reasons to give for others."""

    dealers: frozenset[Seat]
    jekyll_pairs: frozenset[frozenset[Seat]]
    single: Seat | None
    dealer_reason: Reason
    team_reason: Reason


def read_seating(cursor: Cursor, header: Header, match: Match | None) -> Seating:
    """Read the seating of a round. `match` is the match before this round, None before the first round."""
    allowed = _allowed(header, match)
    cursor.take_word("Dealer")
    dealer = _take_seat(cursor, allowed.dealers, allowed.dealer_reason)
    cursor.end_line()
    jekyll = _take_pair(cursor, "Jekyll", allowed.jekyll_pairs, allowed.team_reason)
    _take_pair(cursor, "Hyde", frozenset({_ALL_SEATS - jekyll}), allowed.team_reason)
    if allowed.single is not None:
        cursor.take_word("Single")
        _take_seat(cursor, frozenset({allowed.single}), allowed.team_reason)
        cursor.end_line()
    if match is not None:
        return match.seating
    n, e, s, w = (Camp.JEKYLL if seat in jekyll else Camp.HYDE for seat in Seat)
    return Seating(header.seats, (n, e, s, w), dealer, allowed.single)


def _allowed(header: Header, match: Match | None) -> _Allowed:
    if match is not None:
        reason = Reason.WRONG_SEATING if header.players == 4 else Reason.WRONG_SEATING_OF_THREE
        return _only(match.seating, reason, reason)
    if header.players == 3:
        single = Seat(header.seats.index(None)).across
        only = seat_three(single, header.seats)
        return _only(only, Reason.SINGLE_SITS_LEFT_OF_DEALER, Reason.SINGLE_PLAYS_HYDE)
    pairs = _OPPOSITE if header.position is PositionCard.A else _SIDE_BY_SIDE  # R2.2
    return _Allowed(_ALL_SEATS, pairs, None, Reason.WRONG_SEATING, Reason.PARTNERS_AS_POSITION_CARD)


def _only(seating: Seating, dealer_reason: Reason, team_reason: Reason) -> _Allowed:
    jekyll = frozenset(seating.seats_of(Camp.JEKYLL))
    return _Allowed(frozenset({seating.dealer}), frozenset({jekyll}), seating.single, dealer_reason, team_reason)


def _take_pair(cursor: Cursor, word: str, pairs: frozenset[frozenset[Seat]], reason: Reason) -> frozenset[Seat]:
    cursor.take_word(word)
    first = _take_seat(cursor, frozenset().union(*pairs), reason)
    partners = {seat for pair in pairs if first in pair for seat in pair if seat is not first}
    second = _take_seat(cursor, frozenset(partners), reason)
    cursor.end_line()
    return frozenset({first, second})


def _take_seat(cursor: Cursor, allowed: frozenset[Seat], reason: Reason) -> Seat:
    seat = read_seat(cursor)
    if seat not in allowed:
        raise RecordError(cursor.next.place, reason)
    cursor.take()
    return seat


def read_seat(cursor: Cursor) -> Seat:
    """Return the seat that the next token names, without consuming the token."""
    token = cursor.next
    if token.kind is not TokenKind.WORD or token.text not in Seat.__members__:
        token.fail(Problem.EXPECTED_SEAT)
    return Seat[token.text]
