"""R3 A turn"""

from __future__ import annotations

from random import Random

import pytest

from jekyllhyde.rules import (
    MOVES,
    Ask,
    Asked,
    Camp,
    Card,
    Move,
    Play,
    Played,
    Reason,
    Seat,
    legal_moves,
    move_index,
    move_of_text,
    move_text,
    random_hands,
)
from tests.rules.tables import ALL_JEKYLL_WITH_N_AND_S, BOTH_90, after, hands, legal, round_of_four, told, why_not
from tests.strategies import play

N, E, S, W = Seat


def test_r3_1_one_card_for_each_seat_clockwise_from_the_leader() -> None:
    round = round_of_four(hands(*ALL_JEKYLL_WITH_N_AND_S), dealer=N)
    on_turn = []
    for card in ("H7", "J6", "H6"):
        on_turn.append(round.trick.on_turn)
        round = after(round, card)
    assert [*on_turn, round.trick.on_turn] == [E, S, W, N]
    assert round.tricks == ()
    assert len(after(round, "JA").tricks) == 1
    assert after(round, "JA").trick.plays == ()


def test_r3_1_seven_tricks_make_a_round() -> None:
    round = round_of_four(hands(*ALL_JEKYLL_WITH_N_AND_S), dealer=N)
    moves = BOTH_90.split()
    before_the_last = after(round, " ".join(moves[:-1]))
    assert not before_the_last.over
    over = after(before_the_last, moves[-1])
    assert over.over
    assert len(over.tricks) == 7
    assert over.decider is None
    assert legal_moves(over) == ()
    assert {why_not(over, move_text(move)) for move in MOVES} == {Reason.ROUND_OVER}


def test_r3_2_plays_a_card_of_its_camp_or_asks_any_other_seat_even_if_it_could_play() -> None:
    round = round_of_four(hands(n="JA J3 HX1", e="JB", s="JC", w="JD"))
    jekyll_cards = {card.code for card in round.hands[N] if card.camp is Camp.JEKYLL}
    assert legal(round) == jekyll_cards | {"E?", "S?", "W?"}
    assert {"JA", "J3"} <= jekyll_cards


def test_r3_2_refuses_the_other_camp_cards_of_others_and_asking_oneself() -> None:
    round = round_of_four(hands(n="JA HX1", e="JB", s="JC", w="JD"))
    assert why_not(round, "HX1") is Reason.WRONG_CAMP
    assert why_not(round, "JB") is Reason.NOT_HELD
    assert why_not(round, "N?") is Reason.ASKS_ITSELF


def test_r3_2_the_camp_changes_with_the_seat_on_turn() -> None:
    side_by_side = round_of_four(hands(n="JA", e="JB", s="HA", w="HB"), camps="JJHH")
    assert side_by_side.camp_on_turn is Camp.JEKYLL
    assert after(side_by_side, "JA").camp_on_turn is Camp.JEKYLL
    assert after(side_by_side, "JA JB").camp_on_turn is Camp.HYDE
    assert why_not(after(side_by_side, "JA JB"), "JC") is Reason.WRONG_CAMP


def test_r3_3_a_seat_without_that_camp_cannot_be_asked() -> None:
    round = round_of_four(hands(n="JA", e="HT HA HB HC HD HE H7", s="JC", w="JD"))
    assert not round.hands[E] & Camp.JEKYLL.cards
    assert "E?" not in legal(round)
    assert why_not(round, "E?") is Reason.ASKED_HAS_NONE
    assert {"S?", "W?"} <= legal(round)


def test_r3_3_a_seat_with_none_must_ask() -> None:
    round = round_of_four(hands(n="HT HA HB HC HD HE H7", e="JB", s="JC", w="JD"))
    assert legal(round) == {"E?", "S?", "W?"}
    assert why_not(round, "JB") is Reason.NOT_HELD


def test_r3_4_the_asked_seat_must_play_and_chooses_freely() -> None:
    round = after(round_of_four(hands(n="JA", e="JB J7 JT H3 H4 HX1 HX2", s="JC", w="JD")), "E?")
    assert (round.asked, round.decider) == (E, E)
    assert legal(round) == {"JB", "J7", "JT"}
    assert why_not(round, "W?") is Reason.MUST_ANSWER
    assert why_not(round, "H3") is Reason.WRONG_CAMP
    assert why_not(round, "JA") is Reason.NOT_HELD_BY_ASKED


def test_r3_5_the_printed_example() -> None:
    adam, betty, christian, doris = N, E, S, W
    dealt = hands(n="HX3 JB", e="JA HC", s="H4 J7", w="HX2 JC")
    round, events = told(round_of_four(dealt, camps="HJHJ"), "S? H4 N? JB W? HX2 JC")
    assert events[:-1] == (
        Asked(adam, christian, Camp.HYDE),
        Played(Card("H4"), adam, christian),
        Asked(betty, adam, Camp.JEKYLL),
        Played(Card("JB"), betty, adam),
        Asked(christian, doris, Camp.HYDE),
        Played(Card("HX2"), christian, doris),
        Played(Card("JC"), doris, doris),
    )
    assert [play.seat for play in round.tricks[0].plays] == [adam, betty, christian, doris]
    assert [7 - len(hand) for hand in round.hands] == [1, 0, 1, 2]  # Doris has played two, Betty none
    assert round.tricks[0].winner is betty  # Utterson lies in front of her


def test_r3_5_a_seat_may_be_asked_again_and_again() -> None:
    round = round_of_four(hands(n="JA", e="HA", s="HT HB HC", w="J7 H7 J6 H6"))
    after_a_trick = after(round, "W? J7 W? H7 W? J6 H6")
    assert [len(hand) for hand in after_a_trick.hands] == [7, 7, 7, 3]
    assert after_a_trick.trick.leader is N


@pytest.mark.parametrize("camps", ["JHJH", "HJHJ", "JJHH", "HJJH"])
def test_r3_6_two_cards_of_each_camp_a_trick_and_empty_hands_after_seven(camps: str) -> None:
    for seed in range(20):
        round = play(round_of_four(random_hands(Random(seed)), camps), seed)
        assert round.over
        assert all(len(trick.cards & camp.cards) == 2 for trick in round.tricks for camp in Camp)
        assert not any(round.hands)


def test_the_32_moves_and_their_numbers() -> None:
    assert len(set(MOVES)) == 32
    assert [move_index(move) for move in MOVES] == list(range(32))
    assert MOVES[0] == Play(Card("JT"))
    assert MOVES[27] == Play(Card("HX1"))
    assert MOVES[28:] == tuple(Ask(seat) for seat in Seat)


@pytest.mark.parametrize("move", MOVES, ids=move_text)
def test_a_move_is_read_as_it_is_written(move: Move) -> None:
    assert move_of_text(move_text(move)) == move


@pytest.mark.parametrize("text", ["", "N", "?", "n?", "NE?", "J8"])
def test_other_texts_are_no_moves(text: str) -> None:
    with pytest.raises(ValueError, match="no move is written"):
        move_of_text(text)
