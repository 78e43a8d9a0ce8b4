"""Problems that ask for the waits of a hand."""

from collections.abc import Collection
from dataclasses import dataclass, field
from functools import lru_cache
from typing import ClassVar, Final

from engine.hand import Hand
from engine.rules import TENHOU, Rules
from engine.tiles import EAST, KIND_OF, ORPHANS, Kind, Tile, suit
from engine.wait_names import WaitName
from engine.waits import Shape, Waits, waits

from .choices import read_tiles, write_tiles
from .problem import Grade, NoProblemError, NoProblemReason, ProblemKind, Slip

MOST_OPTIONS: Final = 20
"""More kinds than this are never offered for a tenpai hand."""

HELD_FOUR: Final = "false:held_four"
NOTHING: Final = "false:nothing"

SEVEN_PAIRS: Final = "seven_pairs"
THIRTEEN_ORPHANS: Final = "thirteen_orphans"
ONE_SUIT_FEW: Final = "one_suit_few"
ONE_SUIT_MANY: Final = "one_suit_many"
MIXED: Final = "mixed"

FEW_WAITS: Final = 3
"""A hand of one suit with at most so many waits is a problem of level 4, with more of level 5."""

ONE_SUIT_TILES: Final = 10
"""A hand with at least so many concealed tiles in a suit is a hand of one suit."""

LEVEL_OF: Final[dict[str, int]] = {
    **dict.fromkeys((Shape.RYANMEN, Shape.KANCHAN, Shape.PENCHAN, Shape.SHANPON, Shape.TANKI), 1),
    SEVEN_PAIRS: 1,
    # The names of four tiles, then those of seven.
    **dict.fromkeys(
        (
            WaitName.NOBETAN,
            WaitName.ARYANMEN,
            WaitName.NAKABUKURE,
            WaitName.RYANTAN,
            WaitName.KANTAN,
            WaitName.PENTAN,
        ),
        2,
    ),
    **dict.fromkeys(
        (
            WaitName.SANMENCHAN,
            WaitName.SANMENTAN,
            WaitName.KANTANKAN,
            WaitName.ENTOTSU,
            WaitName.TATSUMAKI,
        ),
        3,
    ),
    THIRTEEN_ORPHANS: 3,
    MIXED: 3,
    ONE_SUIT_FEW: 4,
    ONE_SUIT_MANY: 5,
    WaitName.HAPPOUBIJIN: 5,
    WaitName.NINE_GATES: 5,
}
"""The level of each theme."""


@dataclass(frozen=True, slots=True)
class WaitsProblem:
    """A tenpai hand of 3n+1 concealed tiles, and its waits.

    An answer is a set of kinds. ``answer`` is the engine's; ``theme`` is the name of the wait or
    its make, and decides the ``level``. Raises NoProblemError for a hand that is noten
    or has a tile to cut.
    """

    kind: ClassVar[ProblemKind] = ProblemKind.WAITS
    hand: Hand
    seen: tuple[Tile, ...] = ()
    rules: Rules = TENHOU
    answer: Waits = field(init=False, repr=False, compare=False)
    theme: str = field(init=False, repr=False, compare=False)
    level: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if self.hand.has_drawn_size:
            raise NoProblemError(
                f"A hand of {len(self.hand.concealed)} tiles waits only after a discard.",
                reason=NoProblemReason.HAS_A_CUT,
            )
        answer = waits(self.hand, seen=self.seen, rules=self.rules)
        if not answer.waits:
            raise NoProblemError(
                "The hand waits for nothing: it is noten.", reason=NoProblemReason.NOTEN
            )
        theme = str(waits_theme(answer))
        object.__setattr__(self, "answer", answer)
        object.__setattr__(self, "theme", theme)
        object.__setattr__(self, "level", LEVEL_OF[theme])

    @property
    def right(self) -> frozenset[Kind]:
        """The kinds it waits for."""
        return frozenset(wait.tile for wait in self.answer.waits)

    @property
    def options(self) -> tuple[Kind, ...]:
        """The kinds offered as an answer, at most `MOST_OPTIONS`, in ascending order.

        They are the kinds held and those that two held tiles reach: 3m and 6m for 45m, 5m for
        46m. The concealed tiles show them, so they tell nothing; every wait of a
        tenpai hand is among them. Of a hand of terminals and honors, at least twelve kinds of
        them, they are all thirteen orphans.
        """
        return _options(self.hand.counts)

    def grade(self, chosen: Collection[Kind]) -> Grade:
        """Grade the kinds chosen: those right among all that are right or chosen.

        A missed wait is a slip for each of its shapes, ``missed:tanki``; a false one is
        ``false:held_four`` where the player owns all four of the kind, else ``false:nothing``.
        """
        right, owned = self.right, self.hand.owned
        picked = {KIND_OF[tile] for tile in chosen}
        slips = [
            Slip(f"missed:{shape}", wait.tile)
            for wait in self.answer.waits
            if wait.tile not in picked
            for shape in wait.shapes
        ]
        slips += [
            Slip(HELD_FOUR if owned[kind] == 4 else NOTHING, kind)
            for kind in sorted(picked - right)
        ]
        met = {f"missed:{shape}" for wait in self.answer.waits for shape in wait.shapes}
        met |= {
            HELD_FOUR if owned[kind] == 4 else NOTHING for kind in self.options if kind not in right
        }
        met |= {slip.name for slip in slips}
        return Grade(len(right & picked) / len(right | picked), tuple(slips), tuple(sorted(met)))

    def write(self, chosen: Collection[Kind]) -> str:
        """Return the answer as text, ``3m6m``; the same set of kinds is always the same text."""
        return write_tiles({KIND_OF[tile] for tile in chosen})

    def read(self, text: str) -> frozenset[Kind]:
        """Return the answer that ``write`` wrote.

        Raises ValueError for no kind, for what is no text of tiles, and for a kind not offered.
        """
        return frozenset(read_tiles(text, self.options))


ORPHANS_IN_ORDER: Final = tuple(sorted(ORPHANS))


@lru_cache(maxsize=64)
def _options(counts: bytes) -> tuple[Kind, ...]:
    held = {kind for kind, count in enumerate(counts) if count}
    if len(held) >= len(ORPHANS) - 1 and held <= {*ORPHANS}:
        return ORPHANS_IN_ORDER
    reached = {
        low + place
        for low in range(EAST)
        if low % 9 < 7
        for place in range(3)
        if all(counts[low + other] for other in range(3) if other != place)
    }
    return tuple(sorted(held | reached))


def waits_theme(answer: Waits) -> str:
    """Return the theme of the waits, a key of `LEVEL_OF`.

    The name of the whole wait comes first, then a form other than groups and a pair, then the one
    suit that most of the hand is of; then the one shape of a simple wait, or `MIXED`, such as a
    ryanmen beside a tanki without a name.
    """
    if answer.name is not None:
        return answer.name
    shapes = {shape for wait in answer.waits for shape in wait.shapes}
    if shapes <= {Shape.THIRTEEN_ORPHANS_SINGLE, Shape.THIRTEEN_ORPHANS_THIRTEEN_SIDED}:
        return THIRTEEN_ORPHANS
    if most_of_a_suit(answer.hand) >= ONE_SUIT_TILES:
        return ONE_SUIT_FEW if len(answer.waits) <= FEW_WAITS else ONE_SUIT_MANY
    if shapes == {Shape.SEVEN_PAIRS_TANKI}:
        return SEVEN_PAIRS
    if len(shapes) > 1 or len(answer.waits) > 2:
        return MIXED
    return shapes.pop()


def most_of_a_suit(hand: Hand) -> int:
    """How many concealed tiles the hand has in the suit of which it has most; honors are none."""
    suits = [suit(KIND_OF[tile]) for tile in hand.concealed]
    return max(suits.count(place) for place in range(3))
