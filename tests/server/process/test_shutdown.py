"""Servers and workers end after a signal, whatever broker, database and clients do, and lose nothing."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa

from jekyllhyde.server.store import schema
from jekyllhyde.server.store.database import migrate, open_engine
from tests.processes import Process
from tests.server.postgres import Postgres
from tests.server.redis import Redis, redis
from tests.server.running import (
    ROOT,
    Guest,
    ServerProcess,
    in_background,
    new_guest,
    new_table,
    running,
    start_against_bots,
)

JH = str(Path(sys.executable).with_name("jh"))
JH_WORKER = (JH, "worker", "--broker")
JH_SERVE = (JH, "serve", "--port", "0", "--database")

Trouble = Callable[[Redis, Postgres], None]
TROUBLES: dict[str, Trouble] = {
    "none": lambda _broker, _database: None,
    "broker stopped": lambda broker, _: broker.stop(),
    "broker restarted": lambda broker, _: broker.restart(),
    "broker frozen": lambda broker, _: broker.process.freeze(),
    "database stopped": lambda _, database: database.stop(),
    "database restarted": lambda _, database: database.restart(),
    "database frozen": lambda _, database: database.process.freeze(),
    "all frozen": lambda broker, database: freeze(broker.process, database.process),
}


def freeze(*processes: Process) -> None:
    for process in processes:
        process.freeze()


@pytest.fixture(autouse=True)
def _times(record_property: Callable[[str, object], None]) -> Iterator[None]:
    """Add the time that each process took to end to the test's report."""
    yield
    for process in Process.started:
        if process.ended_after is not None and not process.shared:
            record_property("ended", process.ended_after)


@pytest.fixture
def broker() -> Iterator[Redis]:
    with redis() as server:
        yield server


@pytest.fixture
def database(postgresql: Postgres) -> Iterator[Postgres]:
    yield postgresql
    postgresql.recover()


async def keep_playing(address: str, guest: Guest, table_id: str, acknowledged: list[int]) -> None:
    """Play against bots until the server goes, and note the versions it acknowledged."""
    try:
        async with guest.socket(address) as talk:
            await start_against_bots(talk, table_id)
            while True:
                done = await talk.act()
                if done["type"] == "done" and done.get("version"):
                    acknowledged.append(done["version"])
    except Exception:
        return


@contextmanager
def players(server: ServerProcess, tables: int) -> Iterator[dict[str, list[int]]]:
    """Play at some tables in the background. Yield the acknowledged versions by table."""
    acknowledged: dict[str, list[int]] = {}

    async def play() -> None:
        stories = []
        for number in range(tables):
            guest = await new_guest(server.address, f"P{number}")
            table_id = await new_table(server.address, guest, target=3000)
            acknowledged[table_id] = []
            stories.append(keep_playing(server.address, guest, table_id, acknowledged[table_id]))
        await asyncio.gather(*stories)

    with in_background(play()) as wait_for:
        wait_for(lambda: len(acknowledged) == tables and all(len(versions) > 5 for versions in acknowledged.values()))
        yield acknowledged


def versions_in(url: str) -> dict[str, int]:
    engine = open_engine(url)
    entry = schema.entries.c
    with engine.connect() as connection:
        rows = connection.execute(sa.select(entry.table_id, sa.func.max(entry.version)).group_by(entry.table_id)).all()
    engine.dispose()
    return {row[0]: row[1] for row in rows}


@pytest.mark.parametrize("trouble", TROUBLES)
def test_a_server_ends_in_time_and_loses_nothing(broker: Redis, database: Postgres, trouble: str) -> None:
    url = database.new_database()
    with running(url, broker.url) as server, players(server, 3) as acknowledged:
        TROUBLES[trouble](broker, database)
        server.stop()
    assert "did not end in time" not in server.log
    database.recover()
    kept = versions_in(url)
    assert all(kept[table_id] >= max(versions) for table_id, versions in acknowledged.items())


def test_a_server_does_not_wait_for_clients_that_do_not_answer(tmp_path: Path) -> None:
    """Test clients that neither read nor close."""
    code = (
        "import asyncio, sys; from tests.server.running import *\n"
        "async def story(address):\n"
        "    guest = await new_guest(address)\n"
        "    async with guest.socket(address) as talk:\n"
        "        await start_against_bots(talk, await new_table(address, guest))\n"
        "        print('plays', flush=True)\n"
        "        await asyncio.sleep(1000)\n"
        "run(story(sys.argv[1]))"
    )
    with running(f"sqlite:///{tmp_path / 'db'}") as server:
        client = Process([sys.executable, "-c", code, server.address], cwd=ROOT)
        client.hear("plays")
        client.freeze()
        server.stop()
        client.kill()
    assert "did not end in time" not in server.log


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_second_signal_ends_a_server_at_once(broker: Redis, database: Postgres, number: int) -> None:
    with running(database.new_database(), broker.url) as server, players(server, 1):
        database.process.freeze()
        server.signal(number)
        wait_until_refused(server.address)
        server.signal(number)
        assert server.wait() == 128 + number


def wait_until_refused(address: str) -> None:
    while True:
        try:
            httpx.get(f"{address}/healthz")
        except httpx.TransportError:
            return


WORKER_TROUBLES = ["none", "broker stopped", "broker restarted", "broker frozen"]


@pytest.mark.parametrize("trouble", WORKER_TROUBLES)
def test_a_worker_ends_in_time(broker: Redis, postgresql: Postgres, tmp_path: Path, trouble: str) -> None:
    with (
        running(f"sqlite:///{tmp_path / 'db'}", broker.url, bot_threads=0) as server,
        Process([*JH_WORKER, broker.url], dumps_stacks=True) as worker,
        players(server, 1),
    ):
        worker.hear("Takes jobs")
        TROUBLES[trouble](broker, postgresql)
        assert worker.stop() == 0
        assert "did not end in time" not in worker.log


def test_a_server_ends_while_it_still_starts(broker: Redis, database: Postgres) -> None:
    """Test a shutdown that waits for a database that does not answer."""
    url = database.new_database()
    database.process.freeze()
    command = [
        str(Path(sys.executable).with_name("jh")),
        "serve",
        "--port",
        "0",
        "--database",
        url,
        "--broker",
        broker.url,
    ]
    server = Process(command)
    server.stop()


def test_a_database_that_cannot_be_written_to_is_told_in_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "db"
    migrate(open_engine(f"sqlite:///{file}"))
    url = f"sqlite:///file:{file}?mode=ro&uri=true"
    ran = subprocess.run([*JH_SERVE, url], capture_output=True, text=True, check=False, timeout=60)
    assert ran.returncode == 2
    assert "cannot be used: attempt to write a readonly database" in ran.stderr
    assert "Traceback" not in ran.stderr
