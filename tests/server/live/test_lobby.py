"""The lobby shows few tables per person, and the first table of everybody first."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from litestar.testing import TestClient

from jekyllhyde.server.http.app import Config, create_app
from jekyllhyde.server.live.tables import Tables
from jekyllhyde.server.store import schema
from jekyllhyde.server.table.setup import Setup
from jekyllhyde.server.views import messages
from tests.server.worlds import NOW, World, open_world


def put_row(world: World, number: int, opener: str, changed_at: int) -> str:
    table_id = f"{number:012}"
    row = messages.LobbyRow(table_id, Setup(private=False), "gathering", [])
    table = {"id": table_id, "opened_at": NOW, "opened_by": opener, "touched_at": NOW}
    text = msgspec.json.encode(row).decode()
    with world.client.app.state.store.engine.begin() as connection:
        connection.execute(sa.insert(schema.tables), table)
        connection.execute(sa.insert(schema.lobby), {"table_id": table_id, "changed_at": changed_at, "row": text})
    return table_id


def shown(world: World) -> list[str]:
    return [row["id"] for row in world.client.get("/api/tables").json()]


def test_one_person_cannot_hide_everybody_else(tmp_path: Path) -> None:
    with open_world(tmp_path) as world:
        ann = put_row(world, 1, "ann", NOW - 50_000)
        bob = put_row(world, 2, "bob", NOW - 60_000)
        flood = [put_row(world, number, "flooder", NOW - 1000 + number) for number in range(100, 210)]
        assert shown(world) == [flood[-1], ann, bob, flood[-2], flood[-3]]


def test_public_tables_are_counted_for_each_address(tmp_path: Path) -> None:
    """One person can be many guests, so tables are counted per address."""
    app: Any = create_app(Config(f"sqlite:///{tmp_path / 'db'}", chance=Random(1)))
    with TestClient(app) as client:
        codes = []
        for _ in range(8):
            client.cookies.clear()
            client.post("/api/guests", json={"name": "Ann"})
            codes += [client.post("/api/tables", json={"private": False}).status_code for _ in range(4)]
        assert codes == [201] * 30 + [429] * 2
        assert client.post("/api/tables", json={"private": True}).status_code == 201


def test_all_who_ask_at_once_share_one_reading(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_world(tmp_path) as world:
        tables: Tables = world.client.app.state.tables
        ann = put_row(world, 1, "ann", NOW - 50_000)
        readings = 0
        read = tables.lobby._read

        async def count_readings() -> list[messages.LobbyRow]:
            nonlocal readings
            readings += 1
            return await read()

        async def ask_often() -> list[list[messages.LobbyRow]]:
            return await asyncio.gather(*(tables.lobby.rows() for _ in range(100)))

        monkeypatch.setattr(tables.lobby, "_read", count_readings)
        with world.client.portal() as portal:
            answers = portal.call(ask_often)
        assert [[row.id for row in rows] for rows in answers] == [[ann]] * 100
        assert readings == 1
