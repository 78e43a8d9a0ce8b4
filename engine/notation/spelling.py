"""Rewriting typed text into the signs of the notation, each sign with its place.

A rule takes one habit: code marks around a hand, links, custom emoji, words for tiles, called
tiles marked without brackets. Text of plain mpsz notation needs none and is not rewritten.
"""

import re
import unicodedata
from collections.abc import Callable
from typing import Final, NamedTuple

from .spoken_words import (
    CALLED,
    CALLS,
    CLOSED_KAN,
    KAN,
    NUMERAL,
    RANGE,
    SUIT,
    UNCLEAR,
    WORD,
    digit_of,
    signs_of_word,
    tile_of_emoji,
)

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
