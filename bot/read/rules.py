"""Typed rules become their canonical form: a rule set by any of its names, and switches."""

import re
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import Final

from bot.words import LANGUAGES, words_for
from engine import PRESETS, TENHOU, Rules, RulesError, format_rules, parse_rules

from .errors import RefusedError
from .limits import MOST_HOUSE_RULES
from .win_terms import THREE_PLAYERS
from .word_table import either

TENHOU_SANMA_NAME: Final = "tenhou_sanma"
"""The rules that "sanma" and 三麻 mean where nobody says whose."""

OTHER_NAMES: Final = {
    "連盟A": "jpml_a", "M联赛": "m_league", "M聯賽": "m_league", "M聯盟": "m_league",
    "엠리그": "m_league", "일번가": "riichi_city", "리치시티": "riichi_city",
    "리치 시티": "riichi_city", "一番街": "riichi_city", "연맹 A": "jpml_a", "연맹A": "jpml_a",
}  # fmt: skip
"""Rule sets by what players call them where the bot calls them otherwise."""

UNASKED: Final = "nagashi_mangan"
"""The switch that no answer depends on: nobody asks the bot about an exhaustive draw."""

COMMA_BETWEEN: Final = re.compile(r"[、，]|,(?=\s|$)")

SWITCH: Final = re.compile(
    rf"`?(?<![A-Za-z_])(?:{'|'.join(Rules.__dataclass_fields__)})"
    r":(?:off|on|[0-9]+|[a-z]{3,}(?:,[a-z]{3,})*)(?![A-Za-z0-9:=])`?"
)
"""A switch in a message, as the option rules takes it: kiriage:on."""

RULES_WORD: Final = re.compile(
    "rules|règle|ルール|规则|規則|룰|규칙|" + either(THREE_PLAYERS.all_names, space=r"\ "),
    re.IGNORECASE,
)


@lru_cache(maxsize=256)
def rules_of(text: str) -> Rules:
    """Return the rules that a canonical text names: a preset, and the switches that differ."""
    return parse_rules(text)


@lru_cache(maxsize=256)
def canonical_rules(text: str) -> str:
    """Return typed rules in their canonical form: "Tenhou kiriage" is no rule set, this one is."""
    read_as, shift = _with_rules_named(text)
    try:
        rules = parse_rules(read_as)
    except RulesError as error:
        sentence, details = f"rules_{error.reason}", dict(error.details)
        span = max(0, error.at - shift), max(0, error.end - shift)
        raise RefusedError("rules", text, sentence, details, span=span, fix=error.fix) from None
    unasked = re.search(rf"\b{UNASKED}\b", read_as, re.IGNORECASE)
    if unasked is not None:
        span = unasked.start() - shift, unasked.end() - shift
        raise RefusedError("rules", text, "rules_unasked", {"switch": UNASKED}, span=span)
    canonical = format_rules(rules)
    if canonical.count(":") > MOST_HOUSE_RULES:
        raise RefusedError("rules", text, "rules_too_many", {"most": MOST_HOUSE_RULES})
    return canonical


def rules_meant(text: str) -> Rules:
    """Return the rules that a text names so far; Tenhou's where it cannot be read."""
    try:
        return rules_of(canonical_rules(text))
    except RefusedError:
        return TENHOU


@cache
def _rules_of_name() -> Mapping[str, str]:
    """Return the rule sets by what the bot calls them in any language: Mahjong Soul, 雀魂.

    A preset's own name may have spaces, or none: tenhou sanma, mleague. Made with the first
    question: six languages take 60 ms, which the start does not wait for.
    """
    said = {
        words_for(language).named("rules", preset): preset
        for language in LANGUAGES
        for preset in PRESETS
    } | OTHER_NAMES
    sanma = dict.fromkeys(THREE_PLAYERS.all_names, TENHOU_SANMA_NAME)
    ids = {preset.replace("_", joint): preset for preset in PRESETS for joint in ("_", " ", "")}
    return {_one_spaced(name): preset for name, preset in (sanma | said | ids).items()}


_RULES_BEFORE: Final = (
    r"rules\s*[:=]?\s*|règles?\s*:?\s*(?:de\s+(?:la\s+)?)?"
    r"|(?:ルール|规则|規則|룰|규칙)\s*[:：は은]?\s*"
)
_RULES_BEHIND: Final = r"\s*(?:rules|ルール|规则|規則|룰|규칙)"


@cache
def _rules_in_prose() -> re.Pattern[str]:
    names = either(sorted(_rules_of_name()), space=r",?\s+")
    three = either(THREE_PLAYERS.all_names, space=r"\s+")
    return re.compile(
        rf"(?<![A-Za-zÀ-ɏ])(?:(?:{_RULES_BEFORE})(?P<behind>{names})(?![A-Za-zÀ-ɏ])"
        rf"|(?P<before>{names})(?:{_RULES_BEHIND}|(?=\s?(?:{three}))))",
        re.IGNORECASE,
    )


def rules_said(texts: Iterable[str]) -> tuple[str, list[str]]:
    """Return the rules that a message names, "" for none, and its texts without their names.

    "EMA rules kiriage:on" are ``ema kiriage:on``; a name alone may be that of the site, but not
    that of 雀魂三麻, whose 三麻 is left in the text.
    """
    named: list[str] = []
    left = []

    def take(found: re.Match[str]) -> str:
        named.append(_rules_of_name()[_one_spaced(found["behind"] or found["before"])])
        return " "

    def take_switch(found: re.Match[str]) -> str:
        named.append(found[0].strip("`"))
        return " "

    for text in texts:
        said = _rules_in_prose().sub(take, text) if RULES_WORD.search(text) else text
        left.append(SWITCH.sub(take_switch, said))
    return " ".join(dict.fromkeys(named)), left


def _one_spaced(name: str) -> str:
    return " ".join(name.replace(",", " ").casefold().split())


@cache
def _named_rules() -> re.Pattern[str]:
    names = either(_rules_of_name(), space=r"\s+")
    return re.compile(rf"\s*(?P<name>{names})(?:\s+|$)", re.IGNORECASE)


def _with_rules_named(text: str) -> tuple[str, int]:
    """Return rules with the preset for its name in the bot, and by how much the rest moved.

    "Mahjong Soul, kiriage:on" is "mahjong_soul kiriage:on".
    """
    text = COMMA_BETWEEN.sub(" ", text)
    named = _named_rules().match(text)
    if named is None:
        return text, 0
    preset = _rules_of_name()[_one_spaced(named["name"])]
    read_as = f"{preset} {text[named.end() :]}"
    return read_as, len(read_as) - len(text)
