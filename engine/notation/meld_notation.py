"""Melds in brackets: ``[123m]`` open, ``(1111z)`` closed kan, a mark behind the called tile.

One mark ``'`` also tells from whom: the called tile lies first (from the left), second (across)
or last (right); a chi is always from the left. Of four tiles one mark means an added kan,
``[11'11z]``, where the added tile follows the called one. A kan that was called at once is
``[1111z]``, or with a double mark ``"`` behind its first, second or fourth tile.
"""

from typing import Final

from engine.errors import NotationError, Reason
from engine.melds import Meld, MeldKind, Source, is_run, meld_kinds
from engine.tiles import EAST, KIND_OF

from .tile_notation import TileReader
from .typed_text import Span

BY_PLACE: Final = dict(enumerate(Source))
"""From whom the called tile of a pon or an added kan came, by its place."""

BY_PLACE_OF_FOUR: Final = {0: Source.LEFT, 1: Source.ACROSS, 3: Source.RIGHT}
"""The same of a kan that was called at once, whose four tiles lie side by side."""


def read_meld(reader: TileReader, span: Span) -> Meld:
    """The meld of the tiles of ``reader``, which stand in the brackets of ``span``."""
    if not reader.tiles:
        raise reader.typed.error(
            span, "There is no tile in these brackets.", reason=Reason.EMPTY_MELD
        )
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
        f"The mark {mark} has no meaning at this place of {meld}.",
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
        f"{meld} is not a closed kan: write your own tiles without brackets, an open meld in [ ].",
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
            f"{meld} is not a meld: honors make no sequences.",
            reason=Reason.HONOR_SEQUENCE,
            meld=meld,
        )
    return reader.typed.error(
        span,
        f"{meld} is not a meld: a meld is a sequence, a triplet or four of a kind.",
        reason=Reason.NOT_A_MELD,
        instead=reader.typed.text[span[0] + 1 : span[1] - 1] if len(kinds) < 3 else None,
        meld=meld,
        size=len(kinds),
    )
