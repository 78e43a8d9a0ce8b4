"""The rows of a picture in words, for those who hear it: every tile, count and label."""

from collections.abc import Iterable
from functools import lru_cache
from itertools import groupby
from typing import Final

from bot.words import Words
from engine import NAMES, Tile

from .page import (
    ALT_LIMIT,
    Arrow,
    Bar,
    BlockTiles,
    Cell,
    Counted,
    Face,
    Gauge,
    Label,
    Plot,
    Row,
    Tiles,
)

LENGTHS: Final = ("full", "short", "together")
"""Ways to say counted tiles: "1 man 3 left, 4 man 3 left"; "1m ×3 4m ×3"; "14m ×3"."""

_PLAIN: Final = frozenset(map(Face, range(len(NAMES))))


def alt_text(rows: tuple[Row, ...], words: Words) -> str:
    """Return at most ``ALT_LIMIT`` characters that say everything the rows show."""
    text = ""
    for length in LENGTHS:
        text = "\n".join(filter(None, (_row(row, words, length) for row in rows)))
        if len(text) <= ALT_LIMIT:
            break
    return text


def _row(row: Row, words: Words, length: str) -> str:
    phrases: list[str] = []
    for is_counted, run in groupby(row.cells, key=lambda cell: isinstance(cell, Counted)):
        cells = tuple(run)
        if is_counted:
            phrases.append(_counted(cells, words, length))
            continue
        for cell in cells:
            if isinstance(cell, Arrow):
                phrases[-1] = words.named("alt", cell.after, tiles=phrases[-1])
            else:
                phrases.append(_plain(cell, words))
    return words.text("alt-joint").join(filter(None, phrases))


def _plain(cell: Cell, words: Words) -> str:
    if isinstance(cell, Plot | Gauge | BlockTiles):
        return cell.spoken
    if isinstance(cell, Label | Bar):
        shown = cell.text if isinstance(cell, Label) else cell.number
        return "" if cell.spoken is None else cell.spoken or shown
    if not isinstance(cell, Tiles) or cell.spoken is None:
        return ""
    if cell.aside:
        aside = [face.tile for face in cell.faces if face.tile is not None]
        return words.named("alt", "aside", tiles=words.spoken_run(aside))
    return cell.spoken or _group(cell.faces, words)


def _group(faces: tuple[Face, ...], words: Words) -> str:
    """Name tiles lying together: "4 5 6 man called from the left", "2 3 4 pin won on 4 pin"."""
    shown = [tile for face in faces for tile in (face.tile, face.on_top) if tile is not None]
    text = words.spoken_run(shown)
    if _PLAIN.issuperset(faces):
        return text
    if any(face.tile is None for face in faces):
        hidden = sum(face.tile is None for face in faces)
        text = words.text("alt-face-down", tiles=text, hidden=hidden)
    sideways = [at for at, face in enumerate(faces) if face.sideways]
    if sideways and len(faces) > 1:
        text = words.named("alt-called", _source(sideways[0], len(faces)), tiles=text)
    elif sideways and not faces[0].winning:
        text = words.text("alt-discarded", tiles=text)
    for mark in ("winning", "dora", "struck"):
        marked = [face.tile for face in faces if getattr(face, mark) and face.tile is not None]
        if marked:
            sort = mark if len(faces) > 1 else f"{mark}-tile"
            text = words.named("alt", sort, tiles=text, marked=words.spoken_run(marked))
    return text


def _source(at: int, size: int) -> str:
    if at == 0:
        return "left"
    return "right" if at == size - 1 else "across"


def _counted(cells: tuple[Cell, ...], words: Words, length: str) -> str:
    counted = [cell for cell in cells if isinstance(cell, Counted)]
    if length != "together":
        joint = words.named("alt-joint", length)
        return joint.join(
            _one(words, cell.face.tile, cell.left, cell.mark, length) for cell in counted
        )
    counted.sort(key=lambda cell: (-cell.left, cell.mark))
    joint = words.text("alt-joint-short")
    return joint.join(
        _phrase(words, words.run(_tiles(run)), left, mark, "short")
        for (left, mark), run in groupby(counted, key=lambda cell: (cell.left, cell.mark))
    )


def _tiles(cells: Iterable[Counted]) -> list[Tile]:
    return [cell.face.tile for cell in cells if cell.face.tile is not None]


def _one(words: Words, tile: Tile | None, left: int, mark: str, length: str) -> str:
    name = "" if tile is None else words.spoken_tile(tile)
    if length == "short" and tile is not None:
        name = words.tile(tile)
    return _phrase(words, name, left, mark, length)


@lru_cache(maxsize=1024)
def _phrase(words: Words, name: str, left: int, mark: str, length: str) -> str:
    text = words.named("alt-left", length, tile=name, left=str(left))
    return f"{text} {mark}" if mark else text
