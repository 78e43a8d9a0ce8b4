"""A statement for a PostgreSQL of the tests."""

import asyncpg


async def execute(address: str, sql: str) -> None:
    """Connect, and execute a statement outside of any transaction."""
    connection = await asyncpg.connect(address)
    try:
        await connection.execute(sql)
    finally:
        await connection.close()
