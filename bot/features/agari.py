"""/agari: how a complete hand is read, and what it is worth; what one lacks that is not."""

from dataclasses import dataclass, replace
from typing import Final

from bot.codec import HAND
from bot.feature import Feature
from bot.hand import HAND_CHOICES, Question, check_won, is_whole, win_of, with_riichi, won_by
from bot.options import (
    ExtrasText,
    HandText,
    NorthsAside,
    Options,
    ReadingOrder,
    RulesText,
    TilesText,
    Wind,
    WinText,
    WonBy,
)
from bot.pages.page import Break, Button, Label, Page, Row, Size, Style, Tiles, Tone
from bot.pages.parts import (
    Asked,
    dealer_button,
    dora_rows,
    go,
    go_to,
    hand_with_norths,
    page_buttons,
    page_for,
    paged,
    rules_select,
    seen_text,
    tile_select,
)
from bot.pages.reading import (
    drawn_tile,
    found_text,
    order_buttons,
    order_text,
    reading_cells,
    with_dora,
    with_sign,
)
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
from bot.read.table import read_situation
from bot.words import Words
from engine import (
    By,
    Hand,
    Order,
    Price,
    Reading,
    Rules,
    Score,
    ScoredReading,
    WaitReading,
    WinError,
    decompose,
    score,
    waits,
)
from engine.rules import Renhou, SanmaTsumo, presets_for
from engine.scoring import check_rules
from engine.tiles import KIND_OF

from .waits.discards import discards_page
from .waits.page import waits_page

SWITCHES: Final = (
    "red_fives", "open_tanyao", "ippatsu", "ura_dora", "kan_dora", "kan_ura", "kiriage",
    "double_wind_fu", "kazoe", "double_yakuman", "stacked_yakuman", "rinshan_tsumo_fu", "renhou",
    "renhou_strict", "north_value", "sanma_tsumo", "tenhou_any_tile",
)  # fmt: skip
"""The switches that can decide what a win is paid."""


def badge_text(result: Score, asked: Asked) -> tuple[str, ...]:
    """Name the rule sets by which this very win is paid otherwise, with the switch that does it."""
    words, here = asked.words, _points(_price(result, result.rules))
    groups: dict[tuple[str, str], list[str]] = {}
    for name, rules in presets_for(result.rules.players).items():
        there = _price(result, rules)
        if _points(there) != here:
            paid = words.text("phrase-no-yaku") if there is None else paid_phrase(there, words)
            if not _knows(result, rules):
                paid = words.text("phrase-no-win")
            key = paid, _why(result, rules, _points(there), words)
            groups.setdefault(key, []).append(words.named("rules", name))
    if not groups:
        return ()
    lines = [_line(paid, why, names, words) for (paid, why), names in groups.items()]
    return (words.text("text-badge", rules=words.text("joint-badge").join(lines)),)


def _knows(result: Score, rules: Rules) -> bool:
    """Whether there is such a win by these rules: some let nobody rob a closed kan."""
    try:
        check_rules(result.hand, result.win, rules)
    except WinError:
        return False
    return True


def _price(result: Score, rules: Rules) -> Price | None:
    """Return what these rules pay; None for nothing, and for a win that they do not know."""
    if not _knows(result, rules):
        return None
    best = score(result.hand, result.win, rules).best
    return None if best is None else best.price


def _points(price: Price | None) -> int:
    return 0 if price is None else price.points


def _why(result: Score, rules: Rules, points: int, words: Words) -> str:
    """Name the one switch that alone makes the difference, as it is there, or "" for several."""
    for name in SWITCHES:
        value = getattr(rules, name)
        if value != getattr(result.rules, name) and (
            _points(_price(result, replace(result.rules, **{name: value}))) == points
        ):
            return words.named("switch", name, on=_number(value))
    return ""


def _number(value: int | Renhou | SanmaTsumo) -> int:
    """Return the number that a sentence about a switch is told: 0 where it is off."""
    if isinstance(value, SanmaTsumo):
        return int(value is SanmaTsumo.BISECTION)
    return int(value is not Renhou.NONE) if isinstance(value, Renhou) else int(value)


def _line(paid: str, why: str, names: list[str], words: Words) -> str:
    rules = words.text("joint-names").join(names)
    if not why:
        return words.text("item-badge", rules=rules, points=paid)
    return words.text("item-badge-why", rules=rules, points=paid, why=why)


LARGE_ROWS: Final = 2
"""Readings that are drawn in large tiles; more are drawn small, so that a phone shows them all."""


def won_page(asked: Asked) -> Page:
    """Show every reading with its price, the dearest first, and one of them in detail."""
    words = asked.words
    result = score(asked.hand, win_of(asked.at), asked.rules)
    readings = in_order(result, asked.query.order)
    detailed = min(asked.query.page, len(readings) - 1)
    asked = replace(asked, query=asked.query.but(page=detailed))
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
        on_page = replace(asked, query=asked.query.but(page=page))
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
        *payment_text(reading, asked.at, words),
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
    words, won = asked.words, asked.at
    other = By.RON if won.by is By.TSUMO else By.TSUMO
    buttons = [
        go(asked, "by", words.named("button", other), situation=won_by(won, other), page=0),
        dealer_button(asked),
    ]
    if asked.hand.is_closed:
        label = words.text("button-no-riichi" if won.riichi else "button-riichi")
        changed = with_riichi(won, 0 if won.riichi else 1)
        buttons.insert(1, go(asked, "riichi", label, situation=changed, page=0))
    if len(readings) > 1:
        after = (asked.query.page + 1) % len(readings)
        buttons.append(go(asked, "next", words.text("button-next-reading"), page=after))
    label = words.text("button-discards")
    buttons.append(go_to(asked, "waits", "waits", label))
    (other_order,) = set(Order) - {asked.query.order}
    if in_order(result, other_order) != readings:
        buttons[-1:-1] = order_buttons(asked, len(readings))
    return tuple(buttons)


Ways = dict[Reading, list[WaitReading]]
"""The ways in which the winning tile completes each reading."""


def answer_agari(asked: Asked) -> Page:
    """Answer with every reading, or with what the hand lacks."""
    readings = decompose(asked.hand, asked.query.order) if asked.hand.has_drawn_size else ()
    if not readings:
        drawn = asked.hand.has_drawn_size
        page = discards_page(asked) if drawn else waits_page(asked, asked.rates)
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
            go_to(asked, "waits", "waits", words.text("button-discards")),
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


@dataclass(frozen=True, slots=True)
class AgariOptions(Options):
    """The options of /agari."""

    hand: HandText
    win: WinText = ""
    by: WonBy = None
    seat: Wind = None
    round: Wind = None
    dora: TilesText = ""
    kita: NorthsAside = 0
    extras: ExtrasText = ""
    order: ReadingOrder = Order.SEQUENCE
    rules: RulesText = ""
    private: bool = False

    def read(self, rules: str = "") -> Question:
        """Read a win."""
        at = read_situation(self, rules)
        return Question("agari", at, order=self.order, private=self.private)


AGARI: Final = Feature(
    "agari", HAND, answer_agari, AgariOptions, selects=HAND_CHOICES, check=check_won
)
