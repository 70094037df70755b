"""A client that misbehaves does not disturb the others. It comes from an address of its own."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
from collections import Counter
from collections.abc import Iterator
from typing import Any, ClassVar

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from jekyllhyde.server.process.logs import WarningLimit
from tests.server.running import Guest, ServerProcess, Talk, new_guest, new_table, run, start_against_bots

BAD = "127.0.0.2"
ENDED = (ConnectionResetError, BrokenPipeError)


class StrictServer(ServerProcess):
    """A server with short timeouts and small limits per address."""

    limits: ClassVar[dict[str, float]] = {
        "messages_per_second": 2000,
        "burst": 2000,
        "hello_within": 2,
        "request_within": 2,
        "outbox_bytes": 100_000,
        "connections_per_address": 50,
        "requests_per_minute": 100_000,
        "new_guests_per_minute": 100_000,
    }
    timing: ClassVar[dict[str, float]] = {"bot_delay": 0}

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    @property
    def warnings(self) -> Counter[str]:
        return Counter(json.loads(line)["event"] for line in self.log.splitlines())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StrictServer]:
    with StrictServer(f"sqlite:///{tmp_path_factory.mktemp('strict') / 'db'}") as process:
        yield process


def bad_connection(server: StrictServer) -> socket.socket:
    connection = socket.socket()
    connection.settimeout(60)
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)  # so that unread messages wait at the server
    connection.bind((BAD, 0))
    connection.connect(("127.0.0.1", server.port))
    return connection


def ends(connection: socket.socket) -> bool:
    """Wait until the server closes the connection, whatever it sends before."""
    try:
        while connection.recv(65536):
            pass
    except ENDED:
        pass
    connection.close()
    return True


def bad_socket(server: StrictServer, guest: Guest) -> connect:
    url = server.address.replace("http", "ws") + "/ws"
    return connect(url, additional_headers=guest.headers, sock=bad_connection(server))


@pytest.mark.parametrize(
    "beginning",
    [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ",
        b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /hea",
    ],
    ids=["nothing", "line", "head", "body", "second"],
)
def test_who_does_not_finish_a_request_is_cut_off(server: StrictServer, beginning: bytes) -> None:
    connection = bad_connection(server)
    connection.sendall(beginning)
    assert ends(connection)


def send_for_ever(connection: socket.socket) -> None:
    while True:
        connection.sendall(b"X-More: " + b"x" * 8000 + b"\r\n")


def test_a_request_that_does_not_end_is_cut_off(server: StrictServer) -> None:
    connection = bad_connection(server)
    connection.sendall(b"GET / HTTP/1.1\r\n")
    with pytest.raises(ENDED):
        send_for_ever(connection)
    connection.close()


def test_who_does_not_say_hello_is_cut_off(server: StrictServer) -> None:
    async def story() -> int | None:
        async with bad_socket(server, await new_guest(server.address)) as silent:
            await silent.wait_closed()
            return silent.close_code

    assert run(story()) == 1008


async def send_without_reading(silent: ClientConnection, table_id: str) -> None:
    """Send many messages without reading. Each is answered with a state; few fit into the client's buffer."""
    await silent.send('{"type":"hello","protocol":3}')
    while True:
        await silent.send(json.dumps({"type": "enter", "table": table_id}))


async def playing(server: StrictServer) -> tuple[Guest, str]:
    guest = await new_guest(server.address, "Ann")
    table_id = await new_table(server.address, guest, target=1)
    async with guest.socket(server.address) as talk:
        await start_against_bots(talk, table_id)
    return guest, table_id


async def play_on(server: StrictServer, guest: Guest, table_id: str) -> str:
    async with guest.socket(server.address) as talk:
        await talk.say("enter", table=table_id)
        await talk.play_match()
        return str(talk.table["phase"])


def test_who_does_not_read_is_cut_off_and_nobody_waits(server: StrictServer) -> None:
    async def story() -> str:
        ann, table_id = await playing(server)
        async with bad_socket(server, await new_guest(server.address, "Bad")) as silent:
            with pytest.raises(ConnectionClosed):
                await send_without_reading(silent, table_id)
            return await play_on(server, ann, table_id)

    assert run(story()) == "over"


def test_thousands_of_connections_from_one_client_leave_room_for_others(server: StrictServer) -> None:
    async def attempt(guest: Guest) -> None:
        try:
            async with bad_socket(server, guest) as bad:
                await bad.wait_closed()
        except (OSError, InvalidHandshake, EOFError):
            pass

    async def storm(guest: Guest) -> None:
        for _ in range(10):
            await asyncio.gather(*(attempt(guest) for _ in range(100)))

    async def story() -> str:
        idle = [bad_connection(server) for _ in range(1000)]
        ann, table_id = await playing(server)
        bad = await new_guest(server.address, "Bad")
        _, phase = await asyncio.gather(storm(bad), play_on(server, ann, table_id))
        for connection in idle:
            connection.close()
        return phase

    assert run(story()) == "over"
    assert 0 < server.warnings["too many connections"] < 50
    with httpx.Client(base_url=server.address, transport=httpx.HTTPTransport(local_address=BAD)) as client:
        assert client.get("/healthz").text == "ok", "welcome again"


HOSTILE = [
    '{"type":"__proto__"}',
    '{"type":"constructor","protocol":3}',
    '{"type":"disconnect"}',
    '{"type":"connection","toString":1}',
    '{"type":["enter"],"table":"aaaaaaaaaaaa"}',
    '{"type":"enter","table":{"$ne":null}}',
    '{"type":"enter","table":"aaaaaaaaaaaa","__proto__":{"polluted":true}}',
    '{"type":"make-move","version":0,"move":"JA\\n"}',
    '{"type":"make-move","version":0,"move":["JA"]}',
    '{"type":"make-move","version":1e400,"move":"JA"}',
    '{"type":"make-move","version":-1,"move":"N?"}',
    '{"type":"sit","chair":"0"}',
    '{"type":"sit","chair":true}',
    '{"type":"report","chair":0,"text":"\\u0000"}',
    '{"type":"chat","text":"\\ud83c"}',
    "[" * 4000,
    '{"a":' * 800,
    "null",
    "NaN",
    "",
]


def test_hostile_shapes_are_malformed_and_harm_nobody(server: StrictServer) -> None:
    async def story() -> None:
        ann, table_id = await playing(server)
        async with ann.socket(server.address) as talk:
            await talk.say("enter", table=table_id)
            for frame in HOSTILE:
                await talk.socket.send(frame)
                while (answer := await talk.hear())["type"] == "state":
                    pass
                assert (answer["type"], answer["reason"]) == ("refused", "malformed"), frame
            assert (await talk.say("enter", table="unknown00000"))["reason"] == "no-such-table"
            await talk.say("enter", table=table_id)
            await talk.play_match()

    run(story())
    assert server.warnings["a message failed"] == 0


class SlowServer(ServerProcess):
    limits: ClassVar[dict[str, float]] = {"messages_per_second": 0.1, "burst": 5}


def test_a_refusal_names_its_message_wherever_that_can_be_read(database: str) -> None:
    async def story(server: ServerProcess) -> list[tuple[str, int | None]]:
        guest = await new_guest(server.address)
        async with guest.socket(server.address) as talk:
            for message in (
                '{"type":"make-move","ref":7,"version":"one"}',
                '{"type":"unheard-of","ref":8}',
                '{"ref":9,"type":"sit","chair":1,"more":{}}',
                '{"type":"sit","ref":-1}',
                '{"type":"leave-lobby","ref":10}',
                '{"type":"leave-lobby"}',
            ):
                await talk.socket.send(message)
            answers = [await talk.hear() for _ in range(6)]
        return [(answer["reason"], answer["ref"]) for answer in answers]

    with SlowServer(database) as server:
        heard = run(story(server))
    assert heard == [*(("malformed", ref) for ref in (7, 8, 9, None)), ("too-fast", 10), ("too-fast", None)]


def test_an_unknown_table_is_not_made_by_entering_it(server: StrictServer) -> None:
    async def story() -> None:
        guest = await new_guest(server.address)
        async with guest.socket(server.address) as talk:
            assert (await talk.say("enter", table="unknown00000"))["reason"] == "no-such-table"
            assert (await talk.say("sit", chair=0))["reason"] == "no-table-entered"

    run(story())
    assert httpx.get(f"{server.address}/api/tables/unknown00000").status_code == 404


async def where_ann_can_choose(talk: Talk) -> tuple[int, list[str]]:
    while len(talk.legal_moves) < 2:
        await talk.act()
    return talk.table["version"], talk.legal_moves


def test_of_two_moves_that_race_one_is_made(server: StrictServer) -> None:
    async def story() -> list[str]:
        guest = await new_guest(server.address)
        table_id = await new_table(server.address, guest, target=3000)
        async with guest.socket(server.address) as one, guest.socket(server.address) as other:
            await start_against_bots(one, table_id)
            await other.say("enter", table=table_id)
            version, moves = await where_ann_can_choose(one)
            answers = await asyncio.gather(
                one.say("make-move", version=version, move=moves[0]),
                other.say("make-move", version=version, move=moves[1]),
            )
        return sorted(answer.get("reason", answer["type"]) for answer in answers)

    assert run(story()) == ["done", "stale"]


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/api/games?before=0%27%20OR%201=1--", None),
        ("GET", "/api/games?most=100000", None),
        ("POST", "/api/sessions", {"account": "x' OR '1'='1", "password": "password"}),
        ("POST", "/api/tokens", {"label": "\u0000"}),
        ("POST", "/api/tables", {"players": 3, "position": "B"}),
        ("POST", "/api/tables", {"target": 10**30}),
        ("POST", "/api/tables", {"__proto__": {}}),
        ("GET", "/api/tables/..%2f..%2fetc%2fpasswd", None),
        ("GET", "/api/games/%00", None),
        ("POST", "/ws", None),
        ("PUT", "/api/me", None),
        ("TRACE", "/", None),
    ],
)
def test_tricks_with_paths_and_queries_are_refused(server: StrictServer, method: str, path: str, body: Any) -> None:
    guest = run(new_guest(server.address))
    answer = httpx.request(method, f"{server.address}{path}", json=body, headers=guest.headers)
    assert 400 <= answer.status_code < 500
    assert answer.headers["content-type"].startswith("application/json")
    assert answer.json()["reason"]


def test_foreign_origins_and_forged_cookies_do_not_fill_the_logs(server: StrictServer) -> None:
    with httpx.Client(base_url=server.address) as client:
        for number in range(100):
            foreign = client.post("/api/guests", json={"name": "Ann"}, headers={"origin": "https://evil.example"})
            assert foreign.status_code == 403
            forged = {"cookie": f"jh_session={'a' * 43}.{number:064}"}
            assert client.post("/api/tables", json={}, headers=forged).status_code == 401
    assert sum(server.warnings.values()) < 200


def test_a_warning_is_let_through_some_times_a_minute_and_then_counted() -> None:
    time = 0.0
    limit = WarningLimit(per_minute=3, now=lambda: time)

    def warn(text: str) -> logging.LogRecord | None:
        record = logging.makeLogRecord({"name": "n", "msg": text, "levelno": logging.WARNING})
        return record if limit.filter(record) else None

    assert [warn("flood") is not None for _ in range(5)] == [True] * 3 + [False] * 2
    assert warn("another") is not None
    time = 30.0
    later = warn("flood")
    assert later is not None
    assert vars(later)["held_back"] == 2
