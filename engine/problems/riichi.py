"""Problems that ask whether a tenpai hand is worth more in riichi or in dama."""

from dataclasses import dataclass, field
from random import Random
from typing import ClassVar, Final

import engine.outlook
from engine.errors import Name
from engine.facts.waits import waits
from engine.facts.yaku_paths import Winds
from engine.hand import Hand
from engine.outlook import RATES, TenpaiWorth
from engine.rules import TENHOU, Rules
from engine.scoring.score import has_ron
from engine.tiles import EAST, KINDS, SOUTH, WINDS, Kind, Tile

from .kind import Grade, NoProblemError, NoProblemReason, OneAnswer, ProblemKind, ProblemTheme, Slip
from .tiles_dealt import TileSet, complete_counts, set_of, unseen

ONLY_YAKU: Final = "only_yaku"
ADDS_TO_YAKU: Final = "adds_to_yaku"
KEEPS_YAKU: Final = "keeps_yaku"
IMPROVES: Final = "improves"

TENPAI_SIZE: Final = 13

LEAST_LEAD: Final = 16
"""The least lead, in percent, that has a right answer: more than 15 %."""

LEAD_OF_LEVEL: Final = {1: 60, 2: 40, 3: 30, 4: 22, 5: LEAST_LEAD}
"""The least lead of each level, in percent: the nearer the two ways are, the harder."""


GOOD_WAIT: Final = 5
"""Tiles left of a wait that is good: without a yaku it is declared by the first rule one learns."""


class Way(Name):
    """The two ways to be tenpai with a closed hand."""

    RIICHI = "riichi"
    DAMA = "dama"


SLIP_OF: Final = {Way.RIICHI: "riichi:declared", Way.DAMA: "riichi:silent"}
"""The slip of each way, where the other one is right."""


@dataclass(frozen=True, slots=True)
class RiichiProblem(OneAnswer[Way]):
    """A closed tenpai hand after its cut, at a turn of a table of four.

    An answer is a `Way`. ``lead`` is by how many percent riichi is worth more than dama, in points
    and in wins, whichever is less; below 0 it is the lead of dama. It decides what is right, and
    the ``level``. ``dora`` are indicators. ``has_ron_on_some`` says that some waits have a yaku
    by ron without riichi, and others none. Raises NoProblemError for a hand that is not closed and
    tenpai, for three players, whose rates nobody has counted, and for a lead below `LEAST_LEAD`.
    """

    kind: ClassVar[str] = "riichi"
    hand: Hand
    lead: int
    turn: int
    dora: tuple[Tile, ...] = ()
    rules: Rules = TENHOU
    seat: Kind = SOUTH
    round: Kind = EAST
    theme: str = field(init=False, repr=False, compare=False)
    has_ron_on_some: bool = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        is_asked = self.hand.is_closed and self.hand.size == TENPAI_SIZE
        if not is_asked or self.rules.players != 4 or abs(self.lead) < LEAST_LEAD:
            raise NoProblemError(reason=NoProblemReason.NO_LEAD)
        rons = _rons(self.hand, self.rules, self.seat, self.round)
        self._fill(
            theme=theme_of(self.right, has_yaku=any(rons)),
            has_ron_on_some=any(rons) and not all(rons),
        )

    @property
    def level(self) -> int:
        """How near the ways are, from 1 to 5; without a yaku a good wait is 1, a thin one not."""
        level = level_of(self.lead)
        if self.theme != ONLY_YAKU:
            return level
        return 1 if tiles_left(self.hand, self.dora, self.rules) >= GOOD_WAIT else max(2, level)

    @property
    def right(self) -> Way:
        """The way that is worth more."""
        return Way.RIICHI if self.lead > 0 else Way.DAMA

    @property
    def options(self) -> tuple[Way, ...]:
        """The ways offered."""
        return tuple(Way)

    def grade(self, chosen: Way) -> Grade:
        """Grade a way: 1 for the right one, else 0 and the slip of what was chosen."""
        slip = next(SLIP_OF[way] for way in Way if way is not self.right)
        slips = () if chosen is self.right else (Slip(slip),)
        return Grade(0.0 if slips else 1.0, slips, (slip,))


def level_of(lead: int) -> int:
    """Return the level of a lead of at least `LEAST_LEAD` either way."""
    return next(level for level, least in LEAD_OF_LEVEL.items() if abs(lead) >= least)


def tiles_left(hand: Hand, dora: tuple[Tile, ...], rules: Rules) -> int:
    """Return how many tiles a tenpai hand waits for, those of the indicators not among them."""
    return waits(hand, seen=dora, rules=rules).left


def theme_of(right: Way, *, has_yaku: bool) -> str:
    """Return what the right way does for a hand with a yaku by ron, or without one."""
    if right is Way.RIICHI:
        return ADDS_TO_YAKU if has_yaku else ONLY_YAKU
    return KEEPS_YAKU if has_yaku else IMPROVES


def any_ron(hand: Hand, rules: Rules, seat: Kind, round_wind: Kind) -> bool:
    """Whether a tenpai hand has a yaku by ron on one of its waits without riichi.

    Raises NoProblemError for a hand that waits for nothing.
    """
    return any(_rons(hand, rules, seat, round_wind))


def _rons(hand: Hand, rules: Rules, seat: Kind, round_wind: Kind) -> list[bool]:
    """Return for each wait whether it has a yaku by ron without riichi."""
    found = waits(hand, rules=rules).waits
    if not found:
        raise NoProblemError(reason=NoProblemReason.NOTEN)
    return [has_ron(hand, wait.tile, Winds(seat, round_wind), rules) for wait in found]


# Deals closed tenpai hands of which riichi or dama is worth clearly more at a table --------------


TURNS: Final = (3, 12)
"""The first and the last turn of a dealt question."""

MOST_LEAD: Final = 999
"""Where the other way loses points, or never wins, the lead is this many percent."""

DAMA_THEMES: Final = (KEEPS_YAKU, IMPROVES)

THEMES: Final = {
    ADDS_TO_YAKU: ProblemTheme({3: 1, 4: 1, 5: 1}, needs_four=True),
    IMPROVES: ProblemTheme({1: 1, 2: 1, 3: 1, 4: 1, 5: 1}, needs_four=True),
    KEEPS_YAKU: ProblemTheme({1: 1, 2: 1, 3: 1, 4: 1, 5: 1}, needs_four=True),
    ONLY_YAKU: ProblemTheme({1: 2, 2: 2, 3: 1, 4: 1, 5: 1}, needs_four=True),
}
"""At each level riichi is right as often as dama; beside a yaku it seldom leads by 40 %."""


def deal_riichi(random: Random, level: int, theme: str, rules: Rules) -> RiichiProblem:
    """Return a hand of the theme whose lead has the level. Needs NumPy."""
    of = set_of(rules)
    has_yaku = theme in (ADDS_TO_YAKU, KEEPS_YAKU)
    while True:
        hand = _random_tenpai(random, of, is_tanki=theme in DAMA_THEMES)
        seat, round_wind = random.choice(WINDS), random.choice((EAST, SOUTH))
        turn = random.randint(*TURNS)
        dora = (random.choice(unseen(hand.counts, of)),)
        if any_ron(hand, rules, seat, round_wind) != has_yaku:
            continue
        is_good = tiles_left(hand, dora, rules) >= GOOD_WAIT
        if theme == ONLY_YAKU and is_good != (level == 1):
            continue
        lead = lead_of(hand, turn, dora, rules, seat, round_wind)
        if abs(lead) < LEAST_LEAD:
            continue
        problem = RiichiProblem(hand, lead, turn, dora, rules, seat, round_wind)
        if (problem.theme, problem.level) == (theme, level):
            return problem


def lead_of(
    hand: Hand, turn: int, dora: tuple[Tile, ...], rules: Rules, seat: Kind, round_wind: Kind
) -> int:
    """Return the lead of riichi in percent, below 0 that of dama, 0 where they are at odds.

    It is the less of the leads in points and in wins, rounded down.
    """
    found = engine.outlook.outlook(
        hand, turn=turn, dora=dora, seat=seat, round=round_wind, rules=rules, table=RATES
    )
    (option,) = found.options
    return lead_between(option.riichi, option.dama)


def lead_between(riichi: TenpaiWorth | None, dama: TenpaiWorth | None) -> int:
    """Return the lead that `lead_of` does, of these values; 0 where one of the ways is missing."""
    if riichi is None or dama is None:
        return 0
    return _lead(riichi, dama) or -_lead(dama, riichi)


def _lead(one: TenpaiWorth, other: TenpaiWorth) -> int:
    """Return by how many percent one way leads in points and in wins, 0 where it does not."""
    pairs = ((one.points, other.points), (one.win, other.win))
    return max(0, min(_percent_more(mine, its) for mine, its in pairs))


def _percent_more(mine: float, its: float) -> int:
    if mine <= 0 or its <= 0:
        return MOST_LEAD if mine > its else 0
    return min(MOST_LEAD, int(100 * (mine / its - 1)))


def _random_tenpai(random: Random, of: TileSet, *, is_tanki: bool) -> Hand:
    """Return a complete hand less a tile: one of its pair where a tanki is wanted.

    A tanki is what most hands wait for that are worth more in dama.
    """
    counts = complete_counts(random, of)
    held = [kind for kind in range(KINDS) if counts[kind] == 2 or (counts[kind] and not is_tanki)]
    if not held:
        return _random_tenpai(random, of, is_tanki=is_tanki)
    counts[random.choice(held)] -= 1
    return Hand([kind for kind in range(KINDS) for _ in range(counts[kind])])


RIICHI: Final = ProblemKind("riichi", THEMES, deal_riichi, is_slow=True)
