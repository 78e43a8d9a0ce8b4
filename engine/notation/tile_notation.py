"""Typed tiles: which suit each digit is of, which five is red, which tile is marked.

Digits wait for the suit behind them (``123m``, ``1 2 3 m``) unless a suit stands open before
them (``m123``, ``m 1 2 3``). Digits that touch a suit of their own behind a gap are suit-last
again: ``m123 456p``. Full-width digits that reach no suit are sou, ``１２３ m456`` too, since that
suit has its digits. Digits that could be taken both ways are refused: the 456 of ``m123 456 789p``.
Capitals are honors, unless they touch digits that have no suit: then they are refused.
"""

from collections.abc import Callable
from typing import Final

from engine.errors import Reason
from engine.tiles import RED_FIVES, RED_OF, SUITS, Tile, suit

from .lexer import KANJI_SUITS, RANK_OF, SUIT_SIGNS, TILE_OF, Token, TypedText
from .lookahead import (
    DigitSide,
    end_of,
    kanji_suit,
    side_of_suit,
    suit_at,
    touched_suit,
    touches_capital,
)
from .notation_errors import (
    no_such_honor,
    no_suit,
    no_ten,
    stray_call,
    stray_draw,
    unknown_sign,
    which_honor,
    which_range,
    which_suit,
)

TILES_OF_SUIT: Final[tuple[tuple[Tile, ...], ...]] = (
    *((RED_FIVES[suit], *range(9 * suit, 9 * suit + 9)) for suit in range(3)),
    (-1, *range(27, 34), -1, -1),
)
"""``TILES_OF_SUIT[suit][rank]``; rank 0 is the red five, -1 stands where no such honor is."""

SOU, HONOR = (SUITS.index(suit) for suit in "sz")
RED_LETTERS: Final = frozenset("rRｒＲ")
TEN: Final = ("10", "１０")
WIDE_RUN: Final = frozenset({"wide", "red", "gap"})
ENDS_IN_TILE: Final = frozenset({"digits", "wide", "kanji", "tile"})


class TileReader:
    """Reads the tokens from one bracket to the next; ``opener`` is the bracket it stands in.

    ``tiles`` and ``at`` are the tiles and their places in the text; ``marks`` maps an index of
    them to 1 or 2; ``drawn`` is the index of the tile behind a word of drawing, which is
    ``draw``. While tiles still wait for their suit, ``tiles[waiting:]`` are ranks.
    """

    def __init__(self, typed: TypedText, opener: str = "") -> None:
        self.typed = typed
        self.opener = opener
        self.tiles: list[Tile] = []
        self.at: list[int] = []
        self.marks: dict[int, int] = {}
        self.drawn: int | None = None
        self.draw: Token | None = None
        self._waiting = 0
        self._suit: int | None = None  # stands open before its digits
        self._suit_place = 0
        self._suit_from = 0  # number of tiles when it was opened
        self._loose: int | None = None  # first tile that it reached over a gap
        self._ten: Token | None = None
        self._red_next = False

    def read(self, place: int) -> int:
        """Read tokens from ``place`` on; return the place of the next bracket or the end."""
        tokens = self.typed.tokens
        while place < len(tokens):
            token = tokens[place]
            step = STEPS.get(token.sort)
            if step:
                step(self, token, place)
            elif token.sort != "gap":
                break
            place += 1
        self._finish(place)
        return place

    def read_digits(self, token: Token, place: int) -> None:
        """ASCII digits are of the open suit, or wait for theirs."""
        if self._suit is None:
            self._add(token)
            return
        if self._behind_gap(place):
            if touched_suit(self.typed, place + 1) is not None:
                self._close_suit_before_another()
                self._add(token)
                return
            if self._loose is None:
                self._loose = len(self.tiles)
        self._add(token)
        self._bind(self._suit)

    def read_wide(self, token: Token, place: int) -> None:
        """Full-width digits are like others where they reach a suit, and sou elsewhere."""
        if self._is_open(place) or touched_suit(self.typed, place + 1) is not None:
            self.read_digits(token, place)
        elif self._suit is None and self._waits(place):
            self._add(token)
        elif self._could_be_suited(place):
            raise which_suit(self.typed, token.at)
        else:
            self._finish(place)
            self._add(token)
            self._bind(SOU)

    def read_kanji(self, token: Token, place: int) -> None:
        """Kanji numerals are man, or of the suit in kanji behind them."""
        self._finish(place)
        ranks = len(token.signs.rstrip(KANJI_SUITS))
        self._add(token._replace(signs=token.signs[:ranks], at=token.at[:ranks]))
        self._bind(kanji_suit(self.typed, place))

    def read_tile(self, token: Token, place: int) -> None:
        """A sign that is a whole tile."""
        self._finish(place)
        tile = TILE_OF[token.signs]
        self.tiles.append(RED_OF[tile] if self._red_next else tile)
        self.at.append(token.at[0])
        self._waiting = len(self.tiles)
        self._red_next = False

    def read_suit(self, token: Token, place: int) -> None:
        """A suit closes the digits that wait for it, or opens those behind it."""
        found = SUIT_SIGNS[token.signs]
        if not self._is_bound():
            self._bind(found)
            return
        self._close_suit()
        self._suit, self._suit_place, self._suit_from = found, place, len(self.tiles)

    def read_red(self, token: Token, place: int) -> None:
        """A sign of red makes the five right before or right behind it red.

        Between two fives a word, such as 赤, is of the one behind it. An r may be of either: of two
        fives of one suit it does not matter which is red, and others are refused.
        """
        before, behind = self._five_before(place), self._five_behind(place)
        sign = self.typed.text[slice(*token.span)]
        if before and behind and (sign not in RED_LETTERS or self._is_between_equals(place)):
            before = False
        if before == behind:
            raise self.typed.error(
                token.span,
                reason=Reason.WHICH_FIVE if before else Reason.STRAY_RED,
                instead=f" {sign}" if before else self._as_zero(place),
                sign=sign,
            )
        self._red_next = behind
        if before:
            self.tiles[-1] = RED_OF[self.tiles[-1]] if self._is_bound() else 0

    def read_mark(self, token: Token, place: int) -> None:
        """A mark belongs to the tile right before it, once in a meld."""
        mark = self.typed.piece(token.span)
        if not self.opener or not (self._behind_tile(place) or self.typed.sort(place - 1) == "red"):
            raise self.typed.error(
                token.span,
                reason=Reason.STRAY_MARK,
                mark=mark,
            )
        strength = len(token.signs) + token.signs.count('"')
        if self.marks or strength > 2:
            raise self.typed.error(
                token.span,
                reason=Reason.TWO_MARKS,
                mark=mark,
            )
        self.marks[len(self.tiles) - 1] = strength

    def read_draw(self, token: Token, place: int) -> None:
        """The tile behind a word of drawing is the drawn one: ``draw 3p``."""
        self._finish(place)
        if self.opener or self.draw:
            raise stray_draw(self.typed, token)
        self.draw, self.drawn = token, len(self.tiles)

    def read_call(self, token: Token, _place: int) -> None:
        """A word of calling where no melds can stand."""
        raise stray_call(self.typed, token)

    def read_unclear(self, token: Token, _place: int) -> None:
        """A W that could be white or west."""
        raise which_honor(self.typed, token)

    def read_range(self, token: Token, _place: int) -> None:
        """Two tiles with a dash between them: the two, or all from one to the other."""
        raise which_range(self.typed, token)

    def read_unknown(self, token: Token, place: int) -> None:
        """Whatever is no sign of any notation."""
        if token.signs in "MZ" and not self._is_bound():
            self._finish(place)
        raise unknown_sign(self.typed, token)

    # The surroundings of a token.

    def _behind_gap(self, place: int) -> bool:
        """Whether a gap is before these digits, or before the sign that makes the first red."""
        return self.typed.sort(place - 1 - (self.typed.sort(place - 1) == "red")) == "gap"

    def _is_open(self, place: int) -> bool:
        """Whether a suit stands open for full-width digits: at once, or as the first behind it."""
        if self._suit is None:
            return False
        return not self._behind_gap(place) or self._suit_from == len(self.tiles)

    def _waits(self, place: int) -> bool:
        """Whether full-width digits that touch no suit wait for one as other digits do."""
        if touches_capital(self.typed, place) or not (self._is_bound() or self._behind_gap(place)):
            return True
        reached = end_of(self.typed, place, WIDE_RUN)
        return self.typed.sort(reached) == "suit" and self._side(reached) is DigitSide.BEFORE

    def _could_be_suited(self, place: int) -> bool:
        """Whether full-width digits that touch no suit stand in a row of such digits that do."""
        if self._suit not in (None, SOU) and self.typed.sort(place - 2) == "wide":
            return True
        reached = end_of(self.typed, place, WIDE_RUN)
        if self.typed.sort(reached) != "suit" or self._side(reached) is not DigitSide.EITHER:
            return False
        return suit_at(self.typed, reached) != SOU

    def _side(self, reached: int) -> DigitSide:
        """On which side of a suit its digits stand: those of ``１２ ３ｍ`` may be 3 or all."""
        if self.typed.sort(reached - 1) != "gap":
            return DigitSide.EITHER
        return side_of_suit(self.typed, reached)

    def _is_bound(self) -> bool:
        return self._waiting == len(self.tiles)

    def _behind_tile(self, place: int) -> bool:
        """Whether the token before ``place`` is a tile, or the suit that closed its digits."""
        sort = self.typed.sort(place - 1)
        return sort in ENDS_IN_TILE or (sort == "suit" and self._suit is None)

    def _five_before(self, place: int) -> bool:
        if not self._behind_tile(place):
            return False
        return self.tiles[-1] in RED_OF if self._is_bound() else self.tiles[-1] == 5

    def _five_behind(self, place: int) -> bool:
        if self.typed.sort(place + 1) not in ENDS_IN_TILE:
            return False
        sign = self.typed.tokens[place + 1].signs[0]
        return RANK_OF.get(sign) == 5 or TILE_OF.get(sign) in RED_OF

    def _as_zero(self, place: int) -> str | None:
        """The sign for which that of red stands without a five: in 4r6p a 0, in 40r6p none."""
        beside = self.typed.tokens[max(0, place - 1) : place + 2]
        ranks = [
            RANK_OF[sign]
            for token in beside
            for sign in token.signs
            if token.sort in {"digits", "wide"}
        ]
        return None if not ranks else "" if 0 in ranks else "0"

    def _is_between_equals(self, place: int) -> bool:
        """Whether the fives on both sides of ``place`` are of one suit."""
        if not self._is_bound():
            return True
        behind = suit_at(self.typed, place + 1)
        return suit(self.tiles[-1]) == (self._suit if behind is None else behind)

    # From ranks to tiles.

    def _add(self, token: Token) -> None:
        """Add ranks that wait for their suit."""
        ranks = [RANK_OF[sign] for sign in token.signs]
        if self._red_next:
            ranks[0] = 0
            self._red_next = False
        self._ten = token if token.signs in TEN else None
        self.tiles += ranks
        self.at += token.at

    def _bind(self, number: int) -> None:
        """Give the waiting ranks the suit of this number."""
        if self._ten and number != HONOR:
            raise no_ten(self.typed, self._ten, number)
        bound = [TILES_OF_SUIT[number][rank] for rank in self.tiles[self._waiting :]]
        if number == HONOR and -1 in bound:
            wrong = self._waiting + bound.index(-1)
            raise no_such_honor(self.typed, self.at[wrong], self.tiles[wrong])
        self.tiles[self._waiting :] = bound
        self._waiting = len(self.tiles)

    def _close_suit(self) -> None:
        """End the open suit, which must have had digits behind it."""
        if self._suit is not None and self._suit_from == len(self.tiles):
            span = self.typed.tokens[self._suit_place].span
            sign = self.typed.piece(span)
            raise self.typed.error(span, reason=Reason.NO_RANK, suit=sign)
        self._suit = self._loose = None

    def _close_suit_before_another(self) -> None:
        """End the open suit where the next digits have their own, so that all are decided."""
        if self._loose is not None:
            raise which_suit(self.typed, self.at[self._loose :])
        self._close_suit()

    def _finish(self, place: int) -> None:
        """End whatever was begun before the token at ``place``."""
        if not self._is_bound():
            raise no_suit(self.typed, self.at[self._waiting :], place)
        self._close_suit()


STEPS: Final[dict[str, Callable[[TileReader, Token, int], None]]] = {
    "digits": TileReader.read_digits,
    "wide": TileReader.read_wide,
    "kanji": TileReader.read_kanji,
    "tile": TileReader.read_tile,
    "suit": TileReader.read_suit,
    "red": TileReader.read_red,
    "mark": TileReader.read_mark,
    "draw": TileReader.read_draw,
    "call": TileReader.read_call,
    "unclear": TileReader.read_unclear,
    "range": TileReader.read_range,
    "unknown": TileReader.read_unknown,
}
