"""The ordinary questions about a decision: what its hand waits for, what each cut is worth."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.ask.compare.question import CompareQuestion
from bot.ask.custom_id import decode, encode
from bot.ask.outlook.question import OutlookQuestion
from bot.ask.safe.question import SafeQuestion
from bot.ask.waits.question import WaitsQuestion
from bot.ask.wire import WIRE_LIMIT
from bot.pages.page import Button, ButtonKind
from bot.typed.circumstances import DEFAULT
from bot.typed.hand_question import turned
from bot.typed.hands import TURNS
from bot.typed.question import Question
from bot.words import Words
from engine import Source, format_hand, format_rules, shanten
from engine.facts import Riichi
from engine.logs import Moment, Position, What
from engine.review import Loss

PREFIX: Final = "g2"

SLOTS: Final = ("waits", "outlook", "compare", "safe")
"""The questions that are offered, as their custom_ids name them."""

MOST_COUNTERS: Final = 99

OTHERS: Final = {
    4: (Source.RIGHT, Source.ACROSS, Source.LEFT),
    3: (Source.RIGHT, Source.LEFT),
}
"""The other players, in turn, by how many play."""


def question_of(seen: Position) -> WaitsQuestion:
    """Return the question of /waits that holds all that a position tells of one hand."""
    return WaitsQuestion(
        hand=format_hand(seen.hand),
        seen=seen.elsewhere,
        river=seen.river,
        rules=format_rules(seen.rules),
        private=True,
        won=replace(
            DEFAULT,
            seat=seen.seat_wind,
            round=seen.round_wind,
            dora=seen.dora,
            honba=min(seen.honba, MOST_COUNTERS),
            sticks=min(seen.sticks, MOST_COUNTERS),
            nuki=seen.norths[seen.seat],
        ),
        turn=min(seen.turn, TURNS[-1]),
    )


def can_be_asked(seen: Position) -> bool:
    """Whether a position makes a question of what to cut.

    Every tile may be cut: the hand is not in riichi, not complete, and no cut is swap-calling.
    """
    hand = seen.hand
    is_free = hand.has_drawn_size and not seen.riichi[seen.seat] and not seen.forbidden
    return is_free and shanten(hand, rules=seen.rules) >= 0


def moment_buttons(moment: Moment, loss: Loss | None, words: Words) -> tuple[Button, ...]:
    """Offer the ordinary answers about the hand of a decision; each is a message of its own."""
    question = question_of(moment.position)
    offered: list[tuple[str, str, Question]] = [("waits", "button-game-cuts", question)]
    if moment.position.hand.has_drawn_size:
        outlook = turned(question, OutlookQuestion, private=True)
        offered.append(("outlook", "button-outlook", outlook))
    done, better = moment.done, None if loss is None else loss.better
    is_cut = done.what is What.DISCARD and done.seat == moment.position.seat
    if is_cut and done.tile is not None and better is not None and done.tile != better:
        held = tuple(dict.fromkeys(moment.position.hand.concealed))
        compared = tuple(tile for tile in held if tile in (done.tile, better))
        compare = turned(question, CompareQuestion, compared=compared, private=True)
        offered.append(("compare", "button-game-compare", compare))
    if riichi := riichi_against(moment.position):
        safe = turned(question, SafeQuestion, riichi=riichi, private=True)
        if len(encode(safe)) <= WIRE_LIMIT:
            offered.append(("safe", "button-safe", safe))
    return tuple(
        Button(slot, ButtonKind.GO, words.text(label), custom_id=question_id(slot, asked), row=1)
        for slot, label, asked in offered
    )


def riichi_against(seen: Position) -> tuple[Riichi, ...]:
    """Return the others in riichi, in turn, with what each cannot win on."""
    at, players = seen.seats.index(seen.seat), len(seen.seats)
    turn = (seen.seats[(at + step) % players] for step in range(1, players))
    return tuple(
        Riichi(player, tuple(sorted(seen.genbutsu(seat))))
        for player, seat in zip(OTHERS[players], turn, strict=True)
        if seen.riichi[seat]
    )


def question_id(slot: str, question: Question) -> str:
    """Return the custom_id of a button that asks a question beside the table."""
    return f"{PREFIX}:{slot}:{encode(question)}"


def question_heads() -> tuple[str, ...]:
    """Return what the custom_ids of each such question begin with."""
    return tuple(f"{PREFIX}:{slot}" for slot in SLOTS)


def read_question(arguments: Sequence[str]) -> Question:
    """Return the question on a button; raises ValueError for what is not of this version."""
    (text,) = arguments
    return decode(text)
