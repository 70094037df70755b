from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from jekyllhyde.records import (
    DealVerdict,
    Flaw,
    Outcome,
    Record,
    TagFlaw,
    Tags,
    Trust,
    deal1_tags,
    read_record,
    record_of,
    verify_record,
)
from jekyllhyde.rules import BySeat, Match, Options, Seating, apply_to_match, deal_round, legal_moves
from jekyllhyde.rules.fairdeal import NO_PLAYER_SEEDS, commitment, fair_hands, seed_chain
from jekyllhyde.rules.seats import seat_four, seat_three
from tests.records.samples import ROOT

SEEDS = seed_chain(bytes(range(32)), 3)
COMMIT = commitment(SEEDS[0])
PLAYER_SEEDS: BySeat[bytes] = (b"Adam", b"\x00" * 64, b"", b"\xff")

FAIR, WRONG, HIDDEN = DealVerdict.FAIR, DealVerdict.WRONG_DEAL, DealVerdict.NOT_REVEALED


def fair_match(seating: Seating, player_seeds: BySeat[bytes], shown_rounds: int = 3) -> Match:
    match = Match(Options(players=4 if seating.single is None else 3, target=1_000_000), seating)
    generator = Random(7)
    for number in range(1, shown_rounds + 1):
        match = deal_round(match, fair_hands(SEEDS[number - 1], number, player_seeds))
        while match.round is not None and number < shown_rounds:
            match, _ = apply_to_match(match, generator.choice(legal_moves(match.round)))
    return match


def verdicts(match: Match, tags: Tags) -> tuple[DealVerdict, ...]:
    verification = verify_record(record_of(match, tags))
    assert not verification.flaws
    return verification.rounds


@pytest.mark.parametrize(
    ("revealed", "expected"), [(1, (FAIR, HIDDEN, HIDDEN)), (2, (FAIR, FAIR, HIDDEN)), (3, (FAIR, FAIR, FAIR))]
)
def test_rounds_up_to_the_revealed_seed_are_checked(revealed: int, expected: tuple[DealVerdict, ...]) -> None:
    match = fair_match(seat_four(), PLAYER_SEEDS)
    verification = verify_record(record_of(match, deal1_tags(COMMIT, SEEDS[revealed - 1], PLAYER_SEEDS)))
    assert verification.rounds == expected
    assert verification.outcome is (Outcome.FAIR if revealed == 3 else Outcome.NOT_CHECKED)
    assert verification.trust is Trust.NO_COLLUSION


def test_before_any_seed_is_revealed_nothing_is_checked() -> None:
    match = fair_match(seat_four(), NO_PLAYER_SEEDS)
    verification = verify_record(record_of(match, deal1_tags(COMMIT, None)))
    assert verification.rounds == (HIDDEN, HIDDEN, HIDDEN)
    assert verification.outcome is Outcome.NOT_CHECKED


def test_three_players() -> None:
    match = fair_match(seat_three(), PLAYER_SEEDS)
    assert verdicts(match, deal1_tags(COMMIT, SEEDS[2], PLAYER_SEEDS)) == (FAIR, FAIR, FAIR)


def test_a_deal_with_other_player_seeds_is_wrong() -> None:
    match = fair_match(seat_four(), NO_PLAYER_SEEDS)
    verification = verify_record(record_of(match, deal1_tags(COMMIT, SEEDS[1], PLAYER_SEEDS)))
    assert verification.rounds == (WRONG, WRONG, HIDDEN)
    assert verification.outcome is Outcome.UNFAIR


def test_one_exchanged_deal_is_found() -> None:
    record = record_of(fair_match(seat_four(), NO_PLAYER_SEEDS, 1), deal1_tags(COMMIT, SEEDS[0]))
    n, e, s, w = record.rounds[0].hands
    exchanged = replace(record, rounds=(record.rounds[0]._replace(hands=(e, n, s, w)),))
    assert verify_record(exchanged).rounds == (WRONG,)


def test_upper_case_digits_are_digits_too() -> None:
    tags = tuple((tag, value.upper() if tag != "Deal" else value) for tag, value in deal1_tags(COMMIT, SEEDS[2]))
    assert verdicts(fair_match(seat_four(), NO_PLAYER_SEEDS), tags) == (FAIR, FAIR, FAIR)


def with_tag(record: Record, name: str, value: str | None) -> Record:
    others = tuple(entry for entry in record.tags if entry[0] != name)
    return replace(record, tags=others if value is None else (*others, (name, value)))


@pytest.mark.parametrize(
    ("tag", "value", "flaw"),
    [
        ("Deal", None, Flaw.TAG_MISSING),
        ("Deal", "deal/3", Flaw.UNKNOWN_ALGORITHM),
        ("Commit", None, Flaw.TAG_MISSING),
        ("Commit", "", Flaw.WRONG_LENGTH),
        ("Commit", "00" * 31, Flaw.WRONG_LENGTH),
        ("Commit", "0x" + "00" * 31, Flaw.NOT_HEX),
        ("Commit", "00 " * 32, Flaw.NOT_HEX),
        ("Seed", "0" * 63, Flaw.NOT_HEX),
        ("Seed", "00" * 33, Flaw.WRONG_LENGTH),
        ("Seed", "00" * 32, Flaw.COMMIT_NOT_MET),
        ("NorthSeed", "Adam", Flaw.NOT_HEX),
        ("WestSeed", "00" * 65, Flaw.WRONG_LENGTH),
        ("SouthSeed", "00", Flaw.EMPTY_SEAT),
    ],
)
def test_flawed_tags(tag: str, value: str | None, flaw: Flaw) -> None:
    record = record_of(fair_match(seat_three(), NO_PLAYER_SEEDS), deal1_tags(COMMIT, SEEDS[2]))
    verification = verify_record(with_tag(record, tag, value))
    assert (verification.rounds, verification.flaws) == ((), (TagFlaw(tag, flaw),))
    assert verification.outcome is (Outcome.UNFAIR if flaw is Flaw.COMMIT_NOT_MET else Outcome.NOT_CHECKED)
    assert f"the tag {tag}" in str(verification.flaws[0]) or f"no tag {tag}" in str(verification.flaws[0])


def test_a_seed_of_a_round_beyond_the_record_is_refused() -> None:
    record = record_of(fair_match(seat_four(), NO_PLAYER_SEEDS, 2), deal1_tags(COMMIT, SEEDS[2]))
    assert verify_record(record).flaws == (TagFlaw("Seed", Flaw.COMMIT_NOT_MET),)


def test_all_flaws_are_told_at_once() -> None:
    record = record_of(fair_match(seat_four(), NO_PLAYER_SEEDS), (("Seed", "x"), ("EastSeed", "y")))
    assert [flaw.tag for flaw in verify_record(record).flaws] == ["Deal", "Commit", "Seed", "EastSeed"]


def test_the_example_of_deal_2_in_the_documentation() -> None:
    record = read_record((ROOT / "docs" / "examples" / "fair-deals.jhn").read_bytes())
    verification = verify_record(record)
    assert (verification.outcome, verification.lot, verification.rounds) == (Outcome.FAIR, FAIR, (FAIR, FAIR))
    assert (record.tag("Silent"), verification.trust) == ("S", Trust.ONE_SEED)


def test_the_example_of_deal_1_in_the_documentation() -> None:
    record = read_record((ROOT / "docs" / "examples" / "fair-deals-1.jhn").read_bytes())
    assert verify_record(record).rounds == (FAIR, FAIR, HIDDEN)
