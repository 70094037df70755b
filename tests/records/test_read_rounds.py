from __future__ import annotations

import pytest

from jekyllhyde.records import read_record
from jekyllhyde.rules import Ask, Camp, Card, Play, Seat
from tests.records.samples import DEAL, FOUR, FOUR_ON, HEADER, NEXT_ROUND, THREE, TRICKS, error_of, spoiled

Spoiling = tuple[str, str, tuple[int, int], str, str | None]


def check(text: str, spoiling: Spoiling) -> None:
    old, new, where, key, rule = spoiling
    error = error_of(spoiled(text, old, new))
    assert ((error.line, error.column), error.key, error.rule) == (where, key, rule)


@pytest.mark.parametrize("text", [FOUR, FOUR_ON, THREE, HEADER + DEAL + TRICKS, HEADER + DEAL])
def test_samples_are_good(text: str) -> None:
    read_record(text)


def test_seats_of_a_team_come_in_either_order() -> None:
    assert read_record(FOUR.replace("Jekyll E W", "Jekyll W E").replace("Hyde N S", "Hyde S N")) == read_record(FOUR)


def test_cards_of_a_hand_come_in_any_order() -> None:
    assert read_record(spoiled(FOUR, "N: JT JE J4", "N: J4 JE JT")) == read_record(FOUR)


def test_a_trick_line_without_plays_adds_nothing() -> None:
    assert read_record(HEADER + DEAL + "1 N\n") == read_record(HEADER + DEAL)


def test_r8_4_a_mark_of_the_other_hyde_hand_is_no_ask() -> None:
    moves = read_record(THREE).rounds[0].moves
    assert moves[:4] == (Play(Card("HD")), Ask(Seat.S), Play(Card("JA")), Play(Card("HT")))


def test_r8_4_a_mark_of_a_jekyll_seat_is_an_ask() -> None:
    assert read_record(THREE).rounds[0].moves[5:7] == (Ask(Seat.W), Play(Card("HX2")))


def test_an_ask_not_yet_answered() -> None:
    record = read_record(THREE)
    assert record.rounds[-1].moves[-1] == Ask(Seat.W)
    assert record.match.round is not None
    assert record.match.round.asked is Seat.W


@pytest.mark.parametrize("pair", ["N E", "E S", "S W", "W N"])
def test_r2_2_position_card_b_seats_partners_side_by_side(pair: str) -> None:
    others = " ".join(seat for seat in "NESW" if seat not in pair)
    text = spoiled(HEADER, '"A"', '"B"') + spoiled(spoiled(DEAL, "Jekyll E W", f"Jekyll {pair}"), "N S", others)
    seating = read_record(text).first_seating
    assert {seat.name for seat in seating.seats_of(Camp.JEKYLL)} == set(pair.split())


SEATING_SPOILINGS: list[Spoiling] = [
    ("Round 1", "Round 2", (10, 7), "round-number", None),
    ("Round 1", "Round 01", (10, 7), "round-number", None),
    ("Round 1", "Round " + "9" * 5000, (10, 7), "round-number", None),
    ("Round 1", "Round", (10, 6), "round-number", None),
    ("Round 1", "Round 1 1", (10, 9), "expected-line-end", None),
    ("Round 1", "round 1", (10, 1), "expected-word", None),
    ("Dealer W", "Dealer Q", (11, 8), "expected-seat", None),
    ("Dealer W", "Dealer w", (11, 8), "expected-seat", None),
    ("Dealer W", "Dealer", (11, 7), "expected-seat", None),
    ("Dealer W\n", "", (11, 1), "expected-word", None),
    ("Jekyll E W", "Jekyll E N", (12, 10), "partners-as-position-card", "R2.2"),
    ("Jekyll E W", "Jekyll E E", (12, 10), "partners-as-position-card", "R2.2"),
    ("Jekyll E W", "Jekyll E", (12, 9), "expected-seat", None),
    ("Jekyll E W", "Jekyll E W N", (12, 12), "expected-line-end", None),
    ("Hyde N S", "Hyde E W", (13, 6), "partners-as-position-card", "R2.2"),
    ("Hyde N S", "Hyde N W", (13, 8), "partners-as-position-card", "R2.2"),
    ("Hyde N S", "Hyde N N", (13, 8), "partners-as-position-card", "R2.2"),
    ("Hyde N S", "Hyde N S\nSingle N", (14, 1), "expected-word", None),
    ("Jekyll E W\nHyde N S", "Hyde N S\nJekyll E W", (12, 1), "expected-word", None),
]


@pytest.mark.parametrize("spoiling", SEATING_SPOILINGS)
def test_spoiled_seating(spoiling: Spoiling) -> None:
    check(FOUR, spoiling)


LATER_SEATING_SPOILINGS: list[Spoiling] = [
    ("Round 2", "Round 3", (27, 7), "round-number", None),
    ("Round 2", "Round 1", (27, 7), "round-number", None),
    ("Dealer N", "Dealer W", (28, 8), "wrong-seating", "R2.4"),
    ("N\nJekyll E W\nHyde N S", "N\nJekyll N S\nHyde E W", (29, 8), "wrong-seating", "R2.4"),
]


@pytest.mark.parametrize("spoiling", LATER_SEATING_SPOILINGS)
def test_r2_4_spoiled_seating_of_a_later_round(spoiling: Spoiling) -> None:
    check(FOUR_ON, spoiling)


SEATING_OF_THREE_SPOILINGS: list[Spoiling] = [
    ("Dealer E", "Dealer W", (10, 8), "single-sits-left-of-dealer", "R8.3"),
    ("Jekyll E W\nHyde N S", "Jekyll N S\nHyde E W", (11, 8), "single-plays-hyde", "R8.1"),
    ("Single S", "Single N", (13, 8), "single-plays-hyde", "R8.1"),
    ("Single S\n", "", (13, 1), "expected-word", None),
    ("Dealer N", "Dealer E", (28, 8), "wrong-seating-of-three", "R8.6"),
    ("Jekyll N S\nHyde E W", "Jekyll E W\nHyde N S", (29, 8), "wrong-seating-of-three", "R8.6"),
    ("Single E", "Single W", (31, 8), "wrong-seating-of-three", "R8.6"),
]


@pytest.mark.parametrize("spoiling", SEATING_OF_THREE_SPOILINGS)
def test_r8_6_spoiled_seating_of_three(spoiling: Spoiling) -> None:
    check(THREE, spoiling)


HAND_SPOILINGS: list[Spoiling] = [
    ("N: JT JE", "N: JE", (14, 23), "seven-cards-each", "R2.3"),
    ("N: JT JE", "N: JT JA JE", (14, 26), "seven-cards-each", "R2.3"),
    ("N: JT JE", "N: JT JT", (14, 7), "card-twice", "R2.3"),
    ("E: J6 JX3", "E: J6 JT", (15, 7), "card-twice", "R2.3"),
    ("N: JT JE", "N: JT J8", (14, 7), "expected-card", None),
    ("N: JT JE", "N: JT jE", (14, 7), "expected-card", None),
    ("N: JT JE", "N: JT JX4", (14, 7), "expected-card", None),
    ("N: JT JE", "N: JT :", (14, 7), "expected-card", None),
    ("N: JT", "N JT", (14, 3), "expected-word", None),
    ("N: JT", "Q: JT", (14, 1), "expected-word", None),
    ("\nN: JT", "\nE: JT", (14, 1), "expected-word", None),
    ("H3 HX3 HX1\n", "H3 HX3\nHX1\n", (14, 22), "seven-cards-each", "R2.3"),
    ("HX3 HX1\n", "HX3 HX1 ]\n", (14, 27), "expected-line-end", None),
]


@pytest.mark.parametrize("spoiling", HAND_SPOILINGS)
def test_r2_3_spoiled_hands(spoiling: Spoiling) -> None:
    check(FOUR, spoiling)


TRICK_SPOILINGS: list[Spoiling] = [
    ("1 N S?H4", "2 N S?H4", (18, 1), "trick-number", "R3.1"),
    ("1 N S?H4", "01 N S?H4", (18, 1), "trick-number", "R3.1"),
    ("1 N S?H4", "one N S?H4", (18, 1), "trick-number", "R3.1"),
    ("1 N S?H4", "Score N S?H4", (18, 1), "round-goes-on", "R3.1"),
    ("1 N S?H4", "Q N S?H4", (18, 1), "trick-number", "R3.1"),
    ("1 N S?H4", "1 E S?H4", (18, 3), "wrong-first-leader", "R2.4"),
    ("1 N S?H4", "1 Q S?H4", (18, 3), "expected-seat", None),
    ("1 N S?H4", "1 S?H4", (18, 3), "expected-seat", None),
    ("2 S HA", "2 N HA", (19, 3), "wrong-leader", "R4.2"),
    ("3 W JB", "3 S JB", (20, 3), "wrong-leader-after-transformation", "R5.2"),
    ("3 W JB E?HC JX3 E?H6\n", "", (20, 1), "trick-number", "R3.1"),
    ("W?HB JC\n", "W?HB JC\n1 N S?H4 N?JE W?HB JC\n", (19, 1), "trick-number", "R3.1"),
    ("W?HB JC", "W?HB", (19, 1), "trick-incomplete", "R3.1"),
    ("W?HB JC", "W?HB\nJC", (19, 1), "trick-incomplete", "R3.1"),
    ("W?HB JC", "W?HB W?", (18, 20), "asks-itself", "R3.2"),
    ("W?HB JC", "W?HB JC JT", (18, 23), "fifth-play", "R3.1"),
    ("W?HB JC", "W?HB JC N?", (18, 23), "fifth-play", "R3.1"),
    ("W?HB JC", "W?HB JC ]", (18, 23), "expected-line-end", None),
    ("1 N S?H4", "1 N N?HD", (18, 5), "asks-itself", "R3.2"),
    ("1 N S?H4", "1 N W?H4", (18, 7), "not-held-by-asked", "R3.4"),
    ("1 N S?H4", "1 N H4", (18, 5), "not-held", "R3.2"),
    ("1 N S?H4", "1 N JT", (18, 5), "wrong-camp", "R3.2"),
    ("1 N S?H4", "1 N S?JD", (18, 7), "wrong-camp", "R3.2"),
    ("1 N S?H4", "1 N S?H8", (18, 7), "expected-card", None),
    ("1 N S?H4", "1 N S?E?H4", (18, 7), "expected-card", None),
    ("1 N S?H4", "1 N S??H4", (18, 7), "expected-card", None),
    ("1 N S?H4", "1 N Q?H4", (18, 5), "expected-seat", None),
    ("1 N S?H4", "1 N ?H4", (18, 5), "expected-seat", None),
    ("1 N S?H4", "1 N ?", (18, 5), "expected-seat", None),
    ("1 N S?H4", "1 N S", (18, 5), "expected-card", None),
    ("1 N S?H4", "1 N SH4", (18, 5), "expected-card", None),
    ("1 N S?H4", "1 N S? H4", (18, 8), "must-answer", "R3.4"),
    ("1 N S?H4", '1 N "S?H4"', (18, 5), "expected-card", None),
    ("3 W JB", "3 W JE", (20, 5), "not-held", "R3.2"),
    ("7 N H3 W?JA", "7 N H3 N?JA", (24, 8), "asked-has-none", "R3.3"),
]


@pytest.mark.parametrize("spoiling", TRICK_SPOILINGS)
def test_spoiled_tricks(spoiling: Spoiling) -> None:
    check(FOUR, spoiling)


TRICK_OF_THREE_SPOILINGS: list[Spoiling] = [
    ("1 S N?HD", "1 S HD", (18, 5), "not-held", "R3.2"),
    ("1 S N?HD", "1 S N?HA", (18, 7), "not-held-by-asked", "R3.4"),
    ("1 S N?HD", "1 S N?JB", (18, 7), "wrong-camp", "R3.2"),
    ("1 S N?HD", "1 S S?HA", (18, 5), "asks-itself", "R3.2"),
    ("1 S N?HD", "1 S N?", (18, 7), "single-chooses-itself", "R8.4"),
    ("1 S N?HD", "1 E N?HD", (18, 3), "wrong-first-leader", "R2.4"),
    ("HT JX2", "N?HT JX2", (18, 15), "asks-itself", "R3.2"),
    ("HT JX2", "S?HT JX2", (18, 17), "not-held-by-asked", "R3.4"),
    ("7 S W?HE", "7 S N?HE", (24, 5), "asked-has-none", "R3.3"),
    ("4 E S?HA W?", "4 E S?HA W?\n5 E", (40, 1), "must-answer", "R3.4"),
    ("4 E S?HA W?", "4 E S?HA W? JB", (39, 13), "must-answer", "R3.4"),
    ("4 E S?HA W?", "4 E W?", (39, 7), "single-chooses-itself", "R8.4"),
]


@pytest.mark.parametrize("spoiling", TRICK_OF_THREE_SPOILINGS)
def test_spoiled_tricks_of_three(spoiling: Spoiling) -> None:
    check(THREE, spoiling)


END_SPOILINGS: list[Spoiling] = [
    ("Score Jekyll 36 Hyde 230", "Score Jekyll 35 Hyde 230", (25, 14), "wrong-score", "R6.3"),
    ("Score Jekyll 36 Hyde 230", "Score Jekyll 36 Hyde 0230", (25, 22), "wrong-score", "R6.3"),
    ("Score Jekyll 36 Hyde 230", "Score Jekyll 36 Hyde " + "7" * 9999, (25, 22), "wrong-score", "R6.3"),
    ("Score Jekyll 36 Hyde 230", "Score Jekyll 36", (25, 16), "expected-word", None),
    ("Score Jekyll 36 Hyde 230", "Score Jekyll 36 Hyde", (25, 21), "wrong-score", "R6.3"),
    ("Score Jekyll 36 Hyde 230", "Score Hyde 230 Jekyll 36", (25, 7), "expected-word", None),
    ("Score Jekyll 36 Hyde 230", "Score Jekyll 36 Hyde 230 .", (25, 26), "expected-line-end", None),
    ("Score Jekyll 36 Hyde 230\n", "Score Jekyll 36 Hyde 230\n" * 2, (26, 1), "expected-word", None),
    ("Score Jekyll 36 Hyde 230", "8 N JT", (25, 1), "round-over", "R3.1"),
    ("7 N H3 W?JA E?HT S?JD\n", "", (24, 1), "round-goes-on", "R3.1"),
    ("S?JD\n", "\n", (25, 1), "round-goes-on", "R3.1"),
    ("S?JD\n", "S?\n", (25, 1), "must-answer", "R3.4"),
]


@pytest.mark.parametrize("spoiling", END_SPOILINGS)
def test_spoiled_end_of_a_round(spoiling: Spoiling) -> None:
    check(FOUR, spoiling)


def test_r3_1_a_round_before_the_last_one_is_over() -> None:
    error = error_of(HEADER + DEAL + "1 N S?H4\n" + NEXT_ROUND)
    assert (error.line, error.key) == (20, "round-goes-on")


def test_r7_1_no_round_after_the_end_of_the_match() -> None:
    error = error_of(spoiled(FOUR_ON, "1000", "230"))
    assert (error.place, error.key, error.rule) == ((27, 1), "match-over", "R7.1")


def test_r7_1_the_match_goes_on_below_the_target() -> None:
    assert len(read_record(spoiled(FOUR_ON, "1000", "231")).rounds) == 2
