"""Tiles and melds as text, in the one canonical form that the parsers read back."""

from collections.abc import Iterable
from itertools import groupby

from .melds import Meld, MeldKind
from .tiles import KIND_OF, NAMES, Tile, suit


def format_tiles(tiles: Iterable[Tile]) -> str:
    """Tiles in the order given, as mpsz; ``parse_tiles`` reads them back."""
    return "".join(_format_run(run) for _, run in groupby(tiles, lambda t: suit(KIND_OF[t])))


def _format_run(tiles: Iterable[Tile]) -> str:
    """Tiles of one suit; 1m 0m are never written 10m, which reads as a ten."""
    names = [NAMES[tile] for tile in tiles]
    digits = "".join(name[0] for name in names)
    return "".join(names) if digits == "10" else digits + names[0][1]


def format_meld(meld: Meld) -> str:
    """The one way to write a meld."""
    digits = [NAMES[tile][0] for tile in meld.tiles]
    if meld.called_at is not None:
        digits[meld.called_at] += '"' if meld.kind is MeldKind.OPEN_KAN else "'"
    inside = "".join(digits) + NAMES[meld.tiles[0]][1]
    return f"[{inside}]" if meld.is_open else f"({inside})"
