"""A chat message as rows of tiles, and what is said beside them: dora, a cut, a seat, a round."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import islice, takewhile
from typing import Final, NamedTuple

from engine import NAMES, By, Kind, Tile
from engine.hand import FULL_SIZE
from engine.scoring import MOST_INDICATORS
from engine.tiles import KIND_OF

from .introduced_tiles import (  # fmt: skip
    JOINTS_OF_CUTS,
    NAMED_DORA,
    introduced,
    is_single,
    joined,
    listed,
    tiles_of,
)
from .limits import MESSAGE_LIMIT
from .message_words import Sort, Word, words_of
from .win_terms import WIND_SIGNS

SMALLEST: Final = 5
"""Fewest tiles that are taken for a hand: chat is full of "2s" and "1990s"."""

LYING: Final = frozenset({Sort.RIVER, Sort.SEEN, Sort.GONE})
TAKING: Final = NAMED_DORA | LYING | {
    Sort.URA, Sort.CUT, Sort.DRAW, Sort.DISCARDED, Sort.CALLED,
}  # fmt: skip
WINDS: Final = frozenset({Sort.SEAT, Sort.ROUND})
TELLING: Final = frozenset({Sort.RIICHI, Sort.TERM, Sort.TURN, Sort.FIRST, Sort.FURITEN})
ROW_WORDS: Final = frozenset({Sort.TILES, Sort.CALL})
ENDS: Final = frozenset({Sort.LINK, Sort.AND, Sort.OTHER, Sort.END})
WON_BY: Final = {
    "tsumo": By.TSUMO, "ツモ": By.TSUMO, "自摸": By.TSUMO, "ron": By.RON, "ロン": By.RON,
    "tsumoed": By.TSUMO, "ronned": By.RON,
    "荣和": By.RON, "榮和": By.RON,
    "쯔모": By.TSUMO, "츠모": By.TSUMO, "론": By.RON,
}  # fmt: skip
"""The words before a tile that is drawn or claimed to win."""

WON_ON: Final = re.compile(r"w[io]ns?\s", re.IGNORECASE)
"""Words for a win that is a ron where nobody says tsumo: won on 8s."""

BEFORE_CUT: Final = "discarded"
"""The word behind a tile that somebody else has cut: "5p discarded"."""

ASKED: Final = re.compile(
    "chii?|pong?|(?:dai|min|daimin)?kan|チー|ポン|(?:大?明)?カン|吃|碰|[杠槓]|(?:치|퐁|펑|깡)[가-힣]*",
    re.IGNORECASE,
)
"""The calls of a tile that another player has discarded."""

PON: Final = re.compile("pong?|ポン|碰|[퐁펑]", re.IGNORECASE)
OPEN_SIZES: Final = frozenset({4, 7, 10})
"""Concealed tiles of a hand that lacks one meld or more."""

ARTICLES: Final = frozenset(
    {"the", "this", "that", "a", "le", "la", "ce", "cette", "de", "du", "of"}
)
"""Words between a call and its tile: pon the 6z."""


class Said(NamedTuple):
    """A word of the situation with its tiles or its wind; ``line`` is where it stands."""

    sort: Sort
    line: int
    tiles: tuple[Tile, ...] = ()
    wind: Kind | None = None
    by: By | None = None
    text: str = ""
    extra: str = ""
    number: int = 0


class WordRow(NamedTuple):
    """Words that follow each other with no other between them."""

    words: tuple[Word, ...]
    size: int

    @classmethod
    def of(cls, words: Iterable[Word]) -> "WordRow":
        """Return the row of these words; ``size`` is how many tiles they seem to have."""
        words = tuple(words)
        return cls(words, sum([word.size for word in words]))

    @property
    def text(self) -> str:
        """The words as they can be typed."""
        return " ".join(word.text for word in self.words)


class Message(NamedTuple):
    """The rows of a message, what it says beside them, and whether it has words of prose."""

    rows: tuple[WordRow, ...]
    said: tuple[Said, ...]
    has_prose: bool


def read_message(texts: Iterable[str]) -> Message:
    """Return the rows of the texts of a message, up to the limit of all texts together."""
    return Divider(list(_words(texts))).message()


def _words(texts: Iterable[str]) -> Iterator[Word]:
    """Yield the words of all texts, each text on lines of its own, up to the limit of a message."""
    left, line = MESSAGE_LIMIT, 0
    for text in texts:
        yield from words_of(text[:left], line)
        left -= len(text)
        line += text.count("\n") + 1
        yield Word(Sort.END, "", line)
        if left <= 0:
            return


class Divider:
    """Divides the words of a message into rows and what is said beside them."""

    def __init__(self, words: list[Word]) -> None:
        self.words = words
        self.rows: list[WordRow] = []
        self.row: list[Word] = []
        self.size = 0  # of the row; summed anew at each of its words it would take quadratic time
        self.said: list[Said] = []
        self.has_prose = False
        self.sizes = Counter[int]()  # of the tiles on each line
        for word in words:
            self.sizes[word.line] += word.size

    def message(self) -> Message:
        """Return the message, without rows that are neither a hand nor sure to be tiles."""
        at = 0
        while at < len(self.words):
            word = self.words[at]
            at += 1
            if word.sort in TAKING:
                at = self._take(word, at)
            elif word.sort in TELLING:
                self._end_row(word)
                self.said.append(_telling(word))
            elif word.sort in WINDS:
                at = self._wind(word, at)
            elif word.sort is Sort.CALL:
                at = self._call(word, at)
            elif word.sort is Sort.TILES:
                at = self._tile(word, at)
            elif word.sort in ENDS:
                self._end_row(word)
        rows = [row for row in self.rows if _may_be_tiles(row)]
        return Message(_with_draws(rows), tuple(self.said), self.has_prose)

    def _take(self, word: Word, at: int) -> int:
        """Read the tiles that a word introduces; return the place behind them.

        A drawn tile is of the hand; "3p dora" has its tile before it.
        """
        if word.sort is Sort.DISCARDED:
            self._discarded(word)
            return at
        if word.sort in LYING:
            return self._lying(word, at)
        taken, at = introduced(self.words, at, word.sort)
        if word.sort is Sort.DRAW:
            self._draw(word, taken)
            return at
        if word.sort is Sort.CUT and not taken and word.text.lower() == BEFORE_CUT:
            self._discarded(word)
            return at
        if not taken and self._has_tile_of(word):
            taken = (self._pop(),)
        if taken:
            self._say(word, taken)
        return at

    def _wind(self, word: Word, at: int) -> int:
        """Note a seat, or a round with its counters; return the place behind its seat."""
        self.said.append(_telling(word)._replace(wind=word.wind, extra=""))
        if word.extra:
            self.said.append(_telling(word._replace(sort=Sort.TERM)))
        return self._seat_behind(word, at)

    def _seat_behind(self, word: Word, at: int) -> int:
        """Take the wind behind a round before a hand as the seat: "S2 West 234m567p…"."""
        if word.sort is not Sort.ROUND or at == len(self.words):
            return at
        wind = WIND_SIGNS.get(self.words[at].text.lower())
        is_named = wind is not None and self.words[at].sort is Sort.TILES
        if not is_named or self._size_behind(at + 1) < FULL_SIZE - 1:
            return at
        self.said.append(Said(Sort.SEAT, word.line, wind=wind))
        return at + 1

    def _size_behind(self, at: int) -> int:
        """Return how many tiles stand there in a row, as far as a hand is long."""
        words = islice(self.words, at, at + FULL_SIZE + 1)
        return sum(it.size for it in takewhile(lambda it: it.sort is Sort.TILES, words))

    def _tile(self, word: Word, at: int) -> int:
        """Take tiles to the row; return the place behind them.

        "3m or 9p?" beside a hand are the cuts between which it asks.
        """
        taken, end = joined(self.words, at - 1, MOST_INDICATORS)
        joints = {it.text.lower() for it in self.words[at:end]}
        size = self._size_behind(end)
        is_beside = self.size in {0, FULL_SIZE} and (not size or size >= FULL_SIZE - 1)
        if not is_beside or JOINTS_OF_CUTS.isdisjoint(joints):
            self._add(word)
            return at
        self._say(word._replace(sort=Sort.CUT), taken)
        return end

    def _add(self, *words: Word) -> None:
        self.row += words
        self.size += sum(word.size for word in words)

    def _pop(self) -> Word:
        word = self.row.pop()
        self.size -= word.size
        return word

    def _has_tile_of(self, word: Word) -> bool:
        """Whether the tile before a word is what it is about: "3p dora", "1m切り".

        Behind thirteen tiles, the one that is cut is of the hand.
        """
        if not self.row or self.row[-1].size != 1:
            return False
        is_beside_hand = self.size in {1, FULL_SIZE + 1}
        return word.sort in NAMED_DORA or (word.sort is Sort.CUT and is_beside_hand)

    def _lying(self, word: Word, at: int) -> int:
        """Note the tiles of a river; "3m is in my river" has them before it."""
        is_behind = self._lies_before(at)
        taken, at = listed(self.words, at, has_hand=self._has_hand(word))
        if not taken and is_behind:
            taken = (self._pop(),)
        self._end_row(word)
        if taken:
            self._say(word, taken)
        return at

    def _lies_before(self, at: int) -> bool:
        """Whether the tile before the word before ``at`` may lie where that word says.

        "13m 4567p 3489s 11z 5z genbutsu?" asks about the hand.
        """
        if at < 2 or not self.row:
            return False
        tile, word = self.words[at - 2 : at]
        is_apart = len(self.row) == 1 or self.row[-2].size >= FULL_SIZE - 1
        is_last = self.row[-1] is tile and tile.size == 1 and tile.line == word.line
        return is_last and (word.sort is Sort.GONE or (word.sort is Sort.SEEN and is_apart))

    def _call(self, word: Word, at: int) -> int:
        """Take a call to the row; return the place behind its tile where that is none of the hand.

        Beside thirteen tiles there is no meld: "123m456p789s1122z pon 1z?" asks of a discard.
        """
        at += self.words[at].text.lower() in ARTICLES
        if PON.fullmatch(word.text) and (behind := self._named_meld(at)) is not None:
            return behind
        has_melds = any(it.sort is Sort.CALL for it in self.row)
        sizes = {0, FULL_SIZE - 1} if has_melds else {0, FULL_SIZE - 1, FULL_SIZE}
        is_behind = self.size in sizes and is_single(self.words, at)
        is_before = self.size == 1 or (
            self.size == FULL_SIZE and [it.size > 1 for it in self.row[-2:]] == [True, False]
        )
        ends = self.words[at + is_behind].sort not in ROW_WORDS
        if not ASKED.fullmatch(word.text) or not ends or not (is_before or is_behind):
            self._add(word)
            return at
        self._add(*self.words[at : at + is_behind])
        self._discarded(word)
        return at + is_behind

    def _named_meld(self, at: int) -> int | None:
        """Take a pon that its one tile names to an open hand; return the place behind it.

        34s77p234m567p 白ポン has melded it, and so has 34s77p234m567p with a pon of white; with two
        of the tile in hand, that is asked. None for what is no such pon.
        """
        ended = None if self.row or not self.rows else self.rows[-1]
        row, size = (self.row, self.size) if ended is None else ended
        is_behind = size in OPEN_SIZES and is_single(self.words, at)
        is_before = ended is None and size - 1 in OPEN_SIZES and row[-1].size == 1
        if not is_behind and not is_before:
            return None
        word = self.words[at] if is_behind else row[-1]
        if row[-1].line != word.line:
            return None
        named = tiles_of(word.text)
        closed = (it for it in row[: len(row) - is_before] if it.text[0] != "[")
        held = tiles_of(WordRow.of(closed).text)
        kind = KIND_OF[named[0]] if named else None
        if kind is None or not held or [KIND_OF[tile] for tile in held].count(kind) > 1:
            return None
        if is_before:
            self._pop()
        if ended is not None:
            self._add(*self.rows.pop().words)
        name = NAMES[kind]
        self._add(Word(Sort.TILES, f"[{3 * name[0]}{name[1]}]", word.line, 3, sure=True))
        return at + is_behind

    def _has_hand(self, word: Word) -> bool:
        """Whether a hand stands before this word, or on another line."""
        sizes = (size for line, size in self.sizes.items() if line != word.line)
        whole = FULL_SIZE - 1
        before = self.size + sum(row.size for row in self.rows[-1:])
        return before >= whole or any(size >= whole for size in sizes)

    def _draw(self, word: Word, taken: tuple[Word, ...]) -> None:
        """Take a drawn tile to the hand, and how it was won on where the word says that."""
        alone = not taken and self.size == 1
        if taken:
            self._add(word._replace(text="draw"), *taken)
        is_told = WON_ON.match(word.text) is not None
        by = By.RON if is_told else WON_BY.get(re.split(r"[\s'’]", word.text.lower())[0])
        is_last = bool(self.row) and self.row[-1].size == 1 and not taken
        if alone or (by is not None and is_last and self.size == FULL_SIZE + 1):
            self._add(word._replace(text="draw"), self._pop())  # 123m…, of it 3m ron
        if alone:
            self.rows.append(WordRow.of(self.row))
            self.row, self.size = [], 0
        if by is not None:
            self.said.append(Said(word.sort, word.line, by=by, text=word.text))

    def _discarded(self, word: Word) -> None:
        """Take from the hand the tile before "was discarded": it is somebody else's."""
        if self.row and self.row[-1].size == 1:
            self._say(word._replace(sort=Sort.CALLED), (self._pop(),))

    def _say(self, word: Word, taken: tuple[Word, ...]) -> None:
        """Note the tiles that a word is about; the 3 of "dora 3" is none, and told as left out."""
        tiles = tiles_of(" ".join(tile.text for tile in taken))
        if tiles is None:
            self.rows.append(WordRow.of(tile._replace(sure=True) for tile in taken))
        else:
            self.said.append(Said(word.sort, word.line, tiles, text=word.text))

    def _end_row(self, word: Word) -> None:
        """End a row before a word that is of no hand; a link is a hand by itself."""
        self.has_prose = self.has_prose or (word.text.isalpha() and len(word.text) > 1)
        if self.row:
            self.rows.append(_without_count(WordRow.of(self.row)))
            self.row, self.size = [], 0
        if word.sort is Sort.LINK:
            self.rows.append(WordRow.of([word]))


def _may_be_tiles(row: WordRow) -> bool:
    """Whether a row is long enough for a hand, sure to be tiles, or an honor that is drawn."""
    is_drawn = row.words[0].sort is Sort.DRAW and not row.words[-1].text.isdigit()
    return row.size >= SMALLEST or is_drawn or any(word.sure for word in row.words)


def _telling(word: Word) -> Said:
    """Return what a word says by itself."""
    return Said(word.sort, word.line, text=word.text, extra=word.extra, number=word.number)


def _without_count(row: WordRow) -> WordRow:
    """Return the row without the digit before a whole hand, which counts hands: #1 123m456p…."""
    first, *rest = row.words
    is_digit = len(first.text) == 1 and first.text.isdigit()
    if is_digit and rest and rest[0].sure and row.size > FULL_SIZE - 1:
        return WordRow.of(rest)
    return row


def _with_draws(rows: list[WordRow]) -> tuple[WordRow, ...]:
    """Return the rows, a row of nothing but a draw taken to the hand of thirteen tiles."""
    draws = [row for row in rows if row.words[0].sort is Sort.DRAW and len(row.words) == 2]
    wanting = [row for row in rows if row.size == FULL_SIZE - 1]
    if len(draws) != 1 or len(wanting) != 1:
        return tuple(rows)
    whole = WordRow.of((*wanting[0].words, *draws[0].words))
    return tuple(whole if row is wanting[0] else row for row in rows if row is not draws[0])
