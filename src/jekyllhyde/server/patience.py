"""uvicorn's HTTP with an end to its patience: for who is slow to say what is wanted, or comes too often at once."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from jekyllhyde.server.limits import Limits

logger = logging.getLogger(__name__)

LONGEST_HEAD = 65_536
"""Bytes of a request before its body."""

SEND_BUFFER = 131_072
"""Bytes that the system keeps for a client to read."""


class PatientHttp(HttpToolsProtocol):
    """A connection has so long to send a whole request, and to read the answer. Then it is cut off."""

    limits: Limits
    open: Counter[str]
    proxies: frozenset[str]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        _bound_buffer(transport)
        self._timer: asyncio.TimerHandle | None = None
        self._head: int | None = 0
        self._address = self.client[0] if self.client else ""
        self.open[self._address] += 1
        if self.open[self._address] > self.limits.connections_per_address and self._address not in self.proxies:
            self._cut("too many connections")
        else:
            self._allow(self.limits.request_within)

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._head is not None:  # nothing of this was body
            self._head += len(data)
            if self._head > LONGEST_HEAD:
                self._cut("a request without end")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = 0
        self._allow(self.limits.request_within)

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


def patient_http(limits: Limits) -> type[PatientHttp]:
    """All connections of a server. A proxy on this machine, or a trusted one, speaks for many clients."""
    proxies = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1").split(",")
    own: dict[str, Any] = {"limits": limits, "open": Counter(), "proxies": frozenset(map(str.strip, proxies))}
    return type("PatientHttp", (PatientHttp,), own)
