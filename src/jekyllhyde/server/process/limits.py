"""Limits on what clients may send, open or create, and how long data is kept."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from ipaddress import IPv6Address
from math import ceil

_MOST_ADDRESSES = 100_000
_FRAMES_A_MESSAGE = 2
"""WebSocket frames that a client may send for each message. A message can have several frames, and there are pings."""


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits of a server. Times are in seconds.

    A message beyond the rate is refused; the connection of a client that goes on is closed. Messages, tables, lobby
    rows and reports are counted per player, wrong passwords per account, and everything else per address.
    """

    messages_per_second: float = 10
    burst: int = 30
    refusals_before_close: int = 50
    outbox_bytes: int = 262_144
    hello_within: float = 10
    request_within: float = 20
    answer_within: float = 60
    connections_per_player: int = 8
    connections_per_address: int = 400
    watchers_per_table: int = 100
    requests_per_minute: int = 600
    sockets_per_minute: int = 240
    new_guests_per_minute: int = 60
    logins_per_minute: int = 10
    wrong_passwords_per_hour: int = 30
    records_per_minute: int = 120
    tables_per_hour: int = 60
    public_tables_per_hour: int = 30
    lobby_rows_per_player: int = 3
    reports_per_day: int = 20
    body_bytes: int = 8192

    @property
    def frames_per_second(self) -> float:
        return _FRAMES_A_MESSAGE * self.messages_per_second

    @property
    def frame_burst(self) -> int:
        """More than the messages after which a connection is closed with a reason."""
        return _FRAMES_A_MESSAGE * (self.burst + self.refusals_before_close)


@dataclass(frozen=True, slots=True)
class Timing:
    """Times of a server, in seconds.

    Before each move a bot waits `bot_delay` times the pace of its character, so that its speed tells nothing about its
    cards. A player without a connection for `linger` has left; `grace` later a bot takes over the chair. Once a person
    is ready for the next round or match, the others have `ready` seconds. A table keeps `grace` and `ready` as they
    were when it was opened. Processes tell each other every `resync` who is connected. A process that is silent for
    `silence` counts as dead; until then nobody counts as gone.
    """

    bot_delay: float = 0.8
    bot_budget: float = 2.0
    linger: float = 10.0
    grace: float = 60.0
    ready: float = 20.0
    resync: float = 5.0
    silence: float = 60.0


@dataclass(frozen=True, slots=True)
class Retention:
    """Days for which unused data is kept. `clean_every` is in seconds."""

    table_days: float = 30
    unplayed_table_days: float = 1
    guest_days: float = 30
    report_days: float = 180
    clean_every: float = 3600


class TokenBucket:
    """A token bucket: it refills at a rate, and a full one allows a burst."""

    __slots__ = ("_at", "_burst", "_level", "_rate")

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._level = float(burst)
        self._at = now

    def take(self, now: float, cost: float = 1) -> bool:
        self._refill(now)
        if self._level < cost:
            return False
        self._level -= cost
        return True

    def give_back(self, cost: float = 1) -> None:
        self._level = min(self._burst, self._level + cost)

    def wait(self, now: float, cost: float = 1) -> float:
        """Seconds until `cost` can be taken."""
        self._refill(now)
        return max(0.0, (min(cost, self._burst) - self._level) / self._rate)

    def _refill(self, now: float) -> None:
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now


class Throttle:
    """Limits the rate per key, which is an address or an account. Keys whose bucket is full again are forgotten."""

    def __init__(self, per_minute: float, burst: int | None = None) -> None:
        self._rate = per_minute / 60
        self._burst = round(per_minute) if burst is None else burst
        self._buckets: OrderedDict[str, tuple[TokenBucket, float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: str, now: float, cost: float = 1) -> int:
        """Take from the bucket of a key. Return 0, or the seconds to wait if it does not hold enough."""
        self._forget(now)
        bucket = self._buckets.pop(key, (None, 0))[0] or TokenBucket(self._rate, self._burst, now)
        self._buckets[key] = bucket, now
        return 0 if bucket.take(now, min(cost, self._burst)) else max(1, ceil(bucket.wait(now, cost)))

    def give_back(self, key: str, cost: float = 1) -> None:
        """Undo `take`."""
        if key in self._buckets:
            self._buckets[key][0].give_back(cost)

    def _forget(self, now: float) -> None:
        """Drop buckets that are full again, oldest first, and the oldest one if there are too many."""
        full_after = self._burst / self._rate
        while self._buckets:
            key, (_, used) = next(iter(self._buckets.items()))
            if now - used < full_after and len(self._buckets) < _MOST_ADDRESSES:
                return
            del self._buckets[key]


def network_of(address: str) -> str:
    """Return the key by which an address is counted. For IPv6 it is the /64 network, which one client may own."""
    if ":" not in address:
        return address
    try:
        parsed = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    return str(parsed.ipv4_mapped or f"{int(parsed) >> 64:x}::/64")
