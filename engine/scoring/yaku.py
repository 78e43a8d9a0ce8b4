"""The yaku, one row each, and sets of them as bits."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Yaku:
    """One yaku: its id (Hepburn), name, and han in a closed and in an open hand (0: not there).

    ``needs`` says what it asks for, ``excludes`` which yaku it takes the place of. Of a yakuman
    ``closed`` and ``open`` count yakuman: 2 for the four that some rules count twice. ``switch`` is
    the rule by which there is such a yaku, "" where there always is.
    """

    id: str
    kanji: str
    english: str
    closed: int
    open: int
    needs: str
    excludes: tuple[str, ...] = ()
    is_yakuman: bool = False
    switch: str = ""


A_YAKUMAN: Final = 13
"""The han of one yakuman."""

WIND_NAMES: Final = (("east", "東"), ("south", "南"), ("west", "西"), ("north", "北"))

YAKU: Final = (
    Yaku("riichi", "立直", "Riichi", 1, 0, "riichi declared in a closed hand"),
    Yaku(
        "double_riichi",
        "ダブル立直",
        "Double riichi",
        2,
        0,
        "riichi with the first discard, before any call",
        excludes=("riichi",),
    ),
    Yaku(
        "open_riichi",
        "オープン立直",
        "Open riichi",
        1,
        0,
        "riichi with the hand laid open",
        switch="open_riichi",
    ),
    Yaku(
        "ippatsu",
        "一発",
        "Ippatsu",
        1,
        0,
        "a win within a turn of riichi, before any call",
        switch="ippatsu",
    ),
    Yaku("tsumo", "門前清自摸和", "Fully concealed tsumo", 1, 0, "a tsumo in a closed hand"),
    Yaku("pinfu", "平和", "Pinfu", 1, 0, "four sequences, a worthless pair and a ryanmen wait"),
    Yaku("tanyao", "断幺九", "All simples", 1, 1, "no terminal and no honor"),
    Yaku("iipeikou", "一盃口", "Twin sequences", 1, 0, "two identical sequences"),
    *(
        Yaku(
            f"seat_{wind}", f"自風 {sign}", f"Seat wind {wind}", 1, 1, "a triplet of the seat wind"
        )
        for wind, sign in WIND_NAMES
    ),
    *(
        Yaku(
            f"round_{wind}",
            f"場風 {sign}",
            f"Round wind {wind}",
            1,
            1,
            "a triplet of the round wind",
        )
        for wind, sign in WIND_NAMES
    ),
    Yaku("haku", "役牌 白", "White dragon", 1, 1, "a triplet of white dragons"),
    Yaku("hatsu", "役牌 發", "Green dragon", 1, 1, "a triplet of green dragons"),
    Yaku("chun", "役牌 中", "Red dragon", 1, 1, "a triplet of red dragons"),
    Yaku("rinshan", "嶺上開花", "After a kan", 1, 1, "a tsumo of the replacement tile"),
    Yaku("chankan", "槍槓", "Robbing a kan", 1, 1, "a ron of a tile added to a kan"),
    Yaku("haitei", "海底摸月", "Last draw", 1, 1, "a tsumo of the last tile of the wall"),
    Yaku("houtei", "河底撈魚", "Last discard", 1, 1, "a ron of the last discard"),
    Yaku("chiitoitsu", "七対子", "Seven pairs", 2, 0, "seven different pairs"),
    Yaku("sanshoku", "三色同順", "Mixed sequences", 2, 1, "the same sequence in each suit"),
    Yaku("ittsu", "一気通貫", "Full straight", 2, 1, "123, 456 and 789 of one suit"),
    Yaku(
        "chanta",
        "混全帯幺九",
        "Half outside hand",
        2,
        1,
        "a terminal or honor in each group and the pair, a sequence and an honor among them",
    ),
    Yaku("toitoi", "対々和", "All triplets", 2, 2, "four triplets or kans"),
    Yaku(
        "sanankou", "三暗刻", "Three concealed triplets", 2, 2, "three concealed triplets or kans"
    ),
    Yaku("sanshoku_doukou", "三色同刻", "Mixed triplets", 2, 2, "the same triplet in each suit"),
    Yaku("sankantsu", "三槓子", "Three kans", 2, 2, "three kans"),
    Yaku("shousangen", "小三元", "Little dragons", 2, 2, "two dragon triplets and a dragon pair"),
    Yaku("honroutou", "混老頭", "Terminals and honors", 2, 2, "terminals and honors only"),
    Yaku(
        "ryanpeikou",
        "二盃口",
        "Double twin sequences",
        3,
        0,
        "two pairs of identical sequences",
        excludes=("iipeikou",),
    ),
    Yaku("honitsu", "混一色", "Half flush", 3, 2, "one suit and honors"),
    Yaku(
        "junchan",
        "純全帯幺九",
        "Outside hand",
        3,
        2,
        "a terminal in each group and the pair, a sequence among them",
    ),
    Yaku("chinitsu", "清一色", "Full flush", 6, 5, "one suit only"),
    Yaku("renhou", "人和", "Hand of man", 1, 0, "a ron before the first draw", is_yakuman=True),
    Yaku("tenhou", "天和", "Hand of heaven", 1, 0, "the dealer's first draw", is_yakuman=True),
    Yaku("chiihou", "地和", "Hand of earth", 1, 0, "another player's first draw", is_yakuman=True),
    Yaku("daisangen", "大三元", "Big dragons", 1, 1, "three dragon triplets", is_yakuman=True),
    Yaku(
        "suuankou",
        "四暗刻",
        "Four concealed triplets",
        1,
        0,
        "four concealed triplets or kans",
        is_yakuman=True,
    ),
    Yaku(
        "suuankou_tanki",
        "四暗刻単騎",
        "Four concealed triplets, tanki",
        2,
        0,
        "four concealed triplets and a wait for the pair",
        excludes=("suuankou",),
        is_yakuman=True,
    ),
    Yaku("tsuuiisou", "字一色", "All honors", 1, 1, "honors only", is_yakuman=True),
    Yaku("ryuuiisou", "緑一色", "All green", 1, 1, "2, 3, 4, 6, 8 sou and green", is_yakuman=True),
    Yaku("chinroutou", "清老頭", "All terminals", 1, 1, "terminals only", is_yakuman=True),
    Yaku(
        "kokushi",
        "国士無双",
        "Thirteen orphans",
        1,
        0,
        "one of each terminal and honor and a second of one of them",
        is_yakuman=True,
    ),
    Yaku(
        "kokushi_13",
        "国士無双十三面",
        "Thirteen orphans, thirteen-sided",
        2,
        0,
        "thirteen orphans that waited for all thirteen",
        excludes=("kokushi",),
        is_yakuman=True,
    ),
    Yaku(
        "shousuushii",
        "小四喜",
        "Little winds",
        1,
        1,
        "three wind triplets and a wind pair",
        is_yakuman=True,
    ),
    Yaku("daisuushii", "大四喜", "Big winds", 2, 2, "four wind triplets", is_yakuman=True),
    Yaku("suukantsu", "四槓子", "Four kans", 1, 1, "four kans", is_yakuman=True),
    Yaku(
        "chuuren",
        "九蓮宝燈",
        "Nine gates",
        1,
        0,
        "1112345678999 of one suit and one more of it, without a kan",
        is_yakuman=True,
    ),
    Yaku(
        "junsei_chuuren",
        "純正九蓮宝燈",
        "Pure nine gates",
        2,
        0,
        "nine gates that waited for all nine",
        excludes=("chuuren",),
        is_yakuman=True,
    ),
    Yaku(
        "daisharin",
        "大車輪",
        "Big wheels",
        1,
        0,
        "22334455667788 pin",
        is_yakuman=True,
        switch="daisharin",
    ),
    Yaku(
        "paarenchan",
        "八連荘",
        "Eight in a row",
        1,
        1,
        "the eighth win",
        is_yakuman=True,
        switch="paarenchan",
    ),
)
"""Every yaku in the order in which they are shown."""

DORA: Final = Yaku("dora", "ドラ", "Dora", 1, 1, "tiles that the indicators show")
URADORA: Final = Yaku("uradora", "裏ドラ", "Ura dora", 1, 1, "the same below them, after riichi")
AKADORA: Final = Yaku("akadora", "赤ドラ", "Red fives", 1, 1, "red fives")
NUKIDORA: Final = Yaku("nukidora", "抜きドラ", "Norths set aside", 1, 1, "norths set aside")
"""Han that are no yaku: they count beside one only."""

BY_ID: Final = {yaku.id: yaku for yaku in (*YAKU, DORA, URADORA, AKADORA, NUKIDORA)}

BIT: Final = {yaku.id: 1 << place for place, yaku in enumerate(YAKU)}
"""A set of yaku is a number: the sum of their bits."""


def bits_of(ids: Iterable[str]) -> int:
    """Return the set of these yaku as bits."""
    return sum(BIT[name] for name in ids)
