"""Patterns of typed names."""

import re
from collections.abc import Iterable


def either(names: Iterable[str], *, space: str) -> str:
    """Return a pattern of any of the names, the longest first; ``space`` stands for its spaces."""
    longest = sorted(names, key=len, reverse=True)
    return "|".join(re.escape(name).replace(r"\ ", space) for name in longest)
