"""Problems that ask for the waits of a hand."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random
from typing import ClassVar, Final

from engine.facts.waits import NAMED_WAITS, Shape, WaitName, Waits, waits
from engine.hand import FULL_SIZE, Hand
from engine.index.lookup import waiting_tiles
from engine.index.suit_readings import Group
from engine.rules import TENHOU, Rules
from engine.tiles import EAST, KIND_OF, ORPHANS, Kind, Tile, suit

from .kind import (
    Filled,
    Grade,
    NoProblemError,
    NoProblemReason,
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
    complete_counts,
    complete_suit,
    counts_of,
    fits,
    in_suit,
    random_group,
    random_groups,
    set_of,
)

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

NAMED_SIZES: Final = {
    (name, len(tiles.rstrip("E"))) for name, tiles, _ in NAMED_WAITS if len(tiles) < FULL_SIZE - 1
}
"""The names of waits with their tiles of one suit, where other tiles stand beside them."""

THEMES: Final[dict[str, ProblemTheme]] = {
    **dict.fromkeys(
        (Shape.KANCHAN, Shape.PENCHAN, Shape.RYANMEN, SEVEN_PAIRS, Shape.SHANPON, Shape.TANKI),
        ProblemTheme({1: 8}),
    ),
    **dict.fromkeys(
        (
            WaitName.ARYANMEN,
            WaitName.KANTAN,
            WaitName.NAKABUKURE,
            WaitName.NOBETAN,
            WaitName.PENTAN,
            WaitName.RYANTAN,
        ),
        ProblemTheme({1: 0, 2: 8}),
    ),
    **dict.fromkeys(
        (
            WaitName.ENTOTSU,
            WaitName.KANTANKAN,
            WaitName.SANMENCHAN,
            WaitName.SANMENTAN,
            WaitName.TATSUMAKI,
        ),
        ProblemTheme({2: 0, 3: 8}),
    ),
    MIXED: ProblemTheme({3: 0}),
    THIRTEEN_ORPHANS: ProblemTheme({3: 0}),
    ONE_SUIT_FEW: ProblemTheme({4: 8}),
    WaitName.HAPPOUBIJIN: ProblemTheme({4: 0, 5: 1}),
    WaitName.NINE_GATES: ProblemTheme({5: 1}),
    ONE_SUIT_MANY: ProblemTheme({5: 8}),
}
"""Each theme; a named wait with nothing but honors beside it is a level easier.

Weight 0 is dealt only when asked for: for review of a hand that somebody typed.
"""


@dataclass(frozen=True, slots=True)
class WaitsProblem(Filled):
    """A tenpai hand of 3n+1 concealed tiles, and its waits.

    An answer is a set of kinds. ``answer`` is the engine's; ``theme`` is the name of the wait or
    its make, and decides the ``level``. Raises NoProblemError for a hand that is noten
    or has a tile to cut.
    """

    kind: ClassVar[str] = "waits"
    hand: Hand
    seen: tuple[Tile, ...] = ()
    rules: Rules = TENHOU
    answer: Waits = field(init=False, repr=False, compare=False)
    theme: str = field(init=False, repr=False, compare=False)
    level: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if self.hand.has_drawn_size:
            raise NoProblemError(reason=NoProblemReason.HAS_A_CUT)
        answer = waits(self.hand, seen=self.seen, rules=self.rules)
        if not answer.waits:
            raise NoProblemError(reason=NoProblemReason.NOTEN)
        theme = str(waits_theme(answer))
        level = THEMES[theme].level - _is_bare(self.hand, theme)
        self._fill(answer=answer, theme=theme, level=level)

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
    """Return the theme of the waits, a key of `THEMES`.

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


def _is_bare(hand: Hand, theme: str) -> bool:
    """Whether the hand is a named wait and honors: 3456m 111z 333z 777z."""
    size = most_of_a_suit(hand)
    honors = sum(KIND_OF[tile] >= EAST for tile in hand.concealed)
    return (theme, size) in NAMED_SIZES and size + honors == len(hand.concealed)


def most_of_a_suit(hand: Hand) -> int:
    """How many concealed tiles the hand has in the suit of which it has most; honors are none."""
    suits = [suit(KIND_OF[tile]) for tile in hand.concealed]
    return max(suits.count(place) for place in range(3))


SUIT_SIZES: Final = (10, 11, 13)
"""Tiles of a hand of one suit, level 4: beside a group, a pair, or nothing."""


def deal_waits(random: Random, level: int, theme: str, rules: Rules) -> WaitsProblem:
    """Return a tenpai hand of the level and theme."""
    of = set_of(rules)
    while True:
        if level < THEMES[theme].level:
            counts = _named(random, theme, of, bare=True)
        else:
            counts = _random_counts(random, theme, of)
        if counts is None:
            continue
        try:
            problem = WaitsProblem(as_hand(random, counts), rules=rules)
        except NoProblemError:
            continue
        if (problem.level, problem.theme) == (level, theme):
            return problem


def _random_counts(random: Random, theme: str, of: TileSet) -> KindCounts | None:
    """Return thirteen tiles that may be of the theme, None for a try that came to nothing."""
    if theme in {ONE_SUIT_FEW, ONE_SUIT_MANY}:
        return _one_suit(random, theme, of)
    if theme == SEVEN_PAIRS:
        kinds = random.sample(of.kinds, 7)
        return counts_of(kinds, kinds[1:])
    if theme == THIRTEEN_ORPHANS:
        missing = random.choice((None, *ORPHANS))
        held = [kind for kind in ORPHANS if kind != missing]
        return counts_of(held, () if missing is None else (random.choice(held),))
    if theme in tuple(WaitName):
        return _named(random, theme, of)
    counts = complete_counts(random, of)
    counts[random.choice([kind for kind in of.kinds if counts[kind]])] -= 1
    return counts


def _named(random: Random, name: str, of: TileSet, *, bare: bool = False) -> KindCounts | None:
    """Return the tiles of the name in a random place, or mirrored, beside random groups.

    Where the wait is to be ``bare``, all beside it are honors.
    """
    tiles = random.choice([tiles for row, tiles, _ in NAMED_WAITS if row == name])
    ranks = [int(sign) for sign in tiles if sign != "E"]
    if random.random() < 0.5:
        ranks = [10 - rank for rank in ranks]
    step = random.randint(1 - min(ranks), 9 - max(ranks))
    place = random.choice(of.suits)
    named = [9 * place + rank + step - 1 for rank in ranks]
    number, honors = (13 - len(tiles)) // 3, [kind for kind in of.kinds if kind >= EAST]
    pair = (random.choice(honors if bare else of.kinds),) * tiles.count("E")
    if bare:
        groups: Sequence[Group] = [(kind,) * 3 for kind in random.sample(honors, number)]
    else:
        groups = random_groups(random, number, of)
    counts = counts_of(named, pair, *groups)
    return counts if fits(counts) else None


def _one_suit(random: Random, theme: str, of: TileSet) -> KindCounts | None:
    """Return a tenpai hand with ten tiles or more in one suit, as many waits as the theme has."""
    size = random.choice(SUIT_SIZES) if theme == ONE_SUIT_FEW else 13
    ranks = [*complete_suit(random, (size + 1) // 3, pair=size != 11)]
    ranks[random.choice([rank for rank in range(9) if ranks[rank]])] -= 1
    counts = in_suit(random.choice(of.suits), ranks)
    beside = {10: random_group(random, of), 11: (random.choice(of.kinds),) * 2, 13: ()}[size]
    counts = [one + other for one, other in zip(counts, counts_of(beside), strict=True)]
    if not fits(counts):
        return None
    found = len(waiting_tiles(bytes(counts)))
    return counts if found and (found <= FEW_WAITS) == (theme == ONE_SUIT_FEW) else None


WAITS: Final = ProblemKind("waits", {str(it): theme for it, theme in THEMES.items()}, deal_waits)
