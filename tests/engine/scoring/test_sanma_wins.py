"""Wins of three players: norths set aside, dora of man, winds, and what two payers pay."""

import json

import pytest
from won_hands import best_of, hand_of, meld_of, tiles_of, yaku_of

from engine.errors import ImpossibleHandError, Reason
from engine.query import answer_line
from engine.rules import MAHJONG_SOUL_SANMA, TENHOU, TENHOU_SANMA, Rules, SanmaTsumo
from engine.scoring.points import Limit, Payments, nagashi_mangan, price
from engine.scoring.score import score
from engine.scoring.win import By, Win, WinError, WinReason
from engine.tiles import EAST, NORTH, SOUTH, WEST

BISECTION = Rules.of("tenhou_sanma", sanma_tsumo="bisection")
NORTH_VALUE = Rules.of("tenhou_sanma", north_value=True)
PINFU = "123p456p678s99s34s5s"


def won(text, by, *melds, rules=TENHOU_SANMA, **facts):
    """The score of a hand won with its last tile, by default in the south seat."""
    hand = hand_of(text, *melds)
    return score(hand, Win(hand.drawn, by, **({"seat": SOUTH} | facts)), rules)


@pytest.mark.parametrize("rules", [TENHOU_SANMA, MAHJONG_SOUL_SANMA])
@pytest.mark.parametrize(
    ("nuki", "dora", "yaku"),
    [
        (0, "", {}),
        (1, "", {"nukidora": 1}),
        (4, "", {"nukidora": 4}),
        # An indicator that shows north counts each of them once more.
        (2, "3z", {"nukidora": 2, "dora": 2}),
        (2, "3z3z", {"nukidora": 2, "dora": 4}),
        (2, "2z", {"nukidora": 2}),
    ],
)
def test_norths_set_aside_are_dora(rules, nuki, dora, yaku):
    best = best_of(won(PINFU, By.RON, rules=rules, riichi=1, nuki=nuki, dora=tiles_of(dora)))
    assert yaku_of(best) == {"riichi": 1, "pinfu": 1, **yaku}


def test_ura_indicators_count_norths_set_aside_too():
    best = best_of(won(PINFU, By.RON, riichi=1, nuki=3, ura=tiles_of("3z")))
    assert yaku_of(best) == {"riichi": 1, "pinfu": 1, "nukidora": 3, "uradora": 3}


def test_norths_set_aside_leave_the_hand_closed_and_make_no_yaku():
    assert yaku_of(best_of(won(PINFU, By.TSUMO, nuki=1))) == {
        "tsumo": 1,
        "pinfu": 1,
        "nukidora": 1,
    }
    pon = meld_of("pon", "111p")
    assert won("456p678s55s67s8s", By.RON, pon, nuki=4).best is None


def test_the_tile_drawn_for_a_north_is_rinshan():
    assert yaku_of(best_of(won(PINFU, By.TSUMO, nuki=1, rinshan=True)))["rinshan"] == 1
    with pytest.raises(WinError, match="Rinshan follows the winner's own kan"):
        won(PINFU, By.TSUMO, rinshan=True)


@pytest.mark.parametrize(("indicator", "dora"), [("1m", 2), ("9m", 3)])
def test_indicators_of_man_show_each_other(indicator, dora):
    best = best_of(won("111m99m456p678s12s3s", By.RON, riichi=1, dora=tiles_of(indicator)))
    assert yaku_of(best) == {"riichi": 1, "dora": dora}


def test_red_fives_are_those_of_pin_and_sou():
    best = best_of(won("340p456p678s05s67s8s", By.RON, riichi=1))
    assert yaku_of(best)["akadora"] == 2


@pytest.mark.parametrize("pair", ["44z", "22z"])
def test_fu_of_a_pair_of_north_are_those_of_a_guest_wind(pair):
    text = f"{pair}234p456p678s67s8s"
    assert best_of(won(text, By.TSUMO)).fu == (20 if pair == "44z" else 30)
    assert best_of(won(text, By.TSUMO, rules=NORTH_VALUE)).fu == 30


def test_a_triplet_of_north_is_a_yaku_where_north_has_value():
    pon = meld_of("pon", "444z")
    text = "456p678s55s67s8s"
    assert won(text, By.RON, pon).best is None
    assert yaku_of(best_of(won(text, By.RON, pon, rules=NORTH_VALUE))) == {"seat_north": 1}
    four = Rules.of("tenhou", north_value=True)
    assert won(text, By.RON, pon, rules=four).best is None


@pytest.mark.parametrize(
    ("facts", "message", "reason"),
    [
        ({"seat": NORTH}, "With three players north is no seat wind.", WinReason.NO_NORTH),
        ({"round": NORTH}, "With three players north is no round wind.", WinReason.NO_NORTH),
    ],
)
def test_north_is_nobodys_wind(facts, message, reason):
    with pytest.raises(WinError, match=message) as caught:
        won(PINFU, By.RON, **facts)
    assert caught.value.reason is reason
    assert won(PINFU, By.RON, rules=TENHOU, **facts)


@pytest.mark.parametrize("rules", [TENHOU, Rules.of("tenhou_sanma", nukidora=False)])
def test_rules_by_which_no_north_is_set_aside(rules):
    with pytest.raises(WinError, match="By these rules no north is set aside") as caught:
        won(PINFU, By.RON, rules=rules, nuki=1)
    assert caught.value.reason is WinReason.NO_NUKI


@pytest.mark.parametrize(
    ("text", "facts", "message"),
    [
        ("44z234p456p678s67s8s", {"nuki": 3}, "four 4z: the hand has 2 and 3 are set aside"),
        (PINFU, {"nuki": 4, "dora": (NORTH,)}, "only four 4z: the hand has 0 and 5 are set aside"),
        (PINFU, {"nuki": 5}, "nuki cannot be 5"),
        (PINFU, {"nuki": -1}, "nuki cannot be -1"),
    ],
)
def test_there_are_four_norths(text, facts, message):
    with pytest.raises(WinError, match=message):
        won(text, By.RON, **facts)


@pytest.mark.parametrize(
    ("first", "by", "seat"),
    [("tenhou", By.TSUMO, EAST), ("chiihou", By.TSUMO, SOUTH), ("renhou", By.RON, SOUTH)],
)
def test_a_north_set_aside_ends_the_first_turn(first, by, seat):
    with pytest.raises(WinError, match="a north set aside ends the first turn"):
        won(PINFU, by, seat=seat, nuki=1, **{first: True})


@pytest.mark.parametrize(
    ("text", "melds", "facts", "reason"),
    [
        ("234m456p678s55s67s8s", (), {}, Reason.NOT_IN_SET),
        (PINFU, (), {"dora": tiles_of("4m")}, Reason.NOT_IN_SET),
        (PINFU, (), {"riichi": 1, "ura": tiles_of("0m")}, Reason.NOT_IN_SET),
        ("456p678s55s67s8s", (meld_of("chi", "234p"),), {}, Reason.NO_CHI),
    ],
)
def test_wins_that_three_players_cannot_have_are_refused(text, melds, facts, reason):
    with pytest.raises(ImpossibleHandError, match="With three players") as caught:
        won(text, By.RON, *melds, **facts)
    assert caught.value.reason is reason


# Mangan and less, by tsumo: what the dealer and the other pay a non-dealer, what each pays a
# dealer. With the part of north lost these are the payments among four; else each adds half of it.
@pytest.mark.parametrize(
    ("basic", "lost", "lost_to_dealer", "halved", "halved_to_dealer"),
    [
        (2000, (4000, 2000), 4000, (5000, 3000), 6000),
        (8000, (16000, 8000), 16000, (20000, 12000), 24000),
        (320, (700, 400), 700, (900, 600), 1100),
        (640, (1300, 700), 1300, (1700, 1100), 2000),
    ],
)
def test_two_payers_of_a_tsumo(basic, lost, lost_to_dealer, halved, halved_to_dealer):
    for rules, pays, to_dealer in (
        (TENHOU_SANMA, lost, lost_to_dealer),
        (MAHJONG_SOUL_SANMA, lost, lost_to_dealer),
        (BISECTION, halved, halved_to_dealer),
    ):
        found = priced(basic, rules, tsumo=True)
        assert found.payments == Payments(*pays)
        assert found.points == found.total == sum(pays)
        found = priced(basic, rules, tsumo=True, dealer=True)
        assert found.payments == Payments(others=to_dealer)
        assert found.points == 2 * to_dealer


def priced(basic, rules, *, tsumo, dealer=False, honba=0):
    return price(Limit.NONE, basic, dealer=dealer, tsumo=tsumo, honba=honba, sticks=0, rules=rules)


@pytest.mark.parametrize("dealer", [True, False])
def test_a_ron_is_paid_as_among_four(dealer):
    for basic in (240, 1920, 2000, 8000):
        with_four = priced(basic, TENHOU, tsumo=False, dealer=dealer)
        for rules in (TENHOU_SANMA, MAHJONG_SOUL_SANMA, BISECTION):
            assert priced(basic, rules, tsumo=False, dealer=dealer) == with_four


def test_a_counter_is_100_of_each_payer():
    ron = priced(2000, TENHOU_SANMA, tsumo=False, honba=2)
    assert (ron.payments.discarder, ron.honba, ron.total) == (8400, 400, 8400)
    tsumo = priced(2000, TENHOU_SANMA, tsumo=True, honba=2)
    assert (tsumo.payments, tsumo.honba, tsumo.total) == (Payments(4200, 2200), 400, 6400)
    house = Rules.of("tenhou_sanma", honba_each=500)
    assert priced(2000, house, tsumo=False, honba=1).payments.discarder == 9000
    of_four = Rules.of("tenhou", honba_each=500)
    assert priced(2000, of_four, tsumo=False, honba=1).payments.discarder == 9500
    assert priced(2000, of_four, tsumo=True, honba=1).payments == Payments(4500, 2500)


@pytest.mark.parametrize(
    ("rules", "seat", "payments"),
    [
        # Daisangen fed and tsuuiisou not: Tenhou's feeder pays both, Mahjong Soul's the one.
        (TENHOU_SANMA, SOUTH, Payments(liable=48200)),
        (TENHOU_SANMA, EAST, Payments(liable=64200)),
        (MAHJONG_SOUL_SANMA, SOUTH, Payments(dealer=16000, others=8000, liable=24200)),
        (MAHJONG_SOUL_SANMA, EAST, Payments(others=16000, liable=32200)),
        (BISECTION, SOUTH, Payments(liable=64200)),
    ],
)
def test_the_liable_player_pays_the_share_of_both_by_tsumo(rules, seat, payments):
    """RiichiEnv, held to records of Mahjong Soul, has 24,000 and 32,000 for a yakuman."""
    melds = [meld_of("pon", text) for text in ("555z", "666z", "777z")]
    facts = {"seat": seat, "honba": 1, "pao": ("daisangen",), "rules": rules}
    best = best_of(won("1122z1z", By.TSUMO, *melds, **facts))
    assert best.price.payments == payments


def test_a_ron_with_pao_is_halved_as_among_four():
    melds = [meld_of("pon", text) for text in ("555z", "666z", "777z")]
    best = best_of(won("99m23p4p", By.RON, *melds, honba=1, pao=("daisangen",)))
    assert best.price.payments == Payments(discarder=16000, liable=16200)


def test_nagashi_mangan_of_three():
    assert nagashi_mangan(dealer=False, rules=TENHOU_SANMA).payments == Payments(4000, 2000)
    assert nagashi_mangan(dealer=False, rules=TENHOU_SANMA).points == 6000
    assert nagashi_mangan(dealer=True, rules=TENHOU_SANMA).points == 8000
    assert nagashi_mangan(dealer=True, rules=BISECTION).points == 12000


@pytest.mark.parametrize("share", SanmaTsumo)
def test_four_players_share_no_part_of_north(share):
    rules = Rules.of("tenhou", sanma_tsumo=share)
    assert priced(2000, rules, tsumo=True) == priced(2000, TENHOU, tsumo=True)


WHOLE = "123p456p789s11222z"


class TestJsonLines:
    """The same as programs ask it."""

    @staticmethod
    def ask(op, hand, **more):
        return answer_line(json.dumps({"op": op, "hand": hand, **more}))

    @pytest.mark.parametrize("rules", ["tenhou_sanma", {"preset": "mahjong_soul_sanma"}])
    def test_a_win_with_norths_set_aside(self, rules):
        win = {"by": "tsumo", "seat": "W", "nuki": 2, "rinshan": True, "dora": ["3z"], "honba": 1}
        (row,) = self.ask("score", "99m123p456p678s34s5s", win=win, rules=rules)["readings"]
        assert row["yaku"] == [
            {"id": "tsumo", "han": 1},
            {"id": "pinfu", "han": 1},
            {"id": "rinshan", "han": 1},
            {"id": "dora", "han": 2},
            {"id": "nukidora", "han": 2},
        ]
        assert (row["han"], row["limit"], row["points"]) == (7, "haneman", 9000)
        assert row["payments"] == {"dealer": 6100, "others": 3100, "discarder": 0, "liable": 0}
        assert row["total"] == 9200

    @pytest.mark.parametrize(
        ("op", "hand", "more", "error"),
        [
            *(
                (op, "119m456p789s5m", {}, {"at": 12, "error": "With three players there is no 5m"})
                for op in ("waits", "discards", "agari", "shanten", "ukeire", "blocks", "score")
            ),
            (
                "waits",
                "19m11p",
                {"seen": "1m 2m"},
                {"at": 3, "error": "seen: With three players there is no 2m"},
            ),
            ("waits", "1z[123s]", {}, {"at": 2, "error": "nobody calls chi, and 1s 2s 3s is one"}),
            ("score", WHOLE, {"win": {"dora": ["5m"]}}, {"error": "there is no 5m"}),
            ("score", WHOLE, {"win": {"seat": "N"}}, {"error": "north is no seat wind"}),
            ("score", WHOLE, {"win": {"nuki": "2"}}, {"error": "'nuki' is a number"}),
            ("score", WHOLE, {"win": {"nuki": 9}}, {"error": "nuki cannot be 9"}),
        ],
    )
    def test_what_three_players_do_not_have(self, op, hand, more, error):
        found = self.ask(op, hand, rules="tenhou_sanma", **more)
        assert found.get("at") == error.get("at")
        assert error["error"] in found["error"]

    def test_norths_are_set_aside_by_three_alone(self):
        assert "no north is set aside" in self.ask("score", WHOLE, win={"nuki": 1})["error"]

    def test_ukeire_leaves_the_missing_tiles_out(self):
        found = self.ask("ukeire", "19m147p", rules="tenhou_sanma")
        accepted = {tile["tile"] for cut in found["discards"] for tile in cut["tiles"]}
        assert accepted & {f"{rank}m" for rank in range(1, 10)} == {"1m", "9m"}


def test_north_of_another_is_won_on_without_chankan():
    best = best_of(won("19m19p19s1235677z4z", By.RON, seat=WEST))
    assert [earned.yaku.id for earned in best.yakuman] == ["kokushi"]
    assert yaku_of(best_of(won("123p456p678s345s4z4z", By.RON, riichi=1))) == {"riichi": 1}
