### English. A line on a phone holds some forty characters.

## Tiles. Short names stand in texts, spoken ones are read aloud.

number-decimal = .
number-thousands = ,
number-percent = { $number }%
# "each": 1m 4m 7m; "runs": 147m
tile-list = each
# "numbers": 1122z, or east ×2 where all are the same; "names": one name after the other
tile-honors = numbers
tile-ranks = 1 2 3 4 5 6 7 8 9
tile-red-five-short = r5
tile-red-five-spoken = red 5
tile-joint-ranks-short = { "" }
tile-joint-ranks-spoken = { " " }
tile-joint-honors-short = { " " }
tile-joint-honors-spoken = { " " }
tile-joint-runs-short = { " " }
tile-joint-runs-spoken = , { "" }
tile-m-short = { $ranks }m
tile-p-short = { $ranks }p
tile-s-short = { $ranks }s
tile-z-short = { $ranks }z
tile-repeated = { $tile } ×{ $count }
tile-m-spoken = { $ranks } man
tile-p-spoken = { $ranks } pin
tile-s-spoken = { $ranks } sou
tile-1z-short = east
tile-2z-short = south
tile-3z-short = west
tile-4z-short = north
tile-5z-short = haku
tile-6z-short = hatsu
tile-7z-short = chun
tile-1z-spoken = east
tile-2z-spoken = south
tile-3z-spoken = west
tile-4z-spoken = north
tile-5z-spoken = haku
tile-6z-spoken = hatsu
tile-7z-spoken = chun

## Labels in the pictures: only signs that assets/labels.py lists

label-waits = waits
label-left = { $left } left
label-furiten = furiten
label-shanten = { $shanten }-shanten
gloss-shanten = -# { $shanten }-shanten: { $shanten ->
    [one] one tile
   *[other] { $shanten } tiles
    } from tenpai (ready). More words: /term
label-tiles =
    { $left ->
        [one] { $left } tile
       *[other] { $left } tiles
    }
label-able-tiles = { $able }/{ $left } tiles
label-able-left = { $able }/{ $left } left
label-tsumo-split = { $others }/{ $dealer }
label-tsumo-all = { $each } ALL
label-outlook-points = { $value } points
label-outlook-win = wins { $value }
label-outlook-tenpai = tenpai { $value }
label-outlook-waits = waits: { $left ->
        [one] { $left } tile
       *[other] { $left } tiles
    }
label-outlook-shanten = { $shanten }-shanten: { $left }
label-outlook-turn = turn { $turn }
label-outlook-alone = alone at the table
label-outlook-table = at an average online table
label-outlook-own = at the host's own table
label-outlook-riichi = riichi { $points } · { $win }
label-outlook-dama = dama { $points } · { $win }
label-danger-genbutsu = genbutsu
label-danger-ranks = { $low }/{ $high }
label-danger-suji = suji { $ranks }
label-danger-half = half suji { $ranks }
label-danger-musuji = no suji { $ranks }
label-danger-nochance = no chance { $ranks }
label-danger-onechance = one chance { $ranks }
label-danger-honor = honor, { $left } unseen
label-danger-value = value honor, { $left } unseen
label-danger-man = 1m 9m, { $left } unseen
label-danger-rate = { $percent } of { $cuts }
label-danger-too-few = too few counted
label-danger-riichi = riichi
label-danger-since = since
label-danger-class = class, rate
label-player-right = right
label-player-across = across
label-player-left = left
label-player-you = you
label-player-first = first
label-player-second = second
label-player-third = third

## The picture in words

alt-joint = , { "" }
alt-joint-full = , { "" }
alt-joint-short = { " " }
alt-left-full = { $tile } { $left } left
alt-left-short = { $tile } ×{ $left }
alt-cut = cut { $tiles }
alt-cut-any = cut any of { $tiles }
alt-kan = closed kan { $tiles }
alt-kita = set aside { $tiles }
alt-face-down = { $tiles } between { $hidden } face down
alt-called-left = { $tiles }, called from the left
alt-called-across = { $tiles }, called from across
alt-called-right = { $tiles }, called from the right
alt-discarded = { $tiles } discarded
alt-river = river: { $tiles }
alt-winning = { $tiles } won on { $marked }
alt-winning-tile = winning tile { $tiles }
alt-dora = { $tiles } with dora { $marked }
alt-dora-tile = dora { $tiles }
alt-aside = { $tiles } set aside as dora
spoken-reading = reading { $number }
spoken-good = good
spoken-able = { $able } of { $left } tiles with a yaku

## Waits

phrase-waits = { $tiles }, { $left } left
phrase-furiten = { $waits }, furiten
phrase-accepts =
    { $left ->
        [one] 1 tile
       *[other] { $left } tiles
    }, { $kinds ->
        [one] 1 kind
       *[other] { $kinds } kinds
    }
phrase-accepts-good = { phrase-accepts }, { $good } good
phrase-many-waits = { $kinds } kinds, { $left } left
title-tenpai = Tenpai: { $waits }
title-furiten = Furiten tenpai: { $waits }
text-furiten = ⚠️ **Furiten**: your river holds { $tiles }. You can't win by ron on any of your waits, only by tsumo.
text-ron-rates-table = -# Chance of ron in riichi, as a multiple of the chance of drawing that tile (average online table): { $rates }
text-ron-rates-own = -# Chance of ron in riichi, as a multiple of the chance of drawing that tile (the table measured by this bot's host): { $rates }
item-ron-rate = { $tiles } ×{ $rate }
text-gone = None left of { $tiles }: all four are visible.
text-all-gone = Tenpai, but no winning tile is left: every copy of { $tiles } is visible.
text-karaten = You hold all four { $tiles } yourself, so nothing can complete this hand. It counts as tenpai here; it is noten in { $rules }.
text-no-karaten = The only wait would be { $tiles }, and you hold all four. Under these rules that is noten; it is tenpai in { $rules }.
text-left-out = Not in this hand: `{ $text }`.
text-read-as = **Read as** `{ $hand }`
text-not-used = Not used: `{ $text }`.
text-assumed = Read as: across in riichi, river `{ $text }`.
text-not-furiten = Not furiten: none of these waits is in the river that you named.
text-other-hands = { $count ->
    [one] There is another hand in this message: choose it below.
   *[other] There are { $count } other hands in this message: choose one below.
}
text-seen = Counted as seen: { $tiles }
text-river = Your river, counted as seen: { $tiles }
text-nuki = { $nuki ->
        [one] 1 north is set aside: it is a dora, and 1 fewer is left to draw.
       *[other] { $nuki } norths are set aside: they are { $nuki } dora, and { $nuki } fewer are left to draw.
    }
joint-names = , { "" }
joint-groups = { " " }
joint-worth = { " " }
joint-or = { " or " }

shape-line = { $part } takes { $tiles } · { $shape }
shape-more = … and { $more } more
shape-ryanmen = ryanmen (two-sided)
shape-kanchan = kanchan (middle)
shape-penchan = penchan (edge)
shape-shanpon = shanpon (two pairs)
shape-tanki = tanki (pair)
shape-seven-pairs-tanki = seventh pair
shape-thirteen-orphans-single = thirteen orphans (one missing)
shape-thirteen-orphans-thirteen-sided = thirteen orphans (all held)

wait-named = **{ $name }**: { $why }
wait-name-nobetan = Nobetan
wait-why-nobetan = four in a row, either end makes the pair.
wait-name-sanmenchan = Sanmenchan
wait-why-sanmenchan = five in a row, open to three tiles.
wait-name-sanmentan = Sanmentan
wait-why-sanmentan = seven in a row, any of three tiles makes the pair.
wait-name-aryanmen = Aryanmen
wait-why-aryanmen = a two-sided wait that holds its pair's tile.
wait-name-nakabukure = Nakabukure
wait-why-nakabukure = a sequence with its middle tile held twice waits on that tile for the pair.
wait-name-ryantan = Ryantan
wait-why-ryantan = a triplet and its neighbor: a pair wait and a two-sided one.
wait-name-kantan = Kantan
wait-why-kantan = a triplet and a tile one apart: a pair wait and a middle one.
wait-name-pentan = Pentan
wait-why-pentan = a triplet at the edge: a pair wait and an edge one.
wait-name-kantankan = Kantankan
wait-why-kantankan = a kantan on both sides of one tile.
wait-name-entotsu = Entotsu
wait-why-entotsu = a two-sided wait with one of its tiles held three times, so another pair waits too.
wait-name-tatsumaki = Tatsumaki
wait-why-tatsumaki = two triplets around one tile, waiting on everything nearby.
wait-name-happoubijin = Happoubijin
wait-why-happoubijin = six in a row, a triplet at each end: eight waits.
wait-name-nine-gates = True nine gates
wait-why-nine-gates = every tile of the suit completes it.

## Hands that are not tenpai

# blocks: sets and the starts of sets
label-blocks = { $count ->
    [one] 1 block
   *[other] { $count } blocks
}
label-pairs = { $count ->
    [one] 1 pair
   *[other] { $count } pairs
}
label-block-pair = pair
alt-block-set = set { $tiles }
alt-block-pair = pair { $tiles }
alt-block-shape = { $tiles } takes { $takes }
alt-block-compound = { $tiles }, { $count ->
    [one] 1 block
   *[other] { $count } blocks
}
alt-block-single = single { $tiles }
text-blocks-few = Blocks: { $count } of the five that a hand needs (a block is a set, or the start of one).
text-blocks-five = Five blocks: four for sets and one for the pair.
text-blocks-many = { $count } blocks, and only five fit.
text-blocks-no-pair = { $count } blocks, and no pair among them.
text-ways = { $part } is { $count ->
    [one] one block
   *[other] { $count } blocks
    } however it is split:
button-ways = Show ways
title-ways = Ways to split it into blocks
text-ways-none = This hand splits into blocks in one way only.
reason-loose = In no block: { $tile }.
reason-helper = { $tile } only helps { $block }.
reason-six-blocks = { $count } blocks, five fit: { $block } takes { $left } tiles, the other shapes { $least } or more.
reason-six-goes = { $count } blocks, five fit: { $block } goes.
reason-pair = { $block } is one pair too many.
reason-shape = { $block } is the weakest shape.
reason-compound = Without { $tile }, { $block } keeps { $kept }.
reason-compound-six = { $count } blocks, five fit: without { $tile }, { $block } keeps { $kept }.
reason-compound-blocks = Without { $tile }, { $block } still has { $blocks } blocks.
reason-compound-blocks-six = { $count } blocks, five fit: without { $tile }, { $block } has { $blocks } instead of { $before }.
reason-triplet = The hand has no pair: { $block } gives it one.
reason-four-sets = Four sets are there: one tile of { $block } goes, the other waits for the pair.
reason-width-or-value = Width or value: { $widest } accepts more tiles, { $valued } is worth more points. Both count as right.
reason-value = Width or value: { $widest } accepts more tiles, { $valued } aims for { $yaku } and is worth more points. Both count as right.
reason-worth-more = By width alone { $beaten } would be right, but { $valued } is worth more points.
reason-step-or-value = { $shanten ->
        [0] { $widest } is tenpai, { $valued } breaks tenpai
       *[other] { $widest } keeps { $shanten }-shanten, { $valued } raises the shanten
    } and is worth more points. Both count as right.
reason-step-for-yaku = { $shanten ->
        [0] { $widest } is tenpai, { $valued } breaks tenpai
       *[other] { $widest } keeps { $shanten }-shanten, { $valued } raises the shanten
    } for { $yaku } and is worth more points. Both count as right.
reason-yaku = Cutting { $tile } keeps { $yaku }.
quiz-width-alone = This question counts width alone; { $best } is worth more points than { $widest }. A hand like this suits /vote better.
reason-breaks = { $tile } breaks { $block }.

title-noten = { $shanten }-shanten: { $kinds ->
        [one] 1 kind
       *[other] { $kinds } kinds
    }, { $left ->
        [one] 1 tile
       *[other] { $left } tiles
    } accepted
text-forms = Shanten by form: { $forms }
form-standard = standard { $shanten }
form-seven-pairs = seven pairs { $shanten }
form-thirteen-orphans = thirteen orphans { $shanten }
text-good =
    { $good ->
        [one] 1 of the { $left } tiles, marked in gold, leads
       *[other] { $good } of the { $left } tiles, marked in gold, lead
    } to a good tenpai: five or more winning tiles.
text-good-all = Every one of these tiles leads to a good tenpai: five or more winning tiles.
text-good-none = None of these tiles leads to a good tenpai: five or more winning tiles.
text-good-gold = Tiles with a gold count lead to a good tenpai: five or more winning tiles.
text-red-no-yaku = Tiles with a red count leave this open hand without a yaku.
phrase-improved = { $tiles }{ $more ->
        [0] { "" }
       *[other] { " " }and { $more } more
    }
text-improves = Improves with { $improved }. Best: draw { $best }, cut { $cut }, { $left ->
        [one] { $left } tile
       *[other] { $left } tiles
    }.
text-cut-improves = After cutting **{ $tile }**: improves with { $improved }. Best: { $best }, { $left ->
        [one] { $left } tile
       *[other] { $left } tiles
    }.
text-yaku-back = Towards a yaku: cut { $tiles } for { $shanten }-shanten, { $left ->
        [one] { $left } tile that keeps one
       *[other] { $left } tiles that keep one
    }.

## Discards

title-cut-tenpai = Cut { $tile } for tenpai: { $waits }
phrase-paying = { $phrase }, { $points } points
phrase-paying-nothing = { $phrase }, no yaku
phrase-able = { $phrase }, { $able } with a yaku
title-others-pay = { $title } ({ $others })
item-pays = cut { $tiles }: { $points }
item-others-pay = others: { $points }
item-cut-dora = { $tile } (dora)
title-cut-tenpai-tie = Cut { $tiles } for tenpai: { $left } left
title-cut-noten = Widest: { $tiles }. { $shanten }-shanten, { $left ->
        [one] 1 tile
       *[other] { $left } tiles
    } accepted
title-cut-able = Most with a yaku: { $tiles }. { $shanten }-shanten, { $able } of { $left } tiles
title-kita = Set { $tile } aside first: { $leads }
button-kita = Set north aside
text-kita = A north set aside counts as dora, and a replacement tile is drawn before the cut.
text-complete-waits = To play on instead, these cuts keep tenpai. Each leaves you furiten, since the tile you cut is one of your waits.
text-all-furiten = Every cut leaves you furiten.
text-narrower = Fewer tiles but more points: **{ $tile }** → { $leaves }
line-cut-named = **{ $tile }** → { $name }

## Readings of a complete hand

title-complete = Complete: { $readings ->
        [one] 1 reading
       *[other] { $readings } readings
    }
title-complete-worth = Complete. { $worth }
title-incomplete = Not complete. { $lacks }
text-order-sequence = Sequences first. Of two readings, the one with more sequences at the lowest tile comes first.
text-order-triplet = Triplets first. Of two readings, the one with a triplet at the lowest tile comes first.
line-reading = **{ $number }** won as { $shapes }
item-found = `{ $sign }` { $line }
found-both = ST
found-sequence = S
found-triplet = T
found-neither = –
text-found = -# `S`, `T`: found by taking sequences or triplets first, without going back.{ $neither ->
        [0] { "" }
       *[other] { " " }`–`: found by a full search only.
    }
order-sequence = Sequences first
order-triplet = Triplets first

## What a won hand is worth

title-won = { $price }: { $worth }
title-no-yaku = Complete, but no yaku: it can't win
phrase-points = { $points } points
phrase-points-limit = { $points } points, { $limit }
phrase-paid-limit = { $points }, { $limit }
phrase-han-fu = { $han } han { $fu } fu
phrase-no-yaku = no yaku
phrase-no-win = no win
phrase-same = the same points
phrase-same-but = the same points ({ $difference })
phrase-same-rounded = the fu round up to the same
phrase-instead = { $points } instead of { $best }: { $difference }
label-points = { $points }
label-no-yaku = no yaku
label-dora = dora indicator
label-kita = kita
label-ura = ura indicator
line-detail = **{ $number }** won as { $shape }
line-yaku = **Yaku** { $yaku } = { $han } han
line-fu = **Fu** { $items } = { $fu }
line-fu-rounded = **Fu** { $items } = { $sum }, rounded up to { $fu }
line-pays-ron = **Paid** { $points } by the discarder
line-pays-tsumo = **Paid** { $dealer } by the dealer, { $others } by { $payers ->
        [2] the other
       *[other] each of the others
    }
line-pays-all = **Paid** { $points } by each of the { $payers ->
        [2] two
       *[other] three
    }
line-pays-liable = **Paid** { $points } by the liable player alone
line-pays-liable-ron = **Paid** { $points } by the discarder, { $liable } by the liable player
line-pays-liable-too = , and { $liable } by the liable player
line-pays-honba = { " " }(with { $extras })
line-pays-extra = { " " }({ $total } in all with { $extras })
line-other = **{ $number }** { $shape } · { $price }
price-ron = ron { $points }
price-tsumo = tsumo { $points }
price-riichi-ron = riichi ron { $points }
price-riichi-tsumo = riichi tsumo { $points }
label-range = { $low }–{ $high }
line-ranges-riichi = -# points: ron with riichi, { $dora }, seat { $wind }, round { $round }
line-ranges = -# points: ron, { $dora }, seat { $wind }, round { $round }
line-ranges-pass = -# points: ron, after a pass with riichi, { $dora }, seat { $wind }, round { $round }
line-prices = -# points { $dora }, seat { $wind }, round { $round }
phrase-no-dora = without dora
phrase-no-other-dora = without other dora
phrase-nuki = with { $nuki ->
        [one] 1 north
       *[other] { $nuki } norths
    } set aside, { $dora }
phrase-dora = with dora { $count ->
        [one] indicator
       *[other] indicators
    } { $tiles }
phrase-only-reds = with red fives, without other dora
text-takame = Highest (takame): { $dear }. Lowest (yasume): { $cheap }.
text-needs-riichi = Without riichi, a ron on { $tiles } has no yaku.
text-open-no-yaku = ⚠️ **No yaku** on { $tiles }: the hand is open, so neither ron nor tsumo can win there.
text-open-no-ron = ⚠️ **No yaku** for a ron on { $tiles }: the hand is open, so only a tsumo can win there.
line-rules = -# rules: { $rules }
line-unpriced = -# Only a whole hand has a price: dora, riichi and the like don't count here.
line-on-top = -# { $extras }: not counted in points
line-situation = -# { $facts }
item-yaku = { $name } { $han }
item-fu = { $fu } { $why }
item-fu-group = { $fu } { $why } { $group }
item-more = +{ $han } { $name }
item-less = −{ $han } { $name }
item-fu-instead = { $fu } fu, not { $other }
item-badge = **{ $rules }** { $points }
item-badge-why = **{ $rules }** { $points } ({ $why })
joint-plus = { " + " }
joint-and = { " and " }
joint-facts = { " · " }
item-elsewhere = { $language }: { $word }
joint-badge = { " · " }
text-no-yaku = A hand needs at least one yaku to win.
text-only-dora = Dora alone don't win: a hand needs a yaku.
text-badge = Elsewhere: { $rules }
fact-seat = seat { $wind }, round { $round }
fact-no-indicator = no indicator named: no dora, one ura indicator
fact-honba = { $honba } honba
fact-sticks = { $sticks ->
        [one] 1 stick
       *[other] { $sticks } sticks
    }
fact-tsumo = tsumo
fact-ron = ron
fact-dealer = the dealer
fact-not-dealer = a non-dealer
fact-riichi = riichi
fact-no-riichi = no riichi
fact-ura = ura dora
fact-nuki = a north set aside
fact-closed-kan = closed kan
fact-added-kan = chankan of an added kan
fact-double-ippatsu = ippatsu in double riichi
fact-pao = pao
by-tsumo = tsumo
by-ron = ron
limit-mangan = mangan
limit-haneman = haneman
limit-baiman = baiman
limit-sanbaiman = sanbaiman
limit-yakuman = yakuman
limit-counted-yakuman = counted yakuman
limit-yakuman-times = { $times }× yakuman
worth-han-1 = 1 han
worth-han-2 = 2 han
worth-han-3 = 3 han
worth-han-4 = 4 han
worth-yakuman-2 = 2× yakuman
worth-yakuman-3 = 3× yakuman
worth-yakuman-4 = 4× yakuman
worth-yakuman-5 = 5× yakuman
worth-yakuman-6 = 6× yakuman
worth-fu-20 = 20 fu
worth-fu-25 = 25 fu
worth-fu-30 = 30 fu
worth-fu-40 = 40 fu
worth-fu-50 = 50 fu
worth-fu-60 = 60 fu
worth-fu-70 = 70 fu
worth-fu-80 = 80 fu
worth-fu-90 = 90 fu
worth-fu-100 = 100 fu
worth-fu-110 = 110 fu
button-tsumo = As tsumo
button-ron = As ron
button-riichi = With riichi
button-no-riichi = Without riichi
button-dealer = As dealer
button-non-dealer = As non-dealer (south)
button-next-reading = Next reading
select-rules = Rules…
select-hand = Another hand in the message…

switch-red-fives = { $on ->
        [0] no red fives
       *[other] red fives
    }
switch-open-tanyao = { $on ->
        [0] no open tanyao
       *[other] open tanyao
    }
switch-kiriage = { $on ->
        [0] no kiriage mangan
       *[other] kiriage mangan
    }
switch-double-wind-fu = double wind pair: { $on } fu
switch-kazoe = { $on ->
        [0] no counted yakuman
       *[other] counted yakuman
    }
switch-double-yakuman = { $on ->
        [0] no double yakuman
       *[other] double yakuman
    }
switch-stacked-yakuman = { $on ->
        [0] only one yakuman counts
       *[other] yakuman add up
    }
switch-rinshan-tsumo-fu = { $on ->
        [0] no tsumo fu after a kan
       *[other] tsumo fu after a kan
    }
switch-renhou = { $on ->
        [0] no renhou
       *[other] renhou
    }
switch-ippatsu = { $on ->
        [0] no ippatsu
       *[other] ippatsu
    }
switch-ura-dora = { $on ->
        [0] no ura dora
       *[other] ura dora
    }
switch-kan-dora = { $on ->
        [0] no kan dora
       *[other] kan dora
    }
switch-kan-ura = { $on ->
        [0] no kan ura
       *[other] kan ura
    }
switch-north-value = { $on ->
        [0] north is no yaku
       *[other] north is a yaku
    }
switch-sanma-tsumo = { $on ->
        [0] tsumo loss
       *[other] the missing player's share is split
    }
switch-renhou-strict = { $on ->
        [0] renhou only if it pays more
       *[other] strict renhou
    }
switch-tenhou-any-tile = { $on ->
        [0] tenhou on the tile drawn last
       *[other] tenhou on any tile of the hand
    }

fu-base = base
fu-seven-pairs = seven pairs
fu-closed-ron = closed ron
fu-tsumo = tsumo
fu-open-pinfu = open pinfu shape
fu-kanchan = kanchan
fu-penchan = penchan
fu-tanki = tanki
fu-value-pair = value pair
fu-double-wind-pair = double wind pair
fu-open-triplet = open triplet
fu-closed-triplet = closed triplet
fu-open-terminal-triplet = open terminal or honor triplet
fu-closed-terminal-triplet = closed terminal or honor triplet
fu-open-kan = open kan
fu-closed-kan = closed kan
fu-open-terminal-kan = open terminal or honor kan
fu-closed-terminal-kan = closed terminal or honor kan

yaku-riichi = riichi
yaku-double-riichi = double riichi
yaku-open-riichi = open riichi
yaku-ippatsu = ippatsu
yaku-tsumo = menzen tsumo
yaku-pinfu = pinfu
yaku-tanyao = tanyao
yaku-iipeikou = iipeikou
yaku-seat-east = seat east
yaku-seat-south = seat south
yaku-seat-west = seat west
yaku-seat-north = seat north
yaku-round-east = round east
yaku-round-south = round south
yaku-round-west = round west
yaku-round-north = round north
yaku-haku = haku
yaku-hatsu = hatsu
yaku-chun = chun
yaku-rinshan = rinshan
yaku-chankan = chankan
yaku-haitei = haitei
yaku-houtei = houtei
yaku-chiitoitsu = seven pairs
yaku-sanshoku = sanshoku
yaku-ittsu = ittsu
yaku-chanta = chanta
yaku-toitoi = toitoi
yaku-sanankou = sanankou
yaku-sanshoku-doukou = sanshoku doukou
yaku-sankantsu = sankantsu
yaku-shousangen = shousangen
yaku-honroutou = honroutou
yaku-ryanpeikou = ryanpeikou
yaku-honitsu = honitsu
yaku-junchan = junchan
yaku-chinitsu = chinitsu
yaku-renhou = renhou
yaku-tenhou = tenhou
yaku-chiihou = chiihou
yaku-daisangen = daisangen
yaku-suuankou = suuankou
yaku-suuankou-tanki = suuankou tanki
yaku-tsuuiisou = tsuuiisou
yaku-ryuuiisou = ryuuiisou
yaku-chinroutou = chinroutou
yaku-kokushi = kokushi musou
yaku-kokushi-13 = kokushi musou, thirteen-sided
yaku-shousuushii = shousuushii
yaku-daisuushii = daisuushii
yaku-suukantsu = suukantsu
yaku-chuuren = chuuren poutou
yaku-junsei-chuuren = junsei chuuren poutou
yaku-daisharin = daisharin
yaku-paarenchan = paarenchan
yaku-dora = dora
yaku-uradora = ura dora
yaku-akadora = red fives
yaku-nukidora = norths set aside

## A discarded tile

label-tenpai = tenpai
label-more = { $name } +{ $more }
call-ron = ron
call-chi = chi
call-pon = pon
call-kan = kan
call-pass = pass
call-with = { $call } { $tiles }
title-called-ron = Ron on { $tile }: { $price }
title-called-no-yaku = { $tile } completes the hand, but without a yaku: no ron
title-called-complete = { $tile } completes the hand
title-called-furiten = { $tile } completes the hand, but you are furiten: no ron
title-called-nearer = Nearer with { $call }: { $leads }
title-called-no-nearer = No call of { $tile } brings the hand nearer. It stays { $stays }
title-called-pass = Pass: { $calls } would leave no yaku. The hand stays { $stays }
title-called-nothing = Nothing can be called with { $tile }. The hand stays { $stays }
title-called-riichi = In riichi, { $tile } can only be passed. The hand stays { $stays }
phrase-tenpai = tenpai, { $waits }
phrase-shanten-tiles = { $shanten }-shanten, { $left ->
        [one] 1 tile
       *[other] { $left } tiles
    }
phrase-no-yaku-open = ⚠️ **no yaku**, so this open hand can't win
phrase-none-left = ⚠️ no tile that wins is left
phrase-stays-closed = the hand stays closed, and riichi possible
phrase-yaku-near = yaku: { $yaku }{ $more ->
        [0] { "" }
       *[other] { " " }and { $more } more
    }
phrase-yaku-next = ⚠️ **no yaku** yet. Nearest: { $yaku }, { $tiles ->
        [one] 1 tile further
       *[other] { $tiles } tiles further
    }
phrase-yaku-none = ⚠️ **no yaku** is left for this open hand
line-call = **{ $calls }** → { $says }
text-called-passed-win = A player who passes up a win is furiten until their next draw; in riichi, until the hand ends.
text-called-chi = A chi needs the discard of the player on your left.
text-called-swap = After { $call } you can't cut { $tiles } (swap-calling, kuikae).
select-call = Call…
choice-ron = Ron on { $tile }

## Cuts side by side

label-gives-up = gives up
label-good-tiles = { $good } good
spoken-only = only here
joint-compared = { " · " }
phrase-compared = { $tile }: { $leads }
text-compare-gold = Gold counts: no other of these cuts takes them.
text-compare-same = These cuts take the same tiles.
text-compare-good = “Good” counts the tiles that lead to a good tenpai: five or more winning tiles.
button-all-cuts = All cuts
select-compare = Compare cuts…

## The table of points

label-dealer = dealer
label-non-dealer = non-dealer
label-limit = { $limit } { $han }
phrase-han = { $han } han
phrase-limit-han = { $limit } ({ $han })
title-points = { $worth }, { $who }: { $paid }
title-points-by-fu = { $han } han, { $who }: ron { $low } to { $high }, by fu
text-points-by-fu = Type the fu too for one row, such as `3 30`.
text-points-total = By tsumo { $total } in all.
text-points-honba = { $honba } honba counted in: { $ron } more by ron, { $each } more from each by tsumo.
alt-points-none = no { $by }
alt-points-asked = { $row }, asked
text-points-only-20 = 20 fu means pinfu with menzen tsumo, so there is no ron.
text-points-only-25 = 25 fu means seven pairs, and with menzen tsumo those have 3 han.
text-points-only-110 = No hand has 1 han and 110 fu by tsumo: it takes three kans (sankantsu) or triplets and kans alone (toitoi), 2 han either way.
button-hanless = −1 han
button-hanmore = +1 han
button-fuless = Fewer fu
button-fumore = More fu
button-honba = +1 honba
button-points-non-dealer = As non-dealer

## The classic methods side by side. What is a label here stands in pictures too

method-index = index
method-backtracking = backtracking
method-two-orders = two orders
method-pattern-index = pattern index
method-set-partition = set partition
method-how-index = what this bot uses: every suit is looked up in a table
method-how-backtracking = every pair, every choice of triplets, then sequences from the low end
method-how-two-orders = one greedy pass takes sequences first, one triplets first; neither goes back
method-how-pattern-index = the whole hand is looked up among 9,362 patterns of counts
method-how-set-partition = an integer program that puts every tile in exactly one group
line-method = **{ $name }** { $time } · { $how }
label-times = { $ratio }×
spoken-times = { $ratio } times as long as the index
spoken-same = the same
label-readings = { $readings ->
        [0] no reading
        [one] 1 reading
       *[other] { $readings } readings
    }
label-no-wait = no wait
label-not-installed = not installed
label-lost = { $number } missed
label-invented = { $number } wrong
label-lost-by = not by { $methods }
title-methods-agree = { $answer } · all methods agree
title-methods-agree-partly = { $answer } · all agree on the standard form
title-methods-orphans = { $answer } · thirteen orphans: no method looks for it
title-methods-differ = { $answer } · all agree except { $methods }
title-methods-incomplete = Not complete, { $cuts ->
        [0] no cut makes it tenpai
        [one] 1 cut makes it tenpai
       *[other] { $cuts } cuts make it tenpai
    }
text-methods-beyond = Seven pairs are not searched for by { $methods }.
text-methods-orphans = No method looks for thirteen orphans.
text-methods-trial = “Two orders” derives the waits; the other methods try every tile.
text-methods-cuts = Looking at every cut took the index { $index }, two orders { $orders }.
text-methods-melds = The methods judge the tiles in hand; called melds stay as they are.

## Quizzes: questions, feedback, reveals, and a member's own record

title-quiz-waits = What does it wait for?
title-quiz-cut = Which cut is widest? (tile efficiency)
title-quiz-width-or-value = Width or value: which cut?
title-quiz-price = What does it pay?
title-quiz-readings = How many readings?
title-quiz-fold = Riichi. What do you cut to fold?
title-quiz-riichi = Tenpai after this cut. Riichi or dama?
title-quiz-blocks = Blocks: sets, and starts of sets
quiz-blocks-asked-loose = **Which tiles are loose?** They are in no block and help none.
quiz-blocks-asked-count = **How many blocks?**
quiz-blocks-asked-goes = **Six blocks, and five fit: which goes?** (tile efficiency)
quiz-blocks-asked-compound = **How many blocks are in { $part }?**
quiz-blocks-asked-helps = **Five blocks and a tile: which block does { $part } help?**
quiz-asked-by = asked by { $asker }
quiz-rules = rules: { $rules }
quiz-answered = { $answered ->
        [0] nobody has answered yet
        [one] 1 has answered
       *[other] { $answered } have answered
    }
quiz-without-extras = -# Answer without honba and riichi sticks.

label-seen = seen
label-found = right
label-missed = missed
label-wrong = wrong
label-yours = yours
label-right = right
label-han = { $han } han
label-fu = { $fu } fu
alt-struck = { $tiles } with { $marked } crossed out
alt-struck-tile = { $tiles } crossed out
phrase-answers = { $number ->
        [0] no answer
        [one] 1 answer
       *[other] { $number } answers
    }
phrase-votes = { $number ->
        [0] no vote
        [one] 1 vote
       *[other] { $number } votes
    }
alt-own-vote = { $choice }, your vote
alt-right = { $choice }, right
item-votes = { $choice } ({ $votes })
item-other-votes = the rest ({ $votes })

title-right = Right: { $answer }
title-right-points = Right points: { $answer }
title-shown = The answer: { $answer }
title-found = { $found } of { $waits ->
        [one] 1 wait
       *[other] { $waits } waits
    } found{ $wrong ->
        [0] { "" }
       *[other] , { $wrong } wrong
    }
title-cut-back = Cutting { $tile } raises the shanten
title-cut-share = { $tile }: { $share } of the best
title-cut-share-right = Right: { $tile }, { $share } of the best
title-cut-as-good = As good: { $tile }
title-price-none = Not quite: { $answer }
title-price-han = Han right: { $answer }
title-price-fu = Han and fu right: { $answer }
title-readings-not = { $answer }, not { $chosen }
title-revealed = The answer: { $answer }. { $answered ->
        [0] Nobody answered
       *[other] { $right } of { $answered } saw it
    }

quiz-missed-ryanmen = You missed **{ $tiles }**: { $part } is open on both sides.
quiz-missed-kanchan = You missed **{ $tiles }**: it fits into the middle of { $part }.
quiz-missed-penchan = You missed **{ $tiles }**: { $part } is at the edge and takes only that.
quiz-missed-shanpon = You missed **{ $tiles }**: either pair of { $part } can become a triplet.
quiz-missed-tanki = You missed **{ $tiles }**: { $part } is left over and can become the pair.
quiz-missed-seven-pairs-tanki = You missed **{ $tiles }**: it makes the seventh pair.
quiz-missed-thirteen-orphans-single = You missed **{ $tiles }**: the one orphan that the hand lacks.
quiz-missed-thirteen-orphans-thirteen-sided = You missed **{ $tiles }**: all thirteen orphans are there, and any of them makes the pair.
quiz-missed-beside = { $line } The rest: { $groups }.
quiz-misfit-done = With **{ $tile }** you complete { $done }, but { $left } is left over: no pair.
quiz-misfit-left = With **{ $tile }** every set is complete, but { $left } is left over: no pair.
quiz-misfit-waits = Nothing is completed by **{ $tile }**: { $part } still needs { $tiles }.
quiz-misfit-pairs = No seventh pair with **{ $tile }**: the hand lacks { $tiles }.
quiz-misfit-orphans = Already held: **{ $tile }**. The hand lacks { $tiles }.
quiz-held-four = You hold all four of **{ $tiles }** yourself.
quiz-no-wait = No part of the hand waits for **{ $tiles }**.
quiz-cut-back = **{ $tile }** goes back to { $own }-shanten, **{ $best }** { $shanten ->
        [0] is tenpai
       *[other] keeps { $shanten }-shanten
    }.
quiz-cut-accepts = **{ $tile }** accepts { $left }, **{ $best }** { $most }.
quiz-cut-gives-up = **{ $tile }** gives up { $tiles }.
quiz-cut-leaves = **{ $tile }** accepts { $left }: { $tiles }
quiz-cut-leaves-waits = **{ $tile }** waits for { $left }: { $tiles } · { $shape }
quiz-cut-alike = Just as wide: **{ $tiles }**
quiz-cut-as-good = As good in points, within { $share }: **{ $tiles }**
quiz-fold-right = **{ $tiles }**: { $class }
quiz-fold-since = **{ $tiles }**: { $class }, since { $since }
quiz-fold-own = **{ $tile }**: { $class }. Of such discards { $percent } were won on; of the safest, { $best }.
quiz-fold-alike = No tile is proved to be safer than these: **{ $tiles }**
quiz-fold-tenpai = **{ $tiles }** keeps tenpai as well.
quiz-fold-gap = -# Behind the gap: cut after a riichi. Sideways: the riichi tile.
title-fold-wrong = { $tile }: { $percent }
title-riichi-wrong = { $answer } is worth more
label-way-riichi = Riichi
label-way-dama = Dama
quiz-riichi-only-yaku = Without riichi the hand has no yaku by ron.
quiz-riichi-adds-to-yaku = The hand has a yaku by ron already; riichi still adds more than it costs.
quiz-riichi-adds-to-yaku-some = On some waits the hand has a yaku by ron already; riichi gives one on all of them.
quiz-riichi-keeps-yaku = In dama the hand has a yaku by ron, and it can still change to a better wait.
quiz-riichi-keeps-yaku-some = In dama the hand has a yaku by ron on some waits, and it can still change to a better wait.
quiz-riichi-improves = The wait is thin: in dama a draw can still make the hand better, in riichi none can.
quiz-riichi-lead = **{ $answer }** is worth at least { $lead } more, in points and in wins.
quiz-riichi-way = { $answer }: { $worth }
title-blocks-not = { $answer }, not { $chosen }
alt-river-riichi = { $tiles } in riichi
alt-river-after = after the riichi { $tiles }
alt-river-of = river ({ $player })
quiz-cut-others-back = Every other cut raises the shanten.
quiz-cut-all-alike = Every cut is as wide.
quiz-han = { $han }, not { $chosen }.
quiz-han-left-out = { $han }, not { $chosen }: did you count { $yaku }?
quiz-han-open = { $han }, not { $chosen }: { $yaku } is worth less in an open hand.
quiz-han-yakuman = { $han }, not { $chosen }: { $yaku }.
quiz-fu = { $fu } fu, not { $chosen }.
quiz-fu-counts = { $fu } fu: below mangan, fu matter.
quiz-fu-because = { $fu } fu, not { $chosen }: { $why }.
quiz-fu-item = the { $why } is { $fu }
quiz-fu-group = the { $why } { $group } is { $fu }
quiz-fu-seven-pairs = seven pairs are always 25
quiz-fu-no-tsumo = a pinfu has no fu for the tsumo
quiz-points = { $worth } pays { $points }.
quiz-fu-only-20 = only a pinfu won by tsumo has 20 fu
quiz-fu-only-25 = only seven pairs have 25 fu
quiz-only = Also, { $only }.
quiz-no-such-price = { $worth } does not exist: { $only }, and that is at least two han.
quiz-yakuman = **{ $limit }**: { $yaku }
quiz-readings-one-reading = Nothing in it can be read in another way.
quiz-readings-pair-moves = The pair can be chosen in more than one way, and the rest still makes groups.
quiz-readings-pair-stays = The pair stays; the other tiles can be read as sequences or as triplets.
quiz-readings-seven-pairs = It is seven pairs as well as groups.
quiz-false-pair = With { $pair } as the pair, the other tiles make no groups.
quiz-four = Four { $tile } are not two pairs: it is not seven pairs.
line-reading-groups = **{ $number }** { $groups }
quiz-others = Others: { $choices }
quiz-saw = Saw it: { $named }
quiz-worth-best = No cut is worth more than { $best }.
quiz-worth-near = { $own } is worth as much as { $best }.
quiz-worth-less = { $own } is worth less than { $best }.
quiz-worth-terms = -# Values from turn { $turn } to turn { $turns }, alone at the table: your own draws only – no ron, no calls, no defense, nobody else wins.
quiz-worth-terms-table = -# Values from turn { $turn } to turn { $turns } at an average online table: your draws, their discards, and hands that others end; no calls of yours, no folding, no payments.
quiz-worth-terms-own = -# Values from turn { $turn } to turn { $turns } at the table measured by this bot's host: your draws, their discards, and hands that others end; no calls of yours, no folding, no payments.
item-worth = **{ $cut }** ({ $wins }, { $points })

## Votes

title-vote = What would you cut?
vote-ends = end: { $when }
vote-voted = { $voted ->
        [0] nobody has voted yet
        [one] 1 has voted
       *[other] { $voted } have voted
    }
title-voted-cuts = Your vote: { $tile }
title-voted-anew-cuts = Your vote: { $tile }, no longer { $before }
vote-may-change = You can change it until the end: { $when }. Only voters see this.
title-vote-nobody = Nobody voted
title-vote-result-cuts = { $cuts }: { $votes } of { $voted ->
        [one] 1 vote
       *[other] { $voted } votes
    }
title-vote-tied-cuts = Tied: { $cuts }, { $votes } of { $voted } votes each
title-vote-many-cuts = { $count } cuts with { $votes } of { $voted } votes each
title-vote-ways = Riichi or dama, and which cut?
title-voted-ways = Your vote: { $tile }
title-voted-anew-ways = Your vote: { $tile }, no longer { $before }
title-vote-result-ways = { $cuts }: { $votes } of { $voted ->
        [one] 1 vote
       *[other] { $voted } votes
    }
title-vote-tied-ways = Tied: { $cuts }, { $votes } of { $voted } votes each
title-vote-many-ways = { $count } choices with { $votes } of { $voted } votes each
phrase-vote-riichi = { $tile } riichi
phrase-vote-dama = { $tile } dama
phrase-vote-cut = cut { $tile }
vote-columns = -# After the votes: tile efficiency, as the number of tiles the cut accepts.
vote-columns-worth = -# After the votes: tile efficiency, as the number of tiles the cut accepts, and expected points.

## Progress

title-progress = Your progress
progress-grown = **{ $kind }**: level { $before } in { $month }, level { $level } now.
progress-answered = { $answered ->
        [one] 1 answer so far.
       *[other] { $answered } answers so far.
    }
progress-bars = The lower bars show how often you went wrong, weakest first.
label-last = level, last { $last }
label-level = level { $level }
label-month = { $year }-{ $month }
progress-empty = Nothing here yet. Answer questions with /practice or in a channel.
progress-clean = No mistake so far.
label-themes = missed, by theme
label-slips = missed, by slip
phrase-right = { $part } of { $whole } right
alt-curve = { $kind } by month, level { $levels }
label-own-games = from your games
label-loss-cut = cut
label-loss-push = dangerous tile
label-loss-furiten-tenpai = furiten tenpai
progress-due = { $due ->
        [one] 1 theme is due for review.
       *[other] { $due } themes are due for review.
    }
label-trend-better = better
label-trend-same = as before
label-trend-worse = worse
phrase-missed = { $part } of { $whole } wrong

theme-waits-seven-pairs = seven pairs
theme-waits-thirteen-orphans = thirteen orphans
theme-waits-one-suit-few = one suit, few waits
theme-waits-one-suit-many = one suit, many waits
theme-waits-mixed = mixed shapes
theme-cut-lone-tile = lone tile
theme-cut-from-shape = from a shape
theme-cut-from-pair = from a pair
theme-cut-from-triplet = from a triplet
theme-cut-loose = loose tile
theme-cut-helper = helper tile
theme-cut-six-blocks = six blocks
theme-cut-pair = one pair too many
theme-cut-shape = weak shape
theme-cut-compound = compound
theme-cut-width-or-value = width or value?
theme-price-limit = limit hands
theme-price-yakuman = yakuman
theme-price-closed-ron = closed ron
theme-price-closed-tsumo = closed tsumo
theme-price-pinfu-tsumo = pinfu tsumo
theme-price-open = open hand
theme-price-kuipinfu = open pinfu shape
theme-price-seven-pairs = seven pairs
theme-price-fu-50 = 50 fu and more
theme-price-kan = kans
theme-price-dealer-tsumo = dealer's tsumo
theme-price-value-pair = value pair
theme-price-double-wind-pair = double wind pair
theme-price-limit-edge = just below a limit
theme-readings-one-reading = plain hand
theme-readings-seven-pairs = all in pairs
theme-readings-pair-moves = where is the pair?
theme-readings-pair-stays = sequences or triplets?
theme-fold-genbutsu = genbutsu
theme-fold-genbutsu-behind = passed after the riichi
theme-fold-suji = suji
theme-fold-half-suji = half suji beside suji
theme-fold-honors = honors
theme-fold-kabe = walls
theme-fold-keeps-tenpai = safe and still tenpai
theme-fold-two-riichi = two riichi
theme-fold-nothing-safe = nothing safe
theme-riichi-only-yaku = riichi as the only yaku
theme-riichi-adds-to-yaku = riichi beside a yaku
theme-riichi-keeps-yaku = dama with a yaku
theme-riichi-improves = dama to improve
theme-blocks-loose-tiles = loose tiles
theme-blocks-block-count = how many blocks?
theme-blocks-six-blocks = six blocks: which goes?
theme-blocks-compound = blocks of a compound
theme-blocks-compounds = several compounds
theme-blocks-helps = which block does it help?
slip-missed = missed: { $shape }
slip-fu = fu: { $why }
slip-false-held-four = all four held
slip-false-nothing = no wait at all
slip-cut-shanten = a step back
slip-cut-narrow = a narrower cut
slip-cut-worth = a cut worth less
slip-price-han = han
slip-price-points = points
slip-price-fu-too-low = fu too low
slip-price-fu-too-high = fu too high
slip-readings-too-few = a reading missed
slip-readings-too-many = counted one reading too many
slip-fold-suji = suji
slip-fold-half = half suji
slip-fold-musuji = no suji
slip-fold-nochance = no chance
slip-fold-onechance = one chance
slip-fold-honour = an honor
slip-riichi-declared = riichi, where dama was better
slip-riichi-silent = dama, where riichi was better
slip-blocks-loose-kept = a loose tile kept
slip-blocks-helper-missed = a helper taken for loose
slip-blocks-block-broken = a block broken
slip-blocks-sixth-kept = the sixth block kept
slip-blocks-too-few = a block missed
slip-blocks-too-many = a block too many

## Buttons and selects

button-previous = ◀ Previous
button-next = Next ▶
button-readings = Show { $readings ->
        [one] the reading
       *[other] { $readings } readings
    }
button-waits = Waits
button-discards = Waits after a cut
button-editor = tenhou.net/2
button-share = Share
button-delete = Delete
button-fix = Use this
button-correct = Correct…
select-cut = Cut a tile…
select-win = Win on a tile…
choice-cut = Cut { $tile }
choice-win = Win on { $tile }
choice-left = { $left } left

## What cannot be answered

text-typed = In **{ $option }**:
text-fix = Did you mean:
error-empty = There are no tiles here.
error-too-long = That's too long: { $length } characters, and { $limit } are enough.
error-unknown-sign = `{ $sign }` (character { $position }) isn't a tile.
error-no-suit = `{ $digits }` has no suit. Put m, p, s or z after it.
error-no-rank = There's no number before the suit `{ $suit }`.
error-which-suit = `{ $digits }` stands between two suits. Which one is it?
error-which-five = `{ $sign }` could be more than one red five. Write 0m, 0p or 0s.
error-stray-red = `{ $sign }` marks a red five, but there's no five next to it.
error-ten = There's no 10 of { $suit }.
error-no-such-honor = There's no honor `{ $tile }`: they run from 1z to 7z.
error-unclosed = The bracket `{ $bracket }` isn't closed: `{ $closer }` is missing.
error-unopened = The bracket `{ $bracket }` was never opened.
error-no-melds-here = Only tiles here, no melds: remove the `{ $bracket }`.
error-empty-meld = These brackets are empty.
error-not-a-meld = `{ $meld }` isn't a meld: a meld is a sequence, a triplet or a kan.
error-honor-sequence = `{ $meld }` isn't a meld: honors don't form sequences.
error-closed-not-kan = `{ $meld }` isn't a closed kan. Type your own tiles without brackets; open melds go in `[ ]`.
error-stray-mark = `{ $mark }` marks a called tile, but it isn't inside a meld.
error-misplaced-mark = `{ $mark }` can't go at this place in `{ $meld }`.
error-two-marks = A meld has one called tile, so it takes only one `{ $mark }`.
error-stray-call = There's no such meld next to `{ $word }`.
error-which-called = `{ $word }` could mean the tiles before it or after it. Put the meld in `[ ]`.
error-which-kan = `{ $word }` could be open or closed. Write `(1111z)` for a closed kan, `[1111z]` for an open one.
error-stray-draw = There's no drawn tile after `{ $word }`.
error-which-honor = `{ $letter }` could be west or haku here. Write 3z or 5z.
error-which-range = `{ $range }` could be `{ $whole }` or `{ $ends }`. Write the one you mean.
error-link = I can't read a hand from `{ $link }`. I read links such as `tenhou.net/2/?q=123m456p`.
error-fifth-tile = There are only four { $tile }, not { $count }.
error-not-in-set = With three players there's no { $tile }: of man the set has only 1m and 9m. With rules for four players, such as Tenhou, it is there.
error-no-chi = With three players nobody calls chi, and { $meld } is one.
error-second-red = That makes { $count } copies of { $tile }, and the set has { $allowed }.
error-too-many-melds = A hand has at most four melds, not { $melds }.
error-no-concealed = Only melds: a hand keeps at least one tile of its own.
error-one-short = { $size } tiles, one short of { $target }. (A meld counts as three.)
error-too-many = { $size } tiles, { $over } more than 14. (A meld counts as three.)
error-fifth-seen = That makes { $count } copies of { $tile }, and there are only four.
error-one-tile = The winning tile is a single tile.
error-win-not-held = There's no { $tile } in the hand to win on.
error-no-copy-left = No { $tile } is left to win on.
error-extra-unknown = I don't know `{ $word }`. Try riichi, ippatsu, dora:3p, ura:5s, honba:1.
error-extra-needs-value = `{ $word }` needs a value after a colon.
error-extra-takes-no-value = `{ $word }` doesn't take a value.
error-extra-three-player = `{ $word }` means three-player mahjong, and these rules are for four. Choose rules for three in the option **rules**.
error-extra-not-in-rules = By these rules, `{ $word }` counts for nothing.
error-extra-needs-rule = By these rules, `{ $word }` counts for nothing. To count it: `rules: { $rules }`
error-extra-in-option = `{ $word }` isn't a tile: it goes in the option **{ $option }**.
error-extra-in-hand = `{ $word }` isn't a tile: it goes in the option **{ $option }** of /agari.
error-extra-counted = I count `{ $word }` from the tiles myself: leave it out.
error-extra-red = `{ $word }` goes in the hand: type a red five as 0, such as 406p.
error-against-itself = `{ $first }` and `{ $second }` contradict each other: keep one.
error-against-by = The option **by** says { $one }, the extras say { $other }: keep one.
error-against-seat = The option **seat** says { $first }, the extras say { $second }: keep one.
error-against-nuki = The option **kita** says { $first }, the extras say { $second }: keep one.
error-against-round = The option **round** says { $first }, the extras say { $second }: keep one.
error-too-many-indicators = At most { $most } indicators.
error-dora-count = `{ $word }` isn't a tile. Give the indicators, such as 3p: I count the dora myself.
error-no-number = `{ $word }` isn't a number from 0 to { $most }.
error-no-wind = `{ $word }` isn't a wind: write E, S, W or N.
error-only-in-agari = `{ $word }` belongs to a hand that has won: it goes to /agari.
error-rules-no-preset = There is no rule set `{ $word }`. Choose from: { $known }
error-rules-no-switch = There's no switch `{ $switch }`. Choose from: { $known }
error-rules-no-value = `{ $switch }` needs a value: { $values }
error-rules-bad-value = `{ $switch }` can't be `{ $value }`, only: { $values }
error-rules-two-presets = These are two rule sets, { $first } and { $second }: keep one.
error-rules-twice = `{ $switch }` is set twice.
error-rules-unasked = `{ $switch }` changes none of my answers: leave it out.
error-rules-too-long = These rules are too long: { $length } characters, and { $limit } are enough.
error-rules-too-many = More than { $most } switches differ from the rule set. Start from a closer one.
error-win-furiten = Furiten: you can't win by ron, only by tsumo.
error-win-clash = These can't happen together: { $one } and { $other }.
error-win-no-riichi = Without riichi there's no { $one }.
error-win-open-hand = With an open meld there's no { $one }.
error-win-called = After a call there's no { $one }, and this hand has a meld.
error-win-no-kan = Without a kan of your own there's no { $one }.
error-win-robbed-kan = The robbed kan holds all four { $tile }: the hand and the indicators can have no other.
error-win-fifth-copy = The hand and the indicators hold { $count } copies of { $tile }, and there are only four.
error-win-no-north = With three players there's no north { $option } wind: the seats are east, south and west.
error-win-no-nuki = With four players no north is set aside. Choose rules for three in the option **rules**.
error-win-nuki-off = By these rules no north is set aside: `nukidora` is off.
error-win-closed-kan = Only thirteen orphans can rob a closed kan, and this hand isn't that.
error-win-closed-kan-kept = By these rules nobody can rob a closed kan.
error-win-not-fed = Nobody is liable for this hand: pao needs three open dragons, four open winds or four kans, the last of them called from a discard.
error-win-second-red = The red five { $tile } can't be both in the hand and among the indicators.
error-no-hand = I can't find a hand in this message. Tiles look like this: `123m406p11z`
error-only-file = I can't read tiles in a picture or a file. Tiles in text look like this: `123m406p11z`
error-hand-left-out = `{ $text }` would not be in the hand.
error-hand-unsure = I'm not sure which tiles are the hand.
error-no-river = Give the river of at least one player in riichi.
error-internal = Something broke on our side. If you tell the bot's owner, mention `{ $id }`.
error-called-twice = The discarded tile is typed after the hand already: keep one of the two.
error-river-too-long = A river has at most { $most } tiles.
error-unknown-term = I don't know this term. The nearest are { $terms }. Pick one of those offered while you type.
error-called-before-draw = A tile is called before you draw: type 13 tiles, or 10, 7 or 4 beside melds.
error-one-called-tile = One discarded tile, such as `1m`.
error-compare-after-draw = Cuts are compared in a hand with a tile to cut: type 14 tiles.
error-compare-how-many = Name 2 to { $most } different tiles, such as `4s 1s`.
error-compare-not-held = There's no { $tile } in the hand to cut.
error-limit-has-no-fu = From mangan on, fu are not counted: leave them out.
error-seven-pairs-han = 25 fu means seven pairs, which have at least 2 han.
error-pinfu-tsumo-han = 20 fu means pinfu with menzen tsumo, which have at least 2 han.
error-cooldown =
    { $seconds ->
        [one] That was a lot at once. Try again in a second.
       *[other] That was a lot at once. Try again in { $seconds } seconds.
    }
error-busy = Too much is being asked right now. Try again in a few seconds.
error-stale = This button is from an older version of the bot and no longer works. Ask again with /waits or /agari.
error-command-changed = This command has changed. Try again in a minute, or restart Discord.
error-delete = Only the person who asked can delete this answer.

## Safe tiles

alt-danger-head = Against the riichi of { $players }, safest first
alt-danger-head-one = Against the riichi, safest first
alt-danger-since = since { $tiles }
alt-danger-interval = between { $low } and { $high }
title-safe = Safest: { $tiles } ({ $class })
title-safe-many = Safest: { $count } tiles ({ $class })
text-safe-keeps = Safest that keeps { $shanten }: { $tiles } ({ $class }, { $percent } of those cut were won on)
text-safe-keeps-unmeasured = Safest that keeps { $shanten }: { $tiles } ({ $class })
text-safe-keeps-too = Keeps { $shanten }: { $tiles }
text-safe-alike = Not measurably more dangerous: { $tiles }
text-safe-several = Each tile stands with the riichi that it is more dangerous against. The rates are those against a single riichi.
text-safe-no-rates = With three players nothing was counted: the classes stand without rates.
text-safe-deal-in = On average, dealing into a riichi cost { $points } points, and { $dealer } where the riichi was the dealer's.
error-which-riichi = There are several rivers, and none is in riichi. Put `r` after the riichi tile: `1z9m3pr5s`.
error-two-riichi = A river has one riichi tile: keep one `r`. A red five is written 0.
error-too-many-rivers = Only { $most } others play.
error-rivers-too-many = These rivers and this hand are too long for one answer. Leave out the rivers of those who are not in riichi.

## Outlook

title-outlook = Cut { $cut }: { $worth }
title-outlook-kan = Declare the { $kan }: { $worth }
title-outlook-kita = Set { $tile } aside first: { $worth }
title-outlook-pass = Pass: { $worth }
title-outlook-call = Best with { $way }: { $worth }
title-outlook-ways = { $ways }: about equal, { $worth }
phrase-move-kita = { $tile } set aside
phrase-call-cut = { $call }, cut { $cut }
outlook-way-called = { " " }with riichi if the hand stays closed
text-outlook-called = -# Calls are valued only as if you were alone at the table, and so is passing here: your own draws, and no further call.
text-outlook-wins-more = { $way } wins more often: { $win } instead of { $least }.
text-outlook-furiten-moves = Furiten: { $cuts } – only a draw wins, until the wait changes.
text-outlook-declines-moves = { $cuts }: this line passes up cheap wins for more expensive ones.
title-outlook-many = { $count } cuts are as good: { $worth }
title-outlook-hand = This hand, alone: { $worth }
title-outlook-riichi = Riichi, cut { $cut }: { $win } win, { $points } points · dama { $otherwin }, { $otherpoints }
title-outlook-dama = Dama, cut { $cut }: { $win } win, { $points } points · riichi { $otherwin }, { $otherpoints }
title-outlook-either = Cut { $cut }, riichi { $win } win, { $points } points · dama { $otherwin }, { $otherpoints }: { $alike }
title-outlook-breaks = By points, cut { $cut } (breaks tenpai): { $worth }
title-outlook-table-hand = This hand at a table: { $worth }
title-outlook-hand-riichi = Riichi: { $win } win, { $points } points · dama { $otherwin }, { $otherpoints }
title-outlook-hand-dama = Dama: { $win } win, { $points } points · riichi { $otherwin }, { $otherpoints }
title-outlook-hand-either = Riichi { $win } win, { $points } points · dama { $otherwin }, { $otherpoints }: { $alike }
outlook-alike-both = about equal
outlook-alike-points = about equal by points
outlook-alike-win = about equal in wins
title-outlook-too-far = { $shanten }-shanten is too far: over { NUMBER($positions) } hands would have to be searched. Ask again nearer tenpai.
title-outlook-complete = This hand is complete: ask for its score with /agari.
title-outlook-too-small = An outlook is of a whole hand: 13 or 14 tiles with its melds, not { $tiles }.
title-outlook-too-many-seen = More copies of { $tile } are seen than the set has.
title-outlook-bad-value = This cannot be asked: { $field } { $value }.
phrase-move-kan = closed kan of { $tile }
alt-outlook-near = { $cut }, as good
alt-outlook-hand = the hand
alt-outlook-axis = plot by turn, from { $low } through { $half } to { $top }
alt-outlook-plot = { $axis }; { $curves }
alt-joint-curves = ; { "" }
alt-outlook-curve = { $cut }: { $values }
alt-outlook-value = { $value } at { $turn }
outlook-loss-points = { $value } points
outlook-loss-win = { $value } wins in a hundred
outlook-loss-tenpai = { $value } tenpai in a hundred
aim-points = points
aim-win = wins
aim-tenpai = tenpai
text-outlook-near = As good as { $best }, less than { $near } apart: { $cuts }
text-outlook-widest = The cut by tile efficiency ({ $tile }, { $left ->
        [one] 1 tile
       *[other] { $left } tiles
    }) gives up { $loss }.
text-outlook-widest-good = -# Tile efficiency cuts { $tile } too ({ $left ->
        [one] 1 tile
       *[other] { $left } tiles
    }).
outlook-way-riichi = { " " }with riichi
outlook-way-table = { " " }with riichi or dama, whichever is better
outlook-way-open = { "" }
text-outlook-terms = -# { $seat } · turn { $turn } to turn { $turns }, played for { $aim }{ $way }, keeping { $exchanges ->
        [0] no tile
        [one] at most one tile
       *[other] at most { $exchanges } tiles
    } not bringing tenpai nearer.{ $curves }
text-outlook-curves = { " " }Curves: the same hands at later turns.
text-outlook-alone = -# **Alone at the table: your own draws only – no ron, no calls, no defense, nobody else wins.**
text-outlook-table = -# **At an average online table (measured in 7,700 hands): your draws, their discards, and hands that others end; no calls of yours, no folding, no payments – early a little low, late a little high.**
text-outlook-own = -# **At the table measured by this bot's host ({ $count } go-arounds): your draws, their discards, and hands that others end; no calls of yours, no folding, no payments.**
text-outlook-only-alone = -# Only closed hands of four players can be valued at a table. This one is valued alone at the table.
text-outlook-double = -# Double riichi is not counted: every riichi is worth 1 han here.
text-outlook-ways-cut = **{ $cut }** – riichi { $riichi } · dama { $dama }
text-outlook-ways-hand = Riichi { $riichi } · dama { $dama }
text-outlook-way = { $win } ({ $tsumo } by tsumo + { $ron } by ron), { $points } points
text-outlook-furiten-cuts = Furiten after { $cuts }: only a draw wins, until the wait changes.
text-outlook-no-yaku-cut = After { $cuts } the hand has no yaku without riichi: in dama only a draw wins, until the hand improves.
text-outlook-no-yaku-hand = Without riichi the hand has no yaku: in dama only a draw wins, until the hand improves.
text-outlook-declines-cuts = After { $cuts } this line passes up cheap wins for more expensive ones.
text-outlook-leaves = { $cut } breaks tenpai: by points it is worth { $more } more.
text-outlook-stays = Breaking tenpai with { $cuts } comes out higher, but this model values such cuts too highly: one comes first only when it is worth at least { $lead } more.
text-outlook-threat = Somebody else is in riichi.
text-outlook-norths = -# Norths you draw from now on are not set aside here: their dora and the tiles drawn for them come on top.
error-one-at-a-time = Your last question is still being worked on. Ask again when its answer is there.
error-worker = The process working on this ended before it had an answer. It has been replaced: ask again.
error-workers-off = This bot's host has turned off the processes that this needs.
button-outlook = What is it worth?
select-turn = Turn…
choice-turn = Turn { $turn }
select-aim = Play for…
choice-aim-points = Play for points
choice-aim-win = Play for wins
choice-aim-tenpai = Play for tenpai
select-view = At a table or alone…
choice-view-table = At a table
choice-view-threat = At a table, somebody is in riichi
choice-view-alone = Alone: your own draws only

## Games: /game

label-table-you = you
label-table-wind = { $wind ->
        [0] E
        [1] S
        [2] W
       *[3] N
    }
label-table-round = { $wind ->
        [0] East { $number }
        [1] South { $number }
        [2] West { $number }
       *[3] North { $number }
    }
label-table-wall = { $left } left
label-table-honba = honba { $honba }
label-table-sticks = sticks { $sticks }
label-table-norths = north ×{ $norths }
alt-table-player = { $head }: { $river }
alt-table-own-river = your river
alt-table-empty = nothing cut
alt-table-taken = { $tile } taken
alt-table-riichi = { $tile } riichi
alt-table-since = since the riichi
alt-table-drawn = as drawn: { $tiles }
alt-table-melds = melds { $melds }
alt-table-hand = hand { $tiles }
alt-table-drew = drew { $tile }
title-game-seats = Whose game is it?
title-game-losses = { $count ->
        [one] One decision cost most
       *[other] { $count } decisions cost most
    }
title-game-none = No decision cost more than { $points } points
title-game-moment = { $where }: { $what }
game-seats-text = Choose your seat. Names are not read, and nothing of the game is kept but in memory, for an hour.
game-seat = { $wind ->
        [0] East
        [1] South
        [2] West
       *[3] North
    } in { $first }, { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[4] 4th
    } with { $score }
game-hand = { $round }, honba { $honba }
game-line = { $round }: { $delta }
game-where = { $round }, turn { $turn }
game-loss-line = { $where }: **{ $what }**
game-what-points = { $tile }, −{ $points } points
game-what-kind = { $tile }, { $kind }
game-riichi = { $tile } with riichi
game-kan = kan of { $tile }
game-kita = { $tile } set aside
game-kind-cut = cut
game-kind-push = dangerous
game-kind-no-riichi = no riichi?
game-kind-dead-riichi = riichi on nothing
game-kind-furiten-riichi = riichi in furiten
game-kind-furiten-tenpai = furiten tenpai
game-kind-passed-win = win passed
game-why-cut = By the outlook ({ $model }), { $better } is worth { $best } points and { $cut } { $worth }: { $points } less.
game-why-push = Of discards like { $cut } ({ $danger }), { $rate } were won on; nobody in riichi could win on { $better }.
game-why-no-riichi = Tenpai without a yaku: without riichi only a tsumo wins. Why not riichi?
game-why-dead-riichi = None of the tiles that this riichi waits for is left.
game-why-furiten-riichi = The player had already discarded a tile that this riichi waits for: no ron, only tsumo.
game-why-furiten-tenpai = { $cut } leaves a furiten tenpai; { $better } leaves one that can win by ron.
game-why-passed-win = { $better } was a win of { $points } points.
game-did = What was done: { $what }.
game-legend = -# { $signs }
game-legend-drawn = dimmed: cut as drawn
game-legend-taken = framed: taken by a call
game-legend-riichi = bar: since the riichi
game-not-whole = -# There was no time to value every cut that looked doubtful.
game-kept = -# Once you open one of these decisions, all of them are kept for { $days } days, for you alone. **/my** deletes them.
game-practise-later = It comes back in **/practice**, for the first time tomorrow.
game-practised-already = It is among those you already practice.
practice-own-game = From your own game
practice-dropped = It is no longer practiced.
game-kept-alone = -# The game itself is no longer here, only these decisions. Send its log again to step through its hands.
game-faults = { $count ->
        [one] -# One hand could not be read, and is left out.
       *[other] -# { $count } hands could not be read, and are left out.
    }
select-game-seat = Your seat…
select-game-moment = Look at a decision…
select-game-round = Step through a hand…
button-game-review = Overview
button-game-cuts = Waits
button-game-compare = Compare
button-game-vote = Vote
button-game-later = Practice later
button-game-offer = Offer as a daily
button-drop-miss = Stop practicing this
button-safe = Safe tiles
error-game-nothing = Attach the log of a game as **{ option-log }**, or paste a tenhou.net/6 link with the whole log as **{ option-link }**. **/help** says how to get one.
error-game-file = I could not fetch that file from Discord: attach it again.
error-game-gone = I no longer have this game: send its log again.
error-game-not-yours = Only the person who sent this game can step through it.
error-game-hidden = No hand is shown in this log.
error-game-no-question = This decision has no single right answer, so it cannot be asked.
error-offer-most = There are enough offers for now: at most five per member and thirty per server.
error-game-too-large = That is more than 2 MB: the log of one game is far smaller.
error-game-too-much = That is more than the log of one game holds.
error-game-unknown = That is not a log I can read. I read Tenhou's mjlog, tenhou6 JSON and mjai; **/help** says how to get one.
error-game-address = That is the address of a game, and I fetch nothing: save the log as a file and attach it. **/help** says how.
error-game-other-record = That is a record as Mahjong Soul or Riichi City write it, which I cannot read. Converters make tenhou6 JSON of it, which I can; **/help** says how.
error-game-no-rounds = There is no hand in this log.
error-game-broken = This log is damaged: no hand of it can be read.
error-game-impossible = What this log tells cannot have happened: no hand of it can be read.
error-game-ambiguous = The turns of this log can be read in more than one order, and I do not guess.
error-game-reconnected = This log begins in the middle of a hand, after a lost connection.
title-help-game = Learn from your own games
game-help-text = **/game** reads the log of a game and shows the decisions that cost you most, each at its table. **{ command-analyze }** does it for a message with a log.
    { "" }**Tenhou** Your own games: the viewer's menu saves a log as a file (`.mjlog`); the game list of the Windows client has them too. One hand: in the viewer the editor's link, `tenhou.net/6/#json=…`, as **{ option-link }**.
    { "" }**Mahjong Soul** Its own record cannot be read. The usual converters and browser extensions (such as tensoul) turn it into a tenhou.net/6 file (JSON): attach that.
    { "" }**mjai** Logs of mjai programs (`.json`, `.jsonl`, also `.gz`) as they are.
    { "" }Names and ids are not read, and no log is stored. The game stays in memory for an hour, so that you can step through it; the review says what is kept longer.
button-help-game = Your own games
command-game = game
command-game-about = What a game of yours teaches: attach its log
option-log = log
option-log-about = The log as a file: mjlog, tenhou6 JSON or mjai, also gzipped
option-link = link
option-link-about = A tenhou.net/6 link that holds a hand or a game

## The live reading while typing: at most 100 characters

live-tiles = { $tiles } · { $state }
live-state = { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    } · { $reading }
live-count = { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }
live-more = { $more } more for { $target }
live-shanten = { $shanten }-shanten
live-tenpai = tenpai: { $tiles }
live-tenpai-many = tenpai: { $kinds } kinds
live-cut = tenpai after a cut
live-complete = complete
live-suit = { $digits }… m, p, s or z?
live-error = ✗ { $error }
live-error-at = ✗ { $error } (character { $place })

## Help

title-help = Type a hand, see its waits
help-text = **/waits** shows what a hand waits for, what to cut, and what each wait pays.
    { "" }**/agari** shows every way to read a complete hand, and what each is worth.
    { "" }**/points** shows what han and fu are paid.
    { "" }**/outlook** shows what each cut is worth by turn, at a table or alone.
    { "" }**/safe** shows which tiles are safest against a riichi, and at which rate such discards were won on.
    { "" }**/methods** runs four classic algorithms on the hand.
    { "" }**/tiles** draws the hand and nothing else, for a post.
    { "" }**/term** says what a word of the game means, in any language.
    { "" }**{ command-analyze }**, in the Apps menu of any message, finds a hand in it.
help-notes =
    Kanji, ①②③, full-width tiles and mahjong characters such as 🀇🀙🀐 (`1m1p1s`) work too.
    Honors can be letters, E S W N and P F C (haku, hatsu, chun), or words: `east`, `haku`.
    A hand may stand in a sentence, here and in a message: `34678m22s5z pon 777p chi 345p dora 3m`. In words, `dora 3p` is 3p itself, `indicator 3p` shows 4p.
    Hands have 13 or 14 tiles; a meld counts as three, and smaller hands (1, 2, 4, 5, 7, 8, 10 or 11) work too. The last of 14 is the drawn tile.
    Put an opponent's discard after 13 tiles: `23m456p789s11222z<1m` shows ron, chi, pon, kan and pass.
    `{ option-compare }:` sets cuts side by side: `4s 1s`.
    `{ option-seen }:` takes tiles you see elsewhere, `{ option-river }:` your own discards (for furiten).
    `{ option-dora }:` takes dora indicators, `{ option-seat }:` and `{ option-round }:` the winds.
    `{ option-extras }:` takes how a hand was won: `riichi ippatsu ura:3p honba:1`.
    `{ option-left }:`, `{ option-across }:` and `{ option-right }:` take a river each, in its order: `1z9m3pr5s|6s`. `r` follows the riichi tile, `|` marks where another player's riichi came.
    The rates of /safe are of tiles that were cut against one riichi in public logs, not what happens if you cut them: people cut tiles without suji when they attack or must. With your own hand counted as seen, suji 3/7 was won on less often: 2.0%, not 5.3%.
    Three players: `{ option-rules }:` takes `tenhou_sanma` or `mahjong_soul_sanma`, `{ option-kita }:` how many norths you have set aside.
help-text-workers-off = -# /outlook, /methods, /game and some kinds of dealt problems are not available here: this bot's host has turned off the processes that compute them.
help-suits = man, pin, sou
help-red = 0 is a red five
help-winds = east south west north · ESWN
help-dragons = haku hatsu chun · PFC
help-open = open meld; ' marks the called tile
help-kan = closed kan

title-help-study = Ask each other, and see what you miss
study-help-text = **/quiz** asks the channel about a hand of yours, or about one that is dealt; `{ option-session }:10` asks ten in a row and names the best three. *{ button-ask-channel }* under an answer turns it into a question.
    { "" }**/vote** asks what others would cut, and of a tenpai hand whether in riichi or in dama; the end shows the votes beside tile efficiency and what each cut is worth.
    { "" }**/practice** asks you alone, one question after another, and comes back to what you missed.
    { "" }**/my** `{ command-progress }` shows which shapes you miss, `{ command-board }` who is ahead in this server's dailies; `{ command-data }` gives you or deletes all that is kept of you.
    { "" }**/server** `{ command-settings }` decides who may ask, in which language and by which rules; `{ command-daily }` posts a problem a day at the time you choose.
    { "" }(Not available where the host keeps no database.)
study-help-picture = Everybody answers in private, and hears at once what was missed and why. The reveal is shown above: each answer with its number, the right ones in gold.
button-help-typing = How to type a hand
button-help-study = How to study together

## Commands and their options

command-waits = waits
command-waits-about = What a hand waits for, and which discards make it tenpai
command-agari = agari
command-agari-about = Every way to read a complete hand, and what it is worth
command-outlook = outlook
command-outlook-about = What each cut is worth by turn, at a table or alone
command-safe = safe
command-safe-about = Which tiles are safest against a riichi, and why
command-methods = methods
command-methods-about = Four classic algorithms on one hand, side by side
command-tiles = tiles
command-tiles-about = A plain picture of a hand, for a post
command-term = term
command-term-about = What a word of the game means
command-points = points
command-points-about = What han and fu are paid, by ron and tsumo
command-help = help
command-help-about = How to type a hand
command-analyze = Analyze hand
option-hand = hand
option-hand-about = The tiles, such as 123m406p789s11z; the last of 14 is the drawn tile
option-seen = seen
option-seen-about = Tiles you see elsewhere: dora indicators, others' discards and melds
option-river = river
option-river-about = Your own discards: shows furiten
option-tiles-river-about = The discards in their order, drawn below the hand; r stands behind the riichi tile
option-word = word
option-word-about = A word in any language: furiten, 両面, 후리텐
option-win = win
option-win-about = The winning tile; otherwise the drawn tile
option-order = order
option-order-about = Which of two equally priced readings comes first
option-rules = rules
option-rules-about = A rule set, and switches of your own: ema, or tenhou kiriage:on
option-by = by
option-by-about = How the hand was won; by default tsumo if closed, ron if open
option-seat = seat
option-seat-about = Your own wind; otherwise south
option-round = round
option-round-about = The wind of the round; otherwise east
option-dora = indicators
option-dora-about = The dora indicators, such as 3p5s
option-kita = kita
option-kita-about = Three players: how many norths you have set aside
option-left = left
option-left-about = River of the player on your left: 1z9m3pr5s, with r after the riichi tile
option-across = across
option-across-about = River of the player across: 1z9m3pr5s, with r after the riichi tile
option-right = right
option-right-about = River of the player on your right: 1z9m3pr5s, with r after the riichi tile
option-passed-about = Your own discards in order; those after a | passed the riichi: 1z9m|6s
option-extras = extras
option-extras-about = riichi ippatsu haitei rinshan … ura:3p honba:1 sticks:2
option-called = called
option-called-about = A tile somebody discarded: chi, pon, kan or pass
option-compare = compare
option-compare-about = Two to five cuts to set side by side, such as 4s 1s
option-han = han
option-han-about = Han, or the limit of the hand
option-fu = fu
option-fu-about = Fu, where han alone do not decide
option-player = player
option-player-about = Dealer or non-dealer; otherwise non-dealer
option-honba = honba
option-honba-about = Honba on the table
option-turn = turn
option-turn-about = The turn, 1 to 18; by default your discards + 1
option-aim = aim
option-aim-about = What to play for; by default points
option-private = private
option-private-about = Only you see the answer
rules-tenhou = Tenhou
rules-mahjong-soul = Mahjong Soul
rules-m-league = M-League
rules-wrc = WRC
rules-ema = EMA
rules-ema-2016 = EMA 2016
rules-wrc-2022 = WRC 2022
rules-jpml-a = JPML A
rules-saikouisen = Saikouisen
rules-riichi-city = Riichi City
rules-tenhou-sanma = Tenhou, three players
rules-mahjong-soul-sanma = Mahjong Soul, three players

## The local page

local-welcome =
    Type **/waits** and a hand, then press the paper plane. Some hands to try:
    `/waits 1112345678999m`
    `/waits 23455667788s46m1z`
    `/waits 123456m45p789s11z3p`
    `/agari 11122233344455m`
    A message with a hand in it is answered too, as by **{ command-analyze }** in its Apps menu.
    How every tile is typed: **/help**
local-welcome-study =
    { "" }**/quiz** and **/vote** ask everybody here, **/practice** asks you alone. Choose another member at the top of the page to answer as well; only **{ $owner }** may use **/server**.

## Boards

title-board = Board: { $season }
board-all-time = all time
label-streak = streak { $streak }
phrase-streak = streak { $streak }
alt-rank = rank { $rank }
alt-own-rank = rank { $rank }, you
phrase-board-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
line-standing = **{ $rank }.** { $member }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $right } of { $answered } right
line-streak = { $line }, streak { $streak }
board-best-streak = Your longest streak: { $best }
board-hidden = You are hidden, so others do not see your row. **/my** `{ command-data }` changes that.
board-how = -# Only dailies count: up to 10 points each. A streak is dailies answered in a row, right or wrong; one missed in seven is forgiven.
board-empty = Nobody is on this board yet. Answer the next daily in { $channel }.
board-no-dailies = This server has no dailies, and only they count here. Someone who can manage the server sets them with **/server** `{ command-daily }`.
digest-week = Last week: { $answers ->
        [one] 1 answer
       *[other] { $answers } answers
    } from { $people ->
        [one] 1 member
       *[other] { $people } members
    }.
digest-missed = Missed most: { $theme }, { $missed } of { $answered }.
digest-none-missed = Every answer was right.
digest-leading = Ahead in { $season }: { $leading }
item-leading = { $rank }. { $member } ({ $points })
error-board-server = Every server has a board of its own: use this command in one. **/my** `{ command-progress }` works here too.
command-board = board
command-board-about = Points and streaks of this server's dailies: this month and all time

## Quizzes: controls, notes, refusals

button-ask-channel = Ask the channel
button-answer = Answer…
button-show-me = Show me
button-reveal = Reveal
button-in-full = In full
button-practise-this = Practice this
button-practise-theme = Practice { $theme }
button-next-problem = Next
button-end-vote = End the vote
button-end-question = End { $number }

modal-waits = What does it wait for?
modal-waits-label = Every tile it waits for
modal-blocks = Which tiles are loose?
modal-blocks-label = Every loose tile
modal-price = What does it pay?
modal-label-han = Han
modal-label-fu = Fu
modal-label-points = Points, without honba and riichi sticks
modal-han = { $han } han
modal-han-most = 13 han or more: yakuman
modal-or-more = { $limit } or more
modal-points-limit = { $points } · { $limit }
modal-fu = { $fu } fu
modal-no-fu = – (a limit: mangan or more)
modal-points-tsumo = { $others } / { $dealer } ({ $points })
modal-points-all = { $others } from each ({ $points })
modal-correct = Correct the hand
field-hand = Hand
field-beside = What else was said
item-picture = picture
item-file = file

quiz-was-in-view = The answer was visible until now, so anyone who saw it already knows.
quiz-nobody-sees = This server hides messages of your account's apps from others, so only you can see this question.
quiz-answered-before = You have answered before. Your first answer counts:
quiz-late = The answer was revealed before yours, which therefore counts for your own review only.
quiz-known = You knew the answer before: you have answered this question once, or offered it. So this does not count.
quiz-shown = This does not count as an answer, and you can no longer answer this question. Its theme comes back tomorrow in /practice.
quiz-was-shown = You were shown the answer before, so you can no longer answer this question.
vote-over = This vote has ended. Your click did not change it.
vote-is-close = Neither riichi nor dama is more than 15% ahead here both in points and in wins, so it is a vote.
vote-no-end = I may not post in this channel by myself, so this vote does not end on its own: end it with its button. [Add me with that permission]({ $link }) and the next ones do.

error-study-off = Quizzes are switched off here.
error-study-not-writable = Quizzes do not work at the moment: their database cannot be written.
error-study-down = Quizzes do not work at the moment: their database cannot be reached. Try again in a minute.
error-study-busy = The database of the quizzes is busy. Try again in a few seconds.
error-study-clock = Quizzes are paused: the clock of the bot's computer is wrong. Its host has to set it right.
error-study-version = Quizzes do not work here: their database belongs to another version of the bot.
error-quiz-gone = This question is no longer stored.
error-quiz-limit-channel = Three questions are open in this channel. Reveal or end one of them first.
error-quiz-limit-hour = This server has asked ten questions within an hour. Ask again later, or use /practice.
error-quiz-limit-own-channel = Two of your questions are open in this channel. Reveal or end one of them first.
error-quiz-limit-own-server = Six of your questions are open on this server. Reveal or end one of them first.
error-quiz-limit-own-hour = You have asked five questions here within an hour. Ask again later, or use /practice.
error-quiz-limit-day = A thousand questions have been asked here within a day. Ask again tomorrow, or use /practice.
error-quiz-limit-practice = That is enough practice for today: 2,000 questions. Come back tomorrow.
error-quiz-may-not-ask = This server does not let you ask the channel. /practice works for everybody.
error-quiz-ask-public = Only the person who asked, or someone who can manage messages, can turn this answer into a question. Ask with /quiz.
error-quiz-reveal = The asker or anyone who can manage messages can reveal this at any time; everybody can a day after it was asked.
error-vote-end = The asker or anyone who can manage messages can end this vote at any time. For others it ends by itself.
error-no-problem-noten = This hand is not tenpai, so there are no waits to ask about.
error-no-problem-no-riichi = A question about folding needs rivers and a riichi: ask for a dealt one, without a hand.
error-no-problem-no-lead = Riichi or dama can be asked only about a closed tenpai hand of 13 tiles, with four players, where one of the two is more than 15% ahead in points and in wins. For any other hand, /outlook compares them.
error-no-problem-no-one-answer = This hand makes no question about blocks with one answer. Ask for a dealt one, without a hand.
error-no-problem-has-a-cut = This hand has a tile to cut: its waits depend on the cut. Ask for the cut.
error-no-problem-north-first = A north in hand is set aside first: ask about the hand with its replacement tile.
error-no-problem-no-cut = This hand has no tile to cut: a question about a cut needs the drawn tile too.
error-no-problem-complete = This hand is complete: there is nothing to cut.
error-no-problem-not-complete = This hand is not complete: it has no price and no readings.
error-no-problem-no-yaku = This hand has no yaku, so it has no price. Ask for its readings.

command-quiz = quiz
command-quiz-about = Ask this channel about a hand of yours, or about one that I deal
command-practice = practice
command-practice-about = Questions for you alone, one after the other
command-vote = vote
command-vote-about = Ask this channel what to cut: everybody votes in private, the end shows the split
option-text = text
option-text-about = Your own words above the hand, such as the scores; at most 200 characters
option-hours = hours
option-hours-about = Hours until the vote ends, 1 to 168; otherwise 24
option-vote-hand-about = A hand with a tile to cut, such as 123m406p789s1122z3s, or one that is tenpai after its cut
option-quiz-turn-about = For riichi or dama: the turn; otherwise 6
option-vote-turn-about = The turn, 1 to 18; otherwise 1
command-my = my
command-my-about = Your own record
command-progress = progress
command-progress-about = Your level at each kind of problem, your last answers, and what you miss
command-data = data
command-data-about = What is stored about you: export it, hide, or delete everything
command-server = server
command-server-about = What holds for the questions of this server
command-settings = settings
command-settings-about = Language, rules, and who may ask the channel
command-questions = questions
command-questions-about = What is open on this server, and the way to end it
option-kind = kind
option-kind-about = What to ask; by default what fits the typed hand
option-practice-kind-about = What to practice; by default the bot picks
option-level = level
option-level-about = From 1, easy, to 5; only for hands that I deal
option-practice-level-about = From 1, easy, to 5; by default the bot picks
option-quiz-hand-about = A hand of your own, such as 123m406p789s11z; nobody is shown the answer
option-language = language
option-language-about = The language in which this server sees questions
option-server-rules-about = The rules of questions: a rule set, and switches of your own
option-askers = askers
option-askers-about = Who may ask the channel
option-role = role
option-role-about = The role that may ask the channel
kind-waits = waits
kind-cut = cut
kind-price = price
kind-readings = readings
kind-fold = fold
kind-riichi = riichi or dama
kind-blocks = blocks
level-1 = 1 – easy
level-2 = 2
level-3 = 3
level-4 = 4
level-5 = 5 – hard
language-en = English
language-ja = Japanese
language-zh-TW = Chinese (traditional)
language-zh-CN = Chinese (simplified)
language-ko = Korean
language-fr = French
askers-everyone = everybody
askers-role = a role
askers-managers = people who can manage messages
title-open-questions = Open questions
open-none = No question is open.
title-settings = Questions in this server
settings-language = Language: **{ $language }**. Feedback comes in each reader's own.
settings-rules = Rules: **{ $rules }**
settings-askers = May ask the channel: **{ $askers }**. People who can manage messages always may.
settings-how = -# Change one with the options of this command.
error-server-only = This works in a server only.
error-not-manager = Only those who manage this server can do this.
error-settings-role = Name the role that may ask, in the option **{ option-role }**.
title-data = Your data
title-sure = Delete everything?
title-forgotten = Everything was deleted
data-stored = Stored about you: { $answers ->
    [one] one answer or vote
   *[other] { $answers } answers and votes
  } with the time of each, and what follows from them: how you do by kind and shape, your points and streaks on boards; and what you wrote above votes of yours. No names and no other messages.
data-named = Reveals name you among those who were right, and boards show you.
data-hidden = Reveals do not name you, and boards do not show you to others.
data-kept = -# What was posted in a channel stays there, whatever you do here.
data-games = From your games: the decisions you practice ({ $practiced }), those you offered as dailies and, for { $days } days, those of the games you opened. Never a log, never a name.
data-sure = Your answers, ratings, reviews, points and streaks and the decisions from your games go; questions you asked lose their asker, and open ones end. This cannot be undone. What was posted stays posted.
data-forgotten = { $rows ->
    [one] One entry is gone.
   *[other] { $rows } entries are gone.
  } Nothing is stored about you any more, until you answer again.
button-export = Export
button-hide = Hide me
button-unhide = Name me again
button-delete-data = Delete everything…
button-delete-all = Yes, delete everything
button-keep = Keep it

## Sessions

title-session = Quiz session: { $total ->
        [one] 1 problem
       *[other] { $total } problems
    }
session-seconds = { $seconds } seconds each
session-by-hand = each until it is revealed
session-announced = Everybody here may answer, privately as always. Each problem is revealed here, and the best three are named at the end. The first problem comes at { $when }. The session ends after three problems in a row without an answer.
session-how = -# Places go by right answers; ties, by the time those took.
session-number = **{ $number } of { $total }** · level { $level }
session-closes = closes { $when }
session-waits = open until it is revealed
session-so-far = So far: { $places }
session-ahead = { $rank }. { $member } ({ $right })
title-session-result = Result of the session
session-place = **{ $rank }.** { $member }: { $right ->
        [0] none of { $posted } right
       *[other] { $right } of { $posted } right in { $seconds } s
    }
session-others = … and { $number ->
        [one] 1 more member
       *[other] { $number } more members
    }
session-nobody = Nobody answered.
session-hardest = Hardest: [No. { $number }]({ $link }), { $right } of { $answered } right. The answer: { $answer }
session-ended-stopped = It was ended after { $posted } of { $total }.
session-ended-silent = It ended after { $posted } of { $total }: nobody answered three in a row.
session-ended-left = It ended after { $posted } of { $total }: nobody continued it within 15 minutes.
session-ended-away = It ended after { $posted } of { $total }: I was away for more than half an hour.
session-ended-trouble = It ended after { $posted } of { $total }: the next problem could not be posted.
session-listed = Session, { $number } of { $total }
label-session-seconds = { $seconds } s
label-session-hardest = No. { $number }
phrase-session-hardest = the hardest problem, No. { $number }: { $right } of { $answered } right
phrase-session-place = { $right ->
        [0] none of { $posted } right
       *[other] { $right } of { $posted } right in { $seconds } seconds
    }
button-session-start = Start now
button-session-end = End the session
error-session-led = Only the member who began this session, or someone who can manage messages, can do this.
error-session-over = This session has moved on or is over.
error-session-hand = A session deals every hand itself: leave out either the hand or the session.
error-session-reveal = The member who began this session or anyone who can manage messages can reveal this at any time.
error-quiz-limit-session = A session is under way in this channel. The member who began it or anyone who can manage messages can end it.
error-quiz-limit-own-session = A session of yours is under way on this server. End it first.
error-quiz-limit-session-hour = You have begun four sessions here within an hour. Begin the next one later, or use /practice.
option-session = session
option-session-about = Problems in a row, 1 to 20: each is revealed, and the best three are named at the end
option-seconds = seconds
option-seconds-about = For a session: how long each problem stays open; otherwise 60 seconds
seconds-20 = 20 seconds
seconds-30 = 30 seconds
seconds-45 = 45 seconds
seconds-60 = 60 seconds
seconds-90 = 90 seconds
seconds-120 = 2 minutes
seconds-300 = 5 minutes
seconds-0 = until I reveal it

## Dailies

title-daily = No. { $number } · { $title }
daily-level = Level { $level }
daily-saw-yesterday = yesterday { $right } of { $answered } saw it: [No. { $number }]({ $link })
daily-saw-last = last time { $right } of { $answered } saw it: [No. { $number }]({ $link })
daily-nobody-yesterday = nobody answered yesterday's: [No. { $number }]({ $link })
daily-nobody-last = nobody answered the last one: [No. { $number }]({ $link })
daily-paused-idle = The dailies pause here: nobody answered the last 14. Whoever manages this server starts them again with /server daily.
daily-paused-channel = The dailies pause: three in a row could not be posted in this channel. Whoever manages this server starts them again with /server daily.

command-daily = daily
command-daily-about = A problem a day in a channel: set it, change it, turn it off
option-channel = channel
option-channel-about = Where it is posted; by default this channel
option-time = time
option-time-about = When it is posted by your server's clock, such as 20:00
option-days = days
option-days-about = On which days; by default every day
option-daily-kind-about = What it asks; by default the bot picks
option-daily-level-about = From 1, easy, to 5; by default the bot picks
option-daily-role-about = A role to ping with each one; @everyone for none
option-thread = thread
option-thread-about = Whether each one gets a thread to talk about it
option-zone = zone
option-zone-about = Your server's time zone, such as Europe/Berlin; type a city
option-which = which
option-which-about = Which of several dailies to change; or a new one
option-off = off
option-off-about = Turn it off
dailies-zone-hint = -# Is that not your local time? Name the **{ option-zone }** with this command.
which-1 = 1
which-2 = 2
which-3 = 3
which-4 = 4
which-new = a new one
title-dailies = Dailies of this server
dailies-none = There is none yet. Name the **{ option-time }** and the **{ option-zone }** with this command, and one is posted every day.
title-offer = Offer this decision as a daily?
offer-text = Those who manage this server will see the table and may make it a daily. What you played is not shown. May the daily say that you offered it?
button-offer-named = With my name
button-offer-unnamed = Without my name
title-offered = Offered
offer-made = Those who manage the server find it under **/server**. It is deleted after { $days } days, or with your data under **/my**.
offer-known = It is offered here already.
title-offers = Offered decision { $place } of { $count }
title-offers-none = Offered decisions
offers-none = No decisions are on offer. Members offer them under a table in **/game**.
offer-by = Offered by { $member }; the daily will say so.
offer-by-nobody = Offered by a member; the daily will not say who.
offer-is-taken = Taken: the next daily that allows its kind will ask it.
button-offers = Offered decisions ({ $count })…
button-offer-take = Take for the next daily
button-offer-back = Put back
button-offer-drop = Decline
dailies-zone = Time zone: **{ $zone }**, where it is { $now } now.
daily-line = **{ $which }.** { $channel } · **{ $time }** · { $facts }
daily-any-kind = any kind
daily-any-level = any level
daily-pings = pings { $role }
daily-with-thread = with a thread
daily-next = No. { $number } comes { $when }.
daily-is-paused-idle = It is paused: nobody answered the last 14. Change any setting with this command to restart it.
daily-is-paused-channel = It is paused: three in a row could not be posted. Let me see the channel and send messages and files there; then change any setting with this command to restart it.
dailies-how = -# Change one with the options of this command; **{ option-off }** turns it off. Answers count for the server's board.
daily-role-silent = -# Discord pings { $role } only if anyone may mention that role, or if I may mention all roles here.
days-every = every day
days-weekdays = weekdays
days-weekend = weekend
days-span = { $first }–{ $last }
# What people type; of two names of which one holds the other, the longer first.
weekday-0 = Mon
weekday-1 = Tue
weekday-2 = Wed
weekday-3 = Thu
weekday-4 = Fri
weekday-5 = Sat
weekday-6 = Sun
daily-not-member = I am not a member of this server, or may not post and attach files in that channel, so I cannot post by myself. [Add me with these permissions]({ $link }), let me see the channel and attach files there, then use this command again.
error-daily-reveal = This is revealed when the next one comes; until then only people who can manage messages can reveal it.
error-daily-time = I cannot read this time. Type it as a 24-hour clock shows it, such as 20:00 or 7:30.
error-daily-zone = I know no time zone of this name. Type a city, such as Berlin, and choose from the list.
error-daily-no-time = Name the **{ option-time }** of the new daily, such as 20:00.
error-daily-which = This server has several dailies. Name one in the option **{ option-which }**.
error-daily-none = This server has no such daily.
error-daily-most = A server may have four dailies. Turn one off first.
button-forget-server = Forget this server…
button-forget-all = Yes, forget this server
title-forget-server = Forget this server?
forget-server-sure = These settings, the dailies, the decisions offered for them, the board, and every question asked here with all its answers are deleted. This cannot be undone. What was posted stays posted, and members keep their own progress.
title-server-forgotten = This server is forgotten
server-forgotten = Nothing is stored about this server any more.

## Terms: what /term says of each

says-riichi = A bet of 1000 points on a closed tenpai hand: one han, and the hand can no longer change.
says-double-riichi = Riichi on your first discard, before any call: two han.
says-open-riichi = Riichi with the hand laid open, allowed by some house rules.
says-ippatsu = A win within one turn of riichi, with no call between: one han.
says-tsumo = Winning with a tile you drew yourself: all the others pay. In a closed hand it is worth one han.
says-pinfu = Four sequences, a pair without value and a two-sided wait in a closed hand: no extra fu, one han.
says-tanyao = A hand of 2 to 8 only, without terminals or honors: one han.
says-iipeikou = The same sequence twice in a closed hand: one han.
term-yakuhai = value honors
says-yakuhai = A triplet of a dragon, of your seat wind or of the round wind: one han each.
says-rinshan = Winning with the tile drawn after a kan: one han.
says-chankan = Winning with the tile that somebody adds to a pon to make a kan: one han.
says-haitei = Winning by tsumo with the last tile of the wall: one han.
says-houtei = Winning by ron with the last discard: one han.
says-chiitoitsu = Seven different pairs: two han, always 25 fu.
says-sanshoku = The same sequence in all three suits: two han, one if open.
says-ittsu = 123, 456 and 789 of one suit: two han, one if open.
says-chanta = A terminal or honor in every set and in the pair: two han, one if open.
says-toitoi = Four triplets or quads: two han.
says-sanankou = Three triplets drawn entirely by yourself, without a call or a ron: two han.
says-sanshoku-doukou = The same triplet in all three suits: two han.
says-sankantsu = Three quads: two han.
says-shousangen = Two triplets of dragons and a pair of the third: two han on top of theirs.
says-honroutou = Terminals and honors only: two han on top of those for the triplets or pairs.
says-honitsu = One suit and honors: three han, two if open.
says-ryanpeikou = Two different pairs of identical sequences in a closed hand: three han.
says-junchan = A terminal in every set and in the pair, no honors: three han, two if open.
says-chinitsu = One suit alone: six han, five if open.
says-renhou = Winning by ron before your first draw and before any call; rules differ on its value.
says-tenhou = The dealer's first fourteen tiles are a complete hand: a yakuman.
says-chiihou = A non-dealer wins with the first draw, before any call: a yakuman.
says-daisangen = Triplets of all three dragons: a yakuman.
says-suuankou = Four triplets drawn entirely by yourself, without a call or a ron: a yakuman.
says-tsuuiisou = Honors only: a yakuman.
says-ryuuiisou = Green tiles only, 2 3 4 6 8 of sou and the green dragon: a yakuman.
says-chinroutou = Terminals only: a yakuman.
says-kokushi = One of each of the thirteen terminals and honors, and one of them twice: a yakuman.
says-shousuushii = Triplets of three winds and a pair of the fourth: a yakuman.
says-daisuushii = Triplets of all four winds: a yakuman, a double one under some rules.
says-suukantsu = Four quads: a yakuman.
says-chuuren = 1112345678999 of one suit and one more tile of it, without a call: a yakuman.
says-daisharin = 22 33 44 55 66 77 88 of pin: a yakuman under some house rules.
says-paarenchan = Eight wins in a row as the dealer: a yakuman under some house rules.
says-dora = The tile that follows the indicator: each one held is worth a han, if the hand has a yaku.
says-uradora = The dora shown by the tiles under the indicators: turned over only for a winner in riichi.
says-akadora = A red five: each is worth one han, if the hand has a yaku.
says-nukidora = A north set aside in a three-player game: one han, and a replacement draw.
says-ryanmen = Two neighboring tiles that a tile on either side completes.
says-kanchan = Two tiles with a gap between them, which one kind of tile fills.
says-penchan = 12 or 89, which only one kind of tile completes.
says-shanpon = Two pairs: the third tile of either completes the hand.
says-tanki = Waiting for the second tile of the pair.
says-mangan = The first limit: 8000 points, 12000 for the dealer; five han, or fewer with many fu.
says-haneman = Six or seven han: one and a half mangan.
says-baiman = Eight to ten han: two mangan.
says-sanbaiman = Eleven or twelve han: three mangan.
says-yakuman = The highest limit: 32000 points, 48000 for the dealer.
says-counted-yakuman = Thirteen han or more without a yakuman, paid as one.
term-sequence = sequence
says-sequence = Three tiles of a suit in a row.
term-triplet = triplet
says-triplet = Three of the same tile.
term-quad = quad
says-quad = Four of the same tile, declared as a kan; they count as one set.
term-set = set
says-set = A sequence, a triplet or a quad; a hand needs four of them and a pair.
term-pair = pair
says-pair = Two of the same tile.
term-block = block
says-block = A set, or the start of one. A hand needs five: four for sets and one for the pair.
term-shape = shape
says-shape = Two tiles that need one more to make a set.
term-compound = compound
says-compound = Neighboring tiles that can be split into blocks in several ways.
term-loose = loose tile
says-loose = A tile that belongs to no block.
term-helper = helper
says-helper = A single tile next to a block, which lets the block accept more.
term-ryankan = double middle
says-ryankan = Three tiles with two gaps: filling either makes a sequence.
term-simple = simple
says-simple = A suited tile from 2 to 8.
term-terminal = terminal
says-terminal = A 1 or a 9.
term-honor = honor
says-honor = A wind or a dragon; honors make no sequences.
term-orphan = orphan
says-orphan = A terminal or an honor.
term-wind = wind
says-wind = East, south, west or north.
term-dragon = dragon
says-dragon = Haku (white), hatsu (green) or chun (red).
term-suit = suit
says-suit = Man (characters), pin (circles) or sou (bamboo), 1 to 9.
term-shanten = shanten
says-shanten = How many tiles a hand is from tenpai. 2-shanten: two tiles from ready.
term-tenpai = tenpai
says-tenpai = One tile away from a complete hand: ready.
term-noten = noten
says-noten = Not tenpai.
term-ukeire = ukeire
says-ukeire = The tiles that bring the hand a step nearer, and how many are left.
term-wait = wait
says-wait = A tile that completes a tenpai hand.
term-good-shape = good wait
says-good-shape = A wait with five or more tiles left, such as most two-sided ones.
term-furiten = furiten
says-furiten = One of your winning tiles is in your own river, or you let one pass: you cannot win by ron.
term-karaten = dead wait
says-karaten = A tenpai with no winning tile left: you hold or see them all.
term-takame = takame
says-takame = Of several winning tiles, the one that makes the hand worth more.
term-yasume = yasume
says-yasume = Of several winning tiles, the one that makes the hand worth less.
term-closed = closed hand
says-closed = A hand without called tiles; a closed kan keeps it closed.
term-open = open hand
says-open = A hand with a chi, a pon or an open kan: it cannot declare riichi.
term-meld = meld
says-meld = A set laid open by a call or a kan.
says-chi = Calling a discard of the player on your left to make a sequence.
says-pon = Calling anybody's discard to make a triplet.
says-kan = Declaring four of a kind: an extra draw and a new dora.
term-closed-kan = closed kan
says-closed-kan = A kan of four tiles you drew yourself.
term-added-kan = added kan
says-added-kan = A kan by adding the fourth tile to your own pon.
says-ron = Winning with another player's discard: that player alone pays.
term-kuikae = swap calling
says-kuikae = Calling a tile and then discarding one that would complete the same set: forbidden by most rules.
term-cut = cut
says-cut = To discard a tile.
term-tsumogiri = tsumogiri
says-tsumogiri = Discarding the tile just drawn.
term-tedashi = tedashi
says-tedashi = Discarding a tile from the hand, not the one just drawn.
term-riichi-stick = riichi stick
says-riichi-stick = The 1000 points bet on a riichi; the next winner takes them.
term-dama = dama
says-dama = Staying silent: a closed tenpai without riichi.
term-fold = fold
says-fold = Giving up the hand and discarding only what is safe.
term-push = push
says-push = Going on in spite of a threat.
term-mawashi = mawashi
says-mawashi = Discarding what is safe while keeping a chance to win.
term-genbutsu = genbutsu
says-genbutsu = A tile that the player in riichi has discarded or let pass: that player cannot win on it.
term-suji = suji
says-suji = A tile three ranks from a player's discard: a two-sided wait for both would be furiten.
term-half-suji = half suji
says-half-suji = A 4, 5 or 6 with only one of its two suji discarded.
term-musuji = no suji
says-musuji = A tile with none of its suji discarded: the most dangerous kind.
term-no-chance = no chance
says-no-chance = All four of a tile that a two-sided wait would need are seen: that wait is impossible.
term-one-chance = one chance
says-one-chance = Three of a tile that a two-sided wait would need are seen: that wait is unlikely.
term-deal-in = deal-in
says-deal-in = Discarding the tile with which somebody wins by ron.
term-han = han
says-han = What yaku and dora are counted in; each doubles the price, up to mangan.
term-fu = fu
says-fu = The small points for sets, pair, wait and the way of winning, rounded up to the next ten.
says-closed-ron = A ron with a closed hand: 10 fu.
says-open-pinfu = An open hand with the shape of pinfu: no yaku, and its ron counts 30 fu instead of 20.
term-limit = limit
says-limit = From mangan on, han alone set the price, in steps.
term-dealer = dealer
says-dealer = The player who sits east: wins half as much again, and pays double when another player wins by tsumo.
term-non-dealer = non-dealer
says-non-dealer = Each of the other players.
term-honba = honba
says-honba = A counter added after a dealer's win or a draw: each makes the next win worth 300 points more (200 with three players).
term-dora-indicator = dora indicator
says-dora-indicator = The tile turned over in the dead wall; the next tile in order is the dora.
term-noten-payment = noten payment
says-noten-payment = After an exhaustive draw, players who are noten pay those in tenpai 3000 in all (2000 with three players).
term-pao = pao
says-pao = Liability: whoever feeds the call that makes certain yakuman sure, such as the third dragon, has to pay for it.
term-kuisagari = kuisagari
says-kuisagari = A yaku that is worth one han less in an open hand.
term-kuitan = open tanyao
says-kuitan = Tanyao in an open hand, which most rules allow.
term-atozuke = atozuke
says-atozuke = Calling first and making sure of the yaku later.
term-kiriage = kiriage mangan
says-kiriage = Under some rules, 4 han 30 fu and 3 han 60 fu are paid as mangan.
term-double-wind = double wind
says-double-wind = The wind that is both seat and round wind: its triplet is two han.
term-value-pair = value pair
says-value-pair = A pair of dragons, of your seat wind or of the round wind: 2 fu, and no pinfu.
term-seat-wind = seat wind
says-seat-wind = The wind of your seat; the dealer's is east.
term-round-wind = round wind
says-round-wind = The wind of the round being played: east first, then south.
term-hanchan = hanchan
says-hanchan = A game of two rounds, east and south.
term-tonpuu = east game
says-tonpuu = A game of the east round alone.
term-all-last = all last
says-all-last = The last scheduled hand of a game.
term-turn = turn
says-turn = How many discards you have made: up to about eighteen before the wall runs out.
term-river = river
says-river = A player's discards, in order.
term-dead-wall = dead wall
says-dead-wall = Fourteen tiles outside the normal draws: the dora indicators and the replacement tiles for a kan.
term-exhaustive-draw = exhaustive draw
says-exhaustive-draw = The wall has run out and nobody has won.
term-abortive-draw = abortive draw
says-abortive-draw = A hand that is called off, such as after four riichi.
term-nagashi-mangan = nagashi mangan
says-nagashi-mangan = At an exhaustive draw, all your discards are terminals or honors and none was called: paid as mangan.
term-renchan = renchan
says-renchan = The dealer remains dealer: after winning, or when in tenpai at a draw.
term-chombo = chombo
says-chombo = A penalty for a grave mistake, such as a false win.
term-sanma = sanma
says-sanma = Mahjong for three players, without 2m to 8m and without chi.
term-kita = kita
says-kita = Setting a north aside in a three-player game.
term-efficiency = tile efficiency
says-efficiency = Choosing cuts by how many tiles bring the hand a step nearer.
term-width = width
says-width = How many tiles a hand accepts.
term-value = value
says-value = What a hand will be worth when it wins.
term-sixth-block = sixth block
says-sixth-block = One block more than a hand can use: one has to go.
term-reading = reading
says-reading = One way to split a complete hand into sets and a pair.
term-uma = uma
says-uma = Points that the places add at the end of a game. With uma 10–20 the first two get 20,000 and 10,000, which the last and the third pay. The amounts differ by house.
term-oka = oka
says-oka = What everyone pays in beforehand and the winner of the game receives: from 25,000 at the start to a return score of 30,000, four times 5000. Not every house plays it.
term-wareme = wareme
says-wareme = A house rule: the player at whose wall the deal began wins double and pays double.
term-live-tile = live tile
says-live-tile = A tile of which nobody has discarded or called any yet, usually an honor: someone may hold two or three.
term-busting = busting
says-busting = Falling below 0 points. Most rules end the game there.
term-yakitori = yakitori
says-yakitori = A house rule: a player who wins no hand in a game pays a penalty at its end.
term-chips = chips (shuugi)
says-chips = A house rule: bonuses paid beside the points, for ippatsu, red fives and ura dora, say.
term-agariyame = agariyame
says-agariyame = The dealer who wins the last hand and is in first place may end the game instead of staying dealer.
term-head-bump = head bump
says-head-bump = Of several rons on one discard, only that of the player whose turn would come first counts.
term-double-ron = double ron
says-double-ron = Two players win on the same discard, and the discarder pays both.
term-first-dealer = first dealer (chiicha)
says-first-dealer = The player who is dealer in the first hand of a game.
term-kamicha = kamicha
says-kamicha = The player on your left, who draws before you. A chi is called from that player alone.
term-toimen = toimen
says-toimen = The player across the table.
term-shimocha = shimocha
says-shimocha = The player on your right, who draws after you and can chi what you discard.
term-starting-hand = starting hand
says-starting-hand = The thirteen tiles that a player is dealt.
term-wall = wall
says-wall = The tiles that lie face down in two rows, from which everybody draws.
term-safe-tile = safe tile
says-safe-tile = A tile that a player in riichi cannot win on, or hardly ever does.
term-guest-wind = guest wind
says-guest-wind = A wind that is neither your seat's nor the round's: three of it are no yaku.
term-suji-trap = suji trap
says-suji-trap = A wait on the suji of one's own discard, which looks safe to the others.
term-chase-riichi = chasing riichi
says-chase-riichi = A riichi declared when somebody else is in riichi already.
term-formal-tenpai = keishiki tenpai
says-formal-tenpai = Tenpai without a yaku, taken so as not to be noten at an exhaustive draw.
term-perfect-shanten = perfect 1-shanten
says-perfect-shanten = 1-shanten of two two-sided shapes and a pair, with a tile beside one of them that accepts more.
term-bad-shape = bad wait
says-bad-shape = A wait with four tiles left or fewer, such as a kanchan, a penchan or a tanki.
term-nine-terminals = nine terminals
says-nine-terminals = With nine kinds of terminals and honors at the first draw, before any call, a player may end the hand without a winner.
term-tegawari = improvement (tegawari)
says-tegawari = A draw that brings the hand no nearer to a win, but widens its wait or raises its value.
