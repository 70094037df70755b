"""A proxy sends all players of a table to one process, by the table's id in the address of the socket."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import unix_connect

from tests.server.nginx import nginx
from tests.server.postgres import Postgres
from tests.server.redis import redis
from tests.server.running import Guest, ServerProcess, Talk, new_guest, run

TABLES = [f"{number:012d}" for number in range(24)]
"""All of them on one of two processes by chance: once in eight million times."""


@pytest.fixture
def servers(postgresql: Postgres) -> Iterator[list[ServerProcess]]:
    with redis() as broker, ExitStack() as stack:
        url = postgresql.new_database()
        started = [ServerProcess(url, broker.url) for _ in range(2)]
        for server in started:
            stack.callback(server.kill)
        yield started


async def connections(server: ServerProcess) -> int:
    async with httpx.AsyncClient(base_url=server.address) as client:
        text = (await client.get("/metrics")).text
    return round(float(next(line.split()[1] for line in text.splitlines() if line.startswith("jh_connections "))))


async def enter(stack: AsyncExitStack, socket: str, guest: Guest, table: str) -> None:
    address = f"ws://here/ws?table={table}"
    opened: Any = await stack.enter_async_context(unix_connect(socket, address, additional_headers=guest.headers))
    assert (await Talk(opened).say("hello", protocol=3))["type"] == "done"


async def processes_by_table(servers: list[ServerProcess], socket: str) -> list[list[int]]:
    """For each table, how many of three sockets came to each process."""
    found = []
    async with AsyncExitStack() as stack:
        for table in TABLES:
            guest = await new_guest(servers[0].address)
            before = [await connections(server) for server in servers]
            for _ in range(3):
                await enter(stack, socket, guest, table)
            found.append([await connections(server) - count for server, count in zip(servers, before, strict=True)])
    return found


def test_a_proxy_sends_all_players_of_a_table_to_one_process(servers: list[ServerProcess]) -> None:
    with nginx([server.address for server in servers]) as socket:
        found = run(processes_by_table(servers, socket))
    assert {tuple(counts) for counts in found} == {(3, 0), (0, 3)}


async def connect_to_all(socket: str, guest: Guest) -> None:
    for table in TABLES:
        async with AsyncExitStack() as stack:
            await enter(stack, socket, guest, table)


def test_a_process_that_has_died_loses_no_table(servers: list[ServerProcess]) -> None:
    guest = run(new_guest(servers[0].address))
    with nginx([server.address for server in servers]) as socket:
        servers[0].kill()
        run(connect_to_all(socket, guest))
