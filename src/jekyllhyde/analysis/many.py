"""Review many records on all cores."""

from __future__ import annotations

import os
import threading
from collections import deque
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import CancelledError, Future, ThreadPoolExecutor

from jekyllhyde.analysis.record_review import RecordReview, RoundReview, finished_rounds, is_unfinished, review_round
from jekyllhyde.records import Record
from jekyllhyde.rules import Round


def review_many(
    records: Sequence[Record],
    *,
    seed: int = 0,
    work: float = 1.0,
    threads: int | None = None,
    only_round: int | None = None,
    progress: Callable[[], None] | None = None,
) -> Generator[RecordReview, None, None]:
    """Yield the reviews of records, in order. Rounds are reviewed at the same time, each by its share of the threads.

    `progress` is called after each decision, by any thread. Closing the generator or an interrupt ends all work soon.
    """
    cores = threads or os.cpu_count() or 1
    rounds = [_chosen(record, only_round) for record in records]
    at_once = max(1, min(cores, sum(map(len, rounds))))
    stopped = threading.Event()

    def step() -> None:
        if stopped.is_set():
            raise CancelledError
        if progress is not None:
            progress()

    def start(number: int, round: Round) -> Future[RoundReview]:
        share = max(1, cores // at_once)
        return pool.submit(review_round, round, number, seed=seed, work=work, threads=share, progress=step)

    pool = ThreadPoolExecutor(at_once)
    try:
        started = deque([start(number, round) for number, round in chosen.items()] for chosen in rounds)
        for record in records:
            reviewed = tuple(future.result() for future in started.popleft())
            yield RecordReview(seed, work, reviewed, is_unfinished(record))
    finally:
        stopped.set()
        pool.shutdown(cancel_futures=True)


def _chosen(record: Record, only_round: int | None) -> dict[int, Round]:
    rounds = finished_rounds(record)
    return rounds if only_round is None else {number: rounds[number] for number in rounds if number == only_round}


def count_decisions(records: Sequence[Record], only_round: int | None = None) -> int:
    """Return how often `review_many` will call `progress`."""
    return sum(len(record.rounds[number - 1].moves) for record in records for number in _chosen(record, only_round))
