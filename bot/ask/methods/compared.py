"""What the classic methods say of a hand: some hundredths of a second, and a library of 20 MiB."""

from dataclasses import dataclass

from bot.typed.hand_question import hand_of
from engine import Kind
from engine.facts import shanten_of_counts
from engine.methods import (
    Cut,
    Taken,
    Verdict,
    compare_discards,
    compare_readings,
    compare_waits,
)

from .question import MethodsQuestion


@dataclass(frozen=True, slots=True)
class Compared:
    """The waits of a hand by each method; with a tile drawn its readings, and the cuts to tenpai.

    What was not asked of them is empty.
    """

    waits: tuple[Verdict[Kind], ...] = ()
    readings: tuple[Verdict[Taken], ...] = ()
    cuts: tuple[Verdict[Cut], ...] = ()


def compared(question: MethodsQuestion) -> Compared:
    """Ask every method: for another process, or a thread."""
    hand = hand_of(question)
    if not hand.has_drawn_size:
        return Compared(waits=compare_waits(hand.counts))
    readings = compare_readings(hand.counts)
    cuts = () if shanten_of_counts(hand.counts) < 0 else compare_discards(hand.counts)
    return Compared(readings=readings, cuts=cuts)
