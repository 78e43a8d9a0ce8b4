"""Ukeire: published rows, what is left, improvements and good shapes, and a library."""

from random import Random

import pytest
from dealt import as_hand, from_wall, tenpai, tenpai_to_cut
from hypothesis import given
from hypothesis import strategies as st
from jansou.analysis.efficiency import acceptance_counts
from jansou.analysis.efficiency import improvements as their_improvements
from jansou.core.hand import Hand as TheirHand
from jansou.core.tiles import Tile as TheirTile
from jansou.core.tiles import TileKind
from places import published
from strategies import hands

from engine.errors import WrongSizeError
from engine.facts.shanten import shanten
from engine.facts.ukeire import (
    GOOD_SHAPE,
    TileLeft,
    discards,
    improvements,
    total,
    ukeire,
)
from engine.facts.waits import waits
from engine.facts.yaku_paths import Winds
from engine.hand import Hand
from engine.notation.hand_notation import parse_hand, parse_tiles
from engine.rules import M_LEAGUE, TENHOU
from engine.tiles import EAST, KIND_OF, KINDS, NAMES, SOUTH, format_tiles

SINGLE_FACTS = [
    # ssttkkl/mahjong-utils.
    ("34568m235p68s", 2, "3678m12345p678s", 40),
    ("112233p44556s12z", 1, "36s12z", 13),
    ("114514p1919810s", 2, "234567p3456789s", 45),
    ("3344z6699p11345s", 1, "345s", 9),
    ("1112345678999p", 0, "123456789p", 23),
    ("119m19p19266s135z", 3, "2467z", 16),
    ("119m19p19s123456z", 0, "7z", 4),
]


def accepts(hand: Hand) -> tuple[int, tuple[int, ...], int]:
    found = ukeire(hand)
    return found.shanten, tuple(tile.tile for tile in found.tiles), found.left


@pytest.mark.parametrize(("text", "shanten", "tiles", "left"), SINGLE_FACTS)
def test_accepted_tiles_of_worked_examples(text, shanten, tiles, left):
    kinds = tuple(sorted(parse_tiles(tiles)))
    assert accepts(parse_hand(text.replace("0s", "5s"))) == (shanten, kinds, left)


def test_published_rows():
    facts = published("ukeire.jsonl.gz")
    for fact in facts:
        kinds = tuple(sorted(KIND_OF[tile] for tile in parse_tiles(fact["advance"])))
        # Where one form is asked for, it is the nearest of that hand.
        found = accepts(as_hand_of(fact["hand"]))
        assert found == (fact["shanten"], kinds, fact["count"]), fact["id"]
    assert len(facts) == 12


def as_hand_of(text: str) -> Hand:
    return Hand(tuple(KIND_OF[tile] for tile in parse_tiles(text)))


def shown(tiles) -> str:
    return " ".join(f"{NAMES[tile.tile]}{tile.left}" for tile in tiles)


LEFT = [
    # 23m77p waits for 14m.
    ("23m77p", "", "1m4 4m4"),
    ("23m77p", "1114m", "1m1 4m3"),
    # Seen up: still wanted, and listed with none left.
    ("23m77p", "1111m", "1m0 4m4"),
    # Tiles in melds count as the hand's own, red fives as fives.
    ("46m77p[05'5p]", "", "5m4"),
    ("46m77p", "05m", "5m2"),
    ("23m77p[1'11m]", "", "1m1 4m4"),
    # All four in melds: not drawn again beside another, and alone listed with none left.
    ("23m77p(1111m)", "", "4m4"),
    ("12m77p(3333m)", "", "3m0"),
]


@pytest.mark.parametrize(("hand", "seen", "tiles"), LEFT)
def test_tiles_left_are_four_less_those_owned_and_seen(hand, seen, tiles):
    found = ukeire(parse_hand(hand), seen=parse_tiles(seen))
    assert shown(found.tiles) == tiles
    assert found.left == total(found.tiles) == sum(tile.left for tile in found.tiles)


def test_rules_decide_whether_a_dead_wait_is_tenpai():
    # 12m77p wants 3m, which all lie in the kan; else a pair and a triplet of 1m, 2m and 7p.
    found = ukeire(parse_hand("12m77p(3333m)"), rules=M_LEAGUE)
    assert (found.shanten, shown(found.tiles)) == (1, "1m3 2m3 7p2")
    cuts = discards(parse_hand("12m77p1z(3333m)"), rules=M_LEAGUE)
    assert [(NAMES[each.tile], each.shanten, shown(each.tiles)) for each in cuts[:3]] == [
        ("1m", 1, "2m3 7p2 1z3"),
        ("2m", 1, "1m3 7p2 1z3"),
        ("1z", 1, "1m3 2m3 7p2"),
    ]


@given(hands().filter(lambda hand: not hand.has_drawn_size), st.sampled_from([TENHOU, M_LEAGUE]))
def test_ukeire_agrees_with_shanten_and_waits(hand, rules):
    found = ukeire(hand, rules=rules)
    assert found.shanten == shanten(hand, rules=rules)
    tiles = {tile.tile: tile.left for tile in found.tiles}
    if found.shanten == 0:
        assert tiles == {wait.tile: wait.left for wait in waits(hand, rules=rules).waits}
    owned = hand.owned
    for kind in range(KINDS):
        if owned[kind] < 4:
            drawn = Hand((*hand.concealed, kind), hand.melds, kind)
            lower = shanten(drawn, rules=rules) < found.shanten
            assert lower == (kind in tiles)
            assert not lower or tiles[kind] == 4 - owned[kind]


@given(
    hands().filter(lambda hand: hand.has_drawn_size and len(hand.concealed) < 12),
    st.sampled_from([TENHOU, M_LEAGUE]),
)
def test_discards_have_the_ukeire_of_the_hands_they_leave(hand, rules):
    found = discards(hand, rules=rules)
    assert [each.tile for each in found] == [
        each.tile
        for each in sorted(
            found,
            key=lambda e: (
                e.shanten,
                -e.left,
                -len([t for t in e.tiles if t.left]),
                KIND_OF[e.tile],
            ),
        )
    ]
    assert {KIND_OF[each.tile] for each in found} == {KIND_OF[tile] for tile in hand.concealed}
    for each in found:
        rest = list(hand.concealed)
        rest.remove(each.tile)
        after = ukeire(Hand(tuple(rest), hand.melds), seen=(each.tile,), rules=rules)
        assert (each.shanten, each.good_shapes) == (after.shanten, after.good_shapes)
        assert each.tiles == after.tiles


def test_a_used_up_tile_is_listed_beside_others():
    # Without 4m: 23m waits for 1m and for a 4m of which one is cut and three are held.
    found = discards(parse_hand("234444m11p456789s"))
    (after,) = [each for each in found if NAMES[each.tile] == "4m"]
    assert shown(after.tiles) == "1m4 4m0 1p2"


def test_a_used_up_kind_does_not_count_among_the_kinds():
    # Six tiles of two kinds each, so that the order of tiles decides.
    found = discards(parse_hand("66777788889999m"))
    assert [(NAMES[each.tile], shown(each.tiles)) for each in found] == [
        ("6m", "5m4 6m2"),
        ("7m", "5m4 6m2 7m0"),
        ("8m", "5m4 6m2 8m0"),
        ("9m", "5m4 6m2 9m0"),
    ]


def test_the_plain_five_is_cut_before_the_red_one():
    found = discards(parse_hand("05m46p79s22z"))
    assert "5m" in [NAMES[each.tile] for each in found]
    assert "0m" not in [NAMES[each.tile] for each in found]


def test_random_hands_have_the_ukeire_of_jansou():
    random = Random(21)
    for _ in range(150):
        counts = random.choice((from_wall, tenpai_to_cut))(random, 14)
        for each in discards(as_hand(counts)):
            rest = list(counts)
            rest[each.tile] -= 1
            visible = [0] * KINDS
            visible[each.tile] = 1
            theirs = {
                int(kind): left
                for kind, left in acceptance_counts(rest, 0, visible=visible).items()
            }
            assert {tile.tile: tile.left for tile in each.tiles if tile.left} == theirs


def test_random_hands_have_the_improvements_of_jansou():
    random = Random(22)
    for _ in range(40):
        counts = random.choice((from_wall, tenpai))(random, 13)
        theirs = their_improvements(
            TheirHand(tuple(TheirTile(TileKind(k)) for k in range(KINDS) for _ in range(counts[k])))
        )
        found = improvements(as_hand(counts))
        assert {each.tile: each.accepts for each in found} == {
            int(kind): sum(wider.values()) for kind, wider in theirs.items()
        }


def test_improvements_widen_the_ukeire_and_come_widest_first():
    # 13m waits for 2m; 4m makes it 34m (25m), 1m and 3m a shanpon with 77p.
    hand = parse_hand("13m77p456p789s123s")
    found, wider = ukeire(hand), improvements(hand)
    assert shown(found.tiles) == "2m4"
    widest = wider[0]
    assert (NAMES[widest.tile], widest.left, NAMES[widest.discard]) == ("4m", 4, "1m")
    assert widest.accepts == 8
    widths = [each.accepts for each in wider]
    assert widths == sorted(widths, reverse=True)
    assert min(widths) > found.left


def test_equal_improvements_come_in_the_order_of_tiles():
    found = improvements(parse_hand("34568m235p68s"))
    order = [(-each.accepts, each.tile) for each in found]
    assert order == sorted(order)
    assert len({accepts for accepts, _ in order}) < len(order)


def test_no_improvement_is_drawn_from_tiles_that_are_gone():
    hand = parse_hand("13m77p456p789s123s")
    for seen, left in (("", [4]), ("444m", [1]), ("4444m", [])):
        found = improvements(hand, seen=parse_tiles(seen))
        assert [each.left for each in found if NAMES[each.tile] == "4m"] == left


GOOD_SHAPES = [
    # 1-shanten of 34m 67p: either leads to a ryanmen.
    ("34m67p123s789s11z5z", "2m 5m 5p 8p"),
    # 13m 67p: 2m leaves 58p, 5p or 8p leaves the kanchan 2m.
    ("13m67p123s789s11z5z", "2m"),
    # 2m seen twice over makes a ryanmen of three tiles, no good shape.
    ("13m13p123s789s11z5z", ""),
]


@pytest.mark.parametrize(("text", "tiles"), GOOD_SHAPES)
def test_good_shapes_lead_to_a_wide_tenpai(text, tiles):
    found = ukeire(parse_hand(text))
    assert found.shanten == 1
    assert " ".join(NAMES[tile.tile] for tile in found.good_shapes) == tiles


def test_good_shapes_are_counted_in_tiles_left():
    hand = parse_hand("13m67p123s789s11z5z")
    assert ukeire(hand).good_shapes == (TileLeft(1, 4),)
    # 58p are then four tiles, as few as a shanpon.
    assert ukeire(hand, seen=parse_tiles("5588p")).good_shapes == ()
    assert ukeire(hand, seen=parse_tiles("558p")).good_shapes == (TileLeft(1, 4),)
    # A 2m that is gone leads nowhere.
    assert ukeire(hand, seen=parse_tiles("2222m")).good_shapes == ()


@given(st.integers(0, 2**32))
def test_good_shapes_by_definition(seed):
    random = Random(seed)
    counts = tenpai(random, random.choice((4, 7, 10, 13)))
    swap = random.choice([kind for kind in range(KINDS) if counts[kind]])
    tiles = [kind for kind in range(KINDS) for _ in range(counts[kind])]
    tiles.remove(swap)
    tiles.append(random.choice([kind for kind in range(KINDS) if tiles.count(kind) < 4]))
    hand = Hand(tuple(tiles))
    found = ukeire(hand)
    if found.shanten != 1:
        assert found.good_shapes is None
        return
    for tile in found.tiles:
        drawn = Hand((*hand.concealed, tile.tile), (), tile.tile)
        best = max(each.left for each in discards(drawn) if each.shanten == 0)
        assert (tile in found.good_shapes) == (best >= GOOD_SHAPE and tile.left > 0)


@pytest.mark.parametrize(
    ("text", "ask"), [("11m", ukeire), ("11m", improvements), ("1m", discards)]
)
def test_a_hand_of_the_other_size_is_refused(text, ask):
    with pytest.raises(WrongSizeError):
        ask(parse_hand(text))


def test_answers_are_in_the_order_of_tiles():
    found = ukeire(parse_hand("34568m235p68s"))
    assert format_tiles(tile.tile for tile in found.tiles) == "3678m12345p678s"


@pytest.mark.parametrize(
    ("text", "left", "with_yaku"),
    [
        ("11z23m567p[7'89s][1'23p]", 8, 0),  # complete, it has no yaku
        ("11s34m567p[2'34s][3'45p]", 8, 0),  # nor has this one, for its terminals
        ("22s34m567p[2'34s][3'45p]", 8, 8),
        ("22s23m567p[2'34s][3'45p]", 8, 4),  # 4m alone makes tanyao
        ("22s23m567p234s345p", 8, 8),  # closed: riichi is a yaku
    ],
)
def test_tiles_left_with_a_yaku_are_all_of_a_closed_hand(text, left, with_yaku):
    found = ukeire(parse_hand(text), winds=Winds(SOUTH, EAST))
    assert (found.left, found.left_with_yaku) == (left, with_yaku)
