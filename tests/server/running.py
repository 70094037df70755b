"""Servers for tests, each in its own process, and clients for their sockets."""

from __future__ import annotations

import asyncio
import json
import sys
import threading
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from time import sleep
from typing import Any, ClassVar, Generic, TypeVar

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.processes import Process

T = TypeVar("T")
ROOT = Path(__file__).parents[2]


class ServerProcess(Process):
    """`jh serve` on a free port. By default it limits almost nothing, bots move at once, and a player without a
    connection leaves at once."""

    limits: ClassVar[dict[str, float]] = {
        "messages_per_second": 2000,
        "burst": 2000,
        "requests_per_minute": 100_000,
        "sockets_per_minute": 100_000,
        "new_guests_per_minute": 100_000,
        "records_per_minute": 100_000,
        "tables_per_hour": 10_000,
    }
    timing: ClassVar[dict[str, float]] = {"bot_delay": 0, "linger": 0.5, "resync": 0.1, "silence": 2}
    log_level: ClassVar[str] = "warning"

    def __init__(self, database: str, broker: str | None = None, bot_threads: int = 2, *, shared: bool = False) -> None:
        settings = {"limits": self.limits, "timing": self.timing, "log": self.log_level}
        given = json.dumps({"database": database, "broker": broker, "bot_threads": bot_threads, **settings})
        command = [sys.executable, "-m", "tests.server.serve", given]
        super().__init__(command, dumps_stacks=True, shared=shared, cwd=ROOT)
        self.name = f"{type(self).__name__} {self.popen.pid}"
        self.address = self.hear("served at").split()[-1].rstrip("/")


class Guest:
    """A player with a cookie, who can move from one server to another."""

    def __init__(self, cookie: str) -> None:
        self.cookie = cookie

    @property
    def headers(self) -> dict[str, str]:
        return {"cookie": f"jh_session={self.cookie}"}

    @asynccontextmanager
    async def socket(self, address: str, **headers: str) -> AsyncIterator[Talk]:
        url = address.replace("http", "ws", 1) + "/ws"
        async with connect(url, additional_headers={**self.headers, **headers}) as socket:
            talk = Talk(socket)
            await talk.say("hello", protocol=3)
            yield talk


class Talk:
    """A socket on which every command waits for its answer. `table` is the newest state."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.table: dict[str, Any] = {}
        self.news: list[dict[str, Any]] = []
        self._ref = 0

    async def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await self.socket.recv())
        if message["type"] == "state":
            self.table = message["table"]
            self.news += message["news"]
        return message

    async def hear_for_ever(self) -> None:
        while True:
            await self.hear()

    async def say(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a message and return its answer, `done` or `refused`."""
        self._ref += 1
        ref = self._ref
        await self.socket.send(json.dumps({"type": kind, "ref": ref, **fields}))
        while (message := await self.hear()).get("ref") != ref:
            pass
        return message

    async def act(self) -> dict[str, Any]:
        """Send a message that continues the match, or receive one. What is refused is tried again next time."""
        if "ready" in self.table["actions"]:
            return await self.say("ready")
        if self.legal_moves:
            return await self.say("make-move", version=self.table["version"], move=self.legal_moves[0])
        return await self.hear()

    async def play_match(self) -> None:
        while self.table["phase"] != "over":
            await self.act()

    async def until(self, *phases: str) -> None:
        while self.table.get("phase") not in phases:
            await self.hear()

    @property
    def legal_moves(self) -> list[str]:
        round = self.table.get("round") or {}
        return round.get("legal_moves") or []


async def new_guest(address: str, name: str = "Ann") -> Guest:
    async with httpx.AsyncClient(base_url=address) as client:
        answer = await client.post("/api/guests", json={"name": name})
        answer.raise_for_status()
        return Guest(answer.cookies["jh_session"])


async def new_table(address: str, guest: Guest, **setup: Any) -> str:
    async with httpx.AsyncClient(base_url=address, headers=guest.headers) as client:
        answer = await client.post("/api/tables", json=setup)
        answer.raise_for_status()
        return str(answer.json()["id"])


async def start_against_bots(talk: Talk, table_id: str, level: str = "random") -> None:
    await talk.say("enter", table=table_id)
    await talk.say("sit", chair=0)
    for chair in range(1, len(talk.table["chairs"])):
        await talk.say("seat-bot", chair=chair, level=level)
    await talk.say("start")


@contextmanager
def running(database: str, broker: str | None = None, bot_threads: int = 2) -> Iterator[ServerProcess]:
    with ServerProcess(database, broker, bot_threads) as server:
        yield server


class Story(threading.Thread, Generic[T]):
    """Runs a coroutine in a thread of its own.

    Playwright leaves an event loop running in the main thread, where `asyncio.run` raises from then on.
    """

    def __init__(self, story: Coroutine[Any, Any, T]) -> None:
        super().__init__(name="story", daemon=True)
        self._story = story
        self._results: list[T] = []
        self._error: BaseException | None = None
        self._loop = asyncio.new_event_loop()
        self._task: asyncio.Task[T] | None = None

    def run(self) -> None:
        try:
            with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
                self._results.append(runner.run(self._limited()))
        except BaseException as error:
            self._error = error

    async def _limited(self) -> T:
        """Run the coroutine within a time limit, so that a test that hangs fails."""
        self._task = asyncio.current_task()
        async with asyncio.timeout(180):
            return await self._story

    def result(self) -> T:
        """Wait for the coroutine and return its result."""
        self.join()
        if self._error is not None:
            raise self._error
        return self._results[0]

    def end(self) -> None:
        """Cancel the coroutine and wait until it has ended."""
        with suppress(RuntimeError):  # it has ended, and closed its loop
            self._loop.call_soon_threadsafe(self._cancel)
        self.join()

    def _cancel(self) -> None:
        if self._task is not None:
            self._task.cancel()


def run(story: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine and return its result."""
    thread = Story(story)
    thread.start()
    try:
        return thread.result()
    finally:  # also after the test's timeout
        thread.end()


@contextmanager
def in_background(story: Coroutine[Any, Any, None]) -> Iterator[Callable[[Callable[[], bool]], None]]:
    """Run a coroutine beside the test. Yield a function that waits until a condition is true."""
    thread = Story(story)
    thread.start()

    def wait_for(condition: Callable[[], bool]) -> None:
        while not condition():
            if not thread.is_alive():
                thread.result()
                raise AssertionError("the story has ended")
            sleep(0.02)

    try:
        yield wait_for
    finally:
        thread.end()
