"""Names that cannot be seen are refused, and no two names at a table look the same."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jekyllhyde.server.table import commands
from jekyllhyde.server.table.cast import BOT_NAMES, free_bot_name
from jekyllhyde.server.table.chairs import name_of
from jekyllhyde.server.table.decisions import Entries, decide
from jekyllhyde.server.table.names import LONGEST_NAME, clean_name, skeleton
from jekyllhyde.server.table.setup import Setup
from tests.server.tables import Play

INVISIBLE = ["\u3164", "\uffa0", "\u115f", "\u034f", "\ufe0f", "\u200b", "\u2800", "\U000e0100", "\u180b", "\u1160"]


@pytest.mark.parametrize("character", INVISIBLE, ids=[f"{ord(character):x}" for character in INVISIBLE])
def test_invisible_characters_are_no_name_and_change_none(character: str) -> None:
    assert clean_name(character) is None
    assert clean_name(f"A{character}nn{character}") == "Ann"


@pytest.mark.parametrize(
    "name", ["A\u0332nn", "Z\u0351\u0363a", "\u0301Ann", "A\u20ddnn", "\u093eअ", "", " ", "a" * 25]
)
def test_marks_that_no_language_writes_are_refused(name: str) -> None:
    assert clean_name(name) is None


@pytest.mark.parametrize("name", ["Zoë", "Łukasz", "Nguyễn", "Ирина", "李雷", "अमिताभ", "ภูมิ", "מֹשֶׁה", "O’Neil", "Ann 2"])
def test_names_of_people_stay_as_they_are(name: str) -> None:
    assert clean_name(name) == unicodedata.normalize("NFC", name)


def test_a_letter_and_its_mark_become_one() -> None:
    assert clean_name("Zoe\u0308") == "Zoë"


ALIKE = ["Ann", "Аnn", "ann", "ＡNN", "A\u3164nn", "Ánn", "A n n", "𝐀𝐧𝐧", "A-nn", "ᴀɴɴ", "ꓮꓠꓠ", "Ꭺnn", "ⲁnn"]


@pytest.mark.parametrize("name", ALIKE)
def test_names_that_look_the_same_have_the_same_skeleton(name: str) -> None:
    assert skeleton(name) == skeleton("Ann")


@pytest.mark.parametrize(("one", "other"), [("Bill", "BiIl"), ("modern", "modem"), ("0scar", "Oscar"), ("Ѕam", "Sam")])
def test_letters_that_look_the_same_are_folded(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


def test_who_looks_like_somebody_at_the_table_gets_a_number() -> None:
    play = Play(Setup())
    for chair, name in enumerate(["Ann", "Аnn", "A\u3164nn"]):
        entries = sit(play, f"player {chair}", name, chair)
        play.take(entries)
    play.do("player 0", commands.SeatBot(chair=3, level="random"))
    *people, bot = [name_of(chair) for chair in play.table.chairs]
    assert people == ["Ann", "Аnn 2", "A\u3164nn 3"]
    assert bot in BOT_NAMES


def test_no_bot_looks_like_a_person() -> None:
    assert skeleton("Аgnеs") == skeleton("Agnes")
    for byte in range(len(BOT_NAMES)):
        assert free_bot_name(["Аgnеs"], bytes([byte])) != "Agnes"


def sit(play: Play, player: str, name: str, chair: int) -> Entries:
    command = commands.Sit(chair=chair)
    return decide(play.table, player, name, command, levels=("random",), now=play.now, chance=play.chance)


@given(st.lists(st.text(st.sampled_from("aAаα1lI0оO\u3164\u034fn "), min_size=1, max_size=6), min_size=4, max_size=4))
def test_four_people_never_look_the_same(names: list[str]) -> None:
    play = Play(Setup())
    for chair, name in enumerate(names):
        play.take(sit(play, f"player {chair}", name, chair))
    seen = [skeleton(str(name_of(chair))) for chair in play.table.chairs]
    assert len(set(seen)) == 4


@given(st.text(max_size=30))
def test_a_clean_name_is_short_printable_and_stays_clean(name: str) -> None:
    cleaned = clean_name(name)
    if cleaned is not None:
        assert len(cleaned) <= LONGEST_NAME
        assert cleaned.isprintable()
        assert clean_name(cleaned) == cleaned
        assert skeleton(cleaned) or not cleaned.isascii()
