"""Serves the application with uvicorn."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import socket
import webbrowser
from types import FrameType

import uvicorn

from jekyllhyde.server.http.app import Config, create_app
from jekyllhyde.server.http.limited_http import limited_http
from jekyllhyde.server.process.shutdown import Shutdown, write_stacks_on_signal
from jekyllhyde.server.store.database import check_database
from jekyllhyde.server.table.commands import LONGEST_MESSAGE

_SECONDS_TO_FINISH = 2
"""Seconds for requests and sockets that are open when the process gets a signal to end."""


class Server(uvicorn.Server):
    """uvicorn's server. It prints its address when it is ready, and ends within a time limit after a signal."""

    def __init__(self, config: uvicorn.Config, *, open_browser: bool) -> None:
        super().__init__(config)
        self._open_browser = open_browser
        self._shutdown = Shutdown()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self._shutdown.request(sig)
        super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        address = self._address()
        print(f"Jekyll & Hyde is served at {address}", flush=True)
        if self._open_browser:
            await asyncio.to_thread(_open, address)

    def _address(self) -> str:
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        shown = {"0.0.0.0": "localhost", "127.0.0.1": "localhost", "::": "localhost"}.get(host, host)  # noqa: S104
        return f"http://{shown}:{port}/"


def _open(address: str) -> None:
    with contextlib.suppress(webbrowser.Error):
        webbrowser.get()  # raises where there is none
        webbrowser.open(address)


def _allow_many_files() -> None:
    """Raise the limit of open files, which is often a thousand. Every connection is one."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def uvicorn_config(config: Config, host: str, port: int) -> uvicorn.Config:
    """Return the settings with which uvicorn serves the application."""
    return uvicorn.Config(
        create_app(config),
        host=host,
        port=port,
        loop="uvloop",
        http=limited_http(config.settings.limits),
        ws=config.settings.path.websocket(config.settings.limits),
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,  # states are small, and compressing them halves what a process can do
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=_SECONDS_TO_FINISH,
    )


def serve(config: Config, host: str, port: int, *, open_browser: bool) -> None:
    """Serve until a signal to end. Raises `DatabaseUnusable` before anything is served."""
    check_database(config.database)
    options = uvicorn_config(config, host, port)
    _allow_many_files()
    write_stacks_on_signal()
    config.settings.path.set_up_python()
    Server(options, open_browser=open_browser).run()
