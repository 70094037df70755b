"""The lobby: reads the open tables, and tells those who watch when they change."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from jekyllhyde.server.live.bus import Bus, Note
from jekyllhyde.server.store.database import Store
from jekyllhyde.server.store.lobby import lobby_query
from jekyllhyde.server.views import messages

_BETWEEN_MESSAGES = 0.2
"""Seconds. Changes within this time are sent together."""


class Watcher(Protocol):
    """A connection that watches the lobby."""

    def send(self, message: bytes) -> None: ...


class Lobby:
    """The lobby as this process shows it. All processes share one lobby in the database."""

    def __init__(self, process: str, store: Store, bus: Bus, rows_per_player: int, now: Callable[[], int]) -> None:
        self.watchers: set[Watcher] = set()
        self._process = process
        self._store = store
        self._bus = bus
        self._rows_per_player = rows_per_player
        self._now = now
        self._dirty = asyncio.Event()
        self._reading: asyncio.Task[list[messages.LobbyRow]] | None = None

    async def rows(self) -> list[messages.LobbyRow]:
        """Return the open tables. Requests that arrive while the database is being read share that read."""
        if self._reading is None or self._reading.done():
            self._reading = asyncio.create_task(self._read())
        return await asyncio.shield(self._reading)

    async def _read(self) -> list[messages.LobbyRow]:
        return await self._store.read(lobby_query(self._now(), self._rows_per_player))

    def changed(self) -> None:
        """A table of this process has changed its row. Tell all processes."""
        self.changed_elsewhere()
        self._bus.publish(Note(self._process))

    def changed_elsewhere(self) -> None:
        """Another process has changed the lobby."""
        self._dirty.set()

    async def send_changes(self) -> None:
        """Send the lobby to its watchers whenever it changes, until this is cancelled."""
        while True:
            await self._dirty.wait()
            self._dirty.clear()
            if self.watchers:
                message = messages.encode(messages.Lobby(await self._read()))  # a new read, which sees the change
                for watcher in self.watchers:
                    watcher.send(message)
                await asyncio.sleep(_BETWEEN_MESSAGES)
