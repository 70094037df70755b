"""Decisions that are written to the log together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import NamedTuple

from jekyllhyde.server.table import entries as log
from jekyllhyde.server.table.advance import advance
from jekyllhyde.server.table.entries import Entries
from jekyllhyde.server.table.refusals import Refused
from jekyllhyde.server.table.state import Table
from jekyllhyde.server.views import messages
from jekyllhyde.server.views.news import news_of

Decision = Callable[[Table], Entries]
"""Returns the entries to write, given the newest state of the table. Raises `Refused`."""


@dataclass(eq=False)
class Request:
    """A decision and whether it was `taken`: written in a batch, or being written."""

    decision: Decision
    taken: bool = False


class Batch(NamedTuple):
    """What is written and shown at once: the table after it, its entries and news, and the requests that joined."""

    after: Table
    entries: Entries
    news: list[messages.News]
    joined: list[Request]


def make_batch(table: Table, entries: Entries, requests: Iterable[Request], at: int) -> Batch:
    """Join the entries of one decision with those of the requests that wait.

    A request that would be refused does not join: it is told so when its turn comes. No request joins across the end of
    a phase. `at` is the calendar time.
    """
    entries = _dated(entries, at)
    after, news = advance_all(table, entries)
    joined: list[Request] = []
    for request in requests:
        if request.taken or after.phase is not table.phase:
            continue
        with suppress(Refused):
            more = _dated(request.decision(after), at)
            after, more_news = advance_all(after, more)
            entries, news = (*entries, *more), news + more_news
            joined.append(request)
    return Batch(after, entries, news, joined)


def _dated(entries: Entries, at: int) -> Entries:
    return tuple(log.dated(entry, at) for entry in entries)


def advance_all(table: Table, entries: Sequence[log.Entry]) -> tuple[Table, list[messages.News]]:
    """Return the table after these entries, and what readers are told about them."""
    news: list[messages.News] = []
    for entry in entries:
        table, events = advance(table, entry)
        news += news_of(entry, events)
    return table, news
