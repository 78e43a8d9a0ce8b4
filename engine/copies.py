"""How many tiles there are: four of each kind, and the red fives that the set has among them.

The *copies* of some tiles are one integer with a byte for each of the 37 tiles: how many of them
there are, a red five counted both in its own byte and in that of the fives. So the copies of a
hand, of its melds and of the indicators on the table can be added, and one comparison tells whether
the game has all these tiles: 1111m are 4 in the lowest byte, the meld [123m] adds 1 to it, and 5 is
one too many.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from .errors import ImpossibleHandError, Reason
from .tiles import KIND_OF, KINDS, NAMES, RED_FIVES, Kind, Tile, check_tiles, no_tile

COPIES: Final = 4
"""How many tiles there are of each kind."""

RedFives = tuple[int, int, int]
"""How many red fives of man, pin and sou a set has."""

RED_FIVES_OF_SET: Final[dict[int, RedFives]] = {
    0: (1, 1, 1),
    2: (0, 1, 1),
    3: (1, 1, 1),
    4: (1, 2, 1),
}
"""Red fives by ``Rules.red_fives``; in a set without them a red five is a plain one."""

USUAL_RED_FIVES: Final = 3
MOST_RED_FIVES: Final = 4

_BITS: Final = 8
_BYTES: Final = len(KIND_OF)
_REDS_AT: Final = KINDS * _BITS
_ONE_OF: Final = {
    tile: 1 << tile * _BITS | (1 << kind * _BITS if tile != kind else 0)
    for tile, kind in enumerate(KIND_OF)
}
_MOST: Final = (*(COPIES for _ in range(KINDS)), *RED_FIVES_OF_SET[MOST_RED_FIVES])
# Added to copies, this lifts each byte that is too high to 128 or more.
_LIFT: Final = sum((127 - most) << tile * _BITS for tile, most in enumerate(_MOST))
_LIFTED: Final = sum(128 << tile * _BITS for tile in range(_BYTES))

_copies_of_one: Final = _ONE_OF.__getitem__


def copies_of(tiles: Iterable[Tile]) -> int:
    """The copies of at most 128 tiles; raises ValueError for a value that is not a tile."""
    try:
        return sum(map(_copies_of_one, tiles))
    except KeyError as error:
        raise no_tile(error.args[0]) from None


def exist_together(copies: int) -> bool:
    """Whether the game has all these tiles, at most 128, in the set with most red fives."""
    return not (copies + _LIFT) & _LIFTED


def has_reds(copies: int) -> bool:
    """Whether a red five is among the tiles."""
    return copies >> _REDS_AT > 0


def tile_counts(copies: int) -> bytes:
    """How many there are of each of the 37 tiles, the fives with their red ones."""
    return copies.to_bytes(_BYTES, "little")


def count(tiles: Iterable[Tile]) -> list[int]:
    """How many of each of the 34 kinds there are, of any number of tiles."""
    counts = [0] * KINDS
    for tile in tiles:
        counts[KIND_OF[tile]] += 1
    return counts


def left_of(owned: bytes, seen: Sequence[Tile]) -> list[int]:
    """How many tiles of each kind a player has not seen, beside those owned and those ``seen``.

    Raises ValueError for a value in ``seen`` that is not a tile.
    """
    check_tiles(seen)
    known = [KIND_OF[tile] for tile in seen]
    return [max(0, COPIES - held - known.count(kind)) for kind, held in enumerate(owned)]


def fifth_copy(owned: bytes, tiles: Iterable[Tile]) -> Kind | None:
    """The lowest kind of these tiles of which there is a fifth copy beside the owned ones."""
    beside = count(tiles)
    return next(
        (kind for kind, more in enumerate(beside) if more and owned[kind] + more > COPIES), None
    )


def check_copies(counts: Sequence[int]) -> None:
    """Raise ImpossibleHandError for a fifth tile of a kind; the one that is held most is named."""
    most = max(counts)
    if most > COPIES:
        name = NAMES[list(counts).index(most)]
        raise ImpossibleHandError(
            reason=Reason.FIFTH_TILE,
            details={"tile": name, "count": most},
        )


def check_red_fives(tiles: Sequence[Tile], red_fives: int = MOST_RED_FIVES) -> None:
    """Raise ImpossibleHandError for more red fives of a suit than a set with so many has."""
    if max(tiles, default=0) < KINDS:
        return
    for red, most in zip(RED_FIVES, RED_FIVES_OF_SET[red_fives], strict=True):
        held = tiles.count(red)
        if held > most:
            raise ImpossibleHandError(
                reason=Reason.SECOND_RED,
                details={"tile": NAMES[red], "count": held, "allowed": most},
            )
