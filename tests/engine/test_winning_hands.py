"""The whole space of complete 14-tile hands, counted from the tables without listing a hand."""

from collections import Counter
from collections.abc import Iterator
from math import comb

from engine.index.distances import VECTORS, class_of
from engine.tiles import KINDS

Holding = tuple[int, int]
"""Melds and pairs of one suit."""


def keys(ranks: int, tiles: int, most: tuple[int, ...]) -> Iterator[bytes]:
    """Every key of a place with at most so many tiles, each count one of ``most``."""
    if not ranks:
        yield b""
        return
    for count in most:
        if count <= tiles:
            for rest in keys(ranks - 1, tiles - count, most):
                yield bytes([count]) + rest


def complete_keys(ranks: int, most: tuple[int, ...]) -> Counter[Holding]:
    """How many keys of a place are melds, or melds and a pair, by how many of them."""
    found: Counter[Holding] = Counter()
    for key in keys(ranks, 14, most):
        melds, over = divmod(sum(key), 3)
        pair = over // 2
        if over != 1 and VECTORS[class_of(key)][2 * melds + pair] == 0:
            found[melds, pair] += 1
    return found


def standard_hands(most: tuple[int, ...]) -> int:
    """How many hands of four melds and a pair have only such counts of a kind."""
    suit, honors = complete_keys(9, most), complete_keys(7, most)
    hands = Counter({(0, 0): 1})
    for place in (suit, suit, suit, honors):
        together: Counter[Holding] = Counter()
        for (melds, pairs), number in hands.items():
            for (more, pair), ways in place.items():
                together[melds + more, pairs + pair] += number * ways
        hands = together
    return hands[4, 1]


def test_all_16_873_619_winning_hands() -> None:
    """4,668 hands are both: 112233m445566p77s is two double runs and seven pairs."""
    standard = standard_hands((0, 1, 2, 3, 4))
    seven_pairs = comb(KINDS, 7)
    both = standard_hands((0, 2))
    thirteen_orphans = 13
    assert (standard, seven_pairs, both) == (11_498_658, 5_379_616, 4_668)
    assert standard + seven_pairs - both + thirteen_orphans == 16_873_619
