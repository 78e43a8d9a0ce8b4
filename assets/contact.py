"""A board of tiles and chips put together from an atlas, to look at what was built."""

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

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
