"""The quiz as an activity: the controls of a question; /quiz is in `bot.club.session`."""

from typing import Final

from bot.ask.visit import Activity
from bot.club.ids import Action, quiz_id

from .answering import open_form, pick, show, submit
from .asking import ask_channel

QUIZ: Final = Activity(
    "study",
    clicks={
        quiz_id(Action.ASK): ask_channel,
        quiz_id(Action.OPEN): open_form,
        quiz_id(Action.SUBMIT): submit,
        quiz_id(Action.PICK): pick,
        quiz_id(Action.SHOW): show,
    },
)
