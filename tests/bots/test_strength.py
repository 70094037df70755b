"""No bot has become much weaker by mistake. bench/results.md says how strong they are."""

from __future__ import annotations

from statistics import mean

import pytest

from jekyllhyde.arena.boards import Board, Form
from jekyllhyde.arena.play import Task, play_board

BOARDS = 24


@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize(("stronger", "weaker"), [("tips", "random"), ("policy", "tips")])
def test_a_better_bot_wins(stronger: str, weaker: str, form: Form) -> None:
    boards = [Board(form, seed=1, number=number) for number in range(BOARDS)]
    results = [play_board(Task(board, stronger, weaker, seconds=None, with_records=False)) for board in boards]
    assert mean(result.margin for result in results) > 20
    assert sum(conduct.illegal for result in results for conduct in result.conduct) == 0
