"""Read and write the messages of one client."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Protocol

from litestar import WebSocket

LINE = "jekyllhyde.line"
"""The ASGI extension by which a server offers a `Line` of its own, as a weak reference: the socket refers to its scope,
and a strong one would make a cycle."""


class Line(Protocol):
    """A client's messages in both directions. Writing never waits."""

    async def read(self) -> str:
        """Return the next message. Raises `WebSocketDisconnect` if the client has gone."""
        ...

    def write(self, message: bytes) -> int:
        """Send a message. Return how many bytes wait for the client to read them."""
        ...

    def cut(self) -> None:
        """Abort the connection of a client that does not read."""
        ...


class PlainLine:
    """Sends through ASGI, with a queue and a task because nobody may wait for a slow reader."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket
        self._messages: asyncio.Queue[bytes] = asyncio.Queue()
        self._waiting = 0
        self._task = asyncio.create_task(self._run())

    async def read(self) -> str:
        return await self._socket.receive_text()

    def write(self, message: bytes) -> int:
        self._waiting += len(message)
        self._messages.put_nowait(message)
        return self._waiting

    def cut(self) -> None:
        self._task.cancel()

    async def _run(self) -> None:
        while True:
            message = await self._messages.get()
            await self._socket.send_data(message, mode="text", encoding="utf-8")
            self._waiting -= len(message)


@asynccontextmanager
async def line_to(socket: WebSocket[Any, Any, Any]) -> AsyncIterator[Line]:
    """Return the server's own line if it offers one, or else a `PlainLine`."""
    offered: Any = (socket.scope.get("extensions") or {}).get(LINE)
    if offered is not None:
        yield offered["line"]()
        return
    line = PlainLine(socket)
    try:
        yield line
    finally:
        line.cut()
