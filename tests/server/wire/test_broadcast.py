"""The fast broadcast sends the bytes of the plain one, whatever happens at a table and whoever reads."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from jekyllhyde.rules import MemoryAid
from jekyllhyde.server.table import commands
from jekyllhyde.server.table.clock import Pace
from jekyllhyde.server.table.setup import Setup
from jekyllhyde.server.table.state import Phase
from jekyllhyde.server.views import messages
from jekyllhyde.server.views.table_view import table_view
from jekyllhyde.server.wire.broadcast import Broadcast, PlainBroadcast
from jekyllhyde.server.wire.spliced import SplicedBroadcast
from tests.server.tables import Play

SETUPS = st.builds(
    Setup,
    players=st.sampled_from([3, 4]),
    target=st.sampled_from([1, 300]),
    memory_aid=st.sampled_from(MemoryAid),
    pace=st.sampled_from(Pace),
)
PEOPLE = st.integers(1, 3)
STEPS = st.lists(st.sampled_from(["move", "move", "move", "give up or take back", "undo"]), max_size=40)
READERS = st.lists(st.sampled_from([None, 0, 1, 2, 3]), max_size=4)
# The second looks like the place where a reader's own fields are put in.
NEWS = st.sampled_from([[], [messages.News("said", card='","table":{"chair":null,"actions":[],"round":')]])


def act(play: Play, step: str) -> None:
    """Do this step where it is possible, else move, else deal the next round."""
    person = play.table.chairs.people[0]
    if play.table.phase is not Phase.PLAYING:
        play.next_round()
    elif step == "give up or take back":
        play.do(person.player, commands.TakeChairBack() if person.stand_in else commands.GiveUpChair())
    elif step == "undo" and "undo" in table_view("t", play.table, 0, play.now).actions:
        play.do("ann", commands.Undo(version=play.table.version))
    else:
        play.move()
    play.now += 1000


def assert_same(fast: Broadcast, plain: Broadcast, play: Play) -> None:
    for chair in (None, *play.table.chairs.people):
        assert fast.to(chair) == plain.to(chair)


@given(SETUPS, PEOPLE, STEPS, READERS, NEWS)
def test_both_broadcasts_send_the_same_bytes(
    setup: Setup, people: int, steps: list[str], readers: list[int | None], news: list[messages.News]
) -> None:
    play = Play(setup, seed=people)
    play.start(people)
    fast: Broadcast = SplicedBroadcast.first("t", play.table, play.now)
    plain: Broadcast = PlainBroadcast("t", play.table, play.now)
    assert_same(fast, plain, play)
    for step in steps:
        if play.table.phase is Phase.OVER:
            break
        act(play, step)
        fast, plain = fast.next(play.table, news, play.now), plain.next(play.table, news, play.now)
        for chair in readers:
            fast.prepare(chair if chair in play.table.chairs.people else None)
        assert_same(fast, plain, play)


def test_both_broadcasts_send_the_same_bytes_before_and_after_a_match() -> None:
    play = Play(Setup(target=1))
    play.do("ann", commands.Sit(chair=0))
    assert_same(SplicedBroadcast.first("t", play.table, play.now), PlainBroadcast("t", play.table, play.now), play)
    play = Play(Setup(target=1))
    play.start(2)
    play.do_until_over()
    assert_same(SplicedBroadcast.first("t", play.table, play.now), PlainBroadcast("t", play.table, play.now), play)
