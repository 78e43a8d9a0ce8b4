"""The quiz as an activity: its command, and the controls of a question."""

from typing import Final

from bot.ask.visit import Activity, VisitCommand
from bot.club.ids import Action, quiz_id

from .answering import open_form, pick, show, submit
from .asking import QuizTyped, ask_channel, ask_quiz

QUIZ: Final = Activity(
    "study",
    (VisitCommand("quiz", QuizTyped, ask_quiz),),
    {
        quiz_id(Action.ASK): ask_channel,
        quiz_id(Action.OPEN): open_form,
        quiz_id(Action.SUBMIT): submit,
        quiz_id(Action.PICK): pick,
        quiz_id(Action.SHOW): show,
    },
)
