"""Blocks as they are drawn, and a cut's reason in their words."""

import pytest

from bot.pages.block_row import block_rows, blocks_text, breaks_reason, cut_reason
from bot.pages.page import BlockTiles, Label
from bot.words import LANGUAGES, words_for
from engine import TENHOU, TILE_OF_NAME, format_tiles, parse_hand, parse_tiles

EN = words_for("en")


def test_the_row_draws_each_part_with_what_it_takes():
    (row,) = block_rows(parse_hand("3345m678p34688s5z2p"), TENHOU, EN)
    *cells, count = row.cells
    assert isinstance(count, Label)
    assert count.text == "4 blocks"
    drawn = [
        (format_tiles(it.tiles), it.line, it.plate, it.dimmed)
        for it in cells
        if isinstance(it, BlockTiles)
    ]
    assert drawn == [
        ("345m", "solid", "", False),
        ("3m", "", "", True),
        ("2p", "", "", True),
        ("678p", "solid", "", False),
        ("34688s", "", "2 blocks", False),
        ("5z", "", "", True),
    ]


def test_a_complete_hand_has_no_row():
    assert block_rows(parse_hand("123m456p789s11122z"), TENHOU, EN) == ()


@pytest.mark.parametrize(
    ("hand", "cut", "reason"),
    [
        ("225567m345p567s6z6m", "6z", "In no block: hatsu."),
        ("67m3345p234678s11z", "3p", "3p only helps 345p."),
        (
            "2368m4588p123789s",
            "6m",
            "6 blocks, five fit: 68m takes 4 tiles, the other shapes 8 or more.",
        ),
        # A pair takes two tiles and stays: 79s is compared with 23s and 45s.
        (
            "234m45688p2379s11z",
            "7s",
            "6 blocks, five fit: 79s takes 4 tiles, the other shapes 8 or more.",
        ),
        # 12m and 79p take four tiles each: neither takes fewest.
        ("1256m4579p123789s", "1m", "6 blocks, five fit: 12m goes."),
        ("11m33p88p123789s66z", "3p", "33p is one pair too many."),
        ("22679m22456p56s44z", "9m", "Without 9m, 679m keeps 67m."),
        ("444m5689p234s6677z", "8p", "6 blocks, five fit: without 8p, 5689p keeps 56p."),
        # In one piece still: its tiles would say nothing that the cut does not.
        (
            "22334m124567788p",
            "1p",
            "6 blocks, five fit: without 1p, 124567788p has 3 instead of 4.",
        ),
        ("78m344556p123777s", "7s", "The hand has no pair: 777s gives it one."),
        (
            "123456789m67p456s",
            "6p",
            "Four sets are there: one tile of 67p goes, the other waits for the pair.",
        ),
    ],
)
def test_a_cut_has_its_reason_in_words_of_blocks(hand, cut, reason):
    assert cut_reason(parse_hand(hand), TILE_OF_NAME[cut], TENHOU, EN) == (reason,)


@pytest.mark.parametrize("words", [*map(words_for, LANGUAGES)])
def test_cuts_that_are_as_good_and_in_no_block_share_the_reason(words):
    """19m 5z float; 7s is of a set, so it is not named though it were cut as well."""
    hand, cut = (
        parse_hand("19m123456p789s225z"),
        [TILE_OF_NAME[it] for it in ("1m", "9m", "5z", "7s")],
    )
    (said,) = cut_reason(hand, cut[0], TENHOU, words, as_good=cut)
    named = words.each_of(map(words.tile, cut[:3]))
    assert said == words.text("reason-loose", tile=named)
    assert words.tile(cut[3]) not in said


@pytest.mark.parametrize(
    ("hand", "cut", "why"),
    [
        ("34m67p123789s111z5z", "3m", "67p takes as many: 34m is not the weakest shape"),
        ("22m33p57s123789s1z", "2m", "five blocks: no pair is too many"),
    ],
)
def test_no_reason_is_given_where_none_is_so(hand, cut, why):
    assert cut_reason(parse_hand(hand), TILE_OF_NAME[cut], TENHOU, EN) == (), why


def test_a_tenpai_whose_compound_counts_a_block_less_is_left_to_its_wait():
    """Without 4m, 345m 567m stand and 5m waits for the pair; so do 55m 67m."""
    hand = parse_hand("34455567m345p678s")
    assert cut_reason(hand, TILE_OF_NAME["4m"], TENHOU, EN) == ()


@pytest.mark.parametrize(("seen", "left"), [("", 4), ("7m", 3), ("7777m", 0)])
def test_a_sixth_block_takes_what_is_left_beside_the_tiles_seen(seen, left):
    hand = parse_hand("2368m4588p123789s")
    (said,) = cut_reason(hand, TILE_OF_NAME["6m"], TENHOU, EN, parse_tiles(seen))
    assert f"68m takes {left} tile" in said


def test_a_cut_that_breaks_a_block_is_told_so():
    hand = parse_hand("225567m345p567s6z6m")
    assert breaks_reason(hand, TILE_OF_NAME["4p"], TENHOU, EN) == ("4p breaks 345p.",)
    assert breaks_reason(hand, TILE_OF_NAME["6z"], TENHOU, EN) == ()
    either = parse_hand("44234m567p789s13s1z")
    assert breaks_reason(either, TILE_OF_NAME["4m"], TENHOU, EN) == ()


@pytest.mark.parametrize(
    ("hand", "text"),
    [
        ("13579m13579p123s", "5 blocks, and no pair among them."),
        ("112m2367p345678s", "Five blocks: four for sets and one for the pair."),
    ],
)
def test_what_is_said_of_the_number_of_blocks(hand, text):
    assert blocks_text(parse_hand(hand), TENHOU, EN) == (text,)


def test_nothing_is_said_of_the_number_of_blocks_of_a_part_of_a_hand():
    """Of these seven tiles a win needs three blocks, not five."""
    assert blocks_text(parse_hand("1368m14p9s"), TENHOU, EN) == ()
