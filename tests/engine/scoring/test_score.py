"""Scores: every reading, the dearest first, and the facts that hold for every price."""

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from random_wins import random_win
from won_hands import best_of, hand_of, meld_of, tiles_of, yaku_of

from engine.facts.decompose import decompose
from engine.hand import Hand
from engine.melds import Meld, MeldKind
from engine.rules import MAHJONG_SOUL, TENHOU, Rules
from engine.scoring.points import Payments
from engine.scoring.score import _bonus, _dora_kinds, _priced, score
from engine.scoring.suit_values import honor_yaku, sequence_yaku, tile_yaku, triplet_yaku, value_of
from engine.scoring.terms import earnings, terms_of
from engine.scoring.win import EVENTS, By, Win, WinError
from engine.tiles import EAST, KIND_OF, KINDS, SOUTH

CASES = [random_win(Random(seed)) for seed in range(600)]


def scores():
    """The random wins with their scores."""
    for hand, win, rules in CASES:
        yield hand, win, rules, score(hand, win, rules)


def test_a_reading_is_told_with_its_pair_and_seven_pairs_with_none():
    readings = score(hand_of("223344m556677p8s8s"), Win(tiles_of("8s")[0], By.RON, SOUTH)).readings
    assert [(told["form"], told["pair"]) for told in (row.to_dict() for row in readings)] == [
        ("standard", "8s"),
        ("seven_pairs", None),
    ]


def test_triplets_or_sequences_of_one_hand():
    """222333444m: three closed triplets, or three sequences and pinfu."""
    answer = score(hand_of("222333444m99p67s8s"), Win(tiles_of("8s")[0], By.TSUMO, SOUTH))
    first, second, *_ = answer.readings
    assert yaku_of(first) == {"tsumo": 1, "sanankou": 2}
    assert yaku_of(second) == {"tsumo": 1, "pinfu": 1, "iipeikou": 1}
    assert first.price.points > second.price.points


def test_every_reading_and_every_completion_is_there():
    for hand, win, _, answer in scores():
        completions = [
            (reading, group)
            for reading in decompose(hand)
            for group in dict.fromkeys((*reading.groups, (reading.pair,) * 2))
            if KIND_OF[win.tile] in group and reading.pair is not None and reading.groups
        ]
        standard = [(row.reading, row.group) for row in answer.readings if row.parts[1]]
        orphans = [pair for pair in standard if not pair[0].groups]
        assert len(set(standard)) == len(standard)
        assert set(standard) - set(orphans) == set(completions)
        assert {row.reading for row in answer.readings} == set(decompose(hand))


def test_the_first_reading_is_never_cheaper_than_another():
    for *_, answer in scores():
        for one, other in pairwise(answer.readings):
            assert one.price.points >= other.price.points
            if one.price.points == other.price.points and not one.yakuman:
                assert (one.han, one.fu, one.fu_sum) >= (other.han, other.fu, other.fu_sum)


@pytest.mark.parametrize(
    ("text", "by", "sums"),
    [
        ("234m11123567774s", By.TSUMO, [30, 26]),  # 111s 77s before 11s 777s
        ("234m11123567774s", By.RON, [38, 34]),  # without a yaku too
    ],
)
def test_of_one_price_the_reading_with_more_fu_comes_first(text, by, sums):
    rows = score(hand_of(text), Win(tiles_of("4s")[0], by, SOUTH)).readings
    assert [row.fu_sum for row in rows] == sums
    assert len({(row.price.points, row.han, row.fu) for row in rows}) == 1


def test_fu_items_sum_to_the_fu_before_rounding():
    for *_, answer in scores():
        for row in answer.readings:
            assert 0 <= row.fu - row.fu_sum < 10
            assert row.fu == row.fu_sum == 25 or row.fu % 10 == 0


def test_payments_sum_to_the_total():
    for _, win, _, answer in scores():
        for row in answer.readings:
            price, others = row.price, 2 if win.seat != EAST else 3
            paid = price.payments
            gained = paid.discarder + paid.dealer + others * paid.others + paid.liable
            assert gained + price.sticks == price.total
            assert price.total == price.points + price.honba + price.sticks


def test_dora_never_lower_a_payment():
    random = Random(7)
    for hand, win, rules, answer in scores():
        more = random.randrange(KINDS)
        try:
            richer = score(hand, replace(win, dora=(*win.dora, more)[:5]), rules)
        except WinError:  # a fifth copy of that tile
            continue
        for_less = answer.best.price.total if answer.best else 0
        for_more = richer.best.price.total if richer.best else 0
        assert for_more >= for_less


def test_opening_a_hand_never_raises_a_payment():
    """The same reading with one of its sequences or triplets called is never dearer."""
    opened = 0
    for hand, win, rules, answer in scores():
        if hand.melds or win.riichi or win.tenhou:
            continue
        if any((win.tenhou, win.chiihou, win.renhou, win.rinshan)):
            continue
        for row in answer.readings:
            for called in row.parts[1]:
                if KIND_OF[win.tile] in called or len(called) != 3:
                    continue
                open_hand = _with_meld(hand, called)
                open_rows = score(open_hand, win, rules).readings
                same = [
                    other
                    for other in open_rows
                    if other.group == row.group
                    and sorted((*other.parts[1], called)) == sorted(row.parts[1])
                ]
                assert same
                assert all(other.price.total <= row.price.total for other in same)
                opened += 1
    assert opened > 100


def _with_meld(hand: Hand, group: tuple[int, ...]) -> Hand:
    """The hand with one of its groups called, reds staying where they are first found."""
    concealed = list(hand.concealed)
    taken = []
    for kind in group:
        tile = next(tile for tile in concealed if KIND_OF[tile] == kind and tile != hand.drawn)
        concealed.remove(tile)
        taken.append(tile)
    kind = MeldKind.PON if group[0] == group[-1] else MeldKind.CHI
    return Hand(tuple(concealed), (Meld(kind, tuple(taken)),), hand.drawn)


def test_a_hand_that_is_not_complete_has_no_readings():
    answer = score(hand_of("123m456p789s1133z5z"), Win(tiles_of("5z")[0], By.TSUMO, EAST))
    assert (answer.is_complete, answer.best, answer.readings) == (False, None, ())


def test_four_suits_of_pairs_are_not_complete():
    """11m 22p 33444s 11222z: each suit can be taken apart, but there are four pairs."""
    answer = score(hand_of("11m22p33444s1122z2z"), Win(tiles_of("2z")[0], By.TSUMO, EAST))
    assert not answer.is_complete


def test_seven_pairs_and_ryanpeikou_are_both_answered():
    answer = score(hand_of("223344m556677p8s8s"), Win(tiles_of("8s")[0], By.RON, SOUTH))
    assert [yaku_of(row) for row in answer.readings] == [
        {"tanyao": 1, "ryanpeikou": 3},
        {"tanyao": 1, "chiitoitsu": 2},
    ]


@pytest.mark.parametrize(
    ("text", "melds"),
    [("222333444m99p67s", ()), ("222333m99p67s", (meld_of("chi", "567p"),))],
)
def test_a_hand_of_thirteen_tiles_is_completed_by_the_winning_one(text, melds):
    win = Win(tiles_of("8s")[0], By.RON, SOUTH)
    whole = score(hand_of(f"{text}8s", *melds), win)
    assert score(Hand(tiles_of(text), melds), win) == whole


def test_beside_a_yakuman_nothing_else_is_listed():
    rows = [row for *_, answer in scores() for row in answer.readings if row.yakuman]
    assert rows
    assert {row.yaku for row in rows} == {()}
    assert all(earned.yaku.is_yakuman for row in rows for earned in row.yakuman)


def test_a_yakuman_stands_before_as_many_han_counted():
    """22333444555s: suuankou, and by other groups 14 han; both pay a yakuman."""
    hand = hand_of("22333444555999s", drawn="4s")
    win = Win(
        tiles_of("4s")[0], By.TSUMO, EAST, riichi=1, ippatsu=True, dora=tiles_of("1s1s"), ura=(0,)
    )
    rows = score(hand, win).readings
    assert rows[0].price.points == rows[1].price.points == 48000
    assert [earned.yaku.id for earned in rows[0].yakuman] == ["suuankou"]
    assert rows[1].yakuman == ()
    assert rows[1].han > rows[0].han


@pytest.mark.parametrize(
    ("rules", "payments"),
    [
        # Daisangen and tsuuiisou: Tenhou's feeder answers for both, Mahjong Soul's for the one.
        (TENHOU, Payments(liable=64000)),
        (MAHJONG_SOUL, Payments(dealer=16000, others=8000, liable=32000)),
        (Rules.of("tenhou", pao=[]), Payments(dealer=32000, others=16000)),
    ],
)
def test_pao_by_tsumo(rules, payments):
    melds = [meld_of("pon", text) for text in ("555z", "666z", "777z")]
    win = Win(tiles_of("1z")[0], By.TSUMO, SOUTH, pao=("daisangen",))
    best = best_of(score(hand_of("1122z1z", *melds), win, rules))
    assert best.price.payments == payments
    assert best.price.total == 64000


def test_what_was_scored_before_changes_no_price():
    random = Random(19)
    wins = [random_win(random) for _ in range(1000)]
    found = []
    for _ in range(2):
        clear_caches()
        answers = {}
        for number in random.sample(range(1000), 1000):
            answers[number] = score(*wins[number])
        found.append(answers)
    assert found[0] == found[1]


def clear_caches():
    """Forget every value that scoring keeps between two hands."""
    for remembered in (terms_of, earnings, value_of, _priced, _dora_kinds, _bonus):
        remembered.cache_clear()
    for remembered in (tile_yaku, sequence_yaku, triplet_yaku, honor_yaku):
        remembered.cache_clear()


def test_the_kind_of_a_win_holds_the_facts_that_decide_yaku():
    random = Random(20)
    for _ in range(500):
        _, win, _ = random_win(random)
        happened = {name for name in EVENTS if getattr(win, name)}
        declared = ((), ("riichi",), ("double_riichi",))[win.riichi]
        assert {*win.kind.events} == happened | {*declared}
        assert (win.kind.by, win.kind.seat, win.kind.round) == (win.by, win.seat, win.round)
        assert {*win.kind.pao} == {*win.pao}
