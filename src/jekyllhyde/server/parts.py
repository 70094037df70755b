"""The parts of the application that handlers ask for."""

from __future__ import annotations

from litestar.di import NamedDependency

from jekyllhyde.server.host import Host
from jekyllhyde.server.identity import Identity, Player
from jekyllhyde.server.limits import Limits, Throttle
from jekyllhyde.server.store import Store

AnyPlayer = NamedDependency[Player | None]
"""Who shows a cookie or token; None for somebody new."""
TheIdentity = NamedDependency[Identity]
TheHost = NamedDependency[Host]
TheStore = NamedDependency[Store]


class Throttles:
    """On what is dear or could fill the database."""

    def __init__(self, limits: Limits) -> None:
        self.guests = Throttle(limits.new_guests_per_minute)
        self.logins = Throttle(limits.logins_per_minute)
        self.records = Throttle(limits.records_per_minute)


TheThrottles = NamedDependency[Throttles]
