"""Common to every kind of problem: themes, dealing, a grade and the slips behind it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Final, Generic, Protocol, TypeVar

from engine.errors import EngineError, Name
from engine.hand import Hand
from engine.rules import TENHOU, Rules
from engine.tiles import Tile

RIGHT: Final = 0.95
"""The least score that counts as right.

Of waits and readings only the whole answer reaches it: one tile too many beside thirteen waits is
13/14. A cut reaches it that accepts 19 tiles where the best accepts 20.
"""

LEVELS: Final = (1, 2, 3, 4, 5)


class NoProblemReason(Name):
    """The reasons why a hand makes no problem of a kind; each is the id of a sentence."""

    NOTEN = "noten"
    HAS_A_CUT = "has_a_cut"
    NO_CUT = "no_cut"
    COMPLETE = "complete"
    NOT_COMPLETE = "not_complete"
    NO_YAKU = "no_yaku"
    NO_RIICHI = "no_riichi"
    NO_LEAD = "no_lead"
    NO_ONE_ANSWER = "no_one_answer"
    NORTH_FIRST = "north_first"


class NoProblemError(EngineError[NoProblemReason]):
    """A hand that makes no problem of this kind."""


@dataclass(frozen=True, slots=True)
class Slip:
    """One thing that an answer got wrong.

    ``name`` is a word of a fixed set, by which slips are counted: ``missed:tanki``. ``tile`` is
    the tile it is about, None where it is about no single one.
    """

    name: str
    tile: Tile | None = None


@dataclass(frozen=True, slots=True)
class Grade:
    """The grade of an answer: a score from 0 to 1, and the slips that were made.

    ``met`` are the names of the slips that the problem gave an occasion for, those made among
    them, in alphabetical order: a tanki can only be missed where a hand has one.
    """

    score: float
    slips: tuple[Slip, ...]
    met: tuple[str, ...]

    @property
    def is_right(self) -> bool:
        """Whether the answer counts as right."""
        return self.score >= RIGHT

    @property
    def is_lapse(self) -> bool:
        """Whether the theme was missed.

        A cut that keeps nine tiles of ten makes no slip: it is neither right nor a lapse.
        """
        return not self.is_right and bool(self.slips)

    @property
    def made(self) -> tuple[str, ...]:
        """The names of the slips made, each once, in alphabetical order."""
        return tuple(sorted({slip.name for slip in self.slips}))


Choice = TypeVar("Choice")


class Problem(Protocol):
    """A hand as a question of one kind, which knows its theme and its level."""

    @property
    def kind(self) -> str:
        """The name of its `ProblemKind`."""

    @property
    def hand(self) -> Hand:
        """The hand that is asked about."""

    @property
    def theme(self) -> str:
        """The subject of the problem, one of its kind's."""

    @property
    def level(self) -> int:
        """How hard it is, one of `LEVELS`."""


class Graded(Problem, Protocol[Choice]):
    """A problem with answers of one type: each can be read, graded and written."""

    def read(self, text: str) -> Choice:
        """Return the answer that ``write`` wrote; raises ValueError for what is not offered."""

    def write(self, chosen: Choice) -> str:
        """Return the answer as text, the same for equal answers."""

    def grade(self, chosen: Choice) -> Grade:
        """Grade an answer."""


def grade_text(problem: Graded[Choice], text: str) -> tuple[str, Grade]:
    """Return an answer as ``problem.write`` writes it, and its grade.

    Raises ValueError for what is not offered.
    """
    chosen = problem.read(text)
    return problem.write(chosen), problem.grade(chosen)


@dataclass(frozen=True, slots=True, order=True)
class Species:
    """Problems that are much alike: of one kind, theme and level."""

    kind: str
    theme: str
    level: int


Dealt_co = TypeVar("Dealt_co", bound=Problem, covariant=True)


@dataclass(frozen=True, slots=True)
class ProblemKind(Generic[Dealt_co]):
    """A kind of problem: its name, the themes of each level with their weights, what deals one.

    ``dealer`` takes a source of chance, a level, a theme and the rules. A theme is dealt as often
    as it has weight beside the others of its level; one of weight 0 only where it is asked for.
    Those of ``with_four`` are not dealt for three players, who call no sequence and whose deal-ins
    nobody has counted; those ``undealt`` stand in stored answers, and some are themes of typed
    hands. ``is_slow`` where a hand of some level is searched for tenths of a second.
    """

    name: str
    themes: Mapping[int, Mapping[str, int]]
    dealer: Callable[[Random, int, str, Rules], Dealt_co] = field(repr=False)
    with_four: frozenset[str] = frozenset()
    undealt: tuple[str, ...] = ()
    is_slow: bool = False

    @property
    def all_themes(self) -> frozenset[str]:
        """Every theme that a problem of this kind, or a record of one, can have."""
        return frozenset(theme for themes in self.themes.values() for theme in themes) | {
            *self.undealt
        }

    @property
    def species(self) -> tuple[Species, ...]:
        """Every species of this kind."""
        return tuple(
            Species(self.name, theme, level)
            for level, themes in self.themes.items()
            for theme in themes
        )

    def draw(self, random: Random, level: int, players: int) -> str:
        """Draw a theme of a level by its weight; ValueError where so many players have none."""
        among = {
            theme: weight
            for theme, weight in self.themes[level].items()
            if players == 4 or theme not in self.with_four
        }
        if not among:
            raise ValueError(f"with three players there is no {self.name} of level {level}")
        return random.choices([*among], [*among.values()])[0]

    def deal(
        self, level: int, seed: int, *, theme: str | None = None, rules: Rules = TENHOU
    ) -> Dealt_co:
        """Deal the problem of this level and seed; see `engine.problems.deal`."""
        if level not in self.themes:
            raise ValueError(
                f"there is no level {level!r} of {self.name}, only 1 to {max(self.themes)}"
            )
        themes = sorted(self.themes[level])
        if theme in self.with_four and theme in themes and rules.players == 3:
            raise ValueError(f"with three players there is no {theme!r} of {self.name}")
        if theme is not None and theme not in themes:
            raise ValueError(
                f"{self.name} has no theme {theme!r} of level {level}, only {', '.join(themes)}"
            )
        random = Random(f"{self.name}/{level}/{theme or ''}/{seed}")  # noqa: S311 - no secret
        theme = theme or self.draw(random, level, rules.players)
        return self.dealer(random, level, theme, rules)


def by_level(
    level_of: Mapping[str, int], weight_of: Mapping[str, int], usual: int = 1
) -> dict[int, dict[str, int]]:
    """Return the themes of each level, sorted, with their weights; each theme has one level."""
    return {
        level: {
            str(theme): weight_of.get(theme, usual)
            for theme in sorted(level_of)
            if level_of[theme] == level
        }
        for level in sorted(set(level_of.values()))
    }
