"""A problem as a club is asked it: all that depends on its kind, behind one class."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Generic, NamedTuple, TypeVar

from bot.ask.outlook.question import OutlookQuestion
from bot.pages.page import Field, Offer, Row
from bot.pages.tally import Entry
from bot.typed.hand_question import HandQuestion
from bot.words import Words
from engine import Rules
from engine.outlook import Outlook
from engine.problems import Grade, Problem, Species

from .known import Known
from .situation import QuizSituation


class Feedback(NamedTuple):
    """What is said of an answer: a title, rows to draw under the hand, and texts."""

    title: str
    rows: tuple[Row, ...]
    text: tuple[str, ...]


Asked_co = TypeVar("Asked_co", bound=Problem, covariant=True)


@dataclass(frozen=True, slots=True)
class QuizProblem(ABC, Generic[Asked_co]):
    """A problem and the situation that it is made of; each kind has a class of its own.

    Answers are texts, as ``problem.write`` writes them: controls hold them and rows keep them. Each
    method that takes one raises ValueError for a text that is not offered. An answer is chosen
    with ``buttons`` or, where there are none, in a form of ``fields``.
    """

    is_judged: ClassVar[bool] = False
    """Whether `judged` has something to tell."""

    is_weighed: ClassVar[bool] = False
    """Whether `weighed` has something to tell."""

    problem: Asked_co
    situation: QuizSituation

    @classmethod
    @abstractmethod
    def of(cls, situation: QuizSituation) -> "QuizProblem[Problem]":
        """Return the problem of a situation; raises NoProblemError where it makes none."""

    @classmethod
    def judged(cls, situation: QuizSituation) -> QuizSituation:
        """Return a typed situation with what an outlook has to tell of it, where a kind needs it.

        It takes tenths of a second and imports NumPy: for a worker process.
        """
        return situation

    def weighed(self, worth: Outlook) -> "QuizProblem[Problem]":
        """Return the problem of a typed hand with what its `outlook` changes about the answer."""
        del worth
        return self

    @classmethod
    @abstractmethod
    def deal(cls, species: Species, seed: int, rules: Rules) -> "QuizProblem[Problem]":
        """Deal a problem of a species of this kind by these rules."""

    @classmethod
    def theme_name(cls, theme: str, words: Words) -> str:
        """Name a theme by the word that the field has for it; "" where a sentence names it."""
        del theme, words
        return ""

    @abstractmethod
    def known(self, words: Words) -> Known:
        """Show what everybody sees before the answer; nothing in it depends on the answer."""

    def buttons(self, words: Words) -> tuple[Offer, ...]:
        """Return the answers, where a button each offers them."""
        del words
        return ()

    def fields(self, words: Words) -> tuple[Field, ...]:
        """Return the selects in which an answer is chosen, where no buttons offer it."""
        del words
        return ()

    def submitted(self, values: Mapping[str, Sequence[str]]) -> str:
        """Return the answer that the selects of these names hold, not yet read."""
        return "/".join("".join(chosen) for chosen in values.values())

    @abstractmethod
    def grade(self, answer: str) -> tuple[str, Grade]:
        """Return an answer as it is stored, and its grade."""

    @abstractmethod
    def right(self, words: Words) -> str:
        """Write the right answer in a few words."""

    @abstractmethod
    def feedback(self, answer: str, words: Words) -> Feedback:
        """Say what is right, missed and wrong in an answer, and why."""

    @abstractmethod
    def shown(self, words: Words) -> tuple[Row, ...]:
        """Show the right answer."""

    def parts(self, words: Words) -> tuple[Row, ...]:
        """Show the parts of the hand, under it in a reveal; nothing where they tell nothing."""
        del words
        return ()

    @abstractmethod
    def why(self, words: Words) -> tuple[str, ...]:
        """Say why it is right."""

    @abstractmethod
    def tally(self, votes: Mapping[str, int], words: Words) -> list[Entry]:
        """Return the rows of a histogram of answers, each with its number."""

    @abstractmethod
    def in_full(self) -> HandQuestion:
        """Return the question of one person whose answer says all about the problem."""

    def outlook(self) -> OutlookQuestion | None:
        """Return the outlook that is told beside the answer, for a kind that has one."""
        return None

    def worth_text(self, answer: str | None, worth: Outlook, words: Words) -> tuple[str, ...]:
        """Compare an answer with the best by an outlook; None is the best alone."""
        del answer, worth, words
        return ()
