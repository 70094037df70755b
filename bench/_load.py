"""A load of tables of four: one socket a seat, callbacks only, no task for any of them.

Sockets are picows' and messages are read by msgspec as far as needed, so the load takes less time for a move than any
server: `Figures.own_cpu` tells how much. What a server speaks is its dialect's matter.
"""

from __future__ import annotations

import asyncio
import gc
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

SEATS = range(4)
_LAST_ANSWER = 60


class Step(NamedTuple):
    """What to send next, from which seat; how many versions later all four have heard of it; whether it is a move."""

    messages: Sequence[tuple[int, bytes]]
    versions: int
    is_move: bool = True


class Place(NamedTuple):
    """Where a player connects, and with what."""

    address: str
    headers: dict[str, str]
    table: str
    seat: int
    pass_word: str = ""


class Dialect(Protocol):
    async def open_table(self) -> list[Place]: ...

    async def sit_down(self, seats: list[Seat]) -> None:
        """Until all four have seen a table at which a move can be made."""
        ...

    def heard(self, seat: Seat, payload: bytes) -> Any:
        """What a seat sees now; None if this tells it nothing of the game."""
        ...

    def version(self, sight: Any) -> int: ...

    def step(self, seats: list[Seat]) -> Step: ...

    def enter(self, seat: Seat) -> None:
        """Asks for the table, with a fresh socket."""
        ...


class Seat(WSListener):  # type: ignore[misc]
    def __init__(self, place: Place, dialect: Dialect) -> None:
        self.place = place
        self.sight: Any = None
        self.version = -1
        self.bytes_received = 0
        self.notify: Callable[[], None] = _nothing
        self._dialect = dialect
        self._transport: WSTransport | None = None

    async def connect(self) -> None:
        headers = self.place.headers or None
        self._transport, _ = await ws_connect(lambda: self, self.place.address, extra_headers=headers)

    def send(self, message: bytes) -> None:
        assert self._transport is not None
        self._transport.send(WSMsgType.TEXT, message)

    def disconnect(self) -> None:
        if self._transport is not None:
            self._transport.disconnect(graceful=False)

    def on_ws_frame(self, _transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        payload = frame.get_payload_as_bytes()
        self.bytes_received += len(payload)
        sight = self._dialect.heard(self, payload)
        if sight is not None:
            self.sight = sight
            self.version = self._dialect.version(sight)
            self.notify()

    async def until(self, wanted: Callable[[], bool]) -> None:
        """Of use while sitting down, not under load."""
        while not wanted():
            await asyncio.sleep(0.002)


def _nothing() -> None:
    pass


@dataclass
class Figures:
    latencies: list[float] = field(default_factory=list)
    seconds: float = 0
    bytes_received: int = 0
    cpu: float = 0
    own_cpu: float = 0

    @property
    def moves(self) -> int:
        return len(self.latencies)

    @property
    def per_second(self) -> float:
        return self.moves / self.seconds

    @property
    def cpu_ms(self) -> float:
        """Of the server, for a move."""
        return self.cpu / self.moves * 1000

    def percentile(self, percent: int) -> float:
        """In milliseconds."""
        return statistics.quantiles(self.latencies, n=100)[percent - 1] * 1000


class LoadTable:
    """A move is over when all four have the new state."""

    def __init__(self, seats: list[Seat], dialect: Dialect) -> None:
        self.seats = seats
        self.moves = 0
        self.waiting = False
        self.then: Callable[[LoadTable, float | None], None] = _forget
        self._dialect = dialect
        self._target = 0
        self._sent = 0.0
        self._step: Step | None = None
        for seat in seats:
            seat.notify = self._heard

    def act(self) -> None:
        self._step = self._dialect.step(self.seats)
        self._target = self.seats[0].version + self._step.versions
        self.waiting = True
        self._sent = time.perf_counter()
        for seat, message in self._step.messages:
            self.seats[seat].send(message)

    def _heard(self) -> None:
        if not self.waiting:
            return
        newest = max(self._target, self.seats[0].version)
        for seat in self.seats:
            if seat.version != newest:
                return
        self.waiting = False
        assert self._step is not None
        self.moves += self._step.is_move
        self.then(self, time.perf_counter() - self._sent if self._step.is_move else None)


def _forget(_table: LoadTable, _latency: float | None) -> None:
    pass


async def open_tables(dialect: Dialect, count: int, at_once: int = 16) -> list[LoadTable]:
    gate = asyncio.Semaphore(at_once)

    async def open_one() -> LoadTable:
        async with gate:
            seats = [Seat(place, dialect) for place in await dialect.open_table()]
            for seat in seats:
                await seat.connect()
            await dialect.sit_down(seats)
            return LoadTable(seats, dialect)

    return await asyncio.gather(*(open_one() for _ in range(count)))


async def measure(tables: list[LoadTable], seconds: float, cpu: Callable[[], float], period: float = 0) -> Figures:
    """One move every `period` seconds at each table, spread evenly; with 0 each answer is followed by the next move."""
    loop = asyncio.get_running_loop()
    figures = Figures()
    gc.collect()
    gc.freeze()
    began, loop_began = time.perf_counter(), loop.time()
    until = began + seconds
    due = {table: loop_began + period * index / len(tables) for index, table in enumerate(tables)}
    timers = {}

    def go_on(table: LoadTable, latency: float | None) -> None:
        if latency is not None:
            figures.latencies.append(latency)
        if time.perf_counter() >= until:
            return
        if period and latency is not None:
            due[table] += period
            timers[table] = loop.call_at(due[table], table.act)
        else:
            table.act()

    spent, own, received = cpu(), time.process_time(), _received(tables)
    for table in tables:
        table.then = go_on
        timers[table] = loop.call_at(due[table], table.act)
    await asyncio.sleep(seconds)
    figures.seconds = time.perf_counter() - began
    figures.cpu, figures.own_cpu = cpu() - spent, time.process_time() - own
    figures.bytes_received = _received(tables) - received
    for timer in timers.values():
        timer.cancel()
    latencies, figures.latencies = figures.latencies, []
    async with asyncio.timeout(_LAST_ANSWER):
        while any(table.waiting for table in tables):
            await asyncio.sleep(0.01)
    figures.latencies = latencies
    gc.unfreeze()
    return figures


def _received(tables: list[LoadTable]) -> int:
    return sum(seat.bytes_received for table in tables for seat in table.seats)


async def play(table: LoadTable, moves: int) -> None:
    """As fast as it goes, up to that many moves in all."""
    done = asyncio.get_running_loop().create_future()

    def go_on(table: LoadTable, _latency: float | None) -> None:
        if table.moves < moves:
            table.act()
        else:
            done.set_result(None)

    table.then = go_on
    table.act()
    await done


class Reconnected(NamedTuple):
    seconds: float
    bytes_received: int


async def reconnect(table: LoadTable, dialect: Dialect) -> Reconnected:
    """A fresh socket, from nothing to the whole table."""
    seat = Seat(table.seats[0].place, dialect)
    began = time.perf_counter()
    seen = asyncio.get_running_loop().create_future()
    seat.notify = lambda: None if seen.done() else seen.set_result(time.perf_counter())
    await seat.connect()
    dialect.enter(seat)
    result = Reconnected(await seen - began, seat.bytes_received)
    seat.disconnect()
    return result
