"""The quiz as an activity: its command, and the controls of a question."""

from typing import Final

from bot.ask.custom_id import encode
from bot.ask.visit import Activity, VisitCommand
from bot.club.ids import Action, quiz_button, quiz_id
from bot.pages.page import Button
from bot.typed.question import Question
from bot.words import Words

from .answering import open_form, pick, show, submit
from .asking import QuizTyped, ask_channel, ask_quiz
from .posing import has_question


def ask_buttons(question: Question, words: Words) -> tuple[Button, ...]:
    """Offer to ask the channel about the hand of an answer, where it makes a quiz."""
    if not has_question(question):
        return ()
    return (quiz_button(words.text("button-ask-channel"), Action.ASK, encode(question)),)


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
    offers=ask_buttons,
)
