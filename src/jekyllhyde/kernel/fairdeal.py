"""`deal/1` by the kernel: an independent second reading of docs/fair-deals.md."""

from __future__ import annotations

from jekyllhyde.kernel import _native
from jekyllhyde.kernel.worlds import hands_of_masks
from jekyllhyde.rules import BySeat, Hands
from jekyllhyde.rules.fairdeal import NO_PLAYER_SEEDS


def deal1(seed: bytes, round_number: int, player_seeds: BySeat[bytes] = NO_PLAYER_SEEDS) -> Hands:
    return hands_of_masks(_native.deal1(seed, round_number, player_seeds))
