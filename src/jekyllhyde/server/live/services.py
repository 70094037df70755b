"""What all tables of a process share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from jekyllhyde.server.live.bus import Bus
from jekyllhyde.server.live.lobby import Lobby
from jekyllhyde.server.process.limits import Limits, Timing
from jekyllhyde.server.store.database import Store
from jekyllhyde.server.thinking.bots import MoveChooser
from jekyllhyde.server.wire.broadcast import FirstBroadcast


@dataclass(frozen=True)
class Services:
    """`process` is the name of this process in notes. `now` is the calendar time and `steady` a monotonic clock, both
    in milliseconds."""

    process: str
    store: Store
    bus: Bus
    bots: MoveChooser
    lobby: Lobby
    limits: Limits
    timing: Timing
    first_broadcast: FirstBroadcast
    now: Callable[[], int]
    steady: Callable[[], int]
    chance: Random
