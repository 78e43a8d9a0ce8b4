"""Games that were dropped in: in memory for an hour, for those who dropped them in."""

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from bot.ask.workplace import Workplace
from bot.typed.errors import Refusal
from engine.logs import Game
from engine.review import Review

from .ids import new_key

MOST_GAMES: Final = 40
"""Most games that are kept, some 300 kB each; the one that was looked at longest ago goes."""

KEPT_SECONDS: Final = 3600.0


@dataclass(slots=True)
class ShelvedGame:
    """A game, who dropped it in, until when it is kept, and the reviews of its seats."""

    game: Game
    owner: int
    until: float
    reviews: dict[int, Review] = field(default_factory=dict)


class GameShelf:
    """The games of this process; none is written anywhere, and a restart loses them.

    They are read and reviewed at the ``workplace``.
    """

    def __init__(self, workplace: Workplace, clock: Callable[[], float] = time.monotonic) -> None:
        self.workplace = workplace
        self._games: OrderedDict[str, ShelvedGame] = OrderedDict()
        self._clock = clock

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
