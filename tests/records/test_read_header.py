from __future__ import annotations

import pytest

from jekyllhyde.records import read_record
from jekyllhyde.rules import MemoryAid, PositionCard
from tests.records.samples import DEAL, FOUR, HEADER, THREE, error_of, spoiled


def test_tags_come_in_any_order() -> None:
    lines = HEADER.splitlines(keepends=True)
    assert read_record("".join(reversed(lines)) + DEAL) == read_record(HEADER + DEAL)


def test_options_names_and_other_tags_are_read() -> None:
    record = read_record('[Site "Soho; \\"London\\" \\\\ ☂"]\n' + spoiled(HEADER, "1000", "300") + '[Round ""]' + DEAL)
    assert (record.options.players, record.options.position, record.options.target) == (4, PositionCard.A, 300)
    assert record.first_seating.players == ("Adam", "Betty", "Christian", "Doris")
    assert record.tags == (("Site", 'Soho; "London" \\ ☂'), ("Round", ""))


def test_memory_aid_is_an_option() -> None:
    assert read_record(HEADER + DEAL).options.memory_aid is MemoryAid.EVERY_TRICK
    assert read_record(HEADER + '[MemoryAid "last-trick"]' + DEAL).options.memory_aid is MemoryAid.LAST_TRICK


@pytest.mark.parametrize("target", ["1", "1000000"])
def test_r7_1_target_within_bounds(target: str) -> None:
    assert read_record(spoiled(HEADER, "1000", target) + DEAL).options.target == int(target)


@pytest.mark.parametrize("target", ["0", "-1", "+5", "01000", "1000001", "1e3", "", " 1", "١٠٠", "9" * 5000])
def test_r7_1_target_out_of_bounds(target: str) -> None:
    error = error_of(spoiled(FOUR, "1000", target))
    assert (error.line, error.column, error.key, error.rule) == (4, 9, "target-range", "R7.1")


@pytest.mark.parametrize(
    ("old", "new", "where", "key", "rule"),
    [
        ('[JHN "1"]', '[JHN "2"]', (1, 6), "unknown-version", None),
        ('[JHN "1"]', '[JHN ""]', (1, 6), "unknown-version", None),
        ('"4"', '"5"', (2, 10), "player-count", "R2.2"),
        ('"4"', '"04"', (2, 10), "player-count", "R2.2"),
        ('"4"', '"٤"', (2, 10), "player-count", "R2.2"),
        ('"A"', '"C"', (3, 11), "unknown-position-card", None),
        ('"A"', '"a"', (3, 11), "unknown-position-card", None),
        ('"4"', '"3"', (8, 2), "ghost-seat-is-empty", "R8.1"),
        ("Doris", "Adam", (8, 7), "players-differ", "R2.2"),
        ("Doris", "", (8, 7), "blank-name", None),
        ("Doris", " ", (8, 7), "blank-name", None),
        ('[JHN "1"]\n', "", (9, 1), "tag-missing", None),
        ('[Players "4"]\n', "", (9, 1), "tag-missing", None),
        ('[Position "A"]\n', "", (9, 1), "tag-missing", None),
        ('[Target "1000"]\n', "", (9, 1), "tag-missing", None),
        ('[North "Adam"]\n', "", (9, 1), "names-missing", None),
        ("[West", "[south", (10, 1), "names-missing", None),
        ("[West", "[South", (8, 2), "tag-twice", None),
        ('[West "Doris"]', '[West "Doris"]\n[Target "1000"]', (9, 2), "tag-twice", None),
        ('[West "Doris"]', '[West "Doris"]\n[Site "A"]\n[Site "A"]', (10, 2), "tag-twice", None),
        ('[West "Doris"]', '[West "Doris"]\n[MemoryAid "none"]', (9, 12), "unknown-memory-aid", None),
        ("[West", "[", (8, 3), "bad-tag-name", None),
        ("[West", "[Wést", (8, 2), "bad-tag-name", None),
        ("[West", "[7th", (8, 2), "bad-tag-name", None),
        ('[West "Doris"]', "[West Doris]", (8, 7), "expected-value", None),
        ('[West "Doris"]', "[West]", (8, 6), "expected-value", None),
        ('[West "Doris"]', "[West", (8, 6), "expected-value", None),
        ('[West "Doris"]', '[West "Doris"', (8, 14), "expected-word", None),
        ('[West "Doris"]', '[West "Doris]', (8, 14), "unterminated-value", None),
        ('[West "Doris"]', '[West "Doris" "Day"]', (8, 15), "expected-word", None),
        ('[West "Doris"]', '[West "Do\\ris"]', (8, 10), "bad-escape", None),
        ('[West "Doris"]', '[West "Doris\\"]', (8, 16), "unterminated-value", None),
        ('[West "Doris"]', '[West "Doris"] [Site "A"]', (8, 16), "expected-line-end", None),
        ('[JHN "1"]', 'JHN "1"', (1, 1), "tag-missing", None),
        ('[JHN "1"]', 'x [JHN "1"]', (1, 1), "tag-missing", None),
    ],
)
def test_spoiled_header(old: str, new: str, where: tuple[int, int], key: str, rule: str | None) -> None:
    error = error_of(spoiled(FOUR, old, new))
    assert ((error.line, error.column), error.key, error.rule) == (where, key, rule)


def test_r8_1_three_players_have_position_card_a_whichever_tag_comes_first() -> None:
    assert error_of(spoiled(THREE, '"A"', '"B"')).place == (3, 11)
    swapped = '[JHN "1"]\n[Position "B"]\n[Players "3"]\n'
    error = error_of(swapped)
    assert (error.place, error.key, error.rule) == ((3, 10), "position-a-for-three", "R8.1")


def test_r8_1_four_names_before_three_players() -> None:
    text = spoiled(HEADER, '[Players "4"]\n', "") + '[Players "3"]\n' + DEAL
    error = error_of(text)
    assert (error.place, error.key) == ((8, 10), "ghost-seat-is-empty")


def test_r8_1_two_names_are_too_few_for_three_players() -> None:
    error = error_of(spoiled(THREE, '[East "Betty"]\n', ""))
    assert (error.place, error.key) == ((8, 1), "names-missing")


def test_a_tag_after_the_first_round_is_no_tag() -> None:
    error = error_of(FOUR + '[Site "London"]\n')
    assert (error.place, error.key) == ((26, 1), "expected-word")
