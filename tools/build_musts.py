"""The part of the table file that tells which tiles of a hand are of use, made by build_tables.py.

A *must* is a rank of a suit and how many tiles of it have to be used, some that are held: at least
two of the three 1m of 1112m. It makes the suit's distances longer or leaves them as they are, and
where the hand is as near as without it, that many tiles of the rank are of use.

A suit is walked as in build_tables.py, with a must at one rank; from there on the stops are others
than without. The two ends of a suit are alike and honors have no order, so a must beyond the middle
is one of the counts in reverse: only ranks up to the middle have musts. After the base of the file:

- ``vectors``: two bytes, how many distance vectors only a must leads to; then these, by class:
  they are numbered on from those of the base;
- then for suits, and again for honors, two bytes each:

  - how many stops each rank has without a must (up to the middle) and with one (from the second);
  - ``plain``: per rank before the middle and stop, the stop after it for each of five counts;
  - ``musts``: per rank up to the middle and stop, the stop with a must after it, for each of MUSTS;
  - ``bound``: per rank from the second and stop with a must, the same for five counts. After the
    last rank this is the class.
"""

import struct
from collections.abc import Iterable
from itertools import chain
from typing import Final

from engine.index.distances import (
    HONOR_RANKS,
    MUSTS,
    START,
    SUIT_RANKS,
    finished,
    middle,
    nearest,
    uses,
)

COUNTS: Final = range(5)
Layer = list[list[int]]
"""For each stop of one rank, the number of the stop (or vector) to which each symbol leads."""

Automaton = tuple[list[Layer], list[Layer], list[Layer]]
"""The layers ``plain``, ``musts`` and ``bound``."""


def make_musts(known: list[bytes]) -> bytes:
    """The bytes behind the base of the table file; ``known`` are the vectors of the base."""
    suit, suit_vectors = _explore(SUIT_RANKS, honor=False)
    honors, honor_vectors = _explore(HONOR_RANKS, honor=True)
    new = sorted({*suit_vectors, *honor_vectors} - set(known))
    number = {vector: index for index, vector in enumerate(known + new)}
    found = struct.pack("<H", len(new)) + b"".join(new)
    for automaton, vectors in ((suit, suit_vectors), (honors, honor_vectors)):
        found += _packed(_merged(automaton, [number[vector] for vector in vectors]))
    return found


def _explore(ranks: int, *, honor: bool) -> tuple[Automaton, list[bytes]]:
    """Every stop that counts and one must lead to, rank by rank, and the vectors at the end."""
    plain: list[Layer] = []
    musts: list[Layer] = []
    bound: list[Layer] = []
    free = [START]
    tied: list[bytes] = []
    for rank in range(ranks):
        # After the last rank, states that differ only in sequences begun are one.
        end = finished if rank == ranks - 1 else bytes
        free_numbers: dict[bytes, int] = {}
        numbers: dict[bytes, int] = {}
        if rank < middle(ranks):
            ways = [uses(state, honor=honor) for state in free]
            plain.append(
                [[_number(free_numbers, nearest(way, held)) for held in COUNTS] for way in ways]
            )
            musts.append(
                [
                    [_number(numbers, end(nearest(way, held, least=used))) for held, used in MUSTS]
                    for way in ways
                ]
            )
        if rank:
            ways = [uses(state, honor=honor) for state in tied]
            bound.append(
                [[_number(numbers, end(nearest(way, held))) for held in COUNTS] for way in ways]
            )
        free, tied = list(free_numbers), list(numbers)
    return (plain[:-1], musts, bound), tied


def _number(numbers: dict[bytes, int], state: bytes) -> int:
    return numbers.setdefault(state, len(numbers))


def _merged(automaton: Automaton, classes: list[int]) -> Automaton:
    """The same automaton with stops merged from which everything leads to the same classes."""
    plain, musts, bound = automaton
    merged: Automaton = ([], [], [])
    tied = classes
    free: list[int] = []
    for rank in range(len(bound), -1, -1):
        after = tied
        if rank:
            layer, tied = _merge([[after[to] for to in stop] for stop in bound[rank - 1]])
            merged[2].append(layer)
        if rank < len(musts):
            must = [[after[to] for to in stop] for stop in musts[rank]]
            if rank < len(plain):
                must = [
                    [*map(free.__getitem__, plain[rank][stop]), *must[stop]]
                    for stop in range(len(must))
                ]
            layer, free = _merge(must)
            merged[1].append([stop[-len(MUSTS) :] for stop in layer])
            if rank < len(plain):
                merged[0].append([stop[: len(COUNTS)] for stop in layer])
    return merged[0][::-1], merged[1][::-1], merged[2][::-1]


def _merge(layer: Layer) -> tuple[Layer, list[int]]:
    """The different stops of a layer, and for each stop which of them it is."""
    numbers: dict[tuple[int, ...], int] = {}
    names = [numbers.setdefault(tuple(stop), len(numbers)) for stop in layer]
    return [list(stop) for stop in numbers], names


def _packed(automaton: Automaton) -> bytes:
    plain, musts, bound = automaton
    numbers: Iterable[int] = chain(
        map(len, musts),
        map(len, bound),
        *(chain.from_iterable(layer) for layers in (plain, musts, bound) for layer in layers),
    )
    numbers = list(numbers)
    return struct.pack(f"<{len(numbers)}H", *numbers)
