"""The seeds of a table's deals, as docs/fair-deals.md has it."""

from __future__ import annotations

from typing import NamedTuple

from jekyllhyde.rules import Hands
from jekyllhyde.rules.fairdeal import commitment, fair_hands, seed_chain
from jekyllhyde.rules.seats import BySeat

ROUNDS = 1000
"""Seeds a match has. The longest matches to the highest target are far shorter."""


class Secret(NamedTuple):
    """`last` is the seed of the last round that could be played; `commit` is published before any deal."""

    last: bytes
    commit: bytes

    def seed(self, round_number: int) -> bytes:
        return seed_chain(self.last, ROUNDS - round_number + 1)[0]

    def hands(self, round_number: int, player_seeds: BySeat[bytes]) -> Hands:
        return fair_hands(self.seed(round_number), round_number, player_seeds)


def new_secret(last: bytes) -> Secret:
    return Secret(last, commitment(seed_chain(last, ROUNDS)[0]))
