"""The terms that /term explains: how the sentences name each, and a few tiles where they help.

``term-ID`` names a term that no other sentence names; ``says-ID`` says what it means.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from bot.words import Words

KANA: Final = MappingProxyType({
    "riichi": "リーチ", "double_riichi": "ダブルリーチ ダブリー", "open_riichi": "オープンリーチ",
    "ippatsu": "イッパツ", "tsumo": "ツモ メンゼンツモ", "pinfu": "ピンフ", "tanyao": "タンヤオ",
    "iipeikou": "イーペーコー イーペイコウ", "yakuhai": "ヤクハイ",
    "rinshan": "リンシャン リンシャンカイホウ", "chankan": "チャンカン",
    "haitei": "ハイテイ ハイテイモーユエ ハイテイラオユエ", "houtei": "ホウテイ ホウテイラオユイ",
    "chiitoitsu": "チートイツ", "sanshoku": "サンショク サンショクドウジュン",
    "ittsu": "イッツウ イッツー イッキツウカン", "chanta": "チャンタ ホンチャンタイヤオチュー",
    "toitoi": "トイトイ トイトイホー", "sanankou": "サンアンコウ サンアンコー",
    "sankantsu": "サンカンツ", "shousangen": "ショウサンゲン", "honroutou": "ホンロウトウ ホンロー",
    "honitsu": "ホンイツ ホンイーソー", "ryanpeikou": "リャンペーコー リャンペイコウ",
    "junchan": "ジュンチャン ジュンチャンタイヤオチュー", "chinitsu": "チンイツ チンイーソー",
    "renhou": "レンホウ", "tenhou": "テンホウ", "chiihou": "チーホウ", "daisangen": "ダイサンゲン",
    "suuankou": "スーアンコウ スーアンコー", "tsuuiisou": "ツーイーソウ ツーイーソー",
    "ryuuiisou": "リューイーソウ リューイーソー", "chinroutou": "チンロウトウ",
    "kokushi": "コクシムソウ コクシ", "shousuushii": "ショウスーシー", "daisuushii": "ダイスーシー",
    "suukantsu": "スーカンツ", "chuuren": "チューレンポウトウ チューレン", "uradora": "ウラドラ",
    "akadora": "アカドラ", "nukidora": "ヌキドラ", "ryanmen": "リャンメン", "tanki": "タンキ",
    "sanmenchan": "サンメンチャン", "sanmentan": "サンメンタン", "aryanmen": "アリャンメン",
    "nakabukure": "ナカブクレ ナカブクレタンキ", "mangan": "マンガン", "haneman": "ハネマン",
    "baiman": "バイマン", "sanbaiman": "サンバイマン", "yakuman": "ヤクマン",
    "counted_yakuman": "カゾエヤクマン", "sequence": "シュンツ", "triplet": "コーツ",
    "quad": "カンツ", "set": "メンツ", "pair": "トイツ アタマ", "shape": "ターツ",
    "loose": "ウキハイ", "honor": "ジハイ", "orphan": "ヤオチュウハイ ヤオチューハイ",
    "dragon": "サンゲンパイ", "shanten": "シャンテン", "tenpai": "テンパイ", "ukeire": "ウケイレ",
    "wait": "マチ", "good_shape": "リョウケイ", "takame": "タカメ", "yasume": "ヤスメ",
    "closed": "メンゼン", "meld": "フーロ", "closed_kan": "アンカン", "added_kan": "カカン",
    "kuikae": "クイカエ", "cut": "ダハイ", "tedashi": "テダシ", "push": "オシ",
    "mawashi": "マワシウチ", "genbutsu": "ゲンブツ", "suji": "スジ", "half_suji": "カタスジ",
    "musuji": "ムスジ", "deal_in": "ホウジュウ フリコミ", "han": "ハン", "dealer": "オヤ",
    "non_dealer": "コ", "honba": "ホンバ", "kuisagari": "クイサガリ", "kuitan": "クイタン",
    "atozuke": "アトヅケ", "kiriage": "キリアゲマンガン", "seat_wind": "ジカゼ",
    "round_wind": "バカゼ", "hanchan": "ハンチャン", "tonpuu": "トンプウセン", "turn": "ジュンメ",
    "river": "カワ", "dead_wall": "ワンパイ", "exhaustive_draw": "リュウキョク コウハイヘイキョク",
    "nagashi_mangan": "ナガシマンガン", "renchan": "レンチャン", "sanma": "サンマ", "uma": "ウマ",
    "oka": "オカ", "wareme": "ワレメ", "live_tile": "ションパイ", "chips": "シュウギ",
    "agariyame": "アガリヤメ", "first_dealer": "チーチャ", "kamicha": "カミチャ",
    "toimen": "トイメン", "shimocha": "シモチャ", "starting_hand": "ハイパイ", "wall": "ヤマ",
    "safe_tile": "アンパイ", "guest_wind": "オタカゼ", "suji_trap": "ヒッカケ スジヒッカケ",
    "nine_terminals": "キュウシュキュウハイ", "bad_shape": "グケイ",
    "sanshoku_doukou": "サンショクドウコウ サンショクドウコー", "daisharin": "ダイシャリン",
    "paarenchan": "パーレンチャン", "tatsumaki": "タツマキ", "happoubijin": "ハッポウビジン",
    "nine_gates": "ジュンセイチューレンポウトウ ジュンセイチューレン", "compound": "フクゴウケイ",
    "simple": "チュウチャンパイ", "terminal": "ロウトウハイ", "wind": "カゼハイ フォンパイ",
    "suit": "スウハイ シュウパイ", "open": "フーロテ", "tsumogiri": "ツモギリ",
    "riichi_stick": "リーチボウ", "limit": "マンガンイジョウ", "dora_indicator": "ドラヒョウジハイ",
    "noten_payment": "ノーテンバップ", "pao": "セキニンバライ パオ",
    "value_pair": "ヤクハイノジャントウ", "abortive_draw": "トチュウリュウキョク",
    "kita": "キタヌキ", "efficiency": "ハイコウリツ", "width": "ヒロサ", "value": "ダテン",
    "reading": "メンツノトリカタ", "yakitori": "ヤキトリ", "head_bump": "アタマハネ",
    "chase_riichi": "オッカケリーチ", "formal_tenpai": "ケイシキテンパイ",
    "perfect_shanten": "カンゼンイーシャンテン", "closed_ron": "メンゼンロン",
    "open_pinfu": "クイピンフケイ クイピンフ", "sixth_block": "ムッツメノブロック",
    "tegawari": "テガワリ", "fu": "フ", "double_wind": "レンプウハイ",
})  # fmt: skip
"""The readings by the ids of terms, a space between two; names that are kana are their own."""

_ROWS: Final = {
    "": "アイウエオ", "k": "カキクケコ", "g": "ガギグゲゴ", "s": "サシスセソ", "z": "ザジズゼゾ",
    "t": "タチツテト", "d": "ダヂヅデド", "n": "ナニヌネノ", "h": "ハヒフヘホ", "b": "バビブベボ",
    "p": "パピプペポ", "m": "マミムメモ", "r": "ラリルレロ",
}  # fmt: skip
_LATIN: Final = MappingProxyType(
    {
        sign: consonant + vowel
        for consonant, row in _ROWS.items()
        for sign, vowel in zip(row, "aiueo", strict=True)
    }
    | {"シ": "shi", "ジ": "ji", "チ": "chi", "ヂ": "ji", "ツ": "tsu", "ヅ": "zu", "フ": "fu"}
    | {"ヤ": "ya", "ユ": "yu", "ヨ": "yo", "ワ": "wa", "ン": "n"}
)
"""Hepburn's letters of each sign of katakana."""

_SMALL: Final = MappingProxyType(
    {"ャ": "ya", "ュ": "yu", "ョ": "yo", "ァ": "a", "ィ": "i", "ェ": "e", "ォ": "o"}
)


def in_latin(kana: str) -> str | None:
    """Return a word of katakana in Hepburn's letters, ヒッカケ as hikkake; None for other signs.

    A long vowel is written twice: リーチ is riichi.
    """
    latin, is_doubled = "", False
    for sign in kana:
        if sign == "ッ":
            is_doubled = True
        elif sign == "ー" and latin:
            latin += latin[-1]
        elif sign in _SMALL and latin:
            # キャ kya, シャ sha, フォ fo
            sound, latin = _SMALL[sign], latin[:-1]
            latin += sound[-1] if latin.endswith(("sh", "ch", "j", "f")) else sound
        elif sign in _LATIN:
            latin += _LATIN[sign][0] * is_doubled + _LATIN[sign]
            is_doubled = False
        else:
            return None
    return latin


WINDS: Final = ("east", "south", "west", "north")
_OF_FU: Final = ("open", "closed", "open-terminal", "closed-terminal")
"""The triplets that have fu of their own."""


@dataclass(frozen=True, slots=True)
class GameTerm:
    """A term: its id, an example of it, and the sentences that name it and say what it means.

    The ``example`` is groups of tiles in notation, with what they wait for behind ``>``. ``title``
    and ``says`` are sentences that have the name and the meaning already, "" where the term's own
    do; ``others`` name the same to a reader.
    """

    id: str
    example: str = ""
    title: str = ""
    others: tuple[str, ...] = ()
    says: str = ""

    @property
    def sentence(self) -> str:
        """The id of the sentence that names the term."""
        return self.title or f"term-{self.id}".replace("_", "-")

    def name(self, words: Words) -> str:
        """Name the term in a language."""
        return words.text(self.title) if self.title else words.named("term", self.id)

    def meaning(self, words: Words) -> str:
        """Say what the term means, in a sentence."""
        said = words.text(self.says) if self.says else words.named("says", self.id)
        return said[:1].upper() + said[1:]

    def every_name(self, words: Words) -> tuple[str, ...]:
        """Return all names of the term in a language."""
        return (self.name(words), *map(words.text, self.others))


def _yaku(own: str, example: str = "", *others: str) -> GameTerm:
    title, *more = (f"yaku-{name}".replace("_", "-") for name in (own, *others))
    return GameTerm(own, example, title, tuple(more))


def _wait(own: str, example: str) -> GameTerm:
    name = own.replace("_", "-")
    return GameTerm(own, example, f"wait-name-{name}", says=f"wait-why-{name}")


def _shape(own: str, example: str, *others: str) -> GameTerm:
    return GameTerm(own, example, f"shape-{own}", others)


_YAKU: Final = (
    _yaku("riichi"),
    _yaku("double_riichi"),
    _yaku("open_riichi"),
    _yaku("ippatsu"),
    GameTerm("tsumo", title="yaku-tsumo", others=("by-tsumo",)),
    _yaku("pinfu", "234m 678m 345p 99s 67s > 5s 8s"),
    _yaku("tanyao", "234m 567m 456p 333s 88s"),
    _yaku("iipeikou", "223344m 678p 456s 99s"),
    GameTerm(
        "yakuhai",
        "777z 234m 567p 345s 22m",
        others=(
            *(f"yaku-{of}-{wind}" for of in ("seat", "round") for wind in WINDS),
            *("yaku-haku", "yaku-hatsu", "yaku-chun"),
        ),
    ),
    _yaku("rinshan"),
    _yaku("chankan"),
    _yaku("haitei"),
    _yaku("houtei"),
    _yaku("chiitoitsu", "22m 55m 11p 77p 44s 99s 66z"),
    _yaku("sanshoku", "345m 345p 345s 678m 22z"),
    _yaku("ittsu", "123p 456p 789p 234s 55m"),
    _yaku("chanta", "123m 789p 111s 999m 44z"),
    _yaku("toitoi", "222m 777p 555s 333z 88m"),
    _yaku("sanankou", "222m 777p 555s 345m 99s"),
    _yaku("sanshoku_doukou", "444m 444p 444s 678p 11z"),
    _yaku("sankantsu", "2222m 7777p 5555s 345m 99s"),
    _yaku("shousangen", "555z 666z 77z 234m 678p"),
    _yaku("honroutou", "111m 999p 111s 222z 99m"),
    _yaku("honitsu", "123s 456s 999s 333z 77s"),
    _yaku("ryanpeikou", "223344m 667788p 99s"),
    _yaku("junchan", "123m 789m 123p 999s 11s"),
    _yaku("chinitsu", "123m 345m 678m 999m 55m"),
    _yaku("renhou"),
    _yaku("tenhou"),
    _yaku("chiihou"),
    _yaku("daisangen", "555z 666z 777z 234m 99p"),
    _yaku("suuankou", "222m 777p 555s 333z 88m", "suuankou_tanki"),
    _yaku("tsuuiisou", "111z 222z 555z 666z 77z"),
    _yaku("ryuuiisou", "234s 234s 666s 888s 66z"),
    _yaku("chinroutou", "111m 999m 111p 999p 11s"),
    _yaku("kokushi", "19m 19p 19s 1234567z 1z", "kokushi_13"),
    _yaku("shousuushii", "111z 222z 333z 44z 567p"),
    _yaku("daisuushii", "111z 222z 333z 444z 55p"),
    _yaku("suukantsu", "1111m 3333p 5555s 7777z 22m"),
    _yaku("chuuren", "111m 2345678m 999m 5m"),
    _yaku("daisharin", "223344p 556677p 88p"),
    _yaku("paarenchan"),
    _yaku("dora"),
    _yaku("uradora"),
    _yaku("akadora", "0m 0p 0s"),
    _yaku("nukidora", "4z"),
)

_WAITS: Final = (
    _shape("ryanmen", "45m > 3m 6m"),
    _shape("kanchan", "46m > 5m"),
    _shape("penchan", "12m > 3m"),
    _shape("shanpon", "33m 77p > 3m 7p"),
    _shape("tanki", "5m > 5m", "shape-seven-pairs-tanki"),
    _wait("nobetan", "2345m > 2m 5m"),
    _wait("sanmenchan", "23456m > 1m 4m 7m"),
    _wait("sanmentan", "2345678m > 2m 5m 8m"),
    _wait("aryanmen", "2344m > 1m 4m"),
    _wait("nakabukure", "3445m > 4m"),
    _wait("ryantan", "2223m > 1m 3m 4m"),
    _wait("kantan", "2224m > 3m 4m"),
    _wait("pentan", "1112m > 2m 3m"),
    _wait("kantankan", "3335777m > 4m 5m 6m"),
    _wait("entotsu", "45666m 11z > 3m 6m 1z"),
    _wait("tatsumaki", "2223444m > 1m 2m 3m 4m 5m"),
    _wait("happoubijin", "2223456777m > 1m 2m 3m 4m 5m 6m 7m 8m"),
    GameTerm(
        "nine_gates",
        "1112345678999m > 1m 2m 3m 4m 5m 6m 7m 8m 9m",
        "wait-name-nine-gates",
        ("yaku-junsei-chuuren",),
        "wait-why-nine-gates",
    ),
)

_LIMITS: Final = tuple(
    GameTerm(own, title=f"limit-{own.replace('_', '-')}")
    for own in ("mangan", "haneman", "baiman", "sanbaiman", "yakuman", "counted_yakuman")
)

_TILES: Final = (
    GameTerm("sequence", "345m"),
    GameTerm("triplet", "777p", others=tuple(f"fu-{it}-triplet" for it in _OF_FU)),
    GameTerm("quad", "5555s"),
    GameTerm("set", "345m 777p"),
    GameTerm("pair", "33z"),
    GameTerm("block", "345m 67p 33s"),
    GameTerm("shape", "67p > 5p 8p"),
    GameTerm("compound", "34688s"),
    GameTerm("loose", "345m 9p"),
    GameTerm("helper", "345m 3m", others=("theme-cut-helper",)),
    GameTerm("ryankan", "135m > 2m 4m"),
    GameTerm("simple", "2345678m"),
    GameTerm("terminal", "19m 19p 19s"),
    GameTerm("honor", "1234567z"),
    GameTerm("orphan", "19m 19p 19s 1234567z"),
    GameTerm("wind", "1234z"),
    GameTerm("dragon", "567z"),
    GameTerm("suit", "123456789m 123456789p 123456789s"),
)

_HANDS: Final = tuple(
    GameTerm(own)
    for own in (
        *("shanten", "tenpai", "noten", "ukeire", "wait", "good_shape", "furiten", "karaten"),
        *("takame", "yasume", "closed", "open"),
    )
)

_CALLS: Final = (
    GameTerm("meld"),
    *(GameTerm(own, title=f"call-{own}") for own in ("chi", "pon")),
    GameTerm("kan", title="call-kan", others=("fu-open-kan", "fu-open-terminal-kan")),
    GameTerm("closed_kan", others=("fact-closed-kan", "fu-closed-kan", "fu-closed-terminal-kan")),
    GameTerm("added_kan"),
    GameTerm("ron", title="by-ron", others=("call-ron",)),
    GameTerm("kuikae"),
)

_PLAY: Final = (
    *(
        GameTerm(own)
        for own in (
            *("cut", "tsumogiri", "tedashi", "riichi_stick", "dama", "fold", "push", "mawashi"),
            *("genbutsu", "suji", "half_suji", "musuji", "one_chance", "deal_in"),
            *("han", "limit", "dealer", "non_dealer", "honba", "dora_indicator"),
            *("noten_payment", "pao", "kuisagari", "kuitan", "atozuke", "kiriage"),
            *("value_pair", "seat_wind", "round_wind", "hanchan", "tonpuu", "all_last", "turn"),
            *("river", "dead_wall", "exhaustive_draw", "abortive_draw", "nagashi_mangan"),
            *("renchan", "chombo", "sanma", "kita", "efficiency", "width", "value", "reading"),
            *("uma", "oka", "wareme", "live_tile", "busting", "yakitori"),
            *("chips", "agariyame", "head_bump", "double_ron", "first_dealer", "kamicha"),
            *("toimen", "shimocha", "starting_hand", "wall", "safe_tile", "guest_wind"),
            *(
                "suji_trap",
                "chase_riichi",
                "formal_tenpai",
                "bad_shape",
                "nine_terminals",
                "tegawari",
            ),
        )
    ),
    GameTerm("perfect_shanten", "34m 677p 88s"),
    GameTerm("fu", others=("fu-base",)),
    GameTerm("closed_ron", title="fu-closed-ron"),
    GameTerm("open_pinfu", title="fu-open-pinfu"),
    GameTerm("double_wind", others=("fu-double-wind-pair",)),
    GameTerm("no_chance", others=("theme-fold-kabe",)),
    GameTerm("sixth_block", others=("theme-cut-six-blocks",)),
)

TERMS: Final[Mapping[str, GameTerm]] = MappingProxyType(
    {term.id: term for term in (*_YAKU, *_WAITS, *_LIMITS, *_TILES, *_HANDS, *_CALLS, *_PLAY)}
)
"""Every term by its id."""
