"""The hand: what one player holds, checked once and then frozen."""

from dataclasses import dataclass, field

from .errors import ImpossibleHandError, Reason
from .melds import Meld
from .tiles import KIND_OF, KINDS, NAMES, RED_FIVES, Tile, check_tiles, sort_key

FULL_SIZE = 14

MOST_RED_FIVES = (1, 2, 1)
"""Red fives of man, pin and sou in the reddest set there is: sets of four have two of pin."""


@dataclass(frozen=True, slots=True)
class Hand:
    """Concealed tiles (the drawn tile among them), called melds and the drawn tile.

    ``concealed`` is kept sorted. A hand has 3n+1 or 3n+2 concealed tiles, at most 14 with three
    for each meld; of a 3n+2 hand ``drawn`` is the tile drawn last, of a 3n+1 hand it is None.
    ``counts`` and ``owned`` say how many of each of the 34 kinds are concealed, and how many the
    player owns with the melds, ``reds`` how many red fives. Raises ImpossibleHandError for a hand
    that no player can hold, ValueError for what is no tile and for a drawn tile that does not fit.
    """

    concealed: tuple[Tile, ...]
    melds: tuple[Meld, ...] = ()
    drawn: Tile | None = None
    counts: bytes = field(init=False, repr=False, compare=False)
    owned: bytes = field(init=False, repr=False, compare=False)
    reds: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        fill = object.__setattr__
        check_tiles(self.concealed)
        tiles = self.tiles
        reds = sum(map(tiles.count, RED_FIVES))
        # Without red fives the order is that of the numbers themselves.
        fill(self, "concealed", tuple(sorted(self.concealed, key=sort_key if reds else None)))
        fill(self, "reds", reds)
        owned = count(tiles)
        check_copies(owned)
        fill(self, "owned", bytes(owned))
        fill(self, "counts", bytes(count(self.concealed)) if self.melds else self.owned)
        check_red_fives(tiles)
        check_size(len(self.concealed), len(self.melds))
        if (self.drawn is not None) != self.has_drawn_size or (
            self.drawn is not None and self.drawn not in self.concealed
        ):
            raise ValueError(f"drawn tile {self.drawn} does not fit {len(self.concealed)} tiles")

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Every tile of the hand, those in melds included."""
        if not self.melds:
            return self.concealed
        return self.concealed + tuple(tile for meld in self.melds for tile in meld.tiles)

    @property
    def size(self) -> int:
        """How many tiles it has, a meld counting three, also where it is a kan."""
        return len(self.concealed) + 3 * len(self.melds)

    @property
    def has_drawn_size(self) -> bool:
        """Whether the hand has 3n+2 concealed tiles, so that one is to be cut."""
        return len(self.concealed) % 3 == 2

    @property
    def is_closed(self) -> bool:
        """Whether no meld is open: closed kans leave a hand closed."""
        return not any(meld.is_open for meld in self.melds)


def count(tiles: tuple[Tile, ...]) -> list[int]:
    """How many of each of the 34 kinds there are; red fives count as fives."""
    counts = [0] * KINDS
    for tile in tiles:
        counts[KIND_OF[tile]] += 1
    return counts


def check_copies(counts: list[int]) -> None:
    """Raise ImpossibleHandError for a fifth tile of a kind."""
    most = max(counts)
    if most > 4:
        name = NAMES[counts.index(most)]
        raise ImpossibleHandError(
            f"There are only four copies of {name} in the game, not {most}.",
            reason=Reason.FIFTH_TILE,
            details={"tile": name, "count": most},
        )


def check_red_fives(
    tiles: tuple[Tile, ...], allowed: tuple[int, int, int] = MOST_RED_FIVES
) -> None:
    """Raise ImpossibleHandError for more red fives of man, pin or sou than are ``allowed``."""
    if max(tiles, default=0) < KINDS:
        return
    for red, most in zip(RED_FIVES, allowed, strict=True):
        held = tiles.count(red)
        if held > most:
            raise ImpossibleHandError(
                f"The game has {most} of the red five {NAMES[red]}, not {held}.",
                reason=Reason.SECOND_RED,
                details={"tile": NAMES[red], "count": held, "allowed": most},
            )


def check_size(concealed: int, melds: int) -> None:
    """Raise ImpossibleHandError unless ``concealed`` tiles beside ``melds`` melds are a hand."""
    size = concealed + 3 * melds
    if concealed and melds <= 4 and size <= FULL_SIZE and size % 3:
        return
    details = {"size": size, "concealed": concealed, "melds": melds}
    tiles = f"{size} tiles" + (", each meld counted as three" if melds else "")
    if melds > 4:
        raise ImpossibleHandError(
            f"A hand has at most four melds, not {melds}.",
            reason=Reason.TOO_MANY_MELDS,
            details={"melds": melds},
        )
    if not concealed:
        raise ImpossibleHandError(
            "A hand keeps at least one tile of its own beside its melds.",
            reason=Reason.NO_CONCEALED,
            details={"melds": melds},
        )
    if size > FULL_SIZE:
        over = size - FULL_SIZE
        raise ImpossibleHandError(
            f"{tiles}: {'one' if over == 1 else over} too many for {FULL_SIZE}.",
            reason=Reason.TOO_MANY,
            details={**details, "over": over},
        )
    raise ImpossibleHandError(
        f"{tiles}: one tile short of {size + 1}.",
        reason=Reason.ONE_SHORT,
        details={**details, "target": size + 1},
    )
