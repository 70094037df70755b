"""`deal/1` and `deal/2` by the kernel, a second and independent implementation of docs/fair-deals.md."""

from __future__ import annotations

from jekyllhyde.kernel import _native
from jekyllhyde.kernel.worlds import hands_of_masks
from jekyllhyde.rules import BySeat, Hands
from jekyllhyde.rules.fairdeal import NO_PLAYER_SEEDS


def deal1(seed: bytes, round_number: int, player_seeds: BySeat[bytes] = NO_PLAYER_SEEDS) -> Hands:
    return hands_of_masks(_native.deal1(seed, round_number, player_seeds))


def deal2(seed: bytes, round_number: int, mix: bytes) -> Hands:
    return hands_of_masks(_native.deal2(seed, round_number, mix))


def mixed_seeds(commit: bytes, draw: int, seeds: BySeat[bytes]) -> bytes:
    """Combine the players' seeds, by chair, for all deals of a `deal/2` match."""
    return _native.mixed_seeds(commit, draw, seeds)
