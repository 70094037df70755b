"""A chart of what rounds were worth before each of their decisions. Needs matplotlib."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from jekyllhyde.analysis.record_review import DecisionReview, RoundReview, turning_points
from jekyllhyde.kernel.review import Fortune, Name
from jekyllhyde.rules import move_text

FORMATS = (".svg", ".png")
COLUMNS = 2
LABELLED = 6
"""Turning points of a round that are labelled with their moves. The others are only marked."""
MARKS: dict[str, dict[str, Any]] = {
    "inaccuracy": {"marker": ".", "color": "C1", "markersize": 8},
    "mistake": {"marker": "^", "color": "C1", "markersize": 8},
    "blunder": {"marker": "X", "color": "C3", "markersize": 8},
    "lucky": {"marker": "o", "color": "C2", "markersize": 14, "fillstyle": "none"},
    "unlucky": {"marker": "s", "color": "C4", "markersize": 13, "fillstyle": "none"},
}
"""Marks by word. Their shapes differ, for readers without colours. Luck is drawn around the other marks."""
LEGEND = ("Jekyll ahead", "Hyde ahead", "exact", "estimate", *MARKS)
LEGEND_COLUMNS = 5


def draw_chart(path: Path, title: str, rounds: Sequence[RoundReview]) -> None:
    """Draw the value of each round for Jekyll over its decisions. The suffix of the file decides its format."""
    mpl.rcParams["svg.hashsalt"] = "jekyllhyde"  # ids in an SVG file are the same on every run
    columns = min(len(rounds), COLUMNS)
    rows = math.ceil(len(rounds) / columns)
    figure = Figure(figsize=(9, 5) if columns == 1 else (7 * columns, 3.5 * rows), layout="constrained")
    figure.suptitle(title)
    grid = figure.subplots(rows, columns, squeeze=False, sharey=True).flatten()
    for axes, round in zip(grid, rounds, strict=False):
        _draw_round(axes, round)
    for unused in grid[len(rounds) :]:
        unused.set_axis_off()
    _draw_legend(figure, grid)
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)


def _draw_legend(figure: Figure, grid: Iterable[Axes]) -> None:
    shown = {label: handle for axes in grid for handle, label in zip(*axes.get_legend_handles_labels(), strict=True)}
    labels = [label for label in LEGEND if label in shown]
    handles = [shown[label] for label in labels]
    figure.legend(handles, labels, loc="outside lower center", ncols=LEGEND_COLUMNS, frameon=False)


def _draw_round(axes: Axes, round: RoundReview) -> None:
    _draw_worth(axes, round)
    for decision in round.decisions:
        for word in _words(decision):
            axes.plot(decision.number, decision.worth, linestyle="", label=word, **MARKS[word])
    for decision in turning_points(round, LABELLED):
        _label(axes, decision)
    axes.margins(y=0.2)
    axes.axhline(0, color="black", linewidth=0.8)
    tricks = {decision.trick: decision.number for decision in reversed(round.decisions)}
    axes.set_xticks(list(tricks.values()), list(map(str, tricks)))
    axes.set(title=_heading(round), xlabel="trick", ylabel="worth to Jekyll, points")


def _draw_worth(axes: Axes, round: RoundReview) -> None:
    """Draw a line over the decisions up to the result. It is dotted from or to an estimate."""
    worths = [*(decision.worth for decision in round.decisions), float(round.result)]
    exact = [*(decision.worth_exact for decision in round.decisions), True]
    numbers = list(range(1, len(worths) + 1))
    for side, colour, label in ((1, "C0", "Jekyll ahead"), (-1, "C3", "Hyde ahead")):
        ahead = [side * worth >= 0 for worth in worths]
        fill: dict[str, Any] = {"color": colour, "alpha": 0.15, "linewidth": 0, "label": label}
        axes.fill_between(numbers, worths, where=ahead, interpolate=True, **fill)
    for sure, style, label in ((True, "-", "exact"), (False, ":", "estimate")):
        pieces = [at for at in range(len(worths) - 1) if (exact[at] and exact[at + 1]) is sure]
        for at in pieces:
            axes.plot(numbers[at : at + 2], worths[at : at + 2], style, color="black", linewidth=1.5, label=label)


def _words(decision: DecisionReview) -> Iterable[str]:
    if decision.name >= Name.INACCURACY:
        yield decision.name.name.lower()
    if decision.fortune is not Fortune.NONE:
        yield decision.fortune.name.lower()


def _label(axes: Axes, decision: DecisionReview) -> None:
    axes.annotate(
        f"{decision.seat.name} {move_text(decision.move)}",
        (decision.number, decision.worth),
        xytext=(0, 11 if decision.worth >= 0 else -19),
        textcoords="offset points",
        ha="center",
        fontsize="small",
    )


def _heading(round: RoundReview) -> str:
    about = "" if round.worth_exact else "about "
    return f"Round {round.number}: deal {about}{round.worth:+.0f}, result {round.result:+d}"
