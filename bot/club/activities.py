"""The registry: every activity of a club, in the order in which commands are told."""

from dataclasses import replace
from typing import Final

from bot.ask.visit import Activity

from .board.flow import BOARD
from .daily.flow import DAILY
from .offers.flow import OFFERS
from .open_questions.flow import OPEN_QUESTIONS
from .own_data.flow import OWN_DATA
from .own_games.flow import OWN_GAMES
from .practice.flow import PRACTICE
from .progress.flow import PROGRESS
from .quiz.activity import QUIZ
from .quiz.study import Study
from .refusing import refusing
from .reveal.flow import REVEAL
from .server_settings.flow import SERVER_SETTINGS
from .vote.flow import VOTE

ACTIVITIES: Final[tuple[Activity[Study], ...]] = tuple(
    replace(activity, guard=refusing)
    for activity in (
        *(QUIZ, PRACTICE, VOTE, REVEAL, OWN_GAMES, OFFERS),
        *(PROGRESS, BOARD, OWN_DATA),
        *(SERVER_SETTINGS, OPEN_QUESTIONS, DAILY),
    )
)
