"""What three players say: their rules, and norths that are counted."""

import re
from typing import Final

from engine import PRESETS, RulesError, format_rules, parse_rules

from .rules import rules_meant
from .win_terms import THREE_PLAYERS
from .word_table import either

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
