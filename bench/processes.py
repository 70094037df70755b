"""Measure several server processes that share PostgreSQL and Redis, with a table's players on one process or on all.

Load, servers and database share all cores, so the CPU time of a move is the figure that scales.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
from contextlib import AsyncExitStack, ExitStack

import uvloop

from bench._dialects import Ours, client_of
from bench._load import Figures, measure, open_tables
from bench._results import write_section
from bench._servers import DidNotRunError, Process, our_server
from tests.server.postgres import postgres
from tests.server.redis import redis

WARM_UP = 3.0


async def play(servers: list[Process], tables: int, seconds: float, *, spread: bool) -> Figures:
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(client_of(server.address)) for server in servers]
        opened = await open_tables(Ours(clients, spread=spread), tables)
        await measure(opened, WARM_UP, lambda: _cpu(servers))
        figures = await measure(opened, seconds, lambda: _cpu(servers))
        for table in opened:
            for seat in table.seats:
                seat.disconnect()
        return figures


def _cpu(servers: list[Process]) -> float:
    return sum(server.cpu() for server in servers)


def measure_all(tables: int, seconds: float) -> list[tuple[str, Figures]]:
    cores = set(range(os.cpu_count() or 1))
    found = []
    with redis() as broker, postgres() as database:
        for name, count, spread in (
            ("one process", 1, False),
            ("two, each table's players on one of them", 2, False),
            ("two, each table's players on both", 2, True),
        ):
            url = database.new_database()
            with ExitStack() as stack:
                servers = [stack.enter_context(our_server(url, broker.url, cores)) for _ in range(count)]
                found.append((name, uvloop.run(play(servers, tables, seconds, spread=spread))))
    return found


def table_of(found: list[tuple[str, Figures]]) -> str:
    first = found[0][1].per_second
    lines = ["| on PostgreSQL and Redis | moves/s | ÷ one process | CPU a move, ms |", "|---|---|---|---|"]
    for name, figures in found:
        ratio = figures.per_second / first
        lines.append(f"| {name} | {figures.per_second:,.0f} | {ratio:.2f} | {figures.cpu_ms:.3f} |")
    return "\n".join(lines)


def text_of(found: list[tuple[str, Figures]], load: float) -> str:
    return f"""Machine: {platform.machine()}, {os.cpu_count()} cores, load {load:.1f} before the run.
CPython {platform.python_version()}. Load, servers and database share all cores.

{table_of(found)}

Command: `.venv/bin/python -m bench.processes {" ".join(sys.argv[1:])}`."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=128)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--print-only", action="store_true", help="leave bench/results.md as it is")
    arguments = parser.parse_args()
    load = os.getloadavg()[0]
    try:
        found = measure_all(arguments.tables, arguments.seconds)
    except DidNotRunError as error:
        sys.exit(str(error))
    text = text_of(found, load)
    print(text)
    if not arguments.print_only:
        write_section("Server, several processes", text)


if __name__ == "__main__":
    main()
