"""How players of each language say how a hand was won and what it is worth, and compare cuts.

English and Japanese are in win_terms.py, worth_words.py and table.py, since every language types
those too. A word has one meaning in all lists: where two languages disagree, the word stays out of
the later list. What they call tiles and calls is in engine/notation/typed_words.py.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

Names = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class WinNames:
    """The names of one language, the usual one of several first.

    They are matched in any case; a space may be several or, in ``wins``, none.

    - ``wins``: what the option ``extras`` takes, by the English word that the bot offers (riichi,
      ura, seat, sanma …; "seat:not east" is a non-dealer). A first name that is in the list is
      offered to readers of the language.
    - ``seats``, ``rounds``: a seat and a round with ``{wind}`` for the name of a wind.
    - ``winds``: names of east, south, west and north, as they stand there and behind ``seat:``.
    - ``limits``: by mangan, haneman, baiman, sanbaiman, kazoe, yakuman, double, triple.
    - ``units``: behind a number, by han and fu.
    - ``counted``: what players say of a win and the score counts by itself: yaku by their ids, and
      by "" what is none, such as han.
    - ``joints``: between two cuts that are to be compared: 4s or 1s.
    """

    wins: Mapping[str, Names] = field(default_factory=dict)
    seats: Names = ()
    rounds: Names = ()
    winds: Names = ()
    limits: Mapping[str, Names] = field(default_factory=dict)
    units: Mapping[str, Names] = field(default_factory=dict)
    counted: Mapping[str, Names] = field(default_factory=dict)
    joints: Names = ()


ZH_TW: Final = WinNames(
    wins={
        "riichi": ("立直",),
        "double": ("兩立直", "雙立直", "w立直", "雙立"),
        "no riichi": ("默聽", "不立直", "沒立直", "未立直", "無立直"),
        "ippatsu": ("一發",),
        "tsumo": ("自摸", "自摸和", "門前清自摸和", "門前清自摸", "門前自摸", "門清自摸"),
        "ron": ("榮和", "榮"),
        "dealer": ("莊家", "親家", "莊", "親"),
        "seat:not east": ("閒家", "閑家", "子家", "閒"),
        "dora": (
            "寶牌", "寶牌指示牌", "寶牌指示", "懸賞牌", "懸賞", "指示牌", "表寶牌", "槓寶牌",
            "槓寶",
        ),
        "ura": (
            "裡寶", "裡寶牌", "裡寶牌指示牌", "裡寶指示牌", "裡指示牌", "裏寶", "裏寶牌",
            "裏寶牌指示牌", "裡", "槓裡", "槓裡寶牌",
        ),
        "honba": ("本場",),
        "sticks": ("立直棒", "供託", "場供"),
        "seat": ("自風", "門風", "自風牌", "門風牌"),
        "round": ("場風", "場風牌", "圈風"),
        "haitei": ("海底", "海底摸月", "海底撈月"),
        "houtei": ("河底", "河底撈魚"),
        "rinshan": ("嶺上", "嶺上開花", "槓上開花", "槓開"),
        "chankan": ("槍槓", "搶槓"),
        "open riichi": ("開立直", "明立直"),
        "paarenchan": ("八連莊",),
        "pao": ("包牌",),
        "chankan closed": ("搶暗槓", "槍暗槓"),
        "tenhou": ("天和", "天胡"),
        "chiihou": ("地和", "地胡"),
        "renhou": ("人和", "人胡"),
        "kita": ("拔北", "拔北寶牌", "北寶牌"),
        "sanma": ("三麻", "三人麻將", "三人"),
    },
    seats=("{wind}家", "自風{wind}", "門風{wind}", "自風是{wind}", "坐{wind}"),
    rounds=("{wind}場", "場風{wind}", "場風是{wind}", "{wind}風場", "{wind}風圈", "圈風{wind}"),
    winds=("東", "南", "西", "北"),
    limits={
        "mangan": ("滿貫",),
        "haneman": ("跳滿",),
        "baiman": ("倍滿",),
        "sanbaiman": ("三倍滿", "3倍滿"),
        "kazoe": ("累計役滿", "累計"),
        "yakuman": ("役滿",),
        "double": ("兩倍", "雙倍"),
        "triple": ("三倍",),
    },
    units={"han": ("番", "飜", "翻"), "fu": ("符",)},
    counted={
        "tanyao": ("斷么九", "斷幺九", "斷么", "斷幺", "食斷"),
        "pinfu": ("平和", "平胡"),
        "iipeikou": ("一盃口", "一杯口"),
        "ryanpeikou": ("二盃口", "二杯口"),
        "yakuhai": ("役牌",),
        "toitoi": ("對對和", "對對胡", "對對"),
        "chiitoitsu": ("七對子", "七對"),
        "ittsu": ("一氣通貫", "一氣"),
        "sanshoku": ("三色同順", "三色"),
        "sanshoku_doukou": ("三色同刻",),
        "honitsu": ("混一色",),
        "chinitsu": ("清一色",),
        "chanta": ("混全帶么九", "混全"),
        "junchan": ("純全帶么九", "純全"),
        "sanankou": ("三暗刻",),
        "": ("門前清", "門清", "番", "飜", "翻", "符"),
    },
    joints=("和", "跟", "與", "或者", "或是", "或", "還是", "對"),
)  # fmt: skip
"""What players type in traditional Chinese."""

ZH_CN: Final = WinNames(
    wins={
        "riichi": ("立直",),
        "double": ("两立直", "双立直", "w立直", "双立"),
        "no riichi": ("默听", "不立直", "没立直", "未立直", "无立直"),
        "ippatsu": ("一发",),
        "tsumo": ("自摸", "自摸和", "门前清自摸和", "门前清自摸", "门前自摸", "门清自摸"),
        "ron": ("荣和", "荣", "点和"),
        "dealer": ("庄家", "亲家", "庄", "亲"),
        "seat:not east": ("闲家", "子家", "闲"),
        "dora": ("宝牌", "宝牌指示牌", "宝牌指示", "指示牌", "表宝牌", "表宝", "杠宝牌", "杠宝"),
        "ura": (
            "里宝", "里宝牌", "里宝牌指示牌", "里宝指示牌", "里指示牌", "里", "杠里", "杠里宝牌",
        ),
        "honba": ("本场",),
        "sticks": ("立直棒", "供托", "场供"),
        "seat": ("自风", "门风", "自风牌", "门风牌"),
        "round": ("场风", "场风牌", "圈风"),
        "haitei": ("海底", "海底摸月", "海底捞月"),
        "houtei": ("河底", "河底捞鱼"),
        "rinshan": ("岭上", "岭上开花", "杠上开花", "杠开"),
        "chankan": ("枪杠", "抢杠"),
        "open riichi": ("开立直", "明立直"),
        "paarenchan": ("八连庄",),
        "pao": ("包牌",),
        "chankan closed": ("抢暗杠", "枪暗杠"),
        "tenhou": ("天和",),
        "chiihou": ("地和",),
        "renhou": ("人和",),
        "kita": ("拔北", "拔北宝牌", "北宝牌"),
        "sanma": ("三麻", "三人麻将", "三人"),
    },
    seats=("{wind}家", "自风{wind}", "门风{wind}", "自风是{wind}", "坐{wind}"),
    rounds=("{wind}场", "场风{wind}", "场风是{wind}", "{wind}风场", "{wind}风圈", "圈风{wind}"),
    winds=("东", "南", "西", "北"),
    limits={
        "mangan": ("满贯",),
        "haneman": ("跳满",),
        "baiman": ("倍满",),
        "sanbaiman": ("三倍满", "3倍满"),
        "kazoe": ("累计役满", "累计"),
        "yakuman": ("役满",),
        "double": ("两倍", "双倍"),
        "triple": ("三倍",),
    },
    units={"han": ("番",), "fu": ("符",)},
    counted={
        "tanyao": ("断幺九", "断幺", "食断"),
        "pinfu": ("平和",),
        "iipeikou": ("一杯口",),
        "ryanpeikou": ("二杯口", "两杯口"),
        "yakuhai": ("役牌",),
        "toitoi": ("对对和", "对对"),
        "chiitoitsu": ("七对子", "七对"),
        "ittsu": ("一气通贯", "一气"),
        "sanshoku": ("三色同顺", "三色"),
        "sanshoku_doukou": ("三色同刻",),
        "honitsu": ("混一色",),
        "chinitsu": ("清一色",),
        "chanta": ("混全带幺九", "混全"),
        "junchan": ("纯全带幺九", "纯全"),
        "sanankou": ("三暗刻",),
        "": ("门前清", "门清", "番", "符"),
    },
    joints=("和", "跟", "与", "或者", "或是", "或", "还是", "对"),
)  # fmt: skip
"""What players type in simplified Chinese."""

KO: Final = WinNames(
    wins={
        "riichi": ("리치",),
        "double": ("더블리치", "더블 리치", "따블리치", "W리치"),
        "no riichi": ("다마", "다마텐", "노리치", "리치 없음", "리치 안함"),
        "ippatsu": ("일발", "잇파츠"),
        "tsumo": ("쯔모", "츠모", "멘젠쯔모", "멘젠츠모"),
        "ron": ("론",),
        "dealer": ("친", "오야", "선"),
        "seat:not east": ("자", "코"),
        "dora": ("도라", "도라 표시패", "표시패", "도라 표시", "깡도라"),
        "ura": ("뒷도라", "뒷도라 표시패", "뒷도라 표시", "우라도라", "우라"),
        "honba": ("본장",),
        "sticks": ("리치봉", "리봉", "공탁", "공탁금", "공탁봉"),
        "seat": ("자풍", "자풍패"),
        "round": ("장풍", "장풍패"),
        "haitei": ("해저", "해저로월", "하이테이"),
        "houtei": ("하저", "하저로어", "호테이"),
        "rinshan": ("영상개화", "영상", "린샹", "린샹카이호"),
        "chankan": ("창깡",),
        "tenhou": ("천화",),
        "chiihou": ("지화",),
        "renhou": ("인화",),
        "kita": ("북빼기", "북도라", "누키도라"),
        "open riichi": ("오픈리치", "오픈 리치"),
        "paarenchan": ("팔연장", "파렌찬"),
        "pao": ("책임지불", "책임 지불", "파오"),
        "chankan closed": ("안깡 창깡", "창깡 안깡"),
        "sanma": ("삼마", "3마", "3인 마작", "삼인 마작", "3인"),
    },
    seats=("{wind}가", "자풍 {wind}", "{wind} 자풍"),
    rounds=("{wind}장", "장풍 {wind}", "{wind} 장풍"),
    winds=("동", "남", "서", "북"),
    limits={
        "mangan": ("만관",),
        "haneman": ("하네만",),
        "baiman": ("배만",),
        "sanbaiman": ("삼배만", "3배만"),
        "kazoe": ("헤아림 역만", "헤아림역만", "카조에 역만", "카조에역만", "헤아림"),
        "yakuman": ("역만",),
        "double": ("더블", "2배"),
        "triple": ("트리플", "3배"),
    },
    units={"han": ("판",), "fu": ("부",)},
    counted={
        "tanyao": ("탕야오",),
        "pinfu": ("핑후",),
        "iipeikou": ("이페코",),
        "ryanpeikou": ("량페코",),
        "yakuhai": ("역패",),
        "toitoi": ("또이또이",),
        "chiitoitsu": ("치또이츠", "치또이쯔", "치또이"),
        "ittsu": ("일기통관",),
        "sanshoku": ("삼색동순", "삼색"),
        "sanshoku_doukou": ("삼색동각",),
        "honitsu": ("혼일색",),
        "chinitsu": ("청일색",),
        "chanta": ("찬타",),
        "junchan": ("준찬타",),
        "sanankou": ("산안커",),
        "sankantsu": ("산깡쯔",),
        "shousangen": ("소삼원",),
        "honroutou": ("혼노두",),
        "": ("멘젠", "판", "부"),
    },
    joints=("이나", "나", "이랑", "랑", "하고", "와", "과", "또는", "아니면", "대"),
)  # fmt: skip
"""What players type in Korean."""

FR: Final = WinNames(
    wins={
        "riichi": ("riichi",),
        "double": ("double riichi",),
        "no riichi": ("sans riichi", "pas de riichi"),
        "ippatsu": ("ippatsu", "premier tour"),
        "tsumo": ("tsumo", "par tsumo", "autopioche", "auto pioche"),
        "ron": ("ron", "par ron", "sur défausse", "sur defausse"),
        "dealer": ("donneur", "donneuse"),
        "seat:not east": ("non donneur", "pas donneur"),
        "dora": ("dora", "indicateur", "indicateurs", "indicateur de dora", "indicateurs de dora"),
        "ura": ("ura", "indicateur ura", "indicateurs ura", "dora caché", "doras cachés"),
        "honba": ("honba", "compteur", "compteurs"),
        "sticks": (
            "bâtons", "bâton", "batons", "baton", "bâtons riichi", "bâton riichi", "batons riichi",
            "bâtons de riichi", "riichis sur la table",
        ),
        "seat": ("vent du joueur", "vent propre", "siège", "siege", "place"),
        "round": ("vent du tour", "vent dominant", "dominant", "tour"),
        "haitei": ("haitei", "dernière tuile", "derniere tuile", "dernière pioche"),
        "houtei": ("houtei", "dernière défausse", "derniere defausse"),
        "rinshan": ("rinshan", "après un kan", "apres un kan", "tuile de remplacement"),
        "chankan": ("chankan", "vol de kan", "kan volé", "kan vole"),
        "open riichi": ("riichi ouvert",),
        "paarenchan": ("huitième victoire de suite",),
        "tenhou": ("tenhou", "main du ciel"),
        "chiihou": ("chiihou", "main de la terre"),
        "renhou": ("renhou", "main de l'homme"),
        "kita": (
            "kita", "nord de côté", "nords de côté", "nord mis de côté", "nords mis de côté",
        ),
        "sanma": ("sanma", "trois joueurs", "3 joueurs", "à trois", "a trois"),
    },
    seats=("joueur {wind}", "place {wind}", "siège {wind}", "vent propre {wind}", "je suis {wind}"),
    rounds=(
        "tour {wind}", "tour d'{wind}", "manche {wind}", "vent dominant {wind}", "dominant {wind}",
    ),
    winds=("est", "sud", "ouest", "nord"),
    limits={
        "double": ("double",),
        "triple": ("triple",),
        "kazoe": ("yakuman compté", "yakuman compte"),
    },
    units={"fu": ("mini-points", "minipoints")},
    counted={
        "tanyao": ("tout ordinaire",),
        "chiitoitsu": ("sept paires",),
        "iipeikou": ("double suite",),
        "sanshoku": ("triple suite",),
        "ittsu": ("grande suite",),
        "toitoi": ("brelans",),
        "shousangen": ("petits dragons",),
        "honitsu": ("main semi-pure",),
        "chinitsu": ("main pure",),
        "": ("paire d'honneurs", "main fermée", "main fermee"),
    },
    joints=("et", "ou", "contre"),
)  # fmt: skip
"""What players type in French."""

WIN_NAMES: Final[Mapping[str, WinNames]] = MappingProxyType(
    {"zh-TW": ZH_TW, "zh-CN": ZH_CN, "ko": KO, "fr": FR}
)
"""The names of each language but English and Japanese."""
