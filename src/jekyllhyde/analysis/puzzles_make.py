"""Make a file of puzzles: look for them round by round, on all cores, until there are enough of every form."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count as count_from
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from jekyllhyde.analysis.puzzles import Puzzle, fields_of, puzzle_of
from jekyllhyde.analysis.puzzles_mine import Source, mine

SHARES = {"four-a": 0.44, "four-b": 0.28, "three": 0.28}
"""The share of each form in a file."""

_AHEAD = 4  # rounds in progress for each thread, so that a slow round does not keep the other threads waiting


class Searched(NamedTuple):
    """A round that was searched, and its puzzles."""

    source: Source
    puzzles: list[Puzzle]


def find_puzzles(count: int, seed: int, journal: Path, threads: int) -> Iterator[Searched]:
    """Search rounds until there are `count` puzzles. Yield every round, in order.

    What the journal of a run that was stopped has is not computed again. Threads use all cores, because the kernel
    releases the GIL.
    """
    known = _read_journal(journal)
    with ThreadPoolExecutor(threads) as pool, journal.open("a", encoding="utf-8") as file:
        for form, share in SHARES.items():
            wanted = round(count * share)
            for searched in _search_form(pool, form, seed, known, _AHEAD * threads):
                if searched.source not in known:
                    _write_line(file.write, searched)
                    file.flush()
                yield searched
                wanted -= len(searched.puzzles)
                if wanted <= 0:
                    break


def _search_form(
    pool: ThreadPoolExecutor, form: str, seed: int, known: dict[Source, list[Puzzle]], ahead: int
) -> Iterator[Searched]:
    """Search the rounds of a form one after another, without end. Those that are known come first."""
    rounds = (Source(form, seed, number) for number in count_from())
    for source in rounds:
        if source not in known:
            break
        yield Searched(source, known[source])
    started = deque([(source, pool.submit(mine, source))])
    try:
        while True:
            started.extend((source, pool.submit(mine, source)) for source in islice(rounds, ahead - len(started)))
            source, future = started.popleft()
            yield Searched(source, future.result())
    finally:
        for _, future in started:
            future.cancel()


def _write_line(write: Callable[[str], object], searched: Searched) -> None:
    write(json.dumps([searched.source, [fields_of(puzzle) for puzzle in searched.puzzles]]) + "\n")


def _read_journal(journal: Path) -> dict[Source, list[Puzzle]]:
    """Read the rounds of an earlier run. Its last line may be cut off."""
    if not journal.exists():
        return {}
    lines = journal.read_text(encoding="utf-8").splitlines(keepends=True)
    whole = [line for line in lines if line.endswith("\n")]
    journal.write_text("".join(whole), encoding="utf-8")
    rounds = (json.loads(line) for line in whole)
    return {Source(*source): [puzzle_of(fields) for fields in puzzles] for source, puzzles in rounds}
