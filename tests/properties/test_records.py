"""Properties of every record, and of every text that is not a record."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import example, given
from hypothesis import strategies as st

from jekyllhyde.records import Record, RecordError, read_record, record_of, replay, score_sheet, write_record
from jekyllhyde.rules import Camp, Match, Seating, totals, winner
from tests.records.samples import DEAL, FOUR, FOUR_ON, GOLDEN, HEADER, THREE
from tests.strategies import matches

GOLDEN_TEXTS = [path.read_text() for path in sorted((GOLDEN / "records").iterdir()) if path.stat().st_size < 6000]
TEXTS = [FOUR, FOUR_ON, THREE, HEADER + DEAL, *GOLDEN_TEXTS]

# What somebody might have typed by mistake instead of a token.
TOKENS = (
    *("N", "E", "S", "W", "Q", "N:", "E:", ":", "J3", "H3", "JX3", "HT", "JT", "K9", "j3", "J", ""),
    *("N?J3", "S?HT", "W?JA", "N?", "E?", "?J3", "?", "S??HT", "Round", "Dealer", "Jekyll", "Hyde", "Single", "Score"),
    *("0", "1", "2", "7", "8", "01", "-1", "9" * 5000, "½", "²", "٣", "[", "]", '"', ";", "\\", "\n", "\r", "\r\n"),
    *(
        '[Site "x"]',
        '[JHN "1"]\n',
        '[Players "3"]\n',
        '"unterminated',
        "\ufeff",
        "\x00",
        "\x1b[2J",
        "\ud800",
        "é",
        "\u2028",
    ),
)

plain_text = st.text(st.characters(exclude_categories=["Cs", "Cc"]), max_size=20)
tags = st.dictionaries(st.from_regex("[A-Za-z][A-Za-z0-9_]{0,9}x", fullmatch=True), plain_text, max_size=4)


def read_or_refuse(text: str | bytes) -> Record | RecordError:
    try:
        return read_record(text)
    except RecordError as caught:
        error = caught
    assert str(error).startswith(f"{error.line}:{error.column}: ")
    return error


def offset_of(text: str, error: RecordError) -> int:
    lines = text.split("\n")
    return sum(len(line) + 1 for line in lines[: error.line - 1]) + error.column - 1


def with_names(match: Match, names: list[str]) -> Match:
    """Return the same match between players with other names."""
    record = record_of(match)
    seating = record.first_seating
    n, e, s, w = (name and new for name, new in zip(seating.players, names, strict=True))
    renamed = replace(record, first_seating=Seating((n, e, s, w), seating.camps, seating.dealer, seating.single))
    return renamed.match


@given(matches(), tags)
def test_what_is_written_is_read_again(match: Match, tags: dict[str, str]) -> None:
    record = record_of(match, tuple(tags.items()))
    text = write_record(record)
    assert read_record(text) == record
    assert read_record(text.encode()) == record
    assert write_record(read_record(text)) == text


@given(matches())
def test_replay_is_identity(match: Match) -> None:
    record = record_of(match)
    *_, last = replay(record)
    assert last.match == match
    assert record_of(last.match) == record


@given(matches(most_rounds=1), st.lists(plain_text.filter(str.strip), min_size=4, max_size=4, unique=True))
def test_any_names_can_be_written(match: Match, names: list[str]) -> None:
    renamed = with_names(match, names)
    assert read_record(write_record(record_of(renamed))).match == renamed


@given(matches())
def test_score_sheet_agrees_with_the_rules(match: Match) -> None:
    sheet = score_sheet(record_of(match))
    assert len(sheet["rounds"]) == sum(round.over for round in match.rounds)
    if sheet["rounds"]:
        expected = {side.word if isinstance(side, Camp) else side: total for side, total in totals(match).items()}
        assert list(sheet["rounds"][-1]["total"].items()) == list(expected.items())
    assert (sheet["winner"] is None) == (winner(match) is None)
    for round in sheet["rounds"]:
        neutral = sum(int(code[1]) if code[1].isdigit() else code[1] in "ABCDE" for code in round["neutral"])
        assert round["jekyll"]["points"] + round["hyde"]["points"] + neutral == 60


@given(st.text() | st.binary())
@example("")
@example(b"\xff\xfe\x00")
def test_no_text_raises_anything_but_a_record_error(text: str | bytes) -> None:
    read_or_refuse(text)


@given(st.sampled_from(TEXTS), st.data())
def test_spoiled_tokens_raise_nothing_but_a_record_error(text: str, data: st.DataObject) -> None:
    tokens = text.split(" ")
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(tokens) - 1))
        cut = data.draw(st.integers(0, 2))
        tokens[place : place + cut] = data.draw(st.lists(st.sampled_from(TOKENS), max_size=2))
    read_or_refuse(" ".join(tokens))


@given(st.sampled_from(TEXTS), st.data())
def test_spoiled_characters_raise_nothing_but_a_record_error(text: str, data: st.DataObject) -> None:
    spoiled = bytearray(text.encode())
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(spoiled) - 1))
        spoiled[place : place + data.draw(st.integers(0, 3))] = data.draw(st.binary(max_size=3))
    read_or_refuse(bytes(spoiled))


@given(st.sampled_from(TEXTS), st.data())
def test_swapped_lines_raise_nothing_but_a_record_error(text: str, data: st.DataObject) -> None:
    lines = text.splitlines(keepends=True)
    places = st.integers(0, len(lines) - 1)
    one, other = data.draw(places), data.draw(places)
    lines[one], lines[other] = lines[other], lines[one]
    read_or_refuse("".join(lines))


@given(matches(most_rounds=2), st.data())
def test_the_beginning_of_a_record_is_never_wrong(match: Match, data: st.DataObject) -> None:
    """A valid record that is cut off after a token is valid, or its only error is at its end."""
    text = write_record(record_of(match))
    cut = data.draw(st.sampled_from([place for place, char in enumerate(text) if char in " \n"]))
    result = read_or_refuse(text[:cut])
    assert isinstance(result, Record) or offset_of(text[:cut], result) == cut


@given(matches(most_rounds=2), st.data())
def test_nothing_is_wrong_before_the_first_change(match: Match, data: st.DataObject) -> None:
    text = write_record(record_of(match))
    cut = data.draw(st.integers(0, len(text)))
    tail = data.draw(st.lists(st.sampled_from(TOKENS)).map(" ".join) | st.text())
    spoiled = text[:cut] + tail
    result = read_or_refuse(spoiled)
    token_start = max(text.rfind(" ", 0, cut), text.rfind("\n", 0, cut)) + 1
    assert isinstance(result, Record) or offset_of(spoiled, result) >= token_start


@given(matches(most_rounds=2))
def test_line_ends_and_spaces_do_not_matter(match: Match) -> None:
    record = record_of(match)
    text = write_record(record)
    assert read_record(text.replace("\n", "\r\n")) == record
    assert read_record(text.replace("\n", "\t ; so it is\n\n")) == record
    assert read_record(text.rstrip()) == record
