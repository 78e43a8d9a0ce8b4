"""A month as each language writes it."""

from datetime import date
from functools import cache


@cache
def month_name(language: str, year: int, month: int) -> str:
    """Return a month with its year: November 2026, 2026年11月."""
    # Imported by the first month that is named: the start does not wait for babel.
    from babel.dates import format_skeleton  # noqa: PLC0415

    from .locales import locale_of  # noqa: PLC0415

    return str(format_skeleton("yMMMM", date(year, month, 1), locale=locale_of(language)))
