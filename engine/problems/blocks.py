"""Of which blocks is the hand built: what is loose, how many, which goes, what does it help?"""

from dataclasses import dataclass, field
from random import Random
from typing import ClassVar, Final, NamedTuple

from engine.errors import Name
from engine.facts.blocks import Blocks, HandPart, PartKind, blocks
from engine.facts.decompose import Form
from engine.hand import Hand
from engine.index.lookup import after_cuts
from engine.rules import TENHOU, Rules
from engine.tile_set import counts_of_set
from engine.tiles import KIND_OF, Kind

from .honesty import first_outlook, is_agreed, worths
from .kind import (
    Grade,
    NoProblemError,
    NoProblemReason,
    OneAnswer,
    ProblemKind,
    ProblemTheme,
    Slip,
    read_tiles,
    write_tiles,
)
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

Chosen = frozenset[Kind] | int
"""The kinds of loose tiles, the kinds of one block, or a number of blocks."""

NUMBERS: Final = (4, 5, 6)
"""The numbers of blocks that are offered."""

WHOLE: Final = (13, 14)
"""The sizes of hands that are asked about."""

LOOSE: Final = "loose_tiles"
COUNT: Final = "block_count"
SIX_BLOCKS: Final = "six_blocks"
COMPOUND: Final = "compound"
HELPS: Final = "helps"

THEMES: Final = {
    LOOSE: ProblemTheme({1: 1}),
    COUNT: ProblemTheme({2: 1}),
    SIX_BLOCKS: ProblemTheme({3: 1}),
    COMPOUND: ProblemTheme({4: 1}),
    HELPS: ProblemTheme({5: 1}),
    "compounds": ProblemTheme(),
}

NUMBERS_OF_COMPOUND: Final = (1, 2, 3)
"""The numbers of blocks that are offered of a compound."""

FIVE: Final = 5

LOOSE_KEPT: Final = "blocks:loose_kept"
HELPER_MISSED: Final = "blocks:helper_missed"
BLOCK_BROKEN: Final = "blocks:block_broken"
SIXTH_KEPT: Final = "blocks:sixth_kept"
TOO_FEW: Final = "blocks:too_few"
TOO_MANY: Final = "blocks:too_many"


class BlocksAsked(Name):
    """The questions: the loose tiles of a hand, its number of blocks, the block that goes.

    And of one part: how many blocks a compound is, which block a tile helps.
    """

    LOOSE = "loose"
    COUNT = "count"
    GOES = "goes"
    COMPOUND = "compound"
    HELPS = "helps"


class AskedOfBlocks(NamedTuple):
    """A question, its answer, and the part of the hand that it is about, where it is one."""

    asked: BlocksAsked
    right: Chosen
    about: HandPart | None = None


@dataclass(frozen=True, slots=True)
class BlocksProblem(OneAnswer[Chosen]):
    """A concealed hand of 13 or 14 tiles, and a question about its blocks that has one answer.

    Of 14 tiles it is asked which are loose or, where none is, which of six blocks goes; of 13 how
    many blocks a compound is; which block the one tile helps that is in none of five; else how many
    blocks there are. An answer is a set of kinds or a number. Raises NoProblemError for another
    hand, and where the best ways to see the blocks differ in what is asked.
    """

    kind: ClassVar[str] = "blocks"
    hand: Hand
    rules: Rules = TENHOU
    answer: Blocks = field(init=False, repr=False, compare=False)
    asked: BlocksAsked = field(init=False, repr=False, compare=False)
    right: Chosen = field(init=False, repr=False, compare=False)
    about: HandPart | None = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if len(self.hand.concealed) not in WHOLE:
            raise _no_one_answer()
        found = blocks(self.hand, rules=self.rules)
        if found.form is not Form.STANDARD or found.shanten < 1:
            raise _no_one_answer()
        question = _question(found, self.rules)
        self._fill(answer=found, **question._asdict())

    @property
    def theme(self) -> str:
        """What is asked."""
        return THEME_OF[self.asked]

    @property
    def level(self) -> int:
        """How hard it is."""
        return THEMES[self.theme].level

    @property
    def options(self) -> tuple[Chosen, ...]:
        """What is offered: of loose tiles each kind held alone, else the numbers or the blocks."""
        if self.asked in NUMBERS_OF:
            return NUMBERS_OF[self.asked]
        if self.asked in (BlocksAsked.GOES, BlocksAsked.HELPS):
            return tuple(kinds_of(part) for part in self.answer.parts if part.blocks)
        return tuple(frozenset((kind,)) for kind in self._held)

    @property
    def _held(self) -> list[Kind]:
        return sorted({KIND_OF[tile] for tile in self.hand.concealed})

    def part_of(self, kind: Kind) -> HandPart:
        """Return the part that has a kind; where several have it, a single tile first."""
        parts = [part for part in self.answer.parts if kind in kinds_of(part)]
        return min(parts, key=lambda part: part.blocks)

    def block_of(self, chosen: frozenset[Kind]) -> HandPart:
        """Return the block that is offered as these kinds."""
        return next(it for it in self.answer.parts if it.blocks and kinds_of(it) == chosen)

    def grade(self, chosen: Chosen) -> Grade:
        """Grade an answer: of loose tiles the share of right among right and chosen, else 1 or 0.

        A tile that is taken to be loose is a helper missed, or breaks a block.
        """
        if isinstance(chosen, int) or isinstance(self.right, int):
            return self._grade_number(chosen)
        if self.asked is BlocksAsked.GOES:
            return self._grade_block(chosen, SIXTH_KEPT)
        if self.asked is BlocksAsked.HELPS:
            return self._grade_block(chosen, HELPER_MISSED)
        missed = [Slip(LOOSE_KEPT, kind) for kind in sorted(self.right - chosen)]
        wrong = [Slip(self._slip_of(kind), kind) for kind in sorted(chosen - self.right)]
        met = {LOOSE_KEPT, *(self._slip_of(kind) for kind in self._held if kind not in self.right)}
        score = len(self.right & chosen) / len(self.right | chosen)
        return Grade(score, (*missed, *wrong), tuple(sorted(met)))

    def _grade_block(self, chosen: Chosen, slip: str) -> Grade:
        slips = () if chosen == self.right else (Slip(slip),)
        return Grade(float(not slips), slips, (slip,))

    def _grade_number(self, chosen: Chosen) -> Grade:
        numbers = self.options
        possible = {TOO_FEW: self.right != numbers[0], TOO_MANY: self.right != numbers[-1]}
        met = tuple(name for name, is_met in possible.items() if is_met)
        if chosen == self.right:
            return Grade(1.0, (), met)
        is_few = numbers.index(chosen) < numbers.index(self.right)
        return Grade(0.0, (Slip(TOO_FEW if is_few else TOO_MANY),), met)

    def _slip_of(self, kind: Kind) -> str:
        return HELPER_MISSED if self.part_of(kind).kind is PartKind.HELPER else BLOCK_BROKEN

    def write(self, chosen: Chosen) -> str:
        """Return the answer as text: ``5``, or the kinds, ``7s9s``."""
        return str(chosen) if isinstance(chosen, int) else write_tiles(chosen)

    def read(self, text: str) -> Chosen:
        """Return the answer that ``write`` wrote; raises ValueError for what is not offered."""
        if self.asked is BlocksAsked.LOOSE:
            return frozenset(read_tiles(text, self._held))
        return OneAnswer.read(self, text)


THEME_OF: Final = {
    BlocksAsked.LOOSE: LOOSE,
    BlocksAsked.COUNT: COUNT,
    BlocksAsked.GOES: SIX_BLOCKS,
    BlocksAsked.COMPOUND: COMPOUND,
    BlocksAsked.HELPS: HELPS,
}
NUMBERS_OF: Final[dict[BlocksAsked, tuple[Chosen, ...]]] = {
    BlocksAsked.COUNT: NUMBERS,
    BlocksAsked.COMPOUND: NUMBERS_OF_COMPOUND,
}


def kinds_of(part: HandPart) -> frozenset[Kind]:
    """Return the kinds of a part; a red five is a five."""
    return frozenset(KIND_OF[tile] for tile in part.tiles)


def _no_one_answer() -> NoProblemError:
    return NoProblemError(reason=NoProblemReason.NO_ONE_ANSWER)


def _question(found: Blocks, rules: Rules) -> AskedOfBlocks:
    """Return what is asked of the blocks and its answer; NoProblemError where it is not one."""
    if not found.hand.has_drawn_size:
        return _question_of_thirteen(found)
    if any(part.is_tie for part in found.parts):
        raise _no_one_answer()
    loose = [kinds_of(part) for part in found.parts if part.kind is PartKind.LOOSE]
    if loose:
        right = frozenset[Kind]().union(*loose)
        if any(part.kind is not PartKind.LOOSE and right & kinds_of(part) for part in found.parts):
            raise _no_one_answer()
        return AskedOfBlocks(BlocksAsked.LOOSE, right)
    return AskedOfBlocks(BlocksAsked.GOES, _sixth(found, rules))


def _question_of_thirteen(found: Blocks) -> AskedOfBlocks:
    if any(len(part.block_counts) > 1 for part in found.parts):
        raise _no_one_answer()
    ties = [part for part in found.parts if part.is_tie]
    if len(ties) == 1 and ties[0].blocks in NUMBERS_OF_COMPOUND:
        return AskedOfBlocks(BlocksAsked.COMPOUND, ties[0].blocks, ties[0])
    singles = [part for part in found.parts if not part.blocks]
    blocks_held = [kinds_of(part) for part in found.parts if part.blocks]
    if not ties and found.count == FIVE and len(singles) == 1 and len(singles[0].helps) == 1:
        helped = frozenset(singles[0].helps[0])
        if blocks_held.count(helped) == 1 and len({*blocks_held}) == len(blocks_held):
            return AskedOfBlocks(BlocksAsked.HELPS, helped, singles[0])
    if ties or found.count not in NUMBERS:
        raise _no_one_answer()
    return AskedOfBlocks(BlocksAsked.COUNT, found.count)


def _sixth(found: Blocks, rules: Rules) -> frozenset[Kind]:
    """Return the shape of six blocks that takes fewest tiles, where the widest cuts are all in it.

    A pair takes two tiles at most and is the head: of 23m 88p 13s, 13s is the weakest.
    """
    parts = found.parts
    kinds = [kind for part in parts for kind in kinds_of(part)]
    # Of 678s beside 68s, a 6s is in two blocks.
    if found.count != max(NUMBERS) or len({*kinds}) != len(kinds):
        raise _no_one_answer()
    left = {
        part: sum(4 - found.hand.owned[kind] for kind in part.takes)
        for part in parts
        if part.kind.is_shape
    }
    fewest = [part for part in left if left[part] == min(left.values())]
    if len(fewest) != 1 or not _widest_cuts(found, rules) <= kinds_of(fewest[0]):
        raise _no_one_answer()
    return kinds_of(fewest[0])


def _widest_cuts(found: Blocks, rules: Rules) -> frozenset[Kind]:
    """Return the kinds after whose cut most tiles bring the hand nearer."""
    counts = counts_of_set(found.hand.counts, rules.players)
    cuts = [cut for cut in after_cuts(counts) if cut[1] == found.shanten]
    most = max(tiles for _, _, _, tiles in cuts)
    return frozenset(kind for kind, _, _, tiles in cuts if tiles == most)


# Deals hands whose blocks are asked about --------------------------------------------------------


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


BLOCKS: Final = ProblemKind("blocks", THEMES, deal_blocks, is_slow=True)
