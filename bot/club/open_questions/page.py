"""The page of the open questions of a channel or a server."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.club.ids import Action, quiz_button, write_number
from bot.club.quiz.words import asked_title
from bot.pages.page import Button, Page, Tone
from bot.study.quiz import Quiz
from bot.study.session import Session
from bot.words import Words
from engine.problems import WIDTH_OR_VALUE


@dataclass(frozen=True, slots=True)
class OpenQuestion:
    """A question or a session as a list names it, and the action that ends it.

    ``may_end`` tells whether the reader may do so.
    """

    name: str
    number: int
    channel: int | None
    asker: int | None
    opened_at: int
    ends: Action
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
        return cls(name, quiz.quiz, quiz.channel, quiz.asker, quiz.opened_at, Action.END, may_end)

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
            Action.STOP,
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
    buttons = tuple(_end_buttons(questions, words, "c" if in_channel else "s"))
    return Page(None, Tone.HELP, title, (), "", text, buttons=buttons, private=True)


def _line(number: int, question: OpenQuestion) -> str:
    asker = f" · <@{question.asker}>" if question.asker else ""
    opened = f"<t:{question.opened_at // 1000}:R>"
    return f"{number}. {question.name} · <#{question.channel}>{asker} · {opened}"


def _end_buttons(questions: Sequence[OpenQuestion], words: Words, place: str) -> Iterator[Button]:
    for number, question in enumerate(questions, 1):
        if question.may_end:
            label = words.text("button-end-question", number=number)
            yield quiz_button(label, question.ends, write_number(question.number), place)
