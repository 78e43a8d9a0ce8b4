"""How terms are read: Japanese players write many of them in kana, リーチ for 立直."""

from types import MappingProxyType
from typing import Final

KANA: Final = MappingProxyType({
    "riichi": "リーチ", "double_riichi": "ダブルリーチ ダブリー", "open_riichi": "オープンリーチ",
    "ippatsu": "イッパツ", "tsumo": "ツモ", "pinfu": "ピンフ", "tanyao": "タンヤオ",
    "iipeikou": "イーペーコー イーペイコウ", "yakuhai": "ヤクハイ", "rinshan": "リンシャン",
    "chankan": "チャンカン", "haitei": "ハイテイ", "houtei": "ホウテイ", "chiitoitsu": "チートイツ",
    "sanshoku": "サンショク", "ittsu": "イッツウ イッツー", "chanta": "チャンタ",
    "toitoi": "トイトイ", "sanankou": "サンアンコウ サンアンコー", "sankantsu": "サンカンツ",
    "shousangen": "ショウサンゲン", "honroutou": "ホンロウトウ ホンロー", "honitsu": "ホンイツ",
    "ryanpeikou": "リャンペーコー リャンペイコウ", "junchan": "ジュンチャン",
    "chinitsu": "チンイツ", "renhou": "レンホウ", "tenhou": "テンホウ", "chiihou": "チーホウ",
    "daisangen": "ダイサンゲン", "suuankou": "スーアンコウ スーアンコー",
    "tsuuiisou": "ツーイーソウ ツーイーソー", "ryuuiisou": "リューイーソウ リューイーソー",
    "chinroutou": "チンロウトウ", "kokushi": "コクシムソウ コクシ",
    "shousuushii": "ショウスーシー", "daisuushii": "ダイスーシー", "suukantsu": "スーカンツ",
    "chuuren": "チューレンポウトウ チューレン", "uradora": "ウラドラ", "akadora": "アカドラ",
    "nukidora": "ヌキドラ", "ryanmen": "リャンメン", "tanki": "タンキ",
    "sanmenchan": "サンメンチャン", "sanmentan": "サンメンタン", "aryanmen": "アリャンメン",
    "nakabukure": "ナカブクレ", "mangan": "マンガン", "haneman": "ハネマン", "baiman": "バイマン",
    "sanbaiman": "サンバイマン", "yakuman": "ヤクマン", "counted_yakuman": "カゾエヤクマン",
    "sequence": "シュンツ", "triplet": "コーツ", "quad": "カンツ", "set": "メンツ",
    "pair": "トイツ アタマ", "shape": "ターツ", "loose": "ウキハイ", "honor": "ジハイ",
    "orphan": "ヤオチュウハイ ヤオチューハイ", "dragon": "サンゲンパイ", "shanten": "シャンテン",
    "tenpai": "テンパイ", "ukeire": "ウケイレ", "wait": "マチ", "good_shape": "リョウケイ",
    "takame": "タカメ", "yasume": "ヤスメ", "closed": "メンゼン", "meld": "フーロ",
    "closed_kan": "アンカン", "added_kan": "カカン", "kuikae": "クイカエ", "cut": "ダハイ",
    "tedashi": "テダシ", "push": "オシ", "mawashi": "マワシウチ", "genbutsu": "ゲンブツ",
    "suji": "スジ", "half_suji": "カタスジ", "musuji": "ムスジ", "deal_in": "ホウジュウ フリコミ",
    "han": "ハン", "dealer": "オヤ", "non_dealer": "コ", "honba": "ホンバ",
    "kuisagari": "クイサガリ", "kuitan": "クイタン", "atozuke": "アトヅケ",
    "kiriage": "キリアゲマンガン", "seat_wind": "ジカゼ", "round_wind": "バカゼ",
    "hanchan": "ハンチャン", "tonpuu": "トンプウセン", "turn": "ジュンメ", "river": "カワ",
    "dead_wall": "ワンパイ", "exhaustive_draw": "リュウキョク",
    "nagashi_mangan": "ナガシマンガン", "renchan": "レンチャン", "sanma": "サンマ",
    "fu": "フ", "double_wind": "レンプウハイ",
})  # fmt: skip
"""The readings of terms by their ids, a space between two."""
