"""The server under load, beside boardgame.io: many tables of four people at a fixed pace, then as fast as it goes.

Each server is bound to the first core, the load to the second; both get the same load from the same program. Ours
writes every move to SQLite before anybody hears of it, boardgame.io keeps its matches in memory.

- Tables are at different points of their rounds when the measurement begins, as in life.
- A move is over when all four have the new state. Moves are the first legal cards, 28 a round. Between rounds our four
  players also say that they are ready; that is in our CPU time and bytes, but does not count as moves.
- As fast as it goes they take turns of some seconds, as a machine among others is not always as fast: the figures are
  the median turn's, and the ratio is the median of each turn's with the one that follows it.
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
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager
from pathlib import Path
from statistics import median
from typing import NamedTuple

import uvloop

from bench._dialects import BoardgameIo, Ours, client_of
from bench._load import Dialect, Figures, LoadTable, Reconnected, measure, open_tables, play, reconnect
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
    turns: int


Entrant = tuple[Dialect, Process]


class Paced(NamedTuple):
    memory_kb: float
    figures: Figures
    reconnected: Reconnected


class Result(NamedTuple):
    paced: Paced
    turns: list[Figures]
    """As fast as it goes."""


async def sit_down(dialect: Dialect, count: int) -> list[LoadTable]:
    tables = await open_tables(dialect, count)
    await asyncio.gather(*(play(table, index % MOVES_OF_A_ROUND) for index, table in enumerate(tables)))
    return tables


def go_home(tables: list[LoadTable]) -> None:
    for table in tables:
        for seat in table.seats:
            seat.disconnect()


async def at_a_pace(dialect: Dialect, server: Process, plan: Plan) -> Paced:
    before = server.memory_kb()
    tables = await sit_down(dialect, plan.tables)
    memory = (server.memory_kb() - before) / plan.tables
    await measure(tables[: plan.at_once], WARM_UP, server.cpu)
    figures = await measure(tables, plan.seconds, server.cpu, period=1)
    if tables[0].moves < LONG_MATCH:
        await play(tables[0], LONG_MATCH)
    reconnected = await reconnect(tables[0], dialect)
    go_home(tables)
    return Paced(memory, figures, reconnected)


async def flat_out(entrants: list[Entrant], plan: Plan) -> list[list[Figures]]:
    """Turn by turn, the first to warm up."""
    seated = [(await sit_down(dialect, plan.at_once), server) for dialect, server in entrants]
    length = plan.seconds / 3
    turns = [[await measure(tables, length, server.cpu) for tables, server in seated] for _ in range(plan.turns + 1)]
    for tables, _ in seated:
        go_home(tables)
    return [list(figures) for figures in zip(*turns[1:], strict=True)]


@asynccontextmanager
async def ours() -> AsyncIterator[Entrant]:
    with tempfile.TemporaryDirectory() as folder, our_server(f"sqlite:///{folder}/b.db", None, SERVER_CORE) as server:
        async with client_of(server.address) as client:
            yield Ours([client]), server


@asynccontextmanager
async def theirs() -> AsyncIterator[Entrant]:
    with boardgame_io(SERVER_CORE) as server:
        async with client_of(server.address) as client:
            yield BoardgameIo(client), server


async def contest(plan: Plan) -> tuple[Result, Result]:
    paced = []
    for entrant in (ours, theirs):
        async with entrant() as (dialect, server):
            paced.append(await at_a_pace(dialect, server, plan))
    async with ours() as we, theirs() as they:
        our_turns, their_turns = await flat_out([we, they], plan)
    return Result(paced[0], our_turns), Result(paced[1], their_turns)


def versus(plan: Plan) -> tuple[Result, Result]:
    os.sched_setaffinity(0, LOAD_CORE)
    return uvloop.run(contest(plan))


async def shared(servers: list[Process], plan: Plan, *, spread: bool) -> Figures:
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(client_of(server.address)) for server in servers]
        tables = await open_tables(Ours(clients, spread=spread), plan.at_once)
        await measure(tables, WARM_UP, lambda: _cpu(servers))
        figures = await measure(tables, plan.seconds, lambda: _cpu(servers))
        go_home(tables)
        return figures


def _cpu(servers: list[Process]) -> float:
    return sum(server.cpu() for server in servers)


def many_processes(plan: Plan) -> list[tuple[str, Figures]]:
    cores = SERVER_CORE | LOAD_CORE
    os.sched_setaffinity(0, cores)
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
                found.append((name, uvloop.run(shared(servers, plan, spread=spread))))
    return found


class Line(NamedTuple):
    """What is told of both: its name, how it is written, and where it stands, at a pace or in a turn."""

    name: str
    form: str
    at_a_pace: Callable[[Paced], float] | None = None
    in_a_turn: Callable[[Figures], float] | None = None

    def values(self, result: Result) -> list[float]:
        if self.at_a_pace is not None:
            return [self.at_a_pace(result.paced)]
        assert self.in_a_turn is not None
        return [self.in_a_turn(turn) for turn in result.turns]

    def told(self, our: Result, peer: Result) -> str:
        a, b = self.values(our), self.values(peer)
        ratio = median(x / y for x, y in zip(a, b, strict=True))
        return f"| {self.name} | {median(a):{self.form}} | {median(b):{self.form}} | {ratio:.2f} |"


def lines(plan: Plan) -> list[Line]:
    pace = f"{plan.tables:,} tables, a move a second each"
    flat = f"{plan.at_once} tables, as fast as it goes"
    return [
        Line(f"{pace}: moves/s", ",.0f", lambda paced: paced.figures.per_second),
        Line("p50, ms", ".1f", lambda paced: paced.figures.percentile(50)),
        Line("p95, ms", ".1f", lambda paced: paced.figures.percentile(95)),
        Line("p99, ms", ".1f", lambda paced: paced.figures.percentile(99)),
        Line("CPU a move, ms", ".3f", lambda paced: paced.figures.cpu_ms),
        Line("memory a table, kB", ",.0f", lambda paced: paced.memory_kb),
        Line(f"reconnect after {LONG_MATCH} moves, ms", ".1f", lambda paced: paced.reconnected.seconds * 1000),
        Line(f"reconnect after {LONG_MATCH} moves, bytes", ",.0f", lambda paced: paced.reconnected.bytes_received),
        Line(f"{flat}: moves/s", ",.0f", in_a_turn=lambda turn: turn.per_second),
        Line("moves a second of CPU", ",.0f", in_a_turn=lambda turn: turn.moves / turn.cpu),
        Line("CPU a move, ms", ".3f", in_a_turn=lambda turn: turn.cpu_ms),
        Line("the load's own core, busy %", ".0f", in_a_turn=lambda turn: turn.own_cpu / turn.seconds * 100),
        Line("bytes a move, to all four", ",.0f", in_a_turn=lambda turn: turn.bytes_received / turn.moves),
    ]


def versus_table(our: Result, peer: Result, plan: Plan) -> str:
    head = ["| | jekyllhyde, SQLite | boardgame.io, in memory | ours ÷ theirs |", "|---|---|---|---|"]
    return "\n".join(head + [line.told(our, peer) for line in lines(plan)])


def turn_by_turn(our: Result, peer: Result) -> str:
    turns = zip(our.turns, peer.turns, strict=True)
    return ", ".join(f"{a.per_second / b.per_second:.2f}" for a, b in turns)


def many_table(found: list[tuple[str, Figures]]) -> str:
    first = found[0][1].per_second
    lines = ["| on PostgreSQL and Redis | moves/s | ÷ one process | CPU a move, ms |", "|---|---|---|---|"]
    for name, figures in found:
        ratio = figures.per_second / first
        lines.append(f"| {name} | {figures.per_second:,.0f} | {ratio:.2f} | {figures.cpu_ms:.3f} |")
    return "\n".join(lines)


def head(our: Result, peer: Result, plan: Plan, load: float) -> str:
    return f"""## Server

Machine: {platform.machine()}, {os.cpu_count()} cores, load {load:.1f} before the run.
CPython {platform.python_version()}, boardgame.io 0.50.2. Each server is bound to one core, the load to the other.
Ours is durable (SQLite, WAL, synchronous FULL).

{versus_table(our, peer, plan)}

Moves/s as fast as it goes, ours ÷ theirs, turn by turn: {turn_by_turn(our, peer)}.
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
    parser.add_argument("--turns", type=int, default=9)
    parser.add_argument("--print-only", action="store_true", help="leave bench/results.md as it is")
    arguments = parser.parse_args()
    plan = Plan(arguments.tables, arguments.seconds, min(arguments.at_once, arguments.tables), arguments.turns)
    load = os.getloadavg()[0]
    first = head(*versus(plan), plan, load)
    print(first)
    second = tail(many_processes(plan))
    print(second)
    if not arguments.print_only:
        write_section(first + second)


if __name__ == "__main__":
    main()
