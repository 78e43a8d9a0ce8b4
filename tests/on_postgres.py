"""A PostgreSQL of the tests: statements, and transactions that one test holds open."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.study.clock import Clock
from bot.study.store import Store

WAITING = text(
    "SELECT count(*) FROM pg_stat_activity "
    "WHERE datname = current_database() AND wait_event_type = 'Lock'"
)


async def execute(address: str, sql: str) -> None:
    """Connect, and execute a statement outside of any transaction."""
    connection = await asyncpg.connect(address)
    try:
        await connection.execute(sql)
    finally:
        await connection.close()


class Within:
    """A store all of whose work is a part of one transaction, as far as functions use it."""

    def __init__(self, connection: AsyncConnection, clock: Clock) -> None:
        self.now = clock
        self.connection = connection

    async def run(self, work: Callable[[Connection], Any]) -> Any:
        """Run ``work`` in the transaction, which goes on."""
        return await self.connection.run_sync(work)


@asynccontextmanager
async def another_transaction(store: Store) -> AsyncIterator[Within]:
    """Begin a transaction as another process would; it is committed at the end."""
    async with store._database._engine.begin() as connection:
        yield Within(connection, store.now)


async def until_ended(address: str, pid: int) -> None:
    """Wait until the database has ended the session that a process of its own serves."""
    connection = await asyncpg.connect(address)
    try:
        served = "SELECT 1 FROM pg_stat_activity WHERE pid = $1"
        while await connection.fetchval(served, pid):  # noqa: ASYNC110 - it tells nobody
            await asyncio.sleep(0.01)
    finally:
        await connection.close()


async def until_it_waits(store: Store, task: asyncio.Task[Any]) -> None:
    """Wait until the database lets a task wait for what another transaction holds."""
    while not await store.run(lambda connection: connection.scalar(WAITING)):
        assert not task.done(), "it waits for nobody"
        await asyncio.sleep(0.01)
