"""An observation out of its JSON: what a bot in another process gets to see, and all it gets to see."""

from __future__ import annotations

from typing import Any

import msgspec

from jekyllhyde.rules import (
    Camp,
    Card,
    CardSet,
    Counts,
    MemoryAid,
    Observation,
    Options,
    Played,
    PositionCard,
    Seat,
    Seating,
    Trick,
    move_of_text,
)


def observation_of(text: str) -> Observation:
    """The other way round of `Observation.to_json`."""
    fields: dict[str, Any] = msgspec.json.decode(text)
    n, e, s, w = (Counts(*counts) for counts in fields["counts"])
    a, b, c, d = fields["totals"]
    ghost = fields["ghost_hand"]
    return Observation(
        seat=Seat[fields["seat"]],
        options=_options(fields["options"]),
        seating=_seating(fields),
        totals=(a, b, c, d),
        hand=_cards(fields["hand"]),
        ghost_hand=None if ghost is None else _cards(ghost),
        counts=(n, e, s, w),
        tricks=tuple(_trick(trick) for trick in fields["tricks"]),
        trick=_trick(fields["trick"]),
        asked=_seat(fields["asked"]),
        carry=_cards(fields["carry"]),
        decider=_seat(fields["decider"]),
        legal_moves=tuple(move_of_text(move) for move in fields["legal_moves"]),
    )


def _options(fields: dict[str, Any]) -> Options:
    position, aid = PositionCard(fields["position"]), MemoryAid(fields["memory_aid"])
    return Options(fields["players"], position, fields["target"], aid)


def _seating(fields: dict[str, Any]) -> Seating:
    n, e, s, w = (Camp("JH".index(letter)) for letter in fields["camps"])
    a, b, c, d = fields["players"]
    return Seating((a, b, c, d), (n, e, s, w), Seat[fields["dealer"]], _seat(fields["single"]))


def _cards(codes: list[str]) -> CardSet:
    return CardSet(Card(code) for code in codes)


def _seat(name: str | None) -> Seat | None:
    return None if name is None else Seat[name]


def _trick(fields: dict[str, Any]) -> Trick:
    plays = (Played(Card(code), Seat[seat], Seat[holder]) for seat, holder, code in fields["plays"])
    return Trick(Seat[fields["leader"]], tuple(plays))
