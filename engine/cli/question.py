"""Typed questions to the engine: a hand, tiles seen, rules, an order."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine.errors import HandError
from engine.facts.decompose import Order
from engine.facts.yaku_paths import Winds
from engine.hand import Hand
from engine.notation.hand_notation import parse_hand, parse_tiles
from engine.rules import TENHOU, Rules
from engine.rules_errors import RulesError
from engine.tiles import EAST, SOUTH, Tile

JsonFields = Mapping[str, object]
"""What a request says, by the names of its fields, still to be checked."""

DEFAULT_WINDS: Final = Winds(SOUTH, EAST)


@dataclass(frozen=True, slots=True)
class HandQuery:
    """A hand, the tiles seen, the rules and the order asked for, and the winds of its player."""

    hand: Hand
    seen: tuple[Tile, ...] = ()
    rules: Rules = TENHOU
    order: Order = Order.SEQUENCE
    winds: Winds = DEFAULT_WINDS


class QuestionError(ValueError):
    """One of the texts of a question cannot be read.

    ``field`` is its name, ``text`` the text and ``cause`` the error about it.
    """

    def __init__(self, field: str, text: str, cause: HandError | RulesError) -> None:
        where = "" if field == "hand" else f"{field}: "
        super().__init__(f"{where}{cause}")
        self.field = field
        self.text = text
        self.cause = cause

    def __reduce__(self) -> tuple[type["QuestionError"], tuple[str, str, HandError | RulesError]]:
        """Return the parts from which copy and pickle make the error again."""
        return type(self), (self.field, self.text, self.cause)


def ask(
    hand: str,
    seen: str = "",
    *,
    rules: Rules = TENHOU,
    order: Order = Order.SEQUENCE,
    winds: Winds = DEFAULT_WINDS,
) -> HandQuery:
    """Read a question; raises QuestionError for a text that cannot be read."""
    red_fives, players = rules.red_fives, rules.players
    field, text = "hand", hand
    try:
        held = parse_hand(hand, red_fives=red_fives, players=players)
        field, text = "seen", seen
        others = parse_tiles(seen, beside=held, red_fives=red_fives, players=players)
    except HandError as error:
        raise QuestionError(field, text, error) from None
    return HandQuery(held, others, rules, order, winds)
