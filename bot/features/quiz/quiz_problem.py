"""A problem as a club is asked it: all that depends on its kind, behind one class."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Generic, NamedTuple, TypeVar

from bot.hand import Question, Situation
from bot.pages.page import Field, Label, Offer, Row, Size
from bot.pages.parts import Fits, tiles_cell
from bot.pages.tally import Entry
from bot.words import Words
from engine import Rules, Tile
from engine.outlook import Outlook
from engine.problems import Grade, Problem, Species


class Known(NamedTuple):
    """The public part of a problem: the row of the hand, rows around it, and texts."""

    hand: Row
    above: tuple[Row, ...] = ()
    below: tuple[Row, ...] = ()
    text: tuple[str, ...] = ()

    @property
    def rows(self) -> tuple[Row, ...]:
        """Every row, in order."""
        return (*self.above, self.hand, *self.below)


def with_rows(known: Known, rows: Sequence[Row], fits: Fits) -> tuple[Row, ...]:
    """Draw rows under what is known, under the hand alone where all of it is too high."""
    whole = (*known.rows, *rows)
    return whole if fits(whole) else (known.hand, *rows)


def seen_rows(seen: Sequence[Tile], words: Words) -> tuple[Row, ...]:
    """Draw the tiles seen elsewhere, where there are some."""
    if not seen:
        return ()
    return (Row((Label(words.text("label-seen")), tiles_cell(sorted(seen))), Size.SMALL),)


def listed(lines: Iterable[str]) -> tuple[str, ...]:
    """Return lines as one paragraph, none where there are none."""
    text = "\n".join(lines)
    return (text,) if text else ()


class Feedback(NamedTuple):
    """What is said of an answer: a title, rows to draw under the hand, and texts."""

    title: str
    rows: tuple[Row, ...]
    text: tuple[str, ...]


Asked_co = TypeVar("Asked_co", bound=Problem, covariant=True)


@dataclass(frozen=True, slots=True)
class QuizProblem(ABC, Generic[Asked_co]):
    """A problem and the question that it is made of; each kind has a class of its own.

    Answers are texts, as ``problem.write`` writes them: controls hold them and rows keep them. Each
    method that takes one raises ValueError for a text that is not offered. An answer is chosen
    with ``buttons`` or, where there are none, in a form of ``fields``.
    """

    is_judged: ClassVar[bool] = False
    """Whether `judged` has something to tell."""

    is_weighed: ClassVar[bool] = False
    """Whether `weighed` has something to tell."""

    problem: Asked_co
    question: Question

    @property
    def at(self) -> Situation:
        """The hand at its table."""
        return self.question.situation

    def asked(self, feature: str) -> Question:
        """Return a question of one person about the hand, for the reader alone."""
        return self.question.to(feature, private=True, turn=None, rivers=(), table=None)

    def outlook_asked(self) -> Question:
        """Return the outlook of the hand, at its turn or the one that the river tells."""
        return self.asked("outlook").but(turn=self.at.told_turn)

    @classmethod
    @abstractmethod
    def of(cls, question: Question) -> "QuizProblem[Problem]":
        """Return the problem of a question; raises NoProblemError where it makes none."""

    @classmethod
    def judged(cls, question: Question) -> Question:
        """Return a typed question with what an outlook has to tell of it, where a kind needs it.

        It takes tenths of a second and imports NumPy: for a worker process.
        """
        return question

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
    def in_full(self) -> Question:
        """Return the question of one person whose answer says all about the problem."""

    def outlook(self) -> Question | None:
        """Return the outlook that is told beside the answer, for a kind that has one."""
        return None

    def worth_text(self, answer: str | None, worth: Outlook, words: Words) -> tuple[str, ...]:
        """Compare an answer with the best by an outlook; None is the best alone."""
        del answer, worth, words
        return ()
