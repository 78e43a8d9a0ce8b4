"""Cuts a message into tokens: units of tiles, words with a role, numbers, separators, prose.

Where a unit of tiles begins and ends in prose is told here; which tiles its signs are, the engine's
lexer says.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Final
from unicodedata import normalize

from engine import HandError, Kind, Tile, parse_tiles
from engine.notation import HONOR_NAMES, SUIT_NAMES, TYPED_WORDS, count_tiles
from engine.tiles import UNICODE

from .limits import MESSAGE_LIMIT
from .short_words import in_full
from .vocabulary import WordRole, letters, trie, vocabulary
from .win_terms import THREE_PLAYERS, WIND_NAMES

TAKING: Final = frozenset(
    ("meld", "draw", "out", "gone", "cut", "river", "seen", "dora", "ind", "ura", "uraind")
)
"""The roles of words that take tiles."""

SIGNS: Final = {
    "gap": "g", "comma": "c", "bracket": "b", "colon": ":", "line": "n", "strong": ".",
    "money": "m", "link": "l", "joint": "j",
}  # fmt: skip
"""One sign for each token, so that rows of them are matched by patterns: S is one tile, M three or
four, X another number of them; R takes tiles, w says something, o is a person, x is prose."""


@dataclass(slots=True, eq=False)
class TextPiece:
    """A piece of a text; ``span`` is its place.

    A word has a role, and the ``tiles`` that it has taken. ``theirs`` is said of somebody else, of
    the ``player`` where that one is named; ``asks`` is a question, ``denied`` says that there is
    none. A unit of tiles has a ``size``; it is ``sure`` where it can be nothing else, and ``used``
    where a word has taken it.
    """

    sort: str
    text: str
    line: int
    span: tuple[int, int]
    quoted: bool = False
    role: str = ""
    value: str = ""
    side: str = "-"
    wind: Kind | None = None
    number: int = 0
    size: int = 0
    at: int = 0
    sure: bool = False
    used: bool = False
    theirs: bool = False
    player: str = ""
    asks: bool = False
    denied: bool = False
    tiles: Sequence["TextPiece"] = field(default=())
    sign: str = "x"

    @property
    def kinds(self) -> list[Tile]:
        """The tiles that the word has taken."""
        return [*tiles_of(" ".join(unit.text for unit in self.tiles))]

    @property
    def said(self) -> str:
        """The word and its tiles, as they were typed."""
        return " ".join([self.text, *(unit.text for unit in self.tiles)])

    @property
    def is_list_number(self) -> bool:
        """Whether it may be the number of a list: 1, ①."""
        return self.text.isdigit() or self.text[0] in CIRCLED

    def be(self, entry: WordRole) -> None:
        """Take the role of a word."""
        self.role, self.value, self.side, self.wind = entry


@lru_cache(maxsize=512)
def tiles_of(text: str) -> tuple[Tile, ...]:
    """Return the tiles of a text; none where it cannot be read."""
    try:
        return parse_tiles(text)
    except HandError:
        return ()


# The patterns.

LATIN: Final = "A-Za-zÀ-ɏ"
CIRCLED: Final = "①②③④⑤⑥⑦⑧⑨"
HAN_SUITS: Final = "萬万筒餅饼索竹条條"
HAN_HONORS: Final = "東东南西北白發発发中"
LAST_LATIN: Final = "\u0250"


def _any_of(names: Iterable[str]) -> str:
    return "|".join(map(re.escape, sorted(names, key=len, reverse=True)))


def _named(*tables: Mapping[str, Iterable[str]]) -> set[str]:
    return {name for names in tables for its in names.values() for name in its}


SUIT: Final = _any_of(
    {*HAN_SUITS, *"만통핀삭소", "so"}
    | _named(SUIT_NAMES, *(words.suits for words in TYPED_WORDS.values()))
)
_HONORS: Final = _named(HONOR_NAMES, TYPED_WORDS["fr"].honors) - {"ton", "sha", "nan", "xia"}
_KANA_HONOR: Final = _any_of(name for name in _HONORS if name[0] > "\u3000")
_HONOR: Final = rf"(?i:{_any_of(name for name in _HONORS if name[0] < LAST_LATIN)})(?![{LATIN}])"
_DIGIT: Final = r"[r赤红紅적]?+[0-9](?:\uFE0F?+\u20E3)?+['\"]?+"
_CALL_INSIDE: Final = trie(("ankan", "pon", "chi", "kan", "closed kan"))
_HANGUL_RANKS: Final = "일이삼사오육칠팔구"
_UNITS: Final = (
    r"<a?:(?P<emoji>\w{1,32}):[0-9]{1,20}>",
    r"(?P<majiang>[mpsz][0-9]{1,3}[-+=][0-9]{0,3})(?![0-9])",
    # 123m, 5p rouge, 3 man; not the 3m of 3mm
    (
        rf"(?:{_DIGIT}){{1,14}}+(?:[mpszｍｐｓｚ](?:(?=r(?![{LATIN}])|(?![a-zÀ-ɏ]))|(?=[mpsz]?[0-9]))"
        r"|(?i:\s?(?:pin|sou|man|souzu|manzu|pinzu|bamboos?|dots?|ピン|ソウ|マン)|"
        rf"{SUIT})(?![{LATIN}])(?!\s?[원점명개]))r?(?:\s?rouge(?![{LATIN}]))?"
        r"|[0-9]{1,14}[MPSZ](?![a-z])|[mpsz][0-9r']{2,16}"
        r"|(?<![A-Za-z])[mpsz](?:[0-9]|r5)(?![0-9A-Za-z])"
    ),
    rf"\[[^\[\]\n]{{2,24}}\]|\((?:[0-9]{{4}}[mpsz]|(?:{_CALL_INSIDE})[\s:]?[0-9]{{3,4}}[mpsz])\)",
    (
        rf"[一二三四五六七八九赤红紅]{{1,15}}[{HAN_SUITS}]"
        rf"|(?P<weak>[一二三四五六七八九]+(?![一-鿿])|[{CIRCLED}](?![{CIRCLED}筒餅饼])"
        rf"|[０-９]+(?![０-９ｍｐｓｚ{HAN_SUITS}]))"
        rf"|[{CIRCLED}]+[筒餅饼]?|[０-９]+[ｍｐｓｚ{HAN_SUITS}]"
    ),
    (
        rf"(?P<word>{_KANA_HONOR}|{_HONOR})"
        rf"|(?P<honors>[{HAN_HONORS}]+|(?:[ESWNPFC]{{1,14}}|G{{2,4}}|R{{2,4}})(?![A-Za-z0-9]))"
        rf"|[{''.join(UNICODE)}]\uFE0F?"
    ),
    (
        r"(?P<hangul>(?:(?<![가-힣])|(?<=[만통핀삭소]))[동남서북백발중]+"
        r"(?=(?:을|를|은|는|이|가)?(?![가-힣]))"
        rf"|(?:(?<![가-힣])|(?<=[만통삭]))[{_HANGUL_RANKS}적]{{1,15}}(?:만|통|핀|삭)"
        rf"(?![가-힣](?<![{_HANGUL_RANKS}])))"
    ),
)
_COUNTER: Final = (
    r"(?:[枚张張장点點점位人명본根번판부원국局国號号時시日月年円块元第楼樓等등단段倍%€]"
    r"|k\b|K\b|th\b|st\b|nd\b|rd\b|[hH]\d*"
    r"|\s?(?i:han|fu|points?|pts|tiles?|kinds?|shanten|minutes?|players?|joueurs?|dan|euros?"
    r"|games?)\b)"
)
"""What a number counts, so that it is no tile: 3 han, 25k, 2枚."""

_THREE: Final = "|".join(
    re.escape(name).replace(r"\ ", r"\s?") for name in THREE_PLAYERS.all_names if name[0] == "3"
)
"""Three players, who are no count: they name the rules."""

_PARTICLE: Final = (
    r"(?=(?:은|는|이|가|을|를|에|의|도|로|으로|고|이고|인데|입니다|이었어요|이었|였|하고|할까요?|하나요?"
    r"|해야|함|했|'d)?(?![가-힣]))"
)


def _numbered(names: Iterable[str]) -> str:
    """Return the pattern of words with a number in them: {n} is 1 to 4, {N} any."""
    written = []
    for name in sorted(names, key=len, reverse=True):
        if name[0] == "{":
            before = r"(?<![0-9０-９])"
        elif name[0] >= "가":
            before = "(?<![가-힣])"
        else:
            before = rf"(?<![{LATIN}0-9])" if name[0] < LAST_LATIN else ""
        if name[-1] == "}":
            behind = rf"(?![{LATIN}0-9mpsz])"
        elif "가" <= name[-1] <= "힣":
            behind = _PARTICLE
        else:
            behind = rf"(?![{LATIN}])" if name[-1] <= LAST_LATIN else ""
        body = (
            re.escape(name)
            .replace(r"\{n\}", "[1-4１-４一二三四]")
            .replace(r"\{N\}", "(?:[0-9０-９]{1,3}|[一二三四五六七八九](?![一-九萬万筒索]))")
            .replace(r"\ ", r"[\s-]?")
        )
        written.append(before + body + behind)
    return "|".join(written)


@cache
def pattern() -> re.Pattern[str]:
    """Return the pattern of one token; it takes a while to compile, which the start does once."""
    names = vocabulary().names
    plain = {name for name in names if "{" not in name}
    latin = {name.lower() for name in plain if name[0] < LAST_LATIN}
    hangul = {name for name in plain if "가" <= name[0] <= "힣"}
    single = trie(sorted(name for name in hangul if len(name) == 1))
    longer = trie(sorted(name for name in hangul if len(name) > 1))
    others = trie(sorted(n for n in plain if n[0] >= LAST_LATIN and n not in hangul))
    return re.compile(
        rf"""(?P<hand_link>(?:https?://)?(?:www\.)?tenhou\.net/2/?\?(?:[^\s?&\#]*&)*?[qp]=
            (?P<linked>[0-9mpsz]+)[^\s)>\]]*)
      |(?P<junk>https?://\S+|www\.\S+|<[@\#/t][^>\s]*>|@\w+
        |(?<![{LATIN}])[A-Da-d][.):：](?![0-9]\d?\.)|[甲乙丙丁](?=[:：)）])|[A-D]안)
      |(?P<line>\n)
      |(?P<numbered>(?i:{_numbered(name for name in names if "{" in name)}))
        (?:-(?P<honba>[0-9]{{1,2}})(?![0-9A-Za-z]))?
      |(?P<money>[\#$€¥₩][0-9][0-9.,]*k?
        |(?<![0-9mpsz])[0-9]{{1,3}}(?:[.,，][0-9]{{3}})+(?![0-9mpsz])|[0-9]{{1,2}}:[0-9]{{2}}
        |(?<![A-Za-z0-9])(?!{_THREE})[0-9]+(?:[.,][0-9]+)?(?:{_COUNTER})
        |[1-4][枚张張장]|[한두세네]\s?장|[两兩一]\s?[张張枚]
        |[1-9][0-9]*000?(?:[-/][0-9]+0)*(?![0-9mpszMPSZ])
        |(?<![A-Za-z0-9])[0-9]{{1,2}}[.):](?![0-9]))
      |(?P<row>(?<![{LATIN}'’])(?:est(?![{LATIN}])|{_HONOR})
        (?:[\s,]+(?:(?i:est)(?![{LATIN}])|{_HONOR}))+)
      |(?P<role>(?<![{LATIN}0-9])(?i:{trie(sorted(latin))})(?![{LATIN}])
        |(?<![가-힣])(?:(?:{longer})(?:은|는|이|가|을|를)?|{single}{_PARTICLE})|{others})
      |(?P<particle>(?<=[만통삭핀동남서북백발중mpsz])
        (?:은|는|이|가|을|를|에서|에|의|도|로|랑|와|과)(?![가-힣]))
      |(?P<tile>{"|".join(_UNITS)})
      |(?P<digits>(?<![A-Za-z0-9])[0-9]{{1,14}}(?![0-9A-Za-z]))
      |(?P<gap>[^\S\n]+|[+＋*_~|`'"“”‘’>\u200b]+)|(?P<bracket>[(（)）「」【】\[\]]+)
      |(?P<comma>[,，、・/]+)|(?P<colon>[:：=])|(?P<strong>[.。!！?？;；…—]+)
      |(?P<called>[<＜]\s?)|(?P<other>[0-9]*[{LATIN}]\w*['’]?|[0-9]+|[가-힣]+|.)""",
        re.VERBOSE,
    )


GROUPS: Final = frozenset(
    (
        "hand_link", "junk", "line", "numbered", "money", "row", "role", "particle", "tile",
        "digits", "gap", "bracket", "comma", "colon", "strong", "called", "other",
    )
)  # fmt: skip


# The tokens.

FENCE: Final = re.compile(r"(?m)^```\w*|```")
HALF_WIDTH: Final = re.compile("[ｦ-ﾝ][ﾞﾟ]?")
COUNT: Final = re.compile(r"[0-9０-９]{1,3}|(?<![東东南西北])[一二三四五六七八九]")
NUMBER: Final = re.compile(r"[0-9０-９]{1,3}|[一二三四五六七八九]")
ROUND_NUMBER: Final = re.compile(r"[1-4１-４一二三四](?=\D*$)")
KANJI_DIGITS: Final = "一二三四五六七八九"
OF_PERSONS: Final = re.compile("(?:players|joueurs|[3三]人|3인)$")
ENDS_A_RULE: Final = re.compile(r"\s*(?:$|[^\w\s]|[0-9①-⑨]|(?i:games?|rules?|mahjong))")


def prepared(text: str) -> str:
    """Return a text with what players write shortly in full, and half-width kana as usual ones."""
    text = FENCE.sub(" ", in_full(text))
    return HALF_WIDTH.sub(lambda it: normalize("NFKC", it[0]), text)


def scan(texts: Iterable[str]) -> list[TextPiece]:
    """Cut texts into tokens, each with its role and its sign; a text ends a clause."""
    tokens: list[TextPiece] = []
    line, left = 0, MESSAGE_LIMIT
    for text in texts:
        read = prepared(text[:left])[:left]
        left -= len(read)
        quoted = read.startswith(">")
        for match in pattern().finditer(read):
            sort = match.lastgroup if match.lastgroup in GROUPS else _group(match)
            token = TextPiece(sort, match[0], line, match.span(), quoted)
            if sort == "line":
                line, quoted = line + 1, read.startswith(">", match.end())
            else:
                _read(token, match, tokens)
            token.sign = _sign(token)
            token.at = len(tokens)
            tokens.append(token)
        end = len(read)
        tokens.append(TextPiece("strong", "¶", line, (end, end), quoted, at=len(tokens), sign="."))
        line += 1
    return tokens


def _group(match: re.Match[str]) -> str:
    return next(group for group in GROUPS if match[group] is not None)


def _sign(token: TextPiece) -> str:
    if token.sort == "tile":
        return "S" if token.size == 1 else "M" if token.size in (3, 4) else "X"
    plain = SIGNS.get(token.role) or SIGNS.get(token.sort)
    if plain:
        return plain
    if token.role in TAKING:
        return "R"
    return "o" if token.role in ("other", "self") else "w" if token.role else "x"


def _read(token: TextPiece, match: re.Match[str], tokens: list[TextPiece]) -> None:
    """Find out what a token is; of a separator and of prose there is nothing to say."""
    if token.sort == "numbered":
        _read_numbered(token, match, tokens)
    elif token.sort == "role":
        _read_word(token, match)
    elif token.sort == "particle":
        token.role = "joint" if token.text in "랑와과" else "link"
    elif token.sort == "called":
        token.role, token.side = "out", ">"
    elif token.sort in ("hand_link", "tile", "digits", "row"):
        _read_unit(token, match, tokens)


def _read_numbered(token: TextPiece, match: re.Match[str], tokens: list[TextPiece]) -> None:
    """Read a word with a number: East 2, turn 6, 2本場; the 2 of E1-2 are honba."""
    token.text = match["numbered"]
    forms = (ROUND_NUMBER.sub("{n}", token.text, count=1), COUNT.sub("{N}", token.text, count=1))
    found = [it for form in forms if (it := vocabulary().entries.get(letters(form)))]
    if found:
        token.be(found[0])
    number = NUMBER.search(token.text)
    if number:
        token.number = KANJI_DIGITS.find(number[0]) + 1 or int(number[0])
    if int(match["honba"] or 0):
        extra = TextPiece("numbered", match["honba"], token.line, token.span, sign="w")
        extra.role, extra.value, extra.number = "tally", "honba", int(match["honba"])
        extra.at = len(tokens)
        tokens.append(extra)


def _read_word(token: TextPiece, match: re.Match[str]) -> None:
    token.be(vocabulary().entry(token.text) or WordRole())
    if (
        token.value == "players:3"
        and OF_PERSONS.search(token.text)
        and not ENDS_A_RULE.match(match.string, match.end())
    ):
        token.role = ""  # 3 players are in riichi


def _read_unit(token: TextPiece, match: re.Match[str], tokens: Sequence[TextPiece]) -> None:
    """Read a unit of tiles; West behind S2 is a seat."""
    group = token.sort
    token.sort, token.text = "tile", match["linked"] or token.text
    token.size, token.sure = _size(match, group, token.text)
    before = next((it for it in reversed(tokens[-3:]) if it.sort != "gap"), None)
    if before and before.role == "round" and token.text.lower() in WIND_NAMES:
        token.sort, token.role, token.wind = "numbered", "seat", WIND_NAMES[token.text.lower()]
    elif not token.size:
        token.sort = "junk"


def _size(match: re.Match[str], group: str, text: str) -> tuple[int, bool]:
    """Return how many tiles a unit has, three of a meld; and whether it is surely tiles."""
    if text[0] in "[(" or match["majiang"]:
        return 3, True
    size = count_tiles(text)
    if group == "digits" or match["word"]:
        return size, False
    if match["honors"] or match["hangul"]:  # 中 and 中間 are words, 中中 and 동남 are tiles
        has_pair = len(set(text)) < len(text) > 1
        return size, has_pair or size != len(text) or (bool(match["hangul"]) and size > 1)
    return size, not match["weak"] and (size > 1 or text[-1] not in "MPSZ")
