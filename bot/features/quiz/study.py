"""The process's part of group study: the store, and caches that save it work."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from bot.features.game.shelf import GameShelf, OneAtATime
from bot.hand import Refusal
from bot.pages.page import Page
from bot.study import quizzes
from bot.study.clock import HOUR, Clock, wall_clock
from bot.study.place import DatabaseAddress
from bot.study.quiz import Quiz
from bot.study.store import Store, StudyUnavailableError
from engine.problems import Problem

from .dealing import Dealer
from .kinds import recorded_quiz
from .quiz_problem import QuizProblem
from .worths import QuizWorths

if TYPE_CHECKING:
    from bot.discord.outlook_pool import OutlookPool
    from bot.discord.visit import Visit

log = logging.getLogger(__name__)

REMEMBERED: Final = 1000
"""Quizzes of which something is kept in memory; all that matters is in the database."""

EARLY_SECONDS: Final = 5.0
"""How often the number of answers is put into the message of a question, at most."""

LATER_SECONDS: Final = 30.0
"""The same past the first hour: Discord allows few changes of old messages."""

UPDATED_SECONDS: Final = 900.0
"""How long Discord lets an interaction change its message."""

Value = TypeVar("Value")


class Recent(Generic[Value]):
    """The last so many values, by the number of their quiz."""

    def __init__(self) -> None:
        self._values: OrderedDict[int, Value] = OrderedDict()

    def __getitem__(self, quiz: int) -> Value | None:
        return self._values.get(quiz)

    def __setitem__(self, quiz: int, value: Value) -> None:
        self._values[quiz] = value
        self._values.move_to_end(quiz)
        if len(self._values) > REMEMBERED:
            self._values.popitem(last=False)

    def drop_while(self, is_old: Callable[[Value], bool]) -> None:
        """Drop the values that were set first, up to one that is not old."""
        while self._values and is_old(next(iter(self._values.values()))):
            self._values.popitem(last=False)


@dataclass(frozen=True, slots=True)
class AskedQuiz:
    """A stored question: its problem, and where it is asked, or whose practice it is."""

    posed: QuizProblem[Problem]
    place: int
    learner: int | None

    def is_for(self, visit: "Visit") -> bool:
        """Whether a visit may answer: that of its server, or of the member who practices."""
        if self.learner is not None:
            return visit.user == self.learner
        return place_of(visit) == self.place


def place_of(visit: "Visit") -> int:
    """Return the server of a visit, or outside of one its channel, as `Quiz.place` does."""
    return visit.server or visit.channel or 0


@dataclass
class Trailing:
    """The visit that last changed a message, until when it can, and the count still to be shown."""

    visit: "Visit"
    until: float
    latest: Page | None = None


class Study:
    """Group study in this process.

    Nothing here outlives a restart, and nothing has to: problems are read again, the number of
    answers is shown again with the next one. Who holds ``exporting`` exports a member's data: more
    at once would be no faster, and take memory; ``exports`` are the members who wait for
    it. ``wake`` tells the poster that something is due; ``games`` are those that members dropped
    in.
    """

    def __init__(
        self,
        place: DatabaseAddress,
        outlooks: "OutlookPool | None",
        workplace: "OutlookPool",
        games: GameShelf,
        clock: Clock = wall_clock,
        clock_trouble: Callable[[], str] = lambda: "",
        key: str = "",
    ) -> None:
        self.store = Store(place, clock=clock, clock_trouble=clock_trouble, key=key)
        self.worths = QuizWorths(outlooks)
        self.dealer = Dealer(workplace)
        self.games = games
        self.wake: Callable[[], None] = lambda: None
        self.exporting = asyncio.Lock()
        self.exports = OneAtATime()
        self._is_closed = False
        self._asked: Recent[AskedQuiz] = Recent()
        self._counted_at: Recent[float] = Recent()
        self.trailing: Recent[Trailing] = Recent()
        self.counting: set[asyncio.Task[None]] = set()
        self._closed: Recent[bool] = Recent()
        self._changing: Recent[asyncio.Lock] = Recent()

    @property
    def trouble(self) -> str:
        """The error of the database at the last try, "" for none."""
        return self.store.trouble

    async def start(self) -> None:
        """Make or migrate the database; where it cannot be had, say so in the log and go on."""
        try:
            await self.store.start()
        except StudyUnavailableError as error:
            log.warning("Group study has no database now: %s", error)
        else:
            place, new = self.store.place, ", which is new" if self.store.is_new else ""
            where = place.file.resolve() if place.file else place.name
            log.info("Group study keeps its data in %s%s", where, new)

    async def close(self) -> None:
        """Close the database; closing it again does nothing."""
        if not self._is_closed:
            self._is_closed = True
            self.worths.close()
            for task in self.counting:
                task.cancel()
            await self.store.close()

    async def problem(self, visit: "Visit", number: int) -> QuizProblem[Problem]:
        """Return the problem of a stored quiz; refuses one gone, or that is none of the visit's."""
        asked = self._asked[number] or self._keep(await self.quiz(number))
        if not asked.is_for(visit):
            raise Refusal("error-stale")
        return asked.posed

    async def quiz(self, number: int) -> Quiz:
        """Return a stored quiz; refuses one gone."""
        found = await quizzes.find(self.store, number)
        if found is None:
            raise Refusal("error-quiz-gone")
        return found

    async def note_clicked(self, visit: "Visit", quiz: Quiz) -> None:
        """Note where a question is that somebody has just clicked, unless that is known."""
        message = visit.message
        if quiz.message is None and not quiz.purpose.is_private and message is not None:
            await quizzes.note_message(self.store, quiz.quiz, message.id)

    def read_problem(self, quiz: Quiz) -> QuizProblem[Problem]:
        """Return the problem of a quiz."""
        asked = self._asked[quiz.quiz] or self._keep(quiz)
        return asked.posed

    def read_once(self, quiz: Quiz) -> QuizProblem[Problem]:
        """Return the same and do not keep it: nobody answers now what is posted or revealed."""
        asked = self._asked[quiz.quiz]
        return _read(quiz) if asked is None else asked.posed

    def _keep(self, quiz: Quiz) -> AskedQuiz:
        learner = quiz.asker if quiz.purpose.is_private else None
        asked = self._asked[quiz.quiz] = AskedQuiz(_read(quiz), quiz.place, learner)
        return asked

    def shows_count(self, quiz: Quiz) -> bool:
        """Whether the number of answers is to be shown now; if so, it counts as shown."""
        if self.count_pause(quiz) > 0:
            return False
        self.note_counted(quiz.quiz)
        return True

    def count_pause(self, quiz: Quiz) -> float:
        """Return the seconds until the number of answers may be shown again."""
        before = self._counted_at[quiz.quiz]
        if before is None:
            return 0.0
        young = self.store.now() - quiz.opened_at < HOUR
        pause = EARLY_SECONDS if young else LATER_SECONDS
        return before + pause - asyncio.get_running_loop().time()

    def trail(self, number: int, visit: "Visit") -> None:
        """Keep the visit that has changed a message, and those no longer that cannot any more."""
        now = asyncio.get_running_loop().time()
        self.trailing[number] = Trailing(visit, now + UPDATED_SECONDS)
        self.trailing.drop_while(lambda kept: kept.until < now)

    def note_counted(self, number: int) -> None:
        """Note that the number of answers is shown now."""
        self._counted_at[number] = asyncio.get_running_loop().time()

    @asynccontextmanager
    async def changing(self, number: int) -> AsyncIterator[bool]:
        """Let one change of a question's message end before the next; whether it is still open.

        All clicks on a message come to one process. Without this a number that is under way could
        turn a message back that was revealed meanwhile.
        """
        lock = self._changing[number]
        if lock is None:
            lock = self._changing[number] = asyncio.Lock()
        async with lock:
            yield not self._closed[number]

    def close_question(self, number: int) -> None:
        """Note that a question is revealed: its message shows no numbers any more."""
        self._closed[number] = True


def _read(quiz: Quiz) -> QuizProblem[Problem]:
    try:
        return recorded_quiz(quiz.species.kind, quiz.problem)
    except (ValueError, KeyError) as error:
        log.warning("The record of quiz %x cannot be read", quiz.quiz, exc_info=error)
        raise Refusal("error-quiz-gone") from error
