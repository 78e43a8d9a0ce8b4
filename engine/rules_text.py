"""Rule sets as text: ``tenhou kiriage:on pao:daisangen,daisuushii``, and one canonical form of it.

A preset comes first (Tenhou's if there is none), then the switches that differ, each as
``switch:value`` or ``switch=value``. A switch that is on or off takes ``on`` and ``off`` (also
``yes no true false あり なし``); one that is a list, its names with commas between, or ``none``.
Capitals do not matter, and names may be written with hyphens: ``M-League``.
"""

import re
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Final

from .errors import nearest
from .rules import (
    CHOICES,
    LISTS,
    PRESETS,
    SWITCHES,
    Rules,
    RulesError,
    RulesReason,
    nearest_preset,
    plain,
    replaced,
    rules_differences,
    unknown,
)

LONGEST_RULES: Final = 400
"""Characters; every switch written out has about 350."""

_ON_OFF: Final = MappingProxyType(
    {
        **dict.fromkeys(("on", "yes", "true", "あり", "有"), True),
        **dict.fromkeys(("off", "no", "false", "なし", "無"), False),
    }
)
_PIECE: Final = re.compile(r"[^\s,、，:=：＝]+(?=[,、，])|[^\s,、，]\S*")
_SIGNS_BETWEEN: Final = re.compile("[:=：＝]")

REMEMBERED: Final = 256
"""Rules whose text is kept: the same few come with every question."""


def parse_rules(text: str) -> Rules:
    """Read a preset with switches, such as ``ema pao_honba:liable``; an empty text is Tenhou's.

    Raises RulesError for a text that cannot be read, naming the place and what comes nearest.
    """
    if len(text) > LONGEST_RULES:
        raise RulesError(
            text,
            (LONGEST_RULES, len(text)),
            f"Rules are no longer than {LONGEST_RULES} characters, not {len(text)}.",
            reason=RulesReason.TOO_LONG,
            details={"length": len(text), "limit": LONGEST_RULES},
        )
    preset = None
    switches: dict[str, Any] = {}
    for piece in _PIECE.finditer(text):
        sign = _SIGNS_BETWEEN.search(piece[0])
        if sign is None:
            preset = _preset(text, piece, preset)
        else:
            typed = piece[0][: sign.start()]
            switch = _switch(text, piece.span(), typed, switches)
            at = piece.start() + sign.end()
            switches[switch] = _value(text, (at, piece.end()), switch)
    return replace(PRESETS[preset or "tenhou"], **switches)


@lru_cache(maxsize=REMEMBERED)
def format_rules(rules: Rules) -> str:
    """The canonical text, which ``parse_rules`` reads back as equal rules.

    The nearest preset, then the switches that differ from it in their order.
    """
    preset = nearest_preset(rules)
    different = rules_differences(rules, PRESETS[preset])
    written = (f"{switch}:{format_value(value)}" for switch, value in different.items())
    return " ".join((preset, *written))


def format_value(value: object) -> str:
    """The value of a switch as ``parse_rules`` reads it: on, 4, mangan, daisangen,daisuushii."""
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, tuple):
        return ",".join(value) or "none"
    return str(value)


def values_of(switch: str) -> tuple[str, ...]:
    """The values that can be written behind a switch; of a list, its names and none."""
    if switch in LISTS:
        return (*LISTS[switch], "none")
    return tuple(map(str, CHOICES[switch])) if switch in CHOICES else ("on", "off")


def _preset(text: str, piece: re.Match[str], before: str | None) -> str:
    """The preset that a word names."""
    name = plain(piece[0])
    if name in SWITCHES:
        values = ", ".join(values_of(name))
        raise RulesError(
            text,
            piece.span(),
            f"{name} needs a value: {name}:{values_of(name)[0]} (of {values}).",
            reason=RulesReason.NO_VALUE,
            details={"switch": name, "values": values},
            fix=replaced(text, piece.span(), f"{name}:{values_of(name)[0]}"),
        )
    if name not in PRESETS:
        # A word without a sign can be a switch too, but a fix that turns one on is no guess.
        raise unknown(RulesReason.NO_PRESET, text, piece.span(), PRESETS)
    if before is not None:
        raise RulesError(
            text,
            piece.span(),
            f"These are the rules of two: {before} and {name}.",
            reason=RulesReason.TWO_PRESETS,
            details={"first": before, "second": name},
        )
    return name


def _switch(text: str, span: tuple[int, int], typed: str, before: Mapping[str, object]) -> str:
    """The switch that the letters before the sign name."""
    span = span[0], span[0] + len(typed)
    name = plain(typed)
    if name not in SWITCHES:
        raise unknown(RulesReason.NO_SWITCH, text, span, SWITCHES)
    if name in before:
        raise RulesError(
            text,
            span,
            f"{name} is there twice.",
            reason=RulesReason.TWICE,
            details={"switch": name},
        )
    return name


def _value(text: str, span: tuple[int, int], switch: str) -> object:
    """The text behind a switch as a value of the switch."""
    typed = text[slice(*span)]
    value = plain(typed)
    if switch in LISTS:
        names = () if value == "none" else tuple(value.split(","))
        if set(names) <= set(LISTS[switch]):
            return names
    elif switch in CHOICES:
        for choice in CHOICES[switch]:
            if value == str(choice):
                return choice
    elif value in _ON_OFF:
        return _ON_OFF[value]
    values = values_of(switch)
    guess = nearest(value, values)
    raise RulesError(
        text,
        span,
        f"{switch} is {', '.join(values[:-1])} or {values[-1]}"
        + (f", not {typed:.40}." if typed else "."),
        reason=RulesReason.BAD_VALUE if typed else RulesReason.NO_VALUE,
        details={"switch": switch, "value": f"{typed:.40}", "values": ", ".join(values)},
        fix=guess and replaced(text, span, guess),
    )
