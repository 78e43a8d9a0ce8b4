"""The answer to /waits on cuts to compare: side by side what each takes, gives up and pays."""

from collections.abc import Iterable, Iterator, Sequence
from operator import attrgetter
from typing import Final, NamedTuple

from bot.ask.feature import Feature, Setting
from bot.ask.selects import HAND_SELECTS
from bot.ask.waits.kita import kita_of, with_kita
from bot.ask.waits.noten import shanten_label
from bot.ask.waits.question import PLACE, WaitsQuestion
from bot.ask.waits.reading import read_waits_wire
from bot.pages.cut_table import compare_select, cut_row
from bot.pages.page import Label, Page, Row, Size, Style, Tone
from bot.pages.parts import (
    Asked,
    counted,
    go_to,
    hand_with_norths,
    page_buttons,
    page_for,
    paged,
    table_text,
)
from bot.pages.wait_prices import NO_YAKU, Range, range_label, range_of, range_text, with_range
from bot.pages.with_yaku import accepted_cells, is_barren, red_text, tiles_label, with_able
from bot.typed.hand_question import hand_of
from bot.words import Words
from engine import Kind, Tile, TileLeft, Waits, discards, waits
from engine.tiles import KIND_OF

from .question import CompareQuestion, write_compared

NAMED: Final = 3
"""Cuts that the title names, the best first; a phone cuts longer titles off."""


class Side(NamedTuple):
    """One of the cuts: how far the hand then is, and what it takes.

    ``good`` are those tiles of a 1-shanten hand that lead to a good tenpai, None for others; of a
    tenpai hand ``waits`` are known and what a ron pays, unless it is furiten. ``with_yaku`` is as
    in `Ukeire`.
    """

    cut: Tile
    shanten: int
    tiles: tuple[TileLeft, ...]
    with_yaku: tuple[TileLeft, ...] | None
    good: int | None
    waits: Waits | None
    furiten: bool
    pays: Range | None

    @property
    def left(self) -> int:
        """How many tiles the hand then takes."""
        return sum(tile.left for tile in self.tiles)

    @property
    def left_with_yaku(self) -> int:
        """How many tiles it takes that keep a yaku possible."""
        able = self.tiles if self.with_yaku is None else self.with_yaku
        return sum(tile.left for tile in able)

    @property
    def rank(self) -> tuple[bool, int, bool, int, int, int]:
        """Its place: no yaku last, the nearest first, furiten last, the widest, the dearest."""
        high = self.pays.high if self.pays else NO_YAKU
        wide = -self.left_with_yaku, -self.left
        return is_barren(self), self.shanten, self.furiten, *wide, -high


def answer_compare(query: CompareQuestion, setting: Setting) -> Page:
    """Set the cuts side by side, the best first."""
    words = setting.words
    asked = Asked(query, hand_of(query), words, setting.fits)
    sides = sorted(_sides(asked, query.compared), key=attrgetter("rank"))
    head = hand_with_norths(asked)
    rows = [row for side in sides for row in _rows(side, sides, words)]
    pages = 1
    if not asked.fits((head, *rows)):
        cuts = [_row(side, sides, words) for side in sides]
        asked, on_page, pages = paged(asked, (head,), cuts)
        rows = [cuts[at] for at in on_page]
    page = page_for(
        asked,
        Tone.NOTEN if sides[0].shanten else Tone.TENPAI,
        words.text("joint-compared").join(_phrase(it, sides, words) for it in sides[:NAMED]),
        (head, *rows),
        tuple(_text(asked, sides)),
        buttons=(
            go_to(asked, WaitsQuestion, "all", asked.words.text("button-all-cuts")),
            *page_buttons(asked, pages),
        ),
        selects=compare_select(asked, query.compared),
    )
    return with_kita(page, kita_of(asked), asked, 1)


def _sides(asked: Asked, compared: Iterable[Tile]) -> Iterator[Side]:
    found = {
        KIND_OF[it.tile]: it
        for it in discards(asked.hand, seen=asked.seen, rules=asked.rules, winds=asked.winds)
    }
    for tile in compared:
        cut = found[KIND_OF[tile]]
        good = None if cut.good_shapes is None else sum(it.left for it in cut.good_shapes)
        side = Side(
            tile, cut.shanten, cut.tiles, cut.with_yaku, good, None, furiten=False, pays=None
        )
        yield side if cut.shanten > 0 else _with_waits(asked, side)


def _with_waits(asked: Asked, side: Side) -> Side:
    after = asked.hand.without(side.cut)
    found = waits(after, seen=(*asked.seen, side.cut), rules=asked.rules)
    gone = {*asked.query.river, KIND_OF[side.cut]}
    furiten = not gone.isdisjoint(wait.tile for wait in found.waits)
    pays = None if furiten else range_of(found, asked)
    return side._replace(waits=found, furiten=furiten, pays=pays)


def _rows(side: Side, sides: Sequence[Side], words: Words) -> Iterator[Row]:
    """Draw what a cut takes, and below it what it gives up."""
    yield _row(side, sides, words)
    yield from _given_up_row(side, sides, words)


def _rivals(side: Side, sides: Sequence[Side]) -> list[Side]:
    """Return the other cuts that leave the hand as far: of these the tiles are compared."""
    return [it for it in sides if it is not side and it.shanten == side.shanten]


def _only(side: Side, sides: Sequence[Side]) -> set[Kind]:
    """Return what no rival of a cut takes; nothing where it has none."""
    rivals = _rivals(side, sides)
    taken = {it.tile for rival in rivals for it in rival.tiles if it.left}
    return {it.tile for it in side.tiles if it.left} - taken if rivals else set()


def _row(side: Side, sides: Sequence[Side], words: Words) -> Row:
    """Draw what a cut takes; in gold what no other of them takes."""
    only, mark = _only(side, sides), words.text("spoken-only")
    cells = accepted_cells(side, (it for it in side.tiles if it.tile in only), mark, words)
    label = tiles_label(side, words, tenpai=not side.shanten)
    return cut_row((side.cut,), label, cells, _behind(side, sides, words))


def _behind(side: Side, sides: Sequence[Side], words: Words) -> Iterator[Label]:
    """Draw what a ron pays, the good shapes, and how far the hand is where they differ."""
    if any(it.shanten != side.shanten for it in sides):
        yield _state(side, words)
    if side.furiten:
        yield Label(words.text("label-furiten"), Style.NONE)
    elif is_barren(side):
        yield Label(words.text("label-no-yaku"), Style.NONE)
    elif side.waits is not None:
        yield from range_label(side.waits, side.pays, words)
    if side.good is not None:
        yield Label(words.text("label-good-tiles", good=side.good))


def _state(side: Side, words: Words) -> Label:
    if side.shanten:
        return shanten_label(words, side.shanten)
    return Label(words.text("label-tenpai"))


def _given_up(side: Side, sides: Sequence[Side]) -> tuple[TileLeft, ...]:
    """Return the tiles that a rival takes and this cut does not."""
    own = {it.tile for it in side.tiles if it.left}
    lost: dict[Kind, TileLeft] = {}
    for rival in _rivals(side, sides):
        lost |= {it.tile: it for it in rival.tiles if it.left and it.tile not in own}
    return tuple(lost[kind] for kind in sorted(lost))


def _given_up_row(side: Side, sides: Sequence[Side], words: Words) -> Iterator[Row]:
    lost = _given_up(side, sides)
    if lost:
        label = Label(words.text("label-gives-up"))
        number = Label(words.text("label-tiles", left=sum(it.left for it in lost)))
        cells = counted((it.tile, it.left) for it in lost)
        yield Row((label, number, *cells), Size.SMALL)


def _phrase(side: Side, sides: Sequence[Side], words: Words) -> str:
    """Say a cut in the title: "4s: 4 left, 12000 points", "9m: 2-shanten, 20 tiles"."""
    differ = any(other.shanten != side.shanten for other in sides)
    if side.shanten:
        phrase = words.text("label-tiles", left=side.left)
        if differ:
            phrase = words.text("phrase-shanten-tiles", shanten=str(side.shanten), left=side.left)
    else:
        phrase = words.text("label-left", left=side.left)
        if side.furiten:
            phrase = words.text("phrase-furiten", waits=phrase)
        if not is_barren(side):
            phrase = with_range(phrase, side.pays, words)
        if differ:
            phrase = words.text("phrase-tenpai", waits=phrase)
    leads = with_able(phrase, side, words)
    return words.text("phrase-compared", tile=words.tile(side.cut), leads=leads)


def _text(asked: Asked, sides: Sequence[Side]) -> Iterator[str]:
    words = asked.words
    kinds = {frozenset(it.tile for it in side.tiles if it.left) for side in sides}
    if any(_only(side, sides) for side in sides):
        yield words.text("text-compare-gold")
    elif len(kinds) == 1:
        yield words.text("text-compare-same")
    yield from red_text(sides, words)
    if any(side.good is not None for side in sides):
        yield words.text("text-compare-good")
    paying = next((side.waits for side in sides if side.waits and side.pays), None)
    if paying is not None:
        yield from range_text(paying, asked)
    yield from table_text(asked)


COMPARE: Final = Feature(
    CompareQuestion,
    answer_compare,
    *(PLACE, write_compared, read_waits_wire),
    selects=HAND_SELECTS,
)
