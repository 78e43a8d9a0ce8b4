"""Answers as text, as controls of messages and rows of the database hold them."""

from collections.abc import Collection
from typing import Final

from engine.tiles import KINDS, NAMES, Kind

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
