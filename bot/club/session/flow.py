"""/quiz; and a session begins, goes on and ends where somebody says so. The rest its rows tell."""

from dataclasses import replace
from typing import Final

from bot.ask.visit import Activity, UnsentError, Visit, VisitCommand
from bot.club.daily.server_page import not_member_page
from bot.club.ids import Action, quiz_id, read_number
from bot.club.open_questions.flow import open_questions
from bot.club.quiz.answering import read_arguments
from bot.club.quiz.asking import QuizTyped, ask_quiz
from bot.club.quiz.closing import close
from bot.club.quiz.kinds.riichi import USUAL_TURN
from bot.club.quiz.settings_here import language_of, read_typed, rules_dealt, settings_to_ask
from bot.club.quiz.situation import situation_of
from bot.club.quiz.study import Study
from bot.club.reveal.closing import closed_page
from bot.club.vote.choices import has_ways, vote_on
from bot.club.vote.flow import begin_vote
from bot.study import outbox, quizzes, sessions
from bot.study.quiz import Quiz
from bot.study.session import Session
from bot.study.sessions import NewSession
from bot.typed.errors import Refusal
from bot.words import words_for
from engine.problems import NoProblemError, NoProblemReason

from .page import announced_page

TENPAI_SIZE: Final = 13
"""Tiles of a hand that riichi or dama is asked about."""


async def ask(visit: Visit, study: Study, typed: QuizTyped) -> None:
    """Answer /quiz with one question, or with a session of so many.

    A hand that is too close for riichi or dama to have an answer is put to a vote.
    """
    if typed.session is not None:
        await begin(visit, study, typed)
        return
    try:
        await ask_quiz(visit, study, typed)
    except NoProblemError as error:
        if error.reason is not NoProblemReason.NO_LEAD:
            raise
        await _vote_instead(visit, study, typed, error)


async def _vote_instead(
    visit: Visit, study: Study, typed: QuizTyped, error: NoProblemError
) -> None:
    """Put a hand of which neither way leads to a vote; raises the error where it has no ways."""
    settings = await settings_to_ask(visit, study)
    query = await read_typed(visit, settings, typed.read)
    if query is None:
        return
    situation = replace(situation_of(query), turn=typed.turn or USUAL_TURN)
    is_judged = situation.hand.size == TENPAI_SIZE and situation.rules.players == 4
    if not (is_judged and has_ways(situation)):
        raise error
    await begin_vote(visit, study, settings, vote_on(situation))
    await visit.tell(visit.words.text("vote-is-close"))


async def begin(visit: Visit, study: Study, typed: QuizTyped) -> None:
    """Answer /quiz with so many problems in a row.

    The bot posts them by itself: where it may not, the user is told so at once.
    """
    if typed.hand:
        raise Refusal("error-session-hand")
    if visit.server is None or visit.channel is None:
        raise Refusal("error-server-only")
    study.dealer.check(typed.kind)
    settings = await settings_to_ask(visit, study)
    if not await visit.may_post(visit.channel):
        await visit.refuse(not_member_page(visit.invitation(visit.server), visit.words))
        return
    new = NewSession(
        visit.server,
        visit.channel,
        visit.user,
        rules_dealt(visit, settings),
        language_of(visit, settings),
        typed.session or 0,
        typed.seconds or None,
        typed.kind,
        typed.level,
    )
    number = await sessions.start(study.store, new, manages=visit.manages_messages)
    words = words_for(new.language)
    page = announced_page(await _found(study, number), words)
    try:
        await visit.post(page, words, in_place=False)
    except UnsentError as error:
        await sessions.withdraw(study.store, number)
        raise error.reason from None
    study.wake()


async def reveal(visit: Visit, study: Study, arguments: list[str]) -> None:
    """Answer *Reveal* under a problem before its time: for whoever leads the session."""
    number, _ = read_arguments(arguments)
    quiz = await study.quiz(number)
    session = await _found(study, quiz.session or 0)
    if not quiz.is_closed(study.store.now()):
        _check_led(visit, session, "error-session-reveal")
        await sessions.close_early(study.store, quiz)
    await _reveal_here(visit, study, quiz)
    study.wake()


async def go_on(visit: Visit, study: Study, arguments: list[str]) -> None:
    """Answer *Next* under a reveal, and *Start now* under the announcement."""
    number, place = _read(arguments)
    session = await _found(study, number)
    _check_led(visit, session, "error-session-led")
    if not place.isdecimal() or not await sessions.go_on(study.store, number, int(place)):
        raise Refusal("error-session-over")
    study.wake()
    quiz = await sessions.problem(study.store, number, int(place))
    found = None if quiz is None else await quizzes.reveal(study.store, quiz.quiz)
    if found is not None:
        await visit.update(await closed_page(study, found, visit.fits, 0))
    else:
        words = words_for(session.language)
        await visit.replace(announced_page(await _found(study, number), words), words)


async def stop(visit: Visit, study: Study, arguments: list[str]) -> None:
    """Answer *End the session*, and *End* beside it in a list of what is open."""
    number, place = _read(arguments)
    session = await _found(study, number)
    _check_led(visit, session, "error-session-led")
    quiz = await sessions.problem(study.store, number, session.asked)
    if not await sessions.stop(study.store, number):
        raise Refusal("error-session-over")
    study.wake()
    if place:
        title = visit.words.text("title-open-questions")
        await visit.replace(await open_questions(visit, study, title, in_channel=place == "c"))
    elif quiz is not None and visit.message is not None and quiz.message == visit.message.id:
        await _reveal_here(visit, study, quiz)
    else:
        await visit.defer(in_place=True)


async def _reveal_here(visit: Visit, study: Study, quiz: Quiz) -> None:
    """Turn the message of a closed problem into its reveal, which the poster need not do then."""
    await close(visit, study, quiz.quiz, closed_page)
    await outbox.send_later(study.store, quiz.quiz, None)


def _read(arguments: list[str]) -> tuple[int, str]:
    """Return the number of a session on a control, and what else is on it."""
    try:
        text, *more = arguments
        return read_number(text), "".join(more)
    except ValueError:
        raise Refusal("error-stale") from None


async def _found(study: Study, number: int) -> Session:
    found = await sessions.find(study.store, number)
    if found is None:
        raise Refusal("error-session-over")
    return found


def _check_led(visit: Visit, session: Session, sentence: str) -> None:
    """Refuse everybody but the asker and those who manage messages, in the session's server."""
    led = session.is_led_by(visit.user, manages=visit.manages_messages)
    if session.server != visit.server or not led:
        raise Refusal(sentence)


SESSION: Final = Activity(
    "study",
    (VisitCommand("quiz", QuizTyped, ask),),
    {
        quiz_id(Action.CLOSE): reveal,
        quiz_id(Action.GO_ON): go_on,
        quiz_id(Action.STOP): stop,
    },
)
