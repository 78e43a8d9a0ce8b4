"""Rules by their names: those in force, those to choose from, those that count a hand otherwise."""

from collections.abc import Iterable
from typing import Final

from bot.hand import Question, by_rules
from bot.words import Words
from engine import PRESETS, Rules
from engine.rules import presets_for

from .page import Option, Select

USUAL_RULES: Final = "tenhou"


def rules_select(query: Question, words: Words) -> Select:
    """Offer the rule sets for as many players, behind them those by which the hand can be too."""
    names = [*presets_for(query.situation.rules.players)]
    names += (name for name in PRESETS if name not in names)
    possible = [name for name in names if _can_choose(query, name)]
    return presets_select(query, possible, query.situation.ruled, words)


def _can_choose(query: Question, preset: str) -> bool:
    """Whether a hand, and all that is said of it, can be had by another rule set too."""
    try:
        by_rules(query, (preset,))
    except ValueError:
        return False
    return True


def presets_select(query: Question, names: Iterable[str], chosen: str, words: Words) -> Select:
    """Offer these rule sets."""
    options = tuple(
        Option(words.named("rules", name), name, chosen=name == chosen) for name in names
    )
    return Select("rules", words.text("select-rules"), query, options)


def rules_names(played: Rules, words: Words, *, karaten: bool) -> str:
    """Name the rule sets that count a hand as tenpai that holds all its waits, or that do not.

    Of three players all presets do: there the switch is named by which it is otherwise.
    """
    names = [
        words.named("rules", name)
        for name, rules in presets_for(played.players).items()
        if rules.karaten is karaten
    ]
    return words.text("joint-names").join(names or [f"`karaten:{'on' if karaten else 'off'}`"])


def rules_text(rules: str, words: Words) -> tuple[str, ...]:
    """Name the rules in force where they are not the usual ones."""
    if rules == USUAL_RULES:
        return ()
    return (words.text("line-rules", rules=rules_name(rules, words)),)


def rules_name(rules: str, words: Words) -> str:
    """Name rules: the preset, then the switches of house rules as they are typed."""
    preset, *house = rules.split()
    switches = (f"`{switch}`" for switch in house)
    return " ".join((words.named("rules", preset), *switches))
