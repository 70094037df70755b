"""Reviews through Python: honest, exact where they say so, reproducible, and consistent."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings

from jekyllhyde.bots.brains import BrainForm, brain_for, load_brain
from jekyllhyde.bots.kernel_input import seen_of
from jekyllhyde.kernel import Position, Work
from jekyllhyde.kernel.batch import Batch, Form
from jekyllhyde.kernel.review import (
    CERTAIN,
    MISTAKE,
    Decision,
    Kind,
    MoveWorth,
    Name,
    assess,
    name_of,
    review_decision,
    review_round,
    summarise,
)
from jekyllhyde.kernel.solver import solve
from jekyllhyde.rules import Camp, Seat, observe
from tests.bots.rounds import FORMS, decisions, redealt, seen_by_decider
from tests.redeals import Redeal, redeals

LITTLE = Work(candidates=60, worlds=160, nodes=20_000, descents=20)
SEED = 5


def random_round(form: Form, seed: int = SEED) -> tuple[Position, list[int], Position]:
    """Return a deal, all moves of a random round, and its end."""
    deal = position = Batch(1, form, seed).position(0)
    chance, moves = Random(seed), list[int]()
    while not position.over:
        moves.append(chance.choice(position.legal_actions()))
        position = position.apply(moves[-1])
    return deal, moves, position


def camps_of(deal: Position) -> list[Camp]:
    return [Camp(deal.hyde_seats >> seat & 1) for seat in Seat]


@given(redeals())
@settings(max_examples=25)
def test_r9_1_what_a_seat_cannot_see_changes_neither_values_nor_beliefs(redeal: Redeal) -> None:
    if redeal.round.decider != redeal.seat:
        return
    ours, theirs = (
        assess(seen_of(observe(round, redeal.seat)), brain_for(round.options), seed=SEED, work=LITTLE)
        for round in (redeal.round, redeal.redealt)
    )
    assert ours == theirs


@pytest.mark.parametrize("options", FORMS, ids=str)
def test_r9_1_the_decider_of_a_redealt_round_assesses_the_same(options: object) -> None:
    chance = Random(SEED)
    for round in decisions(options, 5, SEED):  # type: ignore[arg-type]
        ours, theirs = (
            assess(seen_of(seen_by_decider(one)), brain_for(one.options), seed=SEED, work=LITTLE)
            for one in (round, redealt(round, chance))
        )
        assert ours == theirs


@pytest.mark.parametrize("form", Form)
def test_a_review_of_a_round_is_that_of_each_decision_whatever_the_threads(form: Form) -> None:
    deal, moves, _ = random_round(form)
    brain = load_brain(BrainForm(form.value))
    found = review_round(deal, moves, brain, seed=SEED, work=LITTLE, threads=3)
    assert found == review_round(deal, moves, brain, seed=SEED, work=LITTLE, threads=1)
    at = len(moves) // 2
    assert found[at] == review_decision(deal, moves, at, brain, seed=SEED, work=LITTLE)
    assert [decision.action for decision in found] == moves


@pytest.mark.parametrize("form", Form)
def test_values_with_open_hands_are_those_of_the_solver(form: Form) -> None:
    deal, moves, _ = random_round(form)
    position = deal
    for at, move in enumerate(moves):
        if sum(hand.bit_count() for hand in position.hands) <= 16:
            _check_cards(position, _reviewed(deal, moves, at, form))
        position = position.apply(move)


def _reviewed(deal: Position, moves: list[int], at: int, form: Form) -> Decision:
    work = Work(candidates=5, worlds=2, nodes=1_000_000, descents=1)
    return review_decision(deal, moves, at, load_brain(BrainForm(form.value)), seed=SEED, work=work)


def _check_cards(position: Position, decision: Decision) -> None:
    solution = solve(position, moves=True)
    sign = -1 if camps_of(position)[decision.decider] is Camp.HYDE else 1
    assert (decision.worth_exact, decision.worth) == (True, solution.value)
    assert [(move.action, move.value) for move in decision.cards] == [
        (move.action, sign * move.value) for move in solution.moves
    ]


@pytest.mark.parametrize("form", Form)
def test_decisions_and_luck_make_the_difference_between_deal_and_result(form: Form) -> None:
    deal, moves, end = random_round(form)
    found = review_round(deal, moves, load_brain(BrainForm(form.value)), seed=SEED, work=LITTLE)
    result = end.score[0] - end.score[1]
    summary = summarise(found, camps_of(deal), result)
    assert summary.result - summary.worth == pytest.approx(summary.decisions + summary.luck)
    signs = [-1 if camps_of(deal)[decision.decider] else 1 for decision in found]
    luck = sum(sign * judgement.luck for sign, judgement in zip(signs, summary.judgements, strict=True))
    assert luck == pytest.approx(summary.luck)
    assert sum(seat.all.decisions for seat in summary.seats) == sum(not decision.forced for decision in found)


def test_a_forced_decision_loses_nothing_and_is_not_counted() -> None:
    deal, moves, end = random_round(Form.FOUR_A)
    found = review_round(deal, moves, load_brain(BrainForm.FOUR_A), seed=SEED, work=LITTLE)
    summary = summarise(found, camps_of(deal), end.score[0] - end.score[1])
    forced = [one for decision, one in zip(found, summary.judgements, strict=True) if decision.forced]
    assert forced
    assert all((one.name, one.loss_known, one.loss_cards) == (Name.BEST, 0, 0) for one in forced)


def test_the_kinds_of_decisions_are_told_apart() -> None:
    deal, moves, _ = random_round(Form.FOUR_A)
    found = review_round(deal, moves, load_brain(BrainForm.FOUR_A), seed=SEED, work=LITTLE)
    camps = camps_of(deal)
    for before, decision in zip([None, *found], found, strict=False):
        asked = before is not None and before.kind in {Kind.ASK_PARTNER, Kind.ASK_OPPONENT}
        assert (decision.kind is Kind.ANSWER) == asked
        if decision.kind in {Kind.ASK_PARTNER, Kind.ASK_OPPONENT}:
            same = camps[decision.action - 28] == camps[decision.decider]
            assert same == (decision.kind is Kind.ASK_PARTNER)


def test_a_loss_must_be_large_and_certain_to_be_a_mistake() -> None:
    assert name_of(MoveWorth(0, 0, 1, MISTAKE, 0)) is Name.MISTAKE
    assert name_of(MoveWorth(0, 0, 1, MISTAKE, MISTAKE / CERTAIN)) is Name.FINE


def test_progress_tells_each_decision_in_order_and_an_exception_ends_the_review() -> None:
    deal, moves, _ = random_round(Form.FOUR_A)
    brain, told = load_brain(BrainForm.FOUR_A), list[int]()

    def tell(at: int, decision: Decision) -> None:
        assert decision.action == moves[at]
        told.append(at)

    review_round(deal, moves, brain, seed=SEED, work=LITTLE, threads=2, progress=tell)
    assert told == list(range(len(moves)))

    def refuse(at: int, decision: Decision) -> None:
        raise KeyError(at, decision.action)

    with pytest.raises(KeyError):
        review_round(deal, moves, brain, seed=SEED, work=LITTLE, progress=refuse)


def test_impossible_questions_are_refused() -> None:
    deal, moves, end = random_round(Form.FOUR_A)
    brain = load_brain(BrainForm.FOUR_A)
    with pytest.raises(ValueError, match="no such decision"):
        review_decision(deal, moves, len(moves), brain, seed=SEED, work=LITTLE)
    with pytest.raises(ValueError, match="seven cards"):
        review_round(end, moves, brain, seed=SEED, work=LITTLE)
    with pytest.raises(ValueError, match="not legal"):
        review_round(deal, moves[1:], brain, seed=SEED, work=LITTLE)
    with pytest.raises(ValueError, match="worlds"):
        Work(worlds=-1)
