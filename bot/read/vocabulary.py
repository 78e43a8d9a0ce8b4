"""What each word of a message makes of the tiles that it stands by.

The words are those of ``words.tsv`` in this room, of wins and of yaku too.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

from engine import EAST, Kind
from engine.tiles import WINDS

from .win_terms import ALL_TERMS, NO_RIICHI, THREE_PLAYERS, Term
from .word_table import rows_of, word_rows

OF_OPTIONS: Final = frozenset({"win", "wind of", "wind", "yaku", "between"})
"""The roles of words that are read by what they say of a win, or in options alone."""

WIND_SIGNS: Final = ("東东", "南", "西", "北")
OF_A_WIND: Final = re.compile(r"\{[wLW]\}")
BETWEEN: Final = re.compile(r"[\s_'’:：=-]+")
MAY_BE_LEFT_OUT: Final = " '-"


class WordRole(NamedTuple):
    """What a word is: its role, which one of it, on which side its tiles stand, and its wind.

    ``>`` takes tiles behind the word, ``*`` those of the nearer side, ``-`` none.
    """

    role: str = ""
    value: str = ""
    side: str = "-"
    wind: Kind | None = None


class Vocabulary(NamedTuple):
    """All words: what each is by its letters (`letters`), and how they are written."""

    entries: Mapping[str, WordRole]
    names: frozenset[str]

    def entry(self, text: str) -> WordRole | None:
        """Return what a word is; a Korean particle may stand behind it."""
        return self.entries.get(letters(text)) or self.entries.get(letters(text)[:-1])


def letters(text: str) -> str:
    """Return a word as it is looked up: without spaces, dashes and capitals."""
    return BETWEEN.sub("", text.lower())


@cache
def vocabulary() -> Vocabulary:
    """Return all words. A word in two rows is of the first."""
    entries: dict[str, WordRole] = {}
    names: set[str] = set()
    for word, entry in (*_of_table(), *_of_wins()):
        entries.setdefault(letters(word), entry)
        names.add(word)
    return Vocabulary(entries, frozenset(names))


def _of_table() -> Iterator[tuple[str, WordRole]]:
    (winds,) = rows_of("wind")
    for row in word_rows():
        if row.role in OF_OPTIONS:
            continue
        for language, words in row.words.items():
            for word in words:
                for spelling, named in _with_winds(word, winds.words[language]):
                    wind = EAST if row.value == "E" else named
                    yield spelling, WordRole(row.role, row.value, row.side, wind)


def _with_winds(word: str, winds: Sequence[str]) -> Iterator[tuple[str, Kind | None]]:
    """Yield a word for each wind that may stand in it: {w} in words, {L} its letter, {W} a sign."""
    if not OF_A_WIND.search(word):
        yield word, None
        return
    for number, wind in enumerate(WINDS):
        named = word.replace("{w}", winds[number]).replace("{L}", "ESWN"[number])
        for sign in WIND_SIGNS[number]:
            yield named.replace("{W}", sign), wind


def _of_wins() -> Iterator[tuple[str, WordRole]]:
    for term in ALL_TERMS:
        if not term.takes_value and term.field not in {"seat", "round", "by"}:
            entry = WordRole("extra", _piece(term))
            yield from ((it, entry) for it in term.all_names if it not in term.not_in_prose)
    for row in rows_of("yaku"):
        if row.value:
            entry = WordRole("yaku", row.value)
            yield from ((it, entry) for it in row.all_words if it not in row.not_in_prose)


def _piece(term: Term) -> str:
    """Return what a word of a win is in ``extras``, "" for one that says nothing there."""
    if term is THREE_PLAYERS:
        return "players:3"
    return "" if term is NO_RIICHI else term.names[0]


def trie(words: Iterable[str]) -> str:
    """Return a pattern of many words that looks at each sign of a text once."""
    tree = Tree()
    for word in words:
        node = tree
        for sign in word:
            node = node.setdefault(sign, Tree())
        node[""] = Tree()
    return _emit(tree)


class Tree(dict[str, "Tree"]):
    """What may follow a sign; an empty sign is the end of a word."""


def _emit(node: Mapping[str, Tree]) -> str:
    parts = [
        (r"[\s_'’-]{0,2}" if sign in MAY_BE_LEFT_OUT else re.escape(sign)) + _emit(rest)
        for sign, rest in node.items()
        if sign
    ]
    if not parts:
        return ""
    body = parts[0] if len(parts) == 1 and "" not in node else f"(?:{'|'.join(parts)})"
    return body + "?" * ("" in node)
