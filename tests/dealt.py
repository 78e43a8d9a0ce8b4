"""Counts of tiles for tests and benchmarks of the index: typed in mpsz, or dealt from a seed."""

from functools import cache
from random import Random

from engine.errors import ImpossibleHandError
from engine.hand import Hand
from engine.index.lookup import changed
from engine.melds import Meld, MeldKind
from engine.notation.hand_notation import parse_tiles
from engine.tiles import KIND_OF, KINDS

SEQUENCES = [(kind, kind + 1, kind + 2) for kind in range(27) if kind % 9 < 7]
TRIPLETS = [(kind,) * 3 for kind in range(KINDS)]
GROUPS = SEQUENCES + TRIPLETS


def counts_of(text: str) -> bytes:
    """The 34 counts of typed tiles; any number of them."""
    return counted(parse_tiles(text))


def counted(tiles) -> bytes:
    kinds = [KIND_OF[tile] for tile in tiles]
    return bytes(kinds.count(kind) for kind in range(KINDS))


def from_wall(random: Random, size: int) -> bytes:
    """Tiles as they come from a shuffled wall."""
    return counted(tile // 4 for tile in random.sample(range(4 * KINDS), size))


def one_suit(random: Random, size: int) -> bytes:
    """Tiles as they come from a wall of one suit."""
    return counted(tile // 4 for tile in random.sample(range(4 * 9), size))


@cache
def every_hand_of_one_suit(size: int) -> tuple[bytes, ...]:
    """Every way to hold so many tiles of man, and nothing else: 118,800 of 14 tiles."""
    held = [(b"", 0)]
    for rank in range(9):
        held = [
            (counts + bytes((count,)), tiles + count)
            for counts, tiles in held
            for count in range(5)
            if tiles + count <= size <= tiles + count + 4 * (8 - rank)
        ]
    return tuple(counts.ljust(KINDS, b"\0") for counts, _ in held)


def complete(random: Random, size: int = 14, *, sequences: float = 0.7) -> bytes:
    """A complete standard hand, each meld a sequence with the given chance."""
    while True:
        counts = [0] * KINDS
        for _ in range(size // 3):
            for kind in random.choice(SEQUENCES if random.random() < sequences else TRIPLETS):
                counts[kind] += 1
        counts[random.randrange(KINDS)] += 2
        if max(counts) <= 4:
            return bytes(counts)


def tenpai(random: Random, size: int = 13) -> bytes:
    """A complete hand less one tile."""
    counts = complete(random, size + 1)
    return changed(counts, random.choice([kind for kind in range(KINDS) if counts[kind]]), -1)


def tenpai_to_cut(random: Random, size: int = 14) -> bytes:
    """A tenpai hand and one tile more, as it is before the discard."""
    counts = tenpai(random, size - 1)
    return changed(counts, random.choice([kind for kind in range(KINDS) if counts[kind] < 4]), 1)


def as_hand(counts: bytes) -> Hand:
    """A hand without melds; of a 3n+2 hand the highest tile is the drawn one."""
    tiles = tuple(kind for kind in range(KINDS) for _ in range(counts[kind]))
    return Hand(tiles, (), tiles[-1] if len(tiles) % 3 == 2 else None)


def random_meld(random):
    group = random.choice(GROUPS)
    if group[0] != group[1]:
        return Meld(MeldKind.CHI, group)
    if random.random() < 0.2:
        return Meld(random.choice([MeldKind.OPEN_KAN, MeldKind.CLOSED_KAN]), (group[0],) * 4)
    return Meld(MeldKind.PON, group)


def open_hands(seed, melds, number):
    """Yield open hands with so many melds, half of them with one suit in hand."""
    random = Random(seed)
    while number:
        counts = random.choice((from_wall, one_suit))(random, 13 - 3 * melds)
        concealed = tuple(kind for kind in range(34) for _ in range(counts[kind]))
        try:
            hand = Hand(concealed, tuple(random_meld(random) for _ in range(melds)))
        except ImpossibleHandError:
            continue
        if not hand.is_closed:
            number -= 1
            yield hand
