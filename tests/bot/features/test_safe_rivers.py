"""Rivers as people type them, one in each option."""

import re

import pytest

from bot.features.safe import read_rivers
from bot.read.errors import RefusedError
from engine import Source, format_tiles, parse_tiles
from engine.tiles import KIND_OF

RIGHT, ACROSS, LEFT = Source.RIGHT, Source.ACROSS, Source.LEFT


def options(text):
    """Return the rivers of a text by the options that are named in it."""
    return {name: river.strip() for name, river in re.findall(r"(\w+): ([^:]*)(?= \w+:|$)", text)}


def read(text, players=4):
    """Return each riichi with its genbutsu, and what is seen, as text."""
    found = read_rivers(options(text), players)
    riichi = [(each.player, format_tiles(each.genbutsu)) for each in found.riichi]
    return riichi, format_tiles(found.seen)


@pytest.mark.parametrize(
    "text",
    [
        "1z9m3pr5s",
        "E 9m 3p r 5s",
        "東9m3pリーチ5s",
        "東9m3p立直5s",
        "1z9m3p riichi 5s",
        "1z9m3p리치5s",
    ],
)
def test_one_riichi(text):
    assert read(f"right: {text}") == ([(RIGHT, "9m3p5s1z")], "9m3p5s1z")


def test_a_single_river_without_a_mark_is_the_riichi():
    assert read("left: 1z9m3p5s") == ([(LEFT, "9m3p5s1z")], "9m3p5s1z")


@pytest.mark.parametrize(
    ("text", "genbutsu", "seen"),
    [
        # What others cut before the riichi says nothing; what they cut after it passed.
        ("right: 1z3pr across: 5m9s", "3p1z", "5m3p9s1z"),
        ("right: 1z3pr across: 5m|9s", "3p9s1z", "5m3p9s1z"),
        ("right: 1z3pr river: 2m|4m left: 7p|", "3p1z4m", "24m37p1z"),
    ],
)
def test_what_passed_is_genbutsu(text, genbutsu, seen):
    ((_, found),), in_sight = read(text)
    assert sorted(parse_tiles(found)) == sorted(parse_tiles(genbutsu))
    assert sorted(parse_tiles(in_sight)) == sorted(parse_tiles(seen))


def test_two_riichi_whose_order_is_typed():
    """Right was first: what lies behind its r, and behind one mark of others, passed against it."""
    text = "right: 1z3pr5s|2m across: 4p|6sr7m left: 1m|2p|3s"
    (right, across), _ = read(text)
    assert right == (RIGHT, "27m23p356s1z")
    assert across == (ACROSS, "27m4p36s")


def test_two_riichi_whose_order_is_not_typed():
    """Only what is behind two marks is sure to have passed against both."""
    (right, across), _ = read("right: 1z3pr5s across: 4p6sr7m left: 1m|2p|3s")
    assert right == (RIGHT, "3p35s1z")
    assert across == (ACROSS, "7m4p36s")


def test_order_inside_a_river_is_kept_until_it_is_read():
    """The suit may stand behind the mark: 13r5m are 1m, 3m in riichi, and 5m."""
    assert read("right: 13r5m across: 2m|4m") == ([(RIGHT, "1345m")], "12345m")


@pytest.mark.parametrize(
    ("text", "players", "option", "sentence", "span"),
    [
        ("", 4, "across", "no_river", None),
        ("river: 1m2m", 4, "across", "no_river", None),
        ("right: 1m across: 2m", 4, "right", "which_riichi", None),
        ("right: 1mr 2mr", 4, "right", "two_riichi", (6, 7)),
        ("right: 1m river: 2mr", 4, "river", "two_riichi", (2, 3)),
        ("left: 1p across: 2pr right: 3p", 3, "right", "too_many_rivers", None),
        ("right: 1z9x", 4, "right", "unknown_sign", (3, 4)),
        ("right: 1z3pr 9", 4, "right", "no_suit", (6, 7)),
        ("right: 2mr", 3, "right", "not_in_set", (0, 1)),
        ("right: 5555p5pr", 4, "right", "fifth_tile", None),
    ],
)
def test_what_cannot_be_read(text, players, option, sentence, span):
    with pytest.raises(RefusedError) as refused:
        read_rivers(options(text), players)
    error = refused.value
    assert (error.option, error.sentence) == (option, sentence)
    if span is not None:
        assert error.span == span


def test_no_text_breaks_the_reader():
    for text in ("r", "|", ":", "r|r", "rrrr", "1m|||2mr", "；；", "右r"):
        try:
            found = read_rivers({"right": text}, 4)
        except RefusedError:
            continue
        assert found.riichi
        assert all(KIND_OF[kind] == kind for kind in found.seen)
