"""Measure 1, 2 and 4 server processes behind nginx, with and without the table's id in the sockets' addresses.

The processes share PostgreSQL and Redis. With the id, all players of a table come to one process. Without it, each
player comes to any. Load, nginx, servers and database share all cores, so more processes cannot show more moves than
the cores allow. The CPU time of a move, over all server processes, is the figure that scales. All cases take turns.
"""

from __future__ import annotations

import argparse
import os
import platform
import socket
import sys
from contextlib import AsyncExitStack, ExitStack
from statistics import median
from typing import NamedTuple

import uvloop

from bench._dialects import Ours, client_of
from bench._load import Figures, LoadTable, measure, open_tables
from bench._results import write_section
from bench._servers import DidNotRunError, Process, our_server
from tests.server.nginx import nginx
from tests.server.postgres import postgres
from tests.server.redis import redis

COUNTS = (1, 2, 4)


class Case(NamedTuple):
    name: str
    servers: list[Process]
    tables: list[LoadTable]

    def cpu(self) -> float:
        return sum(server.cpu() for server in self.servers)


class Cluster(NamedTuple):
    servers: list[Process]
    proxy: str


def start(stack: ExitStack, count: int, database: str) -> Cluster:
    """Start server processes that share a database and a broker, and nginx before them."""
    cores = set(range(os.cpu_count() or 1))
    broker = stack.enter_context(redis())
    servers = [stack.enter_context(our_server(database, broker.url, cores)) for _ in range(count)]
    proxy = stack.enter_context(nginx([server.address for server in servers], f"127.0.0.1:{_free_port()}"))
    return Cluster(servers, f"http://{proxy}")


def _free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


async def seated(stack: AsyncExitStack, cluster: Cluster, tables: int, *, by_table: bool) -> Case:
    count = len(cluster.servers)
    where = "one process" if by_table else "any process"
    name = "1 process" if count == 1 else f"{count} processes, a table's players on {where}"
    client = await stack.enter_async_context(client_of(cluster.proxy))
    return Case(name, cluster.servers, await open_tables(Ours(client, by_table=by_table), tables))


async def play(clusters: list[Cluster], tables: int, seconds: float, turns: int) -> dict[str, list[Figures]]:
    """Measure turn by turn. The first turn warms up and is dropped."""
    async with AsyncExitStack() as stack:
        cases = [
            await seated(stack, cluster, tables, by_table=by_table)
            for cluster in clusters
            for by_table in (True, False)[: len(cluster.servers)]
        ]
        found: dict[str, list[Figures]] = {case.name: [] for case in cases}
        for _ in range(turns + 1):
            for case in cases:
                found[case.name].append(await measure(case.tables, seconds, case.cpu))
        for case in cases:
            for table in case.tables:
                for seat in table.seats:
                    seat.disconnect()
    return {name: figures[1:] for name, figures in found.items()}


def measure_all(tables: int, seconds: float, turns: int) -> dict[str, list[Figures]]:
    with postgres() as database, ExitStack() as stack:
        clusters = [start(stack, count, database.new_database()) for count in COUNTS]
        return uvloop.run(play(clusters, tables, seconds, turns))


def table_of(found: dict[str, list[Figures]]) -> str:
    first = next(iter(found.values()))
    lines = [
        "| behind nginx, on PostgreSQL and Redis | moves/s | CPU a move, ms (lowest to highest) | CPU ÷ 1 process |",
        "|---|---|---|---|",
    ]
    for name, turns in found.items():
        cpu = [turn.cpu_ms for turn in turns]
        ratio = median(a.cpu_ms / b.cpu_ms for a, b in zip(turns, first, strict=True))
        moves = median(turn.per_second for turn in turns)
        lines.append(f"| {name} | {moves:,.0f} | {median(cpu):.3f} ({min(cpu):.3f} to {max(cpu):.3f}) | {ratio:.2f} |")
    return "\n".join(lines)


def text_of(found: dict[str, list[Figures]], load: float) -> str:
    return f"""Machine: {platform.machine()}, {os.cpu_count()} cores, load {load:.1f} before the run.
CPython {platform.python_version()}. Load, nginx, servers and database share all cores.
CPU time is that of all server processes, without nginx and database.

{table_of(found)}

Command: `.venv/bin/python -m bench.processes {" ".join(sys.argv[1:])}`."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=64)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--turns", type=int, default=5)
    parser.add_argument("--print-only", action="store_true", help="leave bench/results.md as it is")
    arguments = parser.parse_args()
    load = os.getloadavg()[0]
    try:
        found = measure_all(arguments.tables, arguments.seconds, arguments.turns)
    except DidNotRunError as error:
        sys.exit(str(error))
    text = text_of(found, load)
    print(text)
    if not arguments.print_only:
        write_section("Server, several processes", text)


if __name__ == "__main__":
    main()
