"""Real servers for tests, each a process of its own, and clients of their sockets."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from types import TracebackType
from typing import Any, ClassVar

import httpx
from websockets.asyncio.client import ClientConnection, connect


class ServerProcess:
    """`jh serve` on a free port. By itself it limits next to nothing, bots move at once, and whoever goes is missed at
    once."""

    limits: ClassVar[dict[str, float]] = {
        "messages_per_second": 2000,
        "burst": 2000,
        "requests_per_minute": 100_000,
        "new_guests_per_minute": 100_000,
        "records_per_minute": 100_000,
        "tables_per_hour": 10_000,
    }
    timing: ClassVar[dict[str, float]] = {"bot_delay": 0, "linger": 0.5, "resync": 0.1}
    log: ClassVar[str] = "error"

    def __init__(
        self, database: str, broker: str | None = None, bot_threads: int = 2, log_file: int | None = None
    ) -> None:
        settings = {"limits": self.limits, "timing": self.timing, "log": self.log}
        given = json.dumps({"database": database, "broker": broker, "bot_threads": bot_threads, **settings})
        command = [sys.executable, "-m", "tests.server.serve", given]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log_file, text=True)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert "served at" in line, line
        self.address = line.split()[-1].rstrip("/")

    def kill(self) -> None:
        """As a power cut would: no goodbye, no flush."""
        self._process.send_signal(signal.SIGKILL)
        self._end()

    def stop(self) -> int:
        self._process.terminate()
        return self._end()

    def _end(self) -> int:
        assert self._process.stdout is not None
        code = self._process.wait()
        self._process.stdout.close()
        return code

    def __enter__(self) -> ServerProcess:
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        if self._process.poll() is None:
            self.stop()


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
            await talk.say("hello", protocol=1)
            yield talk


class Talk:
    """A socket whose every command waits for its answer; `table` is the newest state heard."""

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

    async def say(self, kind: str, **fields: Any) -> dict[str, Any]:
        """The answer, `done` or `refused`."""
        self._ref += 1
        ref = self._ref
        await self.socket.send(json.dumps({"type": kind, "ref": ref, **fields}))
        while (message := await self.hear()).get("ref") != ref:
            pass
        return message

    async def act(self) -> dict[str, Any]:
        """One thing that brings the match on, or the next thing heard. What is refused is tried again next time."""
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


async def start_against_bots(talk: Talk, table_id: str) -> None:
    await talk.say("enter", table=table_id)
    await talk.say("sit", chair=0)
    for chair in range(1, len(talk.table["chairs"])):
        await talk.say("seat-bot", chair=chair, level="random")
    await talk.say("start")


@contextmanager
def running(database: str, broker: str | None = None, bot_threads: int = 2) -> Iterator[ServerProcess]:
    with ServerProcess(database, broker, bot_threads) as server:
        yield server


def run(story: Any) -> Any:
    """With an end, so that a story that hangs is a failure."""

    async def limited() -> Any:
        async with asyncio.timeout(180):
            return await story

    return asyncio.run(limited())


os.environ.setdefault("PYTHONPATH", os.getcwd())  # noqa: PTH109 (for the processes started here)
