"""Scores of random wins against the mahjong library: yaku, han, fu and every payment.

1,500 wins in the default run; the variable SCORE_WINS asks for more, such as 50000.
"""

import os
from random import Random

from peer_score import CALCULATOR, question
from random_wins import random_win
from test_score_facts import THEIR_NAMES
from won_hands import yaku_of

from engine.scoring.score import score

WINS = int(os.environ.get("SCORE_WINS", "1500"))


def test_random_wins_equal_theirs():
    random = Random(20_240_601)
    differing, seen = [], set()
    for _ in range(WINS):
        hand, win, rules = random_win(random)
        answer = score(hand, win, rules)
        ours, theirs = _ours(answer), _theirs(hand, win, rules)
        seen |= ours["yaku"]
        if ours != theirs:
            differing.append((hand, win, rules, ours, theirs))
    assert not differing, f"{len(differing)} of {WINS}, the first: {differing[0]}"
    assert len(seen) > 40, "the random wins hold too few different yaku"


def _ours(answer):
    best = answer.best
    if best is None:
        return {"wins": False, "yaku": set()}
    payments = best.price.payments
    return {
        "wins": True,
        "yaku": set(yaku_of(best)),
        "han": best.han,
        "fu": None if best.yakuman else best.fu,
        "total": best.price.total,
        "payments": (payments.discarder or payments.dealer or payments.others, payments.others),
    }


def _theirs(hand, win, rules):
    answer = CALCULATOR.estimate_hand_value(**question(hand, win, rules))
    if answer.error is not None:
        assert answer.error == "no_yaku", answer.error
        return {"wins": False, "yaku": set()}
    cost = answer.cost
    names = [
        THEIR_NAMES.get(yaku.name, (yaku.name.lower().replace(" ", "_"),)) for yaku in answer.yaku
    ]
    # A dealer's tsumo is paid the same by all: they call it main as well as additional.
    main = cost["main"] + cost["main_bonus"]
    others = cost["additional"] + cost["additional_bonus"]
    return {
        "wins": True,
        "yaku": {name for ours in names for name in ours},
        "han": answer.han,
        "fu": None if answer.yaku[0].is_yakuman else answer.fu,
        "total": cost["total"],
        "payments": (main, others),
    }
