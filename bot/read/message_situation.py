"""What a message says beside one of its hands: dora, seat and round, a win, a river, rules."""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeVar

from engine import EAST, By, Hand, Kind, Tile, format_tiles
from engine.copies import COPIES, fifth_copy
from engine.scoring import MOST_INDICATORS
from engine.tiles import KIND_OF

from .dora_words import each_once, indicators_said, names_indicators
from .introduced_tiles import NAMED_DORA
from .message_rows import WON_BY, Said
from .message_terms import OF_DORA, OF_THREE, OF_YAKU
from .message_words import Sort, Word
from .other_questions import OtherQuestion
from .win_terms import NUKI

T = TypeVar("T")

NORTHS: Final = f"{NUKI.names[0]}:"
"""Begins the piece of extras that counts norths set aside, each of them a dora."""

OWN_RIVER: Final = re.compile(r"my|your|own|\bma\b|mes|vos|[自我내]", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class SaidOfTable:
    """The situation that a message gives beside a hand; None and "" where it gives none.

    ``dora`` is text for the option dora: the *indicators*, for players name the dora itself
    ("dora 3p" is the indicator 2p) unless they call it an indicator. ``called`` is the tile
    that another player has discarded ("4p was discarded", "<4p"), ``uncallable`` such words
    where it has a tile to cut. ``by`` says how the hand was won ("ron 1z"), and ``riichi``
    whether the word stands beside it. ``extras`` are pieces of the option extras, each with the
    words that said it, ``turn`` is "turn 8". ``seen``, ``river`` and ``compared`` are text for
    the options of these names, ``rules`` names what differs from the usual ones. ``furiten`` is
    that word where it stands beside the hand. ``yaku`` are ids with the words for them,
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
    furiten: str = ""
    unused: tuple[str, ...] = ()
    asked: tuple[OtherQuestion, ...] = ()


NOTHING_SAID: Final = SaidOfTable()


class Read(NamedTuple):
    """A hand, and the words of which it was read."""

    hand: Hand
    words: tuple[Word, ...]


def situation_of(
    read: Read, said: Sequence[Said], reads: Sequence[Read], players: int
) -> SaidOfTable:
    """Return what is said of a hand: what stands on a line of it, and on lines of none."""
    lines = {word.line for word in read.words}
    others = {word.line for other in reads for word in other.words} - lines
    of_it = [one for one in said if len(reads) == 1 or one.line not in others]
    of_sort = {sort: [one for one in of_it if one.sort is sort] for sort in Sort}
    calls = [one for one in of_sort[Sort.CALLED] if not holds_all(read.hand, one.tiles)]
    called = {tile for one in calls for tile in one.tiles}
    seats = {*(one.wind for one in of_sort[Sort.SEAT]), *_first_seats(of_sort, players)}
    rounds = {one.wind for one in of_sort[Sort.ROUND]}
    turns = {one.number for one in of_sort[Sort.TURN]}
    indicators, impossible = _indicators(read.hand, of_it, players)
    told = ((Sort.SEAT, seats), (Sort.ROUND, rounds), (Sort.TURN, turns))
    against = [one.text for sort, values in told if len(values) > 1 for one in of_sort[sort]]
    return SaidOfTable(
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
        furiten=next((one.text for one in of_sort[Sort.FURITEN]), ""),
        unused=(*against, *impossible, *_counted_dora(of_sort, has_named=bool(indicators))),
    )


def _first_seats(of_sort: Mapping[Sort, Sequence[Said]], players: int) -> Iterator[Kind]:
    """Yield the seat of the first dealer of the game: in the second hand of a round, north."""
    if of_sort[Sort.FIRST]:
        hand = next((one.number for one in of_sort[Sort.ROUND] if one.number), 1)
        yield EAST + (1 - hand) % players


def holds_all(hand: Hand, tiles: Iterable[Tile]) -> bool:
    """Whether a hand has every copy of these tiles: a kan of them calls nothing."""
    return all(hand.owned[KIND_OF[tile]] == COPIES for tile in tiles)


def _named(said: Iterable[Said]) -> str:
    """Return words with the tiles that they are about: "pon 6z"."""
    return " ".join(f"{one.text} {format_tiles(one.tiles)}" for one in said)


def of_a_threat(said: Said) -> Said:
    """Return what is said beside somebody else's riichi: theirs is a river not called mine."""
    is_theirs = said.sort is Sort.RIVER and OWN_RIVER.search(said.text) is None
    return said._replace(sort=Sort.SEEN) if is_theirs else said


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
    others = (OF_THREE, OF_YAKU, OF_DORA)
    yield from (it for it in told.items() if not it[0].startswith(others))


def _counted_dora(of_sort: Mapping[Sort, Sequence[Said]], *, has_named: bool) -> Iterator[str]:
    """Yield words that count dora; of those that are named, the tiles are counted."""
    has_ura = bool(of_sort[Sort.URA])
    has_named = has_named or any(one.extra.startswith(NORTHS) for one in of_sort[Sort.TERM])
    for one in of_sort[Sort.TERM]:
        is_ura = re.search("ura|[裏裡里뒷]", one.text, re.IGNORECASE) is not None
        if one.extra.startswith(OF_DORA) and not (has_ura if is_ura else has_named):
            yield one.text


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
    if len(shown) > MOST_INDICATORS or fifth_copy(hand.owned, kinds) is not None:
        return "", tuple(f"{one.text} {format_tiles(one.tiles)}" for one in named)
    return format_tiles(shown), ()
