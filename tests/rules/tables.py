"""Rounds with chosen hands, and whole rounds given move by move."""

from __future__ import annotations

import pytest

from jekyllhyde.rules import (
    ALL_CARDS,
    Card,
    CardSet,
    Deal,
    Event,
    Hands,
    IllegalMove,
    Options,
    PositionCard,
    Reason,
    Round,
    Seat,
    Trick,
    apply,
    legal_moves,
    move_of_text,
    move_text,
    seat_four,
    seat_three,
    start_round,
)
from jekyllhyde.rules.events import Played

ALL_JEKYLL_WITH_N_AND_S = (
    "JT JA JB JC JD JE J7",
    "HT HA HB HC HD HE H7",
    "J6 J5 J4 J3 JX3 JX2 JX1",
    "H6 H5 H4 H3 HX3 HX2 HX1",
)
"""Hands with which every seat can play for itself to the end, so that cards alone describe a round."""

# Whole rounds of these hands, dealt by N, so led by E: four cards a trick, in turn order.
JEKYLL_LEADS_72_TO_24 = """
    HA JX3 HX1 J7  HT J4 H6 JC  HE JX2 HX3 JA  JT H7 J6 HX2  JD HD J5 H3  JE HC J3 H5  HB JX1 H4 JB
"""
BOTH_90 = """
    HT J3 H6 J7  HD J5 HX1 JT  JB HA JX1 H4  HC J4 H5 JA  JC HB JX2 HX2  H7 JX3 H3 JD  JE HE J6 HX3
"""
TRANSFORMATION_IN_THE_LAST_TRICK = """
    H7 J6 H6 JA  JB HE J5 H5  JC HD J4 H4  JD HC J3 H3  HB JX1 HX1 JE  HA JX2 HX2 J7  HT JX3 HX3 JT
"""
TRANSFORMATIONS_IN_THE_LAST_TWO_TRICKS = """
    H7 J6 H6 JA  JB HE J5 H5  JC HD J4 H4  JD HC J3 H3  HB JX1 HX1 JE  HA JX2 HX2 JT  J7 HT JX3 HX3
"""


def hands(n: str = "", e: str = "", s: str = "", w: str = "") -> Hands:
    """Give these cards to these seats. The other cards fill the hands up, in the order of the deck."""
    named = [CardSet.of_codes(codes) for codes in (n, e, s, w)]
    rest = list(ALL_CARDS - (named[0] | named[1] | named[2] | named[3]))
    for index, hand in enumerate(named):
        missing = 7 - len(hand)
        named[index] = hand | CardSet(rest[:missing])
        rest = rest[missing:]
    return named[0], named[1], named[2], named[3]


def round_of_four(dealt: Hands, camps: str = "JHJH", dealer: Seat = Seat.W) -> Round:
    seating = seat_four(camps, dealer)
    position = PositionCard.A if seating.partners_opposite else PositionCard.B
    return start_round(Options(position=position), Deal(seating, dealt))


def round_of_three(dealt: Hands, single: Seat = Seat.N) -> Round:
    return start_round(Options(players=3), Deal(seat_three(single), dealt))


def after(round: Round, moves: str) -> Round:
    return told(round, moves)[0]


def told(round: Round, moves: str) -> tuple[Round, tuple[Event, ...]]:
    """Return the round after these moves, such as `HA` or `E?`, and their events."""
    happened: tuple[Event, ...] = ()
    for text in moves.split():
        round, events = apply(round, move_of_text(text))
        happened += events
    return round, happened


def trick(leader: Seat, codes: str) -> Trick:
    """Play cards in turn order, each from the hand of the seat on turn."""
    played = Trick(leader)
    for code in codes.split():
        played = Trick(leader, (*played.plays, Played(Card(code), played.on_turn, played.on_turn)))
    return played


def legal(round: Round) -> set[str]:
    return {move_text(move) for move in legal_moves(round)}


def why_not(round: Round, move: str) -> Reason:
    with pytest.raises(IllegalMove) as refused:
        apply(round, move_of_text(move))
    return refused.value.reason
