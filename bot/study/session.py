"""A session as it is stored, and the step that follows: problems in a row in a channel."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from .clock import HOUR

MOST_PROBLEMS: Final = 20
"""Problems of one session at most."""

START_AFTER: Final = 15_000
"""How long before the first problem a session is announced."""

READING: Final = 20_000
"""How long after the close of a problem the next one comes; its reveal is shown in between."""

LONGEST_WAIT: Final = HOUR // 4
"""How long a session waits for its asker, to reveal a problem or to go on."""

LATEST_STEP: Final = HOUR // 2
"""How late a step is still made, after nobody was there to make it."""

SILENT_LIMIT: Final = 3
"""Problems in a row that nobody answered or looked at, after which a session ends."""


class SessionEnd(StrEnum):
    """Why a session is over; the id of the sentence."""

    DONE = "done"
    STOPPED = "stopped"
    SILENT = "silent"
    LEFT = "left"
    AWAY = "away"
    TROUBLE = "trouble"


class Move(StrEnum):
    """A step that does not end a session: its next problem, or another look later."""

    ASK = "ask"
    WAIT = "wait"


@dataclass(frozen=True, slots=True)
class Session:
    """A session, as `tables.sessions` tells; ``asker`` is None once the asker's data are deleted.

    ``next_at`` is None once it is over and its result was posted.
    """

    session: int
    server: int
    channel: int
    asker: int | None
    kind: str | None
    level: int | None
    rules: str
    language: str
    total: int
    seconds: int | None
    asked: int
    opened_at: int
    ending: SessionEnd | None
    ended_at: int | None
    next_at: int | None

    @property
    def is_last(self) -> bool:
        """Whether no further problem follows the one that was asked last."""
        return self.asked >= self.total

    def closes_at(self, now: int) -> int | None:
        """Return when a problem that is posted now closes, None where its asker says when."""
        return None if self.seconds is None else now + self.seconds * 1000

    @property
    def after_reveal(self) -> int:
        """How long after an early reveal the next step is due: a session without a clock waits."""
        return LONGEST_WAIT if self.seconds is None and not self.is_last else READING

    def is_led_by(self, learner: int, *, manages: bool) -> bool:
        """Whether this member may reveal its problems, go on and end it."""
        return manages or learner == self.asker


@dataclass(frozen=True, slots=True)
class Last:
    """The problem that was asked last: whether it is posted, to be sent again, closed.

    ``is_silent`` tells that nobody has answered or looked at it nor at those just before it,
    `SILENT_LIMIT` in all.
    """

    is_posted: bool
    is_pending: bool
    is_closed: bool
    is_silent: bool


def due_step(session: Session, last: Last | None, now: int) -> Move | SessionEnd:
    """Return what a session does next whose step is due; ``last`` is None before its first problem.

    A session whose asker says when goes on by `asked_step` alone, so what is due of it is its end.
    """
    late = abs(now - (session.next_at or now)) > LATEST_STEP
    if late or last is None:
        return SessionEnd.AWAY if late else Move.ASK
    if not last.is_posted and not last.is_closed:
        return Move.WAIT if last.is_pending else SessionEnd.TROUBLE
    if last.is_closed and session.is_last:
        return SessionEnd.DONE
    if last.is_closed and last.is_silent:
        return SessionEnd.SILENT
    goes_on = Move.ASK if last.is_closed else Move.WAIT
    return SessionEnd.LEFT if session.seconds is None else goes_on


def asked_step(session: Session, last: Last | None) -> Move | SessionEnd | None:
    """Return what a session does next once somebody who leads it asks it to go on.

    None while a problem is open.
    """
    if last is not None and not last.is_closed:
        return None
    return SessionEnd.DONE if session.is_last else Move.ASK
