"""The names players have for whole waits.

A name belongs to the few tiles that wait, whatever complete groups stand beside them: 2345m 678p
999s 111z waits as 2345m does. So a hand has a name if it is the tiles of that name and complete
groups, and waits for the same tiles as they do.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from engine.enums import Name
from engine.index.lookup import changed
from engine.tiles import EAST, Kind, suit

from .decompose import only_groups


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
    return only_groups(bytes(rest))


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
