"""Work that takes long is done in other processes: what a service needs for that."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol, TypeVar

from bot.typed.errors import Refusal

Given = TypeVar("Given")
Result = TypeVar("Result")


class Workplace(Protocol):
    """The processes of outlooks, where those are turned on."""

    @property
    def processes(self) -> int:
        """How many processes there are, 0 where outlooks are turned off."""

    async def run(self, work: Callable[[Given], Result], given: Given, user: int | None) -> Result:
        """Return what a function of a module makes of a value, in one of the processes.

        Raises what it raises; a Refusal where there are none, where another one is in work for the
        user, or too many.
        """


class OneAtATime:
    """Lets a user have one question in work; ``None`` is nobody, who has as many as there are."""

    def __init__(self) -> None:
        self._users: set[int] = set()

    @contextmanager
    def holding(self, user: int | None) -> Iterator[None]:
        """Hold a user's place; raises Refusal where it is held."""
        if user is None:
            yield
            return
        if user in self._users:
            raise Refusal("error-one-at-a-time")
        self._users.add(user)
        try:
            yield
        finally:
            self._users.discard(user)
