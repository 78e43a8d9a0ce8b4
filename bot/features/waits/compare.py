"""The answer to /waits on cuts to compare: side by side what each takes, gives up and pays."""

from collections.abc import Iterable, Iterator, Sequence
from operator import attrgetter
from typing import Final

from bot.pages.page import Label, Page, Row, Size, Tone
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
from bot.pages.step import (
    Step,
    compare_select,
    cut_row,
    shanten_label,
    step_label,
    step_to,
    told_phrase,
    ukeire_of,
)
from bot.pages.wait_prices import range_text
from bot.pages.with_yaku import accepted_cells, red_text, tiles_label
from bot.words import Words
from engine import Kind, Tile, TileLeft, discards
from engine.tiles import KIND_OF

from .kita import kita_of, with_kita

NAMED: Final = 3
"""Cuts that the title names, the best first; a phone cuts longer titles off."""


def answer_compare(asked: Asked) -> Page:
    """Set the cuts side by side, the best first."""
    words, query = asked.words, asked.query
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
            go_to(asked, "waits", "all", asked.words.text("button-all-cuts")),
            *page_buttons(asked, pages),
        ),
        selects=compare_select(asked, query.compared),
    )
    return with_kita(page, kita_of(asked), asked, 1)


def _sides(asked: Asked, compared: Iterable[Tile]) -> Iterator[Step]:
    found = {
        KIND_OF[it.tile]: it
        for it in discards(asked.hand, seen=asked.seen, rules=asked.rules, winds=asked.winds)
    }
    for tile in compared:
        accepts = ukeire_of(asked.hand.without(tile), found[KIND_OF[tile]])
        yield step_to(asked, accepts, tile)


def _rows(side: Step, sides: Sequence[Step], words: Words) -> Iterator[Row]:
    """Draw what a cut takes, and below it what it gives up."""
    yield _row(side, sides, words)
    yield from _given_up_row(side, sides, words)


def _rivals(side: Step, sides: Sequence[Step]) -> list[Step]:
    """Return the other cuts that leave the hand as far: of these the tiles are compared."""
    return [it for it in sides if it is not side and it.shanten == side.shanten]


def _only(side: Step, sides: Sequence[Step]) -> set[Kind]:
    """Return what no rival of a cut takes; nothing where it has none."""
    rivals = _rivals(side, sides)
    taken = {it.tile for rival in rivals for it in rival.accepts.tiles if it.left}
    return {it.tile for it in side.accepts.tiles if it.left} - taken if rivals else set()


def _row(side: Step, sides: Sequence[Step], words: Words) -> Row:
    """Draw what a cut takes; in gold what no other of them takes."""
    only, mark = _only(side, sides), words.text("spoken-only")
    golden = (it for it in side.accepts.tiles if it.tile in only)
    cells = accepted_cells(side.accepts, golden, mark, words)
    label = tiles_label(side.accepts, words, tenpai=not side.shanten)
    return cut_row((side.tile,), label, cells, _behind(side, sides, words))


def _behind(side: Step, sides: Sequence[Step], words: Words) -> Iterator[Label]:
    """Draw what a ron pays, the good shapes, and how far the hand is where they differ."""
    if any(it.shanten != side.shanten for it in sides):
        yield shanten_label(words, side.shanten)
    yield from step_label(side, words)
    if side.accepts.good_shapes is not None:
        yield Label(words.text("label-good-tiles", good=side.good))


def _given_up(side: Step, sides: Sequence[Step]) -> tuple[TileLeft, ...]:
    """Return the tiles that a rival takes and this cut does not."""
    own = {it.tile for it in side.accepts.tiles if it.left}
    lost: dict[Kind, TileLeft] = {}
    for rival in _rivals(side, sides):
        lost |= {it.tile: it for it in rival.accepts.tiles if it.left and it.tile not in own}
    return tuple(lost[kind] for kind in sorted(lost))


def _given_up_row(side: Step, sides: Sequence[Step], words: Words) -> Iterator[Row]:
    lost = _given_up(side, sides)
    if lost:
        label = Label(words.text("label-gives-up"))
        number = Label(words.text("label-tiles", left=sum(it.left for it in lost)))
        cells = counted((it.tile, it.left) for it in lost)
        yield Row((label, number, *cells), Size.SMALL)


def _phrase(side: Step, sides: Sequence[Step], words: Words) -> str:
    """Say a cut in the title: "4s: 4 left, 12000 points", "9m: 2-shanten, 20 tiles"."""
    differ = any(other.shanten != side.shanten for other in sides)
    if side.shanten:
        phrase = words.text("label-tiles", left=side.left)
        if differ:
            phrase = words.text("phrase-shanten-tiles", shanten=str(side.shanten), left=side.left)
    else:
        phrase = words.text("label-left", left=side.left)
        if differ:
            phrase = words.text("phrase-tenpai", waits=phrase)
    leads = told_phrase(phrase, side, words)
    return words.text("phrase-compared", tile=words.tile(side.tile), leads=leads)


def _text(asked: Asked, sides: Sequence[Step]) -> Iterator[str]:
    words = asked.words
    kinds = {frozenset(it.tile for it in side.accepts.tiles if it.left) for side in sides}
    if any(_only(side, sides) for side in sides):
        yield words.text("text-compare-gold")
    elif len(kinds) == 1:
        yield words.text("text-compare-same")
    yield from red_text((it.accepts for it in sides), words)
    if any(side.accepts.good_shapes is not None for side in sides):
        yield words.text("text-compare-good")
    paying = next((side.waits for side in sides if side.pays), None)
    if paying is not None:
        yield from range_text(paying, asked)
    yield from table_text(asked)
