"""Deals hands whose blocks are asked about."""

from random import Random
from typing import Final, NamedTuple

from engine.rules import Rules
from engine.tiles import Kind

from .blocks import (
    COMPOUND,
    HELPS,
    LEVEL_OF,
    LOOSE,
    NUMBERS,
    NUMBERS_OF_COMPOUND,
    SIX_BLOCKS,
    BlocksProblem,
)
from .honesty import first_outlook, is_agreed, worths
from .kind import NoProblemError, ProblemKind, by_level
from .tiles_dealt import (
    KindCounts,
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
    HELPS: (Build(2, 3, 13),),
}
"""The hands in which tiles are loose, three at most; six blocks; one tile beside five blocks."""

COMPOUND_SIZES: Final = {1: (3,), 2: (4, 5), 3: (6, 7, 8)}
"""How many neighboring tiles are often a compound of so many blocks."""

COMPOUND_WIDTH: Final = 7
"""Ranks among which the tiles of a compound lie."""

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
    of = set_of(rules)
    number = random.choice(NUMBERS_OF_COMPOUND if theme == COMPOUND else NUMBERS)
    while True:
        if theme == COMPOUND:
            counts = _with_compound(random, number, of)
        else:
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
        return _is_honest(problem)
    if problem.about is not None and problem.theme == HELPS:
        # Of 6666s the fourth tile helps nothing.
        return isinstance(problem.right, frozenset) and problem.about.tiles[0] not in problem.right
    if isinstance(problem.right, int):
        return problem.right == number
    return len(problem.right) <= MOST_LOOSE


def _is_honest(problem: BlocksProblem) -> bool:
    """Whether some cut of the sixth block is as good as any in points and in wins.

    Needs NumPy.
    """
    by = worths(first_outlook(problem.hand, (), problem.rules).options)
    right = problem.right if isinstance(problem.right, frozenset) else frozenset[Kind]()
    return any(kind in by and is_agreed(kind, by) for kind in right)


def _with_compound(random: Random, number: int, of: TileSet) -> KindCounts:
    """Return thirteen tiles, of which some neighbors may be a compound of so many blocks."""
    size, suit = random.choice(COMPOUND_SIZES[number]), random.choice(of.suits)
    low = 9 * suit + random.randrange(10 - COMPOUND_WIDTH)
    tiles = [low + random.randrange(COMPOUND_WIDTH) for _ in range(size)]
    others = [kind for kind in of.kinds if kind // 9 != suit]
    while len(tiles) < 13:
        left = 13 - len(tiles)
        if left >= 3 and random.random() < 0.5:
            group = random_group(random, of)
            tiles += group if group[0] // 9 != suit else ()
        elif left >= 2:
            tiles += random_piece(random, others, PAIR_SHARE, of)
        else:
            tiles.append(random.choice(others))
    return counts_of(tiles)


def _built(random: Random, build: Build, of: TileSet) -> KindCounts:
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


STORED: Final = ("compounds",)
"""A theme of stored answers that no problem has."""

BLOCKS: Final = ProblemKind(
    "blocks", by_level(LEVEL_OF, {}), deal_blocks, undealt=STORED, is_slow=True
)
