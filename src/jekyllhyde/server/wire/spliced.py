"""The fast broadcast: encodes what all readers see once, and splices in what each reader alone may see."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

from jekyllhyde.rules import Seat
from jekyllhyde.server.table.state import Table
from jekyllhyde.server.views import messages
from jekyllhyde.server.views.actions import actions_of
from jekyllhyde.server.views.round_view import own_of
from jekyllhyde.server.views.table_view import chair_view, next_view, public_view

# In the encoded state of a round the reader's own fields come last. No text contains this: quotes in texts are escaped.
_NOBODYS_OWN = b'"chair":null,"actions":[],"round":'
_END = b"}}"


class _OwnTable(Struct, frozen=True):
    chair: int
    actions: list[str]


class Own(NamedTuple):
    """The encoded fields that only the reader on `seat` sees, before and after the public part of the round."""

    seat: Seat
    table: bytes
    round: bytes


class SplicedBroadcast:
    """Reuses the view and the encoded fields of the state before. Gives the same bytes as `PlainBroadcast`."""

    def __init__(
        self, table: Table, public: messages.TableView, news: list[messages.News], own: dict[int, Own]
    ) -> None:
        self.table = table
        self._public = public
        self._own = own
        self._news = news
        self._spectators = messages.encode(messages.State(news, public))
        self._before_own, _, shown = self._spectators.partition(_NOBODYS_OWN)
        self._shown = shown[: -len(_END) - 1]

    @classmethod
    def first(cls, table_id: str, table: Table, now: int) -> SplicedBroadcast:
        return cls(table, public_view(table_id, table, now), [], {})

    def next(self, table: Table, news: list[messages.News], now: int) -> SplicedBroadcast:
        public = next_view(self._public, self.table, table, now)
        return SplicedBroadcast(table, public, news, _unchanged(self._own, self.table, table))

    def prepare(self, chair: int | None) -> None:
        if chair is None or chair in self._own:
            return
        seat = self.table.seat_of(chair)
        if seat is not None:
            table = messages.encode_part(_OwnTable(chair, actions_of(self.table, chair)))[1:-1] + b',"round":'
            round = b"," + messages.encode_part(own_of(self.table.seen_from(seat)))[1:] + _END
            self._own[chair] = Own(seat, table, round)

    def to(self, chair: int | None) -> bytes:
        if chair is None:
            return self._spectators
        self.prepare(chair)
        own = self._own.get(chair)
        if own is None:
            return messages.encode(messages.State(self._news, chair_view(self._public, self.table, chair)))
        return b"".join((self._before_own, own.table, self._shown, own.round))


def _unchanged(known: dict[int, Own], before: Table, after: Table) -> dict[int, Own]:
    """Return the fields of the readers whose hand and possible actions are the same as before."""
    old, new = before.round, after.round
    if old is None or new is None or old.deal is not new.deal or before.chairs is not after.chairs:
        return {}
    if before.kept_waiting != after.kept_waiting:
        return {}
    if len(after.chairs.people) == 1:  # the only person may undo, which depends on the moves made
        return {}
    touched = before.deciding, before.asking, after.deciding, after.asking
    return {
        chair: own
        for chair, own in known.items()
        if chair not in touched and old.hands[own.seat] is new.hands[own.seat]
    }
