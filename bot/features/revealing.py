"""*Reveal*, and *In full* under what was revealed."""

from typing import TYPE_CHECKING, Final

from bot.hand import Question, Refusal
from bot.pages.page import Page
from bot.pages.parts import Fits, has_outlook
from bot.study.quiz import Purpose
from bot.study.quizzes import Reveal
from bot.words import words_for

from .daily.post import pause_note
from .quiz.answering import close, revealed_quiz
from .quiz.in_session import told_of_session
from .quiz.reveal import revealed_page
from .quiz.study import Study, place_of
from .vote.ballot import result_of

if TYPE_CHECKING:
    from bot.discord.visit import Visit


async def closed_page(study: Study, found: Reveal, fits: Fits, patience: float) -> Page:
    """Return what the message of a closed question turns into, in the language of its channel.

    It waits ``patience`` seconds for the outlook that belongs to it, where that is not known.
    """
    quiz, words = found.quiz, words_for(found.quiz.language)
    if quiz.is_vote:
        return await result_of(study, found, fits, patience)
    posed = study.read_once(quiz)
    worth = await study.worths.within(posed.outlook(), patience)
    # Where somebody has answered, the schedule goes on.
    note = "" if found.answered else await pause_note(study, quiz, words)
    page = revealed_page(found, posed, words, fits, note=note, worth=worth)
    return page if quiz.session is None else await told_of_session(study, quiz, page)


NOT_YET: Final = {Purpose.VOTE: "error-vote-end", Purpose.DAILY: "error-daily-reveal"}
"""Who may reveal a question that closes by itself, the id of the sentence."""


async def reveal(visit: "Visit", asked: Question) -> None:
    """Answer *Reveal*: for the asker and managers at any time, for anybody after a day."""
    study = visit.study
    quiz = await study.quiz(asked.number)
    may = quiz.lets_reveal(visit.user, study.store.now(), manages=visit.manages_messages)
    if not (may and quiz.place == place_of(visit)):
        raise Refusal(NOT_YET.get(quiz.purpose, "error-quiz-reveal"))
    await close(visit, asked.number, closed_page)


async def in_full(visit: "Visit", asked: Question) -> None:
    """Answer *In full* under a reveal: the ordinary answer, seen by the reader only."""
    study, quiz = visit.study, await revealed_quiz(visit, asked)
    posed = study.read_problem(quiz)
    question = posed.in_full()
    if quiz.is_vote and study.worths.are_computed and has_outlook(posed.at.held, posed.at.rules):
        question = posed.outlook_asked()
    await visit.ask(question)
