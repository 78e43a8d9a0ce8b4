"""What a member's export holds, all of its pages together."""

from typing import Any

from bot.study import learners
from bot.study.store import Store


async def exported(store: Store, learner: int) -> dict[str, list[dict[str, Any]]]:
    """Return every row about a member, by table."""
    found: dict[str, list[dict[str, Any]]] = {}
    async for table, rows in learners.export(store, learner):
        found.setdefault(table, []).extend(rows)
    return found
