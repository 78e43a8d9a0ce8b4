"""What tiles are wanted for, by laying out every set of melds and a pair: no table, no search."""

from functools import cache
from itertools import product

from engine.index.distances import SUIT_RANKS


@cache
def made_of(ranks: int, melds: int, pair: int) -> frozenset[tuple[int, ...]]:
    """Every set of tiles of one suit that is so many melds and pairs, by laying them out."""
    if melds == pair == 0:
        return frozenset({(0,) * ranks})
    found = set()
    if melds:
        fewer = made_of(ranks, melds - 1, pair)
        groups = [(at,) * 3 for at in range(ranks)]
        if ranks == SUIT_RANKS:
            groups += [(at, at + 1, at + 2) for at in range(ranks - 2)]
    else:
        fewer = made_of(ranks, 0, 0)
        groups = [(at,) * 2 for at in range(ranks)]
    for tiles, group in product(fewer, groups):
        more = list(tiles)
        for at in group:
            more[at] += 1
        if max(more) <= 4:
            found.add(tuple(more))
    return frozenset(found)
