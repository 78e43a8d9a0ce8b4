"""Random tiles, groups and complete hands: what the dealers of all kinds begin with."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Final

from engine.hand import Hand
from engine.index.suit_readings import SEQUENCE, TRIPLET, Group
from engine.tiles import KINDS, Kind

SEQUENCES: Final = tuple(SEQUENCE.values())
SEQUENCE_SHARE: Final = 0.75
"""The share of sequences among the groups dealt; of all 55 groups they are 21."""

Counts = list[int]


def counts_of(*groups: Sequence[Kind]) -> Counts:
    """Return how many of each of the 34 kinds the groups hold."""
    counts = [0] * KINDS
    for group in groups:
        for kind in group:
            counts[kind] += 1
    return counts


def fits(counts: Iterable[int]) -> bool:
    """Whether no kind is there more than four times."""
    return max(counts) <= 4


def random_group(random: Random) -> Group:
    """Return a sequence or, more rarely, a triplet."""
    return random.choice(SEQUENCES if random.random() < SEQUENCE_SHARE else TRIPLET)


def random_groups(random: Random, number: int) -> list[Group]:
    """Return so many groups, each drawn alone."""
    return [random_group(random) for _ in range(number)]


def complete_counts(random: Random, groups: int = 4) -> Counts:
    """Return a complete hand of so many groups and a pair."""
    while True:
        pair = random.randrange(KINDS)
        counts = counts_of(*random_groups(random, groups), (pair, pair))
        if fits(counts):
            return counts


def complete_suit(random: Random, groups: int, *, pair: bool, width: int = 9) -> tuple[int, ...]:
    """Return nine counts of groups, and a pair or none, within so many neighboring ranks."""
    first = random.randrange(10 - width)
    runs = [(low, low + 1, low + 2) for low in range(first, first + width - 2)]
    while True:
        drawn: list[Group] = [
            random.choice(runs)
            if random.random() < SEQUENCE_SHARE
            else (first + random.randrange(width),) * 3
            for _ in range(groups)
        ]
        if pair:
            drawn.append((first + random.randrange(width),) * 2)
        counts = [0] * 9
        for group in drawn:
            for rank in group:
                counts[rank] += 1
        if fits(counts):
            return tuple(counts)


def in_suit(place: int, ranks: Sequence[int]) -> Counts:
    """Return nine counts as the 34 of a hand that has them in the suit of this place."""
    counts = [0] * KINDS
    counts[9 * place : 9 * place + 9] = ranks
    return counts


def as_hand(random: Random, counts: Sequence[int]) -> Hand:
    """Return the concealed hand of these counts; of a 3n+2 hand a random tile is the drawn one."""
    tiles = tuple(kind for kind in range(KINDS) for _ in range(counts[kind]))
    return Hand(tiles, drawn=random.choice(tiles) if len(tiles) % 3 == 2 else None)


def unseen(counts: Sequence[int]) -> list[Kind]:
    """Return the tiles of the wall that are not among the counts, four of each kind in all."""
    return [kind for kind in range(KINDS) for _ in range(4 - counts[kind])]
