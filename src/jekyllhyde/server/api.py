"""What is asked for once rather than watched: identity, new tables, records, history."""

from __future__ import annotations

from time import monotonic
from typing import Annotated, Any

import sqlalchemy as sa
from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.exceptions import ClientException
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct

from jekyllhyde.rules import RuleError
from jekyllhyde.server import messages as say
from jekyllhyde.server import schema
from jekyllhyde.server.connection import shown_by
from jekyllhyde.server.identity import COOKIE, COOKIE_SECONDS, Player, clean_name
from jekyllhyde.server.limits import Throttle
from jekyllhyde.server.outcome import record_text
from jekyllhyde.server.parts import AnyPlayer, TheHost, TheIdentity, TheStore, TheThrottles
from jekyllhyde.server.refusals import Refusal, Refused
from jekyllhyde.server.setup import Setup
from jekyllhyde.server.views import table_view

TableKey = Annotated[str, PathParameter(pattern="^[a-z0-9]{12}$")]
GameKey = Annotated[str, PathParameter(pattern="^[0-9a-f]{16}$")]
AccountName = Annotated[str, Meta(min_length=3, max_length=40, pattern="^[A-Za-z0-9_.-]+$")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
_MOST_GAMES = 200


class NewGuest(Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=60)]


class Credentials(Struct, forbid_unknown_fields=True):
    account: AccountName
    password: Password


class NewToken(Struct, forbid_unknown_fields=True):
    label: Annotated[str, Meta(min_length=1, max_length=40)]


class Me(Struct):
    """Who the bearer of the cookie or token is; nobody yet, without one."""

    name: str | None
    account: str | None


class Token(Struct):
    """Shown once; only its hash is kept."""

    token: str


class TableKeyView(Struct):
    id: str


class GameRow(Struct):
    id: str
    finished_at: int
    name: str
    won: bool


class History(Struct):
    """Matches that are over, the newest first, and how many of all of them were won."""

    games: list[GameRow]
    played: int
    won: int


def _me(player: Player | None) -> Me:
    return Me(None, None) if player is None else Me(player.name, player.account)


def _required(player: Player | None) -> Player:
    if player is None:
        raise Refused(Refusal.NO_SESSION)
    return player


def _require(throttle: Throttle, request: Request[Any, Any, Any]) -> None:
    if not throttle.allows(request.client.host if request.client else "", monotonic()):
        raise Refused(Refusal.TOO_FAST)


def _with_cookie(request: Request[Any, Any, Any], player: Player, value: str) -> Response[Me]:
    secure = request.url.scheme == "https"
    cookie = Cookie(COOKIE, value=value, max_age=COOKIE_SECONDS, httponly=True, secure=secure, samesite="lax")
    return Response(_me(player), cookies=[cookie])


@get("/api/me", summary="Who am I?")
async def get_me(player: AnyPlayer) -> Me:
    return _me(player)


@post("/api/guests", status_code=200, summary="Take a name; a newcomer becomes a guest")
async def post_guest(
    request: Request[Any, Any, Any],
    data: JSONBody[NewGuest],
    player: AnyPlayer,
    identity: TheIdentity,
    throttles: TheThrottles,
) -> Response[Me]:
    name = clean_name(data.name)
    if name is None:
        raise ClientException("a name has 1 to 24 printable characters")
    if player is not None:
        await identity.rename(player, name)
        return Response(Me(name, player.account))
    _require(throttles.guests, request)
    guest, cookie = await identity.new_guest(name)
    return _with_cookie(request, guest, cookie)


@post("/api/accounts", status_code=200, summary="Turn a guest into an account")
async def post_account(
    request: Request[Any, Any, Any],
    data: JSONBody[Credentials],
    player: AnyPlayer,
    identity: TheIdentity,
    throttles: TheThrottles,
) -> Me:
    guest = _required(player)
    _require(throttles.logins, request)
    if guest.account is not None:
        raise Refused(Refusal.NAME_TAKEN)
    await identity.register(guest, data.account, data.password)
    return Me(guest.name, data.account.casefold())


@post("/api/sessions", status_code=200, summary="Log in")
async def post_session(
    request: Request[Any, Any, Any], data: JSONBody[Credentials], identity: TheIdentity, throttles: TheThrottles
) -> Response[Me]:
    _require(throttles.logins, request)
    return _with_cookie(request, *await identity.log_in(data.account, data.password))


@delete("/api/sessions/current", summary="Log out")
async def delete_session(request: Request[Any, Any, Any], identity: TheIdentity) -> None:
    await identity.log_out(shown_by(request))


@delete("/api/sessions", summary="Log out everywhere; tokens end too")
async def delete_sessions(player: AnyPlayer, identity: TheIdentity) -> None:
    await identity.revoke_all(_required(player))


@post("/api/tokens", status_code=200, summary="A token for a program that plays for me")
async def post_token(data: JSONBody[NewToken], player: AnyPlayer, identity: TheIdentity) -> Token:
    return Token(await identity.new_token(_required(player), data.label))


@get("/api/me/export", summary="All that is kept about me")
async def get_export(player: AnyPlayer, identity: TheIdentity) -> dict[str, Any]:
    return await identity.export(_required(player))


@delete("/api/me", summary="Forget me")
async def delete_me(player: AnyPlayer, identity: TheIdentity) -> None:
    await identity.delete(_required(player))


@post("/api/tables", summary="Open a table")
async def post_table(data: JSONBody[Setup], player: AnyPlayer, host: TheHost) -> TableKeyView:
    try:
        return TableKeyView(await host.open(_required(player), data))
    except RuleError as error:
        raise ClientException(str(error)) from None


@get("/api/tables", summary="The lobby: open tables where somebody waits")
async def get_tables(host: TheHost) -> list[say.LobbyRow]:
    return await host.lobby()


@get("/api/tables/{table_id:str}", summary="A table as I may see it")
async def get_table(table_id: TableKey, player: AnyPlayer, host: TheHost) -> say.TableView:
    live = await host.table(table_id)
    chair = None if player is None else live.table.chair_of(player.id)
    return table_view(table_id, live.table, chair, host.house.now())


@get("/api/tables/{table_id:str}/record", media_type="text/plain", summary="JHN of the rounds that are over")
async def get_table_record(table_id: TableKey, host: TheHost) -> str:
    live = await host.table(table_id)
    text = record_text(live.table, live.table.turned_at)
    if text is None:
        raise Refused(Refusal.NO_MATCH)
    return text


@get("/api/games", summary="My matches")
async def get_games(player: AnyPlayer, store: TheStore) -> History:
    own = schema.game_players.c
    of_player = own.player_id == _required(player).id
    joined = sa.select(schema.games.c.id, schema.games.c.finished_at, own.name, own.won).join(schema.game_players)
    newest = joined.where(of_player).order_by(schema.games.c.finished_at.desc()).limit(_MOST_GAMES)
    won = sa.func.coalesce(sa.func.sum(sa.case((own.won, 1), else_=0)), 0)
    sums = sa.select(sa.func.count(), won).where(of_player)
    rows = await store.read(lambda connection: connection.execute(newest).all())
    played, wins = (await store.read(lambda connection: connection.execute(sums).one())).tuple()
    return History([GameRow(*row) for row in rows], played, wins)


@get("/api/games/{game_id:str}", media_type="text/plain", summary="A finished match as JHN, by its share link")
async def get_game(game_id: GameKey, store: TheStore) -> str:
    query = sa.select(schema.games.c.record).where(schema.games.c.id == game_id)
    text: str | None = await store.read(lambda connection: connection.execute(query).scalar_one_or_none())
    if text is None:
        raise Refused(Refusal.NO_SUCH_GAME)
    return text


HANDLERS = (
    get_me,
    post_guest,
    post_account,
    post_session,
    delete_session,
    delete_sessions,
    post_token,
    get_export,
    delete_me,
    post_table,
    get_tables,
    get_table,
    get_table_record,
    get_games,
    get_game,
)
