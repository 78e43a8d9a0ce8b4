"""When a theme that was missed is due again, by FSRS.

A card is a theme of a member, never a hand: when it is due, another hand of the theme is dealt.
"""

from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import Final

from fsrs import Card as FsrsCard
from fsrs import Rating, Scheduler, State

from .clock import DAY

LONGEST_DAYS: Final = 180

_SCHEDULER: Final = Scheduler(
    learning_steps=(), relearning_steps=(), enable_fuzzing=False, maximum_interval=LONGEST_DAYS
)
"""In days, never minutes, and without a random part: the same answers lead to the same dates."""


@dataclass(frozen=True, slots=True)
class Card:
    """FSRS's state of a theme, and the instants of the last review and the next."""

    stability: float
    difficulty: float
    reviewed_at: int
    due_at: int


def first_miss(now: int) -> Card:
    """Return the card of a theme that was missed for the first time."""
    return _review(FsrsCard(card_id=0), Rating.Again, now)


def reviewed(card: Card, now: int, *, right: bool) -> Card:
    """Return the card after an answer: a miss at any time, a right one when it is due.

    A right answer before it is due changes nothing: twenty in a row on one evening are not
    learnt for a month.
    """
    if right and now < card.due_at:
        return card
    known = FsrsCard(
        card_id=0,
        state=State.Review,
        stability=card.stability,
        difficulty=card.difficulty,
        due=_instant(card.due_at),
        last_review=_instant(card.reviewed_at),
    )
    return _review(known, Rating.Good if right else Rating.Again, now)


def shown(card: Card | None, now: int) -> Card:
    """Return the card of a theme of which an answer was shown: a lapse, due the next day."""
    after = first_miss(now) if card is None else reviewed(card, now, right=False)
    return replace(after, due_at=min(after.due_at, now + DAY))


def _review(card: FsrsCard, rating: Rating, now: int) -> Card:
    after, _ = _SCHEDULER.review_card(card, rating, _instant(now))
    if after.stability is None or after.difficulty is None:
        raise ValueError("FSRS left a card without stability or difficulty")
    return Card(after.stability, after.difficulty, now, round(after.due.timestamp() * 1000))


def _instant(milliseconds: int) -> datetime:
    return datetime.fromtimestamp(0, UTC) + timedelta(milliseconds=milliseconds)
