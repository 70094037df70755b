"""Malformed or too many requests get a clear answer and leave nothing behind."""

from __future__ import annotations

import socket
from time import monotonic
from typing import ClassVar

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from jekyllhyde.server.http.limited_http import LONGEST_HEAD, MOST_PIPELINED
from jekyllhyde.server.process.limits import Throttle, network_of
from tests.server.running import ServerProcess, new_guest, new_table, run

JSON = {"content-type": "application/json"}


@pytest.mark.parametrize(
    "body",
    [
        b'{"name":' + b"[" * 4000,
        b'{"name":"Ann","more":' + b"[" * 4000 + b"]" * 4000 + b"}",
        b'{"more":' * 800 + b"1" + b"}" * 800,
        b'{"name":"\xff"}',
        b'{"na\xc3me":"Ann"}',
        b'{"name":"\xed\xa0\x80"}',
        b"\xff\xfe{\x00}\x00",
        b'{"name":"\\ud800"}',
    ],
    ids=["deep", "deep unknown", "deep objects", "text", "key", "surrogate", "utf-16", "escape"],
)
@pytest.mark.parametrize("path", ["/api/guests", "/api/tables", "/api/replays"])
def test_what_cannot_be_read_is_malformed(client: httpx.Client, path: str, body: bytes) -> None:
    client.post("/api/guests", json={"name": "Ann"})
    answer = client.post(path, content=body, headers=JSON)
    assert answer.status_code == 400
    assert answer.json()["reason"] == "malformed"


def exchanged(server: ServerProcess, request: bytes) -> bytes:
    """Return what the server answers before it closes the connection."""
    heard = b""
    address = httpx.URL(server.address)
    with socket.create_connection((address.host, address.port or 80), timeout=30) as connection:
        connection.sendall(request)
        try:
            while data := connection.recv(65536):
                heard += data
        except ConnectionResetError:
            pass
    return heard


@pytest.mark.parametrize(
    "head",
    [
        b"X-Long: " + b"x" * 100_000,
        b"\r\n".join(b"X-%d: %s" % (number, b"x" * 100) for number in range(1000)),
        b"Cookie: jh_session=" + b"x" * LONGEST_HEAD,
    ],
    ids=["one field", "many fields", "cookie"],
)
@pytest.mark.parametrize("end", [b"", b"Upgrade: websocket\r\nConnection: Upgrade\r\n"], ids=["request", "socket"])
def test_a_head_that_is_too_long_is_refused(server: ServerProcess, head: bytes, end: bytes) -> None:
    answer = exchanged(server, b"GET /api/me HTTP/1.1\r\nHost: here\r\n" + end + head + b"\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 431 ")
    assert answer.endswith(b'{"reason":"too-large"}')


def test_an_address_that_is_too_long_is_refused(server: ServerProcess) -> None:
    answer = exchanged(server, b"GET /" + b"x" * 100_000 + b" HTTP/1.1\r\nHost: here\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 431 ")


def test_requests_are_not_piled_up_on_one_connection(server: ServerProcess) -> None:
    """A client that sends thousands at once gets some answers, and then its connection is closed."""
    answer = exchanged(server, b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n" * 5000)
    assert answer.count(b"HTTP/1.1 200 ") <= MOST_PIPELINED + 1


@pytest.mark.parametrize(
    "origin", ["http://[x", "http://[::1", "[", "http://a\uff03b", "//", "\xff", "http://localhost:99999999"]
)
def test_an_origin_that_is_no_address_is_foreign(client: httpx.Client, origin: str) -> None:
    answer = client.post("/api/guests", json={"name": "Ann"}, headers={b"origin": origin.encode("latin-1", "replace")})
    assert (answer.status_code, answer.json()["reason"]) == (403, "foreign-origin")


def test_nothing_with_a_hand_in_it_is_kept_by_a_cache(server: ServerProcess, client: httpx.Client) -> None:
    guest = run(new_guest(server.address))
    table_id = run(new_table(server.address, guest))
    for path in ("/api/me", "/api/tables", f"/api/tables/{table_id}", "/api/games", "/api/me/export", "/api/none"):
        assert client.get(path, headers=guest.headers).headers["cache-control"] == "no-store", path
    assert client.get("/").headers.get("cache-control") != "no-store"


def test_only_where_the_outside_is_https_browsers_are_told_to_stay_there(client: httpx.Client) -> None:
    outside = {"x-forwarded-proto": "https"}  # a header of a proxy on this machine
    assert client.get("/api/me", headers=outside).headers["strict-transport-security"] == "max-age=31536000"
    assert client.get("/", headers=outside).headers["strict-transport-security"] == "max-age=31536000"
    assert "strict-transport-security" not in client.get("/api/me").headers


class Hasty(ServerProcess):
    limits: ClassVar[dict[str, float]] = {
        "requests_per_minute": 30,
        "new_guests_per_minute": 3,
        "sockets_per_minute": 5,
    }


def test_sockets_are_opened_only_so_fast(tmp_path_factory: pytest.TempPathFactory) -> None:
    """A client that connects again at once costs as much as a flood."""

    async def story(server: ServerProcess) -> list[bool]:
        guest, opened = await new_guest(server.address), []
        for _ in range(7):
            try:
                async with guest.socket(server.address):
                    opened.append(True)
            except InvalidStatus:
                opened.append(False)
        return opened

    with Hasty(f"sqlite:///{tmp_path_factory.mktemp('sockets') / 'db'}") as server:
        assert run(story(server)) == [True] * 5 + [False] * 2


def test_a_429_tells_when_to_come_back(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Hasty(f"sqlite:///{tmp_path_factory.mktemp('hasty') / 'db'}") as server:
        answers = [httpx.post(f"{server.address}/api/guests", json={"name": "Ann"}) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200] * 3 + [429]
        assert 0 < int(answers[-1].headers["retry-after"]) <= 20
        # What is allowed grows with time, so a slow machine needs more requests to have one refused.
        last = next(answer for _ in range(1000) if (answer := httpx.get(f"{server.address}/api/me")).status_code != 200)
        assert last.status_code == 429
        assert (last.json(), last.headers["cache-control"]) == ({"reason": "too-fast"}, "no-store")
        assert 0 < int(last.headers["retry-after"]) <= 2
        assert httpx.get(f"{server.address}/healthz").status_code == 200


def test_a_throttle_forgets_who_does_not_come_back() -> None:
    throttle = Throttle(60)
    for number in range(5000):
        assert throttle.take(f"address {number}", number / 1000) == 0
    assert len(throttle) == 5000
    throttle.take("later", 1000)
    assert len(throttle) == 1


def test_a_throttle_remembers_who_has_nothing_left() -> None:
    throttle = Throttle(60, burst=2)
    assert [throttle.take("a", 0) for _ in range(3)] == [0, 0, 1]
    assert throttle.take("b", 0, cost=10) == 0, "what costs more than there ever is takes all"
    assert throttle.take("b", 0) == 1
    throttle.give_back("b")
    assert throttle.take("b", 0) == 0


def test_a_throttle_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jekyllhyde.server.process.limits._MOST_ADDRESSES", 100)
    throttle = Throttle(60)
    for number in range(1000):
        throttle.take(f"address {number}", monotonic())
    assert len(throttle) == 100


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "20010db800010002::/64"),
        ("2001:db8:1:2::9", "20010db800010002::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80000000000000::/64"),
        ("no:address", "no:address"),
    ],
)
def test_the_many_addresses_of_one_client_count_together(address: str, network: str) -> None:
    assert network_of(address) == network
