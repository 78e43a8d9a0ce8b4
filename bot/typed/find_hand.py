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

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from operator import attrgetter
from typing import Final, NamedTuple, TypeVar

from engine import (
    EAST,
    NAMES,
    By,
    Hand,
    HandError,
    Kind,
    Tile,
    format_hand,
    format_tiles,
    parse_hand,
)
from engine.copies import COPIES
from engine.hand import FULL_SIZE
from engine.scoring import MOST_INDICATORS
from engine.tiles import KIND_OF

from .dora_words import each_once, indicators_said, names_indicators
from .hands import check_copies_left
from .limits import MESSAGE_LIMIT
from .message_rows import NAMED_DORA, SMALLEST, WON_BY, Message, Said, WordRow, read_message
from .message_terms import OF_THREE, OF_YAKU
from .message_words import Sort, Word
from .other_questions import OtherQuestion, other_questions
from .own_lines import without_own_lines
from .rules import rules_said
from .three_players import players_of, says_three, with_norths_aside

T = TypeVar("T")

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
class Situation:
    """The situation that a message gives beside a hand; None and "" where it gives none.

    ``dora`` is text for the option dora: the *indicators*, for players name the dora itself
    ("dora 3p" is the indicator 2p) unless they call it an indicator. ``called`` is the tile
    that another player has discarded ("4p was discarded", "<4p"), ``uncallable`` such words
    where it has a tile to cut. ``by`` says how the hand was won ("ron 1z"), and ``riichi``
    whether the word stands beside it. ``extras`` are pieces of the option extras, each with the
    words that said it, ``turn`` is "turn 8". ``seen``, ``river`` and ``compared`` are text for
    the options of these names, ``rules`` names what differs from the usual ones. ``is_furiten``
    is whether that word stands beside the hand. ``yaku`` are ids with the words for them,
    ``unused`` words that contradict others. ``asked`` is what other commands answer.
    """

    dora: str = ""
    seat: Kind | None = None
    round: Kind | None = None
    called: Tile | None = None
    uncallable: str = ""
    by: By | None = None
    riichi: bool = False
    extras: tuple[tuple[str, str], ...] = ()
    turn: int | None = None
    seen: str = ""
    river: str = ""
    compared: str = ""
    yaku: tuple[tuple[str, str], ...] = ()
    players: int | None = None
    rules: str = ""
    is_furiten: bool = False
    unused: tuple[str, ...] = ()
    asked: tuple[OtherQuestion, ...] = ()


@dataclass(frozen=True, slots=True)
class FoundHand:
    """A hand in canonical notation, and the tiles of the message that are in no hand."""

    hand: str
    left_out: tuple[str, ...] = ()
    situation: Situation = Situation()
    only_part: bool = False


@dataclass(frozen=True, slots=True)
class Found:
    """The hands of a message, or the words that look like one and cannot be read.

    ``players`` is for how many the message was read: its own words say, or else who asked.
    """

    hands: tuple[FoundHand, ...] = ()
    unread: str | None = None
    players: int = 4


class Read(NamedTuple):
    """A hand, and the words of which it was read."""

    hand: Hand
    words: tuple[Word, ...]


def find_hands(texts: Iterable[str], players: int = 4) -> Found:
    """Return the hands in the texts of a message; see above."""
    asked, texts = other_questions(without_own_lines(text[:MESSAGE_LIMIT] for text in texts))
    said_rules, texts = rules_said(texts)
    if players == 3 or says_three(said_rules, *texts):
        texts = map(with_norths_aside, texts)
    message = read_message(texts)
    players = _players_said(message, said_rules) or players
    reader = RowReader(players)
    reads = _whole_hands(message, reader)
    is_short = not reads
    if is_short:
        reads = _short_hands(message, reader)
    if not reads:
        return Found(unread=_unread(message), players=players)
    left_out = _left_out(message, reads)
    hands = [
        FoundHand(
            format_hand(read.hand),
            left_out,
            replace(_situation(read, message.said, reads, players), rules=said_rules, asked=asked),
            only_part=is_short and bool(left_out),
        )
        for read in reads
    ]
    once = {found.hand: found for found in reversed(hands)}
    return Found(tuple(once.values())[::-1], players=players)


def _players_said(message: Message, rules: str) -> int | None:
    """Return for how many players a message says its hands are; None where it does not."""
    if any(one.extra == OF_THREE for one in message.said):
        return 3
    preset, *_ = rules.split() or [":"]
    return None if ":" in preset else players_of(preset)


class RowReader:
    """Reads rows as hands, at most ``TRIES`` of them: a message can have thousands of words."""

    def __init__(self, players: int) -> None:
        self.left = TRIES
        self.players = players

    def read(self, row: WordRow) -> Hand | None:
        """Return the hand of these words, the drawn tile last; None where they are none."""
        if not SMALLEST <= row.size <= LONGEST_ROW or not self.left:
            return None
        self.left -= 1
        hand = _parsed(row.text, self.players)
        if hand is None and row.size == FULL_SIZE + 1:
            return _with_drawn_among(row.words, self.players)
        return hand


def _with_drawn_among(words: Sequence[Word], players: int) -> Hand | None:
    """Read fourteen tiles of which the drawn one is named once more: 123m… draw 3m."""
    at = next((at for at, word in enumerate(words) if word.sort is Sort.DRAW), None)
    if at is None:
        return None
    hand = _parsed(WordRow.of((*words[:at], *words[at + 2 :])).text, players)
    named = _parsed(words[at + 1].text, players)  # None of the 5 in 123m… draw 5
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
    return named is not None and any(_holds_all(read.hand, named.concealed) for read in reads)


# What is said beside the hands.


def _situation(read: Read, said: Sequence[Said], reads: Sequence[Read], players: int) -> Situation:
    """Return what is said of a hand: what stands on a line of it, and on lines of none."""
    lines = {word.line for word in read.words}
    others = {word.line for other in reads for word in other.words} - lines
    of_it = [one for one in said if len(reads) == 1 or one.line not in others]
    of_sort = {sort: [one for one in of_it if one.sort is sort] for sort in Sort}
    calls = [one for one in of_sort[Sort.CALLED] if not _holds_all(read.hand, one.tiles)]
    called = {tile for one in calls for tile in one.tiles}
    seats = {*(one.wind for one in of_sort[Sort.SEAT]), *_first_seats(of_sort, players)}
    rounds = {one.wind for one in of_sort[Sort.ROUND]}
    turns = {one.number for one in of_sort[Sort.TURN]}
    indicators, impossible = _indicators(read.hand, of_it, players)
    told = ((Sort.SEAT, seats), (Sort.ROUND, rounds), (Sort.TURN, turns))
    against = [one.text for sort, values in told if len(values) > 1 for one in of_sort[sort]]
    return Situation(
        dora=indicators,
        seat=_only(seats),
        round=_only(rounds),
        called=None if read.hand.has_drawn_size else _only(called),
        uncallable=_named(calls) if read.hand.has_drawn_size else "",
        by=_way([one for one in of_it if one.by is not None]),
        riichi=bool(of_sort[Sort.RIICHI]),
        extras=(*_extras(of_it), *_ura(of_it, players)),
        turn=_only(turns),
        seen=_lying(of_sort[Sort.SEEN]),
        river=_lying((*of_sort[Sort.RIVER], *_gone(read.hand, of_sort[Sort.GONE]))),
        compared=_compared(read.hand, of_sort[Sort.CUT]),
        yaku=tuple(
            (one.extra.removeprefix(OF_YAKU), one.text)
            for one in of_sort[Sort.TERM]
            if one.extra.startswith(OF_YAKU)
        ),
        players=3 if any(one.extra == OF_THREE for one in of_it) else None,
        is_furiten=bool(of_sort[Sort.FURITEN]),
        unused=(*against, *impossible),
    )


def _first_seats(of_sort: Mapping[Sort, Sequence[Said]], players: int) -> Iterator[Kind]:
    """Yield the seat of the first dealer of the game: in the second hand of a round, north."""
    if of_sort[Sort.FIRST]:
        hand = next((one.number for one in of_sort[Sort.ROUND] if one.number), 1)
        yield EAST + (1 - hand) % players


def _holds_all(hand: Hand, tiles: Iterable[Tile]) -> bool:
    """Whether a hand has every copy of these tiles: a kan of them calls nothing."""
    return all(hand.owned[KIND_OF[tile]] == COPIES for tile in tiles)


def _named(said: Iterable[Said]) -> str:
    """Return words with the tiles that they are about: "pon 6z"."""
    return " ".join(f"{one.text} {format_tiles(one.tiles)}" for one in said)


def _lying(said: Iterable[Said]) -> str:
    """Return the tiles of a river, or those that are seen, as text."""
    return format_tiles(KIND_OF[tile] for one in said for tile in one.tiles)


def _gone(hand: Hand, said: Iterable[Said]) -> Iterator[Said]:
    """Yield what was discarded before: of a hand to cut, "I discarded 3m" is its cut."""
    for one in said:
        if not hand.has_drawn_size or not all(tile in hand.concealed for tile in one.tiles):
            yield one


def _compared(hand: Hand, said: Iterable[Said]) -> str:
    """Return the cuts between which a message asks, where the hand has two or more of them."""
    held = {KIND_OF[tile] for tile in hand.concealed}
    cuts = dict.fromkeys(tile for one in said for tile in one.tiles if KIND_OF[tile] in held)
    return format_tiles(cuts) if len(cuts) > 1 and hand.has_drawn_size else ""


def _way(said: Sequence[Said]) -> By | None:
    """Return how the hand was won: "won on 8s" is a ron, but not beside "tsumo"."""
    plain = {one.by for one in said if one.text.lower() in WON_BY}
    return _only(plain or {one.by for one in said})


def _extras(said: Iterable[Said]) -> Iterator[tuple[str, str]]:
    """Yield what words about a win say, each once; one that denies riichi says nothing."""
    told = {one.extra: one.text for one in said if one.sort is Sort.TERM and one.extra}
    yield from (it for it in told.items() if it[0] != OF_THREE and not it[0].startswith(OF_YAKU))


def _ura(said: Iterable[Said], players: int) -> Iterator[tuple[str, str]]:
    """Yield the ura indicators: like the dora they are named themselves, or by what shows them."""
    named = [one for one in said if one.sort is Sort.URA]
    if named:
        yield f"ura indicator:{format_tiles(_shown(named, players))}", _named(named)


def _shown(named: Iterable[Said], players: int) -> tuple[Tile, ...]:
    """Return the indicators that words for them and for dora name, each once."""
    told: dict[bool, list[Tile]] = {True: [], False: []}
    for one in named:
        told[names_indicators(one.text)] += indicators_said(one.text, one.tiles, players)
    return each_once(told[True], told[False])


def _only(values: Collection[T]) -> T | None:
    """Return the value on which all agree."""
    return next(iter(values)) if len(values) == 1 else None


def _indicators(hand: Hand, said: Sequence[Said], players: int) -> tuple[str, tuple[str, ...]]:
    """Return the indicators as text; or "", and the words for more than there can be."""
    named = [one for one in said if one.sort in NAMED_DORA]
    shown = _shown(named, players)
    kinds = [KIND_OF[tile] for tile in shown]
    if len(shown) > MOST_INDICATORS or check_copies_left(hand, kinds) is not None:
        return "", tuple(f"{one.text} {format_tiles(one.tiles)}" for one in named)
    return format_tiles(shown), ()
