"""The text of `jh review --report`, made of a report with invented numbers."""

from __future__ import annotations

from dataclasses import replace

import pytest

from jekyllhyde.analysis import Report
from jekyllhyde.analysis.habits import Case, Estimate, Habit, Place, Worst
from jekyllhyde.analysis.player_report import Line
from jekyllhyde.analysis.situation import situation_of
from jekyllhyde.cli.report_text import print_report
from jekyllhyde.kernel.review import Kind
from jekyllhyde.rules import Ask, Card, Play, Seat, new_round

CASE = Case(
    place=Place("games/1.jhn", 2),
    number=17,
    situation=situation_of(new_round(seed=7)),
    kind=Kind.ASK_OPPONENT,
    move=Ask(Seat.W),
    better_kind=Kind.OWN_CARD,
    better=Play(Card("J5")),
    loss=45.12,
)
HABIT = Habit(
    text="Asking an opponent",
    decisions=45,
    share=0.622,
    per_round=Estimate(12.34, 3.01),
    per_decision=7.91,
    instead=Kind.OWN_CARD,
    worst=Worst("Asking an opponent when leading", 12, Estimate(8.0, 2.0)),
    example=CASE,
)
OWN = replace(
    HABIT,
    text="Playing a scene from hand",
    decisions=1,
    worst=None,
    example=replace(CASE, kind=Kind.OWN_CARD, move=Play(Card("J7"))),
)
LINE = Line(40, 412, Estimate(38.21, 4.1), 71.2)
REPORT = Report(
    player="Ann",
    records=1,
    all=LINE,
    kinds=dict.fromkeys(Kind, LINE) | {Kind.ANSWER: Line(40, 0, Estimate(0.0, 0.0), None)},
    players={"Ann": LINE},
    tables={"club": replace(LINE, rounds=1, lost=Estimate(20.0, None))},
    habits=(HABIT, OWN),
)

EXPECTED = """\
Ann: 40 rounds in 1 record, accuracy 71, 38.2 ± 4.1 points lost a round.
The most expensive habits:
1. Asking an opponent
   12.3 ± 3.0 points a round: 45 times, 7.9 points each.
   62 % of them lost something. Most often better: a card from hand.
   Worst: asking an opponent when leading, 12 times, 8.0 ± 2.0 points a round.
   Example: games/1.jhn, round 2, move 17: W? lost 45.1 against J5.
2. Playing a scene from hand
   12.3 ± 3.0 points a round: 1 time, 7.9 points each.
   62 % of them lost something. Most often better: another card from hand.
   Example: games/1.jhn, round 2, move 17: J7 lost 45.1 against J5.
By kind of decision
  kind           rounds   decisions   lost a round ± 95 %   accuracy
 ────────────────────────────────────────────────────────────────────
  own card           40         412            38.2 ± 4.1         71
  ask partner        40         412            38.2 ± 4.1         71
  ask opponent       40         412            38.2 ± 4.1         71
  answer             40           0             0.0 ± 0.0          –
By the opponents' level
  opponents   rounds   decisions   lost a round ± 95 %   accuracy
 ─────────────────────────────────────────────────────────────────
  club             1         412                  20.0         71
"""


def printed(capsys: pytest.CaptureFixture[str], report: Report) -> str:
    print_report(report)
    return "".join(f"{line.rstrip()}\n" for line in capsys.readouterr().out.splitlines() if line.strip())


def test_the_report_on_a_player(capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, REPORT) == EXPECTED


def test_the_report_on_everybody_compares_the_players(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, replace(REPORT, player=None, habits=(), tables={}))
    assert text.startswith("All players: 40 rounds in 1 record")
    assert "No habit stands out.\n" in text
    assert "By player\n" in text
    assert "opponents' level" not in text
