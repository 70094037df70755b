"""Reports over many records."""

from __future__ import annotations

import json
from collections.abc import Sequence

import jsonschema_rs
import pytest

from jekyllhyde.analysis import Reviewed, report, review_many
from jekyllhyde.analysis.habits import WHAT, WHEN, Case, Place, find_habits
from jekyllhyde.analysis.player_report import NoDecisions, chairs_of
from jekyllhyde.analysis.report_json import json_of_report
from jekyllhyde.analysis.situation import situation_of
from jekyllhyde.bots.registry import find_bot
from jekyllhyde.kernel.review import Kind
from jekyllhyde.rules import Ask, Camp, Card, Play, Seat, apply, new_round
from tests.analysis.samples import LITTLE, ROOT, AsksOpponents, round_of

SCHEMA = json.loads((ROOT / "docs" / "review-report.schema.json").read_text())
ROUNDS = 10


@pytest.fixture(scope="module")
def reviewed() -> Sequence[Reviewed]:
    """Rounds of a bot that always asks an opponent, in both camps, against `expert`."""
    records = []
    for seed in range(ROUNDS):
        asks = Camp(seed % 2)
        bots = {asks: AsksOpponents(), asks.other: find_bot("expert")}
        records.append(round_of(bots, {asks: "asks", asks.other: "expert"}, seed))
    reviews = review_many(records, work=LITTLE)
    return [
        Reviewed(f"{number}.jhn", record, found)
        for number, (record, found) in enumerate(zip(records, reviews, strict=True))
    ]


def test_the_planted_habit_is_named_first(reviewed: Sequence[Reviewed]) -> None:
    found = report(reviewed, "asks")
    assert found.habits[0].text.startswith("Asking an opponent")
    assert (found.records, found.all.rounds) == (ROUNDS, ROUNDS)
    costs = [habit.per_round.mean for habit in found.habits]
    assert costs == sorted(costs, reverse=True)
    assert costs[0] > 2 * costs[1]
    assert max(found.kinds, key=lambda kind: found.kinds[kind].lost.mean) is Kind.ASK_OPPONENT


def test_the_better_player_is_more_accurate(reviewed: Sequence[Reviewed]) -> None:
    found = report(reviewed)
    asks, expert = found.players["asks"], found.players["expert"]
    assert asks.accuracy is not None
    assert expert.accuracy is not None
    assert asks.accuracy < expert.accuracy
    assert found.tables["expert"] == asks
    assert found.tables["asks"] == expert
    assert found.all.decisions == asks.decisions + expert.decisions
    assert sum(line.decisions for line in found.kinds.values()) == found.all.decisions


def test_an_example_is_where_it_is_said_to_be(reviewed: Sequence[Reviewed]) -> None:
    for habit in report(reviewed, "asks").habits:
        example = habit.example
        source = next(one for one in reviewed if one.file == example.place.file)
        decision = source.review.rounds[example.place.round - 1].decisions[example.number - 1]
        assert (decision.move, decision.best.move, decision.loss) == (example.move, example.better, example.loss)
        assert decision.loss > 0


def test_the_report_as_json_follows_the_schema(reviewed: Sequence[Reviewed]) -> None:
    for player in (None, "asks"):
        fields = json.loads(json.dumps(json_of_report(report(reviewed, player))))
        jsonschema_rs.validate(SCHEMA, fields)
        assert not jsonschema_rs.is_valid(SCHEMA, {**fields, "more": 1})


def test_nobody_to_report_on(reviewed: Sequence[Reviewed]) -> None:
    with pytest.raises(NoDecisions, match="'nobody'; there are asks, expert"):
        report(reviewed, "nobody")
    with pytest.raises(NoDecisions, match="no round is over"):
        report([])


def test_facts_of_a_situation() -> None:
    round = new_round(seed=7)
    first = situation_of(round)
    assert (first.trick, first.leading, first.last_to_play, first.points, first.deed) == (1, True, False, 0, False)
    assert (first.transformation_out, first.ahead, first.for_camp, first.camp) == (True, None, Camp.JEKYLL, Camp.JEKYLL)
    round, _ = apply(round, Play(Card("J6")))
    round, _ = apply(round, Ask(Seat.S))
    asked = situation_of(round)
    assert (asked.for_camp, asked.camp, asked.points, asked.ahead) == (Camp.HYDE, Camp.JEKYLL, 6, Camp.JEKYLL)
    round, _ = apply(round, Play(Card("HB")))
    round, _ = apply(round, Play(Card("JX3")))
    last = situation_of(round)
    assert (last.last_to_play, last.points, last.deed, last.ahead) == (True, 7, True, Camp.HYDE)
    round, _ = apply(round, Ask(Seat.N))
    round, _ = apply(round, Play(Card("HT")))
    carried = situation_of(round)
    assert (carried.trick, carried.leading, carried.points, carried.deed) == (2, True, 7, True)


def cases(losses: dict[Kind, list[float]]) -> list[Case]:
    """Return decisions of the first lead, each in a round of its own."""
    situation = situation_of(new_round(seed=7))
    return [
        Case(Place("x", number), 1, situation, kind, Ask(Seat.S), Kind.OWN_CARD, Play(Card("JE")), loss)
        for kind, lost in losses.items()
        for number, loss in enumerate(lost)
    ]


def test_habits_do_not_overlap_and_cost_more_than_the_average() -> None:
    found = cases({Kind.ASK_OPPONENT: [30.0, 10.0, 20.0], Kind.ASK_PARTNER: [1.0] * 6, Kind.OWN_CARD: [15.0] * 3})
    habits = find_habits(found, {Place("x", number): 1 for number in range(6)}, 5)
    assert [(habit.text, habit.decisions) for habit in habits] == [
        ("Asking an opponent", 3),
        ("Playing a card from hand", 3),
    ]
    assert habits[0].per_round.mean == pytest.approx(60 / 6)
    assert habits[0].per_decision == pytest.approx(20)
    assert habits[0].example.loss == 30


def test_equal_decisions_and_rare_ones_are_no_habits() -> None:
    seats = {Place("x", number): 1 for number in range(6)}
    assert find_habits(cases({Kind.ASK_OPPONENT: [5.0] * 3, Kind.OWN_CARD: [5.0] * 3}), seats, 5) == ()
    assert find_habits(cases({Kind.ASK_OPPONENT: [50.0] * 2, Kind.OWN_CARD: [5.0] * 3}), seats, 5) == ()
    assert find_habits([], seats, 5) == ()


def test_every_class_can_occur(reviewed: Sequence[Reviewed]) -> None:
    """A class that never holds would be a mistake in its condition."""
    found = [case for one in reviewed for chair in chairs_of(one) for case in chair.cases]
    assert all(any(holds(case) for case in found) for holds in (*WHAT.values(), *WHEN.values()))
