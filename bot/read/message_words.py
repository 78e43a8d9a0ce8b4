"""A chat message cut into the words that can be about a hand, and everything else.

One pass over the text: each sign is looked at a fixed number of times, whatever stands behind it.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from enum import Enum, auto
from types import MappingProxyType
from typing import Final, NamedTuple
from unicodedata import normalize, numeric

from engine import EAST, Kind
from engine.hand import FULL_SIZE
from engine.notation import tile_of_emoji

from .message_pattern import HAN_SUIT, HANGUL_SUIT, HONORS, PICTURES, word_pattern
from .message_terms import OF_DORA, extra_of, tally_of
from .short_words import in_full
from .win_terms import WIND_SIGNS


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
    TERM = auto()
    TURN = auto()
    RIVER = auto()
    SEEN = auto()
    GONE = auto()
    FIRST = auto()
    FURITEN = auto()
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

    ``extra`` is the piece of the option extras that a word about a win is, ``number`` a turn, or
    that of a hand in its round.
    ``sure`` is false for what may be no tiles: numbers without a suit, English words.
    """

    sort: Sort
    text: str
    line: int
    size: int = 0
    sure: bool = False
    wind: Kind | None = None
    extra: str = ""
    number: int = 0


_LETTERS: Final = re.compile(
    r"[ESWNPFC]|(?:E{2,4}+|S{2,4}+|W{2,4}+|N{2,4}+|P{2,4}+|F{2,4}+|C{2,4}+)++|ESWN(?:PFC)?|PFC"
    r"|[ESWNPFC]{13,14}"
)
"""Honors in capitals, EEWW and PFC, that are no words as NEWS is."""

_HALF_WIDTH: Final = re.compile("[ｦ-ﾟ]+")
"""Katakana that is read as the usual one: ﾄﾞﾗ."""

_MIXED_WIDTH: Final = re.compile("(?<![0-9０-９])[0-9０-９]++(?:[ｍｐｓｚ]|(?=[巡本]))")
"""Digits with a suit in full width, which are read as the usual signs: 123ｍ. So are １０巡目."""

_COUNTED: Final = re.compile(r"[①-⑨](?=[!-~]+$)")
"""The number of a whole hand in plain notation, which is no tile of pin: ①123m456p…."""
_MELD: Final = re.compile(r"(?:\[[^]]*\]|\([^)]*\))(?![mpsz])")
LEAST_DIGITS: Final = 3
"""Fewest digits without a suit that are tiles behind a word of prose."""

_TILE: Final = re.compile(
    rf"[0-9０-９一二三四五六七八九①-⑨{HONORS}동남서북백발중ESWNPFC{PICTURES}]"
)
_CAPITAL_SUIT: Final = re.compile(r"(?<=[0-9])[MPSZ]")
"""123M; letters that follow no digits are honors."""
_JOINS: Final = re.compile(r"[0-9mpsz]+")
_SUITED: Final = re.compile(
    rf"[0-9][mpsz{HAN_SUIT}{HANGUL_SUIT}]|[0-9]{{2}}[MPSZ]|[0-9](?i:man|pin|sou|wan|マン|ピン|ソ)|[mpsz][0-9]|[①-⑨\[(]|[一-九][{HAN_SUIT}一-九]|[ｍｐｓｚ]"
)
_PROSE: Final = re.compile(r"[^\W\d_]{2}")


def words_of(message: str, line: int) -> Iterator[Word]:
    """Yield the words of a message whose first line has this number, in order.

    Spaces and code marks are left out; of other words in a row the first stands for all.
    """
    previous, has_prose = Sort.END, False
    message = in_full(message)
    message = _HALF_WIDTH.sub(lambda found: normalize("NFKC", found[0]), message)
    message = _MIXED_WIDTH.sub(lambda found: normalize("NFKC", found[0]), message)
    for found in word_pattern().finditer(message):
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
    if _COUNTED.match(text) and _size(text) > FULL_SIZE - 1:
        text = text[1:]
    letters = text.isascii() and text.isalpha()
    if (letters and not _LETTERS.fullmatch(text)) or (tail and not _JOINS.fullmatch(tail)):
        return _other(found, line)
    return Word(Sort.TILES, text, line, _size(text), sure=bool(_SUITED.search(text)))


def _honor(found: re.Match[str], line: int) -> Word:
    size = len(found[0]) if found[0][0] in "GR" and found[0].isupper() else 1
    return Word(Sort.TILES, found[0], line, size)


def _french_honors(found: re.Match[str], line: int) -> Word:
    return Word(Sort.TILES, found[0], line, len(found[0].split()))


def _french_red(found: re.Match[str], line: int) -> Word:
    return Word(Sort.TILES, found[0], line, 1, sure=True)


def _number(found: re.Match[str], line: int) -> Word:
    start, end = found.span()
    is_paid = found[0].endswith("00") and "/" in found.string[max(0, start - 1) : end + 1]
    if found["count"] or is_paid:  # 1. and 6巡目 count something else, 700/1300 is paid
        return _other(found, line)
    return Word(Sort.TILES, found[0], line, len(found[0]))


def _wind(found: re.Match[str], line: int) -> Word:
    """A seat or round; ``E1`` and ``east 1`` are the first hand of the east round."""
    if found.lastgroup in {"dealer", "dealer_ja", "dealer_ko"}:
        return Word(Sort.SEAT, found[0], line, wind=EAST)
    sort = Sort.SEAT if found.lastgroup in _SEATS else Sort.ROUND
    names = [found[group] for group in _WIND_GROUPS if found[group]]
    honba = next((int(found[it]) for it in _HONBA_GROUPS if found[it]), 0)
    extra = f"honba:{honba}" if honba else ""  # E1-2
    number = next((int(numeric(it)) for it in found[0] if it in _KYOKU), 0)
    return Word(sort, found[0], line, wind=WIND_SIGNS[names[0].lower()], extra=extra, number=number)


def _as_seat(found: re.Match[str], line: int) -> Word:
    return Word(Sort.SEAT, found[0], line, wind=WIND_SIGNS[found["as_wind"].lower()])


def _term(found: re.Match[str], line: int) -> Word:
    return Word(Sort.TERM, found[0], line, extra=extra_of(found[0]))


def _tally(found: re.Match[str], line: int) -> Word:
    return Word(Sort.TERM, found[0], line, extra=tally_of(found))


def _dora_count(found: re.Match[str], line: int) -> Word:
    return Word(Sort.TERM, found[0], line, extra=OF_DORA + found[0])


def _turn(found: re.Match[str], line: int) -> Word:
    return Word(Sort.TURN, found[0], line, number=int(found["turn_number"] or found["turns"]))


def _dora(found: re.Match[str], line: int) -> Word:
    shown = any(found[it] for it in ("shown", "shown_first", "shown_ja", "shown_alone"))
    return Word(Sort.INDICATOR if shown else Sort.DORA, found[0], line)


def _plain(sort: Sort) -> Callable[[re.Match[str], int], Word]:
    return lambda found, line: Word(sort, found[0], line)


_HONBA_GROUPS: Final = ("of_honba", "of_honba_ja", "of_honba_kyoku", "of_honba_ko")
_KYOKU: Final = "1234１２３４一二三四"
_SEATS: Final = frozenset({"seat", "seat_fr", "seat_ja", "seat_ko"})
_WIND_GROUPS: Final = (
    "round_fr", "round_said_fr", "seat_wind_fr",
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
        "dealer_ko": _wind,
        "first_seat": _plain(Sort.FIRST),
        "first_seat_ja": _plain(Sort.FIRST),
        "furiten": _plain(Sort.FURITEN),
        "furiten_ja": _plain(Sort.FURITEN),
        "river": _plain(Sort.RIVER),
        "river_ja": _plain(Sort.RIVER),
        "gone": _plain(Sort.GONE),
        "gone_ja": _plain(Sort.GONE),
        "seen": _plain(Sort.SEEN),
        "seen_ja": _plain(Sort.SEEN),
        "seat": _wind,
        "seat_fr": _wind,
        "seat_ja": _wind,
        "round_ja": _wind,
        "seat_ko": _wind,
        "round_ko": _wind,
        "dora_ja": _dora,
        "round": _wind,
        "term": _term,
        "tally": _tally,
        "turn": _turn,
        "turn_ja": _turn,
        "as_seat": _as_seat,
        "called_by": _plain(Sort.CALLED),
        "ura": _plain(Sort.URA),
        "ura_ja": _plain(Sort.URA),
        "draw": _plain(Sort.DRAW),
        "draw_ja": _plain(Sort.DRAW),
        "riichi": _plain(Sort.RIICHI),
        "riichi_ja": _plain(Sort.RIICHI),
        "discarded": _plain(Sort.DISCARDED),
        "discarded_ja": _plain(Sort.DISCARDED),
        "dora_count": _dora_count,
        "called": _plain(Sort.CALLED),
        "called_zh": _plain(Sort.CALLED),
        "cut": _plain(Sort.CUT),
        "cut_ja": _plain(Sort.CUT),
        "call": _plain(Sort.CALL),
        "call_ja": _plain(Sort.CALL),
        "tiles": _tiles,
        "honor": _honor,
        "honor_fr": _french_honors,
        "red_fr": _french_red,
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
