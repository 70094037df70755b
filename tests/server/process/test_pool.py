"""Slow work has its own threads and a bounded queue."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from jekyllhyde.bots import Budget
from jekyllhyde.server.accounts.identity import Player
from jekyllhyde.server.live import tables as tables_module
from jekyllhyde.server.live.bus import open_bus
from jekyllhyde.server.process.pool import BoundedPool
from jekyllhyde.server.store.database import Store
from jekyllhyde.server.table.advance import replay
from jekyllhyde.server.table.decisions import open_new
from jekyllhyde.server.table.entries import Entry, Resumed
from jekyllhyde.server.table.refusals import Refused
from jekyllhyde.server.table.setup import Setup
from jekyllhyde.server.table.state import Table
from jekyllhyde.server.thinking.bots import BotThreads
from jekyllhyde.server.views.replays import LONGEST_RECORD, cost_of
from tests.server.running import run
from tests.server.tables import first_observation


@pytest.fixture
def gate() -> Iterator[threading.Event]:
    event = threading.Event()
    yield event
    event.set()


def one_thread() -> BoundedPool:
    return BoundedPool("test", threads=1, most_waiting=3, most_of_a_client=2)


async def refusal(work: Any) -> str:
    with pytest.raises(Refused) as refused:
        await work
    assert refused.value.retry_after
    return refused.value.refusal.value


def test_a_line_has_an_end_and_no_client_fills_it(gate: threading.Event) -> None:
    async def story() -> None:
        busy = one_thread()
        waiting = [asyncio.ensure_future(busy.run(client, gate.wait, 60)) for client in ("a", "a", "b", "c")]
        await asyncio.sleep(0)
        assert await refusal(busy.run("a", int)) == "try-again", "there is no more room"
        gate.set()
        await asyncio.gather(*waiting)
        gate.clear()
        two = [asyncio.ensure_future(busy.run("a", gate.wait, 60)) for _ in range(2)]
        await asyncio.sleep(0)
        assert await refusal(busy.run("a", int)) == "too-fast"
        gate_of_others = asyncio.ensure_future(busy.run("b", int))
        await asyncio.sleep(0)
        gate.set()
        assert await gate_of_others == 0
        await asyncio.gather(*two)
        busy.close()

    run(story())


def test_a_client_that_hangs_up_does_not_free_the_thread(gate: threading.Event) -> None:
    async def story() -> None:
        busy = one_thread()
        impatient = asyncio.ensure_future(busy.run("a", gate.wait, 60))
        await asyncio.sleep(0)
        impatient.cancel()
        await asyncio.gather(impatient, return_exceptions=True)
        assert busy._count == 1
        gate.set()
        assert await busy.run("b", int) == 0
        busy.close()

    run(story())


def test_the_longest_records_cost_most_of_a_minute() -> None:
    assert cost_of("x") == 1
    assert 120 // cost_of("x" * LONGEST_RECORD) == 5


def busy_default_threads(gate: threading.Event) -> Callable[[], Any]:
    """Fill the threads that database reads use."""

    async def fill() -> list[asyncio.Future[bool]]:
        loop = asyncio.get_running_loop()
        return [loop.run_in_executor(None, gate.wait, 60) for _ in range(64)]

    return fill


def test_bots_that_think_here_need_no_thread_of_the_database(gate: threading.Event) -> None:
    observation = first_observation()

    async def story() -> Any:
        bots = BotThreads(1)
        waiting = await busy_default_threads(gate)()
        async with asyncio.timeout(30):
            move = await bots.choose("random", observation, 1, Budget(1))
        gate.set()
        await asyncio.gather(*waiting)
        await bots.close()
        return move

    assert run(story()) in observation.legal_moves


def test_long_logs_are_read_one_at_a_time_and_short_ones_beside_them(
    tmp_path: Path, gate: threading.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    reading: list[int] = []

    def read_slowly(log: list[Entry]) -> Table:
        if len(log) > 1:
            reading.append(1)
            gate.wait(60)
        return replay(log[:1])

    monkeypatch.setattr(tables_module, "replay", read_slowly)

    async def story() -> None:
        store, now = Store(f"sqlite:///{tmp_path}/tables.db"), lambda: 0
        settings, bots = tables_module.Settings(), BotThreads(1)
        tables = tables_module.Tables(store, open_bus(None), bots, settings, now=now, steady=now, chance=Random(1))
        ann, opened = Player("ann", "Ann"), open_new(Setup(), 0, Random(1))
        long = [await tables.open_with(ann, (opened, Resumed(0, "x" * 20_000))) for _ in range(12)]
        short = await tables.open_with(ann, (opened,))
        loading = [asyncio.ensure_future(tables.table(table_id)) for table_id in long]
        done, _ = await asyncio.wait(loading, timeout=30, return_when=asyncio.FIRST_COMPLETED)
        assert await refusal(done.pop()) == "try-again"
        assert (await tables.table(short)).id == short
        assert len(reading) == 1
        gate.set()
        results = await asyncio.gather(*loading, return_exceptions=True)
        assert sum(isinstance(result, Refused) for result in results) == 3, "nine had room"
        await tables.close()
        await bots.close()
        store.close()

    run(story())
