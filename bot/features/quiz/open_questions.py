"""Open questions are listed and ended: by /server questions, and where a limit refuses another."""

from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bot.feature import SERVER, Feature
from bot.hand import Question, Refusal
from bot.options import Options
from bot.pages.page import Button, Page, Tone
from bot.pages.parts import act
from bot.study import limits, quizzes, sessions
from bot.study.limits import BY_TIME, QuizLimit, TooManyQuizzesError
from bot.study.quiz import Quiz
from bot.study.session import Session
from bot.words import Words
from engine.problems import WIDTH_OR_VALUE

from .posing import asked_title

if TYPE_CHECKING:
    from bot.discord.visit import Visit

IN_CHANNEL: Final = "c"
"""Tells a button that its list is of a channel, and not of the whole server."""


@dataclass(frozen=True, slots=True)
class OpenQuestion:
    """A question or a session as a list names it, and the slot and the feature that end it.

    ``may_end`` tells whether the reader may do so.
    """

    name: str
    number: int
    channel: int | None
    asker: int | None
    opened_at: int
    ends: tuple[str, str]
    may_end: bool

    @classmethod
    def of(cls, quiz: Quiz, words: Words, *, may_end: bool) -> "OpenQuestion":
        """Return a question as a list names it, with a link where its message is known."""
        is_valued = quiz.species.theme == WIDTH_OR_VALUE
        asked = asked_title(quiz.species.kind, words, is_valued=is_valued)
        name = words.text("title-vote") if quiz.is_vote else asked
        if quiz.message is not None:
            place = f"{quiz.server}/{quiz.channel}/{quiz.message}"
            name = f"[{name}](https://discord.com/channels/{place})"
        ends = ("end", "quiz")
        return cls(name, quiz.quiz, quiz.channel, quiz.asker, quiz.opened_at, ends, may_end)

    @classmethod
    def of_session(cls, session: Session, words: Words, *, may_end: bool) -> "OpenQuestion":
        """Return a session as a list names it."""
        name = words.text("session-listed", number=str(session.asked), total=str(session.total))
        return cls(
            name,
            session.session,
            session.channel,
            session.asker,
            session.opened_at,
            ("stop", "session"),
            may_end,
        )


def open_page(
    title: str, questions: Sequence[OpenQuestion], words: Words, *, in_channel: bool
) -> Page:
    """List open questions with links, and a button to end each that the reader may end.

    ``in_channel`` tells that they are those of the channel where the list is read.
    """
    lines = [_line(number, question) for number, question in enumerate(questions, 1)]
    text = tuple(lines) or (words.text("open-none"),)
    buttons = tuple(_end_buttons(questions, words, IN_CHANNEL if in_channel else "s"))
    return Page(None, Tone.HELP, title, (), "", text, buttons=buttons, private=True)


def _line(number: int, question: OpenQuestion) -> str:
    asker = f" · <@{question.asker}>" if question.asker else ""
    opened = f"<t:{question.opened_at // 1000}:R>"
    return f"{number}. {question.name} · <#{question.channel}>{asker} · {opened}"


def _end_buttons(questions: Sequence[OpenQuestion], words: Words, place: str) -> Iterator[Button]:
    for number, question in enumerate(questions, 1):
        if question.may_end:
            label = words.text("button-end-question", number=number)
            slot, feature = question.ends
            yield act(slot, label, Question(feature, number=question.number, choice=place))


@dataclass(frozen=True, slots=True)
class QuestionsOptions(Options):
    """The options of /server questions: none."""


async def show_open(visit: "Visit", options: QuestionsOptions) -> None:
    """Answer /server questions: all that is open in the server."""
    del options
    title, _ = visit.words.text("title-open-questions"), visit.managed_server
    await visit.send(await open_questions(visit, title, in_channel=False))


async def end_question(visit: "Visit", asked: Question) -> None:
    """Answer *End* beside an open question: for its asker and managers, as under the question."""
    study = visit.study
    quiz = await study.quiz(asked.number)
    if quiz.server != visit.server or not _may_end(visit, quiz):
        raise Refusal("error-quiz-reveal")
    await quizzes.close(study.store, asked.number)
    study.wake()
    await list_again(visit, asked)


async def list_again(visit: "Visit", asked: Question) -> None:
    """Show the list of a control again, once something of it has ended."""
    title = visit.words.text("title-open-questions")
    in_channel = asked.choice == IN_CHANNEL
    await visit.replace(await open_questions(visit, title, in_channel=in_channel))


@asynccontextmanager
async def naming_what_is_open(visit: "Visit") -> AsyncIterator[None]:
    """Refuse one question too many with the list of those that could be ended first."""
    try:
        yield
    except TooManyQuizzesError as error:
        if error.limit in BY_TIME:
            raise
        title = visit.words.text(error.sentence)
        in_channel = error.limit not in {QuizLimit.OWN_SERVER, QuizLimit.OWN_SESSION}
        raise Refusal(page=await open_questions(visit, title, in_channel=in_channel)) from error


async def open_questions(visit: "Visit", title: str, *, in_channel: bool) -> Page:
    """List what is open in the server or in the channel, for the user."""
    channel, store = visit.channel if in_channel else None, visit.study.store
    server, manages = visit.server or 0, visit.manages_messages
    found = await limits.open_questions(store, server, channel)
    under_way = await sessions.open_sessions(store, server, channel)
    words = visit.words
    listed = [
        *(OpenQuestion.of(it, words, may_end=_may_end(visit, it)) for it in found),
        *(
            OpenQuestion.of_session(it, words, may_end=it.is_led_by(visit.user, manages=manages))
            for it in under_way
        ),
    ]
    return open_page(title, listed, words, in_channel=in_channel)


def _may_end(visit: "Visit", quiz: Quiz) -> bool:
    now = visit.study.store.now()
    return quiz.lets_reveal(visit.user, now, manages=visit.manages_messages)


QUESTIONS: Final = Feature(
    "questions",
    options=QuestionsOptions,
    act=show_open,
    group=SERVER,
    clicks={"end": end_question},
    needs="study",
)
