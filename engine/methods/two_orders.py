"""Two orders: one greedy pass takes sequences first, one takes triplets first.

With each pair that the hand offers, and once without a pair, both passes go through the tiles from
the low end and never back; tiles that they cannot place are left over. A candidate without
leftovers is a reading. A candidate with few is nearly complete, and its waits are found from the
leftovers and the sequences beside them in the same suit: the sequences are split into a group A
that stays as it is and a group B that is opened again together with the leftovers, and a tile that
makes a pass over B come out without leftovers is a wait. 1234567m is 123m 456m and 7m left over:
opening both sequences shows 1m and 4m beside 7m.

This is the method as people know it, with its limits. Of the 13,259 complete one-suit hands it
loses a reading in 271 and every reading in 204. 55566667778889p is 66p 555p 678p 678p 789p; beside
66p the sequence pass takes 567p twice and is left with 588p, the triplet pass with 669p.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, combinations
from typing import Final

from engine.facts.decompose import Form
from engine.index.suit_readings import Group
from engine.tiles import EAST, KINDS, Kind, suit

from .judgement import Judgement, Taken, judgement, sequence_from, starts_sequence

NAME: Final = "two orders"
FORMS: Final = frozenset({Form.STANDARD})

FEW_LEFTOVERS: Final = 4

_SEQUENCES: Final = tuple(map(sequence_from, filter(starts_sequence, range(KINDS))))


@dataclass(frozen=True, slots=True)
class Candidate:
    """The result of one pass over the tiles: ``leftovers`` are the kinds it could not place."""

    pair: Kind | None
    groups: tuple[Group, ...]
    leftovers: tuple[Kind, ...]


def judge(counts: Sequence[int]) -> Judgement:
    """Return the standard readings of 34 concealed counts that one of the passes finds."""
    return judgement(
        Taken(candidate.pair, candidate.groups)
        for candidate in candidates(counts)
        if candidate.pair is not None and not candidate.leftovers
    )


def waits(counts: Sequence[int]) -> tuple[Kind, ...]:
    """Return the kinds that complete 34 counts of a 3n+1 hand, as far as the passes see them."""
    opened = {
        group_b
        for candidate in candidates(counts)
        if len(candidate.leftovers) <= FEW_LEFTOVERS
        for group_b in _groups_b(candidate)
    }
    found: set[Kind] = set()
    for group_b in opened:
        found |= {kind for kind in _near(group_b) - found if _is_complete((*group_b, kind))}
    return tuple(sorted(kind for kind in found if counts[kind] < 4))


def discards(counts: Sequence[int]) -> dict[Kind, tuple[Kind, ...]]:
    """Return the waits that each discard of a 3n+2 hand leaves, where it leaves any."""
    found = {}
    for kind in range(KINDS):
        if counts[kind]:
            left = list(counts)
            left[kind] -= 1
            if waiting := waits(left):
                found[kind] = waiting
    return found


def candidates(counts: Sequence[int]) -> Iterator[Candidate]:
    """Yield the results of both passes, with each pair set aside and without one."""
    for pair in (None, *_pairs(counts)):
        yield from _beside(pair, counts)


def _pairs(counts: Sequence[int]) -> list[Kind]:
    return [kind for kind, count in enumerate(counts) if count >= 2]


def _beside(pair: Kind | None, counts: Sequence[int]) -> Iterator[Candidate]:
    """Yield the results of both passes once the pair is set aside."""
    rest = list(counts)
    if pair is not None:
        rest[pair] -= 2
    for take in (_sequences_first, _triplets_first):
        left = rest.copy()
        groups = tuple(sorted(take(left)))
        yield Candidate(pair, groups, _kinds(left))


def _groups_b(candidate: Candidate) -> Iterator[tuple[Kind, ...]]:
    """Yield the tiles of a candidate that may be opened: its leftovers, and sequences beside them.

    Group B always holds the pair too: with 55p left over beside the pair 22m, 2m makes 222m of the
    pair, and 55p takes its place.
    """
    suits = {suit(kind) for kind in candidate.leftovers if kind < EAST}
    beside = [
        group for group in candidate.groups if group[0] != group[1] and suit(group[0]) in suits
    ]
    pair = [] if candidate.pair is None else [candidate.pair] * 2
    for size in range(len(beside) + 1):
        for opened in combinations(beside, size):
            yield tuple(sorted([*pair, *candidate.leftovers, *chain.from_iterable(opened)]))


def _is_complete(tiles: tuple[Kind, ...]) -> bool:
    """Whether one of the passes over these tiles leaves nothing over."""
    counts = [tiles.count(kind) for kind in range(KINDS)]
    return any(
        not candidate.leftovers for pair in _pairs(counts) for candidate in _beside(pair, counts)
    )


def _near(tiles: tuple[Kind, ...]) -> set[Kind]:
    """The kinds that could form a group or a pair with one of the tiles."""
    return {
        near
        for kind in tiles
        for near in (range(kind - 2, kind + 3) if kind < EAST else (kind,))
        if 0 <= near < KINDS and suit(near) == suit(kind)
    }


def _sequences_first(left: list[int]) -> list[Group]:
    return _take_sequences(left) + _take_triplets(left)


def _triplets_first(left: list[int]) -> list[Group]:
    return _take_triplets(left) + _take_sequences(left)


def _take_sequences(left: list[int]) -> list[Group]:
    taken: list[Group] = []
    for group in _SEQUENCES:
        low, middle, high = group
        while left[low] and left[middle] and left[high]:
            left[low] -= 1
            left[middle] -= 1
            left[high] -= 1
            taken.append(group)
    return taken


def _take_triplets(left: list[int]) -> list[Group]:
    taken: list[Group] = []
    for kind in range(KINDS):
        if left[kind] >= 3:
            left[kind] -= 3
            taken.append((kind, kind, kind))
    return taken


def _kinds(counts: Sequence[int]) -> tuple[Kind, ...]:
    return tuple(kind for kind, count in enumerate(counts) for _ in range(count))
