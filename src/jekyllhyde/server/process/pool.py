"""Slow work on threads of its own, which takes none from database reads and waits in a line of bounded length."""

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
    """Does one kind of work. Refuses what would wait too long, and a client that wants too much at once."""

    def __init__(self, name: str, *, threads: int, most_waiting: int, most_of_a_client: int) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self._most = threads + most_waiting
        self._most_of_a_client = most_of_a_client
        self._wanted: Counter[str] = Counter()
        self._count = 0

    async def run(self, client: str, work: Callable[P, T], *arguments: P.args, **options: P.kwargs) -> T:
        """The result of the work. Raises `Refused`, and what the work raises."""
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
        """Called when the thread is free again, which is later than a client that hangs up."""
        self._count -= 1
        self._wanted[client] -= 1
        if self._wanted[client] <= 0:
            del self._wanted[client]

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
