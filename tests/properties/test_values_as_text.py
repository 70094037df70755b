"""`repr` gives Python that makes the value again, `str` a table for people; observations also give JSON."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jekyllhyde import rules
from jekyllhyde.rules import (
    MOVES,
    Match,
    MemoryAid,
    Observation,
    Options,
    Round,
    Seat,
    apply,
    last_trick_only,
    legal_moves,
    move_text,
    new_round,
    observe,
)
from tests.strategies import matches, rounds

NAMES = {name: getattr(rules, name) for name in rules.__all__}


def observations(round: Round) -> list[Observation]:
    return [observe(round, seat) for seat in Seat if seat is not round.deal.seating.ghost]


@given(rounds())
def test_a_round_and_its_observations_can_be_evaluated(round: Round) -> None:
    for value in (round, *observations(round)):
        again = eval(repr(value), dict(NAMES))  # noqa: S307 (what this test is about)
        assert again == value
        assert type(again) is type(value)


@given(matches())
def test_a_match_can_be_evaluated(match: Match) -> None:
    assert eval(repr(match), dict(NAMES)) == match  # noqa: S307


@given(rounds())
def test_an_observation_is_read_as_it_was_written(round: Round) -> None:
    for seen in observations(round):
        assert Observation.from_json(seen.to_json()) == seen


@given(rounds())
def test_a_table_shows_open_hands_of_a_round_and_hides_others_of_an_observation(round: Round) -> None:
    for seat in Seat:
        assert str(round.hands[seat]) in str(round)
    for seen in observations(round):
        hand_lines = str(seen).splitlines()[1:5]
        shown = {seen.seat, seen.seating.ghost}
        for seat, line in zip(Seat, hand_lines, strict=True):
            if seat not in shown:
                jekyll, hyde = seen.counts[seat]
                assert line.endswith(f"{jekyll} Jekyll, {hyde} Hyde")


def test_without_the_memory_aid_the_table_counts_tricks_but_no_score() -> None:
    round = new_round(Options(memory_aid=MemoryAid.LAST_TRICK), seed=7)
    while len(round.tricks) < 3:
        round, _ = apply(round, legal_moves(round)[0])
    assert round.decider is not None
    text = str(last_trick_only(observe(round, round.decider)))
    assert text.startswith("Trick 4 of 7")
    assert "Score" not in text


def test_a_move_prints_as_records_write_it() -> None:
    assert [str(move) for move in MOVES] == [move_text(move) for move in MOVES]


JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 300) | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


@given(rounds(), st.data())
def test_a_spoiled_observation_is_refused_or_read_but_never_crashes(round: Round, data: st.DataObject) -> None:
    fields: dict[str, Any] = json.loads(observe(round, round.deal.seating.first_leader).to_json())
    name = data.draw(st.sampled_from(sorted(fields)))
    fields[name] = data.draw(JSON_VALUES)
    with suppress(ValueError):
        Observation.from_json(json.dumps(fields))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "JSON"),
        ("[" * 100_000, "JSON"),
        ("[]", "object"),
        ("{}", "seat is missing"),
    ],
)
def test_what_is_no_observation_is_refused_with_a_reason(text: str, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        Observation.from_json(text)


def test_a_wrong_field_is_named() -> None:
    fields = json.loads(observe(new_round(seed=7), Seat.N).to_json())
    fields["hand"] = ["J7", "Q9"]
    with pytest.raises(ValueError, match="hand: no card has the code 'Q9'"):
        Observation.from_json(json.dumps(fields))
