"""Deals hands whose blocks are asked about."""

from random import Random
from typing import Final, NamedTuple

from engine.rules import Rules
from engine.tiles import Kind

from .blocks import (
    LEVEL_OF,
    LOOSE,
    NUMBERS,
    SIX_BLOCKS,
    BlocksProblem,
)
from .kind import NoProblemError, ProblemKind, by_level
from .tiles_dealt import (
    Counts,
    TileSet,
    as_hand,
    counts_of,
    fits,
    random_group,
    random_piece,
    set_of,
)


class Build(NamedTuple):
    """Tiles that hands are built of: sets, then blocks of two tiles, then single ones.

    Where the blocks are ``apart``, no kind is in two of them.
    """

    sets: int
    pieces: int
    size: int
    apart: bool = False


BUILDS: Final = {
    LOOSE: tuple(Build(sets, pieces, 14) for sets, pieces in ((3, 1), (2, 3), (1, 4), (1, 5))),
    SIX_BLOCKS: (Build(2, 4, 14, apart=True),),
}
"""The hands of 14 tiles; three loose tiles at most, of six blocks none."""

BUILDS_OF_NUMBER: Final = {
    4: (Build(2, 2, 13), Build(3, 1, 13), Build(1, 3, 13)),
    5: (Build(2, 3, 13), Build(1, 4, 13)),
    6: (Build(1, 5, 13),),
}
"""The hands of 13 tiles, by the number of their blocks; it comes out otherwise where some touch."""

PAIR_SHARE: Final = 0.3
"""The share of pairs among blocks of two tiles."""

MOST_LOOSE: Final = 3


def deal_blocks(random: Random, level: int, theme: str, rules: Rules) -> BlocksProblem:
    """Return a hand of the level and theme; the numbers of blocks come equally often."""
    of, number = set_of(rules), random.choice(NUMBERS)
    while True:
        build = random.choice(BUILDS.get(theme) or BUILDS_OF_NUMBER[number])
        counts = _built(random, build, of)
        if not fits(counts):
            continue
        try:
            problem = BlocksProblem(as_hand(random, counts), rules)
        except NoProblemError:
            continue
        if (problem.level, problem.theme) == (level, theme) and _is_wanted(problem, number):
            return problem


def _is_wanted(problem: BlocksProblem, number: int) -> bool:
    if problem.theme == SIX_BLOCKS:
        return True
    if isinstance(problem.right, int):
        return problem.right == number
    return len(problem.right) <= MOST_LOOSE


def _built(random: Random, build: Build, of: TileSet) -> Counts:
    """Return random counts of a build."""
    tiles: list[Kind] = []
    drawn = 0
    while drawn < build.sets + build.pieces:
        is_set = drawn < build.sets
        block = (
            random_group(random, of) if is_set else random_piece(random, of.kinds, PAIR_SHARE, of)
        )
        if not build.apart or {*block}.isdisjoint(tiles):
            tiles += block
            drawn += 1
    tiles += [random.choice(of.kinds) for _ in range(build.size - len(tiles))]
    return counts_of(tiles)


BLOCKS: Final = ProblemKind("blocks", by_level(LEVEL_OF, {}), deal_blocks, is_slow=True)
