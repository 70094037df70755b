"""Measure the server under load beside boardgame.io: many tables of four people, at a fixed pace and flat out.

Each server is bound to the first core, the load to the second. All servers get the same load from the same program.
Ours writes every move to SQLite before anybody hears of it; boardgame.io keeps its matches in memory.

- boardgame.io runs on the Node.js that this project pins. It plays a game of tricks with a state like ours
  (bench/boardgame), and is installed by npm into build/.
- `--before COMMIT` adds a column for the server of an earlier commit.
- Tables are at different points of their rounds when the measurement begins.
- A move is over when all four players have the new state. Moves are the first legal cards, 28 a round. Between rounds
  our four players also say that they are ready. That is in our CPU time and bytes, but does not count as moves.
- Flat out, the servers take turns of some seconds, because the speed of a shared machine changes. The figures are
  medians over the turns. A ratio is the median of the ratios within each turn.
- The load is one process with picows and msgspec. "The load's own core" shows that the load is not what is measured.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import sys
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from statistics import median
from typing import NamedTuple

import uvloop

from bench._dialects import BoardgameIo, Ours, client_of
from bench._load import Dialect, Figures, LoadTable, Reconnected, measure, open_tables, play, reconnect
from bench._results import write_section
from bench._servers import DidNotRunError, Process, boardgame_io, earlier_server, node_version, our_server

SERVER_CORE, LOAD_CORE = {0}, {1}
WARM_UP = 3.0
MOVES_OF_A_ROUND = 28
LONG_MATCH = 700


class Plan(NamedTuple):
    tables: int
    seconds: float
    at_once: int
    """Tables that play flat out."""
    turns: int


class Running(NamedTuple):
    """A started server and how to talk to it."""

    dialect: Dialect
    process: Process


class Entrant(NamedTuple):
    """A server of the comparison. `name` is the head of its column."""

    name: str
    start: Callable[[], AbstractAsyncContextManager[Running]]


class Paced(NamedTuple):
    memory_kb: float
    figures: Figures
    reconnected: Reconnected


class Result(NamedTuple):
    name: str
    paced: Paced
    turns: list[Figures]
    """Flat out."""


@asynccontextmanager
async def ours() -> AsyncIterator[Running]:
    with tempfile.TemporaryDirectory() as folder, our_server(f"sqlite:///{folder}/b.db", None, SERVER_CORE) as server:
        async with client_of(server.address) as client:
            yield Running(Ours(client), server)


@asynccontextmanager
async def earlier(commit: str) -> AsyncIterator[Running]:
    with (
        tempfile.TemporaryDirectory() as folder,
        earlier_server(commit, f"sqlite:///{folder}/b.db", SERVER_CORE) as server,
    ):
        async with client_of(server.address) as client:
            yield Running(Ours(client), server)


@asynccontextmanager
async def theirs() -> AsyncIterator[Running]:
    with boardgame_io(SERVER_CORE) as server:
        async with client_of(server.address) as client:
            yield Running(BoardgameIo(client), server)


def entrants(before: str | None) -> list[Entrant]:
    """Ours first, boardgame.io last."""
    found = [Entrant("jekyllhyde, SQLite", ours)]
    if before is not None:
        found.append(Entrant(f"at {before}, SQLite", lambda: earlier(before)))
    return [*found, Entrant(f"boardgame.io, Node {node_version()}, in memory", theirs)]


async def sit_down(dialect: Dialect, count: int) -> list[LoadTable]:
    tables = await open_tables(dialect, count)
    await asyncio.gather(*(play(table, index % MOVES_OF_A_ROUND) for index, table in enumerate(tables)))
    return tables


def go_home(tables: list[LoadTable]) -> None:
    for table in tables:
        for seat in table.seats:
            seat.disconnect()


async def measured(tables: list[LoadTable], seconds: float, server: Process, period: float = 0) -> Figures:
    figures = await measure(tables, seconds, server.cpu, period)
    if not figures.moves or not figures.cpu:
        raise DidNotRunError(
            f"{server.name} did not run: {figures.moves} moves and {figures.cpu:.2f} s of CPU time in {seconds:.0f} s."
        )
    return figures


async def at_a_pace(running: Running, plan: Plan) -> Paced:
    dialect, server = running
    before = server.memory_kb()
    tables = await sit_down(dialect, plan.tables)
    memory = (server.memory_kb() - before) / plan.tables
    await measured(tables[: plan.at_once], WARM_UP, server)
    figures = await measured(tables, plan.seconds, server, period=1)
    if tables[0].moves < LONG_MATCH:
        await play(tables[0], LONG_MATCH)
    reconnected = await reconnect(tables[0], dialect)
    go_home(tables)
    return Paced(memory, figures, reconnected)


async def flat_out(servers: list[Running], plan: Plan) -> list[list[Figures]]:
    """Measure turn by turn. The first turn warms up and is dropped."""
    seated = [(await sit_down(dialect, plan.at_once), server) for dialect, server in servers]
    length = plan.seconds / 3
    turns = [[await measured(tables, length, server) for tables, server in seated] for _ in range(plan.turns + 1)]
    for tables, _ in seated:
        go_home(tables)
    return [list(figures) for figures in zip(*turns[1:], strict=True)]


async def contest(entered: list[Entrant], plan: Plan) -> list[Result]:
    paced = []
    for entrant in entered:
        async with entrant.start() as running:
            paced.append(await at_a_pace(running, plan))
    async with AsyncExitStack() as stack:
        servers = [await stack.enter_async_context(entrant.start()) for entrant in entered]
        turns = await flat_out(servers, plan)
    return [
        Result(entrant.name, *found) for entrant, found in zip(entered, zip(paced, turns, strict=True), strict=True)
    ]


class Line(NamedTuple):
    """A row of the table: its name, its number format, and the value at a pace or in a turn."""

    name: str
    form: str
    at_a_pace: Callable[[Paced], float] | None = None
    in_a_turn: Callable[[Figures], float] | None = None

    def values(self, result: Result) -> list[float]:
        if self.at_a_pace is not None:
            return [self.at_a_pace(result.paced)]
        assert self.in_a_turn is not None
        return [self.in_a_turn(turn) for turn in result.turns]

    def written(self, results: list[Result]) -> str:
        values = [self.values(result) for result in results]
        ratios = [median(x / y for x, y in zip(values[0], other, strict=True)) for other in values[1:]]
        cells = [f"{median(each):{self.form}}" for each in values] + [f"{ratio:.2f}" for ratio in ratios]
        return f"| {self.name} | {' | '.join(cells)} |"


def lines(plan: Plan) -> list[Line]:
    pace = f"{plan.tables:,} tables, a move a second each"
    flat = f"{plan.at_once} tables, flat out"
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


def table_of(results: list[Result], plan: Plan) -> str:
    names = [result.name for result in results]
    cells = [*names, *(f"÷ {name.partition(',')[0]}" for name in names[1:])]
    head = [f"| | {' | '.join(cells)} |", "|---" * (len(cells) + 1) + "|"]
    return "\n".join(head + [line.written(results) for line in lines(plan)])


def turn_by_turn(results: list[Result]) -> str:
    """The ratio of each turn, once by moves a second and once by moves a second of CPU."""
    said = []
    for other in results[1:]:
        turns = list(zip(results[0].turns, other.turns, strict=True))
        by_clock = ", ".join(f"{a.per_second / b.per_second:.2f}" for a, b in turns)
        by_cpu = ", ".join(f"{b.cpu_ms / a.cpu_ms:.2f}" for a, b in turns)
        name = other.name.partition(",")[0]
        said.append(f"Flat out, ours ÷ {name}, turn by turn: moves/s {by_clock}; moves a second of CPU {by_cpu}.")
    return "\n".join(said)


def text_of(results: list[Result], plan: Plan, load: float) -> str:
    return f"""Machine: {platform.machine()}, {os.cpu_count()} cores, load {load:.1f} before the run.
CPython {platform.python_version()}, boardgame.io 0.50.2 on Node.js {node_version()}.
Each server is bound to one core, the load to the other. Ours is durable (SQLite, WAL, synchronous FULL).

{table_of(results, plan)}

{turn_by_turn(results)}

Command: `.venv/bin/python -m bench.server {" ".join(sys.argv[1:])}`."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--at-once", type=int, default=128)
    parser.add_argument("--turns", type=int, default=9)
    parser.add_argument("--before", metavar="COMMIT", help="compare with the server of this commit, too")
    parser.add_argument("--print-only", action="store_true", help="leave bench/results.md as it is")
    arguments = parser.parse_args()
    plan = Plan(arguments.tables, arguments.seconds, min(arguments.at_once, arguments.tables), arguments.turns)
    load = os.getloadavg()[0]
    os.sched_setaffinity(0, LOAD_CORE)
    try:
        results = uvloop.run(contest(entrants(arguments.before), plan))
    except DidNotRunError as error:
        sys.exit(str(error))
    text = text_of(results, plan, load)
    print(text)
    if not arguments.print_only:
        write_section("Server", text)


if __name__ == "__main__":
    main()
