"""The answer to /points: the row of the table for han and fu, with its neighbors."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from bot.ask.feature import Command, Feature, Setting, one
from bot.pages.alt_text import alt_text
from bot.pages.page import Button, ButtonKind, Label, Page, Row, Style, Tone
from bot.pages.parts import share_and_delete
from bot.pages.rule_names import presets_select, rules_text
from bot.typed.limits import TALLY_LIMIT
from bot.words import Words
from engine import EAST, SOUTH, By, Rules, TableRow, Worth, table_row
from engine.rules import presets_for
from engine.scoring import MANGAN_HAN

from .phrases import (
    NOTHING,
    limit_name,
    paid_phrase,
    prices_of,
    ron_points,
    tsumo_points,
    worth_phrase,
)
from .question import (
    PLACE,
    PointsQuestion,
    PointsTyped,
    choose_rules,
    read_points,
    read_points_wire,
    write_points,
)
from .rows import asked_row, han_of_limit, row_for, rows_around, steps_from

SWITCHES: Final = ("kiriage", "kazoe")
"""The switches that decide what han and fu are paid."""

LEARNT: Final = frozenset({20, 25, 110})
"""Fu that some hands have by ron or by tsumo only, each with its reason in the words."""


def points_page(query: PointsQuestion, setting: Setting) -> Page:
    """Answer what a hand of this worth is paid, to the player asked for first."""
    words, worth = setting.words, query.worth
    rows = rows_around(query, worth)
    asked = asked_row(rows, worth)
    dealer = query.is_dealer
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
        selects=(presets_select(query, presets_for(query.played.players), query.rules, words),),
        private=query.private,
    )


def _block(
    rows: Iterable[TableRow],
    asked: TableRow | None,
    query: PointsQuestion,
    words: Words,
    *,
    dealer: bool,
) -> Iterator[Row]:
    """Draw rows as one player is paid, under what their columns are; the asked one in gold."""
    who = words.text("label-dealer" if dealer else "label-non-dealer")
    rules = query.played
    yield Row(
        (
            Label(who, Style.TOTAL),
            Label(words.text("by-ron"), Style.TOTAL),
            Label(words.text("by-tsumo"), Style.TOTAL),
        )
    )
    for row in rows:
        style = Style.GOOD if row is asked else Style.PLAIN
        ron, tsumo = prices_of(row, dealer=dealer)
        cells = [
            _head_label(row, rules, style, words),
            _paid_label(By.RON, ron_points(ron), style, words),
            _paid_label(By.TSUMO, tsumo_points(tsumo, words), style, words),
        ]
        if row.limit and row.worth.fu:
            cells.append(Label(limit_name(row, words), style))
        yield Row(tuple(cells))


def _head_label(row: TableRow, rules: Rules, style: Style, words: Words) -> Label:
    """Draw the name of a row; read aloud, the golden one is said to be what was asked."""
    head = _head(row, rules, words)
    asked = words.text("alt-points-asked", row=head) if style is Style.GOOD else ""
    return Label(head, style, asked)


def _paid_label(by: By, points: str, style: Style, words: Words) -> Label:
    """Draw points alone; read aloud they have their column's name: "ron 7700", "no ron"."""
    if points == NOTHING:
        return Label(points, style, words.text("alt-points-none", by=words.named("by", by)))
    return Label(points, style, words.named("price", by, points=points))


def _head(row: TableRow, rules: Rules, words: Words) -> str:
    """Name a row: "4 han 30 fu", "haneman 6–7 han", "yakuman"."""
    worth = row.worth
    if worth.fu:
        return words.text("phrase-han-fu", han=str(worth.han), fu=str(worth.fu))
    if worth.yakuman:
        return limit_name(row, words)
    han = words.text("phrase-han", han=han_of_limit(row, rules, words))
    return words.text("label-limit", limit=words.named("limit", row.limit), han=han)


def _title(
    rows: Sequence[TableRow], asked: TableRow | None, query: PointsQuestion, words: Words
) -> str:
    dealer = query.is_dealer
    who = words.text("label-dealer" if dealer else "label-non-dealer")
    if asked is None:
        won = [price for row in rows for price in prices_of(row, dealer=dealer)[:1] if price]
        return words.text(
            "title-points-by-fu",
            han=str(rows[0].worth.han),
            who=who,
            low=ron_points(won[0]),
            high=ron_points(won[-1]),
        )
    worth = worth_phrase(asked, query.worth, words)
    paid = paid_phrase(asked, words, dealer=dealer)
    return words.text("title-points", worth=worth, who=who, paid=paid)


def _text(
    asked: TableRow | None, worth: Worth, query: PointsQuestion, words: Words
) -> Iterator[str]:
    """Say what a tsumo brings, what honba add, what cannot be, and which rules pay otherwise."""
    if asked is None:
        yield words.text("text-points-by-fu")
    else:
        yield from _total_text(asked, words, dealer=query.is_dealer)
        yield from _only_text(worth, words)
    yield from _honba_text(query, words)
    if asked is not None:
        yield from _badge_text(query, worth, words)
    yield from rules_text(query.rules, words)


def _total_text(asked: TableRow, words: Words, *, dealer: bool) -> Iterator[str]:
    """Say what all pay together for a tsumo; what each of them pays is drawn."""
    _, tsumo = prices_of(asked, dealer=dealer)
    if tsumo is not None:
        yield words.text("text-points-total", total=str(tsumo.total))


def _only_text(worth: Worth, words: Words) -> Iterator[str]:
    """Say why a hand of so many fu is won by ron or by tsumo only."""
    if worth.fu in LEARNT and not all(map(worth.can_be, By)):
        yield words.named("text-points-only", str(worth.fu))


def _honba_text(query: PointsQuestion, words: Words) -> Iterator[str]:
    honba, rules = query.honba, query.played
    each = rules.honba_each * honba
    if honba:
        yield words.text(
            "text-points-honba", honba=honba, ron=str((rules.players - 1) * each), each=str(each)
        )


def _badge_text(query: PointsQuestion, worth: Worth, words: Words) -> Iterator[str]:
    """Name the rule sets by which the same is paid otherwise, with the switch that does it."""
    here, dealer = row_for(query, worth), query.is_dealer
    groups: dict[tuple[str, str, bool], list[str]] = {}
    for name, rules in presets_for(query.played.players).items():
        there = table_row(worth, rules=rules, honba=query.honba)
        if there.limit is not here.limit:
            switch = SWITCHES[worth.han >= MANGAN_HAN]
            key = ron_points(prices_of(there, dealer=dealer)[0]), switch, getattr(rules, switch)
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


def _buttons(query: PointsQuestion, worth: Worth, words: Words) -> Iterator[Button]:
    """Offer a han less and more, the fu below and above, a honba more, and the other player."""
    for slot, near in steps_from(worth).items():
        label = words.named("button", slot)
        changed = replace(query, worth=near or worth)
        yield Button(slot, ButtonKind.GO, label, changed, disabled=near is None)
    honba = query.honba
    yield Button(
        "honba",
        ButtonKind.GO,
        words.text("button-honba"),
        replace(query, honba=min(honba + 1, TALLY_LIMIT)),
        disabled=honba == TALLY_LIMIT,
    )
    dealer = query.is_dealer
    other = SOUTH if dealer else EAST
    label = words.text("button-points-non-dealer" if dealer else "button-dealer")
    yield Button("dealer", ButtonKind.GO, label, replace(query, seat=other))


POINTS: Final = Feature(
    PointsQuestion,
    points_page,
    *(PLACE, write_points, read_points_wire),
    command=Command("points", PointsTyped, read_points),
    selects={"rules": one(choose_rules)},
)
