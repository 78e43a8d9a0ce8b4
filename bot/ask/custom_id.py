"""The custom_id of a control: a slot and a question, so that a click can be answered anew.

``v2:{slot}:{question}``, at most 100 characters; see `bot.ask.wire` for the question.
"""

import re
from collections.abc import Sequence
from typing import Final

from bot.typed.hand_question import HandQuestion
from bot.typed.question import Question

from .features import FEATURE_OF, READER_AT
from .wire import read_wire, write_wire

VERSION: Final = "v2"
OURS: Final = re.compile(rf"{VERSION}:([a-z]+):(.*)", re.DOTALL)


def custom_id(slot: str, question: Question | None) -> str:
    """Return the custom_id of a control: at most 100 characters."""
    return f"{VERSION}:{slot}:{encode(question) if question else ''}"


def read_custom_id(text: str) -> tuple[str, str]:
    """Return the slot and the encoded question of a control; raise ValueError for one not ours."""
    match = OURS.fullmatch(text)
    if match is None:
        raise ValueError("this control is of another version or of another bot")
    slot, question = match.groups()
    return slot, question


def encode(question: Question) -> str:
    """Return a question as text of at most ``WIRE_LIMIT`` characters without a colon."""
    return write_wire(FEATURE_OF[type(question)].write(question))


def decode(text: str) -> Question:
    """Read what ``encode`` wrote; raise ValueError for anything else."""
    wire = read_wire(text)
    if wire.place not in READER_AT:
        raise ValueError("this question is of another version")
    question = READER_AT[wire.place](wire)
    # That of a hand may be written otherwise since it was asked: under an older answer it stands.
    if not isinstance(question, HandQuestion) and encode(question) != text:
        raise ValueError("this question holds what its feature does not know")
    return question


def decode_hand(text: str) -> HandQuestion:
    """Read a question about a hand; raise ValueError for anything else."""
    question = decode(text)
    if not isinstance(question, HandQuestion):
        raise ValueError("this is no question about a hand")  # noqa: TRY004 - the text is wrong
    return question


def chosen(question: Question, slot: str, values: Sequence[str]) -> Question:
    """Return the question that choosing values in the select ``slot`` leads to.

    The values of "hand" are questions of their own, those of others what their feature reads.
    Raises ValueError for values that no select offers.
    """
    if not values:
        raise ValueError("nothing is chosen")
    if slot == "hand":
        return decode(values[0])
    choose = FEATURE_OF[type(question)].selects.get(slot)
    if choose is None:
        raise ValueError(f"nothing to choose: {slot}"[:100])
    return choose(question, values)
