"""What players of each language type for tiles and calls.

English and Japanese are in spelling.py, since every language types those too; so are characters
that the tiles have in every language (萬, 餅, 東, 发). A word has one meaning in all lists: where
two languages disagree, the word stays out of the later list.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

Names = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TypedWords:
    """The words of one language, the usual one of several first.

    They are matched in any case; a space may be several.

    - ``honors``: by the signs 東南西北白發中.
    - ``tiles``: other names of whole tiles, by their picture in Unicode: 幺鸡 by 🀐.
    - ``suits``: behind a number, by m, p, s; by z for honors.
    - ``ranks``: the numbers from one to nine in words, before a suit of the language.
    - ``calls``: by chi, pon, kan, closed kan, open kan, called.
    - ``draws``: before a drawn tile, by draw, tsumo.
    - ``reds``: before a five, which they make a red one.
    """

    honors: Mapping[str, Names] = field(default_factory=dict)
    tiles: Mapping[str, Names] = field(default_factory=dict)
    suits: Mapping[str, Names] = field(default_factory=dict)
    ranks: Names = ()
    calls: Mapping[str, Names] = field(default_factory=dict)
    draws: Mapping[str, Names] = field(default_factory=dict)
    reds: Names = ()


ZH_TW: Final = TypedWords(
    honors={"發": ("發財", "青發"), "中": ("紅中",), "白": ("白板",)},
    tiles={"🀙": ("大餅",), "🀐": ("幺雞", "么雞")},
    suits={"m": ("萬子",), "p": ("筒子", "餅子"), "s": ("索子", "條子"), "z": ("字牌", "字")},
    calls={
        "chi": ("吃", "吃了"),
        "pon": ("碰", "碰了"),
        "kan": ("槓", "開槓", "槓了"),
        "closed kan": ("暗槓",),
        "open kan": ("明槓", "大明槓", "加槓", "小明槓"),
        "called": ("副露", "鳴牌", "鳴"),
    },
    draws={"draw": ("摸到", "摸了", "摸"), "tsumo": ("自摸",)},
    reds=("紅寶牌", "紅"),
)  # fmt: skip
"""What players type in traditional Chinese."""

ZH_CN: Final = TypedWords(
    honors={"發": ("发财",), "中": ("红中",), "白": ("白板",)},
    tiles={"🀙": ("大饼",), "🀐": ("幺鸡", "么鸡")},
    suits={"m": ("万子",), "p": ("筒子", "饼子"), "s": ("索子", "条子"), "z": ("字牌", "字")},
    calls={
        "chi": ("吃", "吃了"),
        "pon": ("碰", "碰了"),
        "kan": ("杠", "开杠", "杠了"),
        "closed kan": ("暗杠",),
        "open kan": ("明杠", "大明杠", "加杠", "小明杠", "补杠"),
        "called": ("副露", "鸣牌", "鸣"),
    },
    draws={"draw": ("摸到", "摸了", "摸"), "tsumo": ("自摸",)},
    reds=("红宝牌", "红"),
)  # fmt: skip
"""What players type in simplified Chinese."""

KO: Final = TypedWords(
    honors={
        "東": ("동", "동풍"),
        "南": ("남", "남풍"),
        "西": ("서", "서풍"),
        "北": ("북", "북풍"),
        "白": ("백", "백판"),
        "發": ("발",),
        "中": ("중",),
    },
    suits={
        "m": ("만", "만수"),
        "p": ("통", "통수", "핀"),
        "s": ("삭", "삭수", "소"),
        "z": ("자패",),
    },
    ranks=("일", "이", "삼", "사", "오", "육", "칠", "팔", "구"),
    calls={
        "chi": ("치",),
        "pon": ("퐁", "펑"),
        "kan": ("깡", "깡쯔"),
        "closed kan": ("안깡", "암깡"),
        "open kan": ("밍깡", "명깡", "대명깡", "가깡"),
        "called": ("후로", "울기"),
    },
    draws={"draw": ("뽑은 패", "쯔모패", "쯔모한 패"), "tsumo": ("쯔모", "츠모")},
    reds=("적", "적도라", "빨간", "아카"),
)  # fmt: skip
"""What players type in Korean."""

FR: Final = TypedWords(
    honors={
        "東": ("est", "vent d'est"),
        "南": ("sud",),
        "西": ("ouest",),
        "北": ("nord",),
        "白": ("blanc", "dragon blanc"),
        "發": ("vert", "dragon vert"),
        "中": ("rouge", "dragon rouge"),
    },
    suits={
        "m": ("caractère", "caractères", "caractere", "caracteres", "caract", "carac"),
        "p": ("cercle", "cercles", "rond", "ronds", "monnaie", "monnaies"),
        "s": ("bambou", "bambous"),
        "z": ("honneur", "honneurs"),
    },
    calls={
        "pon": ("pon de", "pon d'", "brelan", "brelan de", "brelan d'"),
        "kan": ("carré", "carre"),
        "closed kan": ("kan fermé", "kan ferme", "kan caché", "kan cache", "carré caché"),
        "open kan": ("kan ouvert", "kan exposé", "kan expose", "kan ajouté", "kan ajoute"),
        "called": ("exposé", "expose", "exposée", "exposee", "ouvert", "ouverte", "appelé"),
    },
    draws={"draw": ("pioche", "pioché", "piochée", "tire", "tiré")},
    reds=("rouge", "dora rouge", "doras rouges"),
)  # fmt: skip
"""What players type in French."""

TYPED_WORDS: Final[Mapping[str, TypedWords]] = MappingProxyType(
    {"zh-TW": ZH_TW, "zh-CN": ZH_CN, "ko": KO, "fr": FR}
)
"""The alias list of each language but English and Japanese."""
