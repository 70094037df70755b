"""`jh solve` and `jh bench`, as a shell sees them."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from pathlib import Path
from subprocess import PIPE
from typing import Any

import pytest

from tests.cli.conftest import Jh

JH = Path(sys.executable).with_name("jh")
GOLDEN = Path(__file__).parents[1] / "golden"
POSITIONS = [json.loads(line) for line in (GOLDEN / "positions.jsonl").read_text().splitlines()]
SMALL = [position for position in POSITIONS if position["tricks"] <= 3]


def lines(positions: list[dict[str, Any]]) -> str:
    return "".join(json.dumps(position) + "\n" for position in positions)


def test_answers_come_one_a_line_in_order(jh: Jh) -> None:
    answers = [json.loads(line) for line in jh("solve", "-", stdin=lines(SMALL)).out.splitlines()]
    assert answers == [{"id": position["id"], "value": position["value"]} for position in SMALL]


@pytest.mark.parametrize("threads", ["1", "2"])
def test_the_best_move_is_worth_the_position(jh: Jh, threads: str) -> None:
    out = jh("solve", "--moves", "--threads", threads, "-", stdin=lines(SMALL)).out
    for position, line in zip(SMALL, out.splitlines(), strict=True):
        answer = json.loads(line)
        best = max if position["camps"]["NESW".index(position["leader"])] == "J" else min
        assert best(answer["moves"].values()) == answer["value"] == position["value"]


def test_a_record_is_solved_at_its_end(jh: Jh) -> None:
    record = jh("new", "--seed", "3", "--moves", "40").out
    answer = json.loads(jh("solve", "--moves", "-", stdin=record).out)
    assert answer["value"] in answer["moves"].values()


def test_without_time_only_bounds_are_known(jh: Jh) -> None:
    largest = max(POSITIONS, key=lambda position: position["tricks"])
    answer = json.loads(jh("solve", "--seconds", "0", "-", stdin=lines([largest])).out)
    assert answer["value"] is None
    lower, upper = answer["bounds"]
    assert lower <= largest["value"] <= upper


def test_an_interrupt_gives_the_bounds_reached(tmp_path: Path) -> None:
    deal = subprocess.run([JH, "new", "--seed", "3", "--moves", "0"], capture_output=True, text=True, check=True).stdout
    file = tmp_path / "deal.jhn"
    file.write_text(deal)
    with subprocess.Popen([JH, "solve", str(file)], stdout=PIPE, stderr=PIPE, text=True) as process:
        assert process.stderr is not None
        assert re.match(r" *\d+\.\d s  value from -\d+ to \d+$", process.stderr.readline())
        process.send_signal(signal.SIGINT)
        try:
            answer = json.loads(process.communicate(timeout=60)[0])
        finally:
            process.kill()
    assert process.returncode == 130
    assert answer["value"] is None
    assert answer["bounds"][0] < answer["bounds"][1]


def spoiled(**changes: object) -> str:
    return json.dumps(SMALL[0] | changes)


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "[]",
        "7",
        '"J7"',
        "[" * 5000,
        spoiled(leader="Q"),
        spoiled(leader=None),
        spoiled(camps="JJJH"),
        spoiled(camps=4),
        spoiled(hands={}),
        spoiled(hands={"N": [], "E": ["JB", "JB"], "S": ["HB", "HE", "HX2"], "W": ["JT", "JA", "JX3"]}),
        spoiled(hands={"N": ["JB"], "E": ["JB", "H5"], "S": ["HB", "HE", "HX2"], "W": ["JT", "JA"]}),
        spoiled(hands={"N": [], "E": ["JB"], "S": ["HB", "HE", "HX2"], "W": ["JT", "JA", "JX3"]}),
        spoiled(asked="N"),
        spoiled(trick=[["N", "N", "JB"]]),
        spoiled(trick=[1]),
        spoiled(taken={"jekyll": {"points": -1, "factor": 0}, "hyde": {"points": 0, "factor": 0}}),
        spoiled(taken={"jekyll": {"points": 1e99, "factor": 0}, "hyde": {"points": 0, "factor": 0}}),
        spoiled(carry=None),
        spoiled(single="N"),
    ],
)
def test_an_impossible_position_is_refused_at_its_line(jh: Jh, text: str) -> None:
    result = jh("solve", "-", stdin=json.dumps(SMALL[0]) + "\n" + text + "\n")
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith("-:2:")
    assert result.err.count("\n") == 1


def test_bad_numbers_are_refused(jh: Jh) -> None:
    for option, value in [("--threads", "-1"), ("--memory", "0"), ("--seconds", "-1"), ("--seconds", "nan")]:
        assert jh("solve", option, value, "-").code == 2


def test_the_signature_is_the_same_every_time(jh: Jh) -> None:
    first = jh("bench", "--signature").out
    assert first == jh("bench", "--signature").out
    assert int(first) > 0
