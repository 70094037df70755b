"""`jh arena` as a shell sees it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.arena.players import EXAMPLE, command_of
from tests.cli.conftest import Jh

BOT = command_of(EXAMPLE)


def test_the_tables(jh: Jh) -> None:
    result = jh("arena", "random", BOT, "--boards", "4", "--workers", "1")
    assert result.code == 0
    for word in ("Form A, seed 0", "margin a board", "±", "decisions", "illegal", "lost turns", "median ms", "p99 ms"):
        assert word in result.out
    assert "Ratings" not in result.out


def test_json_and_everything_that_can_be_kept(jh: Jh, tmp_path: Path) -> None:
    options = ["--boards", "4", "--seed", "3", "--form", "3-jekyll", "--workers", "1", "--json"]
    keep = ["--out", str(tmp_path / "r"), "--chart", str(tmp_path / "c.svg"), "--records", str(tmp_path / "games")]
    result = jh("arena", "random", BOT, *options, *keep)
    assert result.code == 0
    answer = json.loads(result.out)
    (pair,) = answer["pairs"]
    assert (answer["form"], answer["seed"]) == ("3-jekyll", 3)
    assert (pair["challenger"], pair["rival"], pair["boards"]) == ("random", BOT, 4)
    assert pair["interval"][0] < pair["margin"] < pair["interval"][1]
    assert [bot["conduct"]["illegal"] for bot in answer["bots"]] == [0, 0]
    assert (tmp_path / "c.svg").read_text().count("3-jekyll") == 1
    assert len(list((tmp_path / "games").rglob("*.jhn"))) == 8
    again = json.loads(jh("arena", "random", BOT, *options, *keep).out)
    assert again == answer  # the times are equal too, so nothing was played again


def test_three_bots_are_rated(jh: Jh) -> None:
    answer = json.loads(jh("arena", "random", BOT, "random", "--boards", "6", "--workers", "1", "--json").out)
    assert [(pair["challenger"], pair["rival"]) for pair in answer["pairs"]] == [
        ("random", BOT),
        ("random", "random"),
        (BOT, "random"),
    ]
    assert {rating["bot"] for rating in answer["ratings"]} == {"random", BOT}


def test_a_sequential_test_stops_early(jh: Jh) -> None:
    options = ("--boards", "300", "--sprt", "20", "--workers", "1", "--json")
    (pair,) = json.loads(jh("arena", "random", "random", *options).out)["pairs"]
    assert pair["verdict"] == "not better"
    assert pair["boards"] < 300


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("random",), "two bots"),
        (("random", "nobody"), "'nobody'"),
        (("random", "random", "--boards", "0"), "--boards"),
        (("random", "random", "--workers", "0"), "--workers"),
        (("random", "random", "--budget", "0"), "--budget"),
        (("random", "random", "--sprt", "-1"), "--sprt"),
        (("random", "random", "--chart", "c.pdf"), ".svg or .png"),
        (("random", "random", "--form", "C"), "C"),
        (("random", "random", "--out", "/no/such/place"), "/no/such/place"),
    ],
)
def test_bad_input_is_told_before_anything_is_played(jh: Jh, arguments: tuple[str, ...], said: str) -> None:
    result = jh("arena", *arguments)
    assert (result.code, result.out) == (2, "")
    assert said in result.err


def test_workers_leave_quietly() -> None:
    """A worker that still holds objects of the kernel when it ends would print a warning."""
    command = [sys.executable, "-c", "from jekyllhyde.cli import main; main()", "arena", "random", "random"]
    played = subprocess.run([*command, "--boards", "2", "--workers", "2"], capture_output=True, check=True)
    assert played.stderr == b""
