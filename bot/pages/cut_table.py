"""The table of what to cut: its rows, how many of them a page has, and the select to compare."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from bot.read.table import LEAST_COMPARED, MOST_COMPARED
from engine import NAMES, Hand, Meld, MeldKind, Tile
from engine.copies import COPIES
from engine.tiles import KIND_OF, KINDS

from .page import Arrow, Counted, Label, Option, Row, Select, Size
from .parts import Asked, meld_cell, shared_out, tiles_cell

LINES_A_PAGE: Final = 6
"""Lines of tiles under the hand in one table of cuts: as high as a phone shows beside the text."""

TILES_A_LINE: Final = 10
"""Counted tiles that a line of a table of cuts holds beside what is cut."""

KAN_WIDTH: Final = 3
"""Counted tiles that take the room by which a kan is wider than a tile to cut."""

LABEL_WIDTH: Final = 4
"""Counted tiles that take the room of the longest label behind a row: "12000–32000"."""

TILES_A_PAGE: Final = 28
"""Tiles in the rows of one table of cuts: with more, one answer in twenty to a hand far from tenpai
is a picture of over 45 kB (tests/bench/bench_pictures.py), small to see and long to hear."""


class Line(NamedTuple):
    """A row of a table of cuts before it is drawn.

    ``rank`` is its place among the others, ``tiles`` how many tiles it has, ``width`` how many
    counted ones would take the room of all that is behind the first tile, ``row`` makes it, and
    ``text`` is said under the picture where the row is shown.
    """

    rank: tuple[int, ...]
    tiles: int
    width: int
    row: Callable[[], Row]
    text: tuple[str, ...] = ()


def paged_cuts(
    asked: Asked, lines: Sequence[Line], most: int = LINES_A_PAGE
) -> tuple[Asked, Sequence[Line], int]:
    """Share rows of cuts out to pages: return the query on its page, its rows, how many pages.

    A page has at most so many lines of tiles, unless one row alone has more.
    """

    def end_of(start: int) -> int:
        end, tiles, high = start, 0, 0
        while end < len(lines):
            tiles += lines[end].tiles
            high += -(-lines[end].width // TILES_A_LINE)
            if end > start and (tiles > TILES_A_PAGE or high > most):
                break
            end += 1
        return end

    asked, shown, pages = shared_out(asked, len(lines), end_of)
    return asked, lines[shown.start : shown.stop], pages


def cut_row(
    cuts: Sequence[Tile], label: Label, taken: Iterable[Counted], behind: Iterable[Label] = ()
) -> Row:
    """Draw one line of a table: which of some tiles is cut, the total, the tiles, and labels."""
    arrow = Arrow("cut" if len(cuts) == 1 else "cut_any")
    return Row((tiles_cell(cuts), arrow, label, *taken, *behind), size=Size.SMALL)


def kan_row(kan: Meld, label: Label, taken: Iterable[Counted], behind: Iterable[Label] = ()) -> Row:
    """Draw the line of a closed kan as that of a cut."""
    return Row((meld_cell(kan), Arrow("kan"), label, *taken, *behind), size=Size.SMALL)


def closed_kans(hand: Hand) -> Iterator[tuple[Meld, Hand]]:
    """Yield each closed kan that a hand with a tile to cut can call, with what it leaves.

    Of 1111m234p567s99s55z the kan leaves 234p567s99s55z beside it, before the tile drawn for it.
    """
    for kind in range(KINDS):
        if hand.counts[kind] == COPIES:
            four = tuple(tile for tile in hand.concealed if KIND_OF[tile] == kind)
            rest = tuple(tile for tile in hand.concealed if KIND_OF[tile] != kind)
            if rest:
                kan = Meld(MeldKind.CLOSED_KAN, four)
                yield kan, Hand(rest, (*hand.melds, kan))


def compare_select(asked: Asked, compared: tuple[Tile, ...] = ()) -> tuple[Select, ...]:
    """Offer to compare cuts, where there are two different ones to choose."""
    words = asked.words
    tiles = tuple(dict.fromkeys(asked.hand.concealed))
    if len(tiles) < LEAST_COMPARED:
        return ()
    options = tuple(
        Option(
            words.text("choice-cut", tile=words.tile(tile)),
            NAMES[tile],
            chosen=tile in compared,
        )
        for tile in tiles
    )
    most = min(MOST_COMPARED, len(tiles))
    return (
        Select("compare", words.text("select-compare"), asked.query, options, LEAST_COMPARED, most),
    )
