"""All that one seat may know (R9), built up from nothing: what is not put in here, nobody gets."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from jekyllhyde.rules.cards import Camp, CardSet
from jekyllhyde.rules.events import Played
from jekyllhyde.rules.moves import Move, move_text
from jekyllhyde.rules.options import Options
from jekyllhyde.rules.round import Round, legal_moves
from jekyllhyde.rules.seats import BySeat, Seat, Seating
from jekyllhyde.rules.trick import Trick


class Counts(NamedTuple):
    """R1.1: how many cards of each camp a seat holds; the backs show it."""

    jekyll: int
    hyde: int

    def of(self, camp: Camp) -> int:
        return self.hyde if camp else self.jekyll


class Observation(NamedTuple):
    """R9.1. `legal_moves` is empty unless this seat's player decides."""

    seat: Seat
    options: Options
    seating: Seating
    totals: BySeat[int]
    hand: CardSet
    ghost_hand: CardSet | None
    counts: BySeat[Counts]
    tricks: tuple[Trick, ...]
    trick: Trick
    asked: Seat | None
    carry: CardSet
    decider: Seat | None
    legal_moves: tuple[Move, ...]

    @property
    def camp(self) -> Camp:
        return self.seating.camps[self.seat]

    @property
    def camp_on_turn(self) -> Camp:
        return self.seating.camps[self.trick.on_turn]

    def to_json(self) -> str:
        """The same bytes for the same knowledge."""
        return json.dumps(_as_dict(self), separators=(",", ":"))


def observe(round: Round, seat: Seat) -> Observation:
    if seat is round.deal.seating.ghost:
        raise ValueError(f"nobody sits on {seat.name}: it is the ghost's seat [R8.1]")
    seating = round.deal.seating
    n, e, s, w = round.hands
    decider = round.decider
    return Observation(
        seat=seat,
        options=round.options,
        seating=seating,
        totals=round.totals,
        hand=round.hands[seat],
        ghost_hand=None if seating.ghost is None else round.hands[seating.ghost],  # R8.2
        counts=(_counts(n), _counts(e), _counts(s), _counts(w)),
        tricks=round.tricks,
        trick=round.trick,
        asked=round.asked,
        carry=round.carry,
        decider=decider,
        legal_moves=legal_moves(round) if seat is decider else (),
    )


def seen_from(seat: Seat, round: Round, other: Observation) -> Observation:
    """As `observe`, but faster where another seat's is known: all but the hand and its moves is seen alike."""
    moves = legal_moves(round) if seat is other.decider else ()
    return Observation(
        seat,
        other.options,
        other.seating,
        other.totals,
        round.hands[seat],
        other.ghost_hand,
        other.counts,
        other.tricks,
        other.trick,
        other.asked,
        other.carry,
        other.decider,
        moves,
    )


def last_trick_only(observation: Observation) -> Observation:
    """R9.2: what a table without the memory aid shows of the past."""
    return observation._replace(tricks=observation.tricks[-1:])


def _counts(hand: CardSet) -> Counts:
    jekyll = (hand.mask & _JEKYLL).bit_count()
    return _COUNTS[jekyll][hand.mask.bit_count() - jekyll]


_JEKYLL = Camp.JEKYLL.cards.mask
_MOST = len(Camp.JEKYLL.cards)
_COUNTS = tuple(tuple(Counts(jekyll, hyde) for hyde in range(_MOST + 1)) for jekyll in range(_MOST + 1))


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
        "tricks": [_trick(trick) for trick in observation.tricks],
        "trick": _trick(observation.trick),
        "asked": _name(observation.asked),
        "carry": list(observation.carry.codes),
        "decider": _name(observation.decider),
        "legal_moves": [move_text(move) for move in observation.legal_moves],
    }


def _name(seat: Seat | None) -> str | None:
    return None if seat is None else seat.name


def _trick(trick: Trick) -> dict[str, Any]:
    return {"leader": trick.leader.name, "plays": [_play(play) for play in trick.plays]}


def _play(play: Played) -> list[str]:
    """For whom, from whose hand, which card: as in a position's `trick`."""
    return [play.seat.name, play.holder.name, play.card.code]
