"""A `deal/2` record is not fair any more after any change."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from jekyllhyde.records import Outcome, Record, deal2_tags, record_of, verify_record
from jekyllhyde.rules import Match, Options, PositionCard, deal_round, random_hands
from jekyllhyde.rules.fairdeal import commitment, seed_chain
from jekyllhyde.rules.fairdeal2 import PlayerSeeds, draw_seeds, mixed_hands, mixed_lot, seed_commitment

NAMES = ("Adam", "Betty", "Christian", "Doris")


@st.composite
def fair_records(draw: st.DrawFn) -> Record:
    """Records of one round in which any players give seeds and any of them are silent."""
    players = draw(st.sampled_from((3, 4)))
    options = Options(players, PositionCard.A if players == 3 else draw(st.sampled_from(PositionCard)))
    seeds = seed_chain(draw(st.binary(min_size=32, max_size=32)), draw(st.integers(1, 3)))
    commit = commitment(seeds[0])
    committed = draw(st.lists(st.sampled_from(range(players)), unique=True))
    silent = draw(st.lists(st.sampled_from(committed), unique=True)) if committed else []
    parts = tuple((chair,) for chair in silent)
    chains = {chair: draw_seeds(commit, chair, draw(st.binary(min_size=32, max_size=32))) for chair in committed}
    commitments = [seed_commitment(commit, c, chains[c][0]) if c in chains else b"" for c in range(players)]
    revealed = [chains[c][len(parts)] if c in chains and c not in silent else b"" for c in range(players)]
    by_chair = PlayerSeeds(tuple(commitments), tuple(revealed), parts)
    mix = by_chair.mix(commit)
    seating = mixed_lot(seeds[0], mix, options, NAMES[:players])
    match = deal_round(Match(options, seating), mixed_hands(seeds[0], 1, mix))
    return record_of(match, deal2_tags(commit, seeds[0], by_chair, seating))


def outcome(record: Record, tags: dict[str, str]) -> Outcome:
    return verify_record(replace(record, tags=tuple(tags.items()))).outcome


@given(fair_records(), st.randoms(use_true_random=False))
@settings(max_examples=200)
def test_only_what_was_committed_to_is_fair(record: Record, chance: Random) -> None:
    tags = dict(record.tags)
    assert verify_record(record).outcome is Outcome.FAIR
    for name in [name for name in tags if name.endswith("Seed") or name == "Commit"]:
        position = chance.randrange(64)
        digit = chance.choice([digit for digit in "0123456789abcdef" if digit != tags[name][position]])
        changed = tags[name][:position] + digit + tags[name][position + 1 :]
        assert outcome(record, tags | {name: changed}) is Outcome.UNFAIR
        assert outcome(record, {key: value for key, value in tags.items() if key != name}) is Outcome.NOT_CHECKED


@given(fair_records(), st.randoms(use_true_random=False), st.data())
@settings(max_examples=200)
def test_invented_hands_are_never_fair(record: Record, chance: Random, data: st.DataObject) -> None:
    """A record without some of its tags is not fair. Without the server's seed nothing is checked."""
    invented = replace(record, rounds=(record.rounds[0]._replace(hands=random_hands(chance)),))
    assert verify_record(invented).outcome is Outcome.UNFAIR
    kept = data.draw(st.sets(st.sampled_from([name for name, _ in record.tags])))
    partly = replace(invented, tags=tuple(entry for entry in record.tags if entry[0] in kept))
    assert verify_record(partly).outcome is not Outcome.FAIR


@given(fair_records())
def test_another_lot_is_unfair(record: Record) -> None:
    seating = record.first_seating
    if seating.single is None:
        other = replace(seating, dealer=seating.dealer.left)
        assert verify_record(replace(record, first_seating=other)).outcome is Outcome.UNFAIR


@given(fair_records(), st.text("NESW ", max_size=7))
def test_other_silence_is_not_fair(record: Record, silent: str) -> None:
    tags = dict(record.tags)
    if silent != tags.get("Silent") and " ".join(silent.split()) == silent:
        assert outcome(record, tags | {"Silent": silent}) is not Outcome.FAIR
