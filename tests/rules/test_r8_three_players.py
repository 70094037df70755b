"""R8 Three players"""

from __future__ import annotations

import pytest

from jekyllhyde.rules import (
    Asked,
    BySeat,
    Camp,
    Card,
    Event,
    Match,
    MatchWon,
    Options,
    Played,
    PositionCard,
    Reason,
    RuleError,
    Seat,
    Seating,
    apply_to_match,
    deal_round,
    legal_moves,
    move_of_text,
    observe,
    round_gains,
    seat_four,
    seat_three,
    totals,
    winner,
)
from tests.rules.tables import (
    ALL_JEKYLL_WITH_N_AND_S,
    JEKYLL_LEADS_72_TO_24,
    TRANSFORMATION_IN_THE_LAST_TRICK,
    after,
    hands,
    legal,
    round_of_three,
    told,
    why_not,
)

N, E, S, W = Seat
LAID_OUT = hands(*ALL_JEKYLL_WITH_N_AND_S)


@pytest.mark.parametrize("single", Seat)
def test_r8_1_the_single_player_and_the_ghost_opposite_are_hyde(single: Seat) -> None:
    seating = seat_three(single)
    assert seating.ghost is single.across
    assert seating.players[single.across] is None
    assert seating.seats_of(Camp.HYDE) == tuple(sorted((single, single.across)))
    assert seating.seats_of(Camp.JEKYLL) == tuple(sorted((single.left, single.right)))


@pytest.mark.parametrize(
    ("players", "camps", "reason"),
    [
        (("A", "B", "C", "D"), "HJHJ", Reason.GHOST_SEAT_IS_EMPTY),
        (("A", None, "C", "D"), "HJHJ", Reason.PLAYERS_DIFFER),
        (("A", "B", None, "B"), "HJHJ", Reason.PLAYERS_DIFFER),
        (("A", "B", None, "D"), "JHJH", Reason.SINGLE_PLAYS_HYDE),
        (("A", "B", None, "D"), "HHJJ", Reason.SINGLE_PLAYS_HYDE),
    ],
)
def test_r8_1_other_seatings_are_refused(players: BySeat[str | None], camps: str, reason: Reason) -> None:
    with pytest.raises(RuleError) as refused:
        Seating(players, seat_four(camps).camps, dealer=W, single=N)
    assert refused.value.reason is reason


def test_r8_1_position_card_a_only() -> None:
    with pytest.raises(RuleError) as refused:
        Options(players=3, position=PositionCard.B)
    assert refused.value.reason is Reason.POSITION_A_FOR_THREE


def test_r8_1_seats_and_options_agree_on_the_number_of_players() -> None:
    for options, seating in ((Options(players=3), seat_four()), (Options(), seat_three())):
        with pytest.raises(RuleError) as refused:
            Match(options, seating)
        assert refused.value.reason is Reason.PLAYER_COUNT


def test_r8_2_the_ghosts_seven_cards_lie_open_for_everybody() -> None:
    round = round_of_three(LAID_OUT, single=N)
    assert [len(hand) for hand in round.hands] == [7, 7, 7, 7]
    for seat in (N, E, W):
        assert observe(round, seat).ghost_hand == LAID_OUT[S]


@pytest.mark.parametrize("single", Seat)
def test_r8_3_the_single_player_sits_left_of_the_dealer_and_leads(single: Seat) -> None:
    round = round_of_three(LAID_OUT, single)
    assert round.deal.seating.dealer.left is single
    assert round.trick.leader is single
    assert round.decider is single
    with pytest.raises(RuleError) as refused:
        Seating(round.deal.seating.players, round.camps, dealer=single, single=single)
    assert refused.value.reason is Reason.SINGLE_SITS_LEFT_OF_DEALER


def test_r8_4_on_both_hyde_turns_the_single_player_chooses_from_both_hyde_hands() -> None:
    dealt = hands(n="HA H3 JX1 JX2 JX3 J3 J4", e="HB JA", s="HT HX1 J5 J6 JC JD JE", w="JB HC")
    single_on_turn = round_of_three(dealt, single=N)
    assert legal(single_on_turn) == {"HA", "H3", "HT", "HX1", "E?", "W?"}
    ghost_on_turn = after(single_on_turn, "HX1 JA")
    assert ghost_on_turn.trick.on_turn is S
    assert ghost_on_turn.decider is N
    assert legal(ghost_on_turn) == {"HA", "H3", "HT", "E?", "W?"}
    assert [why_not(ghost_on_turn, move) for move in ("N?", "S?", "HB")] == [
        Reason.SINGLE_CHOOSES_ITSELF,
        Reason.ASKS_ITSELF,
        Reason.NOT_HELD,
    ]
    assert why_not(single_on_turn, "S?") is Reason.SINGLE_CHOOSES_ITSELF


def test_r8_4_the_card_counts_for_the_seat_on_turn_out_of_either_hand() -> None:
    dealt = hands(n="HA H3", e="HB JA", s="HT HX1", w="JB HC")
    _, events = told(round_of_three(dealt, single=N), "HX1 JA HA JB")
    assert events[:4] == (
        Played(Card("HX1"), N, S),
        Played(Card("JA"), E, E),
        Played(Card("HA"), S, N),
        Played(Card("JB"), W, W),
    )


def test_r8_4_only_a_jekyll_player_with_a_hyde_card_can_be_asked_for_it() -> None:
    dealt = hands(n="HA H3", e="JT JA JC JD JE J7 J6", s="HT HX1", w="JB HC HD")
    round = round_of_three(dealt, single=N)
    assert "E?" not in legal(round)
    assert why_not(round, "E?") is Reason.ASKED_HAS_NONE
    asked, events = told(round, "W?")
    assert events == (Asked(N, W, Camp.HYDE),)
    assert asked.decider is W
    assert legal(asked) == {card.code for card in dealt[W] if card.camp is Camp.HYDE}


def test_r8_5_a_jekyll_player_may_ask_partner_single_player_and_ghost() -> None:
    dealt = hands(n="HA JX1 JX2", e="JA J7", s="HT JX3 J3", w="JB")
    jekyll_on_turn = after(round_of_three(dealt, single=N), "HA")
    assert jekyll_on_turn.decider is E
    assert {"N?", "S?", "W?"} <= legal(jekyll_on_turn)


def test_r8_5_the_asked_single_player_plays_from_its_own_hand_only() -> None:
    dealt = hands(n="HA HB HC HD HE JX1 JX2", e="JA J7", s="HT JX3 J3 H7 H6 H5 H4", w="JB")
    asked = after(round_of_three(dealt, single=N), "HA N?")
    assert asked.decider is N
    assert legal(asked) == {"JX1", "JX2"}
    assert why_not(asked, "JX3") is Reason.NOT_HELD_BY_ASKED


def test_r8_5_for_the_asked_ghost_the_single_player_chooses_among_the_ghosts_cards() -> None:
    dealt = hands(n="HA HB HC HD HE JX1 JX2", e="JA J7", s="HT JX3 J3 H7 H6 H5 H4", w="JB")
    asked = after(round_of_three(dealt, single=N), "HA S?")
    assert (asked.asked, asked.decider) == (S, N)
    assert legal(asked) == {"JX3", "J3"}
    assert why_not(asked, "JX1") is Reason.NOT_HELD_BY_ASKED
    assert told(asked, "JX3")[1] == (Played(Card("JX3"), E, S),)


def test_r8_6_left_of_the_single_player_moves_to_the_ghosts_seat_and_deals() -> None:
    first = seat_three(N, players=("Adam", "Betty", None, "Doris"))
    second = first.next()
    assert second.players == ("Adam", None, "Betty", "Doris")
    assert (second.dealer, second.single, second.ghost) == (S, W, E)
    assert second.seats_of(Camp.HYDE) == (E, W)


def test_r8_6_everybody_is_single_once_in_three_rounds() -> None:
    seating = seat_three(N, players=("Adam", "Betty", None, "Doris"))
    singles, dealers = [], []
    for _ in range(6):
        assert seating.single is not None
        singles.append(seating.players[seating.single])
        dealers.append(seating.players[seating.dealer])
        seating = seating.next()
    assert singles == ["Adam", "Doris", "Betty"] * 2
    assert dealers == ["Doris", "Betty", "Adam"] * 2


def after_one_round(moves: str, target: int) -> tuple[Match, tuple[Event, ...]]:
    seating = seat_three(E, players=("Adam", "Betty", "Christian", None))
    match = deal_round(Match(Options(players=3, target=target), seating), LAID_OUT)
    events: tuple[Event, ...] = ()
    for text in moves.split():
        match, events = apply_to_match(match, move_of_text(text))
    return match, events


def test_r8_7_each_player_gets_the_score_of_its_team_for_itself() -> None:
    match, _ = after_one_round(JEKYLL_LEADS_72_TO_24, target=1000)
    assert round_gains(match.rounds[0]) == {"Adam": 72, "Betty": 24, "Christian": 72}
    second = deal_round(match, LAID_OUT)  # Christian has moved to the seat of the ghost, Adam is single
    assert second.round is not None
    assert second.round.deal.seating.players == ("Adam", "Betty", None, "Christian")
    assert second.round.totals == (72, 24, 72, 72)
    while second.round is not None:
        second, _ = apply_to_match(second, legal_moves(second.round)[0])
    scored = second.rounds[1].score
    assert totals(second) == {
        "Adam": 72 + scored.hyde.score,
        "Betty": 24 + scored.jekyll.score,
        "Christian": 72 + scored.jekyll.score,
    }


def test_r8_7_the_highest_total_at_the_target_wins() -> None:
    match, events = after_one_round(TRANSFORMATION_IN_THE_LAST_TRICK, target=54)
    assert totals(match) == {"Adam": 0, "Betty": 54, "Christian": 0}
    assert winner(match) == "Betty"
    assert events[-1] == MatchWon("Betty")
    assert winner(after_one_round(TRANSFORMATION_IN_THE_LAST_TRICK, target=55)[0]) is None


def test_r8_7_equal_at_the_top_another_round_is_played() -> None:
    match, events = after_one_round(JEKYLL_LEADS_72_TO_24, target=72)
    assert winner(match) is None
    assert MatchWon not in map(type, events)
    assert deal_round(match, LAID_OUT).round is not None
