"""The two paths to clients. Everything outside this room uses them through `Path`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from jekyllhyde.server.process.limits import Limits
from jekyllhyde.server.wire.broadcast import FirstBroadcast, PlainBroadcast
from jekyllhyde.server.wire.interpreter import tune_interpreter
from jekyllhyde.server.wire.spliced import SplicedBroadcast
from jekyllhyde.server.wire.websocket import wire_within


class Path(NamedTuple):
    """How a process encodes states, speaks WebSocket and sets up Python."""

    first_broadcast: FirstBroadcast
    websocket: Callable[[Limits], Any]
    """uvicorn's setting `ws`."""
    set_up_python: Callable[[], None]


FAST = Path(SplicedBroadcast.first, wire_within, tune_interpreter)
PLAIN = Path(PlainBroadcast, lambda _limits: "websockets-sansio", lambda: None)
"""The reference for tests and benchmarks. It sends the same bytes, but does not limit the frames of a client."""
