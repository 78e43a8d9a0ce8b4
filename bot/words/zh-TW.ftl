### 繁體中文（臺灣）。手機一行約二十字。

## 牌的名稱

number-decimal = .
number-thousands = ,
number-percent = { $number }%
# "each": 一萬 四萬; "runs": 一四萬
tile-list = runs
# "numbers": 1122z，相同的牌寫作東 ×2; "names": 逐張寫出牌名
tile-honors = names
tile-ranks = 一 二 三 四 五 六 七 八 九
tile-red-five-short = 紅五
tile-red-five-spoken = 紅五
tile-joint-ranks-short = { "" }
tile-joint-ranks-spoken = { "" }
tile-joint-honors-short = { "" }
tile-joint-honors-spoken = { "" }
tile-joint-runs-short = { " " }
tile-joint-runs-spoken = 、
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

## 圖中的文字：只用 assets/labels.py 裡有的字

label-waits = 聽
label-left = 剩{ $left }張
label-furiten = 振聽
label-shanten = { $shanten }向聽
gloss-shanten = -# { $shanten }向聽：再{ $shanten }張就聽牌。其他術語見/term
label-tiles = { $left }張
label-able-tiles = { $able }/{ $left }張
label-able-left = 剩{ $able }/{ $left }張
label-tsumo-split = { $others }/{ $dealer }
label-tsumo-all = 各{ $each }
label-outlook-points = 期望{ $value }點
label-outlook-win = 和牌率{ $value }
label-outlook-tenpai = 聽牌率{ $value }
label-outlook-waits = 聽{ $left }張
label-outlook-shanten = { $shanten }向聽 { $left }張
label-outlook-turn = 第{ $turn }巡
label-outlook-alone = 只算自己摸牌
label-outlook-table = 以一般牌桌計算
label-outlook-own = 以管理員實測計算
label-outlook-riichi = 立直 { $points }·{ $win }
label-outlook-dama = 默聽 { $points }·{ $win }
label-danger-genbutsu = 現物
label-danger-ranks = { $low }{ $high }
label-danger-suji = 筋 { $ranks }
label-danger-half = 半筋 { $ranks }
label-danger-musuji = 無筋 { $ranks }
label-danger-nochance = 壁 { $ranks }
label-danger-onechance = 薄壁 { $ranks }
label-danger-honor = 字牌 剩{ $left }張
label-danger-value = 役牌 剩{ $left }張
label-danger-man = 1萬9萬 剩{ $left }張
label-danger-rate = { $cuts }張中{ $percent }
label-danger-too-few = 樣本不足
label-danger-riichi = 立直
label-danger-since = 依據
label-danger-class = 分類、放銃率
label-player-right = 下家
label-player-across = 對家
label-player-left = 上家
label-player-you = 自己
label-player-first = 第一家
label-player-second = 第二家
label-player-third = 第三家

## 圖的文字說明

alt-joint = ，
alt-joint-full = ，
alt-joint-short = { " " }
alt-left-full = { $tile }剩{ $left }張
alt-left-short = { $tile }×{ $left }
alt-cut = 打{ $tiles }
alt-cut-any = 打{ $tiles }其中一張
alt-kan = 暗槓{ $tiles }
alt-kita = 拔{ $tiles }
alt-face-down = { $tiles }（兩端{ $hidden }張蓋著）
alt-called-left = { $tiles }（鳴自上家）
alt-called-across = { $tiles }（鳴自對家）
alt-called-right = { $tiles }（鳴自下家）
alt-discarded = 他家打出{ $tiles }
alt-river = 牌河：{ $tiles }
alt-winning = { $tiles }（和了牌{ $marked }）
alt-winning-tile = 和了牌{ $tiles }
alt-dora = { $tiles }（寶牌{ $marked }）
alt-dora-tile = 寶牌{ $tiles }
alt-aside = 放在一旁的{ $tiles }
spoken-reading = 第{ $number }種拆法
spoken-good = 好型
spoken-able = { $left }張中{ $able }張有役

## 待牌

phrase-waits = { $tiles }，剩{ $left }張
phrase-furiten = { $waits }，振聽
phrase-accepts = { $kinds }種{ $left }張
phrase-accepts-good = { phrase-accepts }（好型{ $good }張）
phrase-many-waits = { $kinds }種，剩{ $left }張
title-tenpai = 聽牌：{ $waits }
title-furiten = 聽牌（振聽）：{ $waits }
text-furiten = ⚠️ **振聽**：自己的牌河裡有{ $tiles }，所有待牌都不能榮和，只能自摸。
text-ron-rates-table = -# 立直時榮和的機率（與自摸該牌的機率相比，一般線上牌桌）：{ $rates }
text-ron-rates-own = -# 立直時榮和的機率（與自摸該牌的機率相比，本機器人管理員實測的牌桌）：{ $rates }
item-ron-rate = { $tiles } ×{ $rate }
text-gone = { $tiles }已經沒有了：4張都看得到。
text-all-gone = 聽牌了，但沒有牌可以和：{ $tiles }全都看得到。
text-karaten = 4張{ $tiles }都在自己手裡，沒有牌可以和（空聽）。目前的規則算聽牌，{ $rules }不算。
text-no-karaten = 唯一的待牌是{ $tiles }，4張卻都在自己手裡（空聽）。目前的規則不算聽牌，{ $rules }算。
text-left-out = 不在這副牌裡：`{ $text }`。
text-read-as = **讀作** `{ $hand }`
text-not-used = 沒有用到：`{ $text }`。
text-assumed = 讀作對家立直，牌河 `{ $text }`。
text-not-furiten = 不是振聽：寫出的牌河裡沒有你聽的牌。
text-other-hands = 這則訊息裡還有{ $count }副手牌，請在下方選擇。
text-seen = 算作可見牌：{ $tiles }
text-river = 自己的牌河（算作可見牌）：{ $tiles }
text-nuki = 拔北{ $nuki }張：算{ $nuki }張寶牌，剩下的北也少{ $nuki }張。
joint-names = 、
joint-groups = { " " }
joint-worth = { " " }
joint-or = 或

shape-line = { $part } → { $tiles }（{ $shape }）
shape-more = 還有{ $more }種
shape-ryanmen = 兩面
shape-kanchan = 嵌張
shape-penchan = 邊張
shape-shanpon = 雙碰
shape-tanki = 單騎
shape-seven-pairs-tanki = 七對子單騎
shape-thirteen-orphans-single = 國士無雙單面聽
shape-thirteen-orphans-thirteen-sided = 國士無雙十三面聽

wait-named = **{ $name }**：{ $why }
wait-name-nobetan = 延伸單騎
wait-why-nobetan = 四張相連，兩端都可以當雀頭。
wait-name-sanmenchan = 三面聽
wait-why-sanmenchan = 五張相連，聽三種牌。
wait-name-sanmentan = 三面單騎
wait-why-sanmentan = 七張相連，三種牌可以當雀頭。
wait-name-aryanmen = 亞兩面
wait-why-aryanmen = 聽兩面，其中一端的牌已經當了雀頭。
wait-name-nakabukure = 中膨單騎
wait-why-nakabukure = 順子中間的牌多一張，單騎聽這張牌。
wait-name-ryantan = 螺絲型
wait-why-ryantan = 暗刻加上相鄰的一張，單騎和兩面的複合。
wait-name-kantan = 嵌張單騎
wait-why-kantan = 暗刻加上隔一格的一張，單騎和嵌張的複合。
wait-name-pentan = 邊張單騎
wait-why-pentan = 邊上的暗刻加上相鄰的一張，單騎和邊張的複合。
wait-name-kantankan = 雙嵌單騎
wait-why-kantankan = 一張牌兩側隔一格各有一個暗刻。
wait-name-entotsu = 煙囪型（兩面雙碰）
wait-why-entotsu = 兩面的一端已成暗刻，另一個對子也跟著聽。
wait-name-tatsumaki = 雙刻夾單騎
wait-why-tatsumaki = 兩個暗刻夾著一張牌，附近的牌都聽。
wait-name-happoubijin = 八面聽
wait-why-happoubijin = 六種相連的牌，兩端都是暗刻，聽八種。
wait-name-nine-gates = 純正九蓮寶燈
wait-why-nine-gates = 同花色的九種牌都能和。

## 還沒聽牌的手牌

# 牌組：面子與面子的雛形
label-blocks = { $count }組
label-pairs = { $count }個對子
label-block-pair = 對子
alt-block-set = 面子{ $tiles }
alt-block-pair = 對子{ $tiles }
alt-block-shape = { $tiles }進{ $takes }
alt-block-compound = { $tiles }，{ $count }組
alt-block-single = 浮牌{ $tiles }
text-blocks-few = 只有{ $count }組，還不到需要的5組（一組是面子，或面子的雛形）。
text-blocks-five = 正好5組：4組成面子，1組作雀頭。
text-blocks-many = 有{ $count }組，只用得上5組。
text-blocks-no-pair = 有{ $count }組，但沒有對子。
text-ways = { $part }怎麼拆都是{ $count }組：
button-ways = 看拆法
title-ways = 分組的拆法
text-ways-none = 這副牌只有一種分組方法。
reason-loose = { $tile }不屬於任何一組。
reason-helper = { $tile }只是{ $block }的輔助。
reason-six-blocks = { $count }組中只用得上5組：{ $block }進{ $left }張，其他搭子至少{ $least }張。
reason-six-goes = { $count }組中只用得上5組：拆{ $block }。
reason-pair = { $block }是多出來的對子。
reason-shape = { $block }是最弱的搭子。
reason-compound = 打{ $tile }後，{ $block }還剩{ $kept }。
reason-compound-six = { $count }組中只用得上5組：打{ $tile }後，{ $block }還剩{ $kept }。
reason-compound-blocks = 打{ $tile }後，{ $block }仍有{ $blocks }組。
reason-compound-blocks-six = { $count }組中只用得上5組：打{ $tile }後，{ $block }從{ $before }組變成{ $blocks }組。
reason-triplet = 沒有雀頭：從{ $block }裡拿出一對。
reason-four-sets = 四組面子已成：{ $block }打掉一張，另一張等雀頭。
reason-width-or-value = 要廣度還是打點：{ $widest }進張較多，{ $valued }打點較高，兩者都算對。
reason-value = 要廣度還是打點：{ $widest }進張較多，{ $valued }可望{ $yaku }、打點較高，兩者都算對。
reason-worth-more = 只看進張廣度應打{ $beaten }，但{ $valued }打點更高。
reason-step-or-value = { $shanten ->
        [0] 打{ $widest }聽牌，打{ $valued }是拆聽
       *[other] 打{ $widest }維持{ $shanten }向聽，打{ $valued }退向聽
    }，但打點較高，兩者都算對。
reason-step-for-yaku = { $shanten ->
        [0] 打{ $widest }聽牌，打{ $valued }是拆聽
       *[other] 打{ $widest }維持{ $shanten }向聽，打{ $valued }退向聽
    }，但可望{ $yaku }、打點較高，兩者都算對。
reason-yaku = 打{ $tile }能保留{ $yaku }。
quiz-width-alone = 這題只問進張廣度：論期望值，{ $best }勝過{ $widest }。這種牌更適合用/vote來問。
reason-breaks = 打{ $tile }會拆掉{ $block }。

title-noten = { $shanten }向聽：進張{ $kinds }種{ $left }張
text-forms = 各牌型的向聽數：{ $forms }
form-standard = 標準型 { $shanten }
form-seven-pairs = 七對子 { $shanten }
form-thirteen-orphans = 國士無雙 { $shanten }
text-good = { $left }張裡有{ $good }張（金色）會變成好型聽牌（待牌剩5張以上）。
text-good-all = 摸到任何進張都是好型聽牌（待牌剩5張以上）。
text-good-none = 摸到任何進張都不是好型聽牌（待牌剩5張以上）。
text-good-gold = 金色數字的進張會變成好型聽牌（待牌剩5張以上）。
text-red-no-yaku = 紅色數字的進張摸到後就無役，副露後也不能立直。
phrase-improved = { $tiles }{ $more ->
        [0] { "" }
       *[other] ，還有{ $more }種
    }
text-improves = 改良：{ $improved }。最好的是摸{ $best }打{ $cut }，進張{ $left }張。
text-cut-improves = **打{ $tile }**的改良：{ $improved }。最好的是摸{ $best }，進張{ $left }張。
text-yaku-back = 要有役的話：打{ $tiles }，{ $shanten }向聽，有役的進張{ $left }張。

## 何切

title-cut-tenpai = 打{ $tile }聽牌：{ $waits }
phrase-paying = { $phrase }，{ $points }點
phrase-paying-nothing = { $phrase }，無役
phrase-able = { $phrase }，有役的{ $able }張
title-others-pay = { $title }（{ $others }）
item-pays = 打{ $tiles }{ $points }點
item-others-pay = 其餘{ $points }點
item-cut-dora = { $tile }（寶牌）
title-cut-tenpai-tie = 打{ $tiles }聽牌：剩{ $left }張
title-cut-noten = 進張最多：打{ $tiles }，{ $shanten }向聽{ $left }張
title-cut-able = 有役的進張最多：打{ $tiles }，{ $shanten }向聽，{ $left }張中{ $able }張
title-kita = 先拔{ $tile }：{ $leads }
button-kita = 拔北
text-kita = 拔出的北算寶牌，補摸嶺上牌之後才打牌。
text-complete-waits = 不和牌、繼續打的話，以下的打法能維持聽牌。打出的那張也是待牌，所以都會振聽。
text-all-furiten = 打哪張都會振聽。
text-narrower = 張數少但點數高：**打{ $tile }** → { $leaves }
line-cut-named = **打{ $tile }** → { $name }

## 和牌型的拆法

title-complete = 和牌型：{ $readings }種拆法
title-complete-worth = 和牌型，{ $worth }
title-incomplete = 還不是和牌型。{ $lacks }
text-order-sequence = 順子優先：從最小的牌比起，順子多的拆法排在前面。
text-order-triplet = 刻子優先：從最小的牌比起，當刻子的拆法排在前面。
line-reading = **{ $number }** { $shapes }
item-found = `{ $sign }` { $line }
found-both = 順刻
found-sequence = 順
found-triplet = 刻
found-neither = –
text-found = -# `順`、`刻`：先取順子或先取刻子，不回頭就能找到的拆法。{ $neither ->
        [0] { "" }
       *[other] `–`：完整搜尋才能找到的拆法。
    }
order-sequence = 順子優先
order-triplet = 刻子優先

## 和牌的點數

title-won = { $price }：{ $worth }
title-no-yaku = 是和牌型，但無役，不能和
phrase-points = { $points }點
phrase-points-limit = { $limit }，{ $points }點
phrase-paid-limit = { $limit }，{ $points }
phrase-han-fu = { $han }番{ $fu }符
phrase-no-yaku = 無役
phrase-no-win = 不能和
phrase-same = 點數相同
phrase-same-but = 點數相同（{ $difference }）
phrase-same-rounded = 符數進位後相同
phrase-instead = { $best } → { $points }：{ $difference }
label-points = { $points }點
label-no-yaku = 無役
label-dora = 寶牌指示牌
label-kita = 拔北
label-ura = 裡寶牌指示牌
line-detail = **{ $number }** { $shape }
line-yaku = **役**：{ $yaku }，共{ $han }番
line-fu = **符**：{ $items } = { $fu }符
line-fu-rounded = **符**：{ $items } = { $sum }符，進位為{ $fu }符
line-pays-ron = **支付**：放銃者{ $points }點
line-pays-tsumo = **支付**：莊家{ $dealer }點，{ $payers ->
        [2] 閒家
       *[other] 閒家各
    }{ $others }點
line-pays-all = **支付**：{ $payers ->
        [2] 兩家
       *[other] 三家
    }各{ $points }點
line-pays-liable = **支付**：包牌者{ $points }點
line-pays-liable-ron = **支付**：放銃者{ $points }點，包牌者{ $liable }點
line-pays-liable-too = ，包牌者{ $liable }點
line-pays-honba = （含{ $extras }）
line-pays-extra = （含{ $extras }，共{ $total }點）
line-other = **{ $number }** { $shape }：{ $price }
price-ron = 榮和{ $points }
price-tsumo = 自摸{ $points }
price-riichi-ron = 立直榮和{ $points }
price-riichi-tsumo = 立直自摸{ $points }
label-range = { $low }～{ $high }
line-ranges-riichi = -# 右邊是立直榮和的點數（{ $dora }，{ $round }場{ $wind }家）
line-ranges = -# 右邊是榮和的點數（{ $dora }，{ $round }場{ $wind }家）
line-ranges-pass = -# 右邊是榮和的點數（不鳴牌時含立直；{ $dora }，{ $round }場{ $wind }家）
line-prices = -# 點數條件：{ $dora }、{ $round }場{ $wind }家
phrase-no-dora = 無寶牌
phrase-no-other-dora = 無其他寶牌
phrase-nuki = 拔北{ $nuki }張、{ $dora }
phrase-dora = 寶牌指示牌{ $count ->
       *[other] { "" }
    }{ $tiles }
phrase-only-reds = 只計紅寶牌
text-takame = 高目：{ $dear }。低目：{ $cheap }。
text-needs-riichi = 不立直的話，榮和{ $tiles }無役。
text-open-no-yaku = ⚠️ **無役**：已經副露，{ $tiles }不能榮和也不能自摸。
text-open-no-ron = ⚠️ **無役**：已經副露，{ $tiles }不能榮和，只能自摸。
line-rules = -# 規則：{ $rules }
line-unpriced = -# 只有13或14張的手牌會算點數；張數較少時不計寶牌、立直等。
line-on-top = -# 點數不含{ $extras }
line-situation = -# { $facts }
item-yaku = { $name } { $han }
item-fu = { $why } { $fu }
item-fu-group = { $group } { $why } { $fu }
item-more = +{ $name } { $han }番
item-less = −{ $name } { $han }番
item-fu-instead = { $other }符 → { $fu }符
item-badge = **{ $rules }** { $points }
item-badge-why = **{ $rules }** { $points }（{ $why }）
joint-plus = { " + " }
joint-and = 與
joint-facts = { " · " }
item-elsewhere = { $language }：{ $word }
joint-badge = { " · " }
text-no-yaku = 至少要有一個役才能和牌。
text-only-dora = 只有寶牌不能和牌，一定要有役。
text-badge = 其他規則：{ $rules }
fact-seat = { $round }場 { $wind }家
fact-no-indicator = 未指定指示牌：無寶牌，裡寶牌指示牌算一張
fact-honba = { $honba }本場
fact-sticks = 立直棒{ $sticks }根
fact-tsumo = 自摸
fact-ron = 榮和
fact-dealer = 莊家
fact-not-dealer = 閒家
fact-riichi = 立直
fact-no-riichi = 不立直
fact-ura = 裡寶牌
fact-nuki = 拔北
fact-closed-kan = 暗槓
fact-added-kan = 搶加槓
fact-double-ippatsu = 兩立直的一發
fact-pao = 包牌
by-tsumo = 自摸
by-ron = 榮和
limit-mangan = 滿貫
limit-haneman = 跳滿
limit-baiman = 倍滿
limit-sanbaiman = 三倍滿
limit-yakuman = 役滿
limit-counted-yakuman = 累計役滿
limit-yakuman-times = { $times }倍役滿
worth-han-1 = 1番
worth-han-2 = 2番
worth-han-3 = 3番
worth-han-4 = 4番
worth-yakuman-2 = 2倍役滿
worth-yakuman-3 = 3倍役滿
worth-yakuman-4 = 4倍役滿
worth-yakuman-5 = 5倍役滿
worth-yakuman-6 = 6倍役滿
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
button-tsumo = 改成自摸
button-ron = 改成榮和
button-riichi = 改成立直
button-no-riichi = 改成不立直
button-dealer = 改成莊家
button-non-dealer = 改成閒家（南家）
button-next-reading = 下一種拆法
select-rules = 規則…
select-hand = 訊息裡的其他手牌…

switch-red-fives = { $on ->
        [0] 無紅寶牌
       *[other] 有紅寶牌
    }
switch-open-tanyao = { $on ->
        [0] 無食斷
       *[other] 有食斷
    }
switch-kiriage = { $on ->
        [0] 無切上滿貫
       *[other] 有切上滿貫
    }
switch-double-wind-fu = 連風雀頭{ $on }符
switch-kazoe = { $on ->
        [0] 無累計役滿
       *[other] 有累計役滿
    }
switch-double-yakuman = { $on ->
        [0] 無雙倍役滿
       *[other] 有雙倍役滿
    }
switch-stacked-yakuman = { $on ->
        [0] 役滿不複合
       *[other] 役滿可複合
    }
switch-rinshan-tsumo-fu = { $on ->
        [0] 嶺上自摸不加符
       *[other] 嶺上自摸加符
    }
switch-renhou = { $on ->
        [0] 無人和
       *[other] 有人和
    }
switch-ippatsu = { $on ->
        [0] 無一發
       *[other] 有一發
    }
switch-ura-dora = { $on ->
        [0] 無裡寶牌
       *[other] 有裡寶牌
    }
switch-kan-dora = { $on ->
        [0] 無槓寶牌
       *[other] 有槓寶牌
    }
switch-kan-ura = { $on ->
        [0] 無槓裡寶牌
       *[other] 有槓裡寶牌
    }
switch-north-value = { $on ->
        [0] 北不是役牌
       *[other] 北是役牌
    }
switch-sanma-tsumo = { $on ->
        [0] 有自摸損
       *[other] 無自摸損
    }
switch-renhou-strict = { $on ->
        [0] 人和較高時才取代其他役
       *[other] 人和一律取代其他役
    }
switch-tenhou-any-tile = { $on ->
        [0] 天和按最後摸到的牌判斷聽牌
       *[other] 天和可將手中任一張視為和牌張
    }

fu-base = 底符
fu-seven-pairs = 七對子
fu-closed-ron = 門清榮和
fu-tsumo = 自摸
fu-open-pinfu = 副露平和型
fu-kanchan = 嵌張
fu-penchan = 邊張
fu-tanki = 單騎
fu-value-pair = 役牌雀頭
fu-double-wind-pair = 連風雀頭
fu-open-triplet = 明刻
fu-closed-triplet = 暗刻
fu-open-terminal-triplet = 么九明刻
fu-closed-terminal-triplet = 么九暗刻
fu-open-kan = 明槓
fu-closed-kan = 暗槓
fu-open-terminal-kan = 么九明槓
fu-closed-terminal-kan = 么九暗槓

yaku-riichi = 立直
yaku-double-riichi = 兩立直
yaku-open-riichi = 開立直
yaku-ippatsu = 一發
yaku-tsumo = 門前清自摸和
yaku-pinfu = 平和
yaku-tanyao = 斷么九
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
yaku-chiitoitsu = 七對子
yaku-sanshoku = 三色同順
yaku-ittsu = 一氣通貫
yaku-chanta = 混全帶么九
yaku-toitoi = 對對和
yaku-sanankou = 三暗刻
yaku-sanshoku-doukou = 三色同刻
yaku-sankantsu = 三槓子
yaku-shousangen = 小三元
yaku-honroutou = 混老頭
yaku-ryanpeikou = 二盃口
yaku-honitsu = 混一色
yaku-junchan = 純全帶么九
yaku-chinitsu = 清一色
yaku-renhou = 人和
yaku-tenhou = 天和
yaku-chiihou = 地和
yaku-daisangen = 大三元
yaku-suuankou = 四暗刻
yaku-suuankou-tanki = 四暗刻單騎
yaku-tsuuiisou = 字一色
yaku-ryuuiisou = 綠一色
yaku-chinroutou = 清老頭
yaku-kokushi = 國士無雙
yaku-kokushi-13 = 國士無雙十三面
yaku-shousuushii = 小四喜
yaku-daisuushii = 大四喜
yaku-suukantsu = 四槓子
yaku-chuuren = 九蓮寶燈
yaku-junsei-chuuren = 純正九蓮寶燈
yaku-daisharin = 大車輪
yaku-paarenchan = 八連莊
yaku-dora = 寶牌
yaku-uradora = 裡寶牌
yaku-akadora = 紅寶牌
yaku-nukidora = 拔北寶牌

## 他家的捨牌

label-tenpai = 聽牌
label-more = { $name } +{ $more }
call-ron = 榮和
call-chi = 吃
call-pon = 碰
call-kan = 槓
call-pass = 跳過
call-with = { $call }{ $tiles }
title-called-ron = { $tile }可以榮和：{ $price }
title-called-no-yaku = { $tile }能湊成和牌型，但無役，不能榮和
title-called-complete = { $tile }能湊成和牌型
title-called-furiten = { $tile }能湊成和牌型，但振聽，不能榮和
title-called-nearer = { $call }可進到：{ $leads }
title-called-no-nearer = 鳴{ $tile }不進向聽，還是{ $stays }
title-called-pass = 不鳴：{ $calls }後無役，還是{ $stays }
title-called-nothing = { $tile }不能鳴，還是{ $stays }
title-called-riichi = 立直後不能鳴{ $tile }，還是{ $stays }
phrase-tenpai = 聽牌，{ $waits }
phrase-shanten-tiles = { $shanten }向聽，{ $left }張
phrase-no-yaku-open = ⚠️ **無役**，副露後不能和牌
phrase-none-left = ⚠️ 聽的牌一張不剩
phrase-stays-closed = 維持門清，可以立直
phrase-yaku-near = 役：{ $yaku }{ $more ->
        [0] { "" }
       *[other] ，還有{ $more }種
    }
phrase-yaku-next = ⚠️ **暫時無役**，最接近的是{ $yaku }（要多繞{ $tiles }張）
phrase-yaku-none = ⚠️ **無役**，副露後已經沒有役可以做
line-call = **{ $calls }** → { $says }
text-called-passed-win = 放過和牌會同巡振聽，直到下次摸牌；立直後則振聽到這一局結束。
text-called-chi = 只能吃上家打出的牌。
text-called-swap = { $call }之後不能打{ $tiles }（食替）。
select-call = 鳴牌…
choice-ron = 榮和{ $tile }

## 打法比較

label-gives-up = 損失進張
label-good-tiles = 好型{ $good }張
spoken-only = 只有這種打法有
joint-compared = { " · " }
phrase-compared = 打{ $tile }，{ $leads }
text-compare-gold = 金色數字的進張，其他打法都沒有。
text-compare-same = 這些打法的進張相同。
text-compare-good = 「好型」是會變成好型聽牌（待牌剩5張以上）的張數。
button-all-cuts = 全部打法
select-compare = 比較打法…

## 點數表

label-dealer = 莊家
label-non-dealer = 閒家
label-limit = { $limit } { $han }
phrase-han = { $han }番
phrase-limit-han = { $limit }（{ $han }）
title-points = { $worth }，{ $who }：{ $paid }
title-points-by-fu = { $han }番，{ $who }：榮和{ $low }～{ $high }，看符數
text-points-by-fu = 加上符數就只顯示那一行，例如 `3 30`。
text-points-total = 自摸共{ $total }點。
text-points-honba = 已含{ $honba }本場：榮和多{ $ron }點，自摸每家多{ $each }點。
alt-points-none = 沒有{ $by }
alt-points-asked = 所問的{ $row }
text-points-only-20 = 20符是平和自摸，沒有榮和。
text-points-only-25 = 25符是七對子，門前清自摸時有3番。
text-points-only-110 = 自摸沒有1番110符：要有三個槓子（三槓子），或者全是刻子和槓子（對對和），都是2番。
button-hanless = −1番
button-hanmore = +1番
button-fuless = 減少符數
button-fumore = 增加符數
button-honba = +1本場
button-points-non-dealer = 改成閒家

## 經典演算法的比較。label 也會出現在圖裡

method-index = 索引
method-backtracking = 回溯
method-two-orders = 雙序法
method-pattern-index = 牌型表
method-set-partition = 集合分割
method-how-index = 這個機器人用的方法：依花色查表
method-how-backtracking = 試過所有的雀頭和刻子，剩下的從小牌開始取順子
method-how-two-orders = 順子優先、刻子優先各取一次，都不回頭
method-how-pattern-index = 在9,362種張數排列裡查整副牌
method-how-set-partition = 整數規劃，把每張牌剛好放進一組
line-method = **{ $name }** { $time } · { $how }
label-times = { $ratio }倍
spoken-times = 花的時間是索引的{ $ratio }倍
spoken-same = 相同
label-readings = { $readings ->
        [0] 無拆法
       *[other] { $readings }種拆法
    }
label-no-wait = 無待牌
label-not-installed = 未安裝
label-lost = 漏{ $number }種
label-invented = 錯{ $number }種
label-lost-by = { $methods }漏掉
title-methods-agree = { $answer } · 各演算法一致
title-methods-agree-partly = { $answer } · 標準型各演算法一致
title-methods-orphans = { $answer } · 國士無雙：各演算法都不支援
title-methods-differ = { $answer } · 只有{ $methods }不一致
title-methods-incomplete = 不是和牌型，{ $cuts ->
        [0] 打哪張都不能聽牌
       *[other] 有{ $cuts }種打法能聽牌
    }
text-methods-beyond = { $methods }不支援七對子。
text-methods-orphans = 各演算法都不支援國士無雙。
text-methods-trial = 雙序法從剩下的牌推出待牌，其他演算法把每種牌都試一遍。
text-methods-cuts = 查看所有打法的時間：索引{ $index }，雙序法{ $orders }。
text-methods-melds = 演算法只判斷手裡的牌，副露保持不變。

## 出題、評分、公布答案和自己的紀錄

title-quiz-waits = 聽什麼牌？
title-quiz-cut = 打哪張進張最多？（牌效率）
title-quiz-width-or-value = 要廣度還是打點：打哪張？
title-quiz-price = 這副牌多少點？
title-quiz-readings = 有幾種拆法？
title-quiz-fold = 有人立直，棄和的話打哪張？
title-quiz-riichi = 打牌後聽牌。立直還是默聽？
title-quiz-blocks = 分組
quiz-blocks-asked-loose = **哪些是浮牌？**（不屬於任何一組，也不輔助任何一組）
quiz-blocks-asked-count = **有幾組？**
quiz-blocks-asked-goes = **有6組，只用得上5組，該拆哪組？**（牌效率）
quiz-blocks-asked-compound = **{ $part }是幾組？**
quiz-blocks-asked-helps = **5組加1張：{ $part }輔助哪一組？**
quiz-asked-by = 出題：{ $asker }
quiz-rules = 規則：{ $rules }
quiz-answered = { $answered ->
        [0] 還沒有人作答
       *[other] 已有{ $answered }人作答
    }
quiz-without-extras = -# 作答時不算本場和立直棒。

label-seen = 可見牌
label-found = 答對
label-missed = 漏掉
label-wrong = 答錯
label-yours = 作答
label-right = 正解
label-han = { $han }番
label-fu = { $fu }符
alt-struck = { $tiles }（劃掉{ $marked }）
alt-struck-tile = 劃掉的{ $tiles }
phrase-answers = { $number ->
        [0] 沒有人作答
       *[other] { $number }人作答
    }
phrase-votes = { $number ->
        [0] 沒有人投票
       *[other] { $number }票
    }
alt-own-vote = { $choice }，你的票
alt-right = { $choice }，正解
item-votes = { $choice }（{ $votes }人）
item-other-votes = 其餘（{ $votes }人）

title-right = 答對了：{ $answer }
title-right-points = 點數對了：{ $answer }
title-shown = 答案：{ $answer }
title-found = { $waits }種待牌找到{ $found }種{ $wrong ->
        [0] { "" }
       *[other] ，答錯{ $wrong }種
    }
title-cut-back = 打{ $tile }會退向聽
title-cut-share = 打{ $tile }：進張是最佳打法的{ $share }
title-cut-share-right = 答對了：打{ $tile }，進張是最佳打法的{ $share }
title-cut-as-good = 同樣好：打{ $tile }
title-price-none = 不對，答案是{ $answer }
title-price-han = 番數對了：{ $answer }
title-price-fu = 番數和符數對了：{ $answer }
title-readings-not = 是{ $answer }，不是{ $chosen }種
title-revealed = 答案：{ $answer }，{ $answered ->
        [0] 沒有人作答
       *[other] { $answered }人中{ $right }人答對
    }

quiz-missed-ryanmen = 漏了**{ $tiles }**：{ $part }兩面。
quiz-missed-kanchan = 漏了**{ $tiles }**：{ $part }嵌張。
quiz-missed-penchan = 漏了**{ $tiles }**：{ $part }邊張。
quiz-missed-shanpon = 漏了**{ $tiles }**：{ $part }雙碰。
quiz-missed-tanki = 漏了**{ $tiles }**：{ $part }單騎。
quiz-missed-seven-pairs-tanki = 漏了**{ $tiles }**：它能湊成第七個對子。
quiz-missed-thirteen-orphans-single = 漏了**{ $tiles }**：國士無雙只缺這一種。
quiz-missed-thirteen-orphans-thirteen-sided = 漏了**{ $tiles }**：國士無雙十三面，任何么九牌都能和。
quiz-missed-beside = { $line }其餘是{ $groups }。
quiz-misfit-done = 來**{ $tile }**雖然湊成{ $done }，但剩下{ $left }，沒有雀頭。
quiz-misfit-left = 來**{ $tile }**面子雖然齊了，但剩下{ $left }，沒有雀頭。
quiz-misfit-waits = 來**{ $tile }**什麼也湊不成：{ $part }還缺{ $tiles }。
quiz-misfit-pairs = 來**{ $tile }**不會多出對子：第七對還缺{ $tiles }。
quiz-misfit-orphans = **{ $tile }**手裡已經有了，還缺{ $tiles }。
quiz-held-four = 4張**{ $tiles }**都在自己手裡。
quiz-no-wait = 這副牌不聽**{ $tiles }**。
quiz-cut-back = 打**{ $tile }**退到{ $own }向聽，打**{ $best }**{ $shanten ->
        [0] 聽牌
       *[other] 維持{ $shanten }向聽
    }。
quiz-cut-accepts = 打**{ $tile }**進張{ $left }，打**{ $best }**進張{ $most }張。
quiz-cut-gives-up = 打**{ $tile }**會失去的進張：{ $tiles }
quiz-cut-leaves = 打**{ $tile }**，進張{ $left }：{ $tiles }
quiz-cut-leaves-waits = 打**{ $tile }**，聽{ $left }：{ $tiles }（{ $shape }）
quiz-cut-alike = 進張一樣多：**{ $tiles }**
quiz-cut-as-good = 期望值相差不到{ $share }，同樣好：**{ $tiles }**
quiz-fold-right = **{ $tiles }**：{ $class }
quiz-fold-since = **{ $tiles }**：{ $class }，依據{ $since }
quiz-fold-own = **{ $tile }**：{ $class }。打出的這類牌有{ $percent }放銃，最安全的是{ $best }。
quiz-fold-alike = 沒有明顯比這些更安全的牌：**{ $tiles }**
quiz-fold-tenpai = 打**{ $tiles }**還能保持聽牌。
quiz-fold-gap = -# 空格之後是立直後打的牌，橫放的是立直宣言牌。
title-fold-wrong = { $tile }：{ $percent }
title-riichi-wrong = { $answer }更好
label-way-riichi = 立直
label-way-dama = 默聽
quiz-riichi-only-yaku = 不立直就沒有能榮和的役。
quiz-riichi-adds-to-yaku = 雖然已有能榮和的役，立直得到的還是更多。
quiz-riichi-adds-to-yaku-some = 只有部分待牌有能榮和的役；立直後每種待牌都能榮和。
quiz-riichi-keeps-yaku = 默聽也有能榮和的役，還能改成更好的聽牌。
quiz-riichi-keeps-yaku-some = 默聽時部分待牌有能榮和的役，還能改成更好的聽牌。
quiz-riichi-improves = 聽牌張數少：默聽還能改良，立直後就不能再改。
quiz-riichi-lead = **{ $answer }**的期望點數與和牌率都至少高{ $lead }。
quiz-riichi-way = { $answer }：{ $worth }
title-blocks-not = 是{ $answer }，不是{ $chosen }
alt-river-riichi = { $tiles }立直
alt-river-after = 立直後{ $tiles }
alt-river-of = { $player }的牌河
quiz-cut-others-back = 其他打法都會退向聽。
quiz-cut-all-alike = 所有打法的進張一樣多。
quiz-han = 是{ $han }，不是{ $chosen }。
quiz-han-left-out = 是{ $han }，不是{ $chosen }：是不是漏算了{ $yaku }？
quiz-han-open = 是{ $han }，不是{ $chosen }：{ $yaku }副露後減番。
quiz-han-yakuman = 是{ $han }，不是{ $chosen }：{ $yaku }。
quiz-fu = 是{ $fu }符，不是{ $chosen }符。
quiz-fu-counts = 是{ $fu }符：不到滿貫就要算符。
quiz-fu-because = 是{ $fu }符，不是{ $chosen }符：{ $why }。
quiz-fu-item = { $why }{ $fu }符
quiz-fu-group = { $group } { $why }{ $fu }符
quiz-fu-seven-pairs = 七對子固定25符
quiz-fu-no-tsumo = 平和自摸不加符
quiz-points = { $worth }是{ $points }。
quiz-fu-only-20 = 只有平和自摸是20符
quiz-fu-only-25 = 只有七對子是25符
quiz-only = { $only }。
quiz-no-such-price = 沒有{ $worth }這種點數：{ $only }，至少2番。
quiz-yakuman = **{ $limit }**：{ $yaku }
quiz-readings-one-reading = 沒有別的拆法。
quiz-readings-pair-moves = 雀頭能換：有好幾個對子可以當雀頭，剩下的都成面子。
quiz-readings-pair-stays = 雀頭不變，其他的牌可以當順子也可以當刻子。
quiz-readings-seven-pairs = 既是七對子，也能拆成面子。
quiz-false-pair = 以{ $pair }當雀頭，剩下的不成面子。
quiz-four = 四張{ $tile }不算兩個對子，所以不是七對子。
line-reading-groups = **{ $number }** { $groups }
quiz-others = 其他：{ $choices }
quiz-saw = 答對的人：{ $named }
quiz-worth-best = 沒有比{ $best }更划算的打法。
quiz-worth-near = { $own }與{ $best }價值差不多。
quiz-worth-less = { $own }不如{ $best }。
quiz-worth-terms = -# 第{ $turn }巡到第{ $turns }巡的數值，只算自己摸牌，不考慮榮和、鳴牌、防守和他家和牌。
quiz-worth-terms-table = -# 第{ $turn }巡到第{ $turns }巡、一般線上牌桌的數值：包括自己摸牌、他家打牌，以及他家先結束這一局；不算自己鳴牌、棄和與支付。
quiz-worth-terms-own = -# 第{ $turn }巡到第{ $turns }巡的數值，依管理員實測的牌桌計算：包括自己摸牌、他家打牌，以及他家先結束這一局；不算自己鳴牌、棄和與支付。
item-worth = **打{ $cut }**（{ $wins }，{ $points }）

## 投票

title-vote = 你會打哪張？
vote-ends = 截止：{ $when }
vote-voted = { $voted ->
        [0] 還沒有人投票
       *[other] 已有{ $voted }人投票
    }
title-voted-cuts = 你的票：打{ $tile }
title-voted-anew-cuts = 你的票改成打{ $tile }（原本是打{ $before }）
vote-may-change = 截止（{ $when }）之前都可以改。只有投過票的人看得到這些內容。
title-vote-nobody = 沒有人投票
title-vote-result-cuts = 打{ $cuts }：{ $voted }票中{ $votes }票
title-vote-tied-cuts = 同票：打{ $cuts }，{ $voted }票中各{ $votes }票
title-vote-many-cuts = { $count }種打法：{ $voted }票中各{ $votes }票
title-vote-ways = 立直還是默聽？打哪張？
title-voted-ways = 你的票：{ $tile }
title-voted-anew-ways = 你的票改成{ $tile }（原本是{ $before }）
title-vote-result-ways = { $cuts }：{ $voted }票中{ $votes }票
title-vote-tied-ways = 同票：{ $cuts }，{ $voted }票中各{ $votes }票
title-vote-many-ways = { $count }種選擇：{ $voted }票中各{ $votes }票
phrase-vote-riichi = 打{ $tile }立直
phrase-vote-dama = 打{ $tile }默聽
phrase-vote-cut = 打{ $tile }
vote-columns = -# 票數後面是牌效率（進張數）。
vote-columns-worth = -# 票數後面是牌效率（進張數）和期望點數。

## 成績

title-progress = 你的進步
progress-grown = **{ $kind }**：{ $month }是等級{ $before }，現在是等級{ $level }。
progress-answered = 目前答了{ $answered }題。
progress-bars = 下面的長條是答錯的比例，最常錯的在最前面。
label-last = 等級，最近{ $last }題
label-level = 等級{ $level }
label-month = { $year }年{ $month }月
progress-empty = 還沒有紀錄。可以用 /practice 練習，或是回答頻道裡的題目。
progress-clean = 目前沒有答錯。
label-themes = 答錯，依題型
label-slips = 答錯，依類型
phrase-right = { $whole }題答對{ $part }題
alt-curve = { $kind }每月的等級：{ $levels }
label-own-games = 你的對局
label-loss-cut = 打牌
label-loss-push = 危險牌
label-loss-furiten-tenpai = 振聽聽牌
progress-due = 有{ $due }個題型該複習了。
label-trend-better = 進步
label-trend-same = 持平
label-trend-worse = 退步
phrase-missed = { $whole }次裡錯{ $part }次

theme-waits-seven-pairs = 七對子
theme-waits-thirteen-orphans = 國士無雙
theme-waits-one-suit-few = 一色手，少面聽
theme-waits-one-suit-many = 一色手，多面聽
theme-waits-mixed = 複合型
theme-cut-lone-tile = 孤張
theme-cut-from-shape = 拆搭子
theme-cut-from-pair = 拆對子
theme-cut-from-triplet = 拆刻子
theme-cut-loose = 浮牌
theme-cut-helper = 輔助牌
theme-cut-six-blocks = 六組
theme-cut-pair = 對子多一組
theme-cut-shape = 弱搭子
theme-cut-compound = 複合型
theme-cut-width-or-value = 要廣度還是打點
theme-price-limit = 滿貫以上
theme-price-yakuman = 役滿
theme-price-closed-ron = 門清榮和
theme-price-closed-tsumo = 門清自摸
theme-price-pinfu-tsumo = 平和自摸
theme-price-open = 副露手
theme-price-kuipinfu = 副露平和型
theme-price-seven-pairs = 七對子
theme-price-fu-50 = 50符以上
theme-price-kan = 槓子
theme-price-dealer-tsumo = 莊家自摸
theme-price-value-pair = 役牌雀頭
theme-price-double-wind-pair = 連風雀頭
theme-price-limit-edge = 差一點滿貫
theme-readings-one-reading = 普通牌型
theme-readings-seven-pairs = 全是對子
theme-readings-pair-moves = 雀頭在哪
theme-readings-pair-stays = 順子還是刻子
theme-fold-genbutsu = 現物
theme-fold-genbutsu-behind = 立直後通過的牌
theme-fold-suji = 筋
theme-fold-half-suji = 半筋陷阱
theme-fold-honors = 字牌
theme-fold-kabe = 壁
theme-fold-keeps-tenpai = 保持聽牌
theme-fold-two-riichi = 兩家立直
theme-fold-nothing-safe = 沒有安全牌
theme-riichi-only-yaku = 無役立直
theme-riichi-adds-to-yaku = 有役立直
theme-riichi-keeps-yaku = 有役默聽
theme-riichi-improves = 默聽等改良
theme-blocks-loose-tiles = 浮牌
theme-blocks-block-count = 有幾組
theme-blocks-six-blocks = 六組拆哪組
theme-blocks-compound = 複合型的組數
theme-blocks-helps = 輔助哪一組
theme-blocks-compounds = 多個複合型
slip-missed = 漏了{ $shape }
slip-fu = 符：{ $why }
slip-false-held-four = 4張都在手裡
slip-false-nothing = 不是待牌
slip-cut-shanten = 退向聽
slip-cut-narrow = 進張少
slip-cut-worth = 打點少
slip-price-han = 番數
slip-price-points = 點數
slip-price-fu-too-low = 符數算少
slip-price-fu-too-high = 符數算多
slip-readings-too-few = 拆法算少
slip-readings-too-many = 拆法算多
slip-fold-suji = 筋
slip-fold-half = 半筋
slip-fold-musuji = 無筋
slip-fold-nochance = 壁
slip-fold-onechance = 薄壁
slip-fold-honour = 字牌
slip-riichi-declared = 該默聽時立直
slip-riichi-silent = 該立直時默聽
slip-blocks-loose-kept = 漏看浮牌
slip-blocks-helper-missed = 把輔助牌當浮牌
slip-blocks-block-broken = 拆了一組
slip-blocks-sixth-kept = 留下第六組
slip-blocks-too-few = 組數算少
slip-blocks-too-many = 組數算多

## 按鈕和選單

button-previous = ◀ 上一頁
button-next = 下一頁 ▶
button-readings = 看{ $readings }種拆法
button-waits = 看待牌
button-discards = 打牌後聽什麼
button-editor = 天鳳牌理
button-share = 公開顯示
button-delete = 刪除
button-fix = 就用這個
button-correct = 更正…
select-cut = 打哪張…
select-win = 和哪張…
choice-cut = 打{ $tile }
choice-win = 和{ $tile }
choice-left = 剩{ $left }張

## 無法回答的輸入

text-typed = **{ $option }**的輸入：
text-fix = 是不是想輸入：
error-empty = 沒有輸入牌。
error-too-long = 太長了：有{ $length }個字元，最多{ $limit }個。
error-unknown-sign = 第{ $position }個字元 `{ $sign }` 不是牌。
error-no-suit = `{ $digits }` 沒有花色。請在後面加上 m、p、s 或 z。
error-no-rank = 花色 `{ $suit }` 前面沒有數字。
error-which-suit = `{ $digits }` 在兩個花色之間，無法確定屬於哪一個。
error-which-five = 無法確定 `{ $sign }` 是哪種紅五。請寫 0m、0p 或 0s。
error-stray-red = `{ $sign }` 表示紅五，但旁邊沒有五。
error-ten = { $suit }沒有10。
error-no-such-honor = 沒有字牌 `{ $tile }`：字牌是 1z 到 7z。
error-unclosed = 括號 `{ $bracket }` 沒有關上，少了 `{ $closer }`。
error-unopened = 括號 `{ $bracket }` 沒有對應的左括號。
error-no-melds-here = 這裡只能寫牌，不能寫副露：請拿掉 `{ $bracket }`。
error-empty-meld = 括號裡沒有牌。
error-not-a-meld = `{ $meld }` 不是面子：面子是順子、刻子或槓子。
error-honor-sequence = `{ $meld }` 不是面子：字牌沒有順子。
error-closed-not-kan = `{ $meld }` 不是暗槓。手裡的牌不加括號，副露寫在 `[ ]` 裡。
error-stray-mark = `{ $mark }` 是鳴來的牌的記號，但它不在面子裡。
error-misplaced-mark = `{ $meld }` 的這個位置不能寫 `{ $mark }`。
error-two-marks = 一組副露只鳴一張牌，`{ $mark }` 只能寫一個。
error-stray-call = `{ $word }` 旁邊沒有這樣的面子。
error-which-called = `{ $word }` 可能指前面的牌，也可能指後面的牌。請把面子寫在 `[ ]` 裡。
error-which-kan = `{ $word }` 可能是暗槓，也可能是明槓。暗槓寫 `(1111z)`，明槓寫 `[1111z]`。
error-stray-draw = `{ $word }` 後面沒有摸到的牌。
error-which-honor = 這裡的 `{ $letter }` 可能是西，也可能是白。請寫 3z 或 5z。
error-which-range = `{ $range }` 可能是 `{ $whole }`，也可能是 `{ $ends }`。請寫清楚是哪一種。
error-link = 無法從 `{ $link }` 讀出手牌。可以讀的連結例如 `tenhou.net/2/?q=123m456p`。
error-fifth-tile = { $tile }最多4張，這裡有{ $count }張。
error-not-in-set = 三麻沒有{ $tile }：萬子只有一萬和九萬。請改用四麻的規則，例如天鳳。
error-no-chi = 三麻不能吃，而{ $meld }是吃。
error-second-red = { $tile }最多{ $allowed }張，這裡有{ $count }張。
error-too-many-melds = 副露最多4組，這裡有{ $melds }組。
error-no-concealed = 只有副露：手裡至少要有一張牌。
error-one-short = 有{ $size }張，離{ $target }張還差1張。（一組副露算3張。）
error-too-many = 有{ $size }張，比14張多{ $over }張。（一組副露算3張。）
error-fifth-seen = { $tile }合計有{ $count }張，最多4張。
error-one-tile = 和了牌只能寫一張。
error-win-not-held = 手牌裡沒有可以和的{ $tile }。
error-no-copy-left = { $tile }一張也不剩了。
error-extra-unknown = 看不懂 `{ $word }`。可以寫：立直 一發 寶牌:3p 裡寶:5s 本場:1
error-extra-needs-value = `{ $word }` 後面要有冒號和值。
error-extra-takes-no-value = `{ $word }` 後面不能帶值。
error-extra-three-player = `{ $word }` 是三麻的說法，但現在是四麻規則。請在**{ option-rules }**裡選擇三麻規則。
error-extra-not-in-rules = 目前的規則沒有`{ $word }`。
error-extra-needs-rule = 目前的規則沒有`{ $word }`。要計入請用 `rules: { $rules }`
error-extra-in-option = `{ $word }` 不是牌，請寫在**{ $option }**裡。
error-extra-in-hand = `{ $word }` 不是牌，請寫在 /agari 的**{ $option }**裡。
error-extra-counted = `{ $word }` 會從牌自動計算，不用寫。
error-extra-red = `{ $word }` 要寫在手牌裡：紅五寫成0，例如 406p。
error-against-itself = `{ $first }` 與 `{ $second }` 互相矛盾，請只留一個。
error-against-by = **{ option-by }**是{ $one }，**{ option-extras }**卻是{ $other }，請只留一個。
error-against-seat = **{ option-seat }**是{ $first }，**{ option-extras }**卻是{ $second }，請只留一個。
error-against-nuki = **{ option-kita }**是{ $first }，**{ option-extras }**卻是{ $second }，請只留一個。
error-against-round = **{ option-round }**是{ $first }，**{ option-extras }**卻是{ $second }，請只留一個。
error-too-many-indicators = 指示牌最多{ $most }張。
error-dora-count = `{ $word }` 不是牌。請寫寶牌指示牌，例如 3p，寶牌數會自動計算。
error-no-number = `{ $word }` 不是0到{ $most }的數字。
error-no-wind = `{ $word }` 不是風，請寫東、南、西或北。
error-only-in-agari = `{ $word }` 是和牌時的情況，請用 /agari。
error-rules-no-preset = 沒有規則 `{ $word }`。可以選：{ $known }
error-rules-no-switch = 沒有開關 `{ $switch }`。可以選：{ $known }
error-rules-no-value = `{ $switch }` 要有值：{ $values }
error-rules-bad-value = `{ $switch }` 不能是 `{ $value }`，只能是：{ $values }
error-rules-two-presets = 寫了兩套規則：{ $first } 與 { $second }，請只留一個。
error-rules-twice = `{ $switch }` 寫了兩次。
error-rules-unasked = `{ $switch }` 不會改變任何答案，請拿掉。
error-rules-too-long = 規則太長了：有{ $length }個字元，最多{ $limit }個。
error-rules-too-many = 與這套規則不同的開關超過{ $most }個。請從更接近的規則開始。
error-win-furiten = 振聽：不能榮和，只能自摸。
error-win-clash = { $one }與{ $other }不能同時成立。
error-win-no-riichi = 沒有立直就沒有{ $one }。
error-win-open-hand = 副露的手牌沒有{ $one }。
error-win-called = 有人鳴牌就沒有{ $one }，而這副牌有副露。
error-win-no-kan = 自己沒有槓就沒有{ $one }。
error-win-robbed-kan = 被搶的槓用了全部4張{ $tile }，手牌和指示牌裡不會再有。
error-win-fifth-copy = 手牌和指示牌裡共有{ $count }張{ $tile }，最多4張。
error-win-no-north = 三麻的{ $option }不會是北：只有東家、南家和西家。
error-win-no-nuki = 四麻沒有拔北。請在**{ option-rules }**裡選擇三麻規則。
error-win-nuki-off = 目前的規則沒有拔北：`nukidora` 已關閉。
error-win-closed-kan = 只有國士無雙能搶暗槓，這副牌不是國士無雙。
error-win-closed-kan-kept = 目前的規則不能搶暗槓。
error-win-not-fed = 這副牌沒有人需要包牌：須副露三組三元牌、四組風牌或四個槓，且最後一組是鳴來的。
error-win-second-red = { $tile }不能既在手牌裡又是指示牌。
error-no-hand = 這則訊息裡找不到手牌。牌的寫法例如：`123m406p11z`
error-only-file = 圖片和檔案裡的牌讀不出來。用文字寫牌，例如：`123m406p11z`
error-hand-left-out = `{ $text }` 不會算進手牌。
error-hand-unsure = 不確定哪些牌是手牌。
error-no-river = 請至少填一家立直者的牌河。
error-internal = 發生內部錯誤。聯絡機器人的管理員時，請告知 `{ $id }`。
error-called-twice = 手牌後面已經寫了他家打的牌，請只留一處。
error-river-too-long = 牌河最多{ $most }張。
error-unknown-term = 沒有這個術語。相近的有{ $terms }。請從輸入時列出的選項中選擇。
error-called-before-draw = 鳴牌在摸牌之前：請寫13張，有副露時寫10、7或4張。
error-one-called-tile = 他家打的牌只能寫一張，例如 `1m`。
error-compare-after-draw = 要有能打的牌才能比較打法：請寫14張。
error-compare-how-many = 請寫2到{ $most }種不同的牌，例如 `4s 1s`。
error-compare-not-held = 手牌裡沒有可以打的{ $tile }。
error-limit-has-no-fu = 滿貫以上不算符，請不要選符。
error-seven-pairs-han = 25符是七對子，至少2番。
error-pinfu-tsumo-han = 20符是平和自摸，至少2番。
error-cooldown = 操作太頻繁了，請{ $seconds }秒後再試。
error-busy = 現在請求太多，請過幾秒再試。
error-stale = 這個按鈕來自舊版本，已經失效。請重新使用 /waits 或 /agari。
error-command-changed = 這個指令已經更新。請一分鐘後再試，或重新啟動 Discord。
error-delete = 只有提問的人能刪除這個回答。

## 安全牌

alt-danger-head = 針對{ $players }的立直，由安全到危險
alt-danger-head-one = 對立直，由安全到危險
alt-danger-since = 依據{ $tiles }
alt-danger-interval = 在{ $low }與{ $high }之間
title-safe = 最安全：{ $tiles }（{ $class }）
title-safe-many = 最安全：{ $count }種（{ $class }）
text-safe-keeps = 保持{ $shanten }且最安全：{ $tiles }（{ $class }，打出的牌中有{ $percent }放銃）
text-safe-keeps-unmeasured = 保持{ $shanten }且最安全：{ $tiles }（{ $class }）
text-safe-keeps-too = 打{ $tiles }可保持{ $shanten }。
text-safe-alike = 危險度沒有顯著差別的牌：{ $tiles }
text-safe-several = 每張牌以較危險的那家立直來分類；放銃率是面對一家立直時的數值。
text-safe-no-rates = 三麻沒有統計放銃率，只列出分類。
text-safe-deal-in = 向立直放銃平均失{ $points }點，向莊家立直{ $dealer }點。
error-which-riichi = 有幾家牌河，但看不出誰立直。請在立直宣言牌後寫 `r`：`1z9m3pr5s`
error-two-riichi = 一家牌河只有一張立直宣言牌，`r` 只寫一次。紅五寫成0。
error-too-many-rivers = 其他玩家只有{ $most }人。
error-rivers-too-many = 牌河和手牌太長，無法回答。請省去沒有立直的人的牌河。

## 期望值

title-outlook = 打{ $cut }：{ $worth }
title-outlook-kan = { $kan }：{ $worth }
title-outlook-kita = 先拔{ $tile }：{ $worth }
title-outlook-pass = 跳過：{ $worth }
title-outlook-call = { $way }：{ $worth }
title-outlook-ways = { $ways }差不多：{ $worth }
phrase-move-kita = 拔{ $tile }
phrase-call-cut = { $call }打{ $cut }
outlook-way-called = ，門清時會立直；
text-outlook-called = -# 鳴牌只有「只算自己摸牌」的數值，所以跳過在這裡也這樣算；不算之後的鳴牌。
text-outlook-wins-more = 只看和牌率，{ $way }更高（{ $least } → { $win }）。
text-outlook-furiten-moves = 振聽：{ $cuts }。改聽之前只能自摸。
text-outlook-declines-moves = { $cuts }：這種打法會放過便宜的和牌，等更貴的。
title-outlook-many = { $count }種打法差不多：{ $worth }
title-outlook-hand = 這副牌（只算自己摸牌）：{ $worth }
title-outlook-riichi = 打{ $cut }立直：和牌{ $win }，{ $points }點（默聽{ $otherwin }，{ $otherpoints }點）
title-outlook-dama = 打{ $cut }默聽：和牌{ $win }，{ $points }點（立直{ $otherwin }，{ $otherpoints }點）
title-outlook-either = 打{ $cut }：立直和牌{ $win }，{ $points }點，默聽{ $otherwin }，{ $otherpoints }點，{ $alike }
title-outlook-breaks = 以點數計，打{ $cut }（拆聽）：{ $worth }
title-outlook-table-hand = 這副牌（以一般牌桌計算）：{ $worth }
title-outlook-hand-riichi = 立直：和牌{ $win }，{ $points }點（默聽{ $otherwin }，{ $otherpoints }點）
title-outlook-hand-dama = 默聽：和牌{ $win }，{ $points }點（立直{ $otherwin }，{ $otherpoints }點）
title-outlook-hand-either = 立直和牌{ $win }，{ $points }點，默聽{ $otherwin }，{ $otherpoints }點，{ $alike }
outlook-alike-both = 差不多
outlook-alike-points = 點數差不多
outlook-alike-win = 和牌率差不多
title-outlook-too-far = { $shanten }向聽太遠：要搜尋{ NUMBER($positions) }種以上的手牌。請接近聽牌時再試。
title-outlook-complete = 已經是和牌型：算點數請用 /agari。
title-outlook-too-small = 期望值需要完整的手牌：連同副露13或14張，不是{ $tiles }張。
title-outlook-too-many-seen = { $tile }的可見張數超過了總數。
title-outlook-bad-value = 不能這樣問：{ $field } { $value }。
phrase-move-kan = 暗槓{ $tile }
alt-outlook-near = { $cut }，差不多
alt-outlook-hand = 這副牌
alt-outlook-axis = 各巡的曲線圖，縱軸從{ $low }經{ $half }到{ $top }
alt-outlook-plot = { $axis }；{ $curves }
alt-joint-curves = ；
alt-outlook-curve = { $cut }：{ $values }
alt-outlook-value = { $turn } { $value }
outlook-loss-points = { $value }點
outlook-loss-win = { $value }個百分點的和牌率
outlook-loss-tenpai = { $value }個百分點的聽牌率
aim-points = 點數
aim-win = 和牌
aim-tenpai = 聽牌
text-outlook-near = 與{ $best }差不多，相差不到{ $near }：{ $cuts }
text-outlook-widest = 按牌效率的打法（{ $tile }，{ $left }張）損失{ $loss }。
text-outlook-widest-good = -# 按牌效率也是打{ $tile }（{ $left }張）。
outlook-way-riichi = ，會立直；
outlook-way-table = ，立直或默聽取較好的；
outlook-way-open = ；
text-outlook-terms = -# { $seat }，第{ $turn }巡打牌後到第{ $turns }巡，目標是{ $aim }{ $way }{ $exchanges ->
        [0] 摸到不進向聽的牌就摸切
       *[other] 最多留{ $exchanges }張不進向聽的牌等改良
    }。{ $curves }
text-outlook-curves = 曲線是同一副手牌晚幾巡時的數值。
text-outlook-alone = -# **只算自己摸牌，不考慮榮和、鳴牌、防守和他家和牌。**
text-outlook-table = -# **一般線上牌桌（7,700局實測）：包括自己摸牌、他家打牌，以及他家先結束這一局；不算自己鳴牌、棄和與支付。早巡略低，晚巡略高。**
text-outlook-own = -# **依本機器人管理員實測的牌桌計算（{ $count }巡）：包括自己摸牌、他家打牌，以及他家先結束這一局；不算自己鳴牌、棄和與支付。**
text-outlook-only-alone = -# 只有四麻的門清手牌能以牌桌計算，這副牌只算自己摸牌。
text-outlook-double = -# 不計兩立直：這裡的立直一律以1番計算。
text-outlook-ways-cut = **打{ $cut }**：立直{ $riichi }；默聽{ $dama }
text-outlook-ways-hand = 立直{ $riichi }；默聽{ $dama }
text-outlook-way = 和牌{ $win }（自摸{ $tsumo }＋榮和{ $ron }），{ $points }點
text-outlook-furiten-cuts = 打{ $cuts }是振聽：改聽之前只能自摸。
text-outlook-no-yaku-cut = 打{ $cuts }不立直就沒有役：改良之前，默聽只能自摸。
text-outlook-no-yaku-hand = 不立直就沒有役：改良之前，默聽只能自摸。
text-outlook-declines-cuts = 打{ $cuts }之後，這種打法會放過便宜的和牌，等更貴的。
text-outlook-leaves = 打{ $cut }是拆聽：以點數計多{ $more }。
text-outlook-stays = 打{ $cuts }拆聽算出來比較高，但這個模型高估拆聽：高出{ $lead }以上才排在最前面。
text-outlook-threat = 他家有人立直。
text-outlook-norths = -# 之後摸到的北以不拔計算：拔北寶牌和補牌的收益沒有算進去，要另外加上。
error-one-at-a-time = 上一題還在計算中，請等結果出來再試。
error-worker = 計算中途停止了，請再試一次。
error-workers-off = 這個機器人的管理者關閉了此功能所需的運算程序。
button-outlook = 看期望值
select-turn = 巡目…
choice-turn = 第{ $turn }巡
select-aim = 目標…
choice-aim-points = 以點數為目標
choice-aim-win = 以和牌為目標
choice-aim-tenpai = 以聽牌為目標
select-view = 一般牌桌或只算自己…
choice-view-table = 以一般牌桌計算
choice-view-threat = 以一般牌桌計算，他家有人立直
choice-view-alone = 只算自己摸牌

## 輸入時的即時解讀：最多100個字元

live-tiles = { $tiles } · { $state }
live-state = { $count }張 · { $reading }
live-count = { $count }張
live-more = 再加{ $more }張就是{ $target }張
live-shanten = { $shanten }向聽
live-tenpai = 聽牌：{ $tiles }
live-tenpai-many = 聽牌：{ $kinds }種
live-cut = 打一張就聽牌
live-complete = 和牌型
live-suit = { $digits }… 是 m、p、s 還是 z？
live-error = ✗ { $error }
live-error-at = ✗ { $error }（第{ $place }個字元）

## 對局：/game

label-table-you = 自己
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
label-table-wall = 剩{ $left }張
label-table-honba = { $honba }本場
label-table-sticks = 立直棒{ $sticks }
label-table-norths = 北×{ $norths }
alt-table-player = { $head }：{ $river }
alt-table-own-river = 自己的牌河
alt-table-empty = 沒有捨牌
alt-table-taken = { $tile }（被鳴走）
alt-table-riichi = { $tile }立直
alt-table-since = 立直之後
alt-table-drawn = 摸切{ $tiles }
alt-table-melds = 副露{ $melds }
alt-table-hand = 手牌{ $tiles }
alt-table-drew = 摸{ $tile }
title-game-seats = 你坐在哪一家？
title-game-losses = 損失最大的{ $count }個選擇
title-game-none = 沒有超過{ $points }點的損失
title-game-moment = { $where }：{ $what }
game-seats-text = 請選擇你的座位。不讀取名字；對局只在記憶體中保留一小時，不會儲存。
game-seat = { $first }的{ $wind ->
        [0] 東家
        [1] 南家
        [2] 西家
       *[3] 北家
    }，第{ $rank }名，{ $score }點
game-hand = { $round }{ $honba }本場
game-line = { $round }：{ $delta }
game-where = { $round }第{ $turn }巡
game-loss-line = { $where }：**{ $what }**
game-what-points = { $tile }，−{ $points }點
game-what-kind = { $tile }，{ $kind }
game-riichi = { $tile }立直
game-kan = 槓{ $tile }
game-kita = 拔{ $tile }
game-kind-cut = 打牌
game-kind-push = 危險牌
game-kind-no-riichi = 默聽？
game-kind-dead-riichi = 待牌已絕的立直
game-kind-furiten-riichi = 振聽立直
game-kind-furiten-tenpai = 振聽聽牌
game-kind-passed-win = 放過和牌
game-why-cut = 期望值（{ $model }）：打{ $better }為{ $best }點，打{ $cut }為{ $worth }點，少了{ $points }點。
game-why-push = { $cut }（{ $danger }）這類捨牌有{ $rate }放銃；打{ $better }則不會放銃給立直者。
game-why-no-riichi = 無役聽牌：不立直就只能自摸和牌。為什麼默聽？
game-why-dead-riichi = 這個立直所聽的牌一張都不剩了。
game-why-furiten-riichi = 所聽的牌自己打過：不能榮和，只能自摸。
game-why-furiten-tenpai = 打{ $cut }是振聽的聽牌；打{ $better }則可以榮和。
game-why-passed-win = { $better }可以和牌，值{ $points }點。
game-did = 實際的選擇：{ $what }
game-legend = -# { $signs }
game-legend-drawn = 暗色：摸切
game-legend-taken = 外框：被鳴走
game-legend-riichi = 豎線：立直之後
game-not-whole = -# 時間不夠，有些可疑的打牌沒有評估。
game-kept = -# 打開其中一個局面後，這些局面會保留{ $days }天，只有你看得到。可以用 **/my** 刪除。
game-practise-later = 之後會在 **/practice** 再出現，第一次是明天。
game-practised-already = 這一題已經在你的練習裡了。
practice-own-game = 出自你的對局
practice-dropped = 已從練習中移除。
game-kept-alone = -# 對局本身已不在，只留下這些局面。要逐局查看，請重新傳送牌譜。
game-faults = -# 有{ $count }局無法讀取，已略過。
select-game-seat = 你的座位…
select-game-moment = 查看一個選擇…
select-game-round = 逐巡查看一局…
button-game-review = 總覽
button-game-cuts = 查看進張
button-game-compare = 比較打法
button-game-vote = 發起投票
button-game-later = 稍後練習
button-game-offer = 推薦為每日一題
button-drop-miss = 不再練習這一題
button-safe = 安全牌
error-game-nothing = 請把牌譜檔案附加到 **{ option-log }**，或把含有牌譜的 tenhou.net/6 連結貼到 **{ option-link }**。取得方法見 **/help**。
error-game-file = 無法從 Discord 取得這個檔案，請重新附加。
error-game-gone = 這場對局已不在記憶體中，請重新傳送牌譜。
error-game-not-yours = 只有傳送這份牌譜的人可以逐步查看。
error-game-hidden = 這份牌譜沒有任何手牌。
error-game-no-question = 這個局面無法出成只有一個答案的題目。
error-offer-most = 推薦的數量已達上限：每人五個，整個伺服器三十個。
error-game-too-large = 超過2 MB：一場對局的牌譜要小得多。
error-game-too-much = 內容超過一場對局的牌譜。
error-game-unknown = 這不是能讀取的牌譜。可以讀取天鳳的mjlog、tenhou6 JSON和mjai；取得方法見 **/help**。
error-game-address = 這是牌譜的網址，機器人不會自行下載：請存成檔案後附加。方法見 **/help**。
error-game-other-record = 這是雀魂或麻雀一番街自己的格式，無法讀取。用轉換工具轉成tenhou6 JSON就可以；方法見 **/help**。
error-game-no-rounds = 這份牌譜裡沒有任何一局。
error-game-broken = 這份牌譜已損壞，沒有一局能讀取。
error-game-impossible = 這份牌譜的內容不可能發生，沒有一局能讀取。
error-game-ambiguous = 這份牌譜的順序有多種讀法，無法確定是哪一種。
error-game-reconnected = 這份牌譜因為重新連線，從一局的中途開始。
title-help-game = 從自己的對局學習
game-help-text = **/game** 讀取牌譜，並以牌桌圖顯示損失最大的選擇。含有牌譜的訊息也可用 **{ command-analyze }**。
    { "" }**天鳳** 自己的對局：牌譜檢視器的選單可把牌譜存成檔案（`.mjlog`），Windows版的牌譜清單也有。只要一局：把牌譜編輯器的連結 `tenhou.net/6/#json=…` 貼到 **{ option-link }**。
    { "" }**雀魂** 無法讀取它自己的格式。常用的轉換工具和瀏覽器擴充功能（例如tensoul）可以轉成tenhou.net/6檔案（JSON），請附加該檔案。
    { "" }**mjai** mjai程式的牌譜（`.json`、`.jsonl`，`.gz`也可）可直接讀取。
    { "" }不讀取名字和編號，也不儲存牌譜。對局只在記憶體中保留一小時，供你逐步查看；保留更久的內容會在結果中說明。
button-help-game = 自己的對局
command-game = 牌譜
command-game-about = 從自己的對局學習：附加牌譜
option-log = 檔案
option-log-about = 牌譜檔案：mjlog、tenhou6 JSON或mjai，gzip也可
option-link = 連結
option-link-about = 含有一局或一場的 tenhou.net/6 連結

## 說明

title-help = 輸入手牌，看聽什麼
help-text = **/waits** 看手牌聽什麼、該打什麼、每種待牌多少點。
    { "" }**/agari** 看和牌型的所有拆法和點數。
    { "" }**/points** 查番數和符數的點數。
    { "" }**/outlook** 看各種打法在每一巡的期望值（以一般牌桌計算，或只算自己摸牌）。
    { "" }**/safe** 面對立直，由安全到危險列出手牌，附依據和放銃率。
    { "" }**/methods** 用四種經典演算法分析手牌。
    { "" }**/tiles** 只把手牌畫成圖，方便發文。
    { "" }**/term** 說明麻將術語的意思，任何語言的詞都可以。
    在任何訊息的「應用程式」選單裡選擇**{ command-analyze }**，就會找出其中的手牌。
help-notes =
    也可以用國字、①②③、全形字元和麻將字元，例如 🀇🀙🀐（`1m1p1s`）。
    字牌可以寫字母 E S W N 和 P F C（白、發、中），也可以寫 `東`、`白`。
    手牌也可以寫在句子裡，訊息和選項一樣：`34678m22s5z 碰777p 吃345p 寶牌3m`。文字裡的 `寶牌3p` 是3p本身，`指示牌3p` 表示寶牌是4p。
    手牌是13或14張，練習時也可以是1、2、4、5、7、8、10、11張；一組副露算3張。14張時最後一張是摸到的牌。
    他家打的牌寫在13張之後：`23m456p789s11222z<1m` 會顯示榮和、吃、碰、槓或跳過。
    `{ option-compare }:` 並排比較打法：`4s 1s`。
    `{ option-seen }:` 寫別處看得到的牌，`{ option-river }:` 寫自己打過的牌（判斷振聽）。
    `{ option-dora }:` 寫寶牌指示牌，`{ option-seat }:` 和 `{ option-round }:` 寫自風和場風。
    `{ option-extras }:` 寫和牌時的情況：`立直 一發 裡寶:3p 本場:1`。
    `{ option-left }:` `{ option-across }:` `{ option-right }:` 按打出的順序寫牌河：`1z9m3pr5s|6s`。`r` 寫在立直宣言牌後，`|` 寫在別家立直的位置。
    /safe 的放銃率是公開牌譜裡面對一家立直時打出的牌中放銃的比例，不是「打出去就會這樣」的機率：無筋牌多是進攻或沒有別的牌時打的。把自己的手牌也算作看得見時，筋37是2.0%，不是5.3%。
    三麻：`{ option-rules }:` 寫 `tenhou_sanma` 或 `mahjong_soul_sanma`，`{ option-kita }:` 寫拔了幾張北。
help-text-workers-off = -# 這個機器人的管理者關閉了運算程序，因此沒有 /outlook、/methods、/game，也不出某幾類題。
help-suits = 萬、筒、索
help-red = 0是紅五
help-winds = 東 南 西 北 · ESWN
help-dragons = 白 發 中 · PFC
help-open = 副露；' 寫在鳴來的牌後面
help-kan = 暗槓

title-help-study = 互相出題，找出弱點
study-help-text = **/quiz** 用自己的手牌或機器人發的手牌在頻道出題；`{ option-session }:10` 連續出十題，最後公布前三名。按回答下面的「{ button-ask-channel }」也可以出題。
    { "" }**/vote** 問問大家會打哪張，聽牌時還有立直或默聽；結束後列出每張的票數、牌效率和期望點數。
    { "" }**/practice** 只給自己出題，一直練下去，答錯的會再出現。
    { "" }**/my** 的 `{ command-progress }` 看哪些牌型常錯，`{ command-board }` 看這個伺服器每日一題誰領先；`{ command-data }` 匯出或刪除關於你的所有紀錄。
    { "" }**/server** 的 `{ command-settings }` 決定誰能出題、用什麼語言和規則；`{ command-daily }` 每天在定好的時間發一題。
    { "" }沒有資料庫的機器人不提供這些指令。
study-help-picture = 每個人的作答結果只有自己看得到，而且馬上知道漏了什麼、為什麼。上圖是公布的答案：每個回答的人數，正解是金色。
button-help-typing = 手牌怎麼輸入
button-help-study = 怎麼一起學習

## 指令和選項

command-waits = 聽牌
command-waits-about = 手牌聽什麼，打哪張會聽牌
command-agari = 和牌
command-agari-about = 和牌型的所有拆法和點數
command-outlook = 期望值
command-outlook-about = 各種打法的期望點數、和牌率、聽牌率，逐巡計算（以一般牌桌計算，或只算自己摸牌）
command-safe = 安全牌
command-safe-about = 面對立直打哪張安全，依據和放銃率
command-methods = 演算法
command-methods-about = 用四種經典演算法分析同一副牌，並排比較
command-tiles = 牌圖
command-tiles-about = 把手牌畫成一張圖，方便發文
command-term = 術語
command-term-about = 麻將術語的意思
command-points = 點數
command-points-about = 依番數和符數查榮和、自摸的點數
command-help = 說明
command-help-about = 手牌怎麼輸入
command-analyze = 分析手牌
option-hand = 手牌
option-hand-about = 例如 123m406p789s11z；14張時最後一張是摸到的牌
option-seen = 可見牌
option-seen-about = 別處看得到的牌：寶牌指示牌、他家的捨牌和副露
option-river = 牌河
option-river-about = 自己打過的牌，用來判斷振聽
option-tiles-river-about = 打過的牌，依序畫在手牌下方（r寫在立直宣言牌後）
option-word = 詞
option-word-about = 任何語言的詞：振聽、furiten、両面
option-win = 和了牌
option-win-about = 和的那張牌；不寫就是摸到的牌
option-order = 順序
option-order-about = 點數相同時哪種拆法排在前面
option-rules = 規則
option-rules-about = 一套規則，還可以加自己的開關，例如 ema、tenhou kiriage:on
option-by = 和牌方式
option-by-about = 自摸還是榮和；不寫時門清算自摸
option-seat = 自風
option-seat-about = 自己的風；不寫就是南
option-round = 場風
option-round-about = 這一局的場風；不寫就是東
option-dora = 寶牌指示牌
option-dora-about = 寶牌指示牌，例如 3p5s
option-kita = 拔北
option-kita-about = 三麻：拔了幾張北
option-left = 上家
option-left-about = 上家的牌河，按順序：1z9m3pr5s（r寫在立直宣言牌後）
option-across = 對家
option-across-about = 對家的牌河，按順序：1z9m3pr5s（r寫在立直宣言牌後）
option-right = 下家
option-right-about = 下家的牌河，按順序：1z9m3pr5s（r寫在立直宣言牌後）
option-passed-about = 自己的牌河，按順序；立直後打的寫在 | 後：1z9m|6s
option-extras = 附加條件
option-extras-about = 立直 一發 海底 嶺上 … 裡寶:3p 本場:1 立直棒:2
option-called = 他家捨牌
option-called-about = 他家打出的一張牌：吃、碰、槓還是跳過
option-compare = 打法比較
option-compare-about = 並排比較2到5種打法，例如 4s 1s
option-han = 番
option-han-about = 番數，或是滿貫以上的級別
option-fu = 符
option-fu-about = 只看番數不夠時的符數
option-player = 莊閒
option-player-about = 莊家或閒家；不寫就是閒家
option-honba = 本場
option-honba-about = 場上的本場數
option-turn = 巡目
option-turn-about = 第1到18巡；不寫就是打過的張數加一
option-aim = 目標
option-aim-about = 以什麼為目標；不寫就是點數
option-private = 只有自己看得到
option-private-about = 回答只有你看得到
rules-tenhou = 天鳳
rules-mahjong-soul = 雀魂
rules-m-league = M League
rules-wrc = WRC
rules-ema = EMA
rules-ema-2016 = EMA 2016
rules-wrc-2022 = WRC 2022
rules-jpml-a = 日本職業麻將聯盟A規則
rules-saikouisen = 最高位戰
rules-riichi-city = 麻雀一番街
rules-tenhou-sanma = 天鳳三麻
rules-mahjong-soul-sanma = 雀魂三麻

## 本機頁面

local-welcome =
    輸入 **/waits** 和手牌，再按紙飛機。可以先試試：
    `/waits 1112345678999m`
    `/waits 23455667788s46m1z`
    `/waits 123456m45p789s11z3p`
    `/agari 11122233344455m`
    傳一則有手牌的訊息也會得到回答，和「應用程式」選單裡的**{ command-analyze }**一樣。
    每種牌怎麼寫：**/help**
local-welcome-study =
    { "" }**/quiz** 和 **/vote** 向所有人出題，**/practice** 只給自己出題。在頁面上方選擇其他成員，就能以該成員的身分作答；只有 **{ $owner }** 可以使用 **/server**。

## 排行榜

title-board = 排行榜：{ $season }
board-all-time = 總榜
label-streak = 連續{ $streak }題
phrase-streak = 連續{ $streak }題
alt-rank = 第{ $rank }名
alt-own-rank = 第{ $rank }名，你
phrase-board-points = { $points }分
line-standing = **第{ $rank }名** { $member }：{ $points }分，{ $answered }題中答對{ $right }題
line-streak = { $line }，連續{ $streak }題
board-best-streak = 你的最長連續紀錄：{ $best }題
board-hidden = 你選擇了不顯示名字，別人看不到你這一行。可以用 **/my** `{ command-data }` 更改。
board-how = -# 只算每日一題，每題最多10分。連續是指接連作答，不論對錯；每七題可以漏一題。
board-empty = 榜上還沒有人。到 { $channel } 回答下一次的每日一題吧。
board-no-dailies = 這個伺服器沒有每日一題，而排行榜只算每日一題。有管理伺服器權限的人可以用 **/server** `{ command-daily }` 設定。
digest-week = 上週：{ $people }人作答{ $answers }次。
digest-missed = 最常錯：{ $theme }，{ $answered }次裡錯{ $missed }次。
digest-none-missed = 全部答對了。
digest-leading = { $season }領先：{ $leading }
item-leading = 第{ $rank }名 { $member }（{ $points }分）
error-board-server = 排行榜每個伺服器各有一個，請在伺服器裡使用。**/my** `{ command-progress }` 在這裡也能用。
command-board = 排行榜
command-board-about = 這個伺服器每日一題的得分和連續作答：本月和總榜

## 題目：按鈕、提示和拒絕

button-ask-channel = 在頻道出題
button-answer = 作答…
button-show-me = 看答案
button-reveal = 公布答案
button-in-full = 詳細解答
button-practise-this = 練習這種題型
button-practise-theme = 練習{ $theme }
button-next-problem = 下一題
button-end-vote = 結束投票
button-end-question = 結束第 { $number } 題

modal-waits = 聽什麼牌？
modal-waits-label = 所有的待牌
modal-blocks = 哪些是浮牌？
modal-blocks-label = 所有的浮牌
modal-price = 這副牌多少點？
modal-label-han = 番
modal-label-fu = 符
modal-label-points = 點數，不含本場和立直棒
modal-han = { $han }番
modal-han-most = 役滿（13番以上）
modal-or-more = { $limit }以上
modal-points-limit = { $points } · { $limit }
modal-fu = { $fu }符
modal-no-fu = –（滿貫以上）
modal-points-tsumo = { $others } / { $dealer }（{ $points }）
modal-points-all = 各{ $others }（{ $points }）
modal-correct = 更正手牌
field-hand = 手牌
field-beside = 其他情況（寶牌、自風等）
item-picture = 圖片
item-file = 檔案

quiz-was-in-view = 出題前答案一直看得到：看過的人已經知道答案了。
quiz-nobody-sees = 這題只有你看得到：這個伺服器不允許加到個人帳號的應用程式公開發言。
quiz-answered-before = 你已經答過了，以第一次的回答為準：
quiz-late = 你作答時答案已經公布，所以只算在你自己的複習裡。
quiz-known = 這題你以前答過，或者是你自己推薦的，答案你已經知道，所以這次不計。
quiz-shown = 這不算作答，這題你也不能再答了。明天的/practice會再出同一主題。
quiz-was-shown = 你已經看過答案，不能再答這題。
vote-over = 投票已經結束，剛才的點擊不算。
vote-is-close = 點數與和牌率都沒有哪一方領先超過15%，所以改成投票。
vote-no-end = 機器人無法自行在這個頻道發言，所以這次投票不會自動結束，請用按鈕結束。[把機器人加進來並給予這項權限]({ $link })，之後的投票就會自動結束。

error-study-off = 這裡關閉了出題功能。
error-study-not-writable = 出題功能暫時不能用：資料庫無法寫入。
error-study-down = 出題功能暫時不能用：無法連上資料庫。請一分鐘後再試。
error-study-busy = 題目的資料庫正忙，請過幾秒再試。
error-study-clock = 出題功能暫停中：機器人所在電腦的時鐘不準，需要機器人的管理員校正。
error-study-version = 出題功能在這裡不能用：資料庫屬於其他版本的機器人。
error-quiz-gone = 這題的紀錄已經不在了。
error-quiz-limit-channel = 這個頻道還有三題沒公布答案。請先公布其中一題，或結束投票。
error-quiz-limit-hour = 這個伺服器一小時內已經出了十題。請晚點再出，或是用 /practice。
error-quiz-limit-own-channel = 你在這個頻道還有兩題沒公布答案。請先公布其中一題，或結束投票。
error-quiz-limit-own-server = 你在這個伺服器還有六題沒公布答案。請先公布其中一題，或結束投票。
error-quiz-limit-own-hour = 你一小時內已經在這裡出了五題。請晚點再出，或是用 /practice。
error-quiz-limit-day = 這裡一天內已經出了 1,000 題。請明天再出，或是用 /practice。
error-quiz-limit-practice = 今天已經練習了 2,000 題，請明天再來。
error-quiz-may-not-ask = 你在這個伺服器沒有出題權限。/practice 誰都能用。
error-quiz-ask-public = 只有提問的人，或是有管理訊息權限的人，才能把這個回答變成題目。請用 /quiz 出題。
error-quiz-reveal = 出題者和有管理訊息權限的人隨時可以公布答案，其他人要等出題一天之後。
error-vote-end = 出題者和有管理訊息權限的人隨時可以結束投票，時間到也會自動結束。
error-no-problem-noten = 這副牌沒有聽牌，不能問聽什麼。
error-no-problem-no-riichi = 防守題需要牌河和立直：請不要寫手牌，直接出題。
error-no-problem-no-lead = 「立直或默聽」只出四麻、門清13張的聽牌，而且其中一方的點數與和牌率都領先15%以上。其他手牌可用/outlook比較。
error-no-problem-no-one-answer = 這副牌的分組問題沒有唯一的答案：請不要寫手牌，直接出題。
error-no-problem-has-a-cut = 這副牌要先打一張，聽什麼要看打哪張。可以問打哪張。
error-no-problem-north-first = 手裡的北要先拔：請用補牌之後的手牌出題。
error-no-problem-no-cut = 這副牌沒有能打的牌：問打哪張還需要摸到的牌。
error-no-problem-complete = 這副牌已經和了，不能問打哪張。
error-no-problem-not-complete = 這副牌還沒和，沒有點數和拆法可以問。
error-no-problem-no-yaku = 這副牌無役，沒有點數可以問。可以問拆法。

command-quiz = 出題
command-quiz-about = 用自己的手牌或機器人發的手牌在頻道出題
command-practice = 練習
command-practice-about = 只給自己做的題目，一題接一題
command-vote = 投票
command-vote-about = 在頻道裡投票打哪張：各自私下投票，結束時公布票數
option-text = 文字
option-text-about = 寫在手牌上方的話，例如各家點數；最多200個字元
option-hours = 小時
option-hours-about = 幾小時後結束，1到168；不寫就是24
option-vote-hand-about = 摸牌後的手牌，例如 123m406p789s1122z3s，或打牌後的聽牌
option-quiz-turn-about = 立直或默聽：第幾巡（不寫則為6）
option-vote-turn-about = 第1到18巡；不寫就是第1巡
command-my = 我的
command-my-about = 自己的紀錄
command-progress = 成績
command-progress-about = 各題型的等級、最近的作答，以及你的弱點
command-data = 資料
command-data-about = 關於你的紀錄：匯出、不顯示名字或全部刪除
command-server = 伺服器
command-server-about = 這個伺服器的題目設定
command-settings = 設定
command-settings-about = 語言、規則、誰能在頻道出題
command-questions = 題目
command-questions-about = 查看並結束這個伺服器進行中的題目
option-kind = 題型
option-kind-about = 問什麼；不寫就依手牌決定
option-practice-kind-about = 練什麼；不寫就由機器人決定
option-level = 難度
option-level-about = 從1（簡單）到5；只對機器人發的手牌有效
option-practice-level-about = 從1（簡單）到5；不寫就由機器人決定
option-quiz-hand-about = 自己的手牌，例如 123m406p789s11z；誰都看不到答案
option-language = 語言
option-language-about = 這個伺服器的題目用什麼語言
option-server-rules-about = 題目的規則：一套規則，還可以加自己的開關
option-askers = 出題者
option-askers-about = 誰能在頻道出題
option-role = 身分組
option-role-about = 能在頻道出題的身分組
kind-waits = 待牌
kind-cut = 何切
kind-price = 點數
kind-readings = 拆法
kind-fold = 防守
kind-riichi = 立直或默聽
kind-blocks = 分組
level-1 = 1（簡單）
level-2 = 2
level-3 = 3
level-4 = 4
level-5 = 5（困難）
language-en = 英文
language-ja = 日文
language-zh-TW = 中文（繁體）
language-zh-CN = 中文（簡體）
language-ko = 韓文
language-fr = 法文
askers-everyone = 所有人
askers-role = 一個身分組
askers-managers = 有管理訊息權限的人
title-open-questions = 進行中的題目
open-none = 目前沒有進行中的題目。
title-settings = 這個伺服器的題目
settings-language = 語言：**{ $language }**。作答結果用每個人自己的語言顯示。
settings-rules = 規則：**{ $rules }**
settings-askers = 誰能出題：**{ $askers }**。有管理訊息權限的人一定能出題。
settings-how = -# 用這個指令的選項來更改。
error-server-only = 只能在伺服器裡使用。
error-not-manager = 只有管理這個伺服器的人可以這麼做。
error-settings-role = 請在**{ option-role }**裡指定能出題的身分組。
title-data = 你的資料
title-sure = 要全部刪除嗎？
title-forgotten = 已經全部刪除
data-stored = 儲存的內容：{ $answers }次作答和投票以及各自的時間，由此得出的各題型、各形狀的成績、排行榜上的得分和連續作答，還有你寫在投票上方的話。不儲存名字和其他訊息。
data-named = 公布答案時，會在答對的人裡顯示你的名字，排行榜上也有你。
data-hidden = 公布答案時不顯示你的名字，別人在排行榜上也看不到你。
data-kept = -# 已經發在頻道裡的內容，不管在這裡怎麼做都會留著。
data-games = 你的對局：加入練習的局面（{ $practiced }）、推薦為每日一題的局面，以及你打開過的對局的局面（{ $days }天）。不儲存牌譜，也沒有名字。
data-sure = 你的作答、評分、複習排程、得分、連續紀錄，以及你的對局中儲存的局面都會刪除，你出的題目不再顯示出題者，尚未結束的題目就此結束。無法復原。已經發出的內容會留著。
data-forgotten = 刪除了{ $rows }筆資料。在你下次作答之前，這裡不再儲存任何關於你的內容。
button-export = 匯出
button-hide = 不顯示我的名字
button-unhide = 顯示我的名字
button-delete-data = 全部刪除…
button-delete-all = 是的，全部刪除
button-keep = 保留

## 連續出題

title-session = 連續出題：共{ $total }題
session-seconds = 每題{ $seconds }秒
session-by-hand = 公布答案前都可以作答
session-announced = 這裡的人都可以作答，和平常一樣，結果只有自己看得到。每題都會公布答案，最後公布前三名。第1題：{ $when }。連續三題沒有人作答就會結束。
session-how = -# 名次看答對的題數，題數相同時看所用時間。
session-number = **第{ $number }題，共{ $total }題** · 難度{ $level }
session-closes = 截止：{ $when }
session-waits = 公布答案前都可以作答
session-so-far = 目前：{ $places }
session-ahead = 第{ $rank }名 { $member }（{ $right }題）
title-session-result = 連續出題的結果
session-place = **第{ $rank }名** { $member }：{ $posted }題中{ $right ->
        [0] 一題也沒答對
       *[other] 答對{ $right }題，{ $seconds }秒
    }
session-others = 另有{ $number }人
session-nobody = 沒有人作答。
session-hardest = 最難的是[第{ $number }題]({ $link })：{ $answered }人中{ $right }人答對。答案：{ $answer }
session-ended-stopped = 共{ $total }題，出了{ $posted }題後被提前結束。
session-ended-silent = 連續三題沒有人作答，所以{ $total }題中只出了{ $posted }題。
session-ended-left = 15分鐘內沒有人繼續，所以{ $total }題中只出了{ $posted }題。
session-ended-away = 機器人停了半小時以上，所以{ $total }題中只出了{ $posted }題。
session-ended-trouble = 下一題無法發出，所以{ $total }題中只出了{ $posted }題。
session-listed = 連續出題，第{ $number }題，共{ $total }題
label-session-seconds = { $seconds }秒
label-session-hardest = 第{ $number }題
phrase-session-hardest = 最難的第{ $number }題：{ $answered }人中{ $right }人答對
phrase-session-place = { $posted }題中{ $right ->
        [0] 一題也沒答對
       *[other] 答對{ $right }題，{ $seconds }秒
    }
button-session-start = 馬上開始
button-session-end = 結束連續出題
error-session-led = 只有開始這次連續出題的人和有管理訊息權限的人可以這麼做。
error-session-over = 這次連續出題已經進到下一題或結束了。
error-session-hand = 連續出題的手牌都由機器人發。請去掉手牌或連續題數其中之一。
error-session-reveal = 開始這次連續出題的人和有管理訊息權限的人隨時可以公布答案。
error-quiz-limit-session = 這個頻道正在連續出題。開始的人和有管理訊息權限的人可以結束它。
error-quiz-limit-own-session = 你在這個伺服器的連續出題還在進行，請先結束它。
error-quiz-limit-session-hour = 你在一小時內已經開始了四次連續出題。請稍後再開始，或使用 /practice。
option-session = 連續
option-session-about = 連續出幾題，1到20；每題公布答案，最後列出前三名
option-seconds = 秒數
option-seconds-about = 連續出題時每題的作答時間；不寫就是60秒
seconds-20 = 20秒
seconds-30 = 30秒
seconds-45 = 45秒
seconds-60 = 60秒
seconds-90 = 90秒
seconds-120 = 2分鐘
seconds-300 = 5分鐘
seconds-0 = 直到我公布答案

## 每日一題

title-daily = 第{ $number }題 · { $title }
daily-level = 難度{ $level }
daily-saw-yesterday = 昨天{ $answered }人中{ $right }人答對：[第{ $number }題]({ $link })
daily-saw-last = 上次{ $answered }人中{ $right }人答對：[第{ $number }題]({ $link })
daily-nobody-yesterday = 昨天的題目沒有人作答：[第{ $number }題]({ $link })
daily-nobody-last = 上次的題目沒有人作答：[第{ $number }題]({ $link })
daily-paused-idle = 連續14題沒有人回答，每日一題已暫停。管理伺服器的人可以用 **/server** `{ command-daily }` 重新開始。
daily-paused-channel = 連續三次無法發到這個頻道，每日一題已暫停。管理伺服器的人可以用 **/server** `{ command-daily }` 重新開始。
command-daily = 每日一題
command-daily-about = 每天在頻道出一題：設定、更改或關閉
option-channel = 頻道
option-channel-about = 發到哪個頻道；不寫就是這個頻道
option-time = 時間
option-time-about = 依伺服器的時間幾點發，例如 20:00
option-days = 星期
option-days-about = 星期幾發；不寫就是每天
option-daily-kind-about = 問什麼；不寫就由機器人決定
option-daily-level-about = 從1（簡單）到5；不寫就由機器人決定
option-daily-role-about = 每次要提及的身分組；選 @everyone 就都不提及
option-thread = 討論串
option-thread-about = 是否替每一題開一個討論串
option-zone = 時區
option-zone-about = 伺服器的時區，例如 Asia/Taipei；請輸入城市的英文名
option-which = 編號
option-which-about = 有好幾個每日一題時更改哪一個，或是新增
option-off = 關閉
option-off-about = 不再出題
dailies-zone-hint = -# 時間不對的話，請用這個指令的**{ option-zone }**指定時區。
which-1 = 1
which-2 = 2
which-3 = 3
which-4 = 4
which-new = 新增
title-dailies = 這個伺服器的每日一題
dailies-none = 還沒有設定。用這個指令指定**{ option-time }**和**{ option-zone }**，就會每天出一題。
title-offer = 要推薦這個局面作為每日一題嗎？
offer-text = 伺服器的管理者會看到牌桌，可以把它選為每日一題。不會顯示你的選擇。要顯示你是出題者嗎？
button-offer-named = 顯示我的名字
button-offer-unnamed = 不顯示名字
title-offered = 已推薦
offer-made = 伺服器的管理者可以在 **/server** 看到。{ $days }天後會刪除，也可以在 **/my** 刪除。
offer-known = 這個局面已經有人推薦過了。
title-offers = 成員推薦的局面 { $place }/{ $count }
title-offers-none = 成員推薦的局面
offers-none = 目前沒有。成員可以在 **/game** 的牌桌下面推薦。
offer-by = 由{ $member }推薦，會顯示名字。
offer-by-nobody = 推薦的成員不顯示名字。
offer-is-taken = 已採用：下一個可以出這種題目的每日一題就是它。
button-offers = 成員推薦的局面（{ $count }）…
button-offer-take = 用於下一個每日一題
button-offer-back = 取消採用
button-offer-drop = 不採用
dailies-zone = 時區：**{ $zone }**，現在是{ $now }。
daily-line = **{ $which }.** { $channel } · **{ $time }** · { $facts }
daily-any-kind = 題型不限
daily-any-level = 難度不限
daily-pings = 提及{ $role }
daily-with-thread = 開討論串
daily-next = 下一題是第{ $number }題：{ $when }。
daily-is-paused-idle = 已暫停：連續14題沒有人回答。用這個指令改任何一項就會繼續。
daily-is-paused-channel = 已暫停：連續三次無法傳送。請允許機器人檢視這個頻道、傳送訊息和檔案，再用這個指令改任何一項就會繼續。
dailies-how = -# 用這個指令的選項來更改，用**{ option-off }**停止出題。作答會算進伺服器的排行榜。
daily-role-silent = -# 要讓 { $role } 收到通知，必須所有人都能提及這個身分組，或機器人能提及所有身分組。
days-every = 每天
days-weekdays = 平日
days-weekend = 週末
days-span = { $first }～{ $last }
weekday-0 = 週一
weekday-1 = 週二
weekday-2 = 週三
weekday-3 = 週四
weekday-4 = 週五
weekday-5 = 週六
weekday-6 = 週日
daily-not-member = 機器人不在這個伺服器裡，或不能在那個頻道發言和附加檔案，所以無法自動出題。請[把機器人加進來並給予這些權限]({ $link })，讓它看得到頻道、能附加檔案，再用一次這個指令。
error-daily-reveal = 這題的答案會在下一題發出時公布。在那之前，只有具備管理訊息權限的人可以公布。
error-daily-time = 看不懂這個時間。請用24小時制輸入，例如 20:00 或 7:30。
error-daily-zone = 沒有這個時區。請輸入城市的英文名，例如 Taipei，再從清單裡選擇。
error-daily-no-time = 請指定新的每日一題的**{ option-time }**，例如 20:00。
error-daily-which = 這個伺服器有好幾個每日一題，請在**{ option-which }**裡選一個。
error-daily-none = 沒有這個編號的每日一題。
error-daily-most = 一個伺服器最多設四個每日一題，請先關閉一個。
button-forget-server = 刪除伺服器的資料…
button-forget-all = 是的，刪除伺服器的資料
title-forget-server = 要刪除這個伺服器的資料嗎？
forget-server-sure = 設定、每日一題、成員推薦的局面、排行榜，還有在這裡出過的題目和所有作答都會刪除，無法復原。已經發出的內容會留著，成員自己的成績也還在。
title-server-forgotten = 伺服器的資料已經刪除
server-forgotten = 不再儲存任何關於這個伺服器的內容。

## 術語：/term 的說明

says-riichi = 門清聽牌時押1000點宣告。1番，之後不能再換手牌。
says-double-riichi = 第一巡無人鳴牌時的立直。2番。
says-open-riichi = 把手牌攤開的立直，部分地方規則採用。
says-ippatsu = 立直後一巡內無人鳴牌時和牌。1番。
says-tsumo = 用自己摸的牌和牌，其他人都付點。門清時1番。
says-pinfu = 四組順子、非役牌的雀頭、兩面聽，門清沒有多餘的符。1番。
says-tanyao = 只有2到8的數牌。1番。
says-iipeikou = 門清時有兩組相同的順子。1番。
term-yakuhai = 役牌
says-yakuhai = 三元牌、自風或場風的刻子，各1番。
says-rinshan = 用開槓後摸的嶺上牌和牌。1番。
says-chankan = 榮和別人加槓的那張牌。1番。
says-haitei = 用牌山的最後一張牌自摸。1番。
says-houtei = 榮和最後一張捨牌。1番。
says-chiitoitsu = 七個不同的對子。2番，固定25符。
says-sanshoku = 三種花色有相同的順子。2番，副露1番。
says-ittsu = 同色的123、456、789。2番，副露1番。
says-chanta = 每組面子和雀頭都有么九牌。2番，副露1番。
says-toitoi = 四組刻子或槓子。2番。
says-sanankou = 三組沒有鳴牌的刻子。2番。
says-sanshoku-doukou = 三種花色有相同的刻子。2番。
says-sankantsu = 三組槓子。2番。
says-shousangen = 三元牌兩組刻子，另一種作雀頭。役牌之外另計2番。
says-honroutou = 只有么九牌。對對和或七對子之外另計2番。
says-honitsu = 一種花色加字牌。3番，副露2番。
says-ryanpeikou = 門清時有兩組一盃口。3番。
says-junchan = 每組面子和雀頭都有1或9，沒有字牌。3番，副露2番。
says-chinitsu = 只有一種花色。6番，副露5番。
says-renhou = 閒家在第一次摸牌前榮和，計分依規則而定。
says-tenhou = 莊家配牌就和牌。役滿。
says-chiihou = 無人鳴牌時，閒家第一次摸牌就和牌。役滿。
says-daisangen = 三種三元牌都是刻子。役滿。
says-suuankou = 四組沒有鳴牌的刻子。役滿。
says-tsuuiisou = 只有字牌。役滿。
says-ryuuiisou = 只有二三四六八索和發。役滿。
says-chinroutou = 只有1和9。役滿。
says-kokushi = 十三種么九牌各一張，再加其中一張。役滿。
says-shousuushii = 三種風牌是刻子，第四種作雀頭。役滿。
says-daisuushii = 四種風牌都是刻子。役滿，有些規則算兩倍。
says-suukantsu = 四組槓子。役滿。
says-chuuren = 門清時同色的1112345678999再加同色一張。役滿。
says-daisharin = 筒子的22334455667788。部分規則的役滿。
says-paarenchan = 當莊連和八次。部分規則的役滿。
says-dora = 寶牌指示牌的下一張。手牌有役時每張1番。
says-uradora = 指示牌下面的寶牌，只有立直和牌才翻開。
says-akadora = 紅五。手牌有役時每張1番。
says-nukidora = 三麻拔出的北。1番，並再摸一張。
says-ryanmen = 相鄰的兩張，兩邊的牌都能成順子。
says-kanchan = 中間缺一張的兩張，只有一種牌能補上。
says-penchan = 12或89，只有一種牌能補上。
says-shanpon = 兩個對子，任何一個湊成三張都和。
says-tanki = 聽雀頭的另一張。
says-mangan = 封頂點數的第一級：閒家8000點，莊家12000點。5番，或4番以下但符數夠多。
says-haneman = 6、7番。滿貫的1.5倍。
says-baiman = 8到10番。滿貫的2倍。
says-sanbaiman = 11、12番。滿貫的3倍。
says-yakuman = 最高一級：閒家32000點，莊家48000點。
says-counted-yakuman = 不是役滿但有13番以上，以役滿計。
term-sequence = 順子
says-sequence = 同色相連的三張。
term-triplet = 刻子
says-triplet = 相同的三張。
term-quad = 槓子
says-quad = 相同的四張，宣告槓，算一組面子。
term-set = 面子
says-set = 順子、刻子或槓子。和牌要四組面子和一個雀頭。
term-pair = 對子
says-pair = 相同的兩張。
term-block = 組
says-block = 面子或面子的雛形。手牌要五組：四組成面子，一組作雀頭。
term-shape = 搭子
says-shape = 再來一張就成順子的兩張。
term-compound = 複合型
says-compound = 可以有好幾種拆法的相連的牌。
term-loose = 浮牌
says-loose = 不屬於任何一組的牌。
term-helper = 輔助牌
says-helper = 在一組旁邊的單張，讓進張變廣。
term-ryankan = 雙嵌張
says-ryankan = 中間缺兩張的三張牌，補哪一張都成順子。
term-simple = 中張
says-simple = 2到8的數牌。
term-terminal = 老頭牌
says-terminal = 1和9。
term-honor = 字牌
says-honor = 風牌和三元牌，不能成順子。
term-orphan = 么九牌
says-orphan = 1、9和字牌。
term-wind = 風牌
says-wind = 東南西北。
term-dragon = 三元牌
says-dragon = 白發中。
term-suit = 數牌
says-suit = 萬子、筒子、索子，各有1到9。
term-shanten = 向聽
says-shanten = 離聽牌還差幾張。2向聽就是再來兩張才聽牌。
term-tenpai = 聽牌
says-tenpai = 再來一張就能和牌。
term-noten = 未聽
says-noten = 沒有聽牌。
term-ukeire = 進張
says-ukeire = 能減少向聽的牌，以及還剩幾張。
term-wait = 待牌
says-wait = 聽牌時能讓自己和牌的牌。
term-good-shape = 好型
says-good-shape = 像兩面這樣，待牌有五張以上。
term-furiten = 振聽
says-furiten = 待牌在自己的牌河裡，或曾經放過和牌，不能榮和。
term-karaten = 空聽
says-karaten = 待牌全在自己手裡或都已看見。
term-takame = 高目
says-takame = 幾種待牌中點數較高的。
term-yasume = 低目
says-yasume = 幾種待牌中點數較低的。
term-closed = 門清
says-closed = 沒有鳴牌的手牌，暗槓仍算門清。
term-open = 副露的手牌
says-open = 吃、碰或明槓過的手牌，不能立直。
term-meld = 副露
says-meld = 鳴牌或槓亮出來的面子。
says-chi = 用上家的捨牌組成順子。
says-pon = 用任何人的捨牌組成刻子。
says-kan = 宣告四張相同的牌：多摸一張，多一個寶牌。
term-closed-kan = 暗槓
says-closed-kan = 四張都是自己摸的槓。
term-added-kan = 加槓
says-added-kan = 在自己碰的刻子上加第四張。
says-ron = 用別人的捨牌和牌，只有放銃者付點。
term-kuikae = 食替
says-kuikae = 鳴牌後打出能組成同一組面子的牌，多數規則禁止。
term-cut = 打牌
says-cut = 打出一張牌。
term-tsumogiri = 摸切
says-tsumogiri = 打出剛摸到的牌。
term-tedashi = 手切
says-tedashi = 打出手裡的牌，而不是剛摸到的。
term-riichi-stick = 立直棒
says-riichi-stick = 立直的1000點，由下一個和牌者拿走。
term-dama = 默聽
says-dama = 聽牌而不立直。
term-fold = 棄和
says-fold = 放棄和牌，只打安全牌。
term-push = 進攻
says-push = 不顧威脅繼續做牌。
term-mawashi = 迂迴
says-mawashi = 打安全牌，同時保留和牌的機會。
term-genbutsu = 現物
says-genbutsu = 立直者打過或放過的牌，不會被榮和。
term-suji = 筋牌
says-suji = 與對手的捨牌差三的牌。同時聽這兩張的兩面會振聽；其他聽法仍可能放銃。
term-half-suji = 半筋
says-half-suji = 4、5、6中，兩邊的筋只打過一邊的牌。
term-musuji = 無筋
says-musuji = 筋一張都沒有打過的牌，最危險。
term-no-chance = 壁
says-no-chance = 附近的牌四張都已看見，不可能有用到它的兩面聽。
term-one-chance = 薄壁
says-one-chance = 附近的牌已看見三張，用到它的兩面聽可能性很小。
term-deal-in = 放銃
says-deal-in = 打出被榮和的牌。
term-han = 番
says-han = 役和寶牌的單位，到滿貫為止每多一番加倍。
term-fu = 符
says-fu = 面子、雀頭、聽牌型等的小點，個位數進位到十。
says-closed-ron = 門清榮和時加的10符。
says-open-pinfu = 副露後呈平和型的牌：不算平和，榮和按30符而不是20符計算。
term-limit = 滿貫以上
says-limit = 從這裡起只看番數，分級計點。
term-dealer = 莊家
says-dealer = 坐東的人。和牌多得一半，別人自摸時付閒家的兩倍。
term-non-dealer = 閒家
says-non-dealer = 莊家以外的人。
term-honba = 本場
says-honba = 連莊或流局的計數，每一本和牌者多得300點（三麻200點）。
term-dora-indicator = 寶牌指示牌
says-dora-indicator = 王牌中翻開的牌，它的下一張是寶牌。
term-noten-payment = 未聽罰符
says-noten-payment = 流局時未聽者付給聽牌者，共3000點（三麻共2000點）。
term-pao = 包牌
says-pao = 讓人鳴到役滿最後一組面子的人要負責付點。
term-kuisagari = 副露減番
says-kuisagari = 副露後少1番。
term-kuitan = 食斷
says-kuitan = 副露的斷么九，多數規則允許。
term-atozuke = 後付
says-atozuke = 先鳴牌，之後才確定役。
term-kiriage = 切上滿貫
says-kiriage = 4番30符和3番60符算滿貫的規則。
term-double-wind = 連風牌
says-double-wind = 既是自風又是場風，刻子2番。
term-value-pair = 役牌雀頭
says-value-pair = 三元牌、自風或場風作雀頭，2符，不成平和。
term-seat-wind = 自風
says-seat-wind = 自己座位的風，莊家是東。
term-round-wind = 場風
says-round-wind = 這一場的風：東場是東，南場是南。
term-hanchan = 半莊
says-hanchan = 打東場和南場的對局。
term-tonpuu = 東風戰
says-tonpuu = 只打東場的對局。
term-all-last = 最終局
says-all-last = 對局的最後一局。
term-turn = 巡
says-turn = 自己打過幾張牌，一局約十八巡。
term-river = 牌河
says-river = 依序排好的捨牌。
term-dead-wall = 王牌
says-dead-wall = 不摸的十四張，有指示牌和嶺上牌。
term-exhaustive-draw = 荒牌流局
says-exhaustive-draw = 牌山摸完而無人和牌。
term-abortive-draw = 途中流局
says-abortive-draw = 因四家立直等情況，這一局中途結束。
term-nagashi-mangan = 流局滿貫
says-nagashi-mangan = 流局時自己的捨牌全是么九牌，而且沒有一張被鳴，以滿貫收點。
term-renchan = 連莊
says-renchan = 莊家和牌，或流局時聽牌，繼續坐莊。
term-chombo = 錯和
says-chombo = 誤宣告和牌等重大犯規，要受罰付點。
term-sanma = 三麻
says-sanma = 三人打的麻將，沒有二萬到八萬，也不能吃。
term-kita = 拔北
says-kita = 三麻中把北拔出。
term-efficiency = 牌效率
says-efficiency = 依進張的張數選擇打哪張。
term-width = 廣度
says-width = 手牌的進張有多少。
term-value = 打點
says-value = 和牌時的點數高低。
term-sixth-block = 第六組
says-sixth-block = 多出來用不上的一組，先拆它。
term-reading = 拆法
says-reading = 把和牌型拆成面子和雀頭的一種方法。
term-uma = 馬點
says-uma = 終局時按名次收付的點數。10-20即末位付給一位2萬點，三位付給二位1萬點；數額由規則決定。
term-oka = 頭名賞
says-oka = 起始點與返點之差，各家的份都歸第一名。25000點起、30000點返，就是四份5000點。有的規則沒有。
term-wareme = 割目
says-wareme = 地方規則：從誰面前的牌山開門，誰的收付就都加倍。
term-live-tile = 生張
says-live-tile = 還沒有人打過或鳴過的牌，多指字牌；別家手裡可能有兩三張。
term-busting = 擊飛
says-busting = 點數降到0點以下。多數規則裡對局就此結束。
term-yakitori = 燒雞
says-yakitori = 地方規則：整場一次也沒和牌的人，終局時要付罰點。
term-chips = 祝儀
says-chips = 地方規則：一發、紅寶牌、裏寶牌等，在點數之外另付籌碼。
term-agariyame = 和了止
says-agariyame = 最終局的莊家和牌後居第一位時，可以不連莊而結束對局。
term-head-bump = 頭跳
says-head-bump = 一張牌有幾家榮和時，只算從放銃者起輪次最先的那一家。
term-double-ron = 一炮雙響
says-double-ron = 一張牌兩家都榮和，放銃者付給兩家。
term-first-dealer = 起家
says-first-dealer = 東一局的莊家。
term-kamicha = 上家
says-kamicha = 坐在左邊、在你之前摸牌的人。只能吃上家的牌。
term-toimen = 對家
says-toimen = 坐在對面的人。
term-shimocha = 下家
says-shimocha = 坐在右邊、在你之後摸牌的人，可以吃你打的牌。
term-starting-hand = 配牌
says-starting-hand = 一局開始時分到的十三張牌。
term-wall = 牌山
says-wall = 蓋著疊成兩層、供各家摸的牌。
term-safe-tile = 安全牌
says-safe-tile = 不會被立直者榮和，或幾乎不會的牌。
term-guest-wind = 客風
says-guest-wind = 既非自風也非場風的風牌，湊成刻子也沒有役。
term-suji-trap = 騙筋
says-suji-trap = 聽自己捨牌的筋，讓別家以為安全。
term-chase-riichi = 追立
says-chase-riichi = 別家立直之後再立直。
term-formal-tenpai = 形式聽牌
says-formal-tenpai = 沒有役的聽牌，為流局時不付罰符而聽。
term-perfect-shanten = 完全一向聽
says-perfect-shanten = 兩個兩面搭子加雀頭，再有一張擴大進張的牌的一向聽。
term-bad-shape = 愚型
says-bad-shape = 嵌張、邊張、單騎等，待牌不超過四張。
term-nine-terminals = 九種九牌
says-nine-terminals = 第一次摸牌時么九牌有九種以上，且無人鳴牌，可以宣告流局。
term-tegawari = 改良
says-tegawari = 向聽數不減，但聽牌變寬或打點變高的進張。
