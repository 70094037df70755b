"""Connections leave no reference cycles when they close: a flood of them gives the garbage collector nothing to do."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import httpx
import pytest
import uvicorn
import uvloop

from jekyllhyde.server.http.app import Config
from jekyllhyde.server.http.run import uvicorn_config
from tests.server.running import run

COUNT = 5
HELLO = b'{"type":"hello","protocol":3}'
HANDSHAKE = (
    "GET /ws HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\nCookie: jh_session={cookie}\r\n\r\n"
)
OURS = ("jekyllhyde.", "uvicorn.", "litestar.", "websockets.", "httptools.")
Connect = Callable[[int, str], Awaitable[None]]


@asynccontextmanager
async def served(folder: Path) -> AsyncIterator[uvicorn.Server]:
    server = uvicorn.Server(uvicorn_config(Config(f"sqlite:///{folder}/jh.db"), "127.0.0.1", 0))
    task = asyncio.create_task(server._serve())
    async with asyncio.timeout(60):
        while not server.started:
            await asyncio.sleep(0.01)
    try:
        yield server
    finally:
        server.should_exit = True
        await task


async def guest(port: int) -> str:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as client:
        answer = await client.post("/api/guests", json={"name": "Ann"})
        return str(answer.cookies["jh_session"])


async def send(port: int, *pieces: bytes) -> None:
    """Send each piece after the answer to the one before, then hang up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    for piece in pieces:
        writer.write(piece)
        assert await asyncio.wait_for(reader.read(65536), 60)
    writer.transport.abort()


async def upgrade(port: int, cookie: str) -> None:
    greeting = b"\x81%c\0\0\0\0%s" % (0x80 + len(HELLO), HELLO)
    await send(port, HANDSHAKE.format(cookie=cookie).encode(), greeting)


async def upgrade_without_cookie(port: int, _cookie: str) -> None:
    await send(port, HANDSHAKE.format(cookie="").encode())


async def pipeline(port: int, _cookie: str) -> None:
    await send(port, b"GET /readyz HTTP/1.1\r\nHost: here\r\n\r\n" * 10)


async def unknown_table(port: int, _cookie: str) -> None:
    await send(port, b"GET /api/tables/abcdefghjkmn HTTP/1.1\r\nHost: here\r\n\r\n")


@contextmanager
def no_automatic_collection() -> Iterator[None]:
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def garbage() -> list[str]:
    """The types of all objects of the server in reference cycles that nobody refers to."""
    gc.set_debug(gc.DEBUG_SAVEALL)
    gc.collect()
    gc.set_debug(0)
    kinds = [f"{type(found).__module__}.{type(found).__qualname__}" for found in gc.garbage]
    gc.garbage.clear()
    return [kind for kind in kinds if kind.startswith(OURS)]


async def left_behind(folder: Path, connect: Connect) -> list[str]:
    async with served(folder) as server:
        port = server.servers[0].sockets[0].getsockname()[1]
        cookie = await guest(port)
        await connect(port, cookie)  # caches are filled
        await closed(server)
        with no_automatic_collection():
            for _ in range(COUNT):
                await connect(port, cookie)
            await closed(server)
            return garbage()


async def closed(server: uvicorn.Server) -> None:
    async with asyncio.timeout(60):
        while server.server_state.connections or server.server_state.tasks:
            await asyncio.sleep(0.01)


async def hang_up_on_a_pipeline(folder: Path) -> None:
    request = b"GET /api/tables/nothing HTTP/1.1\r\nHost: here\r\n\r\n"
    async with served(folder) as server:
        port = server.servers[0].sockets[0].getsockname()[1]
        for _ in range(50):
            await send(port, request * 100)  # more than may wait
        await closed(server)


def test_a_client_that_hangs_up_on_its_requests_causes_no_error(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with ThreadPoolExecutor(1) as thread:  # where no other event loop runs; only uvloop's connections raise when closed
        thread.submit(uvloop.run, hang_up_on_a_pipeline(tmp_path)).result(120)
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == []


@pytest.mark.parametrize("connect", [upgrade, upgrade_without_cookie, pipeline, unknown_table])
def test_a_closed_connection_leaves_no_cycles(connect: Connect, tmp_path: Path) -> None:
    assert run(left_behind(tmp_path, connect)) == []
