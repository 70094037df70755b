"""HTTP protocol that closes slow clients, limits connections per address, and refuses requests that are too long."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from collections import Counter
from typing import Any

from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from jekyllhyde.server.process.limits import Limits

logger = logging.getLogger(__name__)

LONGEST_HEAD = 16_384
"""Bytes of the request line and the header fields."""
MOST_PIPELINED = 16
"""Requests of one connection that may wait for the answer to an earlier one."""
_TOO_LONG = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-type: application/json\r\n"
    b'content-length: 22\r\n\r\n{"reason":"too-large"}'
)

SEND_BUFFER = 131_072
"""Bytes that the kernel buffers for a client."""


class _TooLongError(Exception):
    """A request is too long. Raised to stop the parser."""


class LimitedHttp(HttpToolsProtocol):
    """uvicorn's HTTP protocol with time limits: a connection that sends or reads too slowly is aborted."""

    limits: Limits
    open: Counter[str]
    proxies: frozenset[str]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        _bound_buffer(transport)
        self._timer: asyncio.TimerHandle | None = None
        self._answered: RequestResponseCycle | None = None
        """The request that is being answered. Pipelined ones wait behind it, and `cycle` is the last of them."""
        self._head: int | None = 0
        """Bytes read so far of a request without its body, or None while a body is being read."""
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
        if self._answered is not None and not self._answered.response_complete:
            self._answered.disconnected = True  # uvicorn only tells the last one, and the answer has nowhere to go
        self._answered = None
        self.pipeline.clear()  # requests refer to their connection: without this, both wait for the garbage collector
        self.cycle = None  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._head is not None:  # the data held no body
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
        """Answer a request that the parser rejected: it is malformed or too long."""
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

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._allow(self.limits.answer_within)

    def on_response_complete(self) -> None:
        self._allow(None)
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        """Stop the time limits here. A WebSocket has its own."""
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
    """Limit the kernel's send buffer. Otherwise it holds megabytes for each client that does not read."""
    connection = transport.get_extra_info("socket")
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)


def limited_http(limits: Limits) -> type[LimitedHttp]:
    """Return the protocol class of a server. Connections of a trusted proxy are not limited per address."""
    proxies = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1").split(",")
    own: dict[str, Any] = {"limits": limits, "open": Counter(), "proxies": frozenset(map(str.strip, proxies))}
    return type("LimitedHttp", (LimitedHttp,), own)
