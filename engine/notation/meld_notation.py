"""Melds in brackets: ``[123m]`` open, ``(1111z)`` closed kan, a mark behind the called tile.

One mark ``'`` also tells from whom: the called tile lies first (from the left), second (across)
or last (right); a chi is always from the left. Of four tiles one mark means an added kan,
``[11'11z]``, where the added tile follows the called one. A kan that was called at once is
``[1111z]``, or with a double mark ``"`` behind its first, second or fourth tile.

Melds named by a word beside their tiles: ``chi 234s``, ``666z pon``, ``pon haku``.

The word stands before its tiles or behind them, and on the same side throughout a text where that
can be; tiles that could be meant both ways are refused.
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from types import MappingProxyType
from typing import Final, NamedTuple

from engine.errors import HandError, NotationError, Reason
from engine.melds import Meld, MeldKind, Source, is_run, meld_kinds
from engine.tiles import EAST, KIND_OF

from .lexer import CLOSER_OF, Span, Token, TypedText
from .spelling import CALLED, CHI, CLOSED_KAN, KAN, OPEN_KAN, PON
from .tile_notation import TileReader

BY_PLACE: Final = dict(enumerate(Source))
"""From whom the called tile of a pon or an added kan came, by its place."""

BY_PLACE_OF_FOUR: Final = {0: Source.LEFT, 1: Source.ACROSS, 3: Source.RIGHT}
"""The same of a kan that was called at once, whose four tiles lie side by side."""


def read_meld(reader: TileReader, span: Span) -> Meld:
    """The meld of the tiles of ``reader``, which stand in the brackets of ``span``."""
    if not reader.tiles:
        raise reader.typed.error(span, reason=Reason.EMPTY_MELD)
    kinds = meld_kinds(tuple(reader.tiles))
    if reader.opener == "(":
        return _closed_kan(reader, span)
    if not kinds:
        raise no_meld(reader, span)
    if MeldKind.CHI in kinds:
        return _chi(reader, span)
    if MeldKind.PON in kinds:
        return _called(reader, span, MeldKind.PON)
    added = 1 in reader.marks.values()
    return _called(reader, span, MeldKind.ADDED_KAN if added else MeldKind.OPEN_KAN)


def _closed_kan(reader: TileReader, span: Span) -> Meld:
    tiles = tuple(reader.tiles)
    if MeldKind.CLOSED_KAN not in meld_kinds(tiles):
        raise closed_not_kan(reader, span)
    if reader.marks:
        raise misplaced_mark(reader, span, instead="")
    return Meld(MeldKind.CLOSED_KAN, tiles)


def _chi(reader: TileReader, span: Span) -> Meld:
    tiles = tuple(reader.tiles)
    if not reader.marks:
        return Meld(MeldKind.CHI, tiles)
    ((called, strength),) = reader.marks.items()
    if strength == 2:
        raise misplaced_mark(reader, span, instead="'")
    rest = tiles[:called] + tiles[called + 1 :]
    return Meld(MeldKind.CHI, (tiles[called], *rest), Source.LEFT)


def _called(reader: TileReader, span: Span, kind: MeldKind) -> Meld:
    tiles = tuple(reader.tiles)
    if not reader.marks:
        return Meld(kind, tiles)
    ((called, strength),) = reader.marks.items()
    if kind is MeldKind.PON and strength == 2:
        raise misplaced_mark(reader, span, instead="'")
    sources = BY_PLACE_OF_FOUR if kind is MeldKind.OPEN_KAN else BY_PLACE
    if called not in sources:
        raise misplaced_mark(reader, span, instead='"' if strength == 1 else None)
    return Meld(kind, tiles, sources[called])


def misplaced_mark(reader: TileReader, span: Span, *, instead: str | None) -> NotationError:
    """The mark of this meld means nothing where it stands."""
    place = next(t for t in reader.typed.tokens if t.sort == "mark" and t.at[0] > span[0])
    mark, meld = reader.typed.piece(place.span), reader.typed.piece(span)
    return reader.typed.error(
        place.span,
        reason=Reason.MISPLACED_MARK,
        instead=instead,
        mark=mark,
        meld=meld,
    )


def closed_not_kan(reader: TileReader, span: Span) -> NotationError:
    """Round brackets around something else than four of a kind."""
    inside = span[0] + 1, span[1] - 1
    tiles, meld = reader.typed.text[slice(*inside)], reader.typed.piece(span)
    return reader.typed.error(
        span,
        reason=Reason.CLOSED_NOT_KAN,
        instead=f"[{tiles}]" if reader.marks else tiles,
        meld=meld,
        tiles=reader.typed.piece(inside),
    )


def no_meld(reader: TileReader, span: Span) -> NotationError:
    """Square brackets around tiles that make no meld."""
    kinds, meld = sorted(KIND_OF[tile] for tile in reader.tiles), reader.typed.piece(span)
    if len(kinds) == 3 and kinds[0] >= EAST and is_run(kinds):
        return reader.typed.error(
            span,
            reason=Reason.HONOR_SEQUENCE,
            meld=meld,
        )
    return reader.typed.error(
        span,
        reason=Reason.NOT_A_MELD,
        instead=reader.typed.text[span[0] + 1 : span[1] - 1] if len(kinds) < 3 else None,
        meld=meld,
        size=len(kinds),
    )


# Melds named by a word beside their tiles: ``chi 234s``, ``666z pon``, ``pon haku`` --------------


class CallWord(NamedTuple):
    """The melds that a word of calling can stand beside, and the bracket they are written in."""

    kinds: frozenset[MeldKind]
    sizes: tuple[int, ...]
    bracket: str = "["


KANS: Final = frozenset({MeldKind.OPEN_KAN, MeldKind.ADDED_KAN})
CALL_OF: Final[Mapping[str, CallWord]] = MappingProxyType(
    {
        CHI: CallWord(frozenset({MeldKind.CHI}), (3,)),
        PON: CallWord(frozenset({MeldKind.PON}), (3,)),
        KAN: CallWord(KANS, (4,)),
        OPEN_KAN: CallWord(KANS, (4,)),
        CLOSED_KAN: CallWord(frozenset({MeldKind.CLOSED_KAN}), (4,), "("),
        CALLED: CallWord(frozenset({MeldKind.CHI, MeldKind.PON}) | KANS, (3, 4)),
    }
)

TILES: Final = frozenset({"digits", "wide", "kanji", "tile"})
AROUND_TILES: Final = frozenset({"suit", "red", "mark"})


class CalledGroup(NamedTuple):
    """The tokens of one meld: ``place`` is the first, ``end`` behind the last; ``tiles`` them."""

    place: int
    end: int
    tiles: tuple[Token, ...]


def with_brackets(typed: TypedText) -> TypedText:
    """Return the text with its called melds in brackets instead of beside words."""
    calls = [place for place, token in enumerate(typed.tokens) if token.sort == "call"]
    tokens: list[Token] = []
    done = 0
    for call, group in zip(calls, _groups(typed, calls), strict=True):
        start, stop = min(call, group.place), max(call + 1, group.end)
        bracket = CALL_OF[typed.tokens[call].signs].bracket
        first, last = group.tiles[0], group.tiles[-1]
        at, end = first.at[0], typed.tokens[group.end - 1].end
        tokens += typed.tokens[done:start]
        tokens.append(Token("open", bracket, (at,), at + 1))
        tokens += group.tiles
        tokens.append(Token("close", CLOSER_OF[bracket], (end - 1,), max(end, last.end)))
        done = stop
    return TypedText(typed.text, tokens + typed.tokens[done:])


def _groups(typed: TypedText, calls: Sequence[int]) -> list[CalledGroup]:
    """Return the tiles of each call: all behind the words, all before them, or each its own."""
    behind = [_behind(typed, call) for call in calls]
    before = [_before(typed, call) for call in calls]
    ways = [way for way in (_apart(behind), _apart(before)) if way]
    if len(ways) == 2:
        raise _stray(typed, calls[0], Reason.WHICH_CALLED)
    if not ways:
        named = [_named(typed, call) for call in calls]
        ways = [_apart([_only(*sides) for sides in zip(behind, before, named, strict=True)])]
    if not ways[0]:
        sides = zip(calls, behind, before, strict=True)
        raise _stray(typed, next((c for c, *g in sides if not any(g)), calls[0]), Reason.STRAY_CALL)
    for call in calls:
        if typed.tokens[call].signs == KAN:
            raise _stray(typed, call, Reason.WHICH_KAN)
    return ways[0]


def _only(
    behind: CalledGroup | None, before: CalledGroup | None, named: CalledGroup | None
) -> CalledGroup | None:
    if behind and before:
        return None
    return behind or before or named


def _apart(groups: Sequence[CalledGroup | None]) -> list[CalledGroup]:
    """Return the groups if every word has one and no two share tiles; else none."""
    found = [group for group in groups if group]
    if len(found) < len(groups):
        return []
    shared = any(one.end > other.place for one, other in pairwise(found))
    return [] if shared else found


def _behind(typed: TypedText, call: int) -> CalledGroup | None:
    """Return the meld that begins behind a word."""
    tokens = typed.tokens
    place = call + 1 + (typed.sort(call + 1) == "gap")
    if typed.sort(place) == "open":
        end = next((at for at in range(place, len(tokens)) if tokens[at].sort == "close"), 0)
        inside = tuple(tokens[place + 1 : end])
        return CalledGroup(place, end + 1, inside) if inside and end else None
    for size in CALL_OF[tokens[call].signs].sizes:
        end, count = place, 0
        while count < size and typed.sort(end) in TILES | AROUND_TILES | {"gap"}:
            count += _count(tokens[end])
            end += 1
        while count == size and typed.sort(end) in AROUND_TILES:
            end += 1
        group = _group(typed, call, place, end)
        if count == size and group:
            return group
    return None


def _before(typed: TypedText, call: int) -> CalledGroup | None:
    """Return the meld that ends before a word."""
    tokens = typed.tokens
    end = call - (typed.sort(call - 1) == "gap")
    if typed.sort(end - 1) == "close":
        place = next((at for at in range(end - 1, -1, -1) if tokens[at].sort == "open"), end)
        inside = tuple(tokens[place + 1 : end - 1])
        return CalledGroup(place, end, inside) if inside else None
    for size in CALL_OF[tokens[call].signs].sizes:
        place, count = end, 0
        while count < size and typed.sort(place - 1) in TILES | AROUND_TILES | {"gap"}:
            place -= 1
            count += _count(tokens[place])
        if count != size:
            continue
        starts = (place, place - 1) if typed.sort(place - 1) in AROUND_TILES else (place,)
        group = next(filter(None, (_group(typed, call, start, end) for start in starts)), None)
        if group:
            return group
    return None


def _named(typed: TypedText, call: int) -> CalledGroup | None:
    """Return the meld of a pon or kan of which one tile is named: ``pon haku``, ``9s pon``.

    ``called 1m`` names no meld: three or four of the tile, or one that somebody discarded.
    """
    if typed.tokens[call].signs == CALLED:
        return None
    size = CALL_OF[typed.tokens[call].signs].sizes[-1]
    behind = call + 1 + (typed.sort(call + 1) == "gap")
    before = call - (typed.sort(call - 1) == "gap")
    sides = [
        (behind, behind + 1 + (typed.sort(behind + 1) == "suit")),
        (before - 1 - (typed.sort(before - 1) == "suit"), before),
    ]
    if behind > call + 1 and before == call:  # 白碰 123m
        sides.reverse()
    for place, end in sides:
        if _is_one_tile(typed, place, end):
            return _group(typed, call, place, end, times=size)
    return None


def _is_one_tile(typed: TypedText, place: int, end: int) -> bool:
    """Whether one tile stands in these places, and none joined to it behind."""
    ends = typed.sort(end) not in TILES | AROUND_TILES
    return ends and typed.sort(place) in TILES and _count(typed.tokens[place]) == 1


def _group(typed: TypedText, call: int, place: int, end: int, times: int = 1) -> CalledGroup | None:
    """Return these tokens if they are a meld of the kind that the word names."""
    tokens = tuple(typed.tokens[place:end]) * times
    reader = TileReader(TypedText(typed.text, list(tokens)), "[")
    try:
        read = reader.read(0)
    except HandError:
        return None
    kinds = frozenset(meld_kinds(tuple(reader.tiles)))
    fits = read == len(tokens) and kinds & CALL_OF[typed.tokens[call].signs].kinds
    return CalledGroup(place, end, tokens) if fits else None


def _count(token: Token) -> int:
    if token.sort not in TILES:
        return 0
    return len(token.signs) - (token.sort == "kanji" and token.signs[-1] in "萬筒索")


def _stray(typed: TypedText, call: int, reason: Reason) -> NotationError:
    """A word of calling that has no meld beside it, two, or a kan of which it does not say all."""
    token = typed.tokens[call]
    word = typed.piece(token.span)
    return typed.error(token.span, reason=reason, word=word)
