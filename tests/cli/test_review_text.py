"""The tables of `jh review`, made of a review with invented numbers."""

from __future__ import annotations

from dataclasses import replace

import pytest

from jekyllhyde.analysis import DecisionReview, MoveReview, PlayerReview, RecordReview, RoundReview
from jekyllhyde.cli.review_text import print_review
from jekyllhyde.kernel.review import Fortune, Kind, Name, Tally
from jekyllhyde.kernel.solver import Bounds
from jekyllhyde.rules import Camp, Seat, move_of_text
from tests.analysis.samples import worked_round

NO_DECISIONS = Tally(0, 0.0, None)


def move(text: str, kind: Kind, value: float, loss: float, opened: tuple[int, int]) -> MoveReview:
    return MoveReview(move_of_text(text), kind, value, 1.0, loss, 0.0 if loss == 0 else 2.5, Bounds(*opened))


def decision(
    number: int, seat: Seat, played: str, moves: list[MoveReview], name: Name, *, luck: float = 0.0
) -> DecisionReview:
    mine = next(found for found in moves if found.move == move_of_text(played))
    fortune = Fortune.LUCKY if luck > 20 else Fortune.UNLUCKY if luck < -20 else Fortune.NONE
    return DecisionReview(
        number=number,
        trick=1,
        seat=seat,
        kind=mine.kind,
        move=mine.move,
        moves=tuple(moves),
        worth=12.0,
        worth_exact=False,
        loss=mine.loss,
        open_loss=mine.loss - luck,
        luck=luck,
        name=name,
        fortune=fortune,
        beliefs={},
    )


ASK = move("S?", Kind.ASK_PARTNER, -13.81, 30.0, (-360, 360))
OWN = move("H3", Kind.OWN_CARD, 16.19, 0.0, (-20, -20))
OTHER = move("E?", Kind.ASK_OPPONENT, 10.0, 6.19, (7, 7))
H4 = move("H4", Kind.ANSWER, 1.0, 0.0, (25, 25))
H7 = move("H7", Kind.ANSWER, 0.0, 1.0, (30, 30))
REVIEW = RecordReview(
    seed=0,
    work=1.0,
    rounds=(
        RoundReview(
            number=1,
            worth=12.0,
            worth_exact=False,
            result=-194,
            by_decisions=-150.4,
            by_luck=-55.6,
            decisions=(
                decision(1, Seat.N, "S?", [OWN, OTHER, ASK], Name.BLUNDER, luck=31.6),
                decision(2, Seat.S, "H7", [H4, H7], Name.FINE),
                decision(3, Seat.N, "H3", [OWN, OTHER], Name.BEST, luck=-174.2),
                decision(4, Seat.N, "E?", [OWN, OTHER], Name.INACCURACY),
                decision(5, Seat.S, "H4", [H4], Name.BEST),
            ),
            players=(
                PlayerReview(
                    Seat.N,
                    "[b]Ann :x:",
                    Camp.HYDE,
                    Tally(3, 36.19, 61.4),
                    {
                        Kind.OWN_CARD: Tally(1, 0.0, 100.0),
                        Kind.ASK_PARTNER: Tally(1, 30.0, 22.3),
                        Kind.ASK_OPPONENT: Tally(1, 6.19, 73.4),
                        Kind.ANSWER: NO_DECISIONS,
                    },
                ),
                PlayerReview(
                    Seat.S,
                    "Bob",
                    Camp.HYDE,
                    Tally(1, 1.0, 95.1),
                    {**dict.fromkeys(Kind, NO_DECISIONS), Kind.ANSWER: Tally(1, 1.0, 95.1)},
                ),
            ),
        ),
    ),
    unfinished=True,
)


def printed(capsys: pytest.CaptureFixture[str], review: RecordReview, *, every: bool) -> str:
    print_review(worked_round(), review, every=every)
    return "".join(f"{line.rstrip()}\n" for line in capsys.readouterr().out.splitlines() if line.strip())


TURNING_POINTS = """\
Round 1: the deal was worth about +12 to Jekyll, and -194 came out: -150 by decisions, -56 by luck.
  move   player         decision           trick   value   loss ± error   better     open hands   verdict
 ───────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
  1      N [b]Ann :x:   asks S (partner)       1   -13.8     30.0 ± 2.5       H3   -360 to +360   blunder ??, lucky +32
  3      N [b]Ann :x:   plays H3               1   +16.2      0.0 ± 0.0                     -20   best, unlucky -174
Only turning points are shown; --all shows all 5 decisions.
  player         team   decisions   lost   accuracy   own card   ask partner   ask opponent     answer
 ──────────────────────────────────────────────────────────────────────────────────────────────────────
  N [b]Ann :x:   Hyde           3   36.2         61   0.0 in 1     30.0 in 1       6.2 in 1          –
  S Bob          Hyde           1    1.0         95          –             –              –   1.0 in 1
Round 1 is not over, so it is not reviewed.
"""

ALL_DECISIONS = """\
Round 1: the deal was worth about +12 to Jekyll, and -194 came out: -150 by decisions, -56 by luck.
  move   player         decision            trick   value   loss ± error   better     open hands   verdict
 ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
  1      N [b]Ann :x:   asks S (partner)        1   -13.8     30.0 ± 2.5       H3   -360 to +360   blunder ??, lucky +32
  2      S Bob          answers H7              1    +0.0      1.0 ± 2.5       H4            +30   fine
  3      N [b]Ann :x:   plays H3                1   +16.2      0.0 ± 0.0                     -20   best, unlucky -174
  4      N [b]Ann :x:   asks E (opponent)       1   +10.0      6.2 ± 2.5       H3             +7   inaccuracy ?!
  5      S Bob          answers H4              1                                            +25   forced
"""


def test_the_turning_points_and_the_players(capsys: pytest.CaptureFixture[str]) -> None:
    """Names are shown as they are, whatever rich would make of them."""
    assert printed(capsys, REVIEW, every=False) == TURNING_POINTS


def test_every_decision(capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, REVIEW, every=True).startswith(ALL_DECISIONS)


def test_a_round_without_turning_points(capsys: pytest.CaptureFixture[str]) -> None:
    quiet = replace(REVIEW.rounds[0], worth_exact=True, decisions=REVIEW.rounds[0].decisions[3:])
    text = printed(capsys, replace(REVIEW, rounds=(quiet,), unfinished=False), every=False)
    assert text.startswith("Round 1: the deal was worth +12 to Jekyll")
    assert "There are no turning points; --all shows all 2 decisions.\n" in text
    assert "verdict" not in text
    assert "not over" not in text
