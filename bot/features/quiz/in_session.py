"""The parts of a question that belongs to a session: its end, how it stands, and the controls."""

from dataclasses import replace
from typing import Final

from bot.hand import Question
from bot.pages.page import Button, Page
from bot.pages.parts import act
from bot.study import sessions
from bot.study.quiz import Quiz
from bot.study.session import Session
from bot.study.session_results import Result, result_of
from bot.words import Words, words_for

from .study import Study

BEST: Final = 3
"""Places that a result draws in gold, and that a reveal names."""


def closing_text(closes_at: int | None, words: Words) -> str:
    """Say when a problem closes, in milliseconds since 1970, None for when it is revealed."""
    if closes_at is None:
        return words.text("session-waits")
    return words.text("session-closes", when=f"<t:{closes_at // 1000}:R>")


def go_on_button(session: int, number: int, words: Words) -> Button:
    """Lead on to the problem after this one, 0 for the first."""
    label = words.text("button-next-problem" if number else "button-session-start")
    return act("go", label, Question("session", number=session, page=number), chosen=True, row=1)


def stop_button(session: int, words: Words) -> Button:
    """End a session."""
    label = words.text("button-session-end")
    return act("stop", label, Question("session", number=session), row=1)


def with_session(page: Page, session: Session, number: int, result: Result, words: Words) -> Page:
    """Add to the reveal of a problem who is ahead, and the controls while it is the last one."""
    ahead = words.text("joint-names").join(
        words.text(
            "session-ahead", rank=str(it.rank), member=f"<@{it.learner}>", right=str(it.right)
        )
        for it in result.places[:BEST]
        if it.right
    )
    text = (*page.text, words.text("session-so-far", places=ahead)) if ahead else page.text
    if session.ending is not None or session.asked != number:
        return replace(page, text=text)
    goes_on = go_on_button(session.session, number, words)
    buttons = (*page.buttons, goes_on, stop_button(session.session, words))
    return replace(page, text=text, buttons=buttons)


async def told_of_session(study: Study, quiz: Quiz, page: Page) -> Page:
    """Return the reveal of a problem with what is to be said of its session there."""
    session = await sessions.find(study.store, quiz.session or 0)
    if session is None:
        return page
    result = await result_of(study.store, session.session)
    return with_session(page, session, quiz.number or 0, result, words_for(quiz.language))
