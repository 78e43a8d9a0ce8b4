"""Problems that ask for the best cut by tile efficiency."""

from dataclasses import dataclass, field
from typing import ClassVar, Final

from engine.hand import Hand
from engine.rules import TENHOU, Rules
from engine.shanten import shanten
from engine.tiles import EAST, KIND_OF, NAMES, Kind, Tile, suit
from engine.ukeire import DiscardUkeire, ukeire_discards

from .choices import read_tiles
from .problem import RIGHT, Grade, NoProblemError, NoProblemReason, ProblemKind, Slip

LONE_TILE: Final = "lone_tile"
FROM_SHAPE: Final = "from_shape"
FROM_PAIR: Final = "from_pair"
FROM_TRIPLET: Final = "from_triplet"
THEMES: Final = (LONE_TILE, FROM_SHAPE, FROM_PAIR, FROM_TRIPLET)

FARTHER: Final = "cut:shanten"
NARROWER: Final = "cut:narrow"

FAR_APART: Final = 0.7
"""A 1-shanten hand whose second best cut keeps less than this share is of level 2, else of 3."""


@dataclass(frozen=True, slots=True)
class CutProblem:
    """A hand of 3n+2 concealed tiles that is not complete, and what it accepts after each cut.

    An answer is a tile. Right is what tile efficiency says: lowest shanten, then most tiles left.
    ``theme`` is what the best cut is taken from. Raises NoProblemError for a hand that is
    complete or has no tile to cut.
    """

    kind: ClassVar[ProblemKind] = ProblemKind.CUT
    hand: Hand
    seen: tuple[Tile, ...] = ()
    rules: Rules = TENHOU
    answer: tuple[DiscardUkeire, ...] = field(init=False, repr=False, compare=False)
    theme: str = field(init=False, repr=False, compare=False)
    level: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if not self.hand.has_drawn_size:
            raise NoProblemError(
                f"A hand of {len(self.hand.concealed)} tiles has none to cut.",
                reason=NoProblemReason.NO_CUT,
            )
        if is_complete(self.hand):
            raise NoProblemError(
                "The hand is complete: there is nothing to cut.", reason=NoProblemReason.COMPLETE
            )
        answer = ukeire_discards(self.hand, seen=self.seen, rules=self.rules)
        object.__setattr__(self, "answer", answer)
        object.__setattr__(self, "theme", cut_theme(self.hand, KIND_OF[answer[0].tile]))
        object.__setattr__(self, "level", self._find_level())

    def _find_level(self) -> int:
        best = self.answer[0].shanten
        if best == 0:
            return 1
        if best > 2 or (self.hand.melds and self.seen):
            return 5
        if best == 2:
            return 4
        return 2 if self.second < FAR_APART else 3

    @property
    def right(self) -> frozenset[Kind]:
        """The kinds that are best to cut; several where they accept as many tiles."""
        return frozenset(kind for kind, share in self.shares.items() if share == 1)

    @property
    def shares(self) -> dict[Kind, float]:
        """The share of the best cut's tiles that each kind keeps; 0 for one that loses a step."""
        best = self.answer[0]
        return {
            KIND_OF[cut.tile]: 0.0
            if cut.shanten > best.shanten
            else cut.left / best.left
            if best.left
            else 1.0
            for cut in self.answer
        }

    @property
    def second(self) -> float:
        """The share of the second best cut, 1 where two are best."""
        return sorted(self.shares.values())[-2] if len(self.answer) > 1 else 0.0

    @property
    def options(self) -> tuple[Tile, ...]:
        """The tiles offered: one of each kind held, in ascending order.

        Where a red and a plain five are held, the plain one.
        """
        return tuple(sorted((cut.tile for cut in self.answer), key=lambda tile: KIND_OF[tile]))

    def grade(self, chosen: Tile) -> Grade:
        """Grade a cut by its share of the tiles that the best one keeps.

        ``cut:shanten`` is a cut that takes the hand a step back, ``cut:narrow`` one that keeps
        less than `RIGHT`. Raises ValueError for a tile that is not in the hand.
        """
        shares = self.shares
        if KIND_OF[chosen] not in shares:
            raise ValueError(f"{NAMES[chosen]} is not in the hand")
        best = self.answer[0].shanten
        steps = {KIND_OF[cut.tile]: cut.shanten - best for cut in self.answer}
        met = {
            FARTHER if steps[kind] else NARROWER for kind, share in shares.items() if share < RIGHT
        }
        share = shares[KIND_OF[chosen]]
        slips: tuple[Slip, ...] = ()
        if share < RIGHT:
            slips = (Slip(FARTHER if steps[KIND_OF[chosen]] else NARROWER, chosen),)
        return Grade(share, slips, tuple(sorted(met)))

    def write(self, chosen: Tile) -> str:
        """Return the answer as text, ``6m``; a red five is a five."""
        return NAMES[KIND_OF[chosen]]

    def read(self, text: str) -> Tile:
        """Return the answer that ``write`` wrote; raises ValueError for what is not offered."""
        kinds = read_tiles(text, {KIND_OF[tile] for tile in self.options})
        if len(kinds) > 1:
            raise ValueError(f"{text[:40]!r} are several tiles: one is cut")
        return next(tile for tile in self.options if KIND_OF[tile] == kinds[0])


def is_complete(hand: Hand) -> bool:
    """Whether a hand of 3n+2 concealed tiles is complete."""
    return shanten(hand.counts) == -1


def cut_theme(hand: Hand, kind: Kind) -> str:
    """Return the theme of a cut: from a triplet, a pair, a shape of two kinds, or a lone tile.

    A shape is a tile of the same suit at most two away: 5m of 35m and of 56m, not of 58m.
    """
    counts = hand.counts
    if counts[kind] > 1:
        return FROM_PAIR if counts[kind] == 2 else FROM_TRIPLET
    if kind >= EAST:
        return LONE_TILE
    near = (kind + step for step in (-2, -1, 1, 2))
    beside = any(
        0 <= other < EAST and suit(other) == suit(kind) and counts[other] for other in near
    )
    return FROM_SHAPE if beside else LONE_TILE
