"""What stands in the way of group study, as the user is told it."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from bot.ask.visit import Visit
from bot.study.limits import QuizLimit, TooManyQuizzesError
from bot.study.store import StudyUnavailableError, Trouble
from bot.typed.errors import Refusal
from engine.problems import NoProblemError, NoProblemReason

from .open_questions.flow import open_questions
from .quiz.study import Study

UNAVAILABLE: Final = "Group study is not available: %s"

log = logging.getLogger(__name__)

TROUBLES: Final = {
    Trouble.NOT_WRITABLE: "error-study-not-writable",
    Trouble.DOWN: "error-study-down",
    Trouble.BUSY: "error-study-busy",
    Trouble.CLOCK: "error-study-clock",
    Trouble.NEWER: "error-study-newer",
}
LIMITS: Final = {
    QuizLimit.CHANNEL: "error-quiz-limit-channel",
    QuizLimit.HOUR: "error-quiz-limit-hour",
    QuizLimit.OWN_CHANNEL: "error-quiz-limit-own-channel",
    QuizLimit.OWN_SERVER: "error-quiz-limit-own-server",
    QuizLimit.OWN_HOUR: "error-quiz-limit-own-hour",
    QuizLimit.DAY: "error-quiz-limit-day",
    QuizLimit.PRACTICE: "error-quiz-limit-practice",
    QuizLimit.SESSION: "error-quiz-limit-session",
    QuizLimit.OWN_SESSION: "error-quiz-limit-own-session",
    QuizLimit.SESSION_HOUR: "error-quiz-limit-session-hour",
}
NO_PROBLEMS: Final = {
    NoProblemReason.NOTEN: "error-no-problem-noten",
    NoProblemReason.HAS_A_CUT: "error-no-problem-has-a-cut",
    NoProblemReason.NO_CUT: "error-no-problem-no-cut",
    NoProblemReason.COMPLETE: "error-no-problem-complete",
    NoProblemReason.NOT_COMPLETE: "error-no-problem-not-complete",
    NoProblemReason.NO_YAKU: "error-no-problem-no-yaku",
    NoProblemReason.NO_RIICHI: "error-no-problem-no-riichi",
    NoProblemReason.NO_LEAD: "error-no-problem-no-lead",
    NoProblemReason.NO_ONE_ANSWER: "error-no-problem-no-one-answer",
    NoProblemReason.NORTH_FIRST: "error-no-problem-north-first",
}
"""The sentence that the user is told."""

BY_TIME: Final = frozenset(
    {
        QuizLimit.HOUR,
        QuizLimit.OWN_HOUR,
        QuizLimit.DAY,
        QuizLimit.PRACTICE,
        QuizLimit.SESSION_HOUR,
    }
)
"""Limits that only time lifts; where another is met, what is open is listed, to be ended."""


@asynccontextmanager
async def refusing(visit: Visit, study: Study) -> AsyncIterator[None]:
    """Turn what a user can be told into a refusal."""
    try:
        yield
    except StudyUnavailableError as error:
        log.warning(UNAVAILABLE, error)
        raise Refusal(TROUBLES[error.trouble]) from error
    except NoProblemError as error:
        raise Refusal(NO_PROBLEMS[error.reason]) from error
    except TooManyQuizzesError as error:
        if error.limit in BY_TIME:
            raise Refusal(LIMITS[error.limit]) from error
        title = visit.words.text(LIMITS[error.limit])
        in_channel = error.limit not in {QuizLimit.OWN_SERVER, QuizLimit.OWN_SESSION}
        await visit.refuse(await open_questions(visit, study, title, in_channel=in_channel))
