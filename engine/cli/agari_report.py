"""Every reading of a complete hand as lines of plain text, with its price and its yaku."""

from typing import Final

from engine.decompose import Form, Reading, decompose
from engine.hand import FULL_SIZE
from engine.notation.meld_notation import format_meld
from engine.notation.written_hand import format_tiles
from engine.scoring.score import ScoredReading, score
from engine.scoring.win import By, Win
from engine.shanten import hand_shanten
from engine.tiles import EAST, SOUTH

from .question import Question
from .report import distance, hand_lines, table, words

WON: Final = {
    By.TSUMO: "Tsumo by a non-dealer (seat south, round east)",
    By.RON: "Ron by a non-dealer (seat south, round east)",
}
"""The usual win in words, by tsumo for a closed hand and by ron for an open one."""


def report_agari(asked: Question) -> list[str]:
    """Every reading of a complete hand, in the order asked for, priced as the usual win."""
    hand = asked.hand
    readings = decompose(hand, asked.order) if hand.has_drawn_size else ()
    if not readings:
        far = distance(hand_shanten(hand, rules=asked.rules)).lower()
        return [*hand_lines(asked), f"Not complete: {far}."]
    number = "1 reading" if len(readings) == 1 else f"{len(readings)} readings"
    lines = [*hand_lines(asked), f"Complete, {number}, {asked.order}-first."]
    prices: dict[Reading, ScoredReading] = {}
    if hand.size == FULL_SIZE:
        by = By.TSUMO if hand.is_closed else By.RON
        prices = _prices(asked, by)
        lines.append(f"{WON[by]}: {_summary(readings, prices)}")
    rows = [
        (f"{place}.", _reading(reading), *_worth(prices, reading), _greedy(reading))
        for place, reading in enumerate(readings, start=1)
    ]
    return [*lines, "", *table(rows)]


def _prices(asked: Question, by: By) -> dict[Reading, ScoredReading]:
    """Each reading in the dearest way to complete it, the dearest reading first."""
    hand = asked.hand
    if hand.drawn is None:
        raise ValueError("a complete hand has a winning tile")
    scored = score(hand, Win(hand.drawn, by, SOUTH, EAST), asked.rules)
    prices: dict[Reading, ScoredReading] = {}
    for row in scored.readings:
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
