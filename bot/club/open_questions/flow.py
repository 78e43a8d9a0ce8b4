"""Open questions are listed and ended: by /server questions, and where a limit refuses another."""

from dataclasses import dataclass
from typing import Final

from bot.ask.visit import Activity, Visit, VisitCommand
from bot.club.groups import SERVER, managed_server
from bot.club.ids import Action, quiz_id, read_number
from bot.club.quiz.study import Study
from bot.pages.page import Page
from bot.study import limits, quizzes, sessions
from bot.study.quiz import Quiz
from bot.typed.errors import Refusal
from bot.typed.question import Typed

from .page import OpenQuestion, open_page


@dataclass(frozen=True, slots=True)
class QuestionsTyped(Typed):
    """The options of /server questions: none."""


async def show_open(visit: Visit, study: Study, typed: QuestionsTyped) -> None:
    """Answer /server questions: all that is open in the server."""
    del typed
    managed_server(visit)
    title = visit.words.text("title-open-questions")
    await visit.send(await open_questions(visit, study, title, in_channel=False))


async def end_question(visit: Visit, study: Study, arguments: list[str]) -> None:
    """Answer *End* beside an open question: for its asker and managers, as under the question."""
    try:
        text, place = arguments
        number = read_number(text)
    except ValueError:
        raise Refusal("error-stale") from None
    quiz = await study.quiz(number)
    if quiz.server != visit.server or not _may_end(visit, study, quiz):
        raise Refusal("error-quiz-reveal")
    await quizzes.close(study.store, number)
    study.wake()
    title = visit.words.text("title-open-questions")
    await visit.replace(await open_questions(visit, study, title, in_channel=place == "c"))


async def open_questions(visit: Visit, study: Study, title: str, *, in_channel: bool) -> Page:
    """List what is open in the server or in the channel, for the user."""
    channel = visit.channel if in_channel else None
    server, manages = visit.server or 0, visit.manages_messages
    found = await limits.open_questions(study.store, server, channel)
    under_way = await sessions.open_sessions(study.store, server, channel)
    words = visit.words
    listed = [
        *(OpenQuestion.of(it, words, may_end=_may_end(visit, study, it)) for it in found),
        *(
            OpenQuestion.of_session(it, words, may_end=it.is_led_by(visit.user, manages=manages))
            for it in under_way
        ),
    ]
    return open_page(title, listed, words, in_channel=in_channel)


def _may_end(visit: Visit, study: Study, quiz: Quiz) -> bool:
    return quiz.lets_reveal(visit.user, study.store.now(), manages=visit.manages_messages)


OPEN_QUESTIONS: Final = Activity(
    "study",
    (VisitCommand("questions", QuestionsTyped, show_open, SERVER),),
    {quiz_id(Action.END): end_question},
)
