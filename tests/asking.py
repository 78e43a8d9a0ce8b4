"""Questions asked in one call, as the tests of pages ask them."""

from typing import Any

from bot import answer as pages
from bot.features import MODULES, feature_of, id_of, read_id
from bot.features.messages import SaidHand, about
from bot.features.outlook.finding import Found, look
from bot.hand import NOWHERE, WON, Question
from bot.options import Options
from bot.pages.page import Page
from bot.picture.layout import fits
from bot.read.errors import RefusedError
from bot.read.reader import TextReading
from bot.words import Words, words_for
from engine import parse_hand, parse_rules
from engine.outlook import RATES, Rates

FEATURES = tuple(map(feature_of, MODULES))
ASKED = tuple(feature for feature in FEATURES if feature.page is not None)
"""The features that answer questions."""


def typed_into(command: str, hand: str = "", **options: Any) -> Options:
    """Return what is typed into a command; those that ask of no hand have none."""
    typed = feature_of(command).options
    assert typed is not None
    return typed(*([hand] if "hand" in typed.__dataclass_fields__ else []), **options)


def question_of(feature: str, hand: str = "", *, rules: str = "tenhou", **fields: Any) -> Question:
    """Return a question of a feature about a hand in notation, with fields of both values."""
    played = parse_rules(rules)
    held = parse_hand(hand, players=played.players) if hand else None
    return Question(feature).but(hand=held, rules=played, **fields)


def ask(command: str, hand: str, words: Words, **options: Any) -> Page:
    """Answer typed text; that of an outlook only where it cannot be read."""
    return pages.answer(pages.read_typed(typed_into(command, hand, **options)), words, fits)


def ask_message(hand: str, words: Words, left_out: tuple[str, ...] = ()) -> Page:
    """Answer a hand that was found in a message beside other words."""
    said = about(TextReading(parse_hand(hand), left_out=left_out), typed_into("waits"))
    return answer_said(said, words)


def answer_said(said: SaidHand, words: Words) -> Page:
    """Answer a hand of a message, with what the message says beside it."""
    return pages.answer(pages.read_as_message(said), words, fits)


def answer(
    question: Question, words: Words, found: Found | None = None, rates: Rates = RATES
) -> Page:
    """Answer a question; an outlook by what is looked for here, where nothing is found yet."""
    if found is None and question.feature == "outlook":
        found = look(question)
    return pages.answer(pages.Typed(question), words, fits, rates, found)


def encode(question: Question) -> str:
    """Return a question as the custom_id of a button that asks it."""
    return id_of("go", question)


def decode(text: str) -> Question:
    """Return the question of a custom_id."""
    return read_id(text).question


def acting(slot: str, feature: str, **fields: Any) -> str:
    """Return the custom_id of a control that does what its slot says."""
    return id_of(slot, Question(feature, **fields), acts=True)


def corrected(options: Options, error: RefusedError) -> Question | None:
    """Return what the button asks that corrects a text that cannot be read, None without one."""
    unread = pages.Typed(None, SaidHand(options), error)
    buttons = pages.answer(unread, words_for("en"), fits).buttons
    return next((it.query for it in buttons if it.slot == "fix"), None)


def facts(**said: Any) -> dict[str, Any]:
    """Return facts of a win or of a table, by the names that a situation has for them."""
    return said


def facts_of(question: Question) -> dict[str, Any]:
    """Return what a question says of its win and its table that is not as usual."""
    at = question.situation
    return {it: getattr(at, it) for it in WON if getattr(at, it) != getattr(NOWHERE, it)}
