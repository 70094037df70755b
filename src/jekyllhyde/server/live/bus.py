"""Notes between processes, for example that a table has a new version. They hold no hidden cards."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Protocol

import msgspec
from msgspec import Struct

from jekyllhyde.server.process.broker import BLOCKS_FOR, open_redis
from jekyllhyde.server.table.entries import Moved

CHANNEL = "tables"
_MOST_WAITING_NOTES = 10_000
_LAST_NOTE_WITHIN = 1.0


class EndedSession(Struct, frozen=True, omit_defaults=True):
    """One session of a player has ended, or all of them if `session` is None. Their sockets are closed with `code`.
    With `forgotten`, the account was deleted."""

    player: str
    session: str | None
    code: int
    forgotten: bool = False


class Note(Struct, frozen=True, omit_defaults=True):
    """What one process tells the others. Each note says one thing:

    - `table` has a new `version`, reached by `moved` where only moves led to it;
    - `spoken` was said at `table`;
    - the player `entered` has connected to `table`;
    - `connected`: all players that are connected to this process, by table;
    - `ended`: sessions that ended;
    - `ends`: this process ends;
    - none of these: the lobby changed.
    """

    process: str
    table: str | None = None
    version: int | None = None
    moved: tuple[Moved, ...] = ()
    spoken: msgspec.Raw | None = None
    entered: str | None = None
    connected: dict[str, list[str]] | None = None
    ended: EndedSession | None = None
    ends: bool = False


Handler = Callable[[Note], Awaitable[None]]


class Bus(Protocol):
    """Sends notes to all processes."""

    @property
    def local(self) -> bool:
        """True if this is the only process, so that nobody else writes to the logs."""
        ...

    def publish(self, note: Note) -> None: ...

    async def send(self) -> None:
        """Send what is published, until this is cancelled. Raises if the broker is away; then call it again."""
        ...

    async def listen(self, handler: Handler) -> None:
        """Pass on the notes of all processes, including this one, until this is cancelled. Raises like `send`."""
        ...

    async def close(self, last: Note) -> None:
        """Send a last note, if the broker answers, and disconnect."""
        ...


class LocalBus:
    """Bus of a single process. It sends nothing."""

    local = True

    def publish(self, note: Note) -> None:
        pass

    async def send(self) -> None:
        await asyncio.Event().wait()

    async def listen(self, handler: Handler) -> None:  # noqa: ARG002
        await asyncio.Event().wait()

    async def close(self, last: Note) -> None:
        pass


class RedisBus:
    """Bus through Redis. Notes are lost while Redis is away, so processes also read the logs now and then."""

    local = False

    def __init__(self, url: str) -> None:
        self._redis = open_redis(url)
        self._notes: asyncio.Queue[Note] = asyncio.Queue(_MOST_WAITING_NOTES)

    def publish(self, note: Note) -> None:
        with suppress(asyncio.QueueFull):
            self._notes.put_nowait(note)

    async def send(self) -> None:
        """Send all waiting notes together, because each message to Redis waits for its answer."""
        while True:
            notes = [await self._notes.get()]
            while not self._notes.empty():
                notes.append(self._notes.get_nowait())
            await self._redis.publish(CHANNEL, msgspec.json.encode(notes))

    async def listen(self, handler: Handler) -> None:
        async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
            await channel.subscribe(CHANNEL)
            while True:
                message = await channel.get_message(timeout=BLOCKS_FOR)
                if message is not None:
                    for note in msgspec.json.decode(message["data"], type=list[Note]):
                        await handler(note)

    async def close(self, last: Note) -> None:
        with suppress(Exception):
            async with asyncio.timeout(_LAST_NOTE_WITHIN):
                await self._redis.publish(CHANNEL, msgspec.json.encode([last]))
        await self._redis.aclose()


def open_bus(broker: str | None) -> Bus:
    return LocalBus() if broker is None else RedisBus(broker)
