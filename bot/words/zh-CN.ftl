### 简体中文。手机一行约二十字。

## 牌的名称

number-decimal = .
number-thousands = ,
number-percent = { $number }%
# "each": 一万 四万; "runs": 一四万
tile-list = runs
# "numbers": 1122z，相同的牌写作东 ×2; "names": 逐张写出牌名
tile-honors = names
tile-ranks = 一 二 三 四 五 六 七 八 九
tile-red-five-short = 红五
tile-red-five-spoken = 红五
tile-joint-ranks-short = { "" }
tile-joint-ranks-spoken = { "" }
tile-joint-honors-short = { "" }
tile-joint-honors-spoken = { "" }
tile-joint-runs-short = { " " }
tile-joint-runs-spoken = 、
tile-m-short = { $ranks }万
tile-p-short = { $ranks }筒
tile-s-short = { $ranks }索
tile-z-short = { $ranks }z
tile-repeated = { $tile }×{ $count }
tile-m-spoken = { $ranks }万
tile-p-spoken = { $ranks }筒
tile-s-spoken = { $ranks }索
tile-1z-short = 东
tile-2z-short = 南
tile-3z-short = 西
tile-4z-short = 北
tile-5z-short = 白
tile-6z-short = 发
tile-7z-short = 中
tile-1z-spoken = 东
tile-2z-spoken = 南
tile-3z-spoken = 西
tile-4z-spoken = 北
tile-5z-spoken = 白
tile-6z-spoken = 发
tile-7z-spoken = 中

## 图中的文字：只用 assets/labels.py 里有的字

label-waits = 听
label-left = 剩{ $left }张
label-furiten = 振听
label-shanten = { $shanten }向听
gloss-shanten = -# { $shanten }向听：再{ $shanten }张就听牌。其他术语见/term
label-tiles = { $left }张
label-able-tiles = { $able }/{ $left }张
label-able-left = 剩{ $able }/{ $left }张
label-tsumo-split = { $others }/{ $dealer }
label-tsumo-all = 各{ $each }
label-outlook-points = 期望{ $value }点
label-outlook-win = 和牌率{ $value }
label-outlook-tenpai = 听牌率{ $value }
label-outlook-waits = 听{ $left }张
label-outlook-shanten = { $shanten }向听 { $left }张
label-outlook-turn = 第{ $turn }巡
label-outlook-alone = 只算自己摸牌
label-outlook-table = 以一般牌桌计算
label-outlook-own = 以管理员实测计算
label-outlook-riichi = 立直 { $points }·{ $win }
label-outlook-dama = 默听 { $points }·{ $win }
label-danger-genbutsu = 现物
label-danger-ranks = { $low }{ $high }
label-danger-suji = 筋 { $ranks }
label-danger-half = 半筋 { $ranks }
label-danger-musuji = 无筋 { $ranks }
label-danger-nochance = 壁 { $ranks }
label-danger-onechance = 薄壁 { $ranks }
label-danger-honor = 字牌 剩{ $left }张
label-danger-value = 役牌 剩{ $left }张
label-danger-man = 1万9万 剩{ $left }张
label-danger-rate = { $cuts }张中{ $percent }
label-danger-too-few = 样本不足
label-danger-riichi = 立直
label-danger-since = 依据
label-danger-class = 分类、放铳率
label-player-right = 下家
label-player-across = 对家
label-player-left = 上家
label-player-you = 自己
label-player-first = 第一家
label-player-second = 第二家
label-player-third = 第三家

## 图的文字说明

alt-joint = ，
alt-joint-full = ，
alt-joint-short = { " " }
alt-left-full = { $tile }剩{ $left }张
alt-left-short = { $tile }×{ $left }
alt-cut = 打{ $tiles }
alt-cut-any = 打{ $tiles }中的任意一张
alt-kan = 暗杠{ $tiles }
alt-kita = 拔{ $tiles }
alt-face-down = { $tiles }（两端{ $hidden }张扣着）
alt-called-left = { $tiles }（鸣自上家）
alt-called-across = { $tiles }（鸣自对家）
alt-called-right = { $tiles }（鸣自下家）
alt-discarded = 他家打出{ $tiles }
alt-river = 牌河：{ $tiles }
alt-winning = { $tiles }（和了牌{ $marked }）
alt-winning-tile = 和了牌{ $tiles }
alt-dora = { $tiles }（宝牌{ $marked }）
alt-dora-tile = 宝牌{ $tiles }
alt-aside = 放在一旁的{ $tiles }
spoken-reading = 第{ $number }种拆法
spoken-good = 好型
spoken-able = { $left }张中{ $able }张有役

## 待牌

phrase-waits = { $tiles }，剩{ $left }张
phrase-furiten = { $waits }，振听
phrase-accepts = { $kinds }种{ $left }张
phrase-accepts-good = { phrase-accepts }（好型{ $good }张）
phrase-many-waits = { $kinds }种，剩{ $left }张
title-tenpai = 听牌：{ $waits }
title-furiten = 听牌（振听）：{ $waits }
text-furiten = ⚠️ **振听**：自己的牌河里有{ $tiles }，所有待牌都不能荣和，只能自摸。
text-ron-rates-table = -# 立直时荣和的概率（与自摸该牌的概率相比，一般网络牌桌）：{ $rates }
text-ron-rates-own = -# 立直时荣和的概率（与自摸该牌的概率相比，本机器人管理员实测的牌桌）：{ $rates }
item-ron-rate = { $tiles } ×{ $rate }
text-gone = { $tiles }已经没有了：4张都已可见。
text-all-gone = 听牌，但待牌全见光了：{ $tiles }。
text-karaten = 4张{ $tiles }都在自己手里，无牌可和（空听）。当前规则算听牌，{ $rules }不算。
text-no-karaten = 唯一的待牌是{ $tiles }，4张却都在自己手里（空听）。当前规则不算听牌，{ $rules }算。
text-left-out = 不在这手牌里：`{ $text }`。
text-read-as = **读作** `{ $hand }`
text-not-used = 没有用到：`{ $text }`。
text-assumed = 读作对家立直，牌河 `{ $text }`。
text-not-furiten = 不是振听：写出的牌河里没有你听的牌。
text-other-hands = 这条消息里还有{ $count }副手牌，请在下方选择。
text-seen = 计入可见牌：{ $tiles }
text-river = 自己的牌河（计入可见牌）：{ $tiles }
text-nuki = 拔北{ $nuki }张：算{ $nuki }张宝牌，剩下的北也少{ $nuki }张。
joint-names = 、
joint-groups = { " " }
joint-worth = { " " }
joint-or = 或

shape-line = { $part } → { $tiles }（{ $shape }）
shape-more = 还有{ $more }种
shape-ryanmen = 两面
shape-kanchan = 嵌张
shape-penchan = 边张
shape-shanpon = 双碰
shape-tanki = 单骑
shape-seven-pairs-tanki = 七对子单骑
shape-thirteen-orphans-single = 国士无双单面听
shape-thirteen-orphans-thirteen-sided = 国士无双十三面听

wait-named = **{ $name }**：{ $why }
wait-name-nobetan = 延伸单骑
wait-why-nobetan = 四张相连，两端都能作雀头。
wait-name-sanmenchan = 三面听
wait-why-sanmenchan = 五张相连，听三种牌。
wait-name-sanmentan = 三面单骑
wait-why-sanmentan = 七张相连，三种牌能作雀头。
wait-name-aryanmen = 亚两面
wait-why-aryanmen = 两面听，其中一端的牌已用作雀头。
wait-name-nakabukure = 中膨单骑
wait-why-nakabukure = 顺子中间的牌多一张，单骑这张牌。
wait-name-ryantan = 螺丝型
wait-why-ryantan = 暗刻加相邻的一张，单骑和两面的复合。
wait-name-kantan = 嵌张单骑
wait-why-kantan = 暗刻加隔一格的一张，单骑和嵌张的复合。
wait-name-pentan = 边张单骑
wait-why-pentan = 边上的暗刻加相邻的一张，单骑和边张的复合。
wait-name-kantankan = 双嵌单骑
wait-why-kantankan = 一张牌两侧隔一格各有一个暗刻。
wait-name-entotsu = 烟囱型（两面双碰）
wait-why-entotsu = 两面的一端已成暗刻，另一个对子也能听。
wait-name-tatsumaki = 双刻夹单骑
wait-why-tatsumaki = 两个暗刻夹一张牌，附近的牌都听。
wait-name-happoubijin = 八面听
wait-why-happoubijin = 六种相连的牌，两端都是暗刻，听八种。
wait-name-nine-gates = 纯正九莲宝灯
wait-why-nine-gates = 同花色的九种牌都能和。

## 未听牌的手牌

# 牌组：面子与面子的雏形
label-blocks = { $count }组
label-pairs = { $count }个对子
label-block-pair = 对子
alt-block-set = 面子{ $tiles }
alt-block-pair = 对子{ $tiles }
alt-block-shape = { $tiles }进{ $takes }
alt-block-compound = { $tiles }，{ $count }组
alt-block-single = 浮牌{ $tiles }
text-blocks-few = 只有{ $count }组，还不到需要的5组（一组是面子，或面子的雏形）。
text-blocks-five = 正好5组：4组成面子，1组作雀头。
text-blocks-many = 有{ $count }组，只用得上5组。
text-blocks-no-pair = 有{ $count }组，但没有对子。
text-ways = { $part }怎么拆都是{ $count }组：
button-ways = 看拆法
title-ways = 分组的拆法
text-ways-none = 这手牌只有一种分组方法。
reason-loose = { $tile }不属于任何一组。
reason-helper = { $tile }只是{ $block }的辅助。
reason-six-blocks = { $count }组中只用得上5组：{ $block }进{ $left }张，其他搭子至少{ $least }张。
reason-six-goes = { $count }组中只用得上5组：拆{ $block }。
reason-pair = { $block }是多出来的对子。
reason-shape = { $block }是最弱的搭子。
reason-compound = 打{ $tile }后，{ $block }还剩{ $kept }。
reason-compound-six = { $count }组中只用得上5组：打{ $tile }后，{ $block }还剩{ $kept }。
reason-compound-blocks = 打{ $tile }后，{ $block }仍有{ $blocks }组。
reason-compound-blocks-six = { $count }组中只用得上5组：打{ $tile }后，{ $block }从{ $before }组变成{ $blocks }组。
reason-triplet = 没有雀头：从{ $block }里拿出一对。
reason-four-sets = 四组面子已成：{ $block }打掉一张，另一张等雀头。
reason-width-or-value = 要广度还是打点：{ $widest }进张较多，{ $valued }打点较高，两者都算对。
reason-value = 要广度还是打点：{ $widest }进张较多，{ $valued }可望{ $yaku }、打点较高，两者都算对。
reason-worth-more = 只看进张广度应打{ $beaten }，但{ $valued }打点更高。
reason-step-or-value = { $shanten ->
        [0] 打{ $widest }听牌，打{ $valued }是拆听
       *[other] 打{ $widest }保持{ $shanten }向听，打{ $valued }退向听
    }，但打点较高，两者都算对。
reason-step-for-yaku = { $shanten ->
        [0] 打{ $widest }听牌，打{ $valued }是拆听
       *[other] 打{ $widest }保持{ $shanten }向听，打{ $valued }退向听
    }，但可望{ $yaku }、打点较高，两者都算对。
reason-yaku = 打{ $tile }能保留{ $yaku }。
quiz-width-alone = 这题只问进张广度：论期望值，{ $best }胜过{ $widest }。这种牌更适合用/vote来问。
reason-breaks = 打{ $tile }会拆掉{ $block }。

title-noten = { $shanten }向听：进张{ $kinds }种{ $left }张
text-forms = 各牌型的向听数：{ $forms }
form-standard = 标准型 { $shanten }
form-seven-pairs = 七对子 { $shanten }
form-thirteen-orphans = 国士无双 { $shanten }
text-good = { $left }张中有{ $good }张（金色）能成好型听牌（待牌剩5张以上）。
text-good-all = 摸到任何进张都是好型听牌（待牌剩5张以上）。
text-good-none = 摸到任何进张都不是好型听牌（待牌剩5张以上）。
text-good-gold = 金色数字的进张能成好型听牌（待牌剩5张以上）。
text-red-no-yaku = 红色数字的进张摸到后就无役，副露后也不能立直。
phrase-improved = { $tiles }{ $more ->
        [0] { "" }
       *[other] ，另有{ $more }种
    }
text-improves = 改良：{ $improved }。最好的是摸{ $best }打{ $cut }，进张{ $left }张。
text-cut-improves = **打{ $tile }**的改良：{ $improved }。最好的是摸{ $best }，进张{ $left }张。
text-yaku-back = 要有役的话：打{ $tiles }，{ $shanten }向听，有役的进张{ $left }张。

## 何切

title-cut-tenpai = 打{ $tile }听牌：{ $waits }
phrase-paying = { $phrase }，{ $points }点
phrase-paying-nothing = { $phrase }，无役
phrase-able = { $phrase }，有役的{ $able }张
title-others-pay = { $title }（{ $others }）
item-pays = 打{ $tiles }：{ $points }点
item-others-pay = 其余：{ $points }点
item-cut-dora = { $tile }（宝牌）
title-cut-tenpai-tie = 打{ $tiles }听牌：剩{ $left }张
title-cut-noten = 进张最多：打{ $tiles }，{ $shanten }向听，{ $left }张
title-cut-able = 有役的进张最多：打{ $tiles }，{ $shanten }向听，{ $left }张中{ $able }张
title-kita = 先拔{ $tile }：{ $leads }
button-kita = 拔北
text-kita = 拔出的北算宝牌，补摸岭上牌之后才打牌。
text-complete-waits = 不和牌继续打的话，以下打法能保持听牌。打出的牌也是待牌，所以都会振听。
text-all-furiten = 打哪张都会振听。
text-narrower = 张数少但点数高：**打{ $tile }** → { $leaves }
line-cut-named = **打{ $tile }** → { $name }

## 和牌型的拆法

title-complete = 和牌型：{ $readings }种拆法
title-complete-worth = 和牌型，{ $worth }
title-incomplete = 还不是和牌型。{ $lacks }
text-order-sequence = 顺子优先：从最小的牌看起，顺子多的拆法排在前面。
text-order-triplet = 刻子优先：从最小的牌看起，作刻子的拆法排在前面。
line-reading = **{ $number }** { $shapes }
item-found = `{ $sign }` { $line }
found-both = 顺刻
found-sequence = 顺
found-triplet = 刻
found-neither = –
text-found = -# `顺`、`刻`：先取顺子或先取刻子，不回溯就能找到。{ $neither ->
        [0] { "" }
       *[other] `–`：完整搜索才能找到。
    }
order-sequence = 顺子优先
order-triplet = 刻子优先

## 和牌的点数

title-won = { $price }：{ $worth }
title-no-yaku = 是和牌型，但无役，不能和
phrase-points = { $points }点
phrase-points-limit = { $limit }，{ $points }点
phrase-paid-limit = { $limit }，{ $points }
phrase-han-fu = { $han }番{ $fu }符
phrase-no-yaku = 无役
phrase-no-win = 不能和
phrase-same = 点数相同
phrase-same-but = 点数相同（{ $difference }）
phrase-same-rounded = 符数进位后相同
phrase-instead = { $best } → { $points }：{ $difference }
label-points = { $points }点
label-no-yaku = 无役
label-dora = 宝牌指示牌
label-kita = 拔北
label-ura = 里宝牌指示牌
line-detail = **{ $number }** { $shape }
line-yaku = **役**：{ $yaku }，共{ $han }番
line-fu = **符**：{ $items } = { $fu }符
line-fu-rounded = **符**：{ $items } = { $sum }符，进位为{ $fu }符
line-pays-ron = **支付**：放铳者{ $points }点
line-pays-tsumo = **支付**：庄家{ $dealer }点，{ $payers ->
        [2] 闲家
       *[other] 闲家各
    }{ $others }点
line-pays-all = **支付**：{ $payers ->
        [2] 两家
       *[other] 三家
    }各{ $points }点
line-pays-liable = **支付**：包牌者{ $points }点
line-pays-liable-ron = **支付**：放铳者{ $points }点，包牌者{ $liable }点
line-pays-liable-too = ，包牌者{ $liable }点
line-pays-honba = （含{ $extras }）
line-pays-extra = （含{ $extras }，共{ $total }点）
line-other = **{ $number }** { $shape }：{ $price }
price-ron = 荣和{ $points }
price-tsumo = 自摸{ $points }
price-riichi-ron = 立直荣和{ $points }
price-riichi-tsumo = 立直自摸{ $points }
label-range = { $low }～{ $high }
line-ranges-riichi = -# 点数按立直荣和计算（{ $dora }，{ $round }场{ $wind }家）
line-ranges = -# 点数按荣和计算（{ $dora }，{ $round }场{ $wind }家）
line-ranges-pass = -# 点数按荣和计算（不鸣牌时按立直；{ $dora }，{ $round }场{ $wind }家）
line-prices = -# 点数条件：{ $dora }、{ $round }场{ $wind }家
phrase-no-dora = 无宝牌
phrase-no-other-dora = 无其他宝牌
phrase-nuki = 拔北{ $nuki }张、{ $dora }
phrase-dora = 宝牌指示牌{ $count ->
       *[other] { "" }
    }{ $tiles }
phrase-only-reds = 只计红宝牌
text-takame = 高目：{ $dear }。安目：{ $cheap }。
text-needs-riichi = 不立直的话，荣和{ $tiles }无役。
text-open-no-yaku = ⚠️ **无役**：已经副露，{ $tiles }不能荣和也不能自摸。
text-open-no-ron = ⚠️ **无役**：已经副露，{ $tiles }不能荣和，只能自摸。
line-rules = -# 规则：{ $rules }
line-unpriced = -# 只有13或14张的手牌才算点数；张数更少时不计宝牌、立直等。
line-on-top = -# { $extras }不计入点数
line-situation = -# { $facts }
item-yaku = { $name } { $han }
item-fu = { $why } { $fu }
item-fu-group = { $group }{ $why } { $fu }
item-more = +{ $name } { $han }番
item-less = −{ $name } { $han }番
item-fu-instead = { $other }符 → { $fu }符
item-badge = **{ $rules }** { $points }
item-badge-why = **{ $rules }** { $points }（{ $why }）
joint-plus = { " + " }
joint-and = 与
joint-facts = { " · " }
item-elsewhere = { $language }：{ $word }
joint-badge = { " · " }
text-no-yaku = 至少要有一个役才能和牌。
text-only-dora = 只有宝牌不能和牌，必须有役。
text-badge = 其他规则：{ $rules }
fact-seat = { $round }场 { $wind }家
fact-no-indicator = 未指定指示牌：无宝牌，里宝牌指示牌算一张
fact-honba = { $honba }本场
fact-sticks = 立直棒{ $sticks }根
fact-tsumo = 自摸
fact-ron = 荣和
fact-dealer = 庄家
fact-not-dealer = 闲家
fact-riichi = 立直
fact-no-riichi = 不立直
fact-ura = 里宝牌
fact-nuki = 拔北
fact-closed-kan = 暗杠
fact-added-kan = 抢加杠
fact-double-ippatsu = 两立直的一发
fact-pao = 包牌
by-tsumo = 自摸
by-ron = 荣和
limit-mangan = 满贯
limit-haneman = 跳满
limit-baiman = 倍满
limit-sanbaiman = 三倍满
limit-yakuman = 役满
limit-counted-yakuman = 累计役满
limit-yakuman-times = { $times }倍役满
worth-han-1 = 1番
worth-han-2 = 2番
worth-han-3 = 3番
worth-han-4 = 4番
worth-yakuman-2 = 2倍役满
worth-yakuman-3 = 3倍役满
worth-yakuman-4 = 4倍役满
worth-yakuman-5 = 5倍役满
worth-yakuman-6 = 6倍役满
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
button-tsumo = 改为自摸
button-ron = 改为荣和
button-riichi = 改为立直
button-no-riichi = 改为不立直
button-dealer = 改为庄家
button-non-dealer = 改为闲家（南家）
button-next-reading = 下一种拆法
select-rules = 规则…
select-hand = 消息里的其他手牌…

switch-red-fives = { $on ->
        [0] 无红宝牌
       *[other] 有红宝牌
    }
switch-open-tanyao = { $on ->
        [0] 无食断
       *[other] 有食断
    }
switch-kiriage = { $on ->
        [0] 无切上满贯
       *[other] 有切上满贯
    }
switch-double-wind-fu = 连风雀头{ $on }符
switch-kazoe = { $on ->
        [0] 无累计役满
       *[other] 有累计役满
    }
switch-double-yakuman = { $on ->
        [0] 无双倍役满
       *[other] 有双倍役满
    }
switch-stacked-yakuman = { $on ->
        [0] 役满不复合
       *[other] 役满可复合
    }
switch-rinshan-tsumo-fu = { $on ->
        [0] 岭上自摸不加符
       *[other] 岭上自摸加符
    }
switch-renhou = { $on ->
        [0] 无人和
       *[other] 有人和
    }
switch-ippatsu = { $on ->
        [0] 无一发
       *[other] 有一发
    }
switch-ura-dora = { $on ->
        [0] 无里宝牌
       *[other] 有里宝牌
    }
switch-kan-dora = { $on ->
        [0] 无杠宝牌
       *[other] 有杠宝牌
    }
switch-kan-ura = { $on ->
        [0] 无杠里宝牌
       *[other] 有杠里宝牌
    }
switch-north-value = { $on ->
        [0] 北不是役牌
       *[other] 北是役牌
    }
switch-sanma-tsumo = { $on ->
        [0] 有自摸损
       *[other] 无自摸损
    }
switch-renhou-strict = { $on ->
        [0] 人和更高时才取代其他役
       *[other] 人和一律取代其他役
    }
switch-tenhou-any-tile = { $on ->
        [0] 天和按最后摸到的牌判断听牌
       *[other] 天和可将手中任一张视为和牌张
    }

fu-base = 底符
fu-seven-pairs = 七对子
fu-closed-ron = 门清荣和
fu-tsumo = 自摸
fu-open-pinfu = 副露平和型
fu-kanchan = 嵌张
fu-penchan = 边张
fu-tanki = 单骑
fu-value-pair = 役牌雀头
fu-double-wind-pair = 连风雀头
fu-open-triplet = 明刻
fu-closed-triplet = 暗刻
fu-open-terminal-triplet = 幺九明刻
fu-closed-terminal-triplet = 幺九暗刻
fu-open-kan = 明杠
fu-closed-kan = 暗杠
fu-open-terminal-kan = 幺九明杠
fu-closed-terminal-kan = 幺九暗杠

yaku-riichi = 立直
yaku-double-riichi = 两立直
yaku-open-riichi = 开立直
yaku-ippatsu = 一发
yaku-tsumo = 门前清自摸和
yaku-pinfu = 平和
yaku-tanyao = 断幺九
yaku-iipeikou = 一杯口
yaku-seat-east = 自风东
yaku-seat-south = 自风南
yaku-seat-west = 自风西
yaku-seat-north = 自风北
yaku-round-east = 场风东
yaku-round-south = 场风南
yaku-round-west = 场风西
yaku-round-north = 场风北
yaku-haku = 役牌白
yaku-hatsu = 役牌发
yaku-chun = 役牌中
yaku-rinshan = 岭上开花
yaku-chankan = 枪杠
yaku-haitei = 海底摸月
yaku-houtei = 河底捞鱼
yaku-chiitoitsu = 七对子
yaku-sanshoku = 三色同顺
yaku-ittsu = 一气通贯
yaku-chanta = 混全带幺九
yaku-toitoi = 对对和
yaku-sanankou = 三暗刻
yaku-sanshoku-doukou = 三色同刻
yaku-sankantsu = 三杠子
yaku-shousangen = 小三元
yaku-honroutou = 混老头
yaku-ryanpeikou = 二杯口
yaku-honitsu = 混一色
yaku-junchan = 纯全带幺九
yaku-chinitsu = 清一色
yaku-renhou = 人和
yaku-tenhou = 天和
yaku-chiihou = 地和
yaku-daisangen = 大三元
yaku-suuankou = 四暗刻
yaku-suuankou-tanki = 四暗刻单骑
yaku-tsuuiisou = 字一色
yaku-ryuuiisou = 绿一色
yaku-chinroutou = 清老头
yaku-kokushi = 国士无双
yaku-kokushi-13 = 国士无双十三面
yaku-shousuushii = 小四喜
yaku-daisuushii = 大四喜
yaku-suukantsu = 四杠子
yaku-chuuren = 九莲宝灯
yaku-junsei-chuuren = 纯正九莲宝灯
yaku-daisharin = 大车轮
yaku-paarenchan = 八连庄
yaku-dora = 宝牌
yaku-uradora = 里宝牌
yaku-akadora = 红宝牌
yaku-nukidora = 拔北宝牌

## 他家的舍牌

label-tenpai = 听牌
label-more = { $name } +{ $more }
call-ron = 荣和
call-chi = 吃
call-pon = 碰
call-kan = 杠
call-pass = 跳过
call-with = { $call }{ $tiles }
title-called-ron = { $tile }可以荣和：{ $price }
title-called-no-yaku = { $tile }能凑成和牌型，但无役，不能荣和
title-called-complete = { $tile }能凑成和牌型
title-called-furiten = { $tile }能凑成和牌型，但振听，不能荣和
title-called-nearer = { $call }可进到：{ $leads }
title-called-no-nearer = 鸣{ $tile }不进向听，仍是{ $stays }
title-called-pass = 不鸣：{ $calls }后无役，仍是{ $stays }
title-called-nothing = { $tile }不能鸣，仍是{ $stays }
title-called-riichi = 立直后不能鸣{ $tile }，仍是{ $stays }
phrase-tenpai = 听牌，{ $waits }
phrase-shanten-tiles = { $shanten }向听，{ $left }张
phrase-no-yaku-open = ⚠️ **无役**，副露后和不了
phrase-none-left = ⚠️ 听的牌一张不剩
phrase-stays-closed = 保持门清，可以立直
phrase-yaku-near = 役：{ $yaku }{ $more ->
        [0] { "" }
       *[other] ，另有{ $more }种
    }
phrase-yaku-next = ⚠️ **暂时无役**，最接近的役是{ $yaku }（要多绕{ $tiles }张）
phrase-yaku-none = ⚠️ **无役**，副露后已经没有可做的役
line-call = **{ $calls }** → { $says }
text-called-passed-win = 放过和牌会同巡振听，直到下次摸牌；立直后则振听到本局结束。
text-called-chi = 只能吃上家打出的牌。
text-called-swap = { $call }之后不能打{ $tiles }（食替）。
select-call = 鸣牌…
choice-ron = 荣和{ $tile }

## 打法比较

label-gives-up = 损失进张
label-good-tiles = 好型{ $good }张
spoken-only = 只有这种打法有
joint-compared = { " · " }
phrase-compared = 打{ $tile }，{ $leads }
text-compare-gold = 金色数字的进张，其他打法没有。
text-compare-same = 这些打法的进张相同。
text-compare-good = “好型”是能成好型听牌（待牌剩5张以上）的张数。
button-all-cuts = 全部打法
select-compare = 比较打法…

## 点数表

label-dealer = 庄家
label-non-dealer = 闲家
label-limit = { $limit } { $han }
phrase-han = { $han }番
phrase-limit-han = { $limit }（{ $han }）
title-points = { $worth }，{ $who }：{ $paid }
title-points-by-fu = { $han }番，{ $who }：荣和{ $low }～{ $high }，视符数而定
text-points-by-fu = 再写上符数就只显示那一行，例如 `3 30`。
text-points-total = 自摸共{ $total }点。
text-points-honba = 已含{ $honba }本场：荣和多{ $ron }点，自摸每家多{ $each }点。
alt-points-none = 没有{ $by }
alt-points-asked = 所问的{ $row }
text-points-only-20 = 20符是平和自摸，没有荣和。
text-points-only-25 = 25符是七对子，门前清自摸时有3番。
text-points-only-110 = 自摸没有1番110符：要到110符，必须有三个杠子（三杠子），或者全是刻子和杠子（对对和），都是2番。
button-hanless = −1番
button-hanmore = +1番
button-fuless = 减少符数
button-fumore = 增加符数
button-honba = +1本场
button-points-non-dealer = 改为闲家

## 经典算法的比较。label 也会出现在图里

method-index = 索引
method-backtracking = 回溯
method-two-orders = 双序法
method-pattern-index = 牌型表
method-set-partition = 集合划分
method-how-index = 本机器人的算法，按花色查表
method-how-backtracking = 试遍所有的雀头和刻子，剩下的从小牌起取顺子
method-how-two-orders = 顺子优先、刻子优先各取一遍，都不回溯
method-how-pattern-index = 在9,362种张数排列里查整手牌
method-how-set-partition = 整数规划，把每张牌恰好放进一组
line-method = **{ $name }** { $time } · { $how }
label-times = { $ratio }倍
spoken-times = 用时是索引的{ $ratio }倍
spoken-same = 相同
label-readings = { $readings ->
        [0] 无拆法
       *[other] { $readings }种拆法
    }
label-no-wait = 无待牌
label-not-installed = 未安装
label-lost = 漏{ $number }种
label-invented = 错{ $number }种
label-lost-by = { $methods }漏掉
title-methods-agree = { $answer } · 各算法一致
title-methods-agree-partly = { $answer } · 标准型各算法一致
title-methods-orphans = { $answer } · 国士无双：各算法都不支持
title-methods-differ = { $answer } · 只有{ $methods }不一致
title-methods-incomplete = 不是和牌型，{ $cuts ->
        [0] 打哪张都不能听牌
       *[other] 有{ $cuts }种打法能听牌
    }
text-methods-beyond = { $methods }不支持七对子。
text-methods-orphans = 各算法都不支持国士无双。
text-methods-trial = 双序法从余下的牌推出待牌，其他算法把每种牌都试一遍。
text-methods-cuts = 查看所有打法的用时：索引{ $index }，双序法{ $orders }。
text-methods-melds = 算法只判断手里的牌，副露保持不变。

## 出题、评分、公布答案和自己的记录

title-quiz-waits = 听什么牌？
title-quiz-cut = 打哪张进张最多？（牌效率）
title-quiz-width-or-value = 要广度还是打点：打哪张？
title-quiz-price = 这手牌多少点？
title-quiz-readings = 有几种拆法？
title-quiz-fold = 有人立直，弃和的话打哪张？
title-quiz-riichi = 打牌后听牌。立直还是默听？
title-quiz-blocks = 分组
quiz-blocks-asked-loose = **哪些是浮牌？**（不属于任何一组，也不辅助任何一组）
quiz-blocks-asked-count = **有几组？**
quiz-blocks-asked-goes = **有6组，只用得上5组，该拆哪组？**（牌效率）
quiz-blocks-asked-compound = **{ $part }是几组？**
quiz-blocks-asked-helps = **5组加1张：{ $part }辅助哪一组？**
quiz-asked-by = 出题：{ $asker }
quiz-rules = 规则：{ $rules }
quiz-answered = { $answered ->
        [0] 还没有人作答
       *[other] 已有{ $answered }人作答
    }
quiz-without-extras = -# 作答时不计本场和立直棒。

label-seen = 可见牌
label-found = 答对
label-missed = 漏掉
label-wrong = 答错
label-yours = 作答
label-right = 正解
label-han = { $han }番
label-fu = { $fu }符
alt-struck = { $tiles }（划掉{ $marked }）
alt-struck-tile = 划掉的{ $tiles }
phrase-answers = { $number ->
        [0] 无人作答
       *[other] { $number }人作答
    }
phrase-votes = { $number ->
        [0] 无人投票
       *[other] { $number }票
    }
alt-own-vote = { $choice }，你的票
alt-right = { $choice }，正解
item-votes = { $choice }（{ $votes }人）
item-other-votes = 其余（{ $votes }人）

title-right = 答对了：{ $answer }
title-right-points = 点数对了：{ $answer }
title-shown = 答案：{ $answer }
title-found = { $waits }种待牌找到{ $found }种{ $wrong ->
        [0] { "" }
       *[other] ，答错{ $wrong }种
    }
title-cut-back = 打{ $tile }会退向听
title-cut-share = 打{ $tile }：进张是最佳打法的{ $share }
title-cut-share-right = 答对了：打{ $tile }，进张是最佳打法的{ $share }
title-cut-as-good = 同样好：打{ $tile }
title-price-none = 不对，答案是{ $answer }
title-price-han = 番数对了：{ $answer }
title-price-fu = 番数和符数对了：{ $answer }
title-readings-not = 是{ $answer }，不是{ $chosen }种
title-revealed = 答案：{ $answer }，{ $answered ->
        [0] 无人作答
       *[other] { $answered }人中{ $right }人答对
    }

quiz-missed-ryanmen = 漏了**{ $tiles }**：{ $part }两面。
quiz-missed-kanchan = 漏了**{ $tiles }**：{ $part }嵌张。
quiz-missed-penchan = 漏了**{ $tiles }**：{ $part }边张。
quiz-missed-shanpon = 漏了**{ $tiles }**：{ $part }双碰。
quiz-missed-tanki = 漏了**{ $tiles }**：{ $part }单骑。
quiz-missed-seven-pairs-tanki = 漏了**{ $tiles }**：它能凑成第七个对子。
quiz-missed-thirteen-orphans-single = 漏了**{ $tiles }**：国士无双只缺这一种。
quiz-missed-thirteen-orphans-thirteen-sided = 漏了**{ $tiles }**：国士无双十三面，任何幺九牌都能和。
quiz-missed-beside = { $line }其余是{ $groups }。
quiz-misfit-done = 来**{ $tile }**虽然凑成{ $done }，但剩下{ $left }，没有雀头。
quiz-misfit-left = 来**{ $tile }**面子虽然齐了，但剩下{ $left }，没有雀头。
quiz-misfit-waits = 来**{ $tile }**什么也凑不成：{ $part }还缺{ $tiles }。
quiz-misfit-pairs = 来**{ $tile }**不会多出对子：第七对还缺{ $tiles }。
quiz-misfit-orphans = **{ $tile }**手里已经有了，还缺{ $tiles }。
quiz-held-four = 4张**{ $tiles }**都在自己手里。
quiz-no-wait = 这手牌不听**{ $tiles }**。
quiz-cut-back = 打**{ $tile }**退到{ $own }向听，打**{ $best }**{ $shanten ->
        [0] 听牌
       *[other] 保持{ $shanten }向听
    }。
quiz-cut-accepts = 打**{ $tile }**进张{ $left }，打**{ $best }**进张{ $most }张。
quiz-cut-gives-up = 打**{ $tile }**会失去的进张：{ $tiles }
quiz-cut-leaves = 打**{ $tile }**，进张{ $left }：{ $tiles }
quiz-cut-leaves-waits = 打**{ $tile }**，听{ $left }：{ $tiles }（{ $shape }）
quiz-cut-alike = 进张一样多：**{ $tiles }**
quiz-cut-as-good = 期望值相差不到{ $share }，同样好：**{ $tiles }**
quiz-fold-right = **{ $tiles }**：{ $class }
quiz-fold-since = **{ $tiles }**：{ $class }，依据{ $since }
quiz-fold-own = **{ $tile }**：{ $class }。打出的这类牌有{ $percent }放铳，最安全的是{ $best }。
quiz-fold-alike = 没有明显比这些更安全的牌：**{ $tiles }**
quiz-fold-tenpai = 打**{ $tiles }**还能保持听牌。
quiz-fold-gap = -# 空格之后是立直后打的牌，横放的是立直宣言牌。
title-fold-wrong = { $tile }：{ $percent }
title-riichi-wrong = { $answer }更好
label-way-riichi = 立直
label-way-dama = 默听
quiz-riichi-only-yaku = 不立直就没有能荣和的役。
quiz-riichi-adds-to-yaku = 虽然已有能荣和的役，立直得到的还是更多。
quiz-riichi-adds-to-yaku-some = 只有部分待牌有能荣和的役；立直后每种待牌都能荣和。
quiz-riichi-keeps-yaku = 默听也有能荣和的役，还能改成更好的听牌。
quiz-riichi-keeps-yaku-some = 默听时部分待牌有能荣和的役，还能改成更好的听牌。
quiz-riichi-improves = 听牌张数少：默听还能改良，立直后就不能再改。
quiz-riichi-lead = **{ $answer }**的期望点数与和牌率都至少高{ $lead }。
quiz-riichi-way = { $answer }：{ $worth }
title-blocks-not = 是{ $answer }，不是{ $chosen }
alt-river-riichi = { $tiles }立直
alt-river-after = 立直后{ $tiles }
alt-river-of = { $player }的牌河
quiz-cut-others-back = 其他打法都会退向听。
quiz-cut-all-alike = 所有打法的进张一样多。
quiz-han = 是{ $han }，不是{ $chosen }。
quiz-han-left-out = 是{ $han }，不是{ $chosen }：是不是漏算了{ $yaku }？
quiz-han-open = 是{ $han }，不是{ $chosen }：{ $yaku }副露后减番。
quiz-han-yakuman = 是{ $han }，不是{ $chosen }：{ $yaku }。
quiz-fu = 是{ $fu }符，不是{ $chosen }符。
quiz-fu-counts = 是{ $fu }符：不到满贯就要算符。
quiz-fu-because = 是{ $fu }符，不是{ $chosen }符：{ $why }。
quiz-fu-item = { $why }{ $fu }符
quiz-fu-group = { $group }{ $why }{ $fu }符
quiz-fu-seven-pairs = 七对子固定25符
quiz-fu-no-tsumo = 平和自摸不加符
quiz-points = { $worth }是{ $points }。
quiz-fu-only-20 = 只有平和自摸是20符
quiz-fu-only-25 = 只有七对子是25符
quiz-only = { $only }。
quiz-no-such-price = 没有{ $worth }这种点数：{ $only }，至少2番。
quiz-yakuman = **{ $limit }**：{ $yaku }
quiz-readings-one-reading = 没有别的拆法。
quiz-readings-pair-moves = 雀头能换：有几个对子都能作雀头，余下的成面子。
quiz-readings-pair-stays = 雀头不变，其余的牌能作顺子也能作刻子。
quiz-readings-seven-pairs = 既是七对子，也能拆成面子。
quiz-false-pair = 以{ $pair }作雀头，余下的不成面子。
quiz-four = 四张{ $tile }不算两个对子，所以不是七对子。
line-reading-groups = **{ $number }** { $groups }
quiz-others = 其他：{ $choices }
quiz-saw = 答对的人：{ $named }
quiz-worth-best = 没有比{ $best }价值更高的打法。
quiz-worth-near = { $own }和{ $best }价值相当。
quiz-worth-less = { $own }的价值不如{ $best }。
quiz-worth-terms = -# 第{ $turn }巡到第{ $turns }巡的数值，只算自己摸牌，不考虑荣和、鸣牌、防守和他家和牌。
quiz-worth-terms-table = -# 第{ $turn }巡到第{ $turns }巡、一般网络牌桌的数值：包括自己摸牌、他家打牌，以及他家先结束这一局；不算自己鸣牌、弃和与支付。
quiz-worth-terms-own = -# 第{ $turn }巡到第{ $turns }巡的数值，按管理员实测的牌桌计算：包括自己摸牌、他家打牌，以及他家先结束这一局；不算自己鸣牌、弃和与支付。
item-worth = **打{ $cut }**（{ $wins }，{ $points }）

## 投票

title-vote = 你会打哪张？
vote-ends = 截止：{ $when }
vote-voted = { $voted ->
        [0] 还没有人投票
       *[other] 已有{ $voted }人投票
    }
title-voted-cuts = 你的票：打{ $tile }
title-voted-anew-cuts = 你的票：打{ $tile }（原来是打{ $before }）
vote-may-change = 截止（{ $when }）之前都可以改。只有投过票的人看得到这些。
title-vote-nobody = 没有人投票
title-vote-result-cuts = 打{ $cuts }：{ $voted }票中{ $votes }票
title-vote-tied-cuts = 同票：打{ $cuts }，{ $voted }票中各{ $votes }票
title-vote-many-cuts = { $count }种打法：{ $voted }票中各{ $votes }票
title-vote-ways = 立直还是默听？打哪张？
title-voted-ways = 你的票：{ $tile }
title-voted-anew-ways = 你的票：{ $tile }（原来是{ $before }）
title-vote-result-ways = { $cuts }：{ $voted }票中{ $votes }票
title-vote-tied-ways = 同票：{ $cuts }，{ $voted }票中各{ $votes }票
title-vote-many-ways = { $count }种选择：{ $voted }票中各{ $votes }票
phrase-vote-riichi = 打{ $tile }立直
phrase-vote-dama = 打{ $tile }默听
phrase-vote-cut = 打{ $tile }
vote-columns = -# 票数后面是牌效率（进张数）。
vote-columns-worth = -# 票数后面是牌效率（进张数）和期望点数。

## 成绩

title-progress = 你的进步
progress-grown = **{ $kind }**：{ $month }是等级{ $before }，现在是等级{ $level }。
progress-answered = 目前答了{ $answered }题。
progress-bars = 下面的条形图是答错的比例，最常错的排最前。
label-last = 等级，最近{ $last }题
label-level = 等级{ $level }
label-month = { $year }年{ $month }月
progress-empty = 还没有记录。可以用 /practice 练习，或者回答频道里的题目。
progress-clean = 目前没有答错。
label-themes = 答错，按题型
label-slips = 答错，按类型
phrase-right = { $whole }题答对{ $part }题
alt-curve = { $kind }每月的等级：{ $levels }
label-own-games = 你的对局
label-loss-cut = 打牌
label-loss-push = 危险牌
label-loss-furiten-tenpai = 振听听牌
progress-due = 有{ $due }个题型该复习了。
label-trend-better = 进步
label-trend-same = 持平
label-trend-worse = 退步
phrase-missed = { $whole }次里错{ $part }次

theme-waits-seven-pairs = 七对子
theme-waits-thirteen-orphans = 国士无双
theme-waits-one-suit-few = 清一色手，少面听
theme-waits-one-suit-many = 清一色手，多面听
theme-waits-mixed = 复合型
theme-cut-lone-tile = 孤张
theme-cut-from-shape = 拆搭子
theme-cut-from-pair = 拆对子
theme-cut-from-triplet = 拆刻子
theme-cut-loose = 浮牌
theme-cut-helper = 辅助牌
theme-cut-six-blocks = 六组
theme-cut-pair = 对子多一组
theme-cut-shape = 弱搭子
theme-cut-compound = 复合型
theme-cut-width-or-value = 要广度还是打点
theme-price-limit = 满贯以上
theme-price-yakuman = 役满
theme-price-closed-ron = 门清荣和
theme-price-closed-tsumo = 门清自摸
theme-price-pinfu-tsumo = 平和自摸
theme-price-open = 副露手
theme-price-kuipinfu = 副露平和型
theme-price-seven-pairs = 七对子
theme-price-fu-50 = 50符以上
theme-price-kan = 杠子
theme-price-dealer-tsumo = 庄家自摸
theme-price-value-pair = 役牌雀头
theme-price-double-wind-pair = 连风雀头
theme-price-limit-edge = 差一点满贯
theme-readings-one-reading = 普通牌型
theme-readings-seven-pairs = 全是对子
theme-readings-pair-moves = 雀头在哪
theme-readings-pair-stays = 顺子还是刻子
theme-fold-genbutsu = 现物
theme-fold-genbutsu-behind = 立直后通过的牌
theme-fold-suji = 筋
theme-fold-half-suji = 半筋陷阱
theme-fold-honors = 字牌
theme-fold-kabe = 壁
theme-fold-keeps-tenpai = 保持听牌
theme-fold-two-riichi = 两家立直
theme-fold-nothing-safe = 没有安全牌
theme-riichi-only-yaku = 无役立直
theme-riichi-adds-to-yaku = 有役立直
theme-riichi-keeps-yaku = 有役默听
theme-riichi-improves = 默听等改良
theme-blocks-loose-tiles = 浮牌
theme-blocks-block-count = 有几组
theme-blocks-six-blocks = 六组拆哪组
theme-blocks-compound = 复合型的组数
theme-blocks-helps = 辅助哪一组
theme-blocks-compounds = 多个复合型
slip-missed = 漏了{ $shape }
slip-fu = 符：{ $why }
slip-false-held-four = 4张都在手里
slip-false-nothing = 不是待牌
slip-cut-shanten = 退向听
slip-cut-narrow = 进张少
slip-cut-worth = 打点少
slip-price-han = 番数
slip-price-points = 点数
slip-price-fu-too-low = 符数算少
slip-price-fu-too-high = 符数算多
slip-readings-too-few = 拆法算少
slip-readings-too-many = 拆法算多
slip-fold-suji = 筋
slip-fold-half = 半筋
slip-fold-musuji = 无筋
slip-fold-nochance = 壁
slip-fold-onechance = 薄壁
slip-fold-honour = 字牌
slip-riichi-declared = 该默听时立直
slip-riichi-silent = 该立直时默听
slip-blocks-loose-kept = 漏看浮牌
slip-blocks-helper-missed = 把辅助牌当浮牌
slip-blocks-block-broken = 拆了一组
slip-blocks-sixth-kept = 留下第六组
slip-blocks-too-few = 组数算少
slip-blocks-too-many = 组数算多

## 按钮和菜单

button-previous = ◀ 上一页
button-next = 下一页 ▶
button-readings = 查看{ $readings }种拆法
button-waits = 查看待牌
button-discards = 打牌后听什么
button-editor = 天凤牌理
button-share = 公开显示
button-delete = 删除
button-fix = 就用这个
button-correct = 更正…
select-cut = 打哪张…
select-win = 和哪张…
choice-cut = 打{ $tile }
choice-win = 和{ $tile }
choice-left = 剩{ $left }张

## 无法回答的输入

text-typed = **{ $option }**的输入：
text-fix = 是不是想输入：
error-empty = 没有输入牌。
error-too-long = 太长了：有{ $length }个字符，最多{ $limit }个。
error-unknown-sign = 第{ $position }个字符 `{ $sign }` 不是牌。
error-no-suit = `{ $digits }` 没有花色。请在后面加上 m、p、s 或 z。
error-no-rank = 花色 `{ $suit }` 前面没有数字。
error-which-suit = `{ $digits }` 在两个花色之间，无法确定属于哪一个。
error-which-five = 无法确定 `{ $sign }` 是哪种红五。请写 0m、0p 或 0s。
error-stray-red = `{ $sign }` 表示红五，但旁边没有五。
error-ten = 花色 `{ $suit }` 没有10。
error-no-such-honor = 没有字牌 `{ $tile }`：字牌是 1z 到 7z。
error-unclosed = 括号 `{ $bracket }` 没有闭合，缺少 `{ $closer }`。
error-unopened = 括号 `{ $bracket }` 没有对应的左括号。
error-no-melds-here = 这里只能写牌，不能写副露：请去掉 `{ $bracket }`。
error-empty-meld = 括号里没有牌。
error-not-a-meld = `{ $meld }` 不是面子：面子是顺子、刻子或杠子。
error-honor-sequence = `{ $meld }` 不是面子：字牌没有顺子。
error-closed-not-kan = `{ $meld }` 不是暗杠。手里的牌不加括号，副露写在 `[ ]` 里。
error-stray-mark = `{ $mark }` 标记鸣来的牌，但它不在面子里。
error-misplaced-mark = `{ $meld }` 的这个位置不能写 `{ $mark }`。
error-two-marks = 一组副露只鸣一张牌，`{ $mark }` 只能写一个。
error-stray-call = `{ $word }` 旁边没有这样的面子。
error-which-called = `{ $word }` 可能指前面的牌，也可能指后面的牌。请把面子写在 `[ ]` 里。
error-which-kan = `{ $word }` 可能是暗杠，也可能是明杠。暗杠写 `(1111z)`，明杠写 `[1111z]`。
error-stray-draw = `{ $word }` 后面没有摸到的牌。
error-which-honor = 这里的 `{ $letter }` 可能是西，也可能是白。请写 3z 或 5z。
error-which-range = `{ $range }` 可能是 `{ $whole }`，也可能是 `{ $ends }`。请写清楚是哪一种。
error-link = 无法从 `{ $link }` 读出手牌。可以读的链接例如 `tenhou.net/2/?q=123m456p`。
error-fifth-tile = { $tile }最多4张，这里有{ $count }张。
error-not-in-set = 三麻没有{ $tile }：万子只有一万和九万。请改用四麻的规则，例如天凤。
error-no-chi = 三麻不能吃，而{ $meld }是吃。
error-second-red = { $tile }最多{ $allowed }张，这里有{ $count }张。
error-too-many-melds = 副露最多4组，这里有{ $melds }组。
error-no-concealed = 只有副露：手里至少要有一张牌。
error-one-short = 有{ $size }张，离{ $target }张还差1张。（一组副露算3张。）
error-too-many = 有{ $size }张，比14张多{ $over }张。（一组副露算3张。）
error-fifth-seen = { $tile }合计有{ $count }张，最多4张。
error-one-tile = 和了牌只能写一张。
error-win-not-held = 手牌里没有可以和的{ $tile }。
error-no-copy-left = { $tile }一张也不剩了。
error-extra-unknown = 看不懂 `{ $word }`。可以写：立直 一发 宝牌:3p 里宝:5s 本场:1
error-extra-needs-value = `{ $word }` 后面要有冒号和值。
error-extra-takes-no-value = `{ $word }` 后面不能带值。
error-extra-three-player = `{ $word }` 是三麻的说法，但现在是四麻规则。请在**{ option-rules }**里选择三麻规则。
error-extra-not-in-rules = 当前规则没有`{ $word }`。
error-extra-needs-rule = 当前规则没有`{ $word }`。要计入请用 `rules: { $rules }`
error-extra-in-option = `{ $word }` 不是牌，请写在**{ $option }**里。
error-extra-in-hand = `{ $word }` 不是牌，请写在 /agari 的**{ $option }**里。
error-extra-counted = `{ $word }` 会根据牌自动计算，不用写。
error-extra-red = `{ $word }` 要写在手牌里：红五写作0，例如 406p。
error-against-itself = `{ $first }` 和 `{ $second }` 矛盾，请只留一个。
error-against-by = **{ option-by }**是{ $one }，**{ option-extras }**却是{ $other }，请只留一个。
error-against-seat = **{ option-seat }**是{ $first }，**{ option-extras }**却是{ $second }，请只留一个。
error-against-nuki = **{ option-kita }**是{ $first }，**{ option-extras }**却是{ $second }，请只留一个。
error-against-round = **{ option-round }**是{ $first }，**{ option-extras }**却是{ $second }，请只留一个。
error-too-many-indicators = 指示牌最多{ $most }张。
error-dora-count = `{ $word }` 不是牌。请写宝牌指示牌，例如 3p，宝牌数会自动计算。
error-no-number = `{ $word }` 不是0到{ $most }的数。
error-no-wind = `{ $word }` 不是风，请写东、南、西或北。
error-only-in-agari = `{ $word }` 是和牌时的情况，请用 /agari。
error-rules-no-preset = 没有规则 `{ $word }`。可以选：{ $known }
error-rules-no-switch = 没有开关 `{ $switch }`。可以选：{ $known }
error-rules-no-value = `{ $switch }` 要有值：{ $values }
error-rules-bad-value = `{ $switch }` 不能是 `{ $value }`，只能是：{ $values }
error-rules-two-presets = 写了两套规则：{ $first }和{ $second }，请只留一个。
error-rules-twice = `{ $switch }` 写了两次。
error-rules-unasked = `{ $switch }` 不会改变任何答案，请去掉。
error-rules-too-long = 规则太长了：有{ $length }个字符，最多{ $limit }个。
error-rules-too-many = 与规则不同的开关超过{ $most }个。请从更接近的规则开始。
error-win-furiten = 振听：不能荣和，只能自摸。
error-win-clash = { $one }和{ $other }不能同时成立。
error-win-no-riichi = 没有立直就没有{ $one }。
error-win-open-hand = 副露的手牌没有{ $one }。
error-win-called = 有人鸣牌就没有{ $one }，而这手牌有副露。
error-win-no-kan = 自己没有杠就没有{ $one }。
error-win-robbed-kan = 被抢的杠用了全部4张{ $tile }，手牌和指示牌里不会再有。
error-win-fifth-copy = 手牌和指示牌里共有{ $count }张{ $tile }，最多4张。
error-win-no-north = 三麻的{ $option }不会是北：只有东家、南家和西家。
error-win-no-nuki = 四麻没有拔北。请在**{ option-rules }**里选择三麻规则。
error-win-nuki-off = 当前规则没有拔北：`nukidora` 已关闭。
error-win-closed-kan = 只有国士无双能抢暗杠，这手牌不是国士无双。
error-win-closed-kan-kept = 当前规则不能抢暗杠。
error-win-not-fed = 这手牌没有人需要包牌：须副露三组三元牌、四组风牌或四个杠，且最后一组是鸣来的。
error-win-second-red = { $tile }不能既在手牌里又是指示牌。
error-no-hand = 这条消息里没有找到手牌。牌的写法例如：`123m406p11z`
error-only-file = 图片和文件里的牌读不出来。用文字写牌，例如：`123m406p11z`
error-hand-left-out = `{ $text }` 不会算进手牌。
error-hand-unsure = 不确定哪些牌是手牌。
error-no-river = 请至少填一家立直者的牌河。
error-internal = 发生了内部错误。联系机器人的管理员时，请提供 `{ $id }`。
error-called-twice = 手牌后面已经写了他家打的牌，请只留一处。
error-river-too-long = 牌河最多{ $most }张。
error-unknown-term = 没有这个术语。相近的有{ $terms }。请从输入时列出的选项中选择。
error-called-before-draw = 鸣牌在摸牌之前：请写13张，有副露时写10、7或4张。
error-one-called-tile = 他家打的牌只能写一张，例如 `1m`。
error-compare-after-draw = 比较打法要有能打的牌：请写14张。
error-compare-how-many = 请写2到{ $most }种不同的牌，例如 `4s 1s`。
error-compare-not-held = 手牌里没有可以打的{ $tile }。
error-limit-has-no-fu = 满贯以上不算符，请不要选符。
error-seven-pairs-han = 25符是七对子，至少2番。
error-pinfu-tsumo-han = 20符是平和自摸，至少2番。
error-cooldown = 操作太频繁了，请{ $seconds }秒后再试。
error-busy = 现在请求太多，请几秒后再试。
error-stale = 这个按钮来自旧版本，已经失效。请重新使用 /waits 或 /agari。
error-command-changed = 这个命令已更新。请一分钟后再试，或者重启 Discord。
error-delete = 只有提问的人能删除这个回答。

## 安全牌

alt-danger-head = 针对{ $players }的立直，由安全到危险
alt-danger-head-one = 对立直，由安全到危险
alt-danger-since = 依据{ $tiles }
alt-danger-interval = 在{ $low }与{ $high }之间
title-safe = 最安全：{ $tiles }（{ $class }）
title-safe-many = 最安全：{ $count }种（{ $class }）
text-safe-keeps = 保持{ $shanten }且最安全：{ $tiles }（{ $class }，打出的牌中有{ $percent }放铳）
text-safe-keeps-unmeasured = 保持{ $shanten }且最安全：{ $tiles }（{ $class }）
text-safe-keeps-too = 打{ $tiles }可保持{ $shanten }。
text-safe-alike = 危险度没有显著差别的牌：{ $tiles }
text-safe-several = 每张牌按较危险的那家立直来分类；放铳率是面对一家立直时的数值。
text-safe-no-rates = 三麻没有统计放铳率，只列出分类。
text-safe-deal-in = 向立直放铳平均失{ $points }点，向庄家立直{ $dealer }点。
error-which-riichi = 有几家牌河，但看不出谁立直。请在立直宣言牌后写 `r`：`1z9m3pr5s`
error-two-riichi = 一家牌河只有一张立直宣言牌，`r` 只写一次。红五写成0。
error-too-many-rivers = 其他玩家只有{ $most }人。
error-rivers-too-many = 牌河和手牌太长，无法回答。请省去没有立直的人的牌河。

## 期望值

title-outlook = 打{ $cut }：{ $worth }
title-outlook-kan = { $kan }：{ $worth }
title-outlook-kita = 先拔{ $tile }：{ $worth }
title-outlook-pass = 跳过：{ $worth }
title-outlook-call = { $way }：{ $worth }
title-outlook-ways = { $ways }差不多：{ $worth }
phrase-move-kita = 拔{ $tile }
phrase-call-cut = { $call }打{ $cut }
outlook-way-called = ，门清时会立直；
text-outlook-called = -# 鸣牌只有“只算自己摸牌”的数值，所以跳过在这里也这样算；不算之后的鸣牌。
text-outlook-wins-more = 只看和牌率，{ $way }更高（{ $least } → { $win }）。
text-outlook-furiten-moves = 振听：{ $cuts }。改听之前只能自摸。
text-outlook-declines-moves = { $cuts }：这种打法会放过便宜的和牌，等更贵的。
title-outlook-many = { $count }种打法相当：{ $worth }
title-outlook-hand = 这手牌（只算自己摸牌）：{ $worth }
title-outlook-riichi = 打{ $cut }立直：和牌{ $win }，{ $points }点（默听{ $otherwin }，{ $otherpoints }点）
title-outlook-dama = 打{ $cut }默听：和牌{ $win }，{ $points }点（立直{ $otherwin }，{ $otherpoints }点）
title-outlook-either = 打{ $cut }：立直和牌{ $win }，{ $points }点，默听{ $otherwin }，{ $otherpoints }点，{ $alike }
title-outlook-breaks = 按点数，打{ $cut }（拆听）：{ $worth }
title-outlook-table-hand = 这手牌（以一般牌桌计算）：{ $worth }
title-outlook-hand-riichi = 立直：和牌{ $win }，{ $points }点（默听{ $otherwin }，{ $otherpoints }点）
title-outlook-hand-dama = 默听：和牌{ $win }，{ $points }点（立直{ $otherwin }，{ $otherpoints }点）
title-outlook-hand-either = 立直和牌{ $win }，{ $points }点，默听{ $otherwin }，{ $otherpoints }点，{ $alike }
outlook-alike-both = 相差无几
outlook-alike-points = 点数相差无几
outlook-alike-win = 和牌率相差无几
title-outlook-too-far = { $shanten }向听太远：要搜索{ NUMBER($positions) }种以上的手牌。请等更接近听牌时再试。
title-outlook-complete = 已经是和牌型：算点数请用 /agari。
title-outlook-too-small = 期望值需要完整的手牌：连同副露13或14张，不是{ $tiles }张。
title-outlook-too-many-seen = { $tile }的可见张数超过了总数。
title-outlook-bad-value = 无法评估：{ $field } { $value }。
phrase-move-kan = 暗杠{ $tile }
alt-outlook-near = { $cut }，相当
alt-outlook-hand = 这手牌
alt-outlook-axis = 各巡的曲线图，纵轴从{ $low }经{ $half }到{ $top }
alt-outlook-plot = { $axis }；{ $curves }
alt-joint-curves = ；
alt-outlook-curve = { $cut }：{ $values }
alt-outlook-value = { $turn } { $value }
outlook-loss-points = { $value }点
outlook-loss-win = { $value }个百分点的和牌率
outlook-loss-tenpai = { $value }个百分点的听牌率
aim-points = 点数
aim-win = 和牌
aim-tenpai = 听牌
text-outlook-near = 与{ $best }相当，相差不到{ $near }：{ $cuts }
text-outlook-widest = 按牌效率的打法（{ $tile }，{ $left }张）损失{ $loss }。
text-outlook-widest-good = -# 按牌效率也是打{ $tile }（{ $left }张）。
outlook-way-riichi = ，会立直；
outlook-way-table = ，立直或默听取较好的；
outlook-way-open = ；
text-outlook-terms = -# { $seat }，第{ $turn }巡打牌后到第{ $turns }巡，目标是{ $aim }{ $way }摸到不进向听的牌，{ $exchanges ->
        [0] 一律摸切
       *[other] 最多留{ $exchanges }张等改良
    }。{ $curves }
text-outlook-curves = 曲线是同一手牌晚几巡时的数值。
text-outlook-alone = -# **只算自己摸牌，不考虑荣和、鸣牌、防守和他家和牌。**
text-outlook-table = -# **一般网络牌桌（7,700局实测）：包括自己摸牌、他家打牌，以及他家先结束这一局；不算自己鸣牌、弃和与支付。早巡略低，晚巡略高。**
text-outlook-own = -# **按本机器人管理员实测的牌桌计算（{ $count }巡）：包括自己摸牌、他家打牌，以及他家先结束这一局；不算自己鸣牌、弃和与支付。**
text-outlook-only-alone = -# 只有四麻的门清手牌能以牌桌计算，这手牌只算自己摸牌。
text-outlook-double = -# 不计两立直：这里的立直一律按1番计算。
text-outlook-ways-cut = **打{ $cut }**：立直{ $riichi }；默听{ $dama }
text-outlook-ways-hand = 立直{ $riichi }；默听{ $dama }
text-outlook-way = 和牌{ $win }（自摸{ $tsumo }＋荣和{ $ron }），{ $points }点
text-outlook-furiten-cuts = 打{ $cuts }是振听：改听之前只能自摸。
text-outlook-no-yaku-cut = 打{ $cuts }不立直就没有役：改良之前，默听只能自摸。
text-outlook-no-yaku-hand = 不立直就没有役：改良之前，默听只能自摸。
text-outlook-declines-cuts = 打{ $cuts }之后，这种打法会放过便宜的和牌，等更贵的。
text-outlook-leaves = 打{ $cut }是拆听：按点数多{ $more }。
text-outlook-stays = 打{ $cuts }拆听算出来更高，但这个模型高估拆听：高出{ $lead }以上才排在最前面。
text-outlook-threat = 他家有人立直。
text-outlook-norths = -# 之后摸到的北按不拔计算：拔北的宝牌和补牌带来的收益不含在内。
error-one-at-a-time = 上一题还在计算，请等结果出来再试。
error-worker = 计算中途停止了，请再试一次。
error-workers-off = 这个机器人的管理者关闭了此功能所需的计算进程。
button-outlook = 看期望值
select-turn = 巡目…
choice-turn = 第{ $turn }巡
select-aim = 目标…
choice-aim-points = 以点数为目标
choice-aim-win = 以和牌为目标
choice-aim-tenpai = 以听牌为目标
select-view = 一般牌桌或只算自己…
choice-view-table = 以一般牌桌计算
choice-view-threat = 以一般牌桌计算，他家有人立直
choice-view-alone = 只算自己摸牌

## 输入时的实时解读：最多100个字符

live-tiles = { $tiles } · { $state }
live-state = { $count }张 · { $reading }
live-count = { $count }张
live-more = 再加{ $more }张到{ $target }张
live-shanten = { $shanten }向听
live-tenpai = 听牌：{ $tiles }
live-tenpai-many = 听牌：{ $kinds }种
live-cut = 打一张就听牌
live-complete = 和牌型
live-suit = { $digits }… 是 m、p、s 还是 z？
live-error = ✗ { $error }
live-error-at = ✗ { $error }（第{ $place }个字符）

## 对局：/game

label-table-you = 自己
label-table-wind = { $wind ->
        [0] 东
        [1] 南
        [2] 西
       *[3] 北
    }
label-table-round = { $wind ->
        [0] 东{ $number }局
        [1] 南{ $number }局
        [2] 西{ $number }局
       *[3] 北{ $number }局
    }
label-table-wall = 剩{ $left }张
label-table-honba = { $honba }本场
label-table-sticks = 立直棒{ $sticks }
label-table-norths = 北×{ $norths }
alt-table-player = { $head }：{ $river }
alt-table-own-river = 自己的牌河
alt-table-empty = 没有舍牌
alt-table-taken = { $tile }（被鸣走）
alt-table-riichi = { $tile }立直
alt-table-since = 立直之后
alt-table-drawn = 摸切{ $tiles }
alt-table-melds = 副露{ $melds }
alt-table-hand = 手牌{ $tiles }
alt-table-drew = 摸{ $tile }
title-game-seats = 你坐在哪一家？
title-game-losses = 损失最大的{ $count }个选择
title-game-none = 没有超过{ $points }点的损失
title-game-moment = { $where }：{ $what }
game-seats-text = 请选择你的座位。不读取名字；对局只在内存中保留一小时，不会保存。
game-seat = { $first }的{ $wind ->
        [0] 东家
        [1] 南家
        [2] 西家
       *[3] 北家
    }，第{ $rank }名，{ $score }点
game-hand = { $round }{ $honba }本场
game-line = { $round }：{ $delta }
game-where = { $round }第{ $turn }巡
game-loss-line = { $where }：**{ $what }**
game-what-points = { $tile }，−{ $points }点
game-what-kind = { $tile }，{ $kind }
game-riichi = { $tile }立直
game-kan = 杠{ $tile }
game-kita = 拔{ $tile }
game-kind-cut = 打牌
game-kind-push = 危险牌
game-kind-no-riichi = 默听？
game-kind-dead-riichi = 待牌已绝的立直
game-kind-furiten-riichi = 振听立直
game-kind-furiten-tenpai = 振听听牌
game-kind-passed-win = 放过和牌
game-why-cut = 期望值（{ $model }）：打{ $better }为{ $best }点，打{ $cut }为{ $worth }点，少了{ $points }点。
game-why-push = { $cut }（{ $danger }）这类舍牌有{ $rate }放铳；打{ $better }则不会放铳给立直者。
game-why-no-riichi = 无役听牌：不立直就只能自摸和牌。为什么默听？
game-why-dead-riichi = 这个立直所听的牌一张都不剩了。
game-why-furiten-riichi = 所听的牌自己打过：不能荣和，只能自摸。
game-why-furiten-tenpai = 打{ $cut }是振听的听牌；打{ $better }则可以荣和。
game-why-passed-win = { $better }可以和牌，值{ $points }点。
game-did = 实际的选择：{ $what }
game-legend = -# { $signs }
game-legend-drawn = 暗色：摸切
game-legend-taken = 外框：被鸣走
game-legend-riichi = 竖线：立直之后
game-not-whole = -# 时间不够，有些可疑的打牌没有评估。
game-kept = -# 打开其中一个局面后，这些局面会保留{ $days }天，只有你能看到。可以用 **/my** 删除。
game-practise-later = 之后会在 **/practice** 再出现，第一次是明天。
game-practised-already = 这一题已经在你的练习里了。
practice-own-game = 出自你的对局
practice-dropped = 已从练习中移除。
game-kept-alone = -# 对局本身已不在，只留下这些局面。要逐局查看，请重新发送牌谱。
game-faults = -# 有{ $count }局无法读取，已略过。
select-game-seat = 你的座位…
select-game-moment = 查看一个选择…
select-game-round = 逐巡查看一局…
button-game-review = 总览
button-game-cuts = 查看进张
button-game-compare = 比较打法
button-game-vote = 发起投票
button-game-later = 稍后练习
button-game-offer = 推荐为每日一题
button-drop-miss = 不再练习这一题
button-safe = 安全牌
error-game-nothing = 请把牌谱文件附加到 **{ option-log }**，或把含有牌谱的 tenhou.net/6 链接粘贴到 **{ option-link }**。获取方法见 **/help**。
error-game-file = 无法从 Discord 获取这个文件，请重新附加。
error-game-gone = 这场对局已不在内存中，请重新发送牌谱。
error-game-not-yours = 只有发送这份牌谱的人可以逐步查看。
error-game-hidden = 这份牌谱没有任何手牌。
error-game-no-question = 这个局面没法出成只有一个答案的题。
error-offer-most = 推荐的数量已达上限：每人五个，整个服务器三十个。
error-game-too-large = 超过2 MB：一场对局的牌谱要小得多。
error-game-too-much = 内容超过一场对局的牌谱。
error-game-unknown = 这不是能读取的牌谱。可以读取天凤的mjlog、tenhou6 JSON和mjai；获取方法见 **/help**。
error-game-address = 这是牌谱的网址，机器人不会自行下载：请存成文件后附加。方法见 **/help**。
error-game-other-record = 这是雀魂或麻雀一番街自己的格式，无法读取。用转换工具转成tenhou6 JSON就可以；方法见 **/help**。
error-game-no-rounds = 这份牌谱里没有任何一局。
error-game-broken = 这份牌谱已损坏，没有一局能读取。
error-game-impossible = 这份牌谱的内容不可能发生，没有一局能读取。
error-game-ambiguous = 这份牌谱的顺序有多种读法，无法确定是哪一种。
error-game-reconnected = 这份牌谱因为重新连接，从一局的中途开始。
title-help-game = 从自己的对局学习
game-help-text = **/game** 读取牌谱，并以牌桌图显示损失最大的选择。含有牌谱的消息也可用 **{ command-analyze }**。
    { "" }**天凤** 自己的对局：牌谱查看器的菜单可把牌谱存成文件（`.mjlog`），Windows版的牌谱列表也有。只要一局：把牌谱编辑器的链接 `tenhou.net/6/#json=…` 粘贴到 **{ option-link }**。
    { "" }**雀魂** 无法读取它自己的格式。常用的转换工具和浏览器扩展（例如tensoul）可以转成tenhou.net/6文件（JSON），请上传该文件。
    { "" }**mjai** mjai程序的牌谱（`.json`、`.jsonl`，`.gz`也可）可直接读取。
    { "" }不读取名字和编号，也不保存牌谱。对局只在内存中保留一小时，供你逐步查看；保留更久的内容会在结果中说明。
button-help-game = 自己的对局
command-game = 牌谱
command-game-about = 从自己的对局学习：附加牌谱
option-log = 文件
option-log-about = 牌谱文件：mjlog、tenhou6 JSON或mjai，gzip也可
option-link = 链接
option-link-about = 含有一局或一场的 tenhou.net/6 链接

## 帮助

title-help = 输入手牌，查看待牌
help-text = **/waits** 看手牌听什么、该打什么、每种待牌多少点。
    { "" }**/agari** 看和牌型的所有拆法和点数。
    { "" }**/points** 查番数和符数的点数。
    { "" }**/outlook** 看各种打法在每一巡的期望值（以一般牌桌计算，或只算自己摸牌）。
    { "" }**/safe** 面对立直，由安全到危险列出手牌，附依据和放铳率。
    { "" }**/methods** 用四种经典算法分析手牌。
    { "" }**/tiles** 只把手牌画成图，方便发帖。
    { "" }**/term** 说明麻将术语的意思，任何语言的词都可以。
    在任意消息的“应用”菜单里选择**{ command-analyze }**，就会找出其中的手牌。
help-notes =
    也可以用汉字、①②③、全角字符和麻将字符，例如 🀇🀙🀐（`1m1p1s`）。
    字牌可以写字母 E S W N 和 P F C（白、发、中），也可以写 `东`、`白`。
    手牌也可以写在句子里，消息和选项一样：`34678m22s5z 碰777p 吃345p 宝牌3m`。文字里的 `宝牌3p` 是3p本身，`指示牌3p` 表示宝牌是4p。
    手牌是13或14张，练习时也可以是1、2、4、5、7、8、10、11张；一组副露算3张。14张时最后一张是摸到的牌。
    他家打的牌写在13张之后：`23m456p789s11222z<1m` 会显示荣和、吃、碰、杠或跳过。
    `{ option-compare }:` 并排比较打法：`4s 1s`。
    `{ option-seen }:` 写别处看得见的牌，`{ option-river }:` 写自己打过的牌（判断振听）。
    `{ option-dora }:` 写宝牌指示牌，`{ option-seat }:` 和 `{ option-round }:` 写自风和场风。
    `{ option-extras }:` 写和牌时的情况：`立直 一发 里宝:3p 本场:1`。
    `{ option-left }:` `{ option-across }:` `{ option-right }:` 按打出的顺序写牌河：`1z9m3pr5s|6s`。`r` 写在立直宣言牌后，`|` 写在别家立直的位置。
    /safe 的放铳率是公开牌谱里面对一家立直时打出的牌中放铳的比例，不是“打出去就会这样”的概率：无筋牌多是进攻或没有别的牌时打的。把自己的手牌也算作看得见时，筋37是2.0%，不是5.3%。
    三麻：`{ option-rules }:` 写 `tenhou_sanma` 或 `mahjong_soul_sanma`，`{ option-kita }:` 写拔了几张北。
help-text-workers-off = -# 这个机器人的管理者关闭了计算进程，因此没有 /outlook、/methods、/game，也不出某几类题。
help-suits = 万、筒、索
help-red = 0是红五
help-winds = 东 南 西 北 · ESWN
help-dragons = 白 发 中 · PFC
help-open = 副露；' 写在鸣来的牌后面
help-kan = 暗杠

title-help-study = 互相出题，找出弱点
study-help-text = **/quiz** 用自己的手牌或机器人发的手牌在频道出题；`{ option-session }:10` 连续出十题，最后公布前三名。点击回答下面的“{ button-ask-channel }”也可以出题。
    { "" }**/vote** 问问大家会打哪张，听牌时还有立直或默听；结束后列出每张的票数、牌效率和期望点数。
    { "" }**/practice** 只给自己出题，一直练下去，答错的会再出现。
    { "" }**/my** 的 `{ command-progress }` 看哪些牌型常错，`{ command-board }` 看这个服务器每日一题谁领先；`{ command-data }` 导出或删除关于你的全部记录。
    { "" }**/server** 的 `{ command-settings }` 设定谁能出题、用什么语言和规则；`{ command-daily }` 每天在定好的时间发一题。
    { "" }没有数据库的机器人不提供这些命令。
study-help-picture = 每个人的回答只有自己能看到，马上知道漏了什么、为什么。上图是公布的答案：每个回答的人数，正解是金色。
button-help-typing = 手牌怎么输入
button-help-study = 怎么一起学习

## 命令和选项

command-waits = 听牌
command-waits-about = 手牌听什么，打哪张能听牌
command-agari = 和牌
command-agari-about = 和牌型的所有拆法和点数
command-outlook = 期望值
command-outlook-about = 各种打法的期望点数、和牌率、听牌率，逐巡计算（以一般牌桌计算，或只算自己摸牌）
command-safe = 安全牌
command-safe-about = 面对立直打哪张安全，依据和放铳率
command-methods = 算法
command-methods-about = 用四种经典算法分析同一手牌，并排比较
command-tiles = 牌图
command-tiles-about = 把手牌画成一张图，方便发帖
command-term = 术语
command-term-about = 麻将术语的意思
command-points = 点数
command-points-about = 按番数和符数查荣和、自摸的点数
command-help = 帮助
command-help-about = 手牌怎么输入
command-analyze = 分析手牌
option-hand = 手牌
option-hand-about = 例如 123m406p789s11z；14张时最后一张是摸到的牌
option-seen = 可见牌
option-seen-about = 别处看得见的牌：宝牌指示牌、他家的舍牌和副露
option-river = 牌河
option-river-about = 自己打过的牌，用来判断振听
option-tiles-river-about = 打过的牌，按顺序画在手牌下面（r写在立直宣言牌后）
option-word = 词
option-word-about = 任何语言的词：振听、furiten、両面
option-win = 和了牌
option-win-about = 和的那张牌；不写就是摸到的牌
option-order = 顺序
option-order-about = 点数相同时哪种拆法排在前面
option-rules = 规则
option-rules-about = 一套规则，还可以加自己的开关，例如 ema、tenhou kiriage:on
option-by = 和牌方式
option-by-about = 自摸还是荣和；不写时门清按自摸算
option-seat = 自风
option-seat-about = 自己的风；不写就是南
option-round = 场风
option-round-about = 这一局的场风；不写就是东
option-dora = 宝牌指示牌
option-dora-about = 宝牌指示牌，例如 3p5s
option-kita = 拔北
option-kita-about = 三麻：拔了几张北
option-left = 上家
option-left-about = 上家的牌河，按顺序：1z9m3pr5s（r写在立直宣言牌后）
option-across = 对家
option-across-about = 对家的牌河，按顺序：1z9m3pr5s（r写在立直宣言牌后）
option-right = 下家
option-right-about = 下家的牌河，按顺序：1z9m3pr5s（r写在立直宣言牌后）
option-passed-about = 自己的牌河，按顺序；立直后打的写在 | 后：1z9m|6s
option-extras = 附加条件
option-extras-about = 立直 一发 海底 岭上 … 里宝:3p 本场:1 立直棒:2
option-called = 他家舍牌
option-called-about = 他家打出的一张牌：吃、碰、杠还是跳过
option-compare = 打法比较
option-compare-about = 并排比较2到5种打法，例如 4s 1s
option-han = 番
option-han-about = 番数，或者满贯以上的级别
option-fu = 符
option-fu-about = 只看番数不够时的符数
option-player = 庄闲
option-player-about = 庄家或闲家；不写就是闲家
option-honba = 本场
option-honba-about = 场上的本场数
option-turn = 巡目
option-turn-about = 第1到18巡；不写就是打过的张数加一
option-aim = 目标
option-aim-about = 以什么为目标；不写就是点数
option-private = 仅自己可见
option-private-about = 回答只有你能看到
rules-tenhou = 天凤
rules-mahjong-soul = 雀魂
rules-m-league = M.League
rules-wrc = WRC
rules-ema = EMA
rules-ema-2016 = EMA 2016
rules-wrc-2022 = WRC 2022
rules-jpml-a = 日本职业麻将联盟A规则
rules-saikouisen = 最高位战
rules-riichi-city = 一番街
rules-tenhou-sanma = 天凤三麻
rules-mahjong-soul-sanma = 雀魂三麻

## 本地页面

local-welcome =
    输入 **/waits** 和手牌，再点纸飞机发送。可以先试试：
    `/waits 1112345678999m`
    `/waits 23455667788s46m1z`
    `/waits 123456m45p789s11z3p`
    `/agari 11122233344455m`
    发一条含有手牌的消息也会得到回答，和“应用”菜单里的**{ command-analyze }**一样。
    每种牌怎么写：**/help**
local-welcome-study =
    { "" }**/quiz** 和 **/vote** 向所有人出题，**/practice** 只给自己出题。在页面上方选择其他成员，就能以该成员的身份作答；只有 **{ $owner }** 可以使用 **/server**。

## 排行榜

title-board = 排行榜：{ $season }
board-all-time = 总榜
label-streak = 连续{ $streak }题
phrase-streak = 连续{ $streak }题
alt-rank = 第{ $rank }名
alt-own-rank = 第{ $rank }名，你
phrase-board-points = { $points }分
line-standing = **第{ $rank }名** { $member }：{ $points }分，{ $answered }题中答对{ $right }题
line-streak = { $line }，连续{ $streak }题
board-best-streak = 你的最长连续作答：{ $best }题
board-hidden = 你选择了不显示名字，别人看不到你这一行。可以用 **/my** `{ command-data }` 更改。
board-how = -# 只计每日一题，每题最多10分。连续是指接连作答，不论对错；每七题漏一题不算中断。
board-empty = 榜上还没有人。到 { $channel } 回答下一道每日一题吧。
board-no-dailies = 这个服务器没有每日一题，而排行榜只计每日一题。有管理服务器权限的人可以用 **/server** `{ command-daily }` 设置。
digest-week = 上周：{ $people }人作答{ $answers }次。
digest-missed = 最常错：{ $theme }，{ $answered }次里错{ $missed }次。
digest-none-missed = 全部答对了。
digest-leading = { $season }领先：{ $leading }
item-leading = 第{ $rank }名 { $member }（{ $points }分）
error-board-server = 排行榜每个服务器各有一个，请在服务器里使用。**/my** `{ command-progress }` 在这里也能用。
command-board = 排行榜
command-board-about = 这个服务器每日一题的得分和连续答题：本月和总榜

## 题目：按钮、提示和拒绝

button-ask-channel = 在频道出题
button-answer = 作答…
button-show-me = 看答案
button-reveal = 公布答案
button-in-full = 详细解答
button-practise-this = 练习这一题型
button-practise-theme = 练习{ $theme }
button-next-problem = 下一题
button-end-vote = 结束投票
button-end-question = 结束第 { $number } 题

modal-waits = 听什么牌？
modal-waits-label = 所有的待牌
modal-blocks = 哪些是浮牌？
modal-blocks-label = 所有的浮牌
modal-price = 这手牌多少点？
modal-label-han = 番
modal-label-fu = 符
modal-label-points = 点数，不含本场和立直棒
modal-han = { $han }番
modal-han-most = 役满（13番以上）
modal-or-more = { $limit }以上
modal-points-limit = { $points } · { $limit }
modal-fu = { $fu }符
modal-no-fu = –（满贯以上）
modal-points-tsumo = { $others } / { $dealer }（{ $points }）
modal-points-all = 各{ $others }（{ $points }）
modal-correct = 更正手牌
field-hand = 手牌
field-beside = 其他情况（宝牌、自风等）
item-picture = 图片
item-file = 文件

quiz-was-in-view = 在此之前一直看得到答案，看过的人已经知道了。
quiz-nobody-sees = 这道题只有你能看到：这个服务器不允许你个人添加的应用公开发言。
quiz-answered-before = 你已经答过了，以第一次的回答为准：
quiz-late = 你作答时答案已经公布，所以只计入你自己的复习。
quiz-known = 这道题你以前答过，或者是你自己推荐的，答案你已经知道，所以这次不计。
quiz-shown = 这不算作答，这道题你也不能再答了。明天的/practice会再出同一主题。
quiz-was-shown = 你已经看过答案，不能再答这道题。
vote-over = 投票已经结束，刚才的点击不算。
vote-is-close = 点数与和牌率都没有哪一方领先超过15%，所以改成投票。
vote-no-end = 机器人无法自行在这个频道发言，所以这次投票不会自动结束，请用按钮结束。[授予这项权限并添加机器人]({ $link })，之后的投票就会自动结束。

error-study-off = 这里关闭了出题功能。
error-study-not-writable = 出题功能暂时不能用：数据库无法写入。
error-study-down = 出题功能暂时不能用：无法连接数据库。请一分钟后再试。
error-study-busy = 题目的数据库正忙，请几秒后再试。
error-study-clock = 出题功能暂停中：机器人所在电脑的时钟不准，需要机器人的管理员校正。
error-study-version = 出题功能在这里不能用：数据库属于其他版本的机器人。
error-quiz-gone = 这道题的记录已经不在了。
error-quiz-limit-channel = 这个频道还有三道题没公布答案。请先公布其中一道，或结束投票。
error-quiz-limit-hour = 这个服务器一小时内已经出了十道题。请稍后再出，或者用 /practice。
error-quiz-limit-own-channel = 你在这个频道还有两道题没公布答案。请先公布其中一道，或结束投票。
error-quiz-limit-own-server = 你在这个服务器还有六道题没公布答案。请先公布其中一道，或结束投票。
error-quiz-limit-own-hour = 你一小时内已经在这里出了五道题。请稍后再出，或者用 /practice。
error-quiz-limit-day = 这里一天内已经出了 1,000 道题。请明天再出，或者用 /practice。
error-quiz-limit-practice = 今天已经练习了 2,000 道题，请明天再来。
error-quiz-may-not-ask = 你在这个服务器没有出题权限。/practice 谁都能用。
error-quiz-ask-public = 只有提问的人，或者有管理消息权限的人，才能把这个回答变成题目。请用 /quiz 出题。
error-quiz-reveal = 出题者和有管理消息权限的人随时可以公布答案，其他人要等出题一天之后。
error-vote-end = 出题者和有管理消息权限的人随时可以结束投票，到时间也会自动结束。
error-no-problem-noten = 这手牌没有听牌，不能问听什么。
error-no-problem-no-riichi = 防守题需要牌河和立直：请不要写手牌，直接出题。
error-no-problem-no-lead = “立直或默听”只出四麻、门清13张的听牌，而且其中一方的点数与和牌率都领先15%以上。其他手牌可用/outlook比较。
error-no-problem-no-one-answer = 这手牌的分组问题没有唯一的答案：请不要写手牌，直接出题。
error-no-problem-has-a-cut = 这手牌要先打一张，听什么取决于打哪张。可以问打哪张。
error-no-problem-north-first = 手里的北要先拔：请用补牌之后的手牌出题。
error-no-problem-no-cut = 这手牌没有能打的牌：问打哪张还需要摸到的牌。
error-no-problem-complete = 这手牌已经和了，不能问打哪张。
error-no-problem-not-complete = 这手牌还没和，没有点数和拆法可问。
error-no-problem-no-yaku = 这手牌无役，没有点数可问。可以问拆法。

command-quiz = 出题
command-quiz-about = 用自己的手牌或机器人发的手牌在频道出题
command-practice = 练习
command-practice-about = 只给自己做的题，一题接一题
command-vote = 投票
command-vote-about = 在频道里投票打哪张：各自私下投票，结束时公布票数
option-text = 文字
option-text-about = 写在手牌上方的话，例如各家点数；最多200个字符
option-hours = 小时
option-hours-about = 几小时后结束，1到168；不写就是24
option-vote-hand-about = 摸牌后的手牌，例如 123m406p789s1122z3s，或打牌后的听牌
option-quiz-turn-about = 立直或默听：第几巡（不写则为6）
option-vote-turn-about = 第1到18巡；不写就是第1巡
command-my = 我的
command-my-about = 自己的记录
command-progress = 成绩
command-progress-about = 各题型的等级、最近的作答，以及你的弱点
command-data = 数据
command-data-about = 关于你的记录：导出、不显示名字或全部删除
command-server = 服务器
command-server-about = 这个服务器的题目设置
command-settings = 设置
command-settings-about = 语言、规则、谁能在频道出题
command-questions = 题目
command-questions-about = 查看并结束这个服务器进行中的题目
option-kind = 题型
option-kind-about = 问什么；不写就按手牌决定
option-practice-kind-about = 练什么；不写就由机器人决定
option-level = 难度
option-level-about = 从1（简单）到5；只对机器人发的手牌有效
option-practice-level-about = 从1（简单）到5；不写就由机器人决定
option-quiz-hand-about = 自己的手牌，例如 123m406p789s11z；谁都看不到答案
option-language = 语言
option-language-about = 这个服务器的题目用什么语言
option-server-rules-about = 题目的规则：一套规则，还可以加自己的开关
option-askers = 出题者
option-askers-about = 谁能在频道出题
option-role = 身份组
option-role-about = 能在频道出题的身份组
kind-waits = 待牌
kind-cut = 何切
kind-price = 点数
kind-readings = 拆法
kind-fold = 防守
kind-riichi = 立直或默听
kind-blocks = 分组
level-1 = 1（简单）
level-2 = 2
level-3 = 3
level-4 = 4
level-5 = 5（困难）
language-en = 英语
language-ja = 日语
language-zh-TW = 中文（繁体）
language-zh-CN = 中文（简体）
language-ko = 韩语
language-fr = 法语
askers-everyone = 所有人
askers-role = 一个身份组
askers-managers = 有管理消息权限的人
title-open-questions = 进行中的题目
open-none = 目前没有进行中的题目。
title-settings = 这个服务器的题目
settings-language = 语言：**{ $language }**。作答结果用每个人自己的语言显示。
settings-rules = 规则：**{ $rules }**
settings-askers = 谁能出题：**{ $askers }**。有管理消息权限的人总能出题。
settings-how = -# 用这个命令的选项来更改。
error-server-only = 只能在服务器里使用。
error-not-manager = 只有管理这个服务器的人可以这样做。
error-settings-role = 请在**{ option-role }**里指定能出题的身份组。
title-data = 你的数据
title-sure = 要全部删除吗？
title-forgotten = 已经全部删除
data-stored = 保存的内容：{ $answers }次作答和投票及各自的时间，由此得出的各题型、各形状的成绩、排行榜上的得分和连续作答，还有你写在投票上方的话。不保存名字和其他消息。
data-named = 公布答案时，会在答对的人里显示你的名字，排行榜上也有你。
data-hidden = 公布答案时不显示你的名字，别人在排行榜上也看不到你。
data-kept = -# 已经发在频道里的内容，不管在这里怎么做都会留着。
data-games = 你的对局：加入练习的局面（{ $practiced }）、推荐为每日一题的局面，以及你打开过的对局的局面（{ $days }天）。不保存牌谱，也没有名字。
data-sure = 你的作答、评分、复习安排、得分、连续记录，以及你的对局中保存的局面都会删除，你出的题不再显示出题者，尚未结束的题就此结束。无法恢复。已经发出的内容会留着。
data-forgotten = 已删除{ $rows }条记录。下次作答之前，不再保存任何关于你的内容。
button-export = 导出
button-hide = 不显示我的名字
button-unhide = 显示我的名字
button-delete-data = 全部删除…
button-delete-all = 是的，全部删除
button-keep = 保留

## 连续出题

title-session = 连续出题：共{ $total }题
session-seconds = 每题{ $seconds }秒
session-by-hand = 公布答案前都可以作答
session-announced = 这里的人都可以作答，和平时一样，结果只有自己能看到。每题都会公布答案，最后公布前三名。第1题：{ $when }。连续三题没有人作答就会结束。
session-how = -# 名次看答对的题数，题数相同时看所用时间。
session-number = **第{ $number }题，共{ $total }题** · 难度{ $level }
session-closes = 截止：{ $when }
session-waits = 公布答案前都可以作答
session-so-far = 目前：{ $places }
session-ahead = 第{ $rank }名 { $member }（{ $right }题）
title-session-result = 连续出题的结果
session-place = **第{ $rank }名** { $member }：{ $posted }题中{ $right ->
        [0] 一题也没答对
       *[other] 答对{ $right }题，{ $seconds }秒
    }
session-others = 另有{ $number }人
session-nobody = 没有人作答。
session-hardest = 最难的是[第{ $number }题]({ $link })：{ $answered }人中{ $right }人答对。答案：{ $answer }
session-ended-stopped = 共{ $total }题，出了{ $posted }题后被提前结束。
session-ended-silent = 连续三题没有人作答，所以{ $total }题中只出了{ $posted }题。
session-ended-left = 15分钟内没有人继续，所以{ $total }题中只出了{ $posted }题。
session-ended-away = 机器人停了半小时以上，所以{ $total }题中只出了{ $posted }题。
session-ended-trouble = 下一题无法发出，所以{ $total }题中只出了{ $posted }题。
session-listed = 连续出题，第{ $number }题，共{ $total }题
label-session-seconds = { $seconds }秒
label-session-hardest = 第{ $number }题
phrase-session-hardest = 最难的第{ $number }题：{ $answered }人中{ $right }人答对
phrase-session-place = { $posted }题中{ $right ->
        [0] 一题也没答对
       *[other] 答对{ $right }题，{ $seconds }秒
    }
button-session-start = 马上开始
button-session-end = 结束连续出题
error-session-led = 只有开始这次连续出题的人和有管理消息权限的人可以这么做。
error-session-over = 这次连续出题已经进到下一题或结束了。
error-session-hand = 连续出题的手牌都由机器人发。请去掉手牌或连续题数其中之一。
error-session-reveal = 开始这次连续出题的人和有管理消息权限的人随时可以公布答案。
error-quiz-limit-session = 这个频道正在连续出题。开始的人和有管理消息权限的人可以结束它。
error-quiz-limit-own-session = 你在这个服务器的连续出题还在进行，请先结束它。
error-quiz-limit-session-hour = 你在一小时内已经开始了四次连续出题。请稍后再开始，或使用 /practice。
option-session = 连续
option-session-about = 连续出几题，1到20；每题公布答案，最后列出前三名
option-seconds = 秒数
option-seconds-about = 连续出题时每题的作答时间；不写就是60秒
seconds-20 = 20秒
seconds-30 = 30秒
seconds-45 = 45秒
seconds-60 = 60秒
seconds-90 = 90秒
seconds-120 = 2分钟
seconds-300 = 5分钟
seconds-0 = 直到我公布答案

## 每日一题

title-daily = 第{ $number }题 · { $title }
daily-level = 难度{ $level }
daily-saw-yesterday = 昨天{ $answered }人中{ $right }人答对：[第{ $number }题]({ $link })
daily-saw-last = 上次{ $answered }人中{ $right }人答对：[第{ $number }题]({ $link })
daily-nobody-yesterday = 昨天的题没有人作答：[第{ $number }题]({ $link })
daily-nobody-last = 上次的题没有人作答：[第{ $number }题]({ $link })
daily-paused-idle = 连续14题没有人回答，每日一题先暂停。管理服务器的人可以用 **/server** `{ command-daily }` 重新开始。
daily-paused-channel = 连续三次无法发到这个频道，每日一题先暂停。管理服务器的人可以用 **/server** `{ command-daily }` 重新开始。
command-daily = 每日一题
command-daily-about = 每天在频道出一题：设置、更改或关闭
option-channel = 频道
option-channel-about = 发到哪个频道；不写就是这个频道
option-time = 时间
option-time-about = 每天几点发（服务器的时区），例如 20:00
option-days = 星期
option-days-about = 星期几发；不写就是每天
option-daily-kind-about = 问什么；不写就由机器人决定
option-daily-level-about = 从1（简单）到5；不写就由机器人决定
option-daily-role-about = 每次要提及的身份组；选 @everyone 就不提及
option-thread = 子区
option-thread-about = 是否给每道题开一个子区来讨论
option-zone = 时区
option-zone-about = 服务器的时区，例如 Asia/Shanghai；请输入城市的英文名
option-which = 编号
option-which-about = 有几个每日一题时更改哪一个，或者新建
option-off = 关闭
option-off-about = 不再出题
dailies-zone-hint = -# 时间不对的话，请用这个命令的**{ option-zone }**指定时区。
which-1 = 1
which-2 = 2
which-3 = 3
which-4 = 4
which-new = 新建
title-dailies = 这个服务器的每日一题
dailies-none = 还没有设置。用这个命令指定**{ option-time }**和**{ option-zone }**，就会每天出一题。
title-offer = 要推荐这个局面作为每日一题吗？
offer-text = 服务器的管理者会看到牌桌，可以把它选为每日一题。不会显示你的选择。要显示你是出题者吗？
button-offer-named = 显示我的名字
button-offer-unnamed = 不显示名字
title-offered = 已推荐
offer-made = 服务器的管理者可以在 **/server** 看到。{ $days }天后会删除，也可以在 **/my** 删除。
offer-known = 这个局面已经有人推荐过了。
title-offers = 成员推荐的局面 { $place }/{ $count }
title-offers-none = 成员推荐的局面
offers-none = 目前没有。成员可以在 **/game** 的牌桌下面推荐。
offer-by = 由{ $member }推荐，会显示名字。
offer-by-nobody = 推荐的成员不显示名字。
offer-is-taken = 已采用：下一个可以出这种题目的每日一题就是它。
button-offers = 成员推荐的局面（{ $count }）…
button-offer-take = 用于下一个每日一题
button-offer-back = 取消采用
button-offer-drop = 不采用
dailies-zone = 时区：**{ $zone }**，现在是{ $now }。
daily-line = **{ $which }.** { $channel } · **{ $time }** · { $facts }
daily-any-kind = 题型不限
daily-any-level = 难度不限
daily-pings = 提及{ $role }
daily-with-thread = 开子区
daily-next = 下一题是第{ $number }题：{ $when }。
daily-is-paused-idle = 已暂停：连续14题没有人回答。用这个命令改任何一项就会继续。
daily-is-paused-channel = 已暂停：连续三次无法发送。请允许机器人查看这个频道、发送消息和文件，再用这个命令改任何一项就会继续。
dailies-how = -# 用这个命令的选项来更改，用**{ option-off }**停止出题。作答会计入服务器的排行榜。
daily-role-silent = -# 要让 { $role } 收到通知，必须所有人都能提及这个身份组，或机器人能提及所有身份组。
days-every = 每天
days-weekdays = 工作日
days-weekend = 周末
days-span = { $first }～{ $last }
weekday-0 = 周一
weekday-1 = 周二
weekday-2 = 周三
weekday-3 = 周四
weekday-4 = 周五
weekday-5 = 周六
weekday-6 = 周日
daily-not-member = 机器人不在这个服务器里，或者不能在那个频道发言和附加文件，所以无法自动出题。请[授予这些权限并添加它]({ $link })，让它看得到频道、能附加文件，再用一次这个命令。
error-daily-reveal = 答案会在出下一题时公布；在那之前，只有拥有管理消息权限的人能公布。
error-daily-time = 看不懂这个时间。请按24小时制输入，例如 20:00 或 7:30。
error-daily-zone = 没有这个时区。请输入城市的英文名，例如 Shanghai，再从列表里选择。
error-daily-no-time = 请指定新的每日一题的**{ option-time }**，例如 20:00。
error-daily-which = 这个服务器有几个每日一题，请在**{ option-which }**里选一个。
error-daily-none = 没有这个编号的每日一题。
error-daily-most = 一个服务器最多设四个每日一题，请先关闭一个。
button-forget-server = 删除服务器的数据…
button-forget-all = 是的，删除服务器的数据
title-forget-server = 要删除这个服务器的数据吗？
forget-server-sure = 设置、每日一题、成员推荐的局面、排行榜，还有在这里出过的题和所有作答都会删除，无法恢复。已经发出的内容会留着，成员自己的成绩也还在。
title-server-forgotten = 服务器的数据已经删除
server-forgotten = 不再保存任何关于这个服务器的内容。

## 术语：/term 的说明

says-riichi = 门清听牌时押1000点宣告。1番，之后不能再换手牌。
says-double-riichi = 第一巡无人鸣牌时的立直。2番。
says-open-riichi = 把手牌摊开的立直，部分地方规则采用。
says-ippatsu = 立直后一巡内无人鸣牌时和牌。1番。
says-tsumo = 用自己摸的牌和牌，其他人都付点。门清时1番。
says-pinfu = 四组顺子、非役牌的雀头、两面听，门清没有多余的符。1番。
says-tanyao = 只有2到8的数牌。1番。
says-iipeikou = 门清时有两组相同的顺子。1番。
term-yakuhai = 役牌
says-yakuhai = 三元牌、自风或场风的刻子，各1番。
says-rinshan = 用开杠后摸的岭上牌和牌。1番。
says-chankan = 荣和别人加杠的那张牌。1番。
says-haitei = 用牌山的最后一张牌自摸。1番。
says-houtei = 荣和最后一张舍牌。1番。
says-chiitoitsu = 七个不同的对子。2番，固定25符。
says-sanshoku = 三种花色有相同的顺子。2番，副露1番。
says-ittsu = 同色的123、456、789。2番，副露1番。
says-chanta = 每组面子和雀头都有幺九牌。2番，副露1番。
says-toitoi = 四组刻子或杠子。2番。
says-sanankou = 三组没有鸣牌的刻子。2番。
says-sanshoku-doukou = 三种花色有相同的刻子。2番。
says-sankantsu = 三组杠子。2番。
says-shousangen = 三元牌两组刻子，另一种作雀头。役牌之外另计2番。
says-honroutou = 只有幺九牌。对对和或七对子之外另计2番。
says-honitsu = 一种花色加字牌。3番，副露2番。
says-ryanpeikou = 门清时有两组一杯口。3番。
says-junchan = 每组面子和雀头都有1或9，没有字牌。3番，副露2番。
says-chinitsu = 只有一种花色。6番，副露5番。
says-renhou = 闲家在第一次摸牌前荣和，计分依规则而定。
says-tenhou = 庄家配牌就和牌。役满。
says-chiihou = 无人鸣牌时，闲家第一次摸牌就和牌。役满。
says-daisangen = 三种三元牌都是刻子。役满。
says-suuankou = 四组没有鸣牌的刻子。役满。
says-tsuuiisou = 只有字牌。役满。
says-ryuuiisou = 只有二三四六八索和发。役满。
says-chinroutou = 只有1和9。役满。
says-kokushi = 十三种幺九牌各一张，再加其中一张。役满。
says-shousuushii = 三种风牌是刻子，第四种作雀头。役满。
says-daisuushii = 四种风牌都是刻子。役满，有些规则算两倍。
says-suukantsu = 四组杠子。役满。
says-chuuren = 门清时同色的1112345678999再加同色一张。役满。
says-daisharin = 筒子的22334455667788。部分规则的役满。
says-paarenchan = 当庄连和八次。部分规则的役满。
says-dora = 宝牌指示牌的下一张。手牌有役时每张1番。
says-uradora = 指示牌下面的宝牌，只有立直和牌才翻开。
says-akadora = 红五。手牌有役时每张1番。
says-nukidora = 三麻拔出的北。1番，并再摸一张。
says-ryanmen = 相邻的两张，两边的牌都能成顺子。
says-kanchan = 中间缺一张的两张，只有一种牌能补上。
says-penchan = 12或89，只有一种牌能补上。
says-shanpon = 两个对子，任何一个凑成三张都和。
says-tanki = 听雀头的另一张。
says-mangan = 封顶点数的第一级：闲家8000点，庄家12000点。5番，或4番以下但符数够多。
says-haneman = 6、7番。满贯的1.5倍。
says-baiman = 8到10番。满贯的2倍。
says-sanbaiman = 11、12番。满贯的3倍。
says-yakuman = 最高一级：闲家32000点，庄家48000点。
says-counted-yakuman = 不是役满但有13番以上，以役满计。
term-sequence = 顺子
says-sequence = 同色相连的三张。
term-triplet = 刻子
says-triplet = 相同的三张。
term-quad = 杠子
says-quad = 相同的四张，宣告杠，算一组面子。
term-set = 面子
says-set = 顺子、刻子或杠子。和牌要四组面子和一个雀头。
term-pair = 对子
says-pair = 相同的两张。
term-block = 组
says-block = 面子或面子的雏形。手牌要五组：四组成面子，一组作雀头。
term-shape = 搭子
says-shape = 再来一张就成顺子的两张。
term-compound = 复合型
says-compound = 可以有好几种拆法的相连的牌。
term-loose = 浮牌
says-loose = 不属于任何一组的牌。
term-helper = 辅助牌
says-helper = 在一组旁边的单张，让进张变广。
term-ryankan = 双嵌张
says-ryankan = 中间缺两张的三张牌，补哪一张都成顺子。
term-simple = 中张
says-simple = 2到8的数牌。
term-terminal = 老头牌
says-terminal = 1和9。
term-honor = 字牌
says-honor = 风牌和三元牌，不能成顺子。
term-orphan = 幺九牌
says-orphan = 1、9和字牌。
term-wind = 风牌
says-wind = 东南西北。
term-dragon = 三元牌
says-dragon = 白发中。
term-suit = 数牌
says-suit = 万子、筒子、索子，各有1到9。
term-shanten = 向听
says-shanten = 离听牌还差几张。2向听就是再来两张才听牌。
term-tenpai = 听牌
says-tenpai = 再来一张就能和牌。
term-noten = 未听
says-noten = 没有听牌。
term-ukeire = 进张
says-ukeire = 能减少向听的牌，以及还剩几张。
term-wait = 待牌
says-wait = 听牌时能让自己和牌的牌。
term-good-shape = 好型
says-good-shape = 像两面这样，待牌有五张以上。
term-furiten = 振听
says-furiten = 待牌在自己的牌河里，或曾经放过和牌，不能荣和。
term-karaten = 空听
says-karaten = 待牌全在自己手里或都已看见。
term-takame = 高目
says-takame = 几种待牌中点数较高的。
term-yasume = 安目
says-yasume = 几种待牌中点数较低的。
term-closed = 门清
says-closed = 没有鸣牌的手牌，暗杠仍算门清。
term-open = 副露的手牌
says-open = 吃、碰或明杠过的手牌，不能立直。
term-meld = 副露
says-meld = 鸣牌或杠亮出来的面子。
says-chi = 用上家的舍牌组成顺子。
says-pon = 用任何人的舍牌组成刻子。
says-kan = 宣告四张相同的牌：多摸一张，多一个宝牌。
term-closed-kan = 暗杠
says-closed-kan = 四张都是自己摸的杠。
term-added-kan = 加杠
says-added-kan = 在自己碰的刻子上加第四张。
says-ron = 用别人的舍牌和牌，只有放铳者付点。
term-kuikae = 食替
says-kuikae = 鸣牌后打出能组成同一组面子的牌，多数规则禁止。
term-cut = 打牌
says-cut = 打出一张牌。
term-tsumogiri = 摸切
says-tsumogiri = 打出刚摸到的牌。
term-tedashi = 手切
says-tedashi = 打出手里的牌，而不是刚摸到的。
term-riichi-stick = 立直棒
says-riichi-stick = 立直的1000点，由下一个和牌者拿走。
term-dama = 默听
says-dama = 听牌而不立直。
term-fold = 弃和
says-fold = 放弃和牌，只打安全牌。
term-push = 进攻
says-push = 不顾威胁继续做牌。
term-mawashi = 兜牌
says-mawashi = 打安全牌，同时保留和牌的机会。
term-genbutsu = 现物
says-genbutsu = 立直者打过或放过的牌，不会被荣和。
term-suji = 筋牌
says-suji = 与对手的舍牌差三的牌。同时听这两张的两面会振听；其他听法仍可能放铳。
term-half-suji = 半筋
says-half-suji = 4、5、6中，两边的筋只打过一边的牌。
term-musuji = 无筋
says-musuji = 筋一张都没有打过的牌，最危险。
term-no-chance = 壁
says-no-chance = 附近的牌四张都已看见，不可能有用到它的两面听。
term-one-chance = 薄壁
says-one-chance = 附近的牌已看见三张，用到它的两面听可能性很小。
term-deal-in = 放铳
says-deal-in = 打出被荣和的牌。
term-han = 番
says-han = 役和宝牌的单位，到满贯为止每多一番加倍。
term-fu = 符
says-fu = 面子、雀头、听牌型等的小点，个位数进位到十。
says-closed-ron = 门清荣和时加的10符。
says-open-pinfu = 副露后呈平和型的牌：不算平和，荣和按30符而不是20符计算。
term-limit = 满贯以上
says-limit = 从这里起只看番数，分级计点。
term-dealer = 庄家
says-dealer = 坐东的人。和牌多得一半，别人自摸时付闲家的两倍。
term-non-dealer = 闲家
says-non-dealer = 庄家以外的人。
term-honba = 本场
says-honba = 连庄或流局的计数，每一本和牌者多得300点（三麻200点）。
term-dora-indicator = 宝牌指示牌
says-dora-indicator = 王牌中翻开的牌，它的下一张是宝牌。
term-noten-payment = 未听罚符
says-noten-payment = 流局时未听者付给听牌者，共3000点（三麻共2000点）。
term-pao = 包牌
says-pao = 让人鸣到役满最后一组面子的人要负责付点。
term-kuisagari = 副露减番
says-kuisagari = 副露后少1番。
term-kuitan = 食断
says-kuitan = 副露的断幺九，多数规则允许。
term-atozuke = 后付
says-atozuke = 先鸣牌，之后才确定役。
term-kiriage = 切上满贯
says-kiriage = 4番30符和3番60符算满贯的规则。
term-double-wind = 连风牌
says-double-wind = 既是自风又是场风，刻子2番。
term-value-pair = 役牌雀头
says-value-pair = 三元牌、自风或场风作雀头，2符，不成平和。
term-seat-wind = 自风
says-seat-wind = 自己座位的风，庄家是东。
term-round-wind = 场风
says-round-wind = 这一场的风：东场是东，南场是南。
term-hanchan = 半庄
says-hanchan = 打东场和南场的对局。
term-tonpuu = 东风战
says-tonpuu = 只打东场的对局。
term-all-last = 最终局
says-all-last = 对局的最后一局。
term-turn = 巡
says-turn = 自己打过几张牌，一局约十八巡。
term-river = 牌河
says-river = 按顺序排好的舍牌。
term-dead-wall = 王牌
says-dead-wall = 不摸的十四张，有指示牌和岭上牌。
term-exhaustive-draw = 荒牌流局
says-exhaustive-draw = 牌山摸完而无人和牌。
term-abortive-draw = 途中流局
says-abortive-draw = 因四家立直等情况，这一局中途结束。
term-nagashi-mangan = 流局满贯
says-nagashi-mangan = 流局时自己的舍牌全是幺九牌，而且没有一张被鸣，以满贯收点。
term-renchan = 连庄
says-renchan = 庄家和牌，或流局时听牌，继续坐庄。
term-chombo = 错和
says-chombo = 误宣告和牌等重大犯规，要受罚付点。
term-sanma = 三麻
says-sanma = 三人打的麻将，没有二万到八万，也不能吃。
term-kita = 拔北
says-kita = 三麻中把北拔出。
term-efficiency = 牌效率
says-efficiency = 按进张的张数选择打哪张。
term-width = 广度
says-width = 手牌的进张有多少。
term-value = 打点
says-value = 和牌时的点数高低。
term-sixth-block = 第六组
says-sixth-block = 多出来用不上的一组，先拆它。
term-reading = 拆法
says-reading = 把和牌型拆成面子和雀头的一种方法。
term-uma = 马点
says-uma = 终局时按名次收付的点数。10-20即末位付给一位2万点，三位付给二位1万点；数额由规则决定。
term-oka = 头名赏
says-oka = 起始点与返点之差，各家的份都归第一名。25000点起、30000点返，就是四份5000点。有的规则没有。
term-wareme = 割目
says-wareme = 地方规则：从谁面前的牌山开门，谁的收付就都加倍。
term-live-tile = 生张
says-live-tile = 还没有人打过或鸣过的牌，多指字牌；别家手里可能有两三张。
term-busting = 击飞
says-busting = 点数降到0点以下。多数规则里对局就此结束。
term-yakitori = 烧鸡
says-yakitori = 地方规则：整场一次也没和牌的人，终局时要付罚点。
term-chips = 祝仪
says-chips = 地方规则：一发、红宝牌、里宝牌等，在点数之外另付筹码。
term-agariyame = 和了止
says-agariyame = 最终局的庄家和牌后居第一位时，可以不连庄而结束对局。
term-head-bump = 头跳
says-head-bump = 一张牌有几家荣和时，只算从放铳者起轮次最先的那一家。
term-double-ron = 一炮双响
says-double-ron = 一张牌两家都荣和，放铳者付给两家。
term-first-dealer = 起家
says-first-dealer = 东一局的庄家。
term-kamicha = 上家
says-kamicha = 坐在左边、在你之前摸牌的人。只能吃上家的牌。
term-toimen = 对家
says-toimen = 坐在对面的人。
term-shimocha = 下家
says-shimocha = 坐在右边、在你之后摸牌的人，可以吃你打的牌。
term-starting-hand = 配牌
says-starting-hand = 一局开始时分到的十三张牌。
term-wall = 牌山
says-wall = 扣着叠成两层、供各家摸的牌。
term-safe-tile = 安全牌
says-safe-tile = 不会被立直者荣和，或几乎不会的牌。
term-guest-wind = 客风
says-guest-wind = 既非自风也非场风的风牌，凑成刻子也没有役。
term-suji-trap = 骗筋
says-suji-trap = 听自己舍牌的筋，让别家以为安全。
term-chase-riichi = 追立
says-chase-riichi = 别家立直之后再立直。
term-formal-tenpai = 形式听牌
says-formal-tenpai = 没有役的听牌，为流局时不付罚符而听。
term-perfect-shanten = 完全一向听
says-perfect-shanten = 两个两面搭子加雀头，再有一张扩大进张的牌的一向听。
term-bad-shape = 愚型
says-bad-shape = 嵌张、边张、单骑等，待牌不超过四张。
term-nine-terminals = 九种九牌
says-nine-terminals = 第一次摸牌时幺九牌有九种以上，且无人鸣牌，可以宣告流局。
term-tegawari = 改良
says-tegawari = 向听数不减，但听牌变宽或打点变高的进张。
