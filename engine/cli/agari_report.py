"""Every reading of a complete hand as lines of plain text, with its price and its yaku."""

from dataclasses import replace
from typing import Final

from engine.facts.decompose import Form, Reading, decompose
from engine.facts.shanten import shanten_by_form
from engine.hand import FULL_SIZE
from engine.scoring.score import ScoredReading, score
from engine.scoring.win import Win
from engine.tiles import WINDS
from engine.written import format_meld, format_tiles

from .question import HandQuery, JsonFields
from .report import distance, hand_lines, table, words
from .score_query import read_win

WIND_NAMES: Final = dict(zip(WINDS, ("east", "south", "west", "north"), strict=True))


def report_agari(asked: HandQuery, win: JsonFields) -> list[str]:
    """Every reading of a complete hand, in the order asked for, priced as it was won.

    ``win`` has the fields of `read_win`: a hand of 13 tiles is completed by its ``tile``. Raises
    WinError for facts that contradict each other, the hand or the rules, HandError for a fifth
    tile.
    """
    asked = _with_winning_tile(asked, win)
    hand = asked.hand
    readings = decompose(hand, asked.order) if hand.has_drawn_size else ()
    if not readings:
        far = distance(shanten_by_form(hand, rules=asked.rules)).lower()
        return [*hand_lines(asked), f"Not complete: {far}."]
    number = "1 reading" if len(readings) == 1 else f"{len(readings)} readings"
    lines = [*hand_lines(asked), f"Complete, {number}, {asked.order}-first."]
    prices: dict[Reading, ScoredReading] = {}
    if hand.size == FULL_SIZE:
        _, event = read_win(hand, win)
        prices = _prices(asked, event)
        lines.append(f"{_won(event)}: {_summary(readings, prices)}")
    rows = [
        (f"{place}.", _reading(reading), *_worth(prices, reading), _greedy(reading))
        for place, reading in enumerate(readings, start=1)
    ]
    return [*lines, "", *table(rows)]


def _with_winning_tile(asked: HandQuery, win: JsonFields) -> HandQuery:
    if win.get("tile") is None:
        return asked
    return replace(asked, hand=read_win(asked.hand, win)[0])


def _won(win: Win) -> str:
    """How the hand was won: "Ron by a non-dealer (seat south, round east, riichi)"."""
    winds = [f"seat {WIND_NAMES[win.seat]}", f"round {WIND_NAMES[win.round]}"]
    who = "the dealer" if win.is_dealer else "a non-dealer"
    return f"{words(win.by).capitalize()} by {who} ({', '.join([*winds, *map(words, win.events)])})"


def _prices(asked: HandQuery, win: Win) -> dict[Reading, ScoredReading]:
    """Each reading in the dearest way to complete it, the dearest reading first."""
    prices: dict[Reading, ScoredReading] = {}
    for row in score(asked.hand, win, asked.rules).readings:
        prices.setdefault(row.reading, row)
    return prices


def _summary(readings: tuple[Reading, ...], prices: dict[Reading, ScoredReading]) -> str:
    """The reading that counts and its payment, or the reason why none counts."""
    best, row = next(iter(prices.items()))
    if not row.wins:
        return "no yaku, so the hand cannot win this way."
    counts = "" if len(readings) == 1 else f"reading {readings.index(best) + 1} counts, "
    return f"{counts}{_payment(row)}."


def _worth(prices: dict[Reading, ScoredReading], reading: Reading) -> tuple[str, ...]:
    """The payment of a reading and its yaku; empty for a hand of less than four groups."""
    if not prices:
        return ()
    row = prices[reading]
    if not row.wins:
        return "no yaku", ""
    if row.yakuman:
        return _payment(row), ", ".join(words(earned.yaku.id) for earned in row.yakuman)
    yaku = ", ".join(f"{words(earned.yaku.id)} {earned.han}" for earned in row.yaku)
    return _payment(row), f"{row.han} han {row.fu} fu: {yaku}"


def _payment(row: ScoredReading) -> str:
    """The payment as players say it: 3900 by ron, 700/1300 by tsumo; and its limit."""
    pays = row.price.payments
    points = str(pays.discarder or f"{pays.others}/{pays.dealer}")
    return f"{points} {row.price.limit}".rstrip()


def _reading(reading: Reading) -> str:
    groups = [format_tiles(group) for group in reading.groups]
    groups += map(format_meld, reading.melds)
    if reading.form is Form.THIRTEEN_ORPHANS:
        groups = ["pair"]
    if reading.pair is not None:
        groups.append(format_tiles((reading.pair,) * 2))
    return " ".join(groups)


def _greedy(reading: Reading) -> str:
    if reading.form is not Form.STANDARD:
        return words(reading.form)
    found = " and ".join(f"{order}-first" for order in reading.greedy)
    return f"found by greedy {found}" if found else "found by no greedy pass"
