"""Scores of random wins of three players against two other libraries, which have sanma too.

400 wins in the default run; those marked slow ask for as many as hold every yaku.
"""

from dataclasses import replace
from random import Random

import peer_sanma
import pytest
from peer_score import CALCULATOR, question
from random_sanma import random_sanma_win
from riichienv import get_all_yaku
from test_score_facts import THEIR_NAMES
from won_hands import yaku_of

from engine.rules import MAHJONG_SOUL_SANMA
from engine.scoring.score import score
from engine.tiles import EAST

OF_RIICHIENV = replace(MAHJONG_SOUL_SANMA, tenhou_any_tile=False)
"""RiichiEnv wins a dealer's first hand on the tile that it is told was drawn last; by Mahjong Soul
any of the fourteen may be it, so that 111m999p44s333z666z waits for its pair, of double value."""

SOME = 400
MANY = 6_000


@pytest.mark.parametrize("seed", [20_261_122])
def test_some_wins_equal_those_of_mahjong(seed):
    assert _differing_from_mahjong(seed, SOME) == []


@pytest.mark.parametrize("seed", [20_261_122])
def test_some_wins_equal_those_of_riichienv(seed):
    assert _differing_from_riichienv(seed, SOME) == []


@pytest.mark.slow
def test_many_wins_equal_those_of_mahjong():
    assert _differing_from_mahjong(1, MANY) == []


@pytest.mark.slow
def test_many_wins_equal_those_of_riichienv():
    assert _differing_from_riichienv(2, MANY) == []


def test_the_random_wins_hold_every_yaku_of_three_players():
    random, seen = Random(5), set()
    for _ in range(MANY):
        hand, win, _ = random_sanma_win(random)
        best = score(hand, win, MAHJONG_SOUL_SANMA).best
        seen |= set(yaku_of(best)) if best else set()
    expected = {
        *("nukidora", "dora", "uradora", "akadora", "pinfu", "tanyao", "honitsu", "chinitsu"),
        *("chiitoitsu", "kokushi", "rinshan", "chankan", "haitei", "houtei", "toitoi", "ittsu"),
        *("sanankou", "honroutou", "chanta", "junchan", "iipeikou", "ryanpeikou", "suuankou"),
        *("tsuuiisou", "daisangen", "shousuushii", "haku", "seat_west", "round_south", "tenhou"),
    }
    assert expected <= seen
    # Nobody sits north, and no sequence of man is there for three of a kind.
    assert not seen & {"seat_north", "round_north", "sanshoku"}


def _differing_from_mahjong(seed, wins):
    random, differing = Random(seed), []
    for _ in range(wins):
        hand, win, rules = random_sanma_win(random)
        ours, theirs = _ours(score(hand, win, rules).best), _of_mahjong(hand, win, rules)
        if ours != theirs:
            differing.append((hand, win, rules, ours, theirs))
    return differing[:3]


def _ours(best):
    """Our answer in their words: norths set aside are dora among the others."""
    if best is None:
        return None
    payments = best.price.payments
    return {
        "yaku": {"dora" if name == "nukidora" else name for name in yaku_of(best)},
        "han": best.han,
        "fu": None if best.yakuman else best.fu,
        "total": best.price.total,
        "payments": (payments.discarder or payments.dealer or payments.others, payments.others),
    }


def _of_mahjong(hand, win, rules):
    answer = CALCULATOR.estimate_hand_value(**question(hand, win, rules))
    if answer.error is not None:
        assert answer.error == "no_yaku", answer.error
        return None
    cost = answer.cost
    names = [
        THEIR_NAMES.get(yaku.name, (yaku.name.lower().replace(" ", "_"),)) for yaku in answer.yaku
    ]
    return {
        "yaku": {name for ours in names for name in ours},
        "han": answer.han,
        "fu": None if answer.yaku[0].is_yakuman else answer.fu,
        "total": cost["total"],
        "payments": (
            cost["main"] + cost["main_bonus"],
            cost["additional"] + cost["additional_bonus"],
        ),
    }


YAKU_OF_RIICHIENV = {
    **{yaku.id: yaku.name_en.lower().replace(" ", "_") for yaku in get_all_yaku()},
    1: "tsumo",
    4: "rinshan",
    5: "haitei",
    6: "houtei",
    7: "haku",
    8: "hatsu",
    9: "chun",
    13: "iipeikou",
    15: "chanta",
    17: "sanshoku",
    20: "sankantsu",
    22: "sanankou",
    23: "shousangen",
    32: "akadora",
    33: "uradora",
    34: "nukidora",
    37: "daisangen",
    38: "suuankou",
    39: "tsuuiisou",
    40: "ryuuiisou",
    42: "kokushi",
    43: "shousuushii",
    44: "suukantsu",
    45: "chuuren",
    47: "junsei_chuuren",
    48: "suuankou_tanki",
    49: "kokushi_13",
    50: "daisuushii",
}
"""Our name of each of their yaku; the winds have one id for all."""


def _differing_from_riichienv(seed, wins):
    random, differing = Random(seed), []
    for _ in range(wins):
        hand, win, _ = random_sanma_win(random)
        best = score(hand, win, OF_RIICHIENV).best
        theirs = peer_sanma.answer(hand, win)
        if best is None:
            equal = not theirs.is_win
        else:
            equal = _paid(best, win) == _paid_by_them(theirs, win) and (
                _counted(best) == _counted_by_them(theirs)
                # Of a yakuman and 13 han, which pay the same, we name the one and they the other.
                or (bool(best.yakuman) and not theirs.yakuman and theirs.han >= 13)
            )
        if not equal:
            differing.append((hand, win, best, theirs.han, theirs.fu, theirs.yaku))
    return differing[:3]


def _paid(best, win):
    payments = best.price.payments
    return payments.discarder, payments.others, 0 if win.seat == EAST else payments.dealer


def _paid_by_them(theirs, win):
    # To a dealer who draws they add honba of a dealer who pays.
    dealer = 0 if win.seat == EAST else theirs.tsumo_agari_oya
    return theirs.ron_agari, theirs.tsumo_agari_ko, dealer


def _counted(best):
    winds = {"seat": "yakuhai_(seat_wind)", "round": "yakuhai_(round_wind)"}
    names = {winds.get(name.split("_")[0], name) for name in yaku_of(best)}
    return names, best.han, None if best.yakuman else best.fu


def _counted_by_them(theirs):
    names = {YAKU_OF_RIICHIENV[yaku] for yaku in theirs.yaku}
    return names, theirs.han, None if theirs.yakuman else theirs.fu
