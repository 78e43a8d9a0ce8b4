"""What a review tells, by rounds in notation: seat 0 deals, the hands of the others are hidden."""

import pytest
from made_logs import MISSED, log_text

from engine import NAMES
from engine.logs import LogError, read_log
from engine.outlook import Model
from engine.review import LEAST_POINTS, MOST_LOSSES, LossKind, review


def a_game(*args, **more):
    return read_log(log_text(*args, **more))


def losses(*args, **more):
    found = review(a_game(*args, **more), 0)
    return [(str(loss.kind), loss.better and NAMES[loss.better]) for loss in found.losses]


@pytest.fixture(autouse=True, scope="module")
def _outlook_is_warm():
    """Its tables grow with the first hands, in more time than a review has."""
    review(a_game(*MISSED), 0)


def test_a_tenpai_that_was_missed_costs_the_difference_of_two_outlooks():
    found = review(a_game(*MISSED), 0)
    (loss,) = found.losses
    assert (loss.kind, NAMES[loss.better], loss.round) == (LossKind.CUT, "4s", 0)
    assert loss.points == pytest.approx(loss.best.points - loss.worth.points, abs=0.5)
    assert loss.points >= LEAST_POINTS
    assert loss.model is Model.TABLE
    assert (found.decisions, found.valued, found.is_whole) == (9, 1, True)


@pytest.mark.parametrize(
    ("hand", "draw", "cut"),
    [
        ("34578m23466p478s", "9s", "4s"),  # the best cut
        ("6m1267p12356667z", "8p", "6m"),  # goes for a flush, which no outlook sees
        ("3455789p56s2455z", "6p", "5s"),  # as near to one after the best cut, a guest wind
        ("19m28p37s1234567z", "5p", "5p"),  # far from anything
    ],
)
def test_a_cut_is_no_loss_that_the_outlook_or_a_plan_defends(hand, draw, cut):
    assert losses(hand, draw, cut) == []


def test_no_cut_is_blamed_for_its_worth_while_somebody_is_in_riichi():
    hand, draws, cuts, others = MISSED
    assert losses(hand, draws, cuts, others) == [("cut", "4s")]
    assert losses(hand, draws, cuts, "r" + others) == []


FAR, NEAR = "159m258p47s11235z", "123m456p33579s11z"


@pytest.mark.parametrize(
    ("hand", "cut", "expected"),
    [
        (FAR, "5m", ["push"]),  # musuji, and 4z and 9m are safe
        (FAR, "4z", []),  # the safe tile
        (FAR, "3z", []),  # a guest wind is below 5 %
        (NEAR, "5s", ["push"]),
        (NEAR, "9s", []),  # at 1-shanten a terminal is below 9 %
        ("123m456p34557s44z", "5s", []),  # tenpai
    ],
)
def test_a_dangerous_tile_is_a_loss_where_a_safe_one_was_held(hand, cut, expected):
    found = losses(hand, "9p4z", f"9p {cut}", "r4z 9m 9m")
    assert [kind for kind, _ in found if kind == "push"] == expected


SILENT = "123m567p789s2p44z9m"
"""With 4p it waits for 3p, without a yaku."""


RYANMEN = "123m567p7s11p444z9m"
"""With 8s it waits for 6s and 9s, without a yaku."""


@pytest.mark.parametrize(
    ("cut", "others", "expected"),
    [
        ("9m", "8m 8m 8m 7m 7m 7m", [("no_riichi", None)]),
        ("r9m", "8m 8m 8m 7m 7m 7m", []),
        ("9m", "6s 6s 6s 6s 9s 9s", []),  # two left are too few to ask
        ("9m", "8m 8m 8m r7m 7m 7m", []),  # somebody is in riichi
    ],
)
def test_silence_without_a_yaku_is_a_question(cut, others, expected):
    assert losses(RYANMEN, "3z3z8s", f"3z 3z {cut}", others) == expected


LATER = "8m 8m 8m 7m 7m 7m 6m 6m 6m 5m 5m 5m"


def test_an_idea_is_told_once_a_round():
    found = losses(RYANMEN, "3z3z8s6z5z", "3z 3z 9m 6z 5z", LATER)
    assert found == [("no_riichi", None)]


def test_a_discard_after_the_own_riichi_is_no_decision():
    found = review(a_game(RYANMEN, "3z3z8s6z5z", "3z 3z r9m 6z 5z", LATER), 0)
    assert (found.losses, found.decisions) == ((), 3)


@pytest.mark.parametrize(
    ("hand", "draw", "cut"),
    [
        ("123m567p78s23p44s9m", "9s", "9m"),  # pinfu
        ("123678m123p678s9m", "7p", "9m"),  # waits for 7p: 6p and 8p make it a ryanmen
    ],
)
def test_silence_is_none_with_a_yaku_or_where_the_hand_improves(hand, draw, cut):
    assert losses(hand, draw, cut) == []


def test_three_players_are_asked_by_tiles_alone():
    assert losses("111567p7s22p444z9m", "8s", "9m", "", players=3) == [("no_riichi", None)]


def test_riichi_on_nothing_or_in_furiten_is_a_loss():
    gone = "3p 3p 3p 3p 8s 7s"
    assert losses(SILENT, "8s7s4p", "8s 7s r9m", gone) == [("dead_riichi", None)]
    waits_1p_4p, others = "123m567p789s3p44z9m", "8m 8m 8m 7m 7m 7m"
    furiten = [("furiten_riichi", None)]
    assert losses(waits_1p_4p, "1p8s2p", "1p 8s r9m", others) == furiten
    assert losses(waits_1p_4p, "9p8s2p", "9p 8s r9m", others) == []


@pytest.mark.parametrize(
    ("hand", "draws", "cuts", "others", "expected"),
    [
        ("123m567p789s23p44s", "9m1p", "9m 1p", "8s 8s 8s", ["1p"]),  # drawn
        ("123m567p789s23p44s", "9m9m", "9m 9m", "4p 1p 8m", ["4p"]),  # once: furiten then
        ("1m234567p789s44s3p", "4p9m", "1m 9m", "8s 8s 8m", []),
        ("123m567p789s24p44z", "9m9m", "9m 9m", "8s 8s 3p", []),  # no yaku
        ("123m567p789s24p44z", "9m9m", "r9m 9m", "8s 8s 3p", ["3p"]),  # riichi is one
    ],
)
def test_a_win_that_was_passed_is_a_loss(hand, draws, cuts, others, expected):
    found = review(a_game(hand, draws, cuts, others), 0).losses
    passed = [loss for loss in found if loss.kind is LossKind.PASSED_WIN]
    assert [NAMES[loss.better] for loss in passed] == expected
    assert all(loss.points >= 1000 for loss in passed)


DRAWN = ("123m567p789s23p44s", "9m1p", "9m 1p", "8s 8s 8s 7m 7m 7m")
"""Pinfu by tsumo is passed: 400 from two players and 700 from the dealer."""
LEFT = ("123m567p789s23p44s", "9m9m", "9m 9m", "4p 1m 8s 7m 7m 7m")
"""1,000 by ron from seat 1 are passed."""


@pytest.mark.parametrize(
    ("play", "begun", "scores", "final", "is_loss"),
    [
        # 29,500 are below 29,600, 29,700 above.
        (DRAWN, (7, 0, 0), (28000, 30000, 20000, 22000), False, False),
        (DRAWN, (7, 0, 0), (28200, 30000, 19800, 22000), False, True),
        # A honba is 300 more for the winner, and 100 less for each other player.
        (DRAWN, (7, 1, 0), (28000, 30000, 20000, 22000), False, True),
        # A stick on the table is 1,000 more.
        (DRAWN, (7, 0, 1), (27000, 30000, 20000, 22000), False, False),
        (DRAWN, (7, 0, 1), (27500, 30000, 20000, 21500), False, True),
        # 22,000 less 700 are above 20,000 and 1,500; the dealer pays 700, and so 21,300 are equal.
        (DRAWN, (7, 0, 0), (19700, 30000, 28300, 22000), False, False),
        (DRAWN, (7, 0, 0), (19800, 30000, 28200, 22000), False, True),
        # Seat 1 pays for the ron: 29,900 are above 29,000, and 28,900 below.
        (LEFT, (7, 0, 0), (28900, 30000, 20000, 21100), False, True),
        (LEFT, (7, 0, 0), (27900, 30000, 20000, 22100), False, False),
        # Seat 2 leads and pays nothing for the ron of seat 1.
        (LEFT, (7, 0, 0), (28900, 20000, 30000, 21100), False, False),
        # South 3 is not the last round, and East 4 is that of a game that ended there.
        (DRAWN, (6, 0, 0), (28000, 30000, 20000, 22000), False, True),
        (DRAWN, (3, 0, 0), (28000, 30000, 20000, 22000), False, True),
        (DRAWN, (3, 0, 0), (28000, 30000, 20000, 22000), True, False),
        (DRAWN, (3, 0, 0), (28200, 30000, 19800, 22000), True, True),
        # Nothing keeps a log from scores that no game has.
        (DRAWN, (7, 0, 0), (28050, 30050, 19950, 21950), False, False),
        # In a West round whoever has enough ends the game.
        (DRAWN, (11, 0, 0), (28000, 30000, 20000, 22000), False, False),
    ],
)
def test_a_win_that_is_passed_in_the_last_round_is_a_loss_of_a_place_alone(
    play, begun, scores, final, is_loss
):
    told = scores if final else None
    found = review(a_game(*play, begun=begun, scores=scores, final=told), 0).losses
    assert [loss.kind for loss in found] == [LossKind.PASSED_WIN] * is_loss


def test_a_review_ends_with_its_time():
    game = a_game(*MISSED)
    late = review(game, 0, seconds=0)
    assert (late.losses, late.valued, late.is_whole) == ((), 0, False)


def test_nobody_sits_at_seat_7_and_a_hidden_hand_has_no_decisions():
    game = a_game(*MISSED)
    with pytest.raises(LogError):
        review(game, 7)
    hidden = review(game, 1)
    assert (hidden.losses, hidden.decisions) == ((), 0)
    assert MOST_LOSSES == 5
