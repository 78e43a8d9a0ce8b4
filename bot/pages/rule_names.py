"""Rules by their names: those in force, those to choose from, those that count a hand otherwise."""

from typing import Final

from bot.questions.query import Command, Query, can_choose_rules
from bot.typed.rules import rules_of
from bot.words import Words
from engine import PRESETS, Rules, presets_for

from .page import Option, Select

USUAL_RULES: Final = Query(Command.WAITS).rules


def rules_select(query: Query, words: Words) -> Select:
    """Offer the rule sets for as many players, behind them those by which the hand can be too."""
    names = [*presets_for(rules_of(query.rules).players)]
    if query.hand:
        names += (name for name in PRESETS if name not in names)
        names = [name for name in names if can_choose_rules(query, name)]
    options = tuple(
        Option(words.named("rules", name), name, chosen=name == query.rules) for name in names
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


def rules_text(query: Query, words: Words) -> tuple[str, ...]:
    """Name the rules in force where they are not the usual ones."""
    if query.rules == USUAL_RULES:
        return ()
    return (words.text("line-rules", rules=rules_name(query.rules, words)),)


def rules_name(rules: str, words: Words) -> str:
    """Name rules: the preset, then the switches of house rules as they are typed."""
    preset, *house = rules.split()
    switches = (f"`{switch}`" for switch in house)
    return " ".join((words.named("rules", preset), *switches))
