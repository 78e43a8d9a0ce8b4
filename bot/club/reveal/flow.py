"""*Reveal*, and *In full* under what was revealed."""

from typing import Final

from bot.ask.outlook.question import has_outlook
from bot.ask.visit import Activity, Visit
from bot.club.ids import Action, quiz_id
from bot.club.quiz.answering import read_arguments, revealed_quiz
from bot.club.quiz.closing import close
from bot.club.quiz.study import Study, place_of
from bot.study.quiz import Purpose
from bot.typed.errors import Refusal

from .closing import closed_page

NOT_YET: Final = {Purpose.VOTE: "error-vote-end", Purpose.DAILY: "error-daily-reveal"}
"""Who may reveal a question that closes by itself, the id of the sentence."""


async def reveal(visit: Visit, study: Study, arguments: list[str]) -> None:
    """Answer *Reveal*: for the asker and managers at any time, for anybody after a day."""
    number, _ = read_arguments(arguments)
    quiz = await study.quiz(number)
    may = quiz.lets_reveal(visit.user, study.store.now(), manages=visit.manages_messages)
    if not (may and quiz.place == place_of(visit)):
        raise Refusal(NOT_YET.get(quiz.purpose, "error-quiz-reveal"))
    await close(visit, study, number, closed_page)


async def in_full(visit: Visit, study: Study, arguments: list[str]) -> None:
    """Answer *In full* under a reveal: the ordinary answer, seen by the reader only."""
    quiz = await revealed_quiz(study, arguments)
    posed = study.read_problem(quiz)
    query, situation = posed.in_full(), posed.situation
    if quiz.is_vote and study.worths.are_computed and has_outlook(situation.hand, situation.rules):
        query = situation.outlook()
    await visit.ask(query)


REVEAL: Final = Activity(
    "study", clicks={quiz_id(Action.REVEAL): reveal, quiz_id(Action.FULL): in_full}
)
