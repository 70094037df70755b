"""The state of a table for all its readers: what all of them see is encoded once, and each one's own put in."""

from __future__ import annotations

from msgspec import Struct

from jekyllhyde.server import messages as say
from jekyllhyde.server.table import Table
from jekyllhyde.server.views import actions_of, chair_view, own_round

# In the encoded state of a round, the reader's own comes last. No text holds this: quotes within texts are escaped.
_NOBODYS_OWN = b'"chair":null,"actions":[],"round":'
_END = b"}}"


class _OwnTable(Struct, frozen=True):
    chair: int
    actions: list[str]


class Broadcast:
    """The bytes are those of `State` with each reader's `table_view`."""

    def __init__(self, table: Table, public: say.TableView, news: list[say.News]) -> None:
        self._table = table
        self._public = public
        self._news = news
        spectators = say.encode(say.State(news, public))
        self._by_chair: dict[int | None, bytes] = {None: spectators}
        self._before_own, _, self._shown = spectators.partition(_NOBODYS_OWN)

    def to(self, chair: int | None) -> bytes:
        message = self._by_chair.get(chair)
        if message is None:
            assert chair is not None
            message = self._by_chair[chair] = self._to_chair(chair)
        return message

    def _to_chair(self, chair: int) -> bytes:
        round = own_round(self._table, chair)
        if round is None:
            return say.encode(say.State(self._news, chair_view(self._public, self._table, chair)))
        own = say.encode_part(_OwnTable(chair, actions_of(self._table, chair)))
        shown = self._shown[: -len(_END) - 1]
        return b"".join((self._before_own, own[1:-1], b',"round":', shown, b",", say.encode_part(round)[1:], _END))
