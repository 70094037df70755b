"""A dishonest server with a friend at the table searches for a seed that gives the friend a good hand."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from itertools import count, islice

import pytest

from jekyllhyde.records import Outcome, Record, Trust, Verification, deal1_tags, deal2_tags, record_of, verify_record
from jekyllhyde.rules import BySeat, CardSet, Hands, Match, Options, Seat, Seating, deal_round
from jekyllhyde.rules.fairdeal import commitment, fair_hands, seed_chain
from jekyllhyde.rules.fairdeal2 import PlayerSeeds, draw_seeds, mixed_hands, mixed_lot, seed_commitment
from jekyllhyde.rules.seats import seat_four

FRIEND = Seat.W
WANTED = CardSet.of_codes("JT HT JA")
"""The cards that the friend wants. About one deal in 94 gives all three."""
TRIES = 2_000

SERVER_SEEDS = seed_chain(sha256(b"the server's secret").digest(), 1)
COMMIT = commitment(SERVER_SEEDS[0])
OPTIONS = Options()
NAMES = ("Adam", "Betty", "Christian", "Mallory")


def tries() -> Iterator[bytes]:
    return (sha256(b"try %d" % number).digest() for number in islice(count(), TRIES))


def good(hands: Hands) -> bool:
    return hands[FRIEND] & WANTED == WANTED


def record(seating: Seating, hands: Hands, tags: tuple[tuple[str, str], ...]) -> Record:
    return record_of(deal_round(Match(OPTIONS, seating), hands), tags)


def test_under_deal_1_it_finds_a_hand_that_verifies() -> None:
    honest: BySeat[bytes] = (sha256(b"Adam").digest(), sha256(b"Betty").digest(), b"", b"")
    found = next(seed for seed in tries() if good(fair_hands(SERVER_SEEDS[0], 1, (*honest[:3], seed))))
    given = (*honest[:3], found)
    hands = fair_hands(SERVER_SEEDS[0], 1, given)
    verification = verify_record(record(seat_four(), hands, deal1_tags(COMMIT, SERVER_SEEDS[0], given)))
    assert good(hands)
    assert (verification.outcome, verification.trust) == (Outcome.FAIR, Trust.NO_COLLUSION)


def closed(honest: bytes, friend: bytes) -> PlayerSeeds:
    """Return the seeds of draw 1 after two players have committed."""
    seeds = (draw_seeds(COMMIT, 0, honest)[0], b"", b"", draw_seeds(COMMIT, FRIEND, friend)[0])
    commitments = tuple(seed_commitment(COMMIT, chair, seed) if seed else b"" for chair, seed in enumerate(seeds))
    return PlayerSeeds(commitments, seeds)


def verified(given: PlayerSeeds) -> tuple[Hands, Verification]:
    mix = given.mix(COMMIT)
    hands = mixed_hands(SERVER_SEEDS[0], 1, mix)
    seating = mixed_lot(SERVER_SEEDS[0], mix, OPTIONS, NAMES)
    return hands, verify_record(record(seating, hands, deal2_tags(COMMIT, SERVER_SEEDS[0], given, seating)))


def test_under_deal_2_what_it_finds_does_not_verify() -> None:
    """After the friend has committed, the honest player reveals, and the server searches as before."""
    given = closed(b"\1" * 32, b"\2" * 32)
    hands, verification = verified(given)
    assert (verification.outcome, verification.trust) == (Outcome.FAIR, Trust.ONE_SEED)
    assert not good(hands)
    found = 0
    for seed in tries():
        changed = given._replace(seeds=(*given.seeds[:3], seed))
        if good(mixed_hands(SERVER_SEEDS[0], 1, changed.mix(COMMIT))):
            found += 1
            assert verified(changed)[1].outcome is Outcome.UNFAIR
    assert found > 0, "there are such deals, but the friend is bound to another one"


def test_under_deal_2_another_commitment_is_another_one_than_the_honest_player_saw() -> None:
    """If the commitment is exchanged too, the record is consistent again. Only those who saw the old one can tell."""
    given = closed(b"\1" * 32, b"\2" * 32)
    for seed in tries():
        changed = closed(b"\1" * 32, seed)
        hands, verification = verified(changed)
        if good(hands):
            assert verification.outcome is Outcome.FAIR
            assert changed.commitments != given.commitments
            return
    pytest.fail("no try gave the hand")


def test_under_deal_2_a_search_before_the_reveals_gains_nothing() -> None:
    """The friend commits to the best seed for a wrong guess of the honest player's seed."""
    guessed = sha256(b"guess").digest()
    best = [seed for seed in tries() if good(verified(closed(guessed, seed))[0])]
    honest = [sha256(b"honest %d" % number).digest() for number in range(100)]
    hits = sum(good(verified(closed(seed, friend))[0]) for seed in honest for friend in best)
    deals = len(honest) * len(best)
    chance = 7 * 6 * 5 / (28 * 27 * 26)
    assert deals > 500
    assert abs(hits - deals * chance) < 4 * (deals * chance) ** 0.5  # no more often than at random; the seeds are fixed


def test_under_deal_2_the_server_cannot_change_its_own_part_either() -> None:
    given = closed(b"\1" * 32, b"\2" * 32)
    for seed in islice(tries(), 50):
        mix = given.mix(COMMIT)
        seating = mixed_lot(seed, mix, OPTIONS, NAMES)
        other = record(seating, mixed_hands(seed, 1, mix), deal2_tags(COMMIT, seed, given, seating))
        assert verify_record(other).outcome is Outcome.UNFAIR
