"""The answer to /agari: every reading of a complete hand, the winning tile marked in each."""

from dataclasses import replace
from typing import Final

from bot.ask.feature import Command, Feature, Setting
from bot.ask.selects import HAND_SELECTS
from bot.ask.waits.discards import discards_page
from bot.ask.waits.page import waits_page
from bot.ask.waits.question import WaitsQuestion
from bot.pages.page import Label, Page, Row, Size, Tone
from bot.pages.parts import (
    Asked,
    go_to,
    hand_with_norths,
    page_buttons,
    page_for,
    paged,
    seen_text,
    tile_select,
)
from bot.pages.reading import (
    drawn_tile,
    found_text,
    order_buttons,
    order_text,
    reading_cells,
    with_sign,
)
from bot.typed.circumstances import is_whole
from bot.typed.hand_question import hand_of
from bot.words import Words
from engine import Hand, Reading, WaitReading, decompose, waits
from engine.tiles import KIND_OF

from .question import PLACE, AgariQuestion, AgariTyped, read_agari, read_agari_wire, write_agari
from .scored import LARGE_ROWS, won_page

Ways = dict[Reading, list[WaitReading]]
"""The ways in which the winning tile completes each reading."""


def answer_agari(query: AgariQuestion, setting: Setting) -> Page:
    """Answer with every reading, or with what the hand lacks."""
    asked = Asked(query, hand_of(query), setting.words, setting.fits)
    readings = decompose(asked.hand, asked.query.order) if asked.hand.has_drawn_size else ()
    if not readings:
        drawn = asked.hand.has_drawn_size
        page = discards_page(asked) if drawn else waits_page(asked, setting.rates)
        title = asked.words.text("title-incomplete", lacks=page.title)
        return replace(page, title=title)
    if is_whole(asked.hand):
        return won_page(asked)
    return _unpriced_page(asked, readings)


def _unpriced_page(asked: Asked, readings: tuple[Reading, ...]) -> Page:
    """Show the readings of a short hand, which no game pays for."""
    words, ways = asked.words, winning_ways(asked.hand)
    head = hand_with_norths(asked, winning=True)
    size = Size.LARGE if len(readings) <= LARGE_ROWS else Size.SMALL
    numbered = list(enumerate(readings, start=1))
    rows = [_reading_row(number, it, ways[it][0], asked, size) for number, it in numbered]
    asked, shown, pages = paged(asked, (head,), rows)
    lines = [_reading_line(at + 1, ways[readings[at]], words) for at in shown]
    if len(readings) > 1:
        lines = [
            with_sign(line, readings[at], words) for line, at in zip(lines, shown, strict=True)
        ]
    return page_for(
        asked,
        Tone.COMPLETE,
        words.text("title-complete", readings=len(readings)),
        [head, *(rows[at] for at in shown)],
        [
            *order_text(asked, len(readings)),
            "\n".join(lines),
            *found_text(readings, words),
            *seen_text(asked),
            words.text("line-unpriced"),
        ],
        buttons=(
            *order_buttons(asked, len(readings)),
            *page_buttons(asked, pages),
            go_to(asked, WaitsQuestion, "waits", words.text("button-discards")),
        ),
        selects=tile_select(asked, "win", asked.hand.concealed, {}),
    )


def winning_ways(hand: Hand) -> Ways:
    """Return the ways in which the drawn tile completes each reading of a complete hand."""
    drawn = drawn_tile(hand)
    ways: Ways = {}
    for wait in waits(hand.without(drawn)).waits:
        if wait.tile == KIND_OF[drawn]:
            for way in wait.readings:
                ways.setdefault(way.reading, []).append(way)
    return ways


def _reading_row(number: int, reading: Reading, way: WaitReading, asked: Asked, size: Size) -> Row:
    label = Label(str(number), spoken=asked.words.text("spoken-reading", number=number))
    return Row((label, *reading_cells(reading, way.group, asked.hand)), size)


def _reading_line(number: int, ways: list[WaitReading], words: Words) -> str:
    """Name what the winning tile does in a reading."""
    shapes = dict.fromkeys(words.named("shape", way.shape) for way in ways)
    return words.text("line-reading", number=number, shapes=words.one_of(shapes))


AGARI: Final = Feature(
    AgariQuestion,
    answer_agari,
    *(PLACE, write_agari, read_agari_wire),
    command=Command("agari", AgariTyped, read_agari),
    selects=HAND_SELECTS,
)
