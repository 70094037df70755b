"""A loaded table: requests that arrive while another one is being written."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from jekyllhyde.rules import Ask, Move, Seat
from jekyllhyde.server.accounts.identity import Player
from jekyllhyde.server.live import live_table as live
from jekyllhyde.server.live.live_table import LiveTable
from jekyllhyde.server.live.services import Services
from jekyllhyde.server.process.limits import Limits, Timing
from jekyllhyde.server.store.database import Conflict, DatabaseAway
from jekyllhyde.server.table import commands
from jekyllhyde.server.table import entries as log
from jekyllhyde.server.table.advance import replay
from jekyllhyde.server.table.cast import pace_of
from jekyllhyde.server.table.chairs import name_of
from jekyllhyde.server.table.clock import ALLOWANCES, Pace
from jekyllhyde.server.table.deadlines import tick
from jekyllhyde.server.table.decisions import Entries, decide, leave
from jekyllhyde.server.table.refusals import Refused
from jekyllhyde.server.table.setup import Setup
from jekyllhyde.server.table.state import Phase, Table
from jekyllhyde.server.thinking.bots import TABLE_LEVELS
from jekyllhyde.server.wire.paths import FAST
from tests.server.running import run
from tests.server.tables import Play


class Slow:
    """A store that answers when the test opens its gate, and may report conflicts. Like in the real one, `append` takes
    the entries at once."""

    def __init__(self) -> None:
        self.written: list[int] = []
        self.log: list[log.Entry] = []
        self.others: list[log.Entry] = []
        self.conflicts = 0
        self.gate = asyncio.Event()
        self._tasks: set[asyncio.Future[None]] = set()

    def append(
        self, _table: str, _version: int, entries: Sequence[log.Entry], _writes: Sequence[Any]
    ) -> asyncio.Future[None]:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._tasks.add(asyncio.ensure_future(self._write(entries, done)))
        return done

    async def _write(self, entries: Sequence[log.Entry], done: asyncio.Future[None]) -> None:
        await self.gate.wait()
        if self.conflicts:
            self.conflicts -= 1
            done.set_exception(Conflict())
        else:
            self.written.append(len(entries))
            self.log += entries
            if not done.cancelled():
                done.set_result(None)

    async def entries(self, _table: str, _after: int) -> list[log.Entry]:
        await self.gate.wait()
        return self.others


class At:
    """A table at which nothing is written before `finish`."""

    def __init__(self, entries: list[log.Entry]) -> None:
        self.store = Slow()
        self.now = 0
        self.calendar = 0
        services = Services(
            process="a",
            store=cast(Any, self.store),
            bus=cast(Any, SimpleNamespace(local=True)),
            bots=cast(Any, None),
            lobby=cast(Any, SimpleNamespace(changed=lambda: None)),
            limits=Limits(),
            timing=Timing(),
            first_broadcast=FAST.first_broadcast,
            now=lambda: self.calendar,
            steady=lambda: self.now,
            chance=Random(1),
        )
        self.table = LiveTable("t", replay(entries), services)

    def do(self, player: str, command: commands.TableCommand) -> asyncio.Task[None]:
        return asyncio.create_task(self.table.submit(partial(decision, player, command)))

    async def finish(self, *tasks: asyncio.Task[None]) -> list[bool]:
        """Open the gate and wait for the tasks. Return which of them were not refused."""
        for _ in range(5):
            await asyncio.sleep(0)
        self.store.gate.set()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        assert all(result is None or isinstance(result, Refused | asyncio.CancelledError) for result in results)
        return [result is None for result in results]


class Ear:
    """A listener that keeps what is sent to a player."""

    def __init__(self, player: str) -> None:
        self.player = Player(player, player.title())
        self.heard: list[dict[str, Any]] = []

    def send(self, message: bytes) -> None:
        self.heard.append(msgspec.json.decode(message))

    def hears(self, _chair: int) -> bool:
        return True


def decision(player: str, command: commands.TableCommand, table: Table) -> Entries:
    return decide(table, player, player.title(), command, levels=TABLE_LEVELS, now=0, chance=Random(1))


def sit(chair: int) -> commands.Sit:
    return commands.Sit(chair=chair)


def test_what_waits_is_written_together() -> None:
    async def story() -> None:
        at = At(Play(Setup()).log)
        tasks = [at.do(player, sit(chair)) for chair, player in enumerate(("ann", "ben", "cat", "dan"))]
        assert await at.finish(*tasks) == [True] * 4
        assert at.store.written == [1, 3]
        assert list(at.table.table.chairs.by_player) == ["ann", "ben", "cat", "dan"]

    run(story())


def test_a_bot_waits_as_long_as_its_character_wants(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    async def choose(_live: LiveTable, _chair: int, _table: Table) -> Move:
        return Ask(Seat.N)

    async def story() -> None:
        play = Play(Setup(), 5)
        play.do("ann", sit(0))
        for chair in (1, 2, 3):
            play.do("ann", commands.SeatBot(chair=chair, level="random"))
        at = At(play.log)
        names = [name_of(chair) or "" for chair in at.table.table.chairs]
        for chair in range(4):
            await at.table._play_bot(chair, at.table.table)
        assert len({pace_of(name) for name in names}) > 1
        assert waited == [Timing().bot_delay * pace_of(name) for name in names]

    monkeypatch.setattr(asyncio, "sleep", sleep)
    monkeypatch.setattr(LiveTable, "_bot_move", choose)
    run(story())


def test_of_two_who_want_the_same_one_is_refused() -> None:
    async def story() -> None:
        at = At(Play(Setup()).log)
        tasks = [at.do("ann", sit(0)), at.do("ben", sit(1)), at.do("cat", sit(1)), at.do("dan", sit(2))]
        assert await at.finish(*tasks) == [True, True, False, True]
        assert at.store.written == [1, 2]

    run(story())


def test_who_no_longer_waits_gets_nothing() -> None:
    async def story() -> None:
        at = At(Play(Setup()).log)
        tasks = [at.do("ann", sit(0)), at.do("ben", sit(1))]
        await asyncio.sleep(0)
        tasks[1].cancel()
        assert await at.finish(*tasks) == [True, False]
        assert list(at.table.table.chairs.by_player) == ["ann"]

    run(story())


def test_what_is_written_is_known_though_the_writer_was_cancelled() -> None:
    async def story() -> None:
        at = At(Play(Setup()).log)
        ben = Ear("ben")
        at.table.listeners.add(ben)
        first, second = at.do("ann", sit(0)), at.do("ben", sit(1))
        await asyncio.sleep(0)
        first.cancel()
        assert await at.finish(first, second) == [False, True]
        assert at.store.written == [1, 1]
        assert list(at.table.table.chairs.by_player) == ["ann", "ben"]
        assert len(ben.heard) == 2

    run(story())


def test_who_waits_too_long_is_told_to_try_again_and_nothing_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "ANSWERS_WITHIN", 0.05)

    async def story() -> None:
        at = At(Play(Setup()).log)
        for task in (at.do("ann", sit(0)), at.do("ben", sit(1))):
            with pytest.raises(DatabaseAway):
                await task
        assert await at.finish() == []
        assert await at.finish(at.do("cat", sit(2))) == [True]
        assert list(at.table.table.chairs.by_player) == ["ann", "cat"]

    run(story())


@pytest.mark.parametrize("conflicts", [1, 3])
def test_after_a_conflict_everything_is_decided_anew(conflicts: int) -> None:
    async def story() -> None:
        at = At(Play(Setup()).log)
        at.store.conflicts = conflicts
        assert await at.finish(at.do("ann", sit(0)), at.do("ben", sit(1)), at.do("cat", sit(2))) == [True] * 3
        assert sum(at.store.written) == 3

    run(story())


def test_the_end_of_a_match_is_written_before_the_next_begins() -> None:
    async def story() -> None:
        play = Play(Setup(target=1))
        play.start(1)
        while play.table.phase is Phase.PLAYING:
            play.move()
        *earlier, last_move = play.log
        at = At(earlier)
        busy = asyncio.create_task(at.table.catch_up())  # so that both of them wait
        await asyncio.sleep(0)
        last = asyncio.create_task(at.table.submit(lambda _table: (last_move,)))
        assert await at.finish(busy, last, at.do("ann", commands.Rematch())) == [True] * 3
        assert at.store.written == [1, 1]

    run(story())


@pytest.mark.parametrize("conflicts", [0, 2])
def test_nobody_hears_of_what_is_not_written(conflicts: int) -> None:
    async def story() -> None:
        at = At(Play(Setup()).log)
        at.store.conflicts = conflicts
        ann, late = Ear("ann"), Ear("late")
        at.table.listeners.add(ann)
        task = at.do("ann", sit(0))
        await asyncio.sleep(0)
        assert ann.heard == []
        at.table.listeners.add(late)
        assert await at.finish(task) == [True]
        assert [state["table"]["chair"] for state in ann.heard] == [0]
        assert [state["table"]["chair"] for state in late.heard] == [None]

    run(story())


def timed(people: int) -> Play:
    play = Play(Setup(pace=Pace.CALM))
    play.start(people)
    return play


def test_a_clock_counts_from_the_sending() -> None:
    async def story() -> None:
        play = timed(4)
        before = list(play.log)
        play.move()
        at = At(before)
        ann = Ear("ann")
        at.table.listeners.add(ann)
        task = asyncio.create_task(at.table.submit(lambda _table: (play.log[-1],)))
        await asyncio.sleep(0)
        at.now += 7_000
        assert await at.finish(task) == [True]
        assert ann.heard[0]["table"]["clock"]["runs_out_in"] == sum(ALLOWANCES[Pace.CALM]) - 7_000

    run(story())


@pytest.mark.parametrize("jump", [7_200_000, -7_200_000])
def test_a_clock_that_is_set_takes_no_time_and_gives_none(jump: int) -> None:
    async def story() -> None:
        play = timed(4)
        at = At(play.log)
        at.calendar = play.now
        at.calendar += jump
        at.now += ALLOWANCES[Pace.CALM].decision + 5_000
        deciding = play.table.deciding
        assert deciding is not None
        play.now = at.table.now()
        before = len(play.log)
        play.move()
        task = asyncio.create_task(at.table.submit(lambda _table: tuple(play.log[before:])))
        assert await at.finish(task) == [True]
        assert at.table.table.clock.reserves[deciding] == ALLOWANCES[Pace.CALM].reserve - 5_000
        assert at.store.log[0].at == at.calendar
        stored = [log.decode_entry(log.encode_entry(entry)) for entry in (*play.log[:before], *at.store.log)]
        assert At(stored).table.table == at.table.table

    run(story())


def test_time_without_a_process_is_not_charged() -> None:
    async def story() -> None:
        play = timed(4)
        at = At(play.log)
        at.calendar = play.now + 86_400_000
        assert at.table.table.late_at == at.table.now() + sum(ALLOWANCES[Pace.CALM])

    run(story())


def test_another_process_gives_no_time_back_within_a_turn() -> None:
    """The other process may have loaded the table later. Its time counts for turns that are over."""

    async def story() -> None:
        play = timed(4)
        at = At(play.log)
        at.now += 100_000
        known = len(play.log)
        play.do(play.table.chairs.people[0].player, commands.GiveUpChair())
        play.do(play.table.chairs.people[0].player, commands.TakeChairBack())
        at.store.others = play.log[known:]
        at.store.gate.set()
        now = at.table.now()
        await at.table.catch_up()
        assert at.table.table.version == play.table.version
        assert at.table.now() == now
        known = len(play.log)
        play.now += 3_000
        play.move()
        at.store.others = play.log[known:]
        await at.table.catch_up()
        assert at.table.now() == play.now

    run(story())


def test_a_table_stays_until_the_time_of_who_has_gone_is_up() -> None:
    async def story() -> None:
        play = timed(1)
        while play.table.deciding != 0:
            play.move()
        play.take(leave(play.table, 0, play.now))
        at = At(play.log)
        assert not at.table.idle
        play.now += sum(ALLOWANCES[Pace.CALM])
        play.take(tick(play.table, play.now, play.chance))
        assert At(play.log).table.idle

    run(story())
