"""The words that people type beside tiles, of ``words.tsv``: a row a meaning, a column a language.

A new word needs no code, a new language is a column.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

TABLE: Final = Path(__file__).parent / "words.tsv"
COLUMNS: Final = ("en", "fr", "ja", "zh-CN", "zh-TW", "ko")
NOT_IN_PROSE: Final = "!"
"""Stands before a word of a win that says something else in prose: tenhou is a site, 子 a child."""


class WordRow(NamedTuple):
    """A row: what its words are, which one of it, on which side their tiles stand, and the words.

    ``words`` are by language; ``not_in_prose`` are those that are read in options alone.
    """

    role: str
    value: str
    side: str
    words: Mapping[str, tuple[str, ...]]
    not_in_prose: frozenset[str]

    @property
    def all_words(self) -> tuple[str, ...]:
        """The words of every language."""
        return tuple(word for words in self.words.values() for word in words)


@cache
def word_rows() -> tuple[WordRow, ...]:
    """Return all rows."""
    lines = TABLE.read_text("utf-8").splitlines()
    return tuple(_row(line.split("\t")) for line in lines if not line.startswith("#"))


def rows_of(role: str) -> Iterator[WordRow]:
    """Return the rows of a role."""
    return (row for row in word_rows() if row.role == role)


def _row(cells: Iterable[str]) -> WordRow:
    role, value, side, *typed = cells
    words = {
        language: tuple(word.removeprefix(NOT_IN_PROSE) for word in cell.split("|") if word)
        for language, cell in zip(COLUMNS, typed, strict=True)
    }
    marked = (word for cell in typed for word in cell.split("|") if word.startswith(NOT_IN_PROSE))
    return WordRow(role, value, side, words, frozenset(it[1:] for it in marked))


def either(names: Iterable[str], *, space: str) -> str:
    """Return a pattern of any of the names, the longest first; ``space`` stands for its spaces."""
    longest = sorted(names, key=len, reverse=True)
    return "|".join(re.escape(name).replace(r"\ ", space) for name in longest)
