"""A new match: options as typed, seats and teams by lot (R2.2, R8.7)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Annotated, Literal

from cyclopts import Parameter

from jekyllhyde.cli.files import InputError
from jekyllhyde.rules import (
    Match,
    MemoryAid,
    Options,
    PositionCard,
    RuleError,
    Seat,
    Seating,
    seat_four,
    seat_three,
)

Players = Annotated[Literal[3, 4], Parameter(help="How many play.")]
Position = Annotated[Literal["A", "B"], Parameter(help="Partners sit opposite (A) or side by side (B).")]
Target = Annotated[int, Parameter(help="The score that ends the match.")]

_CAMPS = {PositionCard.A: ("JHJH", "HJHJ"), PositionCard.B: ("JJHH", "HHJJ", "JHHJ", "HJJH")}


def options_of(players: int, position: str, target: int, *, look_back: bool = True) -> Options:
    memory_aid = MemoryAid.EVERY_TRICK if look_back else MemoryAid.LAST_TRICK
    try:
        return Options(players, PositionCard(position), target, memory_aid)
    except RuleError as error:
        raise InputError(str(error)) from None


def match_by_lot(options: Options, names: Sequence[str], chance: Random) -> Match:
    """Seat the players: the names sit clockwise from N, and with three players one seat stays empty."""
    return Match(options, _seating(options, names, chance))


def _seating(options: Options, names: Sequence[str], chance: Random) -> Seating:
    seat = chance.choice(list(Seat))
    if options.players == 4:
        n, e, s, w = names
        return seat_four(chance.choice(_CAMPS[options.position]), dealer=seat, players=(n, e, s, w))
    left = iter(names)
    a, b, c, d = (None if other is seat.across else next(left) for other in Seat)
    return seat_three(seat, (a, b, c, d))
