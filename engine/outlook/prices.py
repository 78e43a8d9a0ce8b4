"""What wins pay: the engine's own score, and the dora that nobody has seen yet.

The ura indicators, as many as there are dora indicators, are tiles of the wall that is left when
the complete hand is held; an indicator turned over for a kan to come is one more. With u the han
that they give and the reading that is the dearest before them:

    points = sum over u of P(u) * price(han + u, fu)

where P(u) is drawing without replacement.
"""

from collections import defaultdict
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import chain, repeat
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.hand import Hand
from engine.index.bounded_cache import BoundedCache
from engine.index.distances import SUIT_RANKS
from engine.melds import Meld
from engine.rules import Rules
from engine.scoring.points import YAKUMAN, Limit, Price, basic_points, price
from engine.scoring.score import score
from engine.scoring.win import Win
from engine.tiles import EAST, KINDS, Tile, dora_of

from .graph import BATCH, Wins
from .musts import COPIES, Ints
from .parts import FIVE, PARTS, RED_SLOT
from .wall import PLACES, Wall

Floats = NDArray[np.float64]

_MOST_HAN: Final = 40
_FU: Final = (20, 25, *range(30, 140, 10))
_MOST_UNSEEN: Final = 12
"""Han that unseen dora give at most; what little more there is counts as this many."""

_REMEMBERED: Final = 1 << 16
_HANDS: Final = 1 << 12
_NEXT: Final = np.array([dora_of(kind) for kind in range(KINDS)])


@dataclass(frozen=True, slots=True)
class Terms:
    """What all wins of a question share.

    ``win`` says how they are won: only its tile is another each time. ``dora`` are indicators;
    ``hidden`` counts those that nobody has seen.
    """

    melds: tuple[Meld, ...]
    win: Win
    rules: Rules
    dora: tuple[Tile, ...]
    hidden: int
    honba: int
    sticks: int


def points_of(wins: Wins, terms: Terms, wall: Wall) -> Floats:
    """The points of each win with honba and sticks; 0 where it is none for lack of a yaku."""
    points = np.zeros(len(wins.rows))
    for at in range(0, len(points), BATCH):
        some = slice(at, at + BATCH)
        batch = Wins(wins.rows[some], wins.place[some], wins.slot[some])
        points[some] = _points_of(batch, terms, wall)
    return points


def _points_of(wins: Wins, terms: Terms, wall: Wall) -> Floats:
    counts = PARTS.counts[wins.rows].reshape(-1, PLACES * SUIT_RANKS)[:, :KINDS]
    kinds = wins.place * SUIT_RANKS + np.where(wins.slot == RED_SLOT, FIVE, wins.slot)
    owned, dora = _owned(counts, wins.rows, terms)
    dealer = terms.win.seat == EAST
    table = _prices(terms.rules, dealer)
    readings = _readings(counts, kinds, dora, terms, table)
    times, fu, han = readings >> 16, readings >> 8 & 255, readings & 255
    han = np.where(han > 0, han + dora, 0)
    if terms.hidden:
        chances = _hidden_dora(owned, _wall_left(wins.rows, wall), terms.hidden)
        points = sum(
            (chance * table[np.minimum(han + more, _MOST_HAN), fu] for more, chance in chances),
            np.zeros(len(han)),
        )
    else:
        points = table[np.minimum(han, _MOST_HAN), fu]
    yakuman = _tsumo(
        Limit.YAKUMAN, YAKUMAN, terms.rules, dealer=dealer, honba=terms.honba, sticks=terms.sticks
    )
    points = np.where(han > 0, points, times * yakuman.points)
    paid: Floats = points + (points > 0) * (yakuman.honba + yakuman.sticks)
    return paid


def _tsumo(
    limit: Limit, basic: int, rules: Rules, *, dealer: bool, honba: int = 0, sticks: int = 0
) -> Price:
    return price(limit, basic, dealer=dealer, tsumo=True, honba=honba, sticks=sticks, rules=rules)


def _owned(counts: NDArray[np.int8], rows: Ints, terms: Terms) -> tuple[NDArray[np.int8], Ints]:
    """The tiles of each kind with those of melds, and the han of dora and red fives."""
    owned = counts.copy()
    dora: Ints = PARTS.reds[rows].sum(axis=1, dtype=np.intp)
    for meld in terms.melds:
        for kind in meld.group:
            owned[:, kind] += 1
        dora += sum(tile >= KINDS for tile in meld.tiles)
    for tile in terms.dora:
        dora += owned[:, dora_of(tile)]
    return owned, dora


@lru_cache(maxsize=64)
def _prices(rules: Rules, dealer: bool) -> Floats:  # noqa: FBT001 - a key of the cache
    """The points of a tsumo by han and fu, 0 for 0 han."""
    table = np.zeros((_MOST_HAN + 1, _FU[-1] + 1))
    for han in range(1, _MOST_HAN + 1):
        for fu in _FU:
            limit, basic = basic_points(han, fu, rules)
            table[han, fu] = _tsumo(limit, basic, rules, dealer=dealer).points
    return table


# Readings -----------------------------------------------------------------------------------------

Reading = int
"""Han without dora, fu << 8, yakuman << 16; the han of a yakuman are 0."""


class _Readings(BoundedCache[bytes, Reading | tuple[Reading, ...]]):
    """The reading that counts of each complete hand, or those that do by the number of dora.

    A key is the 34 counts and the kind of the winning tile.
    """

    __slots__ = ("hands", "rules", "wins")

    def __init__(self, melds: tuple[Meld, ...], win: Win, rules: Rules) -> None:
        super().__init__(self._find, _REMEMBERED)
        self.rules = rules
        self.wins = tuple(replace(win, tile=kind) for kind in range(KINDS))

        def hand(counts: bytes) -> Hand:
            tiles = tuple(chain.from_iterable(map(repeat, range(KINDS), counts)))
            return Hand(tiles, melds, tiles[0])

        # A hand is complete with each of several tiles; which was drawn, the win says.
        self.hands = BoundedCache(hand, _HANDS)

    def _find(self, key: bytes) -> Reading | tuple[Reading, ...]:
        hand, win = self.hands[key[:KINDS]], self.wins[key[KINDS]]
        found = set()
        for row in score(hand, win, self.rules).readings:
            times = row.han // 13 if row.yakuman else 0
            found.add(times << 16 | row.fu << 8 | (0 if times else row.han))
        dearest = max(found)
        if dearest >> 16 or len(found) == 1:
            return dearest
        # Of two readings, the one with less han and no more fu is never the dearer.
        best = tuple(one for one in found if not any(_is_worse(one, other) for other in found))
        return best if len(best) > 1 else best[0]


def _is_worse(one: Reading, other: Reading) -> bool:
    return one != other and one & 255 <= other & 255 and one >> 8 <= other >> 8


@lru_cache(maxsize=8)
def _known_readings(melds: tuple[Meld, ...], win: Win, rules: Rules) -> _Readings:
    return _Readings(melds, win, rules)


def _readings(
    counts: NDArray[np.int8], kinds: Ints, dora: Ints, terms: Terms, table: Floats
) -> Ints:
    """The reading that counts of each win."""
    known = _known_readings(terms.melds, terms.win, terms.rules)
    text = np.column_stack([counts, kinds.astype(np.int8)]).tobytes()
    width = KINDS + 1
    found = [known[text[at : at + width]] for at in range(0, len(text), width)]
    for at, readings in enumerate(found):
        if isinstance(readings, tuple):
            found[at] = _dearest(readings, int(dora[at]), table)
    return np.array(found, np.intp)


def _dearest(readings: tuple[Reading, ...], dora: int, table: Floats) -> Reading:
    """Of equal points more han, then more fu, as `engine.score` puts them."""

    def worth(reading: Reading) -> tuple[float, int, int]:
        fu, han = divmod(reading, 256)
        return table[han + dora if han else 0, fu], han, fu

    return max(readings, key=worth)


# Dora that nobody has seen ------------------------------------------------------------------------


def _wall_left(rows: Ints, wall: Wall) -> NDArray[np.int8]:
    """The tiles of each kind that are left for hands."""
    left = wall.left_of(PARTS.held[rows])
    ranks = left[:, :, :SUIT_RANKS].copy()
    # A red five is a tile of its own to draw, and a five as an indicator.
    ranks[:, :, FIVE] += left[:, :, RED_SLOT]
    kinds: NDArray[np.int8] = ranks.reshape(len(rows), -1)[:, :KINDS]
    return kinds


def _hidden_dora(
    owned: NDArray[np.int8], left: NDArray[np.int8], hidden: int
) -> list[tuple[int, Floats]]:
    """The chances of so many han from hidden indicators: the han, and the chance for each win."""
    shown = owned[:, _NEXT]
    ways = {(0, 0): np.ones(len(owned))}
    for han in range(COPIES + 1):
        tiles = (left * (shown == han)).sum(axis=1)
        more: defaultdict[tuple[int, int], Floats] = defaultdict(lambda: np.zeros(len(owned)))
        for (drawn, sum_of_han), before in ways.items():
            now = before
            for taken in range(hidden - drawn + 1):
                if taken:
                    now = now * ((tiles - taken + 1) / taken)
                more[drawn + taken, min(sum_of_han + taken * han, _MOST_UNSEEN)] += now
        ways = more
    wall = left.sum(axis=1)
    every = np.ones(len(owned))
    for drawn in range(hidden):
        every = every * ((wall - drawn) / (drawn + 1))
    return [(han, found / every) for (drawn, han), found in ways.items() if drawn == hidden]
