"""Patterns of typed names."""

import re
from collections.abc import Iterable


def either(names: Iterable[str], *, space: str) -> str:
    """Return a pattern of any of the names, the longest first; ``space`` stands for its spaces."""
    longest = sorted(names, key=len, reverse=True)
    return "|".join(re.escape(name).replace(r"\ ", space) for name in longest)


def by_first_sign(names: Iterable[str]) -> str:
    """Return a pattern of any of many names, of which only those with the sign there are tried."""
    rests: dict[str, list[str]] = {}
    for name in names:
        rests.setdefault(name[0].lower(), []).append(name[1:])
    space = r"[\s\-]+"
    return "|".join(
        f"{re.escape(first)}(?:{either(rest, space=space)})" for first, rest in rests.items()
    )
