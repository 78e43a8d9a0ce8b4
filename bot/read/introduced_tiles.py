"""The tiles that a word of a message introduces: those of a dora, a cut, a river."""

import re
from functools import lru_cache
from typing import Final

from engine import HandError, Tile, parse_tiles
from engine.hand import FULL_SIZE
from engine.scoring import MOST_INDICATORS

from .message_words import Sort, Word

NAMED_DORA: Final = frozenset({Sort.DORA, Sort.INDICATOR})
JOINTS: Final = frozenset({Sort.COMMA, Sort.AND})
MOST_LYING: Final = 24
"""Most tiles that are read as a river, and as seen."""

JOINTS_OF_CUTS: Final = frozenset({"or", "vs", "ou", "か", "또는", "或", "还是", "還是"})
"""Words between cuts of which one is asked for: cut 1m or 9s."""

COPIES_SAID: Final = re.compile(r"([1-4])\s?[枚张張장]")
PARTICLES: Final = frozenset("がは이가은는")

EST: Final = "Est"
"""East in French, as it is written beside other tiles."""

LINKING: Final = frozenset(
    {
        "is",
        "are",
        "was",
        ":",
        "=",
        "：",
        "は",
        "が",
        "是",
        "est",
        "sont",
        "tile",
        "tiles",
        ",",
        "，",
    }
)
"""Words between a word and its tile: the dora is 3p."""


@lru_cache(maxsize=256)
def tiles_of(text: str) -> tuple[Tile, ...] | None:
    """Return the tiles of a text, None where it has none: a message may say "1切" 2,000 times."""
    try:
        return parse_tiles(text)
    except HandError:
        return None


def introduced(words: list[Word], at: int, sort: Sort) -> tuple[tuple[Word, ...], int]:
    """Return the tiles that a word of the situation introduces, and the place behind them.

    "dora 3p 5s" and "dora 3p, 5s" are two; of "dora 3p 1m 2m 3m 4m 5m …" the first is.
    """
    at = _behind_link(words, at)
    most = MOST_INDICATORS if sort in NAMED_DORA | {Sort.URA} else 1
    if named := _with_suit_apart(words, at):
        return (named,), at + 2
    several, end = joined(words, at, MOST_INDICATORS if sort is Sort.CUT else most)
    if len(several) > 1:
        return several, end
    end = at
    while end < len(words) and _tile_named(words[end]).sort is Sort.TILES:
        if words[end].size > most or (end > at and _is_won_on(words, end)):
            break
        end += 1
    taken = [_tile_named(word) for word in words[at:end]]
    if sum(word.size for word in taken) > most:
        taken = taken[:1]
    return tuple(taken), at + len(taken)


def _is_won_on(words: list[Word], at: int) -> bool:
    """Whether a tile is the one that won, as the word behind it says: ドラ6z 6zロン."""
    behind = [word.sort for word in words[at + 1 : at + 3]]
    return behind[:1] == [Sort.DRAW] and behind[1:] != [Sort.TILES]


def _behind_link(words: list[Word], at: int) -> int:
    word = words[at]
    is_link = word.sort is Sort.OTHER and word.text != EST and word.text.lower() in LINKING
    return at + is_link


def _with_suit_apart(words: list[Word], at: int) -> Word | None:
    """Return the tile whose suit is a word of its own: dora 3 pin."""
    if not is_single(words, at) or not words[at].text.isdigit() or at + 1 == len(words):
        return None
    suit = words[at + 1].text.lower()
    if words[at + 1].sort is not Sort.OTHER or tiles_of(f"1{suit}") is None:
        return None
    return words[at]._replace(text=words[at].text + suit, sure=True)


def listed(words: list[Word], at: int, *, has_hand: bool) -> tuple[tuple[Word, ...], int]:
    """Return the tiles of a river on one line, and the place behind them.

    Where the hand comes behind them, "river 1m 9p 8s 234m 567p …", they end before its thirteen.
    """
    at = _behind_link(words, at)
    end = at
    while _is_listed_on(words, end):
        end += 1  # a text ends with another sort
    last = end
    if not has_hand and _size_of(words[at:end]) >= FULL_SIZE - 1:
        while _size_of(words[last:end]) < FULL_SIZE - 1:
            last -= 1
    taken = [_tile_named(word) for word in words[at:last] if word.sort not in JOINTS]
    if _size_of(taken) > MOST_LYING:
        return (), at
    if _size_of(taken) == 1:
        taken *= _copies_said(words[last:])
    return tuple(taken), last


def _is_listed_on(words: list[Word], at: int) -> bool:
    """Whether a word is one of a list of tiles: "1z, 9m and 3p"."""
    word = words[at]
    is_and = word.sort is Sort.AND and is_single(words, at + 1)
    return is_and or word.sort in {Sort.TILES, Sort.COMMA} or word.text == EST


def _copies_said(words: list[Word]) -> int:
    """Return how many copies are said behind a tile: 場に1zが2枚."""
    for word in words[:2]:
        if found := COPIES_SAID.match(word.text):
            return int(found[1])
        if word.text not in PARTICLES:
            break
    return 1


def _tile_named(word: Word) -> Word:
    """Return the word as a tile where it is the capital Est among others; est is what is."""
    return word._replace(sort=Sort.TILES, size=1, sure=True) if word.text == EST else word


def _size_of(words: list[Word]) -> int:
    return sum(word.size for word in words)


def joined(words: list[Word], at: int, most: int) -> tuple[tuple[Word, ...], int]:
    """Return the single tiles with a comma, a slash or an "and" between them, and their end.

    In "dora 3p, 1m 2m 3m …" the 1m begins a hand that is typed tile by tile; in 三四筒・一索,
    as the bot writes it, a word may have several tiles.
    """
    taken: list[Word] = []
    end = at
    while len(taken) < most and (is_single(words, at) or _is_listed(words, at, most)):
        joint = words[at - 1].sort
        if taken and joint is Sort.COMMA and is_single(words, at + 1):
            break
        taken.append(words[at])
        end = at + 1
        if end == len(words) or not _is_joint(words[end]):
            break
        at = end + 1
    return tuple(taken), end


def _is_joint(word: Word) -> bool:
    return word.sort in JOINTS or word.text.lower() in JOINTS_OF_CUTS


def _is_listed(words: list[Word], at: int, most: int) -> bool:
    """Whether the word is tiles beside a dot."""
    beside = (words[at - 1].text, words[at + 1].text if at + 1 < len(words) else "")
    return words[at].sort is Sort.TILES and words[at].size <= most and "・" in beside


def is_single(words: list[Word], at: int) -> bool:
    """Whether a word is one tile."""
    return at < len(words) and words[at].sort is Sort.TILES and words[at].size == 1
