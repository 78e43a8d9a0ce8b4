"""Games that were dropped in: in memory for an hour, for those who dropped them in."""

import secrets
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from bot.hand import Refusal
from engine.logs import Game
from engine.review import Review, review

if TYPE_CHECKING:
    from bot.discord.outlook_pool import OutlookPool
    from bot.features.own_games import StoredReviews

KEY_BYTES: Final = 9

MOST_GAMES: Final = 40
MOST_OWN: Final = 8
"""Most games that are kept, some 300 kB each, and those of one member among them.

The one that was looked at longest ago goes: of a member's own where that member has too many, else
of whoever has most, so that a few members who drop in many push out none of somebody else's.
"""

KEPT_SECONDS: Final = 3600.0


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

    def __init__(
        self, workplace: "OutlookPool", clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.workplace = workplace
        self.kept: StoredReviews | None = None
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
        key = secrets.token_urlsafe(KEY_BYTES)  # nobody can guess it, and it tells nothing
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


GameSeat = tuple[Game, int]


def review_seat(given: GameSeat) -> Review:
    """Review a game for one of its seats."""
    return review(*given)
