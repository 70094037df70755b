"""Identifies players: guests by a signed cookie, accounts by a password, programs by a token."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import Connection

from jekyllhyde.server.accounts.passwords import Passwords, is_trivial
from jekyllhyde.server.store import schema
from jekyllhyde.server.store.database import Conflict, Store
from jekyllhyde.server.table.refusals import Refusal, Refused

COOKIE = "jh_session"
COOKIE_SECONDS = 90 * 24 * 3600
RENEW_AFTER = 24 * 3600
"""Seconds. A cookie that is used is renewed, at most once a day."""
TOKEN_SECONDS = 365 * 24 * 3600
MOST_TOKENS = 10
MOST_COOKIES = 20
"""Browsers in which one account is logged in. Another one ends the oldest session."""
_SECRET_LENGTH = 43  # 32 bytes in URL-safe base 64
_PLAYER, _SESSION = schema.players.c, schema.sessions.c


@dataclass(frozen=True, slots=True)
class Player:
    """A player. `account` is the name to log in with; guests have none. `session` is the hash of the credentials."""

    id: str
    name: str
    account: str | None = None
    session: str = ""


class TokenView(Struct, frozen=True):
    """A token, as its owner sees it. Times are in milliseconds since 1970."""

    id: str
    label: str
    created_at: int
    expires_at: int


class Identity:
    """Creates guests, accounts and sessions, and finds the player of a session."""

    def __init__(self, store: Store, key: bytes, now: Callable[[], int]) -> None:
        self._store = store
        self._key = key
        self._now = now
        self._passwords = Passwords()

    def close(self) -> None:
        self._passwords.close()

    async def new_guest(self, name: str) -> tuple[Player, str]:
        """Create a guest. Return it with its cookie."""
        player = Player(secrets.token_hex(16), name)
        row = {"id": player.id, "name": name, "created_at": self._now()}
        await self._store.write(lambda connection: connection.execute(sa.insert(schema.players), row))
        return player, await self._new_session(player.id, "cookie", "", COOKIE_SECONDS)

    async def player_of(self, shown: str | None) -> Player | None:
        """Return the player of a cookie or token, or None. Forged ones are rejected without asking the database."""
        session = self._session_of(shown)
        if session is None:
            return None
        query = (
            sa.select(_PLAYER.id, _PLAYER.name, _PLAYER.account)
            .join(schema.sessions, _SESSION.player_id == _PLAYER.id)
            .where(_SESSION.id == session, _SESSION.expires_at > self._now())
        )
        row = await self._store.read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else Player(row.id, row.name, row.account, session)

    async def renew(self, player: Player) -> bool:
        """Extend the session of a cookie, but not of a token. Return whether it was extended."""
        until = self._now() + COOKIE_SECONDS * 1000
        due = (_SESSION.kind == "cookie") & (_SESSION.expires_at < until - RENEW_AFTER * 1000)
        query = sa.select(_SESSION.id).where(_SESSION.id == player.session, due)
        if await self._store.read(lambda connection: connection.execute(query).scalar_one_or_none()) is None:
            return False
        change = sa.update(schema.sessions).where(_SESSION.id == player.session).values(expires_at=until)
        await self._store.write(lambda connection: connection.execute(change))
        return True

    async def rename(self, player: Player, name: str) -> None:
        await self._update_player(player.id, {"name": name})

    async def register(self, player: Player, account: str, password: str) -> str:
        """Turn a guest into an account, which keeps the games. Return the new cookie.

        All earlier sessions end, because somebody else may know their secrets.
        """
        if is_trivial(password, account, player.name):
            raise Refused(Refusal.WEAK_PASSWORD)
        password_hash = await self._passwords.hash(password)
        try:
            await self._update_player(player.id, {"account": account.casefold(), "password_hash": password_hash})
        except Conflict:
            raise Refused(Refusal.NAME_TAKEN) from None
        await self.revoke_all(player)
        return await self._new_session(player.id, "cookie", "", COOKIE_SECONDS)

    async def log_in(self, account: str, password: str) -> tuple[Player, str]:
        """Return the player of an account and a new cookie. Raises `Refused` if the password is wrong."""
        query = sa.select(schema.players).where(_PLAYER.account == account.casefold())
        row = await self._store.read(lambda connection: connection.execute(query).one_or_none())
        right = await self._passwords.matches(None if row is None else row.password_hash, password)
        if row is None or not right:
            raise Refused(Refusal.WRONG_PASSWORD)
        return Player(row.id, row.name, row.account), await self._new_session(row.id, "cookie", "", COOKIE_SECONDS)

    # Ending sessions

    async def log_out(self, player: Player) -> None:
        gone = sa.delete(schema.sessions).where(_SESSION.id == player.session)
        await self._store.write(lambda connection: connection.execute(gone))

    async def revoke_all(self, player: Player) -> None:
        """End all sessions of a player: cookies and tokens."""
        gone = sa.delete(schema.sessions).where(_SESSION.player_id == player.id)
        await self._store.write(lambda connection: connection.execute(gone))

    # Tokens

    async def new_token(self, player: Player, label: str) -> str:
        return await self._new_session(player.id, "token", label, TOKEN_SECONDS)

    async def tokens(self, player: Player) -> list[TokenView]:
        columns = (_SESSION.id, _SESSION.label, _SESSION.created_at, _SESSION.expires_at)
        query = sa.select(*columns).where(_tokens_of(player.id)).order_by(_SESSION.created_at, _SESSION.id)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [TokenView(*row) for row in rows]

    async def revoke_token(self, player: Player, token: str) -> None:
        gone = sa.delete(schema.sessions).where(_tokens_of(player.id), _SESSION.id == token)
        await self._store.write(lambda connection: connection.execute(gone))

    async def export(self, player: Player) -> dict[str, Any]:
        """Return everything that is stored about a player, except secrets."""
        return await self._store.read(lambda connection: _export(connection, player))

    async def _update_player(self, player: str, values: dict[str, Any]) -> None:
        change = sa.update(schema.players).where(_PLAYER.id == player).values(values)
        await self._store.write(lambda connection: connection.execute(change))

    async def _new_session(self, player: str, kind: str, label: str, seconds: int) -> str:
        secret = secrets.token_urlsafe(32)
        now = self._now()
        row = {
            "id": _hash(secret),
            "player_id": player,
            "kind": kind,
            "label": label,
            "created_at": now,
            "expires_at": now + seconds * 1000,
        }
        if not await self._store.write(lambda connection: _insert_session(connection, row)):
            raise Refused(Refusal.TOO_MANY_TOKENS)
        return f"{secret}.{self._signature(secret)}"

    def _session_of(self, shown: str | None) -> str | None:
        secret, dot, signature = (shown or "").partition(".")
        genuine = len(secret) == _SECRET_LENGTH and hmac.compare_digest(
            signature.encode(errors="replace"), self._signature(secret).encode()
        )
        return _hash(secret) if dot and genuine else None

    def _signature(self, secret: str) -> str:
        return hmac.new(self._key, secret.encode(errors="replace"), hashlib.sha256).hexdigest()


def ended_sessions(sessions: Collection[str], now: int) -> Callable[[Connection], set[str]]:
    """Find the sessions that were revoked or have expired."""
    valid = sa.select(_SESSION.id).where(_SESSION.id.in_(sessions), _SESSION.expires_at > now)
    return lambda connection: set(sessions) - set(connection.execute(valid).scalars())


def _tokens_of(player: str) -> sa.ColumnElement[bool]:
    return (_SESSION.player_id == player) & (_SESSION.kind == "token")


def _insert_session(connection: Connection, row: dict[str, Any]) -> bool:
    """Insert a session. Return False if the player has too many tokens; too many cookies end the oldest one."""
    same = sa.select(_SESSION.id).where(_SESSION.player_id == row["player_id"], _SESSION.kind == row["kind"])
    newest = connection.execute(same.order_by(_SESSION.created_at.desc(), _SESSION.id)).scalars().all()
    if row["kind"] == "token" and len(newest) >= MOST_TOKENS:
        return False
    if len(newest) >= MOST_COOKIES:
        connection.execute(sa.delete(schema.sessions).where(_SESSION.id.in_(newest[MOST_COOKIES - 1 :])))
    connection.execute(sa.insert(schema.sessions), row)
    return True


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode(errors="replace")).hexdigest()


def _export(connection: Connection, player: Player) -> dict[str, Any]:
    sessions = sa.select(_SESSION.kind, _SESSION.label, _SESSION.created_at, _SESSION.expires_at)
    games = sa.select(schema.games.c.id, schema.games.c.finished_at, schema.games.c.record, schema.game_players.c.won)
    of_player = schema.game_players.c.player_id == player.id
    reports = sa.select(schema.reports.c.at, schema.reports.c.text).where(schema.reports.c.by_player == player.id)
    chosen_games = games.join(schema.game_players).where(of_player)
    return {
        "player": {"id": player.id, "name": player.name, "account": player.account},
        "sessions": _dicts(connection, sessions.where(_SESSION.player_id == player.id)),
        "games": _dicts(connection, chosen_games),
        "reports": _dicts(connection, reports),
    }


def _dicts(connection: Connection, query: sa.Select[Any]) -> list[dict[str, Any]]:
    return [dict(row) for row in connection.execute(query).mappings()]


def shared_key(store: Store, name: str) -> bytes:
    """Return a secret that all processes of a database share. The first process creates it."""
    value: bytes | None = None
    while value is None:
        value = _stored_key(store, name)
    return value


def _stored_key(store: Store, name: str) -> bytes | None:
    query = sa.select(schema.keys.c.value).where(schema.keys.c.name == name)
    with store.engine.connect() as connection:
        value = connection.execute(query).scalar_one_or_none()
    if value is not None:
        return bytes(value)
    try:
        with store.engine.begin() as connection:
            connection.execute(sa.insert(schema.keys), {"name": name, "value": secrets.token_bytes(32)})
    except sa.exc.IntegrityError:
        pass  # another process has created it
    return None
