"""What a row keeps of a question: its situation as text."""

from bot.ask.custom_id import decode_hand, encode
from engine.problems import Problem

from .kinds import QUIZ_KINDS
from .quiz_problem import QuizProblem
from .situation import Situation, situation_of


def write_record(posed: QuizProblem[Problem]) -> str:
    """Return a question as text, the same for equal ones."""
    if posed.situation.turn is not None:
        return encode(posed.situation.outlook())
    return encode(posed.in_full())


def read_record(kind: str, text: str) -> QuizProblem[Problem]:
    """Return the question of a kind that `write_record` wrote."""
    return QUIZ_KINDS[kind].of(read_situation(text))


def read_situation(text: str) -> Situation:
    """Return the situation of a record."""
    return situation_of(decode_hand(text))
