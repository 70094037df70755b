"""Two processes of a server in one thread. The test controls time, stalls and lost notes.

Each process has its own `Tables` and event loop. They share a database in a file, and run the real code of the server.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from math import inf
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import sqlalchemy as sa

from jekyllhyde.bots import Budget, RandomBot
from jekyllhyde.rules import Move, Observation
from jekyllhyde.server.accounts.identity import Player
from jekyllhyde.server.live.bus import Handler, Note
from jekyllhyde.server.live.tables import Settings, Tables
from jekyllhyde.server.process.limits import Timing
from jekyllhyde.server.store import schema
from jekyllhyde.server.store.database import Row, Store

TIMING = Timing(bot_delay=0.2, linger=10, resync=5, silence=60, grace=20)
MOST_DELAY = 0.5
"""Seconds that a note takes at most, unless it gets lost."""
_READ_TAKES = 0.01
_THOUGHT_TAKES = 0.3
_LONG_AGO = 1_000_000


class Moment:
    """The current time, in seconds."""

    now = 0.0


class Loop(asyncio.SelectorEventLoop):
    """An event loop whose time the test controls. Work for threads runs at once; its result comes a little later."""

    def __init__(self, moment: Moment) -> None:
        super().__init__()
        self._moment = moment
        self._private: Any = self

    def time(self) -> float:
        return self._moment.now

    def run_in_executor(self, executor: Any, func: Any, *args: Any) -> Any:  # type: ignore[override]  # noqa: ARG002
        done = self.create_future()
        try:
            tell, result = done.set_result, func(*args)
        except Exception as error:
            tell, result = done.set_exception, error
        self.call_later(_READ_TAKES, lambda: done.cancelled() or tell(result))
        return done

    @property
    def wakes_at(self) -> float:
        waiting = [timer.when() for timer in self._private._scheduled if not timer.cancelled()]
        return self._moment.now if self._private._ready else min(waiting, default=inf)

    def settle(self) -> None:
        """Run everything that is due."""
        while self.wakes_at <= self._moment.now:
            self.call_soon(self.stop)
            self.run_forever()


class SteppedStore(Store):
    """A store that writes on the event loop and reports each row."""

    def __init__(self, url: str, written: Callable[[Row], None]) -> None:
        super().__init__(url)
        self._tell = written

    def _call_writer(self) -> None:
        self._called = False
        jobs = list(self._jobs)
        self._jobs.clear()
        self._write_group(jobs)
        for row in sorted(row for job in jobs if job.error is None for row in job.rows):
            self._tell(row)


class Network:
    """Delivers notes late, twice or not at all, also those of a process to itself. Until `away_until`, all get lost."""

    def __init__(self, moment: Moment, chance: Random) -> None:
        self.away_until = 0.0
        self.loses = 0.1
        self._moment = moment
        self._chance = chance
        self.ends: list[BusEnd] = []

    def carry(self, note: bytes) -> None:
        for end in self.ends:
            for _ in range(2 if self._chance.random() < 0.1 else 1):
                if self._moment.now >= self.away_until and self._chance.random() >= self.loses:
                    end.loop.call_later(self._chance.uniform(0, MOST_DELAY), end.arrived.put_nowait, note)


class BusEnd:
    local = False

    def __init__(self, network: Network, loop: Loop) -> None:
        self.loop = loop
        self.arrived: asyncio.Queue[bytes] = asyncio.Queue()
        self._network = network
        network.ends.append(self)

    def publish(self, note: Note) -> None:
        self._network.carry(msgspec.json.encode(note))

    async def send(self) -> None:
        await asyncio.Event().wait()

    async def listen(self, handler: Handler) -> None:
        while True:
            await handler(msgspec.json.decode(await self.arrived.get(), type=Note))

    async def close(self, last: Note) -> None:
        self.publish(last)


class Thinker:
    async def choose(self, _level: str, observation: Observation, seed: int, _budget: Budget) -> Move:
        await asyncio.sleep(_THOUGHT_TAKES)
        return RandomBot().choose(observation, seed)


class Process:
    def __init__(
        self, url: str, network: Network, moment: Moment, chance: Random, written: Callable[[Row], None]
    ) -> None:
        self._moment = moment
        self.loop = Loop(moment)
        self.store = SteppedStore(url, written)
        self.stalls_until = 0.0
        started = chance.randrange(_LONG_AGO)
        self.tables = Tables(
            self.store,
            BusEnd(network, self.loop),
            Thinker(),
            Settings(timing=TIMING),
            now=lambda: round(moment.now * 1000),
            steady=lambda: started + round(moment.now * 1000),
            chance=chance,
        )
        self.loop.call_soon(self.tables.start)

    @property
    def stalls(self) -> bool:
        return self.stalls_until > self._moment.now

    @property
    def wakes_at(self) -> float:
        return max(self.stalls_until, self.loop.wakes_at)

    def begin(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        return self.loop.create_task(work)

    def end(self) -> None:
        """Shut down as after a signal."""
        closing = self.begin(self.tables.close())
        while not closing.done():
            self._moment.now = max(self._moment.now, self.loop.wakes_at)
            self.loop.settle()

    def close(self) -> None:
        self.store.close()
        self.loop.close()


class Socket:
    """A person's connection to a process, and to a table there."""

    def __init__(self, process: Process, player: Player, table_id: str) -> None:
        self.process = process
        self.player = player
        self.open = True
        self._table_id = table_id
        process.begin(self._enter())

    async def _enter(self) -> None:
        live = await self.process.tables.table(self._table_id)
        if self.open and self.process.tables.sockets.add(self, {}):
            await live.enter(self)

    @property
    def enters(self) -> bool:
        live = self.process.tables.loaded.get(self._table_id)
        return live is None or self not in live.listeners

    def send(self, message: bytes) -> None:
        pass

    def hears(self, _chair: int) -> bool:
        return True

    def close(self, _code: int | None) -> None:
        self.drop()

    def drop(self) -> None:
        """The connection is lost. A process that stalls learns of it later."""
        if self.open:
            self.open = False
            self.process.loop.call_soon(self._exit)

    def _exit(self) -> None:
        tables = self.process.tables
        tables.sockets.remove(self, [])
        if self._table_id in tables.loaded:
            tables.loaded[self._table_id].exit(self)


def new_session(store: Store, player: str, session: str) -> Player:
    row = {"id": session, "player_id": player, "kind": "cookie", "label": "", "created_at": 0, "expires_at": 10**12}
    with store.engine.begin() as connection:
        known = sa.select(schema.players.c.id).where(schema.players.c.id == player)
        if connection.execute(known).first() is None:
            connection.execute(sa.insert(schema.players), {"id": player, "name": player.title(), "created_at": 0})
        connection.execute(sa.insert(schema.sessions), row)
    return Player(player, player.title(), session=session)


def end_session(player: Player) -> Callable[[sa.Connection], Any]:
    gone = sa.delete(schema.sessions).where(schema.sessions.c.id == player.session)
    return lambda connection: connection.execute(gone)


def database_in(folder: Path) -> str:
    return f"sqlite:///{folder / 'test.db'}"
