"""What the rows of a session become once they are due: a problem that is posted, and the result."""

from dataclasses import replace
from typing import Final

from bot.club.ids import Scope
from bot.club.quiz.dealing import RANDOM
from bot.club.quiz.post import NothingNewError, Post
from bot.club.quiz.question import posted, posted_page
from bot.club.quiz.record import write_record
from bot.club.quiz.study import Study
from bot.pages.page import Page
from bot.pages.parts import Fits
from bot.study import sessions
from bot.study.pick import draw
from bot.study.quiz import Quiz
from bot.study.session import Session
from bot.study.session_results import result_of
from bot.typed.three_players import players_of
from bot.words import words_for
from engine.problems import species_of

from .page import problem_note, result_page

MOST_DEALT: Final = 50
"""Problems dealt until one is new to its session."""


async def problem_of(study: Study, quiz: Quiz, fits: Fits) -> Post | None:
    """Return what a row becomes, None where its session is gone or over.

    A row that a process has prepared before is not dealt again. Raises NothingNewError.
    """
    session = await sessions.find(study.store, quiz.session or 0)
    if session is None or session.ending is not None:
        return None
    if not quiz.problem:
        quiz = await _prepared(study, quiz, session)
    closes_at = session.closes_at(study.store.now())
    posed = study.read_once(quiz)
    question = posted(replace(quiz, closes_at=closes_at), posed, Scope.CHANNEL)
    page = posted_page(question, 0, words_for(quiz.language), fits)
    return Post(posed, page, closes_at=closes_at)


async def _prepared(study: Study, quiz: Quiz, session: Session) -> Quiz:
    """Deal a problem that the session has not had, and store it."""
    players, words = players_of(session.rules), words_for(session.language)
    for _ in range(MOST_DEALT):
        drawn = draw(RANDOM, session.kind, session.level, players, kinds=study.dealer.kinds)
        posed = await study.dealer.deal(drawn, session.rules, None)
        species, text = species_of(posed.problem), write_record(posed.situation)
        note = problem_note(session, quiz.number or 0, species.level, words)
        prepared = await sessions.prepare(study.store, quiz, species, text, note)
        if prepared is not None:
            return prepared
    raise NothingNewError


async def posted_result(study: Study, session: Session, fits: Fits) -> Page:
    """Return the page of a session's result."""
    result = await result_of(study.store, session.session)
    hardest = None if result.hardest is None else study.read_once(result.hardest.quiz)
    return result_page(session, result, hardest, words_for(session.language), fits)
