"""The question of several cuts, side by side."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.ask.hand_wire import hand_wire
from bot.ask.waits.question import PLACE
from bot.ask.wire import Wire, write_tiles
from bot.typed.hand_question import HandQuestion, hand_of, turned
from engine import NAMES, Hand, Tile


@dataclass(frozen=True, slots=True)
class CompareQuestion(HandQuestion):
    """What each of several cuts takes, gives up and pays."""

    compared: tuple[Tile, ...] = field(kw_only=True)

    def check(self, hand: Hand) -> None:
        """Raise ValueError for what is not several cuts of the hand."""
        HandQuestion.check(self, hand)
        if not set(self.compared) <= set(hand.concealed) or len(set(self.compared)) < 2:
            raise ValueError("the cuts to compare are of the hand, and are several")


def compare(question: HandQuestion, names: Sequence[str]) -> CompareQuestion:
    """Set cuts side by side, in the order of the hand."""
    hand = hand_of(question)
    chosen = tuple(tile for tile in dict.fromkeys(hand.concealed) if NAMES[tile] in names)
    if not hand.has_drawn_size or len(chosen) != len(names) or not len(names) > 1:
        raise ValueError(f"these are not several cuts: {' '.join(names)}"[:100])
    return turned(question, CompareQuestion, compared=chosen, page=0)


def write_compared(question: CompareQuestion) -> Wire:
    """Write what a custom_id holds: the cuts as its tail."""
    return hand_wire(PLACE, question, tail=write_tiles(question.compared))
