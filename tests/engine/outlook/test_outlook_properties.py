"""Properties of every outlook: closed formulas, order, symmetry, errors."""

import pickle
import subprocess
import sys
from collections import Counter
from itertools import pairwise
from math import comb
from random import Random

import pytest
from outlook_hands import WALL, dealt_hand

from engine.copies import COPIES
from engine.hand import Hand
from engine.notation.hand_notation import parse_hand, parse_tiles
from engine.outlook import Aim, OutlookError, OutlookReason, outlook
from engine.outlook.search import MOST_POSITIONS
from engine.rules import WRC
from engine.tiles import EAST, KINDS, SOUTH


def by_cut(found):
    return {option.cut: option.by_turn for option in found.options if not option.is_kan}


def a_hand(seed, **how):
    random = Random(seed)
    return dealt_hand(random, shanten=how.pop("shanten", seed % 2), **how)


@pytest.mark.parametrize("seed", range(6))
def test_a_tenpai_hand_without_exchanges_draws_without_replacement(seed):
    found = outlook(a_hand(seed, shanten=0), aim=Aim.WIN, exchanges=0, shanten_down=False)
    for option in found.options:
        for thrown_away, worth in enumerate(option.by_turn):
            unseen, draws = 136 - 14 - thrown_away, 17 - thrown_away
            never = comb(unseen - option.left, draws) / comb(unseen, draws)
            assert worth.win == pytest.approx(1 - never, abs=1e-12)
            assert worth.tenpai == 1.0


@pytest.mark.parametrize("aim", Aim)
@pytest.mark.parametrize("seed", range(4))
def test_a_value_never_rises_from_turn_to_turn_of_the_line_it_is_played_for(seed, aim):
    for by_turn in by_cut(outlook(a_hand(seed), aim=aim)).values():
        values = [getattr(worth, aim) for worth in by_turn]
        assert values == sorted(values, reverse=True)


@pytest.mark.parametrize("aim", Aim)
@pytest.mark.parametrize("seed", range(4))
def test_more_exchanges_are_never_worth_less(seed, aim):
    hand = a_hand(seed, shanten=1)
    bounds = [(0, False), (1, False), (1, True), (2, True)]
    found = [
        by_cut(outlook(hand, aim=aim, turn=9, exchanges=exchanges, shanten_down=down))
        for exchanges, down in bounds
    ]
    for fewer, more in pairwise(found):
        assert set(fewer) <= set(more)
        for cut, by_turn in fewer.items():
            for less, worth in zip(by_turn, more[cut], strict=True):
                assert getattr(worth, aim) >= getattr(less, aim) * (1 - 1e-9) - 1e-12


@pytest.mark.parametrize("seed", range(4))
def test_each_value_is_the_highest_in_the_line_that_is_played_for_it(seed):
    hand = a_hand(seed)
    found = {aim: by_cut(outlook(hand, aim=aim)) for aim in Aim}
    for aim in Aim:
        for cut, by_turn in found[aim].items():
            for other in Aim:
                for own, others in zip(by_turn, found[other][cut], strict=True):
                    assert getattr(own, aim) >= getattr(others, aim) * (1 - 1e-9) - 1e-12


@pytest.mark.parametrize("seed", range(4))
def test_a_wait_that_was_seen_takes_from_the_outlook_and_any_other_tile_adds_to_it(seed):
    hand = a_hand(seed, shanten=0)
    asked = {"aim": Aim.WIN, "exchanges": 0, "shanten_down": False, "turn": 9}
    nothing = outlook(hand, **asked)
    for kind in range(KINDS):
        if hand.counts[kind] == COPIES:
            continue
        seen = by_cut(outlook(hand, seen=(kind,), **asked))
        for option in nothing.options:
            if option.is_kan:
                continue
            waits = {wait.tile for wait in option.tiles}
            now, before = seen[option.cut][0].win, option.worth.win
            assert now < before if kind in waits else now > before


@pytest.mark.parametrize("seed", range(3))
def test_man_and_pin_are_alike(seed):
    hand = a_hand(seed)
    swapped = tuple(swap(tile) for tile in hand.concealed)
    dora = (2, 11)
    here = by_cut(outlook(hand, dora=dora, turn=8))
    there = by_cut(
        outlook(Hand(swapped, (), swap(hand.drawn)), dora=tuple(map(swap, dora)), turn=8)
    )
    assert {swap(cut) for cut in here} == set(there)
    for cut, by_turn in here.items():
        for worth, other in zip(by_turn, there[swap(cut)], strict=True):
            assert worth == pytest.approx(other, rel=1e-9, abs=1e-9)


def swap(tile):
    if tile >= 34:
        return {34: 35, 35: 34, 36: 36}[tile]
    return tile + 9 if tile < 9 else tile - 9 if tile < 18 else tile


def test_the_best_cut_comes_first_and_a_hand_without_one_is_one_option():
    hand = parse_hand("123m4067p789s1122z")
    for aim in Aim:
        values = [getattr(option.worth, aim) for option in outlook(hand, aim=aim).options]
        assert values == sorted(values, reverse=True)
    (only,) = outlook(parse_hand("123m4067p789s112z")).options
    assert (only.cut, only.shanten, only.left) == (None, 1, 33)


def test_the_depth_of_the_search_follows_the_shanten():
    texts = "123m4067p789s1122z", "123m4067p789s1124z", "1234m4067p79s19p24z"
    hands = [parse_hand(text) for text in texts]
    searched = [outlook(hand, turn=15) for hand in hands]
    assert [(f.shanten, f.exchanges, f.shanten_down) for f in searched] == [
        (0, 2, True),
        (1, 1, True),
        (2, 1, False),
    ]


@pytest.mark.parametrize(
    ("text", "asked", "reason", "message"),
    [
        ("123m456p789s11222z", {}, "complete", "This hand is complete: ask for its score."),
        (
            "13m11z",
            {},
            "too_small",
            "An outlook is of a whole hand: 13 or 14 tiles with",
        ),
        ("123m4067p789s1122z", {"turn": 19}, "bad_value", "'turn' is from 1 to 18, not 19."),
        ("123m4067p789s1122z", {"turns": 99}, "bad_value", "'turns' is from 1 to 30, not 99."),
        ("123m4067p789s1122z", {"exchanges": 4}, "bad_value", "'exchanges' is from 0 to 3, not 4"),
        ("123m4067p789s1122z", {"seat": 31}, "bad_value", "'seat' is from 27 to 30, not 31."),
        ("123m4067p789s1122z", {"honba": -1}, "bad_value", "'honba' is from 0 to 99, not -1."),
        ("123m4067p789s1122z", {"aim": "fun"}, "bad_value", "'aim' is one of points, win, tenpai"),
        ("123m4067p789s1122z", {"seen": (27, 27, 27)}, "too_many_seen", "More tiles of 1z"),
        ("147m258p369s12345z", {}, "too_far", "This hand is too far: 6-shanten with over "),
    ],
)
def test_hands_without_an_outlook_have_a_clear_error(text, asked, reason, message):
    with pytest.raises(OutlookError) as caught:
        outlook(parse_hand(text), **asked)
    assert caught.value.reason is OutlookReason(reason)
    assert str(caught.value).startswith(message)
    copy = pickle.loads(pickle.dumps(caught.value))  # noqa: S301 - our own
    assert (str(copy), copy.reason, dict(copy.details)) == (
        str(caught.value),
        caught.value.reason,
        dict(caught.value.details),
    )


def unseen_beside(hand):
    left = Counter(WALL) - Counter(hand.concealed)
    return Random(5).sample(sorted(left.elements()), left.total())


@pytest.mark.parametrize("turn", [1, 9, 17, 18])
def test_a_turn_that_is_over_with_so_many_tiles_seen_is_refused(turn):
    """Of 18 tiles at turn 1 the chances were 37 and -229."""
    hand = parse_hand("123m4067p789s1122z")
    others = unseen_beside(hand)
    fewest = 4 * (18 - turn) + 1
    for option in outlook(hand, seen=others[fewest:], turn=turn).options:
        for worth in option.by_turn:
            assert 0 <= worth.win <= 1
            assert 0 <= worth.tenpai < 1.1
            assert 0 <= worth.points < 50_000
    with pytest.raises(OutlookError) as caught:
        outlook(hand, seen=others[fewest - 1 :], turn=turn)
    assert str(caught.value) == (
        f"Turn {turn} of 18 is over where so few tiles are unseen ({fewest - 1})."
    )
    assert (caught.value.reason, caught.value.details["field"]) == ("bad_value", "turn")


def test_with_fewer_tiles_left_than_ura_indicators_all_of_them_are_indicators():
    hand, dora, left = (
        parse_hand("123m456p789s5577z"),
        parse_tiles("3333z4z"),
        parse_tiles("457z89p"),
    )
    seen = Counter(unseen_beside(hand)) - Counter((*dora, *left))
    found = outlook(hand, seat=EAST, dora=dora, seen=tuple(seen.elements()), turn=17)
    (option,) = found.options
    # Riichi, tsumo and a dragon are 7800. Won with 5z, the 7z left makes 555z three ura: 18000.
    assert option.worth == pytest.approx((2 / 5, 1.0, (7800 + 18000) / 5))


@pytest.mark.parametrize("field", ["dora", "seen", "river"])
def test_a_value_that_is_no_tile_is_named(field):
    with pytest.raises(ValueError, match="99 is not a tile"):
        outlook(parse_hand("123m4067p789s1122z"), **{field: (3, 99)})


def test_a_complete_open_hand_without_a_yaku_has_something_to_cut():
    found = outlook(parse_hand("[123m][4'56p]789s99s123p"), seat=SOUTH, round=EAST, turn=10)
    assert found.options[0].shanten == 0


@pytest.mark.skipif(sys.platform != "linux", reason="/proc tells the most memory of a process")
def test_an_answer_and_its_graph_stay_within_memory():
    # The largest hand met in a hundred dealt ones; a call may take 150 MB. (The resource module
    # would tell the peak of the process that started this one.)
    script = """
from pathlib import Path
from engine import parse_hand
from engine.outlook import outlook

def most_memory():
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM"))

before = most_memory()
found = outlook(parse_hand("HAND"))
print(found.states, (most_memory() - before) // 1024)
"""
    hand = "12056m3889p2799s7p"
    out = subprocess.run(
        [sys.executable, "-c", script.replace("HAND", hand)],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    states, megabytes = map(int, out.split())
    assert states > MOST_POSITIONS / 4
    assert 20 <= megabytes <= 150


def test_hand_tiles_winds_and_rules_can_be_texts():
    hand = parse_hand("123m456p789s1122z3s")
    given = {"seat": EAST, "round": SOUTH, "dora": (2,), "seen": (27,), "river": (8,), "rules": WRC}
    as_text = {"seat": "E", "round": "S", "dora": "3m", "seen": "1z", "river": "9m", "rules": "wrc"}
    assert outlook("123m456p789s1122z3s", **as_text) == outlook(hand, **given)
    waiting = "345m2267p34568s6z"
    assert outlook(waiting, called="8p") == outlook(parse_hand(waiting), called=16)
