"""The text of the option ``extras``: how a hand was won, in a few words.

``riichi ippatsu ura:3p honba:1``: words and ``name:value`` pairs, in any order, apart by spaces or
commas. English and Japanese names mean the same.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from difflib import get_close_matches
from typing import Any, Final

from engine import EAST, MOST_INDICATORS, NORTH, SOUTH, WEST, By, HandError, Kind, Tile, parse_tiles

from .present_error import RefusedError, refused
from .query import TALLY_LIMIT
from .won import Circumstances

WORD: Final = re.compile(r"[^\s,、]+")
COLON: Final = re.compile(r"[:：=]")
CHOICE_LIMIT: Final = 100
MOST_CHOICES: Final = 25

WIND_SIGNS: Final = {
    sign: wind
    for signs, wind in (("e東", EAST), ("s南", SOUTH), ("w西", WEST), ("n北", NORTH))
    for sign in signs
} | {"east": EAST, "south": SOUTH, "west": WEST, "north": NORTH}


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the extras: its names, the field it sets, and what to ("" : what is behind it)."""

    names: tuple[str, ...]
    field: str
    value: Any = ""

    @property
    def name(self) -> str:
        """The name that is offered, with a colon where a value follows."""
        return self.names[0] + ":" * self.takes_value

    @property
    def takes_value(self) -> bool:
        """Whether a value stands behind it."""
        return isinstance(self.value, str) and not self.value


TERMS: Final = (
    Term(("riichi", "reach", "立直", "リーチ"), "riichi", 1),
    Term(("double", "daburi", "ダブル立直", "ダブリー"), "riichi", 2),
    Term(("ippatsu", "一発"), "events", "ippatsu"),
    Term(("tsumo", "ツモ", "自摸"), "by", By.TSUMO),
    Term(("ron", "ロン"), "by", By.RON),
    Term(("dealer", "親"), "seat", EAST),
    Term(("dora", "ドラ表示牌", "ドラ"), "dora"),
    Term(("ura", "裏ドラ表示牌", "裏ドラ", "裏"), "ura"),
    Term(("honba", "本場"), "honba"),
    Term(("sticks", "供託"), "sticks"),
    Term(("seat", "自風"), "seat"),
    Term(("round", "場風"), "round"),
    Term(("haitei", "海底"), "events", "haitei"),
    Term(("houtei", "河底"), "events", "houtei"),
    Term(("rinshan", "嶺上"), "events", "rinshan"),
    Term(("chankan", "槍槓"), "events", "chankan"),
    Term(("tenhou", "天和"), "events", "tenhou"),
    Term(("chiihou", "地和"), "events", "chiihou"),
    Term(("renhou", "人和"), "events", "renhou"),
)
BY_NAME: Final = {name: term for term in TERMS for name in term.names}


def parse_extras(text: str, won: Circumstances) -> Circumstances:
    """Return ``won`` with what the extras say; raise RefusedError naming the place."""
    for word in WORD.finditer(text):
        won = replace(won, **_meant(text, word, won))
    return won


def complete_extras(text: str) -> list[str]:
    """Return texts that could be meant: the words of the option continued by each that may follow.

    The text itself comes first where it can be read as it is. At most 25 texts of at most 100
    characters, as Discord takes them.
    """
    words = [match[0] for match in WORD.finditer(text)]
    begun = "" if not words or text[-1:].isspace() or text[-1:] in {",", "、"} else words[-1]
    before = text[: len(text) - len(begun)]
    used = {term.field for term in _terms(words[: len(words) - bool(begun)])} - {"events"}
    offered = [
        before + term.name
        for term in TERMS
        if any(name.startswith(begun.lower()) for name in term.names)
        and term.field not in used
        and term.name not in words
    ]
    texts = dict.fromkeys([text.strip(), *offered] if _is_whole(text) else offered)
    return [text for text in texts if len(text) <= CHOICE_LIMIT][:MOST_CHOICES]


def _is_whole(text: str) -> bool:
    try:
        parse_extras(text, Circumstances())
    except RefusedError:
        return False
    return bool(text.strip())


def _terms(words: list[str]) -> Iterator[Term]:
    for word in words:
        term = BY_NAME.get(COLON.split(word, maxsplit=1)[0].lower())
        if term is not None:
            yield term


def _meant(text: str, word: re.Match[str], won: Circumstances) -> dict[str, Any]:
    """Return the field that a word sets, with its value."""
    name, *values = COLON.split(word[0], maxsplit=1)
    term = BY_NAME.get(name.lower())
    if term is None or term.takes_value != bool(values and values[0]):
        raise _unknown(text, word, name, term)
    if not term.takes_value:
        value = won.events | {term.value} if term.field == "events" else term.value
    elif term.field in {"dora", "ura"}:
        value = _indicators(text, word.start() + len(name) + 1, values[0])
    elif term.field in {"honba", "sticks"}:
        value = _number(text, word, values[0])
    else:
        value = _wind(text, word, values[0])
    return {term.field: value}


def _unknown(text: str, word: re.Match[str], name: str, term: Term | None) -> RefusedError:
    """Say that a word means nothing here, and which one is nearest."""
    if term is None:
        near = get_close_matches(name.lower(), BY_NAME, n=1)
        better = BY_NAME[near[0]].name if near else None
        sentence = "extra_unknown"
    else:
        better = None if term.takes_value else term.name
        sentence = "extra_needs_value" if term.takes_value else "extra_takes_no_value"
    fix = None if better is None else text[: word.start()] + better + text[word.end() :]
    return RefusedError("extras", text, sentence, {"word": name}, span=word.span(), fix=fix)


def _indicators(text: str, start: int, value: str) -> tuple[Tile, ...]:
    span = (start, start + len(value))
    try:
        tiles = parse_tiles(value)
    except HandError as error:
        raise refused("extras", text, error, piece=span) from None
    if len(tiles) > MOST_INDICATORS:
        raise RefusedError(
            "extras", text, "too_many_indicators", {"most": MOST_INDICATORS}, span=span
        )
    return tiles


def _number(text: str, word: re.Match[str], value: str) -> int:
    if not (value.isascii() and value.isdigit() and len(value) <= 2):
        raise RefusedError(
            "extras", text, "no_number", {"word": value, "most": TALLY_LIMIT}, span=word.span()
        )
    return int(value)


def _wind(text: str, word: re.Match[str], value: str) -> Kind:
    if value.lower() not in WIND_SIGNS:
        raise RefusedError("extras", text, "no_wind", {"word": value}, span=word.span())
    return WIND_SIGNS[value.lower()]
