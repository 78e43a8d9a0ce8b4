"""Hands for tests and benchmarks of the outlook, dealt from a seed at a wanted distance."""

from engine.facts.shanten import shanten_of_counts
from engine.hand import Hand
from engine.index.lookup import changed
from engine.tiles import KIND_OF, KINDS, RED_FIVES

WALL = [*(kind for kind in range(KINDS) for _ in range(4 - (kind in (4, 13, 22)))), *RED_FIVES]
MOST_DISCARDS = 60


def counted(tiles):
    kinds = [KIND_OF[tile] for tile in tiles]
    return bytes(kinds.count(kind) for kind in range(KINDS))


def dealt_hand(random, *, shanten: int, size: int = 14, wall=WALL) -> Hand:
    """A hand played from the wall by cuts that keep it near, until it is so far and so large."""
    while True:
        dealt = random.sample(wall, len(wall))
        held = dealt[:13]
        for tile in dealt[13 : 13 + MOST_DISCARDS]:
            if is_wanted(held, shanten, size, 13):
                return Hand(tuple(held), (), None)
            held.append(tile)
            if is_wanted(held, shanten, size, 14):
                return Hand(tuple(held), (), tile)
            held.remove(best_cut(held, random))


def is_wanted(held, distance, size, now):
    return size == now and shanten_of_counts(counted(held)) == distance


def best_cut(held, random):
    counts = counted(held)
    return min(
        random.sample(sorted(set(held)), len(set(held))),
        key=lambda tile: shanten_of_counts(changed(counts, KIND_OF[tile], -1)),
    )
