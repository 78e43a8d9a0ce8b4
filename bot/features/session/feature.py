"""/quiz; and a session begins, goes on and ends where somebody says so. The rest its rows tell."""

from typing import TYPE_CHECKING, Final

from bot.feature import Feature, UnsentError
from bot.features.daily.feature import not_member_page
from bot.features.quiz.answering import close, open_form, pick, show, submit
from bot.features.quiz.asking import (
    QuizOptions,
    ask_channel,
    ask_quiz,
    language_of,
    read_by_settings,
    refusing_no_problem,
    rules_dealt,
    settings_to_ask,
)
from bot.features.quiz.kinds.riichi import USUAL_TURN
from bot.features.quiz.open_questions import list_again, naming_what_is_open
from bot.features.quiz.posing import has_question, posed_of
from bot.features.revealing import closed_page, in_full
from bot.features.revealing import reveal as reveal_quiz
from bot.features.vote.choices import has_ways, vote_on
from bot.features.vote.feature import begin_vote
from bot.hand import Question, Refusal
from bot.pages.page import Button
from bot.pages.parts import act
from bot.study import outbox, quizzes, sessions
from bot.study.quiz import Quiz
from bot.study.session import Session
from bot.study.sessions import NewSession
from bot.words import Words, words_for
from engine.problems import NoProblemError, NoProblemReason

from .page import announced_page

if TYPE_CHECKING:
    from bot.discord.visit import Visit

TENPAI_SIZE: Final = 13
"""Tiles of a hand that riichi or dama is asked about."""


async def ask(visit: "Visit", options: QuizOptions) -> None:
    """Answer /quiz with one question, or with a session of so many.

    A hand that is too close for riichi or dama to have an answer is put to a vote.
    """
    if options.session is not None:
        await begin(visit, options)
        return
    with refusing_no_problem():
        try:
            await ask_quiz(visit, options)
        except NoProblemError as error:
            if error.reason is not NoProblemReason.NO_LEAD:
                raise
            await _vote_instead(visit, options, error)


async def _vote_instead(visit: "Visit", options: QuizOptions, error: NoProblemError) -> None:
    """Put a hand of which neither way leads to a vote; raises the error where it has no ways."""
    settings = await settings_to_ask(visit)
    asked = posed_of(read_by_settings(visit, settings, options))
    asked = asked.but(turn=options.turn or USUAL_TURN)
    at = asked.situation
    if not (at.held.size == TENPAI_SIZE and at.rules.players == 4 and has_ways(asked)):
        raise error
    await begin_vote(visit, settings, vote_on(asked))
    await visit.tell(visit.words.text("vote-is-close"))


async def begin(visit: "Visit", options: QuizOptions) -> None:
    """Answer /quiz with so many problems in a row.

    The bot posts them by itself: where it may not, the user is told so at once.
    """
    if options.hand:
        raise Refusal("error-session-hand")
    if visit.server is None or visit.channel is None:
        raise Refusal("error-server-only")
    study, settings = visit.study, await settings_to_ask(visit)
    study.dealer.check(options.kind)
    if not await visit.may_post(visit.channel):
        await visit.refuse(not_member_page(visit.invitation(visit.server), visit.words))
        return
    new = NewSession(
        visit.server,
        visit.channel,
        visit.user,
        rules_dealt(visit, settings),
        language_of(visit, settings),
        options.session or 0,
        options.seconds or None,
        options.kind,
        options.level,
    )
    async with naming_what_is_open(visit):
        number = await sessions.start(study.store, new, manages=visit.manages_messages)
    words = words_for(new.language)
    page = announced_page(await _found(visit, number), words)
    try:
        await visit.post(page, words, in_place=False)
    except UnsentError as error:
        await sessions.withdraw(study.store, number)
        raise error.reason from None
    study.wake()


async def reveal(visit: "Visit", asked: Question) -> None:
    """Answer *Reveal* under a problem before its time: for whoever leads the session."""
    study = visit.study
    quiz = await study.quiz(asked.number)
    session = await _found(visit, quiz.session or 0)
    if not quiz.is_closed(study.store.now()):
        _check_led(visit, session, "error-session-reveal")
        await sessions.close_early(study.store, quiz)
    await _reveal_here(visit, quiz)
    study.wake()


async def go_on(visit: "Visit", asked: Question) -> None:
    """Answer *Next* under a reveal, and *Start now* under the announcement."""
    study, number, place = visit.study, asked.number, asked.page
    session = await _found(visit, number)
    _check_led(visit, session, "error-session-led")
    if not await sessions.go_on(study.store, number, place):
        raise Refusal("error-session-over")
    study.wake()
    quiz = await sessions.problem(study.store, number, place)
    found = None if quiz is None else await quizzes.reveal(study.store, quiz.quiz)
    if found is not None:
        await visit.update(await closed_page(study, found, visit.fits, 0))
    else:
        words = words_for(session.language)
        await visit.replace(announced_page(await _found(visit, number), words), words)


async def stop(visit: "Visit", asked: Question) -> None:
    """Answer *End the session*, and *End* beside it in a list of what is open."""
    study, number = visit.study, asked.number
    session = await _found(visit, number)
    _check_led(visit, session, "error-session-led")
    quiz = await sessions.problem(study.store, number, session.asked)
    if not await sessions.stop(study.store, number):
        raise Refusal("error-session-over")
    study.wake()
    if asked.choice:
        await list_again(visit, asked)
    elif quiz is not None and visit.message is not None and quiz.message == visit.message.id:
        await _reveal_here(visit, quiz)
    else:
        await visit.defer(in_place=True)


async def _reveal_here(visit: "Visit", quiz: Quiz) -> None:
    """Turn the message of a closed problem into its reveal, which the poster need not do then."""
    await close(visit, quiz.quiz, closed_page)
    await outbox.send_later(visit.study.store, quiz.quiz, None)


async def _found(visit: "Visit", number: int) -> Session:
    found = await sessions.find(visit.study.store, number)
    if found is None:
        raise Refusal("error-session-over")
    return found


def _check_led(visit: "Visit", session: Session, sentence: str) -> None:
    """Refuse everybody but the asker and those who manage messages, in the session's server."""
    led = session.is_led_by(visit.user, manages=visit.manages_messages)
    if session.server != visit.server or not led:
        raise Refusal(sentence)


def ask_buttons(question: Question, words: Words) -> tuple[Button, ...]:
    """Offer to ask the channel about the hand of an answer, where it makes a quiz."""
    if not has_question(question):
        return ()
    return (act("ask", words.text("button-ask-channel"), question),)


QUIZ: Final = Feature(
    "quiz",
    ("number", "scope", "choice"),
    options=QuizOptions,
    act=ask,
    clicks={
        "ask": ask_channel,
        "open": open_form,
        "submit": submit,
        "pick": pick,
        "show": show,
        "reveal": reveal_quiz,
        "full": in_full,
        "close": reveal,
    },
    offers=ask_buttons,
    needs="study",
)

SESSION: Final = Feature(
    "session",
    ("number", "page", "choice"),
    clicks={"go": go_on, "stop": stop},
    needs="study",
)
