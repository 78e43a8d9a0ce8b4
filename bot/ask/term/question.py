"""The question of /term: which word is to be explained."""

from dataclasses import dataclass, field
from functools import partial
from typing import Annotated, Final

from bot.ask.options import Text
from bot.ask.wire import Wire
from bot.typed.errors import RefusedError
from bot.typed.question import Question, Typed

from .finding import live_terms, nearest_terms, term_called
from .terms import TERMS

PLACE: Final = 8
LONGEST: Final = 60
"""Characters of the longest word that is looked for."""

TermText = Annotated[
    str, Text(lambda typing: partial(live_terms, typing.text), LONGEST, shortest=1)
]


@dataclass(frozen=True, slots=True)
class TermQuestion(Question):
    """A term by its id."""

    term: str = field(kw_only=True)


@dataclass(frozen=True, slots=True)
class TermTyped(Typed):
    """The options of /term."""

    word: TermText
    private: bool = False


def read_term_typed(typed: TermTyped) -> TermQuestion:
    """Read a word of any language, or an id."""
    term = term_called(typed.word)
    if term is None:
        nearest = [it.sentence for it in nearest_terms(typed.word)]
        raise RefusedError("word", typed.word, "unknown_term", {"terms": " ".join(nearest)})
    return TermQuestion(term=term.id, private=typed.private)


def write_term_wire(question: TermQuestion) -> Wire:
    """Write what a custom_id holds: the id as its tail."""
    return Wire(PLACE, private=question.private, tail=question.term)


def read_term_wire(wire: Wire) -> TermQuestion:
    """Read a custom_id."""
    if wire.tail not in TERMS:
        raise ValueError("this is no term")
    return TermQuestion(term=wire.tail, private=wire.private)
