"""Compare `master` in the last three tricks with a player that averages open-hand values over all worlds.

Where the endings decide a match, `master` is also compared with itself without the match's score. `python
bench/endings.py 1000` plays 1,000 endings. The players play each team in each ending, with the same cards and seeds
against the same opponents. Intervals are 95 %, clustered by ending.
"""

from __future__ import annotations

import sys
from collections import Counter
from random import Random
from typing import NamedTuple

from jekyllhyde.arena.boards import Board, Form
from jekyllhyde.arena.statistics import Estimate, Moments
from jekyllhyde.bots import UNLIMITED, Bot, Budget
from jekyllhyde.bots.kernel_input import some_world
from jekyllhyde.bots.registry import find_bot
from jekyllhyde.kernel import worlds_of
from jekyllhyde.kernel.solver import solve_many
from jekyllhyde.rules import MOVES, TRICKS, Camp, Move, Observation, Round, apply, observe, start_round

ENDINGS = 50
TRICKS_LEFT = 3
SEED = 1
PLAYED_BY = "expert"
"""Plays the tricks before, so that the endings are typical of good players."""
OPPONENTS = ("club", "master")

MATCH_SEED = 7
FEWEST_POINTS = 700
"""The totals before the round, near the end of a match."""


class AllWorldsBot:
    """A player that takes all worlds for equally likely, and assumes that everybody sees all hands."""

    def choose(self, observation: Observation, seed: int, budget: Budget = UNLIMITED) -> Move:  # noqa: ARG002
        if len(observation.legal_moves) == 1:
            return observation.legal_moves[0]
        worlds, table = worlds_of(observation), some_world(observation)
        positions = [table.with_hands(worlds.at(rank)) for rank in range(worlds.count)]
        sign = -1 if observation.camp is Camp.HYDE else 1
        totals: Counter[int] = Counter()
        for solution in solve_many(positions, moves=True, threads=1, memory_mb=16):
            totals.update({move.action: sign * int(move.value) for move in solution.moves})
        return MOVES[max(totals, key=lambda action: totals[action])]


def played_on(board: Board, round: Round, bots: dict[Camp, Bot], *, tricks_left: int) -> Round:
    while len(round.tricks) + tricks_left < TRICKS:
        seat = round.decider
        assert seat is not None
        seed = board.decision_seed(sum(len(trick.plays) for trick in (*round.tricks, round.trick)))
        round, _ = apply(round, bots[round.camps[seat]].choose(observe(round, seat), seed, UNLIMITED))
    return round


def ending_of(board: Board) -> Round:
    bot = find_bot(PLAYED_BY)
    start = start_round(board.form.options, board.deal)
    return played_on(board, start, dict.fromkeys(Camp, bot), tricks_left=TRICKS_LEFT)


def margin(board: Board, ending: Round, team: Camp, bot: Bot, opponent: Bot) -> int:
    bots = {camp: bot if camp is team else opponent for camp in Camp}
    score = played_on(board, ending, bots, tricks_left=0).score
    difference = score.jekyll.score - score.hyde.score
    return -difference if team is Camp.HYDE else difference


def advantage(form: Form, endings: int, bot: Bot, yardstick: Bot, opponent: Bot) -> Estimate:
    """Return how many points per deal the bot makes more than the reference, averaged over both teams."""
    moments = Moments()
    for number in range(endings):
        board = Board(form, SEED, number)
        ending = ending_of(board)
        ours, theirs = (
            sum(margin(board, ending, team, player, opponent) for team in Camp) for player in (bot, yardstick)
        )
        moments.add((ours - theirs) / len(Camp))
    return moments.estimate


class PointsBot:
    """`master` without the score of the match: it plays for the points of the round only."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def choose(self, observation: Observation, seed: int, budget: Budget = UNLIMITED) -> Move:
        return self._bot.choose(observation._replace(totals=(0, 0, 0, 0)), seed, budget)


class Totals(NamedTuple):
    jekyll: int
    hyde: int

    def share_won(self, round: Round) -> float:
        """Return Jekyll's share of the match after this round: 1, 0, or a half if it goes on."""
        jekyll, hyde = self.jekyll + round.score.jekyll.score, self.hyde + round.score.hyde.score
        if max(jekyll, hyde) < round.options.target or jekyll == hyde:
            return 0.5
        return float(jekyll > hyde)


def balanced_totals(score: int, chance: Random) -> Totals | None:
    """Return totals with which about forty points around this difference decide the match, if possible."""
    lead = score + chance.randrange(-40, 41)  # of Hyde
    highest = 999 - chance.randrange(20)
    totals = Totals(highest - lead, highest) if lead > 0 else Totals(highest, highest + lead)
    return totals if min(totals) >= FEWEST_POINTS else None


def matches_won_more(endings: int, bot: Bot) -> Estimate:
    """Return what knowing the match's score adds to the share of matches won, averaged over both teams."""
    moments, points = Moments(), PointsBot(bot)
    for number in range(endings):
        board = Board(Form.FOUR_A, MATCH_SEED, number)
        ending = ending_of(board)
        expected = margin(board, ending, Camp.JEKYLL, points, points)
        if (totals := balanced_totals(expected, Random(number))) is None:
            continue
        n, e, s, w = (totals[camp] for camp in ending.camps)
        near_target = ending._replace(totals=(n, e, s, w))
        moments.add(sum(_won_more(board, near_target, totals, team, bot) for team in Camp) / len(Camp))
    return moments.estimate


def _won_more(board: Board, ending: Round, totals: Totals, team: Camp, bot: Bot) -> float:
    points = PointsBot(bot)
    knowing, not_knowing = (
        totals.share_won(played_on(board, ending, {**dict.fromkeys(Camp, points), team: player}, tricks_left=0))
        for player in (bot, points)
    )
    return not_knowing - knowing if team is Camp.HYDE else knowing - not_knowing


def main() -> None:
    endings = int(sys.argv[1]) if len(sys.argv) > 1 else ENDINGS
    forms = [Form(name) for name in sys.argv[2:]] or [Form.FOUR_A]
    print("| form | endings | opponent | `master` − all worlds, points a deal |")
    print("|---|---|---|---|")
    for form in forms:
        for opponent in OPPONENTS:
            found = advantage(form, endings, find_bot("master"), AllWorldsBot(), find_bot(opponent))
            points = f"{found.mean:+.1f} ± {found.half_width or 0:.1f}"
            print(f"| {form.value} | {found.boards:,} | `{opponent}` | {points} |", flush=True)
    won = matches_won_more(endings, find_bot("master"))
    share = f"{100 * won.mean:+.1f} ± {100 * (won.half_width or 0):.1f}"
    print(f"\nOf {won.boards:,} matches that hang in the balance, knowing their score wins {share} % more.")


if __name__ == "__main__":
    main()
