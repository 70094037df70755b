"""Types of the dependencies that Litestar injects into handlers."""

from __future__ import annotations

from litestar.di import NamedDependency

from jekyllhyde.server.accounts.identity import Identity, Player
from jekyllhyde.server.live.tables import Tables
from jekyllhyde.server.process.limits import Limits, Throttle
from jekyllhyde.server.process.pool import BoundedPool
from jekyllhyde.server.store.database import Store

AnyPlayer = NamedDependency[Player | None]
"""The player whose cookie or token was sent, or None."""
TheIdentity = NamedDependency[Identity]
TheTables = NamedDependency[Tables]
TheStore = NamedDependency[Store]

_WRONG_PASSWORDS_AT_ONCE = 10


class Throttles:
    """Rate limits on what is expensive or could fill the database: per address, and for passwords per account."""

    def __init__(self, limits: Limits) -> None:
        self.guests = Throttle(limits.new_guests_per_minute)
        self.logins = Throttle(limits.logins_per_minute)
        self.passwords = Throttle(limits.wrong_passwords_per_hour / 60, _WRONG_PASSWORDS_AT_ONCE)
        self.records = Throttle(limits.records_per_minute)
        self.public_tables = Throttle(limits.public_tables_per_hour / 60, limits.public_tables_per_hour)


TheThrottles = NamedDependency[Throttles]
TheRecordPool = NamedDependency[BoundedPool]
"""The thread that reads records. One is enough, because Python computes on one core."""


def record_pool() -> BoundedPool:
    return BoundedPool("records", threads=1, most_waiting=8, most_of_a_client=2)
