"""Tiles as records keep them: ``3m0p``, two letters each, in their order."""

from collections.abc import Iterable

from engine import NAMES, TILE_OF_NAME, Tile


def write_tiles(tiles: Iterable[Tile]) -> str:
    """Return tiles as text."""
    return "".join(NAMES[tile] for tile in tiles)


def read_tiles(text: str) -> tuple[Tile, ...]:
    """Return the tiles of a text; raises KeyError for what is none."""
    return tuple(TILE_OF_NAME[text[at : at + 2]] for at in range(0, len(text), 2))
