"""Every clause of the rules has a test with its number."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
LAW = HERE.parents[1] / "docs" / "rules.md"

CLAUSES_IN_CHAPTER = {1: 3, 2: 4, 3: 6, 4: 2, 5: 4, 6: 4, 7: 3, 8: 7, 9: 2}
CLAUSES = {(chapter, clause) for chapter, last in CLAUSES_IN_CHAPTER.items() for clause in range(1, last + 1)}


def clauses_tested_in(path: Path) -> set[tuple[int, int]]:
    names = re.findall(r"^def test_r(\d+)_(\d+)_\w+\(", path.read_text(), re.MULTILINE)
    return {(int(chapter), int(clause)) for chapter, clause in names}


def test_the_list_of_clauses_is_the_laws() -> None:
    written = re.findall(r"^\*\*R(\d+)\.(\d+)\*\*", LAW.read_text(), re.MULTILINE)
    assert {(int(chapter), int(clause)) for chapter, clause in written} == CLAUSES


def test_each_clause_has_a_test_in_its_chapters_file() -> None:
    for chapter in CLAUSES_IN_CHAPTER:
        (path,) = HERE.glob(f"test_r{chapter}_*.py")
        assert clauses_tested_in(path) == {clause for clause in CLAUSES if clause[0] == chapter}
