from __future__ import annotations

from jekyllhyde.records import read_record, score_sheet
from tests.records.samples import DEAL, FOUR, FOUR_ON, HEADER, THREE, spoiled


def test_r6_4_the_printed_example() -> None:
    (sheet,) = score_sheet(read_record(FOUR))["rounds"]
    assert sheet == {
        "winners": ["S", None, "W", "N", "N", "N", None],
        "jekyll": {"points": 9, "factor": 4, "score": 36},
        "hyde": {"points": 46, "factor": 5, "score": 230},
        "neutral": ["H3", "HT", "JA", "JD"],
        "total": {"jekyll": 36, "hyde": 230},
    }


def test_a_round_that_is_being_played_is_left_out() -> None:
    sheet = score_sheet(read_record(FOUR_ON))
    assert (len(sheet["rounds"]), sheet["winner"]) == (1, None)
    assert score_sheet(read_record(HEADER + DEAL)) == {"players": 4, "rounds": [], "winner": None}


def test_r7_1_the_winner() -> None:
    assert score_sheet(read_record(spoiled(FOUR, "1000", "230")))["winner"] == "hyde"


def test_r8_7_three_players_have_totals_by_name() -> None:
    sheet = score_sheet(read_record(THREE))
    assert sheet["players"] == 3
    assert sheet["rounds"][0]["single"] == "Christian"
    assert sheet["rounds"][0]["total"] == {"Betty": 40, "Christian": 0, "Doris": 40}
