"""The outlook against the recurrences computed plainly, hand by hand and tile by tile."""

from dataclasses import replace
from random import Random

import pytest
from outlook_as_plain import assert_as_plain, assert_same, before_draw, plain_for
from outlook_hands import dealt_hand
from plain_outlook import Situation

from engine.facts.calls import calls
from engine.hand import Hand
from engine.melds import Meld, MeldKind
from engine.notation.hand_notation import parse_hand, parse_tiles
from engine.outlook import RATES, Aim, Model, OutlookError, OutlookReason, Play, outlook
from engine.rules import WRC, Rules, presets_for
from engine.tiles import EAST, KIND_OF, NAMES, NORTH, SOUTH


def random_situation(random):
    return {
        "seat": random.choice((EAST, SOUTH, NORTH)),
        "round_wind": random.choice((EAST, SOUTH)),
        "dora": tuple(random.sample(range(34), random.randint(0, 2))),
    }


@pytest.mark.parametrize("aim", Aim)
@pytest.mark.parametrize("seed", range(8))
def test_dealt_hands_have_the_values_of_the_recurrences(seed, aim):
    random = Random(seed)
    hand = dealt_hand(random, shanten=seed % 2, size=13 + seed // 2 % 2)
    asked = {"turn": random.randint(8, 14), "aim": aim, "shanten_down": seed >= 4}
    asked["exchanges"] = random.choice((0, 1, 2)) if seed % 2 == 0 else random.choice((0, 1))
    assert_as_plain(hand, **random_situation(random), asked=asked)


@pytest.mark.slow
@pytest.mark.parametrize("aim", Aim)
@pytest.mark.parametrize(
    ("shanten", "exchanges", "down"), [(1, 2, True), (2, 1, False), (2, 1, True)]
)
def test_hands_far_from_tenpai_have_the_values_of_the_recurrences(shanten, exchanges, down, aim):
    random = Random(10 * shanten + exchanges)
    asked = {"turn": 11, "aim": aim, "shanten_down": down, "exchanges": exchanges}
    hand = dealt_hand(random, shanten=shanten)
    assert_as_plain(hand, **random_situation(random), asked=asked)


@pytest.mark.parametrize("aim", Aim)
@pytest.mark.parametrize(
    "text",
    [
        "1133557799m1123p",  # seven pairs
        "119m19p19s123456z2p",  # thirteen orphans
        "19m19p129s123456z",
        "1123344m3344p11s2z",  # both forms of 1-shanten
        "40556m123p4055s77z",  # a red five and a plain one, of which one is too many
        "113m05m1123405p22s",
        "1112m234567p2345s",
        "2222m345p678s1123z",
    ],
)
def test_every_form_has_the_values_of_the_recurrences(text, aim):
    hand = parse_hand(text)
    assert_as_plain(hand, dora=parse_tiles("1p"), asked={"turn": 12, "aim": aim, "exchanges": 1})


@pytest.mark.parametrize("text", ["1199m1199p1199s4z", "1199m1199p1199s4z5z"])
def test_a_wait_of_which_no_tile_is_left_is_exchanged_before_riichi(text):
    hand, seen = parse_hand(text), parse_tiles("444z")
    asked = {"turn": 12, "exchanges": 1, "shanten_down": False}
    assert_as_plain(hand, seen=seen, asked=asked)
    options = outlook(hand, seen=seen, turn=12).options
    dead = [option for option in options if option.shanten == 0 and option.left == 0]
    assert len(dead) == 1
    assert dead[0].worth.win > 0.1


@pytest.mark.parametrize("aim", [Aim.POINTS, Aim.WIN])
@pytest.mark.parametrize(
    "text",
    [
        "[123m]4055p789s11z2z",  # no yaku but for what an exchange can bring
        "[555z]40567p44789s",
        "[222m][3'33p]44678s12p",
        "[9'99p](1111s)23s555z4m1p",
        "(5555z)123m40p6788s1z",  # closed: riichi and ura
        "[1'11z][222z][3'33z]4z5m4p6m",
        "[123m][456p][789s]11z23z",
    ],
)
def test_called_melds_have_the_values_of_the_recurrences(text, aim):
    hand = parse_hand(text)
    asked = {"turn": 9, "aim": aim, "exchanges": 1, "shanten_down": True}
    assert_as_plain(hand, seat=SOUTH, dora=parse_tiles("3m"), asked=asked)


HOUSE = Rules.of("tenhou", red_fives=4, kiriage=True, double_wind_fu=2, kazoe=False, kan_ura=False)


@pytest.mark.parametrize("rules", [*presets_for(4).values(), HOUSE], ids=[*presets_for(4), "house"])
@pytest.mark.parametrize("text", ["11122z33444m067p5s", "234m34067p44067s3m", "111222333z44p56s7m"])
def test_every_preset_has_the_values_of_the_recurrences(text, rules):
    plain = parse_hand(text.replace("0", "5")) if rules.red_fives == 0 else parse_hand(text)
    asked = {"turn": 14, "exchanges": 1}
    assert_as_plain(plain, rules=rules, dora=parse_tiles("3p4s"), asked=asked)


def test_a_red_five_is_a_plain_one_in_a_set_without():
    red, plain = (
        outlook(parse_hand(text), rules=WRC, turn=12, dora=parse_tiles(dora))
        for text, dora in (("406m123p40678s22z", "0p"), ("456m123p45678s22z", "5p"))
    )
    assert red.options == plain.options


def test_honba_and_sticks_are_paid_for_every_win():
    hand = parse_hand("123m4067p789s1122z")
    bare, paid = (
        outlook(hand, turn=9, aim="win", **more) for more in ({}, {"honba": 2, "sticks": 3})
    )
    for before, after in zip(bare.options, paid.options, strict=True):
        more = 3600 * before.worth.win
        assert after.worth.points == pytest.approx(before.worth.points + more, abs=0.05)


def test_a_tile_seen_or_discarded_is_not_drawn():
    hand = parse_hand("123m4067p789s1122z")
    seen = parse_tiles("22z333m")
    by_seen, by_river, by_both = (
        outlook(hand, turn=9, **known)
        for known in ({"seen": seen}, {"river": seen}, {"seen": seen[:2], "river": seen[2:]})
    )
    options = [
        [replace(option, is_furiten=False) for option in found.options]
        for found in (by_seen, by_river, by_both)
    ]
    assert options[0] == options[1] == options[2]
    assert_as_plain(hand, seen=seen, asked={"turn": 9})


@pytest.mark.parametrize("aim", [Aim.POINTS, Aim.WIN])
@pytest.mark.parametrize(
    ("text", "dora"),
    [
        ("1111m234p567p56s22z", "3m"),
        ("1111z3467p567s224m", ""),
        ("[123m]1111p4477558s", "9s"),
        ("3456778m567p1111s", "2m"),  # tenpai after the kan: it can wait for more before riichi
        ("2223334m99p1111s4z", "7z"),
    ],
)
def test_a_closed_kan_is_a_draw_more_before_the_cut(text, dora, aim):
    hand, shown = parse_hand(text), parse_tiles(dora)
    found = outlook(hand, dora=shown, turn=13, aim=aim, exchanges=1, shanten_down=True)
    (kan,) = (option for option in found.options if option.is_kan)
    tiles = tuple(tile for tile in hand.concealed if KIND_OF[tile] == kan.cut)
    rest = tuple(tile for tile in hand.concealed if KIND_OF[tile] != kan.cut)
    after = Hand(rest, (*hand.melds, Meld(MeldKind.CLOSED_KAN, tiles)))
    assert_same(kan.by_turn, before_draw(KanSituation(after, dora=shown), found), aim)


class KanSituation(Situation):
    """One dora indicator more than anybody has seen; in riichi as many ura as indicators."""

    def points(self, held, tile, *, riichi, **how):
        hidden = 1 + (len(self.dora) + 1 if riichi else 0)
        return super().points(held, tile, riichi=riichi, hidden=hidden, **how)


# A discarded tile ---------------------------------------------------------------------------------


@pytest.mark.parametrize("aim", [Aim.POINTS, Aim.WIN])
@pytest.mark.parametrize(
    ("text", "tile"),
    [
        ("345m2267p34568s6z", "8p"),
        ("4578m3456p56688s", "6m"),
        ("22m999p111s4567s2z", "2m"),
        ("55z234m67p34588s1z", "5z"),
        ("[2'34s]45m34678p77s1z", "7s"),
        ("111m235p789s1122z", "1m"),  # an open kan draws before its cut
        ("2344m567p89s2223z", "2z"),
        ("234m345p678s5679s", "9p"),  # tenpai that nobody calls for
    ],
)
def test_a_discarded_tile_is_called_or_left_as_the_recurrences_say(text, tile, aim):
    hand, (called,) = parse_hand(text), parse_tiles(tile)
    found = outlook(hand, called=called, turn=13, aim=aim, exchanges=1, shanten_down=True)
    ways = {option.call: option for option in found.options}
    expected = calls(hand, called)
    assert len(ways) == len(found.options)
    assert ways.keys() == {None, *(call.meld for call in expected)}
    left_to_lie = before_draw(Situation(hand, seen=(called,)), found, rinshan=False)
    assert_same(ways[None].by_turn, left_to_lie, aim)
    for call in expected:
        way = ways[call.meld]
        if call.meld.is_kan:
            assert_same(way.by_turn, before_draw(KanSituation(call.hand), found), aim)
            continue
        at = Situation(call.hand)
        plain = plain_for(at, found)
        values = {
            cut: values for cut, values in plain.cuts(at.own) if KIND_OF[cut] not in call.forbidden
        }
        assert_same(way.by_turn, values[way.cut], aim)
        best = max(plain.aimed(values[0]) for values in values.values())
        assert plain.aimed(values[way.cut][0]) == pytest.approx(best, rel=1e-11)


@pytest.mark.parametrize(
    ("text", "tile", "river", "reason"),
    [
        ("123m456p789s1122z4s", "1z", "", OutlookReason.BAD_VALUE),  # has a tile to cut
        ("234m456p678s5588s", "5s", "", OutlookReason.COMPLETE),  # tanyao
        ("234m456p789s5588s", "5s", "", None),  # complete without a yaku
        ("234m456p678s5588s", "5s", "8s", None),  # furiten
    ],
)
def test_only_a_tile_that_can_be_called_has_an_outlook(text, tile, river, reason):
    hand, (called,) = parse_hand(text), parse_tiles(tile)
    asked = {"called": called, "river": parse_tiles(river), "turn": 14}
    if reason is None:
        assert any(option.move is Play.PASS for option in outlook(hand, **asked).options)
        return
    with pytest.raises(OutlookError) as error:
        outlook(hand, **asked)
    assert error.value.reason is reason


def test_a_called_hand_is_alone_and_the_tile_is_gone():
    hand = parse_hand("55z234m67p34588s1z")
    (called,) = parse_tiles("5z")
    found = outlook(hand, called=called, table=RATES, turn=6)
    assert (found.model, found.called) == (Model.ALONE, called)
    (passing,) = (option for option in found.options if option.move is Play.PASS)
    assert (passing.cut, passing.call) == (None, None)
    (pon,) = (option for option in found.options if option.move is Play.CALL)
    assert str(pon.call.kind) == "pon"
    assert NAMES[pon.cut] == "1z"
    assert not any(option.declines for option in found.options if option.shanten)
