"""The hand that a message is about becomes a question, with what the message says beside it."""

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from typing import Final

from bot.typed.circumstances import is_whole
from bot.typed.errors import RefusedError
from bot.typed.find_hand import FoundHand, find_hands
from bot.typed.hand_question import HandQuestion
from bot.typed.hands import read_hand
from bot.typed.question import Question, Typed
from bot.typed.rules import rules_meant
from engine import NAMES, By, decompose

from .agari.question import AgariTyped
from .reading import read
from .waits.reading import WaitsTyped

OF_A_CALL: Final = frozenset({"called_before_draw", "fifth_seen", "second_red"})
"""Errors of a tile behind "<" that was read."""

RIICHI: Final = frozenset({"riichi", "double", "open riichi"})
"""The pieces of extras that hold before a hand has won."""


@dataclass(frozen=True, slots=True)
class SaidHand:
    """A hand of a message as it would be typed.

    ``turn`` is the turn that the message says, ``left_out`` its words that are no part of the hand,
    ``unused`` what it says that cannot be counted.
    """

    typed: Typed
    turn: int | None = None
    left_out: tuple[str, ...] = ()
    unused: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class MessageQuestion:
    """What a message asks: about its first hand; others are offered."""

    first: SaidHand
    others: tuple[SaidHand, ...] = ()


def read_said(said: SaidHand) -> Question:
    """Return the question about a hand of a message; raise RefusedError for one of none."""
    question = read(said.typed)
    if said.turn is None or not isinstance(question, HandQuestion):
        return question
    return replace(question, turn=said.turn)


def about(found: FoundHand, asked: Typed) -> SaidHand:
    """Return the hand of a message with what the message says beside it.

    Where it was won, the question is for its worth. What an option of ``asked`` says too is left as
    it is.
    """
    said = found.situation
    hand = read_hand(found.hand, rules_meant(getattr(asked, "rules", "")).players)
    called = "" if said.called is None else NAMES[said.called]
    typed = _completed(
        replace(asked, hand=found.hand),  # type: ignore[call-arg] # whoever asks of a hand has one
        {"dora": said.dora, "seat": said.seat, "round": said.round, "called": called},
    )
    pieces = [("riichi", "riichi")] * said.riichi + [*said.extras]
    is_complete = hand.has_drawn_size and bool(decompose(hand))
    events = any(":" not in piece and piece not in RIICHI for piece, _ in said.extras)
    if is_complete and (said.by is not None or events) and isinstance(typed, WaitsTyped):
        typed = _as_won(typed, said.by)
    elif not isinstance(typed, AgariTyped):
        # Riichi is priced beside the silent hand anyway; what is on the table is on top.
        pieces = [it for it in pieces if it[0] not in RIICHI]
    turn = getattr(typed, "turn", None) or said.turn
    return _with_extras(SaidHand(typed, turn, found.left_out), pieces)


def _completed(typed: Typed, said: dict[str, object]) -> Typed:
    """Return typed options with what is said of those that the command has and nobody typed."""
    options = {field.name for field in fields(typed)}
    open_ = {name for name in said.keys() & options if getattr(typed, name) in (None, "")}
    return replace(typed, **{name: said[name] for name in open_})


def _as_won(typed: WaitsTyped, by: By | None) -> AgariTyped:
    return AgariTyped(
        typed.hand,
        by=by,
        seat=typed.seat,
        round=typed.round,
        dora=typed.dora,
        kita=typed.kita,
        extras=typed.extras,
        rules=typed.rules,
        private=typed.private,
    )


def _with_extras(said: SaidHand, pieces: list[tuple[str, str]]) -> SaidHand:
    """Return a hand with the pieces of extras that can be counted, and the others named."""
    if not isinstance(said.typed, WaitsTyped | AgariTyped):
        return replace(said, unused=tuple(words for _, words in pieces))
    unused: list[str] = []
    typed = said.typed.extras
    while True:
        extras = " ".join(filter(None, (typed, *(piece for piece, _ in pieces))))
        told = replace(said, typed=replace(said.typed, extras=extras), unused=tuple(unused))
        try:
            read(told.typed)
        except RefusedError as error:
            if not pieces or error.option not in {"extras", "hand", "by"}:
                return told
            unused.append(pieces.pop(_at_fault(error, len(typed), pieces))[1])
        else:
            return told


def _at_fault(error: RefusedError, start: int, pieces: Sequence[tuple[str, str]]) -> int:
    """Return which piece of extras an error is about; the last where it does not say."""
    at = start + bool(start)
    for number, (piece, _) in enumerate(pieces):
        if error.option == "extras" and error.span and at <= error.span[0] < at + len(piece):
            return number
        at += len(piece) + 1
    return len(pieces) - 1


def understood(typed: Typed, error: RefusedError) -> SaidHand | None:
    """Return the hand that the text of the option hand is as a message; None where it is none.

    "123m456p789s11222z ron 1m riichi" is a hand with how it was won. A text that has a correction,
    one of which tiles would be left out, and a short hand keep their error, and so does a tile to
    call that cannot be: as a message, 14 tiles and <1m are the 14 tiles.
    """
    if error.option != "hand" or error.fix is not None or error.sentence in OF_A_CALL:
        return None
    players = rules_meant(getattr(typed, "rules", "")).players
    hands = find_hands([error.text], players).hands
    if len(hands) != 1 or hands[0].left_out:
        return None
    if not is_whole(read_hand(hands[0].hand, players)):
        return None
    said = about(hands[0], typed)
    try:
        read(said.typed)
    except RefusedError:
        return None
    return said
