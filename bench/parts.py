"""Measure what the parts of `grandmaster` are worth: `grandmaster` without each of them against the whole.

`python bench/parts.py 100` plays each on 100 boards of form A, `python bench/parts.py 100 network` one of them.
Intervals are 95 %, clustered by board.
"""

from __future__ import annotations

import sys
from functools import partial

from jekyllhyde.arena.boards import Board, Form
from jekyllhyde.arena.play import Task, play_board_between
from jekyllhyde.arena.statistics import Estimate, Moments
from jekyllhyde.bots import UNLIMITED, Bot, Budget
from jekyllhyde.bots.brains import BrainKind
from jekyllhyde.bots.kernel_input import seen_of
from jekyllhyde.bots.policy import PolicyBot
from jekyllhyde.bots.registry import find_bot
from jekyllhyde.bots.search import PlayerKind, ReadingBot, SearchBot
from jekyllhyde.kernel import Brain, SearchPlan, search
from jekyllhyde.rules import MOVES, Move, Observation

BOARDS = 10
SEED = 11
BRAIN_BYTES = 84_928

# The numbers of `grandmaster` in kernel/bots/levels.h. tests/bench/test_parts.py compares the moves.
STRONG = PlayerKind(BrainKind.LARGE, prior=0.7, searches=True)
NAIVE = PlayerKind(BrainKind.NAIVE, prior=0.3, searches=False)
KINDS = STRONG, NAIVE
plan = partial(SearchPlan, iterations=8_000, candidates=10_000, trust=0.75, boldness=0.7)
short_plan = partial(plan, iterations=3_000, candidates=1_500)


class Unlearned:
    """`grandmaster` without its policy: all moves are equally likely in the tree, in playouts and in inference."""

    def choose(self, observation: Observation, seed: int, budget: Budget = UNLIMITED) -> Move:
        brain = Brain(bytes(BRAIN_BYTES))
        moves = search(seen_of(observation), brain, plan(trust=0.0), (0, 0, 0, 0), 1000, seed, budget.seconds)
        return MOVES[moves[0][0]]


WHOLE = find_bot("grandmaster")
PAIRS: dict[str, tuple[str, Bot, Bot]] = {
    "policy": ("without the policy", Unlearned(), WHOLE),
    "prior": ("without the policy as prior", ReadingBot(plan(prior=0.0), KINDS), WHOLE),
    "inference": ("without inference", ReadingBot(plan(trust=0.0), KINDS), WHOLE),
    "kinds": ("without kinds of players", SearchBot(plan(candidates=2_500), BrainKind.LARGE), WHOLE),
    "network": ("with the small network", ReadingBot(plan(), (STRONG._replace(network=BrainKind.SMALL), NAIVE)), WHOLE),
    "time": ("with 3,000 descents and 1,500 worlds", ReadingBot(short_plan(), KINDS), WHOLE),
    "all": ("with the last three: `master`", SearchBot(short_plan()), WHOLE),
    "policies": ("the small policy alone, against the large one alone", PolicyBot(), PolicyBot(BrainKind.LARGE)),
}


def measure(bot: Bot, rival: Bot, boards: int) -> Estimate:
    moments = Moments()
    for number in range(boards):
        task = Task(Board(Form.FOUR_A, SEED, number), "without", "whole", None, with_records=False)
        moments.add(play_board_between(task, [bot, rival]).margin)
    return moments.estimate


def main() -> None:
    boards = int(sys.argv[1]) if len(sys.argv) > 1 else BOARDS
    print("| `grandmaster` | boards | points a deal against the whole |")
    print("|---|---|---|")
    for name in sys.argv[2:] or PAIRS:
        part, bot, rival = PAIRS[name]
        found = measure(bot, rival, boards)
        print(f"| {part} | {found.boards:,} | {found.mean:+.1f} ± {found.half_width or 0:.1f} |", flush=True)


if __name__ == "__main__":
    main()
