"""Where every sprite of a table goes: four rivers in their places, the own hand below.

A river has six tiles a line, as on a table, so that lines are turns. Where that is too high, tiles
are tiny, and then nine a line.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.pages.page import Label, RiverTile, Row, Scene, Seated, Tiles

from .atlas import Measures, measures
from .boxes import face_key, gap, row_boxes
from .layout import MAX_HEIGHT, PADDING, Layout
from .pieces import Box, Discarded, Placed, Since, chip

ARRANGEMENTS: Final = (("small", 6), ("tiny", 6), ("tiny", 9))
"""The sizes of river tiles and how many a line has: what to try, in this order."""

LEAST_WIDTH: Final = 820
BETWEEN: Final = 14
"""Pixels between the line of facts, the pairs of players and the hand."""

LABEL_SIZE: Final = "small"
LABEL_WIDTHS: Final = (40, 88, 96)
LABEL_GAP: Final = 4
FACT_GAP: Final = 6
HEAD_GAP: Final = 8
LEADING: Final = 6
TAKEN_ROOM: Final = 6
"""More above a line with a tile that was taken: its mark stands out at the top."""

MELD_GAP: Final = 10
BAR_STEP: Final = 10
BAR_RISE: Final = 3

MARK_RISE: Final = 4
"""How far the mark of a taken tile stands out above it."""


def scene_layout(scene: Scene) -> Layout:
    """Return the layout of a table: the first arrangement that is not too high, or the last."""
    layout = None
    for size, most in ARRANGEMENTS:
        layout = _Arranged(scene, size, most).layout()
        if layout.height <= MAX_HEIGHT:
            break
    assert layout is not None  # noqa: S101 - there are arrangements
    return layout


class _Arranged:
    """A table with river tiles of one size, so many a line."""

    def __init__(self, scene: Scene, size: str, most: int) -> None:
        self.scene, self.m, self.most = scene, measures(size), most
        self.hand = list(_spaced(row_boxes(scene.hand, "small")))
        self.width = max(LEAST_WIDTH, _end(self.hand) + 2 * PADDING)
        self.column = self.width // 2
        self.placed: list[Placed] = []

    def layout(self) -> Layout:
        """Place everything from the top down."""
        y = self._facts(PADDING)
        for pair in (self.scene.players[:2], self.scene.players[2:]):
            ends = [
                self._player(player, PADDING + at * self.column, y + BETWEEN)
                for at, player in enumerate(pair)
                if player is not None
            ]
            y = max(ends)
        y = self._hand(y + BETWEEN)
        return Layout(self.width, y + PADDING, tuple(self.placed))

    def _facts(self, y: int) -> int:
        """Place labels and indicators in a line; what it does not hold goes on below."""
        tiny = measures("tiny")
        band, chips = tiny.upright[1], measures(LABEL_SIZE).chip_height
        x = PADDING
        for fact in self.scene.facts:
            if isinstance(fact, Tiles):
                width = len(fact.faces) * tiny.upright[0]
            else:
                width = chip(fact.text, fact.style, LABEL_SIZE).width
            if x > PADDING and x + width > self.width - PADDING:
                x, y = PADDING, y + band + FACT_GAP
            if isinstance(fact, Tiles):
                for at, face in enumerate(fact.faces):
                    left = x + at * tiny.upright[0]
                    self._tile(RiverTile(face), tiny, left, y + band)
                x += width + BETWEEN
            else:
                self._chip(fact, x, y + (band - chips) // 2)
                x += width + FACT_GAP
        return y + band

    def _chip(self, label: Label, x: int, y: int, width: int = 0) -> int:
        """Place a label; return its width."""
        piece = chip(label.text, label.style, LABEL_SIZE, width)
        self.placed.append((piece, x, y))
        return piece.width

    def _tile(self, tile: RiverTile, m: Measures, x: int, base: int) -> int:
        """Place a tile that stands on a line; return its width."""
        key = face_key(tile.face)
        _, _, width, height = m.sprites[key]
        rise = MARK_RISE if tile.taken else 0
        piece = Discarded(m.size, key, tile.dimmed, tile.taken)
        self.placed.append((piece, x, base - height - rise))
        return width

    def _player(self, player: Seated, x: int, y: int) -> int:
        """Place one player; return the y below."""
        left, chips = x, measures(LABEL_SIZE).chip_height
        for at, label in enumerate(player.labels):
            least = LABEL_WIDTHS[at] if at < len(LABEL_WIDTHS) else 0
            width = chip(label.text, label.style, LABEL_SIZE, least).width
            if left + width > x + self.column - 2 * PADDING:
                left, y = x, y + chips + LABEL_GAP
            left += self._chip(label, left, y, least) + LABEL_GAP
        y += chips + HEAD_GAP
        y = self._river(player.river, x, y)
        return self._melds(player.melds, x, y)

    def _river(self, river: Sequence[RiverTile], x: int, y: int) -> int:
        if not river:
            return y
        height = self.m.upright[1]
        for start in range(0, len(river), self.most):
            line = river[start : start + self.most]
            y += TAKEN_ROOM * any(tile.taken for tile in line) + (LEADING if start else 0)
            left = x
            for tile in line:
                for riichi in tile.since:
                    bar = Since(self.m.size, height + BAR_RISE, riichi)
                    self.placed.append((bar, left, y - BAR_RISE))
                    left += BAR_STEP
                left += self._tile(tile, self.m, left, y + height)
            y += height
        return y

    def _melds(self, melds: Sequence[Tiles], x: int, y: int) -> int:
        if not melds:
            return y
        left, y = 0, y + HEAD_GAP
        rise = 0
        for box in row_boxes(Row(tuple(melds)), "tiny"):
            if left and left + box.width > self.column - BETWEEN:
                left, y, rise = 0, y + rise + LEADING, 0
            left += self._box(box, x + left, y + box.rise) + MELD_GAP
            rise = max(rise, box.rise)
        return y + rise

    def _box(self, box: Box, x: int, base: int) -> int:
        """Place a box that stands on a line; return its width."""
        self.placed += [(piece, x + dx, base + dy) for piece, dx, dy in box.parts]
        return box.width

    def _hand(self, y: int) -> int:
        rise = max(box.rise for box, _ in self.hand)
        for box, x in self.hand:
            self._box(box, PADDING + x, y + rise)
        return y + rise


def _spaced(boxes: Sequence[Box]) -> Iterator[tuple[Box, int]]:
    x, previous = 0, None
    for box in boxes:
        x += gap(previous, box, measures("small")) if previous else 0
        yield box, x
        x, previous = x + box.width, box


def _end(line: Sequence[tuple[Box, int]]) -> int:
    box, x = line[-1]
    return x + box.width
