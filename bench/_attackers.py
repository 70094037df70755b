"""Hostile clients for `bench/attacks.py`. Each attack runs until its target's time is over."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random
from time import monotonic
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from jekyllhyde.records import record_of, write_record
from jekyllhyde.rules import Match, Options, apply_to_match, deal_round, legal_moves, random_hands, seat_four

BIG_TABLE = "big000000000"
"""A table whose log is as long as earlier versions allowed."""
MOST_ATTEMPTS = 400
GONE = (OSError, WebSocketException, httpx.HTTPError, EOFError)


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
            async with asyncio.timeout(10):
                await _connect(target, raw)
                await loop.sock_sendall(raw, _handshake(headers))
                await loop.sock_recv(raw, 4096)
                await loop.sock_sendall(raw, frame(0x81, b'{"type":"hello","protocol":2}') + first)
            while target.goes_on:
                async with asyncio.timeout(max(0.1, target.until - monotonic())):
                    await loop.sock_sendall(raw, piece)
        await asyncio.sleep(0.02)


async def _connect(target: Target, raw: socket.socket) -> None:
    raw.bind(("127.0.0.2", 0))
    raw.setblocking(False)
    host, port = target.address.removeprefix("http://").split(":")
    await asyncio.get_running_loop().sock_connect(raw, (socket.gethostbyname(host), int(port)))


def _handshake(headers: dict[str, str]) -> bytes:
    return (
        "GET /ws HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {headers['cookie']}\r\n\r\n"
    ).encode()


# Connections


async def upgrades(target: Target) -> None:
    """Open WebSockets as fast as possible, and close each one at once."""
    headers = await target.guest()
    await _connections(target, _handshake(headers))


async def pipelines(target: Target) -> None:
    """Send 100 requests at once over each connection, and close it after the first answers."""
    await _connections(target, b"GET /api/tables/nothing HTTP/1.1\r\nHost: here\r\n\r\n" * 100)


async def _connections(target: Target, sent: bytes) -> None:
    loop = asyncio.get_running_loop()

    async def one_after_the_other() -> None:
        while target.goes_on:
            with suppress(*GONE, TimeoutError), socket.socket() as raw:
                async with asyncio.timeout(2):
                    await _connect(target, raw)
                    await loop.sock_sendall(raw, sent)
                    await loop.sock_recv(raw, 4096)
            await asyncio.sleep(0)

    await asyncio.gather(*(one_after_the_other() for _ in range(8)))


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
    begin: list[dict[str, Any]] = [{"type": "hello", "protocol": 3}, {"type": "enter", "table": table}]
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


async def lobby_watchers(target: Target) -> None:
    """Ask for the lobby again and again, over 40 sockets of one address."""
    headers = await target.guest()

    async def watch() -> None:
        with suppress(*GONE, TimeoutError):
            async with asyncio.timeout(max(0.1, target.until - monotonic())), target.socket(headers) as talk:
                await talk.send('{"type":"hello","protocol":2}')
                await asyncio.gather(_say(target, talk, [{"type": "watch-lobby"}]), _drain(talk))

    await asyncio.gather(*(watch() for _ in range(40)))


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
    "watch-lobby over 40 sockets": lobby_watchers,
    "upgrades without end": upgrades,
    "pipelines of 100 requests": pipelines,
}
