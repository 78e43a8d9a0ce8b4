### 한국어. 휴대폰 한 줄은 약 스무 글자.
### 변수 바로 뒤에는 받침에 따라 바뀌는 조사(은/는, 이/가, 을/를)를 붙이지 않는다.

## 패의 이름

number-decimal = .
number-thousands = ,
number-percent = { $number }%
# "each": 1만 4만; "runs": 14만
tile-list = runs
# "numbers": 1122z, 같은 패면 동 ×2; "names": 이름을 이어 쓴다
tile-honors = names
tile-ranks = 1 2 3 4 5 6 7 8 9
tile-red-five-short = 적5
tile-red-five-spoken = 빨간 5
tile-joint-ranks-short = { "" }
# 화면 낭독기가 "12만"을 큰 수로 읽지 않게 띄운다
tile-joint-ranks-spoken = { " " }
tile-joint-honors-short = { "" }
tile-joint-honors-spoken = { " " }
tile-joint-runs-short = { " " }
tile-joint-runs-spoken = , { "" }
tile-m-short = { $ranks }만
tile-p-short = { $ranks }통
tile-s-short = { $ranks }삭
tile-z-short = { $ranks }z
tile-repeated = { $tile }×{ $count }
tile-m-spoken = { $ranks }만
tile-p-spoken = { $ranks }통
tile-s-spoken = { $ranks }삭
tile-1z-short = 동
tile-2z-short = 남
tile-3z-short = 서
tile-4z-short = 북
tile-5z-short = 백
tile-6z-short = 발
tile-7z-short = 중
tile-1z-spoken = 동
tile-2z-spoken = 남
tile-3z-spoken = 서
tile-4z-spoken = 북
tile-5z-spoken = 백
tile-6z-spoken = 발
tile-7z-spoken = 중

## 그림 속의 글자

label-waits = 대기
label-left = { $left }장 남음
label-furiten = 후리텐
label-shanten = { $shanten }샹텐
gloss-shanten = -# { $shanten }샹텐: { $shanten }장이면 텐파이. 다른 용어는 /term
label-tiles = { $left }장
label-able-tiles = { $able }/{ $left }장
label-able-left = { $able }/{ $left }장 남음
label-tsumo-split = { $others }/{ $dealer }
label-tsumo-all = { $each }올
label-outlook-points = 기대 { $value }점
label-outlook-win = 화료율 { $value }
label-outlook-tenpai = 텐파이율 { $value }
label-outlook-waits = 대기 { $left }장
label-outlook-shanten = { $shanten }샹텐 { $left }장
label-outlook-turn = { $turn }순
label-outlook-alone = 1인 마작 기준
label-outlook-table = 대국 기준
label-outlook-own = 운영자 실측 기준
label-outlook-riichi = 리치 { $points } · { $win }
label-outlook-dama = 다마 { $points } · { $win }
label-danger-genbutsu = 현물
label-danger-ranks = { $low }{ $high }
label-danger-suji = 스지 { $ranks }
label-danger-half = 한쪽 스지 { $ranks }
label-danger-musuji = 무스지 { $ranks }
label-danger-nochance = 노찬스 { $ranks }
label-danger-onechance = 원찬스 { $ranks }
label-danger-honor = 자패 { $left }장 남음
label-danger-value = 역패 { $left }장 남음
label-danger-man = 1만 9만 { $left }장 남음
label-danger-rate = { $cuts }장 중 { $percent }
label-danger-too-few = 자료 부족
label-danger-riichi = 리치
label-danger-since = 근거
label-danger-class = 분류, 방총률
label-player-right = 하가
label-player-across = 대면
label-player-left = 상가
label-player-you = 나
label-player-first = 첫째
label-player-second = 둘째
label-player-third = 셋째

## 그림을 말로

alt-joint = , { "" }
alt-joint-full = , { "" }
alt-joint-short = { " " }
alt-left-full = { $tile } { $left }장
alt-left-short = { $tile } ×{ $left }
alt-cut = { $tiles } 버림
alt-cut-any = { $tiles } 중 하나 버림
alt-kan = 안깡 { $tiles }
alt-kita = { $tiles } 빼기
alt-face-down = { $tiles }, 양 끝 { $hidden }장은 뒷면
alt-called-left = { $tiles }, 상가의 버림패로 후로
alt-called-across = { $tiles }, 대면의 버림패로 후로
alt-called-right = { $tiles }, 하가의 버림패로 후로
alt-discarded = 버림패 { $tiles }
alt-river = 버림패: { $tiles }
alt-winning = { $tiles }, 화료패 { $marked }
alt-winning-tile = 화료패 { $tiles }
alt-dora = { $tiles }, 도라 { $marked }
alt-dora-tile = 도라 { $tiles }
alt-aside = 따로 둔 { $tiles }
spoken-reading = 해석 { $number }
spoken-good = 양형
spoken-able = { $left }장 가운데 { $able }장은 역 있음

## 대기

phrase-waits = { $tiles } 대기, { $left }장 남음
phrase-furiten = { $waits }, 후리텐
phrase-accepts = { $kinds }종 { $left }장
phrase-accepts-good = { phrase-accepts }(양형 { $good }장)
phrase-many-waits = { $kinds }종 대기, { $left }장 남음
title-tenpai = 텐파이: { $waits }
title-furiten = 후리텐 텐파이: { $waits }
text-furiten = ⚠️ **후리텐**: 내 버림패에 대기패({ $tiles })가 있습니다. 어느 대기패로도 론할 수 없고 쯔모만 할 수 있습니다.
text-ron-rates-table = -# 리치했을 때 론 확률(같은 패를 쯔모할 확률 대비, 평균적인 온라인 대국): { $rates }
text-ron-rates-own = -# 리치했을 때 론 확률(같은 패를 쯔모할 확률 대비, 이 봇의 운영자가 실측한 대국): { $rates }
item-ron-rate = { $tiles } ×{ $rate }
text-gone = 남지 않은 대기패: { $tiles }. 4장 모두 보입니다.
text-all-gone = 텐파이지만 화료패가 남지 않았습니다. 4장 모두 보이는 패: { $tiles }
text-karaten = { $tiles } 4장을 모두 손에 들고 있어 화료패가 없습니다(카라텐). 이 룰에서는 텐파이, { $rules } 룰에서는 노텐입니다.
text-no-karaten = 대기패는 { $tiles }뿐인데 4장을 모두 손에 들고 있습니다(카라텐). 이 룰에서는 노텐, { $rules } 룰에서는 텐파이입니다.
text-left-out = 손패에 넣지 않은 패: `{ $text }`.
text-read-as = **읽은 손패** `{ $hand }`
text-not-used = 쓰지 않음: `{ $text }`.
text-assumed = 대면의 리치로 읽은 버림패: `{ $text }`.
text-not-furiten = 후리텐이 아닙니다. 적어 준 버림패에 대기패가 없습니다.
text-other-hands = 이 메시지에는 손패가 { $count }개 더 있습니다. 아래에서 고르세요.
text-seen = 보이는 패: { $tiles }
text-river = 내 버림패(보이는 패로 셈): { $tiles }
text-nuki = 북빼기 { $nuki }장: 북도라 { $nuki }, 남은 북도 그만큼 줄어듭니다.
joint-names = , { "" }
joint-groups = { " " }
joint-worth = { " " }
joint-or = { " 또는 " }

shape-line = { $part } → { $tiles } · { $shape }
shape-more = … 외 { $more }가지
shape-ryanmen = 양면
shape-kanchan = 간짱
shape-penchan = 변짱
shape-shanpon = 샤보
shape-tanki = 단기
shape-seven-pairs-tanki = 치또이츠 단기
shape-thirteen-orphans-single = 국사무쌍 1면 대기
shape-thirteen-orphans-thirteen-sided = 국사무쌍 13면 대기

wait-named = **{ $name }**: { $why }
wait-name-nobetan = 노베탄
wait-why-nobetan = 이어진 네 장의 양 끝 어느 쪽이든 머리가 됩니다.
wait-name-sanmenchan = 3면 대기
wait-why-sanmenchan = 이어진 다섯 장이 세 종류를 기다립니다.
wait-name-sanmentan = 3면 단기
wait-why-sanmentan = 이어진 일곱 장에서 세 종류가 머리가 됩니다.
wait-name-aryanmen = 아량멘(머리 겹친 양면)
wait-why-aryanmen = 한쪽 패를 머리로 쓰는 양면 대기입니다.
wait-name-nakabukure = 나카부쿠레(가운데 겹친 단기)
wait-why-nakabukure = 슌쯔의 가운데 패를 하나 더 든 단기 대기입니다.
wait-name-ryantan = 량탄(양면 단기 복합)
wait-why-ryantan = 안커와 바로 옆 패로, 단기와 양면이 겹친 대기입니다.
wait-name-kantan = 칸탄(간짱 단기 복합)
wait-why-kantan = 안커와 한 칸 떨어진 패로, 단기와 간짱이 겹친 대기입니다.
wait-name-pentan = 펜탄(변짱 단기 복합)
wait-why-pentan = 1이나 9의 안커와 옆 패로, 단기와 변짱이 겹친 대기입니다.
wait-name-kantankan = 쌍간짱 단기 복합
wait-why-kantankan = 가운데 한 패의 양쪽에 한 칸 띄어 안커가 있습니다.
wait-name-entotsu = 엔토츠(양면 샤보 복합)
wait-why-entotsu = 양면의 한쪽 패를 안커로 들고 있어 다른 또이쯔도 대기가 됩니다.
wait-name-tatsumaki = 타츠마키(안커 사이 단기)
wait-why-tatsumaki = 두 안커가 한 패를 둘러싼 다면 대기입니다.
wait-name-happoubijin = 8면 대기
wait-why-happoubijin = 이어진 여섯 종류의 양 끝이 안커인 8면 대기입니다.
wait-name-nine-gates = 순정구련보등
wait-why-nine-gates = 그 종류의 모든 수패로 화료합니다.

## 텐파이가 아닌 손패

# 블록
label-blocks = { $count }블록
label-pairs = 또이쯔 { $count }개
label-block-pair = 또이쯔
alt-block-set = 몸통 { $tiles }
alt-block-pair = 또이쯔 { $tiles }
alt-block-shape = { $tiles }, 유효패 { $takes }
alt-block-compound = { $tiles }, { $count }블록
alt-block-single = 뜬 패 { $tiles }
text-blocks-few = { $count }블록: 필요한 5블록에 모자랍니다(블록은 몸통이나 그 후보).
text-blocks-five = 딱 5블록: 넷은 몸통, 하나는 머리.
text-blocks-many = { $count }블록: 쓸 수 있는 것은 다섯까지입니다.
text-blocks-no-pair = { $count }블록인데 또이쯔가 없습니다.
text-ways = { $part } · 어떻게 나눠도 { $count }블록:
button-ways = 나누는 법
title-ways = 블록으로 나누는 법
text-ways-none = 이 패의 블록은 한 가지로만 나뉩니다.
reason-loose = { $tile }: 어느 블록에도 들지 않습니다.
reason-helper = { $tile }: { $block } 보조일 뿐입니다.
reason-six-blocks = { $count }블록 중 다섯만 쓸 수 있습니다. { $block } 유효패 { $left }장, 다른 타쯔는 { $least }장 이상.
reason-six-goes = { $count }블록 중 다섯만 쓸 수 있습니다: { $block } 제외.
reason-pair = { $block }: 하나 많은 또이쯔.
reason-shape = { $block }: 가장 약한 타쯔.
reason-compound = { $tile }: 버려도 { $block }에 { $kept } 남습니다.
reason-compound-six = { $count }블록 중 다섯만 쓸 수 있습니다. { $tile }: 버려도 { $block }에 { $kept } 남습니다.
reason-compound-blocks = { $tile }: 버려도 { $block } 쪽은 그대로 { $blocks }블록입니다.
reason-compound-blocks-six = { $count }블록 중 다섯만 쓸 수 있습니다. { $tile }: 버리면 { $block } 쪽은 { $before }블록에서 { $blocks }블록이 됩니다.
reason-triplet = 머리가 없습니다: { $block }에서 머리를 만듭니다.
reason-four-sets = 몸통 넷 완성: { $block } 중 한 장을 버리고 다른 한 장으로 머리를 기다립니다.
reason-width-or-value = 유효패냐 타점이냐: { $widest } 쪽은 유효패가 많고, { $valued } 쪽은 타점이 높습니다. 둘 다 정답입니다.
reason-value = 유효패냐 타점이냐: { $widest } 쪽은 유효패가 많고, { $valued } 쪽은 { $yaku } 역을 노려 타점이 높습니다. 둘 다 정답입니다.
reason-worth-more = 유효패 수만 보면 { $beaten } 쪽이지만, 타점은 { $valued } 쪽이 높습니다.
reason-step-or-value = { $shanten ->
        [0] { $widest } 버림은 텐파이, { $valued } 버림은 텐파이를 포기하지만
       *[other] { $widest } 버림은 { $shanten }샹텐 유지, { $valued } 버림은 샹텐 후퇴지만
    } 타점이 높습니다. 둘 다 정답입니다.
reason-step-for-yaku = { $shanten ->
        [0] { $widest } 버림은 텐파이, { $valued } 버림은 텐파이를 포기하지만
       *[other] { $widest } 버림은 { $shanten }샹텐 유지, { $valued } 버림은 샹텐 후퇴지만
    } { $yaku } 역을 노려 타점이 높습니다. 둘 다 정답입니다.
reason-yaku = { $tile } 버림이면 { $yaku } 역이 남습니다.
quiz-width-alone = 유효패 수만 묻는 문제입니다. 가치는 { $best } 쪽이 { $widest } 쪽보다 높습니다. 이런 패는 /vote로 묻는 편이 낫습니다.
reason-breaks = { $tile }: { $block } 블록이 깨집니다.

title-noten = { $shanten }샹텐: 유효패 { $kinds }종 { $left }장
text-forms = 형태별 샹텐: { $forms }
form-standard = 일반형 { $shanten }
form-seven-pairs = 치또이츠 { $shanten }
form-thirteen-orphans = 국사무쌍 { $shanten }
text-good = { $left }장 가운데 금색 { $good }장은 양형 텐파이(화료패 5장 이상)로 이어집니다.
text-good-all = 유효패가 모두 양형 텐파이(화료패 5장 이상)로 이어집니다.
text-good-none = 양형 텐파이(화료패 5장 이상)로 이어지는 유효패가 없습니다.
text-good-gold = 금색은 양형 텐파이(화료패 5장 이상)로 이어지는 패의 장수입니다.
text-red-no-yaku = 빨간색은 받으면 역이 없어지는 패의 장수입니다. 후로한 손이라 리치도 할 수 없습니다.
phrase-improved = { $tiles }{ $more ->
        [0] { "" }
       *[other] { " " }외 { $more }종
    }
text-improves = 형태 개량(테카와리): { $improved }. 최선은 { $best } 쯔모 후 { $cut } 버림, 유효패 { $left }장.
text-cut-improves = **{ $tile } 버림** 뒤 개량(테카와리): { $improved }. 최선은 { $best } 쯔모, 유효패 { $left }장.
text-yaku-back = 역을 만들려면 { $tiles } 버림: { $shanten }샹텐, 역이 남는 유효패 { $left }장.

## 무엇을 버릴까

title-cut-tenpai = { $tile } 버리면 텐파이: { $waits }
phrase-paying = { $phrase }, { $points }점
phrase-paying-nothing = { $phrase }, 역 없음
phrase-able = { $phrase }, 역 있음 { $able }장
title-others-pay = { $title } ({ $others })
item-pays = { $tiles } 버리면 { $points }점
item-others-pay = 나머지는 { $points }점
item-cut-dora = { $tile }(도라)
title-cut-tenpai-tie = { $tiles } 버리면 텐파이: { $left }장 남음
title-cut-noten = 유효패 최다: { $tiles } 버림, { $shanten }샹텐 { $left }장
title-cut-able = 역이 남는 유효패 최다: { $tiles } 버림, { $shanten }샹텐 { $left }장 중 { $able }장
title-kita = 먼저 { $tile } 빼기: { $leads }
button-kita = 북 빼기
text-kita = 뺀 북은 도라가 되고, 버리기 전에 영상패를 뽑습니다.
text-complete-waits = 화료하지 않고 계속한다면 아래 패를 버려 텐파이를 지킬 수 있습니다. 버린 패도 대기패라서 무엇을 버려도 후리텐이 됩니다.
text-all-furiten = 무엇을 버려도 후리텐입니다.
text-narrower = 장수는 적지만 점수가 높은 타패: **{ $tile }** → { $leaves }
line-cut-named = **{ $tile } 버림** → { $name }

## 화료형의 해석

title-complete = 화료형: 해석 { $readings }가지
title-complete-worth = 화료형 · { $worth }
title-incomplete = 화료형이 아닙니다. { $lacks }
text-order-sequence = 슌쯔 우선: 가장 작은 패에 슌쯔가 더 많은 해석을 먼저 보여 줍니다.
text-order-triplet = 커쯔 우선: 가장 작은 패가 커쯔인 해석을 먼저 보여 줍니다.
line-reading = **{ $number }** { $shapes }
item-found = `{ $sign }` { $line }
found-both = 슌커
found-sequence = 슌
found-triplet = 커
found-neither = –
text-found = -# `슌`, `커`: 슌쯔나 커쯔부터 떼어 내어 되돌아가지 않고 찾은 해석.{ $neither ->
        [0] { "" }
       *[other] { " " }`–`: 모든 경우를 따져야만 찾을 수 있는 해석.
    }
order-sequence = 슌쯔 우선
order-triplet = 커쯔 우선

## 화료 점수

title-won = { $price }: { $worth }
title-no-yaku = 화료형이지만 역이 없어 화료 불가
phrase-points = { $points }점
phrase-points-limit = { $limit } { $points }점
phrase-paid-limit = { $limit } { $points }
phrase-han-fu = { $han }판 { $fu }부
phrase-no-yaku = 역 없음
phrase-no-win = 화료 불가
phrase-same = 점수 같음
phrase-same-but = 점수 같음({ $difference })
phrase-same-rounded = 부를 올림하면 같음
phrase-instead = { $best } → { $points } ({ $difference })
label-points = { $points }점
label-no-yaku = 역 없음
label-kita = 북도라
label-dora = 도라 표시패
label-ura = 뒷도라 표시패
line-detail = **{ $number }** { $shape }
line-yaku = **역** { $yaku } = { $han }판
line-fu = **부** { $items } = { $fu }부
line-fu-rounded = **부** { $items } = { $sum }부, 올림하여 { $fu }부
line-pays-ron = **지불** 방총자 { $points }점
line-pays-tsumo = **지불** 친 { $dealer }점, 자 { $others }점{ $payers ->
        [2] { "" }
       *[other] 씩
    }
line-pays-all = **지불** { $payers ->
        [2] 두 명이
       *[other] 세 명이
    } { $points }점씩
line-pays-liable = **지불** 책임지불 { $points }점
line-pays-liable-ron = **지불** 방총자 { $points }점, 책임지불 { $liable }점
line-pays-liable-too = , 책임지불 { $liable }점
line-pays-honba = { " " }({ $extras } 포함)
line-pays-extra = { " " }({ $extras } 포함 총 { $total }점)
line-other = **{ $number }** { $shape } · { $price }
price-ron = 론 { $points }
price-tsumo = 쯔모 { $points }
price-riichi-ron = 리치 론 { $points }
price-riichi-tsumo = 리치 쯔모 { $points }
label-range = { $low }~{ $high }
line-ranges-riichi = -# 점수: 리치 론, { $dora }, { $round }장 { $wind }가
line-ranges = -# 점수: 론, { $dora }, { $round }장 { $wind }가
line-ranges-pass = -# 점수: 론, 넘기면 리치 론, { $dora }, { $round }장 { $wind }가
line-prices = -# 점수: { $dora }, { $round }장 { $wind }가
phrase-no-dora = 도라 없음
phrase-no-other-dora = 다른 도라 없음
phrase-nuki = 북도라 { $nuki }, { $dora }
phrase-dora = 도라 표시패{ $count ->
       *[other] { " " }
    }{ $tiles }
phrase-only-reds = 적도라 포함, 다른 도라 없음
text-takame = 높은 쪽(타카메): { $dear }. 낮은 쪽(야스메): { $cheap }.
text-needs-riichi = { $tiles }: 리치를 걸지 않으면 역이 없어 론할 수 없습니다.
text-open-no-yaku = ⚠️ **역 없음** ({ $tiles }): 후로한 손이라 론도 쯔모도 할 수 없습니다.
text-open-no-ron = ⚠️ **역 없음** ({ $tiles }): 후로한 손이라 론은 안 되고 쯔모만 할 수 있습니다.
line-rules = -# 룰: { $rules }
line-unpriced = -# 점수는 13장이나 14장인 손패만 계산합니다. 더 적으면 도라와 리치 등을 세지 않습니다.
line-on-top = -# { $extras }: 점수에 넣지 않음
line-situation = -# { $facts }
item-yaku = { $name } { $han }
item-fu = { $why } { $fu }
item-fu-group = { $group } { $why } { $fu }
item-more = +{ $name } { $han }판
item-less = −{ $name } { $han }판
item-fu-instead = { $other }부 → { $fu }부
item-badge = **{ $rules }** { $points }
item-badge-why = **{ $rules }** { $points } ({ $why })
joint-plus = { " + " }
joint-and = , { "" }
joint-facts = { " · " }
item-elsewhere = { $language }: { $word }
joint-badge = { " · " }
text-no-yaku = 화료하려면 역이 하나 이상 있어야 합니다.
text-only-dora = 도라만으로는 화료할 수 없습니다. 역이 하나 이상 있어야 합니다.
text-badge = 다른 룰에서는: { $rules }
fact-seat = { $round }장 { $wind }가
fact-no-indicator = 표시패 지정 없음: 도라 없음, 뒷도라 표시패 1장
fact-honba = { $honba }본장
fact-sticks = 리치봉 { $sticks }개
fact-tsumo = 쯔모
fact-ron = 론
fact-dealer = 친
fact-not-dealer = 자
fact-riichi = 리치
fact-no-riichi = 리치 없음
fact-ura = 뒷도라
fact-nuki = 북빼기
fact-closed-kan = 안깡
fact-added-kan = 가깡에 대한 창깡
fact-double-ippatsu = 더블리치의 일발
fact-pao = 책임지불
by-tsumo = 쯔모
by-ron = 론
limit-mangan = 만관
limit-haneman = 하네만
limit-baiman = 배만
limit-sanbaiman = 삼배만
limit-yakuman = 역만
limit-counted-yakuman = 헤아림 역만
limit-yakuman-times = { $times }배 역만
worth-han-1 = 1판
worth-han-2 = 2판
worth-han-3 = 3판
worth-han-4 = 4판
worth-yakuman-2 = 2배 역만
worth-yakuman-3 = 3배 역만
worth-yakuman-4 = 4배 역만
worth-yakuman-5 = 5배 역만
worth-yakuman-6 = 6배 역만
worth-fu-20 = 20부
worth-fu-25 = 25부
worth-fu-30 = 30부
worth-fu-40 = 40부
worth-fu-50 = 50부
worth-fu-60 = 60부
worth-fu-70 = 70부
worth-fu-80 = 80부
worth-fu-90 = 90부
worth-fu-100 = 100부
worth-fu-110 = 110부
button-tsumo = 쯔모로 계산
button-ron = 론으로 계산
button-riichi = 리치로 계산
button-no-riichi = 다마로 계산
button-dealer = 친으로 계산
button-non-dealer = 자(남가)로 계산
button-next-reading = 다음 해석
select-rules = 룰…
select-hand = 메시지의 다른 손패…

switch-red-fives = { $on ->
        [0] 적도라 없음
       *[other] 적도라 있음
    }
switch-open-tanyao = { $on ->
        [0] 쿠이탕 없음
       *[other] 쿠이탕 있음
    }
switch-kiriage = { $on ->
        [0] 절상만관 없음
       *[other] 절상만관 있음
    }
switch-double-wind-fu = 연풍패 머리 { $on }부
switch-kazoe = { $on ->
        [0] 헤아림 역만 없음
       *[other] 헤아림 역만 있음
    }
switch-double-yakuman = { $on ->
        [0] 더블 역만 없음
       *[other] 더블 역만 있음
    }
switch-stacked-yakuman = { $on ->
        [0] 역만은 하나만 인정
       *[other] 역만 복합 인정
    }
switch-rinshan-tsumo-fu = { $on ->
        [0] 영상개화에 쯔모 부 없음
       *[other] 영상개화에 쯔모 부 있음
    }
switch-renhou = { $on ->
        [0] 인화 없음
       *[other] 인화 있음
    }
switch-ippatsu = { $on ->
        [0] 일발 없음
       *[other] 일발 있음
    }
switch-ura-dora = { $on ->
        [0] 뒷도라 없음
       *[other] 뒷도라 있음
    }
switch-kan-dora = { $on ->
        [0] 깡도라 없음
       *[other] 깡도라 있음
    }
switch-kan-ura = { $on ->
        [0] 깡 뒷도라 없음
       *[other] 깡 뒷도라 있음
    }
switch-north-value = { $on ->
        [0] 북은 역패가 아님
       *[other] 북은 역패
    }
switch-sanma-tsumo = { $on ->
        [0] 쯔모손 있음
       *[other] 쯔모손 없음(북가 몫 반씩)
    }
switch-renhou-strict = { $on ->
        [0] 인화는 점수가 더 높을 때만
       *[other] 인화는 언제나 고정 점수
    }
switch-tenhou-any-tile = { $on ->
        [0] 천화는 마지막 쯔모패로 대기를 판정
       *[other] 천화는 손패의 어느 패든 화료패로 인정
    }

fu-base = 기본부
fu-seven-pairs = 치또이츠
fu-closed-ron = 멘젠 론
fu-tsumo = 쯔모
fu-open-pinfu = 후로 핑후형
fu-kanchan = 간짱
fu-penchan = 변짱
fu-tanki = 단기
fu-value-pair = 역패 머리
fu-double-wind-pair = 연풍패 머리
fu-open-triplet = 밍커
fu-closed-triplet = 안커
fu-open-terminal-triplet = 요구패 밍커
fu-closed-terminal-triplet = 요구패 안커
fu-open-kan = 밍깡
fu-closed-kan = 안깡
fu-open-terminal-kan = 요구패 밍깡
fu-closed-terminal-kan = 요구패 안깡

yaku-riichi = 리치
yaku-double-riichi = 더블리치
yaku-open-riichi = 오픈리치
yaku-ippatsu = 일발
yaku-tsumo = 멘젠쯔모
yaku-pinfu = 핑후
yaku-tanyao = 탕야오
yaku-iipeikou = 이페코
yaku-seat-east = 자풍 동
yaku-seat-south = 자풍 남
yaku-seat-west = 자풍 서
yaku-seat-north = 자풍 북
yaku-round-east = 장풍 동
yaku-round-south = 장풍 남
yaku-round-west = 장풍 서
yaku-round-north = 장풍 북
yaku-haku = 역패 백
yaku-hatsu = 역패 발
yaku-chun = 역패 중
yaku-rinshan = 영상개화
yaku-chankan = 창깡
yaku-haitei = 해저로월
yaku-houtei = 하저로어
yaku-chiitoitsu = 치또이츠
yaku-sanshoku = 삼색동순
yaku-ittsu = 일기통관
yaku-chanta = 찬타
yaku-toitoi = 또이또이
yaku-sanankou = 산안커
yaku-sanshoku-doukou = 삼색동각
yaku-sankantsu = 산깡쯔
yaku-shousangen = 소삼원
yaku-honroutou = 혼노두
yaku-ryanpeikou = 량페코
yaku-honitsu = 혼일색
yaku-junchan = 준찬타
yaku-chinitsu = 청일색
yaku-renhou = 인화
yaku-tenhou = 천화
yaku-chiihou = 지화
yaku-daisangen = 대삼원
yaku-suuankou = 스안커
yaku-suuankou-tanki = 스안커 단기
yaku-tsuuiisou = 자일색
yaku-ryuuiisou = 녹일색
yaku-chinroutou = 청노두
yaku-kokushi = 국사무쌍
yaku-kokushi-13 = 국사무쌍 13면 대기
yaku-shousuushii = 소사희
yaku-daisuushii = 대사희
yaku-suukantsu = 스깡쯔
yaku-chuuren = 구련보등
yaku-junsei-chuuren = 순정구련보등
yaku-daisharin = 대차륜
yaku-paarenchan = 팔연장
yaku-dora = 도라
yaku-uradora = 뒷도라
yaku-akadora = 적도라
yaku-nukidora = 북도라

## 다른 사람의 버림패

label-tenpai = 텐파이
label-more = { $name } +{ $more }
call-ron = 론
call-chi = 치
call-pon = 퐁
call-kan = 깡
call-pass = 패스
call-with = { $call } { $tiles }
title-called-ron = { $tile } 론: { $price }
title-called-no-yaku = { $tile }: 화료형이지만 역이 없어 론 불가
title-called-complete = { $tile }: 화료형
title-called-furiten = { $tile }: 화료형이지만 후리텐이라 론 불가
title-called-nearer = { $call }: { $leads }
title-called-no-nearer = { $tile }: 울어도 진전 없음. 지금 { $stays }
title-called-pass = 패스: { $calls } 뒤에는 역 없음. 지금 { $stays }
title-called-nothing = { $tile }: 울 수 없음. 지금 { $stays }
title-called-riichi = { $tile }: 리치 중이라 패스만 가능. 지금 { $stays }
phrase-tenpai = 텐파이, { $waits }
phrase-shanten-tiles = { $shanten }샹텐 { $left }장
phrase-no-yaku-open = ⚠️ **역 없음**: 후로한 손이라 화료 불가
phrase-none-left = ⚠️ 남은 대기패 없음
phrase-stays-closed = 멘젠 그대로, 리치 가능
phrase-yaku-near = 역: { $yaku }{ $more ->
        [0] { "" }
       *[other] { " " }외 { $more }개
    }
phrase-yaku-next = ⚠️ 아직 **역 없음**. 가장 가까운 역: { $yaku }({ $tiles }장 더 돌아감)
phrase-yaku-none = ⚠️ **역 없음**: 후로한 이 손으로 만들 수 있는 역이 없음
line-call = **{ $calls }** → { $says }
text-called-passed-win = 화료패를 그냥 보내면 다음 쯔모까지 동순 후리텐입니다. 리치 중이라면 국이 끝날 때까지 후리텐입니다.
text-called-chi = 치는 상가(왼쪽 사람)의 버림패로만 할 수 있습니다.
text-called-swap = { $call } 직후에 버릴 수 없는 패(쿠이카에): { $tiles }
select-call = 울기…
choice-ron = { $tile } 론

## 타패 비교

label-gives-up = 놓치는 패
label-good-tiles = 양형 { $good }장
spoken-only = 이 타패만
joint-compared = { " · " }
phrase-compared = { $tile } 버림: { $leads }
text-compare-gold = 금색은 이 가운데 한 타패로만 받는 패의 장수입니다.
text-compare-same = 비교한 타패 모두 받는 패가 같습니다.
text-compare-good = ‘양형’은 양형 텐파이(화료패 5장 이상)로 이어지는 패의 장수입니다.
button-all-cuts = 모든 타패
select-compare = 타패 비교…

## 점수표

label-dealer = 친
label-non-dealer = 자
label-limit = { $limit } { $han }
phrase-han = { $han }판
phrase-limit-han = { $limit }({ $han })
title-points = { $worth }, { $who }: { $paid }
title-points-by-fu = { $han }판, { $who }: 부에 따라 론 { $low }~{ $high }
text-points-by-fu = `3 30`처럼 부까지 쓰면 한 줄로 답합니다.
text-points-total = 쯔모는 모두 { $total }점.
text-points-honba = { $honba }본장 포함: 론은 +{ $ron }점, 쯔모는 한 명당 +{ $each }점.
alt-points-none = { $by } 없음
alt-points-asked = 질문한 { $row }
text-points-only-20 = 20부는 핑후 쯔모뿐이라 론은 없습니다.
text-points-only-25 = 25부는 치또이츠이고, 멘젠쯔모가 붙으면 3판입니다.
text-points-only-110 = 쯔모로 1판 110부인 손은 없습니다. 깡쯔 세 개(산깡쯔)나 커쯔와 깡쯔로만 된 손(또이또이)이어야 하는데 둘 다 2판입니다.
button-hanless = −1판
button-hanmore = +1판
button-fuless = 부 내리기
button-fumore = 부 올리기
button-honba = +1본장
button-points-non-dealer = 자로 계산

## 고전적인 방법 비교. label은 그림에도 쓰인다

method-index = 색인
method-backtracking = 백트래킹
method-two-orders = 두 방향 탐욕법
method-pattern-index = 패턴 색인
method-set-partition = 집합 분할
method-how-index = 이 봇의 방식. 종류마다 표에서 찾음
method-how-backtracking = 머리와 커쯔를 잡는 모든 경우를 시험하고, 나머지는 작은 패부터 슌쯔로 묶음
method-how-two-orders = 슌쯔 우선과 커쯔 우선으로 한 번씩 묶고 되돌아가지 않음
method-how-pattern-index = 장수 배열 9,362가지의 표에서 손패 전체를 찾음
method-how-set-partition = 모든 패를 정확히 한 묶음에 넣는 정수 계획 문제로 풂
line-method = **{ $name }** { $time } · { $how }
label-times = { $ratio }배
spoken-times = 색인의 { $ratio }배 시간
spoken-same = 같음
label-readings = { $readings }가지
label-no-wait = 대기 없음
label-not-installed = 설치 안 됨
label-lost = { $number }개 놓침
label-invented = { $number }개 틀림
label-lost-by = { $methods }: 못 찾음
title-methods-agree = { $answer } · 모든 방법 일치
title-methods-agree-partly = { $answer } · 일반형은 모든 방법 일치
title-methods-orphans = { $answer } · 국사무쌍은 어느 방법도 찾지 않음
title-methods-differ = { $answer } · 다른 결과: { $methods }
title-methods-incomplete = 화료형 아님, { $cuts ->
        [0] 버려서 텐파이가 되는 패 없음
       *[other] 버리면 텐파이가 되는 패 { $cuts }종
    }
text-methods-beyond = 치또이츠를 찾지 않는 방법: { $methods }
text-methods-orphans = 국사무쌍은 어느 방법도 찾지 않습니다.
text-methods-trial = 두 방향 탐욕법은 남은 패에서 대기를 끌어내고, 다른 방법은 모든 패를 하나씩 넣어 봅니다.
text-methods-cuts = 모든 타패를 살피는 데 걸린 시간: 색인 { $index }, 두 방향 탐욕법 { $orders }.
text-methods-melds = 손안의 패만 판정합니다. 후로한 몸통은 그대로 둡니다.

## 퀴즈: 문제, 채점, 정답 공개, 내 기록

title-quiz-waits = 대기는?
title-quiz-cut = 유효패가 가장 많은 타패는? (패효율)
title-quiz-width-or-value = 유효패냐 타점이냐, 무엇을 버릴까요?
title-quiz-price = 몇 점?
title-quiz-readings = 해석은 몇 가지?
title-quiz-fold = 리치가 걸렸습니다. 접는다면 무엇을 버릴까요?
title-quiz-riichi = 이 타패로 텐파이. 리치일까, 다마일까?
title-quiz-blocks = 블록
quiz-blocks-asked-loose = **뜬 패는 무엇?** (어느 블록에도 들지 않고 보조도 되지 않는 패)
quiz-blocks-asked-count = **몇 블록?**
quiz-blocks-asked-goes = **6블록입니다. 무엇을 풀까요?** (패효율)
quiz-blocks-asked-compound = **{ $part }: 몇 블록일까요?**
quiz-blocks-asked-helps = **5블록과 한 장. { $part }: 어느 블록의 보조일까요?**
quiz-asked-by = 출제: { $asker }
quiz-rules = 룰: { $rules }
quiz-answered = { $answered ->
        [0] 아직 답한 사람 없음
       *[other] { $answered }명이 답함
    }
quiz-without-extras = -# 본장과 리치봉을 뺀 점수로 답하세요.

label-seen = 보이는 패
label-found = 정답
label-missed = 놓침
label-wrong = 오답
label-yours = 내 답
label-right = 정답
label-han = { $han }판
label-fu = { $fu }부
alt-struck = { $tiles }, 줄을 그은 패 { $marked }
alt-struck-tile = 줄을 그은 { $tiles }
phrase-answers = 답 { $number }개
phrase-votes = { $number }표
alt-own-vote = 내 투표 { $choice }
alt-right = 정답 { $choice }
item-votes = { $choice } ({ $votes }명)
item-other-votes = 나머지 ({ $votes }명)

title-right = 정답: { $answer }
title-right-points = 점수 정답: { $answer }
title-shown = 답: { $answer }
title-found = 대기 { $waits }종 중 { $found }종 정답{ $wrong ->
        [0] { "" }
       *[other] , { $wrong }종 오답
    }
title-cut-back = { $tile } 버리면 샹텐 후퇴
title-cut-share = { $tile } 버림: 최선의 { $share }
title-cut-share-right = 정답: { $tile } 버림, 최선의 { $share }
title-cut-as-good = 동등: { $tile } 버림
title-price-none = 정답은 { $answer }
title-price-han = 판 정답: { $answer }
title-price-fu = 판과 부 정답: { $answer }
title-readings-not = { $chosen }가지가 아니라 { $answer }
title-revealed = 답: { $answer } ({ $answered ->
        [0] 답한 사람 없음
       *[other] { $answered }명 중 { $right }명 정답
    })

quiz-missed-ryanmen = 놓친 패 **{ $tiles }**: { $part } 양면.
quiz-missed-kanchan = 놓친 패 **{ $tiles }**: { $part } 간짱.
quiz-missed-penchan = 놓친 패 **{ $tiles }**: { $part } 변짱.
quiz-missed-shanpon = 놓친 패 **{ $tiles }**: { $part } 샤보.
quiz-missed-tanki = 놓친 패 **{ $tiles }**: { $part } 단기.
quiz-missed-seven-pairs-tanki = 놓친 패 **{ $tiles }**: 치또이츠 단기.
quiz-missed-thirteen-orphans-single = 놓친 패 **{ $tiles }**: 국사무쌍에 모자란 한 종류.
quiz-missed-thirteen-orphans-thirteen-sided = 놓친 패 **{ $tiles }**: 국사무쌍 13면 대기, 어느 요구패로도 화료.
quiz-missed-beside = { $line } 나머지: { $groups }.
quiz-misfit-done = **{ $tile }**: { $done } 완성, 그러나 { $left } 부분이 남아 머리가 없습니다.
quiz-misfit-left = **{ $tile }**: 몸통은 갖춰지지만 { $left } 부분이 남아 머리가 없습니다.
quiz-misfit-waits = **{ $tile }**: 완성되는 것이 없습니다. { $part } 부분에 { $tiles } 쪽이 여전히 모자랍니다.
quiz-misfit-pairs = **{ $tile }**: 또이쯔가 늘지 않습니다. 일곱째 또이쯔에 필요한 패: { $tiles }.
quiz-misfit-orphans = **{ $tile }**: 이미 있는 패입니다. 모자란 패: { $tiles }.
quiz-held-four = **{ $tiles }** 4장을 모두 손에 들고 있습니다.
quiz-no-wait = **{ $tiles }**: 화료형이 되지 않습니다.
quiz-cut-back = **{ $tile } 버림**은 { $own }샹텐으로 후퇴, **{ $best } 버림**은 { $shanten ->
        [0] 텐파이
       *[other] { $shanten }샹텐 유지
    }입니다.
quiz-cut-accepts = **{ $tile } 버림**은 유효패 { $left }, **{ $best } 버림**은 { $most }장.
quiz-cut-gives-up = **{ $tile } 버림**으로 잃는 유효패: { $tiles }
quiz-cut-leaves = **{ $tile } 버림**의 유효패 { $left }: { $tiles }
quiz-cut-leaves-waits = **{ $tile } 버림**의 대기 { $left }: { $tiles } · { $shape }
quiz-cut-alike = 유효패 장수가 같은 타패: **{ $tiles }**
quiz-cut-as-good = 기대 점수 차이가 { $share } 미만이라 동등한 타패: **{ $tiles }**
quiz-fold-right = **{ $tiles }**: { $class }
quiz-fold-since = **{ $tiles }**: { $class } (근거는 { $since })
quiz-fold-own = **{ $tile }**: { $class }. 이렇게 버린 패 중 방총은 { $percent }, 가장 안전한 패는 { $best }.
quiz-fold-alike = 이보다 안전하다고 할 수 있는 패는 없음: **{ $tiles }**
quiz-fold-tenpai = 텐파이도 유지되는 패: **{ $tiles }**
quiz-fold-gap = -# 빈칸 뒤는 리치 이후의 버림패, 옆으로 눕힌 패는 리치 선언패.
title-fold-wrong = { $tile }: { $percent }
title-riichi-wrong = 정답은 { $answer }
label-way-riichi = 리치
label-way-dama = 다마
quiz-riichi-only-yaku = 리치하지 않으면 론할 역이 없습니다.
quiz-riichi-adds-to-yaku = 이미 론할 역이 있지만, 그래도 리치로 얻는 것이 더 큽니다.
quiz-riichi-adds-to-yaku-some = 일부 대기에만 론할 역이 있습니다. 리치하면 모든 대기에서 론할 수 있습니다.
quiz-riichi-keeps-yaku = 다마로도 론할 역이 있고, 더 좋은 대기로 바꿀 수도 있습니다.
quiz-riichi-keeps-yaku-some = 다마로도 일부 대기에는 론할 역이 있고, 더 좋은 대기로 바꿀 수도 있습니다.
quiz-riichi-improves = 대기가 나쁩니다. 다마라면 손패를 더 좋게 바꿀 수 있지만, 리치하면 바꿀 수 없습니다.
quiz-riichi-lead = **{ $answer }** 쪽이 점수와 화료율 모두 { $lead } 이상 높습니다.
quiz-riichi-way = { $answer }: { $worth }
title-blocks-not = { $answer } ({ $chosen } 아님)
alt-river-riichi = { $tiles } 리치
alt-river-after = 리치 후 { $tiles }
alt-river-of = { $player }의 버림패
quiz-cut-others-back = 다른 타패는 모두 샹텐 후퇴입니다.
quiz-cut-all-alike = 어느 타패나 유효패 장수가 같습니다.
quiz-han = { $han } ({ $chosen } 아님).
quiz-han-left-out = { $han } ({ $chosen } 아님). 이것도 세셨나요: { $yaku }?
quiz-han-open = { $han } ({ $chosen } 아님). { $yaku } 역은 울면 판이 줄어듭니다.
quiz-han-yakuman = { $han } ({ $chosen } 아님): { $yaku }.
quiz-fu = { $chosen }부가 아니라 { $fu }부.
quiz-fu-counts = 만관 미만이라 부를 셉니다: { $fu }부.
quiz-fu-because = { $chosen }부가 아니라 { $fu }부: { $why }.
quiz-fu-item = { $why } { $fu }부
quiz-fu-group = { $group } { $why } { $fu }부
quiz-fu-seven-pairs = 치또이츠는 언제나 25부
quiz-fu-no-tsumo = 핑후에는 쯔모 부가 붙지 않음
quiz-points = { $worth } = { $points }.
quiz-fu-only-20 = 20부는 핑후 쯔모뿐
quiz-fu-only-25 = 25부는 치또이츠뿐
quiz-only = { $only }입니다.
quiz-no-such-price = 그런 점수({ $worth })는 없습니다: { $only }, 그것도 2판부터입니다.
quiz-yakuman = **{ $limit }**: { $yaku }
quiz-readings-one-reading = 다르게 해석할 방법이 없습니다.
quiz-readings-pair-moves = 머리를 여러 가지로 잡을 수 있습니다.
quiz-readings-pair-stays = 머리는 같고 나머지는 슌쯔로도 커쯔로도 볼 수 있습니다.
quiz-readings-seven-pairs = 치또이츠로도 볼 수 있습니다.
quiz-false-pair = { $pair }: 머리로 잡으면 나머지가 몸통으로 나뉘지 않습니다.
quiz-four = { $tile } 네 장은 또이쯔 두 개로 치지 않으므로 치또이츠가 아닙니다.
line-reading-groups = **{ $number }** { $groups }
quiz-others = 나머지: { $choices }
quiz-saw = 맞힌 사람: { $named }
quiz-worth-best = 최선은 { $best }.
quiz-worth-near = { $own } 쪽도 { $best } 쪽과 가치가 비슷합니다.
quiz-worth-less = { $own }보다 { $best } 쪽이 낫습니다.
quiz-worth-terms = -# { $turn }순부터 { $turns }순까지의 값입니다. 1인 마작 기준: 내 쯔모만 계산하고 론, 울기, 수비, 남의 화료는 넣지 않습니다.
quiz-worth-terms-table = -# { $turn }순부터 { $turns }순까지의 값입니다. 평균적인 온라인 대국 기준으로 내 쯔모, 남의 타패, 남이 국을 끝내는 경우를 셉니다. 내 울기, 수비, 지불은 넣지 않습니다.
quiz-worth-terms-own = -# { $turn }순부터 { $turns }순까지의 값입니다. 이 봇의 운영자가 실측한 대국 기준으로 내 쯔모, 남의 타패, 남이 국을 끝내는 경우를 셉니다. 내 울기, 수비, 지불은 넣지 않습니다.
item-worth = **{ $cut } 버림**({ $wins }, { $points })

## 투표

title-vote = 무엇을 버릴까요?
vote-ends = 마감 { $when }
vote-voted = { $voted ->
        [0] 아직 투표 없음
       *[other] { $voted }명 투표
    }
title-voted-cuts = 내 투표: { $tile } 버림
title-voted-anew-cuts = 내 투표: { $before } 대신 { $tile } 버림
vote-may-change = 마감({ $when })까지 바꿀 수 있습니다. 이 화면은 투표한 사람에게만 보입니다.
title-vote-nobody = 투표 없음
title-vote-result-cuts = { $cuts } 버림: { $voted }표 중 { $votes }표
title-vote-tied-cuts = 동률: { $cuts } 버림, { $voted }표 중 각 { $votes }표
title-vote-many-cuts = 타패 { $count }가지: { $voted }표 중 각 { $votes }표
title-vote-ways = 리치일까, 다마일까? 무엇을 버릴까요?
title-voted-ways = 내 투표: { $tile }
title-voted-anew-ways = 내 투표: { $before } 대신 { $tile }
title-vote-result-ways = { $cuts }: { $voted }표 중 { $votes }표
title-vote-tied-ways = 동률: { $cuts }, { $voted }표 중 각 { $votes }표
title-vote-many-ways = 선택 { $count }가지: { $voted }표 중 각 { $votes }표
phrase-vote-riichi = { $tile } 버리고 리치
phrase-vote-dama = { $tile } 버리고 다마
phrase-vote-cut = { $tile } 버림
vote-columns = -# 득표수 오른쪽은 패효율(유효패 장수)입니다.
vote-columns-worth = -# 득표수 오른쪽은 패효율(유효패 장수)과 기댓값입니다.

## 성적

title-progress = 나의 성장
progress-grown = **{ $kind }**: { $month }에는 레벨 { $before }, 지금은 레벨 { $level }.
progress-answered = 지금까지 { $answered }문제에 답했습니다.
progress-bars = 아래 막대는 틀린 비율이며, 많이 틀린 것부터 보여 줍니다.
label-last = 레벨과 최근 { $last }문제
label-level = 레벨 { $level }
label-month = { $year }-{ $month }
progress-empty = 아직 기록이 없습니다. /practice 또는 채널의 문제에 답해 보세요.
progress-clean = 아직 틀린 문제가 없습니다.
label-themes = 오답, 유형별
label-slips = 오답, 실수별
phrase-right = { $whole }문제 중 { $part }문제 정답
alt-curve = { $kind }의 월별 레벨 { $levels }
label-own-games = 내 대국
label-loss-cut = 타패
label-loss-push = 위험패
label-loss-furiten-tenpai = 후리텐 텐파이
progress-due = 복습할 유형이 { $due }개 있습니다.
label-trend-better = 상승
label-trend-same = 그대로
label-trend-worse = 하락
phrase-missed = { $whole }번 중 { $part }번 오답

theme-waits-seven-pairs = 치또이츠
theme-waits-thirteen-orphans = 국사무쌍
theme-waits-one-suit-few = 한 종류, 적은 대기
theme-waits-one-suit-many = 한 종류, 다면 대기
theme-waits-mixed = 복합형
theme-cut-lone-tile = 고립패
theme-cut-from-shape = 타쯔에서
theme-cut-from-pair = 또이쯔에서
theme-cut-from-triplet = 커쯔에서
theme-cut-loose = 뜬 패
theme-cut-helper = 보조패
theme-cut-six-blocks = 6블록
theme-cut-pair = 또이쯔가 하나 많은 형태
theme-cut-shape = 약한 타쯔
theme-cut-compound = 복합형
theme-cut-width-or-value = 유효패냐 타점이냐
theme-price-limit = 만관 이상
theme-price-yakuman = 역만
theme-price-closed-ron = 멘젠 론
theme-price-closed-tsumo = 멘젠쯔모
theme-price-pinfu-tsumo = 핑후 쯔모
theme-price-open = 후로한 손
theme-price-kuipinfu = 후로 핑후형
theme-price-seven-pairs = 치또이츠
theme-price-fu-50 = 50부 이상
theme-price-kan = 깡쯔
theme-price-dealer-tsumo = 친의 쯔모
theme-price-value-pair = 역패 머리
theme-price-double-wind-pair = 연풍패 머리
theme-price-limit-edge = 만관 직전
theme-readings-one-reading = 단순한 형태
theme-readings-seven-pairs = 모두 또이쯔인 형태
theme-readings-pair-moves = 머리는 어느 것인가
theme-readings-pair-stays = 슌쯔냐 커쯔냐
slip-missed = 놓침: { $shape }
theme-fold-genbutsu = 현물
theme-fold-genbutsu-behind = 리치 후 통과된 패
theme-fold-suji = 스지
theme-fold-half-suji = 한쪽 스지 함정
theme-fold-honors = 자패
theme-fold-kabe = 벽
theme-fold-keeps-tenpai = 텐파이 유지
theme-fold-two-riichi = 두 명 리치
theme-fold-nothing-safe = 안전패 없음
theme-riichi-only-yaku = 역 없는 손의 리치
theme-riichi-adds-to-yaku = 역 있는 손의 리치
theme-riichi-keeps-yaku = 역 있는 다마
theme-riichi-improves = 개선을 노리는 다마
theme-blocks-loose-tiles = 뜬 패
theme-blocks-block-count = 블록 수
theme-blocks-six-blocks = 6블록 정리
theme-blocks-compound = 복합형의 블록 수
theme-blocks-helps = 어느 블록의 보조?
theme-blocks-compounds = 복합형 여러 개
slip-fu = 부: { $why }
slip-false-held-four = 4장 모두 가진 패
slip-false-nothing = 대기가 아닌 패
slip-cut-shanten = 샹텐 후퇴
slip-cut-narrow = 좁은 타패
slip-cut-worth = 타점이 낮은 타패
slip-price-han = 판
slip-price-points = 점수
slip-price-fu-too-low = 부가 낮음
slip-price-fu-too-high = 부가 높음
slip-readings-too-few = 해석을 놓침
slip-readings-too-many = 해석이 너무 많음
slip-fold-suji = 스지
slip-fold-half = 한쪽 스지
slip-fold-musuji = 무스지
slip-fold-nochance = 노찬스
slip-fold-onechance = 원찬스
slip-fold-honour = 자패
slip-riichi-declared = 다마가 나은 손에서 리치
slip-riichi-silent = 리치가 나은 손에서 다마
slip-blocks-loose-kept = 뜬 패를 놓침
slip-blocks-helper-missed = 보조패를 뜬 패로 봄
slip-blocks-block-broken = 블록을 깨뜨림
slip-blocks-sixth-kept = 여섯째 블록을 남김
slip-blocks-too-few = 블록을 적게 셈
slip-blocks-too-many = 블록을 많게 셈

## 버튼과 선택 상자

button-previous = ◀ 이전
button-next = 다음 ▶
button-readings = 해석 { $readings }가지 보기
button-waits = 대기 보기
button-discards = 버린 뒤의 대기
button-editor = 천봉 패리
button-share = 모두에게 공개
button-delete = 삭제
button-fix = 이걸로 하기
button-correct = 고치기…
select-cut = 버릴 패…
select-win = 화료패…
choice-cut = { $tile } 버리기
choice-win = { $tile } 화료
choice-left = { $left }장 남음

## 답할 수 없을 때

text-typed = **{ $option }** 입력:
text-fix = 혹시 이것인가요?
error-empty = 패가 하나도 없습니다.
error-too-long = 너무 깁니다. { $length }글자인데 { $limit }글자까지 쓸 수 있습니다.
error-unknown-sign = { $position }번째 글자 `{ $sign }` 부분을 패로 읽을 수 없습니다.
error-no-suit = `{ $digits }` 뒤에 종류가 없습니다. m, p, s, z 중 하나를 붙이세요.
error-no-rank = `{ $suit }` 앞에 숫자가 없습니다.
error-which-suit = `{ $digits }` 숫자가 앞뒤 어느 종류인지 알 수 없습니다.
error-which-five = `{ $sign }` 표시가 어느 적도라인지 알 수 없습니다. 0m, 0p, 0s 중 하나로 쓰세요.
error-stray-red = `{ $sign }` 표시는 적도라인데 옆에 5가 없습니다.
error-ten = { $suit }에는 10이 없습니다.
error-no-such-honor = 자패에 `{ $tile }` 패는 없습니다. 자패는 1z부터 7z까지입니다.
error-unclosed = 괄호 `{ $bracket }` 짝이 없습니다. `{ $closer }` 괄호로 닫으세요.
error-unopened = 괄호 `{ $bracket }` 앞에 여는 괄호가 없습니다.
error-no-melds-here = 여기에는 후로를 쓸 수 없습니다. `{ $bracket }` 괄호를 지우고 패만 쓰세요.
error-empty-meld = 괄호 안이 비어 있습니다.
error-not-a-meld = `{ $meld }`: 몸통이 아닙니다. 슌쯔, 커쯔, 깡쯔 중 하나여야 합니다.
error-honor-sequence = `{ $meld }`: 몸통이 아닙니다. 자패로는 슌쯔를 만들 수 없습니다.
error-closed-not-kan = `{ $meld }`: 안깡이 아닙니다. 손안의 패는 괄호 없이, 후로는 `[ ]` 안에 쓰세요.
error-stray-mark = `{ $mark }` 표시는 울어서 가져온 패를 나타내는데 몸통 밖에 있습니다.
error-misplaced-mark = `{ $meld }`: 이 자리에는 `{ $mark }` 표시를 붙일 수 없습니다.
error-two-marks = 울어서 가져온 패는 한 장입니다. `{ $mark }` 표시도 하나만 쓰세요.
error-stray-call = `{ $word }` 앞뒤에 그런 몸통이 없습니다.
error-which-called = `{ $word }` 표시가 앞의 패인지 뒤의 패인지 알 수 없습니다. 몸통을 `[ ]` 안에 쓰세요.
error-which-kan = `{ $word }`: 안깡인지 밍깡인지 알 수 없습니다. 안깡은 `(1111z)`, 밍깡은 `[1111z]` 형식으로 쓰세요.
error-stray-draw = `{ $word }` 뒤에 쯔모한 패가 없습니다.
error-which-honor = `{ $letter }`: 여기서는 서인지 백인지 알 수 없습니다. 3z나 5z로 쓰세요.
error-which-range = `{ $range }`: `{ $whole }`일 수도 있고 `{ $ends }`일 수도 있습니다. 뜻하는 쪽을 쓰세요.
error-link = `{ $link }` 링크에서는 손패를 읽을 수 없습니다. `tenhou.net/2/?q=123m456p` 같은 링크는 읽을 수 있습니다.
error-fifth-tile = { $tile } 패는 4장뿐입니다({ $count }장 있음).
error-not-in-set = 3인 마작에는 { $tile } 패가 없습니다. 만수는 1만과 9만뿐입니다. 천봉 등 4인 룰에서는 쓸 수 있습니다.
error-no-chi = 3인 마작에는 치가 없습니다: { $meld }
error-second-red = { $tile } 패는 { $allowed }장까지입니다({ $count }장 있음).
error-too-many-melds = 몸통은 4개까지입니다({ $melds }개 있음).
error-no-concealed = 후로뿐입니다. 손안에 패가 한 장 이상 있어야 합니다.
error-one-short = { $size }장입니다. { $target }장에서 한 장 모자랍니다(몸통은 3장으로 셉니다).
error-too-many = { $size }장입니다. 14장보다 { $over }장 많습니다(몸통은 3장으로 셉니다).
error-fifth-seen = { $tile } 패가 모두 { $count }장이 됩니다. 4장까지입니다.
error-one-tile = 화료패는 한 장만 쓰세요.
error-win-not-held = 손패에 화료할 { $tile } 패가 없습니다.
error-no-copy-left = { $tile } 패는 남아 있지 않아 화료할 수 없습니다.
error-extra-unknown = `{ $word }` 부분을 읽을 수 없습니다. 예: 리치 일발 도라:3p 뒷도라:5s 본장:1
error-extra-needs-value = `{ $word }` 뒤에 콜론(:)과 값이 있어야 합니다.
error-extra-takes-no-value = `{ $word }` 뒤에는 값을 쓰지 않습니다.
error-extra-three-player = `{ $word }`: 3인 마작 용어인데 지금은 4인 룰입니다. **{ option-rules }** 옵션에서 3인 룰을 고르세요.
error-extra-not-in-rules = 이 룰에는 `{ $word }` 규칙이 없습니다.
error-extra-needs-rule = 이 룰에는 `{ $word }` 규칙이 없습니다. 적용하려면 `rules: { $rules }`
error-extra-in-option = `{ $word }`: 패가 아닙니다. **{ $option }** 옵션에 쓰세요.
error-extra-in-hand = `{ $word }`: 패가 아닙니다. /agari 명령의 **{ $option }** 옵션에 쓰세요.
error-extra-counted = `{ $word }`: 패에서 자동으로 세므로 빼 주세요.
error-extra-red = `{ $word }`: 손패에 씁니다. 적도라는 406p처럼 0으로 쓰세요.
error-against-itself = `{ $first }`, `{ $second }` 둘은 맞지 않습니다. 하나만 남기세요.
error-against-by = **{ option-by }** 옵션은 { $one }, **{ option-extras }** 옵션은 { $other }입니다. 하나만 남기세요.
error-against-seat = **{ option-seat }** 옵션은 { $first }, **{ option-extras }** 옵션은 { $second }입니다. 하나만 남기세요.
error-against-nuki = **{ option-kita }** 옵션은 { $first }, **{ option-extras }** 옵션은 { $second }입니다. 하나만 남기세요.
error-against-round = **{ option-round }** 옵션은 { $first }, **{ option-extras }** 옵션은 { $second }입니다. 하나만 남기세요.
error-too-many-indicators = 표시패는 { $most }장까지입니다.
error-dora-count = `{ $word }`: 패가 아닙니다. 3p처럼 표시패를 쓰세요. 도라 수는 자동으로 셉니다.
error-no-number = `{ $word }`: 0부터 { $most }까지의 수가 아닙니다.
error-no-wind = `{ $word }`: 바람이 아닙니다. 동, 남, 서, 북 중 하나를 쓰세요.
error-only-in-agari = `{ $word }`: 화료한 손의 조건이므로 /agari 명령에서 쓰세요.
error-rules-no-preset = `{ $word }` 룰은 없습니다. 쓸 수 있는 룰: { $known }
error-rules-no-switch = `{ $switch }` 항목은 없습니다. 쓸 수 있는 항목: { $known }
error-rules-no-value = `{ $switch }` 항목에는 값이 있어야 합니다: { $values }
error-rules-bad-value = `{ $switch }` 항목에 `{ $value }` 값은 쓸 수 없습니다. 쓸 수 있는 값: { $values }
error-rules-two-presets = 룰이 두 개입니다: { $first }, { $second }. 하나만 남기세요.
error-rules-twice = `{ $switch }` 항목이 두 번 있습니다.
error-rules-unasked = `{ $switch }` 항목에 따라 달라지는 답이 없습니다. 빼 주세요.
error-rules-too-long = 룰이 너무 깁니다. { $length }글자인데 { $limit }글자까지 쓸 수 있습니다.
error-rules-too-many = 기본 룰과 다른 항목이 { $most }개를 넘습니다. 더 가까운 룰에서 시작하세요.
error-win-furiten = 후리텐이라 론할 수 없습니다. 쯔모로만 화료할 수 있습니다.
error-win-clash = 함께 성립하지 않습니다: { $one }, { $other }
error-win-no-riichi = { $one }: 리치가 있어야 합니다.
error-win-open-hand = { $one }: 후로한 손에서는 성립하지 않습니다.
error-win-called = { $one }: 아무도 울지 않았을 때만 인정되는데, 이 손에는 내놓은 몸통이 있습니다.
error-win-no-kan = { $one }: 자신의 깡이 있어야 합니다.
error-win-robbed-kan = 창깡당한 깡에 { $tile } 4장이 모두 있으므로 손패나 표시패에 같은 패가 더 있을 수 없습니다.
error-win-fifth-copy = 손패와 표시패를 합치면 { $tile } 패가 { $count }장입니다. 4장까지입니다.
error-win-no-north = 3인 마작의 { $option }: 동, 남, 서뿐이고 북은 없습니다.
error-win-no-nuki = 4인 마작에는 북빼기가 없습니다. **{ option-rules }** 옵션에서 3인 룰을 고르세요.
error-win-nuki-off = 이 룰에는 북빼기가 없습니다(`nukidora:off`).
error-win-closed-kan = 안깡은 국사무쌍만 창깡할 수 있는데, 이 손은 국사무쌍이 아닙니다.
error-win-closed-kan-kept = 이 룰에서는 안깡을 창깡할 수 없습니다.
error-win-not-fed = 이 손에는 책임지불이 없습니다. 삼원패 3조, 풍패 4조 또는 깡 4개를 내놓았고 마지막 하나를 울어서 만들었어야 합니다.
error-win-second-red = { $tile } 패가 손패와 표시패에 함께 있을 수 없습니다.
error-no-hand = 이 메시지에서 손패를 찾지 못했습니다. 예: `123m406p11z`
error-only-file = 사진이나 파일의 패는 읽지 못합니다. 글자로는 이렇게 씁니다: `123m406p11z`
error-hand-left-out = 손패에 들어가지 않는 부분: `{ $text }`
error-hand-unsure = 어느 패가 손패인지 확실하지 않습니다.
error-no-river = 리치한 사람의 버림패를 하나는 넣으세요.
error-internal = 내부 오류가 일어났습니다. 봇 관리자에게 알릴 때 `{ $id }` 번호를 함께 전해 주세요.
error-called-twice = 버림패가 손패 뒤에 이미 있습니다. 둘 중 하나만 남기세요.
error-river-too-long = 버림패는 { $most }장까지입니다.
error-unknown-term = 모르는 용어입니다. 가까운 용어: { $terms }. 입력할 때 나오는 후보에서 골라 주세요.
error-called-before-draw = 울 수 있는 것은 쯔모하기 전입니다. 13장(후로가 있으면 10, 7, 4장)으로 쓰세요.
error-one-called-tile = 버림패는 한 장만 쓰세요. 예: `1m`
error-compare-after-draw = 버릴 패가 있어야 타패를 비교합니다. 14장으로 쓰세요.
error-compare-how-many = 서로 다른 패를 2종에서 { $most }종까지 쓰세요. 예: `4s 1s`
error-compare-not-held = 손패에 버릴 { $tile } 패가 없습니다.
error-limit-has-no-fu = 만관 이상은 부를 세지 않습니다. 부를 빼세요.
error-seven-pairs-han = 25부는 치또이츠이고 2판 이상입니다.
error-pinfu-tsumo-han = 20부는 핑후 쯔모이고 2판 이상입니다.
error-cooldown = 요청이 너무 많습니다. { $seconds }초 뒤에 다시 해 주세요.
error-busy = 지금 질문이 몰려 있습니다. 몇 초 뒤에 다시 해 주세요.
error-stale = 예전 버전의 버튼이라 쓸 수 없습니다. /waits 또는 /agari 명령으로 다시 물어보세요.
error-command-changed = 명령이 바뀌었습니다. 1분 뒤에 다시 하거나 Discord를 다시 시작해 주세요.
error-delete = 이 답은 질문한 사람만 삭제할 수 있습니다.

## 안전패

alt-danger-head = { $players }의 리치에 대해, 안전한 순서
alt-danger-head-one = 리치에 대해, 안전한 순서
alt-danger-since = 근거는 { $tiles }
alt-danger-interval = { $low }에서 { $high } 사이
title-safe = 가장 안전: { $tiles } ({ $class })
title-safe-many = 가장 안전: { $count }종 ({ $class })
text-safe-keeps = { $shanten } 유지하며 가장 안전: { $tiles } ({ $class }, 이렇게 버린 패 중 방총은 { $percent })
text-safe-keeps-unmeasured = { $shanten } 유지하며 가장 안전: { $tiles } ({ $class })
text-safe-keeps-too = { $tiles } 버림도 { $shanten } 유지.
text-safe-alike = 위험도에 뚜렷한 차이가 없는 패: { $tiles }
text-safe-several = 패마다 더 위험한 쪽의 리치를 기준으로 분류했습니다. 방총률은 리치 한 명에 대한 것입니다.
text-safe-no-rates = 3인 마작의 방총률은 집계하지 않아 분류만 보여 줍니다.
text-safe-deal-in = 리치에 대한 방총은 평균 { $points }점, 친의 리치에는 { $dealer }점이었습니다.
error-which-riichi = 버림패가 여럿인데 리치한 사람을 알 수 없습니다. 리치 선언패 뒤에 `r`을 붙이세요: `1z9m3pr5s`
error-two-riichi = 리치 선언패는 하나이므로 `r`은 한 버림패에 한 번만 씁니다. 적5는 0으로 씁니다.
error-too-many-rivers = 다른 사람은 { $most }명입니다.
error-rivers-too-many = 버림패와 손패가 너무 길어 답할 수 없습니다. 리치하지 않은 사람의 버림패는 빼세요.

## 타패의 가치

title-outlook = { $cut } 버림: { $worth }
title-outlook-kan = { $kan }: { $worth }
title-outlook-kita = 먼저 { $tile } 빼기: { $worth }
title-outlook-pass = 패스: { $worth }
title-outlook-call = { $way }: { $worth }
title-outlook-ways = { $ways } 거의 동급: { $worth }
phrase-move-kita = { $tile } 빼기
phrase-call-cut = { $call } 후 { $cut } 버림
outlook-way-called = 멘젠이면 리치를 걸고,{ " " }
text-outlook-called = -# 울기는 1인 마작 기준으로만 계산하므로 여기서는 패스도 같은 기준입니다. 내 쯔모만 세고, 이후의 울기는 넣지 않습니다.
text-outlook-wins-more = 화료율만 보면 { $way } 쪽이 높습니다({ $least } 대신 { $win }).
text-outlook-furiten-moves = 후리텐: { $cuts }. 대기가 바뀌기 전에는 쯔모로만 화료합니다.
text-outlook-declines-moves = { $cuts }: 이 방침은 싼 화료를 넘기고 비싼 화료를 기다립니다.
title-outlook-many = { $count }가지가 동급: { $worth }
title-outlook-hand = 이 손패(1인 마작 기준): { $worth }
title-outlook-riichi = { $cut } 버리고 리치: 화료 { $win }, { $points }점 · 다마 { $otherwin }, { $otherpoints }점
title-outlook-dama = { $cut } 버리고 다마: 화료 { $win }, { $points }점 · 리치 { $otherwin }, { $otherpoints }점
title-outlook-either = { $cut } 버림: 리치는 화료 { $win }, { $points }점, 다마는 { $otherwin }, { $otherpoints }점({ $alike })
title-outlook-breaks = 점수로는 { $cut } 버림(텐파이 포기): { $worth }
title-outlook-table-hand = 이 손패(대국 기준): { $worth }
title-outlook-hand-riichi = 리치: 화료 { $win }, { $points }점 · 다마 { $otherwin }, { $otherpoints }점
title-outlook-hand-dama = 다마: 화료 { $win }, { $points }점 · 리치 { $otherwin }, { $otherpoints }점
title-outlook-hand-either = 리치는 화료 { $win }, { $points }점, 다마는 { $otherwin }, { $otherpoints }점({ $alike })
outlook-alike-both = 거의 같음
outlook-alike-points = 점수는 거의 같음
outlook-alike-win = 화료율은 거의 같음
title-outlook-too-far = { $shanten }샹텐은 너무 멉니다. { NUMBER($positions) }가지가 넘는 형태를 살펴야 합니다. 텐파이에 더 가까워지면 다시 물어보세요.
title-outlook-complete = 화료형입니다. 점수는 /agari 명령으로 물어보세요.
title-outlook-too-small = 후로를 포함해 13장이나 14장인 손패만 계산합니다(지금은 { $tiles }장).
title-outlook-too-many-seen = { $tile } 패가 실제 장수보다 많이 보입니다.
title-outlook-bad-value = { $field } { $value }: 쓸 수 없는 값입니다.
phrase-move-kan = { $tile } 안깡
alt-outlook-near = { $cut }, 동급
alt-outlook-hand = 이 손패
alt-outlook-axis = 순목별 그래프, { $low }에서 { $half }, { $top }까지
alt-outlook-plot = { $axis }; { $curves }
alt-joint-curves = ; { "" }
alt-outlook-curve = { $cut }: { $values }
alt-outlook-value = { $turn } { $value }
outlook-loss-points = { $value }점
outlook-loss-win = 화료율 { $value }%p
outlook-loss-tenpai = 텐파이율 { $value }%p
aim-points = 점수
aim-win = 화료
aim-tenpai = 텐파이
text-outlook-near = 동급(차이 { $near } 미만): { $best }, { $cuts }
text-outlook-widest = 패효율대로 치는 타패({ $tile }, { $left }장)는 { $loss } 손해입니다.
text-outlook-widest-good = -# 패효율로도 { $tile } 버림입니다({ $left }장).
outlook-way-riichi = 리치를 걸고,{ " " }
outlook-way-table = 리치와 다마 중 나은 쪽을 골라,{ " " }
outlook-way-open = { "" }
text-outlook-terms = -# { $seat } · { $turn }순에 버린 뒤 { $turns }순까지. 목표: { $aim }. { $way }텐파이에 가까워지지 않는 패는 { $exchanges ->
        [0] 남기지 않습니다
       *[other] { $exchanges }장까지 남깁니다
    }.{ $curves }
text-outlook-curves = { " " }곡선은 같은 손패를 더 늦은 순목에 들고 있을 때의 값입니다.
text-outlook-alone = -# **1인 마작 기준: 내 쯔모만 계산하고 론, 울기, 수비, 남의 화료는 넣지 않습니다.**
text-outlook-table = -# **평균적인 온라인 대국 기준입니다(7,700국 실측). 내 쯔모, 남의 타패, 남이 국을 끝내는 경우를 셉니다. 내 울기, 수비, 지불은 넣지 않으며, 초반에는 조금 낮고 종반에는 조금 높습니다.**
text-outlook-own = -# **이 봇의 운영자가 실측한 대국 기준입니다({ $count }순). 내 쯔모, 남의 타패, 남이 국을 끝내는 경우를 셉니다. 내 울기, 수비, 지불은 넣지 않습니다.**
text-outlook-only-alone = -# 대국 기준은 네 명이 치는 멘젠 손패만 계산합니다. 이 손패는 1인 마작 기준입니다.
text-outlook-double = -# 더블리치는 넣지 않습니다. 여기서 리치는 모두 1판으로 계산합니다.
text-outlook-ways-cut = **{ $cut }** 버림: 리치 { $riichi } · 다마 { $dama }
text-outlook-ways-hand = 리치 { $riichi } · 다마 { $dama }
text-outlook-way = 화료 { $win }(쯔모 { $tsumo } + 론 { $ron }), { $points }점
text-outlook-furiten-cuts = { $cuts } 버림은 후리텐: 대기가 바뀌기 전에는 쯔모로만 화료합니다.
text-outlook-no-yaku-cut = { $cuts } 버림은 리치 없이는 역이 없습니다. 손패가 바뀌기 전에는 다마로 쯔모만 할 수 있습니다.
text-outlook-no-yaku-hand = 리치 없이는 역이 없습니다. 손패가 바뀌기 전에는 다마로 쯔모만 할 수 있습니다.
text-outlook-declines-cuts = { $cuts } 버림에서 이 방침은 싼 화료를 넘기고 비싼 화료를 기다립니다.
text-outlook-leaves = { $cut } 버림은 텐파이를 포기합니다. 점수로는 { $more } 더 높습니다.
text-outlook-stays = 텐파이를 포기하는 { $cuts } 버림이 수치로는 더 높지만, 이 계산은 그런 타패를 너무 높게 봅니다. { $lead } 이상 높을 때만 맨 앞에 놓습니다.
text-outlook-threat = 다른 사람이 리치 중입니다.
text-outlook-norths = -# 앞으로 뽑는 북은 빼지 않는 것으로 계산합니다. 실제로는 북도라와 영상패만큼 더 높아집니다.
error-one-at-a-time = 앞서 요청한 것이 아직 끝나지 않았습니다. 답이 나온 뒤에 다시 해 주세요.
error-worker = 처리하던 프로세스가 답을 내기 전에 끝나서 새로 바꿨습니다. 다시 해 주세요.
error-workers-off = 이 봇의 운영자가 이 기능에 필요한 계산 프로세스를 꺼 두었습니다.
button-outlook = 기댓값 보기
select-turn = 순목…
choice-turn = { $turn }순
select-aim = 목표…
choice-aim-points = 점수를 목표로
choice-aim-win = 화료를 목표로
choice-aim-tenpai = 텐파이를 목표로
select-view = 대국 기준 또는 1인 마작…
choice-view-table = 대국 기준
choice-view-threat = 대국 기준, 다른 사람이 리치
choice-view-alone = 1인 마작 기준: 내 쯔모만

## 입력 중의 읽기: 100글자까지

live-tiles = { $tiles } · { $state }
live-state = { $count }장 · { $reading }
live-count = { $count }장
live-more = { $more }장 더 있으면 { $target }장
live-shanten = { $shanten }샹텐
live-tenpai = 텐파이: { $tiles } 대기
live-tenpai-many = 텐파이: { $kinds }종 대기
live-cut = 버리면 텐파이
live-complete = 화료형
live-suit = { $digits }… m, p, s, z?
live-error = ✗ { $error }
live-error-at = ✗ { $error } ({ $place }번째 글자)

## 대국: /game

label-table-you = 나
label-table-wind = { $wind ->
        [0] 동
        [1] 남
        [2] 서
       *[3] 북
    }
label-table-round = { $wind ->
        [0] 동{ $number }국
        [1] 남{ $number }국
        [2] 서{ $number }국
       *[3] 북{ $number }국
    }
label-table-wall = { $left }장 남음
label-table-honba = { $honba }본장
label-table-sticks = 공탁 { $sticks }
label-table-norths = 북 ×{ $norths }
alt-table-player = { $head }: { $river }
alt-table-own-river = 내 버림패
alt-table-empty = 버림패 없음
alt-table-taken = { $tile } (울림)
alt-table-riichi = { $tile } 리치
alt-table-since = 리치 이후
alt-table-drawn = 쯔모기리 { $tiles }
alt-table-melds = 후로 { $melds }
alt-table-hand = 손패 { $tiles }
alt-table-drew = 쯔모 { $tile }
title-game-seats = 어느 자리였나요?
title-game-losses = 손해가 가장 컸던 선택 { $count }개
title-game-none = { $points }점을 넘는 손해 없음
title-game-moment = { $where }: { $what }
game-seats-text = 자신의 자리를 고르세요. 이름은 읽지 않으며, 대국은 한 시간 동안 메모리에만 있고 저장되지 않습니다.
game-seat = { $first } { $wind ->
        [0] 동가
        [1] 남가
        [2] 서가
       *[3] 북가
    }, { $rank }위 { $score }점
game-hand = { $round } { $honba }본장
game-line = { $round }: { $delta }
game-where = { $round } { $turn }순
game-loss-line = { $where }: **{ $what }**
game-what-points = { $tile }, −{ $points }점
game-what-kind = { $tile }, { $kind }
game-riichi = { $tile } 리치
game-kan = { $tile } 깡
game-kita = { $tile } 빼기
game-kind-cut = 타패
game-kind-push = 위험패
game-kind-no-riichi = 다마?
game-kind-dead-riichi = 화료패가 없는 리치
game-kind-furiten-riichi = 후리텐 리치
game-kind-furiten-tenpai = 후리텐 텐파이
game-kind-passed-win = 놓친 화료
game-why-cut = 기댓값({ $model }): { $better } 버림 { $best }점, { $cut } 버림 { $worth }점. { $points }점 손해입니다.
game-why-push = { $cut } ({ $danger }): 이렇게 버린 패 중 방총은 { $rate }. { $better } 버림이라면 리치한 사람은 화료할 수 없었습니다.
game-why-no-riichi = 역 없는 텐파이입니다. 리치하지 않으면 쯔모로만 화료할 수 있습니다. 왜 다마였나요?
game-why-dead-riichi = 이 리치의 화료패는 한 장도 남아 있지 않습니다.
game-why-furiten-riichi = 화료패를 스스로 버렸습니다. 론은 안 되고 쯔모만 됩니다.
game-why-furiten-tenpai = { $cut } 버림: 후리텐 텐파이. { $better } 버림: 론할 수 있는 텐파이.
game-why-passed-win = { $better }: { $points }점 화료였습니다.
game-did = 실제 선택: { $what }
game-legend = -# { $signs }
game-legend-drawn = 어두운 패: 쯔모기리
game-legend-taken = 테두리: 울린 패
game-legend-riichi = 세로선: 리치 이후
game-not-whole = -# 시간이 부족해 평가하지 못한 타패가 있습니다.
game-kept = -# 선택을 하나 열면 이 선택들을 { $days }일 동안 나만 볼 수 있게 보관합니다. **/my** 명령으로 삭제합니다.
game-practise-later = **/practice**에서 다시 나옵니다. 처음은 내일입니다.
game-practised-already = 이미 연습에 들어 있습니다.
practice-own-game = 내 대국에서
practice-dropped = 연습에서 뺐습니다.
game-kept-alone = -# 대국 자체는 남아 있지 않고 이 선택들만 남아 있습니다. 국을 차례로 보려면 패보를 다시 보내 주세요.
game-faults = -# 읽을 수 없는 { $count }국은 제외했습니다.
select-game-seat = 내 자리…
select-game-moment = 선택 보기…
select-game-round = 한 국을 차례로 보기…
button-game-review = 전체 보기
button-game-cuts = 유효패 보기
button-game-compare = 타패 비교
button-game-vote = 투표에 부치기
button-game-later = 나중에 연습
button-game-offer = 일일 문제로 제안
button-drop-miss = 더 연습하지 않기
button-safe = 안전패
error-game-nothing = 패보 파일을 **{ option-log }**에 첨부하거나, 패보가 담긴 tenhou.net/6 링크를 **{ option-link }**에 붙여 넣으세요. 얻는 방법은 **/help**에 있습니다.
error-game-file = Discord에서 그 파일을 가져오지 못했습니다. 다시 첨부해 주세요.
error-game-gone = 이 대국은 더 이상 메모리에 없습니다. 패보를 다시 보내 주세요.
error-game-not-yours = 이 대국을 차례로 볼 수 있는 사람은 패보를 보낸 사람뿐입니다.
error-game-hidden = 이 패보에는 손패가 나와 있지 않습니다.
error-game-no-question = 이 선택은 답이 하나로 정해지는 문제가 되지 않습니다.
error-offer-most = 제안은 한 사람 5개, 서버 전체 30개까지입니다.
error-game-too-large = 2 MB를 넘습니다. 한 대국의 패보는 훨씬 작습니다.
error-game-too-much = 한 대국의 패보보다 내용이 많습니다.
error-game-unknown = 읽을 수 있는 패보가 아닙니다. 천봉 mjlog, tenhou6 JSON, mjai를 읽습니다. 얻는 방법은 **/help**에 있습니다.
error-game-address = 이것은 패보의 주소이고, 저는 아무것도 내려받지 않습니다. 파일로 저장해 첨부하세요. 방법은 **/help**에 있습니다.
error-game-other-record = 작혼이나 마작일번가의 자체 형식은 읽을 수 없습니다. 변환 도구로 tenhou6 JSON을 만들면 읽을 수 있습니다. 방법은 **/help**에 있습니다.
error-game-no-rounds = 이 패보에는 국이 없습니다.
error-game-broken = 패보가 손상되어 읽을 수 있는 국이 없습니다.
error-game-impossible = 일어날 수 없는 내용의 패보라 읽을 수 있는 국이 없습니다.
error-game-ambiguous = 이 패보는 순서를 여러 가지로 읽을 수 있어 정할 수 없습니다.
error-game-reconnected = 다시 접속하여 국의 중간부터 시작하는 패보입니다.
title-help-game = 자신의 대국에서 배우기
game-help-text = **/game** 패보를 읽고 손해가 가장 컸던 선택을 탁자 그림과 함께 보여 줍니다. 패보가 있는 메시지에는 **{ command-analyze }**도 됩니다.
    { "" }**천봉** 자신의 대국: 패보 뷰어의 메뉴에서 파일(`.mjlog`)로 저장합니다. Windows판 패보 목록에도 있습니다. 한 국만: 패보 에디터의 링크 `tenhou.net/6/#json=…`를 **{ option-link }**에 붙여 넣으세요.
    { "" }**작혼** 자체 형식은 읽을 수 없습니다. 널리 쓰이는 변환 도구나 브라우저 확장(tensoul 등)으로 tenhou.net/6 파일(JSON)을 만들어 첨부하세요.
    { "" }**mjai** mjai 프로그램의 패보(`.json`, `.jsonl`, `.gz`)는 그대로 읽습니다.
    { "" }이름과 ID는 읽지 않으며 패보를 저장하지 않습니다. 차례로 볼 수 있도록 대국을 한 시간 동안 메모리에만 둡니다. 더 오래 두는 것은 결과에 적혀 있습니다.
button-help-game = 자신의 대국
command-game = 패보
command-game-about = 자신의 대국에서 배우기: 패보를 첨부하세요
option-log = 파일
option-log-about = 패보 파일: mjlog, tenhou6 JSON, mjai, gzip도 가능
option-link = 링크
option-link-about = 한 국이나 한 대국이 담긴 tenhou.net/6 링크

## 도움말

title-help = 손패를 입력하면 대기를 보여 줍니다
help-text = **/waits** 손패의 대기, 버릴 패, 대기패별 점수.
    { "" }**/agari** 화료형의 모든 해석과 점수.
    { "" }**/points** 판과 부의 점수
    { "" }**/outlook** 타패별 기댓값을 순목별로(대국 기준 또는 1인 마작).
    { "" }**/safe** 리치에 대해 안전한 패의 순서, 근거와 방총률.
    { "" }**/methods** 손패를 고전적인 알고리즘 네 가지로 풀기.
    { "" }**/tiles** 손패만 그림으로. 글에 올리기 좋게.
    { "" }**/term** 마작 용어의 뜻. 어느 언어의 단어든 됩니다.
    메시지의 앱 메뉴에서 **{ command-analyze }** 선택: 글 속의 손패를 찾아 답합니다.
help-notes =
    한글(`123만 동동`), 한자, ①②③, 전각 문자, 🀇🀙🀐(`1m1p1s`) 같은 마작 문자도 됩니다.
    자패는 E S W N, P F C(백발중)나 동, 백으로도 됩니다.
    손패는 문장 속에 써도 됩니다(메시지도 같음): `34678m22s5z 퐁777p 치345p 도라3m`. 글에서 `도라 3p`는 3p 자체, `표시패 3p`는 도라가 4p입니다.
    손패는 13장이나 14장, 연습용은 1, 2, 4, 5, 7, 8, 10, 11장. 몸통은 3장으로 셉니다. 14장이면 마지막이 쯔모한 패입니다.
    13장 뒤에 버림패를 쓰면(`23m456p789s11222z<1m`) 론, 치, 퐁, 깡, 패스를 비교합니다.
    `{ option-compare }:` 타패를 나란히 비교: `4s 1s`
    `{ option-seen }:` 다른 곳에 보이는 패, `{ option-river }:` 내가 버린 패(후리텐 판정).
    `{ option-dora }:` 도라 표시패, `{ option-seat }:`, `{ option-round }:` 자풍과 장풍.
    `{ option-extras }:` 화료한 상황: `리치 일발 뒷도라:3p 본장:1`
    `{ option-left }:` `{ option-across }:` `{ option-right }:` 버림패를 순서대로: `1z9m3pr5s|6s`. `r`은 리치 선언패 뒤, `|`는 다른 사람이 리치한 자리입니다.
    /safe의 방총률은 공개 기록에서 리치 한 명을 상대로 버려진 패 가운데 방총된 비율이며, "버리면 이렇게 된다"는 확률이 아닙니다(무스지는 공격할 때나 다른 패가 없을 때 버립니다). 자기 손패도 보이는 패로 세면 스지 37은 5.3%가 아니라 2.0%였습니다.
    3인 마작은 `{ option-rules }:` 옵션에 `tenhou_sanma` 또는 `mahjong_soul_sanma`, 뺀 북의 장수는 `{ option-kita }:` 옵션.
help-text-workers-off = -# 이 봇의 운영자가 계산 프로세스를 꺼 두어 /outlook, /methods, /game 명령과 일부 종류의 출제를 쓸 수 없습니다.
help-suits = 만수, 통수, 삭수
help-red = 0은 적도라
help-winds = 동 남 서 북 · ESWN
help-dragons = 백 발 중 · PFC
help-open = 후로. '는 울어서 가져온 패 뒤에
help-kan = 안깡
title-help-study = 함께 문제를 내고 약점 찾기
study-help-text = **/quiz** 내 손패나 봇이 나눠 준 손패로 채널에 문제를 냅니다. `{ option-session }:10` 열 문제를 이어서 내고 상위 세 명을 알립니다. 답 아래의 *{ button-ask-channel }* 버튼으로도 냅니다.
    { "" }**/vote** 무엇을 버릴지, 텐파이면 리치인지 다마인지도 투표합니다. 마감하면 득표수와 패효율, 기댓값을 함께 보여 줍니다.
    { "" }**/practice** 나만 보는 문제를 계속 냅니다. 틀린 유형은 다시 나옵니다.
    { "" }**/my** `{ command-progress }` 명령은 자주 틀리는 유형을, `{ command-board }` 명령은 이 서버의 일일 문제 순위를 보여 주고, `{ command-data }` 명령은 나에 대해 저장된 것을 내보내거나 지웁니다.
    { "" }**/server** `{ command-settings }` 명령으로 출제할 수 있는 사람, 언어, 룰을 정하고, `{ command-daily }` 명령으로 정한 시각에 매일 한 문제를 올립니다.
    { "" }데이터베이스가 없는 봇에는 이 명령들이 없습니다.
study-help-picture = 답은 본인에게만 보이고, 무엇을 왜 놓쳤는지 바로 알 수 있습니다. 위 그림은 정답 공개의 예입니다. 답마다 사람 수가 있고 금색이 정답입니다.
button-help-typing = 손패 입력 방법
button-help-study = 함께 공부하기

## 명령과 옵션

command-waits = 대기
command-waits-about = 손패의 대기와, 버리면 텐파이가 되는 패
command-agari = 화료
command-agari-about = 화료형의 모든 해석과 점수
command-outlook = 기댓값
command-outlook-about = 타패별 기대 점수·화료율·텐파이율을 순목별로(대국 기준 또는 1인 마작)
command-safe = 안전패
command-safe-about = 리치에 대해 어느 패가 안전한지, 근거와 방총률
command-methods = 알고리즘
command-methods-about = 한 손패를 고전적인 알고리즘 네 가지로 풀어 비교
command-tiles = 패그림
command-tiles-about = 손패를 그대로 그림 한 장으로. 글에 올리기 좋게
command-term = 용어
command-term-about = 마작 용어의 뜻
command-points = 점수
command-points-about = 판과 부에 따른 론과 쯔모 점수
command-help = 도움말
command-help-about = 손패 입력 방법
command-analyze = 손패 분석
option-hand = 손패
option-hand-about = 예: 123m406p789s11z. 14장이면 마지막이 쯔모한 패
option-seen = 보이는패
option-seen-about = 다른 곳에 보이는 패: 도라 표시패, 다른 사람의 버림패와 후로
option-river = 내버림패
option-river-about = 내가 버린 패. 후리텐을 판정
option-tiles-river-about = 버림패. 순서대로 손패 아래에 그림 (r은 리치 선언패 뒤)
option-word = 단어
option-word-about = 어느 언어의 단어든: 후리텐, kanchan, 両面
option-win = 화료패
option-win-about = 화료패. 쓰지 않으면 쯔모한 패
option-order = 순서
option-order-about = 점수가 같은 해석을 어떤 순서로 보여 줄지
option-rules = 룰
option-rules-about = 룰과 바꿀 항목. 예: ema, tenhou kiriage:on
option-by = 화료방법
option-by-about = 쯔모 또는 론. 쓰지 않으면 멘젠은 쯔모
option-seat = 자풍
option-seat-about = 내 바람. 쓰지 않으면 남
option-round = 장풍
option-round-about = 장의 바람. 쓰지 않으면 동
option-dora = 도라표시패
option-dora-about = 도라 표시패. 예: 3p5s
option-kita = 북빼기
option-kita-about = 3인 마작에서 내가 뺀 북의 장수
option-left = 상가
option-left-about = 상가의 버림패를 순서대로: 1z9m3pr5s (r은 리치 선언패 뒤)
option-across = 대면
option-across-about = 대면의 버림패를 순서대로: 1z9m3pr5s (r은 리치 선언패 뒤)
option-right = 하가
option-right-about = 하가의 버림패를 순서대로: 1z9m3pr5s (r은 리치 선언패 뒤)
option-passed-about = 내 버림패를 순서대로. 리치 뒤에 버린 패는 | 뒤에: 1z9m|6s
option-extras = 기타
option-extras-about = 리치 일발 해저 영상개화 … 뒷도라:3p 본장:1 리치봉:2
option-called = 상대버림패
option-called-about = 다른 사람의 버림패. 치, 퐁, 깡, 패스를 비교
option-compare = 타패비교
option-compare-about = 나란히 비교할 타패 2~5가지. 예: 4s 1s
option-han = 판
option-han-about = 판수, 또는 만관 이상의 종류
option-fu = 부
option-fu-about = 판만으로 정해지지 않을 때의 부
option-player = 친자
option-player-about = 친 또는 자. 쓰지 않으면 자
option-honba = 본장
option-honba-about = 쌓인 본장 수
option-turn = 순목
option-turn-about = 1부터 18까지. 쓰지 않으면 내 버림패 수 다음
option-aim = 목표
option-aim-about = 무엇을 목표로 할지. 쓰지 않으면 점수
option-private = 나만보기
option-private-about = 답을 나에게만 보여 주기
rules-tenhou = 천봉
rules-mahjong-soul = 작혼
rules-m-league = M리그
rules-wrc = WRC
rules-ema = EMA
rules-ema-2016 = EMA 2016
rules-wrc-2022 = WRC 2022
rules-jpml-a = 일본프로마작연맹 A
rules-saikouisen = 최고위전
rules-riichi-city = 마작일번가
rules-tenhou-sanma = 천봉 3인
rules-mahjong-soul-sanma = 작혼 3인

## 로컬 페이지

local-welcome =
    손패를 **/waits** 뒤에 쓰고 종이비행기를 누르세요. 예를 들면:
    `/waits 1112345678999m`
    `/waits 23455667788s46m1z`
    `/waits 123456m45p789s11z3p`
    `/agari 11122233344455m`
    손패가 든 메시지를 보내도 앱 메뉴의 **{ command-analyze }** 명령처럼 답합니다.
    패를 쓰는 방법은 **/help** 명령에 있습니다.
local-welcome-study =
    { "" }**/quiz**, **/vote** 명령은 모두에게, **/practice** 명령은 나에게만 문제를 냅니다. 페이지 위에서 다른 멤버를 고르면 그 멤버로도 답할 수 있습니다. **/server** 명령은 **{ $owner }** 멤버만 쓸 수 있습니다.

## 순위표

title-board = 순위표: { $season }
board-all-time = 전체 기간
label-streak = { $streak }연속
phrase-streak = { $streak }문제 연속
alt-rank = { $rank }위
alt-own-rank = { $rank }위, 나
phrase-board-points = { $points }점
line-standing = **{ $rank }위** { $member }: { $points }점, { $answered }문제 중 { $right }문제 정답
line-streak = { $line }, { $streak }문제 연속
board-best-streak = 내 최장 연속: { $best }문제
board-hidden = 이름을 숨겼으므로 내 줄은 다른 사람에게 보이지 않습니다. **/my** `{ command-data }` 명령에서 바꿀 수 있습니다.
board-how = -# 일일 문제만 세며 한 문제에 최대 10점입니다. 연속은 정답이든 오답이든 이어서 답한 문제의 수이고, 일곱 문제에 한 번은 걸러도 끊기지 않습니다.
board-empty = 이 순위표에는 아직 아무도 없습니다. { $channel } 채널의 다음 문제에 답해 보세요.
board-no-dailies = 순위표는 일일 문제만 세는데, 이 서버에는 일일 문제가 없습니다. 서버 관리 권한이 있는 사람이 **/server** `{ command-daily }` 명령으로 설정할 수 있습니다.
digest-week = 지난주: { $people }명이 { $answers }번 답했습니다.
digest-missed = 가장 많이 틀린 유형: { $theme }, { $answered }번 중 { $missed }번 오답.
digest-none-missed = 모두 정답이었습니다.
digest-leading = { $season } 상위: { $leading }
item-leading = { $rank }위 { $member }({ $points }점)
error-board-server = 순위표는 서버마다 있습니다. 서버 안에서 이 명령을 쓰세요. **/my** `{ command-progress }` 명령은 여기서도 쓸 수 있습니다.
command-board = 순위
command-board-about = 이 서버의 일일 문제 점수와 연속 기록: 이번 달과 전체 기간

## 퀴즈: 버튼, 안내, 할 수 없는 일

button-ask-channel = 채널에 출제
button-answer = 답하기…
button-show-me = 답 보기
button-reveal = 정답 공개
button-in-full = 자세히
button-practise-this = 이 유형 연습
button-practise-theme = { $theme } 연습
button-next-problem = 다음 문제
button-end-vote = 투표 마감
button-end-question = { $number }번 마감

modal-waits = 대기는?
modal-waits-label = 대기패를 모두
modal-blocks = 뜬 패는?
modal-blocks-label = 뜬 패를 모두
modal-price = 몇 점일까요?
modal-label-han = 판
modal-label-fu = 부
modal-label-points = 점수(본장과 리치봉 제외)
modal-han = { $han }판
modal-han-most = 역만(13판 이상)
modal-or-more = { $limit } 이상
modal-points-limit = { $points } · { $limit }
modal-fu = { $fu }부
modal-no-fu = –(만관 이상)
modal-points-tsumo = { $others } / { $dealer } (총 { $points })
modal-points-all = { $others }올 (총 { $points })
modal-correct = 손패 고치기
field-hand = 손패
field-beside = 그 밖의 것(도라, 자풍 등)
item-picture = 사진
item-file = 파일

quiz-was-in-view = 지금까지 답이 보였습니다. 본 사람은 이미 답을 압니다.
quiz-nobody-sees = 이 문제는 나에게만 보입니다. 이 서버에서는 계정에 추가한 앱이 공개 글을 올릴 수 없습니다.
quiz-answered-before = 이미 답했습니다. 처음 답만 인정됩니다:
quiz-late = 정답이 공개된 뒤의 답이라 내 복습에만 반영됩니다.
quiz-known = 전에 답했거나 직접 제안한 문제라 정답을 이미 알고 있으므로, 이번 답은 세지 않습니다.
quiz-shown = 답한 것으로 세지 않으며, 이제 이 문제에는 답할 수 없습니다. 같은 주제가 내일 /practice에 다시 나옵니다.
quiz-was-shown = 이미 답을 보았으므로 이 문제에는 답할 수 없습니다.
vote-over = 끝난 투표입니다. 방금 누른 것은 반영되지 않았습니다.
vote-is-close = 점수와 화료율 모두 15% 넘게 앞서는 쪽이 없어서 투표에 부쳤습니다.
vote-no-end = 이 채널에 스스로 글을 올릴 수 없어 이 투표는 저절로 끝나지 않습니다. 버튼으로 마감하세요. [이 권한으로 추가]({ $link })하면 다음 투표부터는 저절로 끝납니다.

error-study-off = 여기서는 퀴즈를 쓸 수 없습니다.
error-study-not-writable = 지금은 퀴즈를 쓸 수 없습니다. 데이터베이스에 쓸 수 없습니다.
error-study-down = 지금은 퀴즈를 쓸 수 없습니다. 데이터베이스에 연결할 수 없습니다. 1분 뒤에 다시 해 주세요.
error-study-busy = 퀴즈 데이터베이스가 혼잡합니다. 몇 초 뒤에 다시 해 주세요.
error-study-clock = 지금은 퀴즈가 멈춰 있습니다. 봇이 돌아가는 컴퓨터의 시계가 틀립니다. 운영자가 시계를 맞춰야 합니다.
error-study-version = 여기서는 퀴즈를 쓸 수 없습니다. 데이터베이스가 다른 버전의 봇에서 만들어졌습니다.
error-quiz-gone = 이 문제는 더 이상 저장되어 있지 않습니다.
error-quiz-limit-channel = 이 채널에 끝나지 않은 문제나 투표가 세 개 있습니다. 먼저 하나를 공개하거나 마감하세요.
error-quiz-limit-hour = 이 서버에서 최근 한 시간에 열 문제를 냈습니다. 나중에 다시 하거나 /practice 명령을 쓰세요.
error-quiz-limit-own-channel = 이 채널에 내가 낸 끝나지 않은 문제나 투표가 두 개 있습니다. 먼저 하나를 공개하거나 마감하세요.
error-quiz-limit-own-server = 이 서버에 내가 낸 끝나지 않은 문제나 투표가 여섯 개 있습니다. 먼저 하나를 공개하거나 마감하세요.
error-quiz-limit-own-hour = 최근 한 시간에 여기서 다섯 문제를 냈습니다. 나중에 다시 하거나 /practice 명령을 쓰세요.
error-quiz-limit-day = 여기서 하루에 1,000문제를 냈습니다. 내일 다시 하거나 /practice 명령을 쓰세요.
error-quiz-limit-practice = 오늘 연습은 2,000문제로 끝났습니다. 내일 다시 오세요.
error-quiz-may-not-ask = 이 서버에서는 채널에 출제할 권한이 없습니다. /practice 명령은 누구나 쓸 수 있습니다.
error-quiz-ask-public = 이 답을 문제로 낼 수 있는 사람은 질문한 사람과 메시지 관리 권한이 있는 사람뿐입니다. /quiz 명령으로 출제하세요.
error-quiz-reveal = 출제자와 메시지 관리 권한이 있는 사람은 언제든지, 다른 사람은 출제 하루 뒤부터 정답을 공개할 수 있습니다.
error-vote-end = 투표를 연 사람과 메시지 관리 권한이 있는 사람만 먼저 마감할 수 있습니다. 그대로 두어도 시간이 되면 저절로 끝납니다.
error-no-problem-noten = 텐파이가 아니어서 대기 문제로 낼 수 없습니다.
error-no-problem-no-riichi = 수비 문제에는 버림패와 리치가 필요합니다. 손패 없이 출제하세요.
error-no-problem-no-lead = 리치냐 다마냐는 4인 대국의 멘젠 13장 텐파이 가운데, 한쪽이 점수와 화료율 모두 15% 넘게 앞서는 손만 묻습니다. 다른 손은 /outlook에서 비교하세요.
error-no-problem-no-one-answer = 이 손패로는 블록 문제의 답이 하나로 정해지지 않습니다. 손패 없이 출제하세요.
error-no-problem-has-a-cut = 버릴 패가 있는 손패라 대기가 타패에 따라 다릅니다. 타패 문제로 내세요.
error-no-problem-north-first = 손안의 북은 먼저 뺍니다. 영상패를 뽑은 뒤의 손으로 출제하세요.
error-no-problem-no-cut = 버릴 패가 없습니다. 타패 문제에는 쯔모한 패도 있어야 합니다.
error-no-problem-complete = 화료형이라 버릴 패가 없습니다.
error-no-problem-not-complete = 화료형이 아니어서 점수도 해석도 없습니다.
error-no-problem-no-yaku = 역이 없어 점수가 없습니다. 해석 문제로 내세요.

command-quiz = 퀴즈
command-quiz-about = 내 손패나 봇이 나눠 준 손패로 채널에 출제
command-practice = 연습
command-practice-about = 나만 보는 문제를 이어서 풀기
command-vote = 투표
command-vote-about = 무엇을 버릴지 채널에 묻는 투표. 표는 비공개이고 마감하면 결과를 공개
option-text = 글
option-text-about = 손패 위에 쓸 글(점수 상황 등). 200자까지
option-hours = 시간
option-hours-about = 투표를 마감할 때까지의 시간, 1부터 168까지. 쓰지 않으면 24
option-vote-hand-about = 버릴 패가 있는 손패(예: 123m406p789s1122z3s) 또는 타패 후의 텐파이
option-quiz-turn-about = 리치냐 다마냐 문제의 순목. 쓰지 않으면 6
option-vote-turn-about = 순목, 1부터 18까지. 쓰지 않으면 1
command-my = 내
command-my-about = 내 기록
command-progress = 성적
command-progress-about = 유형별 레벨, 최근 답, 자주 틀리는 문제
command-data = 데이터
command-data-about = 나에 대해 저장된 것: 내보내기, 이름 숨기기, 모두 삭제
command-server = 서버
command-server-about = 이 서버의 퀴즈 설정
command-settings = 설정
command-settings-about = 언어, 룰, 출제할 수 있는 사람
command-questions = 문제목록
command-questions-about = 이 서버에서 진행 중인 문제를 보고 마감하기
option-kind = 종류
option-kind-about = 무엇을 물을지. 쓰지 않으면 손패에 맞는 것
option-practice-kind-about = 무엇을 연습할지. 쓰지 않으면 봇이 고름
option-level = 난이도
option-level-about = 1(쉬움)부터 5까지. 봇이 나눠 준 손패에만
option-practice-level-about = 1(쉬움)부터 5까지. 쓰지 않으면 봇이 고름
option-quiz-hand-about = 내 손패. 예: 123m406p789s11z. 답은 아무에게도 보이지 않음
option-language = 언어
option-language-about = 이 서버에서 문제를 보여 줄 언어
option-server-rules-about = 문제의 룰과 바꿀 항목
option-askers = 출제자
option-askers-about = 채널에 출제할 수 있는 사람
option-role = 역할
option-role-about = 채널에 출제할 수 있는 역할
kind-waits = 대기
kind-cut = 타패
kind-price = 점수
kind-readings = 해석
kind-fold = 수비
kind-riichi = 리치냐 다마냐
kind-blocks = 블록
level-1 = 1(쉬움)
level-2 = 2
level-3 = 3
level-4 = 4
level-5 = 5(어려움)
language-en = 영어
language-ja = 일본어
language-zh-TW = 중국어(번체)
language-zh-CN = 중국어(간체)
language-ko = 한국어
language-fr = 프랑스어
askers-everyone = 모든 사람
askers-role = 역할
askers-managers = 메시지 관리 권한이 있는 사람
title-open-questions = 진행 중인 문제
open-none = 진행 중인 문제가 없습니다.
title-settings = 이 서버의 퀴즈
settings-language = 언어: **{ $language }**. 채점 결과는 읽는 사람의 언어로 보여 줍니다.
settings-rules = 룰: **{ $rules }**
settings-askers = 출제할 수 있는 사람: **{ $askers }**. 메시지 관리 권한이 있는 사람은 언제나 출제할 수 있습니다.
settings-how = -# 바꾸려면 이 명령의 옵션을 쓰세요.
error-server-only = 서버 안에서만 쓸 수 있습니다.
error-not-manager = 서버 관리자만 할 수 있습니다.
error-settings-role = **{ option-role }** 옵션에서 출제할 수 있는 역할을 고르세요.
title-data = 내 데이터
title-sure = 모두 삭제할까요?
title-forgotten = 모두 삭제했습니다
data-stored = 저장된 것: 답과 투표 { $answers }개와 각각의 시각, 거기서 나온 종류별·형태별 성적, 순위표의 점수와 연속 기록, 내가 연 투표에 쓴 글. 이름과 다른 메시지는 저장하지 않습니다.
data-named = 정답을 공개할 때 맞힌 사람에 내 이름이 나오고, 순위표에도 나옵니다.
data-hidden = 정답을 공개할 때 내 이름이 나오지 않고, 순위표에서도 다른 사람에게 보이지 않습니다.
data-kept = -# 채널에 올라간 글은 여기서 무엇을 하든 남습니다.
data-games = 내 대국에서: 연습에 넣은 선택({ $practiced }), 일일 문제로 제안한 선택, 그리고 열어 본 대국의 선택을 { $days }일 동안. 패보와 이름은 저장하지 않습니다.
data-sure = 답, 성적, 복습 일정, 순위표의 점수와 연속 기록, 내 대국에서 저장한 선택이 삭제되고, 내가 낸 문제에서는 출제자가 지워지며 진행 중인 문제는 마감됩니다. 되돌릴 수 없습니다. 올라간 글은 남습니다.
data-forgotten = 기록 { $rows }개를 삭제했습니다. 다시 답할 때까지 나에 대해 저장된 것이 없습니다.
button-export = 내보내기
button-hide = 이름 숨기기
button-unhide = 이름 다시 보이기
button-delete-data = 모두 삭제…
button-delete-all = 네, 모두 삭제합니다
button-keep = 그대로 두기

## 연속 출제

title-session = 연속 출제: 전 { $total }문제
session-seconds = 한 문제에 { $seconds }초
session-by-hand = 정답 공개 전까지 답할 수 있음
session-announced = 여기 있는 누구나 답할 수 있고, 답은 평소처럼 본인에게만 보입니다. 문제마다 정답을 공개하고 마지막에 상위 세 명을 알립니다. 첫 문제는 { $when }. 세 문제 연속으로 답이 없으면 끝납니다.
session-how = -# 순위는 맞힌 문제 수로 정하고, 같으면 걸린 시간이 짧은 순입니다.
session-number = **{ $total }문제 중 { $number }번** · 난이도 { $level }
session-closes = 마감 { $when }
session-waits = 정답 공개 전까지 답할 수 있습니다
session-so-far = 지금까지: { $places }
session-ahead = { $rank }위 { $member }({ $right }문제)
title-session-result = 연속 출제 결과
session-place = **{ $rank }위** { $member }: { $posted }문제 중 { $right ->
        [0] 정답 없음
       *[other] { $right }문제 정답, { $seconds }초
    }
session-others = 그 밖에 { $number }명
session-nobody = 아무도 답하지 않았습니다.
session-hardest = 가장 어려운 문제: [{ $number }번]({ $link }), { $answered }명 중 { $right }명 정답. 답은 { $answer }
session-ended-stopped = { $total }문제 중 { $posted }문제에서 끝냈습니다.
session-ended-silent = 세 문제 연속으로 아무도 답하지 않아 { $total }문제 중 { $posted }문제에서 끝났습니다.
session-ended-left = 15분 동안 아무도 다음으로 넘기지 않아 { $total }문제 중 { $posted }문제에서 끝났습니다.
session-ended-away = 봇이 30분 넘게 멈춰 있어서 { $total }문제 중 { $posted }문제에서 끝났습니다.
session-ended-trouble = 다음 문제를 올릴 수 없어 { $total }문제 중 { $posted }문제에서 끝났습니다.
session-listed = 연속 출제, { $total }문제 중 { $number }번
label-session-seconds = { $seconds }초
label-session-hardest = { $number }번
phrase-session-hardest = 가장 어려운 { $number }번: { $answered }명 중 { $right }명 정답
phrase-session-place = { $posted }문제 중 { $right ->
        [0] 정답 없음
       *[other] { $right }문제 정답, { $seconds }초
    }
button-session-start = 바로 시작
button-session-end = 연속 출제 끝내기
error-session-led = 연속 출제를 시작한 사람과 메시지를 관리할 수 있는 사람만 할 수 있습니다.
error-session-over = 이 연속 출제는 이미 다음으로 넘어갔거나 끝났습니다.
error-session-hand = 연속 출제의 손패는 모두 봇이 나눠 줍니다. 손패와 연속 가운데 하나를 빼세요.
error-session-reveal = 연속 출제를 시작한 사람과 메시지를 관리할 수 있는 사람은 언제든지 정답을 공개할 수 있습니다.
error-quiz-limit-session = 이 채널에서 연속 출제가 진행 중입니다. 시작한 사람과 메시지를 관리할 수 있는 사람이 끝낼 수 있습니다.
error-quiz-limit-own-session = 이 서버에서 내가 시작한 연속 출제가 진행 중입니다. 먼저 끝내세요.
error-quiz-limit-session-hour = 한 시간 안에 연속 출제를 네 번 시작했습니다. 나중에 다시 시작하거나 /practice 명령을 쓰세요.
option-session = 연속
option-session-about = 이어서 낼 문제 수, 1부터 20까지. 문제마다 정답을, 마지막에 상위 세 명을 공개
option-seconds = 초
option-seconds-about = 연속 출제에서 한 문제의 시간. 쓰지 않으면 60초
seconds-20 = 20초
seconds-30 = 30초
seconds-45 = 45초
seconds-60 = 60초
seconds-90 = 90초
seconds-120 = 2분
seconds-300 = 5분
seconds-0 = 내가 정답을 공개할 때까지

## 일일 문제

title-daily = 제{ $number }회 · { $title }
daily-level = 난이도 { $level }
daily-saw-yesterday = 어제는 { $answered }명 중 { $right }명 정답: [제{ $number }회]({ $link })
daily-saw-last = 지난번은 { $answered }명 중 { $right }명 정답: [제{ $number }회]({ $link })
daily-nobody-yesterday = 어제 문제에는 아무도 답하지 않았습니다: [제{ $number }회]({ $link })
daily-nobody-last = 지난번 문제에는 아무도 답하지 않았습니다: [제{ $number }회]({ $link })
daily-paused-idle = 14회 연속으로 답이 없어 일일 문제를 쉽니다. 서버 관리자가 /server daily 명령으로 다시 시작할 수 있습니다.
daily-paused-channel = 이 채널에 3회 연속으로 올리지 못해 일일 문제를 쉽니다. 서버 관리자가 /server daily 명령으로 다시 시작할 수 있습니다.
command-daily = 일일문제
command-daily-about = 채널에 매일 한 문제: 설정, 변경, 중지
option-channel = 채널
option-channel-about = 문제를 올릴 채널. 쓰지 않으면 이 채널
option-time = 시각
option-time-about = 문제를 올릴 시각(서버의 시간대). 예: 20:00
option-days = 요일
option-days-about = 문제를 올릴 요일. 쓰지 않으면 매일
option-daily-kind-about = 무엇을 물을지. 쓰지 않으면 봇이 고름
option-daily-level-about = 1(쉬움)부터 5까지. 쓰지 않으면 봇이 고름
option-daily-role-about = 올릴 때마다 알릴 역할. @everyone을 고르면 알림 없음
option-thread = 스레드
option-thread-about = 문제마다 이야기할 스레드를 만들지
option-zone = 시간대
option-zone-about = 서버의 시간대. 예: Asia/Seoul. 도시 이름을 영어로 입력
option-which = 번호
option-which-about = 여러 일일 문제 중 바꿀 것, 또는 새로 만들기
option-off = 끄기
option-off-about = 일일 문제 끄기
dailies-zone-hint = -# 현재 시각이 맞지 않으면 이 명령에서 **{ option-zone }** 옵션을 지정하세요.
which-1 = 1
which-2 = 2
which-3 = 3
which-4 = 4
which-new = 새로 만들기
title-dailies = 이 서버의 일일 문제
dailies-none = 아직 없습니다. 이 명령에서 **{ option-time }**, **{ option-zone }** 옵션을 지정하면 매일 한 문제를 올립니다.
title-offer = 이 선택을 일일 문제로 제안할까요?
offer-text = 서버 관리자가 탁자를 보고 일일 문제로 고를 수 있습니다. 내 선택은 보이지 않습니다. 출제자로 이름을 밝힐까요?
button-offer-named = 이름을 밝힘
button-offer-unnamed = 이름을 밝히지 않음
title-offered = 제안했습니다
offer-made = 서버 관리자는 **/server** 명령에서 볼 수 있습니다. { $days }일 뒤에, 또는 **/my** 명령에서 데이터를 지우면 삭제됩니다.
offer-known = 이미 제안되어 있습니다.
title-offers = 제안된 선택 { $place }/{ $count }
title-offers-none = 제안된 선택
offers-none = 제안이 없습니다. 멤버는 **/game** 명령의 탁자 아래에서 제안합니다.
offer-by = { $member } 님의 제안. 이름을 밝힙니다.
offer-by-nobody = 제안한 멤버의 이름은 밝히지 않습니다.
offer-is-taken = 채택됨: 이 유형을 낼 수 있는 다음 일일 문제가 됩니다.
button-offers = 제안된 선택({ $count })…
button-offer-take = 다음 일일 문제로
button-offer-back = 채택 취소
button-offer-drop = 거절
dailies-zone = 시간대: **{ $zone }**(현재 { $now })
daily-line = **{ $which }.** { $channel } · **{ $time }** · { $facts }
daily-any-kind = 모든 종류
daily-any-level = 모든 난이도
daily-pings = { $role } 알림
daily-with-thread = 스레드 있음
daily-next = 다음은 제{ $number }회, { $when }.
daily-is-paused-idle = 쉬는 중: 14회 연속으로 답이 없었습니다. 이 명령으로 무엇이든 바꾸면 다시 시작합니다.
daily-is-paused-channel = 쉬는 중: 3회 연속으로 올리지 못했습니다. 채널 보기, 메시지 보내기, 파일 첨부를 허용한 다음 이 명령으로 무엇이든 바꾸면 다시 시작합니다.
dailies-how = -# 바꾸려면 이 명령의 옵션을, 그만두려면 **{ option-off }** 옵션을 쓰세요. 답은 서버의 순위표에 반영됩니다.
daily-role-silent = -# 누구나 { $role } 역할을 멘션할 수 있거나 봇이 모든 역할을 멘션할 수 있을 때만 알림이 갑니다.
days-every = 매일
days-weekdays = 평일
days-weekend = 주말
days-span = { $first }~{ $last }
weekday-0 = 월
weekday-1 = 화
weekday-2 = 수
weekday-3 = 목
weekday-4 = 금
weekday-5 = 토
weekday-6 = 일
daily-not-member = 봇이 이 서버의 멤버가 아니거나 그 채널에 글을 올리거나 파일을 첨부할 수 없어, 스스로 문제를 올릴 수 없습니다. [이 권한으로 추가]({ $link })해서 채널을 보고 파일을 첨부할 수 있게 한 다음 이 명령을 다시 쓰세요.
error-daily-reveal = 정답은 다음 문제가 올라올 때 공개합니다. 그 전에는 메시지 관리 권한이 있는 사람만 공개할 수 있습니다.
error-daily-time = 시각을 읽을 수 없습니다. 20:00 또는 7:30처럼 24시간제로 쓰세요.
error-daily-zone = 그런 이름의 시간대가 없습니다. Seoul처럼 도시 이름을 영어로 입력하고 목록에서 고르세요.
error-daily-no-time = 새 일일 문제의 **{ option-time }** 옵션을 지정하세요. 예: 20:00
error-daily-which = 이 서버에는 일일 문제가 여럿 있습니다. **{ option-which }** 옵션에서 하나를 고르세요.
error-daily-none = 이 서버에는 그런 일일 문제가 없습니다.
error-daily-most = 일일 문제는 서버마다 네 개까지입니다. 먼저 하나를 끄세요.
button-forget-server = 서버 데이터 삭제…
button-forget-all = 네, 모두 삭제합니다
title-forget-server = 이 서버의 데이터를 삭제할까요?
forget-server-sure = 설정, 일일 문제, 제안된 선택, 순위표, 이 서버에서 낸 모든 문제와 그 답이 삭제됩니다. 되돌릴 수 없습니다. 올라간 글은 남고, 멤버 각자의 성적도 그대로입니다.
title-server-forgotten = 이 서버의 데이터를 삭제했습니다
server-forgotten = 이제 이 서버에 대해 저장된 것이 없습니다.

## 용어: /term의 설명

says-riichi = 멘젠 텐파이에서 1000점을 걸고 선언. 1판, 이후 손을 바꿀 수 없습니다.
says-double-riichi = 첫 순에 울기 없이 건 리치. 2판.
says-open-riichi = 패를 공개하는 리치. 일부 하우스 룰.
says-ippatsu = 리치 후 한 순 안에 울기 없이 화료. 1판.
says-tsumo = 직접 뽑은 패로 화료, 모두가 지불. 멘젠이면 1판.
says-pinfu = 슌쯔 넷, 역패 아닌 머리, 양면 대기. 추가 부가 없는 멘젠 손. 1판.
says-tanyao = 2~8의 수패만으로 된 손. 1판.
says-iipeikou = 멘젠에서 같은 슌쯔가 둘. 1판.
term-yakuhai = 역패
says-yakuhai = 삼원패, 자풍, 장풍의 커쯔. 각 1판.
says-rinshan = 깡 뒤에 뽑은 패로 화료. 1판.
says-chankan = 다른 사람이 가깡한 패로 론. 1판.
says-haitei = 마지막 쯔모패로 화료. 1판.
says-houtei = 마지막 버림패로 론. 1판.
says-chiitoitsu = 서로 다른 또이쯔 일곱. 2판, 언제나 25부.
says-sanshoku = 세 종류의 수패로 같은 슌쯔. 2판, 울면 1판.
says-ittsu = 같은 종류의 123, 456, 789. 2판, 울면 1판.
says-chanta = 모든 몸통과 머리에 요구패. 2판, 울면 1판.
says-toitoi = 커쯔나 깡쯔가 넷. 2판.
says-sanankou = 울지 않고 만든 커쯔가 셋. 2판.
says-sanshoku-doukou = 세 종류의 수패로 같은 커쯔. 2판.
says-sankantsu = 깡쯔가 셋. 2판.
says-shousangen = 삼원패 커쯔 둘과 나머지 하나의 머리. 역패 외에 2판.
says-honroutou = 요구패만으로 된 손. 또이또이나 치또이츠 외에 2판.
says-honitsu = 한 종류의 수패와 자패. 3판, 울면 2판.
says-ryanpeikou = 멘젠에서 이페코가 두 번. 3판.
says-junchan = 모든 몸통과 머리에 1이나 9, 자패 없음. 3판, 울면 2판.
says-chinitsu = 한 종류의 수패만. 6판, 울면 5판.
says-renhou = 자가 첫 쯔모 전에 론. 취급은 룰마다 다릅니다.
says-tenhou = 친의 배패가 화료형. 역만.
says-chiihou = 자가 울기 없이 첫 쯔모로 화료. 역만.
says-daisangen = 삼원패 세 종류의 커쯔. 역만.
says-suuankou = 울지 않고 만든 커쯔가 넷. 역만.
says-tsuuiisou = 자패만. 역만.
says-ryuuiisou = 23468삭과 발만. 역만.
says-chinroutou = 1과 9만. 역만.
says-kokushi = 요구패 13종을 한 장씩, 그중 하나를 한 장 더. 역만.
says-shousuushii = 풍패 세 종류의 커쯔와 나머지의 머리. 역만.
says-daisuushii = 풍패 네 종류의 커쯔. 역만, 룰에 따라 두 배.
says-suukantsu = 깡쯔가 넷. 역만.
says-chuuren = 멘젠에서 한 종류의 1112345678999와 같은 종류 한 장. 역만.
says-daisharin = 통수 22334455667788. 일부 룰의 역만.
says-paarenchan = 친으로 여덟 번 연속 화료. 일부 룰의 역만.
says-dora = 도라 표시패의 다음 패. 역이 있는 손에서 한 장당 1판.
says-uradora = 리치 화료만 뒤집는, 표시패 아래의 도라.
says-akadora = 빨간 5. 역이 있는 손에서 한 장당 1판.
says-nukidora = 3인 마작에서 뺀 북. 1판, 그리고 영상패를 한 장 뽑습니다.
says-ryanmen = 이웃한 두 장. 양쪽의 패로 슌쯔가 됩니다.
says-kanchan = 가운데가 빈 두 장. 한 종류만 기다립니다.
says-penchan = 12나 89. 한 종류만 기다립니다.
says-shanpon = 또이쯔 둘. 어느 쪽이든 세 번째 패로 화료.
says-tanki = 머리의 나머지 한 장을 기다립니다.
says-mangan = 점수 상한의 첫 단계. 자 8000점, 친 12000점. 5판, 또는 4판 이하라도 부가 많은 손.
says-haneman = 6~7판. 만관의 1.5배.
says-baiman = 8~10판. 만관의 2배.
says-sanbaiman = 11~12판. 만관의 3배.
says-yakuman = 가장 높은 점수. 자 32000점, 친 48000점.
says-counted-yakuman = 역만이 아닌 13판 이상. 역만으로 계산.
term-sequence = 슌쯔
says-sequence = 같은 종류로 이어진 세 장.
term-triplet = 커쯔
says-triplet = 같은 패 세 장.
term-quad = 깡쯔
says-quad = 같은 패 네 장. 깡을 선언하고 몸통 하나로 셉니다.
term-set = 몸통
says-set = 슌쯔, 커쯔, 깡쯔. 화료하려면 몸통 넷과 머리가 필요합니다.
term-pair = 또이쯔
says-pair = 같은 패 두 장.
term-block = 블록
says-block = 몸통이나 그 후보. 손패에는 다섯이 필요합니다. 넷은 몸통, 하나는 머리.
term-shape = 타쯔
says-shape = 한 장만 더하면 슌쯔가 되는 두 장.
term-compound = 복합형
says-compound = 여러 가지로 나눌 수 있는 이어진 패.
term-loose = 뜬 패
says-loose = 어느 블록에도 들지 않는 패.
term-helper = 보조패
says-helper = 블록 곁의 한 장. 유효패를 넓힙니다.
term-ryankan = 쌍간짱
says-ryankan = 두 칸이 빈 세 장. 어느 쪽이 채워져도 슌쯔.
term-simple = 중장패
says-simple = 2~8의 수패.
term-terminal = 노두패
says-terminal = 1과 9.
term-honor = 자패
says-honor = 풍패와 삼원패. 슌쯔가 되지 않습니다.
term-orphan = 요구패
says-orphan = 1, 9와 자패.
term-wind = 풍패
says-wind = 동, 남, 서, 북.
term-dragon = 삼원패
says-dragon = 백, 발, 중.
term-suit = 수패
says-suit = 만수, 통수, 삭수. 각각 1~9.
term-shanten = 샹텐
says-shanten = 텐파이까지 모자란 장수. 2샹텐은 두 장이면 텐파이.
term-tenpai = 텐파이
says-tenpai = 한 장만 더하면 화료하는 상태.
term-noten = 노텐
says-noten = 텐파이가 아닌 상태.
term-ukeire = 유효패
says-ukeire = 샹텐을 줄이는 패와 남은 장수.
term-wait = 대기
says-wait = 텐파이한 손을 완성하는 패.
term-good-shape = 양형
says-good-shape = 양면처럼 다섯 장 이상의 대기.
term-furiten = 후리텐
says-furiten = 대기패가 자기 버림패에 있거나 화료패를 놓친 상태. 론할 수 없습니다.
term-karaten = 카라텐
says-karaten = 화료패를 모두 들고 있거나 모두 보이는 텐파이.
term-takame = 타카메
says-takame = 여러 대기 중 점수가 높은 쪽.
term-yasume = 야스메
says-yasume = 여러 대기 중 점수가 낮은 쪽.
term-closed = 멘젠
says-closed = 울지 않은 손. 안깡을 해도 멘젠입니다.
term-open = 후로한 손
says-open = 치, 퐁, 밍깡을 한 손. 리치할 수 없습니다.
term-meld = 후로
says-meld = 울거나 깡해서 내놓은 몸통.
says-chi = 상가의 버림패를 울어 슌쯔를 만듭니다.
says-pon = 누구의 버림패로든 커쯔를 만듭니다.
says-kan = 같은 패 네 장을 선언. 한 장 더 뽑고 도라가 늘어납니다.
term-closed-kan = 안깡
says-closed-kan = 직접 뽑은 네 장의 깡.
term-added-kan = 가깡
says-added-kan = 퐁한 커쯔에 네 번째 패를 더하는 깡.
says-ron = 다른 사람의 버림패로 화료. 방총한 사람만 지불.
term-kuikae = 쿠이카에
says-kuikae = 운 몸통과 같은 형태가 되는 패를 버리는 것. 대부분의 룰에서 금지.
term-cut = 타패
says-cut = 패 한 장을 버리는 것.
term-tsumogiri = 쯔모기리
says-tsumogiri = 뽑은 패를 그대로 버리는 것.
term-tedashi = 테다시
says-tedashi = 뽑은 패가 아니라 손 안에서 버리는 것.
term-riichi-stick = 리치봉
says-riichi-stick = 리치의 1000점. 다음 화료자가 가져갑니다.
term-dama = 다마
says-dama = 리치를 걸지 않은 텐파이.
term-fold = 베타오리
says-fold = 화료를 포기하고 안전패만 버리는 것.
term-push = 밀기
says-push = 위험을 무릅쓰고 계속 나아가는 것.
term-mawashi = 돌려치기
says-mawashi = 안전패를 버리며 화료의 가능성을 남기는 것.
term-genbutsu = 현물
says-genbutsu = 리치한 사람이 버렸거나 놓친 패. 론당하지 않습니다.
term-suji = 스지
says-suji = 버림패에서 세 칸 떨어진 패. 둘을 함께 기다리는 양면은 후리텐입니다. 다른 대기에는 쏘일 수 있습니다.
term-half-suji = 한쪽 스지
says-half-suji = 4, 5, 6 중 양쪽 스지의 한쪽만 나온 패.
term-musuji = 무스지
says-musuji = 스지가 하나도 나오지 않은 패. 가장 위험합니다.
term-no-chance = 노찬스
says-no-chance = 가까운 패 네 장이 모두 보여, 그 패를 쓰는 양면 대기일 수 없습니다.
term-one-chance = 원찬스
says-one-chance = 가까운 패 세 장이 보여, 그 패를 쓰는 양면 대기일 가능성이 낮습니다.
term-deal-in = 방총
says-deal-in = 론당하는 패를 버리는 것.
term-han = 판
says-han = 역과 도라의 단위. 만관까지 하나마다 두 배.
term-fu = 부
says-fu = 몸통, 머리, 대기 등에 붙는 작은 점수. 1의 자리는 올림.
says-closed-ron = 멘젠인 채로 론했을 때 붙는 10부.
says-open-pinfu = 울어서 핑후 형태가 된 패. 역은 되지 않으며, 론은 20부가 아니라 30부로 셉니다.
term-limit = 만관 이상
says-limit = 여기부터는 판만으로 단계별 점수가 정해집니다.
term-dealer = 친
says-dealer = 동가. 화료하면 1.5배를 받고, 남이 쯔모하면 자의 두 배를 냅니다.
term-non-dealer = 자
says-non-dealer = 친이 아닌 사람들.
term-honba = 본장
says-honba = 연장이나 유국의 횟수. 하나마다 화료 점수가 300점(3인 마작은 200점) 늘어납니다.
term-dora-indicator = 도라 표시패
says-dora-indicator = 왕패에서 뒤집힌 패. 그 다음 패가 도라.
term-noten-payment = 노텐 벌부
says-noten-payment = 유국 때 노텐인 사람이 텐파이한 사람에게 모두 3000점(3인 마작은 2000점)을 지불.
term-pao = 책임지불
says-pao = 역만을 확정하는 몸통을 울게 한 사람이 지불을 책임집니다.
term-kuisagari = 쿠이사가리
says-kuisagari = 울면 1판 줄어드는 것.
term-kuitan = 쿠이탕
says-kuitan = 운 탕야오. 대부분의 룰에서 인정.
term-atozuke = 아토즈케
says-atozuke = 먼저 울고 역을 나중에 확정하는 것.
term-kiriage = 절상만관
says-kiriage = 4판 30부와 3판 60부를 만관으로 하는 룰.
term-double-wind = 연풍패
says-double-wind = 자풍이면서 장풍인 바람. 커쯔면 2판.
term-value-pair = 역패 머리
says-value-pair = 삼원패, 자풍, 장풍의 머리. 2부, 핑후가 되지 않습니다.
term-seat-wind = 자풍
says-seat-wind = 자기 자리의 바람. 친은 동.
term-round-wind = 장풍
says-round-wind = 장의 바람. 동장은 동, 남장은 남.
term-hanchan = 반장전
says-hanchan = 동장과 남장으로 된 한 게임.
term-tonpuu = 동풍전
says-tonpuu = 동장만의 게임.
term-all-last = 오라스
says-all-last = 게임의 마지막 국.
term-turn = 순
says-turn = 자기가 버린 횟수. 한 국은 약 18순.
term-river = 버림패
says-river = 버린 패를 순서대로 놓은 것.
term-dead-wall = 왕패
says-dead-wall = 표시패와 영상패가 있는, 뽑지 않는 14장.
term-exhaustive-draw = 황패 유국
says-exhaustive-draw = 패산이 떨어지고 아무도 화료하지 못한 것.
term-abortive-draw = 도중 유국
says-abortive-draw = 사가 리치 등으로 국이 도중에 끝나는 것.
term-nagashi-mangan = 유국 만관
says-nagashi-mangan = 유국 때 버림패가 모두 요구패이고 아무도 그 패를 울지 않은 것. 만관으로 받습니다.
term-renchan = 연장
says-renchan = 친이 화료하거나 유국 때 텐파이면 친을 계속하는 것.
term-chombo = 촌보
says-chombo = 잘못된 화료 선언 같은 큰 반칙의 벌.
term-sanma = 3인 마작
says-sanma = 2만~8만도 치도 없는, 세 명이 하는 마작.
term-kita = 북빼기
says-kita = 3인 마작에서 북을 빼는 것.
term-efficiency = 패효율
says-efficiency = 유효패 장수로 타패를 고르는 것.
term-width = 넓이
says-width = 유효패의 장수.
term-value = 타점
says-value = 화료했을 때의 점수.
term-sixth-block = 여섯째 블록
says-sixth-block = 다섯이면 충분해 남는 블록. 먼저 뺍니다.
term-reading = 해석
says-reading = 화료형을 몸통과 머리로 나누는 한 방법.
term-uma = 우마
says-uma = 대국이 끝나면 순위에 따라 주고받는 점수. 10-20이면 4위가 1위에게 2만 점, 3위가 2위에게 1만 점을 냅니다. 액수는 룰마다 다릅니다.
term-oka = 오카
says-oka = 시작 점수와 반환 점수의 차. 모두의 몫을 1위가 받습니다. 25000점 시작, 30000점 반환이면 5000점씩 네 사람 몫. 없는 룰도 있습니다.
term-wareme = 와레메
says-wareme = 패산을 연 자리의 사람은 받는 점수도 내는 점수도 두 배가 되는 로컬 룰.
term-live-tile = 생패
says-live-tile = 아직 한 장도 버려지거나 울리지 않은 패. 주로 자패를 말하며, 누가 두세 장 들고 있을 수 있습니다.
term-busting = 토비
says-busting = 점수가 0점 아래로 내려가는 것. 대개 거기서 대국이 끝납니다.
term-yakitori = 야키토리
says-yakitori = 한 번도 화료하지 못한 채 대국이 끝나면 벌점을 내는 로컬 룰.
term-chips = 축의
says-chips = 일발, 적도라, 뒷도라 등에 점수와 따로 주는 로컬 룰.
term-agariyame = 아가리야메
says-agariyame = 오라스의 친이 화료해 1위이면 연장하지 않고 대국을 끝낼 수 있는 것.
term-head-bump = 아타마하네
says-head-bump = 한 패에 여럿이 론하면 방총자 다음으로 차례가 가장 빠른 한 사람만 화료하는 것.
term-double-ron = 더블론
says-double-ron = 버림패 한 장에 두 사람이 론해, 방총자가 둘 다 내는 것.
term-first-dealer = 기가
says-first-dealer = 동1국의 친.
term-kamicha = 상가
says-kamicha = 왼쪽에 앉아 나보다 먼저 뽑는 사람. 치는 이 사람의 패로만 합니다.
term-toimen = 대면
says-toimen = 맞은편에 앉은 사람.
term-shimocha = 하가
says-shimocha = 오른쪽에 앉아 나 다음에 뽑는 사람. 내 버림패를 치할 수 있습니다.
term-starting-hand = 배패
says-starting-hand = 국을 시작할 때 받는 13장.
term-wall = 패산
says-wall = 엎어서 두 단으로 쌓고 뽑아 가는 패.
term-safe-tile = 안전패
says-safe-tile = 리치한 사람에게 쏘이지 않거나 거의 쏘이지 않는 패.
term-guest-wind = 객풍
says-guest-wind = 자풍도 장풍도 아닌 풍패. 세 장을 모아도 역이 아닙니다.
term-suji-trap = 스지 함정
says-suji-trap = 자기 버림패의 스지로 기다려, 남에게 안전해 보이게 하는 것.
term-chase-riichi = 추격 리치
says-chase-riichi = 남이 리치한 뒤에 거는 리치.
term-formal-tenpai = 형식 텐파이
says-formal-tenpai = 역이 없는 텐파이. 유국 때 노텐이 되지 않으려고 잡습니다.
term-perfect-shanten = 완전 이샹텐
says-perfect-shanten = 양면 둘과 머리에, 유효패를 넓히는 한 장이 붙은 1샹텐.
term-bad-shape = 우형
says-bad-shape = 간짱, 변짱, 단기처럼 네 장 이하의 대기.
term-nine-terminals = 구종구패
says-nine-terminals = 첫 쯔모에 요구패가 아홉 종 이상이고 아직 아무도 울지 않았으면 국을 유국시킬 수 있는 것.
term-tegawari = 손바뀜
says-tegawari = 샹텐은 줄지 않지만 대기나 점수가 좋아지는 쯔모.
