"""Backtracking: take out a pair, then some of the triplets, then sequences from the low end.

With the pair and the set of triplets settled, the rest has at most one way into sequences: the
lowest tile must start one. Trying every pair with every set of triplets therefore finds every
reading, each once. 11122233344455m with its pair 55m has 2^4 sets of triplets to try.
"""

from collections.abc import Iterator, Sequence
from itertools import chain, combinations
from typing import Final

from engine.facts.decompose import Form
from engine.index.suit_readings import Group
from engine.tiles import KINDS, Kind

from .judgement import Judgement, Taken, judgement, sequence_from, starts_sequence

NAME: Final = "backtracking"
FORMS: Final = frozenset({Form.STANDARD})


def judge(counts: Sequence[int]) -> Judgement:
    """Return every standard reading of 34 concealed counts."""
    return judgement(_readings(counts))


def _readings(counts: Sequence[int]) -> Iterator[Taken]:
    for pair in range(KINDS):
        if counts[pair] < 2:
            continue
        without_pair = list(counts)
        without_pair[pair] -= 2
        for triplets in _subsets([kind for kind in range(KINDS) if without_pair[kind] >= 3]):
            rest = without_pair.copy()
            for kind in triplets:
                rest[kind] -= 3
            sequences = _only_sequences(rest)
            if sequences is not None:
                groups = [(kind, kind, kind) for kind in triplets] + sequences
                yield Taken(pair, tuple(sorted(groups)))


def _subsets(kinds: list[Kind]) -> Iterator[tuple[Kind, ...]]:
    return chain.from_iterable(combinations(kinds, size) for size in range(len(kinds) + 1))


def _only_sequences(rest: list[int]) -> list[Group] | None:
    """Return the sequences that ``rest`` consists of, or None if it is more than sequences.

    The run that starts at 7 is the last to try, or 789m is never found; and a run is taken only
    where all three tiles are there, or 135m passes for one with 2m and 4m owed.
    """
    sequences = []
    for kind in range(KINDS):
        while rest[kind]:
            if not starts_sequence(kind) or not (rest[kind + 1] and rest[kind + 2]):
                return None
            for part in sequence_from(kind):
                rest[part] -= 1
            sequences.append(sequence_from(kind))
    return sequences
