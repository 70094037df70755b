"""A thread pool with a bounded queue, for slow work that must not take threads from database reads."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from jekyllhyde.server.table.refusals import Refusal, Refused

T = TypeVar("T")
P = ParamSpec("P")

_RETRY_AFTER = 2


class BoundedPool:
    """Runs one kind of work. Refuses work when the queue is full, or when one client has too much in it."""

    def __init__(self, name: str, *, threads: int, most_waiting: int, most_of_a_client: int) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self._most = threads + most_waiting
        self._most_of_a_client = most_of_a_client
        self._wanted: Counter[str] = Counter()
        self._count = 0

    async def run(self, client: str, work: Callable[P, T], *arguments: P.args, **options: P.kwargs) -> T:
        """Call a function in the pool and return its result. Raises `Refused`, and what the function raises."""
        if self._count >= self._most:
            raise Refused(Refusal.TRY_AGAIN, retry_after=_RETRY_AFTER)
        if self._wanted[client] >= self._most_of_a_client:
            raise Refused(Refusal.TOO_FAST, retry_after=_RETRY_AFTER)
        loop = asyncio.get_running_loop()
        self._count += 1
        self._wanted[client] += 1
        future = self._threads.submit(work, *arguments, **options)
        future.add_done_callback(lambda _: loop.call_soon_threadsafe(self._done, client))
        return await asyncio.wrap_future(future)

    def _done(self, client: str) -> None:
        """Called when the thread is free again. A client that disconnects does not free it."""
        self._count -= 1
        self._wanted[client] -= 1
        if self._wanted[client] <= 0:
            del self._wanted[client]

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
