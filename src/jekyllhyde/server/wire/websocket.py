"""The fast line: reads and writes WebSocket frames on uvicorn's transport (decision 0008)."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from struct import pack
from typing import Any
from weakref import ref

from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import State
from websockets.utils import apply_mask

from jekyllhyde.server.process.limits import Limits, TokenBucket
from jekyllhyde.server.wire.line import LINE

logger = logging.getLogger(__name__)

_WHOLE_TEXT, _MASKED = 0x81, 0x80
_LENGTHS = {126: 4, 127: 10}
"""Size of the frame head up to the end of an extended length, by the value of the short length."""
_MOST_WAITING = 16
"""Messages that may wait to be read. With more, the server stops reading from the network."""
_MOST_PARTS = 64
"""Frames that a message may have."""


class Inbox:
    """A queue for one reader, with the methods of `asyncio.Queue` that uvicorn uses, at a third of the cost."""

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
    """uvicorn's WebSocket protocol, which is also a `Line`: an application reads and writes without ASGI, which would
    cost more than a move. It counts every frame before it handles it."""

    limits = Limits()

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.queue = Inbox(self.loop)  # type: ignore[assignment]
        self._frames = TokenBucket(self.limits.frames_per_second, self.limits.frame_burst, self.loop.time())
        self._open = False
        self._head = b""
        """Beginning of a frame whose length is not known yet."""
        self._left = 0
        """Bytes that are missing of the frame that the library is parsing."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][LINE] = {"line": ref(self)}
            self._open = True

    def data_received(self, data: bytes) -> None:
        """Take short texts in whole frames, which almost all data is. The library parses everything else."""
        if not self._open:
            super().data_received(data)
            return
        data, self._head, start = self._head + data, b"", 0
        while start < len(data) and not self.transport.is_closing():
            start = self._continue(data, start) if self._left else self._begin(data, start)

    def _continue(self, data: bytes, start: int) -> int:
        """Pass what there is of a frame to the library. Return where it ends."""
        end = min(len(data), start + self._left)
        self._left -= end - start
        super().data_received(data[start:end])
        return end

    def _begin(self, data: bytes, start: int) -> int:
        """Count a frame and take as much of it as there is. Return where it ends."""
        payload, end = _frame_at(data, start)
        if end == 0:
            self._head = data[start:]
            return len(data)
        if not self._frames.take(self.loop.time()):
            self._cut_off("too many frames")
            return len(data)
        whole_text = data[start] == _WHOLE_TEXT and data[start + 1] >= _MASKED and end <= len(data)
        if whole_text and self._takes_text(end - payload):
            self._hear(data[start:end], payload - start)
            return end
        self._left = end - start
        return self._continue(data, start)

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

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > _MOST_PARTS:
            self._cut_off("a message in too many parts")

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > self.limits.outbox_bytes:
            self._cut_off("pongs that are not read")

    def _cut_off(self, why: str) -> None:
        """Close with a reason, or abort if the client does not read."""
        logger.warning("cut off", extra={"address": self.client[0] if self.client else "", "reason": why})
        if self.transport.get_write_buffer_size() or self.close_sent or self.conn.state is not State.OPEN:
            self.transport.abort()
            return
        self.conn.send_close(CloseCode.POLICY_VIOLATION, why)
        self.handle_parser_exception()

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


def _frame_at(data: bytes, start: int) -> tuple[int, int]:
    """Return where the payload of a frame begins and ends, or zeros if its length is not there yet (RFC 6455, 5.2)."""
    if len(data) < start + 2:
        return 0, 0
    masked, length = divmod(data[start + 1], _MASKED)
    payload = start + _LENGTHS.get(length, 2) + 4 * masked
    if len(data) < start + _LENGTHS.get(length, 2):
        return 0, 0
    if length in _LENGTHS:
        length = int.from_bytes(data[start + 2 : start + _LENGTHS[length]], "big")
    return payload, payload + length


def _frame_head(length: int) -> bytes:
    """Return the head of a text message in one frame, neither masked nor compressed (RFC 6455, 5.2)."""
    if length < 126:
        return b"\x81%c" % length
    return pack("!BBH", 0x81, 126, length) if length < 1 << 16 else pack("!BBQ", 0x81, 127, length)


def wire_within(limits: Limits) -> type[Wire]:
    """Return the WebSocket protocol class of a server with these limits."""
    return type("Wire", (Wire,), {"limits": limits})
