"""Reports as JSON. docs/review-report.schema.json describes it."""

from __future__ import annotations

from typing import Any

from jekyllhyde.analysis.habits import Case, Estimate, Habit, Worst
from jekyllhyde.analysis.player_report import Line, Report
from jekyllhyde.analysis.record_review import DECIMALS
from jekyllhyde.analysis.review_json import word
from jekyllhyde.rules import move_text

FORMAT = "jekyllhyde-review-report/1"


def json_of_report(report: Report) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "player": report.player,
        "records": report.records,
        **_json_of_line(report.all),
        "habits": [_json_of_habit(habit) for habit in report.habits],
        "kinds": {word(kind): _json_of_line(line) for kind, line in report.kinds.items()},
        "players": {name: _json_of_line(line) for name, line in report.players.items()},
        "opponents": {name: _json_of_line(line) for name, line in report.tables.items()},
    }


def _json_of_line(line: Line) -> dict[str, Any]:
    accuracy = None if line.accuracy is None else round(line.accuracy, DECIMALS)
    return {
        "rounds": line.rounds,
        "decisions": line.decisions,
        "lost_per_round": _json_of_estimate(line.lost),
        "accuracy": accuracy,
    }


def _json_of_estimate(estimate: Estimate) -> dict[str, float | None]:
    half_width = None if estimate.half_width is None else round(estimate.half_width, DECIMALS)
    return {"mean": round(estimate.mean, DECIMALS), "half_width": half_width}


def _json_of_habit(habit: Habit) -> dict[str, Any]:
    return {
        "habit": habit.text,
        "decisions": habit.decisions,
        "share_losing": round(habit.share, DECIMALS),
        "lost_per_round": _json_of_estimate(habit.per_round),
        "lost_per_decision": round(habit.per_decision, DECIMALS),
        "better": word(habit.instead),
        "worst": None if habit.worst is None else _json_of_worst(habit.worst),
        "example": _json_of_case(habit.example),
    }


def _json_of_worst(worst: Worst) -> dict[str, Any]:
    return {
        "habit": worst.text,
        "decisions": worst.decisions,
        "lost_per_round": _json_of_estimate(worst.per_round),
    }


def _json_of_case(case: Case) -> dict[str, Any]:
    return {
        "file": case.place.file,
        "round": case.place.round,
        "number": case.number,
        "move": move_text(case.move),
        "better": move_text(case.better),
        "loss": case.loss,
    }
