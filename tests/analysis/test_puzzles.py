"""Puzzles: how they are found, written and chosen. The shipped ones are tested in test_shipped_puzzles.py."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from jekyllhyde.analysis.puzzles import FORMS, MoveValue, Puzzle, fields_of, puzzle_of, read_puzzles, write_puzzles
from jekyllhyde.analysis.puzzles_check import check_puzzle, solved
from jekyllhyde.analysis.puzzles_ladder import HIGHEST, LADDER, LOWEST, Finds, always_finds, finds_of, rating_of
from jekyllhyde.analysis.puzzles_make import Searched, find_puzzles
from jekyllhyde.analysis.puzzles_mine import MARGIN, Source, decisions, is_clear, is_obvious, mine
from jekyllhyde.analysis.puzzles_themes import themes_of
from jekyllhyde.rules import (
    Ask,
    Card,
    Observation,
    Play,
    Round,
    Seat,
    apply,
    legal_moves,
    move_of_text,
    new_round,
    observe,
)

UNKNOWN = [[0.25] * 28] * 4
WITH_PUZZLES = Source("three", 1, 114)
"""A round that has puzzles."""


def seen_after(*moves: str) -> Observation:
    """Return what the deciding player of this deal sees after some moves.

    N, Jekyll: JE J6 J5 J4 HT H5 HX2. E, Hyde: JX1 HA HE H6 H3 HX3 HX1. S, Jekyll: JT JC J7 JX3 HB HD H4. W: the rest.
    """
    round = new_round(seed=7)
    for move in moves:
        round, _ = apply(round, move_of_text(move))
    assert round.decider is not None
    return observe(round, round.decider)


def beliefs_with(seat: Seat, card: str, share: float) -> list[list[float]]:
    beliefs = [list(row) for row in UNKNOWN]
    beliefs[seat][Card(card).index] = share
    return beliefs


def test_to_ask_an_opponent_without_need_is_a_finesse() -> None:
    seen = seen_after()
    assert themes_of(seen, Ask(Seat.E), UNKNOWN) == ("finesse",)
    assert themes_of(seen, Ask(Seat.S), UNKNOWN) == ("judgement",)
    assert themes_of(seen, Play(Card("JE")), UNKNOWN) == ("judgement",)


def test_to_ask_for_a_transformation_that_can_hardly_be_kept_forces_it_out() -> None:
    seen = seen_after()
    assert "forcing" in themes_of(seen, Ask(Seat.E), beliefs_with(Seat.E, "JT", 0.5))  # E has one Jekyll card
    assert "forcing" not in themes_of(seen, Ask(Seat.E), beliefs_with(Seat.E, "JT", 0.4))
    assert "forcing" not in themes_of(seen, Ask(Seat.E), beliefs_with(Seat.E, "HT", 0.9))  # a Jekyll card is needed
    assert "forcing" not in themes_of(seen, Ask(Seat.S), beliefs_with(Seat.S, "JT", 0.9))  # S has four


def test_whoever_answers_with_a_transformation_times_it() -> None:
    seen = seen_after("JE", "N?")
    assert themes_of(seen, Play(Card("HT")), UNKNOWN) == ("transformation", "answer")
    assert themes_of(seen, Play(Card("H5")), UNKNOWN) == ("answer",)


def test_a_deed_of_the_own_camp_on_the_table_or_played_is_to_be_saved() -> None:
    jekyll = seen_after("JE", "HA")
    assert themes_of(jekyll, Play(Card("JX3")), UNKNOWN) == ("deed",)
    hyde = seen_after("JE", "HA", "JX3")
    assert themes_of(hyde, Play(Card("HC")), UNKNOWN) == ("judgement",)  # the other camp's deed
    again = seen_after("W?", "JX2", "HA")
    assert "deed" in themes_of(again, Play(Card("J7")), UNKNOWN)


def late_round(tricks: int) -> Round:
    round = new_round(seed=7)
    while len(round.tricks) < tricks or len(legal_moves(round)) < 2:
        round, _ = apply(round, legal_moves(round)[0])
    return round


def test_the_last_two_tricks_and_few_worlds_are_themes() -> None:
    late = late_round(5)
    assert late.decider is not None
    seen = observe(late, late.decider)
    assert {"counting", "last-trick"} <= set(themes_of(seen, legal_moves(late)[0], UNKNOWN))
    assert "last-trick" not in themes_of(seen_after(), Play(Card("JE")), UNKNOWN)


def values(*points: float, loss_error: float = 1) -> list[MoveValue]:
    return [
        MoveValue(Play(card), value, 2, loss_error)
        for card, value in zip(map(Card, ("JA", "JB", "JC")), points, strict=False)
    ]


def test_a_move_is_clear_by_its_margin_and_by_its_certainty() -> None:
    assert is_clear(values(MARGIN, 0, -5))
    assert not is_clear(values(MARGIN - 0.5, 0, -50))
    assert not is_clear(values(MARGIN, 0, loss_error=MARGIN / 3))


def ladder(**found: int) -> dict[str, Finds]:
    return {level: Finds(found.get(level, 0), 10) for level in LADDER}


def test_what_club_or_the_weaker_levels_together_find_is_obvious() -> None:
    assert is_obvious(ladder(club=5))
    assert is_obvious(ladder(novice=10, casual=3, club=2))
    assert not is_obvious(ladder(novice=10, casual=0, club=4, expert=9))


def test_the_rating_rises_with_every_level_that_misses() -> None:
    everybody = ladder(**dict.fromkeys(LADDER, 10))
    ratings = [rating_of(everybody)]
    for level in LADDER:
        everybody = {**everybody, level: Finds(0, 10)}
        ratings.append(rating_of(everybody))
    assert ratings == sorted(set(ratings))
    assert LOWEST <= ratings[0] < LADDER["novice"]
    assert LADDER["master"] < ratings[-1] <= HIGHEST


def test_the_rating_expects_what_was_found() -> None:
    """The levels are expected to find as often as they did, with one more find and one more miss."""
    found = ladder(novice=2, casual=3, club=4, expert=6, master=10)
    middle = sum(LADDER.values()) / len(LADDER)
    rating = rating_of(found)
    chance = [10 / (1 + 10 ** ((rating - solver) / 400)) for solver in LADDER.values()]
    assert sum(chance) + 2 / (1 + 10 ** ((rating - middle) / 400)) == pytest.approx(26, abs=0.1)


def test_a_round_is_played_again_from_its_source() -> None:
    for form, options in FORMS.items():
        states = list(decisions(Source(form, 3, 1)))
        assert [moves for _, moves in states] == [moves for _, moves in decisions(Source(form, 3, 1))]
        assert all(len(legal_moves(round)) > 1 and round.options == options for round, _ in states)
        assert {len(round.tricks) for round, _ in states} >= set(range(5))


@pytest.fixture(scope="module")
def mined() -> list[Puzzle]:
    return mine(WITH_PUZZLES)


def test_what_is_mined_is_clear_confirmed_and_not_obvious(mined: list[Puzzle]) -> None:
    assert mined
    for puzzle in mined:
        seen = puzzle.observation
        assert {value.move for value in puzzle.values} == set(seen.legal_moves)
        assert puzzle.margin >= MARGIN
        assert [value.value for value in puzzle.values] == sorted((v.value for v in puzzle.values), reverse=True)
        assert finds_of("club", seen, puzzle.best, seed=5).share <= 0.7
        checked = check_puzzle(puzzle, seed=11, work=2, tries=4)
        assert checked.margin > 0
        assert checked.ladder["master"].share >= 0.75
        assert always_finds("novice", seen, puzzle.best, 5) is (finds_of("novice", seen, puzzle.best, 5).share == 1)
    assert mine(WITH_PUZZLES) == mined


def test_puzzles_are_read_as_they_were_written(mined: list[Puzzle]) -> None:
    text = write_puzzles(mined)
    again = read_puzzles(text)
    assert write_puzzles(again) == text
    assert [puzzle.round for puzzle in again] == [puzzle.round for puzzle in mined]
    assert [puzzle.id for puzzle in again] == [puzzle.id for puzzle in mined]


def test_damaged_puzzles_are_refused(mined: list[Puzzle]) -> None:
    fields = fields_of(mined[0])
    with pytest.raises(ValueError, match="should be called"):
        puzzle_of({**fields, "moves": fields["moves"][:-1]})
    with pytest.raises(ValueError, match="nobody sits like"):
        puzzle_of({**fields, "seating": "JJHHS"})
    with pytest.raises(ValueError, match="version 1"):
        read_puzzles('{"version":2,"puzzles":[]}')


def test_a_run_that_was_stopped_goes_on_where_it_was(tmp_path: Path, mined: list[Puzzle]) -> None:
    """Three puzzles are wanted, one of each form. The journal has the first two, and a line that was cut off."""
    journal = tmp_path / "puzzles.json.part"
    kept = [json.dumps([[form, 1, 0], [fields_of(mined[0])]]) + "\n" for form in ("four-a", "four-b")]
    journal.write_text("".join(kept) + '[["three", 1, 0], [{"id"', encoding="utf-8")
    found = list(find_puzzles(3, 1, journal, threads=2))
    assert [searched.source.form for searched in found[:3]] == ["four-a", "four-b", "three"]
    assert [searched.source.number for searched in found[2:]] == list(range(len(found) - 2))
    assert [bool(searched.puzzles) for searched in found[2:]] == [False] * (len(found) - 3) + [True]
    lines = journal.read_text("utf-8")
    assert lines.startswith("".join(kept))
    assert len(lines.splitlines()) == len(found)
    again = list(find_puzzles(3, 1, journal, threads=1))
    assert list(map(written, again)) == list(map(written, found))
    assert journal.read_text("utf-8") == lines


def written(searched: Searched) -> list[object]:
    return [searched.source, *map(fields_of, searched.puzzles)]


def test_the_share_that_a_level_solves_is_the_mean_over_puzzles(mined: list[Puzzle]) -> None:
    checked = [check_puzzle(puzzle, seed=1, work=0.2, tries=2) for puzzle in mined]
    assert solved(checked)["novice"] == sum(entry.ladder["novice"].share for entry in checked) / len(checked)
