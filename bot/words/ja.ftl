### 日本語。携帯の一行はおよそ二十字。

## 牌の名前

number-decimal = .
number-thousands = ,
number-percent = { $number }%
# "each": 一萬 四萬; "runs": 一四萬
tile-list = runs
# "numbers": 1122z、同じ牌なら東 ×2; "names": 牌の名前を並べる
tile-honors = names
tile-ranks = 一 二 三 四 五 六 七 八 九
tile-red-five-short = 赤五
tile-red-five-spoken = 赤五
tile-joint-ranks-short = { "" }
tile-joint-ranks-spoken = { "" }
tile-joint-honors-short = { "" }
tile-joint-honors-spoken = { "" }
tile-joint-runs-short = ・
tile-joint-runs-spoken = ・
tile-m-short = { $ranks }萬
tile-p-short = { $ranks }筒
tile-s-short = { $ranks }索
tile-z-short = { $ranks }z
tile-repeated = { $tile }×{ $count }
tile-m-spoken = { $ranks }萬
tile-p-spoken = { $ranks }筒
tile-s-spoken = { $ranks }索
tile-1z-short = 東
tile-2z-short = 南
tile-3z-short = 西
tile-4z-short = 北
tile-5z-short = 白
tile-6z-short = 發
tile-7z-short = 中
tile-1z-spoken = 東
tile-2z-spoken = 南
tile-3z-spoken = 西
tile-4z-spoken = 北
tile-5z-spoken = 白
tile-6z-spoken = 發
tile-7z-spoken = 中

## 画像の中の文字: assets/labels.py にある字だけ

label-waits = 待ち
label-left = 残り{ $left }枚
label-furiten = フリテン
label-shanten = { $shanten }向聴
gloss-shanten = -# { $shanten }向聴：あと{ $shanten }枚で聴牌。ほかの用語は/term
label-tiles = { $left }枚
label-able-tiles = { $able }/{ $left }枚
label-able-left = 残り{ $able }/{ $left }枚
label-tsumo-split = { $others }/{ $dealer }
label-tsumo-all = { $each }オール
label-outlook-points = 期待{ $value }点
label-outlook-win = 和了率{ $value }
label-outlook-tenpai = 聴牌率{ $value }
label-outlook-waits = 待ち{ $left }枚
label-outlook-shanten = { $shanten }向聴 { $left }枚
label-outlook-turn = { $turn }巡目
label-outlook-alone = 一人麻雀の計算
label-outlook-table = 実戦想定の計算
label-outlook-own = 管理者の実測での計算
label-outlook-riichi = 立直 { $points }・{ $win }
label-outlook-dama = ダマ { $points }・{ $win }
label-danger-genbutsu = 現物
label-danger-ranks = { $low }{ $high }
label-danger-suji = 筋{ $ranks }
label-danger-half = 片筋{ $ranks }
label-danger-musuji = 無筋{ $ranks }
label-danger-nochance = ノーチャンス{ $ranks }
label-danger-onechance = ワンチャンス{ $ranks }
label-danger-honor = 字牌 残り{ $left }枚
label-danger-value = 役牌 残り{ $left }枚
label-danger-man = 19萬 残り{ $left }枚
label-danger-rate = { $percent }（{ $cuts }枚中）
label-danger-too-few = データ不足
label-danger-riichi = 立直
label-danger-since = 根拠
label-danger-class = 分類・放銃率
label-player-right = 下家
label-player-across = 対面
label-player-left = 上家
label-player-you = 自分
label-player-first = 1人目
label-player-second = 2人目
label-player-third = 3人目

## 画像の読み上げ

alt-joint = 、
alt-joint-full = 、
alt-joint-short = { " " }
alt-left-full = { $tile }{ $left }枚
alt-left-short = { $tile }×{ $left }
alt-cut = 打{ $tiles }
alt-cut-any = { $tiles }のどれかを打つ
alt-kan = 暗槓{ $tiles }
alt-kita = { $tiles }を抜く
alt-face-down = { $tiles }（両端{ $hidden }枚は裏）
alt-called-left = { $tiles }（上家から鳴き）
alt-called-across = { $tiles }（対面から鳴き）
alt-called-right = { $tiles }（下家から鳴き）
alt-discarded = 捨て牌{ $tiles }
alt-river = 河：{ $tiles }
alt-winning = { $tiles }（和了牌{ $marked }）
alt-winning-tile = 和了牌{ $tiles }
alt-dora = { $tiles }（ドラ{ $marked }）
alt-dora-tile = ドラ{ $tiles }
alt-aside = 抜いた{ $tiles }
spoken-reading = 面子の取り方{ $number }
spoken-good = 良形
spoken-able = { $left }枚中{ $able }枚は役あり

## 待ち

phrase-waits = { $tiles }待ち　残り{ $left }枚
phrase-furiten = { $waits }　フリテン
phrase-accepts = { $kinds }種{ $left }枚
phrase-accepts-good = { phrase-accepts }（良形{ $good }枚）
phrase-many-waits = { $kinds }種{ $left }枚待ち
title-tenpai = 聴牌　{ $waits }
title-furiten = フリテン聴牌　{ $waits }
text-furiten = ⚠️ **フリテン**　{ $tiles }が自分の河にある。どの待ちでもロンできず、ツモのみ。
text-ron-rates-table = -# 立直時のロン率（同じ牌をツモる確率との比、平均的なネット卓）：{ $rates }
text-ron-rates-own = -# 立直時のロン率（同じ牌をツモる確率との比、このボットの管理者が実測した卓）：{ $rates }
item-ron-rate = { $tiles } ×{ $rate }
text-gone = { $tiles }は残り0枚。4枚とも見えている。
text-all-gone = 聴牌だが和了牌なし。{ $tiles }はすべて見えている。
text-karaten = { $tiles }を自分で4枚使っていて、和了牌がない（カラテン）。このルールでは聴牌、{ $rules }ではノーテン。
text-no-karaten = 待ちの{ $tiles }を自分で4枚使っている（カラテン）。このルールではノーテン、{ $rules }では聴牌。
text-left-out = 手牌に含めていない牌：`{ $text }`。
text-read-as = **読み取った手牌** `{ $hand }`
text-not-used = 使っていないもの：`{ $text }`。
text-assumed = 対面の立直として読んだ河：`{ $text }`。
text-not-furiten = フリテンではない。書かれた河に待ち牌はない。
text-other-hands = このメッセージには手牌がほかに{ $count }組ある。下で選べる。
text-seen = 見えている牌　{ $tiles }
text-river = 自分の河（見えている牌に数える）　{ $tiles }
text-nuki = 北抜き{ $nuki }枚。抜きドラ{ $nuki }、残りの北も{ $nuki }枚減る。
joint-names = 、
joint-groups = { " " }
joint-worth = { " " }
joint-or = か

shape-line = { $part } → { $tiles }　{ $shape }
shape-more = ほか{ $more }通り
shape-ryanmen = 両面
shape-kanchan = カンチャン
shape-penchan = ペンチャン
shape-shanpon = シャンポン
shape-tanki = 単騎
shape-seven-pairs-tanki = 七対子の単騎
shape-thirteen-orphans-single = 国士無双一面待ち
shape-thirteen-orphans-thirteen-sided = 国士無双十三面待ち

wait-named = **{ $name }**　{ $why }
wait-name-nobetan = ノベタン
wait-why-nobetan = 四連形、両端どちらも単騎待ち。
wait-name-sanmenchan = 三面張
wait-why-sanmenchan = 五連形の三面待ち。
wait-name-sanmentan = 三面単騎
wait-why-sanmentan = 七連形、三種の単騎待ち。
wait-name-aryanmen = 亜両面
wait-why-aryanmen = 待ち牌の片方を雀頭に使っている両面。
wait-name-nakabukure = 中ぶくれ単騎
wait-why-nakabukure = 順子の真ん中をもう一枚持つ単騎。
wait-name-ryantan = リャンタン
wait-why-ryantan = 暗刻の隣の牌。単騎と両面の複合。
wait-name-kantan = カンタン
wait-why-kantan = 暗刻の一つ飛びの牌。単騎とカンチャンの複合。
wait-name-pentan = ペンタン
wait-why-pentan = 端の暗刻と隣の牌。単騎とペンチャンの複合。
wait-name-kantankan = カンタンカン
wait-why-kantankan = 一枚の両側にカンタンが二つ。
wait-name-entotsu = エントツ
wait-why-entotsu = 両面待ちの片方を暗刻で持ち、別の対子とのシャンポンも待ちになる。
wait-name-tatsumaki = 竜巻
wait-why-tatsumaki = 一枚を二つの暗刻ではさんだ多面待ち。
wait-name-happoubijin = 八方美人
wait-why-happoubijin = 六連形の両端が暗刻、八面待ち。
wait-name-nine-gates = 純正九蓮宝燈
wait-why-nine-gates = 九面待ち。

## 聴牌していない手

# ブロック
label-blocks = { $count }ブロック
label-pairs = { $count }対子
label-block-pair = 対子
alt-block-set = 面子{ $tiles }
alt-block-pair = 対子{ $tiles }
alt-block-shape = { $tiles }は{ $takes }を受け入れ
alt-block-compound = { $tiles }は{ $count }ブロック
alt-block-single = 浮き牌{ $tiles }
text-blocks-few = { $count }ブロック。必要な5ブロックに足りない（ブロックは面子とその候補）。
text-blocks-five = ちょうど5ブロック。4つが面子、1つが雀頭になる。
text-blocks-many = { $count }ブロック。使えるのは5つまで。
text-blocks-no-pair = { $count }ブロックあるが、対子がない。
text-ways = { $part }はどう分けても{ $count }ブロック：
button-ways = 分け方
title-ways = ブロックの分け方
text-ways-none = この手のブロックの分け方は一通りだけ。
reason-loose = { $tile }はどのブロックにも入らない。
reason-helper = { $tile }は{ $block }のフォローだけ。
reason-six-blocks = { $count }ブロックのうち使えるのは5つ。{ $block }の受け入れは{ $left }枚、ほかの塔子は{ $least }枚以上。
reason-six-goes = { $count }ブロックのうち使えるのは5つ。{ $block }を外す。
reason-pair = { $block }は1つ多い対子。
reason-shape = { $block }がいちばん弱い塔子。
reason-compound = { $tile }を切っても{ $block }には{ $kept }が残る。
reason-compound-six = { $count }ブロックのうち使えるのは5つ。{ $tile }を切っても{ $block }には{ $kept }が残る。
reason-compound-blocks = { $tile }を切っても{ $block }は{ $blocks }ブロックのまま。
reason-compound-blocks-six = { $count }ブロックのうち使えるのは5つ。{ $tile }を切れば{ $block }は{ $before }ブロックから{ $blocks }ブロックになる。
reason-triplet = 雀頭がない。{ $block }から雀頭を作る。
reason-four-sets = 4面子が完成。{ $block }の1枚を切り、もう1枚で雀頭を待つ。
reason-width-or-value = 広さか打点か。{ $widest }は受け入れが広く、{ $valued }は打点が高い。どちらも正解。
reason-value = 広さか打点か。{ $widest }は受け入れが広く、{ $valued }は{ $yaku }を狙えて打点が高い。どちらも正解。
reason-worth-more = 広さだけなら{ $beaten }だが、打点では{ $valued }が上。
reason-step-or-value = { $shanten ->
        [0] { $widest }切りは聴牌、{ $valued }切りは聴牌崩し
       *[other] { $widest }切りは{ $shanten }向聴、{ $valued }切りは向聴戻し
    }だが打点が高い。どちらも正解。
reason-step-for-yaku = { $shanten ->
        [0] { $widest }切りは聴牌、{ $valued }切りは聴牌崩し
       *[other] { $widest }切りは{ $shanten }向聴、{ $valued }切りは向聴戻し
    }だが{ $yaku }を狙えて打点が高い。どちらも正解。
reason-yaku = 打{ $tile }なら{ $yaku }が残る。
quiz-width-alone = 広さだけを問う問題。期待値では{ $best }が{ $widest }を上回る。こういう手は/voteで聞くのがよい。
reason-breaks = { $tile }を切ると{ $block }が崩れる。

title-noten = { $shanten }向聴　受け入れ{ $kinds }種{ $left }枚
text-forms = 形ごとの向聴数　{ $forms }
form-standard = 四面子一雀頭 { $shanten }
form-seven-pairs = 七対子 { $shanten }
form-thirteen-orphans = 国士無双 { $shanten }
text-good = { $left }枚のうち{ $good }枚（金色）は良形聴牌（残り5枚以上の待ち）になる。
text-good-all = どの牌を引いても良形聴牌（残り5枚以上の待ち）になる。
text-good-none = 良形聴牌（残り5枚以上の待ち）になる牌はない。
text-good-gold = 金色の枚数は良形聴牌（残り5枚以上の待ち）になる牌。
text-red-no-yaku = 赤い枚数は、引くと役がなくなる牌（副露しているため立直もできない）。
phrase-improved = { $tiles }{ $more ->
        [0] { "" }
       *[other] ほか{ $more }種
    }
text-improves = 手変わり　{ $improved }。最良は{ $best }ツモ、打{ $cut }で受け入れ{ $left }枚。
text-cut-improves = **打{ $tile }**の手変わり　{ $improved }。最良は{ $best }ツモで受け入れ{ $left }枚。
text-yaku-back = 役を作るなら打{ $tiles }　{ $shanten }向聴、役の残る受け入れ{ $left }枚。

## 何を切るか

title-cut-tenpai = 打{ $tile }で聴牌　{ $waits }
phrase-paying = { $phrase }　{ $points }点
phrase-paying-nothing = { $phrase }　役なし
phrase-able = { $phrase }　役あり{ $able }枚
title-others-pay = { $title }（{ $others }）
item-pays = 打{ $tiles }は{ $points }点
item-others-pay = ほかは{ $points }点
item-cut-dora = { $tile }（ドラ）
title-cut-tenpai-tie = 打{ $tiles }で聴牌　残り{ $left }枚
title-cut-noten = 受け入れ最多　打{ $tiles }　{ $shanten }向聴{ $left }枚
title-cut-able = 役の残る受け入れ最多　打{ $tiles }　{ $shanten }向聴{ $left }枚中{ $able }枚
title-kita = まず{ $tile }抜き　{ $leads }
button-kita = 北を抜く
text-kita = 抜いた北はドラになり、嶺上牌をツモってから打牌する。
text-complete-waits = 和了せず続けるなら、聴牌を保つ打牌は次のとおり。切った牌も待ちに入るため、どれもフリテンになる。
text-all-furiten = どれを切ってもフリテン。
text-narrower = 枚数は少ないが高い打牌　**打{ $tile }** → { $leaves }
line-cut-named = **打{ $tile }** → { $name }

## 和了形の取り方

title-complete = 和了形　面子の取り方{ $readings }通り
title-complete-worth = 和了形　{ $worth }
title-incomplete = 和了形ではない。{ $lacks }
text-order-sequence = 順子優先。最も小さい牌で順子の多い面子の取り方が先。
text-order-triplet = 刻子優先。最も小さい牌が刻子の面子の取り方が先。
line-reading = **{ $number }** { $shapes }
item-found = `{ $sign }` { $line }
found-both = 順刻
found-sequence = 順
found-triplet = 刻
found-neither = –
text-found = -# `順`・`刻` は順子・刻子を先に取り、後戻りせずに見つかる取り方。{ $neither ->
        [0] { "" }
       *[other] `–` は全数探索でだけ見つかる取り方。
    }
order-sequence = 順子優先
order-triplet = 刻子優先

## 和了の点数

title-won = { $price }　{ $worth }
title-no-yaku = 和了形だが役なし　和了できない
phrase-points = { $points }点
phrase-points-limit = { $limit }　{ $points }点
phrase-paid-limit = { $limit }　{ $points }
phrase-han-fu = { $han }翻{ $fu }符
phrase-no-yaku = 役なし
phrase-no-win = 和了不可
phrase-same = 点数は同じ
phrase-same-but = 点数は同じ（{ $difference }）
phrase-same-rounded = 符は切り上げると同じ
phrase-instead = { $best }→{ $points }　{ $difference }
label-points = { $points }点
label-no-yaku = 役なし
label-kita = 抜きドラ
label-dora = ドラ表示牌
label-ura = 裏ドラ表示牌
line-detail = **{ $number }** { $shape }
line-yaku = **役**　{ $yaku }　計{ $han }翻
line-fu = **符**　{ $items }＝{ $fu }符
line-fu-rounded = **符**　{ $items }＝{ $sum }符、切り上げて{ $fu }符
line-pays-ron = **支払い**　放銃者{ $points }点
line-pays-tsumo = **支払い**　親{ $dealer }点、子{ $others }点{ $payers ->
        [2] { "" }
       *[other] ずつ
    }
line-pays-all = **支払い**　{ $points }点オール{ $payers ->
        [2] （二人）
       *[other] { "" }
    }
line-pays-liable = **支払い**　責任払い{ $points }点
line-pays-liable-ron = **支払い**　放銃者{ $points }点、責任払い{ $liable }点
line-pays-liable-too = 、責任払い{ $liable }点
line-pays-honba = （{ $extras }を含む）
line-pays-extra = （{ $extras }を含め計{ $total }点）
line-other = **{ $number }** { $shape }　{ $price }
price-ron = ロン{ $points }
price-tsumo = ツモ{ $points }
price-riichi-ron = 立直ロン{ $points }
price-riichi-tsumo = 立直ツモ{ $points }
label-range = { $low }～{ $high }
line-ranges-riichi = -# 右端は立直ロンの点数（{ $dora }、{ $round }場{ $wind }家）
line-ranges = -# 右端はロンの点数（{ $dora }、{ $round }場{ $wind }家）
line-ranges-pass = -# 右端はロンの点数（見送りは立直、{ $dora }、{ $round }場{ $wind }家）
line-prices = -# { $dora }、{ $round }場{ $wind }家の点数
phrase-no-dora = ドラなし
phrase-no-other-dora = ほかのドラなし
phrase-nuki = 抜きドラ{ $nuki }、{ $dora }
phrase-dora = ドラ表示牌{ $count ->
       *[other] { "" }
    }{ $tiles }
phrase-only-reds = 赤ドラ込み、ほかのドラなし
text-takame = 高目{ $dear }、安目{ $cheap }。
text-needs-riichi = { $tiles }は立直なしではロンできない（役なし）。
text-open-no-yaku = ⚠️ **役なし**　{ $tiles }ではロンもツモもできない。副露しているため立直もできない。
text-open-no-ron = ⚠️ **役なし**　{ $tiles }ではロンできず、ツモのみ。副露しているため立直もできない。
line-rules = -# ルール　{ $rules }
line-unpriced = -# 点数を出すのは13枚か14枚の手牌だけ。それより少ない手牌ではドラ・立直などは数えない。
line-on-top = -# { $extras }は点数に含まない
line-situation = -# { $facts }
item-yaku = { $name }{ $han }
item-fu = { $why }{ $fu }
item-fu-group = { $group }の{ $why }{ $fu }
item-more = ＋{ $name }{ $han }翻
item-less = －{ $name }{ $han }翻
item-fu-instead = { $other }符→{ $fu }符
item-badge = **{ $rules }** { $points }
item-badge-why = **{ $rules }** { $points }（{ $why }）
joint-plus = ＋
joint-and = と
joint-facts = { " · " }
item-elsewhere = { $language }：{ $word }
joint-badge = { " · " }
text-no-yaku = 和了には役がひとつ必要。
text-only-dora = ドラだけでは和了できない。役がひとつ必要。
text-badge = ほかのルールでは　{ $rules }
fact-seat = { $round }場 { $wind }家
fact-no-indicator = 表示牌の指定なし：ドラなし、裏ドラ表示牌は1枚
fact-honba = { $honba }本場
fact-sticks = 供託{ $sticks }本
fact-tsumo = ツモ
fact-ron = ロン
fact-dealer = 親
fact-not-dealer = 子
fact-riichi = 立直
fact-no-riichi = 立直なし
fact-ura = 裏ドラ
fact-nuki = 北抜き
fact-closed-kan = 暗槓
fact-added-kan = 加槓への槍槓
fact-double-ippatsu = ダブル立直での一発
fact-pao = 責任払い
by-tsumo = ツモ
by-ron = ロン
limit-mangan = 満貫
limit-haneman = 跳満
limit-baiman = 倍満
limit-sanbaiman = 三倍満
limit-yakuman = 役満
limit-counted-yakuman = 数え役満
limit-yakuman-times = { $times }倍役満
worth-han-1 = 1翻
worth-han-2 = 2翻
worth-han-3 = 3翻
worth-han-4 = 4翻
worth-yakuman-2 = 2倍役満
worth-yakuman-3 = 3倍役満
worth-yakuman-4 = 4倍役満
worth-yakuman-5 = 5倍役満
worth-yakuman-6 = 6倍役満
worth-fu-20 = 20符
worth-fu-25 = 25符
worth-fu-30 = 30符
worth-fu-40 = 40符
worth-fu-50 = 50符
worth-fu-60 = 60符
worth-fu-70 = 70符
worth-fu-80 = 80符
worth-fu-90 = 90符
worth-fu-100 = 100符
worth-fu-110 = 110符
button-tsumo = ツモなら
button-ron = ロンなら
button-riichi = 立直なら
button-no-riichi = ダマなら
button-dealer = 親なら
button-non-dealer = 子（南家）なら
button-next-reading = 次の面子の取り方
select-rules = ルール…
select-hand = メッセージの別の手牌…

switch-red-fives = { $on ->
        [0] 赤ドラなし
       *[other] 赤ドラあり
    }
switch-open-tanyao = { $on ->
        [0] 喰いタンなし
       *[other] 喰いタンあり
    }
switch-kiriage = { $on ->
        [0] 切り上げ満貫なし
       *[other] 切り上げ満貫あり
    }
switch-double-wind-fu = 連風牌の雀頭{ $on }符
switch-kazoe = { $on ->
        [0] 数え役満なし
       *[other] 数え役満あり
    }
switch-double-yakuman = { $on ->
        [0] ダブル役満なし
       *[other] ダブル役満あり
    }
switch-stacked-yakuman = { $on ->
        [0] 役満の複合なし
       *[other] 役満の複合あり
    }
switch-rinshan-tsumo-fu = { $on ->
        [0] 嶺上のツモ符なし
       *[other] 嶺上のツモ符あり
    }
switch-renhou = { $on ->
        [0] 人和なし
       *[other] 人和あり
    }
switch-ippatsu = { $on ->
        [0] 一発なし
       *[other] 一発あり
    }
switch-ura-dora = { $on ->
        [0] 裏ドラなし
       *[other] 裏ドラあり
    }
switch-kan-dora = { $on ->
        [0] カンドラなし
       *[other] カンドラあり
    }
switch-kan-ura = { $on ->
        [0] カン裏なし
       *[other] カン裏あり
    }
switch-north-value = { $on ->
        [0] 北は役牌でない
       *[other] 北は役牌
    }
switch-sanma-tsumo = { $on ->
        [0] ツモ損
       *[other] 北家の分を折半
    }
switch-renhou-strict = { $on ->
        [0] 人和は高い方
       *[other] 人和は常に定額
    }
switch-tenhou-any-tile = { $on ->
        [0] 天和の待ちは最後のツモ牌で判定
       *[other] 天和は手牌のどの牌でも和了牌扱い
    }

fu-base = 副底
fu-seven-pairs = 七対子
fu-closed-ron = 門前ロン
fu-tsumo = ツモ
fu-open-pinfu = 喰い平和形
fu-kanchan = カンチャン
fu-penchan = ペンチャン
fu-tanki = 単騎
fu-value-pair = 役牌の雀頭
fu-double-wind-pair = 連風牌の雀頭
fu-open-triplet = 明刻
fu-closed-triplet = 暗刻
fu-open-terminal-triplet = 幺九明刻
fu-closed-terminal-triplet = 幺九暗刻
fu-open-kan = 明槓
fu-closed-kan = 暗槓
fu-open-terminal-kan = 幺九明槓
fu-closed-terminal-kan = 幺九暗槓

yaku-riichi = 立直
yaku-double-riichi = ダブル立直
yaku-open-riichi = オープン立直
yaku-ippatsu = 一発
yaku-tsumo = 門前ツモ
yaku-pinfu = 平和
yaku-tanyao = 断幺九
yaku-iipeikou = 一盃口
yaku-seat-east = 自風東
yaku-seat-south = 自風南
yaku-seat-west = 自風西
yaku-seat-north = 自風北
yaku-round-east = 場風東
yaku-round-south = 場風南
yaku-round-west = 場風西
yaku-round-north = 場風北
yaku-haku = 役牌白
yaku-hatsu = 役牌發
yaku-chun = 役牌中
yaku-rinshan = 嶺上開花
yaku-chankan = 槍槓
yaku-haitei = 海底摸月
yaku-houtei = 河底撈魚
yaku-chiitoitsu = 七対子
yaku-sanshoku = 三色同順
yaku-ittsu = 一気通貫
yaku-chanta = 混全帯幺九
yaku-toitoi = 対々和
yaku-sanankou = 三暗刻
yaku-sanshoku-doukou = 三色同刻
yaku-sankantsu = 三槓子
yaku-shousangen = 小三元
yaku-honroutou = 混老頭
yaku-ryanpeikou = 二盃口
yaku-honitsu = 混一色
yaku-junchan = 純全帯幺九
yaku-chinitsu = 清一色
yaku-renhou = 人和
yaku-tenhou = 天和
yaku-chiihou = 地和
yaku-daisangen = 大三元
yaku-suuankou = 四暗刻
yaku-suuankou-tanki = 四暗刻単騎
yaku-tsuuiisou = 字一色
yaku-ryuuiisou = 緑一色
yaku-chinroutou = 清老頭
yaku-kokushi = 国士無双
yaku-kokushi-13 = 国士無双十三面
yaku-shousuushii = 小四喜
yaku-daisuushii = 大四喜
yaku-suukantsu = 四槓子
yaku-chuuren = 九蓮宝燈
yaku-junsei-chuuren = 純正九蓮宝燈
yaku-daisharin = 大車輪
yaku-paarenchan = 八連荘
yaku-dora = ドラ
yaku-uradora = 裏ドラ
yaku-akadora = 赤ドラ
yaku-nukidora = 抜きドラ

## 他家の捨て牌

label-tenpai = 聴牌
label-more = { $name }ほか{ $more }
call-ron = ロン
call-chi = チー
call-pon = ポン
call-kan = カン
call-pass = スルー
call-with = { $call } { $tiles }
title-called-ron = { $tile }でロン　{ $price }
title-called-no-yaku = { $tile }で和了形だが役なし　ロンできない
title-called-complete = { $tile }で和了形
title-called-furiten = { $tile }で和了形だがフリテン　ロンできない
title-called-nearer = { $call }で{ $leads }
title-called-no-nearer = { $tile }を鳴いても進まない　{ $stays }
title-called-pass = 見送り　{ $calls }では役なし　{ $stays }
title-called-nothing = { $tile }は鳴けない　{ $stays }
title-called-riichi = 立直中は{ $tile }を鳴けない　{ $stays }
phrase-tenpai = 聴牌　{ $waits }
phrase-shanten-tiles = { $shanten }向聴　{ $left }枚
phrase-no-yaku-open = ⚠️ **役なし**　副露した手では和了できない
phrase-none-left = ⚠️ 待ち牌が残っていない
phrase-stays-closed = 門前のまま。立直できる
phrase-yaku-near = 役　{ $yaku }{ $more ->
        [0] { "" }
       *[other] ほか{ $more }種
    }
phrase-yaku-next = ⚠️ **役なし**　最も近い役は{ $yaku }（{ $tiles }枚ぶん遠回り）
phrase-yaku-none = ⚠️ **役なし**　副露したこの手に残る役はない
line-call = **{ $calls }** → { $says }
text-called-passed-win = 見逃すと次のツモまで同巡フリテン。立直後なら局の終わりまでフリテン。
text-called-chi = チーは上家の捨て牌だけ。
text-called-swap = { $call }の直後に{ $tiles }は切れない（喰い替え）。
select-call = 鳴く…
choice-ron = { $tile }でロン

## 打牌の比較

label-gives-up = 失う牌
label-good-tiles = 良形{ $good }枚
spoken-only = この打牌だけ
joint-compared = { " · " }
phrase-compared = 打{ $tile }　{ $leads }
text-compare-gold = 金色の枚数は、ほかの打牌では受け入れない牌。
text-compare-same = 受け入れる牌は同じ。
text-compare-good = 「良形」は良形聴牌（残り5枚以上の待ち）になる牌の数。
button-all-cuts = すべての打牌
select-compare = 打牌を比べる…

## 点数表

label-dealer = 親
label-non-dealer = 子
label-limit = { $limit } { $han }
phrase-han = { $han }翻
phrase-limit-han = { $limit }・{ $han }
title-points = { $worth }（{ $who }）　{ $paid }
title-points-by-fu = { $han }翻（{ $who }）　ロン{ $low }～{ $high }（符による）
text-points-by-fu = 符も書くと（例：`3 30`）その点数だけを答える。
text-points-total = ツモは計{ $total }点。
text-points-honba = { $honba }本場を含む。ロンは＋{ $ron }点、ツモは一人＋{ $each }点。
alt-points-none = { $by }なし
alt-points-asked = 質問の{ $row }
text-points-only-20 = 20符は平和ツモ。ロンはない。
text-points-only-25 = 25符は七対子。門前ツモが付くと3翻になる。
text-points-only-110 = 1翻110符のツモはない。槓子三つ（三槓子）か、刻子と槓子だけの形（対々和）が要り、どちらも2翻になる。
button-hanless = －1翻
button-hanmore = ＋1翻
button-fuless = 符を下げる
button-fumore = 符を上げる
button-honba = ＋1本場
button-points-non-dealer = 子なら

## 古典的な解法の比較。label は画像にも入る

method-index = 表引き
method-backtracking = バックトラック
method-two-orders = 二通り貪欲法
method-pattern-index = 逆引き
method-set-partition = 集合分割
method-how-index = このボットの方式。種類ごとに表を引く
method-how-backtracking = 雀頭と刻子の選び方をすべて試し、残りを小さい牌から順子に取る
method-how-two-orders = 順子優先と刻子優先で一度ずつ取り、後戻りしない
method-how-pattern-index = 枚数の並び9,362通りの表から手牌全体を引く
method-how-set-partition = 整数計画問題として、すべての牌をちょうど一つの組に入れる
line-method = **{ $name }** { $time }　{ $how }
label-times = { $ratio }倍
spoken-times = 表引きの{ $ratio }倍の時間
spoken-same = 同じ
label-readings = { $readings }通り
label-no-wait = 待ちなし
label-not-installed = 未インストール
label-lost = { $number }種出ない
label-invented = { $number }種誤り
label-lost-by = { $methods }では出ない
title-methods-agree = { $answer }　全方式が一致
title-methods-agree-partly = { $answer }　四面子一雀頭では全方式が一致
title-methods-orphans = { $answer }　国士無双はどの方式も探さない
title-methods-differ = { $answer }　{ $methods }だけ不一致
title-methods-incomplete = 和了形ではない　{ $cuts ->
        [0] 切って聴牌する牌もない
       *[other] 聴牌する打牌{ $cuts }種
    }
text-methods-beyond = { $methods }は七対子を探さない。
text-methods-orphans = 国士無双は、どの方式も探さない。
text-methods-trial = 二通り貪欲法は余った牌から待ちを導く。ほかの方式は全種類の牌を試す。
text-methods-cuts = 打牌を調べる時間　表引き{ $index }、二通り貪欲法{ $orders }
text-methods-melds = 判定するのは手の内の牌。副露はそのまま。

## 出題、答え合わせ、結果発表、自分の記録

title-quiz-waits = 何待ち？
title-quiz-cut = 受け入れが最も広い打牌は？（牌効率）
title-quiz-width-or-value = 広さか打点か、何を切る？
title-quiz-price = 何点？
title-quiz-readings = 面子の取り方は何通り？
title-quiz-fold = 立直が入った。オリるなら何を切る？
title-quiz-riichi = 打牌して聴牌。立直かダマか？
title-quiz-blocks = ブロック
quiz-blocks-asked-loose = **浮き牌はどれ？**（どのブロックにも入らず、フォローにもならない牌）
quiz-blocks-asked-count = **何ブロック？**
quiz-blocks-asked-goes = **6ブロックある。外すならどれ？**（牌効率）
quiz-blocks-asked-compound = **{ $part }は何ブロック？**
quiz-blocks-asked-helps = **5ブロックと1枚。{ $part }はどのブロックのフォロー？**
quiz-asked-by = 出題 { $asker }
quiz-rules = ルール { $rules }
quiz-answered = { $answered ->
        [0] まだ回答なし
       *[other] 回答{ $answered }人
    }
quiz-without-extras = -# 本場と供託を除いた点数で答える。

label-seen = 見えている牌
label-found = 正解
label-missed = 見落とし
label-wrong = 誤り
label-yours = 回答
label-right = 正解
label-han = { $han }翻
label-fu = { $fu }符
alt-struck = { $tiles }（斜線{ $marked }）
alt-struck-tile = 斜線の{ $tiles }
phrase-answers = 回答{ $number }人
phrase-votes = { $number }票
alt-own-vote = 自分の票{ $choice }
alt-right = 正解{ $choice }
item-votes = { $choice }（{ $votes }人）
item-other-votes = その他（{ $votes }人）

title-right = 正解　{ $answer }
title-right-points = 点数は正解　{ $answer }
title-shown = 答え　{ $answer }
title-found = 待ち{ $waits }種のうち正解{ $found }種{ $wrong ->
        [0] { "" }
       *[other] 　誤り{ $wrong }種
    }
title-cut-back = 打{ $tile }は向聴戻し
title-cut-share = 打{ $tile }は最善の{ $share }
title-cut-share-right = 正解　打{ $tile }は最善の{ $share }
title-cut-as-good = 同等　打{ $tile }
title-price-none = 正しくは{ $answer }
title-price-han = 翻は正解　{ $answer }
title-price-fu = 翻と符は正解　{ $answer }
title-readings-not = { $chosen }通りではなく{ $answer }
title-revealed = 答え　{ $answer }　{ $answered ->
        [0] 回答なし
       *[other] 正解{ $right }/{ $answered }人
    }

quiz-missed-ryanmen = **{ $tiles }**を見落とし　{ $part }の両面。
quiz-missed-kanchan = **{ $tiles }**を見落とし　{ $part }のカンチャン。
quiz-missed-penchan = **{ $tiles }**を見落とし　{ $part }のペンチャン。
quiz-missed-shanpon = **{ $tiles }**を見落とし　{ $part }のシャンポン。
quiz-missed-tanki = **{ $tiles }**を見落とし　{ $part }の単騎。
quiz-missed-seven-pairs-tanki = **{ $tiles }**を見落とし　七対子の単騎。
quiz-missed-thirteen-orphans-single = **{ $tiles }**を見落とし　国士無双に足りない一種。
quiz-missed-thirteen-orphans-thirteen-sided = **{ $tiles }**を見落とし　国士無双十三面待ち、どの幺九牌でも和了。
quiz-missed-beside = { $line }残りは{ $groups }。
quiz-misfit-done = **{ $tile }**では{ $done }ができても{ $left }が残り、雀頭がない。
quiz-misfit-left = **{ $tile }**では面子が揃っても{ $left }が残り、雀頭がない。
quiz-misfit-waits = **{ $tile }**では何も完成しない。{ $part }に{ $tiles }が足りないまま。
quiz-misfit-pairs = **{ $tile }**では対子が増えない。7つ目の対子には{ $tiles }が要る。
quiz-misfit-orphans = **{ $tile }**はもう持っている。足りないのは{ $tiles }。
quiz-held-four = { $tiles }は自分で4枚使っている。
quiz-no-wait = { $tiles }では和了形にならない。
quiz-cut-back = **打{ $tile }**は{ $own }向聴に戻る。**打{ $best }**は{ $shanten ->
        [0] 聴牌
       *[other] { $shanten }向聴
    }。
quiz-cut-accepts = **打{ $tile }**は受け入れ{ $left }、**打{ $best }**は{ $most }枚。
quiz-cut-gives-up = **打{ $tile }**で失う受け入れ　{ $tiles }
quiz-cut-leaves = **打{ $tile }**　受け入れ{ $left }　{ $tiles }
quiz-cut-leaves-waits = **打{ $tile }**　待ち{ $left }　{ $tiles }　{ $shape }
quiz-cut-alike = 同じ広さ　**{ $tiles }**
quiz-cut-as-good = 期待値の差が{ $share }未満で同等　**{ $tiles }**
quiz-fold-right = **{ $tiles }**は{ $class }
quiz-fold-since = **{ $tiles }**は{ $class }（根拠は{ $since }）
quiz-fold-own = **{ $tile }**は{ $class }。切られた牌の{ $percent }が放銃、最も安全な牌は{ $best }。
quiz-fold-alike = これより安全と言える牌はない　**{ $tiles }**
quiz-fold-tenpai = **{ $tiles }**なら聴牌も保てる。
quiz-fold-gap = -# 間を空けた後ろは立直の後に切られた牌。横向きは立直宣言牌。
title-fold-wrong = { $tile }　{ $percent }
title-riichi-wrong = 正解は{ $answer }
label-way-riichi = 立直
label-way-dama = ダマ
quiz-riichi-only-yaku = 立直しないとロンできる役がない。
quiz-riichi-adds-to-yaku = 役はあるが、それでも立直で得るもののほうが大きい。
quiz-riichi-adds-to-yaku-some = ロンできる役があるのは一部の待ちだけ。立直すればどの待ちでもロンできる。
quiz-riichi-keeps-yaku = ダマでもロンできる役があり、より良い待ちへの手変わりも残る。
quiz-riichi-keeps-yaku-some = ダマでも一部の待ちならロンできる役があり、より良い待ちへの手変わりも残る。
quiz-riichi-improves = 待ちが薄い。ダマなら手変わりが残り、立直すると変えられない。
quiz-riichi-lead = **{ $answer }**のほうが、期待値でも和了率でも{ $lead }以上高い。
quiz-riichi-way = { $answer }　{ $worth }
title-blocks-not = { $chosen }ではなく{ $answer }
alt-river-riichi = { $tiles }で立直
alt-river-after = 立直後{ $tiles }
alt-river-of = { $player }の捨て牌
quiz-cut-others-back = ほかの打牌はすべて向聴戻し。
quiz-cut-all-alike = どの打牌も同じ広さ。
quiz-han = { $chosen }ではなく{ $han }。
quiz-han-left-out = { $chosen }ではなく{ $han }。{ $yaku }を数え忘れていないか。
quiz-han-open = { $chosen }ではなく{ $han }。{ $yaku }は食い下がり。
quiz-han-yakuman = { $chosen }ではなく{ $han }　{ $yaku }。
quiz-fu = { $chosen }符ではなく{ $fu }符。
quiz-fu-counts = 満貫未満なので符を数えて{ $fu }符。
quiz-fu-because = { $chosen }符ではなく{ $fu }符　{ $why }。
quiz-fu-item = { $why }が{ $fu }符
quiz-fu-group = { $group }の{ $why }が{ $fu }符
quiz-fu-seven-pairs = 七対子は常に25符
quiz-fu-no-tsumo = 平和にツモの符は付かない
quiz-points = { $worth }は{ $points }。
quiz-fu-only-20 = 20符は平和ツモだけ
quiz-fu-only-25 = 25符は七対子だけ
quiz-only = { $only }。
quiz-no-such-price = { $worth }は存在しない。{ $only }で、少なくとも2翻ある。
quiz-yakuman = **{ $limit }**　{ $yaku }
quiz-readings-one-reading = ほかの取り方はない。
quiz-readings-pair-moves = 雀頭の取り方が複数ある。
quiz-readings-pair-stays = 雀頭は同じで、順子にも刻子にも取れる。
quiz-readings-seven-pairs = 七対子とも取れる。
quiz-false-pair = { $pair }を雀頭にすると、残りが面子にならない。
quiz-four = { $tile }4枚は対子2つとは数えないので、七対子ではない。
line-reading-groups = **{ $number }**　{ $groups }
quiz-others = ほか　{ $choices }
quiz-saw = 正解者　{ $named }
quiz-worth-best = { $best }が最善。
quiz-worth-near = { $own }は{ $best }と同等。
quiz-worth-less = { $own }は{ $best }に及ばない。
quiz-worth-terms = -# { $turn }巡目から{ $turns }巡目までの値。一人麻雀の計算：自分のツモだけで、ロン・鳴き・守備・他家の和了は含まない。
quiz-worth-terms-table = -# { $turn }巡目から{ $turns }巡目までの値。実戦想定の計算（平均的なネット卓）：自分のツモ、他家の打牌、他家が局を終わらせる分を含む。自分の鳴き・ベタオリ・支払いは含まない。
quiz-worth-terms-own = -# { $turn }巡目から{ $turns }巡目までの値。このボットの管理者が実測した卓に基づく計算：自分のツモ、他家の打牌、他家が局を終わらせる分を含む。自分の鳴き・ベタオリ・支払いは含まない。
item-worth = **打{ $cut }**（{ $wins }、{ $points }）

## 投票

title-vote = 何を切る？
vote-ends = 締め切り { $when }
vote-voted = { $voted ->
        [0] まだ投票なし
       *[other] 投票{ $voted }人
    }
title-voted-cuts = あなたの票　打{ $tile }
title-voted-anew-cuts = あなたの票　打{ $before }から打{ $tile }に変更
vote-may-change = 締め切り（{ $when }）まで変えられます。これが見えるのは投票した人だけです。
title-vote-nobody = 投票なし
title-vote-result-cuts = 打{ $cuts }　{ $voted }票中{ $votes }票
title-vote-tied-cuts = 同票　打{ $cuts }　{ $voted }票中各{ $votes }票
title-vote-many-cuts = { $count }通りの打牌が{ $voted }票中各{ $votes }票
title-vote-ways = 立直かダマか、何を切る？
title-voted-ways = あなたの票　{ $tile }
title-voted-anew-ways = あなたの票　{ $before }から{ $tile }に変更
title-vote-result-ways = { $cuts }　{ $voted }票中{ $votes }票
title-vote-tied-ways = 同票　{ $cuts }　{ $voted }票中各{ $votes }票
title-vote-many-ways = { $count }通りの選択が{ $voted }票中各{ $votes }票
phrase-vote-riichi = 打{ $tile }立直
phrase-vote-dama = 打{ $tile }ダマ
phrase-vote-cut = 打{ $tile }
vote-columns = -# 票の右は牌効率（受け入れ枚数）。
vote-columns-worth = -# 票の右は牌効率（受け入れ枚数）と期待値。

## 成績

title-progress = 成長の記録
progress-grown = **{ $kind }**：{ $month }はレベル{ $before }、今はレベル{ $level }。
progress-answered = これまでの回答{ $answered }問。
progress-bars = 下の棒は間違いの割合（苦手な順）。
label-last = レベルと最近{ $last }問
label-level = レベル{ $level }
label-month = { $year }年{ $month }月
progress-empty = まだ記録がありません。/practice かチャンネルの出題に答えてください。
progress-clean = 誤りなし。
label-themes = 誤り・種類別
label-slips = 誤り・内容別
phrase-right = { $whole }問中{ $part }問正解
alt-curve = { $kind }の月ごとのレベル：{ $levels }
label-own-games = 自分の対局
label-loss-cut = 打牌
label-loss-push = 危険牌
label-loss-furiten-tenpai = フリテン聴牌
progress-due = 復習の時期が来た項目：{ $due }件
label-trend-better = 上向き
label-trend-same = 変化なし
label-trend-worse = 下向き
phrase-missed = { $whole }回のうち{ $part }回誤り

theme-waits-seven-pairs = 七対子
theme-waits-thirteen-orphans = 国士無双
theme-waits-one-suit-few = 清一形（待ち少なめ）
theme-waits-one-suit-many = 清一形（多面張）
theme-waits-mixed = 複合形
theme-cut-lone-tile = 孤立牌
theme-cut-from-shape = 塔子落とし
theme-cut-from-pair = 対子落とし
theme-cut-from-triplet = 刻子落とし
theme-cut-loose = 浮き牌
theme-cut-helper = フォロー牌
theme-cut-six-blocks = 6ブロック
theme-cut-pair = 対子が1つ多い形
theme-cut-shape = 弱い塔子
theme-cut-compound = 複合形
theme-cut-width-or-value = 広さか打点か
theme-price-limit = 満貫以上
theme-price-yakuman = 役満
theme-price-closed-ron = 門前ロン
theme-price-closed-tsumo = 門前ツモ
theme-price-pinfu-tsumo = 平和ツモ
theme-price-open = 副露手
theme-price-kuipinfu = 喰い平和形
theme-price-seven-pairs = 七対子
theme-price-fu-50 = 50符以上
theme-price-kan = 槓子
theme-price-dealer-tsumo = 親のツモ
theme-price-value-pair = 役牌の雀頭
theme-price-double-wind-pair = 連風牌の雀頭
theme-price-limit-edge = 満貫の手前
theme-readings-one-reading = 素直な形
theme-readings-seven-pairs = 対子ばかりの形
theme-readings-pair-moves = 雀頭はどれか
theme-readings-pair-stays = 順子か刻子か
slip-missed = 見落とし { $shape }
theme-fold-genbutsu = 現物
theme-fold-genbutsu-behind = 立直後に通った牌
theme-fold-suji = 筋
theme-fold-half-suji = 片筋の罠
theme-fold-honors = 字牌
theme-fold-kabe = 壁
theme-fold-keeps-tenpai = 聴牌維持
theme-fold-two-riichi = 2人立直
theme-fold-nothing-safe = 安全牌なし
theme-riichi-only-yaku = 役なしの立直
theme-riichi-adds-to-yaku = 役ありの立直
theme-riichi-keeps-yaku = 役ありのダマ
theme-riichi-improves = 手変わり待ちのダマ
theme-blocks-loose-tiles = 浮き牌
theme-blocks-block-count = ブロックの数
theme-blocks-six-blocks = 6ブロックの整理
theme-blocks-compound = 複合形のブロック数
theme-blocks-helps = どのブロックのフォローか
theme-blocks-compounds = 複合形が複数
slip-fu = 符 { $why }
slip-false-held-four = 四枚使い
slip-false-nothing = 待ちではない牌
slip-cut-shanten = 向聴戻し
slip-cut-narrow = 狭い打牌
slip-cut-worth = 打点の安い打牌
slip-price-han = 翻
slip-price-points = 点数
slip-price-fu-too-low = 符の数え落とし
slip-price-fu-too-high = 符の数えすぎ
slip-readings-too-few = 取り方の見落とし
slip-readings-too-many = 取り方が多すぎ
slip-fold-suji = 筋
slip-fold-half = 片筋
slip-fold-musuji = 無筋
slip-fold-nochance = ノーチャンス
slip-fold-onechance = ワンチャンス
slip-fold-honour = 字牌
slip-riichi-declared = ダマが得な手で立直
slip-riichi-silent = 立直が得な手でダマ
slip-blocks-loose-kept = 浮き牌の見落とし
slip-blocks-helper-missed = フォロー牌を浮き牌と判断
slip-blocks-block-broken = ブロック崩し
slip-blocks-sixth-kept = 6ブロック目を残した
slip-blocks-too-few = ブロックの数え落とし
slip-blocks-too-many = ブロックの数えすぎ

## ボタンと選択肢

button-previous = ◀ 前へ
button-next = 次へ ▶
button-readings = 面子の取り方を見る（{ $readings }通り）
button-waits = 待ちを見る
button-discards = 切った後の待ち
button-editor = 天鳳の牌理
button-share = みんなに見せる
button-delete = 削除
button-fix = これで答える
button-correct = 直す…
select-cut = 切る牌を選ぶ…
select-win = 和了牌を選ぶ…
choice-cut = 打{ $tile }
choice-win = { $tile }で和了
choice-left = 残り{ $left }枚

## 答えられないとき

text-typed = **{ $option }**の入力
text-fix = もしかして
error-empty = 牌がひとつもありません。
error-too-long = 長すぎます（{ $length }文字）。{ $limit }文字までです。
error-unknown-sign = { $position }文字目の `{ $sign }` は牌として読めません。
error-no-suit = `{ $digits }` の種類がありません。後ろに m・p・s・z のどれかを付けてください。
error-no-rank = `{ $suit }` の前に数字がありません。
error-which-suit = `{ $digits }` は前後どちらの種類か決められません。
error-which-five = `{ $sign }` はどの赤五か決められません。0m・0p・0s と書いてください。
error-stray-red = `{ $sign }` は赤五の印ですが、隣に五がありません。
error-ten = { $suit } に10はありません。
error-no-such-honor = 字牌に `{ $tile }` はありません。1z から 7z までです。
error-unclosed = 括弧 `{ $bracket }` が閉じていません。`{ $closer }` が必要です。
error-unopened = 括弧 `{ $bracket }` に対応する始まりがありません。
error-no-melds-here = ここに副露は書けません。`{ $bracket }` を外して牌だけにしてください。
error-empty-meld = 括弧の中に牌がありません。
error-not-a-meld = `{ $meld }` は面子ではありません。順子・刻子・槓子のどれかにしてください。
error-honor-sequence = `{ $meld }` は面子ではありません。字牌に順子はありません。
error-closed-not-kan = `{ $meld }` は暗槓ではありません。手の内の牌は括弧なし、副露は `[ ]` で書きます。
error-stray-mark = `{ $mark }` は鳴いた牌の印ですが、副露の外にあります。
error-misplaced-mark = `{ $meld }` のこの位置に `{ $mark }` は付けられません。
error-two-marks = 鳴いた牌は1枚です。印 `{ $mark }` はひとつにしてください。
error-stray-call = `{ $word }` の前後に、その面子になる牌がありません。
error-which-called = `{ $word }` が前後どちらの牌を指すのか分かりません。面子を `[ ]` で囲んでください。
error-which-kan = `{ $word }` は暗槓とも明槓とも読めます。暗槓は `(1111z)`、明槓は `[1111z]` と書いてください。
error-stray-draw = `{ $word }` の後にツモ牌がありません。
error-which-honor = ここでの `{ $letter }` は西とも白とも読めます。3z か 5z と書いてください。
error-which-range = `{ $range }` は `{ $whole }` とも `{ $ends }` とも読めます。どちらかを書いてください。
error-link = `{ $link }` から手牌は読み取れません。`tenhou.net/2/?q=123m456p` のようなリンクなら読み取れます。
error-fifth-tile = { $tile }は4枚までです（{ $count }枚あります）。
error-not-in-set = 三人麻雀に{ $tile }はありません。萬子は一萬と九萬だけです。天鳳など四人麻雀のルールなら使えます。
error-no-chi = 三人麻雀にチーはありません（{ $meld }）。
error-second-red = { $tile }は{ $allowed }枚までです（{ $count }枚あります）。
error-too-many-melds = 副露は4組までです（{ $melds }組あります）。
error-no-concealed = 副露だけです。手の内に1枚以上必要です。
error-one-short = { $size }枚です。{ $target }枚に1枚足りません（面子は3枚と数えます）。
error-too-many = { $size }枚です。14枚より{ $over }枚多いです（面子は3枚と数えます）。
error-fifth-seen = { $tile }が全部で{ $count }枚になります。4枚までです。
error-one-tile = 和了牌は1枚だけ書いてください。
error-win-not-held = 手牌に和了牌の{ $tile }がありません。
error-no-copy-left = { $tile }はもう残っていません。
error-extra-unknown = `{ $word }` は読めません。例：立直 一発 ドラ:3p 裏:5s 本場:1
error-extra-needs-value = `{ $word }` の後に : と値が必要です。
error-extra-takes-no-value = `{ $word }` に値は付きません。
error-extra-three-player = `{ $word }` は三人麻雀のことばですが、今のルールは四人麻雀です。「{ option-rules }」で三人麻雀のルールを選んでください。
error-extra-not-in-rules = このルールに`{ $word }`はありません。
error-extra-needs-rule = このルールに`{ $word }`はありません。数えるには `rules: { $rules }`
error-extra-in-option = `{ $word }` は牌ではありません。「{ $option }」に書いてください。
error-extra-in-hand = `{ $word }` は牌ではありません。/agari の「{ $option }」に書いてください。
error-extra-counted = `{ $word }` は牌から自動で数えます。入力は不要です。
error-extra-red = `{ $word }` は手牌に書きます。赤五は0です。例：406p
error-against-itself = `{ $first }` と `{ $second }` は矛盾します。どちらかにしてください。
error-against-by = 「{ option-by }」は{ $one }、「{ option-extras }」は{ $other }です。どちらかにしてください。
error-against-seat = 「{ option-seat }」は{ $first }、「{ option-extras }」は{ $second }です。どちらかにしてください。
error-against-nuki = 「{ option-kita }」は{ $first }、「{ option-extras }」は{ $second }です。どちらかにしてください。
error-against-round = 「{ option-round }」は{ $first }、「{ option-extras }」は{ $second }です。どちらかにしてください。
error-too-many-indicators = 表示牌は{ $most }枚までです。
error-dora-count = `{ $word }` は牌ではありません。3p のように表示牌を書いてください。ドラの数は自動で数えます。
error-no-number = `{ $word }` は0から{ $most }までの数ではありません。
error-no-wind = `{ $word }` は風ではありません。東・南・西・北のどれかです。
error-only-in-agari = `{ $word }` は和了した手の条件です。/agari で使えます。
error-rules-no-preset = `{ $word }` というルールはありません。使えるもの：{ $known }
error-rules-no-switch = `{ $switch }` という項目はありません。使えるもの：{ $known }
error-rules-no-value = `{ $switch }` には値が必要です：{ $values }
error-rules-bad-value = `{ $switch }` に `{ $value }` は使えません。使えるもの：{ $values }
error-rules-two-presets = ルールが二つあります（{ $first }と{ $second }）。一つにしてください。
error-rules-twice = `{ $switch }` が二回指定されています。
error-rules-unasked = `{ $switch }`で変わる答えはありません。省いてください。
error-rules-too-long = ルールが長すぎます（{ $length }文字）。{ $limit }文字までです。
error-rules-too-many = 元のルールと違う項目が{ $most }を超えています。もっと近いルールから始めてください。
error-win-furiten = フリテンなのでロンできません。ツモ和了のみです。
error-win-clash = { $one }と{ $other }は両立しません。
error-win-no-riichi = { $one }には立直が必要です。
error-win-open-hand = 副露した手に{ $one }はありません。
error-win-called = { $one }は誰も鳴いていないうちの和了です。この手には副露か槓があります。
error-win-no-kan = { $one }には自分の槓が必要です。
error-win-robbed-kan = 槍槓される槓に{ $tile }4枚がすべてあるため、手牌や表示牌にほかの{ $tile }はありません。
error-win-fifth-copy = 手牌と表示牌を合わせると{ $tile }が{ $count }枚になります。
error-win-no-north = 三人麻雀では北は{ $option }になりません。席は東南西だけです。
error-win-no-nuki = 四人麻雀に北抜きはありません。「{ option-rules }」で三人麻雀のルールを選んでください。
error-win-nuki-off = このルールに北抜きはありません（`nukidora:off`）。
error-win-closed-kan = 暗槓を槍槓できるのは国士無双だけです。
error-win-closed-kan-kept = このルールでは暗槓を槍槓できません。
error-win-not-fed = この手牌に責任払いはありません。三元牌3組、風牌4組か槓4つを晒していて、最後の1組が鳴いたものに限ります。
error-win-second-red = { $tile }が手牌と表示牌に同時にあることはできません。
error-called-twice = 捨て牌は手牌の後ろにもう書いてあります。どちらかにしてください。
error-river-too-long = 河に並べられるのは{ $most }枚までです。
error-unknown-term = この用語はありません。近い用語は{ $terms }です。入力中に出る候補から選んでください。
error-called-before-draw = 鳴くのはツモる前です。13枚（副露があれば10・7・4枚）で書いてください。
error-one-called-tile = 捨て牌は1枚だけ書いてください。例：`1m`
error-compare-after-draw = 比べるのは打牌です。14枚で書いてください。
error-compare-how-many = 違う牌を2種から{ $most }種まで書いてください。例：`4s 1s`
error-compare-not-held = 手牌に切る{ $tile }がありません。
error-limit-has-no-fu = 満貫以上は符を数えません。符を省いてください。
error-seven-pairs-han = 25符は七対子で、2翻以上です。
error-pinfu-tsumo-han = 20符は平和ツモで、2翻以上です。
error-no-hand = このメッセージに手牌は見つかりませんでした。例：`123m406p11z`
error-only-file = 画像やファイルの牌は読めません。文字なら例：`123m406p11z`
error-hand-left-out = `{ $text }` は手牌に入りません。
error-hand-unsure = どの牌が手牌か、はっきりしません。
error-no-river = 立直した人の河を1つは入れてください。
error-internal = 内部で問題が起きました。ボットの管理者には `{ $id }` を伝えてください。
error-cooldown = 少し間をおいて、{ $seconds }秒後にもう一度どうぞ。
error-busy = ただいま混み合っています。数秒後にもう一度どうぞ。
error-stale = このボタンはもう使えません。/waits か /agari でもう一度どうぞ。
error-command-changed = このコマンドは更新されました。一分ほど待つか、Discordを再起動してもう一度どうぞ。
error-delete = 削除できるのは質問した人だけです。

## 安全牌

alt-danger-head = { $players }の立直に対して、安全な順
alt-danger-head-one = 立直に対して、安全な順
alt-danger-since = 根拠は{ $tiles }
alt-danger-interval = { $low }から{ $high }の間
title-safe = 最も安全　{ $tiles }（{ $class }）
title-safe-many = 最も安全　{ $count }種（{ $class }）
text-safe-keeps = { $shanten }を保つ牌で最も安全：{ $tiles }（{ $class }、切られた牌の{ $percent }が放銃）
text-safe-keeps-unmeasured = { $shanten }を保つ牌で最も安全：{ $tiles }（{ $class }）
text-safe-keeps-too = { $tiles }なら{ $shanten }を保てる。
text-safe-alike = 危険度に有意な差がない牌：{ $tiles }
text-safe-several = 牌ごとに、より危険なほうの立直について分類。放銃率は1人の立直に対するもの。
text-safe-no-rates = 三人麻雀の放銃率は集計していないので、分類だけを示す。
text-safe-deal-in = 立直への放銃は平均{ $points }点、親の立直へは{ $dealer }点。
error-which-riichi = 捨て牌が複数あり、立直者がわかりません。立直宣言牌の後ろに `r` を付けてください：`1z9m3pr5s`
error-two-riichi = 立直宣言牌は1枚なので、`r` は1つの捨て牌に1回だけです。赤五は0と書きます。
error-too-many-rivers = 他家は{ $most }人です。
error-rivers-too-many = 捨て牌と手牌が長すぎて答えられません。立直していない人の捨て牌を省いてください。

## 打牌の価値

title-outlook = 打{ $cut }　{ $worth }
title-outlook-kan = { $kan }　{ $worth }
title-outlook-kita = まず{ $tile }抜き　{ $worth }
title-outlook-pass = スルー　{ $worth }
title-outlook-call = { $way }　{ $worth }
title-outlook-ways = { $ways }がほぼ同等　{ $worth }
phrase-move-kita = { $tile }抜き
phrase-call-cut = { $call } 打{ $cut }
outlook-way-called = 門前なら立直あり、
text-outlook-called = -# 鳴きは一人麻雀の計算しかないため、スルーも同じ計算で比べる。自分のツモだけで、この後の鳴きは含まない。
text-outlook-wins-more = 和了率だけなら{ $way }が上（{ $least }に対して{ $win }）。
text-outlook-furiten-moves = フリテン：{ $cuts }。待ちが変わるまで、和了はツモだけ。
text-outlook-declines-moves = { $cuts }：この打ち方は、安い和了を見逃して高い和了を待つ。
title-outlook-many = { $count }通りが同等　{ $worth }
title-outlook-hand = この手牌（一人麻雀）　{ $worth }
title-outlook-riichi = 打{ $cut }で立直　和了{ $win }、{ $points }点（ダマ{ $otherwin }、{ $otherpoints }点）
title-outlook-dama = 打{ $cut }でダマ　和了{ $win }、{ $points }点（立直{ $otherwin }、{ $otherpoints }点）
title-outlook-either = 打{ $cut }　立直は和了{ $win }、{ $points }点、ダマは{ $otherwin }、{ $otherpoints }点{ $alike }
title-outlook-breaks = 期待値なら打{ $cut }（聴牌崩し）　{ $worth }
title-outlook-table-hand = この手牌（実戦想定）　{ $worth }
title-outlook-hand-riichi = 立直　和了{ $win }、{ $points }点（ダマ{ $otherwin }、{ $otherpoints }点）
title-outlook-hand-dama = ダマ　和了{ $win }、{ $points }点（立直{ $otherwin }、{ $otherpoints }点）
title-outlook-hand-either = 立直は和了{ $win }、{ $points }点、ダマは{ $otherwin }、{ $otherpoints }点{ $alike }
outlook-alike-both = でほぼ同じ
outlook-alike-points = （期待値はほぼ同じ）
outlook-alike-win = （和了率はほぼ同じ）
title-outlook-too-far = { $shanten }向聴は遠すぎます（{ NUMBER($positions) }形を超える）。聴牌に近づいてからどうぞ。
title-outlook-complete = 和了形です。点数は /agari でどうぞ。
title-outlook-too-small = 副露を含めて13枚か14枚の手牌だけです（今は{ $tiles }枚）。
title-outlook-too-many-seen = { $tile }が牌の数より多く見えています。
title-outlook-bad-value = { $field } { $value } は使えません。
phrase-move-kan = { $tile }暗槓
alt-outlook-near = { $cut }、同等
alt-outlook-hand = この手牌
alt-outlook-axis = 巡目ごとの図　{ $low }から{ $half }、{ $top }まで
alt-outlook-plot = { $axis }。{ $curves }
alt-joint-curves = 。
alt-outlook-curve = { $cut }　{ $values }
alt-outlook-value = { $turn } { $value }
outlook-loss-points = { $value }点
outlook-loss-win = 和了率{ $value }ポイント
outlook-loss-tenpai = 聴牌率{ $value }ポイント
aim-points = 期待値重視
aim-win = 和了率重視
aim-tenpai = 聴牌率重視
text-outlook-near = { $best }と同等（差は{ $near }未満）：{ $cuts }
text-outlook-widest = 牌効率どおりの打{ $tile }（{ $left }枚）は{ $loss }の損。
text-outlook-widest-good = -# 牌効率でも打{ $tile }（{ $left }枚）。
outlook-way-riichi = 立直あり、
outlook-way-table = 立直かダマの良いほうを選び、
outlook-way-open = { "" }
text-outlook-terms = -# { $seat }、{ $turn }巡目の打牌後から{ $turns }巡目まで。{ $aim }、{ $way }{ $exchanges ->
        [0] 手変わりは考慮しない
       *[other] 手変わりは{ $exchanges }回まで考慮
    }。{ $curves }
text-outlook-curves = グラフは同じ手牌のまま巡目が進んだときの値。
text-outlook-alone = -# **一人麻雀の計算：自分のツモだけで、ロン・鳴き・守備・他家の和了は含まない。**
text-outlook-table = -# **実戦想定の計算（平均的なネット卓、7,700局の実測）：自分のツモ、他家の打牌、他家が局を終わらせる分を含む。自分の鳴き・ベタオリ・支払いは含まない。序盤はやや低め、終盤はやや高め。**
text-outlook-own = -# **このボットの管理者が実測した卓に基づく計算（{ $count }巡分）：自分のツモ、他家の打牌、他家が局を終わらせる分を含む。自分の鳴き・ベタオリ・支払いは含まない。**
text-outlook-only-alone = -# 実戦想定の計算は四人麻雀の門前の手牌だけ。この手牌は一人麻雀の計算。
text-outlook-double = -# ダブル立直は計算に含まない。立直はすべて1翻として計算。
text-outlook-ways-cut = **打{ $cut }** 立直 { $riichi }／ダマ { $dama }
text-outlook-ways-hand = 立直 { $riichi }／ダマ { $dama }
text-outlook-way = 和了{ $win }（ツモ{ $tsumo }＋ロン{ $ron }）、{ $points }点
text-outlook-furiten-cuts = { $cuts }切りはフリテン。待ちが変わるまで、和了はツモだけ。
text-outlook-no-yaku-cut = { $cuts }切りは立直しないと役なし。手が変わるまで、ダマの和了はツモだけ。
text-outlook-no-yaku-hand = 立直しないと役なし。手が変わるまで、ダマの和了はツモだけ。
text-outlook-declines-cuts = { $cuts }切りのこの打ち方は、安い和了を見逃して高い和了を待つ。
text-outlook-leaves = 打{ $cut }は聴牌崩し。期待値では{ $more }上回る。
text-outlook-stays = { $cuts }切りの聴牌崩しは数値では上だが、この計算は聴牌崩しを高く見積もりすぎる。{ $lead }以上上回るときだけ先頭にする。
text-outlook-threat = 他家が立直している。
text-outlook-norths = -# これから引く北は抜かない計算。抜きドラと嶺上牌のツモの分は、この値に上乗せ。
error-one-at-a-time = 前の質問をまだ計算しています。答えが出てからもう一度どうぞ。
error-worker = 計算が途中で止まりました。もう一度どうぞ。
error-workers-off = このBotでは、この機能に必要な計算が無効になっています。
button-outlook = 期待値を見る
select-turn = 巡目…
choice-turn = { $turn }巡目
select-aim = 重視するもの…
choice-aim-points = 期待値重視
choice-aim-win = 和了率重視
choice-aim-tenpai = 聴牌率重視
select-view = 実戦想定か一人麻雀か…
choice-view-table = 実戦想定
choice-view-threat = 実戦想定、他家が立直
choice-view-alone = 一人麻雀：自分のツモだけ

## 入力中の読み取り: 百文字まで

live-tiles = { $tiles } · { $state }
live-state = { $count }枚 · { $reading }
live-count = { $count }枚
live-more = あと{ $more }枚で{ $target }枚
live-shanten = { $shanten }向聴
live-tenpai = 聴牌 { $tiles }待ち
live-tenpai-many = 聴牌 { $kinds }面待ち
live-cut = 切って聴牌
live-complete = 和了形
live-suit = { $digits }… m・p・s・z は？
live-error = ✗ { $error }
live-error-at = ✗ { $error }（{ $place }文字目）

## 対局：/game

label-table-you = 自分
label-table-wind = { $wind ->
        [0] 東
        [1] 南
        [2] 西
       *[3] 北
    }
label-table-round = { $wind ->
        [0] 東{ $number }局
        [1] 南{ $number }局
        [2] 西{ $number }局
       *[3] 北{ $number }局
    }
label-table-wall = 残り{ $left }枚
label-table-honba = { $honba }本場
label-table-sticks = 供託{ $sticks }本
label-table-norths = 北×{ $norths }
alt-table-player = { $head }：{ $river }
alt-table-own-river = 自分の河
alt-table-empty = 捨て牌なし
alt-table-taken = { $tile }（鳴かれた）
alt-table-riichi = { $tile }で立直
alt-table-since = 立直の後
alt-table-drawn = ツモ切り{ $tiles }
alt-table-melds = 副露{ $melds }
alt-table-hand = 手牌{ $tiles }
alt-table-drew = ツモ{ $tile }
title-game-seats = どの席でしたか
title-game-losses = 損の大きい選択　{ $count }件
title-game-none = { $points }点を超える損はなし
title-game-moment = { $where }　{ $what }
game-seats-text = 自分の席を選んでください。名前は読み取りません。対局はメモリに1時間置くだけで、保存はしません。
game-seat = { $first }の{ $wind ->
        [0] 東家
        [1] 南家
        [2] 西家
       *[3] 北家
    }　{ $rank }着 { $score }点
game-hand = { $round }{ $honba }本場
game-line = { $round }　{ $delta }
game-where = { $round } { $turn }巡目
game-loss-line = { $where }　**{ $what }**
game-what-points = { $tile }　−{ $points }点
game-what-kind = { $tile }　{ $kind }
game-riichi = { $tile }で立直
game-kan = { $tile }のカン
game-kita = { $tile }抜き
game-kind-cut = 打牌
game-kind-push = 危険牌
game-kind-no-riichi = ダマ？
game-kind-dead-riichi = 待ち牌のない立直
game-kind-furiten-riichi = フリテン立直
game-kind-furiten-tenpai = フリテン聴牌
game-kind-passed-win = 和了の見逃し
game-why-cut = 期待値（{ $model }）は打{ $better }が{ $best }点、打{ $cut }が{ $worth }点。{ $points }点の損。
game-why-push = { $cut }（{ $danger }）は、切られた牌の{ $rate }が放銃。{ $better }なら立直者に当たらない。
game-why-no-riichi = 役のない聴牌。立直しなければツモでしか和了れない。ダマの理由は？
game-why-dead-riichi = この立直の待ち牌は1枚も残っていない。
game-why-furiten-riichi = 待ち牌を自分で切っている。ロンはできず、ツモのみ。
game-why-furiten-tenpai = 打{ $cut }はフリテンの聴牌、打{ $better }ならロンできる聴牌。
game-why-passed-win = { $better }で{ $points }点の和了だった。
game-did = 実際の選択　{ $what }
game-legend = -# { $signs }
game-legend-drawn = 暗い牌：ツモ切り
game-legend-taken = 枠：鳴かれた牌
game-legend-riichi = 縦線：立直の後
game-not-whole = -# 時間内に評価できなかった打牌があります。
game-kept = -# 場面を1つ開くと、ここの場面を{ $days }日間、あなただけのために保存します。**/my** で削除できます。
game-practise-later = **/practice** でまた出題します。最初は明日です。
game-practised-already = すでに練習に入っています。
practice-own-game = 自分の対局から
practice-dropped = 練習から外しました。
game-kept-alone = -# 残っているのはこれらの場面だけです。局を順に見るには、牌譜をもう一度送ってください。
game-faults = -# 読めなかった{ $count }局は除きました。
select-game-seat = 自分の席…
select-game-moment = 選択を見る…
select-game-round = 1局を順に見る…
button-game-review = 一覧
button-game-cuts = 受け入れを見る
button-game-compare = 切る牌を比べる
button-game-vote = 投票にかける
button-game-later = 後で練習
button-game-offer = 毎日の問題に提案
button-drop-miss = もう練習しない
button-safe = 安全牌
error-game-nothing = 牌譜のファイルを **{ option-log }** に添付するか、牌譜を含む tenhou.net/6 のリンクを **{ option-link }** に貼ってください。入手方法は **/help** にあります。
error-game-file = そのファイルを Discord から取得できませんでした。もう一度添付してください。
error-game-gone = この対局はもうメモリにありません。牌譜をもう一度送ってください。
error-game-not-yours = この対局を進められるのは、牌譜を送った人だけです。
error-game-hidden = この牌譜には手牌が載っていません。
error-game-no-question = この場面は答えが1つに決まる問題になりません。
error-offer-most = 提案は1人5件、サーバー全体で30件までです。
error-game-too-large = 2 MBを超えています。1対局の牌譜はずっと小さいはずです。
error-game-too-much = 1対局の牌譜としては量が多すぎます。
error-game-unknown = 読める牌譜ではありません。読めるのは天鳳のmjlog、tenhou6のJSON、mjaiです。入手方法は **/help** にあります。
error-game-address = これは牌譜のアドレスです。ボットは取得しません。ファイルに保存して添付してください。方法は **/help** にあります。
error-game-other-record = 雀魂や麻雀一番街の独自形式の牌譜は読めません。変換ツールでtenhou6のJSONにすれば読めます。方法は **/help** にあります。
error-game-no-rounds = この牌譜には局がありません。
error-game-broken = 牌譜が壊れていて、読める局がありません。
error-game-impossible = 起こりえない内容の牌譜で、読める局がありません。
error-game-ambiguous = この牌譜は手順が何通りにも読めるため、決められません。
error-game-reconnected = 再接続のため、局の途中から始まる牌譜です。
title-help-game = 自分の対局から学ぶ
game-help-text = **/game** 牌譜を読み、損の大きかった選択を卓の図つきで示す。牌譜のあるメッセージには **{ command-analyze }** も使える。
    { "" }**天鳳** 牌譜ビューアのメニューから牌譜をファイル（`.mjlog`）に保存できる。Windows版の牌譜一覧のファイルも可。1局だけなら、牌譜エディタのリンク `tenhou.net/6/#json=…` を **{ option-link }** に貼る。
    { "" }**雀魂** 独自形式の牌譜は読めない。tensoulなどの変換ツールや拡張機能でtenhou.net/6形式（JSON）にして添付する。
    { "" }**mjai** mjai形式の牌譜（`.json`、`.jsonl`、`.gz`も可）はそのまま読む。
    { "" }名前やIDは読み取らず、牌譜は保存しない。順に見られるよう、対局は1時間だけメモリに置く。それより長く残すものは、結果に書いてある。
button-help-game = 自分の対局
command-game = 牌譜
command-game-about = 自分の対局から学ぶ（牌譜を添付）
option-log = ファイル
option-log-about = 牌譜のファイル（mjlog、tenhou6のJSON、mjai、gzipも可）
option-link = リンク
option-link-about = 1局または1対局を含む tenhou.net/6 のリンク

## 使い方

title-help = 手牌の書き方
help-text = **/waits** 手牌の待ち、切る牌、待ちごとの点数。
    { "" }**/agari** 和了形のすべての面子の取り方と点数。
    { "" }**/points** 翻と符の点数。
    { "" }**/outlook** 各打牌の期待値を巡目ごとに（実戦想定か一人麻雀）。
    { "" }**/safe** 立直に対する安全な牌の順、根拠と放銃率。
    { "" }**/methods** 手牌を四つの古典的な解法にかける。
    { "" }**/tiles** 手牌だけを画像にする。投稿用。
    { "" }**/term** 麻雀用語の意味（どの言語の語でも）。
    メッセージの「アプリ」から **{ command-analyze }** を選ぶと、文中の手牌を探して答える。
help-notes =
    漢数字、①②③、全角、麻雀牌の絵文字 🀇🀙🀐（`1m1p1s`）も可。
    字牌は E S W N、P F C（白發中）のほか「東」「ハク」とも書ける。
    手牌は文で書いてもよい（メッセージでも同じ）。例：`34678m22s5z ポン777p チー345p ドラ3m`。言葉では `ドラ3p` は3pそのもの、`表示牌3p` はドラ4pの表示牌。
    手牌は13枚か14枚（練習用に1・2・4・5・7・8・10・11枚も可）。面子は3枚と数える。14枚なら最後がツモ牌。
    13枚の後に `<1m` と書くと、他家の捨て牌でロン・チー・ポン・カンかスルーかを答える。
    `{ option-compare }:` は打牌を並べて比べる。例：`4s 1s`
    `{ option-seen }:` は場に見えた牌、`{ option-river }:` は自分の捨て牌（フリテン判定）。
    `{ option-dora }:` はドラ表示牌、`{ option-seat }:` と `{ option-round }:` は自風と場風。
    `{ option-extras }:` は和了の状況。例：`立直 一発 裏:3p 本場:1`
    `{ option-left }:` `{ option-across }:` `{ option-right }:` は捨て牌を順に。例：`1z9m3pr5s|6s`。`r` は立直宣言牌の後ろ、`|` は他家の立直が入った所。
    /safe の放銃率は、公開牌譜で1人の立直に対して切られた牌のうち放銃した割合。「切ったらこうなる」という確率ではない（無筋は攻めるときや他にないときに切られる）。自分の手牌も見えた牌に数えると、筋37は5.3%でなく2.0%だった。
    三人麻雀は `{ option-rules }:` に `tenhou_sanma` か `mahjong_soul_sanma`、`{ option-kita }:` は抜いた北の枚数。
help-text-workers-off = -# このBotでは計算用のプロセスが無効のため、/outlook、/methods、/game と一部の種類の出題は使えません。
help-suits = 萬子 筒子 索子
help-red = 0は赤五
help-winds = 東 南 西 北 · ESWN
help-dragons = 白 發 中 · PFC
help-open = 副露。'は鳴いた牌の後
help-kan = 暗槓

title-help-study = みんなで出題、苦手を知る
study-help-text = **/quiz** 自分の手牌かボットが配る手牌をチャンネルに出題する。`{ option-session }:10` なら10問続けて出し、上位3人を発表。回答の下の「{ button-ask-channel }」でも出題できる。
    { "" }**/vote** 何を切るか、聴牌なら立直かダマかも投票する。締め切ると、票と牌効率、期待値を並べて表示。
    { "" }**/practice** 自分だけの練習問題。間違えた形はまた出る。
    { "" }**/my** の `{ command-progress }` で苦手な形、`{ command-board }` で毎日の問題の順位、`{ command-data }` で自分の記録の書き出しと削除。
    { "" }**/server** の `{ command-settings }` で出題できる人、言語、ルールを決め、`{ command-daily }` で毎日決まった時刻に1問出す。
    { "" }データベースのないボットにはこれらのコマンドがない。
study-help-picture = 回答は本人にだけ見え、見落としとその理由がすぐわかる。上の図は結果発表の例：各回答の人数、金色が正解。
button-help-typing = 手牌の書き方
button-help-study = みんなで学ぶ

## コマンドとオプション

command-waits = 待ち
command-waits-about = 手牌の待ちと、聴牌する打牌
command-agari = 和了
command-agari-about = 和了形のすべての面子の取り方と点数
command-outlook = 期待値
command-outlook-about = 各打牌の期待値・和了率・聴牌率を巡目ごとに（実戦想定か一人麻雀）
command-safe = 安全牌
command-safe-about = 立直に対してどの牌が安全か、その根拠と放銃率
command-methods = 解法
command-methods-about = 手牌を四つの古典的な解法にかけ、並べて比べる
command-tiles = 牌図
command-tiles-about = 手牌をそのまま一枚の画像にする。投稿用
command-term = 用語
command-term-about = 麻雀用語の意味
command-points = 点数
command-points-about = 翻と符から点数を引く
command-help = 使い方
command-help-about = 手牌の書き方
command-analyze = 手牌を解析
option-hand = 手牌
option-hand-about = 例：123m406p789s11z。14枚なら最後がツモ牌
option-seen = 見えている牌
option-seen-about = ドラ表示牌、他家の河と副露など
option-river = 河
option-river-about = 自分の捨て牌。フリテンを判定
option-tiles-river-about = 捨て牌。順番どおり手牌の下に並べる（rは立直宣言牌の後ろ）
option-word = 語
option-word-about = どの言語の語でも：両面、furiten、후리텐
option-win = 和了牌
option-win-about = 和了牌。省くとツモ牌
option-order = 順番
option-order-about = 点数で決まらない面子の取り方をどの順に並べるか
option-rules = ルール
option-rules-about = ルールと変更点。例：ema、tenhou kiriage:on
option-by = 和了り方
option-by-about = ツモかロン。省くと門前ならツモ
option-seat = 自風
option-seat-about = 省くと南家
option-round = 場風
option-round-about = 省くと東場
option-dora = ドラ表示牌
option-dora-about = 例：3p5s
option-kita = 北抜き
option-kita-about = 三人麻雀で抜いた北の枚数
option-extras = 状況
option-left = 上家
option-left-about = 上家の捨て牌を順に。例：1z9m3pr5s（rは立直宣言牌の後ろ）
option-across = 対面
option-across-about = 対面の捨て牌を順に。例：1z9m3pr5s（rは立直宣言牌の後ろ）
option-right = 下家
option-right-about = 下家の捨て牌を順に。例：1z9m3pr5s（rは立直宣言牌の後ろ）
option-passed-about = 自分の捨て牌を順に。立直の後に切った牌は | の後ろに。例：1z9m|6s
option-extras-about = 例：立直 一発 海底 嶺上 裏:3p 本場:1 供託:2
option-called = 捨て牌
option-called-about = 他家の捨て牌。ロン・チー・ポン・カンかスルーか
option-compare = 打牌比較
option-compare-about = 並べて比べる打牌。例：4s 1s
option-han = 翻
option-han-about = 翻数、または満貫以上の区分
option-fu = 符
option-fu-about = 翻数だけで決まらないときの符
option-player = 親か子
option-player-about = 省くと子
option-honba = 本場
option-honba-about = 積み棒の数
option-turn = 巡目
option-turn-about = 1から18。省くと捨て牌の数の次
option-aim = 目標
option-aim-about = 何を重視するか。省くと期待値
option-private = 自分だけ
option-private-about = 答えを自分だけに表示
rules-tenhou = 天鳳
rules-mahjong-soul = 雀魂
rules-m-league = Mリーグ
rules-wrc = WRC
rules-ema = EMA
rules-ema-2016 = EMA 2016
rules-wrc-2022 = WRC 2022
rules-jpml-a = 連盟Aルール
rules-saikouisen = 最高位戦
rules-riichi-city = 麻雀一番街
rules-tenhou-sanma = 天鳳三人
rules-mahjong-soul-sanma = 雀魂三人

## ローカルページ

local-welcome =
    手牌を **/waits** で入力し、紙飛行機を押してください。たとえば：
    `/waits 1112345678999m`
    `/waits 23455667788s46m1z`
    `/waits 123456m45p789s11z3p`
    `/agari 11122233344455m`
    手牌を含むメッセージを送ると、「アプリ」の **{ command-analyze }** と同じ答えが返ります。
    牌の書き方は **/help** で。
local-welcome-study =
    { "" }**/quiz** と **/vote** は全員に、**/practice** は自分だけに出題します。ページの上でほかのメンバーを選ぶと、その人としても答えられます。**/server** を使えるのは **{ $owner }** だけです。

## 順位表

title-board = 順位表：{ $season }
board-all-time = 通算
label-streak = { $streak }連
phrase-streak = { $streak }問連続
alt-rank = { $rank }位
alt-own-rank = { $rank }位、あなた
phrase-board-points = { $points }点
line-standing = **{ $rank }位** { $member }：{ $points }点、{ $answered }問中{ $right }問正解
line-streak = { $line }、{ $streak }問連続
board-best-streak = あなたの最長連続：{ $best }問
board-hidden = 非表示にしているため、あなたの行は他の人には見えません。**/my** の `{ command-data }` で変えられます。
board-how = -# 数えるのは毎日の問題だけで、1問10点まで。連続は正誤にかかわらず続けて答えた問題の数で、7問に1問までは抜けても切れません。
board-empty = この順位表にはまだ誰もいません。{ $channel } の次の問題に答えてください。
board-no-dailies = このサーバーには、ここで数える毎日の問題がありません。サーバーを管理できる人が **/server** の `{ command-daily }` で設定できます。
digest-week = 先週：{ $people }人から{ $answers }件の回答。
digest-missed = 一番の苦手：{ $theme }（{ $answered }件中{ $missed }件が誤り）
digest-none-missed = 全問正解でした。
digest-leading = { $season }の上位：{ $leading }
item-leading = { $rank }位 { $member }（{ $points }点）
error-board-server = 順位表はサーバーごとのものです。サーバーの中で使ってください。**/my** の `{ command-progress }` はここでも使えます。
command-board = 順位
command-board-about = このサーバーの毎日の問題の点数と連続：今月と通算

## 問題：ボタン、ひとこと、できないこと

button-ask-channel = チャンネルに出題
button-answer = 答える…
button-show-me = 答えを見る
button-reveal = 正解を発表
button-in-full = くわしく
button-practise-this = この形を練習
button-practise-theme = { $theme }を練習
button-next-problem = 次の問題
button-end-vote = 投票を締め切る
button-end-question = { $number }を締め切る

modal-waits = 待ちは何ですか
modal-waits-label = 待ち牌をすべて
modal-blocks = 浮き牌はどれ？
modal-blocks-label = 浮き牌をすべて
modal-price = 何点ですか
modal-label-han = 翻
modal-label-fu = 符
modal-label-points = 点数（本場と供託を除く）
modal-han = { $han }翻
modal-han-most = 役満（13翻以上）
modal-or-more = { $limit }以上
modal-points-limit = { $points }　{ $limit }
modal-fu = { $fu }符
modal-no-fu = －（満貫以上）
modal-points-tsumo = { $others }・{ $dealer }（計{ $points }）
modal-points-all = { $others }オール（計{ $points }）
modal-correct = 読み取りを直す
field-hand = 手牌
field-beside = そのほか（ドラ・自風など）
item-picture = 画像
item-file = ファイル

quiz-was-in-view = この問題の答えは、出題の前から表示されていました。見た人はもう知っています。
quiz-nobody-sees = この問題はあなたにしか見えません。このサーバーでは、アカウントに追加したアプリは公開の投稿ができません。
quiz-answered-before = すでに回答しています。最初の回答が有効です：
quiz-late = 正解が発表された後の回答なので、自分の復習にだけ数えます。
quiz-known = 以前に回答した問題か、自分が提案した問題なので、この回答は数えません。
quiz-shown = 回答には数えません。この問題にはもう回答できません。同じテーマが明日の/practiceに出ます。
quiz-was-shown = すでに答えを見たので、この問題には回答できません。
vote-over = この投票は終わりました。今のクリックは数えていません。
vote-is-close = 期待値と和了率の両方で15%を超える差がないので、問題ではなく投票にしました。
vote-no-end = このチャンネルには自動で投稿できないので、この投票は自動では締め切られません。ボタンで締め切ってください。[この権限で追加]({ $link })すると、次の投票からは自動で締め切られます。

error-study-off = ここでは問題の機能は使えません。
error-study-not-writable = 今は問題の機能が使えません。データベースに書き込めません。
error-study-down = 今は問題の機能が使えません。データベースに接続できません。1分ほどしてからお試しください。
error-study-busy = 問題のデータベースが混み合っています。数秒後にお試しください。
error-study-clock = 問題の機能は一時停止中です。ボットを動かしているコンピューターの時計が狂っています。ボットの管理者が直すまでお待ちください。
error-study-version = 問題の機能は使えません。データベースが別の版のボットのものです。
error-quiz-gone = この問題はもう保存されていません。
error-quiz-limit-channel = このチャンネルには未発表の問題が3つあります。先にどれかの正解を発表するか、投票を締め切ってください。
error-quiz-limit-hour = このサーバーでは1時間に10問出題されました。後でお試しいただくか、/practice をお使いください。
error-quiz-limit-own-channel = このチャンネルには、あなたの未発表の問題が2つあります。先にどちらかの正解を発表するか、投票を締め切ってください。
error-quiz-limit-own-server = このサーバーには、あなたの未発表の問題が6つあります。先にどれかの正解を発表するか、投票を締め切ってください。
error-quiz-limit-own-hour = あなたはここで1時間に5問出題しました。後でお試しいただくか、/practice をお使いください。
error-quiz-limit-day = ここでは1日に1,000問出題されました。また明日お試しいただくか、/practice をお使いください。
error-quiz-limit-practice = 今日の練習は2,000問に達しました。また明日どうぞ。
error-quiz-may-not-ask = このサーバーではあなたは出題できません。/practice は誰でも使えます。
error-quiz-ask-public = この回答を問題に変えられるのは、質問した人とメッセージの管理ができる人だけです。/quiz で出題できます。
error-quiz-reveal = 正解の発表は、出題者とメッセージの管理ができる人はいつでも、ほかの人は出題から1日後にできます。
error-vote-end = 投票の締め切りは、出題者とメッセージの管理ができる人がいつでもできます。ほかの人は締め切りの時刻までお待ちください。
error-no-problem-noten = この手牌は聴牌していないので、待ちの問題になりません。
error-no-problem-no-riichi = オリの問題には捨て牌と立直が必要です。手牌を入れずに出題してください。
error-no-problem-no-lead = 立直かダマかの問題は、四人麻雀・門前13枚の聴牌で、どちらかが期待値と和了率の両方で15%を超えて上回る手だけです。そのほかの手は/outlookで比べられます。
error-no-problem-no-one-answer = この手牌ではブロックの問題の答えが1つに決まりません。手牌を入れずに出題してください。
error-no-problem-has-a-cut = 切る牌のある手牌です。待ちは何を切るかで決まります。打牌の問題にしてください。
error-no-problem-north-first = 手の中の北はまず抜きます。嶺上牌を引いた後の手で出題してください。
error-no-problem-no-cut = 切る牌がありません。打牌の問題にはツモ牌も必要です。
error-no-problem-complete = 和了形なので、切る牌の問題になりません。
error-no-problem-not-complete = 和了形ではないので、点数や面子の取り方の問題になりません。
error-no-problem-no-yaku = 役がないので、点数の問題になりません。面子の取り方の問題にしてください。

command-quiz = 問題
command-quiz-about = 自分の手牌か配られた手牌でチャンネルに出題
command-practice = 練習
command-practice-about = 自分だけの練習問題を続けて解く
command-vote = 投票
command-vote-about = 何を切るかをチャンネルで投票。締め切ると票の割れ方を表示
option-text = 文章
option-text-about = 手牌の上に出す文（点棒状況など）。200文字まで
option-hours = 時間
option-hours-about = 締め切りまでの時間、1から168。省くと24
option-vote-hand-about = 切る牌のある手牌（例：123m406p789s1122z3s）か、打牌後の聴牌
option-quiz-turn-about = 立直かダマか：巡目（省略時は6）
option-vote-turn-about = 1から18。省くと1
command-my = マイページ
command-my-about = 自分の記録
command-progress = 成績
command-progress-about = 種類ごとのレベルと最近の回答、苦手な形
command-data = データ
command-data-about = 保存された自分のデータ：書き出し、非表示、全削除
command-server = サーバー
command-server-about = このサーバーの問題の設定
command-settings = 設定
command-settings-about = 言語、ルール、出題できる人
command-questions = 出題一覧
command-questions-about = このサーバーの未発表の問題と、その締め切り
option-kind = 種類
option-kind-about = 何を問うか。指定しなければ手牌に合うもの
option-practice-kind-about = 何を練習するか。指定しなければおまかせ
option-level = 難易度
option-level-about = 1（やさしい）から5まで。配られる手牌のみ
option-practice-level-about = 1（やさしい）から5まで。指定しなければおまかせ
option-quiz-hand-about = 自分の手牌、例：123m406p789s11z。答えは誰にも見えません
option-language = 言語
option-language-about = このサーバーで問題を表示する言語
option-server-rules-about = 問題のルール。ルールセットと個別の設定
option-askers = 出題者
option-askers-about = チャンネルに出題できる人
option-role = ロール
option-role-about = チャンネルに出題できるロール
kind-waits = 待ち
kind-cut = 打牌
kind-price = 点数
kind-readings = 取り方
kind-fold = ベタオリ
kind-riichi = 立直かダマか
kind-blocks = ブロック
level-1 = 1（やさしい）
level-2 = 2
level-3 = 3
level-4 = 4
level-5 = 5（難しい）
language-en = 英語
language-ja = 日本語
language-zh-TW = 中国語（繁体字）
language-zh-CN = 中国語（簡体字）
language-ko = 韓国語
language-fr = フランス語
askers-everyone = 全員
askers-role = ロール
askers-managers = メッセージの管理ができる人
title-open-questions = 未発表の問題
open-none = 未発表の問題はありません。
title-settings = このサーバーの問題
settings-language = 言語：**{ $language }**。回答の結果は読む人の言語で表示します。
settings-rules = ルール：**{ $rules }**
settings-askers = 出題できる人：**{ $askers }**。メッセージの管理ができる人はいつでも出題できます。
settings-how = -# 変更するにはこのコマンドのオプションを使ってください。
error-server-only = サーバーの中でだけ使えます。
error-not-manager = サーバーの管理者だけができます。
error-settings-role = 出題できるロールを **{ option-role }** で指定してください。
title-data = あなたのデータ
title-sure = すべて削除しますか
title-forgotten = すべて削除しました
data-stored = 保存されているもの：回答と投票{ $answers }件とその日時、そこから分かる種類や形ごとの成績、順位表の点数と連続、自分の投票に添えた文章。名前とほかのメッセージは保存しません。
data-named = 正解者や順位表にあなたの名前が出ます。
data-hidden = 正解者や他の人が見る順位表にあなたの名前は出ません。
data-kept = -# チャンネルに投稿されたものは残ります。
data-games = 対局からは、練習に入れた場面（{ $practiced }）、毎日の問題に提案した場面、開いた対局の場面（{ $days }日間）を保存します。牌譜と名前は保存しません。
data-sure = 回答、成績、復習の予定、点数と連続、対局から保存した場面を削除し、あなたの出した問題からは出題者が消え、受付中のものは締め切られます。元には戻せません。投稿されたものは残ります。
data-forgotten = 記録{ $rows }件を削除しました。次に回答するまで、あなたについて何も保存されていません。
button-export = 書き出す
button-hide = 名前を出さない
button-unhide = 名前を出す
button-delete-data = すべて削除…
button-delete-all = はい、すべて削除します
button-keep = 残す

## 連続出題

title-session = 連続出題　全{ $total }問
session-seconds = 1問{ $seconds }秒
session-by-hand = 正解の発表まで回答できる
session-announced = 誰でも回答できます。回答はいつもどおり本人にだけ見えます。1問ごとに正解を発表し、最後に上位3人を発表します。第1問は{ $when }。3問続けて回答がなければ終了します。
session-how = -# 順位は正解数で決まり、同数ならかかった時間の短い順。
session-number = **{ $total }問中第{ $number }問** · 難易度{ $level }
session-closes = 締め切り { $when }
session-waits = 正解の発表まで回答できます
session-so-far = ここまで：{ $places }
session-ahead = { $rank }位 { $member }（{ $right }問）
title-session-result = 連続出題の結果
session-place = **{ $rank }位** { $member }：{ $posted }問中{ $right ->
        [0] 正解なし
       *[other] { $right }問正解、{ $seconds }秒
    }
session-others = ほか{ $number }人
session-nobody = 回答した人はいません。
session-hardest = 最難問：[第{ $number }問]({ $link })、{ $answered }人中{ $right }人正解。答えは{ $answer }
session-ended-stopped = { $total }問中{ $posted }問で打ち切られました。
session-ended-silent = 3問続けて回答がなかったので、{ $total }問中{ $posted }問で終了しました。
session-ended-left = 15分間誰も先に進めなかったので、{ $total }問中{ $posted }問で終了しました。
session-ended-away = ボットが30分以上止まっていたので、{ $total }問中{ $posted }問で終了しました。
session-ended-trouble = 次の問題を投稿できなかったので、{ $total }問中{ $posted }問で終了しました。
session-listed = 連続出題、{ $total }問中第{ $number }問
label-session-seconds = { $seconds }秒
label-session-hardest = 第{ $number }問
phrase-session-hardest = 最難問の第{ $number }問、{ $answered }人中{ $right }人正解
phrase-session-place = { $posted }問中{ $right ->
        [0] 正解なし
       *[other] { $right }問正解、{ $seconds }秒
    }
button-session-start = すぐ始める
button-session-end = 連続出題を終える
error-session-led = この操作は、連続出題を始めた人とメッセージの管理ができる人だけができます。
error-session-over = この連続出題はもう先に進んだか、終わっています。
error-session-hand = 連続出題の手牌はすべて配られます。手牌と連続のどちらかを省いてください。
error-session-reveal = 正解の発表は、連続出題を始めた人とメッセージの管理ができる人がいつでもできます。
error-quiz-limit-session = このチャンネルでは連続出題が進行中です。始めた人とメッセージの管理ができる人が終えられます。
error-quiz-limit-own-session = このサーバーで、あなたの連続出題が進行中です。先に終えてください。
error-quiz-limit-session-hour = ここ1時間で、あなたは連続出題を4回始めました。時間をおくか、/practice をお使いください。
option-session = 連続
option-session-about = 続けて出す問題の数、1から20。1問ごとに正解、最後に上位3人を発表
option-seconds = 秒
option-seconds-about = 連続出題の1問の時間。省くと60秒
seconds-20 = 20秒
seconds-30 = 30秒
seconds-45 = 45秒
seconds-60 = 60秒
seconds-90 = 90秒
seconds-120 = 2分
seconds-300 = 5分
seconds-0 = 自分が正解を発表するまで

## 毎日の問題

title-daily = 第{ $number }問 · { $title }
daily-level = 難易度{ $level }
daily-saw-yesterday = 昨日は{ $answered }人中{ $right }人が正解：[第{ $number }問]({ $link })
daily-saw-last = 前回は{ $answered }人中{ $right }人が正解：[第{ $number }問]({ $link })
daily-nobody-yesterday = 昨日の問題には誰も回答しませんでした：[第{ $number }問]({ $link })
daily-nobody-last = 前回の問題には誰も回答しませんでした：[第{ $number }問]({ $link })
daily-paused-idle = 14問続けて回答がなかったので、毎日の問題を休みます。サーバーの管理者が **/server** の `{ command-daily }` で再開できます。
daily-paused-channel = このチャンネルに3回続けて投稿できなかったので、毎日の問題を休みます。サーバーの管理者が **/server** の `{ command-daily }` で再開できます。

command-daily = 毎日の問題
command-daily-about = チャンネルに毎日1問：設定、変更、停止
option-channel = チャンネル
option-channel-about = 投稿するチャンネル。指定しなければこのチャンネル
option-time = 時刻
option-time-about = サーバーの時刻で投稿する時、例：20:00
option-days = 曜日
option-days-about = 投稿する曜日。指定しなければ毎日
option-daily-kind-about = 何を問うか。指定しなければおまかせ
option-daily-level-about = 1（やさしい）から5まで。指定しなければおまかせ
option-daily-role-about = 投稿のたびにメンションするロール。@everyone なら通知なし
option-thread = スレッド
option-thread-about = 問題ごとに話し合うスレッドを作るか
option-zone = タイムゾーン
option-zone-about = サーバーのタイムゾーン、例：Asia/Tokyo。都市名を英語で入力
option-which = 番号
option-which-about = いくつかあるとき、どれを変えるか。または新規
option-off = 停止
option-off-about = やめる
dailies-zone-hint = -# 時刻が違うときは、このコマンドで **{ option-zone }** を指定してください。
which-1 = 1
which-2 = 2
which-3 = 3
which-4 = 4
which-new = 新規
title-dailies = このサーバーの毎日の問題
dailies-none = まだありません。このコマンドで **{ option-time }** と **{ option-zone }** を指定すると、毎日1問投稿します。
title-offer = この場面を毎日の問題に提案しますか
offer-text = サーバーの管理者が卓を見て、毎日の問題に選べます。あなたの選択は表示しません。出題者として名前を出しますか。
button-offer-named = 名前を出す
button-offer-unnamed = 名前を出さない
title-offered = 提案しました
offer-made = サーバーの管理者は **/server** で見られます。{ $days }日後、または **/my** でデータを削除すると消えます。
offer-known = すでに提案されています。
title-offers = 提案された場面 { $place }/{ $count }
title-offers-none = 提案された場面
offers-none = 提案はありません。メンバーは **/game** の卓の下から提案できます。
offer-by = 提案者 { $member }（名前を出す）
offer-by-nobody = 提案者の名前は出しません。
offer-is-taken = 採用済み。この種類を出せる次の毎日の問題になります。
button-offers = 提案された場面（{ $count }）…
button-offer-take = 次の毎日の問題にする
button-offer-back = 採用を取り消す
button-offer-drop = 却下
dailies-zone = タイムゾーン：**{ $zone }**（現在{ $now }）
daily-line = **{ $which }.** { $channel } · **{ $time }** · { $facts }
daily-any-kind = 種類はおまかせ
daily-any-level = 難易度はおまかせ
daily-pings = { $role } にメンション
daily-with-thread = スレッドあり
daily-next = 次は第{ $number }問、{ $when }。
daily-is-paused-idle = 休止中：14問続けて回答がありませんでした。このコマンドで何かを変えると再開します。
daily-is-paused-channel = 休止中：3回続けて投稿できませんでした。チャンネルの閲覧、メッセージの送信、ファイルの添付を許可してから、このコマンドで何かを変えると再開します。
dailies-how = -# 変更するにはこのコマンドのオプションを使ってください。**{ option-off }** でやめられます。回答はサーバーの順位表に数えます。
daily-role-silent = -# { $role } に通知が届くのは、誰でもそのロールにメンションできるか、ボットに全ロールへのメンションが許可されている場合だけです。
days-every = 毎日
days-weekdays = 平日
days-weekend = 週末
days-span = { $first }～{ $last }
weekday-0 = 月
weekday-1 = 火
weekday-2 = 水
weekday-3 = 木
weekday-4 = 金
weekday-5 = 土
weekday-6 = 日
daily-not-member = ボットがこのサーバーのメンバーではないか、そのチャンネルに投稿したりファイルを添付したりできないので、自動では投稿できません。[この権限で追加]({ $link })して、チャンネルの閲覧とファイルの添付をできるようにしてから、もう一度このコマンドをお使いください。
error-daily-reveal = 次の問題が出る時に正解を発表します。それまではメッセージの管理ができる人だけが発表できます。
error-daily-time = 時刻が読めません。20:00 や 7:30 のように24時間制で入力してください。
error-daily-zone = その名前のタイムゾーンはありません。Tokyo のように英語の都市名を入力して、一覧から選んでください。
error-daily-no-time = 新しい問題の **{ option-time }** を指定してください。例：20:00
error-daily-which = 毎日の問題がいくつかあります。**{ option-which }** で1つ選んでください。
error-daily-none = その番号の毎日の問題はありません。
error-daily-most = 毎日の問題は1つのサーバーに4つまでです。先に1つやめてください。
button-forget-server = このサーバーのデータを削除…
button-forget-all = はい、削除します
title-forget-server = このサーバーのデータを削除しますか
forget-server-sure = 設定、毎日の問題、提案された場面、順位表、ここで出題された問題とその回答をすべて削除します。元には戻せません。投稿されたものは残り、メンバー自身の成績もそれぞれに残ります。
title-server-forgotten = このサーバーのデータを削除しました
server-forgotten = このサーバーについて何も保存されていません。

## 用語：/term の説明

says-riichi = 門前で聴牌し、1000点を供託して宣言する。1翻、以後手は変えられない。
says-double-riichi = 第一打で、鳴きが入る前にかける立直。2翻。
says-open-riichi = 手牌を公開する立直。一部のローカルルール。
says-ippatsu = 立直後一巡以内、鳴きが入らないうちの和了。1翻。
says-tsumo = 自分で引いた牌での和了。ほかの全員が払う。門前なら1翻。
says-pinfu = 順子四つに役牌でない雀頭、両面待ち。門前で符の付かない形。1翻。
says-tanyao = 2から8の数牌だけの手。1翻。
says-iipeikou = 門前で同じ順子が二つ。1翻。
term-yakuhai = 役牌
says-yakuhai = 三元牌・自風・場風の刻子。それぞれ1翻。
says-rinshan = 槓のあとの嶺上牌でのツモ和了。1翻。
says-chankan = 他家が加槓した牌でのロン。1翻。
says-haitei = 最後のツモ牌での和了。1翻。
says-houtei = 最後の打牌でのロン。1翻。
says-chiitoitsu = 異なる対子が七つ。2翻、常に25符。
says-sanshoku = 三色で同じ順子。2翻、鳴くと1翻。
says-ittsu = 同じ色の123・456・789。2翻、鳴くと1翻。
says-chanta = どの面子にも雀頭にも幺九牌がある。2翻、鳴くと1翻。
says-toitoi = 四つの刻子か槓子。2翻。
says-sanankou = 鳴かずに作った刻子が三つ。2翻。
says-sanshoku-doukou = 三色で同じ刻子。2翻。
says-sankantsu = 槓子が三つ。2翻。
says-shousangen = 三元牌の刻子二つと残りの雀頭。役牌のほかに2翻。
says-honroutou = 幺九牌だけの手。対々和か七対子のほかに2翻。
says-honitsu = 一色と字牌。3翻、鳴くと2翻。
says-ryanpeikou = 門前で一盃口が二組。3翻。
says-junchan = どの面子にも雀頭にも1か9があり、字牌がない。3翻、鳴くと2翻。
says-chinitsu = 一色だけの手。6翻、鳴くと5翻。
says-renhou = 子が最初のツモの前にロン。扱いはルールによる。
says-tenhou = 親の配牌が和了形。役満。
says-chiihou = 子が、鳴きの入る前の最初のツモで和了。役満。
says-daisangen = 三元牌三種の刻子。役満。
says-suuankou = 鳴かずに作った刻子が四つ。役満。
says-tsuuiisou = 字牌だけの手。役満。
says-ryuuiisou = 二三四六八索と發だけの手。役満。
says-chinroutou = 1と9だけの手。役満。
says-kokushi = 十三種の幺九牌を一枚ずつと、そのどれかもう一枚。役満。
says-shousuushii = 風牌三種の刻子と残りの雀頭。役満。
says-daisuushii = 風牌四種の刻子。役満、ルールにより二倍役満。
says-suukantsu = 槓子が四つ。役満。
says-chuuren = 門前で一色の1112345678999とその色の一枚。役満。
says-daisharin = 筒子の22334455667788。一部のルールの役満。
says-paarenchan = 親で八回続けて和了。一部のルールの役満。
says-dora = ドラ表示牌の次の牌。役のある手で一枚1翻。
says-uradora = 立直した和了者だけがめくる、表示牌の下のドラ。
says-akadora = 赤い五。役のある手で一枚1翻。
says-nukidora = 三人麻雀で抜いた北。1翻で、もう一枚ツモる。
says-ryanmen = 隣り合う二枚。両側の牌で順子になる。
says-kanchan = 間のあいた二枚。真ん中の一種を待つ。
says-penchan = 12か89。一種だけを待つ。
says-shanpon = 対子が二つ。どちらの三枚目でも和了。
says-tanki = 雀頭のもう一枚を待つ。
says-mangan = 点数の最初の区切り。子8000点、親12000点。5翻、または4翻以下で符の多い手。
says-haneman = 6・7翻。満貫の1.5倍。
says-baiman = 8～10翻。満貫の2倍。
says-sanbaiman = 11・12翻。満貫の3倍。
says-yakuman = 最高の点数。子32000点、親48000点。
says-counted-yakuman = 役満でない13翻以上。役満と同じ点数。
term-sequence = 順子
says-sequence = 同じ色で続く三枚。
term-triplet = 刻子
says-triplet = 同じ牌三枚。
term-quad = 槓子
says-quad = 同じ牌四枚。槓を宣言し、一面子と数える。
term-set = 面子
says-set = 順子・刻子・槓子。手には四つと雀頭が要る。
term-pair = 対子
says-pair = 同じ牌二枚。
term-block = ブロック
says-block = 面子とその候補。手には五つ要る。四つが面子、一つが雀頭になる。
term-shape = 塔子
says-shape = あと一枚で順子になる二枚。
term-compound = 複合形
says-compound = 何通りにも分けられる、つながった牌。
term-loose = 浮き牌
says-loose = どのブロックにも入らない牌。
term-helper = フォロー
says-helper = ブロックのそばの一枚。受け入れを広げる。
term-ryankan = リャンカン
says-ryankan = 間が二つあいた三枚。どちらが埋まっても順子。
term-simple = 中張牌
says-simple = 2から8の数牌。
term-terminal = 老頭牌
says-terminal = 1と9。
term-honor = 字牌
says-honor = 風牌と三元牌。順子にならない。
term-orphan = 幺九牌
says-orphan = 1・9と字牌。
term-wind = 風牌
says-wind = 東南西北。
term-dragon = 三元牌
says-dragon = 白發中。
term-suit = 数牌
says-suit = 萬子・筒子・索子、それぞれ1から9。
term-shanten = 向聴
says-shanten = 聴牌までの枚数。2向聴はあと二枚で聴牌。
term-tenpai = 聴牌
says-tenpai = あと一枚で和了の形。
term-noten = ノーテン
says-noten = 聴牌していないこと。
term-ukeire = 受け入れ
says-ukeire = 向聴数を進める牌と、その残り枚数。
term-wait = 待ち
says-wait = 聴牌した手を完成させる牌。
term-good-shape = 良形
says-good-shape = 両面など、五枚以上の待ち。
term-furiten = フリテン
says-furiten = 待ち牌が自分の河にある、または和了牌を見逃した状態。ロンできない。
term-karaten = カラテン
says-karaten = 和了牌がすべて手か場に見えている聴牌。
term-takame = 高目
says-takame = いくつかの待ちのうち点の高いほう。
term-yasume = 安目
says-yasume = いくつかの待ちのうち点の安いほう。
term-closed = 門前
says-closed = 鳴いていない手。暗槓しても門前のまま。
term-open = 副露手
says-open = チー・ポン・明槓をした手。立直できない。
term-meld = 副露
says-meld = 鳴きや槓でさらした面子。
says-chi = 上家の捨て牌を鳴いて順子を作る。
says-pon = 誰の捨て牌でも鳴いて、刻子を作る。
says-kan = 同じ牌四枚を宣言する。嶺上牌を一枚ツモり、ドラが増える。
term-closed-kan = 暗槓
says-closed-kan = 自分で引いた四枚の槓。
term-added-kan = 加槓
says-added-kan = ポンした刻子に四枚目を加える槓。
says-ron = 他家の打牌で和了。放銃者だけが払う。
term-kuikae = 喰い替え
says-kuikae = 鳴いた面子と同じ形になる牌を切ること。多くのルールで禁止。
term-cut = 打牌
says-cut = 牌を一枚捨てること。
term-tsumogiri = ツモ切り
says-tsumogiri = 引いた牌をそのまま切ること。
term-tedashi = 手出し
says-tedashi = 引いた牌でなく手の中から切ること。
term-riichi-stick = リーチ棒
says-riichi-stick = 立直の1000点。次の和了者が受け取る。
term-dama = ダマ
says-dama = 立直をかけない聴牌。
term-fold = ベタオリ
says-fold = 和了をあきらめ、安全な牌だけを切る。
term-push = 押し
says-push = 危険を承知で手を進める。
term-mawashi = 回し打ち
says-mawashi = 安全な牌を切りながら和了の可能性を残す。
term-genbutsu = 現物
says-genbutsu = 立直者が切ったか、見逃した牌。ロンされない。
term-suji = 筋
says-suji = 河の牌から三つ離れた牌。その両方を待つ両面はフリテンになる。ほかの待ちには当たる。
term-half-suji = 片筋
says-half-suji = 4・5・6のうち、筋の片方だけが切れている牌。
term-musuji = 無筋
says-musuji = 筋が一つも切れていない牌。最も危険。
term-no-chance = ノーチャンス
says-no-chance = 近くの牌が四枚見え、それを使う両面待ちがあり得ない。
term-one-chance = ワンチャンス
says-one-chance = 近くの牌が三枚見え、それを使う両面待ちの可能性が低い。
term-deal-in = 放銃
says-deal-in = ロンされる牌を切ること。
term-han = 翻
says-han = 役とドラの単位。満貫までは一つごとに倍になる。
term-fu = 符
says-fu = 面子・雀頭・待ちなどで付く細かい点。一の位は切り上げ。
says-closed-ron = 門前のままロンしたときに付く10符。
says-open-pinfu = 鳴いて平和の形になった手。役にはならず、ロンは20符でなく30符と数える。
term-limit = 満貫以上
says-limit = ここからは翻だけで段階的に点が決まる。
term-dealer = 親
says-dealer = 東家。和了は1.5倍、ツモられると子の2倍を払う。
term-non-dealer = 子
says-non-dealer = 親以外の三人。
term-honba = 本場
says-honba = 連荘や流局の積み棒。一本につき和了点が300点（三人麻雀は200点）増える。
term-dora-indicator = ドラ表示牌
says-dora-indicator = 王牌でめくられた牌。その次の牌がドラ。
term-noten-payment = ノーテン罰符
says-noten-payment = 流局時、ノーテンの人が聴牌の人に計3000点（三人麻雀は計2000点）を払う。
term-pao = 責任払い
says-pao = 役満を確定させる面子を鳴かせた人が払う責任。
term-kuisagari = 食い下がり
says-kuisagari = 鳴くと役が1翻下がること。
term-kuitan = 喰いタン
says-kuitan = 鳴いた断幺九。多くのルールで認められる。
term-atozuke = 後付け
says-atozuke = 先に鳴き、役をあとから確定させること。
term-kiriage = 切り上げ満貫
says-kiriage = 4翻30符と3翻60符を満貫とするルール。
term-double-wind = 連風牌
says-double-wind = 自風であり場風でもある風。刻子で2翻。
term-value-pair = 役牌の雀頭
says-value-pair = 三元牌・自風・場風の雀頭。2符、平和にならない。
term-seat-wind = 自風
says-seat-wind = 自分の席の風。親は東。
term-round-wind = 場風
says-round-wind = 場の風。東場は東、南場は南。
term-hanchan = 半荘
says-hanchan = 東場と南場を打つゲーム。
term-tonpuu = 東風戦
says-tonpuu = 東場だけのゲーム。
term-all-last = オーラス
says-all-last = ゲームの最後の一局。
term-turn = 巡目
says-turn = 自分が切った回数。一局は十八巡ほど。
term-river = 河
says-river = 捨て牌を順に並べたもの。
term-dead-wall = 王牌
says-dead-wall = 表示牌と嶺上牌のある、ツモらない十四枚。
term-exhaustive-draw = 荒牌平局
says-exhaustive-draw = 山がなくなり、和了がないまま終わること。
term-abortive-draw = 途中流局
says-abortive-draw = 四家立直などで局が途中で終わること。
term-nagashi-mangan = 流し満貫
says-nagashi-mangan = 流局時、捨て牌がすべて幺九牌で一枚も鳴かれていない。満貫の支払い。
term-renchan = 連荘
says-renchan = 親が和了か流局時の聴牌で親を続けること。
term-chombo = チョンボ
says-chombo = 誤ロンなど重い反則の罰。
term-sanma = 三麻
says-sanma = 二萬から八萬とチーのない三人麻雀。
term-kita = 北抜き
says-kita = 三人麻雀で北を抜くこと。
term-efficiency = 牌効率
says-efficiency = 受け入れの枚数で打牌を選ぶこと。
term-width = 広さ
says-width = 受け入れの枚数。
term-value = 打点
says-value = 和了したときの点の高さ。
term-sixth-block = 六つ目のブロック
says-sixth-block = 五つで足りるため余る一つ。先に外す。
term-reading = 面子の取り方
says-reading = 和了形を面子と雀頭に分けるときの分け方の一つ。
term-uma = ウマ
says-uma = 終局時に順位でやり取りする点。10-20なら1位に2万点、2位に1万点を、4位と3位が払う。額はルールによる。
term-oka = オカ
says-oka = 配給原点と返し点の差。全員の分をトップが受け取る。25000点持ち30000点返しなら、5000点の四人分。ないルールもある。
term-wareme = 割れ目
says-wareme = 開門した山の席の人は、和了も支払いも2倍になるローカルルール。
term-live-tile = 生牌
says-live-tile = まだ一枚も切られも鳴かれもしていない牌。字牌に言うことが多く、二、三枚持たれていることがある。
term-busting = トビ
says-busting = 持ち点が0点を下回ること。多くのルールではそこで終局。
term-yakitori = 焼き鳥
says-yakitori = 一度も和了せずに終局した人が罰を払うローカルルール。
term-chips = 祝儀
says-chips = 一発・赤・裏ドラなどに、点数とは別に払うローカルルール。
term-agariyame = 和了止め
says-agariyame = オーラスの親が和了してトップなら、連荘せずに終局にできること。
term-head-bump = 頭ハネ
says-head-bump = 一枚にロンが重なったとき、放銃者から見てツモ順の早い一人だけが和了すること。
term-double-ron = ダブロン
says-double-ron = 一枚の牌で二人がロンし、放銃者が両方に払うこと。
term-first-dealer = 起家
says-first-dealer = 東一局の親。
term-kamicha = 上家
says-kamicha = 左隣の、自分の前にツモる人。チーはこの人からだけできる。
term-toimen = 対面
says-toimen = 正面に座る人。
term-shimocha = 下家
says-shimocha = 右隣の、自分の次にツモる人。こちらの捨て牌をチーできる。
term-starting-hand = 配牌
says-starting-hand = 局の初めに配られる十三枚。
term-wall = 山
says-wall = 伏せて二段に積み、ツモっていく牌。
term-safe-tile = 安牌
says-safe-tile = 立直者にロンされない、または、まずされない牌。
term-guest-wind = 客風
says-guest-wind = 自風でも場風でもない風牌。三枚そろえても役にならない。
term-suji-trap = 引っ掛け
says-suji-trap = 自分の捨て牌の筋で待つこと。他家には安全に見える。
term-chase-riichi = 追っかけリーチ
says-chase-riichi = 他家の立直のあとにかける立直。
term-formal-tenpai = 形式聴牌
says-formal-tenpai = 役のない聴牌。流局時にノーテンにならないために取る。
term-perfect-shanten = 完全一向聴
says-perfect-shanten = 両面二つと雀頭に、受け入れを広げる一枚が付いた一向聴。
term-bad-shape = 愚形
says-bad-shape = 嵌張・辺張・単騎など、四枚以下の待ち。
term-nine-terminals = 九種九牌
says-nine-terminals = 最初のツモで么九牌が九種以上あり、まだ鳴きがなければ、局を流せる。
term-tegawari = 手替わり
says-tegawari = 向聴数は進まないが、待ちや打点がよくなるツモ。
