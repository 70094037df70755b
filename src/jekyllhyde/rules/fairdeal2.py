"""`deal/2`: as `deal/1`, but players commit to their seeds before any seed is revealed. See docs/fair-deals.md.

A chair is a player's place in the order of the seats N, E, S, W of round 1; the ghost's seat is left out (R8.1).
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import NamedTuple

from jekyllhyde.rules.deal import Hands
from jekyllhyde.rules.fairdeal import byte_stream, checked_seed, round_bytes, shuffled_hands, uniform
from jekyllhyde.rules.options import Options, PositionCard
from jekyllhyde.rules.seats import SEATS, Seating, seat_four, seat_three

ALGORITHM = "deal/2"
CHAIRS = 4
MOST_DRAWS = 4
"""A draw is repeated without the players who did not reveal their seeds, so at most three times with four players."""

ByChair = tuple[bytes, ...]
"""One value for each chair, empty where there is none."""

_SEED_DOMAIN = b"jekyllhyde deal/2 seed\n"
_MIX_DOMAIN = b"jekyllhyde deal/2 mix\n"
_LOT_DOMAIN = b"jekyllhyde deal/2 lot\n"
_ROUND_DOMAIN = b"jekyllhyde deal/2 round\n"

_CAMPS = {PositionCard.A: ("JHJH", "HJHJ"), PositionCard.B: ("JJHH", "HHJJ", "JHHJ", "HJJH")}


class PlayerSeeds(NamedTuple):
    """The players' seeds. `silent` has, for each draw that was repeated, the chairs that did not reveal theirs."""

    commitments: ByChair = ()
    seeds: ByChair = ()
    silent: tuple[tuple[int, ...], ...] = ()

    @property
    def draw(self) -> int:
        return len(self.silent) + 1

    def mix(self, commit: bytes) -> bytes:
        return mixed_seeds(commit, self.draw, self.seeds)


def seed_commitment(commit: bytes, chair: int, seed: bytes) -> bytes:
    """Bind a player's seed to the match (its `commit`) and the chair, so that nobody else can use it.

    The result is also the player's seed of the draw before, so one commitment binds the seeds of all draws.
    """
    if not 0 <= chair < CHAIRS:
        raise ValueError(f"chairs are numbered from 0 to {CHAIRS - 1}, not {chair}")
    return hashlib.sha256(_SEED_DOMAIN + checked_seed(commit) + bytes([chair]) + checked_seed(seed)).digest()


def draw_seeds(commit: bytes, chair: int, last: bytes) -> tuple[bytes, ...]:
    """Return a player's seeds of draws 1 to `MOST_DRAWS`. `last`, drawn at random, is the seed of the last draw."""
    seeds = [checked_seed(last)]
    while len(seeds) < MOST_DRAWS:
        seeds.append(seed_commitment(commit, chair, seeds[-1]))
    return tuple(reversed(seeds))


def opens(seed: bytes, draw: int, commitment: bytes, commit: bytes, chair: int) -> bool:
    """Return whether the player has committed to this seed for this draw."""
    if len(seed) != len(commitment):
        return False
    for _ in range(draw):
        seed = seed_commitment(commit, chair, seed)
    return seed == commitment


def mixed_seeds(commit: bytes, draw: int, seeds: Sequence[bytes]) -> bytes:
    """Combine the players' seeds for all deals of a match. `seeds` is by chair, empty for a player who gave none."""
    if not 1 <= draw <= MOST_DRAWS + 1 or len(seeds) > CHAIRS:
        raise ValueError(f"at most {MOST_DRAWS + 1} draws and {CHAIRS} chairs, not {draw} and {len(seeds)}")
    message = _MIX_DOMAIN + checked_seed(commit) + bytes([draw])
    for seed in (*seeds, *[b""] * (CHAIRS - len(seeds))):
        message += bytes([len(seed)]) + (checked_seed(seed) if seed else b"")
    return hashlib.sha256(message).digest()


def mixed_hands(seed: bytes, round_number: int, mix: bytes) -> Hands:
    """Return the deal of a round from its seed and the players' mixed seeds."""
    message = _ROUND_DOMAIN + round_bytes(round_number) + checked_seed(mix)
    return shuffled_hands(hmac.digest(checked_seed(seed), message, "sha256"))


def mixed_lot(first_seed: bytes, mix: bytes, options: Options, names: Sequence[str]) -> Seating:
    """Draw lots for seats and teams (R2.2, R8.7) from the seed of round 1.

    The names sit clockwise from N. With three players one seat stays empty.
    """
    stream = byte_stream(hmac.digest(checked_seed(first_seed), _LOT_DOMAIN + checked_seed(mix), "sha256"))
    seat = SEATS[uniform(stream, len(SEATS))]
    if options.players == 3:
        left = iter(names)
        a, b, c, d = (None if other is seat.across else next(left) for other in SEATS)
        return seat_three(seat, (a, b, c, d))
    n, e, s, w = names
    camps = _CAMPS[options.position]
    return seat_four(camps[uniform(stream, len(camps))], seat, (n, e, s, w))
