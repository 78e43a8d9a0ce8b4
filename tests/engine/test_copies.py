"""How many tiles there are, counted in one number as they are counted one by one."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.copies import (
    check_copies,
    check_red_fives,
    copies_of,
    count,
    exist_together,
    has_reds,
    left_of,
    tile_counts,
)
from engine.errors import ImpossibleHandError
from engine.notation.hand_notation import parse_tiles
from engine.tiles import KIND_OF, KINDS

# Few kinds, so that fifth copies and second red fives are common.
TILES = st.lists(st.sampled_from((0, 4, 13, 22, 33, 34, 35, 36)), max_size=63)


@given(TILES)
def test_copies_count_every_kind_and_every_red_five(tiles):
    counts = tile_counts(copies_of(tiles))
    kinds, reds = Counter(KIND_OF[tile] for tile in tiles), Counter(tiles)
    assert list(counts[:KINDS]) == count(tiles) == [kinds[kind] for kind in range(KINDS)]
    assert list(counts[KINDS:]) == [reds[red] for red in (34, 35, 36)]
    assert has_reds(copies_of(tiles)) == any(counts[KINDS:])


@given(TILES, TILES)
def test_copies_of_two_lots_add_up_to_those_of_all_tiles(some, others):
    assert copies_of(some) + copies_of(others) == copies_of(some + others)


@given(TILES)
def test_tiles_exist_together_where_neither_check_refuses_them(tiles):
    try:
        check_copies(count(tiles))
        check_red_fives(tiles)
    except ImpossibleHandError:
        assert not exist_together(copies_of(tiles))
    else:
        assert exist_together(copies_of(tiles))


@pytest.mark.parametrize("value", [-1, 37, 4.5, "5m", None])
def test_only_tiles_have_copies(value):
    with pytest.raises(ValueError, match="is not a tile: a tile is a number from 0 to 36"):
        copies_of((0, value))


def test_four_less_the_owned_and_seen_copies_are_left():
    # 0m is seen as a five: of 5m one is owned, two are seen and one is left.
    owned = bytes(count(parse_tiles("15m4444p")))
    left = left_of(owned, parse_tiles("05m4p"))
    assert [left[kind] for kind in (0, 4, 12, 33)] == [3, 1, 0, 4]
    assert sum(left) == 136 - 6 - 2
