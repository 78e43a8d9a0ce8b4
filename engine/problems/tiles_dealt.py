"""Random tiles, groups and complete hands, with which the dealers of all kinds begin."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from engine.hand import Hand
from engine.index.suit_readings import SEQUENCE, TRIPLET, Group
from engine.rules import Rules
from engine.tile_set import kinds_of_set
from engine.tiles import KINDS, NORTH, WINDS, Kind

SEQUENCE_SHARE: Final = 0.75
"""The share of sequences among the groups dealt; of all 55 groups they are 21."""

KindCounts = list[int]


@dataclass(frozen=True, slots=True)
class TileSet:
    """The tiles that hands are dealt from: the set for four players, or that for three.

    ``suits`` are those with sequences, ``winds`` those of the seats; where three play nobody calls
    chi.
    """

    kinds: tuple[Kind, ...]
    sequences: tuple[Group, ...]
    triplets: tuple[Group, ...]
    suits: tuple[int, ...]
    winds: tuple[Kind, ...]
    has_chi: bool


def _set_for(players: int, *, norths: bool = True) -> TileSet:
    kinds = tuple(kind for kind in kinds_of_set(players) if norths or kind != NORTH)
    sequences = tuple(group for group in SEQUENCE.values() if {*group} <= {*kinds})
    return TileSet(
        kinds,
        sequences,
        tuple(group for group in TRIPLET if group[0] in kinds),
        tuple(sorted({group[0] // 9 for group in sequences})),
        WINDS if players == 4 else tuple(wind for wind in WINDS if wind != NORTH),
        has_chi=players == 4,
    )


_SETS: Final = {players: _set_for(players) for players in (3, 4)}
_WITHOUT_NORTHS: Final = _set_for(3, norths=False)


def set_of(rules: Rules) -> TileSet:
    """Return the tiles of dealt hands by these rules: no north where it is set aside at once."""
    if rules.players == 3 and rules.nukidora:
        return _WITHOUT_NORTHS
    return _SETS[rules.players]


def counts_of(*groups: Sequence[Kind]) -> KindCounts:
    """Return how many of each of the 34 kinds the groups hold."""
    counts = [0] * KINDS
    for group in groups:
        for kind in group:
            counts[kind] += 1
    return counts


def fits(counts: Iterable[int]) -> bool:
    """Whether no kind is there more than four times."""
    return max(counts) <= 4


def random_group(random: Random, of: TileSet) -> Group:
    """Return a sequence or, more rarely, a triplet."""
    return random.choice(of.sequences if random.random() < SEQUENCE_SHARE else of.triplets)


def random_groups(random: Random, number: int, of: TileSet) -> list[Group]:
    """Return so many groups, each drawn alone."""
    return [random_group(random, of) for _ in range(number)]


def random_piece(
    random: Random, kinds: Sequence[Kind], pairs: float, of: TileSet
) -> tuple[Kind, ...]:
    """Return a pair, or two tiles of a sequence."""
    kind = random.choice(kinds)
    around = [group for group in of.sequences if kind in group]
    if not around or random.random() < pairs:
        return (kind, kind)
    group = random.choice(around)
    gone = random.randrange(3)
    return tuple(it for place, it in enumerate(group) if place != gone)


def complete_counts(random: Random, of: TileSet, groups: int = 4) -> KindCounts:
    """Return a complete hand of so many groups and a pair."""
    while True:
        pair = random.choice(of.kinds)
        counts = counts_of(*random_groups(random, groups, of), (pair, pair))
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


def in_suit(place: int, ranks: Sequence[int]) -> KindCounts:
    """Return nine counts as the 34 of a hand that has them in the suit of this place."""
    counts = [0] * KINDS
    counts[9 * place : 9 * place + 9] = ranks
    return counts


def as_hand(random: Random, counts: Sequence[int]) -> Hand:
    """Return the concealed hand of these counts; of a 3n+2 hand a random tile is the drawn one."""
    tiles = tuple(kind for kind in range(KINDS) for _ in range(counts[kind]))
    return Hand(tiles, drawn=random.choice(tiles) if len(tiles) % 3 == 2 else None)


def unseen(counts: Sequence[int], of: TileSet) -> list[Kind]:
    """Return the tiles of the wall that are not among the counts, four of each kind in all."""
    return [kind for kind in of.kinds for _ in range(4 - counts[kind])]
