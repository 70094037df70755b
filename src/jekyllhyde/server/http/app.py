"""The application of one process: creates its parts and connects them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random, SystemRandom
from time import monotonic, time
from typing import Any

import sqlalchemy as sa
from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components
from prometheus_client import generate_latest

from jekyllhyde import __version__
from jekyllhyde.server.accounts.identity import Identity, Player, shared_key
from jekyllhyde.server.http.api import HANDLERS
from jekyllhyde.server.http.connection import credentials_from, table_socket
from jekyllhyde.server.http.dependencies import TheStore, Throttles, record_pool
from jekyllhyde.server.http.guard import ASGIApp, Guard
from jekyllhyde.server.http.invitation import get_table_page
from jekyllhyde.server.http.problems import EXCEPTION_HANDLERS, SECURITY_SCHEMES
from jekyllhyde.server.http.static_client import get_client
from jekyllhyde.server.live.bus import open_bus
from jekyllhyde.server.live.client import GOING_AWAY
from jekyllhyde.server.live.tables import Settings, Tables
from jekyllhyde.server.process import metrics
from jekyllhyde.server.process.pool import BoundedPool
from jekyllhyde.server.store.database import DatabaseAway, Store
from jekyllhyde.server.thinking.jobs import open_bots

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Config:
    """Configuration of a process.

    `database` is sqlite:///file or postgresql://…. `broker` is redis://…; several processes need one. With
    `bot_threads` 0, workers compute all moves of bots.
    """

    database: str
    broker: str | None = None
    settings: Settings = field(default_factory=Settings)
    now: Callable[[], int] = lambda: int(time() * 1000)
    steady: Callable[[], int] = lambda: int(monotonic() * 1000)
    chance: Random = field(default_factory=SystemRandom)
    bot_threads: int = 2


def create_app(config: Config) -> ASGIApp:
    """Return the application with its guard, for a server."""
    return Guard(create_litestar(config), config.settings.limits)


def create_litestar(config: Config) -> Litestar:
    """Return the application without its guard, for tests."""
    limits = config.settings.limits
    return Litestar(
        route_handlers=[*HANDLERS, healthz, readyz, get_metrics, table_socket, get_table_page, get_client],
        dependencies={
            "identity": Provide(_identity, sync_to_thread=False),
            "tables": Provide(_tables, sync_to_thread=False),
            "store": Provide(_store, sync_to_thread=False),
            "throttles": Provide(_throttles, sync_to_thread=False),
            "records": Provide(_records, sync_to_thread=False),
            "player": Provide(_player),
        },
        exception_handlers=EXCEPTION_HANDLERS,
        lifespan=[_lifespan(config)],
        openapi_config=OpenAPIConfig(
            title="Jekyll & Hyde",
            version=__version__,
            description="Requests and answers. What happens at a table comes over the WebSocket: docs/protocol.md.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            components=Components(security_schemes=SECURITY_SCHEMES),
            security=[{}, {"cookie": []}, {"token": []}],
        ),
        request_max_body_size=limits.body_bytes,
        logging_config=None,
        debug=False,
    )


def _lifespan(config: Config) -> Callable[[Litestar], Any]:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = Store(config.database)
        bots = open_bots(config.broker, config.bot_threads)
        times = {"now": config.now, "steady": config.steady}
        tables = Tables(store, open_bus(config.broker), bots, config.settings, **times, chance=config.chance)
        key = shared_key(store, "cookie")
        app.state.throttles = Throttles(config.settings.limits)
        identity, records = Identity(store, key, config.now), record_pool()
        app.state.update(store=store, tables=tables, identity=identity, records=records)
        bots.start()
        tables.start()
        try:
            yield
        finally:
            for client in list(tables.sockets.open):
                client.close(GOING_AWAY)
            identity.close()
            records.close()
            await asyncio.gather(_close_tables(tables, store), bots.close())

    return lifespan


async def _close_tables(tables: Tables, store: Store) -> None:
    """Close the tables, then the database. The bots close at the same time, to stay within the time limit."""
    await tables.close()
    await asyncio.to_thread(store.close)


def _identity(state: State) -> Identity:
    return state.identity  # type: ignore[no-any-return]


def _tables(state: State) -> Tables:
    return state.tables  # type: ignore[no-any-return]


def _store(state: State) -> Store:
    return state.store  # type: ignore[no-any-return]


def _throttles(state: State) -> Throttles:
    return state.throttles  # type: ignore[no-any-return]


def _records(state: State) -> BoundedPool:
    return state.records  # type: ignore[no-any-return]


async def _player(request: Request[Any, Any, Any], state: State) -> Player | None:
    identity: Identity = state.identity
    return await identity.player_of(credentials_from(request))


@get("/healthz", include_in_schema=False)
async def healthz() -> str:
    """Tell that the process runs."""
    return "ok"


@get("/readyz", include_in_schema=False)
async def readyz(store: TheStore) -> Response[str]:
    """Tell whether the process can reach its database."""
    try:
        await store.read(lambda connection: connection.execute(sa.select(1)).scalar_one())
    except DatabaseAway:
        return Response("no database", status_code=503)
    return Response("ok")


@get("/metrics", include_in_schema=False, media_type="text/plain; version=0.0.4", sync_to_thread=False)
def get_metrics() -> bytes:
    return generate_latest(metrics.registry)
