"""What players type in traditional Chinese.

Characters that the tiles have in every language (萬, 餅, 條) are in ``spoken_words.py``.
"""

from typing import Final

from .typed_words import TypedWords

WORDS: Final = TypedWords(
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
