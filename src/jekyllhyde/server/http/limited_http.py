"""HTTP protocol that closes slow clients, limits connections per address, and refuses requests that are too long."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from jekyllhyde.server.process.limits import Limits

logger = logging.getLogger(__name__)

LONGEST_HEAD = 16_384
"""Bytes of a request before its body."""
MOST_PIPELINED = 16
"""Requests of one connection that wait for the answer to another one."""
_TOO_LONG = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-type: application/json\r\n"
    b'content-length: 22\r\n\r\n{"reason":"too-large"}'
)

SEND_BUFFER = 131_072
"""Bytes that the system keeps for a client to read."""


class _TooLongError(Exception):
    """Ends the parsing of a request."""


class LimitedHttp(HttpToolsProtocol):
    """A connection has so long to send a whole request, and to read the answer. Then it is cut off."""

    limits: Limits
    open: Counter[str]
    proxies: frozenset[str]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        _bound_buffer(transport)
        self._timer: asyncio.TimerHandle | None = None
        self._head: int | None = 0
        """Bytes that were read while nothing but heads came; None in a body."""
        self._fields = 0
        """Bytes of the URL and the header fields of this request."""
        self._address = self.client[0] if self.client else ""
        self.open[self._address] += 1
        if self.open[self._address] > self.limits.connections_per_address and self._address not in self.proxies:
            self._cut("too many connections")
        else:
            self._allow(self.limits.request_within)

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        super().connection_lost(exc)
        self.pipeline.clear()  # requests refer to their connection: without this, both wait for the garbage collector
        self.cycle = None  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._head is not None:  # nothing of this was body
            self._head += len(data)
            if self._head > LONGEST_HEAD:
                self._refuse_length()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = 0
        self._fields = 0
        if len(self.pipeline) >= MOST_PIPELINED:
            raise _TooLongError
        self._allow(self.limits.request_within)

    def on_url(self, url: bytes) -> None:
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(len(name) + len(value))
        super().on_header(name, value)

    def _count(self, size: int) -> None:
        self._fields += size
        if self._fields > LONGEST_HEAD:
            raise _TooLongError

    def send_400_response(self, msg: str) -> None:
        """The parser stopped, at something malformed or at what is too long."""
        if self._fields > LONGEST_HEAD:
            self._refuse_length()
        else:
            super().send_400_response(msg)

    def _refuse_length(self) -> None:
        if not self.transport.is_closing():
            logger.warning("a request that is too long", extra={"address": self._address})
            self.transport.write(_TOO_LONG)
            self.transport.close()

    def on_headers_complete(self) -> None:
        self._head = None
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._allow(self.limits.answer_within)

    def on_response_complete(self) -> None:
        self._allow(None)
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on the socket has limits of its own."""
        self._let_go()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # it refers to this object, which nobody needs any more

    def _allow(self, seconds: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self._cut, "a slow client")

    def _let_go(self) -> None:
        self._allow(None)
        self.open.subtract([self._address])
        if self.open[self._address] <= 0:
            del self.open[self._address]

    def _cut(self, why: str) -> None:
        logger.warning(why, extra={"address": self._address})
        self.transport.abort()


def _bound_buffer(transport: asyncio.Transport) -> None:
    """Else the system keeps megabytes for each client that does not read, and the server hears of it late."""
    connection = transport.get_extra_info("socket")
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)


def limited_http(limits: Limits) -> type[LimitedHttp]:
    """All connections of a server. A proxy on this machine, or a trusted one, speaks for many clients."""
    proxies = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1").split(",")
    own: dict[str, Any] = {"limits": limits, "open": Counter(), "proxies": frozenset(map(str.strip, proxies))}
    return type("LimitedHttp", (LimitedHttp,), own)
