"""`jh review`"""

from __future__ import annotations

import json as jsonlib
import sys
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Annotated, Literal, NamedTuple

from cyclopts import Parameter

from jekyllhyde.analysis.folder import ReviewFolder
from jekyllhyde.analysis.many import count_decisions, review_many
from jekyllhyde.analysis.player_report import NoDecisions, Reviewed
from jekyllhyde.analysis.player_report import report as make_report
from jekyllhyde.analysis.record_review import finished_rounds
from jekyllhyde.analysis.report_json import json_of_report
from jekyllhyde.analysis.review_json import json_of_review
from jekyllhyde.cli.display import make_progress
from jekyllhyde.cli.extras import needs
from jekyllhyde.cli.files import Files, InputError, Json, load_record
from jekyllhyde.cli.report_text import print_report
from jekyllhyde.cli.review_text import print_review
from jekyllhyde.records import Record
from jekyllhyde.rules import Seat

CHARTS = (".svg", ".png")
LEAST_WORK, MOST_WORK = 0.01, 1000
MOST_SEED = 2**64 - 1
MOST_THREADS = 1024


Records = Annotated[Files, Parameter(help="Records, or folders of them; - is standard input.")]


def review(
    *files: Records,
    round: Annotated[int | None, Parameter(help="Only this round.")] = None,
    seat: Annotated[Literal["N", "E", "S", "W"] | None, Parameter(help="Show the decisions of this seat only.")] = None,
    every: Annotated[
        bool, Parameter("--all", negative="", help="Every decision, not only the turning points.")
    ] = False,
    json: Json = False,
    chart: Annotated[Path | None, Parameter(help="Draw what the rounds of a record were worth (.svg or .png).")] = None,
    report: Annotated[bool, Parameter(negative="", help="Tell what costs most over all records instead.")] = False,
    player: Annotated[str | None, Parameter(help="Report on this player; in records of the arena, this bot.")] = None,
    out: Annotated[Path | None, Parameter(help="Keep reviews in this folder; a run that was stopped goes on.")] = None,
    seed: Annotated[int, Parameter(help="The same number gives the same review.")] = 0,
    work: Annotated[float, Parameter(help="Effort: 4 halves the errors and takes four times as long.")] = 1.0,
    threads: Annotated[int, Parameter(help="Cores to use; 0 is all of them.")] = 0,
) -> None:
    """Review records: what every decision cost, by what the player could know and with open hands.

    A folder stands for all records (.jhn) in it.
    """
    _check_numbers(seed, work, threads)
    _check_options(report=report, player=player, round=round, out=out)
    sources = [_Source(file, load_record(file)) for name in files for file in _records_at(name)]
    _check_round(sources, round)
    if chart is not None:
        _check_chart(chart, sources)
    try:
        folder = None if out is None else ReviewFolder(out, seed, work)
        with closing(_review(sources, folder, seed=seed, work=work, threads=threads or None, round=round)) as reviewed:
            if report:
                _print_report(reviewed, player, as_json=json)
            else:
                charted = reviewed if chart is None else _with_chart(reviewed, chart)
                shown = (_of_seat(one, seat) for one in charted)
                _print_reviews(shown, several=len(sources) > 1, every=every, as_json=json)
    except BrokenPipeError:
        raise
    except OSError as error:
        raise InputError(f"{error.filename}: {error.strerror}") from None


class _Source(NamedTuple):
    file: str
    record: Record


def _check_numbers(seed: int, work: float, threads: int) -> None:
    if not 0 <= seed <= MOST_SEED:
        raise InputError(f"--seed is from 0 to {MOST_SEED}")
    if not LEAST_WORK <= work <= MOST_WORK:
        raise InputError(f"--work is from {LEAST_WORK} to {MOST_WORK}")
    if not 0 <= threads <= MOST_THREADS:
        raise InputError(f"--threads is from 0 to {MOST_THREADS}")


def _check_options(*, report: bool, player: str | None, round: int | None, out: Path | None) -> None:
    if player is not None and not report:
        raise InputError("--player goes with --report; --seat shows the decisions of one seat")
    if round is not None and (report or out is not None):
        raise InputError("--round does not go with --report or --out, which take whole records")


def _records_at(name: str) -> list[str]:
    """Return the files that an argument stands for: itself, or all records below a folder."""
    if name == "-" or not Path(name).is_dir():
        return [name]
    found = sorted(str(path) for path in Path(name).rglob("*.jhn"))
    if not found:
        raise InputError(f"{name}: no records (.jhn) in this folder")
    return found


def _check_round(sources: Sequence[_Source], round: int | None) -> None:
    if round is None:
        return
    for file, record in sources:
        if not 1 <= round <= len(record.rounds):
            raise InputError(f"{file}: --round: the record has rounds 1 to {len(record.rounds)}, not {round}")
        if not record.match.rounds[round - 1].over:
            raise InputError(f"{file}: --round: round {round} is not over")


def _check_chart(chart: Path, sources: Sequence[_Source]) -> None:
    """Check everything that can go wrong before the long computation."""
    if chart.suffix not in CHARTS:
        raise InputError(f"--chart: a file ending in {' or '.join(CHARTS)}, not {chart}")
    if not chart.absolute().parent.is_dir():
        raise InputError(f"--chart: there is no folder {chart.parent}")
    if len(sources) != 1:
        raise InputError(f"--chart draws one record, not {len(sources)}")
    if not finished_rounds(sources[0].record):
        raise InputError(f"{sources[0].file}: --chart: no round is over")
    with needs("arena"):
        import_module("matplotlib")


def _review(
    sources: Sequence[_Source],
    folder: ReviewFolder | None,
    *,
    seed: int,
    work: float,
    threads: int | None,
    round: int | None,
) -> Generator[Reviewed, None, None]:
    """Yield the reviews in order. The progress bar is hidden while the caller prints."""
    kept = [folder is not None and folder.has(*source) for source in sources]
    records = [source.record for source, is_kept in zip(sources, kept, strict=True) if not is_kept]
    with make_progress() as progress:
        bar = progress.add_task("Reviewing", total=count_decisions(records, round))
        fresh = review_many(
            records, seed=seed, work=work, threads=threads, only_round=round, progress=lambda: progress.advance(bar)
        )
        with closing(fresh):
            for (file, record), is_kept in zip(sources, kept, strict=True):
                if folder is not None and is_kept:
                    found = folder.load(file, record)
                else:
                    found = next(fresh)
                    if folder is not None:
                        folder.add(file, record, found)
                progress.stop()
                yield Reviewed(file, record, found)
                progress.start()


def _with_chart(reviewed: Iterable[Reviewed], chart: Path) -> Iterator[Reviewed]:
    from jekyllhyde.analysis.chart import draw_chart  # noqa: PLC0415 (needs matplotlib)

    for one in reviewed:
        draw_chart(chart, one.file, one.review.rounds)
        yield one


def _of_seat(reviewed: Reviewed, seat: str | None) -> Reviewed:
    if seat is None:
        return reviewed
    rounds = tuple(
        replace(
            round,
            decisions=tuple(decision for decision in round.decisions if decision.seat is Seat[seat]),
            players=tuple(player for player in round.players if player.seat is Seat[seat]),
        )
        for round in reviewed.review.rounds
    )
    return replace(reviewed, review=replace(reviewed.review, rounds=rounds))


def _print_reviews(reviewed: Iterable[Reviewed], *, several: bool, every: bool, as_json: bool) -> None:
    if as_json:
        fields = [json_of_review(one.review, one.record, one.file) for one in reviewed]
        print(jsonlib.dumps(fields if several else fields[0], ensure_ascii=False, indent=1))
        return
    for one in reviewed:
        if several:
            print(f"{one.file}:")
        print_review(one.record, one.review, every=every)
        sys.stdout.flush()  # so that a reader of a pipe need not wait for the other records


def _print_report(reviewed: Iterable[Reviewed], player: str | None, *, as_json: bool) -> None:
    try:
        found = make_report(reviewed, player)
    except NoDecisions as error:
        raise InputError(f"--report: {error}") from None
    if as_json:
        print(jsonlib.dumps(json_of_report(found), ensure_ascii=False, indent=1))
    else:
        print_report(found)
