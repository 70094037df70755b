"""Records from elsewhere: valid ones with their scores, invalid ones with the line of the error."""

from __future__ import annotations

import json

import pytest

from jekyllhyde.records import read_record, score_sheet, write_record
from tests.records.samples import EXAMPLES, GOLDEN, error_of

SCORES = json.loads((GOLDEN / "expected.json").read_text())
ERRORS = json.loads((GOLDEN / "expected-errors.json").read_text())

RULES_BROKEN = {
    "fifth": "R3.1",
    "seatletter": None,
    "code": None,
    "leader": ("R2.4", "R4.2", "R5.2"),
    "after": "R7.1",
    "tag": "R2.2",
    "ask": "R3.4",
    "selfseat": "R3.2",
    "dealer": "R2.4",
    "camp": "R3.2",
    "number": "R3.1",
    "score": "R6.3",
}


def golden(name: str) -> bytes:
    return (GOLDEN / "records" / f"{name}.jhn").read_bytes()


@pytest.mark.parametrize("name", SCORES)
def test_good_record_has_the_expected_score(name: str) -> None:
    assert score_sheet(read_record(golden(name))) == SCORES[name]


@pytest.mark.parametrize("name", ERRORS)
def test_spoiled_record_is_refused_at_the_expected_line(name: str) -> None:
    error = error_of(golden(name))
    assert error.line == ERRORS[name]["line"]
    rule = RULES_BROKEN[ERRORS[name]["kind"]]
    assert error.rule in rule if isinstance(rule, tuple) else error.rule == rule


def test_every_golden_record_is_expected_to_be_something() -> None:
    assert {path.stem for path in (GOLDEN / "records").iterdir()} == {*SCORES, *ERRORS}


@pytest.mark.parametrize("text", [*map(golden, SCORES), *(path.read_bytes() for path in EXAMPLES)])
def test_written_again_it_is_the_same_record_and_then_the_same_text(text: bytes) -> None:
    record = read_record(text)
    canonical = write_record(record)
    assert read_record(canonical) == record
    assert write_record(read_record(canonical)) == canonical
