"""The seeds of a table's deals, as docs/fair-deals.md has it."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from jekyllhyde.rules.fairdeal import commitment, seed_chain

ROUNDS = 1000
"""Seeds a match has. The longest matches to the highest target are far shorter."""


_STRIDE = 32
_MOST_TABLES = 4096


class Secret(NamedTuple):
    """`last` is the seed of the last round that could be played; `commit` is published before any deal."""

    last: bytes
    commit: bytes

    def seed(self, round_number: int) -> bytes:
        stage, more = divmod(ROUNDS - round_number, _STRIDE)
        return seed_chain(_stages(self.last)[stage], more + 1)[0]


@lru_cache(_MOST_TABLES)
def _stages(last: bytes) -> tuple[bytes, ...]:
    """Some seeds of the chain, from the last one back: all of it, for each deal, would take longer than all else."""
    return seed_chain(last, ROUNDS)[::-_STRIDE]


def new_secret(last: bytes) -> Secret:
    return Secret(last, commitment(seed_chain(last, ROUNDS)[0]))
