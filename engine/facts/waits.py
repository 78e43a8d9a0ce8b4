"""The waits of a hand that lacks one tile, and the tiles of the hand that wait for it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from engine.copies import COPIES
from engine.enums import Name
from engine.hand import Hand, check_set, require_uncut
from engine.index.lookup import changed, waiting_tiles
from engine.index.suit_readings import PAIR, SEQUENCE, SINGLE, TRIPLET
from engine.melds import Meld
from engine.notation.given import given_hand, given_tiles
from engine.rules import Rules
from engine.tiles import KIND_OF, ORPHANS, Kind, Tile, check_tiles, rank

from .decompose import Form, Group, Reading, as_reading, readings
from .wait_names import WaitName, wait_name


class Shape(Name):
    """The ways in which the winning tile completes its group; they differ in fu and in pinfu."""

    RYANMEN = "ryanmen"
    KANCHAN = "kanchan"
    PENCHAN = "penchan"
    SHANPON = "shanpon"
    TANKI = "tanki"
    SEVEN_PAIRS_TANKI = "seven_pairs_tanki"
    THIRTEEN_ORPHANS_SINGLE = "thirteen_orphans_single"
    THIRTEEN_ORPHANS_THIRTEEN_SIDED = "thirteen_orphans_thirteen_sided"


@dataclass(frozen=True, slots=True)
class WaitReading:
    """One reading of the completed hand, and one place in it for the winning tile.

    ``group`` is what the tile completes and ``held`` what waits there: 67m of 567m. A reading
    with several places comes once for each: 5m ends 34567m + 5m as 345m or begins it as 567m.
    Thirteen orphans are one group of fourteen, for which thirteen tiles wait.
    """

    reading: Reading
    shape: Shape
    group: Group
    held: Group


@dataclass(frozen=True, slots=True)
class Wait:
    """One tile that completes the hand, how many are left of it, and every way it completes it."""

    tile: Kind
    left: int
    readings: tuple[WaitReading, ...]

    @property
    def shapes(self) -> tuple[Shape, ...]:
        """The shapes that wait for this tile, each once, in the order of `Shape`."""
        found = {way.shape for way in self.readings}
        return tuple(shape for shape in Shape if shape in found)


@dataclass(frozen=True, slots=True)
class Waits:
    """The waits of a hand, lowest tile first; none where it is noten.

    ``name`` is the name that players have for these waits together, None where they have none and
    where the hand owns all four of a tile that belongs to the name.
    """

    hand: Hand
    waits: tuple[Wait, ...]
    name: WaitName | None

    def __iter__(self) -> Iterator[Wait]:
        return iter(self.waits)

    def __len__(self) -> int:
        return len(self.waits)

    @property
    def left(self) -> int:
        """How many winning tiles the player has not seen."""
        return sum(wait.left for wait in self.waits)


def waits(
    hand: Hand | str, *, seen: Sequence[Tile] | str = (), rules: Rules | str | None = None
) -> Waits:
    """Return the waits of a hand of 3n+1 concealed tiles.

    ``left`` is four less the player's own copies, melds included, and those in ``seen`` (rivers,
    others' melds, dora indicators; not the player's own tiles). A tile all four of which the
    player owns is no wait beside others; where there is no other, ``rules.karaten`` decides
    whether the hand is tenpai for it. Raises WrongSizeError for a hand with a tile to cut,
    ValueError for a value in ``seen`` that is not a tile, ImpossibleHandError for what a set for
    three players lacks.
    """
    hand, rules = given_hand(hand, rules)
    seen = given_tiles(seen, hand)
    require_uncut(hand)
    # No wait is a tile that the set lacks: a sequence of it would need another such tile.
    if rules.players == 3:
        check_set(hand, seen, rules.players)
    counts, owned = hand.counts, hand.owned
    by_shape = waiting_tiles(counts)
    kinds = tuple(kind for kind in by_shape if owned[kind] < COPIES)
    if not kinds and rules.karaten:
        kinds = by_shape
    check_tiles(seen)
    known = [KIND_OF[tile] for tile in seen]
    return Waits(
        hand,
        tuple(
            Wait(
                kind,
                max(0, COPIES - owned[kind] - known.count(kind)),
                tuple(_wait_readings(changed(counts, kind, 1), kind, hand.melds)),
            )
            for kind in kinds
        ),
        wait_name(counts, kinds) if kinds == by_shape else None,
    )


def _wait_readings(completed: bytes, kind: Kind, melds: tuple[Meld, ...]) -> Iterator[WaitReading]:
    """Yield every reading of the completed counts with every place in it for the winning kind."""
    for parts in readings(completed):
        reading = as_reading(parts, melds)
        pairs, groups, _ = parts
        if reading.form is Form.STANDARD:
            for group in dict.fromkeys((*groups, PAIR[pairs[0]])):
                if kind in group:
                    yield WaitReading(reading, *WAITING[group, kind])
        elif reading.form is Form.SEVEN_PAIRS:
            yield WaitReading(reading, Shape.SEVEN_PAIRS_TANKI, PAIR[kind], SINGLE[kind])
        else:
            group = tuple(sorted((*ORPHANS, pairs[0])))
            at = group.index(kind)
            shape = (
                Shape.THIRTEEN_ORPHANS_THIRTEEN_SIDED
                if kind == pairs[0]
                else Shape.THIRTEEN_ORPHANS_SINGLE
            )
            yield WaitReading(reading, shape, group, group[:at] + group[at + 1 :])


def _sequence_shape(group: Group, kind: Kind) -> Shape:
    """Return how the other two tiles of a sequence wait for the kind."""
    low, middle, high = group
    if kind == middle:
        return Shape.KANCHAN
    if (kind == high and rank(low) == 1) or (kind == low and rank(high) == 9):
        return Shape.PENCHAN
    return Shape.RYANMEN


WAITING: Final[dict[tuple[Group, Kind], tuple[Shape, Group, Group]]] = {
    **{
        (group, kind): (
            _sequence_shape(group, kind),
            group,
            tuple(other for other in group if other != kind),
        )
        for group in SEQUENCE.values()
        for kind in group
    },
    **{
        (triplet, kind): (Shape.SHANPON, triplet, PAIR[kind])
        for kind, triplet in enumerate(TRIPLET)
    },
    **{(pair, kind): (Shape.TANKI, pair, SINGLE[kind]) for kind, pair in enumerate(PAIR)},
}
"""The shape, the group and the tiles that wait, for each group and each kind that completes it."""
