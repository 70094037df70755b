"""The server's seeds for the deals of a match, as docs/fair-deals.md describes."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from jekyllhyde.rules.fairdeal import commitment, seed_chain

ROUNDS = 1000
"""Seeds of a match. The longest matches to the highest target are far shorter."""
_STRIDE = 32
_MOST_TABLES = 4096


class Secret(NamedTuple):
    """The chain of seeds of a match. `last` is the seed of its last possible round; `commit` is published before the
    first deal."""

    last: bytes
    commit: bytes

    def seed(self, round_number: int) -> bytes:
        stage, more = divmod(ROUNDS - round_number, _STRIDE)
        return seed_chain(_stages(self.last)[stage], more + 1)[0]


@lru_cache(_MOST_TABLES)
def _stages(last: bytes) -> tuple[bytes, ...]:
    """Return every 32nd seed of the chain, from the last one back. Hashing the whole chain for each deal is slow."""
    return seed_chain(last, ROUNDS)[::-_STRIDE]


def new_secret(last: bytes) -> Secret:
    return Secret(last, commitment(seed_chain(last, ROUNDS)[0]))
