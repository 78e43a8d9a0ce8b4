"""The answer to /agari: every reading of a complete hand, the winning tile marked in each."""

from dataclasses import replace

from engine import (
    KIND_OF,
    ORPHANS,
    Form,
    Group,
    Hand,
    Order,
    Reading,
    Tile,
    WaitReading,
    decompose,
    is_red,
    waits,
)

from .page import Button, Face, Label, Page, Row, Size, Tiles, Tone
from .present_discards import discards_page
from .present_parts import (
    Asked,
    go,
    hand_row,
    meld_cell,
    page_buttons,
    page_for,
    paged,
    seen_text,
    tile_select,
)
from .present_waits import waits_page
from .query import Command
from .words import Words

LARGE_ROWS = 2
"""Readings that are drawn in large tiles; more are drawn small, so that a phone shows them all."""

Ways = dict[Reading, list[WaitReading]]
"""The ways in which the winning tile completes each reading."""


def agari_page(asked: Asked) -> Page:
    """Answer with every reading, or with what the hand lacks."""
    readings = decompose(asked.hand, asked.query.order) if asked.hand.has_drawn_size else ()
    if not readings:
        page = discards_page(asked) if asked.hand.has_drawn_size else waits_page(asked)
        title = asked.words.text("title-incomplete", lacks=page.title)
        return replace(page, title=title)
    return _complete_page(asked, readings)


def _complete_page(asked: Asked, readings: tuple[Reading, ...]) -> Page:
    words, ways = asked.words, winning_ways(asked.hand)
    head = hand_row(asked.hand, winning=True)
    size = Size.LARGE if len(readings) <= LARGE_ROWS else Size.SMALL
    numbered = list(enumerate(readings, start=1))
    rows = [_reading_row(number, it, ways[it][0], asked, size) for number, it in numbered]
    asked, shown, pages = paged(asked, head, rows)
    lines = [_reading_line(*numbered[at], ways[readings[at]], words) for at in shown]
    return page_for(
        asked,
        Tone.COMPLETE,
        words.text("title-complete", readings=len(readings)),
        [head, *(rows[at] for at in shown)],
        [*_order_text(asked, readings), "\n".join(lines), *seen_text(asked)],
        buttons=(
            *_order_buttons(asked, readings),
            *page_buttons(asked, pages),
            go(asked, "waits", words.text("button-discards"), command=Command.WAITS, page=0),
        ),
        selects=tile_select(asked, "win", asked.hand.concealed, {}),
    )


def winning_ways(hand: Hand) -> Ways:
    """Return the ways in which the drawn tile completes each reading of a complete hand."""
    drawn = drawn_tile(hand)
    concealed = list(hand.concealed)
    concealed.remove(drawn)
    ways: Ways = {}
    for wait in waits(Hand(tuple(concealed), hand.melds)).waits:
        if wait.tile == KIND_OF[drawn]:
            for way in wait.readings:
                ways.setdefault(way.reading, []).append(way)
    return ways


def drawn_tile(hand: Hand) -> Tile:
    """Return the drawn tile of a hand that has one."""
    if hand.drawn is None:
        raise ValueError("a hand of 3n+1 tiles has no drawn tile")
    return hand.drawn


def _reading_row(number: int, reading: Reading, way: WaitReading, asked: Asked, size: Size) -> Row:
    label = Label(str(number), spoken=asked.words.text("spoken-reading", number=number))
    return Row((label, *reading_cells(reading, way, asked.hand)), size)


def reading_cells(reading: Reading, way: WaitReading, hand: Hand) -> tuple[Tiles, ...]:
    """Draw the groups of a reading, the winning tile gold in the group that it completes."""
    drawn = drawn_tile(hand)
    rest = list(hand.concealed)
    rest.remove(drawn)
    reds = [tile for tile in rest if is_red(tile)]
    groups = _groups(reading)
    won = next(
        at
        for at, group in enumerate(groups)
        if group == way.group or (way.group not in groups and KIND_OF[drawn] in group)
    )
    cells = [
        _group_cell(group, reds, drawn if at == won else None) for at, group in enumerate(groups)
    ]
    return (*cells, *map(meld_cell, reading.melds))


def _groups(reading: Reading) -> list[Group]:
    """Return the concealed groups with the pair; of thirteen orphans the twelve and the pair."""
    if reading.pair is None:
        return list(reading.groups)
    pair = (reading.pair, reading.pair)
    if reading.form is Form.THIRTEEN_ORPHANS:
        return [tuple(kind for kind in ORPHANS if kind != reading.pair), pair]
    return [*reading.groups, pair]


def _group_cell(group: Group, reds: list[Tile], drawn: Tile | None) -> Tiles:
    """Draw a group; red fives of the hand lie in the first groups that have their five."""
    faces = []
    for kind in group:
        if drawn is not None and KIND_OF[drawn] == kind:
            faces.append(Face(drawn, winning=True))
            drawn = None
            continue
        red = next((tile for tile in reds if KIND_OF[tile] == kind), None)
        if red is not None:
            reds.remove(red)
        faces.append(Face(kind if red is None else red))
    return Tiles(tuple(faces))


def _reading_line(number: int, reading: Reading, ways: list[WaitReading], words: Words) -> str:
    """Name the groups, what the winning tile does there, and which simple search finds it."""
    melds = [meld.group for meld in reading.melds]
    shapes = dict.fromkeys(words.named("shape", way.shape) for way in ways)
    return words.text(
        "line-reading",
        number=number,
        groups=words.text("joint-groups").join(
            words.run(group) for group in (*_groups(reading), *melds)
        ),
        shapes=words.text("joint-or").join(shapes),
        found=words.named("found", _found_by(reading)),
    )


def _found_by(reading: Reading) -> str:
    if reading.form is not Form.STANDARD:
        return str(reading.form)
    if len(reading.greedy) == len(Order):
        return "both"
    return str(reading.greedy[0]) if reading.greedy else "neither"


def _order_text(asked: Asked, readings: tuple[Reading, ...]) -> tuple[str, ...]:
    """Say which groups the list takes first, where there is anything to put in order."""
    if len(readings) < 2:
        return ()
    return (asked.words.named("text-order", asked.query.order),)


def _order_buttons(asked: Asked, readings: tuple[Reading, ...]) -> tuple[Button, ...]:
    """Offer both orders; the one in use is marked."""
    if len(readings) < 2:
        return ()
    return tuple(
        go(
            asked,
            order.value,
            asked.words.named("order", order),
            chosen=order is asked.query.order,
            order=order,
            page=0,
        )
        for order in Order
    )
