"""A process that thinks for bots, and has neither the database nor anybody's cards."""

from __future__ import annotations

import asyncio
import signal

from jekyllhyde.server.process.shutdown import Shutdown, write_stacks_on_signal
from jekyllhyde.server.thinking.jobs import Jobs


def work(broker: str, threads: int) -> None:
    """Until SIGTERM or SIGINT."""
    write_stacks_on_signal()
    asyncio.run(_work(broker, threads))


async def _work(broker: str, threads: int) -> None:
    ending, told = Shutdown(), asyncio.Event()

    def end(number: int) -> None:
        ending.tell(number)
        told.set()

    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, end, number)
    jobs = Jobs(broker, threads)
    jobs.start()
    print(f"Takes jobs, {threads} at a time", flush=True)
    await told.wait()
    await jobs.close()
