"""What the load says to each server."""

from __future__ import annotations

from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any

import httpx
import msgspec

from bench._load import SEATS, Place, Seat, Step


class Round(msgspec.Struct):
    legal_moves: list[str] | None = None


class Table(msgspec.Struct):
    version: int
    phase: str
    round: Round | None


class Message(msgspec.Struct):
    table: Table | None = None


class Ours:
    """Tables of our server. With `by_table` the sockets' addresses have the table's id, as a browser's have."""

    def __init__(self, client: httpx.AsyncClient, *, by_table: bool = True) -> None:
        self._client = client
        self._by_table = by_table
        self._decode = msgspec.json.Decoder(Message).decode

    async def open_table(self) -> list[Place]:
        client = self._client
        cookies = [(await client.post("/api/guests", json={"name": name})).cookies["jh_session"] for name in "ABCD"]
        headers = [{"cookie": f"jh_session={cookie}"} for cookie in cookies]
        opened = await client.post("/api/tables", json={"target": 3000}, headers=headers[0])
        table = opened.json()["id"]
        base = str(client.base_url).replace("http", "ws", 1).rstrip("/")
        address = f"{base}/ws?table={table}" if self._by_table else f"{base}/ws"
        return [Place(address, headers[seat], table, seat) for seat in SEATS]

    async def sit_down(self, seats: list[Seat]) -> None:
        for index, seat in enumerate(seats):
            self.enter(seat)
            seat.send(b'{"type":"sit","chair":%d}' % index)
            await seat.until(lambda seat=seat, index=index: seat.version >= index + 2)  # type: ignore[misc]
        seats[0].send(b'{"type":"start"}')
        for seat in seats:
            await seat.until(lambda seat=seat: seat.version >= 8)  # type: ignore[misc]

    def enter(self, seat: Seat) -> None:
        seat.send(b'{"type":"hello","protocol":2}')
        seat.send(b'{"type":"enter","table":"%s"}' % seat.place.table.encode())

    def heard(self, _seat: Seat, payload: bytes) -> Table | None:
        return self._decode(payload).table if payload.startswith(b'{"type":"state"') else None

    def version(self, sight: Table) -> int:
        return sight.version

    def step(self, seats: list[Seat]) -> Step:
        table: Table = seats[0].sight
        match table.phase:
            case "playing":
                return _our_move(seats)
            case "between-rounds":
                return Step([(seat, b'{"type":"ready"}') for seat in SEATS], 5, is_move=False)
            case "over":
                return Step([(0, b'{"type":"rematch"}')], 1, is_move=False)
            case _:
                return Step([(0, b'{"type":"start"}')], 3, is_move=False)


def _our_move(seats: list[Seat]) -> Step:
    for index, seat in enumerate(seats):
        table: Table = seat.sight
        if table.round is not None and table.round.legal_moves:
            move = b'{"type":"make-move","version":%d,"move":"%s"}'
            return Step([(index, move % (table.version, table.round.legal_moves[0].encode()))], 1)
    raise AssertionError("nobody has a move")


class Cards(msgspec.Struct):
    hand: list[str] | None = None


class Context(msgspec.Struct):
    currentPlayer: str  # noqa: N815


class State(msgspec.Struct):
    G: Cards
    ctx: Context
    state_id: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    state: State


class BoardgameIo:
    """boardgame.io speaks Socket.IO; its letters: 0 open, 2 ping, 3 pong, 40 connect, 42 event."""

    _SPACE = b"/tricks,"

    def __init__(self, client: httpx.AsyncClient) -> None:
        self._client = client
        self._update = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw]).decode
        self._sync = msgspec.json.Decoder(tuple[str, str, Synced]).decode

    async def open_table(self) -> list[Place]:
        base = str(self._client.base_url).rstrip("/").replace("http", "ws", 1)
        address = f"{base}/socket.io/?EIO=4&transport=websocket"
        table = (await self._client.post("/games/tricks/create", json={"numPlayers": 4})).json()["matchID"]
        places = []
        for seat in SEATS:
            wish = {"playerID": str(seat), "playerName": "ABCD"[seat]}
            joined = await self._client.post(f"/games/tricks/{table}/join", json=wish)
            places.append(Place(address, {}, table, seat, joined.json()["playerCredentials"]))
        return places

    async def sit_down(self, seats: list[Seat]) -> None:
        for seat in seats:
            self.enter(seat)
            await seat.until(lambda seat=seat: seat.version >= 0)  # type: ignore[misc]

    def enter(self, seat: Seat) -> None:
        """The server's `40` is answered in `heard`."""
        seat.send(b"40" + self._SPACE)

    def heard(self, seat: Seat, payload: bytes) -> State | None:
        if payload.startswith(b'42/tricks,["update"'):
            return self._update(payload[10:])[2]
        if payload.startswith(b'42/tricks,["sync"'):
            return self._sync(payload[10:])[2].state
        if payload.startswith(b"40"):
            place = seat.place
            self._emit(seat, "sync", place.table, str(place.seat), place.pass_word, 4)
        elif payload == b"2":
            seat.send(b"3")
        return None

    def _emit(self, seat: Seat, *event: Any) -> None:
        seat.send(b"42" + self._SPACE + msgspec.json.encode(event))

    def version(self, sight: State) -> int:
        return sight.state_id

    def step(self, seats: list[Seat]) -> Step:
        state: State = seats[0].sight
        player = state.ctx.currentPlayer
        mover = seats[int(player)]
        move = {
            "type": "play",
            "args": [mover.sight.G.hand[0]],
            "playerID": player,
            "credentials": mover.place.pass_word,
        }
        action = {"type": "MAKE_MOVE", "payload": move}
        event = ("update", action, state.state_id, mover.place.table, player)
        return Step([(mover.place.seat, b"42" + self._SPACE + msgspec.json.encode(event))], 1)


def client_of(address: str) -> httpx.AsyncClient:
    """Keeps no cookies: it speaks for many."""
    no_cookies = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
    return httpx.AsyncClient(base_url=address, timeout=60, cookies=no_cookies)
