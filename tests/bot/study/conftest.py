"""A store on each of the two databases; PostgreSQL is a real server, started once."""

import asyncio

import pytest
import pytest_asyncio
from sqlalchemy import func, select

from bot.study.place import file_place, read_place
from bot.study.quiz import Status
from bot.study.store import Store
from bot.study.tables import answers

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


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_place(request, tmp_path):
    """An empty database of each kind."""
    if request.param == "sqlite":
        return file_place(tmp_path / "study.db")
    return read_place(request.getfixturevalue("new_database"))


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request):
    """A database of each kind with all tables and no rows."""
    if request.param == "sqlite":
        return file_place(request.getfixturevalue("made_file"))
    return read_place(request.getfixturevalue("made_database"))


@pytest_asyncio.fixture
async def store(place, clock):
    """A store that is up to date and empty."""
    store = Store(place, clock=clock)
    await store.start()
    yield store
    await store.close()


async def count_answers(store, quiz):
    """How many members have answers that count."""
    counted = select(func.count()).where(answers.c.quiz == quiz, answers.c.status == Status.COUNTED)
    return await store.run(lambda connection: connection.execute(counted).scalar_one())


def together(*coroutines):
    """All at once; a failure of one fails the test."""
    return asyncio.gather(*coroutines)
