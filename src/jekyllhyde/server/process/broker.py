"""Connects to the Redis server that processes share."""

from __future__ import annotations

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

_ANSWERS_WITHIN = 3.0
"""Seconds in which Redis must answer. What blocks on purpose blocks for less."""
BLOCKS_FOR = 1.0


def open_redis(url: str) -> Redis:
    """A client that says at once that the broker is away. Who uses it decides when to try again."""
    return Redis.from_url(
        url,
        socket_timeout=_ANSWERS_WITHIN,
        socket_connect_timeout=_ANSWERS_WITHIN,
        health_check_interval=10,
        retry=Retry(NoBackoff(), 0),
    )
