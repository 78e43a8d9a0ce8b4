"""Finding the hand in a chat message: the words in it that together read as the largest hand."""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from engine import FULL_SIZE, UNICODE, Hand, HandError, format_hand, parse_hand

MESSAGE_LIMIT: Final = 4000
"""Characters of a message that are looked at: as many as a message can have."""

SMALLEST: Final = 5
"""Fewest tiles that are taken for a hand: chat is full of "2s" and "1990s"."""

TRIES: Final = 40
"""Most pieces that are read as a hand, the largest first."""

NEIGHBOURS: Final = 3
"""Most words on either side of a hand that are said to be no part of it."""

PICTURES: Final = "".join(UNICODE)
UNITS: Final = "|".join(
    (
        r"(?:r?[0-9](?:\uFE0F?\u20E3)?){1,14}[mpsz萬万筒餅索]r?",  # 123m, r5p, 5️⃣p
        r"[0-9]{2,14}[MPSZ]",
        r"[mpsz][0-9]{2,14}",  # m123
        r"\[[^\s\[\]()]{2,12}\]",  # [4'56m]
        r"\([0-9]{4}[mpsz]\)",  # (1111z)
        r"赤?[一二三四五六七八九]+[萬万筒餅索]?",
        r"[①-⑨]",
        r"[０-９]+[ｍｐｓｚ萬万筒餅索]?",
        r"[東南西北白發発中]",
        rf"[{PICTURES}]\uFE0F?",
    )
)
LETTERS: Final = r"E{1,4}|S{1,4}|W{1,4}|N{1,4}|P{1,4}|F{1,4}|C{1,4}|ESWN(?:PFC)?|PFC"
DRAWN: Final = r"(?i:\b(?:draws?|drew|tsumo|ron)\b:?)|ツモ|自摸|ロン"
"""What stands between thirteen tiles and the fourteenth."""

WORD: Final = re.compile(
    rf"(?<![A-Za-z0-9])(?:(?>(?:{UNITS})++)|{LETTERS})(?![A-Za-z0-9])|(?P<gap>[\s,、+＋:：*_~|`]+|{DRAWN})|(?P<other>.)",
    re.DOTALL,
)
CAPITAL_SUIT: Final = re.compile(r"(?<=[0-9])[MPSZ]")
"""123M; letters that follow no digits are honors."""

MELD: Final = re.compile(r"\[.*?\]|\(.*?\)")
TILE: Final = re.compile(rf"[0-9０-９一二三四五六七八九①-⑨東南西北白發発中ESWNPFC{PICTURES}]")


class Word(NamedTuple):
    """A piece of the message that could be tiles, and how many: a meld counts three."""

    text: str
    size: int


class Piece(NamedTuple):
    """Words that follow each other and have the size of a hand, and those before and behind."""

    words: tuple[Word, ...]
    size: int
    before: tuple[Word, ...]
    behind: tuple[Word, ...]


class Found(NamedTuple):
    """A hand in canonical notation, and the words right beside it that are no part of it."""

    hand: str
    left_out: tuple[str, ...]


def find_hand(content: str) -> Found | None:
    """Return the hand in a message, or None where there is none.

    The largest hand wins, then the first. A word in front of 13 tiles is no part of them ("2s
    123m..."), one behind them is the drawn tile.
    """
    pieces = sorted(_pieces(content[:MESSAGE_LIMIT]), key=lambda piece: -piece.size)
    for piece in list(dict.fromkeys(pieces))[:TRIES]:
        hand = _read(piece.words)
        if hand is None:
            continue
        first, *rest = piece.words
        later = _read(rest) if piece.size == FULL_SIZE else None
        if later is not None and later.size == FULL_SIZE - 1:
            return _found(later, (*piece.before, first, *piece.behind))
        return _found(hand, (*piece.before, *piece.behind))
    return None


def _found(hand: Hand, left_out: Iterable[Word]) -> Found:
    return Found(format_hand(hand), tuple(word.text for word in left_out))


def _pieces(content: str) -> Iterator[Piece]:
    """Yield every row of words that has the size of a hand."""
    for line in _lines(content):
        for start in range(len(line)):
            size = 0
            for end in range(start, len(line)):
                size += line[end].size
                if size > FULL_SIZE:
                    break
                if size >= SMALLEST and size % 3:
                    words = tuple(line[start : end + 1])
                    before = tuple(line[max(0, start - NEIGHBOURS) : start])
                    behind = tuple(line[end + 1 : end + 1 + NEIGHBOURS])
                    yield Piece(words, size, before, behind)


def _lines(content: str) -> Iterator[list[Word]]:
    """Yield the words that follow each other with nothing but gaps between them."""
    line: list[Word] = []
    for match in WORD.finditer(content):
        if match["other"]:
            yield line
            line = []
        elif not match["gap"]:
            line.append(_word(match[0]))
    yield line


def _word(text: str) -> Word:
    melds = MELD.findall(text)
    return Word(text, 3 * len(melds) + len(TILE.findall(_in_small(MELD.sub("", text)))))


def _in_small(text: str) -> str:
    return CAPITAL_SUIT.sub(lambda suit: suit[0].lower(), text)


def _read(words: Sequence[Word]) -> Hand | None:
    try:
        return parse_hand(_in_small(" ".join(word.text for word in words)))
    except HandError:
        return None
