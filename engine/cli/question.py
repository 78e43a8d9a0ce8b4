"""What is asked of the engine in words: a hand, tiles seen, rules, an order."""

from dataclasses import dataclass
from typing import Any, Final

from engine.decompose import Order
from engine.errors import HandError
from engine.hand import Hand
from engine.notation.hand_notation import parse_hand, parse_tiles
from engine.rules import TENHOU, Rules
from engine.tiles import Tile

RED_FIVES_OF: Final = {0: (1, 1, 1), 2: (0, 1, 1), 3: (1, 1, 1), 4: (1, 2, 1)}
"""Red fives of man, pin and sou by ``Rules.red_fives``; without them a red five is a plain one."""


@dataclass(frozen=True, slots=True)
class Question:
    """A hand and what is to be known beside it."""

    hand: Hand
    seen: tuple[Tile, ...] = ()
    rules: Rules = TENHOU
    order: Order = Order.SEQUENCE


class QuestionError(ValueError):
    """One of the texts of a question cannot be read.

    ``field`` is its name, ``text`` the text and ``cause`` the error about it.
    """

    def __init__(self, field: str, text: str, cause: HandError) -> None:
        fix = f" Did you mean {cause.fix}?" if cause.fix else ""
        where = "" if field == "hand" else f"{field}: "
        super().__init__(f"{where}{cause}{fix}")
        self.field = field
        self.text = text
        self.cause = cause

    def __reduce__(self) -> tuple[type["QuestionError"], tuple[str, str, HandError]]:
        """How copy and pickle make the error again."""
        return type(self), (self.field, self.text, self.cause)


class WrongSizeError(ValueError):
    """The hand has a tile to cut where it must have none, or none where it must have one."""


def ask(
    hand: str, seen: str = "", *, rules: Rules = TENHOU, order: Order = Order.SEQUENCE
) -> Question:
    """Read a question; raises QuestionError for a text that cannot be read."""
    in_set: dict[str, Any] = {
        "red_fives": RED_FIVES_OF[rules.red_fives],
        "players": rules.players,
    }
    field, text = "hand", hand
    try:
        held = parse_hand(hand, **in_set)
        field, text = "seen", seen
        others = parse_tiles(seen, beside=held, **in_set)
    except HandError as error:
        raise QuestionError(field, text, error) from None
    return Question(held, others, rules, order)


def require_uncut(hand: Hand) -> None:
    """Raise WrongSizeError for a hand of 3n+2 tiles."""
    if hand.has_drawn_size:
        size = len(hand.concealed)
        raise WrongSizeError(f"A hand of {size} waits only after a discard: ask for discards.")


def require_cut(hand: Hand) -> None:
    """Raise WrongSizeError for a hand of 3n+1 tiles."""
    if not hand.has_drawn_size:
        size = len(hand.concealed)
        raise WrongSizeError(f"A hand of {size} has no tile to cut: ask for waits.")
