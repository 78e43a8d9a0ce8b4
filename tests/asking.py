"""Questions asked in one call, as the tests of pages ask them."""

from typing import Any

from bot.ask import answer as pages
from bot.ask.agari.question import AgariQuestion
from bot.ask.called.question import CalledQuestion
from bot.ask.compare.question import CompareQuestion
from bot.ask.features import COMMAND_OF
from bot.ask.help.question import HelpQuestion
from bot.ask.methods.question import MethodsQuestion
from bot.ask.outlook.question import OutlookQuestion, look
from bot.ask.points.question import PointsQuestion
from bot.ask.safe.question import SafeQuestion
from bot.ask.term.question import TermQuestion
from bot.ask.tiles.question import TilesQuestion
from bot.ask.waits.question import WaitsQuestion
from bot.ask.waits.ways_question import WaysQuestion
from bot.pages.page import Page
from bot.picture.layout import fits
from bot.typed.question import Question, Typed
from bot.words import Words

TYPED = {command.name: command.typed for command in COMMAND_OF.values()}
QUESTIONS = {
    "waits": WaitsQuestion,
    "called": CalledQuestion,
    "compare": CompareQuestion,
    "agari": AgariQuestion,
    "help": HelpQuestion,
    "methods": MethodsQuestion,
    "points": PointsQuestion,
    "outlook": OutlookQuestion,
    "safe": SafeQuestion,
    "tiles": TilesQuestion,
    "term": TermQuestion,
    "ways": WaysQuestion,
}
"""The class of each feature's questions."""


def typed_into(command: str, hand: str = "", **options: Any) -> Typed:
    """Return what is typed into a command; those that ask of no hand have none."""
    typed = TYPED[command]
    return typed(*([hand] if "hand" in typed.__dataclass_fields__ else []), **options)


def question_of(feature: str, *hand: str, **fields: Any) -> Question:
    """Return a question of a feature; that of /waits with a tile or cuts is another's."""
    if fields.get("called") is not None:
        feature = "called"
    elif fields.get("compared"):
        feature = "compare"
    return QUESTIONS[feature](*hand, **fields)


def feature_of(question: Question) -> str:
    """Return the name of the command that asks such a question."""
    names = {kind: name for name, kind in QUESTIONS.items()}
    return {"called": "waits", "compare": "waits"}.get(names[type(question)], names[type(question)])


def ask(command: str, hand: str, words: Words, **options: Any) -> Page:
    """Answer typed text; that of an outlook only where it cannot be read."""
    return pages.answer(typed_into(command, hand, **options), words, fits)


def ask_message(hand: str, words: Words, left_out: tuple[str, ...] = (), **options: Any) -> Page:
    """Answer a hand that was found in a message beside other words."""
    said = pages.SaidHand(typed_into("waits", hand, **options), left_out=left_out)
    return pages.answer(said, words, fits)


def answer(question: Question, words: Words) -> Page:
    """Answer a question."""
    found = look(question) if isinstance(question, OutlookQuestion) else None
    return pages.answer(question, words, fits, found)
