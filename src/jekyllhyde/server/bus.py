"""How processes tell each other that a table went on. Notes hold no cards: everybody reads the log."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from msgspec import Struct
from redis.asyncio import Redis

CHANNEL = "tables"


class Note(Struct, frozen=True, omit_defaults=True):
    """From a process: a table has a new version, something was said at it, or the lobby changed."""

    process: str
    table: str | None = None
    version: int | None = None
    spoken: msgspec.Raw | None = None


Handler = Callable[[Note], Awaitable[None]]


class Bus(Protocol):
    def publish(self, note: Note) -> None: ...

    async def listen(self, handler: Handler) -> None:
        """Until it is cancelled."""
        ...


class LoneBus:
    """There is one process only."""

    def publish(self, note: Note) -> None:
        pass

    async def listen(self, handler: Handler) -> None:  # noqa: ARG002
        await asyncio.Event().wait()


class ChannelsBus:
    """Through Redis. A note that gets lost is made up for by looking into the log now and then."""

    def __init__(self, url: str) -> None:
        self.plugin = ChannelsPlugin(
            RedisChannelsPubSubBackend(redis=Redis.from_url(url)), channels=[CHANNEL], arbitrary_channels_allowed=False
        )

    def publish(self, note: Note) -> None:
        self.plugin.publish(msgspec.json.encode(note), [CHANNEL])

    async def listen(self, handler: Handler) -> None:
        async with self.plugin.start_subscription([CHANNEL]) as subscriber:
            async for text in subscriber.iter_events():
                await handler(msgspec.json.decode(text, type=Note))


def open_bus(broker: str | None) -> LoneBus | ChannelsBus:
    return LoneBus() if broker is None else ChannelsBus(broker)
