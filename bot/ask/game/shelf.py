"""Games that were dropped in: in memory for an hour, for those who dropped them in."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Protocol

from bot.ask.visit import Visit
from bot.ask.workplace import OneAtATime, Workplace
from bot.typed.errors import Refusal
from engine.logs import Game
from engine.review import Review

from .ids import GamePlace, new_key
from .page import Reviewed

MOST_GAMES: Final = 40
MOST_OWN: Final = 8
"""Most games that are kept, some 300 kB each, and those of one member among them.

The one that was looked at longest ago goes: of a member's own where that member has too many, else
of whoever has most, so that a few members who drop in many push out none of somebody else's.
"""

KEPT_SECONDS: Final = 3600.0


class KeptReviews(Protocol):
    """What games teach, kept for some ``days``."""

    @property
    def days(self) -> int:
        """For how long they are kept."""

    async def find(self, visit: Visit, place: GamePlace) -> Reviewed:
        """Return what is still kept of a game, for its owner; refuses others."""

    async def keep(self, visit: Visit, reviewed: Reviewed) -> None:
        """Keep what a game teaches, where that is possible now."""


@dataclass(slots=True)
class ShelvedGame:
    """A game, who dropped it in, until when it is kept, and the reviews of its seats.

    ``kept`` are the seats whose decisions the database has.
    """

    game: Game
    owner: int
    until: float
    reviews: dict[int, Review] = field(default_factory=dict)
    kept: set[int] = field(default_factory=set)


class GameShelf:
    """The games of this process; none is written anywhere, and a restart loses them.

    They are read and reviewed at the ``workplace``; what they teach outlives them in ``kept``,
    which is None without a database. ``opening`` are the members whose file is fetched or read:
    each takes megabytes.
    """

    def __init__(self, workplace: Workplace, clock: Callable[[], float] = time.monotonic) -> None:
        self.workplace = workplace
        self.kept: KeptReviews | None = None
        self.opening = OneAtATime()
        self._games: OrderedDict[str, ShelvedGame] = OrderedDict()
        self._clock = clock

    def put(self, game: Game, owner: int) -> str:
        """Keep a game; return the key that finds it."""
        self._drop_old()
        own = self._keys_of(owner)
        if len(own) >= MOST_OWN:
            del self._games[own[0]]
        elif len(self._games) >= MOST_GAMES:
            owners = Counter(shelved.owner for shelved in self._games.values())
            ((most, _),) = owners.most_common(1)
            del self._games[self._keys_of(most)[0]]
        key = new_key()
        self._games[key] = ShelvedGame(game, owner, self._clock() + KEPT_SECONDS)
        return key

    def holds(self, key: str) -> bool:
        """Whether a game is still kept."""
        self._drop_old()
        return key in self._games

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

    def forget(self, owner: int) -> None:
        """Drop the games of an owner."""
        for key in self._keys_of(owner):
            del self._games[key]

    def _keys_of(self, owner: int) -> list[str]:
        """Return the keys of an owner's games, the one looked at longest ago first."""
        return [key for key, shelved in self._games.items() if shelved.owner == owner]

    def _drop_old(self) -> None:
        now = self._clock()
        for key in [key for key, shelved in self._games.items() if shelved.until <= now]:
            del self._games[key]
