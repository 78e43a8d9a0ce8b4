"""Where rule sets disagree about a hand: what the others pay, and which switch decides it."""

from dataclasses import replace
from typing import Final

from bot.pages.parts import Asked
from bot.pages.score_text import paid_phrase
from bot.words import Words
from engine import Price, Rules, Score, WinError, score
from engine.rules import Renhou, SanmaTsumo, presets_for
from engine.scoring import check_rules

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
