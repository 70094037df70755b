"""One WebSocket a client: everything that happens at a table goes over it."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from time import monotonic
from typing import Any

import msgspec
import sqlalchemy as sa
from litestar import WebSocket, websocket
from litestar.connection import ASGIConnection
from litestar.exceptions import WebSocketDisconnect

from jekyllhyde.server.accounts.identity import COOKIE, Identity, Player
from jekyllhyde.server.http.dependencies import TheIdentity, TheTables
from jekyllhyde.server.live.bus import Note
from jekyllhyde.server.live.live_table import LiveTable
from jekyllhyde.server.live.sockets import Sockets
from jekyllhyde.server.live.tables import NO_SESSION, Tables
from jekyllhyde.server.process import metrics
from jekyllhyde.server.process.limits import Limits, TokenBucket, network_of
from jekyllhyde.server.store import schema
from jekyllhyde.server.table import commands
from jekyllhyde.server.table.decisions import Entries, decide
from jekyllhyde.server.table.refusals import Refusal, Refused
from jekyllhyde.server.table.state import Phase, Table
from jekyllhyde.server.thinking.levels import LEVELS
from jekyllhyde.server.views import messages
from jekyllhyde.server.wire.line import Line, line_to

logger = logging.getLogger(__name__)

# Codes with which the server closes a socket (RFC 6455; 4000 and up are ours). `NO_SESSION` is another.
GOING_AWAY, POLICY, SLOW, TOO_MANY = 1001, 1008, 1013, 4429
_CLOSE_WITHIN = 5.0
_DAY = 24 * 3_600_000


class Connection:
    """Reads and obeys one client's messages. What waits for a slow client is bounded."""

    def __init__(self, socket: WebSocket[Any, Any, Any], line: Line, player: Player, tables: Tables) -> None:
        self.player = player
        self._socket = socket
        self._line = line
        self._tables = tables
        self._limits = tables.services.limits
        self._table: LiveTable | None = None
        self._bucket = TokenBucket(self._limits.messages_per_second, self._limits.burst, monotonic())
        self._muted: set[int] = set()
        self._refused = 0
        self._end: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        self._greeted = False

    # Sending

    def send(self, message: bytes) -> None:
        if self._line.write(message) > self._limits.outbox_bytes:
            self.shut(SLOW)

    def hears(self, chair: int) -> bool:
        return chair not in self._muted

    def shut(self, code: int | None) -> None:
        """Everything a client missed is in the state that it gets when it comes back. None if it has gone itself."""
        if not self._end.done():
            self._end.set_result(code)

    async def _close(self, code: int) -> None:
        try:
            async with asyncio.timeout(_CLOSE_WITHIN):
                await self._socket.close(code)
        except TimeoutError:
            self._line.cut()
        except WebSocketDisconnect:
            pass

    # Receiving

    async def run(self) -> None:
        reader = asyncio.create_task(self._read())
        try:
            code = await self._end
            if code is not None:
                await self._close(code)
        finally:
            reader.cancel()
            await asyncio.gather(reader, return_exceptions=True)
            self._leave_everything()

    async def _read(self) -> None:
        try:
            async with asyncio.timeout(self._limits.hello_within):
                await self._take(await self._line.read())
            if not self._greeted:
                self.shut(POLICY)
            while not self._end.done():
                await self._take(await self._line.read())
        except TimeoutError:
            self.shut(POLICY)
        except WebSocketDisconnect:
            self.shut(None)
        finally:
            self.shut(GOING_AWAY)

    async def _take(self, text: str) -> None:
        ref: int | None = None
        try:
            if not self._bucket.take(monotonic()):
                raise Refused(Refusal.TOO_FAST)
            message = _decoded(text)
            ref = message.ref
            await self._obey(message)
            if ref is not None:
                version = None if self._table is None else self._table.table.version
                self.send(messages.encode(messages.Done(ref, version)))
        except Refused as refused:
            self._refuse(refused, _ref_of(text) if ref is None else ref)
        except Exception:
            logger.exception("a message failed", extra={"player": self.player.id})
            self._refuse(Refused(Refusal.TRY_AGAIN), ref)

    def _refuse(self, refused: Refused, ref: int | None) -> None:
        metrics.refusals.labels(refused.refusal.value).inc()
        self.send(messages.encode(messages.RefusedMessage(refused.refusal.value, ref, refused.rule, refused.detail)))
        if refused.refusal in (Refusal.TOO_FAST, Refusal.MALFORMED, Refusal.WRONG_PROTOCOL):
            self._refused += 1
        if self._refused >= self._limits.refusals_before_close:
            logger.warning("cut off", extra={"player": self.player.id, "reason": refused.refusal.value})
            self.shut(POLICY)

    async def _obey(self, message: commands.ClientMessage) -> None:
        if not self._greeted:
            self._greet(message)
            return
        match message:
            case commands.Hello():
                self._greet(message)
            case commands.WatchLobby():
                self._tables.lobby_listeners.add(self)
                self.send(messages.encode(messages.Lobby(await self._tables.lobby())))
            case commands.LeaveLobby():
                self._tables.lobby_listeners.discard(self)
            case commands.Enter():
                await self._enter(message.table)
            case commands.Exit():
                self._exit()
            case commands.Say() | commands.Chat():
                self._speak(message)
            case commands.Mute():
                (self._muted.add if message.on else self._muted.discard)(message.chair)
            case commands.Report():
                await self._report(message)
            case _:
                live = self._entered()
                await live.submit(partial(self._decided, live, message))

    def _greet(self, message: commands.ClientMessage) -> None:
        if not isinstance(message, commands.Hello) or message.protocol != commands.PROTOCOL:
            raise Refused(Refusal.WRONG_PROTOCOL)
        self._greeted = True
        self.send(messages.encode(messages.Welcome(commands.PROTOCOL, self.player.name, list(LEVELS))))

    async def _enter(self, table_id: str) -> None:
        live = await self._tables.table(table_id)
        if live is not self._table:
            self._exit()
        self._table = live
        await live.enter(self)

    def _exit(self) -> None:
        if self._table is not None:
            self._table.exit(self)
        self._table = None
        self._muted.clear()

    def _leave_everything(self) -> None:
        self._exit()
        self._tables.lobby_listeners.discard(self)

    def _entered(self) -> LiveTable:
        if self._table is None:
            raise Refused(Refusal.NO_TABLE_ENTERED)
        return self._table

    def _decided(self, live: LiveTable, command: commands.TableCommand, table: Table) -> Entries:
        chance, player = self._tables.services.chance, self.player
        return decide(table, player.id, player.name, command, levels=LEVELS, now=live.now(), chance=chance)

    # Talking

    def _speak(self, message: commands.Say | commands.Chat) -> None:
        live = self._entered()
        chair = self._own_chair(live)
        if isinstance(message, commands.Say):
            spoken = messages.encode(messages.Said(chair, message.phrase))
        else:
            self._require_talk(live)
            spoken = messages.encode(messages.Chatted(chair, message.text))
        live.spread(chair, spoken)
        self._tables.services.bus.publish(Note(self._tables.services.process, live.id, spoken=msgspec.Raw(spoken)))

    def _own_chair(self, live: LiveTable) -> int:
        chair = live.table.chair_of(self.player.id)
        if chair is None:
            raise Refused(Refusal.NOT_SEATED)
        return chair

    @staticmethod
    def _require_talk(live: LiveTable) -> None:
        if live.table.phase is Phase.PLAYING:
            raise Refused(Refusal.NO_TALK, "R7.3")
        if not live.table.setup.talk:
            raise Refused(Refusal.NO_TALK)

    async def _report(self, message: commands.Report) -> None:
        live = self._entered()
        about = live.table.chairs.people.get(message.chair)
        if about is None:
            raise Refused(Refusal.NO_SUCH_CHAIR)
        now, most = self._tables.services.now(), self._limits.reports_per_day
        row = {
            "at": now,
            "table_id": live.id,
            "by_player": self.player.id,
            "about_player": about.player,
            "text": message.text,
        }

        def write(connection: sa.Connection) -> bool:
            own = (schema.reports.c.by_player == self.player.id) & (schema.reports.c.at > now - _DAY)
            count = connection.execute(sa.select(sa.func.count()).select_from(schema.reports).where(own)).scalar_one()
            if count < most:
                connection.execute(sa.insert(schema.reports), row)
            return count < most

        if not await self._tables.services.store.write(write):
            raise Refused(Refusal.TOO_MANY_REPORTS)


def _decoded(text: str) -> commands.ClientMessage:
    try:
        return commands.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        raise Refused(Refusal.MALFORMED) from None


class _Numbered(msgspec.Struct):
    ref: commands.Reference | None = None


_numbered = msgspec.json.Decoder(_Numbered)


def _ref_of(text: str) -> int | None:
    """The `ref` of a message that was refused before it was read, or could not be."""
    try:
        return _numbered.decode(text).ref
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        return None


def credentials_from(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """A program shows a token, a browser its cookie."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" else connection.cookies.get(COOKIE)


@websocket("/ws")
async def table_socket(socket: WebSocket[Any, Any, Any], identity: TheIdentity, tables: TheTables) -> None:
    try:
        await _serve(socket, identity, tables)
    finally:
        del socket.receive, socket.send  # they refer to the socket, which would wait for the garbage collector


async def _serve(socket: WebSocket[Any, Any, Any], identity: Identity, tables: Tables) -> None:
    await socket.accept()
    player = await _bearer(socket, identity, tables.sockets)
    if player is None:
        await socket.close(NO_SESSION)
        return
    async with line_to(socket) as line:
        connection = Connection(socket, line, player, tables)
        await _talk(connection, socket, tables.sockets, tables.services.limits)


async def _bearer(socket: WebSocket[Any, Any, Any], identity: Identity, sockets: Sockets) -> Player | None:
    """Who shows a cookie or token that is valid until the next await. A revocation cannot close a socket that `sockets`
    does not know yet."""
    while True:
        revocations = sockets.revocations
        player = await identity.player_of(credentials_from(socket))
        if sockets.revocations == revocations:
            return player


async def _talk(connection: Connection, socket: WebSocket[Any, Any, Any], sockets: Sockets, limits: Limits) -> None:
    address = network_of(socket.client.host if socket.client else "")
    who = f"player {connection.player.id}", f"address {address}"
    counted = dict(zip(who, (limits.connections_per_player, limits.connections_per_address), strict=True))
    if not sockets.add(connection, counted):
        logger.warning("too many connections", extra={"player": connection.player.id})
        connection.send(messages.encode(messages.RefusedMessage(Refusal.TOO_MANY_CONNECTIONS.value)))
        await socket.close(TOO_MANY)
        return
    try:
        await connection.run()
    finally:
        sockets.remove(connection, counted)
