"""The outlook of three players: their wall, their prices, norths set aside; against recurrences."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from outlook_as_plain import assert_as_plain, assert_same, before_draw
from outlook_hands import dealt_hand
from plain_outlook import Situation

from engine.hand import Hand
from engine.index.distances import CLASSES
from engine.index.lookup import parts_of
from engine.notation.hand_notation import parse_hand, parse_tiles
from engine.outlook import Aim, OutlookError, Play, outlook
from engine.outlook.parts import PARTS
from engine.outlook.wall import hand_codes
from engine.rules import Rules, presets_for
from engine.tile_set import counts_of_set, kinds_of_set
from engine.tiles import EAST, KIND_OF, KINDS, NORTH, RED_FIVES, SOUTH, TILE_OF_NAME, WEST

HERE = Path(__file__).parent
THREE = presets_for(3)
TENHOU = THREE["tenhou_sanma"]
HOUSE = Rules.of(
    "tenhou_sanma", red_fives=4, sanma_tsumo="bisection", north_value=True, honba_each=500
)
WALL = [
    *(kind for kind in kinds_of_set(3) for _ in range(4 - (kind in {13, 22}))),
    *RED_FIVES[1:],
]


@pytest.mark.parametrize("aim", Aim)
@pytest.mark.parametrize("seed", range(6))
def test_dealt_hands_have_the_values_of_the_recurrences(seed, aim):
    random = Random(seed)
    hand = dealt_hand(random, shanten=seed % 2, size=13 + seed // 2 % 2, wall=WALL)
    asked = {"turn": random.randint(9, 14), "aim": aim, "shanten_down": seed >= 3}
    asked["exchanges"] = random.choice((0, 1, 2)) if seed % 2 == 0 else random.choice((0, 1))
    nuki = random.randint(0, 4 - sum(KIND_OF[tile] == NORTH for tile in hand.concealed))
    rules = random.choice((*THREE.values(), HOUSE))
    assert_as_plain(
        hand,
        seat=random.choice((EAST, SOUTH, WEST)),
        round_wind=random.choice((EAST, SOUTH)),
        dora=(random.choice([kind for kind in kinds_of_set(3) if kind != NORTH]),),
        nuki=nuki,
        rules=rules,
        asked=asked,
    )


@pytest.mark.parametrize("aim", [Aim.POINTS, Aim.WIN])
@pytest.mark.parametrize(
    "text",
    [
        "1111m45678p3456s7z",  # of four 1m one is in no group: 2m and 3m are not there
        "1111m9999m456p67s1z",
        "111m999m406p06s11z",
        "1199m456p789s1122z",
        "19m19p19s123456z2p",
        "(9999m)[1'11z]406p678s2z",
    ],
)  # fmt: skip
def test_tiles_of_man_have_no_neighbors(text, aim):
    hand = parse_hand(text, players=3)
    asked = {"turn": 13, "aim": aim, "exchanges": 1, "shanten_down": True}
    dora = parse_tiles("1p" if "1111m" in text else "9p", players=3)
    assert_as_plain(hand, seat=SOUTH, dora=dora, rules=TENHOU, asked=asked)


@pytest.mark.parametrize("rules", [*THREE.values(), HOUSE], ids=[*THREE, "house"])
@pytest.mark.parametrize("seat", [EAST, SOUTH])
def test_two_players_pay_and_norths_are_dora(rules, seat):
    hand = parse_hand("123456p789s11z99p3z", players=3)
    for dora in ((), parse_tiles("3z")):  # 3z shows north, and each set aside is one more
        assert_as_plain(
            hand,
            seat=seat,
            dora=dora,
            nuki=2,
            rules=rules,
            honba=2,
            sticks=1,
            asked={"turn": 13, "exchanges": 0},
        )


def test_a_north_set_aside_is_worth_a_dora_and_gone():
    hand = parse_hand("123456p789s11z99p", players=3)
    plain, with_north = (
        outlook(hand, rules=TENHOU, nuki=nuki, turn=10, exchanges=0).options[0].worth
        for nuki in (0, 1)
    )
    assert with_north.points > 1.2 * plain.points
    assert with_north.win > plain.win, "one tile less that is no winning tile"


def test_the_wall_of_three_is_smaller_and_has_no_2m():
    four = outlook(parse_hand("123456p789s11z99p"), turn=10, exchanges=0).options[0]
    three = outlook(parse_hand("123456p789s11z99p"), rules=TENHOU, turn=10, exchanges=0).options[0]
    assert four.tiles == three.tiles
    assert three.worth.win > four.worth.win
    far = outlook(parse_hand("19m123456p789s11z"), rules=TENHOU, turn=12).options[0]
    assert {tile.tile for tile in far.tiles} <= {*kinds_of_set(3)}


@pytest.mark.parametrize(
    ("given", "field"),
    [({"seat": NORTH}, "seat"), ({"round": NORTH}, "round"), ({"nuki": 5}, "nuki"),
     ({"nuki": 1, "rules": Rules.of("tenhou_sanma", nukidora=False)}, "nuki"),
     ({"nuki": 1, "rules": Rules()}, "nuki")],
)  # fmt: skip
def test_wins_that_three_players_cannot_have_are_refused(given, field):
    with pytest.raises(OutlookError, match=f"'{field}'"):
        outlook(parse_hand("123456p789s11z99p"), **{"rules": TENHOU, **given})


def test_tiles_that_three_players_do_not_have_are_refused():
    with pytest.raises(ValueError, match="no 2m"):
        outlook(parse_hand("123m456p789s1122z"), rules=TENHOU)
    with pytest.raises(ValueError, match="no 5m"):
        outlook(parse_hand("123456p789s11z99p"), rules=TENHOU, dora=(4,))


def test_rows_of_man_have_the_classes_that_the_index_has_for_three_players():
    for ones in range(5):
        for nines in range(5):
            tiles = (0,) * ones + (8,) * nines
            counts = bytes(tiles.count(kind) for kind in range(KINDS))
            row = int(PARTS.rows(hand_codes(tiles, 3))[0])
            man, *_ = parts_of(counts_of_set(counts, 3))
            assert PARTS.cls[row] == man.cls < CLASSES, (ones, nines)
            assert PARTS.counts[row].tolist() == [*counts[:9]]


def test_hands_of_both_sets_have_rows_of_their_own():
    hand = Hand(tuple(parse_tiles("1111m456p678s11z1p")), (), None)
    first = outlook(hand, turn=12)
    outlook(hand, rules=TENHOU, turn=12)
    assert outlook(hand, turn=12) == first


# Norths in hand -----------------------------------------------------------------------------------


@pytest.mark.parametrize("aim", [Aim.POINTS, Aim.WIN])
@pytest.mark.parametrize("rules", [TENHOU, HOUSE], ids=["tenhou", "house"])
@pytest.mark.parametrize(
    ("text", "nuki"),
    [
        ("123p456s789s1122z4z", 0),
        ("123p456s78s11z4z55p1s", 2),
        ("(9999m)123p456s78s44z3p", 0),  # the other one stays
        ("[1'11z]123p456s78s4z11p", 3),
        ("19m159p1s1234567z4z", 0),  # a pair of thirteen orphans
        ("456p789s123p44z57s1z", 1),  # its pair
    ],
)
def test_a_north_that_is_set_aside_is_a_draw_more_before_the_cut(text, nuki, rules, aim):
    hand = parse_hand(text, players=3)
    asked = {"turn": 13, "aim": aim, "exchanges": 1, "shanten_down": True}
    found = outlook(hand, rules=rules, nuki=nuki, dora=(9,), **asked)
    (kita,) = (option for option in found.options if option.move is Play.KITA)
    rest = list(hand.concealed)
    rest.remove(NORTH)
    after = Hand(tuple(rest), hand.melds, players=3)
    at = Situation(after, rules=rules, nuki=nuki + 1, dora=(9,))
    if at.shanten(at.own) > max(0, found.shanten):
        found = replace(found, exchanges=0)
    assert_same(kita.by_turn, before_draw(at, found), aim)
    assert kita.cut == NORTH


@pytest.mark.parametrize(
    ("text", "rules", "nuki"),
    [
        ("123p456s789s1122z3z", TENHOU, 0),  # holds none
        ("123p456s789s1124z", TENHOU, 0),  # nothing was drawn
        ("123p456s789s1122z4z", Rules.of("tenhou_sanma", nukidora=False), 0),
    ],
)
def test_no_north_is_set_aside_that_cannot_be(text, rules, nuki):
    hand = parse_hand(text, players=3)
    found = outlook(hand, rules=rules, nuki=nuki, turn=15)
    assert not any(option.move is Play.KITA for option in found.options)


def test_a_wait_for_norths_that_are_all_set_aside_is_exchanged():
    found = outlook(parse_hand("1199m1199p1199s4z", players=3), rules=TENHOU, nuki=3)
    (waiting,) = found.options
    assert waiting.left == 0
    assert waiting.worth.win > 0.3


SET_ASIDE = [line.split("\t") for line in (HERE / "kita.tsv").read_text("utf-8").splitlines()]
"""A hundred hands: norths set aside before, the shanten without one north in hand and the kinds
that lower it, and the shanten with it, all as the library mahjong 2.1 has them."""


@pytest.mark.parametrize(("text", "nuki", "far", "before", "kinds"), SET_ASIDE)
def test_a_hundred_norths_are_first_of_all_set_aside(text, nuki, far, before, kinds):
    hand = parse_hand(text, players=3)
    found = outlook(hand, rules=TENHOU, nuki=int(nuki), turn=14, exchanges=1, shanten_down=False)
    kita = [option for option in found.options if option.move is Play.KITA]
    if int(far) > int(before):  # an exchange, which takes shanten down; as in thirteen orphans
        assert not kita
        return
    (kita,) = kita
    assert kita.shanten == int(far)
    wanted = {each.tile for each in kita.tiles if hand.counts[each.tile] - (each.tile == NORTH) < 4}
    assert wanted == {TILE_OF_NAME[kinds[at : at + 2]] for at in range(0, len(kinds), 2)}
    cuts = [option for option in found.options if option.is_cut]
    if hand.counts[NORTH] == 1:
        assert all(kita.worth.points >= cut.worth.points for cut in cuts)
    assert all(kita.worth.points >= cut.worth.points for cut in cuts if cut.cut == NORTH)
