"""Names, pictures, order and the tile that an indicator shows."""

import unicodedata

import pytest

from engine import tiles
from engine.tiles import (
    KIND_OF,
    NAMES,
    TILE_OF_NAME,
    UNICODE,
    dora_of,
    is_red,
    rank,
    sort_key,
    suit,
)

RANKS = ("ONE", "TWO", "THREE", "FOUR", "FIVE", "SIX", "SEVEN", "EIGHT", "NINE")


@pytest.mark.parametrize("kind", range(27))
def test_suit_tiles_have_the_picture_that_unicode_names(kind):
    word = {"m": "CHARACTERS", "p": "CIRCLES", "s": "BAMBOOS"}[NAMES[kind][1]]
    expected = f"MAHJONG TILE {RANKS[rank(kind) - 1]} OF {word}"
    assert unicodedata.name(UNICODE[kind]) == expected


@pytest.mark.parametrize(
    ("kind", "name", "picture"),
    [
        (tiles.EAST, "1z", "EAST WIND"),
        (tiles.SOUTH, "2z", "SOUTH WIND"),
        (tiles.WEST, "3z", "WEST WIND"),
        (tiles.NORTH, "4z", "NORTH WIND"),
        (tiles.WHITE, "5z", "WHITE DRAGON"),
        (tiles.GREEN, "6z", "GREEN DRAGON"),
        (tiles.RED, "7z", "RED DRAGON"),
    ],
)
def test_honors(kind, name, picture):
    assert NAMES[kind] == name
    assert unicodedata.name(UNICODE[kind]) == f"MAHJONG TILE {picture}"


def test_names_are_distinct_and_lead_back():
    assert len(NAMES) == len(KIND_OF) == len(set(NAMES)) == 37
    assert all(NAMES[TILE_OF_NAME[name]] == name for name in NAMES)


def test_red_fives_are_fives_and_sort_just_before_them():
    for red, five in (("0m", "5m"), ("0p", "5p"), ("0s", "5s")):
        assert is_red(TILE_OF_NAME[red])
        assert not is_red(TILE_OF_NAME[five])
        assert NAMES[KIND_OF[TILE_OF_NAME[red]]] == five
    names = sorted(TILE_OF_NAME, key=lambda name: sort_key(TILE_OF_NAME[name]))
    assert " ".join(names) == (
        "1m 2m 3m 4m 0m 5m 6m 7m 8m 9m 1p 2p 3p 4p 0p 5p 6p 7p 8p 9p "
        "1s 2s 3s 4s 0s 5s 6s 7s 8s 9s 1z 2z 3z 4z 5z 6z 7z"
    )


def test_every_suit_and_rank():
    assert [
        (suit(TILE_OF_NAME[name]), rank(TILE_OF_NAME[name])) for name in ("1m", "9p", "5s")
    ] == [
        (0, 1),
        (1, 9),
        (2, 5),
    ]
    assert (suit(tiles.RED), rank(tiles.RED)) == (3, 7)


@pytest.mark.parametrize(
    ("indicator", "dora"),
    [
        *(("1m", "2m"), ("9m", "1m"), ("9p", "1p"), ("9s", "1s"), ("0p", "6p"), ("4s", "5s")),
        *(("1z", "2z"), ("3z", "4z"), ("4z", "1z"), ("5z", "6z"), ("6z", "7z"), ("7z", "5z")),
    ],
)
def test_dora(indicator, dora):
    assert NAMES[dora_of(TILE_OF_NAME[indicator])] == dora


def test_an_indicator_can_be_a_text():
    assert dora_of("9m") == dora_of(TILE_OF_NAME["9m"])
    assert dora_of("1m", players=3) == TILE_OF_NAME["9m"]


@pytest.mark.parametrize("wrong", [-1, 37, "9q", "12m"])
def test_what_is_not_a_tile_shows_no_dora(wrong):
    with pytest.raises(ValueError, match="is not a tile"):
        dora_of(wrong)


def test_dora_goes_round_each_group_once():
    assert sorted(dora_of(kind) for kind in range(34)) == list(range(34))
