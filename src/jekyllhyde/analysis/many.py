"""Review many records on all cores."""

from __future__ import annotations

import os
import threading
from collections import deque
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import CancelledError, ThreadPoolExecutor
from contextlib import closing
from itertools import islice
from typing import NamedTuple

from jekyllhyde.analysis.record_review import RecordReview, RoundReview, finished_rounds, is_unfinished, review_round
from jekyllhyde.records import Record
from jekyllhyde.rules import Round

THREADS_OF_ROUND = 8
"""More threads would wait for each other in one round, so then several rounds are reviewed at the same time."""


class _Job(NamedTuple):
    number: int
    round: Round


def review_many(
    records: Sequence[Record],
    *,
    seed: int = 0,
    work: float = 1.0,
    threads: int | None = None,
    only_round: int | None = None,
    progress: Callable[[], None] | None = None,
) -> Generator[RecordReview, None, None]:
    """Yield the reviews of records, in order. They do not depend on the number of threads.

    `progress` is called after each decision, by any thread. Closing the generator or an interrupt ends all work soon.
    """
    cores = threads or os.cpu_count() or 1
    at_once = max(1, cores // THREADS_OF_ROUND)
    stopped = threading.Event()

    def step() -> None:
        if stopped.is_set():
            raise CancelledError
        if progress is not None:
            progress()

    def do(job: _Job) -> RoundReview:
        share = cores // at_once
        return review_round(job.round, job.number, seed=seed, work=work, threads=share, progress=step)

    jobs = [_jobs(record, only_round) for record in records]
    with closing(_in_order(do, [job for some in jobs for job in some], at_once, stopped)) as reviewed:
        for record, some in zip(records, jobs, strict=True):
            yield RecordReview(seed, work, tuple(islice(reviewed, len(some))), is_unfinished(record))


def _in_order(
    do: Callable[[_Job], RoundReview], jobs: Sequence[_Job], at_once: int, stopped: threading.Event
) -> Generator[RoundReview, None, None]:
    if at_once == 1:  # in this thread, where an interrupt ends the kernel's work at once
        yield from map(do, jobs)
        return
    pool = ThreadPoolExecutor(at_once)
    try:
        started = deque(pool.submit(do, job) for job in jobs)
        while started:
            yield started.popleft().result()
    finally:
        stopped.set()
        pool.shutdown(cancel_futures=True)


def _jobs(record: Record, only_round: int | None) -> list[_Job]:
    return [_Job(number, round) for number, round in finished_rounds(record).items() if only_round in (None, number)]


def count_decisions(records: Sequence[Record], only_round: int | None = None) -> int:
    """Return how often `review_many` will call `progress`."""
    return sum(len(record.rounds[job.number - 1].moves) for record in records for job in _jobs(record, only_round))
