"""`jh puzzles`"""

from __future__ import annotations

import os
import sys
from collections import Counter
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from jekyllhyde.analysis.puzzles import Puzzle, read_puzzles, shipped_puzzles, write_puzzles
from jekyllhyde.analysis.puzzles_check import MASTER_SOLVES, NOVICE_SOLVES, Checked, check_puzzles, solved
from jekyllhyde.analysis.puzzles_make import find_puzzles
from jekyllhyde.cli.codes import FAILED
from jekyllhyde.cli.display import make_progress
from jekyllhyde.cli.files import InputError

puzzles = App(name="puzzles", help="Make puzzles out of rounds between bots, or check them.", help_format="plaintext")

Workers = Annotated[int | None, Parameter(help="Threads; else one for each core.")]


@puzzles.command
def make(
    file: Annotated[Path, Parameter(help="Where the puzzles are written.")],
    *,
    count: Annotated[int, Parameter(help="How many, of all forms together.")] = 504,
    seed: Annotated[int, Parameter(help="The same number gives the same puzzles.")] = 1,
    workers: Workers = None,
) -> None:
    """Find puzzles in rounds between bots. A run that was stopped goes on: FILE.part has what was found."""
    _check_positive({"--count": count, "--workers": workers})
    journal = file.with_name(f"{file.name}.part")
    found: list[Puzzle] = []
    try:
        with make_progress() as progress:
            bar = progress.add_task("", total=count)
            for source, puzzles_of_round in find_puzzles(count, seed, journal, _threads(workers)):
                found += puzzles_of_round
                progress.update(bar, completed=len(found), description=f"{source.form}, round {source.number + 1}")
        found.sort(key=lambda puzzle: (puzzle.rating, puzzle.id))
        file.write_text(write_puzzles(found), encoding="utf-8")
    except OSError as error:
        raise InputError(f"{error.filename}: {error.strerror}") from None
    journal.unlink()
    _print_counts(found)


@puzzles.command
def check(
    file: Annotated[Path | None, Parameter(help="The puzzles; else those that are shipped.")] = None,
    *,
    work: Annotated[float, Parameter(help="Times the work of a review.")] = 20,
    tries: Annotated[int, Parameter(help="How often each level tries each puzzle.")] = 10,
    seed: Annotated[int, Parameter(help="Another number gives new seeds.")] = 1,
    workers: Workers = None,
) -> None:
    """Check with new seeds that every best move still is, and how many puzzles each level of the ladder solves."""
    _check_positive({"--work": work, "--tries": tries, "--workers": workers})
    asked = shipped_puzzles() if file is None else _read(file)
    with make_progress() as progress:
        bar = progress.add_task("", total=len(asked))
        checked = []
        for entry in check_puzzles(asked, seed, work, tries, _threads(workers)):
            checked.append(entry)
            progress.update(bar, advance=1)
    _report(checked)


def _check_positive(options: dict[str, float | None]) -> None:
    for option, number in options.items():
        if number is not None and not number > 0:
            raise InputError(f"{option} is above 0")


def _threads(workers: int | None) -> int:
    return workers or os.cpu_count() or 1


def _read(file: Path) -> list[Puzzle]:
    try:
        return read_puzzles(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise InputError(f"{file}: {error.strerror}") from None
    except (ValueError, KeyError) as error:
        raise InputError(f"{file}: {error}") from None


def _print_counts(chosen: list[Puzzle]) -> None:
    for name, counts in {
        "forms": Counter(puzzle.form for puzzle in chosen),
        "themes": Counter(theme for puzzle in chosen for theme in puzzle.themes),
    }.items():
        print(f"{name}: {', '.join(f'{key} {number}' for key, number in counts.most_common())}")
    ratings = [puzzle.rating for puzzle in chosen]
    print(f"ratings: {min(ratings)} to {max(ratings)}, median {sorted(ratings)[len(ratings) // 2]}")


def _report(checked: list[Checked]) -> None:
    overturned = [entry for entry in checked if entry.margin <= 0]
    shares = solved(checked)
    for level, share in shares.items():
        print(f"{level} solves {100 * share:.1f} %")
    print(f"{len(checked) - len(overturned)} of {len(checked)} confirmed")
    print(f"least margin {min(entry.margin for entry in checked):.1f} points")
    for entry in overturned:
        print(f"{entry.puzzle.id}: overturned by {-entry.margin:.1f} points")
    if overturned or shares["master"] < MASTER_SOLVES or shares["novice"] >= NOVICE_SOLVES:
        sys.exit(FAILED)
