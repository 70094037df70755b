"""Properties of every round and every match."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import Phase, find, given, settings

from jekyllhyde.rules import (
    ALL_CARDS,
    MOVES,
    TRICKS,
    Ask,
    Camp,
    CardSet,
    IllegalMove,
    Kind,
    Match,
    Move,
    Options,
    Play,
    Reason,
    Round,
    RuleError,
    Seat,
    TeamScore,
    apply,
    deal_round,
    last_trick_only,
    legal_moves,
    observe,
    start_round,
    totals,
    winner,
)
from tests.redeals import Redeal, played_from, redeals
from tests.strategies import hands, matches, play, rounds

THREE = Options(players=3)


@given(rounds())
def test_28_cards_are_in_hands_or_on_the_table(round: Round) -> None:
    places = [*round.hands, *(trick.cards for trick in round.tricks), round.trick.cards]
    assert sum(len(place) for place in places) == 28
    assert CardSet(card for place in places for card in place) == ALL_CARDS
    for seat in Seat:
        assert round.hands[seat] | played_from(round, seat) == round.deal.hands[seat]


@given(rounds())
def test_each_trick_takes_two_cards_of_each_camp(round: Round) -> None:
    for trick in round.tricks:
        assert [len(trick.cards & camp.cards) for camp in Camp] == [2, 2]
        assert all(play.card.camp is round.camps[play.seat] for play in trick.plays)


@given(rounds())
def test_60_points_are_taken_carried_or_still_to_come(round: Round) -> None:
    scored = round.score
    still_to_come = round.trick.cards.points + sum(hand.points for hand in round.hands)
    assert scored.jekyll.points + scored.hyde.points + scored.neutral.points + still_to_come == 60
    assert scored.neutral == round.carry
    assert not round.over or still_to_come == 0


@given(rounds())
def test_the_score_is_what_a_player_would_add_up_on_paper(round: Round) -> None:
    piles: dict[Camp, list[str]] = {camp: [] for camp in Camp}
    on_the_table: list[str] = []
    for trick in round.tricks:
        on_the_table += [play.card.code for play in trick.plays]
        if any(play.card.kind is Kind.TRANSFORMATION for play in trick.plays):
            continue
        best_first = sorted(trick.plays, key=lambda play: play.card.rank)
        piles[round.camps[best_first[0].seat]] += on_the_table
        on_the_table = []
    for camp, pile in piles.items():
        points = sum(1 if code[1] in "ABCDE" else int(code[1]) for code in pile if code[1] not in "TX")
        factor = sum(int(code[2]) for code in pile if code[0] == camp.letter and code[1] == "X")
        assert round.score.team(camp) == TeamScore(points, factor)
        assert round.score.team(camp).score == points * factor
    assert sorted(round.score.neutral.codes) == sorted(on_the_table)


def is_allowed(round: Round, move: Move) -> bool:
    """Return whether a move is legal, by a literal reading of R3.2 to R3.4, R8.4 and R8.5."""
    seating, on_turn, camp = round.deal.seating, round.trick.on_turn, round.camp_on_turn
    free_choice = seating.single is not None and camp is Camp.HYDE
    own_hands = {on_turn, on_turn.across} if free_choice else {on_turn}
    if isinstance(move, Ask):
        holds_one = any(card.camp is camp for card in round.hands[move.seat])
        return round.asked is None and holds_one and move.seat not in own_hands
    sources = own_hands if round.asked is None else {round.asked}
    return move.card.camp is camp and any(move.card in round.hands[seat] for seat in sources)


@given(rounds())
def test_the_legal_moves_are_those_that_the_law_allows_in_order(round: Round) -> None:
    assert legal_moves(round) == tuple(move for move in MOVES if is_allowed(round, move))
    assert bool(legal_moves(round)) != round.over  # R3.6


@given(rounds())
def test_every_legal_move_applies_and_every_other_one_raises(round: Round) -> None:
    before = repr(round)
    for move in MOVES:
        if move in legal_moves(round):
            moved, events = apply(round, move)
            assert moved != round
            assert events
        else:
            with pytest.raises(IllegalMove) as refused:
                apply(round, move)
            assert isinstance(refused.value.reason, Reason)
            assert str(refused.value) == f"{refused.value.reason.key} [{refused.value.rule}]"
    assert repr(round) == before


@given(rounds())
def test_a_move_changes_what_it_should_and_nothing_else(round: Round) -> None:
    for move in legal_moves(round):
        moved, _ = apply(round, move)
        assert (moved.options, moved.deal, moved.totals) == (round.options, round.deal, round.totals)
        if isinstance(move, Ask):
            assert moved == round._replace(asked=move.seat)
        else:
            holders = [seat for seat in Seat if moved.hands[seat] != round.hands[seat]]
            assert [round.hands[seat] - moved.hands[seat] for seat in holders] == [CardSet([move.card])]
            assert moved.asked is None
            assert (*moved.tricks, moved.trick)[len(round.tricks)].plays[:-1] == round.trick.plays


@given(rounds())
def test_decider_legal_moves_and_observations_agree(round: Round) -> None:
    seating = round.deal.seating
    assert (round.decider is None) == round.over == (len(round.tricks) == TRICKS)
    assert round.decider is not seating.ghost or round.over
    for seat in Seat:
        if seat is not seating.ghost:
            seen = observe(round, seat)
            assert seen.decider is round.decider
            assert seen.legal_moves == (legal_moves(round) if seat is round.decider else ())


@given(matches())
def test_totals_are_the_sums_and_the_one_highest_at_the_target_wins(match: Match) -> None:
    sums = dict.fromkeys(totals(match), 0)
    for round in match.rounds:
        if round.over:
            for seat in Seat:
                side = round.camps[seat] if match.options.players == 4 else round.deal.seating.players[seat]
                if side is not None:
                    sums[side] += round.score.team(round.camps[seat]).score
    if match.options.players == 4:
        sums = {camp: total // 2 for camp, total in sums.items()}  # two seats a team
    assert totals(match) == sums
    highest = [side for side, total in sums.items() if total == max(sums.values())]
    won = len(highest) == 1 and sums[highest[0]] >= match.options.target
    assert winner(match) == (highest[0] if won else None)


@given(matches(), hands())
def test_rounds_follow_each_other_until_somebody_has_won(match: Match, dealt: tuple[CardSet, ...]) -> None:
    for before, after in zip(match.rounds, match.rounds[1:], strict=False):
        old, new = before.deal.seating, after.deal.seating
        assert before.over
        if old.single is None:
            assert (new.players, new.camps, new.dealer) == (old.players, old.camps, old.dealer.left)  # R2.4
        else:  # R8.6
            assert new.players[old.single] == old.players[old.single]
            assert new.players[old.single.right] == old.players[old.single.right]
            assert new.players[old.single.across] == old.players[old.single.left]
            assert (new.single, new.ghost, new.dealer) == (old.single.right, old.single.left, old.single.across)
    n, e, s, w = dealt
    if winner(match) is None and match.round is None:
        assert deal_round(match, (n, e, s, w)).round is not None
    else:
        with pytest.raises(RuleError) as refused:
            deal_round(match, (n, e, s, w))
        assert refused.value.reason is (Reason.MATCH_OVER if match.round is None else Reason.ROUND_GOES_ON)


@given(matches())
def test_a_round_knows_every_seats_total_before_it(match: Match) -> None:
    for number, round in enumerate(match.rounds):
        before = totals(Match(match.options, match.first_seating, match.rounds[:number]))
        seating = round.deal.seating
        for seat in Seat:
            player = seating.players[seating.single if seat is seating.ghost and seating.single is not None else seat]
            side = round.camps[seat] if match.options.players == 4 else player
            assert side is not None
            assert round.totals[seat] == before[side]


def moves_of(round: Round) -> list[Move]:
    """Return the moves that led to this round."""
    moves: list[Move] = []
    for trick in (*round.tricks, round.trick):
        for played in trick.plays:
            free_choice = round.deal.seating.single is not None and round.camps[played.seat] is Camp.HYDE
            own = {played.seat, played.seat.across} if free_choice else {played.seat}
            moves += [Play(played.card)] if played.holder in own else [Ask(played.holder), Play(played.card)]
    return moves if round.asked is None else [*moves, Ask(round.asked)]


def assert_the_seat_cannot_tell(case: Redeal, view: Callable[[Round, Seat], object]) -> None:
    assert view(case.round, case.seat) == view(case.redealt, case.seat)


@given(redeals())
def test_a_redeal_is_a_round_that_could_have_been(case: Redeal) -> None:
    replayed = start_round(case.redealt.options, case.redealt.deal)
    for move in moves_of(case.round):
        replayed, _ = apply(replayed, move)
    assert replayed == case.redealt


@given(redeals())
def test_a_seat_knows_nothing_of_what_it_cannot_see(case: Redeal) -> None:
    assert_the_seat_cannot_tell(case, observe)
    assert_the_seat_cannot_tell(case, lambda round, seat: observe(round, seat).to_json())
    assert_the_seat_cannot_tell(case, lambda round, seat: last_trick_only(observe(round, seat)).to_json())


@given(redeals(THREE))
def test_with_three_players_either(case: Redeal) -> None:
    assert_the_seat_cannot_tell(case, observe)
    assert_the_seat_cannot_tell(case, lambda round, seat: observe(round, seat).to_json())


@pytest.mark.parametrize("options", [Options(), THREE], ids=["four", "three"])
@pytest.mark.parametrize(
    "leaky",
    [
        lambda round, seat: (observe(round, seat), round.hands[seat.left], round.hands[seat.right]),
        lambda round, seat: (observe(round, seat), round.deal),
        lambda round, seat: (observe(round, seat), legal_moves(round)),
    ],
    ids=["hands", "deal", "moves"],
)
def test_a_leak_would_be_found(options: Options, leaky: Callable[[Round, Seat], object]) -> None:
    def leaks(case: Redeal) -> bool:
        return leaky(case.round, case.seat) != leaky(case.redealt, case.seat)

    case = find(redeals(options), leaks, settings=settings(phases=[Phase.generate]))
    with pytest.raises(AssertionError):
        assert_the_seat_cannot_tell(case, leaky)


@given(rounds())
def test_the_rest_of_any_round_can_be_played(round: Round) -> None:
    assert play(round, seed=1).over
