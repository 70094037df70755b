"""The text of `jh review --report`."""

from __future__ import annotations

from collections.abc import Mapping

from rich.table import Table

from jekyllhyde.analysis.habits import Case, Estimate, Habit, Worst
from jekyllhyde.analysis.player_report import Line, Report
from jekyllhyde.analysis.review_json import word
from jekyllhyde.cli.display import make_table, print_whole
from jekyllhyde.kernel.review import Kind
from jekyllhyde.rules import move_text

BETTER = {
    Kind.OWN_CARD: "a card from hand",
    Kind.ASK_PARTNER: "asking the partner",
    Kind.ASK_OPPONENT: "asking an opponent",
}
ANOTHER = {
    Kind.OWN_CARD: "another card from hand",
    Kind.ASK_OPPONENT: "asking the other opponent",
    Kind.ANSWER: "another card",
}
"""What was better than something else of the same kind. There is only one partner to ask."""


def print_report(report: Report) -> None:
    print(_summary(report))
    print("The most expensive habits:" if report.habits else "No habit stands out.")
    for number, habit in enumerate(report.habits, start=1):
        print(_habit(number, habit))
    kinds = {word(kind): line for kind, line in report.kinds.items()}
    print_whole(_line_table("By kind of decision", "kind", kinds))
    if report.player is None:
        print_whole(_line_table("By player", "player", report.players))
    if report.tables:
        print_whole(_line_table("By the opponents' level", "opponents", report.tables))


def _summary(report: Report) -> str:
    line = report.all
    return (
        f"{report.player or 'All players'}: {_count(line.rounds, 'round')} in {_count(report.records, 'record')}, "
        f"accuracy {_accuracy(line)}, {_points(line.lost)} points lost a round."
    )


def _habit(number: int, habit: Habit) -> str:
    each = f"{_count(habit.decisions, 'time')}, {habit.per_decision:.1f} points each"
    lines = (
        f"{number}. {habit.text}",
        f"{_points(habit.per_round)} points a round: {each}.",
        f"{100 * habit.share:.0f} % of them lost something. Most often better: {_better(habit)}.",
        *(() if habit.worst is None else (_worst(habit.worst),)),
        _example(habit.example),
    )
    return "\n   ".join(lines)


def _worst(worst: Worst) -> str:
    text = worst.text[0].lower() + worst.text[1:]
    return f"Worst: {text}, {_count(worst.decisions, 'time')}, {_points(worst.per_round)} points a round."


def _better(habit: Habit) -> str:
    same = habit.instead is habit.example.kind
    return (ANOTHER if same else BETTER)[habit.instead]


def _example(case: Case) -> str:
    played, better = move_text(case.move), move_text(case.better)
    return (
        f"Example: {case.place.file}, round {case.place.round}, move {case.number}: "
        f"{played} lost {case.loss:.1f} against {better}."
    )


def _line_table(title: str, heading: str, lines: Mapping[str, Line]) -> Table:
    table = make_table(title, 1, heading, "rounds", "decisions", "lost a round ± 95 %", "accuracy")
    for name, line in lines.items():
        table.add_row(name, str(line.rounds), str(line.decisions), _points(line.lost), _accuracy(line))
    return table


def _points(lost: Estimate) -> str:
    width = "" if lost.half_width is None else f" ± {lost.half_width:.1f}"
    return f"{lost.mean:.1f}{width}"


def _accuracy(line: Line) -> str:
    return "–" if line.accuracy is None else f"{line.accuracy:.0f}"


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
