"""How messages leave for a client: at once where uvicorn serves, through a queue and a task under other servers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from struct import pack
from typing import Any, Protocol

from litestar import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

_EXTENSION = "jekyllhyde.wire"


class Line(Protocol):
    def write(self, message: bytes) -> int:
        """Tells how many bytes still wait for the client to read them."""
        ...

    def cut(self) -> None:
        """At once, for a client that does not even read that it should go."""
        ...


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, on which an application may also write without waiting: to wake a task for each message and
    each of its readers would cost more than a move does."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][_EXTENSION] = {"line": self}

    def write(self, message: bytes) -> int:
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return 0
        self.transport.write(_frame_head(len(message)) + message)
        return self.transport.get_write_buffer_size()

    def cut(self) -> None:
        self.transport.abort()


def _frame_head(length: int) -> bytes:
    """Of a whole text message from a server, which is neither masked nor compressed (RFC 6455, 5.2)."""
    if length < 126:
        return b"\x81%c" % length
    return pack("!BBH", 0x81, 126, length) if length < 1 << 16 else pack("!BBQ", 0x81, 127, length)


class Outbox:
    """For servers that know no `Wire`, as that of the tests."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._messages: asyncio.Queue[bytes] = asyncio.Queue()
        self._waiting = 0
        self._task = asyncio.create_task(self._run(socket))

    def write(self, message: bytes) -> int:
        self._waiting += len(message)
        self._messages.put_nowait(message)
        return self._waiting

    def cut(self) -> None:
        self._task.cancel()

    async def _run(self, socket: WebSocket[Any, Any, Any]) -> None:
        while True:
            message = await self._messages.get()
            await socket.send_data(message, mode="text", encoding="utf-8")
            self._waiting -= len(message)


@asynccontextmanager
async def line_to(socket: WebSocket[Any, Any, Any]) -> AsyncIterator[Line]:
    extension: Any = (socket.scope.get("extensions") or {}).get(_EXTENSION)
    if extension is not None:
        yield extension["line"]
        return
    outbox = Outbox(socket)
    try:
        yield outbox
    finally:
        outbox.cut()
