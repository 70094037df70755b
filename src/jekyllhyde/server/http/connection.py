"""One WebSocket per client: reads the client's messages and carries them out."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from time import monotonic
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.connection import ASGIConnection
from litestar.exceptions import WebSocketDisconnect

from jekyllhyde.server.accounts.identity import COOKIE, Identity, Player
from jekyllhyde.server.http.dependencies import TheIdentity, TheTables
from jekyllhyde.server.live.bus import Note
from jekyllhyde.server.live.client import GOING_AWAY, NO_SESSION, POLICY, TOO_MANY, Client
from jekyllhyde.server.live.live_table import LiveTable
from jekyllhyde.server.live.sockets import Sockets
from jekyllhyde.server.live.tables import Tables
from jekyllhyde.server.process import metrics
from jekyllhyde.server.process.limits import Limits, TokenBucket, network_of
from jekyllhyde.server.store.reports import add_report
from jekyllhyde.server.table import commands
from jekyllhyde.server.table.names import clean_name
from jekyllhyde.server.table.refusals import Refusal, Refused
from jekyllhyde.server.table.state import Phase
from jekyllhyde.server.thinking.bots import TABLE_LEVELS
from jekyllhyde.server.views import messages
from jekyllhyde.server.wire.line import Line, line_to

logger = logging.getLogger(__name__)

_CLOSE_WITHIN = 5.0


class Connection:
    """Reads the messages of one client, one after the other, and carries them out."""

    def __init__(self, socket: WebSocket[Any, Any, Any], line: Line, player: Player, tables: Tables) -> None:
        self._limits = tables.services.limits
        self.client = Client(player, line, self._limits.outbox_bytes)
        self._socket = socket
        self._line = line
        self._tables = tables
        self._live: LiveTable | None = None
        self._bucket = TokenBucket(self._limits.messages_per_second, self._limits.burst, monotonic())
        self._refused = 0
        self._greeted = False

    async def run(self) -> None:
        """Serve the client until one side closes the connection."""
        reader = asyncio.create_task(self._read())
        try:
            code = await self.client.closed
            if code is not None:
                await self._close(code)
        finally:
            reader.cancel()
            await asyncio.gather(reader, return_exceptions=True)
            self._exit()
            self._tables.lobby.watchers.discard(self.client)

    async def _close(self, code: int) -> None:
        try:
            async with asyncio.timeout(_CLOSE_WITHIN):
                await self._socket.close(code)
        except TimeoutError:
            self._line.cut()
        except WebSocketDisconnect:
            pass

    async def _read(self) -> None:
        try:
            async with asyncio.timeout(self._limits.hello_within):
                await self._handle(await self._line.read())
            if not self._greeted:
                self.client.close(POLICY)
            while not self.client.closed.done():
                await self._handle(await self._line.read())
        except TimeoutError:
            self.client.close(POLICY)
        except WebSocketDisconnect:
            self.client.close(None)
        finally:
            self.client.close(GOING_AWAY)

    async def _handle(self, text: str) -> None:
        """Carry out a message and answer it."""
        ref: int | None = None
        try:
            if not self._bucket.take(monotonic()):
                raise Refused(Refusal.TOO_FAST)
            message = _decoded(text)
            ref = message.ref
            await self._dispatch(message)
            if ref is not None:
                version = None if self._live is None else self._live.table.version
                self.client.send(messages.encode(messages.Done(ref, version)))
        except Refused as refused:
            self._refuse(refused, _ref_of(text) if ref is None else ref)
        except Exception:
            logger.exception("a message failed", extra={"player": self.client.player.id})
            self._refuse(Refused(Refusal.TRY_AGAIN), ref)

    def _refuse(self, refused: Refused, ref: int | None) -> None:
        """Tell the client. Close the connection of a client that keeps sending too much or nonsense."""
        metrics.refusals.labels(refused.refusal.value).inc()
        answer = messages.RefusedMessage(refused.refusal.value, ref, refused.rule, refused.detail)
        self.client.send(messages.encode(answer))
        if refused.refusal in (Refusal.TOO_FAST, Refusal.MALFORMED, Refusal.WRONG_PROTOCOL):
            self._refused += 1
        if self._refused >= self._limits.refusals_before_close:
            logger.warning("cut off", extra={"player": self.client.player.id, "reason": refused.refusal.value})
            self.client.close(POLICY)

    async def _dispatch(self, message: commands.ClientMessage) -> None:
        if not self._greeted:
            self._greet(message)
            return
        match message:
            case commands.Hello():
                self._greet(message)
            case commands.Ping():
                pass
            case commands.WatchLobby():
                self._tables.lobby.watchers.add(self.client)
                self.client.send(messages.encode(messages.Lobby(await self._tables.lobby.rows())))
            case commands.LeaveLobby():
                self._tables.lobby.watchers.discard(self.client)
            case commands.Enter():
                await self._enter(message.table)
            case commands.Exit():
                await self._leave(message)
            case commands.Say() | commands.Chat():
                self._speak(message)
            case commands.Mute():
                (self.client.muted.add if message.on else self.client.muted.discard)(message.chair)
            case commands.Report():
                await self._report(message)
            case _:
                await self._command(message)

    def _greet(self, message: commands.ClientMessage) -> None:
        if not isinstance(message, commands.Hello) or message.protocol != commands.PROTOCOL:
            raise Refused(Refusal.WRONG_PROTOCOL)
        self._greeted = True
        welcome = messages.Welcome(commands.PROTOCOL, self.client.player.name, list(TABLE_LEVELS))
        self.client.send(messages.encode(welcome))

    # At a table

    async def _enter(self, table_id: str) -> None:
        live = await self._tables.table(table_id)
        if live is not self._live:
            self._exit()
        self._live = live
        await live.enter(self.client)

    async def _command(self, command: commands.TableCommand) -> None:
        await self._entered().command(self.client.player, command)
        if isinstance(command, commands.Rename):  # the next chair gets this name, too
            name = clean_name(command.name) or self.client.player.name
            self.client.player = replace(self.client.player, name=name)

    async def _leave(self, message: commands.Exit) -> None:
        live = self._live
        self._exit()
        if live is not None and message.give_up:
            await live.leave(self.client.player.id)

    def _exit(self) -> None:
        if self._live is not None:
            self._live.exit(self.client)
        self._live = None
        self.client.muted.clear()

    def _entered(self) -> LiveTable:
        if self._live is None:
            raise Refused(Refusal.NO_TABLE_ENTERED)
        return self._live

    def _speak(self, message: commands.Say | commands.Chat) -> None:
        live = self._entered()
        chair = live.table.chair_of(self.client.player.id)
        if chair is None:
            raise Refused(Refusal.NOT_SEATED)
        if isinstance(message, commands.Say):
            spoken = messages.encode(messages.Said(chair, message.phrase))
        else:
            _require_talk(live)
            spoken = messages.encode(messages.Chatted(chair, message.text))
        live.send_talk(chair, spoken)
        services = self._tables.services
        services.bus.publish(Note(services.process, live.id, spoken=msgspec.Raw(spoken)))

    async def _report(self, message: commands.Report) -> None:
        live, services = self._entered(), self._tables.services
        about = live.table.chairs.people.get(message.chair)
        if about is None:
            raise Refused(Refusal.NO_SUCH_CHAIR)
        limits = {"now": services.now(), "most_per_day": self._limits.reports_per_day}
        report = add_report(live.id, self.client.player.id, about.player, message.text, **limits)
        if not await services.store.write(report):
            raise Refused(Refusal.TOO_MANY_REPORTS)


def _require_talk(live: LiveTable) -> None:
    if live.table.phase is Phase.PLAYING:
        raise Refused(Refusal.NO_TALK, "R7.3")
    if not live.table.setup.talk:
        raise Refused(Refusal.NO_TALK)


def _decoded(text: str) -> commands.ClientMessage:
    try:
        return commands.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        raise Refused(Refusal.MALFORMED) from None


class _Numbered(msgspec.Struct):
    ref: commands.Reference | None = None


_numbered = msgspec.json.Decoder(_Numbered)


def _ref_of(text: str) -> int | None:
    """Return the `ref` of a message that was refused before it was decoded, if it has one."""
    try:
        return _numbered.decode(text).ref
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        return None


def credentials_from(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """Return the token of a program or the cookie of a browser."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" else connection.cookies.get(COOKIE)


@websocket("/ws")
async def table_socket(socket: WebSocket[Any, Any, Any], identity: TheIdentity, tables: TheTables) -> None:
    """Serve one client over its WebSocket."""
    try:
        await _serve(socket, identity, tables)
    finally:
        del socket.receive, socket.send  # they refer to the socket, which would wait for the garbage collector


async def _serve(socket: WebSocket[Any, Any, Any], identity: Identity, tables: Tables) -> None:
    await socket.accept()
    player = await _authenticate(socket, identity, tables.sockets)
    if player is None:
        await socket.close(NO_SESSION)
        return
    async with line_to(socket) as line:
        connection = Connection(socket, line, player, tables)
        await _run_counted(connection, socket, tables.sockets, tables.services.limits)


async def _authenticate(socket: WebSocket[Any, Any, Any], identity: Identity, sockets: Sockets) -> Player | None:
    """Return the player whose credentials are valid until the next await, or None.

    A revocation during the lookup cannot close this socket, because `sockets` does not know it yet. If it concerns the
    player, look the session up again.
    """
    credentials = credentials_from(socket)
    while True:
        with sockets.watch_revocations() as revoked:
            player = await identity.player_of(credentials)
            if player is None or revoked.isdisjoint({(player.id, None), (player.id, player.session)}):
                return player


async def _run_counted(
    connection: Connection, socket: WebSocket[Any, Any, Any], sockets: Sockets, limits: Limits
) -> None:
    """Run a connection unless its player or address has too many."""
    client = connection.client
    address = network_of(socket.client.host if socket.client else "")
    counted = {
        f"player {client.player.id}": limits.connections_per_player,
        f"address {address}": limits.connections_per_address,
    }
    if not sockets.add(client, counted):
        logger.warning("too many connections", extra={"player": client.player.id})
        client.send(messages.encode(messages.RefusedMessage(Refusal.TOO_MANY_CONNECTIONS.value)))
        await socket.close(TOO_MANY)
        return
    try:
        await connection.run()
    finally:
        sockets.remove(client, counted)
