"""Solved endings for `tools.train_guess`: the inputs of the guess, and the values."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from jekyllhyde.kernel import Position
from jekyllhyde.kernel.solver import solve_many

CARDS = 28
CAMP_CARDS = 14
POINTS = np.array([0, 1, 1, 1, 1, 1, 7, 6, 5, 4, 3, 0, 0, 0])  # R1.2, by kind
FACTORS = np.array([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 2, 1])
PLACES = 3
"""Where a card can be, as its camp's team sees it: in its own hands, one opponent's, or the other's."""
BATCH = 1000


class Samples(NamedTuple):
    """Endings as the leading team sees them. Camps are in the order leading, other."""

    places: NDArray[np.bool_]
    """Indexed by sample, camp, kind and place."""
    taken_points: NDArray[np.float32]
    taken_factor: NDArray[np.float32]
    open_factor: NDArray[np.float32]
    """The points in hands or carried."""
    carried: NDArray[np.float32]
    """Carried points, factor of the leading camp's deeds, factor of the other's."""
    open_points: NDArray[np.float32]
    value: NDArray[np.float32]
    """The leading team's score minus the other's."""


class SeenPosition(NamedTuple):
    """Return what `Samples` holds of one ending, without its value."""

    places: NDArray[np.bool_]
    taken_points: tuple[int, int]
    taken_factor: tuple[int, int]
    open_factor: tuple[int, int]
    carried: tuple[int, int, int]
    open_points: int


def random_ending(chance: Random, hyde_seats: int, tricks: int) -> Position:
    """Return a deal after random moves, at the start of a trick, with this many tricks left."""
    cards = list(range(CARDS))
    chance.shuffle(cards)
    hands = [sum(1 << card for card in cards[seat * 7 : seat * 7 + 7]) for seat in range(4)]
    position = Position(hands, hyde_seats, chance.randrange(4))
    while position.trick or sum(hand.bit_count() for hand in position.hands) > 4 * tricks:
        position = position.apply(chance.choice(position.legal_actions()))
    return position


def leader_turns(position: Position) -> str:
    """Return the turns of the next trick by team, L for the leader's: "LOLO" if partners sit opposite."""
    teams = [position.hyde_seats >> (position.leader + turn) % 4 & 1 for turn in range(4)]
    return "".join("L" if team == teams[0] else "O" for team in teams)


def seen(position: Position) -> SeenPosition:
    leading = position.hyde_seats >> position.leader & 1
    camps = (leading, 1 - leading)
    places = np.stack([_places(position, camp) for camp in camps])
    left = np.asarray(places.any(axis=2))
    carry = position.carry
    return SeenPosition(
        places,
        (position.points[camps[0]], position.points[camps[1]]),
        (position.factor[camps[0]], position.factor[camps[1]]),
        (int(left[0] @ FACTORS) + carry[1 + camps[0]], int(left[1] @ FACTORS) + carry[1 + camps[1]]),
        (carry[0], carry[1 + camps[0]], carry[1 + camps[1]]),
        int(left.sum(axis=0) @ POINTS) + carry[0],
    )


def _places(position: Position, camp: int) -> NDArray[np.bool_]:
    """Return each card's place, as the kernel's Holding: an opponent's only card counts as the team's own."""
    own, opponents = 0, []
    for seat, hand in enumerate(position.hands):
        cards = hand >> (camp * CAMP_CARDS) & (1 << CAMP_CARDS) - 1
        if (position.hyde_seats >> seat & 1) == camp or cards.bit_count() == 1:
            own |= cards
        else:
            opponents.append(cards)
    masks = [own, *sorted(opponents, reverse=True), 0, 0][:PLACES]
    return np.array([[mask >> kind & 1 for mask in masks] for kind in range(CAMP_CARDS)], dtype=np.bool_)


def solved_endings(seed: int, hyde_seats: int, turns: str, tricks: int, count: int) -> Iterator[Samples]:
    """Yield this many random endings whose next trick has these turns, in batches."""
    chance = Random(f"{seed} {turns} {tricks}")
    while count > 0:
        positions: list[Position] = []
        while len(positions) < min(BATCH, count):
            position = random_ending(chance, hyde_seats, tricks)
            if leader_turns(position) == turns:
                positions.append(position)
        count -= len(positions)
        yield _samples(positions)


def _samples(positions: list[Position]) -> Samples:
    views = [seen(position) for position in positions]
    places, *numbers = (np.array(column) for column in zip(*views, strict=True))
    sign = [-1 if position.hyde_seats >> position.leader & 1 else 1 for position in positions]
    values = np.array([solution.value for solution in solve_many(positions)]) * sign
    columns = (column.astype(np.float32) for column in (*numbers, values))
    return Samples._make((places.astype(np.bool_), *columns))
