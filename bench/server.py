"""The server under load, beside boardgame.io: many tables of four people at a fixed pace, then as fast as it goes.

Each server is bound to the first core, the load to the second; both get the same load from the same program, one
after the other. Ours writes every move to SQLite before anybody hears of it, boardgame.io keeps its matches in memory.

- Tables are at different points of their rounds when the measurement begins, as in life.
- A move is over when all four have the new state. Moves are the first legal cards, 28 a round. Between rounds our four
  players also say that they are ready; that is in our CPU time and bytes, but does not count as moves.
- boardgame.io plays a game of tricks with a state like ours (bench/boardgame), installed by npm into build/.
- The load is one process with picows and msgspec; "the load's own core" tells that it is not what is measured.
- At last one and two of our processes on PostgreSQL and Redis, with all on both cores: load, servers and database.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import tempfile
from collections.abc import Callable
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path
from typing import NamedTuple

import uvloop

from bench._dialects import BoardgameIo, Ours, client_of
from bench._load import Figures, LoadTable, Reconnected, measure, open_tables, play, reconnect
from bench._servers import Process, boardgame_io, our_server
from tests.server.postgres import postgres
from tests.server.redis import redis

SERVER_CORE, LOAD_CORE = {0}, {1}
WARM_UP = 3.0
MOVES_OF_A_ROUND = 28
LONG_MATCH = 700
RESULTS = Path(__file__).parent / "results.md"


class Plan(NamedTuple):
    tables: int
    seconds: float
    at_once: int
    """Tables that play as fast as it goes."""


class Result(NamedTuple):
    memory_kb: float
    paced: Figures
    flat_out: Figures
    reconnected: Reconnected


async def contest(dialect: Ours | BoardgameIo, server: Process, plan: Plan) -> Result:
    before = server.memory_kb()
    tables = await open_tables(dialect, plan.tables)
    memory = (server.memory_kb() - before) / plan.tables
    await asyncio.gather(*(play(table, index % MOVES_OF_A_ROUND) for index, table in enumerate(tables)))
    await measure(tables[: plan.at_once], WARM_UP, server.cpu)
    paced = await measure(tables, plan.seconds, server.cpu, period=1)
    flat_out = await measure(tables[: plan.at_once], plan.seconds, server.cpu)
    if tables[0].moves < LONG_MATCH:
        await play(tables[0], LONG_MATCH)
    reconnected = await reconnect(tables[0], dialect, dialect.enter)
    _go_home(tables)
    return Result(memory, paced, flat_out, reconnected)


def _go_home(tables: list[LoadTable]) -> None:
    for table in tables:
        for seat in table.seats:
            seat.disconnect()


async def ours(server: Process, plan: Plan) -> Result:
    async with client_of(server.address) as client:
        return await contest(Ours([client]), server, plan)


async def theirs(server: Process, plan: Plan) -> Result:
    async with client_of(server.address) as client:
        return await contest(BoardgameIo(client), server, plan)


def versus(plan: Plan) -> tuple[Result, Result]:
    os.sched_setaffinity(0, LOAD_CORE)
    with boardgame_io(SERVER_CORE) as server:
        peer = uvloop.run(theirs(server, plan))
    with tempfile.TemporaryDirectory() as folder, our_server(f"sqlite:///{folder}/b.db", None, SERVER_CORE) as server:
        return uvloop.run(ours(server, plan)), peer


async def shared(servers: list[Process], plan: Plan, *, spread: bool) -> Figures:
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(client_of(server.address)) for server in servers]
        tables = await open_tables(Ours(clients, spread=spread), plan.at_once)
        await measure(tables, WARM_UP, lambda: _cpu(servers))
        figures = await measure(tables, plan.seconds, lambda: _cpu(servers))
        _go_home(tables)
        return figures


def _cpu(servers: list[Process]) -> float:
    return sum(server.cpu() for server in servers)


def many_processes(plan: Plan) -> list[tuple[str, Figures]]:
    cores = SERVER_CORE | LOAD_CORE
    os.sched_setaffinity(0, cores)
    found = []
    with tempfile.TemporaryDirectory(prefix="jh-") as folder, redis(Path(folder)) as broker, postgres() as database:
        for name, count, spread in (
            ("one process", 1, False),
            ("two, each table's players on one of them", 2, False),
            ("two, each table's players on both", 2, True),
        ):
            url = database.new_database()
            with ExitStack() as stack:
                servers = [stack.enter_context(our_server(url, broker.url, cores)) for _ in range(count)]
                found.append((name, uvloop.run(shared(servers, plan, spread=spread))))
    return found


Measured = Callable[[Result], float]


def rows(plan: Plan) -> list[tuple[str, str, Measured]]:
    """What is told of both: its name, how it is written, and where it stands."""
    pace = f"{plan.tables:,} tables, a move a second each"
    flat = f"{plan.at_once} tables, as fast as it goes"
    return [
        (f"{pace}: moves/s", ",.0f", lambda result: result.paced.per_second),
        ("p50, ms", ".1f", lambda result: result.paced.percentile(50)),
        ("p95, ms", ".1f", lambda result: result.paced.percentile(95)),
        ("p99, ms", ".1f", lambda result: result.paced.percentile(99)),
        ("CPU a move, ms", ".3f", lambda result: result.paced.cpu / result.paced.moves * 1000),
        (f"{flat}: moves/s", ",.0f", lambda result: result.flat_out.per_second),
        ("moves a second of CPU", ",.0f", lambda result: result.flat_out.moves / result.flat_out.cpu),
        ("CPU a move, ms", ".3f", lambda result: result.flat_out.cpu / result.flat_out.moves * 1000),
        ("the load's own core, busy %", ".0f", lambda result: result.flat_out.own_cpu / result.flat_out.seconds * 100),
        ("bytes a move, to all four", ",.0f", lambda result: result.flat_out.bytes_received / result.flat_out.moves),
        ("memory a table, kB", ",.0f", lambda result: result.memory_kb),
        (f"reconnect after {LONG_MATCH} moves, ms", ".1f", lambda result: result.reconnected.seconds * 1000),
        (f"reconnect after {LONG_MATCH} moves, bytes", ",.0f", lambda result: result.reconnected.bytes_received),
    ]


def versus_table(our: Result, peer: Result, plan: Plan) -> str:
    lines = ["| | jekyllhyde, SQLite | boardgame.io, in memory | ours ÷ theirs |", "|---|---|---|---|"]
    for name, form, value in rows(plan):
        a, b = value(our), value(peer)
        lines.append(f"| {name} | {a:{form}} | {b:{form}} | {a / b:.2f} |")
    return "\n".join(lines)


def many_table(found: list[tuple[str, Figures]]) -> str:
    first = found[0][1].per_second
    lines = ["| on PostgreSQL and Redis | moves/s | ÷ one process | CPU a move, ms |", "|---|---|---|---|"]
    for name, figures in found:
        cpu = figures.cpu / figures.moves * 1000
        lines.append(f"| {name} | {figures.per_second:,.0f} | {figures.per_second / first:.2f} | {cpu:.3f} |")
    return "\n".join(lines)


def head(our: Result, peer: Result, plan: Plan, load: float) -> str:
    return f"""## Server

Machine: {platform.machine()}, {os.cpu_count()} cores, load {load:.1f} before the run.
CPython {platform.python_version()}, boardgame.io 0.50.2. Each server is bound to one core, the load to the other.
Ours is durable (SQLite, WAL, synchronous FULL).

{versus_table(our, peer, plan)}
"""


def tail(many: list[tuple[str, Figures]]) -> str:
    return f"""
{many_table(many)}

In the second table load, servers and database share both cores. Command: `.venv/bin/python -m bench.server`.
"""


def write_section(text: str) -> None:
    kept = RESULTS.read_text()
    before, found, after = kept.partition("## Server\n")
    rest = after.partition("\n## ")[2] if found else ""
    RESULTS.write_text(f"{before.rstrip()}\n\n{text}" + (f"\n## {rest}" if rest else ""))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--at-once", type=int, default=128)
    parser.add_argument("--print-only", action="store_true", help="leave bench/results.md as it is")
    arguments = parser.parse_args()
    plan = Plan(arguments.tables, arguments.seconds, min(arguments.at_once, arguments.tables))
    load = os.getloadavg()[0]
    first = head(*versus(plan), plan, load)
    print(first)
    second = tail(many_processes(plan))
    print(second)
    if not arguments.print_only:
        write_section(first + second)


if __name__ == "__main__":
    main()
