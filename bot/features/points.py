"""/points: what a hand of so many han and fu is paid."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Annotated, Final

from bot.feature import Feature
from bot.hand import Question, Situation, by_rules
from bot.options import Number, OneOf, Options, RulesText
from bot.pages.alt_text import alt_text
from bot.pages.page import Button, ButtonKind, Label, Page, Row, Style, Tone
from bot.pages.parts import Asked, presets_select, rules_text, share_and_delete
from bot.read.errors import RefusedError
from bot.read.limits import TALLY_LIMIT
from bot.read.rules import canonical_rules
from bot.words import Words
from engine import (
    EAST,
    NAMES,
    SOUTH,
    By,
    Kind,
    Limit,
    Price,
    Rules,
    TableRow,
    Worth,
    parse_rules,
    table_row,
)
from engine.rules import presets_for
from engine.scoring import FU, MANGAN_HAN, MOST_YAKUMAN, rows_of_han

NOTHING: Final = "–"


def paid_phrase(row: TableRow, words: Words, *, dealer: bool) -> str:
    """Say what one player is paid: "ron 7700, tsumo 2000/3900"; one of them where there is one."""
    ron, tsumo = prices_of(row, dealer=dealer)
    paid = [words.text("price-ron", points=ron_points(ron))] if ron else []
    if tsumo:
        paid.append(words.text("price-tsumo", points=tsumo_points(tsumo, words)))
    return words.text("joint-names").join(paid)


def worth_phrase(row: TableRow, worth: Worth, words: Words) -> str:
    """Say what was asked and its limit: "4 han 40 fu, mangan", "haneman (7 han)", "yakuman"."""
    limit = limit_name(row, words)
    if worth.yakuman:
        return limit
    if not worth.fu:  # a limit comes first: who typed mangan did not ask for 5 han
        han = words.text("phrase-han", han=str(worth.han))
        return words.text("phrase-limit-han", limit=limit, han=han) if limit else han
    counts = words.text("phrase-han-fu", han=str(worth.han), fu=str(worth.fu))
    return words.text("joint-names").join(filter(None, (counts, limit)))


def limit_name(row: TableRow, words: Words) -> str:
    """Name the limit of a row, "" below mangan."""
    if row.worth.yakuman > 1:
        return words.text("limit-yakuman-times", times=row.worth.yakuman)
    if row.limit is Limit.YAKUMAN and not row.worth.yakuman:
        return words.text("limit-counted-yakuman")
    return words.named("limit", row.limit) if row.limit else ""


def prices_of(row: TableRow, *, dealer: bool) -> tuple[Price | None, Price | None]:
    """Return what one player is paid for a ron and for a tsumo."""
    return (row.dealer_ron, row.dealer_tsumo) if dealer else (row.ron, row.tsumo)


def ron_points(price: Price | None) -> str:
    """Say a ron: "7700"."""
    return NOTHING if price is None else str(price.payments.discarder)


def tsumo_points(price: Price | None, words: Words) -> str:
    """Say a tsumo as players do: "2000/3900" to a non-dealer, "3900 ALL" to the dealer."""
    if price is None:
        return NOTHING
    paid = price.payments
    if not paid.dealer:
        return words.text("label-tsumo-all", each=str(paid.others))
    return words.text("label-tsumo-split", others=str(paid.others), dealer=str(paid.dealer))


LIMIT_HAN: Final = (5, 6, 8, 11, 13)
"""The least han of mangan, haneman, baiman, sanbaiman and a counted yakuman."""


def row_for(at: Situation, worth: Worth) -> TableRow:
    """Return the row of a worth by the rules and with the honba of a table."""
    return table_row(worth, rules=at.rules, honba=at.honba)


def rows_around(at: Situation, worth: Worth) -> tuple[TableRow, ...]:
    """Return the row asked for among its neighbors, or every row of the han where no fu is known.

    Beside 4 han 30 fu: a han less, the fu below and above, and mangan.
    """
    if not worth.yakuman and not worth.fu and worth.han < MANGAN_HAN:
        return rows_of_han(worth.han, rules=at.rules, honba=at.honba)
    if not worth.fu:
        return tuple(row_for(at, it) for it in _limits(worth, at.rules))
    asked = row_for(at, worth)
    found = {asked.limit: asked} if asked.limit else {}
    rows = [asked]
    for neighbor in _neighbors(worth):
        row = row_for(at, neighbor)
        if not row.limit:
            rows.append(row)
        else:
            found.setdefault(row.limit, row)
    rows += (row for row in found.values() if row is not asked)
    return tuple(sorted(rows, key=_place))


def asked_row(rows: Sequence[TableRow], worth: Worth) -> TableRow | None:
    """Return the row that is asked for, None where all of them are."""
    if worth.fu or worth.yakuman:
        return next(row for row in rows if row.worth == worth)
    if worth.han < MANGAN_HAN:
        return None
    return max((row for row in rows if 0 < row.worth.han <= worth.han), key=_place)


def han_of_limit(row: TableRow, rules: Rules, words: Words) -> str:
    """Return the han of a limit: "6–7", and "13+" of the last that the rules count."""
    least = row.worth.han
    above = [han for han in LIMIT_HAN[: 4 + rules.kazoe] if han > least]
    if not above:
        return f"{least}+"
    most = above[0] - 1
    return (
        str(least) if most == least else words.text("label-range", low=str(least), high=str(most))
    )


def steps_from(worth: Worth) -> dict[str, Worth | None]:
    """Return what a han or a step of fu less or more is, None where there is no such hand."""
    if worth.yakuman:
        times = worth.yakuman
        less = Worth(LIMIT_HAN[-2]) if times == 1 else Worth(yakuman=times - 1)
        more = Worth(yakuman=times + 1) if times < MOST_YAKUMAN else None
        return {"hanless": less, "hanmore": more}
    if not worth.fu:
        at = worth.han
        more = Worth(yakuman=1) if at >= LIMIT_HAN[-1] else Worth(at + 1)
        return {"hanless": Worth(at - 1) if at > 1 else None, "hanmore": more}
    at = FU.index(worth.fu)
    up = worth.han + 1
    return {
        "hanless": _possible(worth.han - 1, worth.fu),
        "hanmore": Worth(up) if up >= MANGAN_HAN else _possible(up, worth.fu),
        "fuless": _possible(worth.han, FU[at - 1]) if at else None,
        "fumore": _possible(worth.han, FU[at + 1]) if at + 1 < len(FU) else None,
    }


def _place(row: TableRow) -> int:
    """The place of a row in the table: by basic points, which rows above mangan have from 2000."""
    worth = row.worth
    return worth.fu << (2 + worth.han) if worth.fu else 2000 * worth.han


def _neighbors(worth: Worth) -> Iterator[Worth]:
    """Yield what is worth a little less and a little more, as far as there are such hands."""
    at = FU.index(worth.fu)
    near = [(worth.han - 1, worth.fu), *((worth.han, fu) for fu in FU[max(0, at - 1) : at + 2])]
    near.append((worth.han + 1, worth.fu))
    for han, fu in near:
        if 0 < han < MANGAN_HAN and (han, fu) != (worth.han, worth.fu):
            neighbor = _possible(han, fu)
            if neighbor is not None:
                yield neighbor
    if worth.han == MANGAN_HAN - 1:
        yield Worth(MANGAN_HAN)
        yield Worth(MANGAN_HAN + 1)


def _possible(han: int, fu: int) -> Worth | None:
    try:
        return Worth(han, fu)
    except ValueError:
        return None


def _limits(worth: Worth, rules: Rules) -> Iterator[Worth]:
    """Yield every limit, the one asked for as it was asked."""
    counted = worth.han >= LIMIT_HAN[-1] and rules.kazoe
    for han in LIMIT_HAN[: 5 if counted else 4]:
        yield Worth(han)
    for times in range(1, max(1 - counted, worth.yakuman) + 1):
        yield Worth(yakuman=times)


SWITCHES: Final = ("kiriage", "kazoe")
"""The switches that decide what han and fu are paid."""

LEARNT: Final = frozenset({20, 25, 110})
"""Fu that some hands have by ron or by tsumo only, each with its reason in the words."""


def points_page(asked: Asked) -> Page:
    """Answer what a hand of this worth is paid, to the player asked for first."""
    query, at, words, worth = asked.query, asked.at, asked.words, worth_of(asked.query)
    rows = rows_around(at, worth)
    meant = asked_row(rows, worth)
    picture = [*_block(rows, meant, asked, dealer=at.is_dealer)]
    if meant is not None:
        picture += _block((meant,), meant, asked, dealer=not at.is_dealer)
    return Page(
        query=query,
        tone=Tone.HELP if meant is None or not meant.limit else Tone.COMPLETE,
        title=_title(rows, meant, worth, asked),
        picture=tuple(picture),
        alt=alt_text(tuple(picture), words),
        text=tuple(_text(meant, worth, at, words)),
        buttons=(*_buttons(query, worth, words), *share_and_delete(query, words)),
        selects=(presets_select(query, presets_for(at.rules.players), at.ruled, words),),
        private=query.private,
    )


def worth_of(question: Question) -> Worth:
    """Return the worth that is asked about; raises ValueError where there is none."""
    if question.worth is None:
        raise ValueError("the question is about no worth")
    return question.worth


def _block(
    rows: Iterable[TableRow], meant: TableRow | None, asked: Asked, *, dealer: bool
) -> Iterator[Row]:
    """Draw rows as one player is paid, under what their columns are; the one meant in gold."""
    words, rules = asked.words, asked.rules
    who = words.text("label-dealer" if dealer else "label-non-dealer")
    yield Row(
        (
            Label(who, Style.TOTAL),
            Label(words.text("by-ron"), Style.TOTAL),
            Label(words.text("by-tsumo"), Style.TOTAL),
        )
    )
    for row in rows:
        style = Style.GOOD if row is meant else Style.PLAIN
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


def _title(rows: Sequence[TableRow], meant: TableRow | None, worth: Worth, asked: Asked) -> str:
    words, dealer = asked.words, asked.at.is_dealer
    who = words.text("label-dealer" if dealer else "label-non-dealer")
    if meant is None:
        won = [price for row in rows for price in prices_of(row, dealer=dealer)[:1] if price]
        return words.text(
            "title-points-by-fu",
            han=str(rows[0].worth.han),
            who=who,
            low=ron_points(won[0]),
            high=ron_points(won[-1]),
        )
    paid = paid_phrase(meant, words, dealer=dealer)
    said = worth_phrase(meant, worth, words)
    return words.text("title-points", worth=said, who=who, paid=paid)


def _text(meant: TableRow | None, worth: Worth, at: Situation, words: Words) -> Iterator[str]:
    """Say what a tsumo brings, what honba add, what cannot be, and which rules pay otherwise."""
    if meant is None:
        yield words.text("text-points-by-fu")
    else:
        yield from _total_text(meant, words, dealer=at.is_dealer)
        yield from _only_text(worth, words)
    yield from _honba_text(at, words)
    if meant is not None:
        yield from _badge_text(at, worth, words)
    yield from rules_text(at.ruled, words)


def _total_text(meant: TableRow, words: Words, *, dealer: bool) -> Iterator[str]:
    """Say what all pay together for a tsumo; what each of them pays is drawn."""
    _, tsumo = prices_of(meant, dealer=dealer)
    if tsumo is not None:
        yield words.text("text-points-total", total=str(tsumo.total))


def _only_text(worth: Worth, words: Words) -> Iterator[str]:
    """Say why a hand of so many fu is won by ron or by tsumo only."""
    if worth.fu in LEARNT and not all(map(worth.can_be, By)):
        yield words.named("text-points-only", str(worth.fu))


def _honba_text(at: Situation, words: Words) -> Iterator[str]:
    honba, rules = at.honba, at.rules
    each = rules.honba_each * honba
    if honba:
        yield words.text(
            "text-points-honba", honba=honba, ron=str((rules.players - 1) * each), each=str(each)
        )


def _badge_text(at: Situation, worth: Worth, words: Words) -> Iterator[str]:
    """Name the rule sets by which the same is paid otherwise, with the switch that does it."""
    here, dealer = row_for(at, worth), at.is_dealer
    groups: dict[tuple[str, str, bool], list[str]] = {}
    for name, rules in presets_for(at.rules.players).items():
        there = table_row(worth, rules=rules, honba=at.honba)
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


def _buttons(query: Question, worth: Worth, words: Words) -> Iterator[Button]:
    """Offer a han less and more, the fu below and above, a honba more, and the other player."""
    for slot, near in steps_from(worth).items():
        label = words.named("button", slot)
        changed = query.but(worth=near or worth)
        yield Button(slot, ButtonKind.GO, label, changed, disabled=near is None)
    honba = query.situation.honba
    yield Button(
        "honba",
        ButtonKind.GO,
        words.text("button-honba"),
        query.but(honba=min(honba + 1, TALLY_LIMIT)),
        disabled=honba == TALLY_LIMIT,
    )
    dealer = query.situation.is_dealer
    other = SOUTH if dealer else EAST
    label = words.text("button-points-non-dealer" if dealer else "button-dealer")
    yield Button("dealer", ButtonKind.GO, label, query.but(seat=other))


HAN: Final = (
    *((str(han), Worth(han), f"worth-han-{han}") for han in range(1, MANGAN_HAN)),
    ("mangan", Worth(5), "limit-mangan"),
    ("haneman", Worth(6), "limit-haneman"),
    ("baiman", Worth(8), "limit-baiman"),
    ("sanbaiman", Worth(11), "limit-sanbaiman"),
    ("kazoe", Worth(13), "limit-counted-yakuman"),
    ("yakuman", Worth(yakuman=1), "limit-yakuman"),
    *(
        (f"yakuman{times}", Worth(yakuman=times), f"worth-yakuman-{times}")
        for times in range(2, MOST_YAKUMAN + 1)
    ),
)
FU_COUNTS: Final = tuple((fu, fu, f"worth-fu-{fu}") for fu in FU)
PLAYERS: Final = (
    (NAMES[SOUTH], SOUTH, "label-non-dealer"),
    (NAMES[EAST], EAST, "label-dealer"),
)


@dataclass(frozen=True, slots=True)
class PointsOptions(Options):
    """The options of /points."""

    han: Annotated[Worth, OneOf(HAN)]
    fu: Annotated[int | None, OneOf(FU_COUNTS)] = None
    player: Annotated[Kind | None, OneOf(PLAYERS)] = None
    honba: Annotated[int, Number(0, TALLY_LIMIT)] = 0
    rules: RulesText = ""
    private: bool = False

    def read(self, rules: str = "") -> Question:
        """Read what is chosen; from mangan on, a hand is paid without counting fu."""
        played = parse_rules(canonical_rules(self.rules or rules))
        worth = self.han
        if self.fu is not None and worth.han in range(1, MANGAN_HAN):
            try:
                worth = Worth(worth.han, self.fu)
            except ValueError:
                sentence = "seven_pairs_han" if self.fu == FU[1] else "pinfu_tsumo_han"
                raise RefusedError("fu", str(self.fu), sentence, {}) from None
        elif self.fu is not None:
            raise RefusedError("fu", str(self.fu), "limit_has_no_fu", {})
        seat = SOUTH if self.player is None else self.player
        at = Situation(rules=played, seat=seat, honba=self.honba)
        return Question("points", at, worth=worth, private=self.private)


def check_worth(question: Question) -> None:
    """Raise ValueError for a question about no worth."""
    worth_of(question)


POINTS: Final = Feature(
    "points",
    ("private", "rules", "seat", "honba", "worth"),
    points_page,
    PointsOptions,
    selects={"rules": by_rules},
    check=check_worth,
)
