"""Values of a question's cuts: computed after it is sent, shown where they are there in time."""

import asyncio
from contextlib import suppress
from itertools import count
from typing import Final

from bot.ask.outlook.question import OutlookQuestion
from bot.discord_app.outlook_pool import OutlookPool
from bot.questions.outlook import bare, has_outlook, outlook_of
from bot.questions.query import Query, hand_of
from bot.typed.errors import Refusal
from bot.typed.rules import rules_of
from engine.outlook import Outlook
from engine.problems import CutProblem, Problem

PATIENCE: Final = 1.0
"""Seconds for which a result waits for what its cuts are worth, of the three that Discord gives."""


class Worths:
    """Asks the pool behind questions; ``pool`` is None where outlooks are turned off.

    Nothing waits for it but `within`. What it finds, the pool keeps as long as any outlook; after a
    restart it is computed again, with the next answer.
    """

    def __init__(self, pool: OutlookPool | None) -> None:
        self._pool = pool
        self._computing: dict[OutlookQuestion, asyncio.Task[None]] = {}
        self._askers = count(-1, -1)

    def begin(self, problem: Problem, query: Query) -> None:
        """Compute what the cuts of a question are worth, where it asks for one.

        It is left out while others wait for the processes.
        """
        if isinstance(problem, CutProblem):
            self._begin(query)

    def known(self, query: Query) -> Outlook | None:
        """Return what the cuts are worth where that is known; else begin to compute it."""
        if self._pool is None:
            return None
        found = self._pool.known(outlook_for(query))
        if found is None:
            self._begin(query)
        return found if isinstance(found, Outlook) else None

    async def within(self, query: Query, seconds: float) -> Outlook | None:
        """Return what the cuts are worth if that is known after so many seconds."""
        found = self.known(query)
        computing = self._computing.get(outlook_for(query))
        if found is None and computing is not None:
            await asyncio.wait({computing}, timeout=seconds)
            found = self.known(query)
        return found

    def close(self) -> None:
        """Wait for nothing any more."""
        for task in self._computing.values():
            task.cancel()

    def _begin(self, query: Query) -> None:
        pool, asked = self._pool, outlook_for(query)
        if pool is None or not pool.is_idle or asked in self._computing:
            return
        if not has_outlook(hand_of(asked), rules_of(asked.rules)):
            return
        task = asyncio.create_task(self._compute(pool, asked))
        self._computing[asked] = task
        task.add_done_callback(lambda _: self._computing.pop(asked, None))

    async def _compute(self, pool: OutlookPool, query: OutlookQuestion) -> None:
        # The pool answers one question of a user at a time: these are nobody's.
        with suppress(Refusal):
            await pool.ask(query, next(self._askers))


def outlook_for(query: Query) -> OutlookQuestion:
    """Return the outlook of a question's hand: of the turn of a vote, else of that of the river."""
    return bare(query if isinstance(query, OutlookQuestion) else outlook_of(query))
