"""The answer to /waits on a hand of 3n+1 tiles: its waits, or how far it is from tenpai."""

from typing import Final

from bot.pages.page import Label, Page, Row, Select, Style, Tone
from bot.pages.parts import (
    Asked,
    dealer_button,
    hand_rows,
    page_for,
    table_text,
    tile_select,
    tiles_cell,
)
from bot.pages.rule_names import rules_names
from bot.pages.wait_prices import price_rows, price_text, prices, ways_of
from bot.pages.wait_shapes import name_text, shape_text
from bot.pages.with_yaku import Accepting, accepted_by, accepted_cells, tiles_label, with_able
from bot.words import Words
from engine import Kind, Waits, waits
from engine.outlook import Rates

from .noten import noten_page
from .ron_rates import ron_rates_text

NAMED_WAITS: Final = 5
"""Most waits that a title names; more are counted."""


def waits_page(asked: Asked, rates: Rates) -> Page:
    """Answer a hand of 3n+1 tiles; ``rates`` are those of ron."""
    found = waits(asked.hand, seen=asked.seen, rules=asked.rules)
    return tenpai_page(asked, found, rates) if found.waits else noten_page(asked)


def tenpai_page(asked: Asked, found: Waits, rates: Rates) -> Page:
    """Show what a tenpai hand waits for, why, and what stands in its way."""
    words = asked.words
    guilty, able = furiten_tiles(asked, found), accepted_by(found, asked)
    ways = ways_of(asked.hand, furiten=bool(guilty), riichi=bool(asked.query.won.riichi))
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


def waits_phrase(found: Waits, words: Words) -> str:
    """Say waits and what is left of them in one phrase: "1m 4m 7m, 9 left"."""
    if len(found.waits) > NAMED_WAITS:
        return words.text("phrase-many-waits", kinds=len(found.waits), left=found.left)
    tiles = words.tiles(wait.tile for wait in found.waits)
    return words.text("phrase-waits", tiles=tiles, left=found.left)


def waits_row(found: Accepting, words: Words) -> Row:
    """Draw the waits with the copies left of each, in red those that an open hand cannot win on."""
    cells = accepted_cells(found, (), "", words)
    return Row((Label(words.text("label-waits")), tiles_label(found, words, tenpai=True), *cells))


def furiten_tiles(asked: Asked, found: Waits) -> tuple[Kind, ...]:
    """Return the waits that lie in the player's own river."""
    return tuple(wait.tile for wait in found.waits if wait.tile in asked.query.river)


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
