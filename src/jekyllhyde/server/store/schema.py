"""Tables of the database. A change here needs a migration; `docs/operations.md` says how."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("opened_at", BigInteger, nullable=False),
    Column("opened_by", String(32), nullable=False, index=True),
    Column("touched_at", BigInteger, nullable=False, index=True),
)
"""Tables that were opened. `touched_at` tells, within an hour, when somebody was last there."""

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(12), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("version", Integer, nullable=False),
    Column("entry", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "version"),
)
"""Logs of tables. They are append-only, and the primary key lets one writer win each version."""

lobby = Table(
    "lobby",
    metadata,
    Column("table_id", String(12), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("changed_at", BigInteger, nullable=False, index=True),
    Column("row", Text, nullable=False),
)
"""Rows of the lobby: open tables where somebody waits. Their process updates `changed_at` again and again."""

players = Table(
    "players",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("account", String(40), unique=True),
    Column("password_hash", String(200)),
    Column("created_at", BigInteger, nullable=False),
)
"""Players. Guests have no account name and no password."""

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("player_id", String(32), ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),
    Column("label", String(40), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
)
"""Sessions of browsers (cookies) and of programs (tokens). `id` is the hash of the secret."""

games = Table(
    "games",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("table_id", String(12), nullable=False),
    Column("finished_at", BigInteger, nullable=False),
    Column("record", Text, nullable=False),
    Column("players_count", Integer, nullable=False),
    Column("position", String(1), nullable=False),
    Column("target", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("practice", Boolean, nullable=False),
    Column("undone", Boolean, nullable=False),
    Column("hinted", Boolean, nullable=False),
    Column("players_json", Text, nullable=False),
)
"""Finished matches as JHN, and what histories show of them. `id` is the id in the share link."""

game_players = Table(
    "game_players",
    metadata,
    Column("game_id", String(16), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("player_id", String(32), ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("name", String(44), nullable=False),
    Column("won", Boolean, nullable=False),
    Column("side", String(6)),
    Column("total", Integer, nullable=False),
    Column("others", Integer, nullable=False),
    PrimaryKeyConstraint("game_id", "player_id"),
    Index("ix_game_players_player_id", "player_id"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("table_id", String(12), nullable=False),
    Column("by_player", String(32), nullable=False),
    Column("about_player", String(32), nullable=False),
    Column("text", String(200), nullable=False),
)

keys = Table(
    "keys", metadata, Column("name", String(20), primary_key=True), Column("value", LargeBinary, nullable=False)
)
"""Secrets that all processes share, for example the key that signs cookies."""
