"""A chat message cut into the words that can be about a hand, and everything else.

One pass over the text: each sign is looked at a fixed number of times, whatever stands behind it.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import Enum, auto
from types import MappingProxyType
from typing import Final, NamedTuple

from engine import (
    CALL_NAMES,
    EAST,
    HONOR_NAMES,
    NORTH,
    SOUTH,
    SUIT_NAMES,
    TYPED_WORDS,
    UNICODE,
    WEST,
    Kind,
    tile_of_emoji,
)

WINDS_OF: Final = {
    sign: wind
    for signs, wind in (
        (("e", "east", "東", "东", "동"), EAST),
        (("s", "south", "南", "남"), SOUTH),
        (("w", "west", "西", "서"), WEST),
        (("n", "north", "北", "북"), NORTH),
    )
    for sign in signs
}


class Sort(Enum):
    """The sorts of words."""

    TILES = auto()
    CALL = auto()
    DRAW = auto()
    DORA = auto()
    INDICATOR = auto()
    URA = auto()
    CUT = auto()
    RIICHI = auto()
    DISCARDED = auto()
    CALLED = auto()
    SEAT = auto()
    ROUND = auto()
    LINK = auto()
    COMMA = auto()
    AND = auto()
    LINE = auto()
    OTHER = auto()
    END = auto()


class Word(NamedTuple):
    """A piece of a message: ``size`` counts its tiles, a meld as three; ``wind`` a seat or round.

    ``sure`` is false for what may be no tiles: numbers without a suit, English words.
    """

    sort: Sort
    text: str
    line: int
    size: int = 0
    sure: bool = False
    wind: Kind | None = None


_PICTURES: Final = "".join(UNICODE)


def _names(table: Mapping[str, Iterable[str]]) -> list[str]:
    return [name for names in table.values() for name in names]


def _either(names: Iterable[str]) -> str:
    """Return a pattern of any of these names, the longest first."""
    return "|".join(sorted(map(re.escape, names), key=len, reverse=True))


_HAN_SUIT: Final = "萬万筒餅饼索竹条條"
_SUITS: Final = _either(
    {
        *_HAN_SUIT,
        *_names(SUIT_NAMES),
        *(name for words in TYPED_WORDS.values() for name in _names(words.suits)),
        "so",
    }
)
"""Names of suits in every language, since a number stands before them. Of honors only English ones
and signs are tiles here: in French prose, est is what is."""

_DIGIT: Final = r"[r赤红紅적]?[0-9](?:\uFE0F?\u20E3)?['\"]?"
_HONORS: Final = "東东南西北白發発发中"
_HAN_PROSE: Final = rf"[一-鿿](?<![{_HONORS}])"
_HONOR_SIGN: Final = "|".join(
    (
        rf"(?![東东]西{_HAN_PROSE})[東东南北](?![1-4１-４一二三四]局|[場场家])",
        rf"西(?![1-4１-４一二三四]局|[場场家方])(?!(?<=[東东]西){_HAN_PROSE})",
        r"白(?![天打])",
        r"発",
        r"[發发](?![现現了个個张張出给給])",
        r"(?<![手其之当當])(?<![手的副]牌)中(?![了文国國间間的有])",
    )
)
"""A sign of an honor that is not of a Chinese word: 东西 is a thing, 手中 in the hand."""

_NO_HANGUL: Final = "(?![가-힣])"
_HONOR_HANGUL: Final = rf"(?:(?<![가-힣])|(?<=[0-9][만통삭]))[동남서북백발중]{{1,14}}{_NO_HANGUL}"
"""Syllables that stand alone or behind a suit: 운동 is sport, and no east."""

_SUM: Final = r"(?!\s?[원점명개])"
"""Behind 만, which is ten thousand too: 3만점 are points."""

_UNIT: Final = "|".join(
    (
        rf"(?:{_DIGIT}){{1,14}}(?:[mpsz](?=r(?![A-Za-z0-9])|(?![a-z]))|[mpsz](?=[mpsz]?[0-9])|(?i:{_SUITS})(?![A-Za-z]){_SUM})r?",
        r"[0-9]{1,14}[MPSZ]",
        r"[mpsz][0-9r']{2,16}",
        r"[mpsz](?:[0-9]|r5)(?![0-9A-Za-z])",
        rf"\[[0-9mpszr'\"ESWNPFC{_HONORS}]{{2,12}}\]",
        r"\([0-9]{4}[mpsz]\)",
        rf"[赤红紅]?[一二三四五六七八九]+[{_HAN_SUIT}]?",
        r"[①-⑨]",
        rf"[０-９]+[ｍｐｓｚ{_HAN_SUIT}]?",
        _HONOR_SIGN,
        _HONOR_HANGUL,
        r"[ESWNPFC]{1,8}(?![a-z])",
        rf"[{_PICTURES}]\uFE0F?",
    )
)
_LETTERS: Final = re.compile(
    r"E{1,4}|S{1,4}|W{1,4}|N{1,4}|P{1,4}|F{1,4}|C{1,4}|ESWN(?:PFC)?|PFC|EESSWWNN(?:PPFFCC)?"
    r"|[ESWNPFC]{13,14}"
)
_WIND_WORD: Final = r"east|south|west|north"
_ENGLISH_HONORS: Final = _either(name for name in _names(HONOR_NAMES) if name.isascii())
_CALL_WORDS: Final = _either(name for name in _names(CALL_NAMES) if name.isascii())
_NO_CALLS: Final = frozenset({"かん", "ぽん", "ちー", "鳴き"})
"""Words of other things, as often as not."""

_CALL_WORDS_JA: Final = _either(
    name for name in _names(CALL_NAMES) if not name.isascii() and name not in _NO_CALLS
)
_SUIT_BEHIND: Final = rf"\uFE0F?\u20E3|['\"][0-9]|[{_HAN_SUIT}]|[マピソワ]|[만통삭]{_SUM}"

_HAND_AHEAD: Final = (
    r"[\s,、:：*_`|]*(?:$|[\[(0-9０-９一二三四五六七八九①-⑨赤红紅]|[mpsz][0-9]"
    r"|(?i:dora|and)|ドラ|[宝寶]牌)"
)
"""What stands behind "dealer" where it is my seat: not so in "dealer riichi"."""

_STARTS: Final = "".join(
    sorted(
        {*"東东南西北白發発发中赤①②③④⑤⑥⑦⑧⑨一二三四五六七八九０１２３４５６７８９ｍｐｓｚ",
         *_PICTURES,
         *"ドツ自ロ場场打切立リ＜、＋“”‘’\u200b",
         *"裏里裡红紅宝寶荣榮摸庄莊亲门門上下对對他别別",
         *"동남서북백발중적자장도뒷쯔츠론리",
         *(name[0] for name in _names(CALL_NAMES) if not name.isascii())}
    )
)  # fmt: skip
"""Signs outside ASCII with which a word can begin."""

_WORD: Final = re.compile(
    rf"""
    (?P<gap>[^\S\n]+|[+＋*_~|`'"“”‘’>]+|\u200b)
    |(?=[A-Za-z])(?<![A-Za-z])(?:
      (?P<hand_link>(?:https?://)?(?:www\.)?tenhou\.net/2/?\?(?:[^\s?&\#]*&)*?[qp]=
        (?P<linked>[0-9mpsz]+)[^\s)>\]]*)
      |(?P<link>(?:https?://|www\.)\S*)
      |(?P<round>(?<![0-9])(?P<round_letter>[ESWN])-?[1-4](?![0-9A-Za-z])
        |(?i:(?P<round_word>{_WIND_WORD})(?:\s+round|[\s-]?[1-4])
        |round(?:\s+wind)?\s*[:=]?\s*(?P<round_said>{_WIND_WORD}|[eswn]))(?![0-9A-Za-z]))
      |(?P<dealer>(?i:(?<!the\ )(?<!vs\ )(?<!not\ )(?<!by\ )(?<!from\ )dealer)(?={_HAND_AHEAD}))
      |(?P<seat>(?i:(?P<seat_word>{_WIND_WORD})\s+(?:seat|player|in(?=\s+(?:{_WIND_WORD})))
        |seat(?:\s+wind)?\s*[:=]?\s*(?P<seat_said>{_WIND_WORD}|[eswn]))(?![A-Za-z]))
      |(?P<ura>(?i:ura(?:[\s-]?dora)?(?:\s*ind(?:icator)?s?)?)(?![A-Za-z-]))
      |(?P<dora>(?i:dora)(?![A-Za-z-])(?:\s*(?P<shown>(?i:ind(?:icator)?s?)(?![A-Za-z])))?)
      |(?P<draw>(?i:draws?|drew|drawn|tsumo|ron)(?![A-Za-z]))
      |(?P<discarded>(?i:(?:was|is|gets|got)\s+(?:discarded|cut|thrown|dropped))(?![A-Za-z]))
      |(?P<riichi>(?i:riichi|reach)(?![A-Za-z]))
      |(?P<cut>(?i:cut(?:s|ting)?|discard(?:s|ed|ing)?)(?![A-Za-z]))
      |(?P<turn>(?i:turn|junme?)\s*\#?[0-9]{{1,2}}(?![0-9A-Za-z]))
      |(?P<call>(?i:{_CALL_WORDS})(?![A-Za-z]))
      |(?P<and>(?i:and)(?![A-Za-z]))
      |(?P<honor>(?<![0-9])(?:(?i:{_ENGLISH_HONORS})(?![A-Za-z])|(?:G{{2,4}}|R{{2,4}})(?![A-Za-z0-9])))
      |(?P<label>(?<![0-9])[A-Za-z][.:)](?![0-9]))
      )
    |(?=[0-9])(?:
      (?P<number>(?<![A-Za-z0-9])[0-9]{{1,14}}(?:(?P<count>[.:)](?![0-9])|\s?[巡本点位人枚翻순본점위명장판부번원국])|(?![0-9A-Za-z])(?!{_SUIT_BEHIND})))
      )
    |(?P<called_zh>[上下对對他别別]家[打切]出?)
    |(?P<dealer_ja>(?:親(?:番(?:で)?)?|[親亲]家|[庄莊]家?)(?={_HAND_AHEAD}))
    |(?=[東东南西北自門门場场])(?:
      (?P<seat_ja>(?P<seat_wind>[東东南西北])家|[自門门][風风][は是:：]?\s*(?P<own>[東东南西北]))
      |(?P<round_ja>(?P<round_wind>[東东南西北])(?:[1-4１-４一二三四]局|[場场])
        |[場场][風风][は是:：]?\s*(?P<of_round>[東东南西北]))
      )
    |(?=[동남서북자장])(?<![가-힣])(?:
      (?P<seat_ko>(?P<seat_wind_ko>[동남서북])가{_NO_HANGUL}|자풍[은:：]?\s*(?P<own_ko>[동남서북]){_NO_HANGUL})
      |(?P<round_ko>(?P<round_wind_ko>[동남서북])(?:\s?[1-4]국|장){_NO_HANGUL}
        |장풍[은:：]?\s*(?P<of_round_ko>[동남서북]){_NO_HANGUL})
      )
    |(?=<)(?:<a?:(?P<emoji>\w{{1,32}}):[0-9]{{1,20}}>|(?P<mention><[@\#/t][^<>\s]{{0,60}}>))
    |(?P<tiles>(?>(?:{_UNIT})++)(?P<tail>[A-Za-z0-9]*+))
    |(?P<ura_ja>裏ドラ(?:表示牌?|表)?|[里裡裏][宝寶](?:牌(?:指示牌?)?)?|뒷도라(?:\s?표시패?)?)
    |(?P<dora_ja>(?:ドラ|[宝寶]牌|(?<![가-힣])도라)(?P<shown_ja>表示牌?|表|指示牌?|\s?표시패?)?)
    |(?P<draw_ja>ツモ|自摸|ロン|[荣榮]和|摸到?|(?<![가-힣])(?:[쯔츠]모|론))
    |(?P<riichi_ja>立直|リーチ(?!棒)|(?<![가-힣])리치(?!봉))
    |(?P<called>[<＜](?=\s*(?:{_UNIT})[^<>＜＞\w]*(?:\n|$)))
    |(?P<cut_ja>打出?|切出?(?!る))
    |(?P<call_ja>{_CALL_WORDS_JA})
    |(?P<line>\n)
    |(?P<comma>[,、;])
    |(?P<sign_and>[/&]|と(?=[赤0-9０-９一二三四五六七八九①-⑨{_HONORS}]))
    |(?P<other>[A-Za-z0-9][A-Za-z0-9'"\uFE0F\u20E3]*+|[^\x00-\x7F{_STARTS}]+|.)
    """,
    re.VERBOSE | re.DOTALL,
)
_MELD: Final = re.compile(r"\[.*?\]|\(.*?\)")
LEAST_DIGITS: Final = 3
"""Fewest digits without a suit that are tiles behind a word of prose."""

_TILE: Final = re.compile(
    rf"[0-9０-９一二三四五六七八九①-⑨{_HONORS}동남서북백발중ESWNPFC{_PICTURES}]"
)
_CAPITAL_SUIT: Final = re.compile(r"(?<=[0-9])[MPSZ]")
"""123M; letters that follow no digits are honors."""
_JOINS: Final = re.compile(r"[0-9mpsz]+")
_SUITED: Final = re.compile(
    rf"[0-9][mpsz{_HAN_SUIT}만통삭]|[0-9]{{2}}[MPSZ]|[0-9](?i:man|pin|sou|wan|マン|ピン|ソ)|[mpsz][0-9]|[①-⑨\[(]|[一-九][{_HAN_SUIT}一-九]|[ｍｐｓｚ]"
)
_PROSE: Final = re.compile(r"[^\W\d_]{2}")


def words_of(message: str, line: int) -> Iterator[Word]:
    """Yield the words of a message whose first line has this number, in order.

    Spaces and code marks are left out; of other words in a row the first stands for all.
    """
    previous, has_prose = Sort.END, False
    for found in _WORD.finditer(message):
        group = found.lastgroup or ""
        if group == "gap":
            continue
        if group == "other" or group not in _MAKERS:
            is_prose = _PROSE.match(found[0]) is not None
            if previous is not Sort.OTHER or (is_prose and not has_prose):
                yield _other(found, line)
            previous, has_prose = Sort.OTHER, is_prose
            continue
        word = _MAKERS[group](found, line)
        if has_prose and group == "number" and word.size < LEAST_DIGITS:
            word = _other(found, line)  # turn 6 123m456p: no tile
        has_prose = group in {"and", "riichi"}
        previous = word.sort
        line += previous is Sort.LINE
        yield word


def _other(found: re.Match[str], line: int) -> Word:
    return Word(Sort.OTHER, found[0], line)


def _link(found: re.Match[str], line: int) -> Word:
    """The hand of a link stands by itself."""
    return Word(Sort.LINK, found["linked"], line, _size(found["linked"]), sure=True)


def _emoji(found: re.Match[str], line: int) -> Word:
    tile = tile_of_emoji(found["emoji"])
    return _other(found, line) if tile is None else Word(Sort.TILES, tile, line, 1, sure=True)


def _tiles(found: re.Match[str], line: int) -> Word:
    text, tail = found["tiles"], found["tail"]
    letters = text.isascii() and text.isalpha()
    if (letters and not _LETTERS.fullmatch(text)) or (tail and not _JOINS.fullmatch(tail)):
        return _other(found, line)
    return Word(Sort.TILES, text, line, _size(text), sure=bool(_SUITED.search(text)))


def _honor(found: re.Match[str], line: int) -> Word:
    size = len(found[0]) if found[0][0] in "GR" and found[0].isupper() else 1
    return Word(Sort.TILES, found[0], line, size)


def _number(found: re.Match[str], line: int) -> Word:
    if found["count"]:  # 1. and 6巡目 count something else
        return _other(found, line)
    return Word(Sort.TILES, found[0], line, len(found[0]))


def _wind(found: re.Match[str], line: int) -> Word:
    """A seat or round; ``E1`` and ``east 1`` are the first hand of the east round."""
    if found.lastgroup in {"dealer", "dealer_ja"}:
        return Word(Sort.SEAT, found[0], line, wind=EAST)
    sort = Sort.SEAT if found.lastgroup in {"seat", "seat_ja", "seat_ko"} else Sort.ROUND
    names = [found[group] for group in _WIND_GROUPS if found[group]]
    return Word(sort, found[0], line, wind=WINDS_OF[names[0].lower()])


def _dora(found: re.Match[str], line: int) -> Word:
    shown = found["shown"] or found["shown_ja"]
    return Word(Sort.INDICATOR if shown else Sort.DORA, found[0], line)


def _plain(sort: Sort) -> Callable[[re.Match[str], int], Word]:
    return lambda found, line: Word(sort, found[0], line)


_WIND_GROUPS: Final = (
    "seat_wind", "own", "seat_word", "seat_said", "seat_wind_ko", "own_ko", "round_wind_ko",
    "of_round_ko",
    "round_wind", "of_round", "round_letter", "round_word", "round_said",
)  # fmt: skip
_MAKERS: Final[Mapping[str, Callable[[re.Match[str], int], Word]]] = MappingProxyType(
    {
        "hand_link": _link,
        "emoji": _emoji,
        "dora": _dora,
        "dealer": _wind,
        "dealer_ja": _wind,
        "seat": _wind,
        "seat_ja": _wind,
        "round_ja": _wind,
        "seat_ko": _wind,
        "round_ko": _wind,
        "dora_ja": _dora,
        "round": _wind,
        "ura": _plain(Sort.URA),
        "ura_ja": _plain(Sort.URA),
        "draw": _plain(Sort.DRAW),
        "draw_ja": _plain(Sort.DRAW),
        "riichi": _plain(Sort.RIICHI),
        "riichi_ja": _plain(Sort.RIICHI),
        "discarded": _plain(Sort.DISCARDED),
        "called": _plain(Sort.CALLED),
        "called_zh": _plain(Sort.CALLED),
        "cut": _plain(Sort.CUT),
        "cut_ja": _plain(Sort.CUT),
        "call": _plain(Sort.CALL),
        "call_ja": _plain(Sort.CALL),
        "tiles": _tiles,
        "honor": _honor,
        "number": _number,
        "line": _plain(Sort.LINE),
        "comma": _plain(Sort.COMMA),
        "and": _plain(Sort.AND),
        "sign_and": _plain(Sort.AND),
    }
)


def _size(text: str) -> int:
    """Return how many tiles a piece has, a meld counted as three."""
    melds = _MELD.findall(text)
    return 3 * len(melds) + len(_TILE.findall(_CAPITAL_SUIT.sub("", _MELD.sub("", text))))
