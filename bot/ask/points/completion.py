"""Completions for the options of /points: han, fu, limits, each with its price."""

from collections.abc import Iterator
from typing import Final

from bot.pages.completion import Suggestion, choices
from bot.pages.error import sentence
from bot.typed.errors import RefusedError
from bot.typed.rules import rules_meant
from bot.typed.worth_words import player_of, read_worth
from bot.words import Words
from engine import EAST, Rules, TableRow, Worth, table_row
from engine.scoring import MANGAN_HAN, rows_of_han

from .phrases import paid_phrase, worth_phrase

SMALL_HAN: Final = range(1, MANGAN_HAN)
LIMITS: Final = (Worth(5), Worth(6), Worth(8), Worth(11), Worth(yakuman=1), Worth(yakuman=2))


def live_han(typed: str, rules: str, words: Words, *, dealer: bool) -> list[Suggestion]:
    """Return what a text means with its price, and what it may go on to: fu, or a limit's name.

    A player who is named in the text stays in what is offered: it would be lost otherwise.
    """
    said = player_of(typed)
    if said is None:
        return choices(*_live_han(typed, rules, words, dealer=dealer))
    named = "dealer" if said == EAST else "non-dealer"
    found = _live_han(typed, rules, words, dealer=said == EAST)
    return choices(*((name, it if it == typed else f"{it} {named}") for name, it in found))


def _live_han(typed: str, rules: str, words: Words, *, dealer: bool) -> list[Suggestion]:
    table = rules_meant(rules)
    if not typed.strip():
        begun = ((words.text("phrase-han", han=str(han)), str(han)) for han in SMALL_HAN)
        limits = (table_row(it, rules=table) for it in LIMITS)
        return [*begun, *(_choice(row, words, dealer=dealer) for row in limits)]
    try:
        worth = read_worth(typed, "")
    except RefusedError as error:
        known = [_choice(table_row(it, rules=table), words, dealer=dealer) for it in LIMITS]
        for han in SMALL_HAN:
            known += _by_fu(han, table, words, dealer=dealer)
        begun_so = [it for it in known if it[1].startswith(typed.strip().lower())]
        wrong = words.text("live-error", error=sentence(error, words).replace("`", ""))
        return begun_so or [(wrong, typed)]
    if worth.fu or worth.yakuman or worth.han >= MANGAN_HAN:
        return [_choice(table_row(worth, rules=table), words, dealer=dealer)]
    return list(_by_fu(worth.han, table, words, dealer=dealer))


def live_fu(han: str, typed: str, rules: str, words: Words, *, dealer: bool) -> list[Suggestion]:
    """Return the fu that begin as typed, each with the price of so many han."""
    try:
        worth = read_worth(han, "")
    except RefusedError:
        return []
    if worth.yakuman or worth.han >= MANGAN_HAN:
        return []
    begun = typed.strip()
    found = (
        (name, value.split()[1])
        for name, value in _by_fu(worth.han, rules_meant(rules), words, dealer=dealer)
    )
    return choices(*(it for it in found if it[1].startswith(begun)))


def _by_fu(han: int, rules: Rules, words: Words, *, dealer: bool) -> Iterator[Suggestion]:
    for row in rows_of_han(han, rules=rules):
        yield _choice(row, words, dealer=dealer)


def _choice(row: TableRow, words: Words, *, dealer: bool) -> Suggestion:
    """Name a row with its price; the value is what is typed for it."""
    worth = row.worth
    name = words.text(
        "live-worth",
        worth=worth_phrase(row, worth, words),
        paid=paid_phrase(row, words, dealer=dealer),
    )
    if worth.yakuman:
        return name, "yakuman" if worth.yakuman == 1 else f"{worth.yakuman}x yakuman"
    if not worth.fu:
        return name, row.limit.value
    return name, f"{worth.han} {worth.fu}"
