"""Silence as a question: where tiles raise it, and what the outlook says of it."""

import pytest
from test_slips import OPEN, SILENT, decided

from engine import TENHOU_SANMA
from engine.review import LossKind
from engine.review.cuts import judged_silence, suspicion_of_silence


def is_asked(*args, **more):
    return suspicion_of_silence(decided(*args, **more)) > 0


@pytest.mark.parametrize(
    ("table", "is_loss"),
    [
        ({}, True),
        ({"wall": 4}, True),  # a draw for each player is left
        ({"wall": 3}, False),
        ({"scores": (1000, 33000, 33000, 33000)}, True),
        ({"scores": (900, 33000, 33000, 33100)}, False),
        ({"melds": ((), (OPEN,) * 2, (), ())}, True),
        ({"melds": ((), (), (OPEN,) * 3, ())}, False),  # as near as a riichi
        ({"gone": "3p"}, True),
        ({"gone": "33p"}, False),  # two are too few
        ({"river": "3p"}, False),  # furiten
        ({"declares": True}, False),
    ],
)
def test_silence_is_a_question_where_riichi_could_be_declared(table, is_loss):
    assert is_asked(SILENT, "9m", **table) == is_loss


def test_an_open_hand_cannot_declare():
    assert not is_asked("123m24p789s9m44z [567p]", "9m")


@pytest.mark.parametrize(("gone", "is_loss"), [("", False), ("444s", False), ("4444s", True)])
def test_a_yaku_on_a_tile_that_is_gone_is_none(gone, is_loss):
    """Simples with 4s alone: 1s is none."""
    assert is_asked("222m55567678p23s9m", "9m", gone=gone) == is_loss


@pytest.mark.parametrize(
    ("hand", "river", "is_loss"),
    [
        ("123m567p78s11p444z9m", "3z2z", True),  # 6s and 9s
        (SILENT, "3z2z", False),  # 3p alone, so early: many draws make it better
        ("66m111234p23489s9m", "3z2z1z3z2z1z3z2z1z3z", True),  # 7s alone, but late
        ("123678m123p678s7p9m", "3z2z", False),  # 7p alone: 6p and 8p make it a ryanmen
    ],
)
def test_silence_is_a_loss_where_riichi_is_worth_more(hand, river, is_loss):
    decision = decided(hand, "9m", river=river)
    assert suspicion_of_silence(decision)
    loss = judged_silence(decision)
    assert (loss is not None) == is_loss
    assert loss is None or (loss.kind, loss.better) == (LossKind.NO_RIICHI, None)


def test_of_three_players_the_tiles_alone_decide():
    three = {"rules": TENHOU_SANMA, "seats": (0, 1, 2), "scores": (35000, 35000, 35000, 0)}
    loss = judged_silence(decided("111m24567p789s9m44z", "9m", river="3z2z", **three))
    assert loss.kind is LossKind.NO_RIICHI
