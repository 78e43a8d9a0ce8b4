"""Where rule sets disagree about a hand: what the others pay, and which switch decides it."""

from dataclasses import replace
from typing import Final

from bot.words import Words
from engine import Rules, Score, presets_for, score

from .parts import Asked

SWITCHES: Final = (
    "red_fives", "open_tanyao", "ippatsu", "ura_dora", "kan_dora", "kan_ura", "kiriage",
    "double_wind_fu", "kazoe", "double_yakuman", "stacked_yakuman", "rinshan_tsumo_fu", "renhou",
    "renhou_strict",
)  # fmt: skip
"""The switches that can decide what a win is paid."""


def badge_text(result: Score, asked: Asked) -> tuple[str, ...]:
    """Name the rule sets by which this very win is paid otherwise, with the switch that does it."""
    words, here = asked.words, _points(result, result.rules)
    groups: dict[tuple[int, str], list[str]] = {}
    for name, rules in presets_for(result.rules.players).items():
        there = _points(result, rules)
        if there != here:
            key = there, _switch(result, rules, there)
            groups.setdefault(key, []).append(words.named("rules", name))
    if not groups:
        return ()
    lines = [_line(points, switch, names, words) for (points, switch), names in groups.items()]
    return (words.text("text-badge", rules=words.text("joint-badge").join(lines)),)


def _points(result: Score, rules: Rules) -> int:
    best = score(result.hand, result.win, rules).best
    return 0 if best is None else best.price.points


def _switch(result: Score, rules: Rules, points: int) -> str:
    """Return the one switch that alone makes the difference, or "" where several do."""
    for name in SWITCHES:
        value = getattr(rules, name)
        if value != getattr(result.rules, name) and (
            _points(result, replace(result.rules, **{name: value})) == points
        ):
            return name
    return ""


def _line(points: int, switch: str, names: list[str], words: Words) -> str:
    rules = words.text("joint-names").join(names)
    price = words.text("phrase-no-yaku") if not points else str(points)
    if not switch:
        return words.text("item-badge", rules=rules, points=price)
    why = words.named("switch", switch)
    return words.text("item-badge-why", rules=rules, points=price, why=why)
