"""R4 Winning a trick"""

from __future__ import annotations

import pytest

from jekyllhyde.rules import CardSet, Seat, TeamScore, TrickWon
from tests.rules.tables import hands, round_of_four, told, trick

N, E, S, W = Seat


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        ("J3 HX3 JE H7", S),  # the lowest character above every scene
        ("JX3 HX1 JX2 H3", W),  # the lowest scene above every deed
        ("JB HA JC HD", E),
        ("JE HD JC HB", W),
        ("J3 H4 J7 H6", N),  # scenes are equals: the first one
        ("JX1 H3 J7 HX3", E),
        ("JX1 HX3 JX3 HX2", N),  # deeds are equals: the first one
        ("JA HA JB HB", N),  # so are the two heroes
        ("JB HA JA HB", E),
        ("JD HC J7 HB", W),
        ("J5 HE JE H7", E),
    ],
)
def test_r4_1_the_highest_card_wins_and_the_first_among_equals(cards: str, winner: Seat) -> None:
    assert trick(N, cards).winner is winner


@pytest.mark.parametrize(
    ("cards", "tied"),
    [("J3 HX3 JE H7", False), ("J3 H4 JX3 HX2", True), ("JA HA JB HB", True), ("JB HA JE HE", False)],
)
def test_r4_1_a_tie_is_one_at_the_top(cards: str, tied: bool) -> None:
    assert trick(N, cards).tied is tied


def test_r4_1_what_counts_is_for_whom_a_card_was_played() -> None:
    round, _ = told(round_of_four(hands(n="JX1", e="HX1 JA", s="JX2", w="HX2")), "E? JA HX1 JX2 HX2")
    assert round.tricks[0].winner is N


@pytest.mark.parametrize("leader", Seat)
def test_r4_1_whoever_leads(leader: Seat) -> None:
    cards = "J3 HE JA HA" if leader in (N, S) else "H3 JE HA JA"
    assert trick(leader, cards).winner is leader.across


def test_r4_2_the_winners_team_takes_the_trick_and_the_winner_leads() -> None:
    round, events = told(round_of_four(hands(n="J7", e="HA", s="JX3", w="H6")), "J7 HA JX3 H6")
    assert events[-1] == TrickWon(E, CardSet.of_codes("J7 HA JX3 H6"))
    assert round.trick.leader is E
    assert round.decider is E
    assert (round.score.jekyll, round.score.hyde) == (TeamScore(0, 0), TeamScore(14, 0))
