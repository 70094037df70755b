"""Ends a process within a time limit, or at once after a second signal. Shows stacks on request."""

from __future__ import annotations

import asyncio
import faulthandler
import logging
import os
import signal
import sys
import threading
from types import FrameType
from typing import Any

logger = logging.getLogger(__name__)

SECONDS_TO_END = 8.0
"""Seconds for everything after the first signal. What clients were told is already in the database."""

_CANCELLATIONS = 5
_BETWEEN_CANCELLATIONS = 0.2


class Shutdown:
    """Makes sure that a process ends after a signal."""

    def __init__(self) -> None:
        self._requested = False

    def request(self, number: int) -> None:
        """Call this for each signal. The first one starts the time limit; the second one ends the process at once."""
        if self._requested:
            os._exit(128 + number)
        self._requested = True
        timer = threading.Timer(SECONDS_TO_END, _end_now)
        timer.daemon = True
        timer.start()


def _end_now() -> None:
    logger.error("the process did not end in time, so it is ended now")
    faulthandler.dump_traceback()
    os._exit(1)


def write_stacks_on_signal() -> None:
    """Write the stacks of all threads and tasks to standard error at SIGUSR1. Stacks hold no values."""
    signal.signal(signal.SIGUSR1, _write_tasks)
    faulthandler.register(signal.SIGUSR1, chain=True)


def _write_tasks(_number: int, _frame: FrameType | None) -> None:
    try:
        tasks = asyncio.all_tasks()
    except RuntimeError:  # no loop runs
        return
    for task in tasks:
        task.print_stack(file=sys.stderr)


async def cancel(*tasks: asyncio.Task[Any]) -> None:
    """Cancel tasks and wait until they have ended, within a time limit.

    A library may ignore a cancellation: `asyncio.wait_for` of Python 3.11 does if the result arrives at the same time.
    So a task that goes on is cancelled again.
    """
    going_on = set(tasks)
    for _ in range(_CANCELLATIONS if going_on else 0):
        for task in going_on:
            task.cancel()
        ended, going_on = await asyncio.wait(going_on, timeout=_BETWEEN_CANCELLATIONS)
        for task in ended:
            if not task.cancelled() and task.exception() is not None:
                logger.error("a task failed", extra={"task": task.get_name(), "error": type(task.exception()).__name__})
        if not going_on:
            return
    if going_on:
        logger.error("tasks do not end", extra={"tasks": [task.get_name() for task in going_on]})
