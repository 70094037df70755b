"""An observation as JSON, written and read. `docs/bot-protocol.md` describes the fields."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from jekyllhyde.rules.cards import Camp, Card, CardSet
from jekyllhyde.rules.counts import Counts
from jekyllhyde.rules.events import Played
from jekyllhyde.rules.moves import Move, move_of_text, move_text
from jekyllhyde.rules.options import MemoryAid, Options, PositionCard
from jekyllhyde.rules.seats import BySeat, Seat, Seating
from jekyllhyde.rules.trick import Trick

if TYPE_CHECKING:
    from jekyllhyde.rules.observation import Observation

T = TypeVar("T")


def json_of(observation: Observation) -> str:
    """Write an observation. Equal observations give the same text."""
    return json.dumps(_as_dict(observation), separators=(",", ":"))


def _as_dict(observation: Observation) -> dict[str, Any]:
    options, seating = observation.options, observation.seating
    return {
        "seat": observation.seat.name,
        "options": {
            "players": options.players,
            "position": options.position.value,
            "target": options.target,
            "memory_aid": options.memory_aid.value,
        },
        "players": list(seating.players),
        "camps": "".join(camp.letter for camp in seating.camps),
        "dealer": seating.dealer.name,
        "single": _name(seating.single),
        "totals": list(observation.totals),
        "hand": list(observation.hand.codes),
        "ghost_hand": None if observation.ghost_hand is None else list(observation.ghost_hand.codes),
        "counts": observation.counts,
        "tricks": [_trick_as_dict(trick) for trick in observation.tricks],
        "trick": _trick_as_dict(observation.trick),
        "asked": _name(observation.asked),
        "carry": list(observation.carry.codes),
        "decider": _name(observation.decider),
        "legal_moves": [move_text(move) for move in observation.legal_moves],
    }


def _name(seat: Seat | None) -> str | None:
    return None if seat is None else seat.name


def _trick_as_dict(trick: Trick) -> dict[str, Any]:
    return {"leader": trick.leader.name, "plays": [_play_as_list(play) for play in trick.plays]}


def _play_as_list(play: Played) -> list[str]:
    """Return the seat it was played for, the seat it came from, and the card, as in a position's `trick`."""
    return [play.seat.name, play.holder.name, play.card.code]


def fields_of(text: str) -> dict[str, Any]:
    """Read what `json_of` wrote, as arguments of `Observation`. Raises ValueError that says what is wrong."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise ValueError(f"an observation is JSON: {error}") from None
    if not isinstance(data, dict):
        raise ValueError("an observation is a JSON object")
    return {
        "seat": _field(data, "seat", _seat),
        "options": _field(data, "options", _options),
        "seating": _seating(data),
        "totals": _field(data, "totals", _totals),
        "hand": _field(data, "hand", _cards),
        "ghost_hand": _field(data, "ghost_hand", _optional(_cards)),
        "counts": _field(data, "counts", _counts),
        "tricks": _field(data, "tricks", _tricks),
        "trick": _field(data, "trick", _trick),
        "asked": _field(data, "asked", _optional(_seat)),
        "carry": _field(data, "carry", _cards),
        "decider": _field(data, "decider", _optional(_seat)),
        "legal_moves": _field(data, "legal_moves", _moves),
    }


def _field(data: dict[str, Any], name: str, read: Callable[[Any], T]) -> T:
    if name not in data:
        raise ValueError(f"{name} is missing")
    try:
        return read(data[name])
    except KeyError as error:
        raise ValueError(f"{name}: {error} is missing or unknown") from None
    except (TypeError, ValueError) as error:
        raise ValueError(f"{name}: {error}") from None


def _optional(read: Callable[[Any], T]) -> Callable[[Any], T | None]:
    return lambda value: None if value is None else read(value)


def _seat(name: str) -> Seat:
    return Seat[name]


def _options(fields: dict[str, Any]) -> Options:
    position, memory_aid = PositionCard(fields["position"]), MemoryAid(fields["memory_aid"])
    return Options(_number(fields["players"]), position, _number(fields["target"]), memory_aid)


def _seating(data: dict[str, Any]) -> Seating:
    players = _field(data, "players", _names)
    camps = _field(data, "camps", _camps)
    return Seating(players, camps, _field(data, "dealer", _seat), _field(data, "single", _optional(_seat)))


def _names(names: list[str | None]) -> BySeat[str | None]:
    n, e, s, w = names
    if not all(name is None or isinstance(name, str) for name in names):
        raise ValueError("a name is a text, or null for the ghost")
    return n, e, s, w


def _camps(letters: str) -> BySeat[Camp]:
    n, e, s, w = (Camp("JH".index(letter)) for letter in letters)
    return n, e, s, w


def _totals(numbers: list[int]) -> BySeat[int]:
    n, e, s, w = map(_number, numbers)
    return n, e, s, w


def _counts(pairs: list[list[int]]) -> BySeat[Counts]:
    n, e, s, w = (Counts(_number(jekyll), _number(hyde)) for jekyll, hyde in pairs)
    return n, e, s, w


def _number(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(f"{value!r} is not a whole number")
    return value


def _cards(codes: list[str]) -> CardSet:
    return CardSet(Card(code) for code in codes)


def _tricks(tricks: list[dict[str, Any]]) -> tuple[Trick, ...]:
    return tuple(_trick(trick) for trick in tricks)


def _trick(fields: dict[str, Any]) -> Trick:
    plays = (Played(Card(code), Seat[seat], Seat[holder]) for seat, holder, code in fields["plays"])
    return Trick(Seat[fields["leader"]], tuple(plays))


def _moves(texts: list[str]) -> tuple[Move, ...]:
    return tuple(move_of_text(text) for text in texts)
