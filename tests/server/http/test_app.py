"""The application as clients see it: a real process and real sockets."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from jekyllhyde.records import Outcome, read_record, verify_record
from tests.server.running import ServerProcess, Talk, new_guest, new_table, run, running, start_against_bots


def sign_in(client: httpx.Client, name: str = "Ann") -> None:
    assert client.post("/api/guests", json={"name": name}).status_code == 200


async def played_match(address: str) -> tuple[dict[str, str], str]:
    guest = await new_guest(address)
    table_id = await new_table(address, guest, target=1)
    async with guest.socket(address) as talk:
        await start_against_bots(talk, table_id)
        await talk.play_match()
    return guest.headers, table_id


def test_a_guest_plays_a_match_and_finds_it_again(server: ServerProcess, client: httpx.Client) -> None:
    headers, table_id = run(played_match(server.address))
    history = client.get("/api/games", headers=headers).json()
    assert history["played"] == 1
    commit = client.get(f"/api/tables/{table_id}").json()["commit"]
    assert history["games"][0]["id"] == commit[:16], "whoever was at the table knows where its record is"
    shared = client.get(f"/api/games/{history['games'][0]['id']}").text
    assert verify_record(read_record(shared)).outcome is Outcome.FAIR
    assert client.get(f"/api/tables/{table_id}/record").text == shared
    own_name = f"/api/games/{history['games'][0]['id']}/me"
    assert client.get(own_name, headers=headers).json() == {"name": "Ann"}
    assert client.get(own_name).json() == {"name": None}
    exported = client.get("/api/me/export", headers=headers).json()
    assert exported["games"][0]["record"] == shared
    client.delete("/api/me", headers=headers)
    assert client.get("/api/me", headers=headers).json() == {"name": None, "account": None}
    assert client.get(f"/api/games/{history['games'][0]['id']}").text == shared


def test_an_account_keeps_a_guests_games_and_works_elsewhere(server: ServerProcess, client: httpx.Client) -> None:
    headers, _ = run(played_match(server.address))
    credentials = {"account": "Utterson", "password": "a long secret"}
    assert client.post("/api/accounts", json=credentials, headers=headers).status_code == 200
    with httpx.Client(base_url=server.address) as elsewhere:
        wrong = elsewhere.post("/api/sessions", json={**credentials, "password": "another secret"})
        assert (wrong.status_code, wrong.json()) == (401, {"reason": "wrong-password"})
        assert elsewhere.post("/api/sessions", json=credentials).status_code == 200
        assert elsewhere.get("/api/games").json()["played"] == 1
        sign_in(client, "Other")
        assert client.post("/api/accounts", json=credentials).status_code == 409
        elsewhere.delete("/api/sessions")
        assert elsewhere.get("/api/games").status_code == 401
    assert client.get("/api/games", headers=headers).status_code == 401, "revoked on all devices"


def test_a_program_plays_with_a_token(server: ServerProcess, client: httpx.Client) -> None:
    sign_in(client)
    token = client.post("/api/tokens", json={"label": "my bot"}).json()["token"]
    assert httpx.get(f"{server.address}/api/me", headers={"authorization": f"Bearer {token}"}).json()["name"] == "Ann"


def test_of_two_who_race_for_a_chair_one_wins(server: ServerProcess) -> None:
    async def race() -> list[str]:
        guests = [await new_guest(server.address, name) for name in ("Ann", "Bob", "Cat")]
        table_id = await new_table(server.address, guests[0])
        async with guests[0].socket(server.address) as a, guests[1].socket(server.address) as b:
            for talk in (a, b):
                await talk.say("enter", table=table_id)
            answers = await asyncio.gather(a.say("sit", chair=2), b.say("sit", chair=2))
        return sorted(answer.get("reason", answer["type"]) for answer in answers)

    assert run(race()) == ["chair-taken", "done"]


def test_the_lobby_tells_of_open_tables(server: ServerProcess) -> None:
    async def story() -> None:
        ann, bob = await new_guest(server.address, "Ann"), await new_guest(server.address, "Bob")
        table_id = await new_table(server.address, ann, private=False)
        hidden = await new_table(server.address, ann, private=True)
        async with ann.socket(server.address) as host, bob.socket(server.address) as looker:
            await looker.say("watch-lobby")
            await host.say("enter", table=hidden)
            await host.say("sit", chair=0)
            await host.say("enter", table=table_id)
            await host.say("sit", chair=0)
            rows: list[dict[str, Any]] = []
            while table_id not in (ids := [row["id"] for row in rows]):
                message = await looker.hear()
                rows = message.get("tables", rows)
            assert hidden not in ids

    run(story())


def test_talk_waits_for_the_end_of_the_round(server: ServerProcess) -> None:
    async def story() -> None:
        guest = await new_guest(server.address)
        table_id = await new_table(server.address, guest, target=3000)
        async with guest.socket(server.address) as talk:
            await talk.say("enter", table=table_id)
            assert (await talk.say("say", phrase="hello"))["reason"] == "not-seated"
            await start_against_bots(talk, table_id)
            refused = await talk.say("chat", text="I hold the Transformation")
            assert (refused["reason"], refused["rule"]) == ("no-talk", "R7.3")
            assert (await talk.say("say", phrase="hello"))["type"] == "done"

    run(story())


def test_every_answer_carries_security_headers(client: httpx.Client) -> None:
    for path in ("/", "/api/me", "/assets/none.js", "/nowhere"):
        headers = client.get(path).headers
        policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
        assert policy["default-src"] == "'none'"
        assert policy["script-src"] == "'self' 'wasm-unsafe-eval'"  # no scripts but ours, and the kernel as WebAssembly
        assert policy["style-src"] == policy["connect-src"] == policy["worker-src"] == "'self'"
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers
    sign_in(client)
    cookie = client.post("/api/guests", json={"name": "Ann"}, headers={"cookie": ""}).headers.get("set-cookie", "")
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


def test_foreign_origins_are_refused(server: ServerProcess, client: httpx.Client) -> None:
    for headers in ({"origin": "https://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}):
        assert client.post("/api/guests", json={"name": "Ann"}, headers=headers).status_code == 403
    own = {"origin": server.address, "sec-fetch-site": "same-origin"}
    assert client.post("/api/guests", json={"name": "Ann"}, headers=own).status_code == 200

    async def foreign_socket() -> None:
        guest = await new_guest(server.address)
        async with guest.socket(server.address, origin="https://evil.example"):
            pass

    with pytest.raises(InvalidStatus) as refused:
        run(foreign_socket())
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize("cookie", ["", "x", "." * 50, f"{'a' * 43}.{'0' * 64}", "é" * 40, "a" * 5000])
def test_forged_cookies_are_nobody(server: ServerProcess, cookie: str) -> None:
    headers = {b"cookie": f"jh_session={cookie}".encode()}
    answer = httpx.get(f"{server.address}/api/me", headers=headers)
    assert answer.json() == {"name": None, "account": None}
    assert httpx.post(f"{server.address}/api/tables", json={}, headers=headers).status_code == 401

    async def socket_code() -> int:
        async with connect(server.address.replace("http", "ws") + "/ws", max_size=None) as socket:
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
            return 0 if closed.value.rcvd is None else closed.value.rcvd.code

    assert run(socket_code()) == 4401


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b'{"name":1}',
        b'{"name":""}',
        b'{"name":"\\u0000"}',
        b'{"name":"a","b":1}',
        b"\xff",
        b"{" * 2000,
    ],
)
def test_malformed_requests_are_refused(client: httpx.Client, body: bytes) -> None:
    answer = client.post("/api/guests", content=body, headers={"content-type": "application/json"})
    assert 400 <= answer.status_code < 500


def test_oversized_requests_are_refused(client: httpx.Client) -> None:
    assert client.post("/api/guests", json={"name": "a" * 100_000}).status_code == 413
    assert client.get("/api/tables/" + "a" * 5000).status_code in (400, 404)


@pytest.mark.parametrize("key", ["unknown00000", "../../etc/passwd", "' OR 1=1 --", "__proto__", "%00", "a/b", "table"])
def test_an_unknown_id_makes_no_table(client: httpx.Client, key: str) -> None:
    sign_in(client)
    assert client.get(f"/api/tables/{key}").status_code in (400, 404)
    assert client.get(f"/api/games/{key}").status_code in (400, 404)
    assert client.get(f"/assets/{key}").status_code in (400, 404)


def random_frame(chance: Random) -> str | bytes:
    kinds = ("hello", "enter", "sit", "make-move", "undo", "start", "constructor", "__proto__", "disconnect", "")
    values: tuple[Any, ...] = (None, -1, 2**70, 1.5, "N?", "JT", [], {}, {"toString": 1}, "x" * 300, True, "\ud83c")
    fields = ("table", "chair", "version", "move", "protocol", "ref", "level", "__proto__", "type")
    if chance.random() < 0.2:
        return chance.randbytes(chance.randrange(50)).decode("latin-1")
    message = {chance.choice(fields): chance.choice(values) for _ in range(chance.randrange(4))}
    return json.dumps({"type": chance.choice(kinds), **message})


def test_ten_thousand_random_frames_change_nothing_for_others(server: ServerProcess) -> None:
    async def flood(talk: Talk, chance: Random) -> None:
        for _ in range(10_000):
            await talk.socket.send(random_frame(chance))

    async def story() -> None:
        ann, bob = await new_guest(server.address, "Ann"), await new_guest(server.address, "Bob")
        table_id = await new_table(server.address, ann, target=1)
        async with ann.socket(server.address) as talk:
            await start_against_bots(talk, table_id)
            async with bob.socket(server.address) as rude:
                await rude.say("enter", table=table_id)
                with suppress(ConnectionClosed):
                    await flood(rude, Random(1))
                await rude.socket.wait_closed()
                # The server has sent 1008 by then. If the client sends still more frames, the server aborts the
                # connection, and what the client has not read is lost.
                assert rude.socket.close_code in (1008, 1006)
            await talk.play_match()
            assert talk.table["chairs"][0]["name"] == "Ann"

    run(story())


def test_who_keeps_sending_nonsense_and_reads_is_told_why(server: ServerProcess) -> None:
    async def story() -> None:
        guest = await new_guest(server.address)
        async with guest.socket(server.address) as rude:
            with suppress(ConnectionClosed):
                while True:
                    await rude.socket.send("nonsense")
                    assert (await rude.hear())["reason"] == "malformed"
            assert rude.socket.close_code == 1008

    run(story())


def test_a_message_that_is_too_long_ends_the_socket(server: ServerProcess) -> None:
    async def story() -> None:
        guest = await new_guest(server.address)
        async with guest.socket(server.address) as talk:
            await talk.socket.send(b"\xff\xfe")
            assert (await talk.hear())["reason"] == "malformed"
            await talk.socket.send("x" * 5000)
            await talk.socket.wait_closed()
            assert talk.socket.close_code == 1009

    run(story())


def test_a_player_has_only_so_many_connections(server: ServerProcess) -> None:
    async def story() -> None:
        guest = await new_guest(server.address)
        url = server.address.replace("http", "ws") + "/ws"
        sockets = [await connect(url, additional_headers=guest.headers) for _ in range(9)]
        refused = json.loads(await sockets[8].recv())
        assert (refused["type"], refused["reason"]) == ("refused", "too-many-connections")
        await sockets[8].wait_closed()
        assert sockets[8].close_code == 4429
        for socket in sockets:
            await socket.close()

    run(story())


def test_other_peoples_chairs_are_not_mine(server: ServerProcess) -> None:
    async def story() -> None:
        ann, bob = await new_guest(server.address, "Ann"), await new_guest(server.address, "Bob")
        table_id = await new_table(server.address, ann, target=3000)
        async with ann.socket(server.address) as own, bob.socket(server.address) as other:
            await start_against_bots(own, table_id)
            while not own.legal_moves:
                await own.hear()
            await other.say("enter", table=table_id)
            version, move = own.table["version"], own.legal_moves[0]
            for kind in ("make-move", "undo", "take-back"):
                fields = {"version": version} | ({"move": move} if kind == "make-move" else {})
                assert (await other.say(kind, **fields))["reason"] == "not-seated"
            for kind in ("give-up-chair", "take-chair-back", "rematch", "ready", "stand"):
                assert (await other.say(kind))["reason"] == "not-seated"
            assert "hand" not in other.table["round"]
            assert own.table["version"] == version

    run(story())


def test_passwords_cannot_be_tried_for_ever(tmp_path: Path) -> None:
    """Use a server of its own, because other tests log in too."""
    guesses = [{"account": "enfield", "password": f"guess {number:03}"} for number in range(15)]
    with running(f"sqlite:///{tmp_path / 'db'}") as server, httpx.Client(base_url=server.address) as client:
        codes = [client.post("/api/sessions", json=guess).status_code for guess in guesses]
    assert codes[-1] == 429
    assert set(codes) == {401, 429}


def test_health_and_metrics(client: httpx.Client) -> None:
    assert client.get("/healthz").text == "ok"
    assert client.get("/readyz").text == "ok"
    assert "jh_entries_total" in client.get("/metrics").text


def test_it_starts_and_stops_with_nothing_to_do(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'db'}") as process:
        assert httpx.get(f"{process.address}/healthz").text == "ok"


async def leave_and_return(address: str) -> None:
    ann, bob = await new_guest(address), await new_guest(address, "Bob")
    table_id = await new_table(address, ann)
    async with ann.socket(address) as host, bob.socket(address) as friend:
        for talk in (host, friend):
            assert (await talk.say("ping"))["type"] == "done"
            await talk.say("enter", table=table_id)
            await talk.say("sit")
        await friend.say("rename", name="Bertie")
        await friend.say("stand")
        await friend.say("sit", chair=3)
        assert friend.table["chairs"][3]["name"] == "Bertie", "the new name stays with the connection"
        for chair in (1, 2):
            await host.say("seat-bot", chair=chair, level="random")
        await host.say("start")
        await friend.say("exit", give_up=True)
        while not host.table["chairs"][3]["stand_in"]:
            await host.hear()
        assert not host.table["chairs"][3]["here"]
        await friend.say("enter", table=table_id)
        while not host.table["chairs"][3]["here"]:
            await host.hear()
        assert not host.table["chairs"][3]["stand_in"]


def test_for_who_leaves_by_choice_a_bot_plays_until_the_return(server: ServerProcess) -> None:
    run(leave_and_return(server.address))
