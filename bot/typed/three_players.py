"""The table of three players: norths set aside, no wind north, no 2m to 8m."""

import re
from collections.abc import Iterable
from typing import Final

from engine import NORTH, PRESETS, Hand, Rules, RulesError, Tile, format_rules, parse_rules
from engine.tile_set import check_tiles_of_set

from .circumstances import Circumstances
from .patterns import either
from .rules import rules_meant
from .win_terms import THREE_PLAYERS

OF_OTHERS: Final = frozenset({"not_in_set", "no_chi", "win_no_nuki", "extra_three_player"})
"""The errors about what other rules have: those of as many players as the question is about."""

THREE: Final = "_sanma"
"""The ending that makes a site's preset for four players the one for three."""

MOST_NUKI: Final = 4

_THREE: Final = re.compile(
    f"{THREE}|{either(THREE_PLAYERS.all_names, space='[- ]?')}", re.IGNORECASE
)
_NORTHS: Final = re.compile(
    r"(?<![A-Za-z0-9])(?:(?P<first>[1-4])\s?[x×]?\s?(?:norths?|nords?)"
    r"|(?:norths?|nords?)\s?[x×:]?\s?(?P<last>[1-4]))(?![A-Za-z0-9])"
    r"(?!\s+(?:in\s+(?:my\s+)?hand|en\s+main))"
    r"|(?<![拔抜東东南西北白發発发中])北\s?[x×]?(?P<behind>[1-4])(?:\s?[枚張张]|(?![0-9mpsz局萬万筒索条]))"
    r"|(?P<before>[1-4])\s?[枚張张]の?北|(?<![가-힣])북\s?(?P<ko>[1-4])\s?[장개]",
    re.IGNORECASE,
)
"""Norths that are counted: of three players they are set aside."""


def says_three(*texts: str) -> bool:
    """Whether texts say that three play."""
    return any(_THREE.search(text) for text in texts)


def with_norths_aside(text: str) -> str:
    """Return a message of three players with its counted norths as those set aside: kita 2."""
    return _NORTHS.sub(lambda found: f" kita {next(filter(None, found.groups()))} ", text)


def rules_across(canonical: str) -> str:
    """Return the preset for three players of a rule set for four, or the other way about."""
    preset, *_ = canonical.split()
    if preset.endswith(THREE):
        return preset.removesuffix(THREE)
    return preset + THREE if preset + THREE in PRESETS else "tenhou" + THREE


def rules_for(text: str, players: int) -> str:
    """Return typed rules where they are for so many players, else the preset across from theirs."""
    rules = rules_meant(text)
    return text if rules.players == players else rules_across(format_rules(rules))


def players_of(text: str) -> int:
    """Return for how many players typed rules are, four where they cannot be read."""
    try:
        return parse_rules(text).players
    except RulesError:
        return 4


def dealing_rules(text: str) -> str:
    """Return the rules by which hands are dealt where these hold: for as many players."""
    preset, *_ = text.split()
    return preset if players_of(text) == 3 else "tenhou"


def has_nuki(rules: Rules) -> bool:
    """Whether a north can be set aside."""
    return rules.players == 3 and rules.nukidora


def after_kita(hand: Hand, rules: Rules) -> Hand | None:
    """Return the hand after a north is set aside, before the next draw; None where none can be."""
    if not (has_nuki(rules) and NORTH in hand.concealed and hand.has_drawn_size):
        return None
    return hand.without(NORTH)


def wind_of_four(won: Circumstances, rules: Rules) -> str | None:
    """Return the field, seat or round, that is north where three play; None where none is."""
    if rules.players == 4:
        return None
    return next((name for name in ("seat", "round") if getattr(won, name) == NORTH), None)


def check_table(won: Circumstances, rules: Rules, known: Iterable[Tile]) -> None:
    """Raise ValueError for winds, norths set aside and tiles elsewhere that these rules lack."""
    if won.nuki and not has_nuki(rules):
        raise ValueError("by these rules no north is set aside")
    if wind_of_four(won, rules):
        raise ValueError("with three players north is no wind of a seat or a round")
    check_tiles_of_set((*known, *won.dora, *won.ura), rules.players)
