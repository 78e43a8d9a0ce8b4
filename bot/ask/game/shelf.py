"""Games that were dropped in: in memory for an hour, for those who dropped them in."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Protocol, TypeVar

from bot.typed.errors import Refusal
from engine.logs import Game
from engine.review import Review

from .ids import new_key

Given = TypeVar("Given")
Result = TypeVar("Result")

MOST_GAMES: Final = 40
"""Most games that are kept, some 300 kB each; the one that was looked at longest ago goes."""

KEPT_SECONDS: Final = 3600.0


class WorkPool(Protocol):
    """Processes that do some work for a user."""

    async def run(self, work: Callable[[Given], Result], given: Given, user: int) -> Result:
        """Return what a function of a module makes of a value; Refusal where it cannot be now."""


@dataclass(slots=True)
class ShelvedGame:
    """A game, who dropped it in, until when it is kept, and the reviews of its seats."""

    game: Game
    owner: int
    until: float
    reviews: dict[int, Review] = field(default_factory=dict)


class GameShelf:
    """The games of this process; none is written anywhere, and a restart loses them.

    They are read and reviewed by ``workers``, in a thread where those are turned off.
    """

    def __init__(
        self, workers: WorkPool | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._workers = workers
        self._games: OrderedDict[str, ShelvedGame] = OrderedDict()
        self._clock = clock

    @property
    def has_outlooks(self) -> bool:
        """Whether a review may weigh cuts by their outlooks."""
        return self._workers is not None

    async def elsewhere(self, work: Callable[[Given], Result], given: Given, user: int) -> Result:
        """Do some work off the event loop."""
        if self._workers is None:
            return await asyncio.to_thread(work, given)
        return await self._workers.run(work, given, user)

    def put(self, game: Game, owner: int) -> str:
        """Keep a game; return the key that finds it."""
        self._drop_old()
        key = new_key()
        self._games[key] = ShelvedGame(game, owner, self._clock() + KEPT_SECONDS)
        if len(self._games) > MOST_GAMES:
            self._games.popitem(last=False)
        return key

    def get(self, key: str, user: int) -> ShelvedGame:
        """Return a game to its owner; raise Refusal to others, and where it is kept no more."""
        self._drop_old()
        shelved = self._games.get(key)
        if shelved is None:
            raise Refusal("error-game-gone")
        if shelved.owner != user:
            raise Refusal("error-game-not-yours")
        self._games.move_to_end(key)
        return shelved

    def _drop_old(self) -> None:
        now = self._clock()
        for key in [key for key, shelved in self._games.items() if shelved.until <= now]:
            del self._games[key]
