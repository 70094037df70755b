"""How messages come from a client and leave for it: straight where uvicorn serves, through the socket elsewhere."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from struct import pack
from typing import Any, Protocol

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State
from websockets.utils import apply_mask

_EXTENSION = "jekyllhyde.wire"
_WHOLE_TEXT, _MASKED = 0x81, 0x80
_MOST_WAITING = 16
"""Messages of a client that wait to be read before no more are taken from the network."""


class Line(Protocol):
    async def read(self) -> str:
        """Raises `WebSocketDisconnect`."""
        ...

    def write(self, message: bytes) -> int:
        """Tells how many bytes still wait for the client to read them."""
        ...

    def cut(self) -> None:
        """At once, for a client that does not even read that it should go."""
        ...


class Inbox:
    """What uvicorn needs of an `asyncio.Queue`, for one reader, at a third of the cost."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._events: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        self._events.append(event)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        while not self._events:
            self._reader = self._loop.create_future()
            await self._reader
        return self._events.popleft()

    def qsize(self) -> int:
        return len(self._events)

    def empty(self) -> bool:
        return not self._events


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, on which an application may also read and write without what lies between: that would cost
    more than a move does."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.queue = Inbox(self.loop)  # type: ignore[assignment]

    _between_frames = False
    """The parser of the library has begun no frame."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][_EXTENSION] = {"line": self}
            self._between_frames = True

    def data_received(self, data: bytes) -> None:
        """Nearly all that comes are short texts in whole frames. The library parses everything else."""
        while data and self._between_frames:
            payload, end = _first_frame(data)
            self._between_frames = end > 0
            if end == 0:
                break
            frame, data = data[:end], data[end:]
            if frame[0] == _WHOLE_TEXT and self._takes_text(end - payload):
                self._hear(frame, payload)
            else:
                super().data_received(frame)
        if data:
            super().data_received(data)

    def _takes_text(self, length: int) -> bool:
        fits = length <= (self.config.ws_max_size or 0)
        return fits and self.conn.state is State.OPEN and self.conn.current_size is None

    def _hear(self, frame: bytes, payload: int) -> None:
        text = apply_mask(frame[payload:], frame[payload - 4 : payload])
        if not text.isascii():  # the library knows what to do with what is no UTF-8
            super().data_received(frame)
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text.decode()})
        if self.queue.qsize() > _MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def read(self) -> str:
        event: Any = await self.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="the client has gone", code=event["code"])
        return event.get("text") or ""

    def write(self, message: bytes) -> int:
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return 0
        self.transport.write(_frame_head(len(message)) + message)
        return self.transport.get_write_buffer_size()

    def cut(self) -> None:
        self.transport.abort()


def _first_frame(data: bytes) -> tuple[int, int]:
    """Where its payload begins and where it ends; 0 and 0 unless a whole masked frame is there (RFC 6455, 5.2)."""
    if len(data) < 2 or data[1] < _MASKED:
        return 0, 0
    length, payload = data[1] - _MASKED, 6
    if length == 126:
        length, payload = int.from_bytes(data[2:4], "big"), 8
    elif length == 127:
        return 0, 0
    end = payload + length
    return (payload, end) if end <= len(data) else (0, 0)


def _frame_head(length: int) -> bytes:
    """Of a whole text message from a server, which is neither masked nor compressed (RFC 6455, 5.2)."""
    if length < 126:
        return b"\x81%c" % length
    return pack("!BBH", 0x81, 126, length) if length < 1 << 16 else pack("!BBQ", 0x81, 127, length)


class PlainLine:
    """For servers that know no `Wire`, as that of the tests."""

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
    extension: Any = (socket.scope.get("extensions") or {}).get(_EXTENSION)
    if extension is not None:
        yield extension["line"]
        return
    line = PlainLine(socket)
    try:
        yield line
    finally:
        line.cut()
