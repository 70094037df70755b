"""The tables of a process: loading, maintenance and shutdown."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import AsyncIterator, ItemsView
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any, cast

import httpx
import pytest
import sqlalchemy as sa

from jekyllhyde.server.accounts.identity import Player
from jekyllhyde.server.live import tables as tables_module
from jekyllhyde.server.live.bus import LocalBus
from jekyllhyde.server.live.live_table import LiveTable
from jekyllhyde.server.live.tables import Settings, Tables
from jekyllhyde.server.process.shutdown import cancel
from jekyllhyde.server.store.database import DatabaseAway, Store
from jekyllhyde.server.table import entries as log
from jekyllhyde.server.table.advance import replay
from jekyllhyde.server.table.setup import Setup
from jekyllhyde.server.table.state import Table
from jekyllhyde.server.thinking.jobs import JobQueue
from tests.server.running import ServerProcess, Talk, new_guest, new_table, run

ANN = Player("ann", "Ann")


@asynccontextmanager
async def new_tables(folder: Path, bus: LocalBus | None = None) -> AsyncIterator[Tables]:
    store = Store(f"sqlite:///{folder / 'db'}")
    times: Any = {"now": lambda: 0, "steady": lambda: 0}
    tables = Tables(store, bus or LocalBus(), cast(Any, None), Settings(), **times, chance=Random(1))
    try:
        yield tables
    finally:
        await tables.close()
        store.close()


class Swallowing:
    """Waits for ever, and ignores its first cancellation, as a library may do."""

    waits = 0

    async def wait(self) -> None:
        self.waits += 1
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            if self.waits > 1:
                raise


class SwallowingBus(LocalBus):
    """Ignores a cancellation while it sends."""

    def __init__(self) -> None:
        self.sending = Swallowing()

    async def send(self) -> None:
        while True:
            await self.sending.wait()


def test_a_host_ends_though_a_cancellation_is_swallowed(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        bus = SwallowingBus()
        async with new_tables(tmp_path, bus) as tables:
            tables.start()
            await asyncio.sleep(0)
            works = list(tables._tasks)
        assert bus.sending.waits == 2
        assert all(work.done() for work in works)

    run(story())
    assert "tasks do not end" not in caplog.text


def test_jobs_end_though_a_cancellation_is_swallowed() -> None:
    class Broker(Swallowing):
        async def blpop(self, _lists: list[str], timeout: float) -> None:  # noqa: ARG002
            await self.wait()

        async def aclose(self) -> None:
            pass

    async def story() -> None:
        jobs = JobQueue("redis://localhost", threads=0)
        jobs._redis = cast(Any, Broker())
        jobs.start()
        await asyncio.sleep(0)
        reader = jobs._reader
        await jobs.close()
        assert reader is not None
        assert reader.done()

    run(story())


def test_a_task_ends_though_its_cancellation_comes_together_with_a_result() -> None:
    async def story() -> None:
        result = asyncio.get_running_loop().create_future()

        async def work() -> None:
            await asyncio.wait_for(result, 10)  # in Python 3.11 the cancellation ends here
            await asyncio.Event().wait()

        task = asyncio.create_task(work())
        await asyncio.sleep(0)
        result.set_result(None)
        await cancel(task)
        assert task.cancelled()

    run(story())


def test_a_task_that_never_ends_is_told_of_and_not_waited_for(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        enough = asyncio.Event()

        async def deaf() -> None:
            while not enough.is_set():
                try:
                    await enough.wait()
                except asyncio.CancelledError:
                    continue

        task = asyncio.create_task(deaf())
        await asyncio.sleep(0)
        with caplog.at_level(logging.ERROR):
            await cancel(task)
        assert not task.done()
        enough.set()
        await task

    run(story())
    assert "tasks do not end" in caplog.text


def test_a_load_that_fails_while_others_wait_makes_no_second_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with new_tables(tmp_path) as tables:
            table_id = await tables.open(ANN, Setup())
            entries, gate, calls = tables.services.store.entries, asyncio.Event(), []

            async def failing(table_id: str, after: int = 0) -> list[log.Entry]:
                calls.append(after)
                await gate.wait()
                if len(calls) == 1:
                    raise DatabaseAway
                return await entries(table_id, after)

            monkeypatch.setattr(tables.services.store, "entries", failing)

            async def insist() -> LiveTable:
                while True:
                    try:
                        return await tables.table(table_id)
                    except DatabaseAway:
                        continue

            waiting = [asyncio.create_task(insist()) for _ in range(5)]
            while not calls:
                await asyncio.sleep(0)
            gate.set()
            assert len({id(live) for live in await asyncio.gather(*waiting)}) == 1
            assert len(calls) == 2

    run(story())


def test_a_table_is_loaded_beside_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The replay waits for the event loop, which would hang if it ran the replay itself."""
    begun, may_end = threading.Event(), threading.Event()

    def slow(entries: list[log.Entry]) -> Table:
        begun.set()
        assert may_end.wait(10), "the event loop waits for the replay"
        return replay(entries)

    monkeypatch.setattr(tables_module, "replay", slow)

    async def story() -> None:
        async with new_tables(tmp_path) as tables:
            loading = asyncio.create_task(tables.table(await tables.open(ANN, Setup())))
            while not begun.is_set():
                await asyncio.sleep(0.01)
            may_end.set()
            assert (await loading).table.version == 1

    run(story())


class Watched(dict[str, LiveTable]):
    """A dictionary that records which threads iterate over it."""

    def __init__(self) -> None:
        super().__init__()
        self.threads: set[threading.Thread] = set()

    def items(self) -> ItemsView[str, LiveTable]:  # type: ignore[override]
        self.threads.add(threading.current_thread())
        return super().items()


def test_what_the_lobby_shows_is_collected_on_the_event_loop(tmp_path: Path) -> None:
    async def story() -> None:
        async with new_tables(tmp_path) as tables:
            tables.loaded = watched = Watched()
            await tables.table(await tables.open(ANN, Setup()))
            await tables._confirm_lobby()
            assert watched.threads == {threading.current_thread()}

    run(story())


class Talkative(ServerProcess):
    log_level = "info"


@pytest.mark.parametrize("trouble", ["BEGIN EXCLUSIVE", "DROP TABLE entries", "DROP TABLE players"])
def test_logs_hold_no_content_when_the_database_fails(tmp_path: Path, trouble: str) -> None:
    url = f"sqlite:///{tmp_path / 'db'}"
    secrets = ["Zebedee", "Yolanda"]
    with Talkative(url) as server:

        async def story() -> None:
            guest = await new_guest(server.address, secrets[0])
            table_id = await new_table(server.address, guest)
            engine = sa.create_engine(url, isolation_level="AUTOCOMMIT")
            async with guest.socket(server.address) as talk:
                await talk.say("enter", table=table_id)
                await start(talk)
                with engine.connect() as connection:
                    connection.exec_driver_sql(trouble)
                    secrets.extend(talk.table["round"]["legal_moves"])
                    await talk.say("make-move", version=talk.table["version"], move=talk.legal_moves[0])
                    with suppress(httpx.HTTPStatusError):
                        await new_guest(server.address, secrets[1])
            engine.dispose()

        run(story())
        said = server.log
    assert "no database" in said
    assert not [secret for secret in secrets if f'"{secret}' in said or f"'{secret}" in said]
    assert "INSERT" not in said


async def start(talk: Talk) -> None:
    """Sit down against bots and wait for the player's turn."""
    await talk.say("sit", chair=0)
    for chair in (1, 2, 3):
        await talk.say("seat-bot", chair=chair, level="random")
    await talk.say("start")
    while not talk.legal_moves:
        await talk.hear()
