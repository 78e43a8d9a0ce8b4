"""The hand: what one player holds, checked once and then frozen."""

from collections import Counter
from dataclasses import dataclass

from .errors import ImpossibleHandError, Reason
from .melds import Meld
from .tiles import KIND_OF, KINDS, NAMES, RED_FIVE_PIN, RED_FIVES, Tile, sort_key

FULL_SIZE = 14


@dataclass(frozen=True, slots=True)
class Hand:
    """Concealed tiles (the drawn tile among them), called melds and the drawn tile.

    ``concealed`` is kept sorted. A hand has 3n+1 or 3n+2 concealed tiles, at most 14 with three
    for each meld; of a 3n+2 hand ``drawn`` is the tile drawn last, of a 3n+1 hand it is None.
    Raises ImpossibleHandError for a hand that no player can hold.
    """

    concealed: tuple[Tile, ...]
    melds: tuple[Meld, ...] = ()
    drawn: Tile | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "concealed", tuple(sorted(self.concealed, key=sort_key)))
        check_copies(self.tiles)
        check_size(len(self.concealed), len(self.melds))
        if (self.drawn is not None) != self.has_drawn_size or (
            self.drawn is not None and self.drawn not in self.concealed
        ):
            raise ValueError(f"drawn tile {self.drawn} does not fit {len(self.concealed)} tiles")

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Every tile of the hand, those in melds included."""
        return self.concealed + tuple(tile for meld in self.melds for tile in meld.tiles)

    @property
    def has_drawn_size(self) -> bool:
        """Whether the hand has 3n+2 concealed tiles, so that one is to be cut."""
        return len(self.concealed) % 3 == 2

    @property
    def is_closed(self) -> bool:
        """Whether no meld is open: closed kans leave a hand closed."""
        return not any(meld.is_open for meld in self.melds)

    @property
    def counts(self) -> bytes:
        """How many of each of the 34 kinds are concealed."""
        counts = bytearray(KINDS)
        for tile in self.concealed:
            counts[KIND_OF[tile]] += 1
        return bytes(counts)

    @property
    def owned(self) -> bytes:
        """How many of each of the 34 kinds the player owns, melds included."""
        counts = bytearray(KINDS)
        for tile in self.tiles:
            counts[KIND_OF[tile]] += 1
        return bytes(counts)


def check_copies(tiles: tuple[Tile, ...]) -> None:
    """Raise ImpossibleHandError for a fifth tile of a kind or a red five too many.

    Sets with four red fives have two of pin, so only a third red 5p is refused here;
    ``parse_hand`` knows the set in use and is stricter.
    """
    for kind, count in Counter(KIND_OF[tile] for tile in tiles).items():
        if count > 4:
            raise ImpossibleHandError(
                f"There are only four {NAMES[kind]}, this hand has {count}.",
                reason=Reason.FIFTH_TILE,
                details={"tile": NAMES[kind], "count": count},
            )
    for red in RED_FIVES:
        if tiles.count(red) > 1 + (red == RED_FIVE_PIN):
            raise ImpossibleHandError(
                f"This hand has {tiles.count(red)} red fives {NAMES[red]}.",
                reason=Reason.SECOND_RED,
                details={"tile": NAMES[red], "count": tiles.count(red)},
            )


def check_size(concealed: int, melds: int) -> None:
    """Raise ImpossibleHandError unless ``concealed`` tiles beside ``melds`` melds are a hand."""
    size = concealed + 3 * melds
    details = {"size": size, "concealed": concealed, "melds": melds}
    if melds > 4:
        raise ImpossibleHandError(
            f"A hand has at most four melds, not {melds}.",
            reason=Reason.TOO_MANY_MELDS,
            details=details,
        )
    if concealed == 0:
        raise ImpossibleHandError(
            "A hand keeps at least one tile of its own.", reason=Reason.EMPTY, details=details
        )
    if size > FULL_SIZE:
        raise ImpossibleHandError(
            f"{size} tiles are {size - FULL_SIZE} more than 14 (a meld counts three).",
            reason=Reason.TOO_MANY,
            details={**details, "over": size - FULL_SIZE},
        )
    if size % 3 == 0:
        raise ImpossibleHandError(
            f"{size} tiles: one tile short of {size + 1} (a meld counts three).",
            reason=Reason.ONE_SHORT,
            details={**details, "target": size + 1},
        )
