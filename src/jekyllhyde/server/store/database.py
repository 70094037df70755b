"""The database: SQLite by default, PostgreSQL by URL. One thread does all writes of a process, in groups."""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy import event
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import IntegrityError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoFreeConnection

from jekyllhyde.server.process import metrics
from jekyllhyde.server.store import schema
from jekyllhyde.server.table.entries import Entry, decode_entry, encode_entry
from jekyllhyde.server.table.refusals import Refusal, Refused

logger = logging.getLogger(__name__)

T = TypeVar("T")
Write = Callable[[Connection], Any]
Row = tuple[str, int, str]
"""A row of `entries`: table, version, entry."""

MIGRATIONS = Path(__file__).parent / "migrations"
_MOST_IN_A_GROUP = 500
_GATHER = 0.002
"""Seconds that a write waits for others. Waking the writer and committing are expensive, so they are shared."""
_MIGRATION_LOCK = 0x4A48
ANSWERS_WITHIN = 4.0
"""Seconds in which the database must answer. After that, the client is told to try again."""
_CONNECTS_WITHIN = 3
_READERS = 8
_SECONDS_TO_FINISH = 3.0


class Conflict(Exception):  # noqa: N818
    """Another process has written this version first. Nothing of this write was stored."""


class DatabaseAway(Refused):
    """The database does not answer. The write may still happen when it answers again."""

    def __init__(self) -> None:
        super().__init__(Refusal.TRY_AGAIN)


class DatabaseUnusable(Exception):  # noqa: N818
    """The database cannot be opened or written to. The message is a sentence that says why."""


@dataclass(slots=True)
class _Job:
    """Rows for the log, other writes, and the future of whoever waits for them."""

    rows: list[Row]
    writes: Sequence[Write]
    done: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop
    since: float = field(default_factory=perf_counter)
    result: Any = None
    error: BaseException | None = None


class Store:
    """Reads and writes the database. Reads use a thread pool; writes use one thread."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        migrate(self.engine)
        self._readers = ThreadPoolExecutor(_READERS, thread_name_prefix="store-reader")
        self._jobs: deque[_Job] = deque()
        self._calls: queue.SimpleQueue[bool] = queue.SimpleQueue()
        self._called = False
        self._connection: Connection | None = None
        self._writer = threading.Thread(target=self._write_groups, name="store-writer", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Write what was submitted before, if the database answers, and disconnect."""
        self._calls.put(False)
        self._writer.join(_SECONDS_TO_FINISH)
        if self._writer.is_alive():
            logger.error("the database does not answer, so what nobody was told of is not written")
        self._readers.shutdown(wait=False, cancel_futures=True)
        self.engine.dispose()

    def append(
        self, table_id: str, version: int, entries: Sequence[Entry], writes: Sequence[Write] = ()
    ) -> Awaitable[None]:
        """Write entries after `version`. They are on the disk when the result has been awaited.

        Raises `Conflict` if the log already has that version. There is no time limit: before the result is there,
        nobody knows what the log holds.
        """
        rows = [(table_id, number, encode_entry(entry).decode()) for number, entry in enumerate(entries, version + 1)]
        return self._submit(rows, writes)

    async def write(self, statement: Write) -> Any:
        """Call a function with a connection, in a transaction, and return its result. Raises `DatabaseAway`."""
        return await _in_time(self._submit([], [statement]))

    async def read(self, query: Callable[[Connection], T]) -> T:
        """Call a function with a connection and return its result. Raises `DatabaseAway`."""
        return await _in_time(asyncio.get_running_loop().run_in_executor(self._readers, self._read, query))

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """Return the entries of a table's log after a version."""
        columns = schema.entries.c
        chosen = sa.select(columns.entry).where(columns.table_id == table_id, columns.version > after)
        query = chosen.order_by(columns.version)
        return await self.read(
            lambda connection: [decode_entry(text.encode()) for text in connection.execute(query).scalars()]
        )

    def _read(self, query: Callable[[Connection], T]) -> T:
        try:
            with self.engine.connect() as connection:
                return query(connection)
        except _AWAY as error:
            raise _away(error) from None

    def _submit(self, rows: list[Row], writes: Sequence[Write]) -> asyncio.Future[Any]:
        loop = asyncio.get_running_loop()
        job = _Job(rows, writes, loop.create_future(), loop)
        self._jobs.append(job)
        if not self._called:
            self._called = True
            loop.call_later(_GATHER, self._call_writer)
        return job.done

    def _call_writer(self) -> None:
        self._called = False
        self._calls.put(True)

    def _write_groups(self) -> None:
        goes_on = True
        while goes_on:
            goes_on = self._calls.get()
            while self._jobs:
                most = min(len(self._jobs), _MOST_IN_A_GROUP)
                self._write_group([self._jobs.popleft() for _ in range(most)])
        self._disconnect()

    def _write_group(self, jobs: list[_Job]) -> None:
        jobs = [job for job in jobs if not job.done.cancelled()]  # nobody waits for a cancelled job
        try:
            self._commit(jobs)
        except Exception:  # one of the jobs failed, or the connection
            self._disconnect()
            self._commit_again(jobs)
        for loop in {job.loop for job in jobs}:
            with suppress(RuntimeError):  # the loop is closed, because the process ends
                loop.call_soon_threadsafe(_report, [job for job in jobs if job.loop is loop])

    def _commit_again(self, jobs: list[_Job]) -> None:
        """Commit each job alone, with a new connection. Stop when the database turns out to be away."""
        away: Exception | None = None
        for job in jobs:
            if away is None:
                away = self._commit_alone(job)
            else:
                job.error = away

    def _commit_alone(self, job: _Job) -> Exception | None:
        """Commit a job. Return the error if the database is away; an error of the job itself is stored in the job."""
        try:
            self._commit([job])
        except (IntegrityError, self._driver.IntegrityError):
            job.error = Conflict()
        except (*_AWAY, self._driver.OperationalError, self._driver.InterfaceError) as error:
            self._disconnect()
            job.error = _away(error)
            return job.error
        except Exception as error:
            self._disconnect()
            job.error = error
        return None

    @property
    def _driver(self) -> Any:
        return self.engine.dialect.loaded_dbapi

    def _commit(self, jobs: list[_Job]) -> None:
        rows = sorted(row for job in jobs for row in job.rows)  # the same order everywhere avoids deadlocks
        if any(job.writes for job in jobs):
            self._commit_all(jobs, rows)
        else:
            self._insert(self._connected(), rows)
        metrics.entries.inc(len(rows))
        metrics.write_seconds.observe(perf_counter() - jobs[0].since)

    def _commit_all(self, jobs: list[_Job], rows: list[Row]) -> None:
        with self.engine.begin() as connection:
            for job in jobs:
                for write in job.writes:
                    job.result = write(connection)
            if rows:
                self._insert(connection, rows)

    def _insert(self, connection: Connection, rows: list[Row]) -> None:
        """Insert rows with the driver. SQLAlchemy would take longer than the statement itself."""
        driver: Any = connection.connection.driver_connection
        driver.execute(_INSERTS[self.engine.dialect.name], (msgspec.json.encode(rows).decode(),))

    def _connected(self) -> Connection:
        """Return the connection for groups that only insert rows: one statement, which is its own transaction."""
        if self._connection is None:
            self._connection = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        return self._connection

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._connection = None


# One statement for all rows of a group. With `executemany`, the writer would wait for the GIL between rows.
_INSERTS = {
    "sqlite": "INSERT INTO entries (table_id, version, entry) SELECT json_extract(value, '$[0]'), "
    "json_extract(value, '$[1]'), json_extract(value, '$[2]') FROM json_each(?)",
    "postgresql": "INSERT INTO entries (table_id, version, entry) SELECT value ->> 0, CAST(value ->> 1 AS integer), "
    "value ->> 2 FROM json_array_elements(CAST(%s AS json))",
}


def _report(jobs: list[_Job]) -> None:
    for job in jobs:
        if job.done.cancelled():
            continue
        if job.error is None:
            job.done.set_result(job.result)
        else:
            job.done.set_exception(job.error)


async def _in_time(answer: asyncio.Future[T]) -> T:
    """Wait for an answer. Raises `DatabaseAway` if it does not arrive in time."""
    try:
        async with asyncio.timeout(ANSWERS_WITHIN):
            return await answer
    except TimeoutError:
        logger.warning("the database does not answer")
        raise DatabaseAway from None


_AWAY = (OperationalError, InterfaceError, NoFreeConnection)


def _away(error: BaseException) -> DatabaseAway:
    logger.warning("no database", extra={"error": type(error).__name__})
    return DatabaseAway()


def open_engine(url: str) -> Engine:
    address = sa.make_url(url)
    if address.get_backend_name() == "postgresql":
        return sa.create_engine(
            address.set(drivername="postgresql+psycopg"),
            pool_pre_ping=True,
            pool_size=_READERS + 1,
            pool_timeout=ANSWERS_WITHIN,
            hide_parameters=True,
            connect_args=_POSTGRES,
        )
    if address.get_backend_name() != "sqlite":
        raise ValueError(f"a database is sqlite:///file or postgresql://…, not {address.drivername}")
    engine = sa.create_engine(address, hide_parameters=True, connect_args={"timeout": _CONNECTS_WITHIN})
    event.listen(engine, "connect", _prepare_sqlite)
    return engine


_POSTGRES = {
    "connect_timeout": _CONNECTS_WITHIN,
    # If the server vanishes from the network, the connection fails after some seconds instead of many minutes.
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
    "options": f"-c statement_timeout={round(ANSWERS_WITHIN * 1000)}",
}


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    """Make commits durable: they are on the disk when they return, even if the power fails."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def check_database(url: str) -> None:
    """Migrate a database to the newest schema. Raises `DatabaseUnusable` if that, or a test write, fails."""
    engine = open_engine(url)
    try:
        migrate(engine)
    except sa.exc.DBAPIError as error:
        reason = str(error.orig).strip().splitlines() or [type(error.orig).__name__]
        shown = engine.url.set(drivername=engine.dialect.name).render_as_string(hide_password=True)
        raise DatabaseUnusable(f"the database {shown} cannot be used: {reason[0]}") from None
    finally:
        engine.dispose()


def migrate(engine: Engine) -> None:
    """Migrate to the newest schema. Processes that start at the same time wait for each other."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sa.text("SET LOCAL statement_timeout = 0"))
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_MIGRATION_LOCK)))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        connection.execute(sa.text("UPDATE alembic_version SET version_num = version_num"))  # a test write
