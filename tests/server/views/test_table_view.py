"""A view that is built from the view before it is the same as a new one."""

from __future__ import annotations

import pytest

from jekyllhyde.rules import MemoryAid
from jekyllhyde.server.table import commands
from jekyllhyde.server.table.clock import Pace
from jekyllhyde.server.table.setup import Setup
from jekyllhyde.server.table.state import Phase
from jekyllhyde.server.views.table_view import next_view, public_view, table_view
from tests.server.tables import Play

SETUPS = (
    Setup(target=300),
    Setup(target=300, memory_aid=MemoryAid.LAST_TRICK, pace=Pace.QUICK),
    Setup(players=3, target=300),
)


def step(play: Play, number: int) -> None:
    """Make a move, or sometimes something else: give the chair up and take it back, or undo a move."""
    version = play.table.version
    if play.table.phase is not Phase.PLAYING:
        play.next_round()
    elif number % 5 == 0:
        person = play.table.chairs.people[0]
        play.do(person.player, commands.TakeChairBack() if person.stand_in else commands.GiveUpChair())
    elif number % 7 == 0 and "undo" in table_view("t", play.table, 0, play.now).actions:
        play.do("ann", commands.Undo(version=version))
    else:
        play.move()
    play.now += 1000


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("people", [1, 3])
def test_the_next_view_is_the_public_view(setup: Setup, people: int) -> None:
    play = Play(setup, seed=people)
    play.start(people)
    view = public_view("t", play.table, play.now)
    for number in range(1, 200):
        if play.table.phase is Phase.OVER:
            break
        before = play.table
        step(play, number)
        view = next_view(view, before, play.table, play.now)
        assert view == public_view("t", play.table, play.now)
