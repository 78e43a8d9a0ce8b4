"""The hands in a chat message, and what the message says about them.

``find_hands(texts, players=4)`` takes the texts of one message, and for how many players the rules
are by which its hands are read, and returns ``Found``:

- ``hands``: whole hands first, then in their order in the message; a page answers the first and
  offers the others. Each is a ``FoundHand``: ``hand`` in canonical notation, ``left_out`` the
  tiles of the message that are in no hand, ``situation`` what the message says beside it.
  ``only_part`` is true where the message has more tiles than the short hand that could be read:
  a page says so first ("I read only 8 tiles of this").
- ``unread``: where there is no hand, the words that look like one. Reading them as a typed hand
  raises the error that says what is wrong: "15 tiles are 1 more than 14". None for other chat.

All words that follow each other are one hand. Only what a word of the situation introduces is not
of it: dora, a cut, a round, a seat; a drawn tile is its last.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from operator import attrgetter
from typing import Final

from engine import NAMES, Hand, HandError, format_hand, parse_hand
from engine.hand import FULL_SIZE
from engine.tiles import KIND_OF

from .limits import MESSAGE_LIMIT
from .message_rows import SMALLEST, Message, WordRow, read_message
from .message_situation import NOTHING_SAID, Read, SaidOfTable, holds_all, of_a_threat, situation_of
from .message_terms import OF_THREE
from .message_words import Sort, Word
from .other_questions import FURITEN, OF_A_THREAT, other_questions
from .own_lines import without_own_lines
from .rules import rules_said
from .three_players import players_of, says_three, with_norths_aside

WHOLE: Final = (FULL_SIZE - 1, FULL_SIZE)

LONGEST_ROW: Final = 24
"""Most tiles in a row of words that is read as one hand, so that its error can be told."""

LOOKS_LIKE_A_HAND: Final = 9
"""Fewest tiles that, unreadable, are said to be no hand instead of being passed over."""

SURELY_A_HAND: Final = 7
"""Fewest tiles of one suit in one word that are a hand in the midst of prose."""

TRIES: Final = 40
"""Most rows of words that are read as a hand, those of the size of a hand first."""

MOST_KANS: Final = 4
"""Each kan in brackets counts as three tiles, but four where it stands beside a word."""

MOST_LEFT_OUT: Final = 6


@dataclass(frozen=True, slots=True)
class FoundHand:
    """A hand in canonical notation, and the tiles of the message that are in no hand."""

    hand: str
    left_out: tuple[str, ...] = ()
    situation: SaidOfTable = NOTHING_SAID
    only_part: bool = False


@dataclass(frozen=True, slots=True)
class FoundHands:
    """The hands of a message, or the words that look like one and cannot be read.

    ``players`` is for how many the message was read: its own words say, or else who asked.
    """

    hands: tuple[FoundHand, ...] = ()
    unread: str | None = None
    players: int = 4


def find_hands(texts: Iterable[str], players: int = 4) -> FoundHands:
    """Return the hands in the texts of a message; see above."""
    asked, texts = other_questions(without_own_lines(text[:MESSAGE_LIMIT] for text in texts))
    said_rules, texts = rules_said(texts)
    if players == 3 or says_three(said_rules, *texts):
        texts = map(with_norths_aside, texts)
    message = read_message(texts)
    players = _players_said(message, said_rules) or players
    topics = {it.about for it in asked}
    if topics & OF_A_THREAT and FURITEN not in topics:
        message = message._replace(said=tuple(map(of_a_threat, message.said)))
    reader = RowReader(players, is_won=any(one.by is not None for one in message.said))
    reads = _whole_hands(message, reader)
    is_short = not reads
    if is_short:
        reads = _short_hands(message, reader)
    if not reads:
        return FoundHands(unread=_unread(message), players=players)
    left_out = _left_out(message, reads)
    hands = [
        FoundHand(
            format_hand(read.hand),
            left_out,
            replace(
                situation_of(read, message.said, reads, players), rules=said_rules, asked=asked
            ),
            only_part=is_short and bool(left_out),
        )
        for read in reads
    ]
    once = {found.hand: found for found in reversed(hands)}
    return FoundHands(tuple(once.values())[::-1], players=players)


def _players_said(message: Message, rules: str) -> int | None:
    """Return for how many players a message says its hands are; None where it does not."""
    if any(one.extra == OF_THREE for one in message.said):
        return 3
    preset, *_ = rules.split() or [":"]
    return None if ":" in preset else players_of(preset)


class RowReader:
    """Reads rows as hands, at most ``TRIES`` of them: a message can have thousands of words."""

    def __init__(self, players: int, *, is_won: bool) -> None:
        self.left = TRIES
        self.players = players
        self.is_won = is_won

    def read(self, row: WordRow) -> Hand | None:
        """Return the hand of these words, the drawn tile last; None where they are none."""
        if not SMALLEST <= row.size <= LONGEST_ROW or not self.left:
            return None
        self.left -= 1
        hand = _parsed(row.text, self.players)
        if hand is None and row.size == FULL_SIZE + 1:
            return _with_drawn_among(row.words, self.players, is_won=self.is_won)
        return hand


def _with_drawn_among(words: Sequence[Word], players: int, *, is_won: bool) -> Hand | None:
    """Read fourteen tiles of which the drawn one is named once more: 123m… draw 3m.

    Of a hand that was won, the last tile is: tsumo 123m… 3m.
    """
    draw = next((at for at, word in enumerate(words) if word.sort is Sort.DRAW), None)
    if draw is None and not is_won:
        return None
    start, tile = (len(words) - 1,) * 2 if draw is None else (draw, draw + 1)
    hand = _parsed(WordRow.of((*words[:start], *words[tile + 1 :])).text, players)
    named = _parsed(words[tile].text, players)  # None of the 5 in 123m… draw 5
    if hand is None or named is None or named.concealed[0] not in hand.concealed:
        return None
    (drawn,) = named.concealed
    rest = list(hand.concealed)
    rest.remove(drawn)
    return Hand((*rest, drawn), hand.melds, drawn)


def _parsed(text: str, players: int) -> Hand | None:
    try:
        return parse_hand(text, players=players)
    except HandError:
        return None


def _whole_hands(message: Message, reader: RowReader) -> list[Read]:
    """Return the hands of 13 or 14 tiles, in the order of the message."""
    likely = sorted(message.rows, key=lambda row: abs(row.size - FULL_SIZE))[:TRIES]
    found: dict[WordRow, list[Read]] = {row: _whole_in(row, reader) for row in likely}
    reads = [read for row in message.rows for read in found.get(row, ())]
    return reads or _whole_lines(message, reader)


def _whole_in(row: WordRow, reader: RowReader) -> list[Read]:
    """Return the whole hand that a row is; else those that are its lines, or words of it."""
    if row.size < min(WHOLE):
        return []
    ways = (
        [row],
        [WordRow.of(word for word in row.words if word.sort is not Sort.CALL)],
        _lines(row.words),
        [WordRow.of([word]) for word in row.words if word.size in WHOLE],
    )
    for way in ways:
        reads = [Read(hand, part.words) for part in way if (hand := _whole(part, reader))]
        if reads:
            return reads
    return []


def _lines(words: Iterable[Word]) -> list[WordRow]:
    return [WordRow.of(line) for _, line in groupby(words, attrgetter("line"))]


def _whole(row: WordRow, reader: RowReader) -> Hand | None:
    if not min(WHOLE) <= row.size <= max(WHOLE) + MOST_KANS:
        return None
    hand = reader.read(row)
    return hand if hand and hand.size in WHOLE else None


def _whole_lines(message: Message, reader: RowReader) -> list[Read]:
    """Return the whole hands that lie in pieces on one line: 123m 456p and 789s 1122z."""
    lines = _lines(word for row in message.rows for word in row.words if word.sure)
    return [Read(hand, line.words) for line in lines if (hand := _whole(line, reader))]


def _short_hands(message: Message, reader: RowReader) -> list[Read]:
    """Return the hands of fewer tiles, the largest first, where they are surely meant as hands."""
    rows = sorted(message.rows, key=lambda row: -row.size)[:TRIES]
    alone = sum(any(word.sure for word in row.words) for row in message.rows) == 1
    return [
        Read(hand, row.words)
        for row in rows
        if _is_meant(row, alone=alone, has_prose=message.has_prose) and (hand := reader.read(row))
    ]


def _is_meant(row: WordRow, *, alone: bool, has_prose: bool) -> bool:
    """Whether so few tiles are a hand: "I got 4s, 5s" and "12345m away" are none."""
    text = row.text
    if len(row.words) == 1:
        suits = {sign for sign in text if sign in "mpsz"}
        mixed = len(suits) > 1 or "z" in suits or not text.isascii() or "[" in text
        return row.size >= (SMALLEST if mixed or not has_prose else SURELY_A_HAND)
    if not alone or not all(word.sure or len(word.text) > 1 for word in row.words):
        return False
    return not has_prose or (row.size >= SURELY_A_HAND and all(w.sure for w in row.words))


def _unread(message: Message) -> str | None:
    """Return the words that look most like a hand."""
    rows = [row for row in message.rows if LOOKS_LIKE_A_HAND <= row.size <= LONGEST_ROW]
    likely = [row for row in rows if any(word.sure for word in row.words)]
    if not likely:
        return None
    return min(likely, key=lambda row: abs(row.size - FULL_SIZE)).text


def _left_out(message: Message, reads: Sequence[Read]) -> tuple[str, ...]:
    """Return the tiles that are in no hand, as they were typed; a tile that is cut is in one."""
    used = {id(word) for read in reads for word in read.words}
    left = [
        word.text
        for row in message.rows
        for word, before in zip(row.words, (None, *row.words), strict=False)
        if id(word) not in used
        and word.sort is Sort.TILES
        and not (before and before.sort is Sort.CALL and _is_own_kan(word, reads))
        and (word.sure or any(id(other) in used for other in row.words))
    ]
    held = {KIND_OF[tile] for read in reads for tile in read.hand.concealed}
    cuts = [tile for said in message.said if said.sort is Sort.CUT for tile in said.tiles]
    left += [NAMES[tile] for tile in cuts if KIND_OF[tile] not in held]
    return tuple(left[:MOST_LEFT_OUT])


def _is_own_kan(word: Word, reads: Sequence[Read]) -> bool:
    """Whether the tile behind a call is one of which a hand has every copy: ankan 1z."""
    named = _parsed(word.text, 4)
    return named is not None and any(holds_all(read.hand, named.concealed) for read in reads)
