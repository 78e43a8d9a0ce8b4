"""Common to every kind of problem: themes, dealing, a grade and the slips behind it."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from itertools import combinations
from random import Random
from typing import Final, Generic, NamedTuple, Protocol, TypeVar

from engine.errors import EngineError, Name
from engine.facts.decompose import sets_of
from engine.hand import Hand
from engine.index.suit_readings import Group
from engine.rules import TENHOU, Rules
from engine.tiles import EAST, KIND_OF, KINDS, NAMES, Kind, Tile

KIND_OF_NAME: Final = {name: kind for kind, name in enumerate(NAMES[:KINDS])}
"""The kind of each name; a red five has none of its own here: as an answer it is a five."""


def write_tiles(kinds: Collection[Kind]) -> str:
    """Return kinds as text, ``3m6m1z``, lowest first."""
    return "".join(NAMES[kind] for kind in sorted(kinds))


def read_tiles(text: str, options: Collection[Kind]) -> tuple[Kind, ...]:
    """Return the kinds of a text such as ``3m6m1z``, each of them one of the ``options``.

    Raises ValueError for no kind, for what is no text of tiles, and for a kind not offered.
    """
    names = [text[at : at + 2] for at in range(0, len(text), 2)]
    kinds = [KIND_OF_NAME[name] for name in names if name in KIND_OF_NAME]
    if not kinds or len(kinds) < len(names):
        raise ValueError(f"{text[:40]!r} names no tiles: expected a text such as 3m6m")
    for kind in kinds:
        if kind not in options:
            raise ValueError(f"{NAMES[kind]} is not among the tiles offered")
    return tuple(kinds)


# Grades, problems and kinds -----------------------------------------------------------------------


RIGHT: Final = 0.95
"""The least score that counts as right.

Of waits and readings only the whole answer reaches it: one tile too many beside thirteen waits is
13/14. A cut reaches it that accepts 19 tiles where the best accepts 20.
"""

LEVELS: Final = (1, 2, 3, 4, 5)


class NoProblemReason(Name):
    """The reasons why a hand makes no problem of a kind; each is the id of a sentence."""

    NOTEN = "noten", "The hand waits for nothing: it is noten."
    HAS_A_CUT = "has_a_cut", "The hand has a tile to cut: it waits only after a discard."
    NO_CUT = "no_cut", "A hand of 3n+1 tiles has none to cut."
    COMPLETE = "complete", "The hand is complete: there is nothing to cut."
    NOT_COMPLETE = "not_complete", "The hand is not complete."
    NO_YAKU = "no_yaku", "The hand has no yaku."
    NO_RIICHI = "no_riichi", "There is no riichi of four players to fold against."
    NO_LEAD = (
        "no_lead",
        "Riichi or dama asks for a closed hand of 13 tiles among four, and for a lead above 15 %.",
    )
    NO_ONE_ANSWER = "no_one_answer", "No question about the blocks of this hand has one answer."
    NORTH_FIRST = "north_first", "A north is set aside first."


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


class Filled:
    """A frozen problem of which some facts are found as it is made."""

    __slots__ = ()

    def _fill(self, **facts: object) -> None:
        for name, fact in facts.items():
            object.__setattr__(self, name, fact)


class OneAnswer(Filled, Generic[Choice]):
    """A problem whose answer is one of its ``options``, which are told apart by their texts."""

    __slots__ = ()

    @property
    def options(self) -> tuple[Choice, ...]:
        """What is offered."""
        raise NotImplementedError

    def write(self, chosen: Choice) -> str:
        """Return the answer as text, the same for equal answers."""
        return str(chosen)

    def read(self, text: str) -> Choice:
        """Return the answer that ``write`` wrote; raises ValueError for what is not offered."""
        for option in self.options:
            if self.write(option) == text:
                return option
        raise ValueError(f"{text[:40]!r} is not among the answers offered")


class IsOfTile(Protocol):
    """What is said of one tile."""

    @property
    def tile(self) -> Tile:
        """The tile."""


class OneCut(OneAnswer[Tile]):
    """A problem whose answer is a tile to cut: some are right, others nearly, others a slip."""

    __slots__ = ()
    answer: tuple[IsOfTile, ...]

    @property
    def shares(self) -> dict[Kind, float]:
        """The score of each kind held."""
        raise NotImplementedError

    def slips(self, shares: Mapping[Kind, float]) -> dict[Kind, str]:
        """Return the slip of each kind that is wrong, and not only nearly right."""
        raise NotImplementedError

    @property
    def right(self) -> frozenset[Kind]:
        """The kinds that are right to cut."""
        return frozenset(kind for kind, share in self.shares.items() if share == 1)

    @property
    def options(self) -> tuple[Tile, ...]:
        """The tiles offered: one of each kind held, in ascending order, of fives the plain one."""
        return tuple(sorted((cut.tile for cut in self.answer), key=lambda tile: KIND_OF[tile]))

    def grade(self, chosen: Tile) -> Grade:
        """Grade a cut by its share; raises ValueError for a tile that is not in the hand."""
        kind, shares = KIND_OF[chosen], self.shares
        if kind not in shares:
            raise ValueError(f"{NAMES[chosen]} is not in the hand")
        slips = self.slips(shares)
        made = (Slip(slips[kind], chosen),) if kind in slips else ()
        return Grade(shares[kind], made, tuple(sorted({*slips.values()})))

    def write(self, chosen: Tile) -> str:
        """Return the answer as text, ``6m``; a red five is a five."""
        return NAMES[KIND_OF[chosen]]


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
class ProblemTheme:
    """What a problem is about, and how often it is dealt at each of its levels.

    It is dealt as often as it has weight beside the others of the level; with weight 0 only where
    it is asked for. A theme without levels stands in stored answers, or is one of typed hands. One
    that ``needs_four`` is not dealt for three players, who call no sequence and whose deal-ins
    nobody has counted.
    """

    weights: Mapping[int, int] = field(default_factory=dict)
    needs_four: bool = False

    @property
    def level(self) -> int:
        """Its level; where it has easier problems too, that of the others."""
        return max(self.weights)


@dataclass(frozen=True, slots=True)
class ProblemKind(Generic[Dealt_co]):
    """A kind of problem: its name, its themes, what deals one.

    ``dealer`` takes a source of chance, a level, a theme and the rules. ``is_slow`` where a hand
    of some level is searched for tenths of a second.
    """

    name: str
    themes: Mapping[str, ProblemTheme]
    dealer: Callable[[Random, int, str, Rules], Dealt_co] = field(repr=False)
    is_slow: bool = False

    @property
    def species(self) -> tuple[Species, ...]:
        """Every species of this kind."""
        return tuple(
            Species(self.name, name, level)
            for name, theme in self.themes.items()
            for level in theme.weights
        )

    def draw(self, random: Random, level: int, players: int) -> str:
        """Draw a theme of a level by its weight; ValueError where so many players have none."""
        among = {
            name: theme.weights[level]
            for name, theme in self.themes.items()
            if level in theme.weights and (players == 4 or not theme.needs_four)
        }
        if not among:
            raise ValueError(f"with three players there is no {self.name} of level {level}")
        return random.choices([*among], [*among.values()])[0]

    def deal(
        self, level: int, seed: int, *, theme: str | None = None, rules: Rules = TENHOU
    ) -> Dealt_co:
        """Deal the problem of this level and seed; see `engine.problems.deal`."""
        if level not in LEVELS:
            raise ValueError(f"there is no level {level!r} of {self.name}, only 1 to {max(LEVELS)}")
        themes = sorted(name for name, it in self.themes.items() if level in it.weights)
        if theme is not None and theme not in themes:
            raise ValueError(
                f"{self.name} has no theme {theme!r} of level {level}, only {', '.join(themes)}"
            )
        if theme is not None and self.themes[theme].needs_four and rules.players == 3:
            raise ValueError(f"with three players there is no {theme!r} of {self.name}")
        random = Random(f"{self.name}/{level}/{theme or ''}/{seed}")  # noqa: S311 - no secret
        theme = theme or self.draw(random, level, rules.players)
        return self.dealer(random, level, theme, rules)


# Why a tile does not complete a tenpai hand ------------------------------------------------------


REACH: Final = 2
"""Tiles of a suit so many ranks apart, or fewer, can be in one block."""


class Misfit(NamedTuple):
    """What comes of a hand with a tile that does not complete it.

    All else are sets; the two tiles ``left`` are no pair. ``done`` are the sets of the tile, where
    the two are a block, so that the tile may have seemed to complete it.
    """

    done: tuple[Group, ...]
    left: Group


def misfit(hand: Hand, kind: Kind) -> Misfit | None:
    """Return what stays over of a tenpai hand of 3n+1 tiles where all else is sets with a tile.

    Of 3444888p and 4p the sets are 444p 888p, and 34p stays. None where the tile leaves more over,
    and where it completes the hand.
    """
    counts = [*hand.counts]
    counts[kind] += 1
    held = [kind for kind in range(KINDS) if counts[kind]]
    ways: list[Misfit] = []
    for left in combinations(held, 2):
        for one in left:
            counts[one] -= 1
        if (sets := sets_of(bytes(counts))) is not None:
            done = dict.fromkeys(it for it in sets if kind in it and _is_block(left))
            ways.append(Misfit(tuple(done), left))
        for one in left:
            counts[one] += 1
    return min(ways, key=lambda way: _distance(way.left, kind), default=None)


def _distance(left: Group, kind: Kind) -> tuple[bool, bool, int]:
    """Order what stays over: a block first, then what has the tile, then what is near it."""
    return not _is_block(left), kind not in left, min(abs(one - kind) for one in left)


def _is_block(left: Group) -> bool:
    low, high = left
    return high < EAST and low // 9 == high // 9 and high - low <= REACH
