"""A cache of values by key that is read as a dict and never grows beyond its limit."""

from collections.abc import Callable
from itertools import islice
from typing import TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")


class BoundedCache(dict[Key, Value]):
    """Values by key: a missing one is made by ``make``; the oldest eighth goes when it is full.

    It is a dict, because a subscript costs a third of what the call of a cached function does.
    """

    __slots__ = ("limit", "make")

    def __init__(self, make: Callable[[Key], Value], limit: int) -> None:
        super().__init__()
        self.make = make
        self.limit = limit

    def __missing__(self, key: Key) -> Value:
        value = self.make(key)
        if len(self) >= self.limit:
            # Dropping all values at once would be a pause; dropping one at a time, a dict searches
            # for its oldest key anew each time.
            for old in list(islice(self, 1 + self.limit // 8)):
                self.pop(old, None)
        self[key] = value
        return value
