"""The answer to *Show ways*: the blocks of a hand, and under them each way to split a compound."""

from typing import Final

from bot.ask.feature import Feature, Setting
from bot.pages.alt_text import alt_text
from bot.pages.block_row import block_rows, way_row, ways_lines
from bot.pages.page import Button, ButtonKind, Page, Row, Tone
from bot.pages.parts import hand_row, share_and_delete
from bot.typed.hand_question import hand_of, turned
from bot.typed.rules import rules_of
from engine import blocks

from .question import WaitsQuestion
from .ways_question import PLACE, WaysQuestion, read_ways_wire, write_ways

MOST_ROWS: Final = 8
"""Ways that are drawn, of all compounds together; more would not be compared."""


def ways_page(query: WaysQuestion, setting: Setting) -> Page:
    """Draw the blocks of a hand and the ways to split what can be split in several."""
    words, hand, rules = setting.words, hand_of(query), rules_of(query.rules)
    compounds = [part for part in blocks(hand, rules=rules).parts if part.is_tie]
    ways = [way_row(way, words) for part in compounds for way in part.ways][:MOST_ROWS]
    rows: tuple[Row, ...] = (hand_row(hand), *block_rows(hand, rules, words), *ways)
    while len(rows) > 1 and not setting.fits(rows):
        rows = rows[:-1]
    lines = [line for part in compounds for line in ways_lines(part, words)]
    return Page(
        query=query,
        tone=Tone.NOTEN,
        title=words.text("title-ways"),
        picture=rows,
        alt=alt_text(rows, words),
        text=("\n".join(lines) or words.text("text-ways-none"),),
        hand=query.hand,
        buttons=(
            Button(
                "waits",
                ButtonKind.GO,
                words.text("button-waits"),
                turned(query, WaitsQuestion),
            ),
            *share_and_delete(query, words),
        ),
        private=query.private,
    )


WAYS: Final = Feature(WaysQuestion, ways_page, *(PLACE, write_ways, read_ways_wire))
