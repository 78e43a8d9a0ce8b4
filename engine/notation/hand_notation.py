"""Hands as text: every notation that players type (``str(hand)`` is the way back).

These can be mixed freely, with spaces and commas between them:

- ``123m406p11z``: digits before their suit; 0 is the red five, as are ``r5p``, ``5pr``, ``赤5p``.
- ``m123p406z11``: the suit first.
- ``１２３ｍ``: full-width digits and letters. Full-width digits that reach no suit are sou.
- ``一二三①②③１２３``: kanji numerals are man, circled digits pin; ``一萬三筒５索`` too.
- ``東南西北白發中`` or ``E S W N P F C`` in capitals; small ``s`` is the suit.
- ``🀇🀙🀐🀀``: the pictures of Unicode.
- ``[123m]``, ``[4'56m]``, ``[11'11z]``, ``(1111z)``: melds, see meld_notation.py.
- ``east haku``, ``123man``, ``456ピン``, ``WWW GGG RRR``, ``<:1m:1142…>``, a link of Tenhou's tool:
  spellings of these, see spelling.py; ``chi 234s``: see meld_notation.py.
- ``일만 이통``, ``幺鸡``: numbers in words before a suit, other names of tiles; see typed_words.
- ``123M456P``: capitals, where no honors can be meant. ``draw 3p`` names the drawn tile.

How digits find their suit is told in tile_notation.py. The last concealed tile typed is the drawn
tile of a hand of 3n+2 tiles; the order of the others does not matter.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, TypeVar

from engine.copies import COPIES, USUAL_RED_FIVES, check_copies, check_red_fives, count
from engine.errors import HandError, ImpossibleHandError, NotationError, Reason
from engine.hand import FULL_SIZE, Hand
from engine.melds import Meld, MeldKind, format_meld, meld_kinds
from engine.tile_set import check_melds_of_set, check_tiles_of_set
from engine.tiles import KIND_OF, NAMES, TILE_OF_NAME, Tile, format_tiles, suit

from .lexer import CLOSER_OF, RANK_OF, Span, Token, TypedText, without_unseen
from .lookahead import differ_in_case, has_one_order, in_small
from .meld_notation import read_meld, with_brackets
from .notation_errors import stray_draw, unknown_sign, with_backs_named
from .spelling import TSUMO
from .tile_notation import TileReader

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
        reason=Reason.UNOPENED,
        instead=instead,
        bracket=bracket,
    )


def no_melds(read: ReadHand) -> NotationError:
    """Brackets where only tiles can stand."""
    typed, span = read.concealed.typed, read.melds[0][2]
    error = typed.error(
        span,
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


# Reading hands and tiles --------------------------------------------------------------------------


Parsed = TypeVar("Parsed")

LONGEST_HAND: Final = 1200
"""Characters; four kans and two tiles as custom emoji are 1,026 with the longest names."""

LONGEST_TILES: Final = 4000
"""Characters; the 136 tiles of the game as emoji such as ``<:5mr:1142…>`` are some 3,700."""

MOST_HAND_SIGNS: Final = 200
MOST_TILE_SIGNS: Final = 600
"""Signs that are left of a text when each word is one; 136 tiles, suits and spaces are 408."""

MOST_SIGNS_OF_ONE: Final = 3
"""No spelling makes more signs of one: the brackets around a sign and the sign."""

OF_CASE: Final = frozenset({Reason.NO_SUIT, Reason.UNKNOWN_SIGN})
"""Errors that a suit in capitals causes."""

CORRECTIONS: Final = 8
"""How many corrections one after another are tried to make one fix."""


def parse_hand(text: str, *, red_fives: int = USUAL_RED_FIVES, players: int = 4) -> Hand:
    """Read a hand.

    ``red_fives`` is how many of them the set has, as in `Rules`: 0, 2, 3 or 4. Raises
    NotationError for a text that cannot be read, ImpossibleHandError for a hand that no player
    can hold, or none of three ``players``; both name the place in ``text``.
    """
    return _parse(text, lambda typed: _hand(typed, red_fives, players))


def _hand(text: str, red_fives: int, players: int) -> Hand:
    typed = _typed(text, LONGEST_HAND, MOST_HAND_SIGNS)
    read = _read(with_brackets(typed) if typed.has_calls else typed)
    concealed = _concealed(read)
    if not concealed and not read.melds:
        raise NotationError(text, 0, reason=Reason.EMPTY)
    melds = tuple(meld for meld, _, _ in read.melds)
    drawn = concealed[-1] if len(concealed) % 3 == 2 else None
    tiles = concealed + tuple(tile for meld in melds for tile in meld.tiles)
    try:
        check_tiles_of_set(tiles, players)
        check_melds_of_set(melds, players)
        check_red_fives(tiles, red_fives)
        return Hand(concealed, melds, drawn, players=players)
    except ImpossibleHandError as error:
        raise placed(error, read) from None


def parse_tiles(
    text: str,
    *,
    beside: Hand | None = None,
    red_fives: int = USUAL_RED_FIVES,
    players: int = 4,
) -> tuple[Tile, ...]:
    """Read tiles that are no hand - seen tiles, a river, dora - in the order typed; may be none.

    Raises NotationError for a text that cannot be read and for melds, ImpossibleHandError for
    more tiles of a kind than there are with so many ``players``, those of the hand ``beside``
    counted; both name the place in ``text``.
    """
    known = beside.tiles if beside else ()
    return _parse(text, lambda typed: _tiles(typed, known, red_fives, players))


def _tiles(text: str, known: tuple[Tile, ...], red_fives: int, players: int) -> tuple[Tile, ...]:
    read = _read(_typed(text, LONGEST_TILES, MOST_TILE_SIGNS))
    if read.melds:
        raise no_melds(read)
    if read.concealed.draw:
        raise stray_draw(read.concealed.typed, read.concealed.draw)
    tiles = tuple(read.concealed.tiles)
    try:
        check_tiles_of_set(tiles, players)
        check_copies(count(known + tiles))
        check_red_fives(known + tiles, red_fives)
    except ImpossibleHandError as error:
        raise placed(error, read, known) from None
    return tiles


def _parse(text: str, parse: Callable[[str], Parsed]) -> Parsed:
    """Parse a text; an error keeps only a fix that ``parse`` accepts.

    Letters in the other case are read too: 123M456P, e for E.
    """
    try:
        return parse(text)
    except HandError as error:
        small = in_small(text) if error.reason in OF_CASE else text
        if small == text:
            error.fix = fix = _accepted(error.fix, parse)
            seen = without_unseen(text)
            if fix is None or not differ_in_case(seen, fix) or not has_one_order(text):
                raise
            return parse(fix)
    try:
        return _parse(small, parse)
    except NotationError as error:
        error.text = text
        raise


def _accepted(fix: str | None, parse: Callable[[str], object]) -> str | None:
    """A fix with all further fixes it needs; None where some place cannot be guessed.

    It has none of the signs that nobody sees. A range that only a fix makes is none: ``1 4-7m`` of
    ``1-4-7m``.
    """
    fix = None if fix is None else without_unseen(fix)
    for _ in range(CORRECTIONS):
        if fix is None:
            return None
        try:
            parse(fix)
        except HandError as error:
            fix = error.fix if error.reason is not Reason.WHICH_RANGE else None
        else:
            return fix
    return None


def _typed(text: str, longest: int, most_signs: int) -> TypedText:
    """Cut a text into tokens; raise NotationError for one that is too long to be looked at."""
    if len(text) > longest:
        raise too_long(text, len(text), longest)
    typed = TypedText.of(text)
    if len(text) > most_signs // MOST_SIGNS_OF_ONE:
        signs = sum(len(token.signs) for token in typed.tokens)
        if signs > most_signs:
            raise too_long(text, signs, most_signs)
    return typed


def _concealed(read: ReadHand) -> tuple[Tile, ...]:
    """The concealed tiles, the one behind a word of drawing last.

    A tsumo says more than a draw where the hand has open melds, whose win is taken for a ron.
    """
    reader = read.concealed
    tiles, at = tuple(reader.tiles), reader.drawn
    if reader.draw is None or at is None:
        return tiles
    if at == len(tiles):
        raise stray_draw(reader.typed, reader.draw)
    if reader.draw.signs == TSUMO and any(meld.is_open for meld, _, _ in read.melds):
        raise unknown_sign(reader.typed, reader.draw)
    return (*tiles[:at], *tiles[at + 1 :], tiles[at])


def _read(typed: TypedText) -> ReadHand:
    read = ReadHand(TileReader(typed))
    signs = read.concealed.typed.tokens
    place = read.concealed.read(0)
    while place < len(signs):
        if signs[place].sort != "open":
            raise unopened(read.concealed.typed, signs[place])
        place = read.concealed.read(_read_bracket(read, place))
    return read


def _read_bracket(read: ReadHand, place: int) -> int:
    """Read the meld whose bracket is at ``place``; return the place behind it."""
    typed = read.concealed.typed
    opener = typed.tokens[place]
    reader = TileReader(typed, opener.signs)
    closing = reader.read(place + 1)
    if typed.sort(closing) != "close":
        raise unclosed(reader, (opener.at[0], typed.tokens[closing - 1].span[1]))
    if typed.tokens[closing].signs != CLOSER_OF[opener.signs]:
        raise unopened(typed, typed.tokens[closing], instead=CLOSER_OF[opener.signs])
    span = opener.at[0], typed.tokens[closing].span[1]
    read.melds.append((read_meld(reader, span), reader, span))
    return closing + 1
