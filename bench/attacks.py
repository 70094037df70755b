"""Measure what hostile clients do to other players: latency and memory without and during each attack.

The server is a real one with its default limits, on loopback. Tables of four people play at a steady pace, and somebody
looks at a table over HTTP. Each attack runs for some seconds, in its own process and from its own addresses. The same
is measured before and after each attack, because the speed of a shared machine changes. The attackers run with a lower
priority, because real ones have machines of their own. Everything ends by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Awaitable
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import NamedTuple

import sqlalchemy as sa

from bench._attackers import ATTACKS, BIG_TABLE, Target
from bench._players import Tables
from bench._results import write_section
from jekyllhyde.server.store import schema
from jekyllhyde.server.store.database import Store
from jekyllhyde.server.table.entries import Seeded, encode_entry
from jekyllhyde.server.table.setup import Setup
from tests.server.tables import Play

ROOT = Path(__file__).parents[1]
BIG_LOG = 20_000

SERVE = """
import sys
from jekyllhyde.server.http.app import Config
from jekyllhyde.server.process.logs import set_up_logs
from jekyllhyde.server.http.run import serve

set_up_logs("error")
serve(Config(sys.argv[1]), "127.0.0.1", 0, open_browser=False)
"""


class Measured(NamedTuple):
    name: str
    without: list[float]
    during: list[float]
    memory_before: float
    memory_most: float


class Server:
    def __init__(self, folder: str) -> None:
        database = f"sqlite:///{folder}/attacked.db"
        _put_big_table(database)
        command = [sys.executable, "-c", SERVE, database]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT)
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().split()[-1].rstrip("/")

    def memory_mb(self) -> float:
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) / 1024

    def stop(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(30)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


def _put_big_table(database: str) -> None:
    """Write a table with as many entries as earlier versions allowed."""
    play = Play(Setup(private=False))
    play.start(4)
    del play.log[5:]
    entries = [*play.log, *(Seeded(play.now, number % 4, b"seed") for number in range(BIG_LOG))]
    rows = [
        {"table_id": BIG_TABLE, "version": version, "entry": encode_entry(entry).decode()}
        for version, entry in enumerate(entries, 1)
    ]
    store = Store(database)
    with store.engine.begin() as connection:
        opened = {"id": BIG_TABLE, "opened_at": play.now, "opened_by": "x", "touched_at": play.now}
        connection.execute(sa.insert(schema.tables), opened)
        connection.execute(sa.insert(schema.entries), rows)
    store.close()


async def measured(name: str, server: Server, tables: Tables, seconds: float) -> Measured:
    without = await tables.measured(seconds / 2)
    before = most = server.memory_mb()
    attack = await asyncio.create_subprocess_exec(
        *("nice", "-n", "10", sys.executable, "-m", "bench.attacks", "--attack", name, "--address", server.address),
        *("--seconds", str(seconds)),
    )
    await asyncio.sleep(2)  # the attacker starts and prepares
    during: list[float] = []
    tables.latencies = during
    end = monotonic() + seconds
    while monotonic() < end:
        await asyncio.sleep(0.2)
        most = max(most, server.memory_mb())
    tables.latencies = []
    try:
        await asyncio.wait_for(attack.wait(), 60)
    except TimeoutError:
        attack.kill()
        await attack.wait()
    without = without + await tables.measured(seconds / 2)
    return Measured(name, without, during, before, most)


async def measure_all(names: list[str], seconds: float, count: int) -> list[Measured]:
    found = []
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder)
        try:
            tables = Tables(server.address)
            await tables.open(count)
            await tables.measured(3)  # to warm up
            for name in names:
                found.append(await measured(name, server, tables, seconds))
                print(row(found[-1], found[-1].without), flush=True)
            await tables.close()
        finally:
            server.stop()
    return found


def percentile(latencies: list[float], percent: int) -> float:
    """Return a percentile in milliseconds."""
    return statistics.quantiles(latencies, n=100)[percent - 1] * 1000


def row(result: Measured, usual: list[float]) -> str:
    """Return a row of the table. The ratio compares with the usual latencies."""
    p50, p99 = percentile(result.without, 50), percentile(result.without, 99)
    during50, during99 = percentile(result.during, 50), percentile(result.during, 99)
    times = f"{p50:.0f} → {during50:.0f} | {p99:.0f} → {during99:.0f} | {during99 / percentile(usual, 99):.1f}"
    memory = f"{result.memory_before:.0f} → {result.memory_most:.0f}"
    return f"| {result.name} | {times} | {max(result.during) * 1000:.0f} | {memory} |"


def text_of(found: list[Measured], seconds: float, count: int, load: float) -> str:
    usual = [latency for result in found for latency in result.without]
    alone = [percentile(result.without, 99) for result in found]
    lines = "\n".join(row(result, usual) for result in found)
    return f"""Machine: {platform.machine()}, {os.cpu_count()} cores, load {load:.1f} before the run.
Other work ran all the time. {count} tables of four people, a move every 0.15 s each, and a request over HTTP;
{seconds:g} s for each attack.
"Without" is measured for half of that before and after each attack. Beside other work its p99 went from
{min(alone):.0f} to {max(alone):.0f} ms, so the ratio is to that of all of them, {percentile(usual, 99):.0f} ms.

| attack | p50, ms, without → during | p99, ms | p99 ratio | worst, ms | server's memory, MB, before → most |
|---|---|---|---|---|---|
{lines}

Command: `.venv/bin/python -m bench.attacks`.
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--only", choices=ATTACKS, action="append", help="this attack alone; can be repeated")
    parser.add_argument("--print-only", action="store_true", help="leave bench/results.md as it is")
    parser.add_argument("--attack", choices=ATTACKS, help=argparse.SUPPRESS)
    parser.add_argument("--address", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.attack is not None:
        target = Target(arguments.address, monotonic() + arguments.seconds + 2)
        asyncio.run(_limited(ATTACKS[arguments.attack](target), arguments.seconds + 20))
        return
    load = os.getloadavg()[0]
    names = arguments.only or list(ATTACKS)
    found = asyncio.run(measure_all(names, arguments.seconds, arguments.tables))
    text = text_of(found, arguments.seconds, arguments.tables, load)
    if not arguments.print_only:
        write_section("One hostile client", text)


async def _limited(attack: Awaitable[None], seconds: float) -> None:
    with suppress(TimeoutError):
        await asyncio.wait_for(attack, seconds)


if __name__ == "__main__":
    main()
