"""The HTTP API: identity, new tables, records, history."""

from __future__ import annotations

import re
from time import monotonic
from typing import Annotated, Any

import sqlalchemy as sa
from litestar import Request, Response, delete, get, post
from litestar.background_tasks import BackgroundTask
from litestar.datastructures import Cookie
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct

from jekyllhyde.server.accounts.identity import COOKIE, COOKIE_SECONDS, Player, TokenView
from jekyllhyde.server.http.dependencies import AnyPlayer, TheIdentity, TheRecordPool, TheStore, TheTables, TheThrottles
from jekyllhyde.server.http.practice import PracticeRequest, practice_log
from jekyllhyde.server.http.problems import refusing
from jekyllhyde.server.live.client import GOING_AWAY, NO_SESSION
from jekyllhyde.server.process.limits import Throttle, network_of
from jekyllhyde.server.store import schema
from jekyllhyde.server.store.history import History, history, name_in_game
from jekyllhyde.server.store.records import record_text
from jekyllhyde.server.table.commands import PlainText
from jekyllhyde.server.table.names import clean_name
from jekyllhyde.server.table.refusals import Refusal, Refused
from jekyllhyde.server.table.setup import Setup
from jekyllhyde.server.views import messages
from jekyllhyde.server.views.replays import LONGEST_RECORD, Replay, ReplayRequest, cost_of, replay_of, require_readable
from jekyllhyde.server.views.table_view import table_view

TABLE_ID = re.compile("^[a-z0-9]{12}$")
TableKey = Annotated[str, PathParameter(pattern=TABLE_ID.pattern)]
TokenKey = Annotated[str, PathParameter(pattern="^[0-9a-f]{64}$")]
GameKey = Annotated[str, PathParameter(pattern="^[0-9a-f]{16}$")]
AccountName = Annotated[
    str, Meta(min_length=3, max_length=40, pattern=r"^[A-Za-z0-9_.-]+$(?!\n)", examples=["utterson"])
]
Password = Annotated[str, Meta(min_length=8, max_length=200, examples=["correct horse battery"])]
RECORD_BODY = 4 * LONGEST_RECORD
"""Bytes. JSON may need several for a character."""
_OF_RECORDS = (Refusal.BAD_RECORD, Refusal.RECORD_TOO_LONG, Refusal.NO_SUCH_STEP)
_BEFORE = QueryParameter(pattern="^[0-9]{1,15}-[0-9a-f]{16}$", description="`older` of the page before.")
_MOST = QueryParameter(ge=1, le=100, description="Games on a page.")


class NewGuest(Struct, forbid_unknown_fields=True):
    """The name that others see, of 1 to 24 characters."""

    name: Annotated[str, Meta(min_length=1, max_length=60, examples=["Ann"])]


class Credentials(Struct, forbid_unknown_fields=True):
    """Account and password. The name of the account is not case-sensitive."""

    account: AccountName
    password: Password


class NewToken(Struct, forbid_unknown_fields=True):
    """A label for the new token, which tells it apart from your other tokens."""

    label: Annotated[PlainText, Meta(min_length=1, max_length=40, examples=["my bot"])]


class Me(Struct):
    """The player whose cookie or token was sent. Without one, both fields are null."""

    name: str | None
    account: str | None


class Token(Struct):
    """A new token. It is shown once; the server stores only its hash."""

    token: str


class OwnName(Struct):
    """The name under which the player whose cookie or token was sent played in a match, or null."""

    name: str | None


class TableKeyView(Struct):
    """The id of a table. Its link is `/t/` and this id."""

    id: Annotated[str, Meta(examples=["k3v9m2abcdef"])]


def _me(player: Player | None) -> Me:
    return Me(None, None) if player is None else Me(player.name, player.account)


def _required(player: Player | None) -> Player:
    if player is None:
        raise Refused(Refusal.NO_SESSION)
    return player


def _client(request: Request[Any, Any, Any]) -> str:
    return network_of(request.client.host if request.client else "")


def _require(throttle: Throttle, key: str, cost: float = 1) -> None:
    wait = throttle.take(key, monotonic(), cost)
    if wait:
        raise Refused(Refusal.TOO_FAST, retry_after=wait)


def _cookie(request: Request[Any, Any, Any], value: str) -> Cookie:
    secure = request.url.scheme == "https"
    return Cookie(COOKIE, value=value, max_age=COOKIE_SECONDS, httponly=True, secure=secure, samesite="lax")


@get("/api/me", summary="Who am I?", responses=refusing())
async def get_me(request: Request[Any, Any, Any], player: AnyPlayer, identity: TheIdentity) -> Response[Me]:
    """Return who the client is. A cookie that is used is renewed."""
    shown = request.cookies.get(COOKIE)
    renewed = player is not None and await identity.renew(player) and shown is not None
    return Response(_me(player), cookies=[_cookie(request, shown)] if renewed and shown is not None else [])


@post(
    "/api/guests",
    status_code=200,
    summary="Take a name; a newcomer becomes a guest",
    responses=refusing(Refusal.MALFORMED),
)
async def post_guest(
    request: Request[Any, Any, Any],
    data: JSONBody[NewGuest],
    player: AnyPlayer,
    identity: TheIdentity,
    throttles: TheThrottles,
) -> Response[Me]:
    name = clean_name(data.name)
    if name is None:
        raise Refused(Refusal.MALFORMED, detail="a name has 1 to 24 printable characters")
    if player is not None:
        await identity.rename(player, name)
        return Response(Me(name, player.account))
    _require(throttles.guests, _client(request))
    guest, cookie = await identity.new_guest(name)
    return Response(_me(guest), cookies=[_cookie(request, cookie)])


@post(
    "/api/accounts",
    status_code=200,
    summary="Turn a guest into an account",
    responses=refusing(Refusal.MALFORMED, Refusal.WEAK_PASSWORD, Refusal.NO_SESSION, Refusal.NAME_TAKEN),
)
async def post_account(
    *,
    request: Request[Any, Any, Any],
    data: JSONBody[Credentials],
    player: AnyPlayer,
    identity: TheIdentity,
    tables: TheTables,
    throttles: TheThrottles,
) -> Response[Me]:
    """Turn a guest into an account. The answer sets a new cookie; the old one and all tokens end."""
    guest = _required(player)
    _require(throttles.logins, _client(request))
    if guest.account is not None:
        raise Refused(Refusal.NAME_TAKEN)
    cookie = await identity.register(guest, data.account, data.password)
    told = Me(guest.name, data.account.casefold())
    # The socket closes after the answer, so that the browser opens the next one with its new cookie.
    closing = BackgroundTask(tables.end_sessions, guest.id, None, GOING_AWAY)
    return Response(told, cookies=[_cookie(request, cookie)], background=closing)


@post("/api/sessions", status_code=200, summary="Log in", responses=refusing(Refusal.MALFORMED, Refusal.WRONG_PASSWORD))
async def post_session(
    request: Request[Any, Any, Any], data: JSONBody[Credentials], identity: TheIdentity, throttles: TheThrottles
) -> Response[Me]:
    account = data.account.casefold()
    _require(throttles.logins, _client(request))
    _require(throttles.passwords, account)
    player, cookie = await identity.log_in(account, data.password)
    throttles.passwords.give_back(account)
    return Response(_me(player), cookies=[_cookie(request, cookie)])


@delete("/api/sessions/current", summary="Log out", responses=refusing())
async def delete_session(player: AnyPlayer, identity: TheIdentity, tables: TheTables) -> None:
    if player is not None:
        await identity.log_out(player)
        await tables.end_sessions(player.id, player.session, NO_SESSION)


@delete("/api/sessions", summary="Log out everywhere; tokens end too", responses=refusing(Refusal.NO_SESSION))
async def delete_sessions(player: AnyPlayer, identity: TheIdentity, tables: TheTables) -> None:
    own = _required(player)
    await identity.revoke_all(own)
    await tables.end_sessions(own.id, None, NO_SESSION)


@post(
    "/api/tokens",
    status_code=200,
    summary="A token for a program that plays for me",
    responses=refusing(Refusal.MALFORMED, Refusal.NO_SESSION, Refusal.TOO_MANY_TOKENS),
)
async def post_token(data: JSONBody[NewToken], player: AnyPlayer, identity: TheIdentity) -> Token:
    return Token(await identity.new_token(_required(player), data.label))


@get("/api/tokens", summary="My tokens", responses=refusing(Refusal.NO_SESSION))
async def get_tokens(player: AnyPlayer, identity: TheIdentity) -> list[TokenView]:
    return await identity.tokens(_required(player))


@delete(
    "/api/tokens/{token_id:str}", summary="Revoke a token", responses=refusing(Refusal.MALFORMED, Refusal.NO_SESSION)
)
async def delete_token(token_id: TokenKey, player: AnyPlayer, identity: TheIdentity, tables: TheTables) -> None:
    own = _required(player)
    await identity.revoke_token(own, token_id)
    await tables.end_sessions(own.id, token_id, NO_SESSION)


@get("/api/me/export", summary="All that is kept about me", responses=refusing(Refusal.NO_SESSION))
async def get_export(player: AnyPlayer, identity: TheIdentity) -> dict[str, Any]:
    return await identity.export(_required(player))


@delete("/api/me", summary="Forget me", responses=refusing(Refusal.NO_SESSION))
async def delete_me(player: AnyPlayer, tables: TheTables) -> None:
    await tables.forget(_required(player).id, NO_SESSION)


@post(
    "/api/tables",
    summary="Open a table",
    responses=refusing(Refusal.MALFORMED, Refusal.NO_SESSION, Refusal.TOO_MANY_TABLES),
)
async def post_table(
    request: Request[Any, Any, Any],
    data: JSONBody[Setup],
    player: AnyPlayer,
    tables: TheTables,
    throttles: TheThrottles,
) -> TableKeyView:
    own = _required(player)
    if not data.private:
        _require(throttles.public_tables, _client(request))
    return TableKeyView(await tables.open(own, data))


@post(
    "/api/tables/from-record",
    request_max_body_size=RECORD_BODY,
    summary="Play on from a record, against bots",
    responses=refusing(
        Refusal.MALFORMED,
        *_OF_RECORDS,
        Refusal.MATCH_OVER,
        Refusal.TARGET_TOO_HIGH,
        Refusal.NO_SUCH_LEVEL,
        Refusal.NO_SESSION,
        Refusal.TOO_MANY_TABLES,
        record=True,
    ),
)
async def post_practice(
    *,
    request: Request[Any, Any, Any],
    data: JSONBody[PracticeRequest],
    player: AnyPlayer,
    tables: TheTables,
    throttles: TheThrottles,
    records: TheRecordPool,
) -> TableKeyView:
    own = _required(player)
    require_readable(data.jhn)
    _require(throttles.records, _client(request), cost_of(data.jhn))
    now, chance = tables.services.now(), tables.services.chance
    entries = await records.run(_client(request), practice_log, data, own.id, own.name, now, chance)
    return TableKeyView(await tables.open_with(own, entries))


@post(
    "/api/replays",
    status_code=200,
    request_max_body_size=RECORD_BODY,
    summary="A record, state by state",
    responses=refusing(Refusal.MALFORMED, *_OF_RECORDS, record=True),
)
async def post_replay(
    request: Request[Any, Any, Any], data: JSONBody[ReplayRequest], throttles: TheThrottles, records: TheRecordPool
) -> Replay:
    require_readable(data.jhn)
    _require(throttles.records, _client(request), cost_of(data.jhn))
    return await records.run(_client(request), replay_of, data)


@get("/api/tables", summary="The lobby: open tables where somebody waits", responses=refusing())
async def get_tables(tables: TheTables) -> list[messages.LobbyRow]:
    return await tables.lobby.rows()


@get(
    "/api/tables/{table_id:str}",
    summary="A table as I may see it",
    responses=refusing(Refusal.MALFORMED, Refusal.NO_SUCH_TABLE),
)
async def get_table(table_id: TableKey, player: AnyPlayer, tables: TheTables) -> messages.TableView:
    live = await tables.table(table_id)
    chair = None if player is None else live.table.chair_of(player.id)
    return table_view(table_id, live.table, chair, live.now())


@get(
    "/api/tables/{table_id:str}/record",
    media_type="text/plain",
    summary="JHN of the rounds that are over",
    responses=refusing(Refusal.MALFORMED, Refusal.NO_SUCH_TABLE, Refusal.NO_MATCH),
)
async def get_table_record(
    request: Request[Any, Any, Any], table_id: TableKey, tables: TheTables, records: TheRecordPool
) -> str:
    live = await tables.table(table_id)
    text = await records.run(_client(request), record_text, live.table, live.table.played_at)
    if text is None:
        raise Refused(Refusal.NO_MATCH)
    return text


@get(
    "/api/games",
    summary="My matches, and sums over all of them",
    responses=refusing(Refusal.MALFORMED, Refusal.NO_SESSION),
)
async def get_games(
    player: AnyPlayer, store: TheStore, before: Annotated[str | None, _BEFORE] = None, most: Annotated[int, _MOST] = 50
) -> History:
    own = _required(player)
    moment, _, game = (before or "").partition("-")
    place = None if before is None else (int(moment), game)
    return await store.read(lambda connection: history(connection, own.id, place, most))


@get(
    "/api/games/{game_id:str}",
    media_type="text/plain",
    summary="A finished match as JHN, by its share link",
    responses=refusing(Refusal.MALFORMED, Refusal.NO_SUCH_GAME),
)
async def get_game(game_id: GameKey, store: TheStore) -> str:
    query = sa.select(schema.games.c.record).where(schema.games.c.id == game_id)
    text: str | None = await store.read(lambda connection: connection.execute(query).scalar_one_or_none())
    if text is None:
        raise Refused(Refusal.NO_SUCH_GAME)
    return text


@get(
    "/api/games/{game_id:str}/me",
    summary="The name under which I played in a finished match",
    responses=refusing(Refusal.MALFORMED),
)
async def get_own_name(game_id: GameKey, player: AnyPlayer, store: TheStore) -> OwnName:
    if player is None:
        return OwnName(None)
    return OwnName(await store.read(lambda connection: name_in_game(connection, player.id, game_id)))


HANDLERS = (
    get_me,
    post_guest,
    post_account,
    post_session,
    delete_session,
    delete_sessions,
    post_token,
    get_tokens,
    delete_token,
    get_export,
    delete_me,
    post_table,
    post_practice,
    post_replay,
    get_tables,
    get_table,
    get_table_record,
    get_games,
    get_game,
    get_own_name,
)
