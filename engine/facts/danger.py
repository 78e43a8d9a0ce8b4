"""How dangerous a discard is against a riichi or an open hand: its class, and why.

The classes tell which ryanmen can wait for a tile. A ryanmen is two neighbors that two tiles
complete: 23 by 1 and 4, but not 12, which 3 alone completes. For 4 to 6 there are two of them, one
on each side. *Suji* rules one out: its other tile is genbutsu, and a furiten player wins on
neither. *No chance* rules it out too: all four copies of one of its two tiles are in sight. With
three of the four in sight it is *one chance*.

    genbutsu        the threat cannot win on it by ron
    honour_0 to _3  an honor, and how many copies are not in sight beside the one cut; honour_3v is
                    one of value to the threat
    man_0 to _3     1m or 9m with three players, where it is in no sequence
    suji            every ryanmen is ruled out by suji
    nochance        else every one is ruled out
    onechance       else every one is ruled out or one chance
    half            else one of the two around 4, 5 or 6 is ruled out by suji
    musuji          everything else

Of numbers the class says the ranks, too: 19, 28, 37, 46 or 5, as in ``half_46``.

How often a riichi won on a discard of each class, as counted in public logs.

A rate is "of those cut", not "if you cut it": people cut a musuji tile when they attack or must.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final, NamedTuple

from engine.copies import COPIES, count
from engine.notation.hand_notation import parse_tiles
from engine.tile_set import check_tiles_of_set
from engine.tiles import DRAGONS, EAST, KIND_OF, KINDS, Kind, Tile, check_tiles, rank, sort_key

from .danger_counts import COUNTS

AVERAGE_DEAL_IN: Final = 5878
AVERAGE_DEAL_IN_TO_DEALER: Final = 9272
"""What a deal-in to a riichi cost, in points: the mean of 771, and of 312 to a dealer."""

_Z: Final = 1.959964
"""The standard normal deviate of 95 %."""


def wilson(found: int, number: int) -> tuple[float, float]:
    """Wilson's interval of 95 % around a share, as two parts of 1; (0, 1) of nothing."""
    if not number:
        return 0.0, 1.0
    share, spread = found / number, _Z * _Z / number
    middle = share + spread / 2
    half = _Z * sqrt((share * (1 - share) + spread / 4) / number)
    low, high = (middle - half) / (1 + spread), (middle + half) / (1 + spread)
    return (max(0.0, low) if found else 0.0), min(1.0, high)


class Rate(NamedTuple):
    """Discards against one riichi, and how many of them it won on."""

    rons: int
    cuts: int

    @property
    def share(self) -> float:
        """The part that was won on, 0 to 1."""
        return self.rons / self.cuts

    @property
    def interval(self) -> tuple[float, float]:
        """The Wilson interval of 95 %, two parts of 1."""
        return wilson(self.rons, self.cuts)

    def overlaps(self, other: "Rate") -> bool:
        """Whether the intervals of both have a value in common, so that neither is proved lower."""
        (low, high), (other_low, other_high) = self.interval, other.interval
        return low <= other_high and other_low <= high


def danger_rate(name: str, *, turn: int | None = None) -> Rate | None:
    """The rate of a class against one riichi of four players, or None where too little is counted.

    Classes of which few were cut are counted together: ``suji_46`` and ``suji_5`` have one rate.
    With the ``turn`` of the discard, the rate of that part of the game.
    """
    by_turns = _RATES.get(name, {})
    if turn is None:
        return by_turns.get(None)
    return next(
        (rate for turns, rate in by_turns.items() if turns and turns[0] <= turn <= turns[1]), None
    )


_RATES: Final = {
    name: {turns: Rate(*counts) for turns, counts in pool.items()}
    for names, pool in COUNTS.items()
    for name in names.split()
}


# The class of a discard ---------------------------------------------------------------------------


DANGER_CLASSES: Final = (
    "genbutsu",
    *("honour_0", "honour_0v", "honour_1", "honour_1v", "man_0", "man_1"),
    *("honour_2", "suji_19", "honour_2v", "man_2"),
    *("suji_28", "honour_3v", "honour_3", "man_3"),
    *("nochance_19", "nochance_28", "nochance_37", "nochance_46", "nochance_5"),
    *("suji_46", "suji_5", "suji_37"),
    *("onechance_19", "onechance_28", "onechance_37", "onechance_46", "onechance_5"),
    *("musuji_19", "musuji_28", "half_46", "half_5", "musuji_37", "musuji_46", "musuji_5"),
)
"""The classes from the safest to the most dangerous, as the measured rates have it.

Those without a measured rate stand where the shapes that they leave possible put them.
"""

_ORDER: Final = {name: order for order, name in enumerate(DANGER_CLASSES)}


@dataclass(frozen=True, slots=True, init=False)
class Threat:
    """A player who is in riichi, or has an open hand that looks near.

    ``genbutsu`` are the kinds that this player cannot win on by ron: all of the own river, called
    tiles too, and whatever anybody cut, or added to a kan, after the riichi. ``value`` are the
    honors that are worth a yaku to this player. Both can be texts (``"8p1s"``), and a red five is a
    five. Raises NotationError for a text that cannot be read, ValueError for what is not a tile.
    """

    genbutsu: frozenset[Kind]
    riichi: bool = True
    value: frozenset[Kind] = frozenset(DRAGONS)

    def __init__(
        self,
        genbutsu: Collection[Tile] | str,
        riichi: bool = True,  # noqa: FBT001, FBT002 - the second field
        value: Collection[Tile] | str = DRAGONS,
    ) -> None:
        for name, tiles in (("genbutsu", genbutsu), ("value", value)):
            held = parse_tiles(tiles) if isinstance(tiles, str) else tiles
            check_tiles(held)
            object.__setattr__(self, name, frozenset(KIND_OF[tile] for tile in held))
        object.__setattr__(self, "riichi", riichi)


@dataclass(frozen=True, slots=True)
class Danger:
    """The class of one tile against one threat, and the at most two kinds that make it so.

    ``since`` are the suji tiles in genbutsu and the tiles of which three or four are in sight: 8p
    for 5p as ``half_5``. Genbutsu, honors and musuji need no such tile.
    """

    name: str
    since: tuple[Kind, ...] = ()

    @property
    def order(self) -> int:
        """The place of the class in `DANGER_CLASSES`: higher is more dangerous."""
        return _ORDER[self.name]


@dataclass(frozen=True, slots=True)
class TileDanger:
    """A tile to cut, with its danger against each threat, in the order of the threats."""

    tile: Tile
    each: tuple[Danger, ...]

    @property
    def threat(self) -> int:
        """The index of the threat against which the tile is most dangerous, the first of equals."""
        return max(range(len(self.each)), key=lambda index: self.each[index].order)

    @property
    def worst(self) -> Danger:
        """The danger against that threat."""
        return self.each[self.threat]


class _Ryanmen(NamedTuple):
    """Two neighbors that wait for a tile: their other wait, and the two, the nearer first."""

    end: Kind
    tiles: tuple[Kind, Kind]


def _ryanmen_for(kind: Kind) -> tuple[_Ryanmen, ...]:
    steps = [step for step in (1, -1) if 1 <= rank(kind) + 3 * step <= 9]
    return tuple(_Ryanmen(kind + 3 * step, (kind + step, kind + 2 * step)) for step in steps)


_RYANMEN: Final = tuple(_ryanmen_for(kind) for kind in range(EAST))
_RANKS: Final = {1: "19", 2: "28", 3: "37", 4: "46", 5: "5"}

_SUJI, _NO_CHANCE, _ONE_CHANCE, _OPEN = range(4)
_RULED_OUT: Final = ("suji", "nochance", "onechance")


def dangers(
    tiles: Iterable[Tile] | str,
    threats: Sequence[Threat],
    sight: Sequence[int] | str,
    *,
    players: int = 4,
) -> tuple[TileDanger, ...]:
    """The danger of each of the tiles, safest first, equal tiles once.

    ``sight`` is what the player who cuts can see, in rivers (a called tile only in its meld),
    melds, indicators, norths set aside and the own hand: 34 counts, or the tiles as a text. A tile
    to cut is in sight, counted or not. Raises ValueError without a threat, for counts that are not
    34 of 0 to 4 and for a value that is not a tile, HandError for a text that cannot be read and
    for a tile that the set lacks.
    """
    tiles = {*(parse_tiles(tiles, players=players) if isinstance(tiles, str) else tiles)}
    check_tiles(tiles)
    check_tiles_of_set(tiles, players)
    if not threats:
        raise ValueError("there is no danger without a threat")
    if isinstance(sight, str):
        sight = count(parse_tiles(sight, players=players))
    if len(sight) != KINDS or not all(0 <= count <= COPIES for count in sight):
        raise ValueError("sight is 34 counts, one of 0 to 4 for each kind")
    found = [
        TileDanger(
            tile,
            tuple(danger(KIND_OF[tile], threat, sight, players) for threat in threats),
        )
        for tile in sorted(tiles, key=sort_key)
    ]
    return tuple(sorted(found, key=lambda each: each.worst.order))


def danger(kind: Kind, threat: Threat, sight: Sequence[int], players: int) -> Danger:
    """The danger of one kind against one threat; arguments are those of `dangers`."""
    if kind in threat.genbutsu:
        return Danger("genbutsu")
    hidden = COPIES - max(1, sight[kind])
    if kind >= EAST:
        return Danger(f"honour_{hidden}{'v' if kind in threat.value else ''}")
    if players == 3 and kind < 9:
        return Danger(f"man_{hidden}")
    return _danger_of_number(kind, threat.genbutsu, sight)


def _danger_of_number(kind: Kind, genbutsu: Collection[Kind], sight: Sequence[int]) -> Danger:
    sides = [_chance(ryanmen, genbutsu, sight) for ryanmen in _RYANMEN[kind]]
    ranks = _RANKS[min(rank(kind), 10 - rank(kind))]
    worst = max(chance for chance, _ in sides)
    if worst != _OPEN:
        return Danger(f"{_RULED_OUT[worst]}_{ranks}", tuple(sorted(why for _, why in sides)))
    by_suji = tuple(why for chance, why in sides if chance == _SUJI)
    return Danger(f"half_{ranks}", by_suji) if by_suji else Danger(f"musuji_{ranks}")


def _chance(
    ryanmen: _Ryanmen, genbutsu: Collection[Kind], sight: Sequence[int]
) -> tuple[int, Kind]:
    """What speaks against a ryanmen, suji before no chance, and the kind that says so."""
    if ryanmen.end in genbutsu:
        return _SUJI, ryanmen.end
    seen_most = max(ryanmen.tiles, key=sight.__getitem__)
    if sight[seen_most] == COPIES:
        return _NO_CHANCE, seen_most
    return (_ONE_CHANCE if sight[seen_most] == COPIES - 1 else _OPEN), seen_most
