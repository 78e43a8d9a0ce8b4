"""Words that players type for tiles, suits, calls and draws, each by the one sign it stands for."""

import re
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

from .typed_words import TYPED_WORDS, TypedWords

CHI, PON, KAN, CLOSED_KAN, OPEN_KAN, CALLED, DRAW, TSUMO, UNCLEAR, RANGE = map(
    chr, range(0xE001, 0xE00B)
)
"""Private signs: those of a call stand beside the tiles of a meld, of a draw before a tile.

``KAN`` does not say whether the kan is closed. ``UNCLEAR`` is a letter of two meanings, ``RANGE``
two tiles with a dash between them.
"""

CALLS: Final = frozenset({CHI, PON, KAN, CLOSED_KAN, OPEN_KAN, CALLED})
DRAWS: Final = frozenset({DRAW, TSUMO})

HONOR_NAMES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "東": ("east", "ton", "トン", "とん", "東風", "东风"),
        "南": ("south", "nan", "ナン", "なん", "南風", "南风"),
        "西": ("west", "sha", "shaa", "xia", "シャー", "シャ", "しゃー", "西風", "西风"),
        "北": ("north", "pei", "ペー", "ペイ", "ぺー", "ぺい", "北風", "北风"),
        "白": ("white", "haku", "ハク", "はく", "白板"),
        "發": ("green", "hatsu", "ハツ", "はつ", "發財", "發财"),
        "中": ("red", "chun", "チュン", "ちゅん", "紅中", "红中"),
    }
)
SUIT_NAMES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "m": ("man", "manz", "manzu", "wan", "wanzu", "char", "chars", "character", "characters",
              "crak", "craks", "crack", "cracks", "マンズ", "マン", "まん", "ワン", "萬子"),
        "p": ("pin", "pinz", "pinzu", "dot", "dots", "circle", "circles",
              "ピンズ", "ピン", "ぴん", "筒子"),
        "s": ("sou", "souz", "souzu", "soo", "bam", "bams", "bamboo", "bamboos",
              "ソーズ", "ソウズ", "ソー", "ソウ", "そう", "索子"),
        "z": ("honor", "honors", "honour", "honours", "字牌"),
    }
)  # fmt: skip
CALL_NAMES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        CHI: ("chi", "chii", "chee", "chow", "チー", "ちー", "吃"),
        PON: ("pon", "pong", "pung", "ポン", "ぽん", "碰"),
        KAN: ("kan", "kong", "カン", "かん", "槓", "杠"),
        CLOSED_KAN: ("ankan", "closed kan", "concealed kan", "closed kong", "concealed kong",
                     "暗槓", "暗カン", "アンカン", "暗杠"),
        OPEN_KAN: ("minkan", "daiminkan", "kakan", "shouminkan", "open kan", "added kan",
                   "open kong", "added kong", "明槓", "大明槓", "加槓", "小明槓", "明カン",
                   "加カン", "ミンカン", "明杠"),
        CALLED: ("called", "open", "meld", "melds", "furo", "副露", "鳴き"),
    }
)  # fmt: skip
"""An added kan counts like one that was called at once; a sign of its own would say from whom."""

DRAW_NAMES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        DRAW: ("draw", "draws", "drew", "drawn", "引いた"),
        TSUMO: ("tsumo", "ツモ", "自摸"),
    }
)


SAME_HAN: Final = {"万": "萬", "餅饼": "筒", "竹条條": "索", "発发": "發", "东": "東"}
"""Characters by the one that they are read as, before a word is looked up."""

_PLAIN: Final = str.maketrans({sign: one for signs, one in SAME_HAN.items() for sign in signs})
_CALL_SIGNS: Final = MappingProxyType(
    {
        "chi": CHI,
        "pon": PON,
        "kan": KAN,
        "closed kan": CLOSED_KAN,
        "open kan": OPEN_KAN,
        "called": CALLED,
    }
)
_DRAW_SIGNS: Final = MappingProxyType({"draw": DRAW, "tsumo": TSUMO})


def signs_of(names: Mapping[str, Iterable[str]]) -> dict[str, str]:
    """The sign of each name."""
    return {name: sign for sign, its_names in names.items() for name in its_names}


def signs_of_language(words: TypedWords) -> dict[str, str]:
    """The sign of each name in an alias list, as the name is looked up."""
    found = signs_of(words.honors) | signs_of(words.tiles) | signs_of(words.suits)
    for names, signs in ((words.calls, _CALL_SIGNS), (words.draws, _DRAW_SIGNS)):
        found |= {name: signs[key] for name, key in signs_of(names).items()}
    return {name.lower().translate(_PLAIN): sign for name, sign in found.items()}


def _of_every_language() -> dict[str, str]:
    """The sign of every name; where two languages disagree, that of the list which comes first."""
    found: dict[str, str] = {}
    for words in reversed([*TYPED_WORDS.values()]):
        found |= signs_of_language(words)
    own = (HONOR_NAMES, SUIT_NAMES, CALL_NAMES, DRAW_NAMES)
    return found | {name: sign for names in own for name, sign in signs_of(names).items()}


SIGN_OF: Final = MappingProxyType(_of_every_language())


def either(names: Iterable[str]) -> str:
    """A pattern of any of these names, the longest first; a space in one may be several."""
    longest = sorted(names, key=len, reverse=True)
    return "|".join(re.escape(name).replace(r"\ ", r"\s+") for name in longest)


_LATIN: Final = [name for name in SIGN_OF if name[0] < "\u0250"]
_WORDS: Final = either(_LATIN)
_SUITS: Final = either(name for name in _LATIN if SIGN_OF[name] in "mpsz")
_OTHER: Final = either(SIGN_OF.keys() - _LATIN)
_REDS: Final = either(
    ("red", "aka", "赤ドラ", *(name for words in TYPED_WORDS.values() for name in words.reds))
)
_RED: Final = rf"(?:{_REDS}|r)[\s_-]*(?=[5五⑤５])"
_LETTER: Final = r"A-Za-zÀ-ÖØ-öø-ɏ"
SUIT: Final = (
    rf"(?:{either(name for name in SIGN_OF if SIGN_OF[name] in 'mps')}|[mps萬筒索])(?![{_LETTER}])"
)
"""A suit of numbers, in any language."""

_LATIN_SUITS: Final = (*"mps", *(name for name in _LATIN if SIGN_OF[name] in {*"mps"}))
_FIVE_BEFORE: Final = "|".join(
    f"(?<=(?<![0-9])5{gap}{suit})" for suit in _LATIN_SUITS for gap in ("", " ")
)
_RED_AFTER: Final = (
    rf"(?=\s?rouge(?![{_LETTER}])(?!\s*(?:rouge|vert|blanc)))(?:{_FIVE_BEFORE})\s?rouge"
    r"|(?<=[5５五⑤][萬万筒餅饼索竹条條만통삭])[紅红적](?![中宝寶5５五오])"
)
"""Red behind the suit of one five: ``5p rouge``, ``5筒紅``; in ``345p rouge`` it is the dragon."""

MOST_JOINED: Final = 30
"""Names that are read as joined: a name may have a space in it, and "closed kanclosed kan…" would
be read to its end from each of them."""

WORD: Final = re.compile(
    rf"(?<![{_LETTER}])(?P<red>{_RED})"
    rf"|(?P<red_after>{_RED_AFTER})"
    rf"|(?<=[5５])(?P<red_behind>[\s_-]*(?:{_REDS})[\s_-]*(?={SUIT}))"
    rf"|(?<![{_LETTER}0-9])(?=[{_LETTER}])(?P<joined>(?>(?:{_WORDS}){{1,{MOST_JOINED}}}))(?![{_LETTER}])"
    rf"(?:\s+(?:winds?|dragons?)(?![{_LETTER}]))?"
    rf"|(?P<other>{_OTHER})"
    rf"|(?<=[0-9])(?=[{_LETTER}])(?P<suit>{_SUITS}|so|h)(?![{_LETTER}])",
    re.IGNORECASE,
)
"""A word or several joined ones: ``east``, ``hakuhatsuchun``, ``123man``, ``red 5``, ``5 red p``.

A letter must be ahead before a hundred Latin names are tried: 800 ``ダブル立直`` have none.
"""

_JOINED: Final = re.compile(_WORDS, re.IGNORECASE)
_SPACES: Final = re.compile(r"\s+")


def signs_of_word(found: re.Match[str]) -> str:
    """The signs that what ``WORD`` found stands for."""
    if found["red"] or found["red_after"] or found["red_behind"]:
        return "r"
    if found["suit"]:
        return {"so": "s", "h": "z"}.get(found["suit"].lower()) or _sign(found["suit"])
    if found["other"]:
        return _sign(found["other"])
    return "".join(_sign(name) for name in _JOINED.findall(found["joined"]))


def _sign(name: str) -> str:
    return SIGN_OF[_SPACES.sub(" ", name.lower())]


_RANK_OF: Final = {
    name: str(rank) for words in TYPED_WORDS.values() for rank, name in enumerate(words.ranks, 1)
}
_RANK: Final = either(_RANK_OF)
NUMERAL: Final = re.compile(rf"(?:{_RANK})(?=(?:{_RANK}|{_REDS}){{0,14}}\s?{SUIT})")
"""A number in words, others and a suit behind it: the 삼, 사 and 오 of ``삼사적오통``."""


def digit_of(found: re.Match[str]) -> str:
    """The digit that what ``NUMERAL`` found stands for."""
    return _RANK_OF[found[0]]


_RED_MARK: Final = r"(?:r|red|aka|akadora|dora)"
_EMOJI_SUIT: Final = either([*"mpsz", *signs_of(SUIT_NAMES), "so"])
_EMOJI_NAME: Final = re.compile(
    rf"(?:mahjong|mj|riichi|tile|pai|hai)?"
    rf"(?P<red>{_RED_MARK})?(?:(?P<rank>[0-9])(?P<suit>{_EMOJI_SUIT})"
    rf"|(?P<suit_first>{_EMOJI_SUIT})(?P<rank_last>[0-9]))(?P<red_last>{_RED_MARK})?"
    rf"|(?:mahjong|mj|riichi|tile|pai|hai)?"
    rf"(?P<honor>{either(signs_of(HONOR_NAMES))}|[eswnpfc])(?:wind|dragon)?",
)
_LETTERS: Final = dict(zip("eswnpfc", "東南西北白發中", strict=True))
_BETWEEN: Final = re.compile(r"[_\-~]")


def tile_of_emoji(name: str) -> str | None:
    """The tile that the name of a custom emoji means, as signs; None for other names.

    ``1m``, ``m1``, ``Man1``, ``5pr``, ``aka5s``, ``mahjong_east`` are usual.
    """
    found = _EMOJI_NAME.fullmatch(_BETWEEN.sub("", name).lower())
    if found is None:
        return None
    if found["honor"]:
        return _LETTERS.get(found["honor"]) or SIGN_OF[found["honor"]]
    suit = found["suit"] or found["suit_first"]
    rank = found["rank"] or found["rank_last"]
    if found["red"] or found["red_last"]:
        rank = {"5": "0", "0": "0"}.get(rank, "")
    return rank + ("s" if suit == "so" else SIGN_OF.get(suit, suit)) if rank else None
