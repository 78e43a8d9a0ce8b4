"""The errors about digits that find no suit or no tile."""

import re
from collections.abc import Sequence
from typing import Final

from engine.errors import NotationError, Reason
from engine.tiles import SUITS

from .lexer import RANK_OF, SUIT_SIGNS, TILE_OF, Span, Token, TypedText, without_unseen
from .lookahead import ends_in_suit, is_capital_suit

SEPARATORS: Final = frozenset(".|/+-–—_:;・．｜／＋－＿：；")
"""Signs that people put between tiles and that mean nothing."""

WITH_BACKS: Final = re.compile(r"(?!0550[mps])0(?P<rank>[1-9])(?P=rank)0(?P<suit>[mpsz])")
"""A closed kan as other notations write it, with its first and last tile face down.

Of 0550m nobody knows: two fives of four may be red.
"""

OTHER_BRACKETS: Final = str.maketrans("{}<>｛｝＜＞〈〉《》『』", "[]" * 7)

LINK: Final = re.compile(r"(?:https?://|www\.|tenhou\.net)\S*", re.IGNORECASE)


def which_suit(typed: TypedText, at: Sequence[int]) -> NotationError:
    """Digits between two suits that could both be theirs."""
    span = at[0], at[-1] + 1
    digits = typed.piece(span)
    return typed.error(
        span,
        reason=Reason.WHICH_SUIT,
        digits=digits,
    )


WHOLE_HAND: Final = 13
"""So many digits and nothing else are a hand of one suit, of which any will do."""


def no_suit(typed: TypedText, at: list[int], place: int) -> NotationError:
    """Digits without a suit; ``place`` is the token behind them, a capital letter perhaps."""
    span = at[0], at[-1] + 1
    whole, instead = _behind_bracket(typed, span, place) or _in_small(typed, span, place)
    digits = typed.piece(span)
    is_all = without_unseen(typed.text).strip() == digits
    if instead is None and len(digits) >= WHOLE_HAND and is_all:
        instead = f"{digits}m"
    return typed.error(
        whole,
        reason=Reason.NO_SUIT,
        instead=instead,
        digits=digits,
    )


def _behind_bracket(typed: TypedText, span: Span, place: int) -> tuple[Span, str] | None:
    """The suit of ``[123]m`` taken into the brackets."""
    if (typed.sort(place), typed.sort(place + 1)) != ("close", "suit"):
        return None
    closer, suit = typed.tokens[place : place + 2]
    digits = typed.text[span[0] : closer.at[0]]
    return (span[0], suit.span[1]), digits + suit.signs + closer.signs


def _in_small(typed: TypedText, span: Span, place: int) -> tuple[Span, str | None]:
    """The digits of ``span`` and the capital beside them, and both with a small letter.

    ``P123S456`` has its suits before their digits, ``123P456S`` behind: it ends in one.
    """
    before = next((t for t in typed.tokens if t.span[1] == span[0] and is_capital_suit(t)), None)
    behind = next((t for t in typed.tokens[place : place + 1] if is_capital_suit(t)), None)
    digits = typed.text[slice(*span)]
    touches = behind is not None and behind.at[0] == span[1]
    if before and not (touches and ends_in_suit(typed, place)):
        return (before.at[0], span[1]), before.signs.lower() + digits
    if behind:
        return (span[0], behind.span[1]), digits + behind.signs.lower()
    return span, None


def no_ten(typed: TypedText, token: Token, suit: int) -> NotationError:
    """``10m``: nearly always a slip, so it is never read as a one and a red five."""
    letter = SUITS[suit]
    return typed.error(
        token.span,
        reason=Reason.TEN,
        instead=f"1{letter}0",
        suit=letter,
    )


def no_such_honor(typed: TypedText, at: int, rank: int) -> NotationError:
    """``0z``, ``8z`` or ``9z``."""
    error = typed.error(
        (at, at + 1),
        reason=Reason.NO_SUCH_HONOR,
        tile=f"{rank}z",
    )
    error.fix = with_backs_named(typed, at)
    return error


def with_backs_named(typed: TypedText, at: int) -> str | None:
    """The text with a closed kan for ``0110z``, of whose zeros one is at ``at``."""
    for kan in WITH_BACKS.finditer(typed.text):
        if kan.start() <= at < kan.end():
            suit = kan["suit"]
            # Of 550110z the pair has its suit behind the kan.
            before = suit if typed.text[: kan.start()][-1:] in RANK_OF else ""
            return typed.replaced(kan.span(), f"{before}({kan['rank'] * 4}{suit})")
    return None


def unknown_sign(typed: TypedText, token: Token) -> NotationError:
    """A sign of no notation.

    It may be of the other case, in a link, a bracket of another sort, or between tiles.
    """
    link = unreadable_link(typed, token)
    if link is not None:
        return link
    sign, other, position = typed.piece(token.span), token.signs.swapcase(), token.at[0] + 1
    known = other in TILE_OF or other in SUIT_SIGNS or other == "r"
    instead = other if known else " " if token.signs in SEPARATORS else None
    error = typed.error(
        token.span,
        reason=Reason.UNKNOWN_SIGN,
        instead=instead,
        sign=sign,
        position=position,
    )
    if ord(token.signs) in OTHER_BRACKETS:
        error.fix = typed.text.translate(OTHER_BRACKETS)
    return error


def unreadable_link(typed: TypedText, token: Token) -> NotationError | None:
    """A link that is no hand of Tenhou's tool, if the token stands in one."""
    for link in LINK.finditer(typed.text):
        if link.start() <= token.at[0] < link.end():
            piece = typed.piece(link.span())
            return typed.error(
                link.span(),
                reason=Reason.LINK,
                link=piece,
            )
    return None


def which_honor(typed: TypedText, token: Token) -> NotationError:
    """A W beside letters of winds and of dragons."""
    letter = typed.piece(token.span)
    return typed.error(
        token.span,
        reason=Reason.WHICH_HONOR,
        letter=letter,
    )


def which_range(typed: TypedText, token: Token) -> NotationError:
    """``1-9m``: nine tiles to one player, a wait of two to another."""
    text = without_unseen(typed.text[slice(*token.span)])
    at = [place for place, sign in enumerate(text) if sign in RANK_OF]
    first, last, suit = RANK_OF[text[at[0]]], RANK_OF[text[at[-1]]], text[at[-1] + 1 :].strip()
    whole = "".join(map(str, range(first, last + 1))) + suit
    ends = f"{first}{last}{suit}"
    return typed.error(
        token.span,
        reason=Reason.WHICH_RANGE,
        instead=whole,
        range=text,
        whole=whole,
        ends=ends,
    )


def stray_call(typed: TypedText, token: Token) -> NotationError:
    """A word of calling with no meld beside it."""
    word = typed.piece(token.span)
    return typed.error(
        token.span,
        reason=Reason.STRAY_CALL,
        word=word,
    )


def stray_draw(typed: TypedText, token: Token) -> NotationError:
    """A word of drawing with no tile behind it, or a second one."""
    word = typed.piece(token.span)
    return typed.error(
        token.span,
        reason=Reason.STRAY_DRAW,
        word=word,
    )
