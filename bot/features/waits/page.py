"""The answer to /waits on a hand of 3n+1 tiles: its waits, or how far it is from tenpai."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.hand import is_whole
from bot.pages.alt_text import alt_text
from bot.pages.block_row import block_rows, blocks_text, has_ways, way_row, ways_lines
from bot.pages.page import Button, ButtonKind, Counted, Label, Page, Row, Select, Style, Tone
from bot.pages.parts import (
    Asked,
    dealer_button,
    go_to,
    hand_row,
    hand_rows,
    how_many_named,
    page_for,
    rules_names,
    share_and_delete,
    table_text,
    tile_select,
    tiles_cell,
)
from bot.pages.step import shanten_label, waits_phrase
from bot.pages.wait_prices import price_rows, price_text, prices, ways_of
from bot.pages.wait_shapes import name_text, shape_text
from bot.pages.with_yaku import (
    accepted_by,
    accepted_cells,
    ahead_of,
    ahead_phrase,
    is_barren,
    red_text,
    tiles_label,
    with_able,
)
from bot.words import Words
from engine import DiscardUkeire, Kind, Ukeire, Waits, blocks, shanten, ukeire, waits
from engine.facts import Accepts, Improvement, improvements
from engine.outlook import RATES, Rates

MOST_ROWS: Final = 8
"""Ways that are drawn, of all compounds together; more would not be compared."""


def ways_page(asked: Asked) -> Page:
    """Draw the blocks of a hand and the ways to split what can be split in several."""
    query, words, hand, rules = asked.query, asked.words, asked.hand, asked.rules
    compounds = [part for part in blocks(hand, rules=rules).parts if part.is_tie]
    ways = [way_row(way, words) for part in compounds for way in part.ways][:MOST_ROWS]
    rows: tuple[Row, ...] = (hand_row(hand), *block_rows(hand, rules, words), *ways)
    while len(rows) > 1 and not asked.fits(rows):
        rows = rows[:-1]
    lines = [line for part in compounds for line in ways_lines(part, words)]
    return Page(
        query=query,
        tone=Tone.NOTEN,
        title=words.text("title-ways"),
        picture=rows,
        alt=alt_text(rows, words),
        text=("\n".join(lines) or words.text("text-ways-none"),),
        hand=asked.at.as_typed,
        buttons=(
            Button("waits", ButtonKind.GO, words.text("button-waits"), query.to("waits")),
            *share_and_delete(query, words),
        ),
        private=query.private,
    )


def ron_rates_text(asked: Asked, found: Waits, table: Rates) -> tuple[str, ...]:
    """Say how likely ron on each wait is in riichi, relative to drawing it.

    Measured among four players at the ``table``, which is named; nothing is said of an open hand,
    nor of a part of one.
    """
    hand = asked.hand
    if not (is_whole(hand) and hand.is_closed and asked.rules.players == 4 and found.left):
        return ()
    by_kind = table.riichi_by_kind(frozenset(asked.at.river))
    tiles_of: dict[float, list[Kind]] = {}
    for wait in found.waits:
        if wait.left:
            tiles_of.setdefault(by_kind[wait.tile], []).append(wait.tile)
    words = asked.words
    rates = words.text("joint-names").join(
        words.text("item-ron-rate", tiles=words.tiles(tiles), rate=words.number(f"{rate:.1f}"))
        for rate, tiles in sorted(tiles_of.items(), reverse=True)
    )
    return (words.named("text-ron-rates", "table" if table == RATES else "own", rates=rates),)


NAMED_IMPROVEMENTS: Final = 8
"""Most improvements that are named; more are counted."""

FORM_NEAR: Final = 2
"""How much farther than the nearest form another may be to be named."""

NEAR: Final = 2
"""The shanten up to which improvements and steps back are named."""


def noten_page(asked: Asked) -> Page:
    """Show what brings the hand nearer, and what widens it."""
    words = asked.words
    found = ukeire(asked.hand, seen=asked.seen, rules=asked.rules, winds=asked.winds)
    title = words.text(
        "title-noten", shanten=str(found.shanten), kinds=len(found.tiles), left=found.left
    )
    return page_for(
        asked,
        Tone.NOTEN,
        with_able(title, found, words),
        (
            *hand_rows(asked),
            *block_rows(asked.hand, asked.rules, words),
            _accepted_row(found, words),
        ),
        (
            *_karaten_text(asked),
            *blocks_text(asked.hand, asked.rules, words),
            *_no_yaku_text(found, asked),
            *_good_text(found, words),
            *_improvement_text(found, asked),
            *forms_text(asked),
            *table_text(asked),
            gloss_text(found.shanten, words),
        ),
        buttons=ways_button(asked),
    )


def gloss_text(shanten: int, words: Words) -> str:
    """Say what the shanten of an answer means: how many tiles it is from ready."""
    return words.text("gloss-shanten", shanten=shanten)


def ways_button(asked: Asked) -> tuple[Button, ...]:
    """Offer the ways to split the compounds of a hand, where it has some."""
    if not has_ways(asked.hand, asked.rules):
        return ()
    return (go_to(asked, "ways", "ways", asked.words.text("button-ways")),)


def forms_text(asked: Asked) -> tuple[str, ...]:
    """Name the shanten of the standard form and of others, where one of these is near."""
    words, far_off = asked.words, shanten(asked.hand, rules=asked.rules)
    found = far_off.by_form
    forms = (
        ("standard", found.standard),
        ("seven_pairs", found.seven_pairs),
        ("thirteen_orphans", found.thirteen_orphans),
    )
    named = [
        words.named("form", name, shanten=str(far))
        for name, far in forms
        if far is not None and (name == "standard" or far <= far_off + FORM_NEAR)
    ]
    if len(named) == 1:
        return ()
    return (words.text("text-forms", forms=words.text("joint-names").join(named)),)


def _accepted_row(found: Ukeire, words: Words) -> Row:
    """Draw the accepted tiles."""
    cells = marked_tiles(found, words)
    return Row((shanten_label(words, found.shanten), tiles_label(found, words), *cells))


def marked_tiles(found: Ukeire | DiscardUkeire, words: Words) -> tuple[Counted, ...]:
    """Draw accepted tiles; those that lead to a good tenpai, and to no yaku, are marked."""
    return accepted_cells(found, found.good_shapes or (), words.text("spoken-good"), words)


def _no_yaku_text(found: Ukeire, asked: Asked) -> tuple[str, ...]:
    """Say that no accepted tile keeps a yaku, with the nearest yaku, or which tiles do not."""
    if not is_barren(found):
        return red_text((found,), asked.words)
    ahead = ahead_of(found.hand, found.shanten, asked)
    return () if ahead is None else (ahead_phrase(ahead, asked.words),)


def _good_text(found: Ukeire, words: Words) -> tuple[str, ...]:
    """Say how many of the accepted tiles lead to a good tenpai, one draw before it."""
    if found.good_shapes is None or is_barren(found):
        return ()
    good = sum(tile.left for tile in found.good_shapes)
    if good in (0, found.left):
        return (words.text("text-good-all" if good else "text-good-none"),)
    return (words.text("text-good", good=good, left=found.left),)


def _improvement_text(found: Ukeire, asked: Asked) -> tuple[str, ...]:
    """Name the tiles that widen a hand near tenpai, and the best of them with its discard."""
    if found.shanten > NEAR:
        return ()
    wider = improvements(asked.hand, seen=asked.seen, rules=asked.rules, winds=asked.winds)
    if not wider:
        return ()
    best, words = wider[0], asked.words
    return (
        words.text(
            "text-improves",
            improved=improved_phrase(wider, words),
            best=words.tile(best.tile),
            cut=words.tile(best.discard),
            left=best.accepts,
        ),
    )


def improved_phrase(wider: Sequence[Improvement], words: Words) -> str:
    """Name the tiles that widen a hand most, and count the rest."""
    named = how_many_named(len(wider), NAMED_IMPROVEMENTS)
    tiles = words.tiles(sorted(better.tile for better in wider[:named]))
    return words.text("phrase-improved", tiles=tiles, more=len(wider) - named)


def _karaten_text(asked: Asked) -> tuple[str, ...]:
    """Say of a hand that is noten by these rules alone where it would be tenpai."""
    if asked.rules.karaten or 4 not in asked.hand.owned:
        return ()
    elsewhere: Waits = waits(asked.hand, rules=replace(asked.rules, karaten=True))
    if not elsewhere.waits:
        return ()
    tiles = asked.words.tiles(wait.tile for wait in elsewhere.waits)
    return (
        asked.words.text(
            "text-no-karaten",
            tiles=tiles,
            rules=rules_names(asked.rules, asked.words, karaten=True),
        ),
    )


def waits_page(asked: Asked, rates: Rates) -> Page:
    """Answer a hand of 3n+1 tiles; ``rates`` are those of ron."""
    found = waits(asked.hand, seen=asked.seen, rules=asked.rules)
    return tenpai_page(asked, found, rates) if found.waits else noten_page(asked)


def tenpai_page(asked: Asked, found: Waits, rates: Rates) -> Page:
    """Show what a tenpai hand waits for, why, and what stands in its way."""
    words = asked.words
    guilty, able = furiten_tiles(asked, found), accepted_by(found, asked)
    ways = ways_of(asked.hand, furiten=bool(guilty), riichi=bool(asked.at.riichi))
    paid = prices(found, asked, ways)
    rows = (
        *hand_rows(asked),
        waits_row(able, words),
        *_furiten_row(guilty, words),
        *price_rows(paid, ways, words),
    )
    text = (
        *((words.text("text-furiten", tiles=words.tiles(guilty)),) if guilty else ()),
        *_gone_text(asked, found),
        *name_text(found, words),
        shape_text(found, words),
        *price_text(paid, ways, asked),
        *(() if guilty else ron_rates_text(asked, found, rates)),
        *table_text(asked),
    )
    return page_for(
        asked,
        Tone.WARNING if guilty or not found.left else Tone.TENPAI,
        words.text(
            "title-furiten" if guilty else "title-tenpai",
            waits=with_able(waits_phrase(found, words), able, words),
        ),
        rows,
        text,
        buttons=(dealer_button(asked),) if paid else (),
        selects=win_select(asked, found),
    )


def waits_row(found: Accepts, words: Words) -> Row:
    """Draw the waits with the copies left of each, in red those that an open hand cannot win on."""
    cells = accepted_cells(found, (), "", words)
    return Row((Label(words.text("label-waits")), tiles_label(found, words, tenpai=True), *cells))


def furiten_tiles(asked: Asked, found: Waits) -> tuple[Kind, ...]:
    """Return the waits that lie in the player's own river."""
    return tuple(wait.tile for wait in found.waits if wait.tile in asked.at.river)


def win_select(asked: Asked, found: Waits) -> tuple[Select, ...]:
    """Offer every wait of which a tile is left: winning on it leads to its readings."""
    words = asked.words
    notes = {wait.tile: words.text("choice-left", left=wait.left) for wait in found.waits}
    tiles = [wait.tile for wait in found.waits if wait.left]
    return tile_select(asked, "win", tiles, notes)


def _furiten_row(guilty: tuple[Kind, ...], words: Words) -> tuple[Row, ...]:
    if not guilty:
        return ()
    label = Label(words.text("label-furiten"), Style.NONE)
    return (Row((label, tiles_cell(guilty))),)


def _gone_text(asked: Asked, found: Waits) -> tuple[str, ...]:
    """Say of which waits no tile is left, and where the player's own four are the reason."""
    words, owned = asked.words, asked.hand.owned
    own = [wait.tile for wait in found.waits if owned[wait.tile] == 4]
    if own:
        rules = rules_names(asked.rules, words, karaten=False)
        return (words.text("text-karaten", tiles=words.tiles(own), rules=rules),)
    gone = [wait.tile for wait in found.waits if not wait.left]
    if not gone:
        return ()
    every = len(gone) == len(found.waits)
    return (words.text("text-all-gone" if every else "text-gone", tiles=words.tiles(gone)),)
