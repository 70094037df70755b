"""Add the columns that histories show: form, sides and totals. They are computed from the stored records."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import op

from jekyllhyde.records import read_record
from jekyllhyde.rules import Camp, Match, totals, winner

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

_GAMES: tuple[sa.Column[Any], ...] = (
    sa.Column("players_count", sa.Integer(), nullable=False, server_default="4"),
    sa.Column("position", sa.String(length=1), nullable=False, server_default="A"),
    sa.Column("target", sa.Integer(), nullable=False, server_default="1000"),
    sa.Column("rounds", sa.Integer(), nullable=False, server_default="0"),
    sa.Column("practice", sa.Boolean(), nullable=False, server_default=sa.false()),
    sa.Column("players_json", sa.Text(), nullable=False, server_default="[]"),
)
_GAME_PLAYERS: tuple[sa.Column[Any], ...] = (
    sa.Column("side", sa.String(length=6), nullable=True),
    sa.Column("total", sa.Integer(), nullable=False, server_default="0"),
    sa.Column("others", sa.Integer(), nullable=False, server_default="0"),
)
_games = sa.table("games", *map(sa.column, ("id", "record", *(column.name for column in _GAMES))))
_players = sa.table("game_players", *map(sa.column, ("game_id", "name", *(column.name for column in _GAME_PLAYERS))))


def upgrade() -> None:
    """Add one column after the other. If SQLite copied the table, rows that refer to it would be deleted."""
    for column in _GAMES:
        op.add_column("games", column)
    for column in _GAME_PLAYERS:
        op.add_column("game_players", column)
    for game_id, record in op.get_bind().execute(sa.select(_games.c.id, _games.c.record)).all():
        _fill(game_id, read_record(record).match)


def downgrade() -> None:
    for column in _GAMES:
        op.drop_column("games", column.name)
    for column in _GAME_PLAYERS:
        op.drop_column("game_players", column.name)


def _fill(game_id: str, match: Match) -> None:
    """Fill the new columns of a match. Only players with a history are known to be persons."""
    bind = op.get_bind()
    owners = set(bind.execute(sa.select(_players.c.name).where(_players.c.game_id == game_id)).scalars())
    played = [_played(match, name, name in owners) for name in match.first_seating.players if name is not None]
    form = {
        "players_count": match.options.players,
        "position": match.options.position.value,
        "target": match.options.target,
        "rounds": len(match.rounds),
        "practice": False,
        "players_json": msgspec.json.encode(played).decode(),
    }
    bind.execute(sa.update(_games).where(_games.c.id == game_id).values(form))
    for own in played:
        three = own["side"] is None
        against = [other for other in played if other is not own and (three or other["side"] != own["side"])]
        values = {"side": own["side"], "total": own["total"], "others": max(other["total"] for other in against)}
        of_player = (_players.c.game_id == game_id) & (_players.c.name == own["name"])
        bind.execute(sa.update(_players).where(of_player).values(values))


def _played(match: Match, name: str, person: bool) -> dict[str, Any]:
    seating = match.first_seating
    side = name if seating.single is not None else seating.camps[seating.seat_of(name)]
    return {
        "name": name,
        "kind": "person" if person else "bot",
        "level": None,
        "side": side.word if isinstance(side, Camp) else None,
        "total": totals(match)[side],
        "won": winner(match) == side,
    }
