"""Frames that are no messages are counted too, before anything is done about them."""

from __future__ import annotations

from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from jekyllhyde.server.process.limits import Limits
from jekyllhyde.server.table.commands import LONGEST_MESSAGE
from jekyllhyde.server.wire.websocket import _MOST_PARTS, Wire, wire_within
from tests.server.running import run
from tests.server.wire.test_websocket import CONTINUED, FINAL, HANDSHAKE, PING, PONG, TEXT, Transport, frame, until

LIMITS = Limits(messages_per_second=1e-6)
"""The default burst. No more frames are allowed with time, so a slow machine gives the same counts."""
MANY = 43_000
"""As many as fit into what is read at once."""


class Unread(Transport):
    """A client that reads nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.aborted = False

    def get_write_buffer_size(self) -> int:
        return len(self.written)

    def abort(self) -> None:
        self.aborted = self.closed = True


class Counting(Wire):
    """Counts what reaches the library."""

    parsed = 0

    def handle_events(self) -> None:
        super().handle_events()
        self.parsed += 1


def connection(transport: Transport, limits: Limits = LIMITS) -> Counting:
    async def application(_scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass

    quiet: Any = {"ws_ping_interval": None, "log_config": None}
    config = Config(application, ws_max_size=LONGEST_MESSAGE, ws_per_message_deflate=False, **quiet)
    kind: Any = type("Limited", (Counting,), {"limits": limits})
    protocol: Counting = kind(config, ServerState(), {})
    protocol.connection_made(transport)
    protocol.data_received(HANDSHAKE)
    return protocol


async def flooded(piece: bytes, transport: Transport, limits: Limits = LIMITS) -> Counting:
    protocol = connection(transport, limits)
    await until(lambda: protocol.handshake_complete)
    transport.written, protocol.parsed = b"", 0
    protocol.data_received(piece)
    parsed = protocol.parsed
    protocol.connection_lost(None)
    await until(lambda: not protocol.tasks)
    protocol.parsed = parsed
    return protocol


class Read(Unread):
    """A client that reads at once."""

    def get_write_buffer_size(self) -> int:
        return 0


FLOODS = {
    "empty pings": frame(FINAL | PING, b"") * MANY,
    "full pings": frame(FINAL | PING, b"x" * 125) * (MANY // 10),
    "pongs": frame(FINAL | PONG, b"") * MANY,
    "empty messages": frame(FINAL | TEXT, b"") * MANY,
    "empty parts": frame(TEXT, b"") + frame(CONTINUED, b"") * MANY,
    "pings in pieces": frame(TEXT, b"begun") + frame(FINAL | PING, b"") * MANY,
}


@pytest.mark.parametrize("flood", FLOODS)
@pytest.mark.parametrize("kind", [Read, Unread])
def test_a_flood_is_cut_off_before_it_is_parsed(flood: str, kind: type[Unread]) -> None:
    transport = kind()
    protocol = run(flooded(FLOODS[flood], transport))
    assert transport.closed
    assert protocol.parsed <= LIMITS.frame_burst
    assert protocol.queue.qsize() <= LIMITS.frame_burst + 1
    if kind is Read:
        assert b"\x03\xf0" in transport.written, "closed with code 1008"


def test_a_client_that_reads_no_pongs_is_cut_off() -> None:
    transport = Unread()
    limits = Limits(messages_per_second=1e6, burst=10**6, outbox_bytes=10_000)
    run(flooded(frame(FINAL | PING, b"x" * 125) * 200, transport, limits))
    assert transport.aborted
    assert len(transport.written) <= 10_000 + 127


def test_a_message_has_only_so_many_parts() -> None:
    transport = Read()
    limits = Limits(messages_per_second=1e6, burst=10**6)
    run(flooded(frame(TEXT, b"") + frame(CONTINUED, b"") * (_MOST_PARTS + 1), transport, limits))
    assert transport.closed


def test_what_a_good_client_sends_passes() -> None:
    transport = Read()
    burst = frame(FINAL | TEXT, b'{"type":"ready"}') * LIMITS.burst + frame(FINAL | PING, b"are you there") * 10
    run(flooded(burst, transport))
    assert b"\x03\xf0" not in transport.written


def test_a_server_gives_its_limits_to_its_sockets() -> None:
    limits = Limits(burst=7)
    assert wire_within(limits).limits is limits
