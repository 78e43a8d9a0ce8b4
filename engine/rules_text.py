"""Rule sets as text: ``tenhou kiriage:on pao:daisangen,daisuushii``, and one canonical form of it.

A preset stands first (Tenhou's where there is none), behind it the switches that differ, each as
``switch:value`` or ``switch=value``. A switch that is on or off takes ``on`` and ``off`` (also
``yes no true false あり なし``); one that is a list, its names with commas between, or ``none``.
Capitals do not matter, and names may be written with hyphens: ``M-League``.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Final

from .enums import Name
from .errors import Details, EngineError
from .rules import PRESETS, SWITCHES, Rules, nearest_preset, rules_differences
from .switches import CHOICES, LISTS

LONGEST_RULES: Final = 400
"""Characters; every switch written out has about 350."""

_ON_OFF: Final = MappingProxyType(
    {
        **dict.fromkeys(("on", "yes", "true", "あり", "有"), True),
        **dict.fromkeys(("off", "no", "false", "なし", "無"), False),
    }
)
_PIECE: Final = re.compile(r"\S+")
_SIGNS_BETWEEN: Final = re.compile("[:=：＝]")

REMEMBERED: Final = 256
"""Rules whose text is kept: the same few come with every question."""


class RulesReason(Name):
    """The reasons for refusing rules; each is the id of a sentence in every language.

    Behind each: the names in ``RulesError.details``.
    """

    TOO_LONG = "too_long"  # length, limit
    NO_PRESET = "no_preset"  # word, known
    NO_SWITCH = "no_switch"  # switch, known
    NO_VALUE = "no_value"  # switch, values
    BAD_VALUE = "bad_value"  # switch, value, values
    TWO_PRESETS = "two_presets"  # first, second
    TWICE = "twice"  # switch


class RulesError(EngineError[RulesReason]):
    """Rules that cannot be read.

    ``text[at:end]`` is the typed piece at fault, ``fix`` the whole text with a guessed
    correction in it, or None.
    """

    def __init__(
        self,
        text: str,
        span: tuple[int, int],
        message: str,
        *,
        reason: RulesReason,
        details: Details,
        fix: str | None = None,
    ) -> None:
        super().__init__(message, reason=reason, details=details)
        self.text = text
        self.at, self.end = span
        self.fix = fix


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
    name = _plain(piece[0])
    if name in SWITCHES:
        values = ", ".join(values_of(name))
        raise RulesError(
            text,
            piece.span(),
            f"{name} needs a value: {name}:{values_of(name)[0]} (of {values}).",
            reason=RulesReason.NO_VALUE,
            details={"switch": name, "values": values},
            fix=_with(text, piece.span(), f"{name}:{values_of(name)[0]}"),
        )
    if name not in PRESETS:
        # A word without a sign can be a switch too, but a fix that turns one on is no guess.
        guess = _nearest(name, PRESETS)
        raise RulesError(
            text,
            piece.span(),
            f"There are no rules {piece[0]:.40}, only {', '.join(PRESETS)}.",
            reason=RulesReason.NO_PRESET,
            details={"word": f"{piece[0]:.40}", "known": ", ".join(PRESETS)},
            fix=guess and _with(text, piece.span(), guess),
        )
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
    name = _plain(typed)
    if name not in SWITCHES:
        guess = _nearest(name, SWITCHES)
        near = f", the nearest is {guess}" if guess else f", only {', '.join(SWITCHES)}"
        raise RulesError(
            text,
            span,
            f"There is no switch {typed:.40}{near}.",
            reason=RulesReason.NO_SWITCH,
            details={"switch": f"{typed:.40}", "known": guess or ", ".join(SWITCHES)},
            fix=guess and _with(text, span, guess),
        )
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
    value = _plain(typed)
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
    guess = _nearest(value, values)
    raise RulesError(
        text,
        span,
        f"{switch} is {_listed(values)}" + (f", not {typed:.40}." if typed else "."),
        reason=RulesReason.BAD_VALUE if typed else RulesReason.NO_VALUE,
        details={"switch": switch, "value": f"{typed:.40}", "values": ", ".join(values)},
        fix=guess and _with(text, span, guess),
    )


def _listed(values: tuple[str, ...]) -> str:
    return f"{', '.join(values[:-1])} or {values[-1]}"


def _plain(typed: str) -> str:
    return typed.casefold().replace("-", "_")


def _nearest(typed: str, known: Iterable[str]) -> str | None:
    """The known word that is nearest to what was typed, if one is near."""
    from difflib import get_close_matches  # noqa: PLC0415 - only an error needs it

    found = get_close_matches(typed[:40], list(known), n=1)
    return found[0] if found else None


def _with(text: str, span: tuple[int, int], word: str) -> str:
    return text[: span[0]] + word + text[span[1] :]
