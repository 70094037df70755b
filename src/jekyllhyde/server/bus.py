"""How processes tell each other that a table went on. Notes hold nothing hidden; but for moves, one reads the log."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Protocol

import msgspec
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from msgspec import Struct
from redis.asyncio import Redis

from jekyllhyde.server.entries import Moved

CHANNEL = "tables"
_MOST_WAITING_NOTES = 10_000


class Ended(Struct, frozen=True, omit_defaults=True):
    """One session of a player is over, or all if `session` is None. Its sockets are closed with `code`; a `forgotten`
    player has deleted the account."""

    player: str
    session: str | None
    code: int
    forgotten: bool = False


class Note(Struct, frozen=True, omit_defaults=True):
    """From a process: a table has a new version (by `moved`, where only moves led to it), something was said at it, the
    lobby changed, which players are connected there, by table, or whose sessions ended."""

    process: str
    table: str | None = None
    version: int | None = None
    moved: tuple[Moved, ...] = ()
    spoken: msgspec.Raw | None = None
    connected: dict[str, list[str]] | None = None
    ended: Ended | None = None


Handler = Callable[[Note], Awaitable[None]]


class Bus(Protocol):
    @property
    def lone(self) -> bool:
        """Nobody else writes to the logs."""
        ...

    def publish(self, note: Note) -> None: ...

    async def listen(self, handler: Handler) -> None:
        """Until it is cancelled."""
        ...


class LoneBus:
    """There is one process only."""

    lone = True

    def publish(self, note: Note) -> None:
        pass

    async def listen(self, handler: Handler) -> None:  # noqa: ARG002
        await asyncio.Event().wait()


class ChannelsBus:
    """Through Redis. Notes that get lost while it is away are made up for by looking into the log now and then."""

    lone = False

    def __init__(self, url: str) -> None:
        self._url = url
        self._notes: asyncio.Queue[Note] = asyncio.Queue(_MOST_WAITING_NOTES)

    def publish(self, note: Note) -> None:
        with suppress(asyncio.QueueFull):
            self._notes.put_nowait(note)

    async def listen(self, handler: Handler) -> None:
        async with Redis.from_url(self._url) as redis, asyncio.TaskGroup() as group:
            backend = RedisChannelsPubSubBackend(redis=redis)
            await backend.on_startup()
            await backend.subscribe([CHANNEL])
            group.create_task(self._send(backend))
            async for _, text in backend.stream_events():
                for note in msgspec.json.decode(text, type=list[Note]):
                    await handler(note)

    async def _send(self, backend: RedisChannelsPubSubBackend) -> None:
        """All that wait, together: Redis answers before the next can be sent."""
        while True:
            notes = [await self._notes.get()]
            while not self._notes.empty():
                notes.append(self._notes.get_nowait())
            await backend.publish(msgspec.json.encode(notes), [CHANNEL])


def open_bus(broker: str | None) -> Bus:
    return LoneBus() if broker is None else ChannelsBus(broker)
