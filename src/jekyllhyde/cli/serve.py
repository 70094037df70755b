"""`jh serve`"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter, validators

from jekyllhyde.cli.extras import needs
from jekyllhyde.cli.files import InputError


def serve(
    *,
    database: Annotated[
        str | None, Parameter(help="sqlite:///file or postgresql://user@host/name; else a file in your home folder.")
    ] = None,
    broker: Annotated[str | None, Parameter(help="redis://host, where several processes serve one database.")] = None,
    host: Annotated[str, Parameter(help="The address to listen on; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, Parameter(help="0 takes a free one.")] = 8000,
    bot_threads: Annotated[
        int,
        Parameter(help="Bots that think at once; 0 leaves that to `jh worker`.", validator=validators.Number(gte=0)),
    ] = 2,
    open_browser: Annotated[
        bool, Parameter(name="--open", negative="", help="Open the page in a browser, if there is one.")
    ] = False,
    log: Annotated[Literal["debug", "info", "warning", "error"], Parameter(help="What to log.")] = "warning",
) -> None:
    """Serve the game to browsers and programs. What was played is kept, whatever happens to the process."""
    with needs("server"):
        from jekyllhyde.server.http.app import Config  # noqa: PLC0415 (many packages that no other command needs)
        from jekyllhyde.server.http.run import serve as run  # noqa: PLC0415
        from jekyllhyde.server.process.logs import set_up_logs  # noqa: PLC0415
        from jekyllhyde.server.store.database import DatabaseUnusable  # noqa: PLC0415
    set_up_logs(log)
    if bot_threads == 0 and broker is None:
        raise InputError("--bot-threads 0: workers take their jobs from a broker, so give --broker too")
    config = Config(database or _home_database(), broker, bot_threads=bot_threads)
    try:
        run(config, host, port, open_browser=open_browser)
    except DatabaseUnusable as unusable:
        raise InputError(str(unusable)) from None


def _home_database() -> str:
    folder = Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / "jekyllhyde"
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'server.db'}"
