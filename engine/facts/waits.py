"""The waits of a hand that lacks one tile, and the tiles of the hand that wait for it.

The names players have for whole waits.

A name belongs to the few tiles that wait, whatever complete groups stand beside them: 2345m 678p
999s 111z waits as 2345m does. So a hand has a name if it is the tiles of that name and complete
groups, and waits for the same tiles as they do.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from engine.copies import COPIES
from engine.errors import Name, SizeReason, WrongSizeError
from engine.hand import Hand, check_set, require_cut, require_uncut
from engine.index.lookup import changed, tenpai_cuts, waiting_tiles
from engine.index.suit_readings import PAIR, SEQUENCE, SINGLE, TRIPLET
from engine.melds import Meld
from engine.notation.given import given_hand, given_tiles
from engine.rules import Rules
from engine.tiles import EAST, KIND_OF, ORPHANS, Kind, Tile, check_tiles, rank, sort_key, suit

from .decompose import Form, Group, Reading, as_reading, readings, sets_of


class WaitName(Name):
    """A whole wait that has a name."""

    NOBETAN = "nobetan"
    SANMENCHAN = "sanmenchan"
    SANMENTAN = "sanmentan"
    ARYANMEN = "aryanmen"
    NAKABUKURE = "nakabukure"
    RYANTAN = "ryantan"
    KANTAN = "kantan"
    PENTAN = "pentan"
    KANTANKAN = "kantankan"
    ENTOTSU = "entotsu"
    TATSUMAKI = "tatsumaki"
    HAPPOUBIJIN = "happoubijin"
    NINE_GATES = "nine_gates"


NAMED_WAITS: Final = (
    # ノベタン: two tanki, at the ends of four in a row.
    (WaitName.NOBETAN, "2345", "25"),
    # 三面張: two ryanmen that share a tile, in five in a row. 12345 has a penchan and is none.
    (WaitName.SANMENCHAN, "23456EE", "147"),
    # 三面単: three tanki, in seven in a row.
    (WaitName.SANMENTAN, "2345678", "258"),
    # 亜両面: a ryanmen that holds its pair's tile. 1233 waits for 3 only and is none.
    (WaitName.ARYANMEN, "2344", "14"),
    # 中ぶくれ: a tanki in the middle of a sequence.
    (WaitName.NAKABUKURE, "3445", "4"),
    # リャンタン, カンタン, ペンタン: a triplet stays whole and the tile near it waits as tanki, or
    # two of the triplet are the pair and its third tile makes a ryanmen, kanchan or penchan.
    (WaitName.RYANTAN, "2223", "134"),
    (WaitName.KANTAN, "2224", "34"),
    (WaitName.PENTAN, "1112", "23"),
    (WaitName.PENTAN, "1222", "13"),
    # カンタンカン: a kantan on both sides of one tile.
    (WaitName.KANTANKAN, "3335777", "456"),
    # エントツ: a ryanmen whose tile is held three times, so that a pair elsewhere waits too.
    (WaitName.ENTOTSU, "45666EE", "36E"),
    # 竜巻: a ryantan on both sides of one tile. With a triplet of terminals it loses one wait.
    (WaitName.TATSUMAKI, "2223444", "12345"),
    (WaitName.TATSUMAKI, "1112333", "1234"),
    # 八方美人: a ryantan at both ends of six in a row, and a sanmentan.
    (WaitName.HAPPOUBIJIN, "2223456777", "12345678"),
    # 純正九蓮宝燈: every tile of the suit.
    (WaitName.NINE_GATES, "1112345678999", "123456789"),
)
"""Name, tiles of one suit that wait, their waits; EE is a pair elsewhere, E a wait for it.

Each stands for every place in a suit where all its tiles and waits fit, and for its mirror image.
Which tiles a name means: https://riichi.wiki/Machi and the pages it leads to.
"""


class _PairRole(Name):
    """The part of the pair beside the tiles of a name: there is none, it stays, or it waits too."""

    NONE = "none"
    STAYS = "stays"
    WAITS = "waits"


class _NamedTiles(NamedTuple):
    """The tiles of a name: how many are held at which distance from the lowest wait."""

    name: WaitName
    held: tuple[tuple[int, int], ...]


def wait_name(counts: bytes, kinds: Sequence[Kind]) -> WaitName | None:
    """Return the name of the wait of 34 concealed counts for these kinds, None if it has none.

    2233445m, which is 2345m and 234m but also 2234m and 345m, has two names and so no one name.
    """
    names = {
        tiles.name
        for pair, waiting, rest in _views(counts, kinds)
        for tiles in _NAMED.get((pair, tuple(kind - waiting[0] for kind in waiting)), ())
        if _leaves_groups(tiles, waiting[0], rest)
    }
    return names.pop() if len(names) == 1 else None


def _views(
    counts: bytes, kinds: Sequence[Kind]
) -> Iterator[tuple[_PairRole, Sequence[Kind], bytes]]:
    """Yield each role of a pair, the waits without the pair and the counts without it.

    The first view is without any pair. Only views with waits in one suit are yielded.
    """
    views = [(_PairRole.NONE, kinds, counts)]
    for kind, count in enumerate(counts):
        if count >= 2:
            rest = changed(counts, kind, -2)
            views.append((_PairRole.STAYS, kinds, rest))
            if kind in kinds:
                others = tuple(other for other in kinds if other != kind)
                views.append((_PairRole.WAITS, others, rest))
    for pair, waiting, rest in views:
        if waiting and waiting[-1] < EAST and suit(waiting[0]) == suit(waiting[-1]):
            yield pair, waiting, rest


def _leaves_groups(tiles: _NamedTiles, lowest_wait: Kind, counts: bytes) -> bool:
    """Whether the counts are the named tiles and otherwise sequences and triplets."""
    rest = bytearray(counts)
    for distance, number in tiles.held:
        kind = lowest_wait + distance
        if suit(kind) != suit(lowest_wait) or rest[kind] < number:
            return False
        rest[kind] -= number
    return sets_of(bytes(rest)) is not None


def _named() -> dict[tuple[_PairRole, tuple[int, ...]], tuple[_NamedTiles, ...]]:
    """The rows and their mirror images by pair and by distances of the waits from the lowest."""
    found: defaultdict[tuple[_PairRole, tuple[int, ...]], dict[_NamedTiles, None]] = defaultdict(
        dict
    )
    for name, tiles, waits in NAMED_WAITS:
        pair = (
            _PairRole.NONE
            if "E" not in tiles
            else _PairRole.WAITS
            if "E" in waits
            else _PairRole.STAYS
        )
        ranks = [int(sign) for sign in tiles if sign != "E"]
        waiting = [int(sign) for sign in waits if sign != "E"]
        for sign in (1, -1):
            low = min(sign * rank for rank in waiting)
            key = pair, tuple(sorted(sign * rank - low for rank in waiting))
            held = Counter(sign * rank - low for rank in ranks)
            found[key][_NamedTiles(name, tuple(sorted(held.items())))] = None
    return {key: tuple(rows) for key, rows in found.items()}


_NAMED: Final = _named()


# Waits --------------------------------------------------------------------------------------------


class Shape(Name):
    """The ways in which the winning tile completes its group; they differ in fu and in pinfu."""

    RYANMEN = "ryanmen"
    KANCHAN = "kanchan"
    PENCHAN = "penchan"
    SHANPON = "shanpon"
    TANKI = "tanki"
    SEVEN_PAIRS_TANKI = "seven_pairs_tanki"
    THIRTEEN_ORPHANS_SINGLE = "thirteen_orphans_single"
    THIRTEEN_ORPHANS_THIRTEEN_SIDED = "thirteen_orphans_thirteen_sided"


@dataclass(frozen=True, slots=True)
class WaitReading:
    """One reading of the completed hand, and one place in it for the winning tile.

    ``group`` is what the tile completes and ``held`` what waits there: 67m of 567m. A reading
    with several places comes once for each: 5m ends 34567m + 5m as 345m or begins it as 567m.
    Thirteen orphans are one group of fourteen, for which thirteen tiles wait.
    """

    reading: Reading
    shape: Shape
    group: Group
    held: Group


@dataclass(frozen=True, slots=True)
class Wait:
    """One tile that completes the hand, how many are left of it, and every way it completes it."""

    tile: Kind
    left: int
    readings: tuple[WaitReading, ...]

    @property
    def shapes(self) -> tuple[Shape, ...]:
        """The shapes that wait for this tile, each once, in the order of `Shape`."""
        found = {way.shape for way in self.readings}
        return tuple(shape for shape in Shape if shape in found)


@dataclass(frozen=True, slots=True)
class Waits:
    """The waits of a hand, lowest tile first; none where it is noten.

    ``name`` is the name that players have for these waits together, None where they have none and
    where the hand owns all four of a tile that belongs to the name.
    """

    hand: Hand
    waits: tuple[Wait, ...]
    name: WaitName | None

    def __iter__(self) -> Iterator[Wait]:
        return iter(self.waits)

    def __len__(self) -> int:
        return len(self.waits)

    @property
    def left(self) -> int:
        """How many winning tiles the player has not seen."""
        return sum(wait.left for wait in self.waits)


def waits(
    hand: Hand | str, *, seen: Sequence[Tile] | str = (), rules: Rules | str | None = None
) -> Waits:
    """Return the waits of a hand of 3n+1 concealed tiles.

    ``left`` is four less the player's own copies, melds included, and those in ``seen`` (rivers,
    others' melds, dora indicators; not the player's own tiles). A tile all four of which the
    player owns is no wait beside others; where there is no other, ``rules.karaten`` decides
    whether the hand is tenpai for it. Raises WrongSizeError for a hand with a tile to cut,
    ValueError for a value in ``seen`` that is not a tile, ImpossibleHandError for what a set for
    three players lacks.
    """
    hand, rules = given_hand(hand, rules)
    seen = given_tiles(seen, hand)
    require_uncut(hand)
    # No wait is a tile that the set lacks: a sequence of it would need another such tile.
    if rules.players == 3:
        check_set(hand, seen, rules.players)
    counts, owned = hand.counts, hand.owned
    by_shape = waiting_tiles(counts)
    kinds = tuple(kind for kind in by_shape if owned[kind] < COPIES)
    if not kinds and rules.karaten:
        kinds = by_shape
    check_tiles(seen)
    known = [KIND_OF[tile] for tile in seen]
    return Waits(
        hand,
        tuple(
            Wait(
                kind,
                max(0, COPIES - owned[kind] - known.count(kind)),
                tuple(_wait_readings(changed(counts, kind, 1), kind, hand.melds)),
            )
            for kind in kinds
        ),
        wait_name(counts, kinds) if kinds == by_shape else None,
    )


def _wait_readings(completed: bytes, kind: Kind, melds: tuple[Meld, ...]) -> Iterator[WaitReading]:
    """Yield every reading of the completed counts with every place in it for the winning kind."""
    for parts in readings(completed):
        reading = as_reading(parts, melds)
        pairs, groups, _ = parts
        if reading.form is Form.STANDARD:
            for group in dict.fromkeys((*groups, PAIR[pairs[0]])):
                if kind in group:
                    yield WaitReading(reading, *WAITING[group, kind])
        elif reading.form is Form.SEVEN_PAIRS:
            yield WaitReading(reading, Shape.SEVEN_PAIRS_TANKI, PAIR[kind], SINGLE[kind])
        else:
            group = tuple(sorted((*ORPHANS, pairs[0])))
            at = group.index(kind)
            shape = (
                Shape.THIRTEEN_ORPHANS_THIRTEEN_SIDED
                if kind == pairs[0]
                else Shape.THIRTEEN_ORPHANS_SINGLE
            )
            yield WaitReading(reading, shape, group, group[:at] + group[at + 1 :])


def _sequence_shape(group: Group, kind: Kind) -> Shape:
    """Return how the other two tiles of a sequence wait for the kind."""
    low, middle, high = group
    if kind == middle:
        return Shape.KANCHAN
    if (kind == high and rank(low) == 1) or (kind == low and rank(high) == 9):
        return Shape.PENCHAN
    return Shape.RYANMEN


WAITING: Final[dict[tuple[Group, Kind], tuple[Shape, Group, Group]]] = {
    **{
        (group, kind): (
            _sequence_shape(group, kind),
            group,
            tuple(other for other in group if other != kind),
        )
        for group in SEQUENCE.values()
        for kind in group
    },
    **{
        (triplet, kind): (Shape.SHANPON, triplet, PAIR[kind])
        for kind, triplet in enumerate(TRIPLET)
    },
    **{(pair, kind): (Shape.TANKI, pair, SINGLE[kind]) for kind, pair in enumerate(PAIR)},
}
"""The shape, the group and the tiles that wait, for each group and each kind that completes it."""


# Cuts that keep tenpai, and kans that riichi allows -----------------------------------------------


@dataclass(frozen=True, slots=True)
class Discard:
    """A tile to cut, and what the hand waits for without it."""

    tile: Tile
    waits: Waits


def tenpai_discards(
    hand: Hand | str, *, seen: Sequence[Tile] | str = (), rules: Rules | str | None = None
) -> tuple[Discard, ...]:
    """Every discard that leaves a hand of 3n+2 concealed tiles tenpai, best first.

    Best is most tiles left, then most kinds that are left, then the order of tiles. The cut tile
    counts as seen, beside those in ``seen`` (which are not the player's own). Where both are
    held, the plain five is cut and not the red one. A complete hand has discards too. Raises
    WrongSizeError for a hand with no tile to cut, ImpossibleHandError for what a set for three
    players lacks.
    """
    hand, rules = given_hand(hand, rules)
    seen = given_tiles(seen, hand)
    require_cut(hand)
    if rules.players == 3:
        check_set(hand, seen, rules.players)
    discards = []
    for cut in tenpai_cuts(hand.counts):
        tile = tile_of(hand, cut)
        after = waits(hand.without(tile), seen=(*seen, tile), rules=rules)
        if after.waits:
            discards.append(Discard(tile, after))
    return tuple(sorted(discards, key=_best_first))


def _best_first(discard: Discard) -> tuple[int, int, int]:
    after = discard.waits
    alive = sum(wait.left > 0 for wait in after.waits)
    return -after.left, -alive, sort_key(discard.tile)


def tile_of(hand: Hand, kind: Kind) -> Tile:
    """The tile to cut of a kind: a red five only where there is no plain one."""
    if kind in hand.concealed:
        return kind
    return next(tile for tile in hand.concealed if KIND_OF[tile] == kind)


def kans_after_riichi(hand: Hand) -> tuple[Kind, ...]:
    """The kind of which a player in riichi may call a closed kan with the drawn tile, if any.

    The strict rule (professional rules, EMA): the kan takes in the drawn tile, and in every
    reading of the hand with every tile it waits for, its three other tiles are a triplet, so that
    neither waits nor readings change. Tenhou and Mahjong Soul allow more: there the waits alone
    must stay. Empty for a hand that cannot be in riichi: open, or not tenpai before the draw.
    Raises WrongSizeError for a hand with no drawn tile.
    """
    if hand.drawn is None:
        message = f"{len(hand.concealed)} concealed tiles have no drawn one"
        raise WrongSizeError(message, reason=SizeReason.NO_CUT)
    drawn = KIND_OF[hand.drawn]
    before = changed(hand.counts, drawn, -1)
    if before[drawn] != 3 or not hand.is_closed:
        return ()
    waited = waiting_tiles(before)
    # 33312p waits for 3p alone, and would wait for nothing beside four of them.
    if not waited or drawn in waited:
        return ()
    stays = all(
        TRIPLET[drawn] in groups
        for kind in waited
        for _, groups, _ in readings(changed(before, kind, 1))
    )
    return (drawn,) if stays else ()
