"""The answer to /waits on a hand of 3n+2 tiles that no cut makes tenpai: what each accepts."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from operator import attrgetter
from typing import Final

from bot.pages.block_row import block_rows, cut_reason
from bot.pages.cut_table import (
    KAN_WIDTH,
    LABEL_WIDTH,
    Line,
    closed_kans,
    compare_select,
    cut_row,
    kan_row,
    paged_cuts,
)
from bot.pages.page import Label, Page, Row, Select, Style, Tone
from bot.pages.parts import (
    Asked,
    hand_rows,
    how_many_named,
    page_buttons,
    page_for,
    table_text,
    tile_select,
)
from bot.pages.with_yaku import is_barren, red_text, tiles_label, with_able
from bot.pages.yaku_ahead import ahead_of, ahead_phrase
from bot.words import Words
from engine import DiscardUkeire, Tile, discards, dora_of, ukeire
from engine.copies import COPIES
from engine.facts import improvements
from engine.tiles import KIND_OF

from .noten import forms_text, gloss_text, improved_phrase, marked_tiles, shanten_label, ways_button

IMPROVED_CUTS: Final = 2
"""Most cuts of which the improvements are named: they cost more than all the rest."""

MOST_NAMED: Final = 6
"""Most cuts that a title names; a longer list is several lines on a phone."""

AFTER_CUTS: Final = 1000
"""More than the tiles that any hand accepts: a kan that is a step back comes after every cut."""


def noten_discards_page(asked: Asked, most: int) -> Page:
    """Show the discards that bring the hand nearest to tenpai, with what it accepts then.

    A page has at most so many lines of tiles below the hand.
    """
    words = asked.words
    every = discards(asked.hand, seen=asked.seen, rules=asked.rules, winds=asked.winds)
    nearest = [it for it in every if it.shanten == every[0].shanten]
    folds = _folded(nearest)
    kans = _kan_lines(asked, every[0].shanten)
    lines = sorted((*_cut_lines(folds, words), *kans), key=attrgetter("rank"))
    asked, shown, pages = paged_cuts(asked, lines, most)
    return page_for(
        asked,
        Tone.NOTEN,
        _title(nearest, asked),
        (
            *hand_rows(asked),
            *block_rows(asked.hand, asked.rules, words),
            *(line.row() for line in shown),
        ),
        (
            *_reason(nearest, asked),
            *red_text(nearest, words),
            *_good_text(folds, words),
            *yaku_back_text(every, asked),
            *_improvement_text(nearest, asked),
            *forms_text(asked),
            *table_text(asked),
            gloss_text(nearest[0].shanten, words),
        ),
        buttons=(*ways_button(asked), *page_buttons(asked, pages)),
        selects=cut_select(asked, {it.tile: _accepts_phrase(it, words) for it in nearest}),
    )


def cut_select(asked: Asked, phrases: dict[Tile, str]) -> tuple[Select, ...]:
    """Offer every tile to cut, those of the table first with what they leave; and to compare."""
    rest = [tile for tile in asked.hand.concealed if tile not in phrases]
    return (*tile_select(asked, "cut", [*phrases, *rest], phrases), *compare_select(asked))


def _folded(discards: Iterable[DiscardUkeire]) -> list[list[DiscardUkeire]]:
    """Put discards together that accept the same tiles: 2m and 3m of 23m beside 56m, say."""
    folds: list[list[DiscardUkeire]] = []
    for discard in discards:
        # Compared and not hashed: the same tiles are the same objects, which compare at once.
        for cuts in folds:
            if replace(cuts[0], tile=discard.tile) == discard:
                cuts.append(discard)
                break
        else:
            folds.append([discard])
    return folds


def tied_names(tiles: Sequence[Tile], asked: Asked) -> list[str]:
    """Name the tiles of cuts that are as good, the dora last and called so: "4s, 7p (dora)"."""
    words, players = asked.words, asked.rules.players
    dora = {dora_of(tile, players=players) for tile in asked.query.won.dora}
    names = {tile: words.tile(tile) for tile in sorted(tiles, key=lambda it: KIND_OF[it] in dora)}
    if len(names) < 2:
        return [*names.values()]
    return [
        words.text("item-cut-dora", tile=name) if KIND_OF[tile] in dora else name
        for tile, name in names.items()
    ]


def _title(nearest: Sequence[DiscardUkeire], asked: Asked) -> str:
    """Name the cuts after which most is accepted."""
    best, words = nearest[0], asked.words
    shanten, left, able = best.shanten, best.left, best.left_with_yaku
    names = tied_names(_widest(nearest), asked)
    number = how_many_named(len(names), MOST_NAMED)
    named = words.text("joint-names").join(names[:number])
    tiles = words.text("phrase-improved", tiles=named, more=len(names) - number)
    if able and any(it.left_with_yaku < it.left for it in nearest):
        return words.text("title-cut-able", tiles=tiles, shanten=str(shanten), left=left, able=able)
    title = words.text("title-cut-noten", tiles=tiles, shanten=str(shanten), left=left)
    return with_able(title, best, words)


def _reason(nearest: Sequence[DiscardUkeire], asked: Asked) -> tuple[str, ...]:
    """Say why the cuts that the title names are made."""
    widest = _widest(nearest)
    cuts = [KIND_OF[tile] for tile in widest[: how_many_named(len(widest), MOST_NAMED)]]
    return cut_reason(asked.hand, cuts[0], asked.rules, asked.words, asked.seen, as_good=cuts)


def _widest(nearest: Sequence[DiscardUkeire]) -> list[Tile]:
    best = nearest[0].left, nearest[0].left_with_yaku
    return [it.tile for it in nearest if (it.left, it.left_with_yaku) == best]


def _cut_lines(folds: Iterable[Sequence[DiscardUkeire]], words: Words) -> Iterator[Line]:
    for cuts in folds:
        tiles = len(cuts[0].tiles) + len(cuts)
        rank = -cuts[0].left_with_yaku, -cuts[0].left
        yield Line(rank, tiles, tiles - 1, partial(_row, cuts, words))


def _row(cuts: Sequence[DiscardUkeire], words: Words) -> Row:
    accepted = cuts[0]
    behind = (Label(words.text("label-no-yaku"), Style.NONE),) if is_barren(accepted) else ()
    cells = marked_tiles(accepted, words)
    return cut_row([it.tile for it in cuts], tiles_label(accepted, words), cells, behind)


def _kan_lines(asked: Asked, nearest: int) -> Iterator[Line]:
    """Draw what each closed kan accepts, the shanten behind it where the kan is a step back."""
    words = asked.words
    for kan, rest in closed_kans(asked.hand):
        after = ukeire(rest, seen=asked.seen, rules=asked.rules, winds=asked.winds)
        label = tiles_label(after, words)
        cells = marked_tiles(after, words)
        back = after.shanten - nearest
        behind = (shanten_label(words, after.shanten),) if back else ()
        row = partial(kan_row, kan, label, cells, behind)
        rank = AFTER_CUTS * back - after.left_with_yaku, AFTER_CUTS - after.left
        yield Line(rank, len(cells) + COPIES, len(cells) + KAN_WIDTH + LABEL_WIDTH, row)


def _accepts_phrase(discard: DiscardUkeire, words: Words) -> str:
    """Say what is accepted in one phrase: "15 tiles, 5 kinds, 8 of them good"."""
    kinds, left = len(discard.tiles), discard.left
    if not discard.good_shapes:
        return with_able(words.text("phrase-accepts", kinds=kinds, left=left), discard, words)
    good = sum(it.left for it in discard.good_shapes)
    phrase = words.text("phrase-accepts-good", kinds=kinds, left=left, good=good)
    return with_able(phrase, discard, words)


def _good_text(folds: Iterable[Sequence[DiscardUkeire]], words: Words) -> tuple[str, ...]:
    """Say what gold counts are, where there are some."""
    return (words.text("text-good-gold"),) if any(cuts[0].good_shapes for cuts in folds) else ()


def _improvement_text(nearest: Sequence[DiscardUkeire], asked: Asked) -> tuple[str, ...]:
    """Name what widens a 1-shanten hand after the best cuts, on the first page."""
    if nearest[0].shanten != 1 or asked.query.page:
        return ()
    lines = [line for cut in nearest[:IMPROVED_CUTS] for line in _improvement_line(cut, asked)]
    return ("\n".join(lines),) if lines else ()


def _improvement_line(cut: DiscardUkeire, asked: Asked) -> Iterator[str]:
    after = asked.hand.without(cut.tile)
    seen = (*asked.seen, cut.tile)
    wider = improvements(after, seen=seen, rules=asked.rules, winds=asked.winds)
    if wider:
        yield asked.words.text(
            "text-cut-improves",
            tile=asked.words.tile(cut.tile),
            improved=improved_phrase(wider, asked.words),
            best=asked.words.tile(wider[0].tile),
            left=wider[0].accepts,
        )


def yaku_back_text(every: Sequence[DiscardUkeire], asked: Asked) -> tuple[str, ...]:
    """Name the nearest cuts that keep a yaku possible where the nearest of all keep none.

    Where no cut keeps one, the yaku that is nearest after the best of them is named.
    """
    words = asked.words
    if not is_barren(every[0]):
        return ()
    able = [it for it in every if not is_barren(it)]
    if not able:
        after = asked.hand.without(every[0].tile)
        ahead = ahead_of(after, every[0].shanten, asked)
        return (ahead_phrase(ahead, words),) if ahead and not ahead.near else ()
    best = able[0]
    equal = [it for it in able if it.shanten == best.shanten]
    widest = [it for it in equal if it.left_with_yaku == best.left_with_yaku]
    tiles = words.one_of(words.tile(it.tile) for it in widest)
    shanten, left = str(best.shanten), best.left_with_yaku
    return (words.text("text-yaku-back", tiles=tiles, shanten=shanten, left=left),)
