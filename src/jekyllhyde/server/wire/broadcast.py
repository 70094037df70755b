"""Encode a state of a table for each of its readers."""

from __future__ import annotations

from typing import Protocol

from jekyllhyde.server.table.state import Table
from jekyllhyde.server.views import messages
from jekyllhyde.server.views.table_view import table_view


class Broadcast(Protocol):
    """One state of a table, for all its readers."""

    @property
    def table(self) -> Table: ...

    def prepare(self, chair: int | None) -> None:
        """Encode ahead what `to` needs for the reader on this chair, or for spectators."""
        ...

    def to(self, chair: int | None) -> bytes:
        """Return the message for the reader on this chair, or for spectators."""
        ...

    def next(self, table: Table, news: list[messages.News], now: int) -> Broadcast:
        """Return the broadcast of the state that follows this one."""
        ...


class FirstBroadcast(Protocol):
    """Creates the broadcast of a table that was just loaded."""

    def __call__(self, table_id: str, table: Table, now: int) -> Broadcast: ...


class PlainBroadcast:
    """Builds and encodes the whole view of each reader. `SplicedBroadcast` gives the same bytes."""

    def __init__(self, table_id: str, table: Table, now: int, news: list[messages.News] | None = None) -> None:
        self.table = table
        self._id = table_id
        self._now = now
        self._news = news or []

    def prepare(self, chair: int | None) -> None:
        """Do nothing: this class encodes nothing ahead."""

    def to(self, chair: int | None) -> bytes:
        return messages.encode(messages.State(self._news, table_view(self._id, self.table, chair, self._now)))

    def next(self, table: Table, news: list[messages.News], now: int) -> PlainBroadcast:
        return PlainBroadcast(self._id, table, now, news)
