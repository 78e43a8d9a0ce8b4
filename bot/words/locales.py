"""Sentences that Fluent has parsed, and the locale data they need: plurals, numbers and months."""

from datetime import date
from functools import cache
from typing import Any, Final, cast

from babel import Locale, localedata
from babel.core import get_global
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser

from . import LANGUAGES


@cache
def month_name(language: str, year: int, month: int) -> str:
    """Return a month with its year: November 2026, 2026年11月."""
    # Imported by the first month that is named: the start does not wait for babel.
    from babel.dates import format_skeleton  # noqa: PLC0415

    return str(format_skeleton("yMMMM", date(year, month, 1), locale=locale_of(language)))


UNUSED: Final = (
    "compact_currency_formats", "compact_decimal_formats", "compound_unit_patterns",
    "currency_names", "currency_names_plural", "date_fields", "interval_formats", "languages",
    "meta_zones", "scripts", "territories", "time_zones", "unit_display_names", "unit_patterns",
    "variants",
)  # fmt: skip
"""Names of countries, time zones, units and currencies: nine tenths of what babel loads."""


class Bundle(FluentBundle):
    """The parsed sentences of a language."""

    def __init__(self, language: str) -> None:
        super().__init__([str(locale_of(language))], use_isolating=False)

    def parse(self, source: str) -> None:
        """Add the sentences of a text in Fluent's notation."""
        self.add_resource(FluentParser(with_spans=False).parse(source))


@cache
def locale_of(language: str) -> Locale:
    """Return the locale of a language, whose data babel loads once and keeps.

    What no sentence asks for is dropped: a language takes 0.9 MB, and a process has six.
    """
    locale = Locale.parse(language, sep="-")
    name = str(locale)
    while name:
        _forget(name)
        name = name.rpartition("_")[0]
    _forget("root")
    return locale


def _forget(name: str) -> None:
    data = localedata.load(name)
    for part in UNUSED:
        data.pop(part, None)


def _forget_places() -> None:
    """Drop what babel knows of all the world: 2 MB of languages, countries, zones and currencies.

    Of the languages that a region likely speaks, those of ours are kept: zh-TW is zh_Hant_TW.
    """
    ours = {language.partition("-")[0] for language in LANGUAGES}
    likely = cast("dict[str, str]", get_global("likely_subtags"))
    kept = {name: tag for name, tag in likely.items() if name.partition("_")[0] in ours}
    for part in (
        likely,
        get_global("all_currencies"),
        get_global("language_aliases"),
        get_global("meta_zones"),
        get_global("territory_aliases"),
        get_global("territory_currencies"),
        get_global("territory_languages"),
        get_global("zone_territories"),
    ):
        cast("dict[str, Any]", part).clear()
    likely.update(kept)


_forget_places()  # while this is imported: another thread that reads a locale waits
