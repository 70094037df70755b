"""The state of a table for all its readers: what all of them see is encoded once, and each one's own put in."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

from jekyllhyde.rules import Seat
from jekyllhyde.server.table.state import Table
from jekyllhyde.server.views import messages
from jekyllhyde.server.views.actions import actions_of
from jekyllhyde.server.views.round_view import own_of
from jekyllhyde.server.views.table_view import chair_view

# In the encoded state of a round, the reader's own comes last. No text holds this: quotes within texts are escaped.
_NOBODYS_OWN = b'"chair":null,"actions":[],"round":'
_END = b"}}"


class _OwnTable(Struct, frozen=True):
    chair: int
    actions: list[str]


class Own(NamedTuple):
    """What is a reader's own, encoded: before and after what is shown of the round."""

    seat: Seat
    table: bytes
    round: bytes


class Broadcast:
    """The bytes are those of `State` with each reader's `table_view`. `own` is by chair and may be known in part."""

    def __init__(
        self, table: Table, public: messages.TableView, news: list[messages.News], own: dict[int, Own]
    ) -> None:
        self.table = table
        self.public = public
        self.own = own
        self._news = news
        self._spectators = messages.encode(messages.State(news, public))
        self._before_own, _, shown = self._spectators.partition(_NOBODYS_OWN)
        self._shown = shown[: -len(_END) - 1]

    def prepare(self, chair: int | None) -> None:
        """What `to` needs for this reader."""
        if chair is None or chair in self.own:
            return
        seat = self.table.seat_of(chair)
        if seat is not None:
            table = messages.encode_part(_OwnTable(chair, actions_of(self.table, chair)))[1:-1] + b',"round":'
            round = b"," + messages.encode_part(own_of(self.table.seen_from(seat)))[1:] + _END
            self.own[chair] = Own(seat, table, round)

    def to(self, chair: int | None) -> bytes:
        if chair is None:
            return self._spectators
        self.prepare(chair)
        own = self.own.get(chair)
        if own is None:
            return messages.encode(messages.State(self._news, chair_view(self.public, self.table, chair)))
        return b"".join((self._before_own, own.table, self._shown, own.round))


def unchanged(known: dict[int, Own], before: Table, after: Table) -> dict[int, Own]:
    """Where neither the hand nor what may be done is another one than before."""
    old, new = before.round, after.round
    if old is None or new is None or old.deal is not new.deal or before.chairs is not after.chairs:
        return {}
    if before.kept_waiting != after.kept_waiting:
        return {}
    if len(after.chairs.people) == 1:  # who can undo what was done
        return {}
    touched = before.deciding, before.asking, after.deciding, after.asking
    return {
        chair: own
        for chair, own in known.items()
        if chair not in touched and old.hands[own.seat] is new.hands[own.seat]
    }
