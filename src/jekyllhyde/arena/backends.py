"""Play boards in this process, in a pool of processes, or on a Ray cluster. All give the same results."""

from __future__ import annotations

import atexit
import os
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, contextmanager
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from typing import Any, TypeVar

from jekyllhyde.arena.extras import import_extra
from jekyllhyde.arena.play import BoardResult, Task, play_board
from jekyllhyde.arena.players import find_player

AHEAD = 8
"""Boards in progress for each worker, so that a slow board does not keep the other workers waiting."""

Play = Callable[[Iterable[Task]], Iterator[BoardResult]]
"""A function that plays boards and yields the results in the order of the tasks."""

Handle = TypeVar("Handle")


@contextmanager
def local(workers: int) -> Iterator[Play]:
    if workers == 1:
        try:
            yield lambda tasks: map(play_board, tasks)
        finally:
            find_player.cache_clear()  # ends the processes of bots that are commands
        return
    # Spawned workers share no memory with this process, so they cannot inherit a lock that a thread holds.
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_end_with_parent)
    with ExitStack() as stack:
        stack.callback(pool.shutdown, cancel_futures=True)
        yield lambda tasks: _in_order(
            tasks, lambda task: pool.submit(play_board, task), lambda future: future.result(), AHEAD * workers
        )


def _end_with_parent() -> None:
    """End this worker when its parent is killed. Otherwise it would wait for ever for more work."""
    parent = parent_process()
    assert parent is not None
    done, at_exit = os.pipe()

    def watch() -> None:
        if parent.sentinel in wait([parent.sentinel, done]):
            os._exit(1)

    def leave() -> None:
        """Stop the thread before the interpreter ends. Otherwise it would keep the kernel's objects alive."""
        os.close(at_exit)
        watcher.join()

    watcher = threading.Thread(target=watch, daemon=True)
    watcher.start()
    atexit.register(leave)


@contextmanager
def on_ray(address: str, workers: int | None) -> Iterator[Play]:
    """Play on the Ray cluster at `address`, whose machines have this package, or start one here with "local"."""
    ray: Any = import_extra("ray", "ray", "playing on a cluster")
    if address == "local":
        ray.init(num_cpus=workers, include_dashboard=False, configure_logging=False)
    else:
        ray.init(address=address, configure_logging=False)
    try:
        cores = int(ray.cluster_resources()["CPU"])
        play = ray.remote(play_board)
        yield lambda tasks: _in_order(tasks, play.remote, ray.get, AHEAD * cores)
    finally:
        ray.shutdown()


def _in_order(
    tasks: Iterable[Task], start: Callable[[Task], Handle], finish: Callable[[Handle], BoardResult], ahead: int
) -> Iterator[BoardResult]:
    started: deque[Handle] = deque()
    for task in tasks:
        started.append(start(task))
        if len(started) > ahead:
            yield finish(started.popleft())
    while started:
        yield finish(started.popleft())
