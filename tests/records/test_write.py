from __future__ import annotations

from random import Random

import pytest

from jekyllhyde.records import read_record, record_of, write_record
from jekyllhyde.rules import Match, MemoryAid, Options, deal_round, random_hands, seat_four
from tests.records.samples import DEAL, FOUR, FOUR_ON, HEADER, SCORE, THREE, TRICKS, spoiled


@pytest.mark.parametrize("text", [FOUR, FOUR_ON, THREE, HEADER + DEAL])
def test_canonical_text_is_written_as_it_was_read(text: str) -> None:
    assert write_record(read_record(text)) == text


def test_tags_are_put_in_order() -> None:
    tags = '[Site "A"]\n[Date "B"]\n'
    shuffled = tags + "".join(reversed(HEADER.splitlines(keepends=True)))
    assert write_record(read_record(shuffled + DEAL)) == HEADER + tags + DEAL


def test_quotes_and_backslashes_are_escaped() -> None:
    tag = r'[Note "\\\"\\n;[x]"]' + "\n"
    assert write_record(read_record(HEADER + tag + DEAL)) == HEADER + tag + DEAL


def test_hands_and_teams_are_sorted() -> None:
    text = spoiled(FOUR, "JT JE J4 HD H3 HX3 HX1", "HX1 JE H3 J4 HX3 HD JT")
    assert write_record(read_record(spoiled(text, "Jekyll E W", "Jekyll W E"))) == FOUR


def test_comments_go_and_the_score_comes() -> None:
    assert write_record(read_record("; a comment\n" + HEADER + DEAL + TRICKS)) == HEADER + DEAL + TRICKS + SCORE


def test_a_trick_without_plays_is_left_out() -> None:
    assert write_record(read_record(HEADER + DEAL + "1 N\n")) == HEADER + DEAL


def test_memory_aid_is_written_if_it_is_not_the_usual_one() -> None:
    match = Match(Options(memory_aid=MemoryAid.LAST_TRICK), seat_four())
    text = write_record(record_of(deal_round(match, random_hands(Random(1)))))
    assert '[MemoryAid "last-trick"]\n' in text
    assert read_record(text).options == match.options
