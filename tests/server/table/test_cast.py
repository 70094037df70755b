"""The characters of the bots: who sits down, and how fast they are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from jekyllhyde.server.table import commands
from jekyllhyde.server.table.cast import BOT_NAMES, CAST, free_bot_name, pace_of
from jekyllhyde.server.table.chairs import name_of
from jekyllhyde.server.table.setup import Setup
from tests.server.tables import Play

ROOT = Path(__file__).parents[3]


def test_the_browsers_cast_is_the_servers() -> None:
    source = (ROOT / "web/src/view/cast.ts").read_text("utf-8")
    found = re.findall(r"^  (\w+): ([\d.]+),$", source, re.MULTILINE)
    assert [(name, float(pace)) for name, pace in found] == list(CAST)


def test_the_cast_is_as_fast_as_the_delay_says_on_average() -> None:
    paces = [character.pace for character in CAST]
    assert sum(paces) / len(paces) == pytest.approx(1)
    assert all(0.5 <= pace <= 1.5 for pace in paces)
    assert pace_of("somebody of an older table") == 1


def test_the_commitment_chooses_who_sits_down() -> None:
    assert {free_bot_name((), bytes([byte, 7])) for byte in range(256)} == set(BOT_NAMES)
    assert free_bot_name((), b"\x02") == free_bot_name((), b"\x02\xff") == BOT_NAMES[2]


def test_nobody_of_the_cast_sits_down_twice() -> None:
    for byte in range(len(CAST)):
        seated: list[str] = []
        for _ in range(4):
            seated.append(free_bot_name(seated, bytes([byte])))
        assert len(set(seated)) == 4


def test_tables_have_different_casts() -> None:
    casts = set()
    for seed in range(12):
        play = Play(Setup(), seed)
        play.do("ann", commands.Sit(chair=0))
        for chair in (1, 2, 3):
            play.do("ann", commands.SeatBot(chair=chair, level="random"))
        casts.add(tuple(name_of(chair) for chair in play.table.chairs[1:]))
    assert len(casts) > 2
