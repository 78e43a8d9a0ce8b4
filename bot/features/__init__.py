"""The registry: every feature, in the order in which commands are told. There is no other list."""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from typing import Final, NamedTuple

from bot.codec import ID_LIMIT, OURS, custom_id, unpack
from bot.feature import Feature
from bot.hand import Question

MODULES: Final = {
    "waits": "bot.features.waits.feature",
    "ways": "bot.features.waits.feature",
    "agari": "bot.features.agari",
    "points": "bot.features.points",
    "methods": "bot.features.methods",
    "outlook": "bot.features.outlook.feature",
    "safe": "bot.features.safe",
    "tiles": "bot.features.tiles",
    "term": "bot.features.term.feature",
    "help": "bot.features.help",
    "game": "bot.features.game.feature",
    "analyze": "bot.features.analyze",
}
"""Where each feature is: its module has it in capital letters, as ``WAITS``."""

OF_STUDY: Final = {
    "quiz": "bot.features.session.feature",
    "session": "bot.features.session.feature",
    "practice": "bot.features.practice",
    "vote": "bot.features.vote.feature",
    "games": "bot.features.own_games",
    "offers": "bot.features.offers",
    "progress": "bot.features.progress",
    "board": "bot.features.board",
    "data": "bot.features.own_data",
    "settings": "bot.features.server_settings",
    "questions": "bot.features.quiz.open_questions",
    "daily": "bot.features.daily.feature",
}
"""Those that need a database: where there is none they are not loaded, a third of a start."""


@cache
def feature_of(name: str) -> Feature:
    """Return the feature of a name; raises ValueError where there is none."""
    module = (MODULES | OF_STUDY).get(name)
    if module is None:
        raise ValueError(f"there is no such feature: {name}"[:100])
    found = getattr(import_module(module), name.upper())
    if not isinstance(found, Feature):
        raise TypeError(f"{name} is no feature")
    return found


def features(*, study: bool) -> tuple[Feature, ...]:
    """Return all features; without ``study`` those that need no database."""
    return tuple(map(feature_of, MODULES | OF_STUDY if study else MODULES))


class Control(NamedTuple):
    """What a custom_id says: a slot, and the question that it asks, or ``acts`` upon."""

    slot: str
    question: Question
    acts: bool


def id_of(slot: str, question: Question, *, acts: bool = False) -> str:
    """Return the custom_id of a control; raises ValueError for more than Discord takes."""
    own = custom_id(slot, question, feature_of(question.feature).fields, acts=acts)
    if len(own) > ID_LIMIT:
        raise ValueError(f"a custom_id of {len(own)} signs: {own}")
    return own


def read_id(text: str) -> Control:
    """Return what a custom_id says; raises ValueError for one that is not ours, or outdated."""
    found = OURS.fullmatch(text)
    if found is None:
        raise ValueError("this control is of another version or of another bot")
    feature = feature_of(found["feature"])
    question = unpack(feature.name, found["question"], feature.fields)
    if "hand" in feature.fields and question.situation.hand is None:
        raise ValueError("this question is about no hand")
    if feature.check is not None:
        feature.check(question)
    return Control(found["slot"], question, found["acts"] == "!")


def quizzes_in(custom_ids: Iterable[str]) -> set[int]:
    """Return the numbers of the quizzes that controls are of."""
    found = set()
    for own in custom_ids:
        with suppress(ValueError):  # a control of something else
            control = read_id(own)
            if control.acts and control.question.feature in {"quiz", "vote"}:
                found.add(control.question.number)
    return found


def chosen(question: Question, slot: str, values: Sequence[str]) -> Question:
    """Return the question that choosing values in the select ``slot`` leads to.

    The values of "hand" are ids of questions, those of others what their feature reads. Raises
    ValueError for values that no select offers.
    """
    if slot == "hand":
        return read_id(values[0] if values else "").question
    choose = feature_of(question.feature).selects.get(slot)
    if choose is None:
        raise ValueError(f"nothing to choose: {slot}"[:100])
    return choose(question, values)
