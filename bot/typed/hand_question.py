"""A hand at a table, as far as a question carries it."""

from dataclasses import dataclass, fields, replace
from typing import TypeVar

from engine import PRESETS, Hand, Order, Rules, Tile, format_hand
from engine.tiles import KIND_OF

from .circumstances import CLOSED_KAN, DEFAULT, Circumstances
from .hands import TURNS, check_copies_left, read_hand
from .question import Question
from .rules import rules_of
from .three_players import check_table


@dataclass(frozen=True, slots=True)
class HandQuestion(Question):
    """A question about a hand: ``hand`` and ``rules`` as the engine's formatters write them.

    ``seen`` and ``river`` are kinds in ascending order (a red five counts as a five). ``won`` says
    how the hand is won, or will be; ``order`` how its readings are sorted, once it is; ``turn`` is
    the first where nobody said another. They go with the hand from answer to answer.
    """

    hand: str
    seen: tuple[Tile, ...] = ()
    river: tuple[Tile, ...] = ()
    rules: str = "tenhou"
    order: Order = Order.SEQUENCE
    page: int = 0
    won: Circumstances = DEFAULT
    turn: int = TURNS[0]

    @property
    def outside(self) -> tuple[Tile, ...]:
        """Every tile known to lie outside the hand: a dora indicator or a north set aside too."""
        indicators = (KIND_OF[tile] for tile in self.won.dora)
        return (*self.seen, *self.river, *indicators, *self.won.norths)

    @property
    def as_typed(self) -> str:
        """The hand as it can be typed again."""
        return self.hand

    @property
    def played(self) -> Rules:
        """The rules, read."""
        return rules_of(self.rules)

    def check(self, hand: Hand) -> None:
        """Raise ValueError for a question that no answer and no control of ours leads to."""
        if format_hand(hand) != self.hand:
            raise ValueError("the hand of a question is written in canonical notation")
        check_table(self.won, self.played, (*self.seen, *self.river))
        if check_copies_left(hand, (*self.seen, *self.river, *self.won.norths)) is not None:
            raise ValueError("the question holds a fifth copy of a tile")


OfAHand = TypeVar("OfAHand", bound=HandQuestion)


def turned(question: HandQuestion, into: type[OfAHand], **changes: object) -> OfAHand:
    """Return another question about the same hand at the same table, with some changes."""
    same = {field.name: getattr(question, field.name) for field in fields(HandQuestion)}
    return into(**same | changes)


def hand_of(question: HandQuestion) -> Hand:
    """Return the hand of a question; raise HandError for what its set of tiles lacks."""
    return read_hand(question.hand, question.played.players)


def by_rules(question: OfAHand, preset: str) -> OfAHand:
    """Return the question by a preset, which the switches of house rules do not outlive.

    Raises ValueError for what is no preset, and for one for another number of players, or of a
    robbed closed kan, by which the hand cannot be had.
    """
    if preset not in PRESETS:
        raise ValueError(f"there are no such rules: {preset}"[:100])
    changed = replace(question, rules=preset, page=0)
    if changed.played.players != question.played.players or CLOSED_KAN in question.won.events:
        changed.check(hand_of(changed))
    return changed
