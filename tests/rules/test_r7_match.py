"""R7 Match"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any, get_args, get_type_hints

import pytest

from jekyllhyde.rules import (
    MOVES,
    Camp,
    Event,
    IllegalMove,
    Match,
    MatchWon,
    Move,
    Options,
    Reason,
    RuleError,
    Seat,
    apply_to_match,
    deal_round,
    legal_moves,
    move_of_text,
    seat_four,
    totals,
    winner,
)
from tests.rules.tables import ALL_JEKYLL_WITH_N_AND_S, BOTH_90, JEKYLL_LEADS_72_TO_24, hands

LAID_OUT = hands(*ALL_JEKYLL_WITH_N_AND_S)


def after_one_round(moves: str, target: int) -> tuple[Match, tuple[Event, ...]]:
    match = deal_round(Match(Options(target=target), seat_four("JHJH", Seat.N)), LAID_OUT)
    events: tuple[Event, ...] = ()
    for text in moves.split():
        match, events = apply_to_match(match, move_of_text(text))
    return match, events


def play_a_round(match: Match) -> Match:
    while match.round is not None:
        match, _ = apply_to_match(match, legal_moves(match.round)[0])
    return match


@pytest.mark.parametrize("target", [72, 24, 1])
def test_r7_1_at_the_target_the_higher_score_wins(target: int) -> None:
    match, events = after_one_round(JEKYLL_LEADS_72_TO_24, target)
    assert totals(match) == {Camp.JEKYLL: 72, Camp.HYDE: 24}
    assert winner(match) is Camp.JEKYLL
    assert events[-1] == MatchWon(Camp.JEKYLL)
    with pytest.raises(RuleError) as refused:
        deal_round(match, LAID_OUT)
    assert refused.value.reason is Reason.MATCH_OVER


def test_r7_1_below_the_target_another_round_is_dealt() -> None:
    match, events = after_one_round(JEKYLL_LEADS_72_TO_24, target=73)
    assert winner(match) is None
    assert MatchWon not in map(type, events)
    second = deal_round(match, LAID_OUT)
    assert second.round is not None
    assert second.round.totals == (72, 24, 72, 24)
    assert second.round.deal.seating == seat_four("JHJH", Seat.E)
    assert totals(second) == totals(match)


def test_r7_1_rounds_add_up() -> None:
    first, _ = after_one_round(JEKYLL_LEADS_72_TO_24, target=1_000_000)
    both = play_a_round(deal_round(first, LAID_OUT))
    scored = both.rounds[1].score
    assert scored.jekyll.score + scored.hyde.score > 0
    assert totals(both) == {Camp.JEKYLL: 72 + scored.jekyll.score, Camp.HYDE: 24 + scored.hyde.score}


def test_r7_1_the_target_is_1000_unless_agreed_otherwise() -> None:
    assert Options().target == 1000
    for target in (0, -1, 1_000_001):
        with pytest.raises(RuleError) as refused:
            Options(target=target)
        assert refused.value.reason is Reason.TARGET_RANGE


def test_r7_2_equal_at_the_target_another_round_is_played() -> None:
    match, events = after_one_round(BOTH_90, target=90)
    assert totals(match) == {Camp.JEKYLL: 90, Camp.HYDE: 90}
    assert winner(match) is None
    assert MatchWon not in map(type, events)
    decided = play_a_round(deal_round(match, LAID_OUT))
    most = max(Camp, key=lambda camp: totals(decided)[camp])
    assert totals(decided)[most] > totals(decided)[most.other]
    assert winner(decided) is most


def types_in(kind: Any) -> set[Any]:
    """Return a type and the types of all its parts."""
    inner = set(get_args(kind))
    if is_dataclass(kind) or hasattr(kind, "_fields"):
        inner |= set(get_type_hints(kind).values())
    return {kind}.union(*(types_in(part) for part in inner))


def test_r7_3_no_move_and_no_event_of_a_running_round_carries_text() -> None:
    while_a_round_runs = [kind for kind in get_args(Event) if kind is not MatchWon]
    for kind in (*get_args(Move), *while_a_round_runs):
        assert not types_in(kind) & {str, bytes, Any, object}, kind
    assert str in types_in(MatchWon)  # a player's name, when no round runs any more; and the check can fail
    assert [field.name for field in fields(MatchWon)] == ["winner"]


def test_r7_3_a_player_has_no_more_than_the_32_moves_to_say() -> None:
    match, _ = after_one_round("HA JX3", target=1000)
    assert match.round is not None
    assert len(MOVES) == 32
    assert set(legal_moves(match.round)) <= set(MOVES)


def test_moves_are_for_a_round_that_runs_and_deals_for_the_time_between() -> None:
    fresh = Match(Options(), seat_four())
    with pytest.raises(IllegalMove) as too_early:
        apply_to_match(fresh, MOVES[0])
    assert too_early.value.reason is Reason.NOT_DEALT
    with pytest.raises(RuleError) as in_between:
        deal_round(deal_round(fresh, LAID_OUT), LAID_OUT)
    assert in_between.value.reason is Reason.ROUND_GOES_ON
