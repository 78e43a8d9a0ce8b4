"""Of which blocks is the hand built: what is loose, how many, which goes, what does it help?"""

from dataclasses import dataclass, field
from typing import ClassVar, Final, NamedTuple

from engine.errors import Name
from engine.facts.blocks import Blocks, HandPart, PartKind, blocks
from engine.facts.decompose import Form
from engine.hand import Hand
from engine.index.lookup import after_cuts
from engine.rules import TENHOU, Rules
from engine.tile_set import counts_of_set
from engine.tiles import KIND_OF, Kind

from .choices import read_tiles, write_tiles
from .kind import Grade, NoProblemError, NoProblemReason, Slip

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

LEVEL_OF: Final = {LOOSE: 1, COUNT: 2, SIX_BLOCKS: 3, COMPOUND: 4, HELPS: 5}
"""The level of each theme."""

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
class BlocksProblem:
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
        object.__setattr__(self, "answer", found)
        object.__setattr__(self, "asked", question.asked)
        object.__setattr__(self, "right", question.right)
        object.__setattr__(self, "about", question.about)

    @property
    def theme(self) -> str:
        """What is asked."""
        return THEME_OF[self.asked]

    @property
    def level(self) -> int:
        """How hard it is."""
        return LEVEL_OF[self.theme]

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
        for option in self.options:
            if self.write(option) == text:
                return option
        raise ValueError(f"{text[:40]!r} is not among the answers offered")


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
    return NoProblemError(
        "No question about the blocks of this hand has one answer.",
        reason=NoProblemReason.NO_ONE_ANSWER,
    )


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
