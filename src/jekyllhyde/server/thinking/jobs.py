"""Bots' moves as jobs. Whoever does one, in this process or in a worker, gets an observation and nothing else."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from time import time
from typing import Protocol, TypeVar, TypeVarTuple

import msgspec
from msgspec import Struct
from redis.exceptions import RedisError

from jekyllhyde.bots import Budget, RandomBot
from jekyllhyde.rules import Move, Observation, move_of_text, move_text
from jekyllhyde.server.process.broker import BLOCKS_FOR, open_redis
from jekyllhyde.server.process.shutdown import cancel
from jekyllhyde.server.thinking.levels import bot_of

logger = logging.getLogger(__name__)

T = TypeVar("T")
Arguments = TypeVarTuple("Arguments")

QUEUE = "jh-jobs"
PATIENCE = 3.0
"""Seconds beyond a bot's own time. Then the job is given out anew: who took it may be dead."""
ATTEMPTS = 2
_BEFORE_TRYING_AGAIN = 1.0
_SECONDS_TO_FINISH = 3.0
_SECONDS_AN_ANSWER_IS_KEPT = 30
_SECONDS_JOBS_ARE_KEPT = 60
_MOST_JOBS = 10_000


class Job(Struct, frozen=True):
    """What to think about; after `until`, a Unix time, nobody waits for it. The answer goes to the list `answer_to`."""

    level: str
    observation: str
    seed: int
    seconds: float | None
    until: float
    answer_to: str
    number: int


class Answer(Struct, frozen=True):
    number: int
    move: str


def choose(level: str, observation: Observation, seed: int, budget: Budget) -> Move:
    """A bot that fails must not stop the game."""
    try:
        move = bot_of(level).choose(observation, seed, budget)
    except Exception as error:
        logger.error("a bot failed", extra={"level": level, "error": type(error).__name__})
        return RandomBot().choose(observation, seed)
    return move if move in observation.legal_moves else RandomBot().choose(observation, seed)


def do_job(job: Job) -> str | None:
    """None if nobody waits for it any more."""
    if time() > job.until:
        return None
    return move_text(choose(job.level, Observation.from_json(job.observation), job.seed, Budget(job.seconds)))


class Thinkers(Protocol):
    """Those who think for bots."""

    async def think(self, level: str, observation: Observation, seed: int, budget: Budget) -> Move: ...


class Jobs:
    """One process: bots think in its threads. Several: in whichever process or worker takes the job."""

    def __init__(self, broker: str | None, threads: int) -> None:
        self._threads = threads
        self._redis = None if broker is None else open_redis(broker)
        self._executor = ThreadPoolExecutor(max(1, threads), thread_name_prefix="bot")
        self._answers = f"{QUEUE}:{secrets.token_hex(8)}"
        self._numbers = count()
        self._waiting: dict[int, asyncio.Future[str]] = {}
        self._enough = False
        self._reader: asyncio.Task[None] | None = None
        self._workers: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Take jobs and answers, until `close`. A broker that is away comes back."""
        if self._redis is not None:
            create_task = asyncio.get_running_loop().create_task
            self._reader = create_task(self._for_ever(self._take_answer))
            self._workers = [create_task(self._for_ever(self._take_job)) for _ in range(self._threads)]

    async def close(self) -> None:
        """Take no more jobs, but finish those that were taken, if that does not last long."""
        self._enough = True
        if self._workers:
            await asyncio.wait(self._workers, timeout=_SECONDS_TO_FINISH)
        await cancel(*self._workers, *([] if self._reader is None else [self._reader]))
        self._executor.shutdown(wait=False, cancel_futures=True)
        if self._redis is not None:
            await self._redis.aclose()

    async def think(self, level: str, observation: Observation, seed: int, budget: Budget) -> Move:
        """Have somebody choose a move; this process does it if nobody else does."""
        try:
            for _ in range(ATTEMPTS if self._redis is not None else 0):
                text = await self._answer(level, observation.to_json(), seed, budget)
                if text is not None:
                    return move_of_text(text)
        except RedisError as error:
            logger.warning("no broker for jobs", extra={"error": type(error).__name__})
        return await self._in_thread(choose, level, observation, seed, budget)

    async def _answer(self, level: str, observation: str, seed: int, budget: Budget) -> str | None:
        assert self._redis is not None
        wait = (budget.seconds or 0) + PATIENCE
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
            logger.warning("a job is given out anew", extra={"level": level})
            return None
        finally:
            del self._waiting[number]

    async def _take_answer(self) -> None:
        assert self._redis is not None
        taken = await self._redis.blpop([self._answers], timeout=BLOCKS_FOR)
        if taken is not None:
            answer = msgspec.json.decode(taken[1], type=Answer)
            waiting = self._waiting.get(answer.number)
            if waiting is not None and not waiting.done():
                waiting.set_result(answer.move)

    async def _take_job(self) -> None:
        assert self._redis is not None
        taken = await self._redis.brpop([QUEUE], timeout=BLOCKS_FOR)
        if taken is None:
            return
        job = msgspec.json.decode(taken[1], type=Job)
        move = await self._in_thread(do_job, job)
        if move is not None:
            async with self._redis.pipeline(transaction=False) as pipeline:
                pipeline.rpush(job.answer_to, msgspec.json.encode(Answer(job.number, move)))
                pipeline.expire(job.answer_to, _SECONDS_AN_ANSWER_IS_KEPT)
                await pipeline.execute()

    async def _in_thread(self, function: Callable[[*Arguments], T], *arguments: *Arguments) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._executor, function, *arguments)

    async def _for_ever(self, work: Callable[[], Awaitable[None]]) -> None:
        while not self._enough:
            try:
                await work()
            except Exception as error:
                said = "no broker for jobs" if isinstance(error, RedisError) else "a job failed"
                logger.warning(said, extra={"error": type(error).__name__})
                await asyncio.sleep(_BEFORE_TRYING_AGAIN)
