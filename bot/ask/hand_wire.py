"""The part of a custom_id that all questions about a hand have in common."""

from dataclasses import fields

from bot.typed.hand_question import HandQuestion, OfAHand, hand_of

from .wire import Wire

SHARED = tuple(field.name for field in fields(HandQuestion))


def hand_wire(place: int, question: HandQuestion, **more: object) -> Wire:
    """Return a question's parts, and what is its own."""
    same: dict[str, object] = {name: getattr(question, name) for name in SHARED}
    return Wire(place, **same | more)  # type: ignore[arg-type] # the fields have the same types


def of_hand(into: type[OfAHand], wire: Wire, **more: object) -> OfAHand:
    """Return the question of these parts; raise ValueError for what no control of ours asks."""
    question = into(**{name: getattr(wire, name) for name in SHARED} | more)
    question.check(hand_of(question))
    return question
