"""Distributes the moves of bots among processes, as jobs in a Redis list.

A job holds an observation and nothing else about the cards. An observation becomes JSON only here, where it leaves the
process.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from itertools import count
from time import time

import msgspec
from msgspec import Struct
from redis.exceptions import RedisError

from jekyllhyde.bots import Budget
from jekyllhyde.rules import Move, Observation, move_of_text, move_text
from jekyllhyde.server.process.broker import BLOCKS_FOR, open_redis
from jekyllhyde.server.process.shutdown import cancel
from jekyllhyde.server.thinking.bots import BotThreads, choose_move

logger = logging.getLogger(__name__)

QUEUE = "jh-jobs"
ANSWER_WITHIN = 3.0
"""Seconds beyond a bot's own time. After that the job is queued again, because the worker may be dead."""
ATTEMPTS = 2
_BEFORE_TRYING_AGAIN = 1.0
_SECONDS_TO_FINISH = 3.0
_SECONDS_AN_ANSWER_IS_KEPT = 30
_SECONDS_JOBS_ARE_KEPT = 60
_MOST_JOBS = 10_000


class Job(Struct, frozen=True):
    """A move to choose. Nobody waits for it after `until`, a Unix time. The answer goes to the list `answer_to`."""

    level: str
    observation: str
    seed: int
    seconds: float | None
    until: float
    answer_to: str
    number: int


class Answer(Struct, frozen=True):
    """The move for the job with this number."""

    number: int
    move: str


def do_job(job: Job) -> str | None:
    """Return the chosen move, or None if nobody waits for the job any more."""
    if time() > job.until:
        return None
    return move_text(choose_move(job.level, Observation.from_json(job.observation), job.seed, Budget(job.seconds)))


class JobQueue:
    """Chooses moves in whichever process or worker takes the job, and takes jobs of others."""

    def __init__(self, broker: str, threads: int) -> None:
        self._redis = open_redis(broker)
        self._threads = BotThreads(threads)
        self._jobs_at_once = threads
        self._answers = f"{QUEUE}:{secrets.token_hex(8)}"
        self._numbers = count()
        self._waiting: dict[int, asyncio.Future[str]] = {}
        self._closing = False
        self._reader: asyncio.Task[None] | None = None
        self._workers: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Take jobs and answers until `close`. While Redis is away, try again every second."""
        create_task = asyncio.get_running_loop().create_task
        self._reader = create_task(self._repeat(self._take_answer))
        self._workers = [create_task(self._repeat(self._take_job)) for _ in range(self._jobs_at_once)]

    async def close(self) -> None:
        """Take no more jobs. Finish those that were taken, within a time limit."""
        self._closing = True
        if self._workers:
            await asyncio.wait(self._workers, timeout=_SECONDS_TO_FINISH)
        await cancel(*self._workers, *([] if self._reader is None else [self._reader]))
        await self._threads.close()
        await self._redis.aclose()

    async def choose(self, level: str, observation: Observation, seed: int, budget: Budget) -> Move:
        """Queue a job and wait for its answer. If there is none, compute the move in this process."""
        try:
            for _ in range(ATTEMPTS):
                text = await self._answer(level, observation.to_json(), seed, budget)
                if text is not None:
                    return move_of_text(text)
        except RedisError as error:
            logger.warning("no broker for jobs", extra={"error": type(error).__name__})
        return await self._threads.choose(level, observation, seed, budget)

    async def _answer(self, level: str, observation: str, seed: int, budget: Budget) -> str | None:
        wait = (budget.seconds or 0) + ANSWER_WITHIN
        number = next(self._numbers)
        job = Job(level, observation, seed, budget.seconds, time() + wait, self._answers, number)
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._waiting[number] = answer
        try:
            async with self._redis.pipeline(transaction=False) as pipeline:
                pipeline.lpush(QUEUE, msgspec.json.encode(job))
                pipeline.ltrim(QUEUE, 0, _MOST_JOBS - 1)
                pipeline.expire(QUEUE, _SECONDS_JOBS_ARE_KEPT)
                await pipeline.execute()
            done, _ = await asyncio.wait([answer], timeout=wait)
            if done:
                return answer.result()
            logger.warning("a job is queued again", extra={"level": level})
            return None
        finally:
            del self._waiting[number]

    async def _take_answer(self) -> None:
        taken = await self._redis.blpop([self._answers], timeout=BLOCKS_FOR)
        if taken is not None:
            answer = msgspec.json.decode(taken[1], type=Answer)
            waiting = self._waiting.get(answer.number)
            if waiting is not None and not waiting.done():
                waiting.set_result(answer.move)

    async def _take_job(self) -> None:
        taken = await self._redis.brpop([QUEUE], timeout=BLOCKS_FOR)
        if taken is None:
            return
        job = msgspec.json.decode(taken[1], type=Job)
        move = await self._threads.run(do_job, job)
        if move is not None:
            async with self._redis.pipeline(transaction=False) as pipeline:
                pipeline.rpush(job.answer_to, msgspec.json.encode(Answer(job.number, move)))
                pipeline.expire(job.answer_to, _SECONDS_AN_ANSWER_IS_KEPT)
                await pipeline.execute()

    async def _repeat(self, step: Callable[[], Awaitable[None]]) -> None:
        while not self._closing:
            try:
                await step()
            except Exception as error:
                event = "no broker for jobs" if isinstance(error, RedisError) else "a job failed"
                logger.warning(event, extra={"error": type(error).__name__})
                await asyncio.sleep(_BEFORE_TRYING_AGAIN)


def open_bots(broker: str | None, threads: int) -> BotThreads | JobQueue:
    """Return what chooses the bots' moves: a queue if processes share a broker, or else threads of this process."""
    return BotThreads(threads) if broker is None else JobQueue(broker, threads)
