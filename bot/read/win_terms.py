"""The words of the option ``extras``: what each is called in every language, and what it sets.

English and Japanese names are here, those of other languages in win_names.py.
"""

import re
from dataclasses import dataclass
from typing import Any, Final

from engine import EAST, NORTH, SOUTH, WEST, By
from engine.notation import TYPED_WORDS
from engine.tiles import WINDS

from .win_names import WIN_NAMES, WinNames

COUNTERS: Final = "本根个個개枚張张장"
"""Counters behind a number of sticks, honba or norths."""

WIND_NAMES: Final = {
    name.lower(): wind
    for words in WIN_NAMES.values()
    for name, wind in zip(words.winds, WINDS, strict=bool(words.winds))
} | dict(zip(("east", "south", "west", "north"), WINDS, strict=True))
WIND_SIGNS: Final = (
    WIND_NAMES
    | {
        sign: wind
        for signs, wind in zip(("e東东", "s南", "w西", "n北"), WINDS, strict=True)
        for sign in signs
    }
    | {f"{number}z": wind for number, wind in enumerate(WINDS, 1)}
)
HONOR_WORDS: Final = (
    *("east", "south", "west", "north", "haku", "hatsu", "chun", "white", "green", "red"),
    *(name for words in TYPED_WORDS.values() for names in words.honors.values() for name in names),
)
"""Words that are a tile behind "dora"."""

NO_NAMES: Final = WinNames()


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the extras: its names, the field it sets, and what to ("" : what is behind it).

    Of the field ``events`` the value is a tuple of those that the word names. ``names`` are English
    and Japanese; the others come from the alias lists.
    """

    names: tuple[str, ...]
    field: str
    value: Any = ""

    def of(self, language: str) -> tuple[str, ...]:
        """Return the names in an alias list; none for English, Japanese and unknown languages."""
        words = WIN_NAMES.get(language, NO_NAMES)
        listed = words.wins.get(self.names[0], ())
        if ":" not in self.names[0] or self.value not in WINDS or not words.winds:
            return listed  # 親 is east's seat, and no form of its name
        wind = words.winds[WINDS.index(self.value)]
        forms = words.seats if self.field == "seat" else words.rounds
        return (*listed, *(form.format(wind=wind) for form in forms))

    @property
    def all_names(self) -> tuple[str, ...]:
        """The names in every language."""
        return (*self.names, *(name for language in WIN_NAMES for name in self.of(language)))

    @property
    def name(self) -> str:
        """The English name, with a colon where a value follows."""
        return self.names[0] + ":" * self.takes_value

    def name_in(self, language: str) -> str:
        """Return the name that is offered to readers of a language, the colon behind it."""
        own = self.of(language) or self.names
        if language == "ja":
            own = tuple(name for name in self.names if not name.isascii())
        return own[0] + ":" * self.takes_value

    @property
    def takes_value(self) -> bool:
        """Whether a value stands behind it."""
        return isinstance(self.value, str) and not self.value


DEALER: Final = Term(("dealer", "oya", "親", "親番", "荘家", "おや"), "seat", EAST)
TERMS: Final = (
    Term(("riichi", "reach", "立直", "リーチ", "りーち"), "riichi", 1),
    Term(
        (
            "double", "double riichi", "double reach", "daburi", "daburu riichi", "daburu reach",
            "w riichi", "w reach", "ダブル立直", "ダブルリーチ", "ダブリー", "ダブルリー",
            "w立直", "wリーチ", "wリー", "w立", "両立直",
        ),
        "riichi",
        2,
    ),
    Term(
        ("ippatsu", "ippatu", "one shot", "一発", "イッパツ", "いっぱつ"), "events", ("ippatsu",)
    ),
    Term(
        (
            "tsumo", "tumo", "menzen tsumo", "menzenchin tsumo", "ツモ", "自摸", "門前清自摸和",
            "門前清自摸", "門前自摸", "門前ツモ", "面前ツモ", "面前自摸", "メンゼンツモ",
            "menzen ツモ", "つも",
        ),
        "by",
        By.TSUMO,
    ),
    Term(("ron", "ロン", "栄", "ろん"), "by", By.RON),
    DEALER,
    Term(
        ("dora", "dora indicator", "dora indicators", "dora ind", "indicator", "indicators",
         "ドラ表示牌", "ドラ表示", "ドラ表", "表示牌", "ドラ", "どら", "表ドラ", "新ドラ",
         "カンドラ", "槓ドラ"),
        "dora",
    ),
    Term(
        ("ura", "ura dora", "ura indicator", "ura indicators", "ura dora indicator",
         "ura dora indicators", "裏ドラ表示牌", "裏ドラ表示", "裏表示牌", "裏ドラ", "裏",
         "うらどら", "うら", "カン裏", "槓裏"),
        "ura",
    ),
    Term(("honba", "homba", "本場", "積み棒"), "honba"),
    Term(
        ("sticks", "stick", "kyoutaku", "kyotaku", "供託", "供託棒", "リーチ棒", "リー棒"),
        "sticks",
    ),
    Term(("seat", "seat wind", "jikaze", "自風", "門風"), "seat"),
    Term(("round", "round wind", "prevalent wind", "bakaze", "場風"), "round"),
    Term(
        ("haitei", "haitei raoyue", "last draw", "海底", "海底摸月", "海底撈月", "ハイテイ"),
        "events", ("haitei",),
    ),
    Term(
        ("houtei", "hotei", "houtei raoyui", "last discard", "河底", "河底撈魚", "ホウテイ"),
        "events", ("houtei",),
    ),
    Term(
        ("rinshan", "rinshan kaihou", "rinshan kaiho", "after a kan", "after kan",
         "嶺上", "嶺上開花", "リンシャン", "リンシャンカイホウ"),
        "events", ("rinshan",),
    ),
    Term(
        ("chankan", "robbing a kan", "robbed kan", "槍槓", "搶槓", "チャンカン"),
        "events", ("chankan",),
    ),
    Term(("tenhou", "tenho", "天和", "テンホー"), "events", ("tenhou",)),
    Term(("chiihou", "chihou", "chiho", "chiiho", "地和", "チーホー"), "events", ("chiihou",)),
    Term(("renhou", "renho", "人和", "レンホー"), "events", ("renhou",)),
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
"""A seat that is not the dealer's: of which wind, other words say."""

NO_RIICHI: Final = Term(
    ("no riichi", "no reach", "without riichi", "dama", "damaten", "ダマ", "ダマテン", "だま",
     "黙聴", "黙テン", "立直なし", "リーチなし", "ノーリーチ"),
    "riichi",
    0,
)  # fmt: skip
"""What holds where nobody says riichi: read, and not offered."""

NO_URA: Final = Term(
    ("no ura", "裏なし", "裏ドラなし", "裏無し", "裏のらず", "裏乗らず", "无里宝", "無裡寶"),
    "ura",
    (),
)
"""What holds where nobody names ura indicators: read, and not offered."""

NUKI: Final = Term(
    ("kita", "nuki", "nukidora", "kita dora", "peinuki", "pei nuki", "北抜き", "抜きドラ",
     "抜き", "北抜", "ペー抜き", "norths set aside", "north set aside", "north is set aside",
     "norths are set aside"),
    "nuki",
)  # fmt: skip
"""The norths set aside: a word that is offered where the rules have them."""

CLOSED_KAN: Final = Term(
    ("chankan closed", "closed chankan", "closed kan robbed", "robbed closed kan",
     "robbing a closed kan", "chankan ankan", "ankan chankan", "暗槓槍槓", "暗槓の槍槓",
     "暗カン槍槓", "暗カンの槍槓"),
    "events", ("chankan", "closed_kan"),
)  # fmt: skip
"""A robbed kan that was a closed one: read, and not offered, since only thirteen orphans rob it."""

OPEN_RIICHI: Final = Term(
    ("open riichi", "open reach", "オープン立直", "オープンリーチ", "オープンリー", "オープン"),
    "events", ("open_riichi",),
)  # fmt: skip
PAARENCHAN: Final = Term(
    ("paarenchan", "paaren chan", "eighth win in a row", "eight in a row", "8 renchan",
     "八連荘", "パーレンチャン"),
    "events", ("paarenchan",),
)  # fmt: skip
PAO: Final = Term(
    ("pao", "sekinin barai", "liable", "責任払い", "責任払", "包", "パオ"), "events", ("pao",)
)
"""Another player is liable for a yakuman: which one, the melds say."""

RARE_EVENTS: Final = (CLOSED_KAN, OPEN_RIICHI, PAARENCHAN, PAO)
"""Words that are read and not offered: few wins have them, and few rules."""

THREE_PLAYERS: Final = Term(
    ("sanma", "3ma", "three player", "three players", "3 player", "3 players", "三麻", "サンマ",
     "三人麻雀", "三人打ち", "3人麻雀", "3人打ち", "3人", "3 man mahjong", "three man mahjong",
     "joue à trois", "jouons à trois", "partie à trois", "mahjong à trois"),
    "players",
    3,
)  # fmt: skip
"""Words that say which rules are meant, and are read where these are in force."""

BY_FIELD: Final = {term.field: term.all_names for term in (*TERMS, NUKI) if term.takes_value}
ALL_TERMS: Final = (
    *TERMS,
    *SEATS_AND_ROUNDS,
    CHILD,
    NO_RIICHI,
    NO_URA,
    NUKI,
    *RARE_EVENTS,
    THREE_PLAYERS,
)
BETWEEN: Final = re.compile(r"[\s_-]+")
"""Separators between the words of a name, which may be left out."""


def key(name: str) -> str:
    """Return a name as it is looked up: ``ura dora`` and ``Ura-Dora`` are ``uradora``."""
    return BETWEEN.sub("", name.lower())


BY_NAME: Final = {key(name): term for term in reversed(ALL_TERMS) for name in term.all_names} | {
    key(name): term for term in ALL_TERMS for name in term.names
}
"""The term of each name. No name is in two lists; if one were, English and Japanese would win."""

RED_NAMES: Final = (
    "aka", "aka dora", "red", "reds", "red dora", "red five", "red fives", "赤", "赤ドラ", "赤五",
    "赤宝牌", "赤寶牌", *(name for words in TYPED_WORDS.values() for name in words.reds),
)  # fmt: skip
RED_FIVES: Final = frozenset(map(key, RED_NAMES))
_COUNTED: Final[dict[str, tuple[str, ...]]] = {
    "tanyao": ("tanyao", "断幺九", "断么九", "タンヤオ", "断ヤオ"),
    "pinfu": ("pinfu", "平和", "ピンフ"),
    "iipeikou": ("iipeikou", "iipeiko", "一盃口", "イーペーコー"),
    "ryanpeikou": ("ryanpeikou", "ryanpeiko", "二盃口"),
    "yakuhai": ("yakuhai", "役牌"),
    "toitoi": ("toitoi", "対々和", "トイトイ"),
    "chiitoitsu": ("chiitoitsu", "chiitoi", "七対子", "チートイツ", "チートイ"),
    "ittsu": ("ittsu", "itsu", "一気通貫", "一通", "イッツー"),
    "sanshoku": ("sanshoku", "三色同順", "三色"),
    "sanshoku_doukou": ("sanshoku doukou", "三色同刻"),
    "honitsu": ("honitsu", "混一色", "ホンイツ"),
    "chinitsu": ("chinitsu", "清一色", "チンイツ"),
    "chanta": ("chanta", "チャンタ", "混全帯幺九"),
    "junchan": ("junchan", "ジュンチャン", "純チャン", "純全帯幺九"),
    "sanankou": ("sanankou", "三暗刻"),
    "sankantsu": ("sankantsu", "三槓子"),
    "shousangen": ("shousangen", "小三元"),
    "honroutou": ("honroutou", "混老頭"),
    "": ("menzen", "closed hand", "han", "fu", "門前", "メンゼン", "翻", "符"),
}
COUNTED_NAMES: Final = {
    yaku: (*names, *(it for words in WIN_NAMES.values() for it in words.counted.get(yaku, ())))
    for yaku, names in _COUNTED.items()
}
"""Words that players also say of a win, and that the score finds by itself: by the id of a yaku,
by "" what is none."""

COUNTED_FROM_TILES: Final = frozenset(key(it) for names in COUNTED_NAMES.values() for it in names)
