"""Hands as text: every notation that players type, in; one canonical form, out.

These can be mixed freely, with spaces and commas between them:

- ``123m406p11z``: digits before their suit; 0 is the red five, as are ``r5p``, ``5pr``, ``赤5p``.
- ``m123p406z11``: the suit first.
- ``１２３ｍ``: full-width digits and letters. Full-width digits that touch no suit are sou.
- ``一二三①②③１２３``: kanji numerals are man, circled digits pin; ``一萬三筒５索`` too.
- ``東南西北白發中`` or ``E S W N P F C`` in capitals; small ``s`` is the suit.
- ``🀇🀙🀐🀀``: the pictures of Unicode.
- ``[123m]``, ``[4'56m]``, ``[11'11z]``, ``(1111z)``: melds, see meld_notation.py.

How digits find their suit is told in row.py. The last concealed tile typed is the drawn tile of a
hand of 3n+2 tiles; the order of the others does not matter.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import groupby
from typing import Final

from .errors import ImpossibleHandError, NotationError, Reason
from .hand import FULL_SIZE, Hand, check_copies, check_red_fives, count
from .meld_notation import format_meld, format_run, read_meld
from .melds import Meld, kinds_of
from .row import Row
from .signs import CLOSER_OF, RANK_OF, SAME, Token, tokens
from .tiles import KIND_OF, NAMES, Tile, suit

LONGEST_HAND: Final = 200
LONGEST_TILES: Final = 600
"""Characters; the 136 tiles of the game, each with its suit and a space, are 408."""

USUAL_RED_FIVES: Final = (1, 1, 1)
NO_MARKS: Final = (
    SAME | {sign: "" for sign, same in SAME.items() if same in "'\""} | {39: "", 34: ""}
)
Span = tuple[int, int]
CORRECTIONS: Final = 8
"""How many corrections in a row are tried to make one fix."""


def parse_hand(text: str, *, red_fives: tuple[int, int, int] = USUAL_RED_FIVES) -> Hand:
    """Read a hand.

    ``red_fives`` is how many red fives of man, pin and sou the set has. Raises NotationError for
    a text that cannot be read, ImpossibleHandError for a hand that no player can hold; both name
    the place in ``text``.
    """
    typed = _read_or_fix(text, LONGEST_HAND)
    concealed = tuple(typed.row.tiles)
    if not concealed and not typed.melds:
        raise NotationError(text, 0, "No tiles were typed.", reason=Reason.EMPTY)
    drawn = concealed[-1] if len(concealed) % 3 == 2 else None
    try:
        hand = Hand(concealed, tuple(meld for meld, _, _ in typed.melds), drawn)
        check_red_fives(hand.tiles, red_fives)
    except ImpossibleHandError as error:
        raise _placed(error, typed) from None
    return hand


def parse_tiles(
    text: str, *, red_fives: tuple[int, int, int] = USUAL_RED_FIVES
) -> tuple[Tile, ...]:
    """Read tiles that are no hand - seen tiles, a river, dora - in the order typed; may be none.

    Raises NotationError for a text that cannot be read and for melds, ImpossibleHandError for
    more tiles of a kind than there are; both name the place in ``text``.
    """
    typed = _read_or_fix(text, LONGEST_TILES)
    if typed.melds:
        raise _no_melds(typed)
    tiles = tuple(typed.row.tiles)
    try:
        check_copies(count(tiles))
        check_red_fives(tiles, red_fives)
    except ImpossibleHandError as error:
        raise _placed(error, typed) from None
    return tiles


def format_hand(hand: Hand) -> str:
    """The canonical form, which ``parse_hand`` reads back as an equal hand.

    Sorted concealed tiles without the drawn one, the drawn one, then the melds as called.
    """
    concealed = list(hand.concealed)
    if hand.drawn is not None:
        concealed.remove(hand.drawn)
        concealed.append(hand.drawn)
    return format_tiles(concealed) + "".join(map(format_meld, hand.melds))


def format_tiles(tiles: Iterable[Tile]) -> str:
    """Tiles in the order given, as mpsz; ``parse_tiles`` reads them back."""
    return "".join(format_run(tuple(run)) for _, run in groupby(tiles, lambda t: suit(KIND_OF[t])))


@dataclass(frozen=True, slots=True)
class _Typed:
    """What was typed: the concealed tiles as a row, and each meld with its row and place."""

    row: Row
    melds: list[tuple[Meld, Row, Span]] = field(default_factory=list)

    def placed_tiles(self) -> list[tuple[int, Tile]]:
        """Every tile behind its place in the text, in the order typed."""
        rows = [self.row, *(row for _, row, _ in self.melds)]
        return sorted(pair for row in rows for pair in zip(row.at, row.tiles, strict=True))


def _read_or_fix(text: str, limit: int) -> _Typed:
    """Read a text; a NotationError keeps only a fix that can be read."""
    if len(text) > limit:
        raise NotationError(
            text,
            limit,
            f"This is too long: {len(text)} characters, where {limit} are enough.",
            reason=Reason.TOO_LONG,
            end=len(text),
            details={"length": len(text), "limit": limit},
        )
    try:
        return _read(text)
    except NotationError as error:
        error.fix = _readable(error.fix)
        raise


def _readable(fix: str | None) -> str | None:
    """A fix with all further fixes it needs; None where some place cannot be guessed."""
    for _ in range(CORRECTIONS):
        if fix is None:
            return None
        try:
            _read(fix)
        except NotationError as error:
            fix = error.fix
        else:
            return fix
    return None


def _read(text: str) -> _Typed:
    signs = tokens(text)
    typed = _Typed(Row(text, signs))
    place = typed.row.read(0)
    while place < len(signs):
        if signs[place].sort != "open":
            raise _unopened(typed.row, signs[place])
        place = typed.row.read(_read_bracket(typed, place))
    return typed


def _read_bracket(typed: _Typed, place: int) -> int:
    """Read the meld whose bracket is at ``place``; return the place behind it."""
    signs = typed.row.tokens
    opener, row = signs[place], Row(typed.row.text, signs, opener=signs[place].signs)
    closing = row.read(place + 1)
    at, closer = opener.at[0], CLOSER_OF[opener.signs]
    if closing == len(signs) or signs[closing].sort == "open":
        raise _unclosed(row, at, signs[closing - 1].at[-1] + 1)
    if signs[closing].signs != closer:
        raise _unopened(row, signs[closing], instead=closer)
    end = signs[closing].at[0] + 1
    typed.melds.append((read_meld(row, at, end), row, (at, end)))
    return closing + 1


def _unclosed(row: Row, at: int, end: int) -> NotationError:
    """A bracket whose tiles run on to the end or to the next bracket."""
    closer = CLOSER_OF[row.opener]
    is_meld = bool(kinds_of(tuple(row.tiles)))
    bracket = row.typed(at, at + 1)
    return row.error(
        at,
        end,
        f"The bracket {bracket} is not closed with {closer} behind its tiles.",
        reason=Reason.UNCLOSED,
        instead=row.text[at:end].rstrip(" ,") + closer if is_meld else None,
        bracket=bracket,
        closer=closer,
    )


def _unopened(row: Row, token: Token, *, instead: str | None = None) -> NotationError:
    """A closing bracket that closes nothing, or not what was opened."""
    at = token.at[0]
    bracket = row.typed(at, at + 1)
    return row.error(
        at,
        at + 1,
        f"The bracket {bracket} closes none that was opened.",
        reason=Reason.UNOPENED,
        instead=instead,
        bracket=bracket,
    )


def _no_melds(typed: _Typed) -> NotationError:
    """Brackets where only tiles can stand."""
    at, end = typed.melds[0][2]
    inside = typed.row.text[at + 1 : end - 1]
    return typed.row.error(
        at,
        end,
        "Melds cannot stand here: write their tiles without brackets.",
        reason=Reason.NO_MELDS_HERE,
        instead=inside.translate(NO_MARKS),
        bracket=typed.row.typed(at, at + 1),
    )


def _placed(error: ImpossibleHandError, typed: _Typed) -> ImpossibleHandError:
    """The same error with its place in the text."""
    at, end = _span(error, typed)
    text = typed.row.text
    digit = text[at:end]
    fix = None
    if error.reason is Reason.SECOND_RED and RANK_OF.get(digit) == 0:
        fix = text[:at] + chr(ord(digit) + 5) + text[end:]
    return ImpossibleHandError(
        str(error), reason=error.reason, at=at, end=end, fix=fix, details=error.details
    )


def _span(error: ImpossibleHandError, typed: _Typed) -> Span:
    """The typed piece at which a hand becomes impossible; empty at the end if a tile is missing."""
    tile, end = error.details.get("tile"), len(typed.row.text)
    if error.reason is Reason.TOO_MANY_MELDS:
        return typed.melds[4][2]
    if error.reason is Reason.TOO_MANY:
        at = typed.row.at[FULL_SIZE - 3 * len(typed.melds)]
    elif error.reason is Reason.FIFTH_TILE:
        at = [at for at, held in typed.placed_tiles() if NAMES[KIND_OF[held]] == tile][4]
    elif error.reason is Reason.SECOND_RED:
        allowed = int(error.details["allowed"])
        at = [at for at, held in typed.placed_tiles() if NAMES[held] == tile][allowed]
    else:
        return end, end
    return at, at + 1
