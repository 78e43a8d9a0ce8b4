"""Contact sheets: boards of tiles and chips put together from a built atlas, to look at."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from .tile_art import CODES
from .tile_body import BACK

Pixels = NDArray[np.uint8]

ROWS: Final = (
    *(CODES[start : start + 10] for start in (0, 10, 20)),
    (*CODES[30:], BACK),
    ("2m", "3m", "4m+", "5p*", "0p+*", "1z|", "0s|*", "7z|+", "back|"),
)
CHIPS: Final = (
    (
        ("待ち", "plain"),
        ("9枚", "total"),
        ("×4", "plain"),
        ("×0", "none"),
        ("両面 + 単騎", "plain"),
    ),
    (("WAITS", "plain"), ("9 tiles", "total"), ("furiten", "none"), ("12000", "good")),
    (("30 fu 4 han", "total"), ("親 2000 / 子 1000", "plain"), ("跳満", "good"), ("振聴", "none")),
)
_GAP: Final = 6

SCALES: Final = (1.0, 2 / 3, 4 / 9, 1 / 3)
"""Phones show a picture smaller than it is."""

GROUNDS: Final = ("#313338", "#ffffff")
"""Those of Discord: dark and light."""


@dataclass(frozen=True, slots=True)
class Shelf:
    """The index picture of an atlas and the contract that says what is where in it."""

    picture: Pixels
    contract: dict[str, Any]

    def take(self, table: str, key: str) -> Pixels:
        """Return a sprite or a glyph."""
        x, y, width, height = self.contract[table][key]
        return self.picture[y : y + height, x : x + width]

    def chip(self, text: str, style: str) -> Pixels:
        """Return a label as the renderer composes it."""
        restyle = np.arange(256, dtype=np.uint8)
        restyle[self.contract["styles"]["plain"]] = self.contract["styles"][style]
        strips = [restyle[self.take("glyphs", char)] for char in text]
        caps = (self.take("sprites", f"{style}<"), self.take("sprites", f"{style}>"))
        return np.hstack((caps[0], *strips, caps[1]))

    def board(self) -> Pixels:
        """Return rows of tiles and of chips."""
        tiles = [[self.take("sprites", key) for key in row] for row in ROWS]
        chips = [[self.chip(*chip) for chip in row] for row in CHIPS]
        chips[0] += [self.take("sprites", "arrow"), self.take("sprites", "furiten")]
        rows = [*(_row(row, gap=0) for row in tiles), *(_row(row, gap=_GAP) for row in chips)]
        width = max(row.shape[1] for row in rows)
        return np.vstack([np.pad(row, ((0, _GAP), (0, width - row.shape[1]))) for row in rows])


def _row(pictures: list[Pixels], *, gap: int) -> Pixels:
    height = max(picture.shape[0] for picture in pictures)
    fitted = [np.pad(p, ((height - p.shape[0], 0), (0, gap))) for p in pictures]
    return np.hstack(fitted)


def write_sheet(path: Path, atlas: Path, sizes: Iterable[str], theme: str) -> None:
    """Write a picture to look at: tiles and chips of the sizes of an atlas, as phones show them."""
    palettes = json.loads((atlas / "palettes.json").read_text(encoding="utf-8"))
    colors = np.frombuffer(bytes.fromhex(palettes["themes"][theme]), np.uint8).reshape(-1, 4)
    boards = [on_grounds(colors[read_shelf(atlas, size).board()]) for size in sizes]
    shown = [
        board.resize((round(board.width * scale), round(board.height * scale)))
        for board in boards
        for scale in SCALES
    ]
    stack(shown).save(path)


def read_shelf(atlas: Path, size: str) -> Shelf:
    """Return one size of an atlas in a folder, ready to take sprites from."""
    contract = json.loads((atlas / f"{size}.json").read_text(encoding="utf-8"))
    return Shelf(np.asarray(Image.open(atlas / f"{size}.png")), contract)


def on_grounds(pixels: Pixels) -> Image.Image:
    """Return RGBA pixels on Discord's dark ground and its light one, side by side."""
    picture = Image.fromarray(pixels, "RGBA")
    width, height = picture.size
    both = Image.new("RGB", (width * len(GROUNDS), height))
    for at, ground in enumerate(GROUNDS):
        both.paste(ground, (at * width, 0, (at + 1) * width, height))
        both.paste(picture, (at * width, 0), picture)
    return both


def stack(pictures: Sequence[Image.Image]) -> Image.Image:
    """Return pictures one under the other."""
    size = (max(p.width for p in pictures), sum(p.height for p in pictures))
    stacked = Image.new("RGB", size, "#808080")
    y = 0
    for picture in pictures:
        stacked.paste(picture, (0, y))
        y += picture.height
    return stacked
