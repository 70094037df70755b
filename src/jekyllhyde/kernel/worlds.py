"""The hidden hands that fit what a seat may know."""

from __future__ import annotations

from jekyllhyde.kernel._native import Position, Worlds
from jekyllhyde.kernel.position import position_of_world
from jekyllhyde.rules import ALL_CARDS, CardSet, Hands, Observation, Seat


def worlds_of(observation: Observation) -> Worlds:
    """Return all worlds that fit what this seat knows of cards and counts."""
    seating = observation.seating
    hands: list[int | None] = [None] * len(Seat)
    hands[observation.seat] = observation.hand.mask
    if seating.ghost is not None and observation.ghost_hand is not None:
        hands[seating.ghost] = observation.ghost_hand.mask  # R8.2
    return Worlds(hands, observation.counts, (ALL_CARDS - seen_cards(observation)).mask)


def seen_cards(observation: Observation) -> CardSet:
    seen = observation.hand | observation.trick.cards
    if observation.ghost_hand is not None:
        seen |= observation.ghost_hand
    for trick in observation.tricks:
        seen |= trick.cards
    return seen


def sample_positions(observation: Observation, count: int, seed: int) -> list[Position]:
    """Draw worlds uniformly, as positions that can be solved or played out."""
    worlds = worlds_of(observation)
    table = position_of_world(observation, hands_of_masks(worlds.at(0)))
    return worlds.sample_positions(table, count, seed)


def hands_of_masks(masks: tuple[int, int, int, int]) -> Hands:
    n, e, s, w = (CardSet.of_mask(mask) for mask in masks)
    return n, e, s, w
