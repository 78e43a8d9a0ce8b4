"""The pattern index: a hand without its tiles' names is one of 9,362 patterns.

Write down how many there are of each kind held, one digit a kind, and a 0 wherever the next kind
held is not the neighbour: ``123567p123567m33z`` is ``11101110111011102``. Complete hands of 2, 5,
8, 11 and 14 tiles have 9,306 such patterns as sets and a pair, and 56 more as seven pairs only.

The key of a pattern is its bit code: a count n is 2(n-1) ones, one more where a gap follows it,
and a zero. Behind each key stand composition words, one for each reading, of 31 bits:

    bits 0-2    number of triplets
    bits 3-5    number of sequences
    bits 6-9    place of the pair
    bits 10-25  places of the groups, four bits each, triplets first
    bit 26      seven pairs
    bit 27      nine gates
    bit 28      straight (123456789)
    bit 29      two double runs
    bit 30      one double run

A place counts the kinds held, from 0; a sequence has the place of its lowest kind.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations_with_replacement, product
from typing import Final

from engine.facts.decompose import Form
from engine.index.suit_readings import Group
from engine.tiles import EAST, KINDS, Kind

from .judgement import Judgement, Taken, judgement, sequence_from

NAME: Final = "pattern index"
FORMS: Final = frozenset({Form.STANDARD, Form.SEVEN_PAIRS})

Run = tuple[int, ...]
"""Counts of neighbouring kinds, at most nine."""
Pattern = tuple[Run, ...]
"""The runs of a hand from low to high, a gap between any two."""

RunWay = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""One way to take a run apart: the places of its pair (or none), triplets and sequences."""

SEVEN_PAIRS, NINE_GATES, STRAIGHT, TWO_DOUBLE_RUNS, DOUBLE_RUN = (1 << bit for bit in range(26, 31))
MOST_SETS: Final = 4
RANKS: Final = 9
NINE_GATES_BASE: Final = (3, 1, 1, 1, 1, 1, 1, 1, 3)


def judge(counts: Sequence[int]) -> Judgement:
    """Return every standard reading of 34 concealed counts, and seven pairs."""
    kinds = [kind for kind in range(KINDS) if counts[kind]]
    words = index().get(bit_code(pattern_of(counts)), ())
    return judgement(_read(word, kinds) for word in words)


def pattern_of(counts: Sequence[int]) -> Pattern:
    """Return the runs of 34 counts; a run never crosses suits, and honors have no neighbours."""
    runs: list[Run] = []
    for kind in range(KINDS):
        if not counts[kind]:
            continue
        is_neighbour = kind < EAST and kind % RANKS and counts[kind - 1]
        before = runs.pop() if is_neighbour else ()
        runs.append((*before, counts[kind]))
    return tuple(runs)


def bit_code(pattern: Pattern) -> str:
    """Return the bit code, at most 27 signs for 14 tiles: ``13579p`` is 101010100."""
    return "10".join("0".join("1" * (2 * count - 2) for count in run) for run in pattern) + "0"


@cache
def index() -> Mapping[str, tuple[int, ...]]:
    """Return the composition words of every pattern by its bit code: 9,362 entries."""
    words = {
        bit_code(pattern): tuple(_words(pattern))
        for sets in range(MOST_SETS + 1)
        for pattern in standard_patterns(sets)
    }
    for pattern in seven_pairs_patterns():
        words[bit_code(pattern)] = (*words.get(bit_code(pattern), ()), SEVEN_PAIRS)
    return words


def standard_patterns(sets: int, *, pair: bool = True) -> Iterator[Pattern]:
    """Yield every pattern of so many sets, with a pair or without."""
    if not sets and not pair:
        yield ()
    for first_pair in {False, pair}:
        for first_sets in range(sets + 1):
            for run in _runs()[first_sets, first_pair]:
                for rest in standard_patterns(sets - first_sets, pair=pair and not first_pair):
                    yield (run, *rest)


def seven_pairs_patterns() -> Iterator[Pattern]:
    """Yield the 64 patterns of seven pairs: a gap or none behind each of the first six."""
    for gaps in product((False, True), repeat=6):
        runs: list[Run] = [(2,)]
        for gap in gaps:
            runs.append((2,) if gap else (*runs.pop(), 2))
        yield tuple(runs)


@cache
def _runs() -> Mapping[tuple[int, bool], Mapping[Run, list[RunWay]]]:
    """Return every run by its number of sets and whether a pair is in it, with its ways."""
    runs: dict[tuple[int, bool], dict[Run, list[RunWay]]] = defaultdict(lambda: defaultdict(list))
    triplets = [(place, (0, 0, 0)) for place in range(RANKS)]
    sequences = [(place, (0, 1, 2)) for place in range(RANKS - 2)]
    for sets in range(MOST_SETS + 1):
        for groups in combinations_with_replacement(triplets + sequences, sets):
            for pair in ((), *((place,) for place in range(RANKS))):
                run = _run([place + step for place, steps in groups for step in steps], pair)
                if run:
                    way = (
                        pair,
                        tuple(place for place, steps in groups if not steps[1]),
                        tuple(place for place, steps in groups if steps[1]),
                    )
                    runs[sets, bool(pair)][run].append(way)
    return runs


def _run(places: list[int], pair: tuple[int, ...]) -> Run | None:
    """Return the counts of the places, if they are one run from place 0 and nothing five times."""
    held = [*places, *pair, *pair]
    run = tuple(held.count(place) for place in range(max(held, default=-1) + 1))
    return run if run and min(run) >= 1 and max(run) <= 4 else None


def _words(pattern: Pattern) -> Iterator[int]:
    """Yield the composition word of every reading of a pattern of sets and a pair."""
    ways = [_runs()[sum(run) // 3, sum(run) % 3 == 2][run] for run in pattern]
    starts = [sum(map(len, pattern[:before])) for before in range(len(pattern))]
    for chosen in product(*ways):
        pair, triplets, sequences = (
            [
                start + place
                for start, way in zip(starts, chosen, strict=True)
                for place in way[part]
            ]
            for part in range(3)
        )
        word = len(triplets) | len(sequences) << 3 | pair[0] << 6
        for number, place in enumerate(triplets + sequences):
            word |= place << 10 + 4 * number
        yield word | _flags(pattern, sequences)


def _flags(pattern: Pattern, sequences: list[int]) -> int:
    """Return the flags of a reading with its sequences at these places."""
    flags = 0
    if len(pattern) == 1 and _is_nine_gates(pattern[0]):
        flags |= NINE_GATES
    start = 0
    for run in pattern:
        if len(run) == RANKS and {start, start + 3, start + 6} <= set(sequences):
            flags |= STRAIGHT
        start += len(run)
    doubled = sum(sequences.count(place) // 2 for place in set(sequences))
    return flags | (0, DOUBLE_RUN, TWO_DOUBLE_RUNS)[doubled]


def _is_nine_gates(run: Run) -> bool:
    base = zip(run, NINE_GATES_BASE, strict=False)
    return len(run) == RANKS and sum(run) == 14 and all(held >= asked for held, asked in base)


def _read(word: int, kinds: list[Kind]) -> Taken:
    """Return the reading that a composition word gives to a hand of these kinds."""
    if word & SEVEN_PAIRS:
        return Taken(None, tuple((kind, kind) for kind in kinds))
    triplets, sequences = word & 7, word >> 3 & 7
    places = [word >> 10 + 4 * number & 15 for number in range(triplets + sequences)]
    groups: list[Group] = [(kinds[place],) * 3 for place in places[:triplets]]
    groups += [sequence_from(kinds[place]) for place in places[triplets:]]
    return Taken(kinds[word >> 6 & 15], tuple(sorted(groups)))
