"""Reviews of records, and their JSON."""

from __future__ import annotations

import json
from dataclasses import replace

import jsonschema_rs
import pytest

from jekyllhyde import analysis
from jekyllhyde.analysis import RecordReview, review, review_many, review_round, turning_points
from jekyllhyde.analysis.many import count_decisions
from jekyllhyde.analysis.record_review import kind_of, states_of
from jekyllhyde.analysis.review_json import json_of_review, review_of_json
from jekyllhyde.bots.registry import find_bot
from jekyllhyde.kernel.review import Fortune, Kind, Name
from jekyllhyde.records import Record, read_record
from jekyllhyde.rules import Camp, Options, PositionCard, legal_moves
from tests.analysis.samples import LITTLE, ROOT, round_of, worked_round

FORMS = {"A": Options(), "B": Options(position=PositionCard.B), "3": Options(players=3)}
SCHEMA = json.loads((ROOT / "docs" / "review.schema.json").read_text())


@pytest.fixture(scope="module", params=FORMS)
def sample(request: pytest.FixtureRequest) -> tuple[Record, RecordReview]:
    bots = {camp: find_bot("random") for camp in Camp}
    record = round_of(bots, dict.fromkeys(Camp, "random"), 3, FORMS[request.param])
    return record, review(record, work=LITTLE)


def test_every_decision_is_reviewed_with_all_its_moves(sample: tuple[Record, RecordReview]) -> None:
    record, found = sample
    (round,) = record.match.rounds
    states = states_of(round)
    decisions = found.rounds[0].decisions
    assert [decision.move for decision in decisions] == list(record.rounds[0].moves)
    assert [decision.number for decision in decisions] == list(range(1, len(states) + 1))
    for state, decision in zip(states, decisions, strict=True):
        assert decision.seat is state.decider
        assert decision.trick == len(state.tricks) + 1
        assert {move.move for move in decision.moves} == set(legal_moves(state))
        assert [move.kind for move in decision.moves] == [kind_of(state, move.move) for move in decision.moves]
        assert decision.kind is decision.played.kind
        assert [move.value for move in decision.moves] == sorted((move.value for move in decision.moves), reverse=True)
        assert decision.best.loss == 0
        assert all(move.open.lower <= move.open.upper for move in decision.moves)
        assert decision.forced == (len(legal_moves(state)) == 1)


def test_beliefs_tell_of_the_cards_that_the_player_did_not_see(sample: tuple[Record, RecordReview]) -> None:
    record, found = sample
    (round,) = record.match.rounds
    for state, decision in zip(states_of(round), found.rounds[0].decisions, strict=True):
        assert state.decider is not None
        seen = {state.decider, state.deal.seating.ghost}
        hidden = {card: seat for seat, hand in enumerate(state.hands) if seat not in seen for card in hand}
        assert decision.beliefs.keys() == hidden.keys()
        for card, belief in decision.beliefs.items():
            assert seen.isdisjoint(belief)
            assert sum(belief.values()) == pytest.approx(1, abs=0.01)
            assert hidden[card] in belief or len(decision.moves) > 1  # sampling may miss an unlikely world


def test_deal_decisions_and_luck_make_the_result(sample: tuple[Record, RecordReview]) -> None:
    record, found = sample
    (round,) = found.rounds
    scored = record.match.rounds[0].score
    assert round.result == scored.jekyll.score - scored.hyde.score
    assert round.worth + round.by_decisions + round.by_luck == pytest.approx(round.result, abs=0.01)
    signs = {player.seat: -1 if player.camp else 1 for player in round.players}
    signs |= {decision.seat: signs[decision.seat] for decision in round.decisions}
    change = sum(signs[decision.seat] * (decision.luck - decision.loss) for decision in round.decisions)
    assert round.result - round.worth == pytest.approx(change, abs=0.1)


def test_players_have_the_decisions_that_they_made(sample: tuple[Record, RecordReview]) -> None:
    record, found = sample
    (round,) = found.rounds
    assert [player.player for player in round.players] == [
        name for name in record.first_seating.players if name is not None
    ]
    for player in round.players:
        own = [one for one in round.decisions if one.seat is player.seat and not one.forced]
        assert player.all.decisions == len(own)
        assert player.all.lost == pytest.approx(sum(one.loss for one in own), abs=0.05)
        for kind in Kind:
            assert player.kinds[kind].decisions == sum(one.kind is kind for one in own)
            assert (player.kinds[kind].accuracy is None) == (player.kinds[kind].decisions == 0)


def test_the_review_as_json_follows_the_schema_and_comes_back(sample: tuple[Record, RecordReview]) -> None:
    record, found = sample
    fields = json.loads(json.dumps(json_of_review(found, record, "x.jhn")))
    jsonschema_rs.validate(SCHEMA, fields)
    jsonschema_rs.validate(SCHEMA, [fields, fields])
    assert review_of_json(fields) == found
    fields["rounds"][0]["decisions"][0]["move"] = "JX"
    assert not jsonschema_rs.is_valid(SCHEMA, fields)


def test_the_schema_refuses_what_is_missing_or_unknown(sample: tuple[Record, RecordReview]) -> None:
    record, found = sample
    fields = json_of_review(found, record, "x.jhn")
    assert not jsonschema_rs.is_valid(SCHEMA, {**fields, "more": 1})
    assert not any(jsonschema_rs.is_valid(SCHEMA, {k: v for k, v in fields.items() if k != name}) for name in fields)


def test_seed_and_work_matter_and_threads_do_not() -> None:
    record = worked_round()
    one = review(record, seed=1, work=LITTLE, threads=1)
    assert one == review(record, seed=1, work=LITTLE, threads=3)
    assert one.rounds != review(record, seed=2, work=LITTLE).rounds
    assert one.rounds != review(record, seed=1, work=2 * LITTLE).rounds


@pytest.mark.parametrize("threads", [1, 2, 16])
def test_many_records_are_reviewed_as_one_by_one(threads: int) -> None:
    """With 16 threads two rounds are reviewed at the same time."""
    records = [worked_round(), worked_round()]
    steps: list[None] = []
    found = list(review_many(records, work=LITTLE, threads=threads, progress=lambda: steps.append(None)))
    assert found == [review(worked_round(), work=LITTLE)] * 2
    assert len(steps) == count_decisions(records) == 2 * len(records[0].rounds[0].moves)


@pytest.mark.parametrize("threads", [1, 16])
def test_a_closed_review_of_many_ends(threads: int) -> None:
    steps: list[None] = []
    records = [worked_round()] * 50
    reviews = review_many(records, work=LITTLE, threads=threads, progress=lambda: steps.append(None))
    next(reviews)
    reviews.close()
    assert len(steps) < count_decisions(records)


def test_a_round_that_is_not_over_is_left_out() -> None:
    text = "".join(line for line in (worked_text().splitlines(keepends=True)) if not line.startswith(("7", "Score")))
    record = read_record(text)
    assert review(record, work=LITTLE) == RecordReview(0, LITTLE, (), unfinished=True)
    with pytest.raises(ValueError, match="over"):
        review_round(record.match.rounds[0])


def worked_text() -> str:
    return (ROOT / "docs" / "examples" / "worked-round.jhn").read_text()


def test_turning_points_are_mistakes_then_luck_in_the_order_of_play() -> None:
    (round,) = review(worked_round(), work=LITTLE).rounds
    plain = [replace(one, name=Name.FINE, fortune=Fortune.NONE, loss=0.0, luck=0.0) for one in round.decisions]
    assert turning_points(replace(round, decisions=tuple(plain)), 6) == ()
    plain[9] = replace(plain[9], name=Name.MISTAKE, loss=12.0)
    plain[4] = replace(plain[4], fortune=Fortune.UNLUCKY, luck=-40.0)
    plain[2] = replace(plain[2], name=Name.BLUNDER, loss=30.0)
    plain[1] = replace(plain[1], name=Name.INACCURACY, loss=5.0)
    changed = replace(round, decisions=tuple(plain))
    assert [one.number for one in turning_points(changed, 6)] == [3, 5, 10]
    assert [one.number for one in turning_points(changed, 2)] == [3, 10]
    assert [one.number for one in turning_points(changed, 1)] == [3]


def test_the_package_gives_the_names_that_it_lists() -> None:
    assert all(getattr(analysis, name) is not None for name in analysis.__all__)
    with pytest.raises(AttributeError, match="nonsense"):
        _ = analysis.nonsense  # type: ignore[attr-defined]
