"""Sessions end with their sockets when they are revoked, and last while they are used."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient
from websockets.exceptions import ConnectionClosed

from jekyllhyde.server.accounts.identity import COOKIE_SECONDS, MOST_COOKIES, MOST_TOKENS, Player
from jekyllhyde.server.accounts.passwords import is_trivial
from jekyllhyde.server.http.app import Config, create_litestar
from jekyllhyde.server.http.connection import _authenticate
from jekyllhyde.server.live.sockets import Sockets
from jekyllhyde.server.live.tables import Settings
from jekyllhyde.server.process.limits import Limits
from tests.server.postgres import Postgres
from tests.server.redis import redis
from tests.server.running import Guest, ServerProcess, Talk, new_guest, new_table, run, running

CREDENTIALS = {"account": "Lanyon", "password": "a quiet street in Soho"}
DAY = 24 * 3_600_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with running(f"sqlite:///{tmp_path_factory.mktemp('sessions') / 'db'}") as process:
        yield process


class Program(Guest):
    """A client with a token."""

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.cookie}"}


def client_of(address: str, guest: Guest) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=address, headers=guest.headers)


async def new_token(address: str, guest: Guest) -> Program:
    async with client_of(address, guest) as client:
        answer = await client.post("/api/tokens", json={"label": "bot"})
        answer.raise_for_status()
        return Program(answer.json()["token"])


async def closed(talk: Talk) -> int | None:
    """Return the code with which the server closes the socket, or None if it stays open for a while."""
    try:
        async with asyncio.timeout(20):
            while True:
                await talk.hear()
    except ConnectionClosed as end:
        return None if end.rcvd is None else end.rcvd.code
    except TimeoutError:
        return None


async def answers(talk: Talk) -> bool:
    return bool((await talk.say("leave-lobby"))["type"] == "done")


@asynccontextmanager
async def sockets_of(address: str, *guests: Guest) -> Any:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(guest.socket(address)) for guest in guests]


def test_logging_out_everywhere_closes_all_sockets_at_once(server: ServerProcess) -> None:
    async def story() -> None:
        ann, other = await new_guest(server.address), await new_guest(server.address, "Bob")
        bot = await new_token(server.address, ann)
        async with sockets_of(server.address, ann, bot, other) as (page, program, bystander):
            async with client_of(server.address, ann) as client:
                assert (await client.delete("/api/sessions")).status_code == 204
            assert [await closed(page), await closed(program)] == [4401, 4401]
            assert await answers(bystander)

    run(story())


def test_logging_out_closes_the_sockets_of_that_session_only(server: ServerProcess) -> None:
    async def story() -> None:
        ann = await new_guest(server.address)
        bot = await new_token(server.address, ann)
        async with sockets_of(server.address, ann, bot) as (page, program):
            async with client_of(server.address, ann) as client:
                assert (await client.delete("/api/sessions/current")).status_code == 204
            assert await closed(page) == 4401
            assert await answers(program)

    run(story())


def test_a_token_that_is_revoked_closes_its_sockets(server: ServerProcess) -> None:
    async def story() -> None:
        ann, bob = await new_guest(server.address), await new_guest(server.address, "Bob")
        bot = await new_token(server.address, ann)
        async with sockets_of(server.address, ann, bot) as (page, program):
            async with client_of(server.address, ann) as client:
                (token,) = (await client.get("/api/tokens")).json()
                assert token["label"] == "bot"
                async with client_of(server.address, bob) as stranger:
                    await stranger.delete(f"/api/tokens/{token['id']}")
                assert len((await client.get("/api/tokens")).json()) == 1, "not a stranger's to revoke"
                assert (await client.delete(f"/api/tokens/{token['id']}")).status_code == 204
                assert (await client.get("/api/tokens")).json() == []
            assert await closed(program) == 4401
            assert await answers(page)

    run(story())


def test_deleting_an_account_closes_its_sockets(server: ServerProcess) -> None:
    async def story() -> int | None:
        ann = await new_guest(server.address)
        async with ann.socket(server.address) as page, client_of(server.address, ann) as client:
            assert (await client.delete("/api/me")).status_code == 204
            return await closed(page)

    assert run(story()) == 4401


def test_registering_replaces_the_cookie_and_ends_what_was_known_before(server: ServerProcess) -> None:
    """The old cookie must end, because an attacker may have planted it."""

    async def story() -> None:
        guest = await new_guest(server.address)
        bot = await new_token(server.address, guest)
        async with guest.socket(server.address) as page, client_of(server.address, guest) as client:
            answer = await client.post("/api/accounts", json=CREDENTIALS)
            assert answer.status_code == 200
            assert await closed(page) == 1001, "a browser comes back with its new cookie"
            for known in (guest, bot):
                async with client_of(server.address, known) as before:
                    assert (await before.get("/api/me")).json()["name"] is None
        async with client_of(server.address, Guest(answer.cookies["jh_session"])) as after:
            assert (await after.get("/api/me")).json() == {"name": "Ann", "account": "lanyon"}

    run(story())


def test_sockets_on_other_processes_close_too_even_if_the_note_gets_lost(postgresql: Postgres) -> None:
    url = postgresql.new_database()

    async def story(one: ServerProcess, two: ServerProcess, lose_notes: Any) -> list[int | None]:
        ann = await new_guest(one.address)
        bot = await new_token(one.address, ann)
        async with sockets_of(two.address, ann, bot) as (page, program):
            async with client_of(one.address, ann) as client:
                await client.delete("/api/sessions/current")
            first = await closed(page)
            lose_notes()
            async with client_of(one.address, bot) as client:
                assert (await client.delete("/api/sessions")).status_code == 204
            return [first, await closed(program)]

    with redis() as broker, running(url, broker.url) as one, running(url, broker.url) as two:
        assert run(story(one, two, broker.stop)) == [4401, 4401]


class Lookups:
    """Finds Ann's session once; meanwhile somebody's sessions are revoked."""

    def __init__(self, sockets: Sockets, revoked: str, session: str | None) -> None:
        self.count = 0
        self._sockets = sockets
        self._revoked = revoked, session

    async def player_of(self, _: object) -> Player | None:
        self.count += 1
        if self.count > 1:
            return None
        self._sockets.revoke(*self._revoked, 4401)
        return Player("a", "Ann", session="phone")


@pytest.mark.parametrize(
    ("revoked", "session", "lookups"),
    [("a", None, 2), ("a", "phone", 2), ("a", "laptop", 1), ("b", None, 1), ("b", "phone", 1)],
)
def test_a_session_that_ends_while_its_socket_opens_is_looked_up_again(
    revoked: str, session: str | None, lookups: int
) -> None:
    """Only a revocation of the same session, or of all sessions of the player, needs a second lookup."""
    sockets = Sockets()
    socket: Any = type("Socket", (), {"headers": {}, "cookies": {}})()
    identity: Any = Lookups(sockets, revoked, session)
    player = run(_authenticate(socket, identity, sockets))
    assert identity.count == lookups
    assert (player is None) == (lookups == 2)


class Clock:
    def __init__(self) -> None:
        self.now = 1_000 * DAY

    def __call__(self) -> int:
        return self.now


def test_who_comes_now_and_then_stays_known(tmp_path: Path) -> None:
    clock = Clock()
    config = Config(f"sqlite:///{tmp_path / 'db'}", now=clock, chance=Random(1))
    with TestClient(create_litestar(config)) as client:
        client.post("/api/guests", json={"name": "Ann"})
        token = {"authorization": f"Bearer {client.post('/api/tokens', json={'label': 'bot'}).json()['token']}"}
        assert "set-cookie" not in client.get("/api/me").headers, "at most once a day"
        for _ in range(5):
            clock.now += 80 * DAY
            answer = client.get("/api/me")
            assert answer.json()["name"] == "Ann"
            assert f"Max-Age={COOKIE_SECONDS}" in answer.headers["set-cookie"]
        client.cookies.clear()
        assert client.get("/api/me", headers=token).json()["name"] is None, "a token has an end"


def test_tokens_and_devices_are_bounded(server: ServerProcess) -> None:
    with httpx.Client(base_url=server.address) as client:
        client.post("/api/guests", json={"name": "Ann"})
        codes = [client.post("/api/tokens", json={"label": "bot"}).status_code for _ in range(MOST_TOKENS + 1)]
        assert codes == [200] * MOST_TOKENS + [409]
        assert client.post("/api/tokens", json={"label": "bot"}).json() == {"reason": "too-many-tokens"}
        client.delete(f"/api/tokens/{client.get('/api/tokens').json()[0]['id']}")
        assert client.post("/api/tokens", json={"label": "bot"}).status_code == 200


def test_the_oldest_device_is_logged_out_when_there_are_too_many(tmp_path: Path) -> None:
    clock, settings = Clock(), Settings(Limits(logins_per_minute=100))
    config = Config(f"sqlite:///{tmp_path / 'db'}", settings=settings, now=clock, chance=Random(1))
    with TestClient(create_litestar(config)) as client:
        client.post("/api/guests", json={"name": "Ann"})
        cookies = [client.post("/api/accounts", json=CREDENTIALS).cookies["jh_session"]]
        for _ in range(MOST_COOKIES):
            clock.now += DAY
            client.cookies.clear()
            cookies.append(client.post("/api/sessions", json=CREDENTIALS).cookies["jh_session"])
        client.cookies.clear()
        known = [client.get("/api/me", headers={"cookie": f"jh_session={cookie}"}).json()["name"] for cookie in cookies]
        assert known == [None] + ["Ann"] * MOST_COOKIES


def from_address(server: ServerProcess, last: int) -> httpx.Client:
    return httpx.Client(base_url=server.address, transport=httpx.HTTPTransport(local_address=f"127.0.0.{last}"))


def test_an_account_is_not_guessed_from_many_addresses(server: ServerProcess) -> None:
    guess = {"account": "carew", "password": "not the right one"}
    with from_address(server, 2) as client:
        client.post("/api/guests", json={"name": "Ann"})
        right = {"account": "Carew", "password": "a walk by the river"}
        assert client.post("/api/accounts", json=right).status_code == 200
        for _ in range(3):
            assert client.post("/api/sessions", json=right).status_code == 200, "what is right does not count"
    answers = []
    for last in range(10, 22):
        with from_address(server, last) as client:
            answers.append(client.post("/api/sessions", json=guess))
    assert [answer.status_code for answer in answers] == [401] * 10 + [429] * 2
    assert 0 < int(answers[-1].headers["retry-after"]) <= 120
    with from_address(server, 30) as client:
        assert client.post("/api/sessions", json={**guess, "account": "poole"}).status_code == 401, "others can log in"


@pytest.mark.parametrize(
    "password",
    [
        *("password", "Passwort1!", "12345678", "87654321", "qwertyui", "aaaaaaaa", "abababab", "iloveyou2"),
        *("jekyllhyde", "newcomen", "Newcomen1999", "Anna Maria", "letmein123", "11111111", "abcdefgh"),
        *("Passw0rd!", "P@ssw0rd", "abcd1234", "1q2w3e4r", "qwerty123", "passwordpassword", "zaq12wsx"),
    ],
)
def test_trivial_passwords_are_refused(server: ServerProcess, password: str) -> None:
    assert is_trivial(password, "newcomen", "Anna Maria")
    if password in ("password", "newcomen"):  # the rest would only wait for the throttle
        with httpx.Client(base_url=server.address) as client:
            client.post("/api/guests", json={"name": "Anna Maria"})
            answer = client.post("/api/accounts", json={"account": "newcomen", "password": password})
            assert (answer.status_code, answer.json()["reason"]) == (400, "weak-password")


@pytest.mark.parametrize(
    "password", ["correct horse", "a long secret", "xK9#mPq2vL", "my first dragon house", "19471202-42"]
)
def test_other_passwords_are_taken(password: str) -> None:
    assert not is_trivial(password, "utterson", "Ann")


def test_a_line_break_is_no_part_of_an_account(server: ServerProcess) -> None:
    with from_address(server, 31) as client:
        client.post("/api/guests", json={"name": "Ann"})
        answer = client.post("/api/accounts", json={"account": "enfield\n", "password": "a walk by the river"})
    assert (answer.status_code, answer.json()["reason"]) == (400, "malformed")


def test_reports_are_bounded(server: ServerProcess) -> None:
    async def story() -> list[str]:
        ann, bob = await new_guest(server.address), await new_guest(server.address, "Bob")
        table_id = await new_table(server.address, ann)
        async with ann.socket(server.address) as seated, bob.socket(server.address) as watching:
            for talk in (seated, watching):
                await talk.say("enter", table=table_id)
            await seated.say("sit", chair=0)
            said = [await watching.say("report", chair=0, text="rude") for _ in range(21)]
        return [answer.get("reason", answer["type"]) for answer in said]

    assert run(story()) == ["done"] * 20 + ["too-many-reports"]
