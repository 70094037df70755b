"""All tables that live in this process, and the lobby."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa

from jekyllhyde.server.accounts.identity import Player, ended_sessions
from jekyllhyde.server.live.bus import Bus, Ended, Note
from jekyllhyde.server.live.live_table import Listener, LiveTable, Services
from jekyllhyde.server.live.presence import Presence
from jekyllhyde.server.live.sockets import Sockets
from jekyllhyde.server.process import metrics
from jekyllhyde.server.process.limits import Limits, Retention, Timing
from jekyllhyde.server.process.pool import BoundedPool
from jekyllhyde.server.process.shutdown import cancel
from jekyllhyde.server.store import schema
from jekyllhyde.server.store.cleaning import clean, touch
from jekyllhyde.server.store.database import Store
from jekyllhyde.server.store.deletion import forget_in_logs, forget_player
from jekyllhyde.server.table.advance import replay
from jekyllhyde.server.table.decisions import Entries, open_new
from jekyllhyde.server.table.entries import Entry, Resumed, encode_entry
from jekyllhyde.server.table.refusals import Refusal, Refused
from jekyllhyde.server.table.setup import Setup
from jekyllhyde.server.thinking.jobs import Thinkers
from jekyllhyde.server.views import messages
from jekyllhyde.server.wire.paths import FAST, Path

logger = logging.getLogger(__name__)

T = TypeVar("T")

NO_SESSION = 4401
"""Closes a socket whose session is over."""
_CHECK_SESSIONS = 6
"""Rounds of looking after tables."""
_ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"  # nothing that looks like something else
_HOUR = 3_600_000
_LOBBY_FRESH = 180_000
_MOST_LOBBY_ROWS = 100
_BEFORE_TRYING_AGAIN = 1.0
_LONG_LOG = 2_000
"""Entries. A match to 1,000 points has some 700."""
_LONG_RECORD = 10_000
"""Characters from which a table of practice goes on."""


@dataclass(frozen=True)
class Settings:
    limits: Limits = field(default_factory=Limits)
    timing: Timing = field(default_factory=Timing)
    retention: Retention = field(default_factory=Retention)
    path: Path = FAST
    """How states and messages reach clients. Tests and benchmarks compare `FAST` with `PLAIN`."""


class Tables:
    def __init__(
        self,
        store: Store,
        bus: Bus,
        thinkers: Thinkers,
        settings: Settings,
        *,
        now: Callable[[], int],
        steady: Callable[[], int],
        chance: Random,
    ) -> None:
        self.services = Services(
            process=secrets.token_hex(4),
            store=store,
            bus=bus,
            thinkers=thinkers,
            limits=settings.limits,
            timing=settings.timing,
            first_broadcast=settings.path.first_broadcast,
            now=now,
            steady=steady,
            chance=chance,
            lobby_changed=self._lobby_changed,
        )
        self._retention = settings.retention
        self.sockets = Sockets()
        self.loaded: dict[str, LiveTable] = {}
        self.lobby_listeners: set[Listener] = set()
        self._presence = Presence(self.services.process, settings.timing, self._seconds(), local=bus.local)
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._long_logs = BoundedPool("long-logs", threads=1, most_waiting=8, most_of_a_client=1)
        self._lobby_dirty = asyncio.Event()
        self._lobby_reading: asyncio.Task[list[messages.LobbyRow]] | None = None
        self._work: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Look after the tables until `close`."""
        bus, create_task = self.services.bus, asyncio.get_running_loop().create_task
        listen = partial(bus.listen, self._hear)
        works: dict[str, Callable[[], Coroutine[Any, Any, None]]] = {
            "send": bus.send,
            "listen": listen,
            "tell lobby": self._tell_lobby,
            "look around": self._look_around,
            "keep up": self._keep_up,
            "check sessions": self._check_sessions,
            "clean": self._clean,
        }
        self._work = [create_task(_for_ever(work, name), name=name) for name, work in works.items()]

    async def close(self) -> None:
        await cancel(*self._work, *self._loading.values())
        for live in self.loaded.values():
            live.close()
        self.loaded.clear()
        self._long_logs.close()
        await self.services.bus.close(Note(self.services.process, ends=True))

    async def open(self, player: Player, setup: Setup) -> str:
        return await self.open_with(player, (open_new(setup, self.services.now(), self.services.chance, player.id),))

    async def open_with(self, player: Player, entries: Entries) -> str:
        """A table whose log begins with these."""
        store, now = self.services.store, self.services.now()
        table_id = "".join(secrets.choice(_ALPHABET) for _ in range(12))
        if await self._opened_lately(player, now) >= self.services.limits.tables_per_hour:
            raise Refused(Refusal.TOO_MANY_TABLES)
        row = {"id": table_id, "opened_at": now, "opened_by": player.id, "touched_at": now}
        first = [
            {"table_id": table_id, "version": version, "entry": encode_entry(entry).decode()}
            for version, entry in enumerate(entries, 1)
        ]

        def write(connection: sa.Connection) -> None:
            connection.execute(sa.insert(schema.tables), row)
            connection.execute(sa.insert(schema.entries), first)

        await store.write(write)
        return table_id

    async def _opened_lately(self, player: Player, now: int) -> int:
        columns = schema.tables.c
        lately = (columns.opened_by == player.id) & (columns.opened_at > now - _HOUR)
        query = sa.select(sa.func.count()).select_from(schema.tables).where(lately)
        return await self.services.store.read(lambda connection: connection.execute(query).scalar_one())

    async def table(self, table_id: str) -> LiveTable:
        """From memory or out of the log. Raises `Refused`: an unknown id makes no table."""
        while table_id not in self.loaded:
            loading = self._loading.get(table_id)
            if loading is None:
                loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
                loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
            try:
                await asyncio.shield(loading)  # all who wait share it, also if it fails
            finally:
                del loading  # its error refers to this frame: without this, both wait for the garbage collector
        return self.loaded[table_id]

    async def _load(self, table_id: str) -> None:
        entries = await self.services.store.entries(table_id)
        if not entries:
            raise Refused(Refusal.NO_SUCH_TABLE)
        if entries[-1].at < self.services.now() - _HOUR:
            await self._touch([table_id])
        if _is_long(entries):
            table = await self._long_logs.run(table_id, replay, entries)
        else:
            table = await asyncio.to_thread(replay, entries)
        self.loaded[table_id] = LiveTable(table_id, table, self.services)
        metrics.live_tables.set(len(self.loaded))

    # The lobby

    async def lobby(self) -> list[messages.LobbyRow]:
        """The open tables. All who ask while they are being read share that reading, so asking often costs little."""
        if self._lobby_reading is None or self._lobby_reading.done():
            self._lobby_reading = asyncio.create_task(self._read_lobby())
        return await asyncio.shield(self._lobby_reading)

    async def _read_lobby(self) -> list[messages.LobbyRow]:
        """One person's tables are few, and come after the first ones of everybody else."""
        columns = schema.lobby.c
        opener, newest = schema.tables.c.opened_by, columns.changed_at.desc()
        place = sa.func.row_number().over(partition_by=opener, order_by=(newest, columns.table_id)).label("place")
        fresh = columns.changed_at > self.services.now() - _LOBBY_FRESH
        rows = sa.select(columns.row, columns.changed_at, columns.table_id, place).join(schema.tables)
        ranked = rows.where(fresh).subquery()
        shown = sa.select(ranked.c.row).where(ranked.c.place <= self.services.limits.lobby_rows_per_player)
        order = ranked.c.place, ranked.c.changed_at.desc(), ranked.c.table_id
        query = shown.order_by(*order).limit(_MOST_LOBBY_ROWS)
        texts = await self.services.store.read(lambda connection: connection.execute(query).scalars().all())
        return [msgspec.json.decode(text, type=messages.LobbyRow) for text in texts]

    def _lobby_changed(self) -> None:
        self._lobby_dirty.set()
        self.services.bus.publish(Note(self.services.process))

    async def _tell_lobby(self) -> None:
        while True:
            await self._lobby_dirty.wait()
            self._lobby_dirty.clear()
            if self.lobby_listeners:
                message = messages.encode(messages.Lobby(await self._read_lobby()))  # begun after the change
                for listener in self.lobby_listeners:
                    listener.send(message)
                await asyncio.sleep(0.2)  # many changes at once are told once

    # Sessions that end

    async def end_sessions(self, player: str, session: str | None, code: int) -> None:
        """Close the sockets of one session, or of all sessions of a player, in every process."""
        await self._end(Ended(player, session, code))

    async def forget(self, player: str, code: int) -> None:
        """Delete a player: the account, the sockets, and the id wherever it stands."""
        await self.services.store.write(lambda connection: forget_player(connection, player))
        await self._end(Ended(player, None, code, forgotten=True))
        await forget_in_logs(self.services.store, player)

    async def _end(self, ended: Ended) -> None:
        self.services.bus.publish(Note(self.services.process, ended=ended))
        await self._end_here(ended)

    async def _end_here(self, ended: Ended) -> None:
        self.sockets.revoke(ended.player, ended.session, ended.code)
        if ended.forgotten:
            for live in list(self.loaded.values()):
                await live.forget(ended.player)

    async def _check_sessions(self) -> None:
        """Sessions expire while their sockets are open, and notes get lost."""
        while True:
            await asyncio.sleep(_CHECK_SESSIONS * self.services.timing.resync)
            sockets = list(self.sockets.open)
            for some in _portions([socket.player for socket in sockets], 500):
                sessions = {player.session: player.id for player in some}
                query = ended_sessions(sessions, self.services.now())
                for session in await self.services.store.read(query):
                    self.sockets.revoke(sessions[session], session, NO_SESSION)

    # Other processes

    async def _hear(self, note: Note) -> None:
        if note.connected is not None:
            self._presence.heard(note.process, self._seconds())
        if note.process == self.services.process:
            return
        if note.ends:
            self._presence.ended(note.process)
            return
        live = None if note.table is None else self.loaded.get(note.table)
        if note.ended is not None:
            await self._end_here(note.ended)
        elif note.connected is not None:
            for table_id in note.connected.keys() & self.loaded.keys():
                self.loaded[table_id].saw(note.connected[table_id])
        elif note.table is None:
            self._lobby_dirty.set()
        elif live is not None and note.spoken is not None:
            spoken = bytes(note.spoken)
            live.spread(msgspec.json.decode(spoken)["chair"], spoken)
        elif live is not None and note.entered is not None:
            live.saw([note.entered])
        elif live is not None and note.version is not None:
            live.hear(note.version, note.moved)

    def _seconds(self) -> float:
        return self.services.steady() / 1000

    async def _look_around(self) -> None:
        """See who has gone, tell who is here, forget tables without anybody."""
        while True:
            await asyncio.sleep(self.services.timing.resync)
            self.look_around()

    def look_around(self) -> None:
        sure = self._presence.look(self._seconds())
        connected = {}
        for table_id, live in list(self.loaded.items()):
            connected[table_id] = live.look_around(sure=sure)
            if live.idle:
                live.close()
                del self.loaded[table_id]
        metrics.live_tables.set(len(self.loaded))
        self.services.bus.publish(Note(self.services.process, connected=connected))

    async def _keep_up(self) -> None:
        """Keep the lobby fresh, and make up for notes that got lost."""
        while True:
            await asyncio.sleep(self.services.timing.resync)
            await self._touch_lobby()
            if not self.services.bus.local:
                await self._resync()

    async def _clean(self) -> None:
        while True:
            await asyncio.sleep(self._retention.clean_every)
            for ids in _portions(list(self.loaded), 500):
                await self._touch(ids)
            await clean(self.services.store, self._retention, self.services.now())

    async def _touch(self, ids: list[str]) -> None:
        statement = touch(ids, self.services.now())
        await self.services.store.write(lambda connection: connection.execute(statement))

    async def _resync(self) -> None:
        columns = schema.entries.c
        newest = sa.select(columns.table_id, sa.func.max(columns.version)).group_by(columns.table_id)
        for ids in _portions(list(self.loaded), 500):
            for table_id, version in await self._versions(newest.where(columns.table_id.in_(ids))):
                live = self.loaded.get(table_id)
                if live is not None and version > live.table.version:
                    await live.catch_up()

    async def _versions(self, query: sa.Select[str, int]) -> list[tuple[str, int]]:
        rows = await self.services.store.read(lambda connection: connection.execute(query).all())
        return [(row[0], row[1]) for row in rows]

    async def _touch_lobby(self) -> None:
        waiting = [table_id for table_id, live in self.loaded.items() if not live.table.setup.private]
        columns, now = schema.lobby.c, self.services.now()
        for ids in _portions(waiting, 500):
            touched = sa.update(schema.lobby).where(columns.table_id.in_(ids)).values(changed_at=now)
            await self.services.store.write(partial(_execute, touched))


def _is_long(log: list[Entry]) -> bool:
    """It takes so long to read that nobody may have many of them read at once."""
    return len(log) > _LONG_LOG or any(isinstance(entry, Resumed) and len(entry.record) > _LONG_RECORD for entry in log)


async def _for_ever(work: Callable[[], Coroutine[Any, Any, None]], name: str) -> None:
    """A database or broker that is away for a while stops nothing for good."""
    while True:
        try:
            await work()
        except Exception as error:
            logger.warning("trying again", extra={"work": name, "error": type(error).__name__})
            await asyncio.sleep(_BEFORE_TRYING_AGAIN)


def _execute(statement: sa.Update, connection: sa.Connection) -> None:
    connection.execute(statement)


def _portions(ids: list[T], size: int) -> list[list[T]]:
    return [ids[start : start + size] for start in range(0, len(ids), size)]
