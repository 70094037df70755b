"""deal/1: all deals are equally likely, and one commitment binds a match. records/ has tests of the vectors."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from math import comb

import pytest

from jekyllhyde.rules import ALL_CARDS, CARDS, Camp, Hands, Seat
from jekyllhyde.rules.fairdeal import (
    PLAYER_SEED_BYTES,
    SEED_BYTES,
    commitment,
    fair_hands,
    seed_chain,
    uniform,
)

SEED = bytes(range(SEED_BYTES))
DEALS = 4000


@pytest.fixture(scope="module")
def deals() -> list[Hands]:
    return [fair_hands(hashlib.sha256(b"%d" % number).digest(), 1) for number in range(DEALS)]


def chi_square(observed: Sequence[int], expected: Sequence[float]) -> float:
    return sum((seen - wanted) ** 2 / wanted for seen, wanted in zip(observed, expected, strict=True))


@pytest.mark.parametrize("bound", range(2, 29))
def test_a_choice_favours_no_number(bound: int) -> None:
    every_byte_once = iter(range(256))
    chosen = Counter(uniform(every_byte_once, bound) for _ in range(256 - 256 % bound))
    assert chosen == dict.fromkeys(range(bound), 256 // bound)
    with pytest.raises(StopIteration):  # the bytes that are left would favour the small numbers
        uniform(every_byte_once, bound)


# The seeds are fixed, so these tests always pass or always fail. The bounds are the 99.9 % points of the distributions.


def test_every_card_comes_to_every_seat_equally_often(deals: list[Hands]) -> None:
    for card in CARDS:
        holders = Counter(seat for hands in deals for seat in Seat if card in hands[seat])
        # Bonferroni: 28 cards, 3 degrees of freedom, 0.1 % in all
        assert chi_square([holders[seat] for seat in Seat], [DEALS / 4] * 4) < 25


def test_the_camps_mix_as_they_should(deals: list[Hands]) -> None:
    jekyll_cards = Counter(len(hands[Seat.N] & Camp.JEKYLL.cards) for hands in deals)
    expected = [DEALS * comb(14, count) * comb(14, 7 - count) / comb(28, 7) for count in range(8)]
    assert chi_square([jekyll_cards[count] for count in range(8)], expected) < 24.3  # 7 degrees of freedom


def test_pairs_of_neighbours_in_the_deck_are_parted_as_often_as_others(deals: list[Hands]) -> None:
    together = [
        sum(any(one in hand and other in hand for hand in hands) for hands in deals) for one, other in pairwise(CARDS)
    ]
    expected = DEALS * 6 / 27  # a card has six companions among the other 27
    spread = (expected * 21 / 27) ** 0.5
    assert all(abs(count - expected) < 4.2 * spread for count in together)


def test_a_deal_is_a_deal_and_the_same_seeds_give_it_again() -> None:
    n, e, s, w = fair_hands(SEED, 1)
    assert n | e | s | w == ALL_CARDS
    assert [len(hand) for hand in (n, e, s, w)] == [7, 7, 7, 7]
    assert fair_hands(SEED, 1) == (n, e, s, w)


def test_the_seed_the_round_and_each_players_seed_matter() -> None:
    mixed_in = [
        (b"", b"", b"", b""),
        (b"a", b"", b"", b""),
        (b"", b"a", b"", b""),
        (b"", b"", b"a", b""),
        (b"", b"", b"", b"a"),
        (b"ab", b"", b"", b""),
        (b"a", b"b", b"", b""),
        (b"\0", b"", b"", b""),
    ]
    seeds = (SEED, bytes(SEED_BYTES))
    different = {fair_hands(seed, number, players) for seed in seeds for number in (1, 2) for players in mixed_in}
    assert len(different) == len(seeds) * 2 * len(mixed_in)


@pytest.mark.parametrize("rounds", [1, 2, 5])
def test_each_seed_is_the_commitment_to_the_next(rounds: int) -> None:
    chain = seed_chain(SEED, rounds)
    assert len(chain) == rounds
    assert chain[-1] == SEED
    assert [commitment(seed) for seed in chain[1:]] == list(chain[:-1])
    assert seed_chain(chain[0], 1) == (chain[0],)


def test_a_commitment_is_a_sha256_and_can_be_a_seed() -> None:
    assert commitment(SEED) == hashlib.sha256(SEED).digest()
    assert commitment(commitment(SEED)) != commitment(SEED)


@pytest.mark.parametrize("seed", [b"", bytes(31), bytes(33)])
def test_a_seed_has_32_bytes(seed: bytes) -> None:
    for use in (commitment, lambda seed: seed_chain(seed, 1), lambda seed: fair_hands(seed, 1)):
        with pytest.raises(ValueError, match="a seed has 32 bytes"):
            use(seed)


@pytest.mark.parametrize("number", [0, -1, 2**32])
def test_rounds_have_numbers_from_1(number: int) -> None:
    with pytest.raises(ValueError, match="rounds are numbered from 1"):
        fair_hands(SEED, number)


@pytest.mark.parametrize("rounds", [0, -1])
def test_a_chain_has_at_least_one_seed(rounds: int) -> None:
    with pytest.raises(ValueError, match="at least one round"):
        seed_chain(SEED, rounds)


def test_a_players_seed_is_not_too_long() -> None:
    longest = bytes(PLAYER_SEED_BYTES)
    fair_hands(SEED, 1, (longest, longest, longest, longest))
    with pytest.raises(ValueError, match="a player's seed has at most 64 bytes"):
        fair_hands(SEED, 1, (b"", b"", b"", longest + b"!"))
