"""The surroundings of typed digits: the suit that they reach, the capital that they touch.

A suit in capitals is no suit: P and S are white and south, M and Z nothing. Digits that touch one
were nearly always meant to be of that suit, and are where nothing else can be read.
"""

import re
from typing import Final

from engine.errors import Name
from engine.tiles import KIND_OF, suit

from .lexer import SAME, SUIT_SIGNS, TILE_OF, Token, TypedText

CAPITAL_SUITS: Final = frozenset("MPSZ")
CAPITALS: Final = re.compile("[MPSZ]")
RED_BEHIND: Final = re.compile("[5５][mpsz萬筒索]?R")
TOUCHED: Final = frozenset("0123456789０１２３４５６７８９r'\"")
RUN: Final = frozenset({"digits", "wide", "red", "mark"})
"""Sorts that stand between the first of some digits and their suit."""


class DigitSide(Name):
    """On which side of a suit its digits stand."""

    BEFORE = "before"
    BEHIND = "behind"
    EITHER = "either"


def is_capital_suit(token: Token) -> bool:
    """Whether a token looks like a suit but for being a capital."""
    return token.signs in CAPITAL_SUITS


def differ_in_case(text: str, other: str) -> bool:
    """Whether two texts differ in nothing but capitals, full-width or not."""
    return text.translate(SAME).casefold() == other.translate(SAME).casefold()


def has_one_order(text: str) -> bool:
    """Whether all suits in capitals that touch digits stand on the same side of them.

    They do in ``123M456P EE`` and in ``P123S456``; the P of ``P123S`` may be white, and the R of
    ``5mR`` a red dragon.
    """
    touching = [sides for _, *sides in _capitals(text)]
    if RED_BEHIND.search(text.translate(SAME)):
        return False
    if all(before for before, _ in touching):
        return True
    return not touching[0][0] and all(behind for _, behind in touching)


def in_small(text: str) -> str:
    """The text with the suits small that touch digits, where all are on the same side of them."""
    if not has_one_order(text):
        return text
    signs = list(text)
    for place, _, _ in _capitals(text):
        signs[place] = signs[place].lower()
    return "".join(signs)


def _capitals(text: str) -> list[tuple[int, bool, bool]]:
    """The place of each suit in capitals that touches digits; whether before it, behind it."""
    padded = f" {text.translate(SAME)} "
    sides = (
        (found.start() - 1, padded[found.start() - 1] in TOUCHED, padded[found.end()] in TOUCHED)
        for found in CAPITALS.finditer(padded)
    )
    return [one for one in sides if any(one[1:])]


def end_of(typed: TypedText, place: int, sorts: frozenset[str]) -> int:
    """The first place from ``place`` on that has none of these sorts."""
    while typed.sort(place) in sorts:
        place += 1
    return place


def touched_suit(typed: TypedText, place: int) -> int | None:
    """The suit that the digits before ``place`` go on to without a gap."""
    end = end_of(typed, place, RUN)
    return SUIT_SIGNS[typed.tokens[end].signs] if typed.sort(end) == "suit" else None


def suit_at(typed: TypedText, place: int) -> int | None:
    """The suit of the token at ``place``; None for digits that touch no suit behind them."""
    token = typed.tokens[place]
    if token.sort == "tile":
        return suit(KIND_OF[TILE_OF[token.signs]])
    return kanji_suit(typed, place) if token.sort == "kanji" else touched_suit(typed, place)


def kanji_suit(typed: TypedText, place: int) -> int:
    """The suit of the kanji numerals at ``place``: the one in kanji behind them, or man.

    A red five may stand between: in 三四赤五筒 all are pin.
    """
    while typed.tokens[place].signs[-1] not in SUIT_SIGNS and (
        typed.sort(place + 1) == "red" and typed.sort(place + 2) == "kanji"
    ):
        place += 2
    return SUIT_SIGNS.get(typed.tokens[place].signs[-1], SUIT_SIGNS["m"])


def touches_capital(typed: TypedText, place: int) -> bool:
    """Whether the digits at ``place`` stand right before or right behind a suit in capitals."""
    before = place - 1 - (typed.sort(place - 1) == "red")
    behind = end_of(typed, place, RUN)
    return any(
        0 <= beside < len(typed.tokens) and is_capital_suit(typed.tokens[beside])
        for beside in (before, behind)
    )


def ends_in_suit(typed: TypedText, place: int) -> bool:
    """Whether the digits and suits that touch each other from ``place`` on end in a suit.

    A suit in capitals counts: ``m4P`` ends in one, ``m4`` does not.
    """
    ends = False
    for token in typed.tokens[place:]:
        is_suit = token.sort == "suit" or is_capital_suit(token)
        if not is_suit and token.sort not in RUN:
            break
        if token.sort not in ("red", "mark"):
            ends = is_suit
    return ends


def side_of_suit(typed: TypedText, place: int) -> DigitSide:
    """On which side of the suit at ``place``, which stands behind a gap, its digits stand.

    Behind full-width digits ``m4p`` are the end of those digits and 4p, ``m4`` is 4m, and ``m ４``
    could be both.
    """
    if typed.sort(place + 1) in RUN:
        return DigitSide.BEFORE if ends_in_suit(typed, place) else DigitSide.BEHIND
    if typed.sort(place + 1) != "gap" or typed.sort(place + 2) not in RUN:
        return DigitSide.BEFORE
    following = end_of(typed, place + 2, RUN | {"gap"})
    if typed.sort(following) != "suit":
        return DigitSide.EITHER
    if typed.sort(following - 1) != "gap" or side_of_suit(typed, following) is DigitSide.BEFORE:
        return DigitSide.BEFORE
    return DigitSide.EITHER
