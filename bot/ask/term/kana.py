"""How terms are read: in kana, which Japanese players type for them, and in Latin letters."""

from types import MappingProxyType
from typing import Final

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
