"""Answers as text, as controls of messages and rows of the database hold them."""

from collections.abc import Collection
from typing import Final

from engine.tiles import KIND_OF, KINDS, NAMES, Kind, Tile

KIND_OF_NAME: Final = {name: kind for kind, name in enumerate(NAMES[:KINDS])}
"""The kind of each name; a red five has none of its own here: as an answer it is a five."""


def write_tiles(kinds: Collection[Kind]) -> str:
    """Return kinds as text, ``3m6m1z``, lowest first."""
    return "".join(NAMES[kind] for kind in sorted(kinds))


def read_tiles(text: str, options: Collection[Kind]) -> tuple[Kind, ...]:
    """Return the kinds of a text such as ``3m6m1z``, each of them one of the ``options``.

    Raises ValueError for no kind, for what is no text of tiles, and for a kind not offered.
    """
    names = [text[at : at + 2] for at in range(0, len(text), 2)]
    kinds = [KIND_OF_NAME[name] for name in names if name in KIND_OF_NAME]
    if not kinds or len(kinds) < len(names):
        raise ValueError(f"{text[:40]!r} names no tiles: expected a text such as 3m6m")
    for kind in kinds:
        if kind not in options:
            raise ValueError(f"{NAMES[kind]} is not among the tiles offered")
    return tuple(kinds)


def read_cut(text: str, options: Collection[Tile]) -> Tile:
    """Return the one of the ``options`` that a text such as ``6m`` names, where it may be red.

    Raises ValueError for what is not offered, and for several tiles.
    """
    kinds = read_tiles(text, {KIND_OF[tile] for tile in options})
    if len(kinds) > 1:
        raise ValueError(f"{text[:40]!r} are several tiles: one is cut")
    return next(tile for tile in options if KIND_OF[tile] == kinds[0])
