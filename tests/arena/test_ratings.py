"""Ratings, charts, and the messages if their libraries are missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from jekyllhyde.arena.chart import draw_chart
from jekyllhyde.arena.contest import Pair
from jekyllhyde.arena.extras import MissingExtra, import_extra
from jekyllhyde.arena.ratings import ratings

AB, AC, BC = Pair("a", "b"), Pair("a", "c"), Pair("b", "c")


def test_who_wins_boards_is_rated_higher() -> None:
    rated = ratings(["c", "b", "a"], {AB: [5.0, 9.0, -1.0] * 10, AC: [20.0] * 30, BC: [3.0, -2.0, 4.0] * 10})
    assert [rating.bot for rating in rated] == ["a", "b", "c"]
    assert all(rating.deviation < 25 / 3 for rating in rated)


def test_draws_leave_all_equal() -> None:
    first, second = ratings(["a", "b"], {AB: [0.0] * 10})
    assert first.mean == pytest.approx(second.mean)


@pytest.mark.parametrize(("name", "start"), [("chart.svg", b"<?xml"), ("chart.png", b"\x89PNG")])
def test_charts_are_drawn_and_repeat(name: str, start: bytes, tmp_path: Path) -> None:
    drawn = []
    for _ in range(2):
        draw_chart(tmp_path / name, "a title", {AB: [10.0, 30.0, -5.0, 12.0], AC: [4.0]})
        drawn.append((tmp_path / name).read_bytes())
    assert drawn[0].startswith(start)
    assert drawn[0] == drawn[1]


def test_a_chart_names_the_pairs_and_their_margins(tmp_path: Path) -> None:
    draw_chart(tmp_path / "chart.svg", "a title", {AB: [10.0, 20.0, 60.0]})
    assert "a – b: +30.0 ± 29.9" in (tmp_path / "chart.svg").read_text()


def test_a_missing_library_is_told_with_its_cure() -> None:
    with pytest.raises(MissingExtra, match=r"x needs no_such_library: pip install 'jekyllhyde\[arena\]'"):
        import_extra("no_such_library.part", "arena", "x")
