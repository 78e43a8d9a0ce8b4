"""Short pauses for the garbage collector."""

import gc
from typing import Final

EVERY_SECONDS: Final = 10.0

THOROUGH_SECONDS: Final = 3600.0
"""How often everything is looked at, which takes a tenth of a second."""


class Tidier:
    """Collects garbage when nobody waits, and takes what lives on out of the collector's sight.

    The engine's remembered answers are some hundred thousand objects. A full collection that walks
    them all stops everything for a tenth of a second, in the middle of whatever is being answered;
    one that walks what came since the last time takes some milliseconds.

    What is out of sight is freed once nothing refers to it, but for cycles, such as a connection
    that is given up while it and its protocol hold each other. Every hour, when nobody waits, all
    of it comes back into sight, and what is left of those cycles goes.
    """

    def __init__(self) -> None:
        self._next = self._next_thorough = 0.0

    def tidy(self, now: float) -> None:
        """Tidy up where it has not been done for a while; call it when no answer is under way."""
        if now < self._next:
            return
        self._next = now + EVERY_SECONDS
        if now >= self._next_thorough:
            self._next_thorough = now + THOROUGH_SECONDS
            gc.unfreeze()
        gc.collect()
        gc.freeze()
