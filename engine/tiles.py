"""Tiles as small integers.

A *kind* is 0..33: man 0-8, pin 9-17, sou 18-26, then the honors east, south, west, north, white,
green, red. A *tile* is a kind, or 34..36 for the red fives of man, pin and sou. Counts of a whole
hand are 34 numbers, one per kind.
"""

from collections.abc import Collection, Iterable
from itertools import groupby
from typing import Final

Kind = int
Tile = int

KINDS: Final = 34
SUITS: Final = "mpsz"

EAST, SOUTH, WEST, NORTH, WHITE, GREEN, RED = range(27, 34)
WINDS: Final = (EAST, SOUTH, WEST, NORTH)
DRAGONS: Final = (WHITE, GREEN, RED)
RED_FIVE_MAN, RED_FIVE_PIN, RED_FIVE_SOU = range(34, 37)
RED_FIVES: Final = (RED_FIVE_MAN, RED_FIVE_PIN, RED_FIVE_SOU)

TERMINALS: Final = (0, 8, 9, 17, 18, 26)
HONORS: Final = tuple(range(27, 34))
ORPHANS: Final = TERMINALS + HONORS

KIND_OF: Final[tuple[Kind, ...]] = (*range(KINDS), 4, 13, 22)
"""The kind of each tile: a red five is a five."""

RED_OF: Final = {KIND_OF[red]: red for red in RED_FIVES}
"""The red five of each kind that has one."""

sort_key: Final = tuple(2 * kind - (tile >= KINDS) for tile, kind in enumerate(KIND_OF)).__getitem__
"""Orders tiles by kind, a red five just before the plain fives, as ``0`` is typed in 406."""

TILES: Final = frozenset(range(len(KIND_OF)))
"""Every tile, red fives among them."""

NAMES: Final[tuple[str, ...]] = (
    *(f"{rank}{suit}" for suit in "mps" for rank in range(1, 10)),
    *(f"{rank}z" for rank in range(1, 8)),
    "0m",
    "0p",
    "0s",
)
"""The mpsz name of each tile: ``NAMES[4] == "5m"``, ``NAMES[34] == "0m"``."""

TILE_OF_NAME: Final[dict[str, Tile]] = {name: tile for tile, name in enumerate(NAMES)}

UNICODE: Final[tuple[str, ...]] = (
    *(chr(0x1F007 + n) for n in range(9)),
    *(chr(0x1F019 + n) for n in range(9)),
    *(chr(0x1F010 + n) for n in range(9)),
    *(chr(0x1F000 + n) for n in (0, 1, 2, 3, 6, 5, 4)),
)
"""The Unicode picture of each kind (Unicode puts sou before pin and the red dragon first)."""


def suit(kind: Kind) -> int:
    """0 man, 1 pin, 2 sou, 3 honors."""
    return kind // 9


def rank(kind: Kind) -> int:
    """1..9 in a suit, 1..7 for east to red."""
    return kind % 9 + 1


def check_tiles(tiles: Collection[Tile]) -> None:
    """Raise ValueError unless all are tiles."""
    if not TILES.issuperset(tiles):
        wrong = next(tile for tile in tiles if tile not in TILES)
        raise no_tile(wrong)


def no_tile(value: object) -> ValueError:
    """The error for a value that is not a tile."""
    return ValueError(f"{value!r} is not a tile: a tile is a number from 0 to {len(KIND_OF) - 1}")


def is_red(tile: Tile) -> bool:
    """Whether the tile is one of the red fives."""
    return tile >= KINDS


def tile_named(name: str) -> Tile:
    """The tile of a name such as 4s or 0p; raises ValueError for a text that is none."""
    if name not in TILE_OF_NAME:
        raise ValueError(f"{name!r:.60} is not a tile: a tile is written like 4s or 0p")
    return TILE_OF_NAME[name]


def dora_of(indicator: Tile | str, *, players: int = 4) -> Kind:
    """The dora that an indicator shows: 9 leads to 1, north to east, red to white.

    With three players 1m leads to 9m. Raises ValueError for what is not a tile.
    """
    tile = tile_named(indicator) if isinstance(indicator, str) else indicator
    if players == 3 and tile == _ONE_MAN:
        return _NINE_MAN
    if tile not in _DORA_OF:
        raise no_tile(tile)
    return _DORA_OF[tile]


def _next_kind(kind: Kind) -> Kind:
    if kind < EAST:
        return kind - 8 if rank(kind) == 9 else kind + 1
    if kind <= NORTH:
        return EAST + (kind - EAST + 1) % 4
    return WHITE + (kind - WHITE + 1) % 3


_ONE_MAN, _NINE_MAN = 0, 8
_DORA_OF: Final = {tile: _next_kind(kind) for tile, kind in enumerate(KIND_OF)}


def format_tiles(tiles: Iterable[Tile]) -> str:
    """Tiles in the order given, as mpsz; ``parse_tiles`` reads them back."""
    return "".join(_format_run(run) for _, run in groupby(tiles, lambda t: suit(KIND_OF[t])))


def _format_run(tiles: Iterable[Tile]) -> str:
    """Tiles of one suit; 1m 0m are never written 10m, which reads as a ten."""
    names = [NAMES[tile] for tile in tiles]
    digits = "".join(name[0] for name in names)
    return "".join(names) if digits == "10" else digits + names[0][1]
