"""The terms that /term explains: how the sentences name each, and a few tiles where they help.

``term-ID`` names a term that no other sentence names; ``says-ID`` says what it means, and of a
named wait ``wait-why-ID`` does.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final


@dataclass(frozen=True, slots=True)
class Term:
    """A term: its id, the sentences that name it, and an example of it.

    The first of the ``names`` is its title, where it has some; others are the same to a reader.
    The ``example`` is groups of tiles in notation, with what they wait for behind ``>``.
    """

    id: str
    example: str = ""
    names: tuple[str, ...] = ()
    says: str = ""

    @property
    def name(self) -> str:
        """The id of the sentence that is its title."""
        return self.names[0] if self.names else f"term-{self.id}".replace("_", "-")

    @property
    def meaning(self) -> str:
        """The id of the sentence that says what it means."""
        return self.says or f"says-{self.id}".replace("_", "-")


def _yaku(own: str, example: str = "", *others: str) -> Term:
    names = (f"yaku-{own}", *(f"yaku-{other}" for other in others))
    return Term(own, example, tuple(name.replace("_", "-") for name in names))


def _wait(own: str, example: str) -> Term:
    name = own.replace("_", "-")
    return Term(own, example, (f"wait-name-{name}",), f"wait-why-{name}")


def _shape(own: str, example: str, *others: str) -> Term:
    return Term(own, example, (f"shape-{own}", *others))


_YAKU: Final = (
    _yaku("riichi"),
    _yaku("double_riichi"),
    _yaku("open_riichi"),
    _yaku("ippatsu"),
    Term("tsumo", names=("yaku-tsumo", "by-tsumo")),
    _yaku("pinfu", "234m 678m 345p 99s 67s > 5s 8s"),
    _yaku("tanyao", "234m 567m 456p 333s 88s"),
    _yaku("iipeikou", "223344m 678p 456s 99s"),
    Term(
        "yakuhai",
        "777z 234m 567p 345s 22m",
        (
            "term-yakuhai",
            *(
                f"yaku-{wind}-{name}"
                for wind in ("seat", "round")
                for name in (*("east", "south", "west", "north"),)
            ),
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
    Term(
        "nine_gates",
        "1112345678999m > 1m 2m 3m 4m 5m 6m 7m 8m 9m",
        ("wait-name-nine-gates", "yaku-junsei-chuuren"),
        "wait-why-nine-gates",
    ),
)

_LIMITS: Final = tuple(
    Term(own, names=(f"limit-{own.replace('_', '-')}",))
    for own in ("mangan", "haneman", "baiman", "sanbaiman", "yakuman", "counted_yakuman")
)

_TILES: Final = (
    Term("sequence", "345m"),
    Term("triplet", "777p"),
    Term("quad", "5555s"),
    Term("set", "345m 777p"),
    Term("pair", "33z"),
    Term("block", "345m 67p 33s"),
    Term("shape", "67p > 5p 8p"),
    Term("compound", "34688s"),
    Term("loose", "345m 9p"),
    Term("helper", "345m 3m"),
    Term("ryankan", "135m > 2m 4m"),
    Term("simple", "2345678m"),
    Term("terminal", "19m 19p 19s"),
    Term("honor", "1234567z"),
    Term("orphan", "19m 19p 19s 1234567z"),
    Term("wind", "1234z"),
    Term("dragon", "567z"),
    Term("suit", "123456789m 123456789p 123456789s"),
)

_HANDS: Final = tuple(
    Term(own)
    for own in (
        *("shanten", "tenpai", "noten", "ukeire", "wait", "good_shape", "furiten", "karaten"),
        *("takame", "yasume", "closed", "open"),
    )
)

_CALLS: Final = (
    Term("meld"),
    *(Term(own, names=(f"call-{own}",)) for own in ("chi", "pon", "kan")),
    Term("closed_kan", names=("term-closed-kan", "fact-closed-kan")),
    Term("added_kan"),
    Term("ron", names=("by-ron", "call-ron")),
    Term("kuikae"),
)

_PLAY: Final = tuple(
    Term(own)
    for own in (
        *("cut", "tsumogiri", "tedashi", "riichi_stick", "dama", "fold", "push", "mawashi"),
        *("genbutsu", "suji", "half_suji", "musuji", "no_chance", "one_chance", "deal_in"),
        *("han", "fu", "limit", "dealer", "non_dealer", "honba", "dora_indicator"),
        *("noten_payment", "pao", "kuisagari", "kuitan", "atozuke", "kiriage", "double_wind"),
        *("value_pair", "seat_wind", "round_wind", "hanchan", "tonpuu", "all_last", "turn"),
        *("river", "dead_wall", "exhaustive_draw", "abortive_draw", "nagashi_mangan"),
        *("renchan", "chombo", "sanma", "kita", "efficiency", "width", "value"),
        *("sixth_block", "reading"),
    )
)

TERMS: Final[Mapping[str, Term]] = MappingProxyType(
    {term.id: term for term in (*_YAKU, *_WAITS, *_LIMITS, *_TILES, *_HANDS, *_CALLS, *_PLAY)}
)
"""Every term by its id."""
