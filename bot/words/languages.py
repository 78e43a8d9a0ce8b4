"""The languages there are, and which of them a Discord locale is answered in."""

from typing import Final

LANGUAGES: Final = ("en", "ja", "zh-TW", "zh-CN", "ko", "fr")
"""Each is called as Discord calls its locale, English (en-US, en-GB) apart; ``NAME.ftl`` here is
its file. The first one serves everybody else, and lends the sentences that another lacks."""

TRADITIONAL: Final = frozenset({"tw", "hk", "mo", "hant"})
"""Regions and scripts that write traditional Chinese; Chinese of any other is simplified."""


def language_of(locale: str) -> str:
    """Return the language for a locale: itself, else the one of another region, else English."""
    if locale in LANGUAGES:
        return locale
    base, *rest = locale.lower().split("-")
    if base == "zh":
        return "zh-CN" if TRADITIONAL.isdisjoint(rest) else "zh-TW"
    return base if base in LANGUAGES else LANGUAGES[0]
