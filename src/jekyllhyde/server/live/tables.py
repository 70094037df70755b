"""All tables in the memory of this process, and the tasks that look after them."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any, TypeVar

import msgspec

from jekyllhyde.server.accounts.identity import Player, ended_sessions
from jekyllhyde.server.live.bus import Bus, EndedSession, Note
from jekyllhyde.server.live.client import NO_SESSION
from jekyllhyde.server.live.live_table import LiveTable
from jekyllhyde.server.live.lobby import Lobby
from jekyllhyde.server.live.presence import Presence
from jekyllhyde.server.live.services import Services
from jekyllhyde.server.live.sockets import Sockets
from jekyllhyde.server.process import metrics
from jekyllhyde.server.process.limits import Limits, Retention, Timing
from jekyllhyde.server.process.pool import BoundedPool
from jekyllhyde.server.process.shutdown import cancel
from jekyllhyde.server.store.cleaning import clean
from jekyllhyde.server.store.database import Store
from jekyllhyde.server.store.deletion import forget_in_logs, forget_player
from jekyllhyde.server.store.lobby import confirm_rows
from jekyllhyde.server.store.tables import count_opened, insert_table, newest_versions, touch
from jekyllhyde.server.table.advance import replay
from jekyllhyde.server.table.decisions import open_new
from jekyllhyde.server.table.entries import Entries, Entry, Resumed
from jekyllhyde.server.table.refusals import Refusal, Refused
from jekyllhyde.server.table.setup import Setup, Waits
from jekyllhyde.server.thinking.bots import MoveChooser
from jekyllhyde.server.wire.paths import FAST, Path

logger = logging.getLogger(__name__)

T = TypeVar("T")

_ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"
"""Characters of a table's id. None looks like another one."""
_HOUR = 3_600_000
_CHECK_SESSIONS_EVERY = 6
"""Sessions are checked less often than presence, by this factor."""
_BEFORE_TRYING_AGAIN = 1.0
_MOST_IN_A_QUERY = 500
_LONG_LOG = 2_000
"""Entries. A match to 1,000 points has some 700."""
_LONG_RECORD = 10_000
"""Characters of the record from which a practice table goes on."""


@dataclass(frozen=True)
class Settings:
    """Settings of a server. Tests change them."""

    limits: Limits = field(default_factory=Limits)
    timing: Timing = field(default_factory=Timing)
    retention: Retention = field(default_factory=Retention)
    path: Path = FAST
    """How states and messages reach clients. Tests and benchmarks compare `FAST` with `PLAIN`."""


class Tables:
    """Loads tables when somebody asks for them, and unloads those where nobody is."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        bots: MoveChooser,
        settings: Settings,
        *,
        now: Callable[[], int],
        steady: Callable[[], int],
        chance: Random,
    ) -> None:
        process, limits, timing = secrets.token_hex(4), settings.limits, settings.timing
        self.lobby = Lobby(process, store, bus, limits.lobby_rows_per_player, now)
        self.services = Services(
            process=process,
            store=store,
            bus=bus,
            bots=bots,
            lobby=self.lobby,
            limits=limits,
            timing=timing,
            first_broadcast=settings.path.first_broadcast,
            now=now,
            steady=steady,
            chance=chance,
        )
        self._retention = settings.retention
        self.sockets = Sockets()
        self.loaded: dict[str, LiveTable] = {}
        self._presence = Presence(process, timing, self._seconds(), local=bus.local)
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._long_logs = BoundedPool("long-logs", threads=1, most_waiting=8, most_of_a_client=1)
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Start the tasks that look after the tables. They run until `close`."""
        bus, create_task = self.services.bus, asyncio.get_running_loop().create_task
        tasks: dict[str, Callable[[], Coroutine[Any, Any, None]]] = {
            "send": bus.send,
            "listen": partial(bus.listen, self._receive),
            "send lobby": self.lobby.send_changes,
            "check presence": self._check_presence,
            "keep up": self._keep_up,
            "check sessions": self._check_sessions,
            "clean": self._clean,
        }
        self._tasks = [create_task(_repeat(task, name), name=name) for name, task in tasks.items()]

    async def close(self) -> None:
        await cancel(*self._tasks, *self._loading.values())
        for live in self.loaded.values():
            live.close()
        self.loaded.clear()
        self._long_logs.close()
        await self.services.bus.close(Note(self.services.process, ends=True))

    # Opening and loading

    async def open(self, player: Player, setup: Setup) -> str:
        """Open a new table and return its id. Raises `Refused` if the player has opened too many."""
        timing = self.services.timing
        waits = Waits(round(timing.grace * 1000), round(timing.ready * 1000))
        opened = open_new(setup, self.services.now(), self.services.chance, player.id, waits)
        return await self.open_with(player, (opened,))

    async def open_with(self, player: Player, entries: Entries) -> str:
        """Open a table whose log begins with these entries, and return its id."""
        store, now = self.services.store, self.services.now()
        table_id = "".join(secrets.choice(_ALPHABET) for _ in range(12))
        if await store.read(count_opened(player.id, now - _HOUR)) >= self.services.limits.tables_per_hour:
            raise Refused(Refusal.TOO_MANY_TABLES)
        await store.write(insert_table(table_id, player.id, entries, now))
        return table_id

    async def table(self, table_id: str) -> LiveTable:
        """Return a table, loaded from its log if necessary. Raises `Refused` if there is no such table."""
        while table_id not in self.loaded:
            loading = self._loading.get(table_id)
            if loading is None:
                loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
                loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
            try:
                await asyncio.shield(loading)  # everybody who waits shares it, also its failure
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

    # Sessions that end

    async def end_sessions(self, player: str, session: str | None, code: int) -> None:
        """Close the sockets of one session, or of all sessions of a player, in every process."""
        await self._end(EndedSession(player, session, code))

    async def forget(self, player: str, code: int) -> None:
        """Delete a player: the account, the sockets, and the id wherever it is stored."""
        await self.services.store.write(lambda connection: forget_player(connection, player))
        await self._end(EndedSession(player, None, code, forgotten=True))
        await forget_in_logs(self.services.store, player)

    async def _end(self, ended: EndedSession) -> None:
        self.services.bus.publish(Note(self.services.process, ended=ended))
        await self._end_here(ended)

    async def _end_here(self, ended: EndedSession) -> None:
        self.sockets.revoke(ended.player, ended.session, ended.code)
        if ended.forgotten:
            for live in list(self.loaded.values()):
                await live.forget(ended.player)

    async def _check_sessions(self) -> None:
        """Close the sockets of sessions that have expired, or whose end a lost note told."""
        while True:
            await asyncio.sleep(_CHECK_SESSIONS_EVERY * self.services.timing.resync)
            for players in _portions([socket.player for socket in self.sockets.open]):
                sessions = {player.session: player.id for player in players}
                for session in await self.services.store.read(ended_sessions(sessions, self.services.now())):
                    self.sockets.revoke(sessions[session], session, NO_SESSION)

    # Other processes

    async def _receive(self, note: Note) -> None:
        """Handle a note of a process. This process gets its own notes back."""
        if note.connected is not None:
            self._presence.heard(note.process, self._seconds())
        if note.process == self.services.process:
            return
        if note.ends:
            self._presence.ended(note.process)
        elif note.ended is not None:
            await self._end_here(note.ended)
        elif note.connected is not None:
            for table_id in note.connected.keys() & self.loaded.keys():
                self.loaded[table_id].saw(note.connected[table_id])
        elif note.table is None:
            self.lobby.changed_elsewhere()
        elif note.table in self.loaded:
            self._receive_at(self.loaded[note.table], note)

    @staticmethod
    def _receive_at(live: LiveTable, note: Note) -> None:
        if note.spoken is not None:
            spoken = bytes(note.spoken)
            live.send_talk(msgspec.json.decode(spoken)["chair"], spoken)
        elif note.entered is not None:
            live.saw([note.entered])
        elif note.version is not None:
            live.apply_note(note.version, note.moved)

    def _seconds(self) -> float:
        return self.services.steady() / 1000

    async def _check_presence(self) -> None:
        while True:
            await asyncio.sleep(self.services.timing.resync)
            self.check_presence()

    def check_presence(self) -> None:
        """Unseat players who have gone, tell other processes who is connected here, and unload idle tables."""
        known = self._presence.look(self._seconds())
        connected = {}
        for table_id, live in list(self.loaded.items()):
            connected[table_id] = live.check_presence(known=known)
            if live.idle:
                live.close()
                del self.loaded[table_id]
        metrics.live_tables.set(len(self.loaded))
        self.services.bus.publish(Note(self.services.process, connected=connected))

    async def _keep_up(self) -> None:
        """Keep the lobby's rows fresh, and read what lost notes would have told."""
        while True:
            await asyncio.sleep(self.services.timing.resync)
            await self._confirm_lobby()
            if not self.services.bus.local:
                await self._resync()

    async def _confirm_lobby(self) -> None:
        public = [table_id for table_id, live in self.loaded.items() if not live.table.setup.private]
        for table_ids in _portions(public):
            await self.services.store.write(confirm_rows(table_ids, self.services.now()))

    async def _resync(self) -> None:
        for table_ids in _portions(list(self.loaded)):
            for table_id, version in await self.services.store.read(newest_versions(table_ids)):
                live = self.loaded.get(table_id)
                if live is not None and version > live.table.version:
                    await live.catch_up()

    async def _clean(self) -> None:
        while True:
            await asyncio.sleep(self._retention.clean_every)
            for table_ids in _portions(list(self.loaded)):
                await self._touch(table_ids)
            await clean(self.services.store, self._retention, self.services.now())

    async def _touch(self, table_ids: list[str]) -> None:
        await self.services.store.write(touch(table_ids, self.services.now()))


def _is_long(entries: list[Entry]) -> bool:
    """True if replaying the log takes so long that only one such log is replayed at a time."""
    records = (entry.record for entry in entries if isinstance(entry, Resumed))
    return len(entries) > _LONG_LOG or any(len(record) > _LONG_RECORD for record in records)


async def _repeat(task: Callable[[], Coroutine[Any, Any, None]], name: str) -> None:
    """Run a task, and start it again when it fails, for example because the database or the broker is away."""
    while True:
        try:
            await task()
        except Exception as error:
            logger.warning("trying again", extra={"work": name, "error": type(error).__name__})
            await asyncio.sleep(_BEFORE_TRYING_AGAIN)


def _portions(items: list[T]) -> Iterator[list[T]]:
    """Split a list into parts that fit into one query."""
    for start in range(0, len(items), _MOST_IN_A_QUERY):
        yield items[start : start + _MOST_IN_A_QUERY]
