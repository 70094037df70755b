"""The examples in docs/jhn.md are correct."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from jekyllhyde.records import read_record
from jekyllhyde.rules import CARDS
from tests.records.samples import EXAMPLES, ROOT, error_of

PAGE = (ROOT / "docs" / "jhn.md").read_text()
GOOD = re.findall(r"^```jhn\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
WRONG = re.findall(r"^```jhn wrong\n(.*?)^```\n+```error\n(.*?)\n```$", PAGE, re.DOTALL | re.MULTILINE)


def test_all_examples_are_found() -> None:
    assert (len(GOOD), len(WRONG)) == (PAGE.count("```jhn\n"), PAGE.count("```jhn wrong")) == (2, 3)


@pytest.mark.parametrize("text", GOOD)
def test_good_examples(text: str) -> None:
    assert read_record(text).rounds


@pytest.mark.parametrize(("text", "message"), WRONG)
def test_wrong_examples(text: str, message: str) -> None:
    assert str(error_of(text)) == message


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.name)
def test_example_files_are_good_and_named_on_the_page(path: Path) -> None:
    assert f"examples/{path.name}" in PAGE
    assert read_record(path.read_bytes()).rounds


def test_the_grammar_names_every_card() -> None:
    line = next(line for line in PAGE.splitlines() if line.startswith("CARD"))
    camps, kinds = (re.findall('"([^"]+)"', group) for group in re.findall(r"\((.*?)\)", line))
    assert [camp + kind for camp in camps for kind in kinds] == [card.code for card in CARDS]
