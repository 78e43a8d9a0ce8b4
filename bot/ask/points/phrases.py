"""What a hand is worth and what it is paid, in a few words."""

from typing import Final

from bot.words import Words
from engine import Limit, Price, TableRow, Worth

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
