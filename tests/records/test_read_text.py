"""Characters, lines and ends of a record."""

from __future__ import annotations

import pickle

import pytest

from jekyllhyde.records import Problem, RecordError, read_record
from jekyllhyde.records.errors import _REASON_TEXTS, Place
from jekyllhyde.rules import Reason
from tests.records.samples import DEAL, FOUR, HEADER, THREE, TRICKS, error_of, spoiled


def test_bytes_and_text_are_the_same() -> None:
    text = spoiled(FOUR, "Doris", "Dörte 📖")
    assert read_record(text.encode()) == read_record(text)


def test_crlf_is_a_line_end() -> None:
    assert read_record(FOUR.replace("\n", "\r\n")) == read_record(FOUR)


def test_no_line_end_is_needed_at_the_end() -> None:
    assert read_record(FOUR.rstrip()) == read_record(FOUR)


def test_blank_lines_spaces_tabs_and_comments_are_free() -> None:
    lines = FOUR.replace(" ", " \t ").replace("[", "[ ").replace(":", " :").splitlines()
    assert read_record("\n \n;\n".join(f"\t {line}\t; ] \" [ 'JT' ☂" for line in lines)) == read_record(FOUR)


def test_no_space_is_needed_around_marks() -> None:
    assert read_record(FOUR.replace(": ", ":").replace(' "', '"').replace("JC\n", "JC;\n")) == read_record(FOUR)


@pytest.mark.parametrize(
    ("text", "where", "key"),
    [
        ("", (1, 1), "tag-missing"),
        ("\n\n", (3, 1), "tag-missing"),
        ("; nothing", (1, 10), "tag-missing"),
        ("\ufeff" + FOUR, (1, 1), "byte-order-mark"),
        ("\x00", (1, 1), "bad-character"),
        ("\r" + FOUR, (1, 1), "bad-character"),
        (FOUR.replace("\n", "\r"), (1, 10), "bad-character"),
        (FOUR + "\r", (26, 1), "bad-character"),
        (spoiled(FOUR, "JC\n", "JC\r\r\n"), (18, 22), "bad-character"),
        (spoiled(FOUR, "Doris", "Do\x00ris"), (8, 10), "bad-character"),
        (spoiled(FOUR, "Doris", "Do\x1b[2Jris"), (8, 10), "bad-character"),
        (spoiled(FOUR, "Doris", "Do\x85ris"), (8, 10), "bad-character"),
        (spoiled(FOUR, "Doris", "Do\udcfaris"), (8, 10), "bad-utf8"),
        (spoiled(FOUR, "Doris", "Do\ud83dris"), (8, 10), "bad-character"),
        (spoiled(FOUR, "JC\n", "JC ; \x07\n"), (18, 25), "bad-character"),
        (spoiled(FOUR, "JC\n", "JC\x0c\n"), (18, 22), "bad-character"),
        (spoiled(FOUR, "JC\n", "JC\u00a0\n"), (18, 20), "expected-card"),
        (spoiled(FOUR, "W?HB JC", "W?HB\u2028JC"), (18, 17), "expected-card"),
        (spoiled(FOUR, "W?HB", "W?HB;"), (19, 1), "trick-incomplete"),
    ],
)
def test_spoiled_text(text: str, where: tuple[int, int], key: str) -> None:
    error = error_of(text)
    assert (error.place, error.key, error.rule) == (where, key, "R3.1" if key == "trick-incomplete" else None)


@pytest.mark.parametrize("junk", [b"\xff", b"\xc3", b"\xed\xa0\x80", b"\xc0\x80", b"\xf5\x80\x80\x80"])
def test_bytes_that_are_not_utf8(junk: bytes) -> None:
    error = error_of(spoiled(FOUR, "Doris", "é@").encode().replace(b"@", junk))
    assert (error.place, error.key) == ((8, 9), "bad-utf8")


def test_an_earlier_mistake_comes_before_bytes_that_are_not_utf8() -> None:
    assert error_of(b'[JHN "2"]\n\xff').place == (1, 6)


@pytest.mark.parametrize("text", [HEADER, "\n".join((HEADER + DEAL).splitlines()[:-1]), HEADER + "\nRound 1\nDealer W"])
def test_a_record_does_not_end_before_its_first_deal_does(text: str) -> None:
    error = error_of(text)
    assert error.line == text.count("\n") + 1
    assert error.key == "expected-word"


def test_a_later_deal_that_ends_early() -> None:
    error = error_of(FOUR + "\nRound 2\nDealer N\n")
    assert (error.place, str(error)) == ((29, 1), "29:1: expected Jekyll, found the end of the record")


def test_a_very_long_line_gives_a_short_error() -> None:
    error = error_of(spoiled(FOUR, "W?HB JC", "W?HB " + "J" * 1_000_000))
    assert error.place == (18, 20)
    assert len(str(error)) < 100


def test_a_very_long_value_is_kept() -> None:
    assert read_record(HEADER + f'[Note "{"ab " * 300_000}"]' + DEAL).tag("Note") == "ab " * 300_000


def test_errors_are_harmless_on_a_terminal() -> None:
    assert str(error_of(spoiled(FOUR, "N S\n", "N \u202e\n"))) == "13:8: expected a seat (N, E, S or W), found \\u202e"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (spoiled(FOUR, "1 N S?H4", "1 N E?H4"), "18:7: E does not hold H4 [R3.4]"),
        (spoiled(FOUR, "1 N S?H4", "1 N N?HD"), "18:5: N is on turn and does not ask itself [R3.2]"),
        (spoiled(FOUR, "1 N S?H4", "1 N JT"), "18:5: JT is not of Hyde, the camp on turn [R3.2]"),
        (spoiled(FOUR, "N: JT", "N: JE"), "14:7: JE was dealt to N already [R2.3]"),
        (spoiled(FOUR, "H3 W?JA", "H3 N?JA"), "24:8: N holds no card of Jekyll [R3.3]"),
        (THREE + "5 E", "40:1: W was asked and has to play first [R3.4]"),
        (HEADER + DEAL + TRICKS + "Score Jekyll 1 Hyde 2", "25:14: Jekyll scored 36, not 1 [R6.3]"),
        (FOUR.replace('"4"', '"many"'), "2:10: three or four play, not many [R2.2]"),
    ],
)
def test_error_texts(text: str, message: str) -> None:
    assert str(error_of(text)) == message


def test_errors_survive_a_trip_to_another_process() -> None:
    error = error_of(FOUR + "8 N JT")
    copy = pickle.loads(pickle.dumps(error))  # noqa: S301
    assert (str(copy), copy.arguments) == (str(error), error.arguments)


def test_every_problem_has_its_own_key() -> None:
    keys = [problem.key for problem in (*Problem, *Reason)]
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize("reason", _REASON_TEXTS)
def test_every_reason_has_a_text(reason: Reason) -> None:
    names = dict.fromkeys(("found", "asked", "card", "camp", "seat"), "…")
    assert str(RecordError(Place(1, 2), reason, names)).endswith(f"[{reason.rule}]")
