"""Rewriting typed text into the signs of the notation, each sign with its place.

A rule takes one habit: code marks around a hand, links, custom emoji, words for tiles, called
tiles marked without brackets. Text of plain mpsz notation needs none and is not rewritten.
"""

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

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


# Rewriting a text ---------------------------------------------------------------------------------


PLAIN: Final = re.compile(r"(?:[0-9mpszr\s,]++|\[[0-9mpszr'\"]{0,9}+\]|\([0-9mpsz]{0,6}+\))*+")
"""Texts that every rule would leave as they are; melds have their brackets in them."""

BRACKETED: Final = r"\[[^\[\]()]*\]?|\([^\[\]()]*\)?"

HALF_WIDTH: Final = re.compile("[ｦ-ﾝ][ﾞﾟ]?")
"""A sign of half-width katakana, which makes one of the usual width: ﾊ, ﾋﾟ."""

EMOJI: Final = re.compile(r"<a?:(?P<name>\w{1,32}):[0-9]{1,20}>")
LINK: Final = re.compile(
    r"(?:https?://)?(?:www\.)?tenhou\.net/2/?\?(?:[^\s?&#]*&)*?[qp]=(?=[0-9])|(?<!\S)\??[qp]=(?=[0-9])",
    re.IGNORECASE,
)
BEHIND_LINK: Final = re.compile(r"[&#]\S*")
LABEL: Final = re.compile(
    r"^\s*(?:my\s+)?(?:hand|main|手牌|配牌|패)(?![a-z])(?:\s+is(?![a-z])|は)?\s*[:=]?",
    re.IGNORECASE,
)
TILE_IN_QUOTES: Final = re.compile(
    r"(?<![0-9rESWNPFC'\"])(?P<quote>['\"])(?P<tile>[0-9][mpsz]r?|[ESWNPFC])(?P=quote)"
)
"""A tile in the list of a program: ``["1m", "5mr", "E"]``."""

LEAD: Final = re.compile(r"^[\s*_~|>`«»]+")
TRAIL: Final = re.compile(r"(?<![\s*_~|`«».!?。…])[\s*_~|`«».!?。…]+$")
QUOTED: Final = re.compile(r"\s*(['\"])(?P<inside>.*)\1\s*", re.DOTALL)
WRAPPED: Final = re.compile(r"\s*[\[(](?P<inside>[^\[\]()]*)[\])]\s*")
TILE: Final = re.compile(r"[0-9０-９一二三四五六七八九①-⑨東南西北白發中ESWNPFC🀀-🀡]")
RANKS: Final = "123456789１２３４５６７８９一二三四五六七八九"
DASH: Final = r"\s?(?:\.{2,}|[…‥~〜–—-])\s?"
FROM_TO: Final = re.compile(
    rf"(?<![{RANKS}0０~〜–—-])[{RANKS}](?:\s?(?P<own>{SUIT}))?{DASH}[{RANKS}]"
    rf"\s?(?P<suit>{SUIT}|z(?![A-Za-z]))"
    rf"|(?<=(?<![{RANKS}0０])[mps])[{RANKS}]{DASH}[{RANKS}](?![{RANKS}0０~〜–—.…-])",
    re.IGNORECASE,
)
"""Two tiles of a suit with dots or a dash between them: ``1..9m``, ``1m-9m``, ``m1-9``."""

BETWEEN: Final = re.compile(rf"{BRACKETED}|(?P<gap>`+|\*\*+|__+|~~+|[-=]>|[→|+.・;:_]+)")
TIMES: Final = re.compile(
    r"(?P<tile>[東南西北白發中ESWNPFC]|(?<![0-9])[0-9][mpsz萬筒索])"
    r"\s?[x×*]\s?(?P<times>[2-4])(?![0-9mpsz])"
)
DRAGON_LETTERS: Final = re.compile(
    r"G+|R{2,}|(?<![5５五⑤])(?<![5５五][mpsz萬筒索])R(?![5５五⑤]|[mpsz][5５])"
)
WS: Final = re.compile("W+")
WINDS: Final = re.compile("[ESN]")
WHITE: Final = re.compile("[P白]")
DRAGONS: Final = frozenset("GR")
NEAR: Final = 4
"""Signs on either side of a W in which its neighbor is looked for."""

CALL: Final = rf"[{''.join(sorted(CALLS))}]"
CALL_INSIDE: Final = re.compile(
    rf"(?P<opener>[\[(])(?P<before>(?:(?!{CALL})[^\[\]()])*+)(?P<call>{CALL})"
    r"(?P<behind>[^\[\]()]*+)[\])]"
)
"""A word of calling inside the brackets of its meld: ``[pon 555z]``."""

TWO_CALLS: Final = re.compile(rf"{CALLED}(?=[\s:]*{CALL})")
HONORS: Final = "東南西北白發中ESWNPFC"
MARKED: Final = re.compile(
    rf"{BRACKETED}"
    r"|(?P<meld>(?<![0-9r'\"])[0-9r]++['\"]++[0-9r'\"]*+[mpsz萬筒索]"
    rf"|(?<![{HONORS}])[{HONORS}]{{1,4}}['\"]++[{HONORS}]{{0,3}})"
)
JAPANESE: Final = re.compile(r"[一二三四五六七八九①-⑨]")
WITH_SUIT: Final = re.compile(r"[mpsz萬筒索]")
WIDE: Final = {code: code + 0xFEE0 for code in range(0x30, 0x3A)}
CIRCLED_SUIT: Final = re.compile("(?<=[①-⑨])[筒餅饼]")
"""The suit behind ③④⑤, which are pin without it."""

NO_TILE: Final = "\ufffd"
LEAST_IN_MELD: Final = 3
MOST_IN_MELD: Final = 4
MOST_WRAPPED: Final = 4
"""How many quotes and brackets one within the other are taken away."""


class Signs(NamedTuple):
    """Signs to be read, and for each its first place in the typed text and the one behind it."""

    text: str
    at: list[int]
    end: list[int]


def spelled(signs: Signs) -> Signs:
    """Apply every rule, in an order in which later ones build on earlier ones."""
    signs = _replaced(signs, HALF_WIDTH, lambda found: unicodedata.normalize("NFKC", found[0]))
    signs = _replaced(signs, EMOJI, lambda found: tile_of_emoji(found["name"]) or NO_TILE)
    if "=" in signs.text:
        signs = _without_link(signs)
    signs = _replaced(signs, LABEL, lambda _: "")
    if "'" in signs.text or '"' in signs.text:
        signs = _replaced(signs, TILE_IN_QUOTES, lambda found: found["tile"])
    signs = _unwrapped(signs)
    signs = _replaced(signs, FROM_TO, _from_to)
    signs = _replaced(signs, BETWEEN, lambda found: " " if found["gap"] else None)
    signs = _replaced(signs, NUMERAL, digit_of)
    signs = _replaced(signs, CIRCLED_SUIT, lambda _: "")
    signs = _replaced(signs, WORD, signs_of_word)
    signs = _replaced(signs, TIMES, lambda found: found["tile"] * int(found["times"]))
    signs = _with_dragon_letters(signs)
    signs = _replaced(signs, TWO_CALLS, lambda _: " ")
    signs = _replaced(signs, CALL_INSIDE, _in_its_brackets)
    if "'" in signs.text or '"' in signs.text:
        signs = _replaced(signs, MARKED, _in_melds)
    if JAPANESE.search(signs.text) and not WITH_SUIT.search(signs.text):
        signs = signs._replace(text=signs.text.translate(WIDE))  # 三四五③④⑤33: sou
    return signs


def _replaced(
    signs: Signs, pattern: re.Pattern[str], instead: Callable[[re.Match[str]], str | None]
) -> Signs:
    """Replace what a pattern finds, but for what ``instead`` returns None.

    Each new sign has the place of all the old ones; old ones in brackets keep theirs.
    """
    text: list[str] = []
    at: list[int] = []
    end: list[int] = []
    done = 0
    for found in pattern.finditer(signs.text):
        new = instead(found)
        if new is None:
            continue
        start, stop = found.span()
        first, last = signs.at[start], signs.end[stop - 1]
        text += signs.text[done:start], new
        at += signs.at[done:start]
        end += signs.end[done:start]
        if new[1:-1] == found[0]:
            at += first, *signs.at[start:stop], last - 1
            end += first + 1, *signs.end[start:stop], last
        else:
            at += [first] * len(new)
            end += [last] * len(new)
        done = stop
    text.append(signs.text[done:])
    return Signs("".join(text), at + signs.at[done:], end + signs.end[done:])


def _without_link(signs: Signs) -> Signs:
    """Leave the hand of a link to Tenhou's tool: ``tenhou.net/2/?q=123m456p``."""
    found = LINK.search(signs.text)
    if found is None:
        return signs
    return _replaced(_replaced(signs, LINK, lambda _: " "), BEHIND_LINK, lambda _: " ")


def _unwrapped(signs: Signs) -> Signs:
    """Take away code marks, quotes and brackets around the whole, and marks at a sentence's end."""
    for _ in range(MOST_WRAPPED):
        before = signs.text
        for ends in (LEAD, TRAIL):
            signs = _replaced(signs, ends, lambda _: "")
        for around in (QUOTED, WRAPPED):
            found = around.fullmatch(signs.text)
            if found and (around is QUOTED or len(TILE.findall(found["inside"])) > MOST_IN_MELD):
                inside = slice(*found.span("inside"))
                signs = Signs(signs.text[inside], signs.at[inside], signs.end[inside])
        if signs.text == before:
            break
    return signs


def _from_to(found: re.Match[str]) -> str | None:
    """Return the sign of a range, where other tiles lie between its ends."""
    first, last = (unicodedata.numeric(sign) for sign in found[0] if sign in RANKS)
    if last - first < 2 or (found["own"] and found["own"] != found["suit"]):
        return None
    return RANGE


def _in_its_brackets(found: re.Match[str]) -> str:
    """Return the meld in the brackets that its word asks for: ``(ankan 1111z)``."""
    tiles = (found["before"] + found["behind"]).strip(" :")
    is_closed = found["call"] == CLOSED_KAN or (found["call"] == KAN and found["opener"] == "(")
    return f"({tiles})" if is_closed else f"[{tiles}]"


def _in_melds(found: re.Match[str]) -> str | None:
    """Put brackets around the tiles of which one is marked: 2'34s."""
    meld = found["meld"]
    if (
        meld is None
        or len(meld.rstrip("mpsz萬筒索").replace("'", "").replace('"', "")) < LEAST_IN_MELD
    ):
        return None
    return f"[{meld}]"


def _with_dragon_letters(signs: Signs) -> Signs:
    """Read G and R as green and red, and W beside them as white or west."""
    if not DRAGON_LETTERS.search(signs.text):
        return signs
    whole = signs.text
    alone = None
    if not WINDS.search(whole):
        alone = "西" if WHITE.search(whole) else "白"

    def white_or_west(found: re.Match[str]) -> str:
        before = whole[max(0, found.start() - NEAR) : found.start()].rstrip(" ,")[-1:]
        behind = whole[found.end() : found.end() + NEAR].lstrip(" ,")[:1]
        return _white_or_west(before, behind, alone) * len(found[0])

    signs = _replaced(signs, WS, white_or_west)
    return _replaced(
        signs, DRAGON_LETTERS, lambda found: ("發" if found[0][0] == "G" else "中") * len(found[0])
    )


def _white_or_west(before: str, behind: str, alone: str | None) -> str:
    """Read the W of a text with G or R, by the letters beside it.

    ``WWW GGG RRR`` is white, the first W of ``ESWNWGR`` west; in ``EEE WWW GGG`` it could be both.
    ``alone`` is what it is in a text without the letters of other winds.
    """
    if alone:
        return alone
    beside_dragon = before in DRAGONS or behind in DRAGONS
    if behind == "N" or (before == "S" and not beside_dragon):
        return "西"
    if beside_dragon and (before in {"N", *DRAGONS, ""} or not before.isalpha()):
        return "白"
    return UNCLEAR
