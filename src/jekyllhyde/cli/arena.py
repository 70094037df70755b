"""`jh arena`"""

from __future__ import annotations

import json as jsonlib
import os
import sys
from concurrent.futures import BrokenExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import Parameter
from rich.table import Table

from jekyllhyde.arena.backends import local, on_ray
from jekyllhyde.arena.boards import Form
from jekyllhyde.arena.chart import FORMATS, draw_chart, load_matplotlib
from jekyllhyde.arena.contest import Contest, TooFewBots
from jekyllhyde.arena.extras import MissingExtra
from jekyllhyde.arena.players import find_player
from jekyllhyde.arena.ratings import Rating, ratings
from jekyllhyde.arena.results import Results, ResultsError
from jekyllhyde.arena.run import run
from jekyllhyde.arena.statistics import Estimate
from jekyllhyde.arena.summary import BotSummary, PairSummary, Tally
from jekyllhyde.bots.registry import UnknownBot
from jekyllhyde.cli.codes import FAILED
from jekyllhyde.cli.display import make_progress, make_table, print_whole
from jekyllhyde.cli.files import InputError, Json

Bots = Annotated[
    str, Parameter(required=True, help="Names, or cmd:COMMAND for a process; the first of a pair is the challenger.")
]
FormName = Annotated[
    Literal["A", "B", "3-single", "3-jekyll"],
    Parameter(help="Four players with position card A or B, or three with the challenger single or as Jekyll."),
]


def arena(
    *bots: Bots,
    boards: Annotated[int, Parameter(help="Deals; each is played twice, in each other's place.")] = 100,
    seed: Annotated[int, Parameter(help="The same number gives the same results.")] = 0,
    form: FormName = "A",
    workers: Annotated[int | None, Parameter(help="Processes; else one for each core.")] = None,
    out: Annotated[Path | None, Parameter(help="Keep results here (.jsonl); a run that was stopped goes on.")] = None,
    json: Json = False,
    chart: Annotated[Path | None, Parameter(help="Draw the margins (.svg or .png).")] = None,
    records: Annotated[Path | None, Parameter(help="Write the record of every game into this folder.")] = None,
    sprt: Annotated[
        float | None, Parameter(help="Stop a pair once it is decided: not better, or better by these points a deal.")
    ] = None,
    budget: Annotated[float | None, Parameter(help="Seconds a move; results then depend on the machine.")] = None,
    ray: Annotated[str | None, Parameter(help="Play on the Ray cluster at this address; 'local' starts one.")] = None,
) -> None:
    """Let bots play against each other on duplicate boards, every bot against every other."""
    _check_numbers(workers, boards, budget, sprt)
    try:
        contest = Contest(bots, boards, Form(form), seed, budget, sprt)
        _check_bots_and_chart(contest, chart)
        tally = _play(contest, workers, ray, out, records)
        _report(contest, tally, as_json=json)
        if chart is not None:
            draw_chart(chart, _title(contest), {**tally.margins})
    except (TooFewBots, UnknownBot, MissingExtra, ResultsError) as error:
        raise InputError(str(error)) from None
    except BrokenPipeError:
        raise
    except OSError as error:
        raise InputError(f"{error.filename}: {error.strerror}") from None
    except BrokenExecutor:
        print("A worker process died. With --out, the same command goes on from there.", file=sys.stderr)
        sys.exit(FAILED)


def _check_numbers(workers: int | None, boards: int, budget: float | None, sprt: float | None) -> None:
    for option, number in {"--workers": workers, "--boards": boards, "--budget": budget, "--sprt": sprt}.items():
        if number is not None and not number > 0:
            raise InputError(f"{option} is above 0")


def _check_bots_and_chart(contest: Contest, chart: Path | None) -> None:
    """Check everything that can go wrong before the long computation."""
    for bot in contest.bots:
        find_player(bot)
    if chart is not None:
        if chart.suffix not in FORMATS:
            raise InputError(f"--chart: a file ending in {' or '.join(FORMATS)}, not {chart}")
        load_matplotlib()


def _play(contest: Contest, workers: int | None, ray: str | None, out: Path | None, records: Path | None) -> Tally:
    with ExitStack() as stack:
        results = None if out is None else stack.enter_context(Results(out, contest))
        backend = local(workers or os.cpu_count() or 1) if ray is None else on_ray(ray, workers)
        play = stack.enter_context(backend)
        progress = stack.enter_context(make_progress())
        bar = progress.add_task("", total=contest.boards * len(contest.pairs))
        tally = Tally()
        for finished in run(contest, play, results, records):
            tally.add(finished)
            so_far = _margin_text(tally.estimate(finished.pair))
            progress.update(bar, advance=1, description=f"{' – '.join(finished.pair)} {so_far}")
        return tally


def _title(contest: Contest) -> str:
    return f"Form {contest.form.value}, seed {contest.seed}"


def _margin_text(margin: Estimate) -> str:
    width = "" if margin.half_width is None else f" ± {margin.half_width:.1f}"
    return f"{margin.mean:+.1f}{width}"


def _report(contest: Contest, tally: Tally, *, as_json: bool) -> None:
    table, missing = _ratings(contest, tally)
    if as_json:
        print(jsonlib.dumps(_as_json(contest, tally, table), indent=1))
        return
    tables = [_pair_table(_title(contest), tally.pairs()), _bot_table(tally.bots())]
    for shown in [*tables, _rating_table(table)] if table else tables:
        print_whole(shown)
    if missing is not None:
        print(missing)


def _ratings(contest: Contest, tally: Tally) -> tuple[list[Rating], str | None]:
    """Return the ratings, and a message if the library is missing. Two bots need no ratings."""
    if len(contest.bots) == 2:
        return [], None
    try:
        return ratings(contest.bots, {**tally.margins}), None
    except MissingExtra as missing:
        return [], f"No ratings: {missing}"


def _pair_table(title: str, pairs: list[PairSummary]) -> Table:
    table = make_table(title, 2, "challenger", "rival", "boards", "margin a board ± 95 %", "test")
    for (challenger, rival), margin, verdict in pairs:
        said = "–" if verdict is None else verdict.value
        table.add_row(challenger, rival, str(margin.boards), _margin_text(margin), said)
    return table


def _bot_table(bots: list[BotSummary]) -> Table:
    headings = ("bot", "decisions", "illegal", "lost turns", "median ms", "p99 ms", "max ms")
    table = make_table("Decisions", 1, *headings)
    for summary in bots:
        times = ["–" if time is None else f"{time:.2f}" for time in (summary.median, summary.p99, summary.slowest)]
        table.add_row(summary.bot, *map(str, summary.conduct), *times)
    return table


def _rating_table(rated: list[Rating]) -> Table:
    table = make_table("Ratings", 1, "bot", "rating", "±")
    for bot, mean, deviation in rated:
        table.add_row(bot, f"{mean:.2f}", f"{deviation:.2f}")
    return table


def _as_json(contest: Contest, tally: Tally, rated: list[Rating]) -> dict[str, Any]:
    return {
        "form": contest.form.value,
        "seed": contest.seed,
        "seconds": contest.seconds,
        "pairs": [_pair_json(pair) for pair in tally.pairs()],
        "bots": [{**bot._asdict(), "conduct": bot.conduct._asdict()} for bot in tally.bots()],
        "ratings": [rating._asdict() for rating in rated],
    }


def _pair_json(summary: PairSummary) -> dict[str, Any]:
    margin = summary.margin
    return {
        **summary.pair._asdict(),
        "boards": margin.boards,
        "margin": margin.mean,
        "interval": margin.interval,
        "verdict": None if summary.verdict is None else summary.verdict.value,
    }
