"""Cuts that the outlook judges, each at a decision made of a hand, a cut and the table."""

from dataclasses import replace

import pytest
from test_slips import OPEN, decided

from engine import EAST, NAMES, TENHOU_SANMA, parse_tiles
from engine.logs import Laid
from engine.outlook import RATES, outlook
from engine.review.cuts import judged, outlook_of, suspicion
from engine.tiles import KIND_OF

MISSED = "34578m23466p4789s"
"""With 4s cut it is tenpai for 6m and 9m."""

RIVER = "112233z9s4z"


def option(found, tile):
    return next(it for it in found.options if it.is_cut and NAMES[it.cut] == tile)


HONORS = "111122223333555566z"
"""A river of eighteen tiles, after which no outlook looks further."""


def test_a_cut_is_asked_about_in_the_turns_of_an_outlook_and_while_nobody_presses():
    assert suspicion(decided(MISSED, "4s", river=RIVER)) == 0  # the best cut
    assert suspicion(decided(MISSED, "9s", river=HONORS[:17] + "z")) > 0
    assert suspicion(decided(MISSED, "9s", river=HONORS)) == 0
    assert suspicion(decided(MISSED, "9s", river=RIVER, melds=((), (OPEN,) * 3, (), ()))) == 0


def test_a_tenpai_that_is_missed_late_is_asked_about_first():
    late, early = (suspicion(decided(MISSED, "9s", river=river)) for river in (RIVER, "1z"))
    wider = suspicion(decided("34578m23466p478s1z", "8s", river=RIVER))
    assert late > wider > 0
    assert late > early > 0


@pytest.mark.parametrize("gone", ["", "6m", "99m6s"])
def test_a_cut_costs_the_difference_of_what_an_outlook_says_that_is_asked_by_hand(gone):
    """Each tile in sight is counted once: the river, the indicator and what others have laid."""
    decision = decided(MISSED, "9s", river=RIVER, gone=gone, dora=parse_tiles("9m"))
    loss = judged(decision)
    found = outlook(
        decision.position.hand,
        seat=EAST,
        round=EAST,
        dora=parse_tiles("9m"),
        seen=parse_tiles(gone),
        river=parse_tiles(RIVER),
        turn=9,
        table=RATES,
    )
    assert (loss.worth, loss.best) == (option(found, "9s").worth, option(found, "4s").worth)
    assert loss.points == round(loss.best.points - loss.worth.points)
    assert (NAMES[loss.better], loss.model) == ("4s", found.model)


def test_norths_that_were_set_aside_are_counted_once():
    hand, river, three = "34578p23466s4z789s", "112233z1p", (0, 1, 2)
    decision = decided(
        hand,
        "7s",
        river=river,
        gone="44z",
        rules=TENHOU_SANMA,
        seats=three,
        norths=(2, 0, 0, 0),
    )
    found = outlook(
        decision.position.hand,
        seat=EAST,
        round=EAST,
        dora=decision.position.dora,
        river=parse_tiles(river),
        turn=8,
        rules=TENHOU_SANMA,
        nuki=2,
        table=RATES,
    )
    loss = judged(decision)
    assert loss.worth == option(found, "7s").worth


def test_a_red_five_that_is_cut_costs_more_than_a_plain_one():
    hand = "34578m234056p789s"
    red, plain = (judged(decided(hand, cut, river=RIVER)) for cut in ("0p", "5p"))
    assert NAMES[red.better] == NAMES[plain.better] == "6p"
    assert red.points > plain.points + 500


def test_a_tile_that_must_not_be_cut_is_not_told_as_better():
    kinds = tuple(KIND_OF[tile] for tile in parse_tiles("4s"))
    loss = judged(decided(MISSED, "9s", river=RIVER, forbidden=kinds))
    assert loss is None or NAMES[loss.better] != "4s"


@pytest.mark.parametrize(
    ("hand", "cut", "better"),
    [
        ("34555777899m [555z]", "4m", "8m"),
        ("12345578899m [555z]", "5m", None),  # 8m takes no more tiles
        ("11m345899p114s [555z]", "3p", None),  # goes for all triplets
    ],
)
def test_an_open_hand_is_blamed_where_tiles_agree_and_no_plan_does(hand, cut, better):
    loss = judged(decided(hand, cut, river="1z2z3z4z9s"))
    assert (loss and NAMES[loss.better]) == better


def test_a_discard_that_somebody_called_is_furiten_and_in_sight_once():
    """The 4m lies in a meld, and the hand that waits for 1m and 4m cannot win by ron."""
    decision = decided("23m456p789s11222z5z", "5z", gone="456m")
    mine = (Laid(parse_tiles("4m")[0], 0, caller=1),)
    called = replace(decision.position, rivers=(mine, (), (), ()))
    found = outlook_of(replace(decision, moment=replace(decision.moment, position=called)))
    cut = option(found, "5z")
    assert cut.is_furiten
    assert {NAMES[it.tile]: it.left for it in cut.tiles} == {"1m": 4, "4m": 3}
