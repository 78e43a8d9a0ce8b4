"""A month as each language writes it."""

from datetime import date
from functools import cache

from babel import Locale
from babel.dates import format_skeleton


@cache
def month_name(language: str, year: int, month: int) -> str:
    """Return a month with its year: November 2026, 2026年11月."""
    locale = Locale.parse(language, sep="-")
    return str(format_skeleton("yMMMM", date(year, month, 1), locale=locale))
