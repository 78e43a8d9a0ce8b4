"""The database: opened, brought up to date, and one transaction at a time.

The only failure that leaves this module is `StudyUnavailableError`, whatever the database did.
"""

import asyncio
import hmac
import logging
import os
import re
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing, suppress
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

from sqlalchemy import Connection, ExceptionContext, create_engine, event, inspect, text
from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    IntegrityError,
    NotSupportedError,
    OperationalError,
    ProgrammingError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeoutError
from sqlalchemy.pool import StaticPool

from bot.hand import Refusal

from .clock import Clock, wall_clock
from .place import DatabaseAddress
from .tables import WHERE, metadata

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


log = logging.getLogger(__name__)


FIRST: Final = "0300"
"""The revision of the oldest database that is read; one of 0.2 and before is left as it is."""

HEAD: Final = "0300"
"""The revision that this code works with: the newest under migrations/versions.

Named here too, so that a database that is new or up to date needs no Alembic: 0.2 s and 10 MiB.
"""

VERSION: Final = "SELECT version_num FROM alembic_version"
NO_TABLE: Final = re.compile(r"no such table|relation .* does not exist")
"""The revision, and the words of both databases where there is no table with it."""

LONGEST_TRANSACTION: Final = 1.5
"""Seconds; the user has an answer within Discord's three."""

LONGEST_MIGRATION: Final = 600.0
"""Seconds; callers wait no longer than for a transaction, and it goes on behind them."""

MIGRATION_LOCK: Final = 0x7269696368
"""The number of the PostgreSQL advisory lock that lets one process migrate at a time."""

MAY_CREATE: Final = "SELECT has_schema_privilege(current_schema(), 'CREATE')"
"""Since PostgreSQL 15 only the owner of a database may in its schema public."""

NO_PRIVILEGE: Final = "42501"
"""PostgreSQL's code for what a role may not do."""

DAMAGED: Final = ("malformed", "not a database")
"""Words in which SQLite says that a file is no database any more."""


class Trouble(StrEnum):
    """Why nothing can be stored; the id under which each language has its sentence."""

    NOT_WRITABLE = "not-writable"
    DOWN = "down"
    BUSY = "busy"
    CLOCK = "clock"
    VERSION = "version"


class StudyUnavailableError(Refusal):
    """Group study cannot be used now; ``str(error)`` says why, for the operator."""

    def __init__(self, message: str, trouble: Trouble) -> None:
        super().__init__(f"error-study-{trouble}", reason=message)
        self.trouble = trouble


class Store:
    """The database of group study.

    ``clock`` says what time it is, ``clock_trouble`` why it cannot be trusted, "" where it can:
    by a wrong clock nothing is stored, since questions would be deleted or closed. ``key`` is
    that of `mark`, which the database must not hold: the token. Nothing is
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
        key: str = "",
    ) -> None:
        self.place = place
        self.now = clock
        self._clock_trouble = clock_trouble
        self._key = key.encode()
        self.trouble = ""
        self.is_new = False
        self.observe: Callable[[float], None] = lambda _seconds: None
        self._database = database_at(place, LONGEST_TRANSACTION)
        self._migration: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Make the database or bring it up to date; raises StudyUnavailableError."""
        async with self._reported():
            await self._up_to_date()

    async def look(self) -> str:
        """Return the revision of the database, "" of an empty one, and change nothing.

        An SQLite file is not made. Raises StudyUnavailableError where the database cannot be used,
        or not be brought up to date, as one of 0.2.
        """
        file = self.place.file
        if file is not None and not file.exists():
            if not os.access(file.parent, os.W_OK):
                raise self._not_writable(file)
            return ""
        async with self._reported(), asyncio.timeout(LONGEST_TRANSACTION):
            return await self._database.run(self._revision_to_migrate) or ""

    def _revision_to_migrate(self, connection: Connection) -> str | None:
        """Return the revision; raise where it cannot become that of this code."""
        revision = _revision(connection)
        if revision is not None and not FIRST <= revision <= HEAD:
            raise self._of_another_revision(revision)
        if revision == HEAD or connection.dialect.name != "postgresql":
            return revision
        if not connection.exec_driver_sql(MAY_CREATE).scalar():
            why = "the bot's role may not create tables; it has to own its database"
            raise self._unavailable(why, Trouble.NOT_WRITABLE)
        return revision

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

    def mark(self, quiz: int, learner: int) -> int:
        """Return what stands for a member at one question; only the key tells who it is."""
        digest = hmac.digest(self._key, f"{quiz}:{learner}".encode(), "sha256")
        return int.from_bytes(digest[:8], signed=True)

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
            is_migrated = await self._database.run(self._upgrade)
        if is_migrated:
            log.info("%s is of revision %s now", self.place.name, HEAD)

    def _as_known(self, work: Callable[[Connection], Result], connection: Connection) -> Result:
        """Run ``work`` where the database is still of the revision of this code.

        Another process may have migrated it, of a newer version that is being rolled out.
        """
        try:
            revision = connection.exec_driver_sql(VERSION).scalar()
        except (ProgrammingError, OperationalError) as error:
            if not NO_TABLE.search(str(_cause(error))):
                raise
            why = f"its tables are gone: {_cause(error)}; stop the bot and restore the last backup"
            raise self._unavailable(why, Trouble.DOWN) from error
        if revision != HEAD:
            self._migration = None  # the next transaction migrates an older one
            raise self._of_another_revision(revision)
        return work(connection)

    def _of_another_revision(self, revision: str | None) -> StudyUnavailableError:
        if revision is not None and revision < FIRST:
            why = "was made by 0.2 of the bot, and is left as it is: move it away, or run 0.2"
            return StudyUnavailableError(f"{self.place.name} {why}", Trouble.VERSION)
        is_newer = revision is not None and revision > HEAD
        made = ", which a newer version of the bot has made" if is_newer else ""
        return StudyUnavailableError(
            f"{self.place.name} is of revision {revision}{made}; this one knows {HEAD}",
            Trouble.VERSION if is_newer else Trouble.BUSY,
        )

    def _upgrade(self, connection: Connection) -> bool:
        """Make the tables of an empty database, or bring them up to date: whether it was that."""
        is_shared = connection.dialect.name == "postgresql"
        if is_shared:
            lock = text("SELECT pg_advisory_xact_lock(:number)")
            connection.execute(lock, {"number": MIGRATION_LOCK})
        revision = _revision(connection)
        if revision == HEAD:
            return False
        if revision is None:
            make_tables(connection)
            self.is_new = True
            return False
        if not FIRST <= revision <= HEAD:
            raise self._of_another_revision(revision)
        if is_shared:  # what others have begun ends before, and what they begin waits
            connection.exec_driver_sql("LOCK TABLE alembic_version IN ACCESS EXCLUSIVE MODE")
        from .migrations import upgrade  # noqa: PLC0415 - needed where there is something to do

        log.info("%s is brought from revision %s to %s", self.place.name, revision, HEAD)
        try:
            upgrade(connection)
        except ProgrammingError as error:  # a table of another version, for example
            why = f"cannot be brought up to revision {HEAD}: {_cause(error)}"
            raise self._outage(error) or self._unavailable(why, Trouble.DOWN) from error
        return True

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
