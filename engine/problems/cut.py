"""Problems that ask for the best cut by tile efficiency."""

from dataclasses import dataclass, field
from typing import ClassVar, Final

from engine.facts.shanten import shanten_of_counts
from engine.facts.ukeire import DiscardUkeire, discards
from engine.facts.yaku_paths import Winds
from engine.hand import Hand
from engine.rules import TENHOU, Rules
from engine.tiles import KIND_OF, NAMES, Kind, Tile

from .choices import read_cut
from .cut_idea import WIDTH_OR_VALUE, cut_idea
from .kind import RIGHT, Grade, NoProblemError, NoProblemReason, Slip

FARTHER: Final = "cut:shanten"
NARROWER: Final = "cut:narrow"
WORTH_LESS: Final = "cut:worth"

NEARLY: Final = 0.85
"""A cut that keeps this share of the widest's tiles, or more, is not right and makes no slip."""

BEATEN: Final = 0.9
"""The score of a cut that is wide, and below another in points and in wins: not right."""

FAR_APART: Final = 0.7
"""A 1-shanten hand whose second best cut keeps less than this share is of level 2, else of 3."""

VALUED_LEVEL: Final = 4
"""The level of hands of which another cut than the widest is worth more."""


@dataclass(frozen=True, slots=True)
class CutProblem:
    """A hand of 3n+2 concealed tiles that is not complete, and what it accepts after each cut.

    An answer is a tile. Right is what tile efficiency says: lowest shanten, then most tiles left;
    and each of the ``valued`` kinds, whose cut is worth more. Of the wide ones those are wrong
    that are ``beaten``, in points and in wins. Narrower ones count as right that are ``as_good``:
    worth as much as any. ``theme`` is the idea behind the best cut, or that
    width and value differ. Of an open hand those tiles count that
    keep a yaku possible for a player with these ``winds``, where there are some. Raises
    NoProblemError for a hand that is complete or has no tile to cut.
    """

    kind: ClassVar[str] = "cut"
    hand: Hand
    seen: tuple[Tile, ...] = ()
    rules: Rules = TENHOU
    valued: tuple[Kind, ...] = ()
    winds: Winds | None = None
    beaten: tuple[Kind, ...] = ()
    as_good: tuple[Kind, ...] = ()
    answer: tuple[DiscardUkeire, ...] = field(init=False, repr=False, compare=False)
    theme: str = field(init=False, repr=False, compare=False)
    level: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        check_to_cut(self.hand)
        answer = discards(self.hand, seen=self.seen, rules=self.rules, winds=self.winds)
        object.__setattr__(self, "answer", answer)
        theme = (
            WIDTH_OR_VALUE
            if self.valued
            else cut_idea(self.hand, KIND_OF[answer[0].tile], self.rules)
        )
        object.__setattr__(self, "theme", theme)
        object.__setattr__(self, "level", self._find_level())

    def _find_level(self) -> int:
        best = self.answer[0].shanten
        if self.valued:
            return VALUED_LEVEL
        if best == 0:
            return 1
        if best > 2 or (self.hand.melds and self.seen):
            return 5
        if best == 2:
            return 4
        return 2 if self.second < FAR_APART else 3

    @property
    def right(self) -> frozenset[Kind]:
        """The kinds that are best to cut: several accept as many tiles, or are worth more."""
        return frozenset(kind for kind, share in self.shares.items() if share == 1)

    @property
    def widths(self) -> dict[Kind, float]:
        """The share of the best cut's tiles that each kind keeps; 0 for one that loses a step."""
        best = self.answer[0]
        most = best.left_with_yaku or best.left
        shares = {}
        for cut in self.answer:
            width = cut.left_with_yaku if best.left_with_yaku else cut.left
            share = width / most if most else 1.0
            shares[KIND_OF[cut.tile]] = share if cut.shanten == best.shanten else 0.0
        return shares

    @property
    def shares(self) -> dict[Kind, float]:
        """The score of each kind: its width, 1 for a valued one, `BEATEN` for a beaten one.

        `RIGHT` for one that is as good.
        """
        scored = self.widths | dict.fromkeys(self.beaten, BEATEN)
        scored |= dict.fromkeys(self.as_good, RIGHT)
        return scored | dict.fromkeys(self.valued, 1.0)

    @property
    def second(self) -> float:
        """The share of the best cut's tiles that the next one keeps, 0 where all are as wide."""
        return max((share for share in self.widths.values() if share < 1), default=0.0)

    @property
    def options(self) -> tuple[Tile, ...]:
        """The tiles offered: one of each kind held, in ascending order.

        Where a red and a plain five are held, the plain one.
        """
        return tuple(sorted((cut.tile for cut in self.answer), key=lambda tile: KIND_OF[tile]))

    def grade(self, chosen: Tile) -> Grade:
        """Grade a cut by its share of the tiles that the best one keeps.

        ``cut:shanten`` is a cut that takes the hand a step back, ``cut:narrow`` one that keeps
        less than `NEARLY`, ``cut:worth`` one that is beaten. Raises ValueError for a tile
        that is not in the hand.
        """
        shares = self.shares
        if KIND_OF[chosen] not in shares:
            raise ValueError(f"{NAMES[chosen]} is not in the hand")
        slips = {
            kind: self._slip(kind)
            for kind, share in shares.items()
            if share < NEARLY or kind in self.beaten
        }
        made = slips.get(KIND_OF[chosen])
        return Grade(
            shares[KIND_OF[chosen]],
            (Slip(made, chosen),) if made else (),
            tuple(sorted({*slips.values()})),
        )

    def _slip(self, kind: Kind) -> str:
        """Return what is wrong with cutting a kind that is not nearly right."""
        if kind in self.beaten:
            return WORTH_LESS
        cut = next(cut for cut in self.answer if KIND_OF[cut.tile] == kind)
        return FARTHER if cut.shanten > self.answer[0].shanten else NARROWER

    def write(self, chosen: Tile) -> str:
        """Return the answer as text, ``6m``; a red five is a five."""
        return NAMES[KIND_OF[chosen]]

    def read(self, text: str) -> Tile:
        """Return the answer that ``write`` wrote; raises ValueError for what is not offered."""
        return read_cut(text, self.options)


def check_to_cut(hand: Hand) -> None:
    """Raise NoProblemError for a hand that has no tile to cut, or is complete."""
    if not hand.has_drawn_size:
        raise NoProblemError(
            f"A hand of {len(hand.concealed)} tiles has none to cut.",
            reason=NoProblemReason.NO_CUT,
        )
    if is_complete(hand):
        raise NoProblemError(
            "The hand is complete: there is nothing to cut.", reason=NoProblemReason.COMPLETE
        )


def is_complete(hand: Hand) -> bool:
    """Whether a hand of 3n+2 concealed tiles is complete."""
    return shanten_of_counts(hand.counts) == -1
