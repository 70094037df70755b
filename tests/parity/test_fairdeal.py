"""deal/1 and deal/2 in C++ give the deals of the Python version and of the published vectors."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jekyllhyde.kernel import _native, deal1, deal2, mixed_seeds
from jekyllhyde.rules import fairdeal2
from jekyllhyde.rules.fairdeal import commitment, fair_hands

VECTORS = json.loads((Path(__file__).parents[2] / "docs" / "deal-1-vectors.json").read_text())["deals"]


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["name"])
def test_the_published_vectors(vector: dict[str, object]) -> None:
    seed = bytes.fromhex(str(vector["seed"]))
    n, e, s, w = (bytes.fromhex(text) for text in vector["player_seeds"])  # type: ignore[attr-defined]
    numbers = vector["card_numbers"]
    assert isinstance(numbers, list)
    assert isinstance(vector["round"], int)
    hands = deal1(seed, vector["round"], (n, e, s, w))
    assert [hand.mask for hand in hands] == [sum(1 << card for card in numbers[i : i + 7]) for i in (0, 7, 14, 21)]
    assert _native.commitment(seed).hex() == vector["commitment"]


seeds = st.binary(min_size=32, max_size=32)
player_seeds = st.binary(max_size=64)


@given(seeds, st.integers(1, 2**32 - 1), st.tuples(player_seeds, player_seeds, player_seeds, player_seeds))
def test_any_seeds(seed: bytes, number: int, mixed_in: tuple[bytes, bytes, bytes, bytes]) -> None:
    assert deal1(seed, number, mixed_in) == fair_hands(seed, number, mixed_in)
    assert _native.commitment(seed) == commitment(seed)


@pytest.mark.parametrize(
    ("seed", "number", "player_seed"),
    [(b"short", 1, b""), (bytes(32), 0, b""), (bytes(32), 2**32, b""), (bytes(32), 1, bytes(65))],
)
def test_what_is_no_deal_is_refused(seed: bytes, number: int, player_seed: bytes) -> None:
    with pytest.raises(ValueError, match=r"seed|round"):
        deal1(seed, number, (player_seed, b"", b"", b""))


VECTORS_2 = json.loads((Path(__file__).parents[2] / "docs" / "deal-2-vectors.json").read_text())["deals"]
by_chair = st.just(b"") | seeds


@pytest.mark.parametrize("vector", VECTORS_2, ids=lambda vector: vector["name"])
def test_the_published_vectors_of_deal_2(vector: dict[str, Any]) -> None:
    a, b, c, d = (bytes.fromhex(text) for text in vector["player_seeds"])
    mix = mixed_seeds(bytes.fromhex(vector["commit"]), vector["draw"], (a, b, c, d))
    assert mix.hex() == vector["mix"]
    numbers = vector["card_numbers"]
    hands = deal2(bytes.fromhex(vector["seed"]), vector["round"], mix)
    assert [hand.mask for hand in hands] == [sum(1 << card for card in numbers[i : i + 7]) for i in (0, 7, 14, 21)]


@given(seeds, seeds, st.integers(1, 2**32 - 1), st.integers(1, 5), st.tuples(by_chair, by_chair, by_chair, by_chair))
def test_deal_2_is_the_python_version(
    seed: bytes, commit: bytes, number: int, draw: int, given_seeds: tuple[bytes, bytes, bytes, bytes]
) -> None:
    mix = mixed_seeds(commit, draw, given_seeds)
    assert mix == fairdeal2.mixed_seeds(commit, draw, given_seeds)
    assert deal2(seed, number, mix) == fairdeal2.mixed_hands(seed, number, mix)
