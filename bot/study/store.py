"""The database: opened, brought up to date, and one transaction at a time.

The only failure that leaves this module is `StudyUnavailableError`, whatever the database did.
"""

import asyncio
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing, suppress
from enum import StrEnum
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

from sqlalchemy import Connection, ExceptionContext, Table, create_engine, event, inspect, text
from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    IntegrityError,
    NotSupportedError,
    ProgrammingError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeoutError
from sqlalchemy.pool import StaticPool

from .clock import Clock, wall_clock
from .place import DatabaseAddress
from .tables import WHERE, metadata

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql, sqlite

Result = TypeVar("Result")

HEAD: Final = "0006"
"""The revision that this code works with: the newest under migrations/versions.

Named here too, so that a database that is new or up to date needs no Alembic: 0.2 s and 10 MiB.
"""

VERSION: Final = "SELECT version_num FROM alembic_version"

LONGEST_TRANSACTION: Final = 1.5
"""Seconds; the user has an answer within Discord's three."""

LONGEST_LOCK: Final = 1.0
"""Seconds that SQLite waits for another process that writes to the file."""

WAL_PAUSE: Final = 0.02
WAL_ATTEMPTS: Final = 250
"""Seconds between attempts to turn to write-ahead logging, and how many there are."""

LONGEST_SILENCE: Final = 10.0
"""Seconds that PostgreSQL waits for a process in the middle of a transaction, then undoes it.

A process that hangs, since nobody reads its log for example, would keep rows from all others.
"""

LONGEST_MIGRATION: Final = 600.0
"""Seconds; callers wait no longer than for a transaction, and it goes on behind them."""

POOL_SIZE: Final = 8
"""Connections to a PostgreSQL; one process of the bot asks no faster."""

MIGRATION_LOCK: Final = 0x7269696368
"""The number of the PostgreSQL advisory lock that lets one process migrate at a time."""


PRIVATE: Final = 0o600
"""The mode of an SQLite file: it says who answered what."""

NO_PRIVILEGE: Final = "42501"
READ_ONLY: Final = "25006"
"""PostgreSQL's codes for what a role may not do, and for a server that has become a standby."""

DAMAGED: Final = ("malformed", "not a database")
"""Words in which SQLite says that a file is no database any more."""


class Trouble(StrEnum):
    """Why nothing can be stored; the id under which each language has its sentence."""

    NOT_WRITABLE = "not_writable"
    DOWN = "down"
    BUSY = "busy"
    CLOCK = "clock"
    NEWER = "newer"


class StudyUnavailableError(Exception):
    """Group study cannot be used now; ``str(error)`` says why, for the operator."""

    def __init__(self, message: str, trouble: Trouble) -> None:
        super().__init__(message)
        self.trouble = trouble


class Store:
    """The database of group study.

    ``clock`` says what time it is, ``clock_trouble`` why it cannot be trusted, "" where it can:
    by a wrong clock nothing is stored, since questions would be deleted or closed. Nothing is
    opened before `start` or the first transaction; a database that is down then is tried again at
    the next. ``trouble`` is what was wrong at the last try, "" for nothing, ``is_new`` whether the
    database was empty; ``observe`` is told the seconds of each transaction.
    """

    def __init__(
        self,
        place: DatabaseAddress,
        *,
        clock: Clock = wall_clock,
        clock_trouble: Callable[[], str] = lambda: "",
    ) -> None:
        self.place = place
        self.now = clock
        self._clock_trouble = clock_trouble
        self.trouble = ""
        self.is_new = False
        self.observe: Callable[[float], None] = lambda _seconds: None
        self._database: Database = _Sqlite(place) if place.file else _Postgres(place)
        self._migration: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Make the database or bring it up to date; raises StudyUnavailableError."""
        async with self._reported():
            await self._up_to_date()

    async def look(self) -> str:
        """Return the revision of the database, "" of an empty one, and change nothing.

        An SQLite file is not made. Raises StudyUnavailableError where the database cannot be used.
        """
        file = self.place.file
        if file is not None and not file.exists():
            if not os.access(file.parent, os.W_OK):
                raise self._not_writable(file)
            return ""
        async with self._reported(), asyncio.timeout(LONGEST_TRANSACTION):
            return await self._database.run(_revision) or ""

    async def close(self) -> None:
        """Close every connection."""
        if self._migration and not self._migration.done():
            self._migration.cancel()
        await self._database.close()

    async def run(self, work: Callable[[Connection], Result]) -> Result:
        """Run ``work`` in a transaction of at most `LONGEST_TRANSACTION`, and return its result.

        ``work`` is a plain function: with SQLite it runs in the one thread that owns the
        connection, since a thread of its own for each statement costs four times as much.
        Raises StudyUnavailableError where the database cannot be had or goes away meanwhile; then
        nothing is stored. Other errors of ``work`` undo the transaction and stay what they are.
        """
        begun = time.perf_counter()
        async with self._reported(), asyncio.timeout(LONGEST_TRANSACTION):
            if wrong := self._clock_trouble():
                raise StudyUnavailableError(wrong, Trouble.CLOCK)
            await self._up_to_date()
            result = await self._database.run(partial(self._as_known, work))
        self.observe(time.perf_counter() - begun)
        return result

    @property
    def size(self) -> int:
        """The bytes of an SQLite file and its log, 0 of another database."""
        file = self.place.file
        if file is None:
            return 0
        both = (file, file.with_name(f"{file.name}-wal"))
        return sum(it.stat().st_size for it in both if it.exists())

    async def scrub(self) -> None:
        """Have what was deleted overwritten where the database would keep it for a while."""
        async with self._reported():
            await self._database.scrub()

    async def _up_to_date(self) -> None:
        """Migrate once; again where it failed. A caller that stops waiting does not stop it."""
        if self._migration is None or (self._migration.done() and _failed(self._migration)):
            self._migration = asyncio.create_task(self._migrate())
        await asyncio.shield(self._migration)

    async def _migrate(self) -> None:
        async with asyncio.timeout(LONGEST_MIGRATION):
            await self._database.run(self._upgrade)

    def _as_known(self, work: Callable[[Connection], Result], connection: Connection) -> Result:
        """Run ``work`` where the database is still of the revision of this code.

        Another process may have migrated it, of a newer version that is being rolled out.
        """
        revision = connection.exec_driver_sql(VERSION).scalar()
        if revision != HEAD:
            self._migration = None  # the next transaction migrates an older one
            raise self._of_another_revision(revision)
        return work(connection)

    def _of_another_revision(self, revision: str | None) -> StudyUnavailableError:
        is_newer = revision is not None and revision > HEAD
        made = ", which a newer version of the bot has made" if is_newer else ""
        return StudyUnavailableError(
            f"{self.place.name} is of revision {revision}{made}; this one knows {HEAD}",
            Trouble.NEWER if is_newer else Trouble.BUSY,
        )

    def _upgrade(self, connection: Connection) -> None:
        is_shared = connection.dialect.name == "postgresql"
        if is_shared:
            lock = text("SELECT pg_advisory_xact_lock(:number)")
            connection.execute(lock, {"number": MIGRATION_LOCK})
        revision = _revision(connection)
        if revision == HEAD:
            return
        if revision is None:
            make_tables(connection)
            self.is_new = True
            return
        if revision > HEAD:
            raise self._of_another_revision(revision)
        if is_shared:  # what others have begun ends before, and what they begin waits
            connection.exec_driver_sql("LOCK TABLE alembic_version IN ACCESS EXCLUSIVE MODE")
        from .migrations import upgrade  # noqa: PLC0415 - needed where there is something to do

        try:
            upgrade(connection)
        except ProgrammingError as error:  # a table of another version, for example
            why = f"cannot be brought up to revision {HEAD}: {_cause(error)}"
            raise self._outage(error) or self._unavailable(why, Trouble.DOWN) from error

    @asynccontextmanager
    async def _reported(self) -> AsyncIterator[None]:
        """Turn whatever a database or its driver raises for an outage into one error."""
        try:
            yield
        except Exception as error:
            outage = self._outage(error)
            if outage is None:
                raise
            self.trouble = str(outage)
            if outage is error:
                raise
            raise outage from error
        self.trouble = ""

    def _outage(self, error: Exception) -> StudyUnavailableError | None:
        if isinstance(error, StudyUnavailableError):
            return error
        cause = _cause(error)
        if isinstance(error, (IntegrityError, ProgrammingError, DataError, NotSupportedError)):
            why = f"{cause}; the bot's role has to own its database"
            lacks = getattr(cause, "sqlstate", "") == NO_PRIVILEGE
            return self._unavailable(why, Trouble.NOT_WRITABLE) if lacks else None
        if isinstance(error, (TimeoutError, PoolTimeoutError)):
            return self._unavailable("did not answer in time", Trouble.BUSY)
        if isinstance(cause, sqlite3.Error):
            return self._sqlite_outage(str(cause))
        if isinstance(error, (DBAPIError, OSError)) or type(error).__module__.startswith("asyncpg"):
            return self._unavailable(str(cause), Trouble.DOWN)
        return None

    def _sqlite_outage(self, cause: str) -> StudyUnavailableError:
        if self.place.file and ("unable to open" in cause or "readonly" in cause):
            return self._not_writable(self.place.file, f"{cause}; ")
        if any(word in cause for word in DAMAGED):
            cause = f"{cause}: stop the bot and restore the last backup"
        return self._unavailable(cause, Trouble.BUSY if "locked" in cause else Trouble.DOWN)

    def _not_writable(self, file: Path, cause: str = "") -> StudyUnavailableError:
        why = f"{cause}the bot has to be able to write to {file.resolve()} and its folder"
        return self._unavailable(why, Trouble.NOT_WRITABLE)

    def _unavailable(self, why: str, trouble: Trouble) -> StudyUnavailableError:
        return StudyUnavailableError(f"{self.place.name}: {why}", trouble)


def make_tables(connection: Connection) -> None:
    """Make the tables of an empty database as the steps of the migrations leave them."""
    for index in (it for table in metadata.tables.values() for it in table.indexes):
        if condition := index.info.get(WHERE):
            index.dialect_kwargs[f"{connection.dialect.name}_where"] = text(condition)
    metadata.create_all(connection)
    key = "CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)"
    connection.execute(
        text(f"CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL, {key})")
    )
    connection.execute(text("INSERT INTO alembic_version VALUES (:head)"), {"head": HEAD})


def _failed(migration: asyncio.Task[None]) -> bool:
    return migration.cancelled() or migration.exception() is not None


def _cause(error: Exception) -> BaseException:
    """Return the driver's own error: SQLAlchemy puts the class of asyncpg's into its text."""
    if isinstance(error, DBAPIError) and error.orig is not None:
        return error.orig.__cause__ or error.orig
    return error


def _revision(connection: Connection) -> str | None:
    """Return the revision of a database, None of one without tables."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    revision = connection.exec_driver_sql(VERSION).scalar()
    return None if revision is None else str(revision)


class Database(Protocol):
    """A database that runs a function in a transaction of its own."""

    async def run(self, work: Callable[[Connection], Result]) -> Result:
        """Run a function in a transaction that is committed unless it raises."""

    async def scrub(self) -> None:
        """Overwrite what was deleted."""

    async def close(self) -> None:
        """Close every connection."""


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
    """A pool of connections."""

    def __init__(self, place: DatabaseAddress) -> None:
        # Not imported with SQLite, which has no use for it.
        from sqlalchemy.ext.asyncio import create_async_engine  # noqa: PLC0415

        self._engine = create_async_engine(
            place.url,
            pool_size=POOL_SIZE,
            max_overflow=0,
            pool_timeout=LONGEST_TRANSACTION,
            pool_pre_ping=True,
            hide_parameters=True,  # as above
            connect_args={
                # Where there are several hosts, one that is silent leaves time for the others.
                "timeout": LONGEST_TRANSACTION / (2 * len(place.hosts) or 1),
                "server_settings": {
                    "idle_in_transaction_session_timeout": str(int(LONGEST_SILENCE * 1000))
                },
            },
        )
        event.listen(self._engine.sync_engine, "handle_error", _leave_standby)

    async def run(self, work: Callable[[Connection], Result]) -> Result:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def scrub(self) -> None:
        """Leave it to the server, whose autovacuum does so within minutes."""

    async def close(self) -> None:
        await self._engine.dispose()


def _leave_standby(context: ExceptionContext) -> None:
    """Make new connections where the server has become a standby: another one may write now."""
    original = context.original_exception
    if getattr(original.__cause__ or original, "sqlstate", "") == READ_ONLY:
        context.is_disconnect = True


def insert(dialect: str, table: Table) -> "postgresql.Insert | sqlite.Insert":
    """Return an INSERT that can say what happens where the row is there already.

    Each database has its own, and a process has loaded that of one: PostgreSQL's takes 2 MiB.
    """
    row: postgresql.Insert | sqlite.Insert
    row = import_module(f"sqlalchemy.dialects.{dialect}").insert(table)
    return row
