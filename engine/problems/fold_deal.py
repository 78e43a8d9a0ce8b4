"""Deals fold problems: a round is played by rules until a riichi is to be folded against.

Nobody calls. Each player cuts for the widest hand, of equal cuts an honor or a terminal first, and
declares riichi at tenpai. Then that player cuts what is drawn, and half of the others cut the
safest tile they have.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

from engine.facts.danger import Threat, dangers
from engine.facts.rivers import River
from engine.facts.shanten import shanten_of_counts as shanten_of
from engine.hand import Hand
from engine.index.lookup import after_cuts, waiting_tiles
from engine.melds import Source
from engine.rules import Rules
from engine.tiles import EAST, KINDS, RED_OF, WINDS, Kind, Tile, rank

from .fold import (
    HALF_SUJI,
    HONORS,
    KABE,
    LEVEL_OF,
    NOTHING_SAFE,
    SUJI,
    TWO_RIICHI,
    FoldProblem,
)
from .kind import ProblemKind, by_level

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
        if not _cut(played, seat, drawn, enough=threats == riichi):
            return None
    return None


def _cut(played: DealtRound, seat: DealtSeat, drawn: Kind, *, enough: bool) -> bool:
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
    by_level(LEVEL_OF, {}),
    deal_fold,
    with_four=frozenset(LEVEL_OF),
    is_slow=True,
)
