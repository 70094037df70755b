"""The state of a table for all its readers: what all of them see is encoded once, and each one's own put in."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

from jekyllhyde.rules import Seat
from jekyllhyde.server import messages as say
from jekyllhyde.server.decisions import asking
from jekyllhyde.server.table import Table
from jekyllhyde.server.views import actions_of, chair_view, own_of

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

    def __init__(self, table: Table, public: say.TableView, news: list[say.News], own: dict[int, Own]) -> None:
        self._table = table
        self._public = public
        self._news = news
        self._own = own
        spectators = say.encode(say.State(news, public))
        self._by_chair: dict[int | None, bytes] = {None: spectators}
        self._before_own, _, shown = spectators.partition(_NOBODYS_OWN)
        self._shown = shown[: -len(_END) - 1]

    def to(self, chair: int | None) -> bytes:
        message = self._by_chair.get(chair)
        if message is None:
            assert chair is not None
            message = self._by_chair[chair] = self._to_chair(chair)
        return message

    def _to_chair(self, chair: int) -> bytes:
        own = self._own.get(chair)
        if own is None:
            seat = self._table.seat_of(chair)
            if seat is None:
                return say.encode(say.State(self._news, chair_view(self._public, self._table, chair)))
            table = say.encode_part(_OwnTable(chair, actions_of(self._table, chair)))[1:-1] + b',"round":'
            round = b"," + say.encode_part(own_of(self._table.seen_from(seat)))[1:] + _END
            own = self._own[chair] = Own(seat, table, round)
        return b"".join((self._before_own, own.table, self._shown, own.round))


def unchanged(known: dict[int, Own], before: Table, after: Table) -> dict[int, Own]:
    """Where neither the hand nor what may be done is another one than before."""
    old, new = before.round, after.round
    if old is None or new is None or old.deal is not new.deal or before.chairs is not after.chairs:
        return {}
    if len(after.chairs.people) == 1:  # who can undo what was done
        return {}
    touched = (before.deciding, asking(before), after.deciding, asking(after))
    return {
        chair: own
        for chair, own in known.items()
        if chair not in touched and old.hands[own.seat] is new.hands[own.seat]
    }
