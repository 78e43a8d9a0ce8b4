"""How often Discord has refused what the bot asked: it shuts out who is refused too often."""

from collections import deque
from collections.abc import Callable
from typing import Final

COUNTED_SECONDS: Final = 600.0
MOST: Final = 1000
"""Refusals in so many seconds, from which on nothing is asked that could be refused.

Discord shuts out an address for an hour from ten thousand on, whoever has caused them.
"""


class Refusals:
    """The last refusals; ``now`` returns seconds that only ever grow."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._at: deque[float] = deque(maxlen=MOST)

    def note(self) -> None:
        """Note that a request has just been refused."""
        self._at.append(self._now())

    @property
    def are_too_many(self) -> bool:
        """Whether nothing may be asked that could be refused."""
        return len(self._at) == MOST and self._now() - self._at[0] < COUNTED_SECONDS
