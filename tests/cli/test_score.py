"""`jh score`, against the golden records."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from jekyllhyde.records import read_record, write_record
from tests.cli.conftest import Jh

GOLDEN = Path(__file__).parents[1] / "golden"
RECORDS = GOLDEN / "records"
EXPECTED = json.loads((GOLDEN / "expected.json").read_text())
SPOILED = json.loads((GOLDEN / "expected-errors.json").read_text())


@pytest.mark.parametrize("name", EXPECTED)
def test_scores_a_record(jh: Jh, name: str) -> None:
    result = jh("score", "--json", str(RECORDS / f"{name}.jhn"))
    assert (result.code, result.err) == (0, "")
    assert json.loads(result.out) == EXPECTED[name]


@pytest.mark.parametrize("name", SPOILED)
def test_refuses_a_spoiled_record_at_its_line(jh: Jh, name: str) -> None:
    path = str(RECORDS / f"{name}.jhn")
    result = jh("score", "--json", path)
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith(f"{path}:{SPOILED[name]['line']}:")
    assert result.err.count("\n") == 1


def test_several_files_give_a_list(jh: Jh) -> None:
    names = list(EXPECTED)[:3]
    result = jh("score", "--json", *(str(RECORDS / f"{name}.jhn") for name in names))
    assert json.loads(result.out) == [EXPECTED[name] for name in names]


def test_reads_standard_input(jh: Jh) -> None:
    text = (RECORDS / "m0002.jhn").read_text()
    assert json.loads(jh("score", "--json", "-", stdin=text).out) == EXPECTED["m0002"]
    assert jh("score", "-", stdin="nonsense").err.startswith("-:1:1: ")


def test_tells_people_the_sum(jh: Jh) -> None:
    out = jh("score", str(RECORDS / "m0006.jhn")).out
    last = EXPECTED["m0006"]["rounds"][-1]
    assert f"{last['jekyll']['points']} × {last['jekyll']['factor']} = {last['jekyll']['score']}" in out
    assert f"{EXPECTED['m0006']['winner']} wins" in out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("score", "no-such-file.jhn"), "no-such-file.jhn: No such file"),
        (("score", "."), "Is a directory"),
        (("score", "a\0b"), "null byte"),
        (("score",), "requires an argument"),
        (("score", "--jsno", "x"), "unknown option --jsno"),
        (("scroe", "x"), "Unknown command"),
    ],
)
def test_bad_usage_is_said_in_words(jh: Jh, arguments: tuple[str, ...], words: str) -> None:
    result = jh(*arguments)
    assert result.code == 2
    assert words in result.err
    assert "Traceback" not in result.err


@pytest.mark.parametrize("command", ["score", "replay", "verify"])
def test_says_that_moves_were_undone(jh: Jh, command: str) -> None:
    text = write_record(read_record((RECORDS / "m0006.jhn").read_text()))
    marked = text.replace("\n\n", '\n[Undone "yes"]\n\n', 1)
    assert "undone" not in jh(command, "-", stdin=text).out
    assert "oves were undone" in jh(command, "-", stdin=marked).out
    assert write_record(read_record(marked)) == marked


@pytest.mark.parametrize("command", ["score", "replay"])
def test_says_that_hints_were_taken(jh: Jh, command: str) -> None:
    text = (RECORDS / "m0006.jhn").read_text().replace("\n\n", '\n[Hinted "yes"]\n\n', 1)
    assert "Hints were taken" in jh(command, "-", stdin=text).out


def test_scores_as_data_say_that_hints_were_taken(jh: Jh) -> None:
    text = (RECORDS / "m0006.jhn").read_text().replace("\n\n", '\n[Hinted "yes"]\n\n', 1)
    assert json.loads(jh("score", "--json", "-", stdin=text).out) == {**EXPECTED["m0006"], "hinted": True}


def test_scores_as_data_say_that_moves_were_undone(jh: Jh) -> None:
    text = (RECORDS / "m0006.jhn").read_text().replace("\n\n", '\n[Undone "yes"]\n\n', 1)
    assert json.loads(jh("score", "--json", "-", stdin=text).out) == {**EXPECTED["m0006"], "undone": True}
