"""The ladder of bots: each against `mc`, each level against the one below, in every form of the game.

`python bench/bots.py 100` plays each pair on 100 boards; the intervals are 95 %, clustered by board.
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


def measure(form: Form, challenger: str, rival: str, boards: int) -> str:
    tally = Tally()
    for finished in run(Contest((challenger, rival), boards, form, seed=1), lambda tasks: map(play_board, tasks)):
        tally.add(finished)
    (pair,) = tally.pairs()
    times = {bot.bot: bot.median for bot in tally.bots()}
    return f"{pair.margin.mean:+7.1f} ± {pair.margin.half_width or 0:.1f}, median {times[challenger]} ms a decision"


def main() -> None:
    boards = int(sys.argv[1]) if len(sys.argv) > 1 else BOARDS
    for form in Form:
        for challenger, rival in pairs_of(form):
            print(
                f"{form.value:9} {challenger:8} against {rival:7} {measure(form, challenger, rival, boards)}",
                flush=True,
            )


if __name__ == "__main__":
    main()
