"""Measure what hostile clients do to other players: latency and memory without and during each attack.

The server is a real one with its default limits, on loopback. Tables of four people play at a steady pace, and somebody
looks at a table over HTTP. Each attack runs for some seconds, in its own process and from its own addresses. The same
is measured before and after each attack, because the speed of a shared machine changes. The attackers run with a lower
priority, because real ones have machines of their own. Everything ends by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import socket
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, NamedTuple

import httpx
import sqlalchemy as sa
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from bench._players import Tables
from bench._results import write_section
from jekyllhyde.records import record_of, write_record
from jekyllhyde.rules import Match, Options, apply_to_match, deal_round, legal_moves, random_hands, seat_four
from jekyllhyde.server.store import schema
from jekyllhyde.server.store.database import Store
from jekyllhyde.server.table.entries import Seeded, encode_entry
from jekyllhyde.server.table.setup import Setup
from tests.server.tables import Play

ROOT = Path(__file__).parents[1]
BIG_TABLE, BIG_LOG = "big000000000", 20_000
MOST_ATTEMPTS = 400
GONE = (OSError, WebSocketException, httpx.HTTPError, EOFError)

SERVE = """
import sys
from jekyllhyde.server.http.app import Config
from jekyllhyde.server.process.logs import set_up_logs
from jekyllhyde.server.http.run import serve

set_up_logs("error")
serve(Config(sys.argv[1]), "127.0.0.1", 0, open_browser=False)
"""


class Target(NamedTuple):
    """The address to attack, and when to stop."""

    address: str
    until: float

    @property
    def goes_on(self) -> bool:
        return monotonic() < self.until

    def client(self, last: int = 2) -> httpx.AsyncClient:
        """Open a socket from an address of its own."""
        transport = httpx.AsyncHTTPTransport(local_address=f"127.0.0.{last}")
        return httpx.AsyncClient(base_url=self.address, transport=transport, timeout=30)

    async def guest(self, last: int = 2) -> dict[str, str]:
        async with self.client(last) as client:
            answer = await client.post("/api/guests", json={"name": "Bad"})
            return {"cookie": f"jh_session={answer.cookies.get('jh_session', '')}"}

    def socket(self, headers: dict[str, str], last: int = 2) -> connect:
        url = self.address.replace("http", "ws", 1) + "/ws"
        return connect(url, additional_headers=headers, local_addr=(f"127.0.0.{last}", 0))


# Frames


def frame(head: int, payload: bytes) -> bytes:
    return bytes([head, 0x80 + len(payload), 0, 0, 0, 0]) + payload


async def frames(target: Target, first: bytes, piece: bytes) -> None:
    """Open eight sockets that send as fast as they can and read nothing. Reconnect those that are closed."""
    headers = await target.guest()
    await asyncio.gather(*(_frames(target, headers, first, piece) for _ in range(8)))


async def _frames(target: Target, headers: dict[str, str], first: bytes, piece: bytes) -> None:
    loop = asyncio.get_running_loop()
    for _ in range(MOST_ATTEMPTS):
        if not target.goes_on:
            return
        with suppress(*GONE), socket.socket() as raw:
            raw.bind(("127.0.0.2", 0))
            raw.setblocking(False)
            host, port = target.address.removeprefix("http://").split(":")
            async with asyncio.timeout(10):
                await loop.sock_connect(raw, (socket.gethostbyname(host), int(port)))
                await loop.sock_sendall(raw, _handshake(headers))
                await loop.sock_recv(raw, 4096)
                await loop.sock_sendall(raw, frame(0x81, b'{"type":"hello","protocol":2}') + first)
            while target.goes_on:
                async with asyncio.timeout(max(0.1, target.until - monotonic())):
                    await loop.sock_sendall(raw, piece)
        await asyncio.sleep(0.02)


def _handshake(headers: dict[str, str]) -> bytes:
    return (
        "GET /ws HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {headers['cookie']}\r\n\r\n"
    ).encode()


# Records, tables and logins over HTTP


def long_record(rounds: int) -> str:
    chance = Random(1)
    match = Match(Options(target=1_000_000), seat_four())
    for _ in range(rounds):
        match = deal_round(match, random_hands(chance))
        while match.round is not None:
            match, _ = apply_to_match(match, chance.choice(legal_moves(match.round)))
    return write_record(record_of(match))


async def requests(
    target: Target, addresses: int, at_once: int, send: Callable[[httpx.AsyncClient], Awaitable[httpx.Response]]
) -> None:
    async def repeat(client: httpx.AsyncClient) -> None:
        for _ in range(MOST_ATTEMPTS):
            if not target.goes_on:
                return
            with suppress(httpx.HTTPError):
                answer = await send(client)
                await asyncio.sleep(0.2 if answer.status_code in (429, 503) else 0)

    async def from_address(last: int) -> None:
        async with target.client(last) as client:
            await asyncio.gather(*(repeat(client) for _ in range(at_once)))

    await asyncio.gather(*(from_address(last) for last in range(2, 2 + addresses)))


async def replays(target: Target, rounds: int, addresses: int) -> None:
    body = {"jhn": long_record(rounds)}
    await requests(target, addresses, 8, lambda client: client.post("/api/replays", json=body))


async def logins(target: Target) -> None:
    body = {"account": "somebody", "password": "not the right one"}
    await requests(target, 20, 4, lambda client: client.post("/api/sessions", json=body))


async def big_table(target: Target) -> None:
    await requests(target, 10, 2, lambda client: client.get(f"/api/tables/{BIG_TABLE}"))


# Tables


async def at_own_table(target: Target, setup: dict[str, Any], last: int, messages: list[dict[str, Any]]) -> None:
    """Open a table, start against bots, and repeat all commands, at first twice as fast as allowed."""
    headers = await target.guest(last)
    async with target.client(last) as client:
        table = (await client.post("/api/tables", json=setup, headers=headers)).json().get("id", "")
    begin: list[dict[str, Any]] = [{"type": "hello", "protocol": 2}, {"type": "enter", "table": table}]
    begin += [{"type": "sit", "chair": 0}]
    if messages[0]["type"] != "commit-seed":
        begin += [{"type": "seat-bot", "chair": chair, "level": "random"} for chair in (1, 2, 3)] + [{"type": "start"}]
    for _ in range(MOST_ATTEMPTS):
        if not target.goes_on:
            return
        with suppress(*GONE):
            async with asyncio.timeout(max(0.1, target.until - monotonic())), target.socket(headers, last) as talk:
                for message in begin:
                    await talk.send(json.dumps(message))
                await asyncio.gather(_say(target, talk, messages), _drain(talk))
        with suppress(TimeoutError):
            await asyncio.sleep(0.1)


async def _say(target: Target, talk: Any, messages: list[dict[str, Any]]) -> None:
    number = 0
    while target.goes_on:
        await talk.send(json.dumps(messages[number % len(messages)]))
        number += 1
        await asyncio.sleep(0.09)
    await talk.close()


async def _drain(talk: Any) -> None:
    """Read, and ask or take back whenever the table allows it."""
    async for text in talk:
        message = json.loads(text)
        table = message.get("table") or {}
        moves = (table.get("round") or {}).get("legal_moves") or []
        ask = next((move for move in moves if move.endswith("?")), None)
        if ask is not None:
            await talk.send(json.dumps({"type": "make-move", "version": table["version"], "move": ask}))
        elif "take-back" in (table.get("actions") or []):
            await talk.send(json.dumps({"type": "take-back", "version": table["version"]}))


GIVE_UP = [{"type": "give-up-chair"}, {"type": "take-chair-back"}]
SEEDS = [{"type": "commit-seed", "commitment": f"{number:064x}"} for number in range(50)]
ASKS = [{"type": "leave-lobby"}]


async def many(target: Target, setup: dict[str, Any], messages: list[dict[str, Any]]) -> None:
    async def one(last: int) -> None:
        with suppress(*GONE, TimeoutError):
            await at_own_table(target, setup, last, messages)

    await asyncio.gather(*(one(2 + number) for number in range(8)))


async def lobby(target: Target) -> None:
    """Fill the lobby from one address as far as possible, and watch it meanwhile."""

    async def flood(last: int) -> None:
        for _ in range(20):
            if target.goes_on:
                with suppress(*GONE, TimeoutError):
                    await _public_tables(target, last)

    await asyncio.gather(*(flood(2) for _ in range(4)))


async def _public_tables(target: Target, last: int) -> None:
    headers = await target.guest(last)
    async with (
        asyncio.timeout(max(0.1, target.until - monotonic())),
        target.client(last) as client,
        target.socket(headers, last) as talk,
    ):
        await talk.send('{"type":"hello","protocol":2}')
        await talk.send('{"type":"watch-lobby"}')
        for _ in range(10):
            answer = await client.post("/api/tables", json={"private": False}, headers=headers)
            if answer.status_code == 201:
                await talk.send(json.dumps({"type": "enter", "table": answer.json()["id"]}))
                await talk.send('{"type":"sit","chair":0}')
            await asyncio.sleep(0.1)


PING, PART, BEGUN = frame(0x89, b""), frame(0x00, b""), frame(0x01, b"")
ATTACKS: dict[str, Callable[[Target], Awaitable[None]]] = {
    "pings of 125 bytes, pongs not read": lambda target: frames(target, b"", frame(0x89, b"x" * 125) * 1000),
    "empty pings": lambda target: frames(target, b"", PING * 20_000),
    "empty continuation frames": lambda target: frames(target, BEGUN, PART * 20_000),
    "replays of 225 rounds, one address": lambda target: replays(target, 225, 1),
    "replays of 125 rounds, 20 addresses": lambda target: replays(target, 125, 20),
    "logins, 20 addresses": logins,
    "a table of 20,000 entries, 10 addresses": big_table,
    "give up and take back, timed tables": lambda target: many(target, {"pace": "quick"}, GIVE_UP),
    "ask and take back": lambda target: many(target, {}, ASKS),
    "seeds without end": lambda target: many(target, {}, SEEDS),
    "the lobby": lobby,
}


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
    parser.add_argument("--seconds", type=float, default=6)
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
