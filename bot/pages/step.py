"""A step: what a cut, a call, or a north set aside leads to, and how a row and a phrase say it."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from bot.read.table import LEAST_COMPARED, MOST_COMPARED
from bot.words import Words
from engine import (
    NAMES,
    Call,
    Hand,
    Kind,
    Meld,
    MeldKind,
    Tile,
    Ukeire,
    Waits,
    waits,
)
from engine.copies import COPIES
from engine.facts import Accepts
from engine.tiles import KIND_OF, KINDS

from .page import Arrow, Counted, Label, Option, Row, Select, Size, Style
from .parts import Asked, meld_cell, shared_out, tiles_cell
from .wait_prices import NO_YAKU, Range, range_label, range_of, with_range
from .with_yaku import accepted_by, is_barren, with_able

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


NAMED_WAITS: Final = 5
"""Most waits that a title names; more are counted."""


@dataclass(frozen=True, slots=True)
class Step:
    """A move, and the hand of 3n+1 tiles that it leads to.

    ``accepts`` is what that hand takes. Of a tenpai hand these are its ``waits``, and a ron
    ``pays`` so much, None where it is furiten or has no price. A move is a ``cut``, a ``call``
    with its best cut, or neither: a discard of another player that is left to lie, a north set
    aside.
    """

    accepts: Ukeire
    waits: Waits
    cut: Tile | None = None
    call: Call | None = None
    furiten: bool = False
    pays: Range | None = None

    @property
    def tile(self) -> Tile:
        """The tile to cut; raises ValueError where there is none."""
        if self.cut is None:
            raise ValueError("nothing is cut")
        return self.cut

    @property
    def shanten(self) -> int:
        """How far the hand then is from tenpai."""
        return self.accepts.shanten

    @property
    def left(self) -> int:
        """How many tiles it then takes."""
        return self.accepts.left

    @property
    def good(self) -> int:
        """How many of them lead a 1-shanten hand to a good tenpai."""
        return sum(tile.left for tile in self.accepts.good_shapes or ())

    @property
    def is_barren(self) -> bool:
        """Whether no tile that it takes keeps a yaku possible."""
        return is_barren(self.accepts)

    @property
    def rank(self) -> tuple[bool, int, bool, int, int, int, int]:
        """Its place: no yaku last, the nearest first, furiten last, the widest, the dearest."""
        high = self.pays.high if self.pays else NO_YAKU
        wide = -self.accepts.left_with_yaku, -self.left, -self.good
        return self.is_barren, self.shanten, self.furiten, *wide, -high


def step_to(
    asked: Asked, accepts: Ukeire, cut: Tile | None = None, call: Call | None = None
) -> Step:
    """Return the step to a hand that accepts so much."""
    if accepts.shanten:
        return Step(accepts, Waits(accepts.hand, (), None), cut, call)
    gone = () if cut is None else (cut,)
    return tenpai_step(
        asked, waits(accepts.hand, seen=(*asked.seen, *gone), rules=asked.rules), cut, call
    )


def tenpai_step(
    asked: Asked, found: Waits, cut: Tile | None = None, call: Call | None = None
) -> Step:
    """Return the step to a tenpai hand: a wait in the river, or cut now, makes it furiten."""
    gone: set[Kind] = {*asked.at.river, *(() if cut is None else (KIND_OF[cut],))}
    furiten = not gone.isdisjoint(wait.tile for wait in found.waits)
    pays = None if furiten else range_of(found, asked)
    return Step(accepted_by(found, asked), found, cut, call, furiten, pays)


def ukeire_of(hand: Hand, accepts: Accepts) -> Ukeire:
    """Return what a call or a cut accepts as that of the hand which it leaves."""
    return Ukeire(
        hand=hand,
        shanten=accepts.shanten,
        tiles=accepts.tiles,
        good_shapes=accepts.good_shapes,
        with_yaku=accepts.with_yaku,
    )


def shanten_label(words: Words, shanten: int) -> Label:
    """Draw how far a hand is from tenpai, or that it is there."""
    if not shanten:
        return Label(words.text("label-tenpai"))
    return Label(words.text("label-shanten", shanten=str(shanten)))


def step_label(step: Step, words: Words) -> tuple[Label, ...]:
    """Draw what stands behind the tiles: furiten, no yaku, or what a ron pays."""
    if step.furiten:
        return (Label(words.text("label-furiten"), Style.NONE),)
    if step.is_barren and step.left:
        return (Label(words.text("label-no-yaku"), Style.NONE),)
    return range_label(step.waits, step.pays, words)


def waits_phrase(found: Waits, words: Words) -> str:
    """Say waits and what is left of them in one phrase: "1m 4m 7m, 9 left"."""
    if len(found.waits) > NAMED_WAITS:
        return words.text("phrase-many-waits", kinds=len(found.waits), left=found.left)
    tiles = words.tiles(wait.tile for wait in found.waits)
    return words.text("phrase-waits", tiles=tiles, left=found.left)


def step_phrase(step: Step, words: Words) -> str:
    """Say where a step leads: "tenpai: 3p 6p, 7 left, 2000 points", "1-shanten, 15 tiles"."""
    if step.shanten:
        shanten = str(step.shanten)
        phrase = words.text("phrase-shanten-tiles", shanten=shanten, left=step.left)
    else:
        phrase = words.text("phrase-tenpai", waits=waits_phrase(step.waits, words))
    return told_phrase(phrase, step, words)


def told_phrase(phrase: str, step: Step, words: Words) -> str:
    """Add to a phrase about tiles which keep a yaku possible, furiten, and what a ron pays."""
    phrase = with_able(phrase, step.accepts, words)
    if step.is_barren:
        return phrase
    if step.furiten:
        return words.text("phrase-furiten", waits=phrase)
    return with_range(phrase, step.pays, words)
