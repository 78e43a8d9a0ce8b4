"""The tiles that are of use, by the automaton of the table file and by laying out every target."""

from random import Random

import numpy as np
import pytest
from targets import made_of

from engine.index.distances import CLASSES, HONOR_RANKS, MELDS, SUIT_RANKS, VECTORS, class_of
from engine.notation.hand_notation import parse_tiles
from engine.outlook.hands import Hands
from engine.outlook.parts import NO_CLASS, PARTS, beside, walk
from engine.outlook.wall import hand_codes, slots_of

UNREACHABLE = 99


def nearest_using(counts, rank, least, rest, melds):
    """The tiles missing from complete hands that use so many of a rank, beside a rest's vector."""
    best = UNREACHABLE
    for made in range(MELDS - melds + 1):
        for pair in range(2):
            for_rest = rest[2 * (MELDS - melds - made) + 1 - pair]
            for target in made_of(len(counts), made, pair):
                if target[rank] >= least:
                    missing = sum(max(0, w - h) for w, h in zip(target, counts, strict=True))
                    best = min(best, missing + for_rest)
    return best


def some_counts(random, ranks):
    return [random.choice((0, 0, 1, 1, 2, 3, 4)) for _ in range(ranks)]


@pytest.mark.parametrize("seed", range(8))
def test_a_must_makes_a_hand_as_much_farther_as_the_nearest_target_that_has_it(seed):
    random = Random(seed)
    ranks = SUIT_RANKS if seed % 2 else HONOR_RANKS
    counts = some_counts(random, ranks)
    classes = walk(np.array([counts], np.int8))
    melds = random.randint(0, 2)
    for rest in random.sample(range(CLASSES), 3):
        for rank in range(ranks):
            for least in range(1, counts[rank] + 1):
                got = beside(melds)[classes.must[0, rank, least - 1], rest]
                expected = nearest_using(counts, rank, least, VECTORS[rest], melds)
                # Distances of 15 and more are all the same: unreachable.
                assert min(got, 15) == min(expected, 15)


@pytest.mark.parametrize("ranks", [SUIT_RANKS, HONOR_RANKS])
def test_batches_have_the_classes_that_single_parts_have(ranks):
    random = Random(ranks)
    counts = [some_counts(random, ranks) for _ in range(300)]
    classes = walk(np.array(counts, np.int8))
    assert classes.held.tolist() == [class_of(bytes(each)) for each in counts]
    for each, more in zip(counts, classes.more.tolist(), strict=True):
        for rank, cls in enumerate(more):
            after = [*each[:rank], each[rank] + 1, *each[rank + 1 :]]
            assert cls == (NO_CLASS if each[rank] == 4 else class_of(bytes(after)))


@pytest.mark.parametrize(
    ("typed", "core"),
    [
        # 4p is of no use: the pair and three melds are there, and 8s wants 9s before it wants 4p.
        ("123m456p789s11z78s4p", "123m456p789s11z78s"),
        ("123m456p789s11z78s1m", "123m456p789s11z78s"),
        ("1112223334445z6m", "1112223334445z6m"),
        ("1122334455667p8s", "1122334455667p8s"),
        ("1111p2277m4499s58p", "11p2277m4499s58p"),
        ("40556p123m789s11z", "40556p123m789s11z"),
        ("19m19p19s123456z5p", "19m19p19s123456z"),
    ],
)
def test_a_core_is_the_hand_without_what_no_nearest_complete_hand_uses(typed, core):
    rows = PARTS.rows(hand_codes(parse_tiles(typed)))[None]
    held = PARTS.held[Hands(rows, 0).cores()[0]]
    assert held.tolist() == slots_of(parse_tiles(core)).tolist()
