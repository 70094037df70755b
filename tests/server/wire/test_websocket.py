"""Whatever a client sends, in whatever pieces: `Wire` hears and answers what uvicorn's own protocol does."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from struct import pack
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from litestar import WebSocket
from uvicorn import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from jekyllhyde.server.table.commands import LONGEST_MESSAGE
from jekyllhyde.server.wire.line import line_to
from jekyllhyde.server.wire.websocket import Wire
from tests.server.running import run

HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
CONTINUED, TEXT, BINARY, CLOSE, PING, PONG, FINAL = 0, 1, 2, 8, 9, 10, 0x80


def frame(head: int, payload: bytes, mask: bytes | None = b"\x0a\xb0\x00\xff") -> bytes:
    masked = 0 if mask is None else 0x80
    if len(payload) < 126:
        length = bytes([masked + len(payload)])
    elif len(payload) < 1 << 16:
        length = bytes([masked + 126]) + pack("!H", len(payload))
    else:
        length = bytes([masked + 127]) + pack("!Q", len(payload))
    hidden = payload if mask is None else bytes(byte ^ mask[index % 4] for index, byte in enumerate(payload))
    return bytes([head]) + length + (mask or b"") + hidden


TEXTS = [b"", b'{"type":"ready"}', b"x" * 125, b"x" * 126, b"x" * LONGEST_MESSAGE, "Zoë".encode()]
GOOD = st.sampled_from(
    [
        *(frame(FINAL | TEXT, text) for text in TEXTS),
        *(frame(FINAL | control, b"") for control in (BINARY, PING, PONG)),
        frame(TEXT, b"in ")
        + frame(FINAL | PING, b"")
        + frame(CONTINUED, b"three ")
        + frame(FINAL | CONTINUED, b"parts"),
    ]
)
LAST = st.sampled_from(
    [
        b"",
        frame(FINAL | CLOSE, b""),
        frame(FINAL | TEXT, b"\xff\xfe is no text"),
        frame(FINAL | TEXT, b"x" * (LONGEST_MESSAGE + 1)),
        frame(FINAL | TEXT, b"x" * 70_000),
        frame(FINAL | TEXT, b"not masked", None),
        frame(FINAL | CONTINUED, b"of nothing"),
        frame(TEXT, b"begun") + frame(FINAL | TEXT, b"and begun again"),
        frame(0xC0 | TEXT, b"reserved bit"),
        frame(FINAL | 3, b"no such kind"),
        frame(PING, b"in parts"),
    ]
)


class Transport(asyncio.Transport):
    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.closed = False
        self.pauses = 0
        self.reading = True

    def write(self, data: Any) -> None:
        self.written += data

    def get_write_buffer_size(self) -> int:
        return 0

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def pause_reading(self) -> None:
        self.pauses += 1
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True


async def heard(kind: type[WebSocketsSansIOProtocol], pieces: list[bytes]) -> tuple[list[Any], Transport]:
    """What the application received, and what then went back to the client."""
    events: list[Any] = []

    async def application(_scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while not events or events[-1]["type"] != "websocket.disconnect":
            events.append(await receive())

    protocol, transport = kind(_config(application), ServerState(), {}), Transport()
    protocol.connection_made(transport)
    protocol.data_received(HANDSHAKE)
    await until(lambda: protocol.handshake_complete)
    transport.written = b""
    for piece in pieces:
        if not transport.closed:
            protocol.data_received(piece)
    protocol.connection_lost(None)
    await until(lambda: not protocol.tasks)
    return events, transport


def _config(application: Any) -> Config:
    quiet: Any = {"ws_ping_interval": None, "log_config": None}
    return Config(application, ws_max_size=LONGEST_MESSAGE, ws_per_message_deflate=False, **quiet)


async def until(done: Any) -> None:
    while not done():
        await asyncio.sleep(0)


@given(st.lists(GOOD, max_size=6), st.lists(st.integers(0, 400), max_size=4), LAST)
def test_it_hears_and_answers_what_uvicorn_does(frames: list[bytes], cuts: list[int], last: bytes) -> None:
    """The last comes for itself: of what comes together with something wrong, uvicorn hears nothing."""
    sent = b"".join(frames)
    ends = sorted({min(cut, len(sent)) for cut in cuts} | {0, len(sent)})
    pieces = [*(sent[start:end] for start, end in pairwise(ends)), last]
    events, transport = run(heard(Wire, pieces))
    expected, uvicorns = run(heard(WebSocketsSansIOProtocol, pieces))
    assert (events, transport.written) == (expected, uvicorns.written)


async def written(kind: type[WebSocketsSansIOProtocol], texts: list[str], length: int) -> bytes:
    """The first `length` bytes that go to the client when the application writes these messages to its line."""
    transport = Transport()

    async def application(scope: Any, receive: Any, send: Any) -> None:
        socket: Any = WebSocket(scope, receive, send)
        await socket.accept()
        transport.written = b""
        async with line_to(socket) as line:
            for text in texts:
                line.write(text.encode())
            await until(lambda: len(transport.written) >= length)
            protocol.connection_lost(None)

    protocol = kind(_config(application), ServerState(), {})
    protocol.connection_made(transport)
    protocol.data_received(HANDSHAKE)
    await until(lambda: protocol.tasks)
    async with asyncio.timeout(10):
        await until(lambda: not protocol.tasks)
    return transport.written


@given(st.lists(st.text(max_size=40) | st.sampled_from(["x" * length for length in (125, 126, 65_535, 65_536)])))
def test_both_lines_write_the_same_frames(texts: list[str]) -> None:
    frames = b"".join(frame(FINAL | TEXT, text.encode(), mask=None) for text in texts)
    assert run(written(Wire, texts, len(frames))) == frames
    assert run(written(WebSocketsSansIOProtocol, texts, len(frames))) == frames


def test_a_client_that_floods_is_not_read_any_more_until_its_messages_are() -> None:
    events, transport = run(heard(Wire, [frame(FINAL | TEXT, b"x")] * 40))
    assert len(events) == 41
    assert transport.pauses == 1
    assert transport.reading
