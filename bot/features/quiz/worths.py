"""Values of a question's cuts: computed after it is sent, shown where they are there in time."""

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from bot.hand import Question, Refusal
from bot.pages.parts import has_outlook
from engine.outlook import Outlook

if TYPE_CHECKING:
    from bot.discord.outlook_pool import OutlookPool


class QuizWorths:
    """Asks the pool behind questions; ``pool`` is None where outlooks are turned off.

    Nothing waits for it but `within`. What it finds, the pool keeps as long as any outlook; after a
    restart it is computed again, with the next answer.
    """

    def __init__(self, pool: "OutlookPool | None") -> None:
        self._pool = pool
        self._computing: dict[Question, asyncio.Task[None]] = {}

    @property
    def are_computed(self) -> bool:
        """Whether outlooks are turned on."""
        return self._pool is not None

    def begin(self, asked: Question | None) -> None:
        """Compute the outlook that belongs to a question, where it has one.

        It is left out while others wait for the processes.
        """
        pool = self._pool
        if asked is None or pool is None or not pool.is_idle or asked in self._computing:
            return
        if not has_outlook(asked.situation.held, asked.situation.rules):
            return
        task = asyncio.create_task(self._compute(pool, asked))
        self._computing[asked] = task
        task.add_done_callback(lambda _: self._computing.pop(asked, None))

    def known(self, asked: Question | None) -> Outlook | None:
        """Return an outlook where it is known; else begin to compute it."""
        if self._pool is None or asked is None:
            return None
        found = self._pool.known(asked)
        if found is None:
            self.begin(asked)
        return found if isinstance(found, Outlook) else None

    async def within(self, asked: Question | None, seconds: float) -> Outlook | None:
        """Return an outlook if it is known after so many seconds."""
        found = self.known(asked)
        computing = None if asked is None else self._computing.get(asked)
        if found is None and computing is not None:
            await asyncio.wait({computing}, timeout=seconds)
            found = self.known(asked)
        return found

    def close(self) -> None:
        """Wait for nothing any more."""
        for task in self._computing.values():
            task.cancel()

    async def _compute(self, pool: "OutlookPool", query: Question) -> None:
        with suppress(Refusal):
            await pool.ask(query, None)
