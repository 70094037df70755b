"""A server for tests in which time stands still and bots never move. Tests fill it with logs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import sqlalchemy as sa
from litestar import Litestar
from litestar.testing import TestClient, WebSocketTestSession

from jekyllhyde.server.accounts.identity import Identity
from jekyllhyde.server.http.app import Config, create_litestar
from jekyllhyde.server.live.tables import Settings
from jekyllhyde.server.process.limits import Limits, Timing
from jekyllhyde.server.store import schema
from jekyllhyde.server.table.entries import Entry, encode_entry

NOW = 2_000_000
NEVER = 1e6
LOOSE = Limits(
    messages_per_second=1e6,
    burst=10**6,
    refusals_before_close=10**6,
    requests_per_minute=10**6,
    connections_per_player=10**6,
)
STILL = Settings(LOOSE, Timing(bot_delay=NEVER, linger=NEVER, resync=NEVER))


class World:
    def __init__(self, client: TestClient[Litestar]) -> None:
        self.client = client
        self._tokens: dict[str, str] = {}

    @property
    def _state(self) -> Any:
        return self.client.app.state

    def put(self, table_id: str, entries: list[Entry]) -> None:
        rows = [
            {"table_id": table_id, "version": version, "entry": encode_entry(entry).decode()}
            for version, entry in enumerate(entries, 1)
        ]
        with self._state.store.engine.begin() as connection:
            connection.execute(
                sa.insert(schema.tables), {"id": table_id, "opened_at": NOW, "opened_by": "x", "touched_at": NOW}
            )
            connection.execute(sa.insert(schema.entries), rows)

    def headers(self, player: str) -> dict[str, str]:
        """Return the headers with a token of the player with this id."""
        if player not in self._tokens:
            row = {"id": player, "name": player.title(), "created_at": NOW}
            with self._state.store.engine.begin() as connection:
                connection.execute(sa.insert(schema.players), row)
            identity: Identity = self._state.identity
            with self.client.portal() as portal:
                self._tokens[player] = portal.call(identity._new_session, player, "token", "t", 10**6)
        return {"authorization": f"Bearer {self._tokens[player]}"}

    def connect(self, player: str) -> WebSocketTestSession:
        return self.client.websocket_connect("/ws", headers=self.headers(player))


@contextmanager
def open_world(folder: Path, settings: Settings = STILL) -> Iterator[World]:
    config = Config(
        f"sqlite:///{folder / 'world.db'}", settings=settings, now=lambda: NOW, steady=lambda: NOW, chance=Random(7)
    )
    with TestClient(create_litestar(config)) as client:
        yield World(client)
