"""The history of a player: finished matches, and statistics over them."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import Connection

from jekyllhyde.rules import Camp, Match, PositionCard, totals, winner
from jekyllhyde.server.store import schema
from jekyllhyde.server.store.database import Write
from jekyllhyde.server.table.chairs import BotChair, Chair, name_of
from jekyllhyde.server.table.state import Table, game_id_of

_GAME, _OWN = schema.games.c, schema.game_players.c


class GamePlayer(Struct, frozen=True):
    """A player of a match. `kind` is person or bot. `side` is jekyll or hyde, or null with three players. `total` is
    the total of the side."""

    name: str
    kind: str
    level: str | None
    side: str | None
    total: int
    won: bool


class GameRow(Struct, frozen=True):
    """A match. With `practice`, it went on from a record; with `undone`, a player took moves back; with `hinted`, a
    player took hints. Statistics count none of these. `name`, `won`, `side` and `total` are yours; `others` is the best
    total of another side. `players` are all who played, including you. `id` is the id in the share link."""

    id: str
    finished_at: int
    players_count: int
    position: PositionCard
    target: int
    rounds: int
    practice: bool
    undone: bool
    hinted: bool
    name: str
    won: bool
    side: str | None
    total: int
    others: int
    players: list[GamePlayer]


class FormTotals(Struct, frozen=True):
    """Statistics over all your matches of one form, on one side. `points` is the sum of your totals."""

    players_count: int
    position: PositionCard
    side: str | None
    played: int
    won: int
    points: int


class History(Struct, frozen=True):
    """Finished matches, newest first, and statistics over all of them. To get the next page, send `older` as `before`.
    It is null if there are no older matches."""

    games: list[GameRow]
    played: int
    won: int
    forms: list[FormTotals]
    older: str | None


def game_write(table_id: str, table: Table, at: int, record: str) -> Write:
    """Store a match that is over, and the history of its players."""
    assert table.match is not None
    played = players_of(table.match, table.chairs)
    game = {
        "id": game_id_of(table),
        "table_id": table_id,
        "finished_at": at,
        "record": record,
        "practice": table.practice is not None,
        "undone": table.undone,
        "hinted": table.hinted,
        "players_json": msgspec.json.encode(played).decode(),
        **form_columns(table.match),
    }
    rows = [
        {"game_id": game["id"], "player_id": person.player, **own_columns(played[chair], played)}
        for chair, person in table.chairs.people.items()
    ]

    def write(connection: Connection) -> None:
        known = sa.select(schema.players.c.id).where(schema.players.c.id.in_([row["player_id"] for row in rows]))
        ids = set(connection.execute(known).scalars())
        connection.execute(sa.insert(schema.games), game)
        kept = [row for row in rows if row["player_id"] in ids]  # an account may have been deleted
        if kept:
            connection.execute(sa.insert(schema.game_players), kept)

    return write


def form_columns(match: Match) -> dict[str, Any]:
    options = match.options
    return {
        "players_count": options.players,
        "position": options.position.value,
        "target": options.target,
        "rounds": len(match.rounds),
    }


def own_columns(own: GamePlayer, played: list[GamePlayer]) -> dict[str, Any]:
    """Return the columns of one player of a match."""
    others = max(other.total for other in played if other is not own and (own.side is None or other.side != own.side))
    return {"name": own.name, "won": own.won, "side": own.side, "total": own.total, "others": others}


def players_of(match: Match, chairs: tuple[Chair, ...]) -> list[GamePlayer]:
    return [_game_player(match, chair) for chair in chairs]


def _game_player(match: Match, chair: Chair) -> GamePlayer:
    name = name_of(chair)
    assert name is not None
    seating = match.first_seating
    side: Camp | str = name if seating.single is not None else seating.camps[seating.seat_of(name)]
    kind, level = ("bot", chair.level) if isinstance(chair, BotChair) else ("person", None)
    word = side.word if isinstance(side, Camp) else None
    return GamePlayer(name, kind, level, word, totals(match)[side], winner(match) == side)


def history(connection: Connection, player: str, before: tuple[int, str] | None, most: int) -> History:
    """Read a page of a player's history. `before` is the time and id of the last match of the page before."""
    rows = connection.execute(_page(player, before).limit(most + 1)).all()
    forms = _forms(connection, player)
    more = len(rows) > most
    games = [_game_row(row) for row in rows[:most]]
    return History(
        games,
        played=sum(form.played for form in forms),
        won=sum(form.won for form in forms),
        forms=forms,
        older=f"{games[-1].finished_at}-{games[-1].id}" if more else None,
    )


def name_in_game(connection: Connection, player: str, game: str) -> str | None:
    """Return the name under which a player played in a match, or None if they did not."""
    query = sa.select(_OWN.name).where(_OWN.game_id == game, _OWN.player_id == player)
    name: str | None = connection.execute(query).scalar_one_or_none()
    return name


def _page(player: str, before: tuple[int, str] | None) -> sa.Select[Any]:
    form = (*_FORM, _GAME.target, _GAME.rounds, _GAME.practice, _GAME.undone, _GAME.hinted)
    columns = (_GAME.id, _GAME.finished_at, *form, _GAME.players_json)
    own = (_OWN.name, _OWN.won, _OWN.side, _OWN.total, _OWN.others)
    query = sa.select(*columns, *own).join(schema.game_players).where(_OWN.player_id == player)
    if before is not None:
        query = query.where(sa.tuple_(_GAME.finished_at, _GAME.id) < sa.tuple_(*before))
    return query.order_by(_GAME.finished_at.desc(), _GAME.id.desc())


_FORM = (_GAME.players_count, _GAME.position)


def _game_row(row: sa.Row[Any]) -> GameRow:
    fields = dict(row._mapping)
    players = msgspec.json.decode(fields.pop("players_json"), type=list[GamePlayer])
    return GameRow(**{**fields, "position": PositionCard(row.position)}, players=players)


def _forms(connection: Connection, player: str) -> list[FormTotals]:
    won = sa.func.sum(sa.case((_OWN.won, 1), else_=0))
    query = (
        sa.select(*_FORM, _OWN.side, sa.func.count(), won, sa.func.sum(_OWN.total))
        .join_from(schema.games, schema.game_players)
        .where(_OWN.player_id == player)
        .where(_GAME.practice.is_(False), _GAME.undone.is_(False), _GAME.hinted.is_(False))
        .group_by(*_FORM, _OWN.side)
        .order_by(*_FORM, _OWN.side)
    )
    return [
        FormTotals(count, PositionCard(position), side, int(played), int(wins), int(points))
        for count, position, side, played, wins, points in connection.execute(query)
    ]
