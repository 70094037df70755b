"""Connects to the Redis server that processes share."""

from __future__ import annotations

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

_ANSWERS_WITHIN = 3.0
"""Seconds in which Redis must answer."""
BLOCKS_FOR = 1.0
"""Seconds for which a command waits for data. It is less than `_ANSWERS_WITHIN`."""


def open_redis(url: str) -> Redis:
    """Return a client that raises at once if Redis is away. The caller decides when to try again."""
    return Redis.from_url(
        url,
        socket_timeout=_ANSWERS_WITHIN,
        socket_connect_timeout=_ANSWERS_WITHIN,
        health_check_interval=10,
        retry=Retry(NoBackoff(), 0),
    )
