"""The table of points: against the hands that there are, and against another library."""

from collections import Counter
from itertools import combinations, product

import pytest
from mahjong.hand_calculating.hand_config import HandConfig, OptionalRules
from mahjong.hand_calculating.scores import ScoresCalculator

from engine.hand import Hand
from engine.melds import Meld, MeldKind
from engine.rules import PRESETS, TENHOU, TENHOU_SANMA, presets_for
from engine.scoring.points import LEAST_HAN, Limit, Payments, Worth, rows_of_han, table_row
from engine.scoring.score import score
from engine.scoring.win import By, Win
from engine.tiles import EAST, SOUTH, TILE_OF_NAME


def tiles(text):
    return tuple(TILE_OF_NAME[rank + text[-1]] for rank in text[:-1])


# Groups that give every number of fu without more yaku than they must: 222p beside 999s are no
# tanyao and no chanta, and suits are mixed.
GROUPS = {
    "sequence": [("123m", None), ("567p", None), ("345s", None), ("678m", None)],
    "called": [("234s", MeldKind.CHI)],
    "closed": [("222p", None), ("999s", None)],
    "open": [("888p", MeldKind.PON), ("111s", MeldKind.PON)],
    "closed kan": [("1111p", MeldKind.CLOSED_KAN), ("9999m", MeldKind.CLOSED_KAN)],
    "open kan": [("9999p", MeldKind.OPEN_KAN)],
}
PAIRS = ("44z", "11z", "55z", "22s")
"""A pair that gives nothing to south in the east round, one of a wind, a dragon, a simple."""

WINDS = ((SOUTH, EAST), (EAST, EAST))
"""Seat and round: east is a wind of value for the first, worth 4 fu for the second."""


def built_hands():
    """Yield concealed tiles and melds of hands with every mix of groups, each with its pairs."""
    groups = [group for some in GROUPS.values() for group in some]
    for chosen in combinations(groups, 4):
        melds = tuple(Meld(kind, tiles(text)) for text, kind in chosen if kind)
        loose = tuple(tile for text, kind in chosen if not kind for tile in tiles(text))
        for pair in PAIRS:
            held = loose + tiles(pair)
            if max(Counter((*held, *(t for m in melds for t in m.tiles))).values()) <= 4:
                yield held, melds


@pytest.fixture(scope="module")
def least_han():
    """The least han of each number of fu, by ron and tsumo, of all the hands built here."""
    found = {by: {} for by in By}
    for held, melds in built_hands():
        for tile, by, (seat, round_wind) in product(sorted(set(held)), By, WINDS):
            result = score(Hand(held, melds, tile), Win(tile, by, seat, round_wind))
            for row in result.readings:
                # Without yaku, haitei or another single han makes it a win.
                if not row.yakuman:
                    han = max(1, row.han)
                    found[by][row.fu] = min(han, found[by].get(row.fu, han))
    for by, seat in product(By, (SOUTH, EAST)):
        pairs = Hand(
            tiles("1144m") + tiles("2299p") + tiles("3388s") + tiles("66z"), (), tiles("6z")[0]
        )
        best = score(pairs, Win(pairs.drawn, by, seat, EAST)).best
        found[by][25] = best.han
    return found


def test_the_least_han_of_each_number_of_fu(least_han):
    below = {
        by: {fu: han for fu, han in least.items() if han < 5} for by, least in least_han.items()
    }
    assert below == {by: dict(least) for by, least in LEAST_HAN.items()}


def peer_points(worth, *, rules, tsumo, dealer, honba):
    config = HandConfig(
        is_tsumo=tsumo,
        player_wind=27 if dealer else 28,
        tsumi_number=honba,
        options=OptionalRules(
            kiriage=rules.kiriage, kazoe_limit=0 if rules.kazoe else 1, has_double_yakuman=True
        ),
    )
    yakuman = worth.yakuman > 0
    han = worth.yakuman * 13 or worth.han
    return ScoresCalculator.calculate_scores(han, worth.fu or 30, config, is_yakuman=yakuman)


@pytest.mark.parametrize("preset", presets_for(4))
@pytest.mark.parametrize("honba", [0, 1, 7])
def test_every_row_is_paid_as_the_mahjong_library_pays_it(preset, honba, least_han):
    rules = PRESETS[preset]
    below = product(range(1, 5), {fu for least in least_han.values() for fu in least})
    worths = [
        Worth(han, fu)
        for han, fu in below
        if any(han >= least.get(fu, 5) for least in least_han.values())
    ]
    worths += [Worth(han) for han in range(5, 20)] + [Worth(yakuman=times) for times in range(1, 7)]
    compared = 0
    for worth in worths:
        row = table_row(worth, rules=rules, honba=honba)
        prices = row.ron, row.tsumo, row.dealer_ron, row.dealer_tsumo
        for price, (dealer, tsumo) in zip(prices, product((False, True), repeat=2), strict=True):
            least = least_han[By.TSUMO if tsumo else By.RON].get(worth.fu, 99)
            assert (price is None) is (worth.fu > 0 and worth.han < least)
            if price is None:
                continue
            peer = peer_points(worth, rules=rules, tsumo=tsumo, dealer=dealer, honba=honba)
            assert price.total == peer["main"] + peer["main_bonus"] + (
                2 * (peer["additional"] + peer["additional_bonus"])
            )
            compared += 1
    assert compared >= 200


def test_three_players_lose_the_third_part_of_a_tsumo():
    row = table_row(Worth(5), honba=1, rules=TENHOU_SANMA)
    assert row.ron.payments.discarder == 8000 + 2 * TENHOU_SANMA.honba_each
    assert row.tsumo.payments == Payments(
        dealer=4000 + TENHOU_SANMA.honba_each, others=2000 + TENHOU_SANMA.honba_each
    )
    assert row.tsumo.points == 6000
    assert row.dealer_tsumo.points == 8000


def test_kiriage_and_kazoe_decide():
    assert table_row(Worth(4, 30)).limit == Limit.NONE
    assert table_row(Worth(4, 30), rules=PRESETS["wrc"]).ron.points == 8000
    assert table_row(Worth(3, 60), rules=PRESETS["m_league"]).limit == Limit.MANGAN
    assert table_row(Worth(13)).limit == Limit.YAKUMAN
    assert table_row(Worth(13), rules=PRESETS["m_league"]).limit == Limit.SANBAIMAN
    assert table_row(Worth(yakuman=1), rules=PRESETS["m_league"]).limit == Limit.YAKUMAN


@pytest.mark.parametrize(
    ("han", "fu"),
    [
        (1, [30, 40, 50, 60, 70, 80, 90, 100, 110]),
        (2, [20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110]),
        (3, [20, 25, 30, 40, 50, 60, 70]),
        (4, [20, 25, 30, 40]),
        (5, [0]),
        (8, [0]),
    ],
)
def test_the_rows_of_so_many_han_end_at_mangan(han, fu):
    rows = rows_of_han(han)
    assert [row.worth.fu for row in rows] == fu
    assert all(row.worth.han == han for row in rows)
    points = [row.tsumo.points for row in rows if row.tsumo]
    assert points == sorted(points)


@pytest.mark.parametrize(
    "worth",
    [(0, 30), (1, 20), (1, 25), (2, 35), (2, 120), (-1, 30), (4, 30, 1), (0, 0, 7), (0, 0, -1), ()],
)
def test_han_and_fu_of_no_hand_are_refused(worth):
    with pytest.raises(ValueError, match=r"han|fu|yakuman"):
        Worth(*worth)


def test_less_than_no_honba_are_refused():
    with pytest.raises(ValueError, match="there are 0 honba or more, not -1"):
        table_row(Worth(4, 30), honba=-1)


def test_less_than_mangan_needs_its_fu():
    with pytest.raises(ValueError, match="by their fu"):
        table_row(Worth(4), rules=TENHOU)


def test_a_worth_is_read_from_text():
    assert [Worth.parse(text) for text in ("4 30", "5", "mangan", "baiman", "yakuman")] == [
        Worth(4, 30),
        Worth(5),
        Worth(5),
        Worth(8),
        Worth(yakuman=1),
    ]
    assert table_row("4 30", rules="ema") == table_row(Worth(4, 30), rules=PRESETS["ema"])


@pytest.mark.parametrize("text", ["", "4 30 2", "four", "４ 30", "-4 30", "4.0"])
def test_a_text_that_is_no_worth_is_refused(text):
    with pytest.raises(ValueError, match="a worth is"):
        Worth.parse(text)
