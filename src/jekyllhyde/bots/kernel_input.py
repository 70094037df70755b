"""Convert observations into what the kernel's bots take."""

from __future__ import annotations

from typing import TypedDict

from jekyllhyde.kernel import Observed, Position, Seen
from jekyllhyde.rules import Observation, Round


class Numbers(TypedDict):
    """The arguments of `Observed`, with seats, cards and hands as numbers."""

    seat: int
    open: list[int]
    counts: list[tuple[int, int]]
    past: list[tuple[int, int]]
    first_leader: int
    carry: int
    asked: int | None
    hyde_seats: int
    single: int | None


def past_of(played: Observation | Round) -> tuple[list[tuple[int, int]], int]:
    """Return every card played with the seat whose hand it came from (R3.5), and the seat that led the first trick."""
    tricks = (*played.tricks, played.trick)
    return [(play.card.index, play.holder) for trick in tricks for play in trick.plays], tricks[0].leader


def numbers_of(observation: Observation) -> Numbers:
    seating = observation.seating
    past, first_leader = past_of(observation)
    hands = [0, 0, 0, 0]
    hands[observation.seat] = observation.hand.mask
    if seating.ghost is not None and observation.ghost_hand is not None:
        hands[seating.ghost] = observation.ghost_hand.mask  # R8.2
    return Numbers(
        seat=observation.seat,
        open=hands,
        counts=[(counts.jekyll, counts.hyde) for counts in observation.counts],
        past=past,
        first_leader=first_leader,
        carry=observation.carry.mask,
        asked=observation.asked,
        hyde_seats=sum(camp << seat for seat, camp in enumerate(seating.camps)),
        single=seating.single,
    )


def observed_of(observation: Observation) -> Observed:
    return Observed(**numbers_of(observation))


def some_world(observation: Observation) -> Position:
    """Return the first of all worlds that fit. Rounds that the seat cannot tell apart give the same world."""
    return observed_of(observation).some_world()


def seen_of(observation: Observation) -> Seen:
    return observed_of(observation).seen()
