"""A chart of the margins of a contest after each board."""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from jekyllhyde.arena.contest import Pair
from jekyllhyde.arena.extras import import_extra
from jekyllhyde.arena.statistics import Estimate, running_estimates

FORMATS = (".svg", ".png")


def draw_chart(path: Path, title: str, margins: dict[Pair, Sequence[float]]) -> None:
    """Draw a line for each pair with its 95 % interval as a band. The suffix of the file decides its format."""
    load_matplotlib()
    figure_class: Any = import_extra("matplotlib.figure", "arena", "a chart").Figure
    figure = figure_class(figsize=(9, 5), layout="constrained")
    axes = figure.add_subplot()
    last = [_draw_pair(axes, pair, by_board) for pair, by_board in margins.items()]
    axes.axhline(0, color="black", linewidth=0.8)
    axes.set(title=title, xlabel="boards", ylabel="margin, points a deal", ylim=_limits(last))
    axes.legend()
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)


def load_matplotlib() -> None:
    """Import matplotlib. Raises `MissingExtra`. Ids in an SVG file are the same on every run."""
    matplotlib: Any = import_extra("matplotlib", "arena", "a chart")
    matplotlib.rcParams["svg.hashsalt"] = "jekyllhyde"


def _draw_pair(axes: Any, pair: Pair, margins: Sequence[float]) -> Estimate:
    estimates = list(running_estimates(margins))
    last = estimates[-1]
    boards = [estimate.boards for estimate in estimates]
    label = f"{pair.challenger} – {pair.rival}: {last.mean:+.1f} ± {_width(last):.1f}"
    (line,) = axes.plot(boards, [estimate.mean for estimate in estimates], label=label)
    low, high = ([estimate.mean + sign * _width(estimate) for estimate in estimates] for sign in (-1, 1))
    axes.fill_between(boards, low, high, color=line.get_color(), alpha=0.15, linewidth=0)
    return last


def _width(estimate: Estimate) -> float:
    return math.inf if estimate.half_width is None else estimate.half_width


def _limits(last: Sequence[Estimate]) -> tuple[float, float] | None:
    """Return the limits of the vertical axis, without the huge intervals of the first boards."""
    known = [estimate for estimate in last if estimate.half_width]
    if not known:
        return None
    return (
        min(0.0, *(estimate.mean - 4 * _width(estimate) for estimate in known)),
        max(0.0, *(estimate.mean + 4 * _width(estimate) for estimate in known)),
    )
