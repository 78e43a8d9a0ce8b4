"""Why a tile does not complete a tenpai hand."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from engine.hand import Hand
from engine.index.suit_readings import SEQUENCE, TRIPLET, Group
from engine.tiles import EAST, KINDS, Kind

REACH: Final = 2
"""Tiles of a suit so many ranks apart, or fewer, can be in one block."""


class Misfit(NamedTuple):
    """What comes of a hand with a tile that does not complete it.

    All else are sets; the two tiles ``left`` are no pair. ``done`` are the sets of the tile, where
    the two are a block, so that the tile may have seemed to complete it.
    """

    done: tuple[Group, ...]
    left: Group


def misfit(hand: Hand, kind: Kind) -> Misfit | None:
    """Return what stays over of a tenpai hand of 3n+1 tiles where all else is sets with a tile.

    Of 3444888p and 4p the sets are 444p 888p, and 34p stays. None where the tile leaves more over,
    and where it completes the hand.
    """
    counts = [*hand.counts]
    counts[kind] += 1
    held = [kind for kind in range(KINDS) if counts[kind]]
    ways: list[Misfit] = []
    for left in combinations(held, 2):
        for one in left:
            counts[one] -= 1
        if (sets := next(_sets(counts, 0), None)) is not None:
            done = dict.fromkeys(it for it in sets if kind in it and _is_block(left))
            ways.append(Misfit(tuple(done), left))
        for one in left:
            counts[one] += 1
    return min(ways, key=lambda way: _distance(way.left, kind), default=None)


def _distance(left: Group, kind: Kind) -> tuple[bool, bool, int]:
    """Order what stays over: a block first, then what has the tile, then what is near it."""
    return not _is_block(left), kind not in left, min(abs(one - kind) for one in left)


def _is_block(left: Group) -> bool:
    low, high = left
    return high < EAST and low // 9 == high // 9 and high - low <= REACH


def _sets(counts: Sequence[int], start: Kind) -> Iterator[tuple[Group, ...]]:
    """Yield the ways to split 34 counts into sets, from a kind on."""
    low = next((kind for kind in range(start, KINDS) if counts[kind]), None)
    if low is None:
        yield ()
        return
    for group in (TRIPLET[low], SEQUENCE.get(low)):
        if group is None:
            continue
        rest = [*counts]
        for kind in group:
            rest[kind] -= 1
        if min(rest) >= 0:
            for others in _sets(rest, low):
                yield (group, *others)
