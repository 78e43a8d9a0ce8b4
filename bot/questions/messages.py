"""The hand that a message is about becomes a question, with what the message says beside it."""

from collections.abc import Sequence
from dataclasses import replace

from bot.typed.circumstances import is_whole
from bot.typed.errors import RefusedError
from bot.typed.find_hand import FoundHand, find_hands
from bot.typed.hands import read_hand
from bot.typed.rules import rules_meant
from engine import NAMES, decompose

from .query import Command
from .typed import TypedQuestion, read


def about(found: FoundHand, asked: TypedQuestion) -> TypedQuestion:
    """Return the question about a hand of a message with what the message says beside it.

    Where it was won, it is for its worth. What an option of ``asked`` says too is left as it is.
    What the message says and cannot be counted is named in ``unused``.
    """
    said = found.situation
    hand = read_hand(found.hand, rules_meant(asked.rules).players)
    question = replace(
        asked,
        hand=found.hand,
        dora=asked.dora or said.dora,
        seat=said.seat if asked.seat is None else asked.seat,
        round=said.round if asked.round is None else asked.round,
        called=asked.called or ("" if said.called is None else NAMES[said.called]),
        turn=said.turn if asked.turn is None else asked.turn,
        left_out=found.left_out,
    )
    pieces = [("riichi", "riichi")] * said.riichi + [*said.extras]
    is_complete = hand.has_drawn_size and bool(decompose(hand))
    events = any(":" not in piece and piece != "double" for piece, _ in said.extras)
    if is_complete and (said.by is not None or events) and asked.command is Command.WAITS:
        question = replace(question, command=Command.AGARI, by=question.by or said.by)
    elif question.command is not Command.AGARI:
        # Riichi is priced beside the silent hand anyway; what is on the table is on top.
        pieces = [it for it in pieces if it[0] not in {"riichi", "double"}]
    return _with_extras(question, pieces)


def _with_extras(question: TypedQuestion, pieces: list[tuple[str, str]]) -> TypedQuestion:
    """Return a question with the pieces of extras that can be counted, and the others named."""
    unused: list[str] = []
    typed = question.extras
    while True:
        extras = " ".join(filter(None, (typed, *(piece for piece, _ in pieces))))
        asked = replace(question, extras=extras, unused=tuple(unused))
        try:
            read(asked)
        except RefusedError as error:
            if not pieces or error.option not in {"extras", "hand", "by"}:
                return asked
            unused.append(pieces.pop(_at_fault(error, len(typed), pieces))[1])
        else:
            return asked


def _at_fault(error: RefusedError, start: int, pieces: Sequence[tuple[str, str]]) -> int:
    """Return which piece of extras an error is about; the last where it does not say."""
    at = start + bool(start)
    for number, (piece, _) in enumerate(pieces):
        if error.option == "extras" and error.span and at <= error.span[0] < at + len(piece):
            return number
        at += len(piece) + 1
    return len(pieces) - 1


def understood(typed: TypedQuestion, error: RefusedError) -> TypedQuestion | None:
    """Return the question that the text of the option hand is as a message; None where it is none.

    "123m456p789s11222z ron 1m riichi" is a hand with how it was won. A text that has a correction,
    one of which tiles would be left out, and a short hand keep their error.
    """
    if error.option != "hand" or error.fix is not None or typed.command is Command.POINTS:
        return None
    players = rules_meant(typed.rules).players
    hands = find_hands([typed.hand], players).hands
    if len(hands) != 1 or hands[0].left_out:
        return None
    if not is_whole(read_hand(hands[0].hand, players)):
        return None
    question = about(hands[0], typed)
    try:
        read(question)
    except RefusedError:
        return None
    return question
