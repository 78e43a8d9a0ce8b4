"""What the pages of a quiz show and say, a function each, by kind of problem."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from bot.words import Words
from engine.problems import Grade, Problem, ProblemKind

from . import quiz_cut, quiz_price, quiz_readings, quiz_waits
from .page import Row
from .quiz_tally import Entry
from .quiz_words import Choice

Rows = tuple[Row, ...]
Texts = tuple[str, ...]


class Sayings(NamedTuple):
    """What there is to show and to say of problems of one kind.

    ``question`` is all that is known before the answer, as rows and as texts; ``phrase`` writes
    a choice in a few words; ``verdict`` is the title of a feedback, ``marked`` the rows under its
    hand, ``slips`` a sentence for each; ``shown`` the rows of an answer without a choice; ``why``
    tells what is right; ``tally`` are the rows of a histogram.
    """

    question: Callable[[Any, Words], tuple[Rows, Texts]]
    phrase: Callable[[Any, Choice, Words], str]
    verdict: Callable[[Any, Choice, Grade, Words], str]
    marked: Callable[[Any, Choice, Words], Rows]
    slips: Callable[[Any, Choice, Grade, Words], Texts]
    shown: Callable[[Any, Words], Rows]
    why: Callable[[Any, Words], Texts]
    tally: Callable[[Any, Mapping[str, int], Words], list[Entry]]


_SAYINGS: Final = {
    kind: Sayings(
        it.question, it.phrase, it.verdict, it.marked, it.slips, it.shown, it.why, it.tally
    )
    for kind, it in (
        (ProblemKind.WAITS, quiz_waits),
        (ProblemKind.CUT, quiz_cut),
        (ProblemKind.PRICE, quiz_price),
        (ProblemKind.READINGS, quiz_readings),
    )
}


def sayings(problem: Problem) -> Sayings:
    """Return what there is to show and to say of a problem."""
    return _SAYINGS[problem.kind]
