"""Pictures and words of a quiz's pages, by kind of problem."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from bot.pages.page import Row
from bot.words import Words
from engine.problems import Grade, Problem

from . import cut, price, readings, waits
from .known import Known
from .tally import Entry
from .words import Choice, Votes

Rows = tuple[Row, ...]
Texts = tuple[str, ...]


class Sayings(NamedTuple):
    """Pictures and words for problems of one kind.

    ``known`` is what everybody sees before the answer; nothing in it depends on the answer.
    ``phrase`` writes a choice in a few words, ``tally`` makes the rows of a histogram. ``verdict``,
    ``marked`` and ``told`` are title, rows and texts of the feedback to a choice, ``shown`` and
    ``why`` rows and texts of the right answer.
    """

    known: Callable[[Any, Words], Known]
    phrase: Callable[[Any, Choice, Words], str]
    verdict: Callable[[Any, Choice, Grade, Words], str]
    marked: Callable[[Any, Choice, Words], Rows]
    told: Callable[[Any, Choice, Grade, Words], Texts]
    shown: Callable[[Any, Words], Rows]
    why: Callable[[Any, Words], Texts]
    tally: Callable[[Any, Votes, Words], list[Entry]]


_SAYINGS: Final = {
    kind: Sayings(it.known, it.phrase, it.verdict, it.marked, it.told, it.shown, it.why, it.tally)
    for kind, it in (
        ("waits", waits),
        ("cut", cut),
        ("price", price),
        ("readings", readings),
    )
}


def sayings(problem: Problem) -> Sayings:
    """Return what there is to show and to say of a problem."""
    return _SAYINGS[problem.kind]
