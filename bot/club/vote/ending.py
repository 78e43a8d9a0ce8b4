"""The end of a vote: its result, made for whoever ends it."""

from bot.club.quiz.kinds.cut import CutQuiz
from bot.club.quiz.kinds.waits import WaitsQuiz
from bot.club.quiz.quiz_problem import QuizProblem
from bot.club.quiz.study import Study
from bot.pages.page import Page
from bot.pages.parts import Fits
from bot.study.quizzes import Reveal
from bot.typed.errors import Refusal
from bot.words import words_for
from engine.problems import Problem

from .ballot import ballot_of, ended_page
from .choices import VotedQuiz, worth_asked


async def result_of(study: Study, found: Reveal, fits: Fits, patience: float) -> Page:
    """Return what the message of a vote turns into, in the language of its channel."""
    posed = vote_of(study.read_once(found.quiz))
    worth = await study.worths.within(worth_asked(posed), patience)
    return ended_page(
        found, ballot_of(found.quiz, posed), words_for(found.quiz.language), fits, worth
    )


def vote_of(posed: QuizProblem[Problem]) -> VotedQuiz:
    """Return the hand of a vote; refuses the control of a vote on another question."""
    if isinstance(posed, CutQuiz) or (isinstance(posed, WaitsQuiz) and posed.situation.ways):
        return posed
    raise Refusal("error-stale")
