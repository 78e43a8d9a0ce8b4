"""A quiz as it is stored: what it is for, what it is called by, and what its row says."""

import itertools
import secrets
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from engine.problems import Species

from .clock import DAY
from .standings import Daily
from .tables import AnyRow

_COUNTER_BITS: Final = 20
_COUNTER: Final = itertools.count(secrets.randbits(_COUNTER_BITS))
"""Tells apart what a process makes in the same millisecond; processes begin at random."""


class Purpose(StrEnum):
    """Why a quiz was asked: practice and review are one member's, the others a channel's."""

    ASKED = "asked"
    DAILY = "daily"
    SESSION = "session"
    VOTE = "vote"
    PRACTICE = "practice"
    REVIEW = "review"

    @property
    def is_private(self) -> bool:
        """Whether the question is for one member alone."""
        return self in OWN


OWN: Final = (Purpose.PRACTICE, Purpose.REVIEW)
"""The purposes of questions that one member sees."""

LIMITED: Final = (Purpose.ASKED, Purpose.VOTE)
"""The purposes of questions of which a channel and a server have so many at most."""


class Status(StrEnum):
    """The weight of an answer: full, for review only, or none.

    None where the solution was shown instead, or where the member knew it.
    """

    COUNTED = "counted"
    SHOWN = "shown"
    LATE = "late"
    KNOWN = "known"


@dataclass(frozen=True, slots=True)
class Quiz:
    """A question as it is stored; ``asker`` is None once the asker's data are deleted.

    The columns from ``schedule`` on are those of a daily, a vote or a session's question, as
    `tables.quizzes` tells; ``miss`` is that of a decision of an own game.
    """

    quiz: int
    purpose: Purpose
    species: Species
    problem: str
    language: str
    asker: int | None
    server: int | None
    channel: int | None
    message: int | None
    schedule: int | None
    day: int | None
    number: int | None
    note: str | None
    opened_at: int
    closes_at: int | None
    closed_at: int | None
    send_at: int | None
    session: int | None
    miss: int | None

    @property
    def is_vote(self) -> bool:
        """Whether it asks for opinions, of which none is right."""
        return self.purpose is Purpose.VOTE

    @property
    def as_daily(self) -> Daily | None:
        """The points that boards count, None for a quiz that is not a daily."""
        server, schedule, day, number = self.server, self.schedule, self.day, self.number
        if server is None or schedule is None or day is None or number is None:
            return None
        return Daily(server, schedule, day, number)

    @property
    def place(self) -> int:
        """The server, or outside of one the channel."""
        return self.server or self.channel or 0

    def is_closed(self, now: int) -> bool:
        """Whether no more answers count, although nobody may have noted yet that it closed."""
        return self.closed_at is not None or (self.closes_at is not None and self.closes_at <= now)

    def lets_reveal(self, learner: int, now: int, *, manages: bool) -> bool:
        """Whether this member may reveal it: the asker and managers always, anybody once it closed.

        The asker of a daily is a member who offered it: it is revealed by its clock.
        A question that does not close by itself may be revealed by anybody a day after it was
        asked, but for the problem of a session, which ends by itself.
        """
        own = learner == self.asker and self.purpose is not Purpose.DAILY
        if manages or own or self.is_closed(now):
            return True
        is_left = self.closes_at is None and self.session is None
        return is_left and now - self.opened_at >= DAY


def new_number(now: int) -> int:
    """Return a number for what is made at an instant, of at most 62 bits, later ones higher."""
    return lowest_number(now) | next(_COUNTER) % (1 << _COUNTER_BITS)


def lowest_number(now: int) -> int:
    """Return the lowest number of what is made at an instant."""
    return now << _COUNTER_BITS


def quiz_of_row(row: AnyRow) -> Quiz:
    """Return a row of the table as a Quiz."""
    values = dict(row._mapping)  # noqa: SLF001 - the public name of a row's columns
    species = Species(values.pop("kind"), values.pop("theme"), values.pop("level"))
    return Quiz(**values | {"species": species, "purpose": Purpose(values["purpose"])})
