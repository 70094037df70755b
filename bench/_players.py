"""Tables of four people who play at a steady pace, to measure how fast a server answers them."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from time import perf_counter
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PACE = 0.15
"""Seconds between two moves at a table."""
LATEST = 30.0
"""An answer that takes longer counts as this many seconds."""


class Person:
    """A player with one socket. `table` is the newest state received."""

    def __init__(self, socket: ClientConnection) -> None:
        self.table: dict[str, Any] = {"version": 0, "phase": "gathering"}
        self._socket = socket
        self._waiting: dict[int, asyncio.Future[None]] = {}
        self._ref = 0
        self._reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        with suppress(ConnectionClosed):
            async for text in self._socket:
                message = json.loads(text)
                if message["type"] == "state":
                    self.table = message["table"]
                waiting = self._waiting.pop(message.get("ref"), None)
                if waiting is not None and not waiting.done():
                    waiting.set_result(None)

    async def say(self, kind: str, **fields: Any) -> float:
        """Make a move and return the seconds until the answer, which comes after everything is on the disk."""
        self._ref += 1
        answer = self._waiting[self._ref] = asyncio.get_running_loop().create_future()
        started = perf_counter()
        await self._socket.send(json.dumps({"type": kind, "ref": self._ref, **fields}))
        with suppress(TimeoutError):
            await asyncio.wait_for(answer, LATEST)
        return perf_counter() - started

    async def leave(self) -> None:
        await self._socket.close()
        await self._reader

    @property
    def moves(self) -> list[str]:
        return (self.table.get("round") or {}).get("legal_moves") or []


async def guest_at(address: str, client: httpx.AsyncClient, name: str) -> tuple[dict[str, str], Person]:
    answer = await client.post("/api/guests", json={"name": name}, headers={"cookie": ""})
    answer.raise_for_status()
    headers = {"cookie": f"jh_session={answer.cookies['jh_session']}"}
    client.cookies.clear()
    person = Person(await connect(address.replace("http", "ws", 1) + "/ws", additional_headers=headers))
    await person.say("hello", protocol=3)
    return headers, person


class Tables:
    """Play for ever, and record how long each move and each request for a table over HTTP took."""

    def __init__(self, address: str) -> None:
        self.latencies: list[float] = []
        self._address = address
        self._client = httpx.AsyncClient(base_url=address, timeout=LATEST)
        self._people: list[list[Person]] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, count: int) -> None:
        for _ in range(count):
            four = [await guest_at(self._address, self._client, name) for name in ("Ann", "Bob", "Cat", "Dan")]
            setup = {"target": 3000, "private": True}
            table = (await self._client.post("/api/tables", json=setup, headers=four[0][0])).json()["id"]
            for chair, (_, person) in enumerate(four):
                await person.say("enter", table=table)
                await person.say("sit", chair=chair)
            await four[0][1].say("start")
            people = [person for _, person in four]
            self._people.append(people)
            self._tasks.append(asyncio.create_task(self._play(people)))
            if len(self._people) == 1:
                self._tasks.append(asyncio.create_task(self._look(table)))

    async def measured(self, seconds: float) -> list[float]:
        self.latencies = []
        await asyncio.sleep(seconds)
        return self.latencies

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(person.leave() for people in self._people for person in people))
        await self._client.aclose()

    async def _play(self, people: list[Person]) -> None:
        while True:
            await asyncio.sleep(PACE)
            newest = max(people, key=lambda person: int(person.table["version"])).table
            mover = next((person for person in people if person.moves and person.table is not None), None)
            if newest["phase"] == "playing" and mover is not None:
                took = await mover.say("make-move", version=mover.table["version"], move=mover.moves[0])
                self.latencies.append(took)
            elif newest["phase"] == "between-rounds":
                await asyncio.gather(*(person.say("ready") for person in people))
            elif newest["phase"] == "over":
                await people[0].say("rematch")
                await people[0].say("start")

    async def _look(self, table: str) -> None:
        while True:
            await asyncio.sleep(4 * PACE)
            started = perf_counter()
            with suppress(httpx.HTTPError):
                await self._client.get(f"/api/tables/{table}")
            self.latencies.append(perf_counter() - started)
