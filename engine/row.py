"""A row of typed tiles: which suit each digit is of, which five is red, which tile is marked.

Digits wait for the suit behind them (``123m``, ``1 2 3 m``) unless a suit stands open before
them (``m123``, ``m 1 2 3``). Digits that touch a suit of their own behind a gap are suit-last
again: ``m123 456p``. Full-width digits that touch no suit are sou. What could be taken both ways
is refused: the 456 of ``m123 456 789p``.
"""

from collections.abc import Callable, Sequence
from typing import Final

from .errors import NotationError, Reason
from .signs import KANJI_SUITS, RANK_OF, SUIT_SIGNS, TILE_OF, Token, show
from .tiles import RED_FIVES, SUITS, Tile

TILES_OF_SUIT: Final[tuple[tuple[Tile, ...], ...]] = (
    *((RED_FIVES[suit], *range(9 * suit, 9 * suit + 9)) for suit in range(3)),
    (-1, *range(27, 34), -1, -1),
)
"""``TILES_OF_SUIT[suit][rank]``; rank 0 is the red five, -1 stands where no such honor is."""

MAN, SOU, HONOR = (SUITS.index(suit) for suit in "msz")
RED_OF: Final = {4: RED_FIVES[0], 13: RED_FIVES[1], 22: RED_FIVES[2]}
TEN: Final = ("10", "１０")
RUN: Final = frozenset({"digits", "wide", "red", "mark"})
ENDS_IN_TILE: Final = frozenset({"digits", "wide", "kanji", "tile"})


class Row:
    """Reads the tokens from one bracket to the next; ``opener`` is the bracket it stands in.

    ``tiles`` and ``at`` are the tiles and their places in the text; ``marks`` maps an index of
    them to 1 or 2. While tiles still wait for their suit, ``tiles[waiting:]`` are ranks.
    """

    def __init__(self, text: str, tokens: Sequence[Token], *, opener: str = "") -> None:
        self.text = text
        self.tokens = tokens
        self.opener = opener
        self.tiles: list[Tile] = []
        self.at: list[int] = []
        self.marks: dict[int, int] = {}
        self._waiting = 0
        self._suit: int | None = None  # stands open before its digits
        self._suit_at = 0
        self._suit_from = 0  # number of tiles when it was opened
        self._loose: int | None = None  # first tile that it reached over a gap
        self._ten: Token | None = None
        self._red_next = False

    def read(self, place: int) -> int:
        """Read tokens from ``place`` on; return the place of the next bracket or the end."""
        tokens, size = self.tokens, len(self.tokens)
        while place < size:
            token = tokens[place]
            step = STEPS.get(token.sort)
            if step:
                step(self, token, place)
            elif token.sort != "gap":
                break
            place += 1
        self._finish(place)
        return place

    def on_digits(self, token: Token, place: int) -> None:
        if self._suit is None:
            self._add(token)
            return
        if self._sort(place - 1) == "gap":
            if self._touches_suit(place + 1):
                self._refuse_loose()
                self._close_suit()
                self._add(token)
                return
            if self._loose is None:
                self._loose = len(self.tiles)
        self._add(token)
        self._bind(self._suit)

    def on_wide(self, token: Token, place: int) -> None:
        opened = self._suit is not None and self._sort(place - 1) != "gap"
        if opened or self._touches_suit(place + 1):
            self.on_digits(token, place)
            return
        if self._could_be_suited(place):
            raise self.which_suit(token.at[0], token.at[-1] + 1)
        self._finish(place)
        self._add(token)
        self._bind(SOU)

    def on_kanji(self, token: Token, place: int) -> None:
        self._finish(place)
        last = token.signs[-1]
        if last in KANJI_SUITS:
            self._add(Token(token.sort, token.signs[:-1], token.at[:-1]))
            self._bind(SUIT_SIGNS[last])
        else:
            self._add(token)
            self._bind(MAN)

    def on_tile(self, token: Token, place: int) -> None:
        self._finish(place)
        tile = TILE_OF[token.signs]
        self.tiles.append(RED_OF[tile] if self._red_next else tile)
        self.at.append(token.at[0])
        self._waiting = len(self.tiles)
        self._red_next = False

    def on_suit(self, token: Token, place: int) -> None:
        suit = SUIT_SIGNS[token.signs]
        if self._waiting < len(self.tiles):
            self._bind(suit)
            return
        self._close_suit()
        self._suit, self._suit_at, self._suit_from = suit, place, len(self.tiles)

    def on_red(self, token: Token, place: int) -> None:
        before, behind = self._five_before(place), self._five_behind(place)
        if before == behind:
            sign = self.typed(token.at[0], token.at[0] + 1)
            raise self.error(
                token.at[0],
                token.at[0] + 1,
                f"{sign} makes the five beside it red, but here it has "
                f"{'one on each side' if before else 'none'}.",
                reason=Reason.WHICH_FIVE if before else Reason.STRAY_RED,
                sign=sign,
            )
        self._red_next = behind
        if before:
            self.tiles[-1] = RED_OF.get(self.tiles[-1], 0) if self._is_bound() else 0

    def on_mark(self, token: Token, place: int) -> None:
        at, end = token.at[0], token.at[-1] + 1
        mark = self.typed(at, end)
        if not self.opener or not (self._behind_tile(place) or self._sort(place - 1) == "red"):
            raise self.error(
                at,
                end,
                f"The mark {mark} stands behind no tile of a meld.",
                reason=Reason.STRAY_MARK,
                mark=mark,
            )
        strength = len(token.signs.replace('"', "''"))
        if self.marks or strength > 2:
            raise self.error(
                at,
                end,
                "Only one tile of a meld was called: one mark too many.",
                reason=Reason.TWO_MARKS,
                mark=mark,
            )
        self.marks[len(self.tiles) - 1] = strength

    def on_unknown(self, token: Token, place: int) -> None:
        if token.signs in "MZ" and self._waiting < len(self.tiles):
            self._finish(place)
        at = token.at[0]
        sign, other = show(self.text[at]), token.signs.swapcase()
        raise self.error(
            at,
            at + 1,
            f"Sign {at + 1}, {sign}, is no tile.",
            reason=Reason.UNKNOWN_SIGN,
            instead=other if other in TILE_OF or other in SUIT_SIGNS or other == "r" else None,
            sign=sign,
            position=at + 1,
        )

    # What stands around a token.

    def _sort(self, place: int) -> str:
        return self.tokens[place].sort if 0 <= place < len(self.tokens) else ""

    def _touches_suit(self, place: int) -> bool:
        """Whether the digits before ``place`` go on to a suit without a gap."""
        while self._sort(place) in RUN:
            place += 1
        return self._sort(place) == "suit"

    def _could_be_suited(self, place: int) -> bool:
        """Whether full-width digits that touch no suit stand in a row of such digits that do."""
        if self._suit not in (None, SOU) and self._sort(place - 2) == "wide":
            return True
        while self._sort(place) in ("wide", "red", "gap"):
            place += 1
        if self._sort(place) != "suit" or self._sort(place - 1) == "gap":
            return False
        return SUIT_SIGNS[self.tokens[place].signs] != SOU

    def _is_bound(self) -> bool:
        return self._waiting == len(self.tiles)

    def _behind_tile(self, place: int) -> bool:
        """Whether the token before ``place`` is a tile, or the suit that closed its digits."""
        sort = self._sort(place - 1)
        return sort in ENDS_IN_TILE or (sort == "suit" and self._suit is None)

    def _five_before(self, place: int) -> bool:
        if not self._behind_tile(place):
            return False
        return self.tiles[-1] in RED_OF if self._is_bound() else self.tiles[-1] == 5

    def _five_behind(self, place: int) -> bool:
        if self._sort(place + 1) not in ENDS_IN_TILE:
            return False
        sign = self.tokens[place + 1].signs[0]
        return RANK_OF.get(sign) == 5 or TILE_OF.get(sign) in RED_OF

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

    def _bind(self, suit: int) -> None:
        """Give the waiting ranks their suit."""
        if self._ten and suit != HONOR:
            raise self._no_ten(self._ten, suit)
        waiting, tiles_of_suit = self._waiting, TILES_OF_SUIT[suit]
        bound = [tiles_of_suit[rank] for rank in self.tiles[waiting:]]
        if suit == HONOR and -1 in bound:
            raise self._no_honor(waiting + bound.index(-1))
        self.tiles[waiting:] = bound
        self._waiting = len(self.tiles)

    def _close_suit(self) -> None:
        """End the open suit, which must have had digits behind it."""
        if self._suit is not None and self._suit_from == len(self.tiles):
            at = self.tokens[self._suit_at].at[0]
            sign = self.typed(at, at + 1)
            raise self.error(
                at,
                at + 1,
                f"The suit {sign} has no digits.",
                reason=Reason.NO_RANK,
                suit=sign,
            )
        self._suit = self._loose = None

    def _finish(self, place: int) -> None:
        """End whatever was begun before the token at ``place``."""
        if self._waiting < len(self.tiles):
            raise self._no_suit(place)
        self._close_suit()

    # What can be wrong.

    def typed(self, at: int, end: int) -> str:
        """A piece of the text, fit for a sentence."""
        return "".join(map(show, self.text[at:end]))

    def error(
        self,
        at: int,
        end: int,
        message: str,
        *,
        reason: Reason,
        instead: str | None = None,
        **details: str | int,
    ) -> NotationError:
        """An error about ``text[at:end]``, for which ``instead`` could be typed."""
        fix = None if instead is None else self.text[:at] + instead + self.text[end:]
        return NotationError(
            self.text, at, message, reason=reason, end=end, fix=fix, details=details
        )

    def which_suit(self, at: int, end: int) -> NotationError:
        """Digits between two suits that could both be theirs."""
        digits = self.typed(at, end)
        return self.error(
            at,
            end,
            f"{digits} could be of two suits: write its own suit beside it.",
            reason=Reason.WHICH_SUIT,
            digits=digits,
        )

    def _refuse_loose(self) -> None:
        if self._loose is not None:
            raise self.which_suit(self.at[self._loose], self.at[-1] + 1)

    def _no_suit(self, place: int) -> NotationError:
        at, end = self.at[self._waiting], self.at[-1] + 1
        digits, capital = self.typed(at, end), self.text[end : end + 1]
        instead = None
        if place < len(self.tokens) and self.tokens[place].signs in "MPSZ":
            instead = self.text[at:end] + capital.lower()
            end += 1
        return self.error(
            at,
            end,
            f"{digits} has no suit: write m, p, s or z (small) behind it.",
            reason=Reason.NO_SUIT,
            instead=instead,
            digits=digits,
        )

    def _no_ten(self, token: Token, suit: int) -> NotationError:
        letter = SUITS[suit]
        return self.error(
            token.at[0],
            token.at[-1] + 1,
            f"There is no ten: a 1{letter} and a red five are written 1{letter}0{letter}.",
            reason=Reason.TEN,
            instead=f"1{letter}0",
            suit=letter,
        )

    def _no_honor(self, index: int) -> NotationError:
        at = self.at[index]
        tile = f"{self.tiles[index]}z"
        return self.error(
            at,
            at + 1,
            f"There is no {tile}: the honors are 1z to 7z.",
            reason=Reason.NO_SUCH_HONOR,
            tile=tile,
        )


STEPS: Final[dict[str, Callable[[Row, Token, int], None]]] = {
    "digits": Row.on_digits,
    "wide": Row.on_wide,
    "kanji": Row.on_kanji,
    "tile": Row.on_tile,
    "suit": Row.on_suit,
    "red": Row.on_red,
    "mark": Row.on_mark,
    "unknown": Row.on_unknown,
}
