"""The dora, as players say them: "dora 3p" is 3p itself, "dora indicator 3p" what shows 4p."""

import re
from collections import Counter
from collections.abc import Iterable
from typing import Final

from engine import Tile, dora_of
from engine.tile_set import kinds_of_set
from engine.tiles import KIND_OF

_SHOWN: Final = re.compile("(?i:ind)|ドラ表|どら表|表示|指示|표시")
"""What tells indicators from the dora themselves."""

_INDICATOR_OF: Final = {
    players: {dora_of(kind, players=players): kind for kind in kinds_of_set(players)}
    for players in (3, 4)
}
"""What shows a dora, by the number of players: with three 1m shows 9m, and 9m shows 1m."""


def names_indicators(name: str) -> bool:
    """Whether tiles behind such a name are indicators, and not the dora that these show."""
    return _SHOWN.search(name) is not None


def each_once(shown: Iterable[Tile], meant: Iterable[Tile]) -> tuple[Tile, ...]:
    """Return indicators that are shown, and those that named dora mean where they are others.

    "indicator 8s, dora 9s" is one indicator: the second word says what the first shows.
    """
    told = tuple(shown)
    left = Counter(KIND_OF[tile] for tile in told)
    others = []
    for tile in meant:
        left[KIND_OF[tile]] -= 1
        if left[KIND_OF[tile]] < 0:
            others.append(tile)
    return (*told, *others)


def indicators_said(name: str, tiles: Iterable[Tile], players: int) -> tuple[Tile, ...]:
    """Return the indicators that tiles behind such a name are or mean, in any language.

    A dora that the set lacks stays as it is, so that its error names it.
    """
    if names_indicators(name):
        return tuple(tiles)
    return tuple(_INDICATOR_OF[players].get(KIND_OF[tile], tile) for tile in tiles)
