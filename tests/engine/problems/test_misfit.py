"""What stays over where a tile does not complete a tenpai hand, held against shanten alone."""

from random import Random

import pytest

from engine import Hand, parse_hand, parse_tiles, shanten
from engine.problems import WAITS, misfit


@pytest.mark.parametrize(
    ("hand", "tile", "done", "left"),
    [
        ("222777m3444888p", "4p", ["444p"], "34p"),
        ("123m456p789s11z34s", "1z", ["111z"], "34s"),
        ("123m456p789s111z5s", "4s", [], "45s"),
        ("123m456p789s111z5s", "9m", [], "9m5s"),
    ],
)
def test_the_rest_is_sets(hand, tile, done, left):
    found = misfit(parse_hand(hand), parse_tiles(tile)[0])
    assert found is not None
    assert list(found.done) == [tuple(parse_tiles(it)) for it in done]
    assert found.left == tuple(parse_tiles(left))


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_a_pair_in_the_place_of_what_stays_completes_the_hand(level):
    """And where nothing is found, no two tiles can be replaced by a pair so."""
    random = Random(level)
    for seed in range(30):
        problem = WAITS.deal(level, seed)
        wrong = [kind for kind in problem.options if kind not in problem.right]
        if not wrong or 4 in problem.hand.owned:
            continue
        kind = random.choice(wrong)
        tiles = sorted((*problem.hand.concealed, kind))
        found = misfit(problem.hand, kind)
        if found is None:
            ways = {
                is_sets(tiles, (low, high)) for low in {*tiles} for high in {*tiles} if low < high
            }
            assert ways == {False}
        else:
            assert found.left[0] != found.left[1]
            assert is_sets(tiles, found.left)


def is_sets(tiles, left):
    """Whether tiles but for two are sets: with a pair that is not among them they are a hand."""
    rest = list(tiles)
    for tile in left:
        rest.remove(tile)
    pair = next(kind for kind in range(27, 34) if kind not in rest)
    hand = Hand((*rest, pair, pair), drawn=pair)
    return shanten(hand).by_form.standard == -1
