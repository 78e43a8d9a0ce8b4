"""Short pauses for the garbage collector."""

import gc
from typing import Final

EVERY_SECONDS: Final = 10.0


class Tidier:
    """Collects garbage when nobody waits, and takes what lives on out of the collector's sight.

    The engine's remembered answers are some hundred thousand objects. A full collection that walks
    them all stops everything for a tenth of a second, in the middle of whatever is being answered;
    one that walks what came since the last time takes some milliseconds. What is forgotten later is
    freed all the same, by its reference count.
    """

    def __init__(self) -> None:
        self._next = 0.0

    def tidy(self, now: float) -> None:
        """Tidy up where it has not been done for a while; call it when no answer is under way."""
        if now >= self._next:
            self._next = now + EVERY_SECONDS
            gc.collect()
            gc.freeze()
