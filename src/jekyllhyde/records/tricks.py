"""The lines of a round that say what was dealt and played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NoReturn

from jekyllhyde.records.errors import Place, Problem, RecordError
from jekyllhyde.records.lexer import Cursor, Token, TokenKind, shown
from jekyllhyde.records.seating import read_seat
from jekyllhyde.rules import (
    Ask,
    Camp,
    Card,
    CardSet,
    Hands,
    IllegalMove,
    Match,
    Move,
    Play,
    Reason,
    Round,
    Seat,
    apply_to_match,
)
from jekyllhyde.rules.deal import HAND_SIZE
from jekyllhyde.rules.seats import SEATS
from jekyllhyde.rules.trick import TRICK_SIZE


def read_hands(cursor: Cursor) -> Hands:
    dealt: dict[Card, Seat] = {}
    n, e, s, w = (_read_hand(cursor, seat, dealt) for seat in SEATS)
    return n, e, s, w


def _read_hand(cursor: Cursor, seat: Seat, dealt: dict[Card, Seat]) -> CardSet:
    cursor.take_word(seat.name)
    cursor.take_mark(":")
    hand = [_take_dealt_card(cursor, seat, dealt) for _ in range(HAND_SIZE)]
    if cursor.next.kind is TokenKind.WORD:
        raise RecordError(cursor.next.place, Reason.SEVEN_CARDS_EACH)
    cursor.end_line()
    return CardSet(hand)


def _take_dealt_card(cursor: Cursor, seat: Seat, dealt: dict[Card, Seat]) -> Card:
    token = cursor.next
    if token.kind is TokenKind.LINE_END:
        raise RecordError(token.place, Reason.SEVEN_CARDS_EACH)
    if token.kind is not TokenKind.WORD:
        token.fail(Problem.EXPECTED_CARD)
    card = _card(token.text, token.place)
    if card in dealt:
        raise RecordError(token.place, Problem.CARD_TWICE, {"card": card.code, "seat": dealt[card].name})
    dealt[card] = seat
    cursor.take()
    return card


def _card(code: str, place: Place) -> Card:
    try:
        return Card(code)
    except ValueError:
        raise RecordError(place, Problem.EXPECTED_CARD, {"found": shown(code)}) from None


def read_tricks(cursor: Cursor, match: Match) -> Match:
    """Read up to the last trick, or to the end of the record if the round is still being played."""
    while match.round is not None and not cursor.at_text_end:
        complete = len(match.round.tricks)
        _take_trick_number(cursor, match.round)
        _take_leader(cursor, match.round)
        match = _read_plays(cursor, match)
        cursor.end_line()
        if match.round is not None and len(match.round.tricks) == complete:
            _check_record_ends(cursor, match.round)
    return match


def _take_trick_number(cursor: Cursor, round: Round) -> None:
    token = cursor.next
    if token.is_word("Round") or token.is_word("Score"):
        raise RecordError(token.place, Reason.ROUND_GOES_ON)
    expected = str(len(round.tricks) + 1)
    if not token.is_word(expected):
        raise RecordError(token.place, Problem.TRICK_NUMBER, {"expected": expected, "found": token.shown})
    cursor.take()


def _take_leader(cursor: Cursor, round: Round) -> None:
    seat = read_seat(cursor)
    if seat is not round.trick.leader:
        problem = _wrong_leader(round)
        raise RecordError(cursor.next.place, problem, {"expected": round.trick.leader.name})
    cursor.take()


def _wrong_leader(round: Round) -> Problem:
    if not round.tricks:
        return Problem.WRONG_FIRST_LEADER
    carried = round.tricks[-1].winner is None
    return Problem.WRONG_LEADER_AFTER_TRANSFORMATION if carried else Problem.WRONG_LEADER


def _read_plays(cursor: Cursor, match: Match) -> Match:
    for _ in range(TRICK_SIZE):
        if cursor.at_line_end:
            return match
        match = _read_play(cursor, match)
    if cursor.next.kind is TokenKind.WORD:
        raise RecordError(cursor.next.place, Problem.FIFTH_PLAY)
    return match


def _read_play(cursor: Cursor, match: Match) -> Match:
    """Read `card` or `seat?card`. `seat?` alone is an ask without an answer, which nothing may follow."""
    token = cursor.next
    round = _running(match)
    if token.kind is not TokenKind.WORD:
        token.fail(Problem.EXPECTED_CARD)
    if round.asked is not None:
        _refuse(round, token.place, Reason.MUST_ANSWER, {"asked": round.asked.name})
    before_mark, mark, code = token.text.partition("?")
    if not mark:
        after = _play(match, token.text, round.trick.on_turn, token.place)
    elif before_mark not in Seat.__members__:
        token.fail(Problem.EXPECTED_SEAT)
    else:
        after = _read_marked_play(match, Seat[before_mark], code, token)
    cursor.take()
    return after


def _read_marked_play(match: Match, holder: Seat, code: str, token: Token) -> Match:
    round = _running(match)
    card_place = Place(token.place.line, token.place.column + 2)
    if _single_chooses(round, holder):
        _check_holds_any(round, holder, token.place)
        if not code:
            raise RecordError(card_place, Reason.SINGLE_CHOOSES_ITSELF)
        return _play(match, code, holder, card_place)
    asked = _move(match, Ask(holder), token.place, {"seat": holder.name})
    return _play(asked, code, holder, card_place) if code else asked


def _single_chooses(round: Round, holder: Seat) -> bool:
    """Read the mark that says from which of the two Hyde hands the single player plays (R8.4)."""
    seating = round.deal.seating
    return seating.single is not None and round.camp_on_turn is Camp.HYDE and holder is round.trick.on_turn.across


def _check_holds_any(round: Round, holder: Seat, place: Place) -> None:
    if not round.hands[holder] & round.camp_on_turn.cards:
        _refuse(round, place, Reason.ASKED_HAS_NONE, {"seat": holder.name})


def _play(match: Match, code: str, holder: Seat, place: Place) -> Match:
    round = _running(match)
    card = _card(code, place)
    arguments = {"card": code, "seat": holder.name}
    if card.camp is round.camp_on_turn and card not in round.hands[holder]:
        own = holder is round.trick.on_turn
        _refuse(round, place, Reason.NOT_HELD if own else Reason.NOT_HELD_BY_ASKED, arguments)
    return _move(match, Play(card), place, arguments)


def _move(match: Match, move: Move, place: Place, arguments: Mapping[str, str]) -> Match:
    try:
        return apply_to_match(match, move)[0]
    except IllegalMove as illegal:
        _refuse(_running(match), place, illegal.reason, arguments)


def _refuse(round: Round, place: Place, reason: Reason, arguments: Mapping[str, str]) -> NoReturn:
    camp = "Hyde" if round.camp_on_turn else "Jekyll"
    raise RecordError(place, reason, {"camp": camp, **arguments}) from None


def _running(match: Match) -> Round:
    assert match.round is not None
    return match.round


def _check_record_ends(cursor: Cursor, round: Round) -> None:
    """Check that nothing follows a trick with fewer than four plays, or an ask without an answer."""
    token = cursor.next
    if token.kind is TokenKind.TEXT_END:
        return
    if round.asked is not None:
        _refuse(round, token.place, Reason.MUST_ANSWER, {"asked": round.asked.name})
    if token.is_word("Round") or token.is_word("Score"):
        raise RecordError(token.place, Reason.ROUND_GOES_ON)
    raise RecordError(token.place, Problem.TRICK_INCOMPLETE, {"count": str(len(round.trick.plays))})
