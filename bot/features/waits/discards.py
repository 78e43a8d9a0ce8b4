"""The answer to /waits on a hand of 3n+2 tiles: a table of what to cut, best first."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from operator import attrgetter
from typing import Final, NamedTuple

from bot.hand import is_whole, win_of
from bot.pages.block_row import block_rows, cut_reason
from bot.pages.page import Button, Counted, Label, Page, Row, Select, Style, Tone
from bot.pages.parts import (
    Asked,
    dora_rows,
    go_to,
    hand_rows,
    hand_with_norths,
    how_many_named,
    page_buttons,
    page_for,
    seen_text,
    table_text,
    tile_select,
)
from bot.pages.score_text import payment_text, situation_text, won_title
from bot.pages.step import (
    KAN_WIDTH,
    LABEL_WIDTH,
    LINES_A_PAGE,
    Line,
    Step,
    closed_kans,
    compare_select,
    cut_row,
    kan_row,
    paged_cuts,
    shanten_label,
    step_label,
    tenpai_step,
    told_phrase,
    waits_phrase,
)
from bot.pages.wait_prices import NO_YAKU, Range, range_points, range_text
from bot.pages.with_yaku import (
    accepted_cells,
    ahead_of,
    ahead_phrase,
    is_barren,
    red_text,
    tiles_label,
    with_able,
)
from bot.words import Words
from engine import (
    By,
    Discard,
    DiscardUkeire,
    Tile,
    decompose,
    discards,
    dora_of,
    score,
    shanten,
    tenpai_discards,
    ukeire,
    waits,
)
from engine.copies import COPIES
from engine.facts import improvements
from engine.tiles import KIND_OF

from .kita import Kita, kita_of, with_kita
from .page import forms_text, gloss_text, improved_phrase, marked_tiles, ways_button

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
    kans = _noten_kan_lines(asked, every[0].shanten)
    lines = sorted((*_cut_lines(folds, words), *kans), key=attrgetter("rank"))
    head = (*hand_rows(asked), *block_rows(asked.hand, asked.rules, words))
    most = _most_below(head, lines, asked, most)
    asked, shown, pages = paged_cuts(asked, lines, most)
    return page_for(
        asked,
        Tone.NOTEN,
        _noten_title(nearest, asked),
        (*head, *(line.row() for line in shown)),
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


def _most_below(head: Sequence[Row], lines: Sequence[Line], asked: Asked, most: int) -> int:
    """Return how many lines of tiles a picture holds where dora stand above the hand too.

    # 12234445779999m with dora: overlapping blocks are high, and the second page has five cuts.
    """
    if len(head) > HAND_AND_BLOCKS:
        while most > 1 and not _all_fit(head, lines, asked, most):
            most -= 1
    return most


def _all_fit(head: Sequence[Row], lines: Sequence[Line], asked: Asked, most: int) -> bool:
    """Whether every page of a table is within the limits of a picture."""
    page, pages = 0, 1
    while page < pages:
        on_page = replace(asked, query=asked.query.but(page=page))
        _, shown, pages = paged_cuts(on_page, lines, most)
        if not asked.fits((*head, *(line.row() for line in shown))):
            return False
        page += 1
    return True


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
    dora = {dora_of(tile, players=players) for tile in asked.at.dora}
    names = {tile: words.tile(tile) for tile in sorted(tiles, key=lambda it: KIND_OF[it] in dora)}
    if len(names) < 2:
        return [*names.values()]
    return [
        words.text("item-cut-dora", tile=name) if KIND_OF[tile] in dora else name
        for tile, name in names.items()
    ]


def _noten_title(nearest: Sequence[DiscardUkeire], asked: Asked) -> str:
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


def _noten_kan_lines(asked: Asked, nearest: int) -> Iterator[Line]:
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


NAMED_TIES: Final = 3
"""Most cuts that a title names beside the best."""


HAND_AND_BLOCKS: Final = 2
"""Rows that stand above a table of cuts as a rule."""

LINES_IF_COMPLETE: Final = 3
"""Lines of cuts under a hand that is complete: few play on."""


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
    cuts = sorted((tenpai_step(asked, it.waits, it.tile) for it in tenpai), key=_rank)
    # Where every cut leaves furiten, that is said once.
    marks = not readings and (len(cuts) == 1 or not all(it.furiten for it in cuts))
    marked = cuts if marks else [replace(it, furiten=False) for it in cuts]
    head = _complete_head(asked, readings) if readings else _tenpai_head(asked, cuts)
    if readings and asked.at.by is By.RON:  # nobody plays on with a tile won on
        text = (*head.text, *seen_text(asked))
        buttons = _readings_button(asked, readings)
        return page_for(asked, head.tone, head.title, head.rows, text, buttons=buttons)
    lines = (*(_line(it, words) for it in marked), *_tenpai_kan_lines(asked))
    asked, shown, pages = paged_cuts(
        asked,
        sorted(lines, key=attrgetter("rank")),
        LINES_IF_COMPLETE if readings else LINES_A_PAGE,
    )
    phrases = {it.tile: _leaves_phrase(it, words) for it in marked}
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


def _rank(cut: Step) -> tuple[int, int, bool, int, int]:
    """Return its place: the most tiles to win on, then all, furiten last, the dearest of equals."""
    high, low, _ = cut.pays or Range(NO_YAKU, NO_YAKU)
    return -cut.accepts.left_with_yaku, -cut.left, cut.furiten, -high, -low


def _tenpai_head(asked: Asked, cuts: Sequence[Step]) -> Head:
    tone = Tone.WARNING if cuts[0].furiten else Tone.TENPAI
    return Head(tone, _tenpai_title(cuts, asked), hand_rows(asked))


def _complete_head(asked: Asked, readings: int) -> Head:
    """Lead with what a complete hand is worth; a short hand has no price, but readings.

    The last tile is drawn here, so it is a tsumo, of an open hand too, unless a ron was asked for.
    """
    words, row = asked.words, hand_with_norths(asked, winning=True)
    if not is_whole(asked.hand):
        return Head(Tone.COMPLETE, words.text("title-complete", readings=readings), (row,))
    result = score(asked.hand, win_of(asked.at), asked.rules)
    best = result.readings[0]
    title = won_title(best, words)
    if best.wins:
        title = words.text("title-complete-worth", worth=title)
    rows = (*dora_rows(result.win, words), row)
    paid = payment_text(best, result.win, words) if result.win.honba or result.win.sticks else ()
    return Head(Tone.COMPLETE, title, rows, (*paid, situation_text(result, words)))


def _leaves_phrase(cut: Step, words: Words) -> str:
    """Say what a discard waits for, whether it is furiten, and what it pays."""
    return told_phrase(waits_phrase(cut.waits, words), cut, words)


def _tenpai_title(cuts: Sequence[Step], asked: Asked) -> str:
    """Name the best cut, or all as good, and what those pay that leave as many tiles."""
    best, words = cuts[0], asked.words
    ties = [it for it in cuts if _rank(it)[:3] == _rank(best)[:3]]
    equal = [it.tile for it in ties if _rank(it) == _rank(best)]
    if len(equal) == 1:
        phrase = waits_phrase(best.waits, words)
        title = words.text("title-cut-tenpai", tile=words.tile(best.tile), waits=phrase)
    else:
        tiles = words.one_of(tied_names(equal, asked))
        title = words.text("title-cut-tenpai-tie", tiles=tiles, left=best.left)
    title = told_phrase(title, best, words)
    if best.is_barren or best.furiten:
        return title
    return _with_others(title, ties[len(equal) :], words)


def _with_others(title: str, others: Sequence[Step], words: Words) -> str:
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


def _line(cut: Step, words: Words) -> Line:
    tiles = len(cut.waits.waits)
    row = partial(cut_row, (cut.tile,), *_waited(cut, words))
    return Line(_rank(cut), tiles + 1, tiles + LABEL_WIDTH, row, tuple(_name(cut, words)))


def _name(cut: Step, words: Words) -> Iterator[str]:
    if cut.waits.name is not None:
        named = words.named("wait-name", cut.waits.name)
        yield words.text("line-cut-named", tile=words.tile(cut.tile), name=named)


def _waited(step: Step, words: Words) -> tuple[Label, tuple[Counted, ...], tuple[Label, ...]]:
    """Draw how many tiles a tenpai hand waits for, these, and behind them what a ron pays."""
    cells = accepted_cells(step.accepts, (), "", words)
    return tiles_label(step.accepts, words, tenpai=True), cells, step_label(step, words)


def _yaku_text(cuts: Sequence[Step], asked: Asked) -> tuple[str, ...]:
    """Say what red counts are, and where no cut leaves a yaku, which step back keeps one."""
    if not cuts[0].is_barren:
        return red_text((it.accepts for it in cuts), asked.words)
    every = discards(asked.hand, seen=asked.seen, rules=asked.rules, winds=asked.winds)
    return yaku_back_text(every, asked)


def _tenpai_kan_lines(asked: Asked) -> Iterator[Line]:
    """Draw the closed kans after which the hand is tenpai before it draws for them."""
    for kan, rest in closed_kans(asked.hand):
        after = waits(rest, seen=asked.seen, rules=asked.rules)
        if after.waits:
            step = tenpai_step(asked, after)
            row = partial(kan_row, kan, *_waited(step, asked.words))
            tiles = len(after.waits)
            width = tiles + KAN_WIDTH + LABEL_WIDTH
            rank = -step.accepts.left_with_yaku, -after.left, 2
            yield Line(rank, tiles + COPIES, width, row)


def _furiten_text(words: Words, *, complete: bool, marks: bool) -> tuple[str, ...]:
    """Say once that every cut leaves furiten, as every cut from a complete hand does."""
    if complete:
        return (words.text("text-complete-waits"),)
    return () if marks else (words.text("text-all-furiten"),)


def _names_text(shown: Iterable[Line]) -> tuple[str, ...]:
    """Name the waits that have a name."""
    names = [text for line in shown for text in line.text]
    return ("\n".join(names),) if names else ()


def _narrower_text(cuts: Sequence[Step], words: Words) -> tuple[str, ...]:
    """Name the cut that leaves fewer tiles than the best one and pays most, if it pays more."""
    best = cuts[0]
    paying = [it for it in cuts if it.pays is not None and it.left]
    dearest = max(paying, key=attrgetter("pays"), default=best)
    if best.furiten or best.pays is None or dearest.pays is None:
        return ()
    if dearest.pays.high <= best.pays.high or dearest.left == best.left:
        return ()
    leaves = _leaves_phrase(dearest, words)
    return (words.text("text-narrower", tile=words.tile(dearest.tile), leaves=leaves),)


def _range_text(cuts: Iterable[Step], asked: Asked) -> tuple[str, ...]:
    """Explain what a ron pays where some row says it: none does that leaves furiten."""
    paying = next((it for it in cuts if not it.furiten), None)
    return () if paying is None else range_text(paying.waits, asked)


def _readings_button(asked: Asked, readings: int) -> tuple[Button, ...]:
    if not readings:
        return ()
    label = asked.words.text("button-readings", readings=readings)
    return (go_to(asked, "agari", "agari", label, chosen=True),)


def discards_page(asked: Asked) -> Page:
    """Answer a hand with a tile to cut; three players set a north aside before they cut."""
    tenpai: Sequence[Discard] = ()
    if shanten(asked.hand, rules=asked.rules) <= 0:
        tenpai = tenpai_discards(asked.hand, seen=asked.seen, rules=asked.rules)
    kita = kita_of(asked)
    if tenpai:
        return with_kita(tenpai_discards_page(asked, tenpai), kita, asked, len(hand_rows(asked)))
    if kita is None:
        return noten_discards_page(asked, LINES_A_PAGE)
    return _noten_page(asked, kita)


def _noten_page(asked: Asked, kita: Kita) -> Page:
    """Show a page of cuts with so few lines that the first has room for the north set aside.

    # 446p2227888s3344z: the blocks are high, and the north's row takes two lines more.
    """
    first = replace(asked, query=asked.query.but(page=0))
    above = len(hand_rows(asked))
    for most in range(LINES_A_PAGE - kita.lines, 0, -1):
        page = with_kita(noten_discards_page(first, most), kita, first, above)
        if kita.row in page.picture:
            break
    return noten_discards_page(asked, most) if asked.query.page else page
