"""What players type in simplified Chinese.

Characters that the tiles have in every language (东, 发, 万, 饼, 条) are in ``spoken_words.py``.
"""

from typing import Final

from .typed_words import TypedWords

WORDS: Final = TypedWords(
    honors={"發": ("发财",), "中": ("红中",), "白": ("白板",)},
    tiles={"🀙": ("大饼",), "🀐": ("幺鸡", "么鸡")},
    suits={"m": ("万子",), "p": ("筒子", "饼子"), "s": ("索子", "条子"), "z": ("字牌", "字")},
    calls={
        "chi": ("吃",),
        "pon": ("碰",),
        "kan": ("杠", "开杠"),
        "closed kan": ("暗杠",),
        "open kan": ("明杠", "大明杠", "加杠", "小明杠", "补杠"),
        "called": ("副露", "鸣牌", "鸣"),
    },
    draws={"draw": ("摸到", "摸了", "摸"), "tsumo": ("自摸",)},
    reds=("红宝牌", "红"),
    wins={
        "riichi": ("立直",),
        "double": ("两立直", "双立直", "w立直"),
        "ippatsu": ("一发",),
        "tsumo": ("自摸", "门前清自摸和", "门前清自摸", "门前自摸", "门清自摸"),
        "ron": ("荣和", "荣"),
        "dealer": ("庄家", "亲家", "庄", "亲"),
        "seat:not east": ("闲家", "子家", "闲"),
        "dora": ("宝牌", "宝牌指示牌", "宝牌指示", "指示牌", "表宝牌"),
        "ura": ("里宝", "里宝牌", "里宝牌指示牌", "里宝指示牌", "里指示牌", "里"),
        "honba": ("本场",),
        "sticks": ("立直棒", "供托", "场供"),
        "seat": ("自风", "门风", "自风牌", "门风牌"),
        "round": ("场风", "场风牌"),
        "haitei": ("海底", "海底摸月", "海底捞月"),
        "houtei": ("河底", "河底捞鱼"),
        "rinshan": ("岭上", "岭上开花", "杠上开花", "杠开"),
        "chankan": ("枪杠", "抢杠"),
        "chankan closed": ("抢暗杠", "枪暗杠"),
        "tenhou": ("天和",),
        "chiihou": ("地和",),
        "renhou": ("人和",),
        "kita": ("拔北", "拔北宝牌", "北宝牌"),
        "sanma": ("三麻", "三人麻将", "三人"),
    },
    seats=("{wind}家", "自风{wind}", "门风{wind}", "自风是{wind}", "坐{wind}"),
    rounds=("{wind}场", "场风{wind}", "场风是{wind}", "{wind}风场", "{wind}风圈"),
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
    counted=(
        "断幺九", "断幺", "食断", "平和", "一杯口", "二杯口", "两杯口", "役牌", "对对和", "对对",
        "七对子", "七对", "一气通贯", "一气", "三色同顺", "三色同刻", "三色", "混一色", "清一色",
        "混全带幺九", "混全", "纯全带幺九", "纯全", "三暗刻", "门前清", "门清", "番", "符",
    ),
    joints=("和", "跟", "与", "或者", "或是", "或", "还是", "对"),
)  # fmt: skip
