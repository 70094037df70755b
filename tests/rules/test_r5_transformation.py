"""R5 Transformation"""

from __future__ import annotations

import pytest

from jekyllhyde.rules import CardSet, RoundScored, Score, Seat, TeamScore, TrickCarried, TrickWon
from tests.rules.tables import (
    ALL_JEKYLL_WITH_N_AND_S,
    TRANSFORMATION_IN_THE_LAST_TRICK,
    TRANSFORMATIONS_IN_THE_LAST_TWO_TRICKS,
    hands,
    round_of_four,
    told,
    trick,
)

N, E, S, W = Seat


@pytest.mark.parametrize("cards", ["JT HA JA HB", "J3 HT JA HB", "J3 HA JT HB", "JA HB J3 HT", "JT HT JA HA"])
def test_r5_1_a_trick_with_a_transformation_is_won_by_nobody(cards: str) -> None:
    assert trick(N, cards).winner is None


def test_r5_1_its_cards_stay_on_the_table() -> None:
    round, events = told(round_of_four(hands(n="J7", e="HA", s="JT", w="H6")), "J7 HA JT H6")
    assert events[-1] == TrickCarried(S, CardSet.of_codes("J7 HA JT H6"))
    assert round.carry == CardSet.of_codes("J7 HA JT H6")
    assert (round.score.jekyll.points, round.score.hyde.points) == (0, 0)


@pytest.mark.parametrize(
    ("cards", "leader"),
    [("JT HA J3 H3", N), ("JA HT J3 H3", E), ("J3 HA JT H3", S), ("JA HT JT H3", E), ("JA HB JT HT", S)],
)
def test_r5_2_whoever_the_first_transformation_was_played_for_leads(cards: str, leader: Seat) -> None:
    assert trick(N, cards).next_leader is leader


def test_r5_2_not_whoever_held_it() -> None:
    round, events = told(round_of_four(hands(n="J7", e="HA", s="J6", w="JT H6")), "J7 HA W? JT H6")
    assert events[-1] == TrickCarried(S, CardSet.of_codes("J7 HA JT H6"))
    assert round.trick.leader is S


def test_r5_3_the_next_trick_that_is_won_takes_all() -> None:
    dealt = hands(n="J7 J3", e="HA HB", s="JT JX3", w="H6 H3")
    round, events = told(round_of_four(dealt), "J7 HA JT H6  JX3 H3 J3 HB")
    assert events[-1] == TrickWon(E, CardSet.of_codes("J7 HA JT H6 JX3 H3 J3 HB"))
    assert round.carry == CardSet()
    assert round.score.hyde.points == 21


def test_r5_3_a_second_transformation_carries_eight_cards_on_to_the_third_trick() -> None:
    dealt = hands(n="J7 J3 JA", e="HA HB HC", s="JT JX3 JX2", w="H6 HT H3")
    round, events = told(round_of_four(dealt), "J7 HA JT H6  JX3 HT J3 HB")
    eight = CardSet.of_codes("J7 HA JT H6 JX3 HT J3 HB")
    assert events[-1] == TrickCarried(W, eight)
    assert round.carry == eight
    round, events = told(round, "H3 JA HC JX2")
    assert events[-1] == TrickWon(N, eight | CardSet.of_codes("H3 JA HC JX2"))
    assert round.score.jekyll == TeamScore(18 + 5, 5)


def test_r5_4_a_last_trick_with_a_transformation_is_neutral() -> None:
    round = round_of_four(hands(*ALL_JEKYLL_WITH_N_AND_S), dealer=N)
    over, events = told(round, TRANSFORMATION_IN_THE_LAST_TRICK)
    assert over.score.neutral == CardSet.of_codes("HT JX3 HX3 JT")
    assert events[-1] == RoundScored(Score(TeamScore(42, 0), TeamScore(18, 3), over.score.neutral))


def test_r5_4_and_so_is_what_was_carried_into_it() -> None:
    round = round_of_four(hands(*ALL_JEKYLL_WITH_N_AND_S), dealer=N)
    over, events = told(round, TRANSFORMATIONS_IN_THE_LAST_TWO_TRICKS)
    assert over.score.neutral == CardSet.of_codes("HA JX2 HX2 JT J7 HT JX3 HX3")
    assert events[-1] == RoundScored(Score(TeamScore(42, 0), TeamScore(10, 1), over.score.neutral))
