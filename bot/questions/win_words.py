"""The text of the option ``extras``: how a hand was won, in a few words.

``riichi ippatsu ura:3p honba:1``: words and ``name:value`` pairs in any order, apart by spaces or
commas or, as in 立直一発裏3p, by nothing. English and Japanese names mean the same.
"""

import operator
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Final

from engine import EAST, MOST_INDICATORS, NORTH, SOUTH, WEST, By, HandError, Kind, Tile, parse_tiles

from .errors import RefusedError, refused
from .query import TALLY_LIMIT

WORD: Final = re.compile(r"[^\s,、]+")
COLON: Final = re.compile(r"[:=]")

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
        """The English name, with a colon where a value follows."""
        return self.names[0] + ":" * self.takes_value

    def name_in(self, language: str) -> str:
        """Return the name that is offered to readers of a language, the colon behind it."""
        if language != "ja":
            return self.name
        return next(name for name in self.names if not name.isascii()) + ":" * self.takes_value

    @property
    def takes_value(self) -> bool:
        """Whether a value stands behind it."""
        return isinstance(self.value, str) and not self.value


TERMS: Final = (
    Term(("riichi", "reach", "立直", "リーチ"), "riichi", 1),
    Term(
        (
            "double",
            "daburi",
            "double-riichi",
            "double_riichi",
            "doubleriichi",
            "ダブル立直",
            "ダブルリーチ",
            "ダブリー",
            "ダブルリー",
            "w立直",
            "wリーチ",
            "両立直",
        ),
        "riichi",
        2,
    ),
    Term(("ippatsu", "一発", "イッパツ"), "events", "ippatsu"),
    Term(("tsumo", "ツモ", "自摸"), "by", By.TSUMO),
    Term(("ron", "ロン"), "by", By.RON),
    Term(("dealer", "親"), "seat", EAST),
    Term(("dora", "ドラ表示牌", "ドラ"), "dora"),
    Term(("ura", "裏ドラ表示牌", "裏ドラ", "裏"), "ura"),
    Term(("honba", "本場"), "honba"),
    Term(("sticks", "供託"), "sticks"),
    Term(("seat", "自風"), "seat"),
    Term(("round", "場風"), "round"),
    Term(("haitei", "海底", "海底摸月", "海底撈月", "ハイテイ"), "events", "haitei"),
    Term(("houtei", "河底", "河底撈魚", "ホウテイ"), "events", "houtei"),
    Term(("rinshan", "嶺上", "嶺上開花", "リンシャン"), "events", "rinshan"),
    Term(("chankan", "槍槓", "搶槓", "チャンカン"), "events", "chankan"),
    Term(("tenhou", "天和"), "events", "tenhou"),
    Term(("chiihou", "地和"), "events", "chiihou"),
    Term(("renhou", "人和"), "events", "renhou"),
)
SEATS_AND_ROUNDS: Final = tuple(
    Term((f"{field}:{sign}", wind + what), field, WIND_SIGNS[wind])
    for field, what in (("seat", "家"), ("round", "場"))
    for sign, wind in zip("ESWN", "東南西北", strict=True)
)
"""Words that are read and not offered: 南家 is my seat, 東場 the round."""

BY_FIELD: Final = {term.field: term.names for term in TERMS if term.takes_value}
BY_NAME: Final = {name: term for term in (*TERMS, *SEATS_AND_ROUNDS) for name in term.names}
RED_FIVES: Final = frozenset({"aka", "akadora", "red", "reds", "赤", "赤ドラ", "赤五"})
THREE_PLAYER: Final = frozenset({"nuki", "nukidora", "kita", "抜き", "抜きドラ", "北抜き", "三麻"})
LIKENESS: Final = 0.7
"""How like a word a known one must be to be offered: ipatsu is, aka beside chankan is not."""

FULL_WIDTH: Final = {code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)}
"""Full-width letters, digits and signs, each by its ASCII sign, so that every place stays."""

KANJI_COUNT: Final = str.maketrans("一二三四五六七八九", "123456789")

ADDED: Final[dict[str, Callable[[Any, Any], Any]]] = {
    "events": operator.or_, "dora": operator.add, "ura": operator.add, "riichi": max,
}  # fmt: skip
"""How what is said twice comes together."""


def _either(names: Iterable[str]) -> str:
    """Return a pattern of any of the names, the longest first."""
    return "|".join(sorted(map(re.escape, names), key=len, reverse=True))


MOST_JOINED: Final = 8
"""Most words that follow one without a space."""

WORDS: Final = _either(name for name, term in BY_NAME.items() if not term.takes_value)
NAMES_OF_VALUES: Final = _either(name for name, term in BY_NAME.items() if term.takes_value)
JAPANESE: Final = _either(name for name in BY_NAME if not name.isascii())
COUNTED: Final = _either((*BY_FIELD["honba"], *BY_FIELD["sticks"]))
COUNT: Final = r"(?:[0-9]+|[一二三四五六七八九])"
END: Final = rf"(?:[\s,、]|$|{JAPANESE}|{COUNT}\s*(?:{COUNTED}))"
"""What may follow a piece."""

PIECE: Final = re.compile(
    rf"""
    (?P<count>{COUNT})\s*(?P<counted>{COUNTED})(?={END})  # 1 honba, 一本場
    |(?>{WORDS})(?=(?>{WORDS}){{0,{MOST_JOINED}}}+{END})  # 立直一発ツモ裏3p
    |(?P<name>{NAMES_OF_VALUES})
     (?:[:=]\s*|\s+(?=\d)|(?=\d|[^\x00-\x7f\s、]))  # ura:3p, honba 1, honba1, 裏三筒
     (?P<value>(?:(?!{JAPANESE})[^\s,、:=])+)(?={END})
    |[^\s,、]+
    """,
    re.VERBOSE | re.IGNORECASE,
)

JOINTS: Final = re.compile(r"[-+/・&]+")
"""Signs that people put between words."""


def parse_extras(text: str) -> dict[str, Any]:
    """Return the fields of ``Circumstances`` that the extras name; raise RefusedError for others.

    Events, indicators and riichi add up ("double riichi"); what else is said twice has to agree.
    """
    said: dict[str, Any] = {}
    words: dict[str, str] = {}
    for piece in _pieces(text):
        field, value = _meant(text, piece)
        if field not in said:
            said[field], words[field] = value, piece[0]
        elif field in ADDED:
            said[field] = ADDED[field](said[field], value)
        elif said[field] != value:
            details: dict[str, str | int] = {"first": words[field], "second": piece[0]}
            raise RefusedError("extras", text, "against_itself", details, span=piece.span())
    return said


def places_of_facts(text: str) -> dict[str, tuple[int, int]]:
    """Return where readable extras say something: by the id of a yaku or of a fact, or by field.

    What is said twice is found at its last place.
    """
    places: dict[str, tuple[int, int]] = {}
    for piece in _pieces(text):
        field, value = _meant(text, piece)
        said = {"events": value, "by": {field, str(value)}, "riichi": {"riichi", "double_riichi"}}
        if field == "seat":
            said[field] = {field, "dealer" if value == EAST else "not_dealer"}
        places |= dict.fromkeys(said.get(field, {field}), piece.span())
    return places


def option_for(word: str) -> str | None:
    """Return the option into which a word goes that stands elsewhere, None for an unknown one."""
    fields = {term.field for term in _terms(word)}
    if not fields:
        return None
    return "dora" if fields == {"dora"} else "extras"


def complete_extras(text: str, language: str) -> list[str]:
    """Return texts that could be meant: the words of the option continued by each that may follow.

    The text itself comes first where it can be read as it is.
    """
    read = text.translate(FULL_WIDTH)
    words = [match[0] for match in WORD.finditer(read)]
    begun = "" if not words or read[-1:].isspace() or read[-1:] in {",", "、"} else words[-1]
    before = text[: len(text) - len(begun)]
    said = set(_terms(before))
    used = {term.field for term in said} - {"events"}
    offered = [
        before + term.name_in(language)
        for term in TERMS
        if any(name.startswith(begun.lower()) for name in term.names)
        and term.field not in used
        and term not in said
        and not {term.name, term.name_in(language)} & set(words)
    ]
    return list(dict.fromkeys([text.strip(), *offered] if _is_whole(text) else offered))


def _is_whole(text: str) -> bool:
    try:
        parse_extras(text)
    except RefusedError:
        return False
    return bool(text.strip())


def _terms(text: str) -> Iterator[Term]:
    """Yield what the known words of a text mean, readable values behind them or not."""
    for piece in _pieces(text):
        term = BY_NAME.get(_name(piece).lower())
        if term is not None:
            yield term


def _name(piece: re.Match[str]) -> str:
    return piece["name"] or piece["counted"] or COLON.split(piece[0], maxsplit=1)[0]


def _pieces(text: str) -> Iterator[re.Match[str]]:
    return PIECE.finditer(text.translate(FULL_WIDTH))


def _meant(text: str, piece: re.Match[str]) -> tuple[str, Any]:
    """Return the field that a piece sets, and its value."""
    name, value = _name(piece), piece["value"] or piece["count"]
    start = piece.start("value" if piece["value"] else "count")
    if value is None and len(piece[0]) > len(name) + 1:
        start = piece.start() + len(name) + 1
        value = piece[0][len(name) + 1 :] if COLON.match(piece[0], len(name)) else None
    term = BY_NAME.get(name.lower())
    if term is None or term.takes_value != bool(value):
        raise _unknown(text, piece, name, term, value)
    if not value:
        return term.field, frozenset({term.value}) if term.field == "events" else term.value
    span = start, start + len(value)
    if term.field in {"dora", "ura"}:
        return term.field, _indicators(text, span)
    if term.field in {"honba", "sticks"}:
        return term.field, _number(text, piece, span, value)
    return term.field, _wind(text, piece, span, value)


def _unknown(
    text: str, piece: re.Match[str], name: str, term: Term | None, value: str | None
) -> RefusedError:
    """Say that a word means nothing here, and which one is nearest."""
    better, sentence, plain = None, "extra_unknown", name.lower().rstrip("0123456789")
    if plain in RED_FIVES:
        sentence = "extra_red"
    elif plain in THREE_PLAYER:
        sentence = "extra_three_player"
    elif term is not None:
        better = None if term.takes_value else term.name
        sentence = "extra_needs_value" if term.takes_value else "extra_takes_no_value"
    else:
        better = _likely(name.lower(), value or "")
    fix = None if better is None else text[: piece.start()] + better + text[piece.end() :]
    typed = text[piece.start() :][: len(name)]
    return RefusedError("extras", text, sentence, {"word": typed}, span=piece.span(), fix=fix)


def _likely(name: str, value: str) -> str | None:
    """Return the known name that is nearest to a word, and the value behind it.

    None where there is none so near. W立直 is no slip of 立直: where signs are words, one more is
    another word. Of ron-tsumo, all its words.
    """
    parts = JOINTS.split(name)
    if len(parts) > 1 and all(part in BY_NAME for part in parts):
        return " ".join(parts)
    near = next(iter(get_close_matches(name, BY_NAME, n=1, cutoff=LIKENESS)), None)
    if near is None or BY_NAME[near].takes_value != bool(value):
        return None
    if near in name and not near.isascii():
        return None
    return f"{near}:{value}" if value else near


def _indicators(text: str, span: tuple[int, int]) -> tuple[Tile, ...]:
    value = text[slice(*span)]  # as typed: ２ is a tile, of bamboo
    if value.isascii() and value.isdecimal():
        raise RefusedError("extras", text, "dora_count", {"word": value}, span=span)
    try:
        tiles = parse_tiles(value)
    except HandError as error:
        told = refused("extras", text, error, piece=span)
        told.fix = None if error.reason == "ten" else told.fix  # 1p0p is not what 10p means
        raise told from None
    if len(tiles) > MOST_INDICATORS:
        raise RefusedError(
            "extras", text, "too_many_indicators", {"most": MOST_INDICATORS}, span=span
        )
    return tiles


def _number(text: str, piece: re.Match[str], span: tuple[int, int], value: str) -> int:
    digits = value.translate(KANJI_COUNT)
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 2):
        details: dict[str, str | int] = {"word": text[slice(*span)], "most": TALLY_LIMIT}
        raise RefusedError("extras", text, "no_number", details, span=piece.span())
    return int(digits)


def _wind(text: str, piece: re.Match[str], span: tuple[int, int], value: str) -> Kind:
    if value.lower() not in WIND_SIGNS:
        details: dict[str, str | int] = {"word": text[slice(*span)]}
        raise RefusedError("extras", text, "no_wind", details, span=piece.span())
    return WIND_SIGNS[value.lower()]
