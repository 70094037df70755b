"""Results as JSON lines, so that a stopped run can continue.

A run's file has the same bytes however many processes wrote it and however often it was stopped. Times, which never
repeat, are kept in a second file beside it.
"""

from __future__ import annotations

import fcntl
import json
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import IO, Any

from jekyllhyde.arena.boards import Board, Score
from jekyllhyde.arena.contest import Contest, Pair
from jekyllhyde.arena.play import BoardResult, Conduct

FORMAT = "jekyllhyde-arena/1"


class ResultsError(Exception):
    """The run cannot continue with this file."""


@dataclass(frozen=True, slots=True)
class _Line:
    """The fields with which both files identify a board."""

    pair: Pair
    number: int


class Results:
    """The files of results, open while a contest runs. `find` returns results of earlier runs."""

    def __init__(self, path: Path, contest: Contest) -> None:
        with ExitStack() as files:
            self._boards = files.enter_context(closing(_LineFile(path)))
            self._times = files.enter_context(closing(_LineFile(times_path(path))))
            self._known = {_key(line): line for line in self._read_boards(path, _header(contest))}
            self._known_times = {_key(line): line for line in self._times.read()}
            self._files = files.pop_all()

    def _read_boards(self, path: Path, header: dict[str, Any]) -> list[Any]:
        lines = self._boards.read()
        if not lines:
            self._boards.write(header)
        elif lines[0] != header:
            raise ResultsError(f"{path}: holds another contest: {json.dumps(lines[0])}")
        return lines[1:]

    def __enter__(self) -> Results:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._files.close()

    def find(self, pair: Pair, board: Board) -> BoardResult | None:
        key = _Line(pair, board.number)
        line = self._known.get(key)
        if line is None:
            return None
        first, second = (Score(*score) for score in line["scores"])
        challenger, rival = (Conduct(*conduct) for conduct in line["conduct"])
        times = self._known_times.get(key, {"ms": ((), ())})["ms"]
        return BoardResult(board, (first, second), (challenger, rival), (tuple(times[0]), tuple(times[1])))

    def add(self, pair: Pair, result: BoardResult) -> None:
        """Write the times, then the result, because a board counts as played once its result is written."""
        start = {"bots": pair, "board": result.board.number}
        self._times.write({**start, "ms": result.milliseconds})
        self._boards.write({**start, "margin": result.margin, "scores": result.scores, "conduct": result.conduct})


def times_path(path: Path) -> Path:
    return path.with_name(f"{path.name}.times")


def _header(contest: Contest) -> dict[str, Any]:
    """Return the first line. It leaves out the number of boards, so that a finished run can be extended."""
    return {
        "format": FORMAT,
        "bots": list(contest.bots),
        "form": contest.form.value,
        "seed": contest.seed,
        "seconds": contest.seconds,
    }


def _key(line: Any) -> _Line:
    return _Line(Pair(*line["bots"]), line["board"])


class _LineFile:
    """A file of JSON lines that one process at a time may append to. An incomplete last line is dropped."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: IO[bytes] = path.open("a+b")
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self._file.close()
            raise ResultsError(f"{path}: another run is writing to it") from None

    def read(self) -> list[Any]:
        self._file.seek(0)
        text = self._file.read()
        complete = text[: text.rfind(b"\n") + 1]
        self._file.truncate(len(complete))
        try:
            return [json.loads(line) for line in complete.splitlines()]
        except ValueError:
            raise ResultsError(f"{self._path}: not a file of results") from None

    def write(self, line: dict[str, Any]) -> None:
        self._file.write(json.dumps(line, separators=(",", ":")).encode() + b"\n")
        self._file.flush()

    def close(self) -> None:
        self._file.close()
