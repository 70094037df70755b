"""`jh puzzles make` and `jh puzzles check`."""

from __future__ import annotations

import json
from pathlib import Path

from jekyllhyde.analysis.puzzles import fields_of, read_puzzles, shipped_puzzles
from tests.cli.conftest import Jh

SHIPPED = shipped_puzzles()


def journal_with_a_puzzle_of_each_form() -> str:
    lines = []
    for form in ("four-a", "four-b", "three"):
        puzzle = next(puzzle for puzzle in SHIPPED if puzzle.form == form and "counting" in puzzle.themes)
        lines.append(json.dumps([[form, 1, 0], [fields_of(puzzle)]]) + "\n")
    return "".join(lines)


def test_make_goes_on_with_what_was_found_and_check_tests_it(jh: Jh, tmp_path: Path) -> None:
    file, journal = tmp_path / "some.json", tmp_path / "some.json.part"
    journal.write_text(journal_with_a_puzzle_of_each_form(), encoding="utf-8")
    made = jh("puzzles", "make", str(file), "--count", "3")
    assert made.code == 0
    assert "forms: " in made.out
    assert "three 1" in made.out
    assert not journal.exists()
    assert [
        puzzle.form for puzzle in sorted(read_puzzles(file.read_text("utf-8")), key=lambda puzzle: puzzle.form)
    ] == [
        "four-a",
        "four-b",
        "three",
    ]
    checked = jh("puzzles", "check", str(file), "--work", "1", "--tries", "2")
    assert "3 of 3 confirmed" in checked.out
    assert "master solves" in checked.out


def test_bad_input_is_refused(jh: Jh, tmp_path: Path) -> None:
    assert jh("puzzles", "make", str(tmp_path / "file"), "--count", "0").code == 2
    assert jh("puzzles", "make", str(tmp_path / "no" / "file")).code == 2
    assert jh("puzzles", "check", str(tmp_path / "none")).code == 2
    (tmp_path / "bad").write_text('{"version":7}', encoding="utf-8")
    refused = jh("puzzles", "check", str(tmp_path / "bad"))
    assert refused.code == 2
    assert "version 1" in refused.err
