"""A month as each language writes it."""

from datetime import date
from functools import cache

from babel.dates import format_skeleton

from .locales import locale_of


@cache
def month_name(language: str, year: int, month: int) -> str:
    """Return a month with its year: November 2026, 2026年11月."""
    return str(format_skeleton("yMMMM", date(year, month, 1), locale=locale_of(language)))
