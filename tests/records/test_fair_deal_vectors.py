"""docs/fair-deals.md followed to the letter, apart from the reference: the vectors have to come out of both."""

from __future__ import annotations

import hashlib
import hmac
import json
from itertools import count
from typing import Any

import pytest

from jekyllhyde.rules import CARDS, Card, hands_of_deck
from jekyllhyde.rules.fairdeal import ALGORITHM, commitment, fair_hands, seed_chain
from tests.records.samples import ROOT

VECTORS = json.loads((ROOT / "docs" / "deal-1-vectors.json").read_text())
PAGE = (ROOT / "docs" / "fair-deals.md").read_text()

each_deal = pytest.mark.parametrize("vector", VECTORS["deals"], ids=lambda vector: vector["name"])


def shuffled(key: bytes) -> tuple[list[int], int]:
    """The deck as card numbers, and how many bytes of the stream it took."""
    stream = (byte for block in count() for byte in hmac.digest(key, block.to_bytes(8, "big"), "sha256"))
    deck = list(range(28))
    used = 0
    for last in range(27, 0, -1):
        bound = last + 1
        while True:
            byte = next(stream)
            used += 1
            if byte < 256 - 256 % bound:
                break
        deck[last], deck[byte % bound] = deck[byte % bound], deck[last]
    return deck, used


@each_deal
def test_the_specification_gives_the_vector(vector: dict[str, Any]) -> None:
    seed = bytes.fromhex(vector["seed"])
    message = b"jekyllhyde deal/1\n" + vector["round"].to_bytes(4, "big")
    for player_seed in map(bytes.fromhex, vector["player_seeds"]):
        message += len(player_seed).to_bytes(2, "big") + player_seed
    key = hmac.digest(seed, message, "sha256")
    assert hashlib.sha256(seed).hexdigest() == vector["commitment"]
    assert message.hex() == vector["message"]
    assert key.hex() == vector["key"]
    assert hmac.digest(key, bytes(8), "sha256").hex() == vector["first_block"]
    assert shuffled(key) == (vector["card_numbers"], vector["bytes_used"])
    assert [CARDS[number].code for number in vector["card_numbers"]] == vector["deck"]


@each_deal
def test_the_reference_gives_the_vector(vector: dict[str, Any]) -> None:
    n, e, s, w = map(bytes.fromhex, vector["player_seeds"])
    seed = bytes.fromhex(vector["seed"])
    assert commitment(seed).hex() == vector["commitment"]
    assert fair_hands(seed, vector["round"], (n, e, s, w)) == hands_of_deck([Card(code) for code in vector["deck"]])


def test_the_chain() -> None:
    chain = VECTORS["chain"]
    seeds = seed_chain(bytes.fromhex(chain["last"]), chain["rounds"])
    assert [seed.hex() for seed in seeds] == chain["seeds"]
    assert commitment(seeds[0]).hex() == chain["commitment"]


def test_the_vectors_reach_into_the_second_block() -> None:
    assert VECTORS["algorithm"] == ALGORITHM
    assert max(vector["bytes_used"] for vector in VECTORS["deals"]) > 32


def test_the_page_shows_vectors_of_the_file() -> None:
    shown = PAGE.split("## Test vectors")[1].split("```")[1::2]
    assert len(shown) == 3
    assert all(any(block.strip() == _shown(vector) for vector in VECTORS["deals"]) for block in shown)


def _shown(vector: dict[str, Any]) -> str:
    lines = [
        ("seed", vector["seed"]),
        ("round", vector["round"]),
        ("player seeds", " ".join(seed or "-" for seed in vector["player_seeds"])),
        ("commitment", vector["commitment"]),
        ("key", vector["key"]),
        ("first block", vector["first_block"]),
        ("bytes used", vector["bytes_used"]),
        ("deck", " ".join(vector["deck"][:14])),
        ("", " ".join(vector["deck"][14:])),
    ]
    return "\n".join(f"{name:<12} {value}" for name, value in lines)
