"""The hand in a chat message, and what in a chat is none."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import hands, typed_texts

from bot.questions.find_hand import SMALLEST, find_hand
from engine import format_hand, parse_hand

HAND = "123m456p789s1122z"


@pytest.mark.parametrize(
    ("message", "hand"),
    [
        ("123m456p789s1122z5m", "123m456p789s1122z5m"),
        ("what to cut? 123m456p789s1122z5m thanks", "123m456p789s1122z5m"),
        ("**123m456p789s1122z**", HAND),
        ("hand:123m456p789s1122z, dora 3p", HAND),
        ("(123m456p789s1122z)", HAND),
        ("`123m456p789s1122z`", HAND),
        ("```\n123m 456p 789s 11z 22z\n```", HAND),
        ("123m, 456p, 789s, 1122z", HAND),
        ("m123p456s789z1122", HAND),
        ("123m 456p 789s 1122z + 3m", f"{HAND}3m"),
        ("123m+456p+789s+1122z", HAND),
        ("I had r5m 46m 456p 789s 1122z", "406m456p789s1122z"),
        ("[4'56m](1111z)234p55s67s hello", "234p5567s[4'56m](1111z)"),
        ("EEE NN 123m456p78s", "123m456p78s11144z"),
        # the Japanese style
        ("この手 一二三①②③１２３東東東白 何切る？ 東一局", "123m123p123s1115z"),
        ("手牌は一萬二萬三萬四筒五筒六筒７索８索９索東東南南です", HAND),
        ("一二三④⑤⑥７８９東東南南", HAND),
        # the pictures of Unicode
        ("🀇🀈🀉🀙🀚🀛🀐🀑🀒🀀🀀🀀🀆 ドラ中", "123m123p123s1115z"),
        ("🀇🀈🀉🀜🀝🀞🀖🀗🀘🀀🀀🀁🀁\ufe0f", HAND),
        # numbers of a chat are not the hand
        ("2s 123m456p789s1122z", HAND),
        ("I waited 2s and 123m456p789s1122z", HAND),
        ("ran 500m, then 123m456p789s1122z", HAND),
        ("1p: 123m456p789s1122z", HAND),
        ("E1 123m456p789s1122z", HAND),
        ("in the 1990s 123m456p789s1122z", HAND),
        # a tile behind thirteen is the drawn one
        ("123m456p789s1122z 2s", "123m456p789s1122z2s"),
        ("**123m456p789s1122z** 2s", "123m456p789s1122z2s"),
        ("||123m456p789s1122z|| draw 2s, dora 3p", "123m456p789s1122z2s"),
        ("123m456p789s1122z ツモ2s", "123m456p789s1122z2s"),
        # as it is typed in a hurry, and with the keys of a phone
        ("123M456P789S1122Z", HAND),
        ("123萬456筒789索東東南南", HAND),
        ("123m456p11s[EEE]", "123m456p11s[111z]"),
        ("東東東123M456P789S1z", "123m456p789s1111z"),
        ("1️⃣2️⃣3️⃣m456p789s1122z", HAND),
        # the larger hand, then the first
        ("1234567m then 123m456p789s1122z", HAND),
        ("11122z then 33344z", "11122z"),
    ],
)  # fmt: skip
def test_the_hand_of_a_message(message, hand):
    assert find_hand(message).hand == hand


@pytest.mark.parametrize(
    ("message", "hand", "left_out"),
    [
        (HAND, HAND, ()),
        ("dora 1p, 123m456p789s1122z", HAND, ("1p",)),
        ("2s 123m456p789s1122z", HAND, ("2s",)),
        ("tsumo 2s: 123m456p789s1122z", HAND, ("2s",)),
        ("123m 456p 789s 11z 2z", "123m456p789s11z", ("2z",)),
        ("E1 123m456p789s1122z", HAND, ()),
        ("123m 456p 789s 1122z 3m 4m", f"{HAND}3m", ("4m",)),
    ],
)
def test_tiles_beside_the_hand_are_left_out_and_named(message, hand, left_out):
    assert find_hand(message) == (hand, left_out)


@pytest.mark.parametrize(
    "message",
    ["", "nothing here", "2s", "500m", "1p", "ran 500m in 1p", "in the 1990s", "5 pin tenpai",
     "３人で行く", "一人で中国に行く", "東一局", "https://example.org/123456", "<@1234567890>",
     "WE WERE", "1m 2p", "12345", "mmm", "[1]", "123m456p789s11z22", "abc123m456p789s1122zxyz",
     "11111m", "1M 2M 3M 4M 5M"],
)  # fmt: skip
def test_messages_without_a_hand(message):
    assert find_hand(message) is None


@given(
    hands(), st.sampled_from(["", "what? ", "手牌 ", "- "]), st.sampled_from(["", " lol", " です"])
)
def test_every_hand_is_found_among_words(hand, before, behind):
    found = find_hand(f"{before}{format_hand(hand)}{behind}")
    assert found == ((format_hand(hand), ()) if hand.size >= SMALLEST else None)


@given(typed_texts)
def test_what_is_found_is_a_hand(text):
    found = find_hand(text)
    assert found is None or format_hand(parse_hand(found.hand)) == found.hand


@pytest.mark.parametrize(
    "piece",
    ["1m ", "E ", "9", "[1", "一", "m111", "m11", "r5", "(1111z)", "[4'56m]", "12m 34p ", "1m\n",
     "123m456p789s1122z5m ", "11111m ", "0m ", "🀇", "１", "赤", "x1m",
     "1\ufe0f\u20e3", "ron ", "tsumo:", "**1m||"],
)  # fmt: skip
def test_long_messages_take_time_in_proportion(piece):
    """Twice the message takes at most about twice the time, where the time can be told at all."""

    def seconds(length):
        message = (piece * length)[:length]
        start = time.perf_counter()
        find_hand(message)
        return time.perf_counter() - start

    seconds(500)
    short, long = (min(seconds(length) for _ in range(3)) for length in (2000, 4000))
    assert long < 4 * short + 0.05


def test_only_so_much_of_a_text_is_looked_at():
    assert find_hand("x" * 4000 + " " + HAND) is None
