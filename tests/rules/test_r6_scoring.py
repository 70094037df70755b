"""R6 Scoring a round"""

from __future__ import annotations

import pytest

from jekyllhyde.rules import Camp, CardSet, Seat, TeamScore, seat_four
from jekyllhyde.rules.scoring import score_tricks, taken, team_score
from tests.rules.tables import trick

N, E, S, W = Seat
CAMPS = seat_four("JHJH").camps


def test_r6_1_points_of_either_camp_count() -> None:
    tricks = (trick(N, "JA H7 J7 H3"), trick(N, "J6 HB JX3 H6"))
    scored = score_tricks(tricks, CAMPS)
    assert (scored.jekyll.points, scored.hyde.points) == (1 + 7 + 7 + 3, 6 + 1 + 6)
    assert taken(tricks, CAMPS)[:2] == (CardSet.of_codes("JA H7 J7 H3"), CardSet.of_codes("J6 HB JX3 H6"))


@pytest.mark.parametrize("camp", Camp)
@pytest.mark.parametrize(
    ("deeds", "factor"),
    [("", 0), ("X1", 1), ("X2", 2), ("X3", 3), ("X1 X2", 3), ("X1 X3", 4), ("X2 X3", 5), ("X1 X2 X3", 6)],
)
def test_r6_2_the_factors_of_the_own_deeds_add_up(camp: Camp, deeds: str, factor: int) -> None:
    own = CardSet.of_codes(" ".join(camp.letter + deed for deed in deeds.split()))
    assert team_score(own, camp).factor == factor
    assert team_score(own, camp.other).factor == 0
    assert team_score(own | camp.other.cards, camp).factor == factor


@pytest.mark.parametrize(("codes", "score"), [("J7 H7 JX3", 42), ("J7 H7 HX3", 0), ("JX3 JX2", 0), ("J7 JX1", 7)])
def test_r6_3_points_times_factor_and_nothing_without_an_own_deed(codes: str, score: int) -> None:
    assert team_score(CardSet.of_codes(codes), Camp.JEKYLL).score == score


def test_r6_4_the_printed_example() -> None:
    # Jekyll can take HA only with a Transformation in the trick: otherwise HA wins for Hyde.
    tricks = (trick(N, "JT HA JX1 HX1"), trick(N, "JB H6 JX3 HC"))
    scored = score_tricks(tricks, CAMPS)
    assert scored.jekyll == TeamScore(9, 4)
    assert scored.jekyll.score == 36
    assert scored.hyde.score == 0
