"""A hand as it was read, and the errors about it with their places in the text."""

import re
from dataclasses import dataclass, field
from typing import Final

from engine.copies import COPIES, count
from engine.errors import ImpossibleHandError, NotationError, Reason
from engine.hand import FULL_SIZE
from engine.melds import Meld, MeldKind, format_meld, meld_kinds
from engine.tiles import KIND_OF, NAMES, TILE_OF_NAME, Tile, format_tiles, suit

from .lexer import CLOSER_OF, RANK_OF, Token
from .notation_errors import with_backs_named
from .tile_notation import TileReader
from .typed_text import Span, TypedText

PIECE: Final = re.compile(r"[^\s,、\[\]()（）【】「」〔〕]+")
"""Tiles between spaces, commas and brackets."""


@dataclass(frozen=True, slots=True)
class ReadHand:
    """A hand as read: the reader of the concealed tiles; each meld with its reader and place."""

    concealed: TileReader
    melds: list[tuple[Meld, TileReader, Span]] = field(default_factory=list)

    def placed_tiles(self) -> list[tuple[int, Tile]]:
        """Every tile behind its place in the text, in the order typed."""
        readers = [self.concealed, *(reader for _, reader, _ in self.melds)]
        return sorted(
            pair for reader in readers for pair in zip(reader.at, reader.tiles, strict=True)
        )


def too_long(text: str, length: int, limit: int) -> NotationError:
    """More characters, or signs, than any hand needs."""
    return NotationError(
        text,
        min(limit, len(text)),
        f"This is too long: {length} characters, where {limit} are enough.",
        reason=Reason.TOO_LONG,
        end=len(text),
        details={"length": length, "limit": limit},
    )


def unclosed(reader: TileReader, span: Span) -> NotationError:
    """A bracket whose tiles run on to the end or to the next bracket."""
    closer = CLOSER_OF[reader.opener]
    bracket = reader.typed.piece((span[0], span[0] + 1))
    return reader.typed.error(
        span,
        f"The bracket {bracket} is not closed with {closer} behind its tiles.",
        reason=Reason.UNCLOSED,
        instead=_closed(reader, span),
        bracket=bracket,
        closer=closer,
    )


def _closed(reader: TileReader, span: Span) -> str | None:
    """The piece with its bracket closed behind the meld it begins with: ``[123m]456p``."""
    for size in (4,) if reader.opener == "(" else (4, 3):
        if meld_kinds(tuple(reader.tiles[:size])):
            end = reader.at[size] if size < len(reader.tiles) else span[1]
            inside, rest = reader.typed.text[span[0] : end], reader.typed.text[end : span[1]]
            return inside.rstrip(" ,") + CLOSER_OF[reader.opener] + rest
    return None


def unopened(typed: TypedText, token: Token, *, instead: str | None = None) -> NotationError:
    """A closing bracket that closes nothing, or is of another sort than the opening one."""
    bracket = typed.piece(token.span)
    return typed.error(
        token.span,
        f"The bracket {bracket} closes none that was opened.",
        reason=Reason.UNOPENED,
        instead=instead,
        bracket=bracket,
    )


def no_melds(read: ReadHand) -> NotationError:
    """Brackets where only tiles can stand."""
    typed, span = read.concealed.typed, read.melds[0][2]
    error = typed.error(
        span,
        "Melds cannot stand here: write their tiles without brackets.",
        reason=Reason.NO_MELDS_HERE,
        bracket=typed.piece((span[0], span[0] + 1)),
    )
    fix = typed.text
    for meld, _, (at, end) in reversed(read.melds):
        fix = fix[:at] + format_tiles(meld.tiles) + fix[end:]
    error.fix = fix
    return error


def placed(
    error: ImpossibleHandError, read: ReadHand, known: tuple[Tile, ...] = ()
) -> ImpossibleHandError:
    """The same error with its place in the text; ``known`` tiles were there before."""
    typed, span, fix = read.concealed.typed, _span(error, read, known), None
    zero = typed.text[slice(*span)]
    if error.reason is Reason.SECOND_RED and RANK_OF.get(zero) == 0:
        fix = with_backs_named(typed, span[0]) or typed.replaced(span, chr(ord(zero) + 5))
    elif error.reason is Reason.TOO_MANY:
        fix = _with_melds(read) or _with_kans(read)
    return ImpossibleHandError(
        str(error), reason=error.reason, at=span[0], end=span[1], fix=fix, details=error.details
    )


def _with_melds(read: ReadHand) -> str | None:
    """The text with brackets around the melds that stand apart in it.

    Where the first piece is no group and each behind it is a meld, these were called: ``5z3z 1111m
    1111z 333z 444z``; else those of four are closed kans: ``123m 456p 1111z 55z``.
    """
    reader = read.concealed
    pieces = [
        (span, [tile for at, tile in own if span[0] <= at < span[1]])
        for own in [list(zip(reader.at, reader.tiles, strict=True))]
        for span in (found.span() for found in PIECE.finditer(reader.typed.text))
        if not any(at < span[0] < end for _, _, (at, end) in read.melds)
    ]
    fix = reader.typed.text
    are_called = _are_called([tiles for _, tiles in pieces])
    for (at, end), tiles in reversed(pieces[are_called:]):
        if are_called or (len(tiles) == COPIES and meld_kinds(tuple(tiles))):
            brackets = "[]" if are_called else "()"
            fix = fix[:at] + brackets[0] + format_tiles(tiles) + brackets[1] + fix[end:]
    return None if fix == reader.typed.text else fix


def _are_called(pieces: list[list[Tile]]) -> bool:
    """Whether all pieces but the first are melds, and they do not stand apart by suit alone."""
    suits = {suit(KIND_OF[tiles[0]]) for tiles in pieces if tiles}
    if len(suits) == len(pieces):
        return False
    first, *rest = (tuple(tiles) for tiles in pieces)
    is_pair = len(first) == 2 and KIND_OF[first[0]] == KIND_OF[first[1]]
    return not is_pair and not meld_kinds(first) and all(map(meld_kinds, rest))


def _with_kans(read: ReadHand) -> str | None:
    """The hand with closed kans of all that it has four of: ``1111m123p456s789s55z`` is 14 tiles.

    None where one more or one less would do as well.
    """
    own = read.concealed.tiles
    fours = [kind for kind, copies in enumerate(count(tuple(own))) if copies == COPIES]
    size = len(own) + 3 * len(read.melds) - len(fours)
    if not fours or size not in (FULL_SIZE - 1, FULL_SIZE):
        return None
    kans = "".join(
        f"({format_tiles(tile for tile in own if KIND_OF[tile] == kind)})" for kind in fours
    )
    melds = "".join(format_meld(meld) for meld, _, _ in read.melds)
    return format_tiles(tile for tile in own if KIND_OF[tile] not in fours) + melds + kans


def _span(error: ImpossibleHandError, read: ReadHand, known: tuple[Tile, ...]) -> Span:
    """The piece at which a hand becomes impossible; empty at the end where a tile is missing."""
    name = str(error.details.get("tile"))
    if error.reason is Reason.TOO_MANY_MELDS:
        return read.melds[4][2]
    if error.reason is Reason.NO_CHI:
        return next(span for meld, _, span in read.melds if meld.kind is MeldKind.CHI)
    if error.reason is Reason.TOO_MANY:
        at = read.concealed.at[FULL_SIZE - 3 * len(read.melds)]
    elif error.reason is Reason.FIFTH_TILE:
        kind = TILE_OF_NAME[name]
        at = [at for at, tile in read.placed_tiles() if KIND_OF[tile] == kind][
            4 - count(known)[kind]
        ]
    elif error.reason is Reason.NOT_IN_SET:
        at = next(at for at, tile in read.placed_tiles() if NAMES[tile] == name)
    elif error.reason is Reason.SECOND_RED:
        red, allowed = TILE_OF_NAME[name], int(error.details["allowed"])
        at = [at for at, tile in read.placed_tiles() if tile == red][allowed - known.count(red)]
    else:
        end = len(read.concealed.typed.text)
        return end, end
    typed = read.concealed.typed.tokens
    return at, next((token.end for token in typed if token.at[-1] == at), at + 1)
