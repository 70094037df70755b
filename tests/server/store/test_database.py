"""What was acknowledged is stored, whatever happens."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from jekyllhyde.server.store import schema
from jekyllhyde.server.store.database import Conflict, Store, migrate, open_engine
from jekyllhyde.server.table import entries as log
from tests.server.running import Guest, ServerProcess, Talk, new_guest, new_table, run, running, start_against_bots


def put_table(store: Store) -> None:
    with store.engine.begin() as connection:
        connection.execute(sa.insert(schema.tables), {"id": "t", "opened_at": 0, "opened_by": "x", "touched_at": 0})


async def append(store: Store, version: int, *entries: log.Entry) -> None:
    await store.append("t", version, entries)


def test_of_writers_who_race_one_wins(database: str) -> None:
    store = Store(database)
    put_table(store)

    async def race() -> list[BaseException | None]:
        attempts = [append(store, 0, log.Readied(at, 0)) for at in range(20)]
        others = [append(store, 100 + at, log.Left(at, 0)) for at in range(20)]
        return await asyncio.gather(*attempts, *others, return_exceptions=True)

    results = run(race())
    assert [type(result) for result in results].count(Conflict) == 19
    assert len(run(store.entries("t", after=1))) == 20
    store.close()
    reopened = Store(database)
    assert len(run(reopened.entries("t"))) == 21
    reopened.close()


def test_all_of_a_write_is_kept_or_nothing(database: str) -> None:
    store = Store(database)
    put_table(store)
    run(append(store, 1, log.Readied(1, 0)))
    with pytest.raises(Conflict):
        run(append(store, 0, log.Readied(2, 1), log.Readied(2, 2)))
    assert run(store.entries("t")) == [log.Readied(1, 0)]
    store.close()


def test_migrations_make_what_the_schema_says(database: str) -> None:
    engine = open_engine(database)
    migrate(engine)
    migrate(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    engine.dispose()


def test_sqlite_is_durable(tmp_path: Path) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 'test.db'}")
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar_one() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar_one() == 2
    engine.dispose()


async def play_until_killed(server: ServerProcess, guest: Guest, table_id: str, moves: list[int]) -> tuple[str, int]:
    """Move as fast as possible. Return the last version that was acknowledged."""
    acknowledged = 0
    async with guest.socket(server.address) as talk:
        await start_against_bots(talk, table_id)
        try:
            while True:
                acknowledged = await one_move(talk, acknowledged)
                moves.append(acknowledged)
        except Exception:  # the server is gone
            return table_id, acknowledged


async def one_move(talk: Talk, acknowledged: int) -> int:
    done = await talk.act()
    return max(acknowledged, done.get("version") or 0)


async def load_then_kill(server: ServerProcess, tables: int) -> list[tuple[Guest, str, int]]:
    guests = [await new_guest(server.address, f"P{index}") for index in range(tables)]
    ids = [await new_table(server.address, guest, target=3000) for guest in guests]
    moves: list[int] = []
    players = [
        asyncio.create_task(play_until_killed(server, guest, table_id, moves))
        for guest, table_id in zip(guests, ids, strict=True)
    ]
    while len(moves) < tables * 20:
        await asyncio.sleep(0)
    server.kill()
    results = await asyncio.gather(*players)
    return [(guest, *result) for guest, result in zip(guests, results, strict=True)]


async def goes_on(server: ServerProcess, guest: Guest, table_id: str, acknowledged: int) -> None:
    async with guest.socket(server.address) as talk:
        await talk.say("enter", table=table_id)
        assert talk.table["version"] >= acknowledged
        assert talk.table["chair"] == 0
        version = talk.table["version"]
        while talk.table["version"] < version + 10:  # the person moves, and so do the bots
            await one_move(talk, 0)


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(database: str) -> None:
    with running(database) as server:
        tables = run(load_then_kill(server, 6))
    with running(database) as server:
        for guest, table_id, acknowledged in tables:
            assert acknowledged > 0
            run(goes_on(server, guest, table_id, acknowledged))
