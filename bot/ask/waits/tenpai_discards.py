"""The answer to /waits on a hand of 3n+2 tiles that is complete, or that a cut makes tenpai."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from operator import attrgetter
from typing import Final, NamedTuple

from bot.ask.agari.question import AgariQuestion
from bot.pages.cut_table import (
    KAN_WIDTH,
    LABEL_WIDTH,
    LINES_A_PAGE,
    Line,
    closed_kans,
    cut_row,
    kan_row,
    paged_cuts,
)
from bot.pages.page import Button, Counted, Label, Page, Row, Style, Tone
from bot.pages.parts import (
    Asked,
    dora_rows,
    go_to,
    hand_rows,
    hand_with_norths,
    page_buttons,
    page_for,
    seen_text,
    table_text,
)
from bot.pages.score_text import payment_text, situation_text, won_title
from bot.pages.wait_prices import (
    NO_YAKU,
    Range,
    range_label,
    range_of,
    range_points,
    range_text,
    with_range,
)
from bot.pages.with_yaku import (
    accepted_by,
    accepted_cells,
    is_barren,
    red_text,
    tiles_label,
    with_able,
)
from bot.typed.circumstances import is_whole, win_for
from bot.words import Words
from engine import (
    By,
    Discard,
    Meld,
    Tile,
    Ukeire,
    Waits,
    decompose,
    discards,
    score,
    waits,
)
from engine.copies import COPIES
from engine.tiles import KIND_OF

from .noten_discards import cut_select, tied_names, yaku_back_text
from .page import waits_phrase

NAMED_TIES: Final = 3
"""Most cuts that a title names beside the best."""


LINES_IF_COMPLETE: Final = 3
"""Lines of cuts under a hand that is complete: few play on."""


class TenpaiCut(NamedTuple):
    """A discard that leaves tenpai, whether furiten as well, and what a ron pays after it.

    ``accepts`` are its waits, of which an open hand can win on some only.
    """

    tile: Tile
    waits: Waits
    accepts: Ukeire
    furiten: bool
    pays: Range | None

    @property
    def rank(self) -> tuple[int, int, bool, int, int]:
        """Its place: the most tiles to win on, then all, furiten last, the dearest of equals."""
        high, low, _ = self.pays or Range(NO_YAKU, NO_YAKU)
        return -self.accepts.left_with_yaku, -self.waits.left, self.furiten, -high, -low


class Head(NamedTuple):
    """The part above the table of cuts: the title, the hand, and its first paragraphs."""

    tone: Tone
    title: str
    rows: tuple[Row, ...]
    text: tuple[str, ...] = ()


def tenpai_discards_page(asked: Asked, tenpai: Iterable[Discard]) -> Page:
    """Show the discards that leave tenpai, after what a complete hand is worth."""
    words = asked.words
    readings = len(decompose(asked.hand))
    cuts = sorted((_cut(it, asked) for it in tenpai), key=attrgetter("rank"))
    marks = not readings and (len(cuts) == 1 or not all(it.furiten for it in cuts))
    head = _complete_head(asked, readings) if readings else _tenpai_head(asked, cuts)
    if readings and asked.query.won.by is By.RON:  # nobody plays on with a tile won on
        text = (*head.text, *seen_text(asked))
        buttons = _readings_button(asked, readings)
        return page_for(asked, head.tone, head.title, head.rows, text, buttons=buttons)
    lines = (*(_line(it, words, marks=marks) for it in cuts), *_kan_lines(asked))
    asked, shown, pages = paged_cuts(
        asked,
        sorted(lines, key=attrgetter("rank")),
        LINES_IF_COMPLETE if readings else LINES_A_PAGE,
    )
    phrases = {it.tile: _leaves_phrase(it, words, marks=marks) for it in cuts}
    return page_for(
        asked,
        head.tone,
        head.title,
        (*head.rows, *(line.row() for line in shown)),
        (
            *head.text,
            *_furiten_text(words, complete=bool(readings), marks=marks),
            *_yaku_text(cuts, asked),
            *_names_text(shown),
            *_narrower_text(cuts, words),
            *_range_text(cuts, asked),
            *(seen_text(asked) if readings else table_text(asked)),
        ),
        buttons=(*_readings_button(asked, readings), *page_buttons(asked, pages)),
        selects=cut_select(asked, phrases),
    )


def _cut(discard: Discard, asked: Asked) -> TenpaiCut:
    """Look at a discard; a tile that it waits for in the river, or cut now, makes it furiten."""
    kinds = {wait.tile for wait in discard.waits.waits}
    gone = (KIND_OF[tile] for tile in (*asked.query.river, discard.tile))
    furiten = not kinds.isdisjoint(gone)
    pays = None if furiten else range_of(discard.waits, asked)
    return TenpaiCut(discard.tile, discard.waits, accepted_by(discard.waits, asked), furiten, pays)


def _tenpai_head(asked: Asked, cuts: Sequence[TenpaiCut]) -> Head:
    tone = Tone.WARNING if cuts[0].furiten else Tone.TENPAI
    return Head(tone, _title(cuts, asked), hand_rows(asked))


def _complete_head(asked: Asked, readings: int) -> Head:
    """Lead with what a complete hand is worth; a short hand has no price, but readings.

    The last tile is drawn here, so it is a tsumo, of an open hand too, unless a ron was asked for.
    """
    words, row = asked.words, hand_with_norths(asked, winning=True)
    if not is_whole(asked.hand):
        return Head(Tone.COMPLETE, words.text("title-complete", readings=readings), (row,))
    result = score(asked.hand, win_for(asked.query.won, asked.hand), asked.rules)
    best = result.readings[0]
    title = won_title(best, words)
    if best.wins:
        title = words.text("title-complete-worth", worth=title)
    rows = (*dora_rows(result.win, words), row)
    paid = payment_text(best, result.win, words) if result.win.honba or result.win.sticks else ()
    return Head(Tone.COMPLETE, title, rows, (*paid, situation_text(result, words)))


def _leaves_phrase(cut: TenpaiCut, words: Words, *, marks: bool) -> str:
    """Say what a discard waits for, whether it is furiten, and what it pays."""
    phrase = with_able(waits_phrase(cut.waits, words), cut.accepts, words)
    if cut.furiten:
        return words.text("phrase-furiten", waits=phrase) if marks else phrase
    return phrase if is_barren(cut.accepts) else with_range(phrase, cut.pays, words)


def _title(cuts: Sequence[TenpaiCut], asked: Asked) -> str:
    """Name the best cut, or all as good, and what those pay that leave as many tiles."""
    best, words = cuts[0], asked.words
    ties = [it for it in cuts if it.rank[:3] == best.rank[:3]]
    equal = [it.tile for it in ties if it.rank == best.rank]
    if len(equal) == 1:
        phrase = waits_phrase(best.waits, words)
        title = words.text("title-cut-tenpai", tile=words.tile(best.tile), waits=phrase)
    else:
        tiles = words.one_of(tied_names(equal, asked))
        title = words.text("title-cut-tenpai-tie", tiles=tiles, left=best.waits.left)
    title = with_able(title, best.accepts, words)
    if is_barren(best.accepts):
        return title
    if best.furiten:
        return words.text("phrase-furiten", waits=title)
    return _with_others(with_range(title, best.pays, words), ties[len(equal) :], words)


def _with_others(title: str, others: Sequence[TenpaiCut], words: Words) -> str:
    """Add to a title what the cuts pay that leave as many tiles: "(cut 1s: 1300)"."""
    paying = [it.pays for it in others if it.pays is not None]
    if not paying:
        return title
    pays = Range(max(it.high for it in paying), min(it.low for it in paying))
    points = range_points(pays, words)
    if len(set(paying)) == 1 and len(others) <= NAMED_TIES:
        tiles = words.one_of(words.tile(it.tile) for it in others)
        said = words.text("item-pays", tiles=tiles, points=points)
    else:
        said = words.text("item-others-pay", points=points)
    return words.text("title-others-pay", title=title, others=said)


def _line(cut: TenpaiCut, words: Words, *, marks: bool) -> Line:
    row = partial(_row, cut, words, marks=marks)
    tiles = len(cut.waits.waits)
    return Line(cut.rank, tiles + 1, tiles + LABEL_WIDTH, row, tuple(_name(cut, words)))


def _name(cut: TenpaiCut, words: Words) -> Iterator[str]:
    if cut.waits.name is not None:
        named = words.named("wait-name", cut.waits.name)
        yield words.text("line-cut-named", tile=words.tile(cut.tile), name=named)


def _row(cut: TenpaiCut, words: Words, *, marks: bool) -> Row:
    """Draw what a discard waits for, behind it what a ron pays or that there can be none."""
    behind = range_label(cut.waits, cut.pays, words)
    if cut.furiten and marks:
        behind = (Label(words.text("label-furiten"), Style.NONE),)
    return cut_row((cut.tile,), *_waited(cut.accepts, words), behind)


def _waited(found: Ukeire, words: Words) -> tuple[Label, tuple[Counted, ...]]:
    """Draw how many tiles a tenpai hand waits for, and these."""
    return tiles_label(found, words, tenpai=True), accepted_cells(found, (), "", words)


def _yaku_text(cuts: Sequence[TenpaiCut], asked: Asked) -> tuple[str, ...]:
    """Say what red counts are, and where no cut leaves a yaku, which step back keeps one."""
    if not is_barren(cuts[0].accepts):
        return red_text((it.accepts for it in cuts), asked.words)
    every = discards(asked.hand, seen=asked.seen, rules=asked.rules, winds=asked.winds)
    return yaku_back_text(every, asked)


def _kan_lines(asked: Asked) -> Iterator[Line]:
    """Draw the closed kans after which the hand is tenpai before it draws for them."""
    for kan, rest in closed_kans(asked.hand):
        after = waits(rest, seen=asked.seen, rules=asked.rules)
        if after.waits:
            row = partial(_kan_row, kan, after, asked)
            tiles = len(after.waits)
            width = tiles + KAN_WIDTH + LABEL_WIDTH
            rank = -accepted_by(after, asked).left_with_yaku, -after.left, 2
            yield Line(rank, tiles + COPIES, width, row)


def _kan_row(kan: Meld, after: Waits, asked: Asked) -> Row:
    """Draw what a kan waits for, behind it what a ron pays, as behind a cut."""
    words = asked.words
    behind: tuple[Label, ...] = (Label(words.text("label-furiten"), Style.NONE),)
    if not {wait.tile for wait in after.waits} & {*asked.query.river}:
        behind = range_label(after, range_of(after, asked), words)
    return kan_row(kan, *_waited(accepted_by(after, asked), words), behind)


def _furiten_text(words: Words, *, complete: bool, marks: bool) -> tuple[str, ...]:
    """Say once that every cut leaves furiten, as every cut from a complete hand does."""
    if complete:
        return (words.text("text-complete-waits"),)
    return () if marks else (words.text("text-all-furiten"),)


def _names_text(shown: Iterable[Line]) -> tuple[str, ...]:
    """Name the waits that have a name."""
    names = [text for line in shown for text in line.text]
    return ("\n".join(names),) if names else ()


def _narrower_text(cuts: Sequence[TenpaiCut], words: Words) -> tuple[str, ...]:
    """Name the cut that leaves fewer tiles than the best one and pays most, if it pays more."""
    best = cuts[0]
    paying = [it for it in cuts if it.pays is not None and it.waits.left]
    dearest = max(paying, key=attrgetter("pays"), default=best)
    if best.furiten or best.pays is None or dearest.pays is None:
        return ()
    if dearest.pays.high <= best.pays.high or dearest.waits.left == best.waits.left:
        return ()
    leaves = _leaves_phrase(dearest, words, marks=True)
    return (words.text("text-narrower", tile=words.tile(dearest.tile), leaves=leaves),)


def _range_text(cuts: Iterable[TenpaiCut], asked: Asked) -> tuple[str, ...]:
    """Explain what a ron pays where some row says it: none does that leaves furiten."""
    paying = next((it for it in cuts if not it.furiten), None)
    return () if paying is None else range_text(paying.waits, asked)


def _readings_button(asked: Asked, readings: int) -> tuple[Button, ...]:
    if not readings:
        return ()
    label = asked.words.text("button-readings", readings=readings)
    return (go_to(asked, AgariQuestion, "agari", label, chosen=True),)
