"""The puzzles that are shipped: each is a legal position, and a sample is confirmed with fresh seeds."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files
from random import Random

import pytest

from jekyllhyde.analysis.puzzles import FORMS, Puzzle, shipped_puzzles, write_puzzles
from jekyllhyde.analysis.puzzles_check import check_puzzle, solved
from jekyllhyde.analysis.puzzles_ladder import HIGHEST, LADDER, LOWEST
from jekyllhyde.analysis.puzzles_mine import MARGIN
from jekyllhyde.analysis.puzzles_themes import THEMES

SAMPLE = 24


@pytest.fixture(scope="module")
def puzzles() -> list[Puzzle]:
    return shipped_puzzles()


def test_there_are_enough_of_every_form_and_theme(puzzles: list[Puzzle]) -> None:
    assert len(puzzles) >= 500
    forms = Counter(puzzle.form for puzzle in puzzles)
    assert forms.keys() == FORMS.keys()
    assert min(forms.values()) >= 100
    themes = Counter(theme for puzzle in puzzles for theme in puzzle.themes)
    assert themes.keys() == set(THEMES)
    assert min(themes.values()) >= 10


def test_every_puzzle_is_a_legal_position_with_a_value_for_every_move(puzzles: list[Puzzle]) -> None:
    for puzzle in puzzles:
        seen = puzzle.observation  # raises if a move is not legal
        assert seen.seat is puzzle.round.decider
        assert len(puzzle.values) == len(seen.legal_moves) > 1
        assert {value.move for value in puzzle.values} == set(seen.legal_moves)
        assert all(a.value >= b.value for a, b in zip(puzzle.values, puzzle.values[1:], strict=False))
        assert puzzle.margin >= MARGIN - 0.1  # values are rounded to tenths
        assert LOWEST <= puzzle.rating <= HIGHEST


def test_ids_are_unique_and_the_file_is_canonical(puzzles: list[Puzzle]) -> None:
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    text = files("jekyllhyde.analysis").joinpath("puzzles.json").read_text(encoding="utf-8")
    assert write_puzzles(puzzles) == text
    assert len(text) < 150_000


def test_a_sample_is_confirmed_with_fresh_seeds(puzzles: list[Puzzle]) -> None:
    sample = Random(2).sample(puzzles, SAMPLE)
    checked = [check_puzzle(puzzle, seed=2024, work=4, tries=3) for puzzle in sample]
    assert [entry.puzzle.id for entry in checked if entry.margin <= 0] == []
    shares = solved(checked)
    assert shares.keys() == LADDER.keys()
    assert shares["master"] >= 0.9
    assert shares["novice"] < 0.6
