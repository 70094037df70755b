"""R2 Seats, teams, deal"""

from __future__ import annotations

from random import Random

import pytest

from jekyllhyde.rules import (
    ALL_CARDS,
    CARDS,
    Camp,
    CardSet,
    Deal,
    Options,
    PositionCard,
    Reason,
    RuleError,
    Seat,
    Seating,
    hands_of_deck,
    random_hands,
    seat_four,
    start_round,
)
from tests.rules.tables import hands, round_of_four

OPPOSITE = ("JHJH", "HJHJ")
SIDE_BY_SIDE = ("JJHH", "JHHJ", "HHJJ", "HJJH")


def test_r2_1_left_is_the_next_seat_clockwise() -> None:
    assert [seat.name for seat in Seat] == ["N", "E", "S", "W"]
    assert [seat.left for seat in Seat] == [Seat.E, Seat.S, Seat.W, Seat.N]
    assert [seat.across for seat in Seat] == [Seat.S, Seat.W, Seat.N, Seat.E]
    assert [seat.right for seat in Seat] == [Seat.W, Seat.N, Seat.E, Seat.S]


@pytest.mark.parametrize("camps", OPPOSITE + SIDE_BY_SIDE)
def test_r2_2_the_position_card_says_where_partners_sit(camps: str) -> None:
    fitting, other = (PositionCard.A, PositionCard.B) if camps in OPPOSITE else (PositionCard.B, PositionCard.A)
    deal = Deal(seat_four(camps), hands())
    assert start_round(Options(position=fitting), deal).camps == deal.seating.camps
    with pytest.raises(RuleError) as refused:
        start_round(Options(position=other), deal)
    assert refused.value.reason is Reason.PARTNERS_AS_POSITION_CARD


@pytest.mark.parametrize("camps", ["JJJH", "HHHJ", "JJJJ", "HHHH"])
def test_r2_2_teams_are_of_two(camps: str) -> None:
    with pytest.raises(RuleError) as refused:
        seat_four(camps)
    assert refused.value.reason is Reason.TEAMS_OF_TWO


@pytest.mark.parametrize("camps", OPPOSITE + SIDE_BY_SIDE)
def test_r2_2_teams_stay_for_the_whole_match(camps: str) -> None:
    first = seating = seat_four(camps, players=("Adam", "Betty", "Christian", "Doris"))
    for _ in range(5):
        seating = seating.next()
        assert (seating.players, seating.camps) == (first.players, first.camps)


def test_r2_2_four_players_are_four_different_people() -> None:
    for players in (("Adam", "Betty", "Adam", "Doris"), ("Adam", "Betty", None, "Doris")):
        with pytest.raises(RuleError) as refused:
            Seating(players, seat_four().camps, Seat.N)
        assert refused.value.reason is Reason.PLAYERS_DIFFER


@pytest.mark.parametrize("players", [2, 5])
def test_r2_2_three_or_four_can_play(players: int) -> None:
    with pytest.raises(RuleError) as refused:
        Options(players=players)
    assert refused.value.reason is Reason.PLAYER_COUNT


def test_r2_3_seven_cards_to_a_seat() -> None:
    deck = list(CARDS)
    assert [hand.codes for hand in hands_of_deck(deck)] == [
        tuple(card.code for card in deck[start : start + 7]) for start in (0, 7, 14, 21)
    ]
    n, e, s, w = random_hands(Random(1))
    assert (n | e | s | w, {len(hand) for hand in (n, e, s, w)}) == (ALL_CARDS, {7})
    assert random_hands(Random(1)) == (n, e, s, w) != random_hands(Random(2))


def test_r2_3_any_other_deal_is_refused() -> None:
    n, e, s, w = hands()
    uneven = (n | CardSet([next(iter(e))]), e.without(next(iter(e))), s, w)
    twice = (n, n, s, w)
    missing = (n.without(next(iter(n))), e, s, w)
    for wrong in (uneven, twice, missing):
        with pytest.raises(RuleError) as refused:
            Deal(seat_four(), wrong)
        assert refused.value.reason is Reason.SEVEN_CARDS_EACH


@pytest.mark.parametrize("dealer", Seat)
def test_r2_4_left_of_the_dealer_leads_and_deals_next(dealer: Seat) -> None:
    round = round_of_four(hands(), dealer=dealer)
    assert round.trick.leader is dealer.left
    assert round.decider is dealer.left
    assert round.deal.seating.next().dealer is dealer.left


def test_seats_are_found_by_team_and_by_name() -> None:
    seating = seat_four("JHHJ", players=("Adam", "Betty", "Christian", "Doris"))
    assert seating.seats_of(Camp.JEKYLL) == (Seat.N, Seat.W)
    assert seating.seats_of(Camp.HYDE) == (Seat.E, Seat.S)
    assert seating.seat_of("Christian") is Seat.S
