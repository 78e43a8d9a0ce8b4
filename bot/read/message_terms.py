"""The words about a win that a message may hold, from the word tables of the option extras.

Each is given as a piece of extras in English: "一発" is ``ippatsu``, "供託2本" is ``sticks:2``.
"""

import re
from collections.abc import Iterable
from functools import cache
from typing import Final

from .win_terms import (
    BY_FIELD,
    COUNTED_NAMES,
    COUNTERS,
    NO_RIICHI,
    RARE_EVENTS,
    TERMS,
    THREE_PLAYERS,
    key,
)

AMBIGUOUS: Final = frozenset(
    {
        "double",
        "tenhou",
        "더블",
        "人和",
        "영상",
        "자",
        "코",
        "나",
        "抜き",
        "拔",
        "표시패",
        "tour",
        "premier tour",
        "brelans",
        "à trois",
        "a trois",
        "オープン",
        "liable",
        "包",
        "eight in a row",
    }
)
"""Names that are other words of a chat as often as not."""

NOT_DENIED: Final = r"(?<![A-Za-z0-9À-ɏ])(?<!no\s)(?<!not\s)(?<!without\s)(?<!sans\s)"
"""The place before a word of letters that says what it names."""

NOT_WITHIN: Final = "(?<![가-힣])"
NO_LETTER: Final = "(?![A-Za-zÀ-ɏ])"
OF_A_COUNT: Final = re.compile(r"(?:players|joueurs|[3三]人|3인)$")
"""Names that count players in other sentences too: 3 players are in riichi."""

COUNT_ENDS: Final = (
    r"(?=\s*(?:$|\n|[^\w\s]|[0-9①-⑨]|(?i:games?|tables?|mahjong|rules?|mode)(?![A-Za-z])))"
)
"""What stands behind such a name where it says how many play."""

LAST_LETTER: Final = "ɏ"
ORDINAL: Final = "(?:e|er|ème|eme|st|nd|rd|th)?"
"""Behind a number that is counted through: 2e honba."""

RIICHI_STICKS: Final = ("riichi sticks", "riichi stick")
"""Names of sticks that the option extras would take for a riichi."""

_EVENTS: Final = (*(term for term in TERMS if term.field == "events"), *RARE_EVENTS)
_DOUBLE: Final = next(term for term in TERMS if (term.field, term.value) == ("riichi", 2))

OF_YAKU: Final = "yaku:"
"""Before the id of a yaku that a message names, which the score finds by itself."""

OF_DORA: Final = "counted dora:"
"""Before dora that a message counts and does not name: no piece of extras takes them."""

OF_THREE: Final = "players:3"
"""What says that three play, as a piece of extras would."""

_PIECES: Final = {NO_RIICHI: "", THREE_PLAYERS: OF_THREE}
_TERMS: Final = (*_EVENTS, _DOUBLE, NO_RIICHI, THREE_PLAYERS)
_OF_TERM: Final = {
    key(name): OF_YAKU + yaku for yaku, names in COUNTED_NAMES.items() if yaku for name in names
} | {key(name): _PIECES.get(term, term.name) for term in _TERMS for name in term.all_names}
_TALLY_NAMES: Final = {
    field: [
        *(name for name in BY_FIELD[field] if name.lower() not in AMBIGUOUS),
        *(RIICHI_STICKS if field == "sticks" else ()),
    ]
    for field in ("honba", "sticks", "nuki")
}
_OF_TALLY: Final = {key(name): field for field, names in _TALLY_NAMES.items() for name in names}


_NAMES: Final = [
    name
    for names in (
        *(term.all_names for term in _TERMS),
        *(names for yaku, names in COUNTED_NAMES.items() if yaku),
    )
    for name in names
    if name.lower() not in AMBIGUOUS
]


def _any(names: Iterable[str]) -> str:
    """Return a pattern of names: those of letters as whole words, Korean ones not within a word.

    Names are sorted by their first sign: a sign that begins none is passed over at once.
    """
    kinds: dict[str, dict[str, list[str]]] = {}
    for name in sorted(set(names), key=len, reverse=True):
        before = NOT_DENIED if name[0].isascii() else NOT_WITHIN * ("가" <= name[0] <= "힣")
        kinds.setdefault(before, {}).setdefault(name[0].lower(), []).append(name)
    return "|".join(
        f"(?=[{''.join(by_sign)}]){before}(?:{'|'.join(map(_behind, by_sign.items()))})"
        for before, by_sign in kinds.items()
    )


def _behind(names: tuple[str, list[str]]) -> str:
    """Return a pattern of names with the same first sign."""
    first, each = names
    rest = "|".join(
        re.escape(name[1:]).replace(r"\ ", r"[\s-]?")
        + NO_LETTER * (name[-1] <= LAST_LETTER)
        + COUNT_ENDS * bool(OF_A_COUNT.search(name))
        for name in each
    )
    return f"{first}(?:{rest})"


@cache
def term_patterns() -> tuple[str, str]:
    """Return the patterns of a word about a win and of a counted one, of groups of their own."""
    tallies = _any([name for names in _TALLY_NAMES.values() for name in names])
    count = r"[0-9０-９]{1,2}|[一二三四五六七八九]"
    return _any(_NAMES), (
        rf"(?=[0-9０-９一-九])(?<![0-9A-Za-z])(?P<tally_first>{count}){ORDINAL}[\s-]?(?P<tally_of>{tallies})"
        rf"|(?P<tally_name>{tallies})\s?[:=x×]?\s?(?P<tally_last>{count})[{COUNTERS}]?"
        r"(?![0-9０-９mpsz萬万筒餅饼索竹条條])"
    )


@cache
def first_signs() -> str:
    """Return the signs outside ASCII with which such a word can begin."""
    tallies = (name for names in _TALLY_NAMES.values() for name in names)
    names = [*_NAMES, *tallies]
    return "".join(sorted({name[0] for name in names if not name.isascii()} - {*"０一二三四"}))


def extra_of(word: str) -> str:
    """Return the piece of extras that a word about a win is; "" for one that denies riichi."""
    return _OF_TERM[key(word)]


def tally_of(found: re.Match[str]) -> str:
    """Return the piece of extras that a counted word is: ``sticks:2``."""
    name = found["tally_of"] or found["tally_name"]
    count = found["tally_first"] or found["tally_last"]
    number = "一二三四五六七八九".find(count) + 1 or int(count)
    return f"{BY_FIELD[_OF_TALLY[key(name)]][0]}:{number}"
