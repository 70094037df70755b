"""Bots' moves as jobs. Whoever does one, in this process or in a worker, gets an observation and nothing else."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from time import time
from typing import Protocol

from taskiq import AsyncBroker, InMemoryBroker
from taskiq.decor import AsyncTaskiqDecoratedTask
from taskiq.exceptions import TaskiqResultTimeoutError
from taskiq.receiver import Receiver
from taskiq.serializers import JSONSerializer
from taskiq_redis import ListQueueBroker, RedisAsyncResultBackend

from jekyllhyde.bots import Budget, RandomBot
from jekyllhyde.rules import Move, Observation, move_of_text, move_text
from jekyllhyde.server.levels import bot_of

logger = logging.getLogger(__name__)

QUEUE = "jh-jobs"
PATIENCE = 3.0
"""Seconds beyond a bot's own time. Then the job is given out anew: who took it may be dead."""
ATTEMPTS = 2
_LOOK_EVERY = 0.02
_BEFORE_TRYING_AGAIN = 1.0
_SECONDS_A_RESULT_IS_KEPT = 30
_MOST_RESULTS = 1_000

Job = AsyncTaskiqDecoratedTask[[str, str, int, float | None, float], str | None]


def choose(level: str, observation: Observation, seed: int, budget: Budget) -> Move:
    """A bot that fails must not stop the game."""
    try:
        move = bot_of(level).choose(observation, seed, budget)
    except Exception:
        logger.exception("a bot failed", extra={"level": level})
        return RandomBot().choose(observation, seed)
    return move if move in observation.legal_moves else RandomBot().choose(observation, seed)


def do_job(level: str, observation: str, seed: int, seconds: float | None, until: float) -> str | None:
    """None if nobody waits for it any more."""
    if time() > until:
        return None
    return move_text(choose(level, Observation.from_json(observation), seed, Budget(seconds)))


class Thinkers(Protocol):
    """Those who think for bots."""

    async def think(self, level: str, observation: Observation, seed: int, budget: Budget) -> Move: ...


class Jobs:
    """One process: bots think in its threads. Several: in whichever process or worker takes the job."""

    def __init__(self, broker: str | None, threads: int) -> None:
        self._threads = threads
        self._alone = broker is None
        self._broker = open_broker(broker, threads)
        self._own_threads = ThreadPoolExecutor(max(1, threads), thread_name_prefix="own-bot")
        """For moves that nobody else thinks about. Database reads have threads of their own."""
        self._enough = asyncio.Event()
        self._job: Job = self._broker.register_task(do_job, task_name="think")

    async def start(self) -> None:
        await self._broker.startup()

    async def close(self) -> None:
        self._own_threads.shutdown(wait=False, cancel_futures=True)
        await self._broker.shutdown()

    async def think(self, level: str, observation: Observation, seed: int, budget: Budget) -> Move:
        """By whoever takes the job; by this process, if nobody does."""
        try:
            for _ in range(ATTEMPTS):
                text = await self._done(level, observation.to_json(), seed, budget)
                if text is not None:
                    return move_of_text(text)
        except Exception as error:
            logger.warning("no broker for jobs", extra={"error": repr(error)})
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._own_threads, choose, level, observation, seed, budget)

    async def _done(self, level: str, observation: str, seed: int, budget: Budget) -> str | None:
        wait = (budget.seconds or 0) + PATIENCE
        # The library swallows cancellations of what it runs, so what it runs is not cancelled.
        task = await asyncio.shield(self._job.kiq(level, observation, seed, budget.seconds, time() + wait))
        if self._alone:
            return (await task.get_result()).return_value
        try:
            return (await task.wait_result(_LOOK_EVERY, wait)).return_value
        except TaskiqResultTimeoutError:
            logger.warning("a job is given out anew", extra={"level": level})
            return None

    async def work(self) -> None:
        """Takes jobs until it is stopped. A broker that is away comes back."""
        if self._alone or self._threads == 0:
            return
        with ThreadPoolExecutor(self._threads, thread_name_prefix="bot") as executor:
            while not self._enough.is_set():
                try:
                    await self._receiver(executor).listen(self._enough)
                except Exception as error:
                    logger.warning("no broker for jobs", extra={"error": repr(error)})
                    await asyncio.sleep(_BEFORE_TRYING_AGAIN)

    def stop(self) -> None:
        """Takes no more jobs; those that were taken are still done."""
        self._enough.set()

    def _receiver(self, executor: ThreadPoolExecutor) -> Receiver:
        return Receiver(self._broker, executor, validate_params=False, max_async_tasks=self._threads, run_startup=False)


def open_broker(url: str | None, threads: int) -> AsyncBroker:
    if url is None:
        return InMemoryBroker(max(1, threads), _MOST_RESULTS, cast_types=False, await_inplace=True)
    results: RedisAsyncResultBackend[str | None] = RedisAsyncResultBackend(
        url,
        keep_results=False,
        result_ex_time=_SECONDS_A_RESULT_IS_KEPT,
        serializer=JSONSerializer(),
        prefix_str=QUEUE,
    )
    return ListQueueBroker(url, queue_name=QUEUE).with_result_backend(results)
