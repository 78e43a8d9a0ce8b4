"""How the extras are cut into pieces: words, ``name:value`` pairs, counts, ``E1``."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final
from unicodedata import normalize

from .short_words import in_place
from .win_terms import (
    ALL_TERMS,
    BY_FIELD,
    BY_NAME,
    COUNTED_FROM_TILES,
    HONOR_WORDS,
    RED_NAMES,
    WIND_NAMES,
    Term,
)
from .word_table import either

FULL_WIDTH: Final[dict[int, int | str]] = {
    **{code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)},
    **{code: normalize("NFKC", chr(code)) for code in range(0xFF66, 0xFF9E)},
}
"""Full-width letters, digits and signs by their ASCII sign, half-width katakana by the usual one.

Each is one sign for one, so that every place stays; ﾄﾞ, which is two, stays what it is.
"""

APART: Final = str.maketrans(dict.fromkeys('+/&|;!?.()`"“”«»*・·。', " "))
"""Signs between words that mean nothing."""

JOINT: Final = re.compile(r"(?<!\S)(?:and|with|et|avec)(?!\S)|(?<=[場局家])の", re.IGNORECASE)
"""Words between words that mean nothing: riichi and ippatsu, 東場の南家."""

KYOKU_NUMBER: Final = re.compile(r"[\s-]?[1-4一二三四][局국]?$")
KANJI_COUNT: Final = str.maketrans("一二三四五六七八九", "123456789")


def any_of(names: Iterable[str]) -> str:
    """Return a pattern of any of the names, their words apart or joined."""
    return either(names, space=r"[\s_-]*")


def _names(terms: Iterable[Term], *, of_values: bool) -> list[str]:
    return [name for term in terms for name in term.all_names if term.takes_value is of_values]


MOST_JOINED: Final = 8
"""Most words that follow one without a space."""

JOINED_COUNTED: Final = [it for it in COUNTED_FROM_TILES if not it.isascii() and len(it) > 1]
"""The names of yaku that stand beside other words without a space: 立直平和."""

WORDS: Final = any_of((*_names(ALL_TERMS, of_values=False), *JOINED_COUNTED))
NAMES_OF_VALUES: Final = any_of(_names(ALL_TERMS, of_values=True))
_JAPANESE: Final = {*(name for name in BY_NAME if not name.isascii()), *JOINED_COUNTED}
JAPANESE: Final = any_of(
    name for name in _JAPANESE if not any(name[:end] in _JAPANESE for end in range(1, len(name)))
)
"""Enough to see that a word follows: of 立直 and 立直棒 the shorter one."""

HONBA: Final = any_of(BY_FIELD["honba"])
COUNTED: Final = any_of(BY_FIELD["honba"] + BY_FIELD["sticks"] + BY_FIELD["nuki"])
RED_DORA: Final = any_of(name for name in RED_NAMES if " " in name)
COUNTED_DORA: Final = any_of(BY_FIELD["dora"] + BY_FIELD["ura"])
COUNT: Final = r"(?:[0-9]+|[一二三四五六七八九])"
WIND: Final = rf"(?:{any_of(WIND_NAMES)}|[eswn東东南西北])(?![a-z])"
END: Final = rf"(?:[\s,、]|$|{JAPANESE}|{COUNT}\s*(?:{COUNTED}))"
"""The signs and words that may follow a piece."""

ONE_TILE: Final = (
    r"(?>(?:r?[0-9]+[mpsz萬万筒餅饼索条條만통핀삭소]r?|[mpsz][0-9]+|[一二三四五六七八九][萬万筒餅饼索条條]|[①-⑨🀀-🀡白發発中]"
    r"|[東东南西北](?![家場场1-4一二三四])|(?-i:[ESWNPFC])(?![A-Za-z0-9])|<a?:\w+:[0-9]+>)+)"
)
HONOR_WORD: Final = rf"(?:{any_of(HONOR_WORDS)})(?![a-z])"


@cache
def _piece() -> re.Pattern[str]:
    """Return the pattern of a piece; ``dora:3p,4p`` and ``dora 3p 5s`` have one value each.

    It takes 20 ms to compile, which the start does not wait for.
    """
    return re.compile(
        rf"""
        (?:
          (?P<count>{COUNT})\s*(?P<counted>{COUNTED}|{COUNTED_DORA})  # 1 honba, 3 dora
          |(?>{RED_DORA})  # dora rouge, which is no indicator
          |(?P<shown>{ONE_TILE}(?:[\s,、]+{ONE_TILE}){{0,4}})\s*(?P<showing>{COUNTED_DORA})
           (?!\s*[:=]|\s+{ONE_TILE}(?!\s*(?:{COUNTED_DORA})))  # 3p dora
          |(?<=[1-4一二三四局国])-(?P<honba>{COUNT})(?:\s*(?:{HONBA}))?  # E1-2
        )(?={END})
        |(?P<kyoku>(?:{any_of(WIND_NAMES)}|[eswn東东南西北])[\s-]?[1-4一二三四][局국]?)
         (?!\s*(?>{COUNTED})(?!\s*[:=]?\s*[0-9]))  # E1, 東1局; not the 1 of "east 1 honba"
         (?=(?:-{COUNT})?{END})
        |(?>{WORDS})(?=(?>{WORDS}){{0,{MOST_JOINED}}}+{END})  # 立直一発ツモ裏3p
        |(?P<name>(?P<of_tiles>{COUNTED_DORA})|{NAMES_OF_VALUES})
         (?:\s?[:=は]\s*|\s+is\s+|\s*[x×]\s?(?=\d)|\s+(?=\d|{ONE_TILE}|{HONOR_WORD}|{WIND})|(?=\d|[^\x00-\x7f\s、]))
         (?P<value>(?:<\w*:\w+:[0-9]+>|(?!{JAPANESE})[^\s,、:=])+
          (?(of_tiles)(?:[\s,、:]+{ONE_TILE}(?=[\s,、:]|$))*))(?={END})
        |[^\s,、]+
        """,
        re.VERBOSE | re.IGNORECASE,
    )


def pieces(text: str) -> Iterator[re.Match[str]]:
    """Yield the pieces of the extras; their places are those of the text as it was typed."""
    text = in_place(text.translate(FULL_WIDTH)).translate(APART)
    return _piece().finditer(JOINT.sub(lambda joint: " " * len(joint[0]), text))
