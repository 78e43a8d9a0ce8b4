"""A database that runs a function in a transaction: a file of SQLite, or a PostgreSQL."""

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

from sqlalchemy import Connection, ExceptionContext, create_engine, event
from sqlalchemy.pool import StaticPool

from .place import DatabaseAddress

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

Result = TypeVar("Result")

LONGEST_LOCK: Final = 1.0
"""Seconds that SQLite waits for another process that writes to the file."""

WAL_PAUSE: Final = 0.02
WAL_ATTEMPTS: Final = 250
"""Seconds between attempts to turn to write-ahead logging, and how many there are."""

LONGEST_SILENCE: Final = 10.0
"""Seconds that PostgreSQL waits for a process in the middle of a transaction, then undoes it.

A process that hangs, since nobody reads its log for example, would keep rows from all others.
"""

_UNDONE_AFTER: Final = "idle_in_transaction_session_timeout"
_SILENCE: Final = f"{LONGEST_SILENCE * 1000:.0f}"

_UNNAMED: Final = {
    "statement_cache_size": 0,
    "prepared_statement_cache_size": 0,
    "prepared_statement_name_func": lambda: "",
}
"""What keeps asyncpg and SQLAlchemy from statements that outlive a transaction."""

POOL_SIZE: Final = 8
"""Connections to a PostgreSQL; one process of the bot asks no faster."""

PRIVATE: Final = 0o600
"""The mode of an SQLite file: it says who answered what."""

READ_ONLY: Final = "25006"
"""PostgreSQL's code for a server that has become a standby."""


class Database(Protocol):
    """A database that runs a function in a transaction of its own."""

    async def run(self, work: Callable[[Connection], Result]) -> Result:
        """Run a function in a transaction that is committed unless it raises."""

    async def scrub(self) -> None:
        """Overwrite what was deleted."""

    async def close(self) -> None:
        """Close every connection."""


def database_at(place: DatabaseAddress, patience: float) -> Database:
    """Return the database of an address; nothing is opened before its first transaction.

    A PostgreSQL has so many seconds to accept a connection.
    """
    return _Sqlite(place) if place.file else _Postgres(place, patience)


class _Sqlite:
    """One connection in one thread, whose transactions take the lock when they begin.

    With several, or with the lock taken at the first write, eight votes at once end in "database
    is locked", whatever the busy timeout: one that has read cannot become a writer any more.
    """

    def __init__(self, place: DatabaseAddress) -> None:
        self._thread = ThreadPoolExecutor(1, "study")
        self._engine = create_engine(
            place.url,
            poolclass=StaticPool,
            connect_args={"timeout": LONGEST_LOCK, "check_same_thread": False},
            hide_parameters=True,  # an error is logged, and who answered what is not
        )
        self._file = place.file
        self._opened: tuple[int, int] | None = None
        event.listen(self._engine, "do_connect", lambda *_: _make_private(place.file))
        event.listen(self._engine, "connect", _prepare_sqlite)
        event.listen(self._engine, "connect", self._note_opened)
        event.listen(self._engine, "begin", _begin_immediate)

    async def run(self, work: Callable[[Connection], Result]) -> Result:
        given_up = False

        def in_thread() -> Result:
            with self._engine.begin() as connection:
                self._check_opened()
                result = work(connection)
                if given_up:
                    raise TimeoutError
                return result

        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, in_thread)
        finally:
            # A caller that gave up has been told that nothing was stored.
            given_up = True

    def _note_opened(self, *_: object) -> None:
        self._opened = _identity(self._file)

    def _check_opened(self) -> None:
        """Raise OSError where the file that is open is no longer the one of this name.

        SQLite would go on writing to the old one, which ends with the bot. Nothing is opened anew:
        the log of the old one may lie beside the new one.
        """
        if self._opened != _identity(self._file):
            raise OSError(
                "the file was moved, deleted or replaced while the bot ran: stop the bot, put the "
                "file in its place, and start the bot"
            )

    async def scrub(self) -> None:
        """Empty the write-ahead log: what was deleted is overwritten in the file alone."""

        def in_thread() -> None:
            with closing(self._engine.raw_connection()) as connection:
                connection.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)")

        await asyncio.get_running_loop().run_in_executor(self._thread, in_thread)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()


def _identity(file: Path | None) -> tuple[int, int] | None:
    """Return what tells a file from all others, None where there is none."""
    if file is not None:
        with suppress(FileNotFoundError):
            found = file.stat()
            return found.st_dev, found.st_ino
    return None


def _make_private(file: Path | None) -> None:
    """Let nobody but the bot's user read the file, which is made where it is missing.

    SQLite gives its log the same mode. Where the folder cannot be written, SQLite says so itself.
    """
    if file is None:
        return
    with suppress(OSError):
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, PRIVATE))
        file.chmod(PRIVATE)


def _prepare_sqlite(connection: sqlite3.Connection, _: object) -> None:
    connection.isolation_level = None
    _keep_a_log(connection)
    connection.execute("PRAGMA synchronous=NORMAL")
    connection.execute("PRAGMA foreign_keys=ON")
    connection.execute("PRAGMA secure_delete=ON")


def _keep_a_log(connection: sqlite3.Connection) -> None:
    """Turn to write-ahead logging, however often another process is just doing the same.

    SQLite refuses this one statement at once where the file is locked, whatever the busy timeout.
    """
    for left in reversed(range(WAL_ATTEMPTS)):
        try:
            connection.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError:
            if not left:
                raise
            time.sleep(WAL_PAUSE)
        else:
            return


def _begin_immediate(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


class _Postgres:
    """A pool of connections to a server, or to a pooler such as PgBouncer before it.

    A pooler that gives out servers by the transaction takes no parameters at the start, and the
    next transaction finds no statement that an earlier one has prepared: there each is unnamed, and
    prepared where it is used, which takes three times as long.
    """

    def __init__(self, place: DatabaseAddress, patience: float) -> None:
        self._url = place.url
        self._patience = patience
        # Where there are several hosts, one that is silent leaves time for the others.
        self._connect_args: dict[str, object] = {"timeout": patience / (2 * len(place.hosts) or 1)}
        self._engine: AsyncEngine | None = None
        self._is_pooled = False

    async def run(self, work: Callable[[Connection], Result]) -> Result:
        if self._engine is None:
            self._is_pooled = await self._leads_to_a_pooler()
            self._engine = self._made()
        async with self._engine.begin() as connection:
            if self._is_pooled:
                await connection.exec_driver_sql(f"SET LOCAL {_UNDONE_AFTER} = {_SILENCE}")
            return await connection.run_sync(work)

    async def _leads_to_a_pooler(self) -> bool:
        """Return whether another process answers than the one that took the connection."""
        # Not imported with SQLite, which has no use for it.
        from sqlalchemy.ext.asyncio import create_async_engine  # noqa: PLC0415
        from sqlalchemy.pool import NullPool  # noqa: PLC0415

        engine = create_async_engine(
            self._url, poolclass=NullPool, connect_args=self._connect_args | _UNNAMED
        )
        async with engine.connect() as connection:
            raw = await connection.get_raw_connection()
            told: int = raw.driver_connection.get_server_pid()  # type: ignore[union-attr] # asyncpg's
            answers = await connection.exec_driver_sql("SELECT pg_backend_pid()")
            return bool(told != answers.scalar_one())

    def _made(self) -> "AsyncEngine":
        from sqlalchemy.ext.asyncio import create_async_engine  # noqa: PLC0415 - as above

        parameters = {"server_settings": {_UNDONE_AFTER: _SILENCE}}
        engine = create_async_engine(
            self._url,
            pool_size=POOL_SIZE,
            max_overflow=0,
            pool_timeout=self._patience,
            pool_pre_ping=True,
            hide_parameters=True,  # as above
            connect_args=self._connect_args | (_UNNAMED if self._is_pooled else parameters),
        )
        event.listen(engine.sync_engine, "handle_error", _leave_standby)
        return engine

    async def scrub(self) -> None:
        """Leave it to the server, whose autovacuum does so within minutes."""

    async def close(self) -> None:
        if self._engine is not None:
            await self._engine.dispose()


def _leave_standby(context: ExceptionContext) -> None:
    """Make new connections where the server has become a standby: another one may write now."""
    original = context.original_exception
    if getattr(original.__cause__ or original, "sqlstate", "") == READ_ONLY:
        context.is_disconnect = True
