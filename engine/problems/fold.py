"""Problems that ask for the safest tile against a riichi.

Deals fold problems: a round is played by rules until a riichi is to be folded against.

Nobody calls. Each player cuts for the widest hand, of equal cuts an honor or a terminal first, and
declares riichi at tenpai. Then that player cuts what is drawn, and half of the others cut the
safest tile they have.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import ClassVar, Final, NamedTuple

from engine.copies import COPIES, count
from engine.facts.danger import (
    DANGER_CLASSES,
    Danger,
    Rate,
    Threat,
    TileDanger,
    danger_rate,
    dangers,
)
from engine.facts.rivers import Riichi, River, riichi_of, threats_of
from engine.facts.shanten import shanten_of_counts as shanten_of
from engine.hand import Hand
from engine.index.lookup import after_cuts, waiting_tiles
from engine.melds import Source
from engine.rules import TENHOU, Rules
from engine.tiles import EAST, KIND_OF, KINDS, RED_OF, SOUTH, WINDS, Kind, Tile, is_red, rank

from .cut import check_to_cut
from .kind import (
    RIGHT,
    NoProblemError,
    NoProblemReason,
    OneCut,
    ProblemKind,
    ProblemTheme,
)

GENBUTSU: Final = "genbutsu"
BEHIND: Final = "genbutsu_behind"
SUJI: Final = "suji"
HALF_SUJI: Final = "half_suji"
HONORS: Final = "honors"
KABE: Final = "kabe"
TWO_RIICHI: Final = "two_riichi"
KEEPS_TENPAI: Final = "keeps_tenpai"
NOTHING_SAFE: Final = "nothing_safe"

LEVEL_OF: Final = {
    GENBUTSU: 1,
    BEHIND: 2,
    HONORS: 2,
    SUJI: 2,
    HALF_SUJI: 3,
    KABE: 4,
    KEEPS_TENPAI: 4,
    TWO_RIICHI: 4,
    NOTHING_SAFE: 5,
}
"""The level of each theme."""

KEPT_LESS: Final = RIGHT
"""The score of a tile that is as safe as any, but loses a tenpai that another one keeps."""

TAKEN_BY_RYANMEN: Final = frozenset({"onechance", "half", "musuji"})
"""The shapes of tiles for which a riichi may wait in a ryanmen."""

STEEP: Final = 0.12
"""The difference in rates from the safest tile for which nothing is left of the score."""


class FoldCut(NamedTuple):
    """A tile to cut: its danger, the riichi it is worst against, its rate, and what is left after.

    ``rate`` is that of the class, or where that has none, of the next more dangerous one.
    """

    tile: Tile
    danger: Danger
    riichi: int
    rate: Rate
    shanten: int

    @property
    def is_counted(self) -> bool:
        """Whether enough of its class were cut for a rate of its own."""
        return danger_rate(self.danger.name) is not None


@dataclass(frozen=True, slots=True)
class FoldProblem(OneCut):
    """A hand with a tile to cut, and rivers, one of them or more in riichi.

    An answer is a tile. Right are the tiles whose rates are not proved to be higher than that of
    the safest: their intervals overlap. A red five whose rate is higher is wrong, since it costs a
    han more; where too few of a class were cut, so are those that a ryanmen may take. ``rivers``
    are those of all who play, the own one without a player; ``seen`` are tiles in sight elsewhere.
    The own ``seat`` and the wind of the ``round`` say which honors are of value. Raises
    NoProblemError for a hand that is complete or has no tile to cut, without a riichi, and for
    three players, against whom no rates are counted.
    """

    kind: ClassVar[str] = "fold"
    hand: Hand
    rivers: tuple[River, ...]
    seen: tuple[Tile, ...] = ()
    rules: Rules = TENHOU
    seat: Kind = SOUTH
    round: Kind = EAST
    riichi: tuple[Riichi, ...] = field(init=False, repr=False, compare=False)
    answer: tuple[FoldCut, ...] = field(init=False, repr=False, compare=False)
    theme: str = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        check_to_cut(self.hand)
        riichi = riichi_of(self.rivers)
        if not riichi or self.rules.players != 4:
            raise NoProblemError(reason=NoProblemReason.NO_RIICHI)
        self._fill(riichi=riichi)
        self._fill(answer=_answer(self))
        self._fill(theme=_theme(self))

    @property
    def level(self) -> int:
        """How hard it is."""
        return LEVEL_OF[self.theme]

    @property
    def outside(self) -> tuple[Tile, ...]:
        """Every tile in sight outside the hand."""
        return (*(tile for river in self.rivers for tile in river.tiles), *self.seen)

    @property
    def shares(self) -> dict[Kind, float]:
        """The score of each kind: 1 where it is not proved to be more dangerous than the safest.

        Where one of those keeps tenpai, the others score less. A more dangerous one scores by how
        much higher its rate is.
        """
        best = self.answer[0].rate
        safe = [cut for cut in self.answer if self._may_be_best(cut)]
        nearest = min(cut.shanten for cut in safe)
        scores = {}
        for cut in self.answer:
            score = min(0.9, max(0.0, 1 - (cut.rate.share - best.share) / STEEP))
            if cut in safe:
                score = KEPT_LESS if nearest == 0 < cut.shanten else 1.0
            scores[KIND_OF[cut.tile]] = score
        return scores

    def _may_be_best(self, cut: FoldCut) -> bool:
        """Whether the intervals of a tile and of the safest overlap.

        Of a 4p behind a wall too few were cut, so its rate is that of a 4p with suji. A 9m
        without suji overlaps with that, but a ryanmen may take it, and the 4p none.
        """
        best = self.answer[0]
        if not best.is_counted and shape_of(cut.danger) in TAKEN_BY_RYANMEN:
            return False
        if is_red(cut.tile) and cut.rate.share > best.rate.share:
            return False
        return cut.rate.overlaps(best.rate)

    def slips(self, shares: Mapping[Kind, float]) -> dict[Kind, str]:
        """Return the shape of the class of each kind that is wrong: ``fold:musuji``."""
        return {
            KIND_OF[cut.tile]: f"fold:{shape_of(cut.danger)}"
            for cut in self.answer
            if shares[KIND_OF[cut.tile]] < RIGHT
        }


def shape_of(danger: Danger) -> str:
    """Return the class without its ranks: ``suji``, ``honour``."""
    return danger.name.partition("_")[0]


def _answer(problem: FoldProblem) -> tuple[FoldCut, ...]:
    """Return the cuts, the safest first, of equals the one that keeps the hand nearest."""
    hand = problem.hand
    sight = [
        min(COPIES, own + other)
        for own, other in zip(hand.owned, count(problem.outside), strict=True)
    ]
    shanten = {kind: left for kind, left, _, _ in after_cuts(hand.counts)}
    plain = {KIND_OF[tile]: tile for tile in hand.concealed}  # a red five sorts before its five
    threats = threats_of(problem.riichi, seat=problem.seat, round_wind=problem.round)
    found = dangers(plain.values(), threats, sight)
    cuts = [_cut(each, shanten[KIND_OF[each.tile]]) for each in found]
    return tuple(sorted(cuts, key=lambda cut: (cut.rate.share, cut.danger.order, cut.shanten)))


def _cut(found: TileDanger, shanten: int) -> FoldCut:
    behind = DANGER_CLASSES[found.worst.order :]
    rate = next(rate for name in behind if (rate := danger_rate(name)) is not None)
    return FoldCut(found.tile, found.worst, found.threat, rate, shanten)


THEME_OF_SHAPE: Final = {
    "suji": SUJI,
    "half": NOTHING_SAFE,
    "musuji": NOTHING_SAFE,
    "honour": HONORS,
    "nochance": KABE,
    "onechance": KABE,
}


def _theme(problem: FoldProblem) -> str:
    """Return what the safest tile is safe by, or what makes it hard to find."""
    cuts, right = problem.answer, problem.right
    if len(problem.riichi) > 1:
        return TWO_RIICHI
    if any(cut.shanten == 0 for cut in cuts if KIND_OF[cut.tile] in right):
        return KEEPS_TENPAI
    shape = shape_of(cuts[0].danger)
    if shape == "genbutsu":
        (own,) = (river for river in problem.rivers if river.riichi is not None)
        in_river = {KIND_OF[tile] for tile in own.tiles}
        return BEHIND if right.isdisjoint(in_river) else GENBUTSU
    if shape == "suji" and any(shape_of(cut.danger) == "half" for cut in cuts):
        return HALF_SUJI
    return THEME_OF_SHAPE[shape]


# Deals fold problems: a round is played by rules until a riichi is to be folded against ----------


PLAYERS: Final = (None, Source.RIGHT, Source.ACROSS, Source.LEFT)
"""Who plays, in turn from the own seat on."""

LAST_TURN: Final = 16
FOLDS: Final = 0.5
"""The share of players who cut the safest tile once somebody is in riichi."""

MOST_RIGHT: Final = 3
"""Most kinds that are right: where all are about as dangerous there is nothing to find."""

WAITS: Final = (1, 2, 3)
"""How many own turns after the last riichi the question comes, at most three."""

HANDS: Final = 20
"""Hands that are tried in a round for a theme of hands that have run out of genbutsu."""

WITHOUT_GENBUTSU: Final = frozenset({SUJI, HONORS, HALF_SUJI, KABE, NOTHING_SAFE})
"""Themes of hands that have run out of genbutsu: seven in ten dealt ones hold one."""


@dataclass
class DealtSeat:
    """A player of a dealt round; ``marks`` are how many tiles were cut before each riichi."""

    counts: list[int]
    folds: bool
    river: list[Kind] = field(default_factory=list)
    marks: list[int] = field(default_factory=list)
    riichi: int | None = None
    waits: frozenset[Kind] = frozenset()


@dataclass
class DealtRound:
    """A dealt round: the seats, in turn from the own one on, the wall, and its indicator."""

    seats: list[DealtSeat]
    wall: list[Kind]
    dealer: int
    indicator: Kind
    random: Random


def deal_fold(random: Random, level: int, theme: str, rules: Rules) -> FoldProblem:
    """Return a problem of the theme, whose level it has."""
    del level
    riichi = 2 if theme == TWO_RIICHI else 1
    while True:
        played = _dealt(random)
        drawn = _play(played, riichi, random.choice(WAITS))
        if drawn is None:
            continue
        counts = played.seats[0].counts
        for _ in range(HANDS if theme in WITHOUT_GENBUTSU else 1):
            if theme in WITHOUT_GENBUTSU:
                counts, drawn = _redrawn(played, drawn)
            if shanten_of(bytes(counts)) < 0:
                break
            problem = _problem(played, counts, drawn, rules)
            if problem.theme == theme and len(problem.right) <= MOST_RIGHT:
                return problem


def _dealt(random: Random) -> DealtRound:
    wall = [kind for kind in range(KINDS) for _ in range(4)]
    random.shuffle(wall)
    seats = []
    for _ in PLAYERS:
        counts = [0] * KINDS
        for _ in range(13):
            counts[wall.pop()] += 1
        seats.append(DealtSeat(counts, random.random() < FOLDS))
    return DealtRound(seats, wall, random.randrange(4), wall.pop(), random)


def _play(played: DealtRound, riichi: int, after: int) -> Kind | None:
    """Play until the own turn that many turns after so many riichi; return the tile drawn then.

    Returns None where somebody wins, where it comes to another number of riichi, or too late.
    """
    turns_after = 0
    for turn in range(4 * LAST_TURN):
        at = (played.dealer + turn) % 4
        seat, drawn = played.seats[at], played.wall.pop()
        seat.counts[drawn] += 1
        if drawn in seat.waits:
            return None
        threats = sum(each.riichi is not None for each in played.seats)
        if at == 0 and threats == riichi:
            turns_after += 1
            if turns_after == after:
                return drawn
        if not _cut_fold_deal(played, seat, drawn, enough=threats == riichi):
            return None
    return None


def _cut_fold_deal(played: DealtRound, seat: DealtSeat, drawn: Kind, *, enough: bool) -> bool:
    """Cut a tile, in riichi where that leaves tenpai; tell whether nobody wins on it.

    The own hand keeps silent. ``enough`` keeps others from riichi: there are enough.
    """
    in_riichi = [each for each in played.seats if each.riichi is not None]
    if seat.riichi is not None:
        tile, shanten = drawn, 1
    elif in_riichi and (seat.folds or seat is played.seats[0]):
        tile, shanten = _safest(played, seat, in_riichi), 1
    else:
        tile, shanten = _widest(seat, played.random)
    seat.counts[tile] -= 1
    seat.river.append(tile)
    if any(tile in each.waits for each in in_riichi if each is not seat):
        return False
    if shanten == 0 and seat is not played.seats[0]:
        waits = frozenset(waiting_tiles(bytes(seat.counts)))
        if enough or not waits.isdisjoint(seat.river):
            return False
        seat.waits, seat.riichi = waits, len(seat.marks)
        for each in played.seats:
            each.marks.append(len(each.river))
    return True


def _widest(seat: DealtSeat, random: Random) -> tuple[Kind, int]:
    """Return the cut after which most tiles bring the hand nearer, and the shanten after it."""
    cuts = after_cuts(bytes(seat.counts))
    tile, shanten, _, _ = min(
        cuts, key=lambda cut: (cut[1], -cut[3], _inward(cut[0]), random.random())
    )
    return tile, shanten


def _inward(kind: Kind) -> int:
    """Return how near the middle of its suit a kind is: honors, then terminals, go first."""
    return 0 if kind >= EAST else min(rank(kind), 10 - rank(kind))


def _safest(played: DealtRound, seat: DealtSeat, in_riichi: Sequence[DealtSeat]) -> Kind:
    """Return the safest tile of a seat by what has been cut."""
    sight = list(seat.counts)
    for each in played.seats:
        for kind in each.river:
            sight[kind] += 1
    threats = [Threat(frozenset(_genbutsu(played, each))) for each in in_riichi]
    held = [kind for kind in range(KINDS) if seat.counts[kind]]
    return dangers(held, threats, [min(4, number) for number in sight])[0].tile


def _genbutsu(played: DealtRound, threat: DealtSeat) -> set[Kind]:
    found = set(threat.river)
    for each in played.seats:
        found |= set(each.river[each.marks[threat.riichi or 0] :])
    return found


def _redrawn(played: DealtRound, drawn: Kind) -> tuple[list[int], Kind]:
    """Return the own hand with other tiles for what is genbutsu, and the tile drawn last."""
    counts = list(played.seats[0].counts)
    safe = set[Kind]()
    for each in played.seats:
        safe |= _genbutsu(played, each) if each.riichi is not None else set()
    others = [kind for kind in played.wall if kind not in safe]
    played.random.shuffle(others)
    for kind in safe:
        while counts[kind] and others:
            counts[kind] -= 1
            drawn = others.pop()
            counts[drawn] += 1
    return counts, drawn


def _problem(played: DealtRound, counts: Sequence[int], drawn: Kind, rules: Rules) -> FoldProblem:
    """Return the question of the own seat, each red five being one of its four."""
    tiles: list[Tile] = [kind for kind in range(KINDS) for _ in range(counts[kind])]
    for five, red in RED_OF.items():
        if rules.red_fives and played.random.randrange(4) < counts[five]:
            tiles[tiles.index(five)] = red
    last = drawn if drawn in tiles else RED_OF[drawn]
    rivers = tuple(
        River(player, tuple(seat.river), tuple(seat.marks), seat.riichi)
        for player, seat in zip(PLAYERS, played.seats, strict=True)
    )
    return FoldProblem(
        Hand(tiles, drawn=last),
        rivers,
        (played.indicator,),
        rules,
        seat=WINDS[-played.dealer % 4],
    )


FOLD: Final = ProblemKind(
    "fold",
    {theme: ProblemTheme({level: 1}, needs_four=True) for theme, level in LEVEL_OF.items()},
    deal_fold,
    is_slow=True,
)
