"""Puzzles: a position of a played round in which one move is clearly best by what the seat knows.

A file of puzzles is JSON (docs/puzzles.md). It holds whole deals, because the answer is explained with open hands; a
puzzle is asked with the observation alone.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files
from typing import Any, NamedTuple

from jekyllhyde.rules import (
    MOVES,
    Camp,
    CardSet,
    Deal,
    Move,
    Observation,
    Options,
    PositionCard,
    Round,
    Seat,
    apply,
    observe,
    seat_four,
    seat_three,
    start_round,
)
from jekyllhyde.rules.cards import CARDS
from jekyllhyde.rules.moves import move_index

VERSION = 1
FORMS: dict[str, Options] = {
    "four-a": Options(),
    "four-b": Options(position=PositionCard.B),
    "three": Options(players=3),
}
DIGITS = "0123456789abcdefghijklmnopqrstuv"
"""A move is written as one digit: its number in base 32."""

TENTH = 10
"""Values are kept in tenths of a point."""

ID_LENGTH = 6


class MoveValue(NamedTuple):
    """What a move is worth in points by what the seat knows, and the standard errors of this value and of what the move
    loses against the best one. The latter is smaller, because all moves are tried in the same worlds."""

    move: Move
    value: float
    error: float
    loss_error: float


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A puzzle. `moves` lead from the deal to the decision, and `values` has every legal move, the best first."""

    form: str
    deal: Deal
    moves: tuple[Move, ...]
    values: tuple[MoveValue, ...]
    themes: tuple[str, ...] = ()
    rating: int = 0

    @property
    def id(self) -> str:
        """A name made of the position: equal positions have equal names."""
        text = f"{self.form} {_seating_text(self.deal)} {_hands_text(self.deal)} {_moves_text(self.moves)}"
        number = int.from_bytes(sha256(text.encode()).digest()[:8], "big")
        return "".join(DIGITS[number >> 5 * place & 31] for place in range(ID_LENGTH))

    @property
    def round(self) -> Round:
        """The round at the decision. Raises `RuleError` or `IllegalMove` if it cannot have come about."""
        round = start_round(FORMS[self.form], self.deal)
        for move in self.moves:
            round, _ = apply(round, move)
        return round

    @property
    def observation(self) -> Observation:
        """What the solver knows."""
        round = self.round
        assert round.decider is not None
        return observe(round, round.decider)

    @property
    def best(self) -> Move:
        return self.values[0].move

    @property
    def margin(self) -> float:
        """The points by which the best move is better than the second."""
        return self.values[0].value - self.values[1].value


def write_puzzles(puzzles: Sequence[Puzzle]) -> str:
    """Write puzzles as a file, one to a line."""
    lines = ",\n".join(json.dumps(fields_of(puzzle), separators=(",", ":")) for puzzle in puzzles)
    return f'{{"version":{VERSION},"puzzles":[\n{lines}\n]}}\n'


def read_puzzles(text: str) -> list[Puzzle]:
    """Read what `write_puzzles` wrote. Raises ValueError for another version or an id that does not fit."""
    found = json.loads(text)
    if found.get("version") != VERSION:
        raise ValueError(f"these are not puzzles of version {VERSION}")
    return [puzzle_of(fields) for fields in found["puzzles"]]


def shipped_puzzles() -> list[Puzzle]:
    """Return the puzzles that are part of the package."""
    return read_puzzles(files("jekyllhyde.analysis").joinpath("puzzles.json").read_text(encoding="utf-8"))


def fields_of(puzzle: Puzzle) -> dict[str, Any]:
    return {
        "id": puzzle.id,
        "form": puzzle.form,
        "seating": _seating_text(puzzle.deal),
        "deal": _hands_text(puzzle.deal),
        "moves": _moves_text(puzzle.moves),
        "values": [[move_index(move), *map(_tenths, numbers)] for move, *numbers in puzzle.values],
        "themes": list(puzzle.themes),
        "rating": puzzle.rating,
    }


def puzzle_of(fields: dict[str, Any]) -> Puzzle:
    puzzle = Puzzle(
        form=fields["form"],
        deal=_deal_of(fields["form"], fields["seating"], fields["deal"]),
        moves=tuple(MOVES[DIGITS.index(digit)] for digit in fields["moves"]),
        values=tuple(_value_of(*numbers) for numbers in fields["values"]),
        themes=tuple(fields["themes"]),
        rating=fields["rating"],
    )
    if puzzle.id != fields["id"]:
        raise ValueError(f"the puzzle {fields['id']} should be called {puzzle.id}")
    return puzzle


def _value_of(move: int, value: int, error: int, loss_error: int) -> MoveValue:
    return MoveValue(MOVES[move], value / TENTH, error / TENTH, loss_error / TENTH)


def _tenths(points: float) -> int:
    return round(points * TENTH)


def _seating_text(deal: Deal) -> str:
    """Write the camps from N on, and the seat that leads."""
    return "".join(camp.letter for camp in deal.seating.camps) + deal.seating.first_leader.name


def _hands_text(deal: Deal) -> str:
    """Write for each card of the deck the seat that holds it."""
    return "".join(next(seat.name for seat in Seat if card in deal.hands[seat]) for card in CARDS)


def _moves_text(moves: Sequence[Move]) -> str:
    return "".join(DIGITS[move_index(move)] for move in moves)


def _deal_of(form: str, seating: str, hands: str) -> Deal:
    camps, leader = seating[: len(Seat)], Seat[seating[len(Seat) :]]
    n, e, s, w = (
        CardSet(card for card, holder in zip(CARDS, hands, strict=True) if holder == seat.name) for seat in Seat
    )
    three = FORMS[form].players == 3
    seated = seat_three(leader) if three else seat_four(camps, dealer=leader.right)
    if seated.camps != tuple(Camp("JH".index(letter)) for letter in camps):
        raise ValueError(f"nobody sits like {seating} with {form}")
    return Deal(seated, (n, e, s, w))
