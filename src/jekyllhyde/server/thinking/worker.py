"""Runs a process that computes moves for bots. It has no database and knows nobody's cards."""

from __future__ import annotations

import asyncio
import signal

from jekyllhyde.server.process.shutdown import Shutdown, write_stacks_on_signal
from jekyllhyde.server.thinking.jobs import JobQueue


def run_worker(broker: str, threads: int) -> None:
    """Take jobs until SIGTERM or SIGINT."""
    write_stacks_on_signal()
    asyncio.run(_run(broker, threads))


async def _run(broker: str, threads: int) -> None:
    shutdown, requested = Shutdown(), asyncio.Event()

    def end(number: int) -> None:
        shutdown.request(number)
        requested.set()

    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, end, number)
    jobs = JobQueue(broker, threads)
    jobs.start()
    print(f"Takes jobs, {threads} at a time", flush=True)
    await requested.wait()
    await jobs.close()
