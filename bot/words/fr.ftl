### Français. Une ligne de téléphone tient une quarantaine de signes.

## Les tuiles : les noms courts sont écrits, les longs sont lus à voix haute.

number-decimal = ,
number-thousands = { "\u202F" }
number-percent = { $number }{ "\u202F" }%
# "each": 1m 4m 7m; "runs": 147m
tile-list = each
# "numbers": 1122z, or Est ×2 where all are the same; "names": one name after the other
tile-honors = numbers
tile-ranks = 1 2 3 4 5 6 7 8 9
tile-red-five-short = r5
tile-red-five-spoken = 5 rouge
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
tile-1z-short = Est
tile-2z-short = Sud
tile-3z-short = Ouest
tile-4z-short = Nord
tile-5z-short = Blanc
tile-6z-short = Vert
tile-7z-short = Rouge
tile-1z-spoken = Est
tile-2z-spoken = Sud
tile-3z-spoken = Ouest
tile-4z-spoken = Nord
tile-5z-spoken = Blanc
tile-6z-spoken = Vert
tile-7z-spoken = Rouge

## Étiquettes dans les images

label-waits = attentes
label-left = reste { $left }
label-furiten = furiten
label-shanten = { $shanten }-shanten
gloss-shanten = -# { $shanten }-shanten : à { $shanten ->
    [one] une tuile
   *[other] { $shanten } tuiles
    } du tenpai. Autres mots : /term
label-tiles =
    { $left ->
        [one] { $left } tuile
       *[other] { $left } tuiles
    }
label-able-tiles = { $able }/{ $left } tuiles
label-able-left = reste { $able }/{ $left }
label-tsumo-split = { $others }/{ $dealer }
label-tsumo-all = { $each } chacun
label-outlook-points = { $value } points espérés
label-outlook-win = victoire { $value }
label-outlook-tenpai = tenpai { $value }
label-outlook-waits = attentes : { $left ->
        [one] { $left } tuile
       *[other] { $left } tuiles
    }
label-outlook-shanten = { $shanten }-shanten : { $left }
label-outlook-turn = tour { $turn }
label-outlook-alone = en jouant seul
label-outlook-table = à une table en ligne moyenne
label-outlook-own = à la table mesurée ici
label-outlook-riichi = riichi { $points } · { $win }
label-outlook-dama = dama { $points } · { $win }
label-danger-genbutsu = genbutsu
label-danger-ranks = { $low }/{ $high }
label-danger-suji = suji { $ranks }
label-danger-half = demi-suji { $ranks }
label-danger-musuji = sans suji { $ranks }
label-danger-nochance = no chance { $ranks }
label-danger-onechance = one chance { $ranks }
label-danger-honor = honneur, reste { $left }
label-danger-value = yakuhai, reste { $left }
label-danger-man = 1m 9m, reste { $left }
label-danger-rate = { $percent } sur { $cuts }
label-danger-too-few = trop peu comptées
label-danger-riichi = riichi
label-danger-since = d'après
label-danger-class = classe, taux
label-player-right = droite
label-player-across = en face
label-player-left = gauche
label-player-you = vous
label-player-first = premier
label-player-second = deuxième
label-player-third = troisième

## L'image en mots

alt-joint = , { "" }
alt-joint-full = , { "" }
alt-joint-short = { " " }
alt-left-full = { $tile } reste { $left }
alt-left-short = { $tile } ×{ $left }
alt-cut = défausser { $tiles }
alt-cut-any = défausser au choix { $tiles }
alt-kan = kan caché { $tiles }
alt-kita = kita de { $tiles }
alt-face-down = { $tiles } entre { $hidden } tuiles face cachée
alt-called-left = { $tiles }, prise au joueur de gauche
alt-called-across = { $tiles }, prise au joueur d'en face
alt-called-right = { $tiles }, prise au joueur de droite
alt-discarded = { $tiles } défaussée
alt-river = défausses : { $tiles }
alt-winning = { $tiles }, gagnée avec { $marked }
alt-winning-tile = tuile gagnante { $tiles }
alt-dora = { $tiles } avec dora { $marked }
alt-dora-tile = dora { $tiles }
alt-aside = { $tiles } mis de côté comme dora
spoken-reading = lecture { $number }
spoken-good = bonne
spoken-able = { $able } tuiles sur { $left } avec un yaku

## Attentes

phrase-waits = { $tiles }, il en reste { $left }
phrase-furiten = { $waits }, furiten
phrase-accepts =
    { $left ->
        [one] { $left } tuile
       *[other] { $left } tuiles
    }, { $kinds ->
        [one] { $kinds } sorte
       *[other] { $kinds } sortes
    }
phrase-accepts-good = { phrase-accepts }, { $good ->
        [one] { $good } bonne
       *[other] { $good } bonnes
    }
phrase-many-waits = { $kinds } sortes, il en reste { $left }
title-tenpai = Tenpai : { $waits }
title-furiten = Tenpai furiten : { $waits }
text-furiten = ⚠️ **Furiten** : vous avez défaussé { $tiles }. Aucune de vos attentes ne se gagne par ron, seulement par tsumo.
text-ron-rates-table = -# Chance de ron en riichi par rapport à celle de piocher la tuile, à une table en ligne moyenne : { $rates }
text-ron-rates-own = -# Chance de ron en riichi par rapport à celle de piocher la tuile, à la table mesurée par l'hôte de ce bot : { $rates }
item-ron-rate = { $tiles } ×{ $rate }
text-gone = Il ne reste aucune tuile { $tiles } : les quatre sont visibles.
text-all-gone = Tenpai, mais aucune tuile gagnante ne reste : toutes les tuiles { $tiles } sont visibles.
text-karaten = Vous avez vous-même les quatre { $tiles } : rien ne peut compléter cette main. C'est tenpai ici, noten selon { $rules }.
text-no-karaten = La seule attente serait { $tiles }, et vous en avez les quatre. C'est noten avec ces règles, tenpai selon { $rules }.
text-left-out = Hors de cette main : `{ $text }`.
text-read-as = **Lu comme** `{ $hand }`
text-not-used = Non utilisé : `{ $text }`.
text-assumed = Lu comme : riichi en face, rivière `{ $text }`.
text-not-furiten = Pas furiten : aucune de ces attentes n'est dans la rivière indiquée.
text-other-hands = { $count ->
    [one] Il y a une autre main dans ce message : choisissez-la ci-dessous.
   *[other] Il y a { $count } autres mains dans ce message : choisissez-en une ci-dessous.
}
text-seen = Comptées comme vues : { $tiles }
text-river = Vos défausses, comptées comme vues : { $tiles }
text-nuki = { $nuki ->
        [one] { $nuki } Nord mis de côté, soit un dora, et un Nord de moins à piocher.
       *[other] { $nuki } Nord mis de côté, soit { $nuki } dora, et autant de Nord de moins à piocher.
    }
joint-names = , { "" }
joint-groups = { " " }
joint-worth = { " " }
joint-or = { " ou " }

shape-line = { $part } prend { $tiles } · { $shape }
shape-more = … et { $more ->
        [one] { $more } autre
       *[other] { $more } autres
    }
shape-ryanmen = ryanmen (double)
shape-kanchan = kanchan (centrale)
shape-penchan = penchan (au bord)
shape-shanpon = shanpon (paires)
shape-tanki = tanki (paire)
shape-seven-pairs-tanki = septième paire
shape-thirteen-orphans-single = treize orphelins (il en manque un)
shape-thirteen-orphans-thirteen-sided = treize orphelins (tous en main)

wait-named = **{ $name }** : { $why }
wait-name-nobetan = Nobetan
wait-why-nobetan = quatre tuiles qui se suivent, chaque bout fait la paire.
wait-name-sanmenchan = Sanmenchan
wait-why-sanmenchan = cinq tuiles qui se suivent, complétées par trois sortes.
wait-name-sanmentan = Sanmentan
wait-why-sanmentan = sept tuiles qui se suivent, trois sortes font la paire.
wait-name-aryanmen = Aryanmen
wait-why-aryanmen = une double attente dont une tuile est déjà celle de la paire.
wait-name-nakabukure = Nakabukure
wait-why-nakabukure = une suite dont la tuile du milieu est doublée attend cette tuile pour la paire.
wait-name-ryantan = Ryantan
wait-why-ryantan = un brelan et une tuile voisine, soit une attente de paire et une double attente.
wait-name-kantan = Kantan
wait-why-kantan = un brelan et une tuile à deux rangs, soit une attente de paire et une centrale.
wait-name-pentan = Pentan
wait-why-pentan = un brelan au bord et sa voisine, soit une attente de paire et une attente de bord.
wait-name-kantankan = Kantankan
wait-why-kantankan = un kantan de chaque côté d'une tuile.
wait-name-entotsu = Entotsu
wait-why-entotsu = une double attente dont vous avez l'une des tuiles en trois exemplaires, si bien qu'une autre paire attend aussi.
wait-name-tatsumaki = Tatsumaki
wait-why-tatsumaki = deux brelans autour d'une tuile, qui attendent tout ce qui les entoure.
wait-name-happoubijin = Happoubijin
wait-why-happoubijin = six rangs qui se suivent, avec un brelan à chaque bout, soit huit attentes.
wait-name-nine-gates = Neuf portes pures
wait-why-nine-gates = chaque tuile de la famille complète la main.

## Mains qui ne sont pas tenpai

# blocs : groupes et débuts de groupes
label-blocks = { $count ->
    [one] { $count } bloc
   *[other] { $count } blocs
}
label-pairs = { $count ->
    [one] { $count } paire
   *[other] { $count } paires
}
label-block-pair = paire
alt-block-set = groupe { $tiles }
alt-block-pair = paire { $tiles }
alt-block-shape = { $tiles } attend { $takes }
alt-block-compound = { $tiles }, { $count ->
    [one] { $count } bloc
   *[other] { $count } blocs
}
alt-block-single = seule { $tiles }
text-blocks-few = Blocs : { $count } sur les cinq qu'il faut (un bloc est un groupe, ou le début d'un groupe).
text-blocks-five = Cinq blocs : quatre pour les groupes, un pour la paire.
text-blocks-many = { $count } blocs pour cinq places seulement.
text-blocks-no-pair = { $count } blocs, et aucune paire.
text-ways = { $part } compte { $count ->
    [one] un bloc
   *[other] { $count } blocs
    }, de quelque façon qu'on le partage :
button-ways = Les partages
title-ways = Façons de la partager en blocs
text-ways-none = Cette main ne se partage en blocs que d'une façon.
reason-loose = Dans aucun bloc : { $tile }.
reason-helper = { $tile } ne fait qu'appuyer { $block }.
reason-six-blocks = { $count } blocs pour cinq places : { $block } attend { $left } tuiles, les autres formes { $least } ou plus.
reason-six-goes = { $count } blocs pour cinq places : { $block } est de trop.
reason-pair = { $block } est la paire de trop.
reason-shape = { $block } est la forme la plus faible.
reason-compound = Sans { $tile }, { $block } garde { $kept }.
reason-compound-six = { $count } blocs pour cinq places : sans { $tile }, { $block } garde { $kept }.
reason-compound-blocks = Sans { $tile }, { $block } compte encore { $blocks } blocs.
reason-compound-blocks-six = { $count } blocs pour cinq places : sans { $tile }, { $block } en compte { $blocks }, contre { $before } avec elle.
reason-triplet = Il manque une paire : { $block } la donne.
reason-four-sets = Quatre groupes sont faits : une des tuiles part ({ $block }), l'autre attend la paire.
reason-width-or-value = Largeur ou valeur : { $widest } accepte plus de tuiles, { $valued } rapporte plus de points. Les deux sont justes.
reason-value = Largeur ou valeur : { $widest } accepte plus de tuiles, { $valued } vise { $yaku } et rapporte plus de points. Les deux sont justes.
reason-worth-more = La largeur seule donnerait { $beaten }, mais { $valued } rapporte plus de points.
reason-step-or-value = { $shanten ->
        [0] { $widest } met la main tenpai, { $valued } casse le tenpai
       *[other] { $widest } reste à { $shanten }-shanten, { $valued } recule d'un pas
    } et rapporte plus de points. Les deux sont justes.
reason-step-for-yaku = { $shanten ->
        [0] { $widest } met la main tenpai, { $valued } casse le tenpai
       *[other] { $widest } reste à { $shanten }-shanten, { $valued } recule d'un pas
    } pour { $yaku } et rapporte plus de points. Les deux sont justes.
reason-yaku = Défausser { $tile } préserve { $yaku }.
quiz-width-alone = Seule la largeur compte ici, mais { $best } rapporte plus de points que la défausse { $widest }. Pour une telle main, préférez /vote.
reason-breaks = { $tile } casse { $block }.

title-noten = { $shanten }-shanten : { $kinds ->
        [one] { $kinds } sorte
       *[other] { $kinds } sortes
    }, { $left ->
        [one] { $left } tuile utile
       *[other] { $left } tuiles utiles
    }
text-forms = Shanten par forme : { $forms }
form-standard = standard { $shanten }
form-seven-pairs = sept paires { $shanten }
form-thirteen-orphans = treize orphelins { $shanten }
text-good = { $good ->
        [one] Une des { $left } tuiles, en or, mène
       *[other] { $good } des { $left } tuiles, en or, mènent
    } à un bon tenpai : cinq tuiles gagnantes ou plus.
text-good-all = Chacune de ces tuiles mène à un bon tenpai : cinq tuiles gagnantes ou plus.
text-good-none = Aucune de ces tuiles ne mène à un bon tenpai : cinq tuiles gagnantes ou plus.
text-good-gold = Les tuiles au nombre doré mènent à un bon tenpai : cinq tuiles gagnantes ou plus.
text-red-no-yaku = Les tuiles au nombre rouge laissent cette main ouverte sans yaku.
phrase-improved = { $tiles }{ $more ->
        [0] { "" }
        [one] { " " }et { $more } autre
       *[other] { " " }et { $more } autres
    }
text-improves = S'améliore avec { $improved }. Le mieux : piocher { $best }, défausser { $cut }, { $left ->
        [one] { $left } tuile
       *[other] { $left } tuiles
    }.
text-cut-improves = Après **{ $tile }** : s'améliore avec { $improved }. Le mieux : { $best }, { $left ->
        [one] { $left } tuile
       *[other] { $left } tuiles
    }.
text-yaku-back = Vers un yaku : défausser { $tiles } pour { $shanten }-shanten, { $left ->
        [one] { $left } tuile qui en garde un
       *[other] { $left } tuiles qui en gardent un
    }.

## Défausses

title-cut-tenpai = Défausser { $tile } : tenpai, { $waits }
phrase-paying = { $phrase }, { $points } points
phrase-paying-nothing = { $phrase }, aucun yaku
phrase-able = { $phrase }, dont { $able } avec un yaku
title-others-pay = { $title } ({ $others })
item-pays = défausser { $tiles } : { $points }
item-others-pay = les autres : { $points }
item-cut-dora = { $tile } (dora)
title-cut-tenpai-tie = Défausser { $tiles } : tenpai, il en reste { $left }
title-cut-noten = Le plus efficace : { $tiles }. { $shanten }-shanten, { $left ->
        [one] { $left } tuile utile
       *[other] { $left } tuiles utiles
    }
title-cut-able = Le plus de tuiles avec un yaku : { $tiles }. { $shanten }-shanten, { $able } sur { $left }
title-kita = D'abord le kita ({ $tile }) : { $leads }
button-kita = Mettre le Nord de côté
text-kita = Un Nord mis de côté compte comme dora, et une tuile de remplacement est piochée avant la défausse.
text-complete-waits = Pour continuer à jouer, ces défausses gardent le tenpai. Chacune vous rend furiten, puisque la tuile défaussée est une de vos attentes.
text-all-furiten = Quelle que soit la défausse, vous êtes furiten.
text-narrower = Moins de tuiles mais plus de points : **{ $tile }** → { $leaves }
line-cut-named = **{ $tile }** → { $name }

## Lectures d'une main complète

title-complete = Complète : { $readings ->
        [one] { $readings } lecture
       *[other] { $readings } lectures
    }
title-complete-worth = Complète. { $worth }
title-incomplete = Pas complète. { $lacks }
text-order-sequence = Suites d'abord. De deux lectures, celle qui a plus de suites à la tuile la plus basse vient en premier.
text-order-triplet = Brelans d'abord. De deux lectures, celle qui a un brelan à la tuile la plus basse vient en premier.
line-reading = **{ $number }** gagnée en { $shapes }
item-found = `{ $sign }` { $line }
found-both = SB
found-sequence = S
found-triplet = B
found-neither = –
text-found = -# `S`, `B` : trouvée en prenant d'abord les suites ou les brelans, sans revenir en arrière.{ $neither ->
        [0] { "" }
       *[other] { " " }`–` : trouvée seulement par une recherche complète.
    }
order-sequence = Suites d'abord
order-triplet = Brelans d'abord

## Ce que vaut une main gagnée

title-won = { $price } : { $worth }
title-no-yaku = Complète, mais sans yaku : elle ne peut pas gagner
phrase-points = { $points } points
phrase-points-limit = { $points } points, { $limit }
phrase-paid-limit = { $points }, { $limit }
phrase-han-fu = { $han } han { $fu } fu
phrase-no-yaku = aucun yaku
phrase-same = les mêmes points
phrase-same-but = les mêmes points ({ $difference })
phrase-same-rounded = les fu arrondis sont les mêmes
phrase-no-win = aucune victoire
phrase-instead = { $points } au lieu de { $best } : { $difference }
label-points = { $points }
label-no-yaku = aucun yaku
label-dora = indicateur de dora
label-kita = kita
label-ura = indicateur ura
line-detail = **{ $number }** gagnée en { $shape }
line-yaku = **Yaku** { $yaku } = { $han } han
line-fu = **Fu** { $items } = { $fu }
line-fu-rounded = **Fu** { $items } = { $sum }, arrondis à { $fu }
line-pays-ron = **Payé** { $points } par le joueur qui a défaussé
line-pays-tsumo = **Payé** { $dealer } par le donneur, { $others } par { $payers ->
        [2] l'autre
       *[other] chacun des autres
    }
line-pays-all = **Payé** { $points } par chacun des { $payers ->
        [2] deux autres
       *[other] trois autres
    }
line-pays-liable = **Payé** { $points } par le joueur responsable seul
line-pays-liable-ron = **Payé** { $points } par l'auteur de la défausse, { $liable } par le joueur responsable
line-pays-liable-too = , et { $liable } par le joueur responsable
line-pays-honba = { " " }(avec { $extras })
line-pays-extra = { " " }({ $total } en tout avec { $extras })
line-other = **{ $number }** { $shape } · { $price }
price-ron = ron { $points }
price-tsumo = tsumo { $points }
price-riichi-ron = riichi ron { $points }
price-riichi-tsumo = riichi tsumo { $points }
label-range = { $low }–{ $high }
line-ranges-riichi = -# points : ron avec riichi, { $dora }, vent du joueur { $wind }, vent dominant { $round }
line-ranges = -# points : ron, { $dora }, vent du joueur { $wind }, vent dominant { $round }
line-ranges-pass = -# points : ron, si l'on passe avec riichi, { $dora }, vent du joueur { $wind }, vent dominant { $round }
line-prices = -# points : { $dora }, vent du joueur { $wind }, vent dominant { $round }
phrase-no-dora = sans dora
phrase-no-other-dora = sans autre dora
phrase-nuki = avec { $nuki } Nord de côté, { $dora }
phrase-dora = avec { $count ->
        [one] indicateur
       *[other] indicateurs
    } de dora { $tiles }
phrase-only-reds = r5 compris, sans autre dora
text-takame = Le plus cher (takame) : { $dear }. Le moins cher (yasume) : { $cheap }.
text-needs-riichi = Sans riichi, un ron sur { $tiles } n'a pas de yaku.
text-open-no-yaku = ⚠️ **Aucun yaku** sur { $tiles } : la main est ouverte, ni ron ni tsumo ne gagnent.
text-open-no-ron = ⚠️ **Aucun yaku** pour un ron sur { $tiles } : la main est ouverte, seul un tsumo gagne.
line-rules = -# règles : { $rules }
line-unpriced = -# Seule une main entière a une valeur : dora, riichi et le reste ne comptent pas ici.
line-on-top = -# { $extras } : non comptés dans les points
line-situation = -# { $facts }
item-yaku = { $name } { $han }
item-fu = { $fu } { $why }
item-fu-group = { $fu } { $why } { $group }
item-more = +{ $han } { $name }
item-less = −{ $han } { $name }
item-fu-instead = { $fu } fu, et non { $other }
item-badge = **{ $rules }** { $points }
item-badge-why = **{ $rules }** { $points } ({ $why })
joint-plus = { " + " }
joint-and = { " et " }
joint-facts = { " · " }
item-elsewhere = { $language } : { $word }
joint-badge = { " · " }
text-no-yaku = Il faut au moins un yaku pour gagner.
text-only-dora = Les dora seuls ne gagnent pas : il faut un yaku.
text-badge = Avec d'autres règles : { $rules }
fact-seat = vent du joueur { $wind }, vent dominant { $round }
fact-no-indicator = pas d'indicateur donné : sans dora, un indicateur ura
fact-honba = { $honba } honba
fact-sticks = { $sticks ->
        [one] { $sticks } bâton
       *[other] { $sticks } bâtons
    }
fact-tsumo = tsumo
fact-ron = ron
fact-dealer = donneur
fact-not-dealer = non-donneur
fact-riichi = riichi
fact-no-riichi = pas de riichi
fact-ura = ura dora
fact-nuki = un Nord de côté
fact-closed-kan = kan caché
fact-added-kan = chankan sur un kan ajouté
fact-double-ippatsu = ippatsu d'un double riichi
fact-pao = pao
by-tsumo = tsumo
by-ron = ron
limit-mangan = mangan
limit-haneman = haneman
limit-baiman = baiman
limit-sanbaiman = sanbaiman
limit-yakuman = yakuman
limit-counted-yakuman = kazoe yakuman
limit-yakuman-times = { $times }× yakuman
worth-han-1 = 1 han
worth-han-2 = 2 han
worth-han-3 = 3 han
worth-han-4 = 4 han
worth-yakuman-2 = yakuman ×2
worth-yakuman-3 = yakuman ×3
worth-yakuman-4 = yakuman ×4
worth-yakuman-5 = yakuman ×5
worth-yakuman-6 = yakuman ×6
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
button-tsumo = Par tsumo
button-ron = Par ron
button-riichi = Avec riichi
button-no-riichi = Sans riichi
button-dealer = Comme donneur
button-non-dealer = Comme non-donneur (Sud)
button-next-reading = Lecture suivante
select-rules = Règles…
select-hand = Une autre main du message…

switch-red-fives = { $on ->
        [0] sans cinq rouges
       *[other] cinq rouges
    }
switch-open-tanyao = { $on ->
        [0] sans tanyao ouvert
       *[other] tanyao ouvert
    }
switch-kiriage = { $on ->
        [0] sans kiriage mangan
       *[other] kiriage mangan
    }
switch-double-wind-fu = paire de vent double : { $on } fu
switch-kazoe = { $on ->
        [0] sans kazoe yakuman
       *[other] kazoe yakuman
    }
switch-double-yakuman = { $on ->
        [0] sans double yakuman
       *[other] double yakuman
    }
switch-stacked-yakuman = { $on ->
        [0] un seul yakuman compte
       *[other] les yakuman s'ajoutent
    }
switch-rinshan-tsumo-fu = { $on ->
        [0] sans fu de tsumo après un kan
       *[other] fu de tsumo après un kan
    }
switch-renhou = { $on ->
        [0] sans renhou
       *[other] renhou
    }
switch-ippatsu = { $on ->
        [0] sans ippatsu
       *[other] ippatsu
    }
switch-ura-dora = { $on ->
        [0] sans ura dora
       *[other] ura dora
    }
switch-kan-dora = { $on ->
        [0] sans kan dora
       *[other] kan dora
    }
switch-kan-ura = { $on ->
        [0] sans kan ura
       *[other] kan ura
    }
switch-north-value = { $on ->
        [0] le Nord n'est pas un yaku
       *[other] le Nord est un yaku
    }
switch-sanma-tsumo = { $on ->
        [0] part du quatrième joueur perdue au tsumo
       *[other] part du quatrième joueur partagée au tsumo
    }
switch-renhou-strict = { $on ->
        [0] renhou seulement s'il vaut plus
       *[other] renhou strict
    }
switch-tenhou-any-tile = { $on ->
        [0] tenhou sur la dernière tuile piochée
       *[other] tenhou sur n'importe quelle tuile de la main
    }

fu-base = base
fu-seven-pairs = sept paires
fu-closed-ron = ron fermé
fu-tsumo = tsumo
fu-open-pinfu = pinfu ouvert
fu-kanchan = kanchan
fu-penchan = penchan
fu-tanki = tanki
fu-value-pair = paire de valeur
fu-double-wind-pair = paire de vent double
fu-open-triplet = brelan exposé
fu-closed-triplet = brelan caché
fu-open-terminal-triplet = brelan exposé (1/9/honneur)
fu-closed-terminal-triplet = brelan caché (1/9/honneur)
fu-open-kan = kan exposé
fu-closed-kan = kan caché
fu-open-terminal-kan = kan exposé (1/9/honneur)
fu-closed-terminal-kan = kan caché (1/9/honneur)

yaku-riichi = riichi
yaku-double-riichi = double riichi
yaku-open-riichi = riichi ouvert
yaku-ippatsu = ippatsu
yaku-tsumo = menzen tsumo
yaku-pinfu = pinfu
yaku-tanyao = tanyao
yaku-iipeikou = iipeikou
yaku-seat-east = vent du joueur Est
yaku-seat-south = vent du joueur Sud
yaku-seat-west = vent du joueur Ouest
yaku-seat-north = vent du joueur Nord
yaku-round-east = vent dominant Est
yaku-round-south = vent dominant Sud
yaku-round-west = vent dominant Ouest
yaku-round-north = vent dominant Nord
yaku-haku = dragon blanc
yaku-hatsu = dragon vert
yaku-chun = dragon rouge
yaku-rinshan = rinshan
yaku-chankan = chankan
yaku-haitei = haitei
yaku-houtei = houtei
yaku-chiitoitsu = sept paires
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
yaku-kokushi-13 = kokushi musou à treize attentes
yaku-shousuushii = shousuushii
yaku-daisuushii = daisuushii
yaku-suukantsu = suukantsu
yaku-chuuren = chuuren poutou
yaku-junsei-chuuren = junsei chuuren poutou
yaku-daisharin = daisharin
yaku-paarenchan = paarenchan
yaku-dora = dora
yaku-uradora = ura dora
yaku-akadora = cinq rouges
yaku-nukidora = Nord de côté

## La défausse d'un autre

label-tenpai = tenpai
label-more = { $name } +{ $more }
call-ron = ron
call-chi = chi
call-pon = pon
call-kan = kan
call-pass = passer
call-with = { $call } { $tiles }
title-called-ron = Ron sur { $tile } : { $price }
title-called-no-yaku = { $tile } complète la main, mais sans yaku : pas de ron
title-called-complete = { $tile } complète la main
title-called-furiten = { $tile } complète la main, mais vous êtes furiten : pas de ron
title-called-nearer = Plus près du tenpai avec { $call } : { $leads }
title-called-no-nearer = Aucun appel sur { $tile } ne rapproche du tenpai. La main reste { $stays }
title-called-pass = Laisser passer : { $calls } ne laisserait aucun yaku. La main reste { $stays }
title-called-nothing = Aucun appel possible sur { $tile }. La main reste { $stays }
title-called-riichi = En riichi, vous ne pouvez que laisser passer { $tile }. La main reste { $stays }
phrase-tenpai = tenpai, { $waits }
phrase-shanten-tiles = { $shanten }-shanten, { $left ->
        [one] { $left } tuile
       *[other] { $left } tuiles
    }
phrase-no-yaku-open = ⚠️ **aucun yaku** : cette main ouverte ne peut pas gagner
phrase-none-left = ⚠️ aucune tuile gagnante ne reste
phrase-stays-closed = la main reste fermée, et le riichi possible
phrase-yaku-near = yaku : { $yaku }{ $more ->
        [0] { "" }
        [one] { " " }et { $more } autre
       *[other] { " " }et { $more } autres
    }
phrase-yaku-next = ⚠️ **aucun yaku** pour l'instant. Le plus proche : { $yaku }, { $tiles ->
        [one] à une tuile
       *[other] à { $tiles } tuiles
    }
phrase-yaku-none = ⚠️ **aucun yaku** n'est possible avec cette main ouverte
line-call = **{ $calls }** → { $says }
text-called-passed-win = Laisser passer une victoire vous rend furiten jusqu'à votre prochaine pioche ; en riichi, jusqu'à la fin de la manche.
text-called-chi = Un chi se fait sur la défausse du joueur de gauche.
text-called-swap = Après { $call }, vous ne pouvez pas défausser { $tiles } (kuikae).
select-call = Appeler…
choice-ron = Ron sur { $tile }

## Défausses côte à côte

label-gives-up = abandonne
label-good-tiles =
    { $good ->
        [one] { $good } bonne
       *[other] { $good } bonnes
    }
spoken-only = seulement ici
joint-compared = { " · " }
phrase-compared = { $tile } : { $leads }
text-compare-gold = Nombres en or : les tuiles qu'aucune autre de ces défausses n'accepte.
text-compare-same = Ces défausses acceptent les mêmes tuiles.
text-compare-good = « Bonnes » compte les tuiles qui mènent à un bon tenpai : cinq tuiles gagnantes ou plus.
button-all-cuts = Toutes les défausses
select-compare = Comparer des défausses…

## La table des points

label-dealer = donneur
label-non-dealer = non-donneur
label-limit = { $limit } { $han }
phrase-han = { $han } han
phrase-limit-han = { $limit } ({ $han })
title-points = { $worth }, { $who } : { $paid }
title-points-by-fu = { $han } han, { $who } : ron de { $low } à { $high }, selon les fu
text-points-by-fu = Donnez aussi les fu pour une seule ligne, par exemple `3 30`.
text-points-total = Par tsumo, { $total } en tout.
text-points-honba = { $honba } honba compris : { $ron } de plus par ron, { $each } de plus par joueur au tsumo.
alt-points-none = aucun { $by }
alt-points-asked = { $row }, demandé
text-points-only-20 = 20 fu, c'est pinfu avec menzen tsumo : il n'y a pas de ron.
text-points-only-25 = 25 fu, ce sont les sept paires ; avec menzen tsumo, elles ont 3 han.
text-points-only-110 = Aucune main n'a 1 han et 110 fu par tsumo : il faut trois kans (sankantsu), ou seulement des brelans et des kans (toitoi), donc 2 han dans les deux cas.
button-hanless = −1 han
button-hanmore = +1 han
button-fuless = Moins de fu
button-fumore = Plus de fu
button-honba = +1 honba
button-points-non-dealer = Comme non-donneur

## Les méthodes classiques côte à côte. Une étiquette d'ici est aussi dans les images

method-index = index
method-backtracking = retour arrière
method-two-orders = deux ordres
method-pattern-index = index de motifs
method-set-partition = partition
method-how-index = celle de ce bot : chaque famille est cherchée dans une table
method-how-backtracking = chaque paire, chaque choix de brelans, puis les suites à partir du bas
method-how-two-orders = un passage prend d'abord les suites, un autre d'abord les brelans ; aucun ne revient en arrière
method-how-pattern-index = la main entière est cherchée parmi 9 362 motifs de nombres
method-how-set-partition = un programme en nombres entiers met chaque tuile dans un seul groupe
line-method = **{ $name }** { $time } · { $how }
label-times = { $ratio }×
spoken-times = { $ratio } fois le temps de l'index
spoken-same = pareil
label-readings = { $readings ->
        [0] aucune lecture
        [one] { $readings } lecture
       *[other] { $readings } lectures
    }
label-no-wait = aucune attente
label-not-installed = non installée
label-lost = { $number } en moins
label-invented = { $number } en trop
label-lost-by = pas par { $methods }
title-methods-agree = { $answer } · toutes les méthodes sont d'accord
title-methods-agree-partly = { $answer } · toutes d'accord sur la forme standard
title-methods-orphans = { $answer } · treize orphelins : aucune méthode ne les cherche
title-methods-differ = { $answer } · toutes d'accord, sauf : { $methods }
title-methods-incomplete = Pas complète, { $cuts ->
        [0] aucune défausse ne la rend tenpai
        [one] une défausse la rend tenpai
       *[other] { $cuts } défausses la rendent tenpai
    }
text-methods-beyond = Sept paires : non cherchées par ces méthodes : { $methods }.
text-methods-orphans = Aucune méthode ne cherche les treize orphelins.
text-methods-trial = « Deux ordres » déduit les attentes ; les autres méthodes essaient chaque tuile.
text-methods-cuts = Examiner chaque défausse a pris { $index } avec l'index, { $orders } avec « deux ordres ».
text-methods-melds = Les méthodes jugent les tuiles de la main ; les groupes exposés restent tels quels.

## Quiz : questions, réponses, résultats, et son propre bilan

title-quiz-waits = Qu'attend cette main ?
title-quiz-cut = Quelle défausse est la plus efficace ?
title-quiz-width-or-value = Largeur ou valeur : quelle défausse ?
title-quiz-price = Combien vaut cette main ?
title-quiz-readings = Combien de lectures ?
title-quiz-fold = Riichi. Que défausser pour se coucher ?
title-quiz-riichi = Tenpai après cette défausse. Riichi ou dama ?
title-quiz-blocks = Blocs : groupes et débuts de groupes
quiz-blocks-asked-loose = **Quelles tuiles sont isolées ?** Elles ne sont dans aucun bloc et n'en appuient aucun.
quiz-blocks-asked-count = **Combien de blocs ?**
quiz-blocks-asked-goes = **Six blocs pour cinq places : lequel lâcher ?** (efficacité)
quiz-blocks-asked-compound = **Combien de blocs y a-t-il dans { $part } ?**
quiz-blocks-asked-helps = **Cinq blocs et une tuile : quel bloc { $part } appuie-t-elle ?**
quiz-asked-by = question de { $asker }
quiz-rules = règles : { $rules }
quiz-answered = { $answered ->
        [0] personne n'a encore répondu
        [one] une personne a répondu
       *[other] { $answered } personnes ont répondu
    }
quiz-without-extras = -# Répondez sans honba ni bâtons de riichi.

label-seen = vues
label-found = justes
label-missed = manquées
label-wrong = fausses
label-yours = vous
label-right = juste
label-han = { $han } han
label-fu = { $fu } fu
alt-struck = { $tiles }, avec { $marked } barrée
alt-struck-tile = { $tiles } barrée
phrase-answers = { $number ->
        [0] aucune réponse
        [one] { $number } réponse
       *[other] { $number } réponses
    }
phrase-votes = { $number ->
        [0] aucun vote
        [one] { $number } vote
       *[other] { $number } votes
    }
alt-right = { $choice }, juste
alt-own-vote = { $choice }, votre vote
item-votes = { $choice } ({ $votes })
item-other-votes = le reste ({ $votes })

title-right = Bonne réponse : { $answer }
title-right-points = Points justes : { $answer }
title-shown = La réponse : { $answer }
title-found = { $found ->
        [one] { $found } attente
       *[other] { $found } attentes
    } sur { $waits }{ $wrong ->
        [0] { "" }
        [one] , { $wrong } fausse
       *[other] , { $wrong } fausses
    }
title-cut-back = Défausser { $tile } éloigne la main du tenpai
title-cut-share = { $tile } : { $share } de la meilleure
title-cut-share-right = Bonne réponse : { $tile }, { $share } de la meilleure
title-cut-as-good = Aussi bien : { $tile }
title-price-none = Pas tout à fait : { $answer }
title-price-han = Han justes : { $answer }
title-price-fu = Han et fu justes : { $answer }
title-readings-not = { $answer } et non { $chosen }
title-revealed = La réponse : { $answer }. { $answered ->
        [0] Personne n'a répondu
       *[other] Trouvée par { $right } sur { $answered }
    }

quiz-missed-ryanmen = Manqué : **{ $tiles }**. { $part } est ouvert des deux côtés.
quiz-missed-kanchan = Manqué : **{ $tiles }**. Elle va au milieu de { $part }.
quiz-missed-penchan = Manqué : **{ $tiles }**. { $part } est au bord et n'attend qu'elle.
quiz-missed-shanpon = Manqué : **{ $tiles }**. L'une ou l'autre paire ({ $part }) peut devenir un brelan.
quiz-missed-tanki = Manqué : **{ $tiles }**. { $part } reste seule et peut devenir la paire.
quiz-missed-seven-pairs-tanki = Manqué : **{ $tiles }**. Elle fait la septième paire.
quiz-missed-thirteen-orphans-single = Manqué : **{ $tiles }**. C'est le seul orphelin qui manque à la main.
quiz-missed-thirteen-orphans-thirteen-sided = Manqué : **{ $tiles }**. Les treize orphelins sont là, et chacun fait la paire.
quiz-missed-beside = { $line } Le reste : { $groups }.
quiz-misfit-done = Avec **{ $tile }**, vous complétez { $done }, mais il reste { $left } : pas de paire.
quiz-misfit-left = Avec **{ $tile }**, les groupes sont faits, mais il reste { $left } : pas de paire.
quiz-misfit-waits = Avec **{ $tile }**, rien n'est complété : { $part } attend toujours { $tiles }.
quiz-misfit-pairs = Pas de septième paire avec **{ $tile }** : il faudrait { $tiles }.
quiz-misfit-orphans = Déjà en main : **{ $tile }**. Il manque { $tiles }.
quiz-held-four = Vous avez vous-même les quatre **{ $tiles }**.
quiz-no-wait = Aucune partie de la main n'attend **{ $tiles }**.
quiz-cut-back = **{ $tile }** ramène à { $own }-shanten, **{ $best }** { $shanten ->
        [0] est tenpai
       *[other] reste à { $shanten }-shanten
    }.
quiz-cut-accepts = Sans **{ $tile }** : { $left } ; sans **{ $best }** : { $most }.
quiz-cut-gives-up = **{ $tile }** renonce à { $tiles }.
quiz-cut-leaves = **{ $tile }** → { $left } : { $tiles }
quiz-cut-leaves-waits = **{ $tile }** → attend { $left } : { $tiles } · { $shape }
quiz-cut-alike = À égalité : **{ $tiles }**
quiz-cut-as-good = Aussi bien en points, à { $share } près : **{ $tiles }**
quiz-fold-right = **{ $tiles }** : { $class }
quiz-fold-since = **{ $tiles }** : { $class }, d'après { $since }
quiz-fold-own = **{ $tile }** : { $class }. { $percent } de ces défausses ont donné un ron ; { $best } pour la plus sûre.
quiz-fold-alike = Rien ne prouve qu'une tuile soit plus sûre que : **{ $tiles }**
quiz-fold-tenpai = Pour garder aussi le tenpai : **{ $tiles }**
quiz-fold-gap = -# Après l'espace : défaussées après un riichi. Couchée : la tuile du riichi.
title-fold-wrong = { $tile } : { $percent }
title-riichi-wrong = { $answer } vaut plus
label-way-riichi = Riichi
label-way-dama = Dama
quiz-riichi-only-yaku = Sans riichi, la main n'a pas de yaku pour un ron.
quiz-riichi-adds-to-yaku = La main a déjà un yaku pour un ron ; le riichi apporte malgré tout plus qu'il ne coûte.
quiz-riichi-adds-to-yaku-some = Sur certaines attentes, la main a déjà un yaku pour un ron ; le riichi en donne un sur toutes.
quiz-riichi-keeps-yaku = En dama, la main a un yaku pour un ron et peut encore changer pour une meilleure attente.
quiz-riichi-keeps-yaku-some = En dama, la main a un yaku pour un ron sur certaines attentes et peut encore changer pour une meilleure attente.
quiz-riichi-improves = L'attente est étroite : en dama, une pioche peut encore améliorer la main, en riichi aucune.
quiz-riichi-lead = **{ $answer }** vaut au moins { $lead } de plus, en points et en victoires.
quiz-riichi-way = { $answer } : { $worth }
title-blocks-not = { $answer } et non { $chosen }
alt-river-riichi = { $tiles } en riichi
alt-river-after = après le riichi { $tiles }
alt-river-of = rivière : { $player }
quiz-cut-others-back = Toute autre défausse éloigne la main du tenpai.
quiz-cut-all-alike = Toutes les défausses se valent.
quiz-worth-best = { $best } : aucune défausse ne vaut plus.
quiz-worth-near = { $own } et { $best } se valent.
quiz-worth-less = { $own } vaut moins ; la meilleure : { $best }.
quiz-worth-terms = -# Valeurs du tour { $turn } au tour { $turns }, en jouant seul : vos propres pioches seulement – ni ron, ni appel, ni défense, et personne d'autre ne gagne.
quiz-worth-terms-table = -# Valeurs du tour { $turn } au tour { $turns } à une table en ligne moyenne : vos pioches, les défausses des autres et les mains que d'autres terminent ; sans vos appels, sans repli ni paiements.
quiz-worth-terms-own = -# Valeurs du tour { $turn } au tour { $turns } à la table mesurée par l'hébergeur du bot : vos pioches, les défausses des autres et les mains qu'ils terminent ; sans vos appels, sans repli ni paiements.
item-worth = **{ $cut }** ({ $wins }, { $points })
quiz-han = { $han }, et non { $chosen }.
quiz-han-left-out = { $han }, et non { $chosen } : avez-vous compté { $yaku } ?
quiz-han-open = { $han }, et non { $chosen } : { $yaku } vaut moins en main ouverte.
quiz-han-yakuman = { $han }, et non { $chosen } : { $yaku }.
quiz-fu = { $fu } fu, et non { $chosen }.
quiz-fu-counts = { $fu } fu : sous le mangan, les fu comptent.
quiz-fu-because = { $fu } fu, et non { $chosen } : { $why }.
quiz-fu-item = { $why } : { $fu }
quiz-fu-group = { $why } { $group } : { $fu }
quiz-fu-seven-pairs = sept paires valent toujours 25
quiz-fu-no-tsumo = un pinfu n'a pas de fu pour le tsumo
quiz-points = Pour { $worth }, ce serait { $points }.
quiz-fu-only-20 = seul un pinfu gagné par tsumo vaut 20 fu
quiz-fu-only-25 = seules les sept paires valent 25 fu
quiz-only = De plus, { $only }.
quiz-no-such-price = { $worth } n'existe pas : { $only }, et cela fait au moins deux han.
quiz-yakuman = **{ $limit }** : { $yaku }
quiz-readings-one-reading = Rien ne peut s'y lire autrement.
quiz-readings-pair-moves = La paire n'est pas fixe : plusieurs choix de paire laissent des groupes complets.
quiz-readings-pair-stays = La paire ne change pas ; les autres tuiles se lisent en suites ou en brelans.
quiz-readings-seven-pairs = La main se lit en sept paires aussi bien qu'en groupes.
quiz-false-pair = Avec { $pair } comme paire, le reste ne forme pas de groupes.
quiz-four = Quatre { $tile } ne font pas deux paires : ce ne sont pas sept paires.
line-reading-groups = **{ $number }** { $groups }
quiz-others = Autres : { $choices }
quiz-saw = Trouvé par : { $named }

## Votes

title-vote = Que défausseriez-vous ?
vote-ends = fin : { $when }
vote-voted = { $voted ->
        [0] personne n'a encore voté
        [one] une personne a voté
       *[other] { $voted } personnes ont voté
    }
title-voted-cuts = Votre vote : { $tile }
title-voted-anew-cuts = Votre vote : { $tile }, et non plus { $before }
vote-may-change = Vous pouvez le changer jusqu'à la fin : { $when }. Seuls ceux qui ont voté voient ceci.
title-vote-nobody = Personne n'a voté
title-vote-result-cuts = { $cuts } : { $voted ->
        [one] { $votes } vote sur { $voted }
       *[other] { $votes } votes sur { $voted }
    }
title-vote-tied-cuts = À égalité : { $cuts }, { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    } sur { $voted } chacune
title-vote-many-cuts = { $count } défausses à égalité : { $votes } sur { $voted } chacune
title-vote-ways = Riichi ou dama, et quelle défausse ?
title-voted-ways = Votre vote : { $tile }
title-voted-anew-ways = Votre vote : { $tile }, et non plus { $before }
title-vote-result-ways = { $cuts } : { $voted ->
        [one] { $votes } vote sur { $voted }
       *[other] { $votes } votes sur { $voted }
    }
title-vote-tied-ways = À égalité : { $cuts }, { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    } sur { $voted } chacun
title-vote-many-ways = { $count } choix à égalité : { $votes } sur { $voted } chacun
phrase-vote-riichi = { $tile } riichi
phrase-vote-dama = { $tile } dama
phrase-vote-cut = défausser { $tile }
vote-columns = -# Après les votes : l'efficacité, en nombre de tuiles acceptées.
vote-columns-worth = -# Après les votes : l'efficacité, en nombre de tuiles acceptées, puis les points à espérer.

## Bilan

title-progress = Vos progrès
progress-grown = **{ $kind }** : niveau { $before } en { $month }, niveau { $level } aujourd'hui.
progress-answered = { $answered ->
        [one] { $answered } réponse jusqu'ici.
       *[other] { $answered } réponses jusqu'ici.
    }
progress-bars = Les barres du bas montrent la part d'erreurs, vos points faibles d'abord.
label-last = niveau, { $last } dernières
label-level = niveau { $level }
label-month = { $month }/{ $year }
progress-empty = Rien encore. Répondez aux questions avec /practice ou dans un salon.
progress-clean = Aucune erreur jusqu'ici.
label-themes = erreurs, par thème
label-slips = erreurs, par genre
phrase-right = juste : { $part } sur { $whole }
alt-curve = { $kind } mois par mois, niveau { $levels }
label-own-games = de vos parties
label-loss-cut = défausse
label-loss-push = tuile dangereuse
label-loss-furiten-tenpai = tenpai en furiten
progress-due = { $due ->
        [one] { $due } thème est à revoir.
       *[other] { $due } thèmes sont à revoir.
    }
label-trend-better = mieux
label-trend-same = pareil
label-trend-worse = moins bien
phrase-missed = erreurs : { $part } sur { $whole }

theme-waits-seven-pairs = sept paires
theme-waits-thirteen-orphans = treize orphelins
theme-waits-one-suit-few = une famille, peu d'attentes
theme-waits-one-suit-many = une famille, beaucoup d'attentes
theme-waits-mixed = formes mêlées
theme-cut-lone-tile = tuile isolée
theme-cut-from-shape = casser une forme
theme-cut-from-pair = casser une paire
theme-cut-from-triplet = casser un brelan
theme-cut-loose = tuile isolée
theme-cut-helper = tuile d'appui
theme-cut-six-blocks = six blocs
theme-cut-pair = une paire de trop
theme-cut-shape = forme faible
theme-cut-compound = forme composée
theme-cut-width-or-value = largeur ou valeur ?
theme-price-limit = mains limites
theme-price-yakuman = yakuman
theme-price-closed-ron = ron fermé
theme-price-closed-tsumo = tsumo fermé
theme-price-pinfu-tsumo = pinfu tsumo
theme-price-open = main ouverte
theme-price-kuipinfu = pinfu ouvert
theme-price-seven-pairs = sept paires
theme-price-fu-50 = 50 fu et plus
theme-price-kan = kans
theme-price-dealer-tsumo = tsumo du donneur
theme-price-value-pair = paire de valeur
theme-price-double-wind-pair = paire de vent double
theme-price-limit-edge = juste sous une limite
theme-readings-one-reading = main simple
theme-readings-seven-pairs = tout en paires
theme-readings-pair-moves = où est la paire ?
theme-readings-pair-stays = suites ou brelans ?
theme-fold-genbutsu = genbutsu
theme-fold-genbutsu-behind = passée après le riichi
theme-fold-suji = suji
theme-fold-half-suji = demi-suji à côté du suji
theme-fold-honors = honneurs
theme-fold-kabe = murs
theme-fold-keeps-tenpai = sûre et encore tenpai
theme-fold-two-riichi = deux riichi
theme-fold-nothing-safe = rien de sûr
theme-riichi-only-yaku = riichi, seul yaku
theme-riichi-adds-to-yaku = riichi en plus d'un yaku
theme-riichi-keeps-yaku = dama avec un yaku
theme-riichi-improves = dama pour améliorer
theme-blocks-loose-tiles = tuiles isolées
theme-blocks-block-count = combien de blocs ?
theme-blocks-six-blocks = six blocs : lequel lâcher ?
theme-blocks-compound = blocs d'une forme composée
theme-blocks-helps = quel bloc appuie-t-elle ?
theme-blocks-compounds = plusieurs formes composées
slip-missed = manqué : { $shape }
slip-fu = fu : { $why }
slip-false-held-four = les quatre en main
slip-false-nothing = aucune attente
slip-cut-shanten = un pas en arrière
slip-cut-narrow = défausse moins efficace
slip-cut-worth = défausse qui rapporte moins
slip-price-han = han
slip-price-points = points
slip-price-fu-too-low = fu trop bas
slip-price-fu-too-high = fu trop hauts
slip-readings-too-few = une lecture manquée
slip-readings-too-many = une lecture de trop
slip-fold-suji = suji
slip-fold-half = demi-suji
slip-fold-musuji = sans suji
slip-fold-nochance = no chance
slip-fold-onechance = one chance
slip-fold-honour = un honneur
slip-riichi-declared = riichi, alors que le dama valait plus
slip-riichi-silent = dama, alors que le riichi valait plus
slip-blocks-loose-kept = une tuile isolée gardée
slip-blocks-helper-missed = un appui pris pour une tuile isolée
slip-blocks-block-broken = un bloc cassé
slip-blocks-sixth-kept = le sixième bloc gardé
slip-blocks-too-few = un bloc oublié
slip-blocks-too-many = un bloc de trop

## Boutons et listes

button-previous = ◀ Précédent
button-next = Suivant ▶
button-readings = Montrer { $readings ->
        [one] la lecture
       *[other] { $readings } lectures
    }
button-waits = Attentes
button-discards = Attentes après défausse
button-editor = tenhou.net/2
button-share = Partager
button-delete = Supprimer
button-fix = Utiliser ceci
button-correct = Corriger…
select-cut = Défausser une tuile…
select-win = Gagner sur une tuile…
choice-cut = Défausser { $tile }
choice-win = Gagner sur { $tile }
choice-left = reste { $left }

## Ce qui n'a pas de réponse

text-typed = Dans l'option **{ $option }** :
text-fix = Vouliez-vous dire :
error-empty = Il n'y a pas de tuiles ici.
error-too-long = C'est trop long : { $length } caractères, pour { $limit } au plus.
error-unknown-sign = `{ $sign }` (caractère { $position }) n'est pas une tuile.
error-no-suit = `{ $digits }` n'a pas de famille. Ajoutez m, p, s ou z derrière.
error-no-rank = Il n'y a pas de nombre devant la famille `{ $suit }`.
error-which-suit = `{ $digits }` est entre deux familles. Laquelle est la bonne ?
error-which-five = `{ $sign }` pourrait être plusieurs cinq rouges. Écrivez 0m, 0p ou 0s.
error-stray-red = `{ $sign }` marque un cinq rouge, mais il n'y a pas de cinq à côté.
error-ten = Il n'y a pas de 10 de { $suit }.
error-no-such-honor = Il n'y a pas d'honneur `{ $tile }` : ils vont de 1z à 7z.
error-unclosed = Le signe `{ $bracket }` n'est pas refermé : il manque `{ $closer }`.
error-unopened = Le signe `{ $bracket }` ferme ce qui n'a pas été ouvert.
error-no-melds-here = Seulement des tuiles ici, pas de groupes : retirez `{ $bracket }`.
error-empty-meld = Ce groupe est vide.
error-not-a-meld = `{ $meld }` n'est pas un groupe : un groupe est une suite, un brelan ou un kan.
error-honor-sequence = `{ $meld }` n'est pas un groupe : les honneurs ne forment pas de suites.
error-closed-not-kan = `{ $meld }` n'est pas un kan caché. Écrivez vos propres tuiles sans parenthèses ; les groupes exposés vont entre `[ ]`.
error-stray-mark = `{ $mark }` marque une tuile appelée, mais n'est pas dans un groupe.
error-misplaced-mark = `{ $mark }` ne peut pas être à cette place dans `{ $meld }`.
error-two-marks = Un groupe n'a qu'une tuile appelée : il ne prend qu'un seul `{ $mark }`.
error-stray-call = Il n'y a pas de groupe de ce genre à côté de `{ $word }`.
error-which-called = `{ $word }` pourrait désigner les tuiles d'avant ou d'après. Mettez le groupe entre `[ ]`.
error-which-kan = `{ $word }` pourrait être exposé ou caché. Écrivez `(1111z)` pour un kan caché, `[1111z]` pour un kan exposé.
error-stray-draw = Il n'y a pas de tuile piochée après `{ $word }`.
error-which-honor = `{ $letter }` pourrait être ouest ou blanc ici. Écrivez 3z ou 5z.
error-which-range = `{ $range }` pourrait être `{ $whole }` ou `{ $ends }`. Écrivez ce que vous voulez dire.
error-link = Je ne lis pas de main dans `{ $link }`. Je lis des liens comme `tenhou.net/2/?q=123m456p`.
error-fifth-tile = Il n'y a que quatre tuiles { $tile }, et non { $count }.
error-not-in-set = À trois joueurs il n'y a pas de tuile { $tile } : en man, le jeu n'a que 1m et 9m. Les règles à quatre joueurs, comme Tenhou, ont cette tuile.
error-no-chi = À trois joueurs personne n'appelle chi, et { $meld } en est un.
error-second-red = Cela fait { $count } tuiles { $tile }, et le jeu en a { $allowed }.
error-too-many-melds = Une main a quatre groupes au plus, et non { $melds }.
error-no-concealed = Seulement des groupes exposés : une main garde au moins une tuile.
error-one-short = { $size } tuiles : il en manque une pour { $target }. (Un groupe compte pour trois.)
error-too-many = { $size } tuiles, c'est-à-dire { $over } de plus que 14. (Un groupe compte pour trois.)
error-fifth-seen = Cela fait { $count } tuiles { $tile }, et il n'y en a que quatre.
error-one-tile = La tuile gagnante est une seule tuile.
error-win-not-held = Il n'y a pas de tuile { $tile } dans la main pour gagner.
error-no-copy-left = Il ne reste aucune tuile { $tile } pour gagner.
error-extra-unknown = Je ne connais pas `{ $word }`. Essayez riichi, ippatsu, dora:3p, ura:5s, honba:1.
error-extra-needs-value = `{ $word }` demande une valeur après deux-points.
error-extra-takes-no-value = `{ $word }` ne prend pas de valeur.
error-extra-three-player = `{ $word }` veut dire mahjong à trois, et ces règles sont pour quatre. Choisissez des règles à trois dans l'option **{ option-rules }**.
error-extra-not-in-rules = Avec ces règles, `{ $word }` ne compte pas.
error-extra-needs-rule = Avec ces règles, `{ $word }` ne compte pas. Pour le compter : `rules: { $rules }`
error-extra-in-option = `{ $word }` n'est pas une tuile : cela va dans l'option **{ $option }**.
error-extra-in-hand = `{ $word }` n'est pas une tuile : cela va dans l'option **{ $option }** de /agari.
error-extra-counted = Je compte moi-même `{ $word }` d'après les tuiles : ne l'écrivez pas.
error-extra-red = `{ $word }` va dans la main : écrivez un cinq rouge 0, par exemple 406p.
error-against-itself = `{ $first }` et `{ $second }` se contredisent : gardez-en un.
error-against-by = L'option **{ option-by }** dit { $one }, **{ option-extras }** dit { $other } : gardez-en un.
error-against-seat = L'option **{ option-seat }** dit { $first }, **{ option-extras }** dit { $second } : gardez-en un.
error-against-nuki = L'option **{ option-kita }** dit { $first }, **{ option-extras }** dit { $second } : gardez-en un.
error-against-round = L'option **{ option-round }** dit { $first }, **{ option-extras }** dit { $second } : gardez-en un.
error-too-many-indicators = Au plus { $most } indicateurs.
error-dora-count = `{ $word }` n'est pas une tuile. Donnez les indicateurs, par exemple 3p : je compte les dora moi-même.
error-no-number = `{ $word }` n'est pas un nombre de 0 à { $most }.
error-no-wind = `{ $word }` n'est pas un vent : écrivez est, sud, ouest ou nord.
error-only-in-agari = `{ $word }` appartient à une main gagnée : cela va dans /agari.
error-rules-no-preset = Il n'y a pas de règles `{ $word }`. Choisissez parmi : { $known }
error-rules-no-switch = Il n'y a pas de réglage `{ $switch }`. Choisissez parmi : { $known }
error-rules-no-value = `{ $switch }` demande une valeur : { $values }
error-rules-bad-value = `{ $switch }` ne peut pas être `{ $value }`, seulement : { $values }
error-rules-two-presets = Ce sont deux jeux de règles, { $first } et { $second } : gardez-en un.
error-rules-twice = `{ $switch }` est donné deux fois.
error-rules-unasked = `{ $switch }` ne change aucune de mes réponses : retirez ce réglage.
error-rules-too-long = Ces règles sont trop longues : { $length } caractères, pour { $limit } au plus.
error-rules-too-many = Plus de { $most } réglages diffèrent du jeu de règles. Partez d'un jeu plus proche.
error-win-furiten = Furiten : pas de ron, seulement tsumo.
error-win-clash = Ensemble, c'est impossible : { $one } et { $other }.
error-win-no-riichi = { $one } : impossible sans riichi.
error-win-open-hand = { $one } : impossible avec un groupe exposé.
error-win-called = { $one } : seulement si personne n'a appelé ; cette main a un groupe exposé.
error-win-no-kan = { $one } : il faut un kan dans votre main.
error-win-robbed-kan = Le kan volé contient les quatre { $tile } : ni la main ni les indicateurs ne peuvent en avoir une autre.
error-win-fifth-copy = La main et les indicateurs ont ensemble { $count } tuiles { $tile }, et il n'y en a que quatre.
error-win-no-north = À trois joueurs, l'option **{ $option }** ne peut pas être Nord : les places sont Est, Sud et Ouest.
error-win-no-nuki = À quatre joueurs, aucun Nord n'est mis de côté. Choisissez des règles à trois dans l'option **{ option-rules }**.
error-win-nuki-off = Avec ces règles, aucun Nord n'est mis de côté : `nukidora` est désactivé.
error-win-closed-kan = Seuls les treize orphelins peuvent voler un kan caché, et cette main n'en est pas.
error-win-closed-kan-kept = Avec ces règles, personne ne peut voler un kan caché.
error-win-not-fed = Personne n'est responsable ici : le pao demande trois dragons, quatre vents ou quatre kans exposés, le dernier appelé sur une défausse.
error-win-second-red = Le cinq rouge { $tile } ne peut pas être à la fois dans la main et parmi les indicateurs.
error-no-hand = Je ne trouve pas de main dans ce message. Les tuiles s'écrivent ainsi : `123m406p11z`
error-only-file = Je ne lis pas les tuiles d'une image ou d'un fichier. En texte, elles s'écrivent ainsi : `123m406p11z`
error-hand-left-out = `{ $text }` ne serait pas dans la main.
error-hand-unsure = Je ne suis pas sûr des tuiles de la main.
error-no-river = Donnez la rivière d'au moins un joueur en riichi.
error-internal = Une erreur interne s'est produite. Si vous en parlez à l'hébergeur du bot, donnez `{ $id }`.
error-called-twice = La tuile défaussée est déjà écrite derrière la main : gardez l'une des deux.
error-river-too-long = Il y a { $most } défausses au plus.
error-unknown-term = Je ne connais pas ce terme. Les plus proches sont { $terms }. Choisissez parmi ceux que la saisie propose.
error-called-before-draw = On appelle une tuile avant de piocher : écrivez 13 tuiles, ou 10, 7 ou 4 à côté de groupes exposés.
error-one-called-tile = Une seule tuile défaussée, par exemple `1m`.
error-compare-after-draw = Les défausses se comparent dans une main qui en a une à faire : écrivez 14 tuiles.
error-compare-how-many = Nommez 2 à { $most } tuiles différentes, par exemple `4s 1s`.
error-compare-not-held = Il n'y a pas de tuile { $tile } à défausser dans la main.
error-limit-has-no-fu = À partir du mangan, les fu ne comptent pas : ne les donnez pas.
error-seven-pairs-han = 25 fu, ce sont les sept paires, qui ont au moins 2 han.
error-pinfu-tsumo-han = 20 fu, c'est pinfu avec menzen tsumo, donc au moins 2 han.
error-cooldown =
    { $seconds ->
        [one] Trop de demandes à la fois. Réessayez dans une seconde.
       *[other] Trop de demandes à la fois. Réessayez dans { $seconds } secondes.
    }
error-busy = Trop de questions en ce moment. Réessayez dans quelques secondes.
error-stale = Ce bouton vient d'une version plus ancienne et ne marche plus. Redemandez avec /waits ou /agari.
error-command-changed = Cette commande a changé. Réessayez dans une minute, ou redémarrez Discord.
error-delete = Seule la personne qui a demandé peut supprimer cette réponse.

## Tuiles sûres

alt-danger-head = Contre le riichi : { $players } ; la plus sûre d'abord
alt-danger-head-one = Contre le riichi, la plus sûre d'abord
alt-danger-since = d'après { $tiles }
alt-danger-interval = entre { $low } et { $high }
title-safe = Le plus sûr : { $tiles } ({ $class })
title-safe-many = Le plus sûr : { $count } tuiles ({ $class })
text-safe-keeps = Le plus sûr qui garde { $shanten } : { $tiles } ({ $class } ; { $percent } de ces défausses ont donné un ron)
text-safe-keeps-unmeasured = Le plus sûr qui garde { $shanten } : { $tiles } ({ $class })
text-safe-keeps-too = Pour garder { $shanten } : { $tiles }
text-safe-alike = Pas plus dangereuses de façon mesurable : { $tiles }
text-safe-several = Chaque tuile est rangée avec le riichi contre lequel elle est la plus dangereuse. Les taux valent contre un seul riichi.
text-safe-no-rates = À trois joueurs rien n'a été compté : les classes sont sans taux.
text-safe-deal-in = En moyenne, donner un ron à un riichi a coûté { $points } points, et { $dealer } à celui du donneur.
error-which-riichi = Il y a plusieurs rivières et aucune n'est en riichi. Mettez `r` derrière la tuile du riichi : `1z9m3pr5s`.
error-two-riichi = Une rivière n'a qu'une tuile de riichi : `r` y figure une fois. Un cinq rouge s'écrit 0.
error-too-many-rivers = Autres joueurs : { $most } au plus.
error-rivers-too-many = Ces rivières et cette main sont trop longues pour une réponse. Laissez les rivières de ceux qui ne sont pas en riichi.

## Perspectives

title-outlook = Défausser { $cut } : { $worth }
title-outlook-kan = Déclarer le { $kan } : { $worth }
title-outlook-kita = D'abord le kita ({ $tile }) : { $worth }
title-outlook-pass = Passer : { $worth }
title-outlook-call = Le mieux est { $way } : { $worth }
title-outlook-ways = { $ways } : à peu près égal, { $worth }
phrase-move-kita = kita ({ $tile })
phrase-call-cut = { $call }, défausser { $cut }
outlook-way-called = { " " }avec riichi si la main reste fermée
text-outlook-called = -# Les appels ne s'évaluent qu'en jouant seul ; passer s'évalue donc de même ici : vos propres pioches, et aucun autre appel.
text-outlook-wins-more = { $way } gagne plus souvent : { $win } au lieu de { $least }.
text-outlook-furiten-moves = Furiten : { $cuts } – seule une pioche gagne, tant que l'attente ne change pas.
text-outlook-declines-moves = { $cuts } : cette ligne de jeu laisse passer des victoires bon marché pour de plus chères.
title-outlook-many = { $count } défausses se valent : { $worth }
title-outlook-hand = Cette main, en jouant seul : { $worth }
title-outlook-riichi = Riichi, défausser { $cut } : { $win } de victoires, { $points } points · dama { $otherwin }, { $otherpoints }
title-outlook-dama = Dama, défausser { $cut } : { $win } de victoires, { $points } points · riichi { $otherwin }, { $otherpoints }
title-outlook-either = Défausser { $cut }, riichi { $win } de victoires, { $points } points · dama { $otherwin }, { $otherpoints } : { $alike }
title-outlook-breaks = Aux points, défausser { $cut } (casse le tenpai) : { $worth }
title-outlook-table-hand = Cette main à une table : { $worth }
title-outlook-hand-riichi = Riichi : { $win } de victoires, { $points } points · dama { $otherwin }, { $otherpoints }
title-outlook-hand-dama = Dama : { $win } de victoires, { $points } points · riichi { $otherwin }, { $otherpoints }
title-outlook-hand-either = Riichi { $win } de victoires, { $points } points · dama { $otherwin }, { $otherpoints } : { $alike }
outlook-alike-both = à peu près égal
outlook-alike-points = à peu près égal aux points
outlook-alike-win = à peu près égal en victoires
title-outlook-too-far = { $shanten }-shanten, c'est trop loin : il faudrait parcourir plus de { NUMBER($positions) } mains. Redemandez plus près du tenpai.
title-outlook-complete = Cette main est complète : demandez sa valeur avec /agari.
title-outlook-too-small = Les perspectives demandent une main entière : 13 ou 14 tuiles avec ses groupes, et non { $tiles }.
title-outlook-too-many-seen = On voit plus de tuiles { $tile } que le jeu n'en a.
title-outlook-bad-value = Cette valeur n'est pas possible : { $field } { $value }.
phrase-move-kan = kan caché { $tile }
alt-outlook-near = { $cut }, équivalente
alt-outlook-hand = la main
alt-outlook-axis = courbe par tour, de { $low } à { $top } en passant par { $half }
alt-outlook-plot = { $axis } ; { $curves }
alt-joint-curves = ; { "" }
alt-outlook-curve = { $cut } : { $values }
alt-outlook-value = { $value } au { $turn }
outlook-loss-points = { $value } points
outlook-loss-win = { $value } victoires sur cent
outlook-loss-tenpai = { $value } tenpai sur cent
aim-points = les points
aim-win = la victoire
aim-tenpai = le tenpai
text-outlook-near = Équivalentes à { $best }, à moins de { $near } : { $cuts }
text-outlook-widest = La défausse la plus efficace ({ $tile }, { $left ->
        [one] { $left } tuile
       *[other] { $left } tuiles
    }) coûte { $loss }.
text-outlook-widest-good = -# La défausse la plus efficace est aussi { $tile } ({ $left ->
        [one] { $left } tuile
       *[other] { $left } tuiles
    }).
outlook-way-riichi = { " " }avec riichi
outlook-way-table = , en riichi ou en dama (le meilleur des deux)
outlook-way-open = { "" }
text-outlook-terms = -# { $seat } · du tour { $turn } au tour { $turns }, en visant { $aim }{ $way }, et en gardant { $exchanges ->
        [0] seulement les tuiles qui rapprochent
        [one] au plus une tuile qui ne rapproche pas
       *[other] au plus { $exchanges } tuiles qui ne rapprochent pas
    } du tenpai.{ $curves }
text-outlook-curves = { " " }Courbes : les mêmes mains aux tours suivants.
text-outlook-alone = -# **En jouant seul : vos propres pioches seulement – ni ron, ni appel, ni défense, et personne d'autre ne gagne.**
text-outlook-table = -# **À une table en ligne moyenne (mesurée sur 7 700 manches) : vos pioches, les défausses des autres et les mains que d'autres terminent ; sans vos appels, sans repli ni paiements – un peu bas au début, un peu haut à la fin.**
text-outlook-own = -# **À la table mesurée par l'hébergeur du bot ({ $count } tours de table) : vos pioches, les défausses des autres et les mains qu'ils terminent ; sans vos appels, sans repli ni paiements.**
text-outlook-only-alone = -# À une table, seules les mains fermées à quatre joueurs peuvent être évaluées. Celle-ci l'est en jouant seul.
text-outlook-double = -# Le double riichi n'est pas compté : tout riichi vaut ici 1 han.
text-outlook-ways-cut = **{ $cut }** – riichi { $riichi } · dama { $dama }
text-outlook-ways-hand = Riichi { $riichi } · dama { $dama }
text-outlook-way = { $win } ({ $tsumo } par tsumo + { $ron } par ron), { $points } points
text-outlook-furiten-cuts = Furiten après { $cuts } : seule une pioche gagne, tant que l'attente ne change pas.
text-outlook-no-yaku-cut = Après { $cuts }, la main n'a pas de yaku sans riichi : en dama, seule une pioche gagne, tant que la main ne s'améliore pas.
text-outlook-no-yaku-hand = Sans riichi, la main n'a pas de yaku : en dama, seule une pioche gagne, tant que la main ne s'améliore pas.
text-outlook-declines-cuts = Après { $cuts }, cette ligne de jeu laisse passer des victoires bon marché pour de plus chères.
text-outlook-leaves = { $cut } casse le tenpai : aux points, cela vaut { $more } de plus.
text-outlook-stays = Casser le tenpai avec { $cuts } donne une valeur plus haute, mais ce modèle surestime ces défausses : l'une d'elles ne passe devant qu'avec au moins { $lead } de plus.
text-outlook-threat = Quelqu'un d'autre est en riichi.
text-outlook-norths = -# Les Nord piochés à partir d'ici ne sont pas mis de côté dans ce calcul : leurs dora et les tuiles de remplacement s'ajoutent.
error-one-at-a-time = Votre dernière question est encore en cours de calcul. Redemandez quand sa réponse sera là.
error-worker = Le processus qui y travaillait s'est arrêté sans réponse. Il a été remplacé : redemandez.
error-workers-off = L'hébergeur de ce bot a désactivé les processus nécessaires à cette fonction.
button-outlook = Perspectives
select-turn = Tour…
choice-turn = Tour { $turn }
select-aim = Viser…
choice-aim-points = Viser les points
choice-aim-win = Viser la victoire
choice-aim-tenpai = Viser le tenpai
select-view = À une table ou seul…
choice-view-table = À une table
choice-view-threat = À une table, quelqu'un est en riichi
choice-view-alone = Seul : vos propres pioches

## La lecture pendant la frappe : 100 signes au plus

live-tiles = { $tiles } · { $state }
live-state = { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    } · { $reading }
live-count = { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
live-more = il en manque { $more } pour { $target }
live-shanten = { $shanten }-shanten
live-tenpai = tenpai : { $tiles }
live-tenpai-many = tenpai : { $kinds } sortes
live-cut = tenpai après une défausse
live-complete = complète
live-suit = { $digits }… m, p, s ou z ?
live-error = ✗ { $error }
live-error-at = ✗ { $error } (caractère { $place })

## Parties : /game

label-table-you = vous
label-table-wind = { $wind ->
        [0] E
        [1] S
        [2] O
       *[3] N
    }
label-table-round = { $wind ->
        [0] Est { $number }
        [1] Sud { $number }
        [2] Ouest { $number }
       *[3] Nord { $number }
    }
label-table-wall = reste { $left }
label-table-honba = honba { $honba }
label-table-sticks = mises { $sticks }
label-table-norths = Nord ×{ $norths }
alt-table-player = { $head } : { $river }
alt-table-own-river = votre rivière
alt-table-empty = aucune défausse
alt-table-taken = { $tile } appelée
alt-table-riichi = { $tile } riichi
alt-table-since = depuis le riichi
alt-table-drawn = piochées et défaussées : { $tiles }
alt-table-melds = groupes { $melds }
alt-table-hand = main { $tiles }
alt-table-drew = pioche { $tile }
title-game-seats = Quelle était votre place ?
title-game-losses = { $count ->
        [one] La décision la plus coûteuse
       *[other] Les { $count } décisions les plus coûteuses
    }
title-game-none = Aucune décision n'a coûté plus de { $points } points
title-game-moment = { $where } : { $what }
game-seats-text = Choisissez votre place. Les noms ne sont pas lus, et la partie ne reste qu'en mémoire, une heure.
game-seat = { $wind ->
        [0] Est
        [1] Sud
        [2] Ouest
       *[3] Nord
    } en { $first }, { $rank ->
        [1] 1er
        [2] 2e
        [3] 3e
       *[4] 4e
    } avec { $score }
game-hand = { $round }, honba { $honba }
game-line = { $round } : { $delta }
game-where = { $round }, tour { $turn }
game-loss-line = { $where } : **{ $what }**
game-what-points = { $tile }, −{ $points } points
game-what-kind = { $tile }, { $kind }
game-riichi = { $tile } avec riichi
game-kan = kan sur { $tile }
game-kita = { $tile } mis de côté
game-kind-cut = défausse
game-kind-push = tuile dangereuse
game-kind-no-riichi = pas de riichi ?
game-kind-dead-riichi = riichi sur rien
game-kind-furiten-riichi = riichi en furiten
game-kind-furiten-tenpai = tenpai en furiten
game-kind-passed-win = victoire manquée
game-why-cut = Selon les perspectives ({ $model }), { $better } vaut { $best } points et { $cut } { $worth } : { $points } de moins.
game-why-push = Parmi les défausses comme { $cut } ({ $danger }), { $rate } ont donné un ron ; sur { $better }, aucun joueur en riichi ne pouvait gagner.
game-why-no-riichi = Tenpai sans yaku : sans riichi, seul un tsumo gagne. Pourquoi pas de riichi ?
game-why-dead-riichi = Il ne reste aucune des tuiles que ce riichi attend.
game-why-furiten-riichi = Ce riichi attend ce que son joueur avait défaussé : pas de ron, seulement tsumo.
game-why-furiten-tenpai = { $cut } laisse un tenpai en furiten ; { $better } en laisse un qui peut gagner par ron.
game-why-passed-win = { $better } donnait une victoire de { $points } points.
game-did = Ce qui a été joué : { $what }.
game-legend = -# { $signs }
game-legend-drawn = sombre : piochée et défaussée
game-legend-taken = encadrée : appelée
game-legend-riichi = barre : depuis le riichi
game-not-whole = -# Le temps a manqué pour évaluer toutes les défausses douteuses.
game-kept = -# Dès que vous ouvrez l'une de ces décisions, elles sont toutes gardées { $days } jours, pour vous seul. **/my** les supprime.
game-practise-later = Elle reviendra dans **/practice**, dès demain.
game-practised-already = Vous la travaillez déjà.
practice-own-game = Tirée de votre partie
practice-dropped = Vous ne la travaillerez plus.
game-kept-alone = -# La partie elle-même n'est plus là, seulement ces décisions. Envoyez de nouveau l'enregistrement pour parcourir ses manches.
game-faults = { $count ->
        [one] -# Une manche n'a pas pu être lue : elle est laissée de côté.
       *[other] -# { $count } manches n'ont pas pu être lues : elles sont laissées de côté.
    }
select-game-seat = Votre place…
select-game-moment = Voir une décision…
select-game-round = Parcourir une manche…
button-game-review = Vue d'ensemble
button-game-cuts = Attentes
button-game-compare = Comparer
button-game-vote = Faire voter
button-game-later = M'exercer plus tard
button-game-offer = Proposer au problème du jour
button-drop-miss = Ne plus la travailler
button-safe = Tuiles sûres
error-game-nothing = Joignez l'enregistrement d'une partie (**{ option-log }**), ou collez un lien tenhou.net/6 qui le contient (**{ option-link }**). **/help** dit comment l'obtenir.
error-game-file = Je n'ai pas pu récupérer ce fichier auprès de Discord : joignez-le de nouveau.
error-game-gone = Je n'ai plus cette partie : envoyez de nouveau son enregistrement.
error-game-not-yours = Seule la personne qui a envoyé cette partie peut la parcourir.
error-game-hidden = Cet enregistrement ne montre aucune main.
error-game-no-question = Cette décision n'a pas une seule bonne réponse : on ne peut pas en faire une question.
error-offer-most = Il y a assez de propositions pour l'instant : cinq au plus par membre, trente par serveur.
error-game-too-large = C'est plus de 2 Mo : l'enregistrement d'une partie est bien plus petit.
error-game-too-much = C'est plus que ne contient une partie.
error-game-unknown = Ce n'est pas un enregistrement que je sais lire. Je lis mjlog (Tenhou), tenhou6 JSON et mjai ; **/help** dit comment en obtenir un.
error-game-address = C'est l'adresse d'une partie, et je ne télécharge rien : enregistrez-la dans un fichier et joignez-le. **/help** dit comment.
error-game-other-record = C'est un enregistrement de Mahjong Soul ou de Riichi City, que je ne sais pas lire. Des convertisseurs en font du tenhou6 JSON, que je lis ; **/help** dit comment.
error-game-no-rounds = Cet enregistrement ne contient aucune manche.
error-game-broken = Cet enregistrement est endommagé : aucune manche n'est lisible.
error-game-impossible = Ce que dit cet enregistrement ne peut pas être arrivé : aucune manche n'est lisible.
error-game-ambiguous = Les tours de cet enregistrement peuvent se lire dans plusieurs ordres, et je ne devine pas.
error-game-reconnected = Cet enregistrement commence au milieu d'une manche, après une déconnexion.
title-help-game = Apprendre de ses parties
game-help-text = **/game** lit l'enregistrement d'une partie et montre vos décisions les plus coûteuses, chacune à sa table. **{ command-analyze }** le fait pour un message qui en porte un.
    { "" }**Tenhou** Vos parties : le menu du lecteur enregistre un fichier (`.mjlog`) ; la liste du client Windows en a aussi. Une manche : le lien de l'éditeur, `tenhou.net/6/#json=…`, dans **{ option-link }**.
    { "" }**Mahjong Soul** Son propre format ne peut pas être lu. Les convertisseurs et extensions habituels (tensoul par exemple) en font un fichier tenhou.net/6 (JSON) : joignez-le.
    { "" }**mjai** Les enregistrements des programmes mjai (`.json`, `.jsonl`, aussi `.gz`), tels quels.
    { "" }Noms et identifiants ne sont pas lus, et aucun enregistrement n'est conservé. La partie reste une heure en mémoire, pour que vous puissiez la parcourir ; l'analyse dit ce qui est gardé plus longtemps.
button-help-game = Vos parties
command-game = partie
command-game-about = Ce qu'une de vos parties vous apprend : joignez son enregistrement
option-log = fichier
option-log-about = L'enregistrement : mjlog, tenhou6 JSON ou mjai, aussi compressé (gzip)
option-link = lien
option-link-about = Un lien tenhou.net/6 qui contient une manche ou une partie

## Aide

title-help = Écrivez une main, voyez ses attentes
help-text = **/waits** montre ce qu'attend une main, quoi défausser, et ce que rapporte chaque attente.
    { "" }**/agari** montre toutes les lectures d'une main complète, et ce que vaut chacune.
    { "" }**/points** montre ce que rapportent han et fu .
    { "" }**/outlook** montre ce que vaut chaque défausse, tour par tour, à une table ou seul.
    { "" }**/safe** montre les tuiles les plus sûres contre un riichi, et à quel taux de telles défausses ont donné un ron.
    { "" }**/methods** passe la main à quatre algorithmes classiques.
    { "" }**/tiles** dessine la main sans rien d'autre, pour un message.
    { "" }**/term** dit ce que veut dire un mot du jeu, dans n'importe quelle langue.
    { "" }**{ command-analyze }**, dans le menu Applications d'un message, y trouve une main.
help-notes =
    Les kanji, ①②③, les caractères pleine chasse et les caractères de mahjong comme 🀇🀙🀐 (`1m1p1s`) marchent aussi.
    Les honneurs s'écrivent en lettres, E S W N (W = ouest) et P F C (blanc, vert, rouge), ou en mots : `est`, `sud`, `ouest`, `nord`, `blanc`, `vert`, `rouge`.
    Une main peut être dans une phrase, ici comme dans un message : `34678m22s5z pon 777p chi 345p dora 3m`. En toutes lettres, `dora 3p` est le 3p lui-même, `indicateur 3p` montre le dora 4p.
    Une main a 13 ou 14 tuiles, ou 1, 2, 4, 5, 7, 8, 10 ou 11 pour s'exercer ; un groupe exposé compte pour trois. Sur 14, la dernière est la tuile piochée.
    La défausse d'un autre s'écrit derrière 13 tuiles : `23m456p789s11222z<1m` montre ron, chi, pon, kan et passer.
    `{ option-compare }:` met des défausses côte à côte : `4s 1s`.
    `{ option-seen }:` prend les tuiles vues ailleurs, `{ option-river }:` vos propres défausses (pour le furiten).
    `{ option-dora }:` prend les indicateurs de dora, `{ option-seat }:` et `{ option-round }:` les vents.
    `{ option-extras }:` dit comment la main a gagné : `riichi ippatsu ura:3p honba:1`.
    `{ option-left }:`, `{ option-across }:` et `{ option-right }:` prennent une rivière chacune, dans l'ordre : `1z9m3pr5s|6s`. `r` se met derrière la tuile du riichi, `|` là où un autre a déclaré riichi.
    Les taux de /safe sont ceux de tuiles défaussées contre un seul riichi dans des parties publiques, pas ce qui arrive si vous les défaussez : on défausse une tuile sans suji quand on attaque ou qu'on y est forcé. Sa propre main comptée comme vue, le suji 3/7 a moins souvent donné un ron : 2,0 % et non 5,3 %.
    À trois joueurs : `{ option-rules }:` prend `tenhou_sanma` ou `mahjong_soul_sanma`, `{ option-kita }:` le nombre de Nord mis de côté.
help-text-workers-off = -# /outlook, /methods, /game et certains types de problèmes tirés sont indisponibles ici : l'hébergeur de ce bot a désactivé les processus qui les calculent.
help-suits = man, pin, sou
help-red = 0 est un cinq rouge
help-winds = est sud ouest nord · E S W N
help-dragons = blanc vert rouge · PFC
help-open = exposé ; ' suit la tuile appelée
help-kan = kan caché
title-help-study = Posez-vous des questions, et voyez ce qui vous échappe
study-help-text = **/quiz** interroge le salon sur une de vos mains, ou sur une main distribuée ; avec `{ option-session }:10`, il pose dix problèmes à la suite et nomme les trois meilleurs. Le bouton *{ button-ask-channel }* sous une réponse en fait une question.
    { "" }**/vote** demande aux autres ce qu'ils défausseraient, et d'une main tenpai si c'est en riichi ou en dama ; à la fin, les votes s'affichent à côté de l'efficacité et de la valeur de chaque défausse.
    { "" }**/practice** n'interroge que vous, sans fin, et revient à ce que vous avez manqué.
    { "" }**/my** `{ command-progress }` montre les formes qui vous échappent, `{ command-board }` qui est en tête des problèmes du jour de ce serveur ; `{ command-data }` vous donne ou supprime tout ce qui est gardé de vous.
    { "" }**/server** `{ command-settings }` décide qui peut interroger, dans quelle langue et avec quelles règles ; `{ command-daily }` publie un problème par jour, à l'heure que vous fixez.
    { "" }Si l'hébergeur du bot n'a pas de base de données, rien de tout cela n'existe.
study-help-picture = Chacun répond en privé et apprend aussitôt ce qui manquait et pourquoi. Le résultat est montré ci-dessus : chaque réponse avec le nombre de ceux qui l'ont donnée, les justes en or.
button-help-typing = Comment écrire une main
button-help-study = Comment étudier ensemble

## Commandes et leurs options

command-waits = attentes
command-waits-about = Ce qu'attend une main, et quelles défausses la rendent tenpai
command-agari = victoire
command-agari-about = Toutes les lectures d'une main complète, et ce qu'elle vaut
command-outlook = perspectives
command-outlook-about = Ce que vaut chaque défausse, tour par tour, à une table ou seul
command-safe = sûres
command-safe-about = Les tuiles les plus sûres contre un riichi, et pourquoi
command-methods = méthodes
command-methods-about = Quatre algorithmes classiques sur une main, côte à côte
command-tiles = tuiles
command-tiles-about = Une simple image de la main, pour un message
command-term = terme
command-term-about = Ce que veut dire un mot du jeu
command-points = points
command-points-about = Ce que rapportent han et fu, par ron et par tsumo
command-help = aide
command-help-about = Comment écrire une main
command-analyze = Analyser la main
option-hand = main
option-hand-about = Les tuiles, par exemple 123m406p789s11z ; sur 14, la dernière est la tuile piochée
option-seen = vues
option-seen-about = Tuiles vues ailleurs : indicateurs de dora, défausses et groupes des autres
option-river = défausses
option-river-about = Vos propres défausses : montre le furiten
option-tiles-river-about = Les défausses dans l'ordre, dessinées sous la main ; r derrière la tuile du riichi
option-word = mot
option-word-about = Un mot de n'importe quelle langue : furiten, 両面
option-win = gagnante
option-win-about = La tuile gagnante ; par défaut, la tuile piochée
option-order = ordre
option-order-about = Quelles lectures viennent d'abord quand les points ne décident pas
option-rules = règles
option-rules-about = Un jeu de règles, et vos propres réglages : ema, ou tenhou kiriage:on
option-by = par
option-by-about = Comment la main a gagné ; par défaut, une main fermée gagne par tsumo
option-seat = siège
option-seat-about = Le vent du joueur ; par défaut, sud
option-round = dominant
option-round-about = Le vent dominant ; par défaut, est
option-dora = indicateurs
option-dora-about = Les indicateurs de dora, par exemple 3p5s
option-kita = kita
option-kita-about = À trois joueurs : combien de Nord vous avez mis de côté
option-left = gauche
option-left-about = Rivière du joueur de gauche : 1z9m3pr5s, r derrière la tuile du riichi
option-across = face
option-across-about = Rivière du joueur en face : 1z9m3pr5s, r derrière la tuile du riichi
option-right = droite
option-right-about = Rivière du joueur de droite : 1z9m3pr5s, r derrière la tuile du riichi
option-passed-about = Vos défausses dans l'ordre ; celles d'après le riichi derrière un | : 1z9m|6s
option-extras = détails
option-extras-about = riichi ippatsu haitei rinshan … ura:3p honba:1 bâtons:2
option-called = appelée
option-called-about = La défausse d'un autre : chi, pon, kan ou passer
option-compare = comparer
option-compare-about = Deux à cinq défausses à mettre côte à côte, par exemple 4s 1s
option-han = han
option-han-about = Han, ou la limite de la main
option-fu = fu
option-fu-about = Fu, là où les han ne décident pas seuls
option-player = joueur
option-player-about = Donneur ou non-donneur ; par défaut, non-donneur
option-honba = honba
option-honba-about = Honba sur la table
option-turn = tour
option-turn-about = Le tour, de 1 à 18 ; par défaut, un de plus que vos défausses
option-aim = but
option-aim-about = Ce qu'il faut viser ; par défaut, les points
option-private = privé
option-private-about = Vous seul voyez la réponse
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
rules-tenhou-sanma = Tenhou, à trois
rules-mahjong-soul-sanma = Mahjong Soul, à trois

## La page locale

local-welcome =
    Écrivez **/waits** et une main, puis touchez l'avion en papier. Quelques mains à essayer :
    `/waits 1112345678999m`
    `/waits 23455667788s46m1z`
    `/waits 123456m45p789s11z3p`
    `/agari 11122233344455m`
    Un message qui contient une main reçoit aussi une réponse, comme par **{ command-analyze }** de son menu Applications.
    Comment s'écrit chaque tuile : **/help**
local-welcome-study =
    { "" }**/quiz** et **/vote** interrogent tout le monde ici, **/practice** vous seul. Choisissez un autre membre en haut de la page pour répondre à sa place ; seul **{ $owner }** peut utiliser **/server**.

## Quiz : boutons, remarques, refus

button-ask-channel = Interroger le salon
button-answer = Répondre…
button-show-me = Voir la réponse
button-reveal = Révéler
button-end-vote = Terminer le vote
button-end-question = Terminer la { $number }
button-in-full = Détails
button-practise-this = S'y exercer
button-practise-theme = S'exercer : { $theme }
button-next-problem = Suivant

modal-waits = Qu'attend cette main ?
modal-waits-label = Toutes les tuiles qu'elle attend
modal-blocks = Quelles tuiles sont isolées ?
modal-blocks-label = Toutes les tuiles isolées
modal-price = Combien vaut cette main ?
modal-label-han = Han
modal-label-fu = Fu
modal-label-points = Points, sans honba ni bâtons de riichi
modal-han = { $han } han
modal-han-most = 13 han ou plus : yakuman
modal-or-more = { $limit } ou plus
modal-points-limit = { $points } · { $limit }
modal-fu = { $fu } fu
modal-no-fu = – (une limite : mangan ou plus)
modal-points-tsumo = { $others } / { $dealer } ({ $points })
modal-points-all = { $others } de chacun ({ $points })
modal-correct = Corriger la main
field-hand = Main
field-beside = Ce qui est dit d'autre
item-picture = image
item-file = fichier

quiz-was-in-view = La réponse était visible jusqu'à présent : qui l'a vue la connaît.
quiz-nobody-sees = Discord ne montre cette question qu'à vous : ce serveur ne laisse pas les applications de votre compte écrire en public.
quiz-answered-before = Vous avez déjà répondu. Votre première réponse compte :
quiz-late = La réponse a été révélée avant la vôtre, qui ne compte donc que pour vos propres révisions.
quiz-known = Vous connaissiez déjà la réponse : vous avez répondu à ce problème auparavant, ou vous l'avez proposé. Votre réponse ne compte donc pas.
quiz-shown = Cela ne compte pas comme réponse, et vous ne pouvez plus répondre à cette question. Son thème revient demain dans /practice.
quiz-was-shown = La réponse vous a déjà été montrée : vous ne pouvez plus répondre à cette question.
vote-over = Ce vote est terminé. Votre clic n'y a rien changé.
vote-is-close = Ni riichi ni dama ne l'emporte de plus de 15 % en points et en victoires : c'est donc un vote.
vote-no-end = Je ne peux rien publier de moi-même dans ce salon : ce vote ne se terminera pas tout seul, terminez-le avec son bouton. [Ajoutez-moi avec cette permission]({ $link }) et les suivants se termineront d'eux-mêmes.

error-study-off = Les quiz sont désactivés ici.
error-study-not-writable = Les quiz ne marchent pas en ce moment : on ne peut pas écrire dans leur base de données.
error-study-down = Les quiz ne marchent pas en ce moment : leur base de données est injoignable. Réessayez dans une minute.
error-study-busy = La base de données des quiz est occupée. Réessayez dans quelques secondes.
error-study-clock = Les quiz sont en pause : l'horloge de la machine du bot est fausse. Son hébergeur doit la mettre à l'heure.
error-study-version = Les quiz ne marchent pas ici : leur base de données est celle d'une autre version du bot.
error-quiz-gone = Cette question n'est plus enregistrée.
error-quiz-limit-channel = Trois questions sont ouvertes dans ce salon. Révélez-en ou terminez-en une d'abord.
error-quiz-limit-hour = Ce serveur a posé dix questions en une heure. Réessayez plus tard, ou utilisez /practice.
error-quiz-limit-own-channel = Deux de vos questions sont ouvertes dans ce salon. Révélez-en ou terminez-en une d'abord.
error-quiz-limit-own-server = Six de vos questions sont ouvertes sur ce serveur. Révélez-en ou terminez-en une d'abord.
error-quiz-limit-own-hour = Vous avez posé cinq questions ici en une heure. Réessayez plus tard, ou utilisez /practice.
error-quiz-limit-day = Mille questions ont été posées ici en un jour. Réessayez demain, ou utilisez /practice.
error-quiz-limit-practice = Assez d'exercices pour aujourd'hui : 2 000 questions. Revenez demain.
error-quiz-may-not-ask = Ce serveur ne vous laisse pas interroger le salon. /practice est ouvert à tous.
error-quiz-ask-public = Seule la personne qui l'a demandée, ou quelqu'un qui peut gérer les messages, peut faire de cette réponse une question. Posez-en une avec /quiz.
error-quiz-reveal = L'auteur de la question et ceux qui peuvent gérer les messages peuvent révéler à tout moment ; les autres, un jour après la question.
error-vote-end = L'auteur du vote et ceux qui peuvent gérer les messages peuvent le terminer à tout moment. Sinon, il se termine tout seul.
error-no-problem-noten = Cette main n'attend rien : on ne peut pas demander ses attentes.
error-no-problem-no-riichi = Une question de défense demande des rivières et un riichi : demandez-en une distribuée, sans main.
error-no-problem-no-lead = La question « riichi ou dama » demande une main fermée de 13 tuiles en tenpai, à quatre joueurs, où l'un des deux choix l'emporte de plus de 15 % en points et en victoires. Pour toute autre main, /outlook les compare.
error-no-problem-no-one-answer = Aucune question sur les blocs de cette main n'a qu'une réponse : demandez-en une distribuée, sans main.
error-no-problem-has-a-cut = Cette main a une tuile à défausser, et ses attentes en dépendent. Demandez la défausse.
error-no-problem-north-first = Un Nord en main est d'abord mis de côté : posez la question avec la tuile de remplacement.
error-no-problem-no-cut = Cette main n'a rien à défausser : une question sur la défausse demande aussi la tuile piochée.
error-no-problem-complete = Cette main est complète : il n'y a rien à défausser.
error-no-problem-not-complete = Cette main n'est pas complète : elle n'a ni valeur ni lectures.
error-no-problem-no-yaku = Cette main n'a pas de yaku, donc pas de valeur. Demandez ses lectures.

command-quiz = quiz
command-quiz-about = Interroger ce salon sur une de vos mains, ou sur une main que je distribue
command-vote = vote
command-vote-about = Demander au salon quoi défausser : vote à bulletin secret, répartition des votes à la fin
command-practice = entraînement
command-practice-about = Des questions pour vous seul, l'une après l'autre
command-my = moi
command-my-about = Votre propre bilan
command-progress = progrès
command-progress-about = Votre niveau par type de question, vos dernières réponses, vos erreurs
command-data = données
command-data-about = Ce qui est enregistré sur vous : exporter, cacher, ou tout supprimer
command-server = serveur
command-server-about = Ce qui vaut pour les questions de ce serveur
command-settings = réglages
command-settings-about = Langue, règles, et qui peut interroger le salon
command-questions = questions
command-questions-about = Les questions ouvertes du serveur, et de quoi les terminer
option-kind = type
option-kind-about = Quoi demander ; par défaut, ce qui convient à la main écrite
option-practice-kind-about = À quoi s'exercer ; par défaut, le bot choisit
option-level = niveau
option-level-about = De 1, facile, à 5 ; seulement pour les mains que je distribue
option-practice-level-about = De 1, facile, à 5 ; par défaut, le bot choisit
option-quiz-hand-about = Une de vos mains, comme 123m406p789s11z ; personne ne voit la réponse
option-text = texte
option-text-about = Vos propres mots au-dessus de la main, par exemple les scores ; au plus 200 caractères
option-hours = heures
option-hours-about = Heures jusqu'à la fin du vote, de 1 à 168 ; par défaut, 24
option-vote-hand-about = Une main avec une tuile à défausser, comme 123m406p789s1122z3s, ou tenpai après défausse
option-quiz-turn-about = Pour riichi ou dama : le tour ; par défaut, 6
option-vote-turn-about = Le tour, de 1 à 18 ; par défaut, 1
option-language = langue
option-language-about = La langue dans laquelle ce serveur voit les questions
option-server-rules-about = Les règles des questions : un jeu de règles, et vos propres réglages
option-askers = auteurs
option-askers-about = Qui peut interroger le salon
option-role = rôle
option-role-about = Le rôle qui peut interroger le salon
kind-waits = attentes
kind-cut = défausse
kind-price = valeur
kind-readings = lectures
kind-fold = défense
kind-riichi = riichi ou dama
kind-blocks = blocs
level-1 = 1 – facile
level-2 = 2
level-3 = 3
level-4 = 4
level-5 = 5 – difficile
language-en = anglais
language-ja = japonais
language-zh-TW = chinois (traditionnel)
language-zh-CN = chinois (simplifié)
language-ko = coréen
language-fr = français
askers-everyone = tout le monde
askers-role = un rôle
askers-managers = ceux qui peuvent gérer les messages
title-open-questions = Questions ouvertes
open-none = Aucune question n'est ouverte.
title-settings = Les questions de ce serveur
settings-language = Langue : **{ $language }**. Chacun lit les corrections dans sa propre langue.
settings-rules = Règles : **{ $rules }**
settings-askers = Peuvent interroger le salon : **{ $askers }**. Ceux qui peuvent gérer les messages le peuvent toujours.
settings-how = -# Modifiez-les avec les options de cette commande.
error-server-only = Cela ne marche que sur un serveur.
error-not-manager = Seules les personnes qui gèrent ce serveur peuvent faire cela.
error-settings-role = Nommez le rôle qui peut interroger, dans l'option **{ option-role }**.
title-data = Vos données
title-sure = Tout supprimer ?
title-forgotten = Tout est supprimé
data-stored = Enregistré sur vous : { $answers ->
    [one] { $answers } réponse ou vote
   *[other] { $answers } réponses et votes
  } avec l'heure de chacun, et ce qui en découle : vos résultats par type et par forme, vos points et vos séries dans les classements ; et ce que vous avez écrit au-dessus de vos votes. Ni noms ni autres messages.
data-named = Les résultats vous nomment parmi ceux qui avaient juste, et les classements vous montrent.
data-hidden = Les résultats ne vous nomment pas, et les classements ne vous montrent pas aux autres.
data-kept = -# Ce qui a été publié dans un salon y reste, quoi que vous fassiez ici.
data-games = De vos parties : les décisions que vous travaillez ({ $practiced }), celles que vous avez proposées et, pendant { $days } jours, celles des parties que vous avez ouvertes. Jamais d'enregistrement, jamais de nom.
data-sure = Vos réponses, votre niveau, vos révisions, vos points, vos séries et les décisions de vos parties disparaissent ; vos questions perdent leur auteur, et celles qui sont ouvertes se terminent. C'est définitif. Ce qui a été publié reste publié.
data-forgotten = { $rows ->
    [one] { $rows } entrée a disparu.
   *[other] { $rows } entrées ont disparu.
  } Plus rien n'est enregistré sur vous, jusqu'à votre prochaine réponse.
button-export = Exporter
button-hide = Me cacher
button-unhide = Me nommer de nouveau
button-delete-data = Tout supprimer…
button-delete-all = Oui, tout supprimer
button-keep = Garder

## Sessions

title-session = Session de quiz : { $total ->
        [one] 1 problème
       *[other] { $total } problèmes
    }
session-seconds = { $seconds } secondes par problème
session-by-hand = chaque problème ouvert jusqu'à sa révélation
session-announced = Tout le monde peut répondre, en privé comme toujours. Chaque problème est révélé ici, et les trois meilleurs sont nommés à la fin. Le premier problème arrive à { $when }. Après trois problèmes de suite sans réponse, la session se termine.
session-how = -# Le classement suit le nombre de réponses justes et, à égalité, le temps qu'elles ont pris.
session-number = **{ $number } sur { $total }** · niveau { $level }
session-closes = fin : { $when }
session-waits = ouvert jusqu'à sa révélation
session-so-far = Pour l'instant : { $places }
session-ahead = { $rank }. { $member } ({ $right })
title-session-result = Résultat de la session
session-place = **{ $rank }.** { $member } : { $right ->
        [0] aucune juste sur { $posted }
       *[other] { $right } sur { $posted } en { $seconds } s
    }
session-others = … et { $number ->
        [one] 1 autre membre
       *[other] { $number } autres membres
    }
session-nobody = Personne n'a répondu.
session-hardest = Le plus difficile : [le n° { $number }]({ $link }), trouvé par { $right } sur { $answered }. La réponse : { $answer }
session-ended-stopped = Elle a été arrêtée après { $posted } sur { $total }.
session-ended-silent = Elle s'est terminée après { $posted } sur { $total } : trois problèmes de suite sont restés sans réponse.
session-ended-left = Elle s'est terminée après { $posted } sur { $total } : personne ne l'a poursuivie pendant 15 minutes.
session-ended-away = Elle s'est terminée après { $posted } sur { $total } : j'ai été hors ligne plus d'une demi-heure.
session-ended-trouble = Elle s'est terminée après { $posted } sur { $total } : le problème suivant n'a pas pu être publié.
session-listed = Session, { $number } sur { $total }
label-session-seconds = { $seconds } s
label-session-hardest = n° { $number }
phrase-session-hardest = le plus difficile, le n° { $number } : trouvé par { $right } sur { $answered }
phrase-session-place = { $right ->
        [0] aucune juste sur { $posted }
       *[other] { $right } sur { $posted } en { $seconds } secondes
    }
button-session-start = Commencer
button-session-end = Terminer la session
error-session-led = Seuls le membre qui a lancé cette session et ceux qui peuvent gérer les messages peuvent faire cela.
error-session-over = Cette session est passée à la suite ou est terminée.
error-session-hand = Une session distribue elle-même toutes ses mains : retirez la main ou la session.
error-session-reveal = Le membre qui a lancé cette session et ceux qui peuvent gérer les messages peuvent révéler la réponse à tout moment.
error-quiz-limit-session = Une session est en cours dans ce salon. Le membre qui l'a lancée et ceux qui peuvent gérer les messages peuvent la terminer.
error-quiz-limit-own-session = Une de vos sessions est en cours sur ce serveur. Terminez-la d'abord.
error-quiz-limit-session-hour = Vous avez lancé ici quatre sessions en une heure. Lancez la prochaine plus tard, ou utilisez /practice.
option-session = session
option-session-about = Problèmes à la suite, de 1 à 20 : chacun est révélé, et les trois meilleurs sont nommés à la fin
option-seconds = secondes
option-seconds-about = Pour une session : le temps de chaque problème ; par défaut, 60 secondes
seconds-20 = 20 secondes
seconds-30 = 30 secondes
seconds-45 = 45 secondes
seconds-60 = 60 secondes
seconds-90 = 90 secondes
seconds-120 = 2 minutes
seconds-300 = 5 minutes
seconds-0 = jusqu'à ce que je révèle la réponse

## Quotidiens

title-daily = N° { $number } · { $title }
daily-level = Niveau { $level }
daily-saw-yesterday = hier, trouvé par { $right } sur { $answered } : [N° { $number }]({ $link })
daily-saw-last = la dernière fois, trouvé par { $right } sur { $answered } : [N° { $number }]({ $link })
daily-nobody-yesterday = personne n'a répondu à celui d'hier : [N° { $number }]({ $link })
daily-nobody-last = personne n'a répondu au dernier : [N° { $number }]({ $link })
daily-paused-idle = Les problèmes du jour s'arrêtent ici : personne n'a répondu aux 14 derniers. Quelqu'un qui gère ce serveur peut les relancer avec /server daily.
daily-paused-channel = Les problèmes du jour s'arrêtent : trois de suite n'ont pas pu être publiés dans ce salon. Quelqu'un qui gère ce serveur peut les relancer avec /server daily.

command-daily = quotidien
command-daily-about = Un problème par jour dans un salon : le régler, le changer, l'arrêter
option-channel = salon
option-channel-about = Où il est publié ; par défaut, dans ce salon
option-time = heure
option-time-about = Quand il est publié, à l'heure de votre serveur, par exemple 20:00
option-days = jours
option-days-about = Quels jours ; par défaut, tous les jours
option-daily-kind-about = Ce qu'il demande ; par défaut, le bot choisit
option-daily-level-about = De 1, facile, à 5 ; par défaut, le bot choisit
option-daily-role-about = Un rôle à mentionner à chaque fois ; @everyone pour aucun
option-thread = fil
option-thread-about = Si chacun reçoit un fil pour en parler
option-zone = fuseau
option-zone-about = Le fuseau horaire de votre serveur, par exemple Europe/Paris ; tapez une ville
option-which = lequel
option-which-about = Lequel changer, s'il y en a plusieurs ; ou un nouveau
option-off = arrêt
option-off-about = L'arrêter
dailies-zone-hint = -# Ce n'est pas l'heure d'ici ? Donnez **{ option-zone }** avec cette commande.
which-1 = 1
which-2 = 2
which-3 = 3
which-4 = 4
which-new = un nouveau
title-dailies = Problèmes du jour de ce serveur
dailies-none = Il n'y en a pas encore. Donnez **{ option-time }** et **{ option-zone }** avec cette commande, et il en sera publié un chaque jour.
title-offer = Proposer cette décision comme problème du jour ?
offer-text = Les personnes qui gèrent ce serveur en verront la table et pourront en faire un problème du jour. Ce que vous avez joué n'est pas montré. Le problème peut-il dire que vous l'avez proposé ?
button-offer-named = Avec mon nom
button-offer-unnamed = Sans mon nom
title-offered = Proposée
offer-made = Les personnes qui gèrent le serveur la trouvent sous **/server**. Elle est supprimée après { $days } jours, ou avec vos données sous **/my**.
offer-known = Elle est déjà proposée ici.
title-offers = Décision proposée { $place } sur { $count }
title-offers-none = Décisions proposées
offers-none = Aucune décision n'est proposée. Les membres en proposent sous une table de **/game**.
offer-by = Proposée par { $member }, que le problème nommera.
offer-by-nobody = Proposée par un membre que le problème ne nommera pas.
offer-is-taken = Retenue : le prochain problème du jour qui admet ce type la posera.
button-offers = Décisions proposées ({ $count })…
button-offer-take = Retenir pour le prochain
button-offer-back = Remettre
button-offer-drop = Écarter
dailies-zone = Fuseau horaire : **{ $zone }**, où il est maintenant { $now }.
daily-line = **{ $which }.** { $channel } · **{ $time }** · { $facts }
daily-any-kind = tous les types
daily-any-level = tous les niveaux
daily-pings = mentionne { $role }
daily-with-thread = avec un fil
daily-next = Le n° { $number } arrive { $when }.
daily-is-paused-idle = Il est arrêté : personne n'a répondu aux 14 derniers. Changez quoi que ce soit avec cette commande, et il reprend.
daily-is-paused-channel = Il est arrêté : trois de suite n'ont pas pu être publiés. Laissez-moi voir le salon et y envoyer des messages et des fichiers ; puis changez quoi que ce soit avec cette commande, et il reprend.
dailies-how = -# Modifiez-les avec les options de cette commande ; **{ option-off }** en arrête un. Les réponses comptent pour le classement du serveur.
daily-role-silent = -# Discord ne notifie { $role } que si tout le monde peut mentionner ce rôle, ou si je peux mentionner tous les rôles ici.
days-every = tous les jours
days-weekdays = en semaine
days-weekend = le week-end
days-span = { $first }–{ $last }
weekday-0 = lun
weekday-1 = mar
weekday-2 = mer
weekday-3 = jeu
weekday-4 = ven
weekday-5 = sam
weekday-6 = dim
daily-not-member = Je ne suis pas membre de ce serveur, ou je ne peux pas écrire et joindre des fichiers dans ce salon : je ne peux rien publier de moi-même. [Ajoutez-moi avec ces permissions]({ $link }), laissez-moi voir le salon et y joindre des fichiers, puis reprenez cette commande.
error-daily-reveal = La solution vient avec le problème suivant ; d'ici là, seuls ceux qui peuvent gérer les messages peuvent la révéler.
error-daily-time = Je ne lis pas cette heure. Écrivez-la sur 24 heures, par exemple 20:00 ou 7:30.
error-daily-zone = Je ne connais pas de fuseau horaire de ce nom. Tapez une ville, par exemple Paris, et choisissez dans la liste.
error-daily-no-time = Donnez l'**{ option-time }** du nouveau problème du jour, par exemple 20:00.
error-daily-which = Ce serveur a plusieurs problèmes du jour. Nommez-en un dans l'option **{ option-which }**.
error-daily-none = Ce serveur n'a pas ce problème du jour.
error-daily-most = Un serveur peut avoir quatre problèmes du jour. Arrêtez-en un d'abord.
button-forget-server = Oublier ce serveur…
button-forget-all = Oui, oublier ce serveur
title-forget-server = Oublier ce serveur ?
forget-server-sure = Ces réglages, les problèmes du jour, les décisions proposées, le classement et toutes les questions posées ici avec leurs réponses sont supprimés. C'est définitif. Ce qui a été publié reste publié, et les progrès de chaque membre restent les siens.
title-server-forgotten = Ce serveur est oublié
server-forgotten = Plus rien n'est enregistré sur ce serveur.

## Classements

title-board = Classement : { $season }
board-all-time = depuis toujours
label-streak = série { $streak }
phrase-streak = série de { $streak }
alt-rank = rang { $rank }
alt-own-rank = rang { $rank }, vous
phrase-board-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
line-standing = **{ $rank }.** { $member } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } (juste : { $right } sur { $answered })
line-streak = { $line }, série de { $streak }
board-best-streak = Votre plus longue série : { $best }
board-hidden = Les autres ne voient pas votre ligne, puisque vous vous cachez. **/my** `{ command-data }` change cela.
board-how = -# Seuls les problèmes du jour comptent : jusqu'à 10 points chacun. Une série, ce sont des réponses données de suite, justes ou fausses ; un oubli sur sept est pardonné.
board-empty = Personne n'est encore au classement. Répondez au prochain problème du jour dans { $channel }.
board-no-dailies = Ce serveur n'a pas de problèmes du jour, et eux seuls comptent ici. Quelqu'un qui peut gérer le serveur les règle avec **/server** `{ command-daily }`.
digest-week = La semaine dernière : { $answers ->
        [one] { $answers } réponse
       *[other] { $answers } réponses
    } de { $people ->
        [one] { $people } membre
       *[other] { $people } membres
    }.
digest-missed = Le plus souvent manqué : { $theme }, { $missed } sur { $answered }.
digest-none-missed = Toutes les réponses étaient justes.
digest-leading = En tête ({ $season }) : { $leading }
item-leading = { $rank }. { $member } ({ $points })
error-board-server = Un classement est celui d'un serveur : utilisez cette commande sur un serveur. **/my** `{ command-progress }` marche ici aussi.
command-board = classement
command-board-about = Points et séries aux problèmes du jour de ce serveur : ce mois-ci et depuis toujours

## Termes : ce que /term dit de chacun

says-riichi = Un pari de 1000 points sur une main fermée en tenpai : un han, et la main ne change plus.
says-double-riichi = Un riichi dès sa première défausse, avant tout appel : deux han.
says-open-riichi = Un riichi à main dévoilée, admis par certaines règles de maison.
says-ippatsu = Gagner dans le tour de table qui suit son riichi, sans appel entre-temps : un han.
says-tsumo = Gagner avec une tuile que l'on a piochée : tous les autres paient. En main fermée, cela vaut un han.
says-pinfu = Quatre suites, une paire sans valeur et une double attente en main fermée : aucun fu en plus, un han.
says-tanyao = Une main de 2 à 8 seulement, sans terminale ni honneur : un han.
says-iipeikou = Deux fois la même suite en main fermée : un han.
term-yakuhai = honneurs de valeur
says-yakuhai = Un brelan de dragons, de votre vent ou du vent dominant : un han chacun.
says-rinshan = Gagner avec la tuile piochée après un kan : un han.
says-chankan = Gagner avec la tuile qu'un joueur ajoute à son pon pour en faire un kan : un han.
says-haitei = Gagner par tsumo avec la dernière tuile du mur : un han.
says-houtei = Gagner par ron sur la dernière défausse : un han.
says-chiitoitsu = Sept paires différentes : deux han, toujours 25 fu.
says-sanshoku = La même suite dans les trois familles : deux han, un si la main est ouverte.
says-ittsu = 123, 456 et 789 d'une même famille : deux han, un si la main est ouverte.
says-chanta = Une terminale ou un honneur dans chaque groupe et dans la paire : deux han, un si la main est ouverte.
says-toitoi = Quatre brelans ou kans : deux han.
says-sanankou = Trois brelans entièrement piochés, sans appel ni ron : deux han.
says-sanshoku-doukou = Le même brelan dans les trois familles : deux han.
says-sankantsu = Trois kans : deux han.
says-shousangen = Deux brelans de dragons et une paire du troisième : deux han en plus de ceux des brelans.
says-honroutou = Terminales et honneurs seulement : deux han en plus de ceux des brelans ou des paires.
says-honitsu = Une famille et des honneurs : trois han, deux si la main est ouverte.
says-ryanpeikou = Deux paires de suites identiques, différentes entre elles, en main fermée : trois han.
says-junchan = Une terminale dans chaque groupe et dans la paire, sans honneurs : trois han, deux si la main est ouverte.
says-chinitsu = Une seule famille : six han, cinq si la main est ouverte.
says-renhou = Gagner par ron avant sa première pioche et avant tout appel ; la valeur dépend des règles.
says-tenhou = Les quatorze premières tuiles du donneur forment une main complète : un yakuman.
says-chiihou = Un non-donneur gagne à sa première pioche, avant tout appel : un yakuman.
says-daisangen = Des brelans des trois dragons : un yakuman.
says-suuankou = Quatre brelans entièrement piochés, sans appel ni ron : un yakuman.
says-tsuuiisou = Rien que des honneurs : un yakuman.
says-ryuuiisou = Rien que du vert, 2 3 4 6 8 de sou et le dragon vert : un yakuman.
says-chinroutou = Rien que des terminales : un yakuman.
says-kokushi = Les treize terminales et honneurs, et l'un d'eux en double : un yakuman.
says-shousuushii = Des brelans de trois vents et une paire du quatrième : un yakuman.
says-daisuushii = Des brelans des quatre vents : un yakuman, deux selon certaines règles.
says-suukantsu = Quatre kans : un yakuman.
says-chuuren = 1112345678999 d'une même famille et une tuile de plus de celle-ci, sans appel : un yakuman.
says-daisharin = 22 33 44 55 66 77 88 de pin : un yakuman de certaines règles de maison.
says-paarenchan = Huit victoires de suite comme donneur : un yakuman de certaines règles de maison.
says-dora = La tuile qui suit celle de l'indicateur : chacune vaut un han, si la main a un yaku.
says-uradora = Les dora donnés par les tuiles sous les indicateurs, retournées seulement pour un gagnant en riichi.
says-akadora = Un cinq rouge : chacun vaut un han, si la main a un yaku.
says-nukidora = Un Nord mis de côté dans une partie à trois : un han, et une pioche de remplacement.
says-ryanmen = Deux tuiles voisines, que complète une tuile d'un côté ou de l'autre.
says-kanchan = Deux tuiles séparées par un trou, que comble une seule sorte de tuile.
says-penchan = 12 ou 89, que complète une seule sorte de tuile.
says-shanpon = Deux paires : la troisième tuile de l'une ou de l'autre complète la main.
says-tanki = L'attente de la seconde tuile de la paire.
says-mangan = La première limite : 8000 points, 12000 pour le donneur ; cinq han, ou moins avec beaucoup de fu.
says-haneman = Six ou sept han : un mangan et demi.
says-baiman = De huit à dix han : deux mangan.
says-sanbaiman = Onze ou douze han : trois mangan.
says-yakuman = La plus haute limite : 32000 points, 48000 pour le donneur.
says-counted-yakuman = Treize han ou plus sans yakuman, payés comme un yakuman.
term-sequence = suite
says-sequence = Trois tuiles d'une famille qui se suivent.
term-triplet = brelan
says-triplet = Trois tuiles identiques.
term-quad = carré
says-quad = Quatre tuiles identiques, déclarées par un kan ; elles comptent pour un seul groupe.
term-set = groupe
says-set = Une suite, un brelan ou un kan ; une main en demande quatre et une paire.
term-pair = paire
says-pair = Deux tuiles identiques.
term-block = bloc
says-block = Un groupe, ou le début d'un groupe. Une main en demande cinq : quatre pour les groupes, un pour la paire.
term-shape = forme
says-shape = Deux tuiles auxquelles il en manque une pour former un groupe.
term-compound = forme composée
says-compound = Des tuiles voisines que l'on peut partager en blocs de plusieurs façons.
term-loose = tuile isolée
says-loose = Une tuile qui n'est dans aucun bloc.
term-helper = tuile d'appui
says-helper = Une tuile seule à côté d'un bloc, qui en accepte alors davantage.
term-ryankan = double trou
says-ryankan = Trois tuiles avec deux trous : combler l'un ou l'autre fait une suite.
term-simple = tuile simple
says-simple = Une tuile d'une famille, de 2 à 8.
term-terminal = terminale
says-terminal = Un 1 ou un 9.
term-honor = honneur
says-honor = Un vent ou un dragon ; les honneurs ne font pas de suites.
term-orphan = orphelin
says-orphan = Une terminale ou un honneur.
term-wind = vent
says-wind = Est, Sud, Ouest ou Nord.
term-dragon = dragon
says-dragon = Haku (blanc), hatsu (vert) ou chun (rouge).
term-suit = famille
says-suit = Man (caractères), pin (cercles) ou sou (bambous), de 1 à 9.
term-shanten = shanten
says-shanten = Combien de tuiles séparent la main du tenpai. 2-shanten : à deux tuiles du tenpai.
term-tenpai = tenpai
says-tenpai = À une tuile d'une main complète.
term-noten = noten
says-noten = Pas en tenpai.
term-ukeire = ukeire
says-ukeire = Les tuiles qui font avancer la main d'un pas, et combien il en reste.
term-wait = attente
says-wait = Une tuile qui complète une main en tenpai.
term-good-shape = bonne attente
says-good-shape = Une attente où il reste cinq tuiles ou plus, comme la plupart des doubles attentes.
term-furiten = furiten
says-furiten = Une des tuiles attendues est dans votre propre rivière, ou vous en avez laissé passer une : pas de ron.
term-karaten = attente morte
says-karaten = Un tenpai sans aucune tuile gagnante à venir : toutes sont dans la main ou visibles.
term-takame = takame
says-takame = De plusieurs tuiles gagnantes, celle qui donne à la main le plus de valeur.
term-yasume = yasume
says-yasume = De plusieurs tuiles gagnantes, celle qui donne à la main le moins de valeur.
term-closed = main fermée
says-closed = Une main sans appel ; un kan caché la laisse fermée.
term-open = main ouverte
says-open = Une main avec un chi, un pon ou un kan exposé : elle ne peut pas déclarer riichi.
term-meld = groupe exposé
says-meld = Un groupe posé sur la table par un appel ou un kan.
says-chi = Appeler une défausse du joueur de gauche pour faire une suite.
says-pon = Appeler une défausse de n'importe quel joueur pour faire un brelan.
says-kan = Déclarer quatre tuiles identiques : une pioche de plus et un nouveau dora.
term-closed-kan = kan caché
says-closed-kan = Un kan de quatre tuiles que l'on a toutes piochées.
term-added-kan = kan ajouté
says-added-kan = Un kan fait en ajoutant la quatrième tuile à son pon.
says-ron = Gagner sur la défausse d'un autre joueur, qui est seul à payer.
term-kuikae = kuikae
says-kuikae = Appeler une tuile puis en défausser une qui compléterait le même groupe : interdit par la plupart des règles.
term-cut = défausse
says-cut = Se défaire d'une tuile.
term-tsumogiri = tsumogiri
says-tsumogiri = Défausser la tuile que l'on vient de piocher.
term-tedashi = tedashi
says-tedashi = Défausser une tuile de la main, et non celle que l'on vient de piocher.
term-riichi-stick = bâton de riichi
says-riichi-stick = Les 1000 points misés par un riichi ; le prochain gagnant les prend.
term-dama = dama
says-dama = Rester silencieux : un tenpai en main fermée, sans riichi.
term-fold = repli
says-fold = Renoncer à gagner et ne défausser que ce qui est sûr.
term-push = attaque
says-push = Continuer malgré une menace.
term-mawashi = mawashi
says-mawashi = Défausser des tuiles sûres en gardant une chance de gagner.
term-genbutsu = genbutsu
says-genbutsu = Une tuile que le joueur en riichi a défaussée ou laissée passer : il ne peut pas gagner dessus.
term-suji = suji
says-suji = Une tuile à trois rangs d'une défausse d'un joueur : une double attente sur les deux serait furiten.
term-half-suji = demi-suji
says-half-suji = Un 4, 5 ou 6 dont un seul des deux suji a été défaussé.
term-musuji = sans suji
says-musuji = Une tuile dont aucun suji n'a été défaussé : la plus dangereuse.
term-no-chance = no chance
says-no-chance = Les quatre exemplaires d'une tuile nécessaire à une double attente sont visibles : cette attente est impossible.
term-one-chance = one chance
says-one-chance = Trois exemplaires d'une tuile nécessaire à une double attente sont visibles : cette attente est peu probable.
term-deal-in = donner la victoire
says-deal-in = Défausser la tuile sur laquelle un joueur gagne par ron.
term-han = han
says-han = Ce que comptent les yaku et les dora ; chaque han double le prix, jusqu'au mangan.
term-fu = fu
says-fu = Les petits points des groupes, de la paire, de l'attente et de la façon de gagner, arrondis à la dizaine supérieure.
says-closed-ron = Un ron avec une main fermée : 10 fu.
says-open-pinfu = Une main ouverte qui a la forme du pinfu : ce n'est pas un yaku, et son ron compte 30 fu au lieu de 20.
term-limit = limite
says-limit = À partir du mangan, les han seuls fixent le prix, par paliers.
term-dealer = donneur
says-dealer = Le joueur assis à l'Est : il gagne moitié plus, et paie le double quand un autre gagne par tsumo.
term-non-dealer = non-donneur
says-non-dealer = Chacun des autres joueurs.
term-honba = honba
says-honba = Un compteur ajouté après une victoire du donneur ou une manche nulle : 300 points de plus chacun pour le prochain gagnant (200 à trois joueurs).
term-dora-indicator = indicateur de dora
says-dora-indicator = La tuile retournée dans le mur mort ; la suivante dans l'ordre est le dora.
term-noten-payment = paiement noten
says-noten-payment = Après une manche nulle, les joueurs noten paient 3000 points en tout à ceux qui sont tenpai (2000 à trois joueurs).
term-pao = pao
says-pao = La responsabilité de celui dont la défausse, une fois appelée, assure certains yakuman, comme le troisième dragon : il doit payer.
term-kuisagari = kuisagari
says-kuisagari = Un yaku qui vaut un han de moins en main ouverte.
term-kuitan = tanyao ouvert
says-kuitan = Un tanyao en main ouverte, permis par la plupart des règles.
term-atozuke = atozuke
says-atozuke = Appeler d'abord et s'assurer d'un yaku ensuite.
term-kiriage = kiriage mangan
says-kiriage = Selon certaines règles, 4 han 30 fu et 3 han 60 fu sont payés comme un mangan.
term-double-wind = double vent
says-double-wind = Le vent qui est à la fois celui du joueur et le vent dominant : son brelan vaut deux han.
term-value-pair = paire de valeur
says-value-pair = Une paire de dragons, de votre vent ou du vent dominant : 2 fu, et pas de pinfu.
term-seat-wind = vent du joueur
says-seat-wind = Le vent de votre place ; celui du donneur est l'Est.
term-round-wind = vent dominant
says-round-wind = Le vent en cours dans la partie : l'Est d'abord, puis le Sud.
term-hanchan = hanchan
says-hanchan = Une partie en deux vents, Est puis Sud.
term-tonpuu = partie Est
says-tonpuu = Une partie en un seul vent, l'Est.
term-all-last = dernière manche
says-all-last = La dernière manche prévue d'une partie.
term-turn = tour
says-turn = Combien de défausses vous avez faites ; une manche en compte jusqu'à dix-huit environ.
term-river = rivière
says-river = Les défausses d'un joueur, dans l'ordre.
term-dead-wall = mur mort
says-dead-wall = Quatorze tuiles hors des pioches ordinaires : les indicateurs de dora et les tuiles de remplacement des kans.
term-exhaustive-draw = manche nulle
says-exhaustive-draw = Le mur est épuisé et personne n'a gagné.
term-abortive-draw = manche annulée
says-abortive-draw = Une manche interrompue, par exemple après quatre riichi.
term-nagashi-mangan = nagashi mangan
says-nagashi-mangan = Lors d'une manche nulle, toutes vos défausses sont des terminales ou des honneurs, et aucune n'a été appelée : payé comme un mangan.
term-renchan = renchan
says-renchan = Le donneur le reste : après une victoire, ou s'il est tenpai à une manche nulle.
term-chombo = chombo
says-chombo = La pénalité d'une faute grave, comme une fausse victoire.
term-sanma = mahjong à trois
says-sanma = Le mahjong à trois joueurs, sans 2m à 8m et sans chi.
term-kita = kita
says-kita = Mettre un Nord de côté dans une partie à trois.
term-efficiency = efficacité
says-efficiency = Choisir ses défausses d'après le nombre de tuiles qui font avancer la main.
term-width = largeur
says-width = Combien de tuiles la main accepte.
term-value = valeur
says-value = Ce que la main vaudra si elle gagne.
term-sixth-block = sixième bloc
says-sixth-block = Un bloc de plus que la main ne peut en employer : l'un d'eux est à défaire.
term-reading = lecture
says-reading = Une façon de partager une main complète en groupes et une paire.
term-uma = uma
says-uma = Les points que la place ajoute en fin de partie. Avec uma 10-20, les deux premiers reçoivent 20 000 et 10 000 points, que paient le dernier et le troisième. Les montants varient selon les maisons.
term-oka = oka
says-oka = Ce que chacun verse d'avance et que le premier reçoit : de 25 000 au départ à un score de retour de 30 000, quatre fois 5000 points. Toutes les maisons ne le jouent pas.
term-wareme = wareme
says-wareme = Règle de maison : le joueur devant qui le mur a été ouvert gagne le double et paie le double.
term-live-tile = tuile vierge
says-live-tile = Une tuile dont aucun exemplaire n'a encore été défaussé ni appelé, un honneur surtout : quelqu'un peut en tenir deux ou trois.
term-busting = faillite
says-busting = Passer sous 0 point. La plupart des règles terminent alors la partie.
term-yakitori = yakitori
says-yakitori = Règle de maison : un joueur qui ne gagne aucune manche de la partie paie une pénalité à la fin.
term-chips = jetons (shuugi)
says-chips = Règle de maison : des primes payées à part des points, pour ippatsu, les cinq rouges et les ura dora, par exemple.
term-agariyame = agariyame
says-agariyame = Le donneur qui gagne la dernière manche et se trouve premier peut terminer la partie au lieu de rester donneur.
term-head-bump = atamahane
says-head-bump = De plusieurs ron sur une même défausse, seul compte celui du joueur dont le tour viendrait en premier.
term-double-ron = double ron
says-double-ron = Deux joueurs gagnent sur la même défausse, et celui qui l'a jetée paie les deux.
term-first-dealer = premier donneur (chiicha)
says-first-dealer = Le joueur qui est donneur à la première manche d'une partie.
term-kamicha = kamicha
says-kamicha = Le joueur à votre gauche, qui pioche avant vous. C'est le seul dont on peut appeler un chi.
term-toimen = toimen
says-toimen = Le joueur assis en face.
term-shimocha = shimocha
says-shimocha = Le joueur à votre droite, qui pioche après vous et peut appeler un chi sur vos défausses.
term-starting-hand = main de départ
says-starting-hand = Les treize tuiles qu'un joueur reçoit au début.
term-wall = mur
says-wall = Les tuiles empilées face cachée, où chacun pioche.
term-safe-tile = tuile sûre
says-safe-tile = Une tuile sur laquelle un joueur en riichi ne peut pas gagner, ou presque jamais.
term-guest-wind = vent sans valeur
says-guest-wind = Un vent qui n'est ni celui du joueur ni le vent dominant : trois n'en font pas un yaku.
term-suji-trap = piège suji
says-suji-trap = Une attente sur le suji de sa propre défausse, qui paraît sûre aux autres.
term-chase-riichi = riichi de poursuite
says-chase-riichi = Un riichi déclaré quand un autre joueur est déjà en riichi.
term-formal-tenpai = tenpai de forme
says-formal-tenpai = Un tenpai sans yaku, pris pour ne pas être noten à une manche nulle.
term-perfect-shanten = 1-shanten parfait
says-perfect-shanten = 1-shanten de deux doubles attentes et d'une paire, avec une tuile de plus qui élargit l'une d'elles.
term-bad-shape = mauvaise attente
says-bad-shape = Une attente où il reste quatre tuiles ou moins, comme kanchan, penchan ou tanki.
term-nine-terminals = neuf terminales et honneurs
says-nine-terminals = Avec neuf sortes de terminales et d'honneurs à la première pioche, avant tout appel, un joueur peut annuler la manche.
term-tegawari = amélioration (tegawari)
says-tegawari = Une pioche qui ne rapproche pas de la victoire, mais élargit l'attente ou augmente la valeur.
