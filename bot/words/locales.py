"""Sentences that Fluent has parsed, and the locale data they need: plurals, numbers and months."""

from typing import Final

from babel import Locale, localedata
from fluent.runtime import FluentBundle, FluentResource

UNUSED: Final = (
    "compact_currency_formats", "compact_decimal_formats", "compound_unit_patterns",
    "currency_names", "currency_names_plural", "languages", "meta_zones", "scripts", "territories",
    "time_zones", "unit_display_names", "unit_patterns", "variants",
)  # fmt: skip
"""Names of countries, time zones, units and currencies: four fifths of what babel loads."""


class Bundle(FluentBundle):
    """The parsed sentences of a language."""

    def __init__(self, language: str) -> None:
        forget_unused(language)
        super().__init__([language], use_isolating=False)

    def parse(self, source: str) -> None:
        """Add the sentences of a text in Fluent's notation."""
        self.add_resource(FluentResource(source))


def forget_unused(language: str) -> None:
    """Drop what no sentence asks for from the locale data, which babel loads once and keeps.

    That of a language takes 0.9 MB, and a process has six.
    """
    name = str(Locale.parse(language, sep="-"))
    while name:
        _forget(name)
        name = name.rpartition("_")[0]
    _forget("root")


def _forget(name: str) -> None:
    data = localedata.load(name)
    for part in UNUSED:
        data.pop(part, None)
