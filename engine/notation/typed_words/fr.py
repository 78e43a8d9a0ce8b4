"""What players type in French."""

from typing import Final

from .typed_words import TypedWords

WORDS: Final = TypedWords(
    honors={
        "東": ("est", "vent d'est"),
        "南": ("sud",),
        "西": ("ouest",),
        "北": ("nord",),
        "白": ("blanc", "dragon blanc"),
        "發": ("vert", "dragon vert"),
        "中": ("rouge", "dragon rouge"),
    },
    suits={
        "m": ("caractère", "caractères", "caractere", "caracteres", "caract", "carac"),
        "p": ("cercle", "cercles", "rond", "ronds", "monnaie", "monnaies"),
        "s": ("bambou", "bambous"),
        "z": ("honneur", "honneurs"),
    },
    calls={
        "pon": ("pon de", "pon d'", "brelan", "brelan de", "brelan d'"),
        "kan": ("carré", "carre"),
        "closed kan": ("kan fermé", "kan ferme", "kan caché", "kan cache", "carré caché"),
        "open kan": ("kan ouvert", "kan exposé", "kan expose", "kan ajouté", "kan ajoute"),
        "called": ("exposé", "expose", "exposée", "exposee", "ouvert", "ouverte", "appelé"),
    },
    draws={"draw": ("pioche", "pioché", "piochée", "tire", "tiré")},
    reds=("rouge", "dora rouge", "doras rouges"),
    wins={
        "riichi": ("riichi",),
        "double": ("double riichi",),
        "no riichi": ("sans riichi", "pas de riichi"),
        "ippatsu": ("ippatsu", "premier tour"),
        "tsumo": ("tsumo", "par tsumo", "autopioche", "auto pioche"),
        "ron": ("ron", "par ron", "sur défausse", "sur defausse"),
        "dealer": ("donneur", "donneuse"),
        "seat:not east": ("non donneur", "pas donneur"),
        "dora": ("dora", "indicateur", "indicateurs", "indicateur de dora", "indicateurs de dora"),
        "ura": ("ura", "indicateur ura", "indicateurs ura", "dora caché", "doras cachés"),
        "honba": ("honba", "compteur", "compteurs"),
        "sticks": (
            "bâtons", "bâton", "batons", "baton", "bâtons riichi", "bâton riichi", "batons riichi",
            "bâtons de riichi", "riichis sur la table",
        ),
        "seat": ("vent du joueur", "vent propre", "siège", "siege", "place"),
        "round": ("vent du tour", "vent dominant", "dominant", "tour"),
        "haitei": ("haitei", "dernière tuile", "derniere tuile", "dernière pioche"),
        "houtei": ("houtei", "dernière défausse", "derniere defausse"),
        "rinshan": ("rinshan", "après un kan", "apres un kan", "tuile de remplacement"),
        "chankan": ("chankan", "vol de kan", "kan volé", "kan vole"),
        "open riichi": ("riichi ouvert",),
        "paarenchan": ("huitième victoire de suite",),
        "tenhou": ("tenhou", "main du ciel"),
        "chiihou": ("chiihou", "main de la terre"),
        "renhou": ("renhou", "main de l'homme"),
        "kita": (
            "kita", "nord de côté", "nords de côté", "nord mis de côté", "nords mis de côté",
        ),
        "sanma": ("sanma", "trois joueurs", "3 joueurs", "à trois", "a trois"),
    },
    seats=("joueur {wind}", "place {wind}", "siège {wind}", "vent propre {wind}", "je suis {wind}"),
    rounds=(
        "tour {wind}", "tour d'{wind}", "manche {wind}", "vent dominant {wind}", "dominant {wind}",
    ),
    winds=("est", "sud", "ouest", "nord"),
    limits={
        "double": ("double",),
        "triple": ("triple",),
        "kazoe": ("yakuman compté", "yakuman compte"),
    },
    units={"fu": ("mini-points", "minipoints")},
    counted={
        "tanyao": ("tout ordinaire",),
        "chiitoitsu": ("sept paires",),
        "iipeikou": ("double suite",),
        "sanshoku": ("triple suite",),
        "ittsu": ("grande suite",),
        "toitoi": ("brelans",),
        "shousangen": ("petits dragons",),
        "honitsu": ("main semi-pure",),
        "chinitsu": ("main pure",),
        "": ("paire d'honneurs", "main fermée", "main fermee"),
    },
    joints=("et", "ou", "contre"),
)  # fmt: skip
