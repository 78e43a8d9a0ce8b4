"""Fu with their reasons: each item by a hand, and the hands that people get wrong."""

import pytest
from won_hands import best_of, hand_of, meld_of, tiles_of

from engine.melds import Meld
from engine.rules import TENHOU, Rules
from engine.scoring.fu import pair_items, round_up
from engine.scoring.score import score
from engine.scoring.win import By, Win
from engine.tiles import EAST, NORTH, SOUTH, WEST


def fu_of(text: str, *melds: Meld, by=By.RON, seat=SOUTH, wind=EAST, rules=TENHOU, **facts):
    """The reasons and fu of the reading that counts, the winning tile typed last."""
    hand = hand_of(text, *melds)
    win = Win(tiles_of(text)[-1], by, seat, wind, **facts)
    row = score(hand, win, rules).readings[0]
    return {str(item.why): item.fu for item in row.fu_items}, row.fu


PON_5P = meld_of("pon", "555p")
PON_WHITE = meld_of("pon", "555z")


@pytest.mark.parametrize(
    ("text", "melds", "facts", "items", "fu"),
    [
        # Pinfu: 20 by tsumo, 30 by ron, and 30 in an open hand of that shape.
        ("234m456p55p678s34s2s", [], {"by": By.TSUMO}, {"base": 20}, 20),
        ("234m456p55p678s34s2s", [], {"riichi": 1}, {"base": 20, "closed_ron": 10}, 30),
        ("456p55p678s34s2s", [meld_of("chi", "234m")], {}, {"base": 20, "open_pinfu": 10}, 30),
        (
            "456p55p678s34s2s",
            [meld_of("chi", "234m")],
            {"by": By.TSUMO},
            {"base": 20, "tsumo": 2},
            30,
        ),
        # A ron on a shanpon leaves an open triplet, a tsumo a closed one.
        (
            "234m456p55p678s22s2s",
            [],
            {"riichi": 1},
            {"base": 20, "closed_ron": 10, "open_triplet": 2},
            40,
        ),
        (
            "234m456p55p678s22s2s",
            [],
            {"by": By.TSUMO},
            {"base": 20, "tsumo": 2, "closed_triplet": 4},
            30,
        ),
        (
            "234m456p678s999s8p8p",
            [],
            {"riichi": 1},
            {"base": 20, "closed_ron": 10, "tanki": 2, "closed_terminal_triplet": 8},
            40,
        ),
        (
            "234m456p55p12s3s",
            [PON_WHITE],
            {},
            {"base": 20, "penchan": 2, "open_terminal_triplet": 4},
            30,
        ),
        (
            "234m456p44p13s2s",
            [meld_of("ankan", "1111z")],
            {},
            {"base": 20, "closed_ron": 10, "kanchan": 2, "closed_terminal_kan": 32},
            70,
        ),
        (
            "234m456p44p34s2s",
            [meld_of("daiminkan", "6666z")],
            {},
            {"base": 20, "open_terminal_kan": 16},
            40,
        ),
        (
            "234m456p44p34s2s",
            [meld_of("kakan", "8888s")],
            {},
            {"base": 20, "open_kan": 8},
            30,
        ),
        (
            "234m456p44p34s2s",
            [meld_of("ankan", "8888s")],
            {},
            {"base": 20, "closed_ron": 10, "closed_kan": 16},
            50,
        ),
        ("1122m3344p5566s7z7z", [], {}, {"seven_pairs": 25}, 25),
        # Pairs: dragons, seat wind and round wind, and both at once.
        (
            "234m456p789m55z67s8s",
            [],
            {"riichi": 1},
            {"base": 20, "closed_ron": 10, "value_pair": 2},
            40,
        ),
        (
            "234m456p789m22z67s8s",
            [],
            {"seat": SOUTH, "wind": SOUTH, "riichi": 1},
            {"base": 20, "closed_ron": 10, "double_wind_pair": 4},
            40,
        ),
        (
            "234m456p789m22z67s8s",
            [],
            {"seat": WEST, "wind": NORTH, "riichi": 1},
            {"base": 20, "closed_ron": 10},
            30,
        ),
    ],
)
def test_each_fu_has_its_item(text, melds, facts, items, fu):
    assert fu_of(text, *melds, **facts) == (items, fu)


def test_double_wind_pair_of_two_fu():
    rules = Rules.of("m_league")
    items, _ = fu_of("234m456p789s22z67s8s", seat=SOUTH, wind=SOUTH, riichi=1, rules=rules)
    assert items["value_pair"] == 2
    assert pair_items(EAST, EAST, 2)[EAST][0].fu == 2
    assert pair_items(EAST, EAST, 4)[EAST][0].fu == 4


def test_rinshan_without_tsumo_fu():
    kan = meld_of("ankan", "8888s")
    with_fu, _ = fu_of("234m456p44p34s2s", kan, by=By.TSUMO, rinshan=True)
    rules = Rules.of("tenhou", rinshan_tsumo_fu=False)
    without, _ = fu_of("234m456p44p34s2s", kan, by=By.TSUMO, rinshan=True, rules=rules)
    assert with_fu == {**without, "tsumo": 2}


@pytest.mark.parametrize(
    ("text", "shape", "fu_sum", "fu"),
    [
        # Beside a triplet of terminals and a dragon pair the kanchan 7_9 lifts 40 fu to 50.
        ("55z999m66778789s8s", "kanchan", 42, 50),
        # In a hand that can be pinfu the ryanmen 67 is worth more than the kanchan's 2 fu.
        ("22p234m66778789s8s", "ryanmen", 30, 30),
    ],
)
def test_of_667788s_and_789s_the_dearest_completion_counts(text, shape, fu_sum, fu):
    win = Win(tiles_of("8s")[0], By.RON, EAST, riichi=1)
    answer = score(hand_of(text), win)
    best = best_of(answer)
    assert (str(best.shape), best.fu_sum, best.fu) == (shape, fu_sum, fu)
    assert {str(row.shape) for row in answer.readings} == {"kanchan", "ryanmen"}


def test_each_item_names_the_group_that_earns_it():
    hand = hand_of("234m44p13s2s", PON_5P, meld_of("ankan", "1111z"))
    row = score(hand, Win(tiles_of("2s")[0], By.RON, EAST)).readings[0]
    groups = {str(item.why): item.group for item in row.fu_items}
    assert groups["kanchan"] == (18, 19, 20)
    assert groups["open_triplet"] == (13, 13, 13)
    assert groups["closed_terminal_kan"] == (27, 27, 27, 27)
    assert groups["base"] is None


@pytest.mark.parametrize(("fu", "rounded"), [(20, 20), (22, 30), (25, 25), (30, 30), (102, 110)])
def test_rounding(fu, rounded):
    assert round_up(fu) == rounded
