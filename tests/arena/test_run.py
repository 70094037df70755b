"""Whole contests give the same results in any number of processes and after any number of stops."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from jekyllhyde.arena.backends import local, on_ray
from jekyllhyde.arena.boards import Form
from jekyllhyde.arena.contest import Contest, Pair, TooFewBots
from jekyllhyde.arena.play import BoardResult, Task
from jekyllhyde.arena.results import Results, ResultsError, times_path
from jekyllhyde.arena.run import run
from jekyllhyde.arena.statistics import FEWEST_BOARDS, SequentialVerdict
from jekyllhyde.arena.summary import Tally
from jekyllhyde.records import read_record
from tests.arena.players import EXAMPLE, command_of

PAIR = ("random", command_of(EXAMPLE))


def _file(path: Path, contest: Contest, workers: int = 1, stop_after: int | None = None) -> bytes:
    with Results(path, contest) as results, local(workers) as play:
        for _ in islice(run(contest, play, results), stop_after):
            pass
    return path.read_bytes()


@pytest.mark.parametrize("form", Form)
def test_any_number_of_workers_gives_the_same_file(form: Form, tmp_path: Path) -> None:
    contest = Contest(PAIR, boards=6, form=form, seed=3)
    assert _file(tmp_path / "1", contest) == _file(tmp_path / "2", contest, workers=2)


def test_a_contest_in_this_process_ends_the_bots_that_it_started(tmp_path: Path) -> None:
    before = _children()
    _file(tmp_path / "results", Contest(PAIR, boards=1))
    assert not _children() - before


def _children() -> set[str]:
    return {pid for task in Path("/proc/self/task").iterdir() for pid in (task / "children").read_text().split()}


def test_another_seed_gives_other_results(tmp_path: Path) -> None:
    first, second = (_file(tmp_path / str(seed), Contest(PAIR, 4, seed=seed)) for seed in (1, 2))
    assert first.splitlines()[1:] != second.splitlines()[1:]


def test_a_stopped_run_goes_on_to_the_same_file(tmp_path: Path) -> None:
    contest = Contest((*PAIR, "random"), boards=5)
    whole = _file(tmp_path / "whole", contest)
    path = tmp_path / "stopped"
    for boards in (0, 2, 7):
        assert len(_file(path, contest, stop_after=boards)) < len(whole)
    assert _file(path, contest) == whole
    assert _file(path, contest) == whole


@pytest.mark.parametrize("cut", range(1, 60, 7))
def test_a_line_that_was_cut_off_is_played_again(cut: int, tmp_path: Path) -> None:
    contest = Contest(PAIR, boards=3)
    path = tmp_path / "results"
    whole = _file(path, contest)
    path.write_bytes(whole[:-cut])
    times = times_path(path)
    times.write_bytes(times.read_bytes()[:-cut])
    assert _file(path, contest) == whole


KILLER = """
import os, pathlib, runpy, signal, sys
mark = pathlib.Path(__file__).with_suffix(".mark")
lines = sys.stdin
def until_marked():
    for number, line in enumerate(lines):
        if number == 60 and mark.exists():
            mark.unlink()
            os.kill(os.getppid(), signal.SIGKILL)
        yield line
sys.stdin = until_marked()
runpy.run_path({example!r}, run_name="__main__")
"""


def test_a_killed_run_goes_on_to_the_same_file(tmp_path: Path) -> None:
    """A bot that kills the run, in about the middle of the second board."""
    killer, mark = tmp_path / "killer.py", tmp_path / "killer.mark"
    killer.write_text(KILLER.format(example=str(EXAMPLE)))
    contest = Contest(("random", command_of(killer)), boards=5)
    whole = _file(tmp_path / "whole", contest)
    mark.touch()
    path = tmp_path / "killed"
    main = [sys.executable, "-c", "from jekyllhyde.cli import main; main()"]
    options = ["--boards", "5", "--workers", "1", "--out", str(path)]
    killed = subprocess.run([*main, "arena", *contest.bots, *options], check=False, capture_output=True)
    assert killed.returncode == -signal.SIGKILL
    assert not mark.exists()
    assert 0 < len(path.read_bytes()) < len(whole)
    assert _file(path, contest) == whole


def test_a_longer_run_keeps_what_is_there(tmp_path: Path) -> None:
    path = tmp_path / "results"
    short = _file(path, Contest(PAIR, boards=2))
    assert _file(path, Contest(PAIR, boards=4)).startswith(short)
    assert path.read_bytes() == _file(tmp_path / "at-once", Contest(PAIR, boards=4))


def test_known_boards_are_not_played_again(tmp_path: Path) -> None:
    contest = Contest(PAIR, boards=3)
    path = tmp_path / "results"
    _file(path, contest)

    def refuse(tasks: Iterator[Task]) -> Iterator[BoardResult]:
        raise AssertionError(f"played again: {next(tasks)}")

    with Results(path, contest) as results:
        boards = list(run(contest, refuse, results))  # type: ignore[arg-type]
    with local(workers=1) as play:
        played = list(play(contest.tasks(Pair(*PAIR), with_records=False)))
    assert [finished.result.scores for finished in boards] == [result.scores for result in played]
    assert [finished.result.conduct for finished in boards] == [result.conduct for result in played]
    assert all(len(times) for finished in boards for times in finished.result.milliseconds)


def test_results_of_another_contest_are_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "results"
    text = _file(path, Contest(PAIR, boards=1, seed=1))
    with pytest.raises(ResultsError, match="another contest"):
        Results(path, Contest(PAIR, boards=1, seed=2))
    path.write_text("something else\n")
    with pytest.raises(ResultsError, match="not a file of results"):
        Results(path, Contest(PAIR, boards=1, seed=1))
    assert text.endswith(b"\n")


def test_two_runs_do_not_write_to_one_file(tmp_path: Path) -> None:
    contest = Contest(PAIR, boards=1)
    with Results(tmp_path / "results", contest), pytest.raises(ResultsError, match="another run"):
        Results(tmp_path / "results", contest)


def test_a_result_line_is_for_people_to_read_too(tmp_path: Path) -> None:
    header, line = map(json.loads, _file(tmp_path / "results", Contest(PAIR, boards=1, seed=9)).splitlines())
    assert header == {
        "format": "jekyllhyde-arena/1",
        "bots": list(PAIR),
        "form": "A",
        "seed": 9,
        "seconds": None,
    }
    (first, second) = (jekyll - hyde for jekyll, hyde in line["scores"])
    assert line["margin"] == (first - second) / 2
    assert (line["bots"], line["board"]) == (list(PAIR), 0)


def test_every_pair_plays_once() -> None:
    assert Contest(("a", "b", "c"), 1).pairs == (Pair("a", "b"), Pair("a", "c"), Pair("b", "c"))
    assert Contest(("a", "a"), 1).pairs == (Pair("a", "a"),)
    with pytest.raises(TooFewBots):
        Contest(("a",), 1)


def test_a_sequential_test_ends_a_pair_but_not_the_others() -> None:
    contest = Contest(("random", "random", command_of(EXAMPLE)), boards=FEWEST_BOARDS + 2, delta=30)
    tally = Tally()
    with local(1) as play:
        for finished in run(contest, play):
            tally.add(finished)
    same, different = tally.pairs()
    assert (same.margin.boards, same.verdict) == (FEWEST_BOARDS, SequentialVerdict.NOT_BETTER)
    assert different.pair == PAIR
    assert different.margin.boards >= FEWEST_BOARDS


def test_records_lie_where_they_can_be_found(tmp_path: Path) -> None:
    contest = Contest(("random", "random"), boards=2, form=Form.THREE_SINGLE)
    with local(1) as play:
        results = [finished.result for finished in run(contest, play, records=tmp_path)]
    files = sorted(path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.jhn"))
    assert files == [f"random-random/000{board}-{game}.jhn" for board in (0, 1) for game in (1, 2)]
    score = read_record((tmp_path / files[2]).read_bytes()).match.rounds[0].score
    assert (score.jekyll.score, score.hyde.score) == results[1].scores[0]


def test_a_tally_adds_up() -> None:
    contest = Contest(PAIR, boards=3)
    tally = Tally()
    with local(1) as play:
        boards = list(run(contest, play))
    for finished in boards:
        tally.add(finished)
    for place, summary in enumerate(tally.bots()):
        times = sorted(time for finished in boards for time in finished.result.milliseconds[place])
        assert summary.conduct.decisions == len(times)
        assert summary.slowest == times[-1]
    (pair,) = tally.pairs()
    assert pair.margin.mean == pytest.approx(sum(finished.result.margin for finished in boards) / 3)


def test_ray_gives_the_same_results() -> None:
    pytest.importorskip("ray")
    contest = Contest(PAIR, boards=4, seed=5)
    with local(1) as play:
        here = [finished.result.scores for finished in run(contest, play)]
    with on_ray("local", workers=2) as play:
        assert [finished.result.scores for finished in run(contest, play)] == here
