"""Seeds, commitments and the shuffle of fair deals, and `deal/1`. The specification is docs/fair-deals.md."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator

from jekyllhyde.rules.cards import CARDS
from jekyllhyde.rules.deal import Hands, hands_of_deck
from jekyllhyde.rules.seats import BySeat

ALGORITHM = "deal/1"
SEED_BYTES = 32
PLAYER_SEED_BYTES = 64
NO_PLAYER_SEEDS: BySeat[bytes] = (b"", b"", b"", b"")

_DOMAIN = b"jekyllhyde deal/1\n"
_HIGHEST_ROUND = 2**32 - 1


def commitment(seed: bytes) -> bytes:
    """Return the hash of a seed, to be published before the deal.

    It is also the seed of the round before, so one commitment binds a whole match.
    """
    return hashlib.sha256(checked_seed(seed)).digest()


def seed_chain(last: bytes, rounds: int) -> tuple[bytes, ...]:
    """Return the seeds of rounds 1 to `rounds`, each the hash of the next. `last` is the seed of the last round."""
    if rounds < 1:
        raise ValueError(f"a match has at least one round, not {rounds}")
    chain = [checked_seed(last)]
    while len(chain) < rounds:
        chain.append(commitment(chain[-1]))
    return tuple(reversed(chain))


def fair_hands(seed: bytes, round_number: int, player_seeds: BySeat[bytes] = NO_PLAYER_SEEDS) -> Hands:
    """Return the `deal/1` deal of a round from its seed and the players' seeds, by their seats in round 1."""
    return shuffled_hands(_key(seed, round_number, player_seeds))


def shuffled_hands(key: bytes) -> Hands:
    deck = list(CARDS)
    stream = byte_stream(key)
    for last in range(len(deck) - 1, 0, -1):
        chosen = uniform(stream, last + 1)
        deck[last], deck[chosen] = deck[chosen], deck[last]
    return hands_of_deck(deck)


def round_bytes(round_number: int) -> bytes:
    if not 1 <= round_number <= _HIGHEST_ROUND:
        raise ValueError(f"rounds are numbered from 1, not {round_number}")
    return round_number.to_bytes(4, "big")


def _key(seed: bytes, round_number: int, player_seeds: BySeat[bytes]) -> bytes:
    message = _DOMAIN + round_bytes(round_number)
    for player_seed in player_seeds:
        if len(player_seed) > PLAYER_SEED_BYTES:
            raise ValueError(f"a player's seed has at most {PLAYER_SEED_BYTES} bytes, not {len(player_seed)}")
        message += len(player_seed).to_bytes(2, "big") + player_seed
    return hmac.digest(checked_seed(seed), message, "sha256")


def byte_stream(key: bytes) -> Iterator[int]:
    """Yield an endless stream of bytes that the key determines."""
    block = 0
    while True:
        yield from hmac.digest(key, block.to_bytes(8, "big"), "sha256")
        block += 1


def uniform(stream: Iterator[int], bound: int) -> int:
    """Return a number below `bound`, all equally likely. Bytes that would favour small numbers are dropped."""
    limit = 256 - 256 % bound
    return next(byte for byte in stream if byte < limit) % bound


def checked_seed(seed: bytes) -> bytes:
    if len(seed) != SEED_BYTES:
        raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
    return seed
