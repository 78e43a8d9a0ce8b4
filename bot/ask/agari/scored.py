"""The answer to /agari on a whole hand: what it is worth and why, reading by reading."""

from dataclasses import replace
from typing import Final

from bot.ask.waits.question import WaitsQuestion
from bot.pages.page import Break, Button, Label, Page, Row, Size, Style, Tiles, Tone
from bot.pages.parts import (
    Asked,
    dealer_button,
    dora_rows,
    go,
    go_to,
    hand_with_norths,
    page_for,
    paged,
    seen_text,
    tile_select,
)
from bot.pages.reading import found_text, order_buttons, reading_cells, with_dora, with_sign
from bot.pages.rule_names import rules_select
from bot.pages.score_text import (
    difference_text,
    dora_kinds,
    fu_text,
    is_fixed,
    is_split,
    no_yaku_text,
    paid_phrase,
    payment_text,
    price_phrase,
    situation_text,
    won_title,
    yaku_text,
)
from bot.typed.circumstances import win_for, with_riichi, won_by
from bot.words import Words
from engine import By, Order, Score, ScoredReading, decompose, score

from .rule_differences import badge_text

LARGE_ROWS: Final = 2
"""Readings that are drawn in large tiles; more are drawn small, so that a phone shows them all."""


def won_page(asked: Asked) -> Page:
    """Show every reading with its price, the dearest first, and one of them in detail."""
    words = asked.words
    result = score(asked.hand, win_for(asked.query.won, asked.hand), asked.rules)
    readings = in_order(result, asked.query.order)
    detailed = min(asked.query.page, len(readings) - 1)
    asked = replace(asked, query=replace(asked.query, page=detailed))
    head = (*dora_rows(result.win, words), _hand_row(asked, result))
    rows = _reading_rows(readings, asked, result)
    shown = _rows_with(detailed, asked, head, rows)
    best = readings[0]
    return page_for(
        asked,
        Tone.COMPLETE if best.wins else Tone.WARNING,
        _title(best, result, words),
        [*head, *(rows[at] for at in shown)],
        [
            *_detail_text(asked, result, readings, detailed),
            *_others_text(readings, detailed, shown, words),
            *found_text([it.reading for it in readings], words),
            *badge_text(result, asked),
            situation_text(result, words),
            *seen_text(asked),
        ],
        buttons=_buttons(asked, result, readings),
        selects=(
            *tile_select(asked, "win", asked.hand.concealed, {}),
            rules_select(asked.query, asked.words),
        ),
    )


def _title(best: ScoredReading, result: Score, words: Words) -> str:
    """Say what the hand is paid and for what, and the honba that are on top."""
    honba = result.win.honba if best.wins else 0
    on_top = (words.text("fact-honba", honba=honba),) if honba else ()
    return words.text("joint-facts").join((won_title(best, words), *on_top))


def in_order(result: Score, order: Order) -> list[ScoredReading]:
    """Return the reading that counts, then the others, the dearest first.

    Of those that pay the same the order decides which comes first.
    """
    places = {reading: at for at, reading in enumerate(decompose(result.hand, order))}
    first, *rest = result.readings
    return [first, *sorted(rest, key=lambda it: (-it.price.points, places[it.reading]))]


def _hand_row(asked: Asked, result: Score) -> Row:
    row, dora = hand_with_norths(asked, winning=True), dora_kinds(result)
    cells = (with_dora(cell, dora) if isinstance(cell, Tiles) else cell for cell in row.cells)
    return row._replace(cells=tuple(cells))


def _reading_rows(readings: list[ScoredReading], asked: Asked, result: Score) -> list[Row]:
    """Draw each reading under its number and its points, which are as large as a phone needs."""
    size = Size.LARGE if len(readings) <= LARGE_ROWS else Size.SMALL
    dora, words = dora_kinds(result), asked.words
    return [
        Row(
            (
                Label(str(number), spoken=words.text("spoken-reading", number=number)),
                _price_label(it, words, counts=number == 1),
                Break(),
                *reading_cells(it.reading, it.group, asked.hand, dora),
            ),
            size,
            labels=Size.LARGE,
        )
        for number, it in enumerate(readings, start=1)
    ]


def _price_label(reading: ScoredReading, words: Words, *, counts: bool) -> Label:
    if not reading.wins:
        return Label(words.text("label-no-yaku"), Style.NONE)
    style = Style.GOOD if counts else Style.PLAIN
    price = reading.price
    paid = paid_phrase(price, words)
    return Label(paid if is_split(price) else words.text("label-points", points=paid), style)


def _rows_with(detailed: int, asked: Asked, head: tuple[Row, ...], rows: list[Row]) -> range:
    """Return the page of rows on which the reading shown in detail is."""
    for page in range(len(rows)):
        on_page = replace(asked, query=replace(asked.query, page=page))
        _, shown, _ = paged(on_page, head, rows)
        if detailed in shown:
            return shown
    raise ValueError(f"there is no reading {detailed}")


def _detail_text(
    asked: Asked, result: Score, readings: list[ScoredReading], detailed: int
) -> tuple[str, ...]:
    """Say of one reading how it is read, its yaku, its fu and who pays."""
    words, reading = asked.words, readings[detailed]
    shape = words.named("shape", reading.shape)
    line = words.text("line-detail", number=detailed + 1, shape=shape)
    text = (
        with_sign(line, reading.reading, words) if len(readings) > 1 else line,
        *yaku_text(reading, words),
        *fu_text(reading, words),
        *payment_text(reading, asked.query.won, words),
    )
    if not reading.wins:
        text = (*text, no_yaku_text(result, words))
    if detailed:
        text = (*text, _beside(reading, readings[0], words))
    return ("\n".join(text),)


def _others_text(
    readings: list[ScoredReading], detailed: int, shown: range, words: Words
) -> tuple[str, ...]:
    """Say of the other readings what they would have been worth beside the one that counts."""
    best = readings[0]
    lines = [
        with_sign(
            words.text(
                "line-other",
                number=at + 1,
                shape=words.named("shape", readings[at].shape),
                price=_beside(readings[at], best, words) if at else price_phrase(best, words),
            ),
            readings[at].reading,
            words,
        )
        for at in shown
        if at != detailed
    ]
    return ("\n".join(lines),) if lines else ()


def _beside(reading: ScoredReading, best: ScoredReading, words: Words) -> str:
    """Compare a reading with the one that counts: "3900 instead of 12000: −2 sanankou"."""
    if not reading.wins:
        return words.text("phrase-no-yaku")
    difference = difference_text(reading, best, words)
    if reading.price.points == best.price.points:
        rounded = reading.fu_sum != best.fu_sum and not is_fixed(best)
        if rounded and not difference:
            difference = words.text("phrase-same-rounded")
        if not difference:
            return words.text("phrase-same")
        return words.text("phrase-same-but", difference=difference)
    return words.text(
        "phrase-instead",
        points=paid_phrase(reading.price, words),
        best=paid_phrase(best.price, words),
        difference=difference,
    )


def _buttons(asked: Asked, result: Score, readings: list[ScoredReading]) -> tuple[Button, ...]:
    """Offer the same hand won otherwise, the next reading, an order that differs, the discards."""
    words, won = asked.words, asked.query.won
    other = By.RON if won.by is By.TSUMO else By.TSUMO
    buttons = [
        go(asked, "by", words.named("button", other), won=won_by(won, other), page=0),
        dealer_button(asked),
    ]
    if asked.hand.is_closed:
        label = words.text("button-no-riichi" if won.riichi else "button-riichi")
        changed = with_riichi(won, 0 if won.riichi else 1)
        buttons.insert(1, go(asked, "riichi", label, won=changed, page=0))
    if len(readings) > 1:
        after = (asked.query.page + 1) % len(readings)
        buttons.append(go(asked, "next", words.text("button-next-reading"), page=after))
    label = words.text("button-discards")
    buttons.append(go_to(asked, WaitsQuestion, "waits", label))
    (other_order,) = set(Order) - {asked.query.order}
    if in_order(result, other_order) != readings:
        buttons[-1:-1] = order_buttons(asked, len(readings))
    return tuple(buttons)
