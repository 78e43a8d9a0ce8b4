"""A contest: a question, the libraries that answer it, their hands, and the results."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from turns import Run, Timing, take_turns

from engine.facts.decompose import Form
from engine.methods.compare import INDEX_NAME

HANDS = 300

ALL_FORMS = frozenset(Form)


@dataclass(frozen=True)
class Contestant:
    """A library that answers a question; ``plain`` brings its answer to the form of comparison.

    ``most`` hands of each set are asked about, so that the slow ones come to an end. ``forget`` is
    None for a library that remembers no whole hand.
    """

    name: str
    ask: Callable[[Any], Any]
    plain: Callable[[Any], Any]
    takes: Callable[[bytes], Any] = lambda counts: counts
    forms: frozenset[Form] = ALL_FORMS
    forget: Callable[[], None] | None = None
    most: int = HANDS


@dataclass(frozen=True)
class Question:
    """A question: its sets of hands, its contestants, and the right answer within some forms."""

    title: str
    sets: dict[str, list[bytes]]
    contestants: list[Contestant]
    truth: Callable[[bytes, frozenset[Form]], Any]


@dataclass(frozen=True)
class Result:
    """The timings of a question by set and contestant; on how many hands each differed."""

    question: Question
    timings: dict[str, dict[str, Timing]]
    asked: dict[str, int]
    differed: dict[str, int]


def answer(question: Question, turns: int) -> Result:
    """Check every answer, then time everybody in turns."""
    asked = dict.fromkeys((c.name for c in question.contestants), 0)
    differed = asked.copy()
    timings = {}
    for name, hands in question.sets.items():
        runs = {}
        for contestant in question.contestants:
            own = hands[: contestant.most]
            taken = [contestant.takes(hand) for hand in own]
            asked[contestant.name] += len(own)
            differed[contestant.name] += sum(
                contestant.plain(contestant.ask(one)) != question.truth(hand, contestant.forms)
                for hand, one in zip(own, taken, strict=True)
            )
            runs[contestant.name] = Run(contestant.ask, taken, contestant.forget)
        timings[name] = take_turns(runs, turns)
    return Result(question, timings, asked, differed)


def ratio(result: Result, hands: str, name: str) -> float:
    """How many times as long as the index somebody takes."""
    of_set = result.timings[hands]
    return of_set[name].median / of_set[INDEX_NAME].median


def markdown(head: Sequence[str], rows: list[list[str]]) -> list[str]:
    lines = [list(head), ["---"] + ["---:"] * (len(head) - 1), *rows]
    return ["| " + " | ".join(line) + " |" for line in lines]
