"""The server under load: many tables of four people at a fixed pace, then as fast as it goes. Durable SQLite.

The load is a process of its own. Moves are the first legal ones; a move is over when all four have the new state.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

SERVE = """
import sys
from jekyllhyde.server.app import Config
from jekyllhyde.server.host import Settings
from jekyllhyde.server.limits import Limits
from jekyllhyde.server.logs import set_up_logs
from jekyllhyde.server.run import serve

set_up_logs("error")
most = 10**9
limits = Limits(most, most, most, 1000, 60, most, most, most, most, most, most, most)
serve(Config(sys.argv[1], settings=Settings(limits)), "127.0.0.1", 0, open_browser=False)
"""


class Round(msgspec.Struct):
    legal_moves: list[str] | None = None


class Table(msgspec.Struct):
    version: int
    phase: str
    round: Round | None


class Message(msgspec.Struct):
    """What the load needs of a state; other messages have no table."""

    type: str
    table: Table | None = None


decode = msgspec.json.Decoder(Message).decode


@dataclass
class Figures:
    latencies: list[float] = field(default_factory=list)
    moves: int = 0
    bytes_received: int = 0


@dataclass
class Four:
    """The four people of a table."""

    table_id: str
    cookie: str
    sockets: list[ClientConnection]
    tables: list[Table]

    async def hear(self, index: int, version: int, figures: Figures) -> None:
        """Up to a version."""
        while self.tables[index].version < version:
            text = await self.sockets[index].recv()
            figures.bytes_received += len(text)
            table = decode(text).table
            if table is not None:
                self.tables[index] = table

    async def all_hear(self, version: int, figures: Figures) -> None:
        for index in range(4):
            await self.hear(index, version, figures)

    async def move(self, figures: Figures) -> None:
        newest = self.tables[0].version
        if self.tables[0].phase != "playing":
            await self.go_on(figures)
            return
        mover = next(index for index, table in enumerate(self.tables) if table.round and table.round.legal_moves)
        legal = self.tables[mover].round.legal_moves  # type: ignore[union-attr]
        assert legal
        started = time.perf_counter()
        message = {"type": "make-move", "version": newest, "move": legal[0]}
        await self.sockets[mover].send(json.dumps(message))
        await self.all_hear(newest + 1, figures)
        figures.latencies.append(time.perf_counter() - started)
        figures.moves += 1

    async def go_on(self, figures: Figures) -> None:
        newest = self.tables[0].version
        for socket in self.sockets:
            await socket.send('{"type":"ready"}')
        await self.all_hear(newest + 5, figures)


async def sit_down(address: str, client: httpx.AsyncClient) -> Four:
    url = address.replace("http", "ws") + "/ws"
    cookies = []
    for name in "ABCD":
        client.cookies.clear()
        cookies.append((await client.post("/api/guests", json={"name": name})).cookies["jh_session"])
    headers = {"cookie": f"jh_session={cookies[0]}"}
    client.cookies.clear()
    table_id = (await client.post("/api/tables", json={"target": 3000}, headers=headers)).json()["id"]
    four = Four(table_id, headers["cookie"], [], [Table(0, "", None) for _ in range(4)])
    for chair, cookie in enumerate(cookies):
        socket = await connect(url, additional_headers={"cookie": f"jh_session={cookie}"}, compression=None)
        four.sockets.append(socket)
        for message in (
            {"type": "hello", "protocol": 1},
            {"type": "enter", "table": table_id},
            {"type": "sit", "chair": chair},
        ):
            await socket.send(json.dumps(message))
        await four.hear(chair, chair + 2, Figures())
    await four.sockets[0].send('{"type":"start"}')
    await four.all_hear(7, Figures())
    return four


async def paced(four: Four, period: float, until: float, offset: float, figures: Figures) -> None:
    await asyncio.sleep(offset)
    while time.perf_counter() < until:
        started = time.perf_counter()
        await four.move(figures)
        await asyncio.sleep(max(0, period - (time.perf_counter() - started)))


async def flat_out(four: Four, until: float, figures: Figures) -> None:
    while time.perf_counter() < until:
        await four.move(figures)


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_kb(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])


def quantiles(values: list[float]) -> str:
    cut = statistics.quantiles(values, n=100)
    return f"p50 {cut[49] * 1000:.1f} ms, p95 {cut[94] * 1000:.1f} ms, p99 {cut[98] * 1000:.1f} ms"


async def load(address: str, pid: int, tables: int, seconds: float) -> None:
    async with httpx.AsyncClient(base_url=address, timeout=60) as client:
        before = memory_kb(pid)
        fours = [await sit_down(address, client) for _ in range(tables)]
        print(f"{tables} tables of four sit; {(memory_kb(pid) - before) / tables:.0f} kB of memory a table")
        await report("one move a second each", pid, seconds, [
            lambda until, figures, index=index, four=four: paced(four, 1.0, until, index / tables, figures)
            for index, four in enumerate(fours)
        ])  # fmt: skip
        await report("flat out, 64 tables", pid, seconds, [
            lambda until, figures, four=four: flat_out(four, until, figures) for four in fours[:64]
        ])  # fmt: skip
        await reconnect(address, fours[0])
        for four in fours:
            for socket in four.sockets:
                socket.transport.abort()


async def report(what: str, pid: int, seconds: float, players: list[Any]) -> None:
    figures = Figures()
    began, spent = time.perf_counter(), cpu_seconds(pid)
    await asyncio.gather(*(play(began + seconds, figures) for play in players))
    took, cpu = time.perf_counter() - began, cpu_seconds(pid) - spent
    moves = figures.moves
    print(f"{what}: {moves / took:.0f} moves/s, {quantiles(figures.latencies)}")
    print(f"  {cpu / moves * 1000:.2f} ms CPU a move ({moves / cpu:.0f} moves a CPU second), "
          f"{figures.bytes_received / moves:.0f} bytes a move to all four")  # fmt: skip


async def reconnect(address: str, four: Four) -> None:
    """From nothing to the whole table on the screen."""
    headers = {"cookie": four.cookie}
    started = time.perf_counter()
    url = address.replace("http", "ws") + "/ws"
    async with connect(url, additional_headers=headers, compression=None) as socket:
        await socket.send('{"type":"hello","protocol":1}')
        await socket.send(json.dumps({"type": "enter", "table": four.table_id}))
        await socket.recv()
        state = await socket.recv()
    took = (time.perf_counter() - started) * 1000
    print(f"reconnected after {took:.1f} ms with {len(state)} bytes, at version {four.tables[0].version}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVE, f"sqlite:///{folder}/bench.db"]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            address = process.stdout.readline().split()[-1].rstrip("/")
            asyncio.run(load(address, process.pid, arguments.tables, arguments.seconds))
        finally:
            process.kill()
            process.wait()


if __name__ == "__main__":
    main()
