"""Run a contest: take the boards played before from the results, and play the rest."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from jekyllhyde.arena.backends import Play
from jekyllhyde.arena.boards import GAMES
from jekyllhyde.arena.contest import Contest, Pair
from jekyllhyde.arena.play import BoardResult, Task
from jekyllhyde.arena.results import Results
from jekyllhyde.arena.statistics import SequentialTest, SequentialVerdict


class Finished(NamedTuple):
    """A finished board of a pair. `verdict` is the verdict of the pair's sequential test, if there is one."""

    pair: Pair
    result: BoardResult
    verdict: SequentialVerdict | None


def run(
    contest: Contest, play: Play, results: Results | None = None, records: Path | None = None
) -> Iterator[Finished]:
    """Yield finished boards pair by pair and board by board, in this order even if a later one is ready first."""
    for pair in contest.pairs:
        yield from _run_pair(contest, pair, play, results, records)


def _run_pair(
    contest: Contest, pair: Pair, play: Play, results: Results | None, records: Path | None
) -> Iterator[Finished]:
    test = None if contest.delta is None else SequentialTest(contest.delta)
    tasks = contest.tasks(pair, with_records=records is not None)
    for result in _results(tasks, pair, play, results, records):
        verdict = None if test is None else test.add(result.margin)
        yield Finished(pair, result, verdict)
        if verdict in (SequentialVerdict.BETTER, SequentialVerdict.NOT_BETTER):
            return


def _results(
    tasks: Iterator[Task], pair: Pair, play: Play, results: Results | None, records: Path | None
) -> Iterator[BoardResult]:
    """Yield known results, then play from the first missing board on. Known results come first in every file."""
    for task in tasks:
        known = None if results is None else results.find(pair, task.board)
        if known is None:
            yield from _play(_chain(task, tasks), pair, play, results, records)
            return
        yield known


def _chain(first: Task, others: Iterator[Task]) -> Iterator[Task]:
    yield first
    yield from others


def _play(
    tasks: Iterator[Task], pair: Pair, play: Play, results: Results | None, records: Path | None
) -> Iterator[BoardResult]:
    for result in play(tasks):
        if records is not None:
            write_records(records, pair, result)
        if results is not None:
            results.add(pair, result)
        yield result


def write_records(folder: Path, pair: Pair, result: BoardResult) -> None:
    """Write one file for each game: `mc-tips/0017-1.jhn` is the first game of board 17."""
    place = folder / "-".join(re.sub(r"[^\w.]+", "_", name) for name in pair)
    place.mkdir(parents=True, exist_ok=True)
    for game, text in zip(range(1, 1 + len(GAMES[result.board.form])), result.records, strict=True):
        (place / f"{result.board.number:04}-{game}.jhn").write_text(text, encoding="utf-8")
