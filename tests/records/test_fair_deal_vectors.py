"""A literal implementation of docs/fair-deals.md, independent of the package. Both must give the published vectors."""

from __future__ import annotations

import hashlib
import hmac
import json
from itertools import count
from typing import Any

import pytest

from jekyllhyde.rules import CARDS, Card, Options, PositionCard, hands_of_deck
from jekyllhyde.rules import fairdeal2 as deal2
from jekyllhyde.rules.fairdeal import ALGORITHM, commitment, fair_hands, seed_chain
from tests.records.samples import ROOT

VECTORS = json.loads((ROOT / "docs" / "deal-1-vectors.json").read_text())
PAGE = (ROOT / "docs" / "fair-deals.md").read_text()

each_deal = pytest.mark.parametrize("vector", VECTORS["deals"], ids=lambda vector: vector["name"])


def shuffled(key: bytes) -> tuple[list[int], int]:
    """Return the deck as card numbers, and how many bytes of the stream were used."""
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
    shown = [block.strip() for block in PAGE.split("## Test vectors")[1].split("```")[1::2]]
    vectors = [_shown(vector) for vector in VECTORS["deals"]] + [_shown_2(vector) for vector in VECTORS_2["deals"]]
    assert len(shown) == 5
    assert set(shown) <= set(vectors)


def _shown(vector: dict[str, Any]) -> str:
    inputs = [
        ("seed", vector["seed"]),
        ("round", vector["round"]),
        ("player seeds", " ".join(seed or "-" for seed in vector["player_seeds"])),
        ("commitment", vector["commitment"]),
    ]
    return _lines(inputs, vector)


def _lines(inputs: list[tuple[str, Any]], vector: dict[str, Any]) -> str:
    """Write the inputs of a vector, then the steps from its key to its deck."""
    steps = [
        ("key", vector["key"]),
        ("first block", vector["first_block"]),
        ("bytes used", vector["bytes_used"]),
        ("deck", " ".join(vector["deck"][:14])),
        ("", " ".join(vector["deck"][14:])),
    ]
    return "\n".join(f"{name:<12} {value}" for name, value in inputs + steps)


# deal/2

VECTORS_2 = json.loads((ROOT / "docs" / "deal-2-vectors.json").read_text())

each_mixed_deal = pytest.mark.parametrize("vector", VECTORS_2["deals"], ids=lambda vector: vector["name"])
each_lot = pytest.mark.parametrize("vector", VECTORS_2["lots"], ids=lambda vector: vector["name"])


def own_commitment(commit: bytes, chair: int, seed: bytes) -> bytes:
    return hashlib.sha256(b"jekyllhyde deal/2 seed\n" + commit + bytes([chair]) + seed).digest()


@each_mixed_deal
def test_the_specification_of_deal_2_gives_the_vector(vector: dict[str, Any]) -> None:
    seed = commit = bytes.fromhex(vector["seed"])
    for _ in range(vector["round"]):
        commit = hashlib.sha256(commit).digest()
    mix_message = b"jekyllhyde deal/2 mix\n" + commit + bytes([vector["draw"]])
    for chair, player_seed in enumerate(map(bytes.fromhex, vector["player_seeds"])):
        mix_message += bytes([len(player_seed)]) + player_seed
        opened = player_seed
        for _ in range(vector["draw"] if player_seed else 0):
            opened = own_commitment(commit, chair, opened)
        assert opened.hex() == vector["player_commitments"][chair]
    mix = hashlib.sha256(mix_message).digest()
    message = b"jekyllhyde deal/2 round\n" + vector["round"].to_bytes(4, "big") + mix
    key = hmac.digest(seed, message, "sha256")
    assert (commit.hex(), mix_message.hex(), mix.hex()) == (vector["commit"], vector["mix_message"], vector["mix"])
    assert (message.hex(), key.hex()) == (vector["message"], vector["key"])
    assert hmac.digest(key, bytes(8), "sha256").hex() == vector["first_block"]
    assert shuffled(key) == (vector["card_numbers"], vector["bytes_used"])
    assert [CARDS[number].code for number in vector["card_numbers"]] == vector["deck"]


@each_mixed_deal
def test_the_reference_of_deal_2_gives_the_vector(vector: dict[str, Any]) -> None:
    commit = bytes.fromhex(vector["commit"])
    seeds = [bytes.fromhex(seed) for seed in vector["player_seeds"]]
    mix = deal2.mixed_seeds(commit, vector["draw"], seeds)
    assert mix.hex() == vector["mix"]
    hands = deal2.mixed_hands(bytes.fromhex(vector["seed"]), vector["round"], mix)
    assert hands == hands_of_deck([Card(code) for code in vector["deck"]])
    for chair, seed in enumerate(seeds):
        committed = bytes.fromhex(vector["player_commitments"][chair])
        assert not seed or deal2.opens(seed, vector["draw"], committed, commit, chair)


@each_lot
def test_the_lot_of_deal_2(vector: dict[str, Any]) -> None:
    seed, mix = bytes.fromhex(vector["seed"]), bytes.fromhex(vector["mix"])
    assert hmac.digest(seed, b"jekyllhyde deal/2 lot\n" + mix, "sha256").hex() == vector["key"]
    options = Options(vector["players"], PositionCard(vector["position"]))
    seating = deal2.mixed_lot(seed, mix, options, ("Adam", "Betty", "Christian", "Doris")[: vector["players"]])
    assert "".join(camp.letter for camp in seating.camps) == vector["camps"]
    assert seating.dealer.name == vector["dealer"]
    assert (None if seating.single is None else seating.single.name) == vector["single"]


def test_a_players_chain_of_deal_2() -> None:
    chain = VECTORS_2["player_chain"]
    commit, chair = bytes.fromhex(chain["commit"]), chain["chair"]
    seeds = deal2.draw_seeds(commit, chair, bytes.fromhex(chain["last"]))
    assert [seed.hex() for seed in seeds] == chain["seeds"]
    assert deal2.seed_commitment(commit, chair, seeds[0]).hex() == chain["commitment"]
    assert [own_commitment(commit, chair, seed) for seed in seeds[1:]] == list(seeds[:-1])


def test_the_vectors_of_deal_2_reach_everything() -> None:
    deals = VECTORS_2["deals"]
    assert VECTORS_2["algorithm"] == deal2.ALGORITHM
    assert max(vector["bytes_used"] for vector in deals) > 32
    assert {vector["draw"] for vector in deals} >= {1, 2, 4, 5}
    assert {len(list(filter(None, vector["player_seeds"]))) for vector in deals} >= {0, 1, 2, 3, 4}


def _shown_2(vector: dict[str, Any]) -> str:
    seeds = [("" if chair else "player seeds", seed or "-") for chair, seed in enumerate(vector["player_seeds"])]
    inputs = [
        ("seed", vector["seed"]),
        ("round", vector["round"]),
        ("draw", vector["draw"]),
        *seeds,
        ("mix", vector["mix"]),
    ]
    return _lines(inputs, vector)
