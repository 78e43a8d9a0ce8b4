"""The text of the option ``extras``: how a hand was won, in a few words.

``riichi ippatsu ura:3p honba:1``: words and ``name:value`` pairs in any order, apart by spaces,
commas, ``+`` or, as in 立直一発裏3p, by nothing. English and Japanese names mean the same; a name of
two words can be typed as one: ``ura dora``, ``ura-dora``, ``uradora``.
"""

import operator
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Final

from engine import EAST, MOST_INDICATORS, NORTH, SOUTH, WEST, By, HandError, Kind, Tile, parse_tiles

from .errors import RefusedError, refused
from .limits import EXTRAS_LIMIT
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
            "double", "double riichi", "double reach", "daburi", "daburu riichi", "daburu reach",
            "w riichi", "w reach", "ダブル立直", "ダブルリーチ", "ダブリー", "ダブルリー",
            "w立直", "wリーチ", "両立直",
        ),
        "riichi",
        2,
    ),
    Term(("ippatsu", "ippatu", "one shot", "一発", "イッパツ"), "events", "ippatsu"),
    Term(
        (
            "tsumo", "tumo", "menzen tsumo", "menzenchin tsumo", "ツモ", "自摸", "門前清自摸和",
            "門前清自摸", "門前自摸", "門前ツモ", "面前ツモ", "面前自摸", "メンゼンツモ",
        ),
        "by",
        By.TSUMO,
    ),
    Term(("ron", "ロン", "栄"), "by", By.RON),
    Term(("dealer", "oya", "親", "親番", "荘家"), "seat", EAST),
    Term(
        ("dora", "dora indicator", "dora indicators", "dora ind", "indicator", "indicators",
         "ドラ表示牌", "ドラ表示", "ドラ表", "表示牌", "ドラ"),
        "dora",
    ),
    Term(
        ("ura", "ura dora", "ura indicator", "ura indicators", "ura dora indicator",
         "ura dora indicators", "裏ドラ表示牌", "裏ドラ表示", "裏表示牌", "裏ドラ", "裏"),
        "ura",
    ),
    Term(("honba", "homba", "本場"), "honba"),
    Term(("sticks", "stick", "kyoutaku", "kyotaku", "供託", "供託棒", "リーチ棒"), "sticks"),
    Term(("seat", "seat wind", "jikaze", "自風", "門風"), "seat"),
    Term(("round", "round wind", "prevalent wind", "bakaze", "場風"), "round"),
    Term(
        ("haitei", "haitei raoyue", "last draw", "海底", "海底摸月", "海底撈月", "ハイテイ"),
        "events", "haitei",
    ),
    Term(
        ("houtei", "hotei", "houtei raoyui", "last discard", "河底", "河底撈魚", "ホウテイ"),
        "events", "houtei",
    ),
    Term(
        ("rinshan", "rinshan kaihou", "rinshan kaiho", "after a kan", "嶺上", "嶺上開花",
         "リンシャン", "リンシャンカイホウ"),
        "events", "rinshan",
    ),
    Term(
        ("chankan", "robbing a kan", "robbed kan", "槍槓", "搶槓", "チャンカン"),
        "events", "chankan",
    ),
    Term(("tenhou", "tenho", "天和", "テンホー"), "events", "tenhou"),
    Term(("chiihou", "chihou", "chiho", "chiiho", "地和", "チーホー"), "events", "chiihou"),
    Term(("renhou", "renho", "人和", "レンホー"), "events", "renhou"),
)  # fmt: skip
WINDS_TYPED: Final = tuple(
    (wind, sign, word, kanji)
    for wind, sign, word, kanji in zip(
        (EAST, SOUTH, WEST, NORTH), "eswn", ("east", "south", "west", "north"), "東南西北",
        strict=True,
    )
)  # fmt: skip
SEATS_AND_ROUNDS: Final = tuple(
    Term((f"{field}:{sign}", *(form.format(wind=word) for form in forms), *ja), field, wind)
    for wind, sign, word, kanji in WINDS_TYPED
    for field, forms, ja in (
        ("seat", ("{wind} seat", "{wind} player", "seat {wind}", "seat wind {wind}"),
         (f"{sign} seat", f"seat {sign}", f"{kanji}家", f"自風{kanji}", f"自風は{kanji}")),
        ("round", ("{wind} round", "round {wind}", "round wind {wind}"),
         (f"{sign} round", f"round {sign}", f"{kanji}場", f"場風{kanji}", f"場風は{kanji}")),
    )
)  # fmt: skip
"""Words that are read and not offered: 南家 is my seat, 東場 the round."""

CHILD: Final = Term(("seat:not east", "non dealer", "ko", "子", "子番", "散家"), "seat", None)
"""Any seat but the dealer's: of which wind, other words say."""

BY_FIELD: Final = {term.field: term.names for term in TERMS if term.takes_value}
BETWEEN: Final = re.compile(r"[\s_-]+")
"""What may stand between the words of a name, or be left out."""


def _key(name: str) -> str:
    """Return a name as it is looked up: ``ura dora`` and ``Ura-Dora`` are ``uradora``."""
    return BETWEEN.sub("", name.lower())


BY_NAME: Final = {
    _key(name): term for term in (*TERMS, *SEATS_AND_ROUNDS, CHILD) for name in term.names
}
RED_FIVES: Final = frozenset(
    {"aka", "akadora", "red", "reds", "redfive", "redfives", "赤", "赤ドラ", "赤五"}
)
COUNTED_FROM_TILES: Final = frozenset(
    {"tanyao", "pinfu", "iipeikou", "ryanpeikou", "yakuhai", "toitoi", "chiitoitsu", "chiitoi",
     "ittsu", "sanshoku", "honitsu", "chinitsu", "chanta", "junchan", "sanankou", "menzen", "han",
     "fu", "断幺九", "断么九", "タンヤオ", "平和", "ピンフ", "一盃口", "役牌", "対々和", "トイトイ",
     "七対子", "チートイ", "一気通貫", "三色", "混一色", "ホンイツ", "清一色", "チンイツ", "門前",
     "翻", "符"}
)  # fmt: skip
"""What players also say of a win, and the score finds by itself."""

THREE_PLAYER: Final = frozenset(
    {"nuki", "nukidora", "kita", "peinuki", "抜き", "抜きドラ", "北抜き", "sanma", "3ma", "三麻",
     "threeplayer", "3player", "三人麻雀", "三人打ち"}
)  # fmt: skip
"""Words of three-player mahjong: each refused with the reason until rules for three are wired in,
which is done by making these words Terms."""

LIKENESS: Final = 0.7
"""How like a word a known one must be to be offered: ipatsu is, aka beside chankan is not."""

FULL_WIDTH: Final = {code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)}
"""Full-width letters, digits and signs, each by its ASCII sign, so that every place stays."""

APART: Final = str.maketrans(dict.fromkeys('+/&|;!`"*・。！＋／＆｜；＊', " "))
"""Signs between words that mean nothing."""

KYOKU_NUMBER: Final = re.compile(r"[\s-]?[1-4一二三四]局?$")
KANJI_COUNT: Final = str.maketrans("一二三四五六七八九", "123456789")

ADDED: Final[dict[str, Callable[[Any, Any], Any]]] = {
    "events": operator.or_, "dora": operator.add, "ura": operator.add, "riichi": max,
}  # fmt: skip
"""How what is said twice comes together."""


def _either(names: Iterable[str]) -> str:
    """Return a pattern of any of the names, the longest first, their words apart or joined."""
    longest = sorted(names, key=len, reverse=True)
    return "|".join(re.escape(name).replace(r"\ ", r"[\s_-]*") for name in longest)


def _names(terms: Iterable[Term], *, of_values: bool) -> list[str]:
    return [name for term in terms for name in term.names if term.takes_value is of_values]


MOST_JOINED: Final = 8
"""Most words that follow one without a space."""

ALL_TERMS: Final = (*TERMS, *SEATS_AND_ROUNDS, CHILD)
WORDS: Final = _either(_names(ALL_TERMS, of_values=False))
NAMES_OF_VALUES: Final = _either(_names(ALL_TERMS, of_values=True))
JAPANESE: Final = _either(name for name in BY_NAME if not name.isascii())
COUNTED: Final = _either(BY_FIELD["honba"] + BY_FIELD["sticks"])
COUNTED_DORA: Final = _either(BY_FIELD["dora"] + BY_FIELD["ura"])
COUNT: Final = r"(?:[0-9]+|[一二三四五六七八九])"
WIND: Final = r"(?:east|south|west|north|[eswn東南西北])(?![a-z])"
END: Final = rf"(?:[\s,、]|$|{JAPANESE}|{COUNT}\s*(?:{COUNTED}))"
"""What may follow a piece."""

ONE_TILE: Final = (
    r"(?:r?[0-9]+[mpsz萬万筒索]r?|[mpsz][0-9]+|[一二三四五六七八九][萬万筒索]|[①-⑨🀀-🀡白發発中]"
    r"|[東南西北](?![家場1-4一二三四])|[ESWNPFC](?![A-Za-z0-9])|<a?:\w+:[0-9]+>)+"
)
HONOR_WORD: Final = r"(?:east|south|west|north|haku|hatsu|chun|white|green|red)(?![a-z])"

PIECE: Final = re.compile(
    rf"""
    (?P<count>{COUNT})\s*(?P<counted>{COUNTED}|{COUNTED_DORA})(?={END})  # 1 honba, 3 dora
    |(?P<kyoku>(?:east|south|west|north|[eswn東南西北])[\s-]?[1-4一二三四]局?)
     (?!\s*(?:{COUNTED}))(?={END})  # E1, 東1局
    |(?>{WORDS})(?=(?>{WORDS}){{0,{MOST_JOINED}}}+{END})  # 立直一発ツモ裏3p
    |(?P<name>{NAMES_OF_VALUES})
     (?:\s?[:=は]\s*|\s+(?=\d|{ONE_TILE}|{HONOR_WORD}|{WIND})|(?=\d|[^\x00-\x7f\s、]))
     (?P<value>(?:<\w*:\w+:[0-9]+>|(?!{JAPANESE})[^\s,、:=])+
      (?:[\s,、:]+{ONE_TILE}(?=[\s,、:]|$))*)(?={END})
    |[^\s,、]+
    """,
    re.VERBOSE | re.IGNORECASE,
)
"""The words of the extras; ``dora:3p,4p`` and ``dora 3p 5s`` have one value each."""

JOINTS: Final = re.compile(r"[-+/・&]+")
"""Signs that people put between words."""


def parse_extras(text: str, *, seat: Kind | None = None) -> dict[str, Any]:
    """Return the fields of ``Circumstances`` that the extras name; raise RefusedError for others.

    Events, indicators and riichi add up ("double riichi"); what else is said twice has to agree.
    ``seat`` is the one that an option names: 子 is any but the dealer's, south where nobody says.
    """
    if len(text) > EXTRAS_LIMIT:
        details: dict[str, str | int] = {"length": len(text), "limit": EXTRAS_LIMIT}
        raise RefusedError("extras", text, "too_long", details, span=(EXTRAS_LIMIT, len(text)))
    said: dict[str, Any] = {}
    words: dict[str, str] = {}
    is_child = None
    for piece in _pieces(text):
        field, value = _meant(text, piece)
        if value is None:
            is_child = piece
        elif field not in said:
            said[field], words[field] = value, piece[0]
        elif field in ADDED:
            said[field] = ADDED[field](said[field], value)
        elif said[field] != value:
            details = {"first": words[field], "second": piece[0]}
            raise RefusedError("extras", text, "against_itself", details, span=piece.span())
    if is_child and said.setdefault("seat", SOUTH if seat in {None, EAST} else seat) == EAST:
        details = {"first": words["seat"], "second": is_child[0]}
        raise RefusedError("extras", text, "against_itself", details, span=is_child.span())
    return said


def places_of_facts(text: str) -> dict[str, tuple[int, int]]:
    """Return where readable extras say something: by the id of a yaku or of a fact, or by field.

    What is said twice is found at its last place.
    """
    places: dict[str, tuple[int, int]] = {}
    for piece in _pieces(text):
        field, value = _meant(text, piece)
        said = {"events": value, "by": {field, str(value)}, "riichi": {"riichi", "double_riichi"}}
        if field == "seat":  # None where it is any but the dealer's
            said[field] = {field, "dealer" if value == EAST else "not_dealer"}
        places |= dict.fromkeys(said.get(field, {field}), piece.span())
    return places


def option_for(word: str) -> str | None:
    """Return the option into which a word goes that stands elsewhere, None for an unknown one."""
    fields = {term.field for term in _terms(word[:EXTRAS_LIMIT])}
    if not fields:
        return None
    return "dora" if fields == {"dora"} else "extras"


def complete_extras(text: str, language: str) -> list[str]:
    """Return texts that could be meant: the words of the option continued by each that may follow.

    The text itself comes first where it can be read as it is.
    """
    if len(text) > EXTRAS_LIMIT:
        return []
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
        term = BY_NAME.get(_key(_name(piece)))
        if term is not None:
            yield term


def _name(piece: re.Match[str]) -> str:
    return piece["name"] or piece["counted"] or COLON.split(piece[0], maxsplit=1)[0]


def _pieces(text: str) -> Iterator[re.Match[str]]:
    return PIECE.finditer(text.translate(FULL_WIDTH).translate(APART))


def _meant(text: str, piece: re.Match[str]) -> tuple[str, Any]:
    """Return the field that a piece sets, and its value."""
    if piece["kyoku"]:
        return "round", WIND_SIGNS[KYOKU_NUMBER.sub("", piece["kyoku"].lower())]
    name, value = _name(piece), piece["value"] or piece["count"]
    start = piece.start("value" if piece["value"] else "count")
    if value is None and len(piece[0]) > len(name) + 1:
        start = piece.start() + len(name) + 1
        value = piece[0][len(name) + 1 :] if COLON.match(piece[0], len(name)) else None
    term = BY_NAME.get(_key(name))
    if term is not None and piece["count"] and term.field in {"dora", "ura"}:
        raise RefusedError("extras", text, "dora_count", {"word": piece[0]}, span=piece.span())
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
    better, sentence, plain = None, "extra_unknown", _key(name).strip("0123456789")
    if plain in COUNTED_FROM_TILES:
        sentence, better = "extra_counted", ""
    elif plain in RED_FIVES:
        sentence = "extra_red"
    elif plain in THREE_PLAYER or _key(name) in THREE_PLAYER:
        sentence = "extra_three_player"
    elif term is not None:
        better = None if term.takes_value else term.name
        sentence = "extra_needs_value" if term.takes_value else "extra_takes_no_value"
    else:
        better = _likely(_key(name) if "-" not in name else name.lower(), value or "")
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
