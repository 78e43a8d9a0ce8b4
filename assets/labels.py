"""The characters a label in a picture may use; a label is a row of them on a chip."""

from typing import Final

LATIN: Final = "".join(map(chr, range(0x20, 0x7F))) + "×÷±·•…–—−≤≥→←↑↓µμ½"
PUNCTUATION: Final = "、。，．・：；？！／～〜（）［］【】「」『』％＋－＝＜＞＆＃＊〓々〆※"
FULL_WIDTH: Final = "０１２３４５６７８９"
KANA: Final = "".join(map(chr, (*range(0x3041, 0x3097), *range(0x30A1, 0x30F7), 0x30FC)))

# Every kanji of the picture labels, by subject; write a new word where it belongs.
LABEL_KANJI: Final = "".join(
    sorted(
        set(
            # numbers and counting
            "一二三四五六七八九十百千万零半全無有数枚種組回倍約個本残合計和差総最多少大小上下左右中内外高低"
            # tiles
            "筒索萬字東南西北白發発赤牌姿么九幺老頭端風"
            # the hand and its parts
            "手河場山王壁局卓雀面子順刻槓対塔搭両嵌辺張双碰単騎浮孤立暗明副露鳴喰吃加大副晒門前清"
            # waits and shapes
            "待聴向不形良悪愚変化改良進入受嵌辺延亜煙突竜巻八方美人多面連複合国士無双十三純正流完成成"
            # acts
            "打切捨引自摸放銃振込栄取出来消有効裏表現物筋同巡内後付追決選択削除共有開閉戻続次前頁"
            # the table and its rules
            "親家起荘東風半荘本場供託点棒翻符飜満貫跳役数累計立直一発宣言流満聴料罰責任払包"
            # yaku
            "平断盃口色通混帯全純帯対々緑槍嶺上花海底月河撈魚天地人四喜元蓮宝燈灯大車輪連老清石燕返杠振"
            "人和小車数隣八落抬三風槓子暗刻七星百万石"
            # readings and methods
            "優先順位逆引戻集分割二法図解析理方式探検証実測速度時間秒比較表索組合通常般特例型別種類"
            # words around them
            "和了手役無条件必要可能否安目高目得失点収支払計算結果答問題注意警告誤正未済使用不明"
            "上達練習勉強会例外標準設定規則公式競技連盟最高位戦麻雀日語英文字列位置目次頁番号状態"
        )
    )
)

LABEL_CHARACTERS: Final = "".join(
    dict.fromkeys(LATIN + PUNCTUATION + FULL_WIDTH + KANA + LABEL_KANJI)
)
