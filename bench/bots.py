"""Measure the strength of bots: each against `mc`, and each level against the one below, in every form of the game.

`python bench/bots.py 100` plays each pair on 100 boards. Intervals are 95 %, clustered by board.
"""

from __future__ import annotations

import sys
from itertools import pairwise

from jekyllhyde.arena.boards import Form
from jekyllhyde.arena.contest import Contest
from jekyllhyde.arena.play import play_board
from jekyllhyde.arena.run import run
from jekyllhyde.arena.summary import Tally
from jekyllhyde.bots.levels import LEVELS

BOARDS = 10
FLOOR = "mc"
OTHERS = ("random", "policy", "cheater")


def pairs_of(form: Form) -> list[tuple[str, str]]:
    against_floor = [(bot, FLOOR) for bot in (*OTHERS, *LEVELS)]
    neighbours = [(better, worse) for worse, better in pairwise(LEVELS)]
    return against_floor + neighbours if form is Form.FOUR_A else against_floor


def row(form: Form, challenger: str, rival: str, boards: int) -> str:
    tally = Tally()
    for finished in run(Contest((challenger, rival), boards, form, seed=1), lambda tasks: map(play_board, tasks)):
        tally.add(finished)
    (pair,) = tally.pairs()
    margin = f"{pair.margin.mean:+.1f} ± {pair.margin.half_width or 0:.1f}"
    median = next(bot.median for bot in tally.bots() if bot.bot == challenger)
    return f"| {form.value} | `{challenger}` | `{rival}` | {boards:,} | {margin} | {median} |"


def main() -> None:
    boards = int(sys.argv[1]) if len(sys.argv) > 1 else BOARDS
    print("| form | bot | against | boards | points a deal | median ms a decision |")
    print("|---|---|---|---|---|---|")
    for form in Form:
        for challenger, rival in pairs_of(form):
            print(row(form, challenger, rival, boards), flush=True)


if __name__ == "__main__":
    main()
