"""Melds in brackets: ``[123m]`` open, ``(1111z)`` closed kan, a mark behind the called tile.

One mark ``'`` also tells from whom: the called tile lies first (from the left), second (across)
or last (right); a chi is always from the left. Of four tiles one mark means an added kan,
``[11'11z]``, where the added tile follows the called one. A kan that was called at once is
``[1111z]``, or with a double mark ``"`` behind its first, second or fourth tile.
"""

from typing import Final

from .errors import NotationError, Reason
from .melds import Meld, MeldKind, Source, is_run, kinds_of
from .row import Row
from .tiles import EAST, KIND_OF, NAMES, Tile

ADDED: Final = dict(enumerate(Source))
"""From whom the called tile of a pon or an added kan came, by its place."""

AT_ONCE: Final = {0: Source.LEFT, 1: Source.ACROSS, 3: Source.RIGHT}
"""The same of a kan that was called at once, whose four tiles lie side by side."""


def read_meld(row: Row, at: int, end: int) -> Meld:
    """The meld of the tiles of ``row``, which stand in the brackets of ``text[at:end]``."""
    if not row.tiles:
        raise row.error(at, end, "There is no tile in these brackets.", reason=Reason.EMPTY_MELD)
    tiles = tuple(row.tiles)
    kinds = kinds_of(tiles)
    if row.opener == "(":
        if MeldKind.CLOSED_KAN not in kinds:
            raise closed_not_kan(row, at, end)
        if row.marks:
            raise misplaced_mark(row, at, end, instead="")
        return Meld(MeldKind.CLOSED_KAN, tiles)
    if MeldKind.CHI in kinds:
        return _chi(row, at, end)
    if MeldKind.PON in kinds:
        return _same(row, at, end, MeldKind.PON)
    if kinds:
        once = 2 in row.marks.values() or not row.marks
        return _same(row, at, end, MeldKind.OPEN_KAN if once else MeldKind.ADDED_KAN)
    raise no_meld(row, at, end)


def _chi(row: Row, at: int, end: int) -> Meld:
    tiles = tuple(row.tiles)
    if not row.marks:
        return Meld(MeldKind.CHI, tiles)
    ((called, strength),) = row.marks.items()
    if strength == 2:
        raise misplaced_mark(row, at, end, instead="'")
    rest = tiles[:called] + tiles[called + 1 :]
    return Meld(MeldKind.CHI, (tiles[called], *rest), Source.LEFT)


def _same(row: Row, at: int, end: int, kind: MeldKind) -> Meld:
    tiles = tuple(row.tiles)
    if not row.marks:
        return Meld(kind, tiles)
    ((called, strength),) = row.marks.items()
    sources = AT_ONCE if kind is MeldKind.OPEN_KAN else ADDED
    if called not in sources:
        raise misplaced_mark(row, at, end, instead='"' if strength == 1 else None)
    if kind is MeldKind.PON and strength == 2:
        raise misplaced_mark(row, at, end, instead="'")
    return Meld(kind, tiles, sources[called])


def misplaced_mark(row: Row, at: int, end: int, *, instead: str | None) -> NotationError:
    """A mark that means nothing where it stands in this meld."""
    mark = next(token for token in row.tokens if token.sort == "mark" and token.at[0] > at)
    signs, meld = row.typed(mark.at[0], mark.at[-1] + 1), row.typed(at, end)
    return row.error(
        mark.at[0],
        mark.at[-1] + 1,
        f"The mark {signs} has no meaning at this place of {meld}.",
        reason=Reason.MISPLACED_MARK,
        instead=instead,
        mark=signs,
        meld=meld,
    )


def closed_not_kan(row: Row, at: int, end: int) -> NotationError:
    """Round brackets around something else than four of a kind."""
    tiles = row.text[at + 1 : end - 1]
    return row.error(
        at,
        end,
        f"{row.typed(at, end)} is no closed kan: write tiles of your own without brackets, "
        "an open meld in [ ].",
        reason=Reason.CLOSED_NOT_KAN,
        instead=f"[{tiles}]" if row.marks else tiles,
        meld=row.typed(at, end),
        tiles=row.typed(at + 1, end - 1),
    )


def no_meld(row: Row, at: int, end: int) -> NotationError:
    """Square brackets around tiles that make no meld."""
    kinds, meld = sorted(KIND_OF[tile] for tile in row.tiles), row.typed(at, end)
    if len(kinds) == 3 and kinds[0] >= EAST and is_run(kinds):
        return row.error(
            at,
            end,
            f"{meld} is no meld: honors make no sequences.",
            reason=Reason.HONOR_SEQUENCE,
            meld=meld,
        )
    return row.error(
        at,
        end,
        f"{meld} is no meld: a meld is a sequence, a triplet or four of a kind.",
        reason=Reason.NOT_A_MELD,
        meld=meld,
        size=len(kinds),
    )


def format_meld(meld: Meld) -> str:
    """The one way to write a meld."""
    digits = [NAMES[tile][0] for tile in meld.tiles]
    if meld.called_at is not None:
        digits[meld.called_at] += '"' if meld.kind is MeldKind.OPEN_KAN else "'"
    inside = "".join(digits) + NAMES[meld.tiles[0]][1]
    return f"[{inside}]" if meld.is_open else f"({inside})"


def format_run(tiles: tuple[Tile, ...]) -> str:
    """Tiles of one suit; ``1m0m`` is never written ``10m``, which reads as a ten."""
    digits, letter = "".join(NAMES[tile][0] for tile in tiles), NAMES[tiles[0]][1]
    return f"1{letter}0{letter}" if digits == "10" else digits + letter
