"""Work that takes long is done off the event loop."""

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from . import metering
from .outlook_pool import OutlookPool

Given = TypeVar("Given")
Result = TypeVar("Result")


class Elsewhere:
    """Threads, and the processes of ``pool``, which is None where outlooks are turned off."""

    def __init__(self, pool: OutlookPool | None) -> None:
        self._pool = pool

    @property
    def processes(self) -> int:
        """How many processes there are, 0 where outlooks are turned off."""
        return 0 if self._pool is None else self._pool.processes

    async def run(self, work: Callable[[Given], Result], given: Given, user: int | None) -> Result:
        """Return what a function of a module makes of a value, in a process or a thread.

        Raises as `OutlookPool.run`.
        """
        if self._pool is None:
            return await self.in_thread(partial(work, given))
        return await self._pool.run(work, given, user)

    async def in_thread(self, work: Callable[[], Result]) -> Result:
        """Return what a function returns, at the expense of the user whose visit asks for it."""
        return await metering.in_thread(work)
