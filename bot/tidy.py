"""Short pauses for the garbage collector."""

import gc
from typing import Final

EVERY_SECONDS: Final = 30.0
"""How often it is tidied up when no answer is under way."""

LATEST_SECONDS: Final = 600.0
"""How often it is done where there is always one."""

YOUNG: Final = 5_000
"""How many new objects are looked through at once, more than a few answers under way have."""

MIDDLE: Final = 3
"""After how many of these rounds what they left is looked through again."""

NEVER: Final = 1_000_000


class Tidier:
    """Keeps the garbage collector from stopping everything for long.

    What is there once the bot has started stays, a hundred thousand objects, and is not looked at
    again. By itself the collector then only looks through what is new, for about ten milliseconds
    where many answers are under way. All that came since the start, which the bounds of what is
    remembered keep small, is looked through when `tidy` says so.
    """

    def __init__(self) -> None:
        self._last = 0.0

    def settle(self, now: float) -> None:
        """Take all that there is out of the collector's sight; call it once it is warm."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, MIDDLE, NEVER)
        self._last = now

    def tidy(self, now: float, *, idle: bool) -> None:
        """Free cycles of whatever age, where it has not been done for a while."""
        if now - self._last >= (EVERY_SECONDS if idle else LATEST_SECONDS):
            self._last = now
            gc.collect()
