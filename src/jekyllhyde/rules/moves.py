"""The two moves, and all 32 of them by number."""

from __future__ import annotations

from typing import NamedTuple

from jekyllhyde.rules.cards import CARDS, Card
from jekyllhyde.rules.seats import Seat


class Play(NamedTuple):
    """Play a card: for the seat on turn, or as the answer to an ask."""

    card: Card


class Ask(NamedTuple):
    """Ask a seat to play a card for the seat on turn."""

    seat: Seat


Move = Play | Ask

PLAYS: tuple[Play, ...] = tuple(Play(card) for card in CARDS)
ASKS: tuple[Ask, ...] = tuple(Ask(seat) for seat in Seat)
MOVES: tuple[Move, ...] = PLAYS + ASKS


def move_index(move: Move) -> int:
    """0 to 27: the card with that index; 28 to 31: ask N, E, S, W."""
    return move.card.index if isinstance(move, Play) else len(PLAYS) + move.seat


def move_text(move: Move) -> str:
    """As in JHN: `HA` plays, `E?` asks."""
    return move.card.code if isinstance(move, Play) else _ASK_TEXTS[move.seat]


_ASK_TEXTS = tuple(f"{seat.name}?" for seat in Seat)


def move_of_text(text: str) -> Move:
    try:
        return _MOVE_OF_TEXT[text]
    except KeyError:
        raise ValueError(f"no move is written {text!r}") from None


_MOVE_OF_TEXT = {move_text(move): move for move in MOVES}
