"""Work that takes long is done off the event loop."""

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from .metering import in_thread
from .outlook_pool import OutlookPool

Given = TypeVar("Given")
Result = TypeVar("Result")


async def elsewhere(
    pool: OutlookPool | None, work: Callable[[Given], Result], given: Given, user: int | None
) -> Result:
    """Return what a function of a module makes of a value, in a process or a thread.

    ``pool`` are the processes, None where outlooks are turned off. Raises as `OutlookPool.run`.
    """
    if pool is None:
        return await in_thread(partial(work, given))
    return await pool.run(work, given, user)
