"""Bounds on what a client may send, open or create."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

_MOST_ADDRESSES = 100_000


@dataclass(frozen=True, slots=True)
class Limits:
    """Times in seconds. A message beyond the rate is refused; a client that goes on is cut off."""

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
    new_guests_per_minute: int = 60
    logins_per_minute: int = 10
    records_per_minute: int = 120
    tables_per_hour: int = 60
    body_bytes: int = 8192


@dataclass(frozen=True, slots=True)
class Timing:
    """In seconds. `bot_delay` is the same whatever a bot thinks about, so that its speed tells nothing. Who was not
    seen for `linger` is lost, and a bot plays for who has been lost for `grace`."""

    bot_delay: float = 0.8
    bot_budget: float = 2.0
    linger: float = 10.0
    grace: float = 60.0
    resync: float = 5.0


@dataclass(frozen=True, slots=True)
class Keeping:
    """For how many days something is kept that nobody uses. `clean_every` is in seconds."""

    table_days: float = 30
    unplayed_table_days: float = 1
    guest_days: float = 30
    clean_every: float = 3600


class TokenBucket:
    """Refills with time; a full one allows a burst."""

    __slots__ = ("_at", "_burst", "_level", "_rate")

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._level = float(burst)
        self._at = now

    def take(self, now: float) -> bool:
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < 1:
            return False
        self._level -= 1
        return True


class Throttle:
    """So many a minute for each address. Forgets those who were not seen for longest."""

    def __init__(self, per_minute: int) -> None:
        self._per_minute = per_minute
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def allows(self, address: str, now: float) -> bool:
        bucket = self._buckets.pop(address, None) or TokenBucket(self._per_minute / 60, self._per_minute, now)
        self._buckets[address] = bucket
        if len(self._buckets) > _MOST_ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket.take(now)
