"""The answer to /points: the row of the table for han and fu, with its neighbors."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from bot.pages.alt_text import alt_text
from bot.pages.page import Button, ButtonKind, Label, Page, Row, Style, Tone
from bot.pages.parts import share_and_delete
from bot.pages.rule_names import rules_select, rules_text
from bot.questions.query import Query
from bot.typed.circumstances import with_seat
from bot.typed.limits import TALLY_LIMIT
from bot.typed.rules import rules_of
from bot.words import Words
from engine import (
    EAST,
    MANGAN_HAN,
    SOUTH,
    By,
    Limit,
    Price,
    Rules,
    TableRow,
    Worth,
    presets_for,
    table_row,
)

from .rows import asked_row, han_of_limit, row_for, rows_around, steps_from

NOTHING: Final = "–"

SWITCHES: Final = ("kiriage", "kazoe")
"""The switches that decide what han and fu are paid."""

LEARNT: Final = frozenset({20, 25, 110})
"""Fu that some hands have by ron or by tsumo only, each with its reason in the words."""


def points_page(query: Query, worth: Worth, words: Words) -> Page:
    """Answer what a hand of this worth is paid, to the player asked for first."""
    rows = rows_around(query, worth)
    asked = asked_row(rows, worth)
    dealer = query.won.is_dealer
    picture = [*_block(rows, asked, query, words, dealer=dealer)]
    if asked is not None:
        picture += _block((asked,), asked, query, words, dealer=not dealer)
    return Page(
        query=query,
        tone=Tone.HELP if asked is None or not asked.limit else Tone.COMPLETE,
        title=_title(rows, asked, query, words),
        picture=tuple(picture),
        alt=alt_text(tuple(picture), words),
        text=tuple(_text(asked, worth, query, words)),
        buttons=(*_buttons(query, worth, words), *share_and_delete(query, words)),
        selects=(rules_select(query, words),),
        private=query.private,
    )


def _block(
    rows: Iterable[TableRow], asked: TableRow | None, query: Query, words: Words, *, dealer: bool
) -> Iterator[Row]:
    """Draw rows as one player is paid, under what their columns are; the asked one in gold."""
    who = words.text("label-dealer" if dealer else "label-non-dealer")
    rules = rules_of(query.rules)
    yield Row(
        (
            Label(who, Style.TOTAL),
            Label(words.text("by-ron"), Style.TOTAL),
            Label(words.text("by-tsumo"), Style.TOTAL),
        )
    )
    for row in rows:
        style = Style.GOOD if row is asked else Style.PLAIN
        ron, tsumo = _prices(row, dealer=dealer)
        cells = [
            Label(_head(row, rules, words), style),
            _paid_label(By.RON, _ron(ron), style, words),
            _paid_label(By.TSUMO, _tsumo(tsumo, words), style, words),
        ]
        if row.limit and row.worth.fu:
            cells.append(Label(_limit(row, words), style))
        yield Row(tuple(cells))


def _paid_label(by: By, points: str, style: Style, words: Words) -> Label:
    """Draw points alone; read aloud they have their column's name: "ron 7700", "no ron"."""
    if points == NOTHING:
        return Label(points, style, words.text("alt-points-none", by=words.named("by", by)))
    return Label(points, style, words.named("price", by, points=points))


def _prices(row: TableRow, *, dealer: bool) -> tuple[Price | None, Price | None]:
    return (row.dealer_ron, row.dealer_tsumo) if dealer else (row.ron, row.tsumo)


def _ron(price: Price | None) -> str:
    return NOTHING if price is None else str(price.payments.discarder)


def _tsumo(price: Price | None, words: Words) -> str:
    """Say a tsumo as players do: "2000/3900" to a non-dealer, "3900 ALL" to the dealer."""
    if price is None:
        return NOTHING
    paid = price.payments
    if not paid.dealer:
        return words.text("label-tsumo-all", each=str(paid.others))
    return words.text("label-tsumo-split", others=str(paid.others), dealer=str(paid.dealer))


def _head(row: TableRow, rules: Rules, words: Words) -> str:
    """Name a row: "4 han 30 fu", "haneman 6–7 han", "yakuman"."""
    worth = row.worth
    if worth.fu:
        return words.text("phrase-han-fu", han=str(worth.han), fu=str(worth.fu))
    if worth.yakuman:
        return _limit(row, words)
    han = words.text("phrase-han", han=han_of_limit(row, rules))
    return words.text("label-limit", limit=words.named("limit", row.limit), han=han)


def _limit(row: TableRow, words: Words) -> str:
    """Name the limit of a row, "" below mangan."""
    if row.worth.yakuman > 1:
        return words.text("limit-yakuman-times", times=row.worth.yakuman)
    if row.limit is Limit.YAKUMAN and not row.worth.yakuman:
        return words.text("limit-counted-yakuman")
    return words.named("limit", row.limit) if row.limit else ""


def _title(rows: Sequence[TableRow], asked: TableRow | None, query: Query, words: Words) -> str:
    dealer = query.won.is_dealer
    who = words.text("label-dealer" if dealer else "label-non-dealer")
    if asked is None:
        won = [price for row in rows for price in _prices(row, dealer=dealer)[:1] if price]
        return words.text(
            "title-points-by-fu",
            han=str(rows[0].worth.han),
            who=who,
            low=_ron(won[0]),
            high=_ron(won[-1]),
        )
    worth = worth_phrase(asked, query.worth or asked.worth, words)
    paid = paid_phrase(asked, words, dealer=dealer)
    return words.text("title-points", worth=worth, who=who, paid=paid)


def paid_phrase(row: TableRow, words: Words, *, dealer: bool) -> str:
    """Say what one player is paid: "ron 7700, tsumo 2000/3900"; one of them where there is one."""
    ron, tsumo = _prices(row, dealer=dealer)
    paid = [words.text("price-ron", points=_ron(ron))] if ron else []
    if tsumo:
        paid.append(words.text("price-tsumo", points=_tsumo(tsumo, words)))
    return words.text("joint-names").join(paid)


def worth_phrase(row: TableRow, worth: Worth, words: Words) -> str:
    """Say what was asked and its limit: "4 han 40 fu, mangan", "haneman (7 han)", "yakuman"."""
    limit = _limit(row, words)
    if worth.yakuman:
        return limit
    if not worth.fu:  # a limit comes first: who typed mangan did not ask for 5 han
        han = words.text("phrase-han", han=str(worth.han))
        return words.text("phrase-limit-han", limit=limit, han=han) if limit else han
    counts = words.text("phrase-han-fu", han=str(worth.han), fu=str(worth.fu))
    return words.text("joint-names").join(filter(None, (counts, limit)))


def _text(asked: TableRow | None, worth: Worth, query: Query, words: Words) -> Iterator[str]:
    """Say what a tsumo brings, what honba add, what cannot be, and which rules pay otherwise."""
    if asked is None:
        yield words.text("text-points-by-fu")
    else:
        yield from _total_text(asked, words, dealer=query.won.is_dealer)
        yield from _only_text(worth, words)
    yield from _honba_text(query, words)
    if asked is not None:
        yield from _badge_text(query, worth, words)
    yield from rules_text(query, words)


def _total_text(asked: TableRow, words: Words, *, dealer: bool) -> Iterator[str]:
    """Say what all pay together for a tsumo; what each of them pays is drawn."""
    _, tsumo = _prices(asked, dealer=dealer)
    if tsumo is not None:
        yield words.text("text-points-total", total=str(tsumo.total))


def _only_text(worth: Worth, words: Words) -> Iterator[str]:
    """Say why a hand of so many fu is won by ron or by tsumo only."""
    if worth.fu in LEARNT and not all(map(worth.can_be, By)):
        yield words.named("text-points-only", str(worth.fu))


def _honba_text(query: Query, words: Words) -> Iterator[str]:
    honba, rules = query.won.honba, rules_of(query.rules)
    each = rules.honba_each * honba
    if honba:
        yield words.text(
            "text-points-honba", honba=honba, ron=str((rules.players - 1) * each), each=str(each)
        )


def _badge_text(query: Query, worth: Worth, words: Words) -> Iterator[str]:
    """Name the rule sets by which the same is paid otherwise, with the switch that does it."""
    here, dealer = row_for(query, worth), query.won.is_dealer
    groups: dict[tuple[str, str, bool], list[str]] = {}
    for name, rules in presets_for(rules_of(query.rules).players).items():
        there = table_row(worth, rules=rules, honba=query.won.honba)
        if there.limit is not here.limit:
            switch = SWITCHES[worth.han >= MANGAN_HAN]
            key = _ron(_prices(there, dealer=dealer)[0]), switch, getattr(rules, switch)
            groups.setdefault(key, []).append(words.named("rules", name))
    if groups:
        lines = [
            words.text(
                "item-badge-why",
                rules=words.text("joint-names").join(names),
                points=points,
                why=words.named("switch", switch, on=int(on)),
            )
            for (points, switch, on), names in groups.items()
        ]
        yield words.text("text-badge", rules=words.text("joint-badge").join(lines))


def _buttons(query: Query, worth: Worth, words: Words) -> Iterator[Button]:
    """Offer a han less and more, the fu below and above, a honba more, and the other player."""
    for slot, near in steps_from(worth).items():
        label = words.named("button", slot)
        changed = replace(query, worth=near or worth)
        yield Button(slot, ButtonKind.GO, label, changed, disabled=near is None)
    honba = query.won.honba
    more = replace(query.won, honba=min(honba + 1, TALLY_LIMIT))
    yield Button(
        "honba",
        ButtonKind.GO,
        words.text("button-honba"),
        replace(query, won=more),
        disabled=honba == TALLY_LIMIT,
    )
    dealer = query.won.is_dealer
    other = with_seat(query.won, SOUTH if dealer else EAST)
    label = words.text("button-points-non-dealer" if dealer else "button-dealer")
    yield Button("dealer", ButtonKind.GO, label, replace(query, won=other))
