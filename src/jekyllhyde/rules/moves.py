"""The two types of moves, and all 32 moves by number."""

from __future__ import annotations

from typing import NamedTuple

from jekyllhyde.rules.cards import CARDS, Card
from jekyllhyde.rules.seats import Seat


class Play(NamedTuple):
    """Play a card: for the seat on turn, or as the answer to an ask."""

    card: Card

    def __str__(self) -> str:
        return move_text(self)


class Ask(NamedTuple):
    """Ask a seat to play a card for the seat on turn."""

    seat: Seat

    def __str__(self) -> str:
        return move_text(self)


Move = Play | Ask

PLAYS: tuple[Play, ...] = tuple(Play(card) for card in CARDS)
ASKS: tuple[Ask, ...] = tuple(Ask(seat) for seat in Seat)
MOVES: tuple[Move, ...] = PLAYS + ASKS


def move_index(move: Move) -> int:
    """Return a move's number: 0 to 27 plays the card with that index, 28 to 31 asks N, E, S, W.

    >>> move_index(Play(Card("JA"))), move_index(Ask(Seat.W))
    (1, 31)
    """
    return move.card.index if isinstance(move, Play) else len(PLAYS) + move.seat


def move_text(move: Move) -> str:
    """Write a move as records do.

    >>> move_text(Play(Card("HA"))), move_text(Ask(Seat.E))
    ('HA', 'E?')
    """
    return move.card.code if isinstance(move, Play) else _ASK_TEXTS[move.seat]


_ASK_TEXTS = tuple(f"{seat.name}?" for seat in Seat)


def move_of_text(text: str) -> Move:
    """Read what `move_text` wrote. Raises ValueError for anything else.

    >>> move_of_text("E?")
    Ask(seat=Seat.E)
    """
    try:
        return _MOVE_OF_TEXT[text]
    except KeyError:
        raise ValueError(f"no move is written {text!r}") from None


_MOVE_OF_TEXT = {move_text(move): move for move in MOVES}
