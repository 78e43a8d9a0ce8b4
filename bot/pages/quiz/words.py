"""Subjects of quizzes in the reader's words: kinds, themes, slips, numbers of answers."""

from collections.abc import Sequence
from typing import Any

from bot.words import Words
from engine import Shape, WaitName

Choice = Any
"""An answer as the problem of its kind reads it: a set of kinds, a tile, a price, a number."""

Votes = Sequence[tuple[Choice, int]]
"""Answers, each once, with how many gave it."""

_SHAPES = frozenset(map(str, Shape))
_WAIT_NAMES = frozenset(map(str, WaitName))


def kind_name(kind: str, words: Words) -> str:
    """Name a kind of problem in a word or two: "waits"."""
    return words.named("kind", kind)


def theme_name(kind: str, theme: str, words: Words) -> str:
    """Name what a problem is about, short enough for a label: "nobetan", "lone tile".

    Themes of different kinds may share a name, as seven pairs do.
    """
    if kind == "waits" and theme in _WAIT_NAMES:
        return words.named("wait-name", theme)
    if kind == "waits" and theme in _SHAPES:
        return words.named("shape", theme)
    return words.named("theme", f"{kind}_{theme}")


def slip_name(slip: str, words: Words) -> str:
    """Name a slip, short enough for a label: "missed: kanchan", "fu: closed triplet"."""
    sort, _, rest = slip.partition(":")
    if sort == "missed":
        return words.text("slip-missed", shape=words.named("shape", rest))
    if rest.startswith("fu:") and slip not in ("price:fu:too_low", "price:fu:too_high"):
        return words.text("slip-fu", why=words.named("fu", rest.removeprefix("fu:")))
    return words.named("slip", slip.replace(":", "_"))


def answers_phrase(number: int, words: Words) -> str:
    """Say a number of answers: "9 answers"."""
    return words.text("phrase-answers", number=number)


def votes_phrase(number: int, words: Words) -> str:
    """Say a number of votes: "9 votes"."""
    return words.text("phrase-votes", number=number)
