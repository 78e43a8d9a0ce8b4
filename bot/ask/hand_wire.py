"""The part of a custom_id that all questions about a hand have in common."""

from bot.typed.hand_question import HandQuestion, OfAHand, hand_of
from engine.outlook import Aim

from .wire import Wire


def hand_wire(place: int, question: HandQuestion, *, aim: Aim = Aim.POINTS, tail: str = "") -> Wire:
    """Return a question's parts, and what is its own."""
    return Wire(
        place,
        question.hand,
        question.seen,
        question.river,
        question.rules,
        question.order,
        question.page,
        question.private,
        question.won,
        question.turn,
        aim,
        tail,
    )


def of_hand(into: type[OfAHand], wire: Wire, **more: object) -> OfAHand:
    """Return the question of these parts; raise ValueError for what no control of ours asks."""
    question = into(
        wire.hand,
        wire.seen,
        wire.river,
        wire.rules,
        wire.order,
        wire.page,
        wire.won,
        wire.turn,
        private=wire.private,
        **more,
    )
    question.check(hand_of(question))
    return question
